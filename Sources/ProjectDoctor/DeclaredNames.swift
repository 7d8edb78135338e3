import AppleFoundation

/// What our modules show to apps, from the lists of their public names.
struct DeclaredNames {
    private(set) var types: Set<String> = []
    /// Base names, without labels, by the type that declares them; those of no type under an empty name.
    private(set) var members: [String: Set<String>] = [:]
    /// Base names of any type.
    private(set) var all: Set<String> = []

    private static let words: Set<Substring> = [
        "func", "var", "let", "case", "init", "subscript", "typealias", "associatedtype", "class", "struct", "enum", "protocol",
        "actor",
    ]
    private static let typeWords: Set<Substring> = [
        "class", "struct", "enum", "protocol", "actor", "typealias", "associatedtype",
    ]

    /// `list` is a file such as `Documentation/API/UIKit.txt`: `Owner.Name: declaration` in each line.
    mutating func add(_ list: String) {
        for line in list.split(separator: "\n") {
            var owner = ""
            var declaration = line
            if let colon = line.range(of: ": "),
                line[..<colon.lowerBound].allSatisfy({ $0.isLetter || $0.isNumber || $0 == "." || $0 == "_" })
            {
                owner = String(line[..<colon.lowerBound])
                declaration = line[colon.upperBound...]
            }
            add(declaration, of: owner)
        }
    }

    private mutating func add(_ declaration: Substring, of owner: String) {
        if !owner.isEmpty { types.insert(owner) }
        var rest = declaration
        // Attributes may hold words of any kind.
        while rest.hasPrefix("@") {
            rest = rest.drop { $0 != " " && $0 != "(" }
            if rest.first == "(" { rest = Self.afterParentheses(rest) }
            rest = rest.drop { $0 == " " }
        }
        let words = rest.split(separator: " ", maxSplits: 12)
        guard let index = words.firstIndex(where: { Self.words.contains($0.prefix { $0.isLetter }) }) else { return }
        var word = words[index].prefix { $0.isLetter }
        var place = index
        // `class func`
        if word == "class", index + 1 < words.count, ["func", "var"].contains(words[index + 1]) {
            place += 1
            word = words[place]
        }
        if word == "init" || word == "subscript" { return insert(String(word), owner) }
        guard place + 1 < words.count else { return }
        let name = Self.base(words[(place + 1)...].joined(separator: " "))
        guard !name.isEmpty else { return }
        if Self.typeWords.contains(word) {
            // A type's own line names it as its owner.
            types.insert(
                owner == name || owner.hasSuffix("." + name) || owner.isEmpty
                    ? (owner.isEmpty ? name : owner) : owner + "." + name)
        }
        insert(name, owner)
    }

    private mutating func insert(_ name: String, _ owner: String) {
        members[owner, default: []].insert(name)
        all.insert(name)
    }

    /// `present` of `present(_:animated:)`, also in the quotes of a member that is called like an optional method.
    static func base(_ text: some StringProtocol) -> String {
        String(text.drop { $0 == "`" }.prefix { $0.isLetter || $0.isNumber || $0 == "_" })
    }

    private static func afterParentheses(_ text: Substring) -> Substring {
        var depth = 0
        var isText = false
        for index in text.indices {
            switch text[index] {
            case "\"": isText.toggle()
            case "(" where !isText: depth += 1
            case ")" where !isText:
                depth -= 1
                if depth == 0 { return text[text.index(after: index)...] }
            default: break
            }
        }
        return ""
    }
}
