import AppleFoundation

/// What Xcode calls an asset in Swift: `Chat_Or` is `chatOr`, `DSTextPrimary` `dsTextPrimary`, `TLS2016` `TLS_2016`.
enum AssetSymbolName {
    enum Kind: String {
        case color, image
    }

    /// Nil for a name without a letter or digit.
    static func symbol(_ name: String, _ kind: Kind) -> String? {
        var parts = words(name)
        if parts.count > 1, parts.last?.lowercased() == kind.rawValue { parts.removeLast() }
        guard !parts.isEmpty else { return nil }
        let isCapitals =
            parts.contains { $0.contains(where: \.isLetter) }
            && parts.allSatisfy { part in part.allSatisfy { !$0.isLowercase } }
        return legal(isCapitals ? parts.flatMap(runs).joined(separator: "_") : camel(withoutSuffix(parts, kind)))
    }

    /// The name of an `enum` for a group.
    static func type(_ name: String) -> String? {
        let parts = words(name)
        guard !parts.isEmpty else { return nil }
        return legal(parts.map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined())
    }

    // MARK: Words
    private static func words(_ name: String) -> [String] {
        name.split { !($0.isLetter || $0.isNumber) }.map(String.init)
    }

    /// `TLS2016` is `TLS` and `2016`.
    private static func runs(_ word: String) -> [String] {
        var runs: [String] = []
        for character in word {
            if let last = runs.last?.last, last.isNumber == character.isNumber {
                runs[runs.count - 1].append(character)
            } else {
                runs.append(String(character))
            }
        }
        return runs
    }

    /// `textFieldColor` is a colour called `textField`.
    private static func withoutSuffix(_ parts: [String], _ kind: Kind) -> [String] {
        let suffix = kind.rawValue.prefix(1).uppercased() + kind.rawValue.dropFirst()
        guard let last = parts.last, last.hasSuffix(suffix), last.count > suffix.count else { return parts }
        return parts.dropLast() + [String(last.dropLast(suffix.count))]
    }

    private static func camel(_ parts: [String]) -> String {
        let others = parts.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return lowered(parts[0]) + others.joined()
    }

    /// Capitals at the beginning become small, but for the one that begins the next word.
    private static func lowered(_ word: String) -> String {
        let capitals = word.prefix { $0.isUppercase }
        guard capitals.count > 1 else { return word.prefix(1).lowercased() + word.dropFirst() }
        let rest = word.dropFirst(capitals.count)
        let count = rest.first?.isLetter == true ? capitals.count - 1 : capitals.count
        return word.prefix(count).lowercased() + word.dropFirst(count)
    }

    // MARK: Swift
    private static func legal(_ name: String) -> String {
        let name = name.first?.isNumber == true ? "_" + name : name
        return keywords.contains(name) ? "`\(name)`" : name
    }

    private static let keywords: Set<String> = [
        "associatedtype", "class", "deinit", "enum", "extension", "fileprivate", "func", "import", "init", "inout", "internal",
        "let",
        "open", "operator", "private", "precedencegroup", "protocol", "public", "rethrows", "static", "struct", "subscript",
        "typealias",
        "var", "break", "case", "catch", "continue", "default", "defer", "do", "else", "fallthrough", "for", "guard", "if",
        "in", "repeat",
        "return", "throw", "switch", "where", "while", "Any", "as", "await", "false", "is", "nil", "self", "Self", "super",
        "throws", "true",
        "try", "Type", "Protocol", "actor", "async", "some", "any",
    ]
}
