/// A parsed file as flat arrays: elements in document order, their attributes, and every value's bytes in one buffer.
struct XMLTree {
    struct Element {
        var name: IBName
        var parent: Int32
        var firstChild: Int32 = -1
        var nextSibling: Int32 = -1
        var firstAttribute: Int32
        var attributeCount: Int32
        var text = Bytes(start: 0, count: 0)
        /// Where the element starts in the file; lines are counted only for those who ask.
        var offset: Int32
    }

    struct Attribute {
        let name: IBName
        let value: Bytes
    }

    /// A range of `bytes`.
    struct Bytes {
        var start: Int32
        var count: Int32
    }

    var elements: [Element] = []
    var attributes: [Attribute] = []
    var bytes: [UInt8] = []
    var names = NameTable()

    func string(_ range: Bytes) -> String {
        String(decoding: bytes[Int(range.start)..<Int(range.start + range.count)], as: UTF8.self)
    }

    func withBytes<Result>(_ range: Bytes, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
        bytes.withUnsafeBufferPointer {
            body(UnsafeBufferPointer(rebasing: $0[Int(range.start)..<Int(range.start + range.count)]))
        }
    }

    func equal(_ left: Bytes, _ right: Bytes) -> Bool {
        left.count == right.count && withBytes(left) { a in withBytes(right) { b in a.elementsEqual(b) } }
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
