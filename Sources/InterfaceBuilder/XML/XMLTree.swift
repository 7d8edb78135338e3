/// A parsed file as flat arrays: elements in document order, their attributes, and every value's bytes in one buffer. The memory is the
/// tree's own, or a mapped file's.
package final class XMLTree {
    package struct Element: BitwiseCopyable {
        package var name: IBName
        var parent: Int32
        package var firstChild: Int32 = -1
        package var nextSibling: Int32 = -1
        package var firstAttribute: Int32
        package var attributeCount: Int32
        var text = Bytes(start: 0, count: 0)
        /// Where the element starts in the file; lines are counted only for those who ask. In a compiled file, its line.
        var offset: Int32
    }

    package struct Attribute: BitwiseCopyable {
        package let name: IBName
        package let value: Bytes
    }

    /// A range of `bytes`.
    package struct Bytes: BitwiseCopyable {
        package var start: Int32
        package var count: Int32
    }

    let elements: UnsafeBufferPointer<Element>
    let attributes: UnsafeBufferPointer<Attribute>
    let bytes: UnsafeBufferPointer<UInt8>
    let names: NameTable
    /// Who gives the memory back.
    private let release: () -> Void

    init(
        elements: UnsafeBufferPointer<Element>, attributes: UnsafeBufferPointer<Attribute>, bytes: UnsafeBufferPointer<UInt8>,
        names: NameTable, release: @escaping () -> Void
    ) {
        self.elements = elements
        self.attributes = attributes
        self.bytes = bytes
        self.names = names
        self.release = release
    }

    convenience init(_ builder: Builder) {
        let elements = Self.copy(builder.elements)
        let attributes = Self.copy(builder.attributes)
        let bytes = Self.copy(builder.bytes)
        self.init(elements: elements, attributes: attributes, bytes: bytes, names: builder.names) {
            elements.deallocate()
            attributes.deallocate()
            bytes.deallocate()
        }
    }

    private static func copy<Value>(_ values: [Value]) -> UnsafeBufferPointer<Value> {
        let memory = UnsafeMutableBufferPointer<Value>.allocate(capacity: max(1, values.count))
        _ = memory.initialize(from: values)
        return UnsafeBufferPointer(rebasing: UnsafeBufferPointer(memory)[..<values.count])
    }

    deinit { release() }

    /// The arrays while they grow.
    struct Builder {
        var elements: [Element] = []
        var attributes: [Attribute] = []
        var bytes: [UInt8] = []
        var names = NameTable()
    }

    @inline(__always) func withBytes<Result>(_ range: Bytes, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        body(slice(range))
    }

    @inline(__always) private func slice(_ range: Bytes) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.baseAddress.map { $0 + Int(range.start) }, count: Int(range.count))
    }

    func string(_ range: Bytes) -> String { String(decoding: slice(range), as: UTF8.self) }

    func equal(_ left: Bytes, _ right: Bytes) -> Bool {
        left.count == right.count && slice(left).elementsEqual(slice(right))
    }

    func attribute(_ name: IBName, of element: Int32) -> Bytes? {
        let owner = elements[Int(element)]
        var index = Int(owner.firstAttribute)
        let end = index + Int(owner.attributeCount)
        while index < end {
            if attributes[index].name == name { return attributes[index].value }
            index += 1
        }
        return nil
    }

    /// An element and all below it, in document order, are neighbours in the array: the index after the last of them.
    func end(of element: Int32) -> Int32 {
        var current = element
        while current >= 0 {
            let next = elements[Int(current)].nextSibling
            if next >= 0 { return next }
            current = elements[Int(current)].parent
        }
        return Int32(elements.count)
    }
}
