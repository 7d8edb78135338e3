import AppleFoundation

/// The rules of style sheets, as far as each looks at one element alone: names, classes, identifiers.
struct CSSSheet {
    typealias Declaration = (name: String, value: String)

    private struct Rule {
        var element: String?
        var classes: [String] = []
        var identifier: String?
        var declarations: [Declaration]

        /// What says more counts more.
        var weight: Int { (identifier == nil ? 0 : 100) + classes.count * 10 + (element == nil ? 0 : 1) }
    }

    private var rules: [Rule] = []

    mutating func add(_ text: String) {
        var rest = Substring(Self.withoutComments(text))
        while let open = rest.firstIndex(of: "{") {
            let selectors = rest[..<open]
            let body = rest[rest.index(after: open)...]
            // Rules inside of rules are about screens and printers.
            if selectors.contains("@") {
                rest = Self.behindBlock(body)
                continue
            }
            let close = body.firstIndex(of: "}") ?? body.endIndex
            let declarations = Self.declarations(String(body[..<close]))
            for selector in selectors.split(separator: ",") {
                if let rule = Self.rule(selector.trimmingCharacters(in: .whitespacesAndNewlines), declarations) {
                    rules.append(rule)
                }
            }
            rest = close < body.endIndex ? body[body.index(after: close)...] : ""
        }
    }

    private static func behindBlock(_ body: Substring) -> Substring {
        var depth = 1
        var place = body.startIndex
        while place < body.endIndex, depth > 0 {
            if body[place] == "{" { depth += 1 }
            if body[place] == "}" { depth -= 1 }
            place = body.index(after: place)
        }
        return body[place...]
    }

    private static func withoutComments(_ text: String) -> String {
        var result = ""
        var rest = Substring(text)
        while let start = rest.range(of: "/*") {
            result += rest[..<start.lowerBound]
            guard let end = rest.range(of: "*/", range: start.upperBound..<rest.endIndex) else { return result }
            rest = rest[end.upperBound...]
        }
        return result + rest
    }

    /// Nil for selectors that look at more than one element.
    private static func rule(_ selector: String, _ declarations: [Declaration]) -> Rule? {
        guard !selector.isEmpty, !selector.contains(where: { " >+~[:".contains($0) }) else { return nil }
        var rule = Rule(declarations: declarations)
        var word = ""
        var kind: Character = " "
        func finish(_ rule: inout Rule) {
            guard !word.isEmpty, word != "*" else { return }
            switch kind {
            case ".": rule.classes.append(word)
            case "#": rule.identifier = word
            default: rule.element = word.lowercased()
            }
        }
        for character in selector {
            if character == "." || character == "#" {
                finish(&rule)
                (word, kind) = ("", character)
            } else {
                word.append(character)
            }
        }
        finish(&rule)
        return rule
    }

    static func declarations(_ text: String) -> [Declaration] {
        text.split(separator: ";").compactMap { line in
            guard let colon = line.firstIndex(of: ":") else { return nil }
            let name = line[..<colon].trimmingCharacters(in: .whitespacesAndNewlines).lowercased()
            var value = line[line.index(after: colon)...].trimmingCharacters(in: .whitespacesAndNewlines)
            if let important = value.range(of: "!important", options: .caseInsensitive) {
                value = String(value[..<important.lowerBound]).trimmingCharacters(in: .whitespaces)
            }
            return name.isEmpty || value.isEmpty ? nil : (name, value)
        }
    }

    /// In the order in which they count, the last one most.
    func declarations(_ element: String, _ attributes: [String: String]) -> [Declaration] {
        guard !rules.isEmpty else { return [] }
        let classes = attributes["class"]?.split(whereSeparator: \.isWhitespace).map(String.init) ?? []
        let fitting = rules.enumerated().filter { _, rule in
            (rule.element == nil || rule.element == element) && (rule.identifier == nil || rule.identifier == attributes["id"])
                && rule.classes.allSatisfy(classes.contains)
        }
        return fitting.sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }
            .flatMap(\.element.declarations)
    }
}
