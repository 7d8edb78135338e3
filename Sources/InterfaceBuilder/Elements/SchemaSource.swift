/// The schema's lines, read once.
///
/// `class: element element$ element+ | attribute attribute? …`: `$` keeps the element's text, `+` says that its view is as large as what it
/// shows. After an attribute, `?` says a boolean, `#` a number,
/// `*` a multiplier, `@` an object's id, `-` design time, `=a/b` one of these words, nothing a text. `%name` stands for a group of attributes.
struct SchemaSource: Sendable {
    struct Attribute: Sendable {
        var name: String
        var kind: Schema.ValueKind
        var keywords: [String] = []
    }

    struct Element: Sendable {
        var name: String
        var hasText = false
        var isSizedByContent = false

        init(_ word: Substring) {
            name = String(word.prefix { $0 != "$" && $0 != "+" })
            hasText = word.hasSuffix("$")
            isSizedByContent = word.hasSuffix("+")
        }
    }

    struct Line: Sendable {
        var elementClass: ElementClass
        var elements: [Element]
        var attributes: [Attribute]
    }

    private(set) var lines: [Line] = []
    private(set) var common: [Attribute] = []

    /// Each name at least once.
    var names: [String] {
        lines.flatMap { $0.elements.map(\.name) + $0.attributes.map(\.name) } + common.map(\.name)
    }

    init(_ texts: [String]) {
        var groups: [Substring: [Attribute]] = [:]
        for line in texts.joined(separator: "\n").split(separator: "\n") {
            guard let colon = line.firstIndex(of: ":") else {
                fatalError("a line of the schema without a colon: \(line)")
            }
            let head = line[..<colon]
            let parts = line[line.index(after: colon)...].split(separator: "|", omittingEmptySubsequences: false)
            let words = { (index: Int) in parts.count > index ? parts[index].split(separator: " ") : [] }
            if head.hasPrefix("%") {
                groups[head] = Self.attributes(words(0), groups)
            } else if head == "common" {
                common = Self.attributes(words(0), groups)
            } else {
                guard let elementClass = ElementClass(rawValue: String(head)) else {
                    fatalError("the schema knows no class '\(head)'")
                }
                lines.append(
                    Line(
                        elementClass: elementClass, elements: words(0).map(Element.init),
                        attributes: Self.attributes(words(1), groups)))
            }
        }
    }

    private static func attributes(_ words: [Substring], _ groups: [Substring: [Attribute]]) -> [Attribute] {
        words.flatMap { word -> [Attribute] in
            if word.hasPrefix("%") {
                guard let group = groups[word] else { fatalError("the schema has no group \(word)") }
                return group
            }
            if let equal = word.firstIndex(of: "=") {
                let keywords = word[word.index(after: equal)...].split(separator: "/").map(String.init)
                return [Attribute(name: String(word[..<equal]), kind: .text, keywords: keywords)]
            }
            let kinds: [Character: Schema.ValueKind] = [
                "?": .bool, "#": .number, "*": .multiplier, "@": .reference, "-": .designTime,
            ]
            if let last = word.last, let kind = kinds[last] { return [Attribute(name: String(word.dropLast()), kind: kind)] }
            return [Attribute(name: String(word), kind: .text)]
        }
    }
}

extension SchemaSource {
    static let source = SchemaSource([
        documentSchema, controllerSchema, viewSchema, listSchema, constraintSchema, connectionSchema, valueSchema,
    ])
}
