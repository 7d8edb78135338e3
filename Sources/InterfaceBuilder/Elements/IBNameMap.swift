/// Small numbers for names: what a reader of many attributes switches over.
package struct IBNameMap: @unchecked Sendable {
    /// By the names' numbers, and as long as the program runs.
    package let codes: UnsafePointer<UInt8>
    package let count: Int

    /// Names that the schema doesn't have are a slip of ours.
    package init<Code: RawRepresentable & CaseIterable>(_ type: Code.Type, name: (Code) -> String)
    where Code.RawValue == UInt8 {
        count = KnownNames.shared.count
        let codes = UnsafeMutablePointer<UInt8>.allocate(capacity: count)
        codes.initialize(repeating: 0, count: count)
        for code in type.allCases where code.rawValue != 0 {
            guard let known = KnownNames.shared.name(name(code)) else {
                fatalError("the schema has no name '\(name(code))'; add it to Elements/Schema.swift")
            }
            codes[Int(known.index)] = code.rawValue
        }
        self.codes = UnsafePointer(codes)
    }

    /// 0 for a name that is not in the map.
    package subscript(_ name: IBName) -> UInt8 { Int(name.index) < count ? codes[Int(name.index)] : 0 }
}

/// An attribute's value, not yet read. Good as long as the document is there.
package struct IBValue: BitwiseCopyable {
    package let bytes: UnsafeBufferPointer<UInt8>

    package init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    package var string: String { String(decoding: bytes, as: UTF8.self) }
    package var isEmpty: Bool { bytes.isEmpty }
    package var bool: Bool? { Validator.bool(bytes) }
    package var number: Double? { NumberParsing.double(bytes) }
    package var int: Int { Int(clamping: number) }
}

extension IBElement {
    package var nameID: IBName { document.tree.elements[Int(index)].name }

    /// What `read` makes of an attribute's bytes; nil where there is none of the name.
    package func word<Value>(_ name: IBName, _ read: (IBValue) -> Value) -> Value? {
        document.tree.attribute(name, of: index).map { document.tree.withBytes($0) { read(IBValue($0)) } }
    }

    /// Each attribute in the file's order.
    package func eachAttribute(_ body: (IBName, IBValue) -> Void) {
        let tree = document.tree
        let element = tree.elements[Int(index)]
        for attribute in tree.attributes[Int(element.firstAttribute)..<Int(element.firstAttribute + element.attributeCount)] {
            tree.withBytes(attribute.value) { body(attribute.name, IBValue($0)) }
        }
    }
}

/// A document's arrays as they lie in memory, for who reads elements by the thousand: no references are counted, so he keeps the document.
package struct IBRecords: BitwiseCopyable {
    package let elements: UnsafePointer<XMLTree.Element>
    package let attributes: UnsafePointer<XMLTree.Attribute>
    package let bytes: UnsafePointer<UInt8>
}

extension IBDocument {
    package var records: IBRecords {
        IBRecords(
            elements: tree.elements.baseAddress!, attributes: tree.attributes.baseAddress!, bytes: tree.bytes.baseAddress!)
    }
    /// The element after the last of those in an element.
    package func end(of element: IBElement) -> Int32 { tree.end(of: element.index) }
}
