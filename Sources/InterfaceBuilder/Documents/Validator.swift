/// One walk over the tree: collects objects by id and everything that the schema doesn't know or allow.
final class Validator {
    struct Problem {
        let severity: IBDiagnostic.Severity
        let reason: IBDiagnostic.Reason
        let element: Int32
        let message: String
    }

    private let tree: XMLTree
    private let schema = Schema.shared
    private(set) var objects: ObjectTable
    private(set) var problems: [Problem] = []
    private var references: [(element: Int32, attribute: Int)] = []
    private let idName: IBName = "id"

    /// Problems found, of which only the first are kept.
    private(set) var count = 0
    private let limit: Int

    init(_ tree: XMLTree, _ objects: ObjectTable, limit: Int) {
        self.limit = limit
        self.tree = tree
        self.objects = objects
    }

    func run() {
        var index: Int32 = 0
        let count = Int32(tree.elements.count)
        while index < count {
            let name = tree.elements[Int(index)].name
            let elementClass = schema.elementClass(name)
            if elementClass == .designTime {
                index = tree.end(of: index)
                continue
            }
            if elementClass == nil {
                let text = tree.names.text(name)
                report(.unknownElement(text), index, "the element <\(text)> is unknown and stays unused")
            }
            check(index, name, isKnown: elementClass != nil)
            index += 1
        }
        for reference in references { resolve(reference.element, reference.attribute) }
    }

    private func check(_ index: Int32, _ name: IBName, isKnown: Bool) {
        let element = tree.elements[Int(index)]
        let first = Int(element.firstAttribute)
        for position in first..<(first + Int(element.attributeCount)) {
            let attribute = tree.attributes[position]
            if attribute.name == idName {
                if !objects.insert(attribute.value, element: index, tree: tree) {
                    report(
                        .brokenReference, index, "the id \(tree.string(attribute.value)) is taken; the first object keeps it")
                }
                continue
            }
            guard isKnown else { continue }
            guard let kind = schema.kind(of: attribute.name, in: name) else {
                let text = tree.names.text(attribute.name)
                let owner = tree.names.text(name)
                report(
                    .unknownAttribute(element: owner, attribute: text), index,
                    "<\(owner)> has an unknown attribute \(text)=\"\(clipped(attribute.value))\", which stays unused")
                continue
            }
            check(attribute, position, kind, index, name)
        }
    }

    private func check(
        _ attribute: XMLTree.Attribute, _ position: Int, _ kind: Schema.ValueKind, _ index: Int32, _ name: IBName
    ) {
        let expected: String
        switch kind {
        case .text, .designTime: return
        case .reference:
            references.append((index, position))
            return
        case .bool:
            if tree.withBytes(attribute.value, { Self.bool($0) }) != nil { return }
            expected = "YES or NO"
        case .number:
            if tree.withBytes(attribute.value, NumberParsing.double) != nil { return }
            expected = "a number"
        case .multiplier:
            if tree.withBytes(attribute.value, NumberParsing.multiplier) != nil { return }
            expected = "a factor or a ratio"
        case .keyword(let list):
            let words = schema.keywords[list]
            if tree.withBytes(
                attribute.value, { bytes in words.contains { Self.equal($0, bytes) } })
            {
                return
            }
            expected = "one of " + words.map { String(decoding: $0, as: UTF8.self) }.joined(separator: ", ")
        }
        let owner = tree.names.text(name)
        let text = tree.names.text(attribute.name)
        report(
            .badValue, index,
            "<\(owner)> has \(text)=\"\(clipped(attribute.value))\", which is not \(expected); the default is used")
    }

    private func resolve(_ index: Int32, _ position: Int) {
        let attribute = tree.attributes[position]
        if tree.withBytes(attribute.value, { objects.element($0, tree: tree) }) != nil { return }
        let owner = tree.names.text(tree.elements[Int(index)].name)
        let text = tree.names.text(attribute.name)
        report(.brokenReference, index, "<\(owner)> has \(text)=\"\(clipped(attribute.value))\", and no object has that id")
    }

    private func report(_ reason: IBDiagnostic.Reason, _ element: Int32, _ message: @autoclosure () -> String) {
        count += 1
        guard problems.count < limit else { return }
        problems.append(Problem(severity: .warning, reason: reason, element: element, message: message()))
    }

    private func clipped(_ range: XMLTree.Bytes) -> String {
        range.count <= 60 ? tree.string(range) : tree.string(XMLTree.Bytes(start: range.start, count: 60)) + "…"
    }

    @inline(__always) private static func equal(_ word: [UInt8], _ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
        guard word.count == bytes.count else { return false }
        for index in 0..<word.count where word[index] != bytes[index] { return false }
        return true
    }

    static func bool(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool? {
        if bytes.count == 3, bytes[0] == 0x59, bytes[1] == 0x45, bytes[2] == 0x53 { return true }
        if bytes.count == 2, bytes[0] == 0x4E, bytes[1] == 0x4F { return false }
        return nil
    }
}
