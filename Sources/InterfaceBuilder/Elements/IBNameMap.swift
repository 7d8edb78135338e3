/// Small numbers for names: what a reader of many attributes switches over.
package struct IBNameMap: Sendable {
    private var codes: [UInt8]

    /// Names that the schema doesn't have are a slip of ours.
    package init<Code: RawRepresentable & CaseIterable>(_ type: Code.Type, name: (Code) -> String)
    where Code.RawValue == UInt8 {
        codes = [UInt8](repeating: 0, count: KnownNames.shared.count)
        for code in type.allCases where code.rawValue != 0 {
            guard let known = KnownNames.shared.name(name(code)) else {
                preconditionFailure("the schema has no name '\(name(code))'; add it to Elements/Schema.swift")
            }
            codes[Int(known.index)] = code.rawValue
        }
    }

    /// 0 for a name that is not in the map.
    package subscript(_ name: IBName) -> UInt8 {
        Int(name.index) < codes.count ? codes[Int(name.index)] : 0
    }
}

/// An attribute's value, not yet read.
package struct IBValue {
    let tree: XMLTree
    let range: XMLTree.Bytes

    package var string: String { tree.string(range) }
    package var isEmpty: Bool { range.count == 0 }
    package var bool: Bool? { tree.withBytes(range, Validator.bool) }
    package var number: Double? { tree.withBytes(range, NumberParsing.double) }
    package var int: Int { Int(clamping: number) }
}

extension IBElement {
    package var nameID: IBName { document.tree.elements[Int(index)].name }

    /// Each attribute in the file's order.
    @inline(__always)
    package func eachAttribute(_ body: (IBName, IBValue) -> Void) {
        let tree = document.tree
        let element = tree.elements[Int(index)]
        var position = Int(element.firstAttribute)
        let end = position + Int(element.attributeCount)
        while position < end {
            let attribute = tree.attributes[position]
            body(attribute.name, IBValue(tree: tree, range: attribute.value))
            position += 1
        }
    }
}
