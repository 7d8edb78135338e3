import AppleFoundation

/// What `#if` asks of a build for iOS on this machine.
package struct CompilationConditions: Sendable {
    /// As `SWIFT_ACTIVE_COMPILATION_CONDITIONS` lists them.
    package var flags: Set<String>
    package var canImport: @Sendable (String) -> Bool

    package init(flags: Set<String> = ["DEBUG"], canImport: @escaping @Sendable (String) -> Bool) {
        self.flags = flags
        self.canImport = canImport
    }

    /// Whether a condition holds; one that can't be read does, so that nothing is overlooked.
    func holds(_ text: String) -> Bool {
        var reader = Reader(text, self)
        return reader.either()
    }

    private struct Reader {
        private var rest: Substring
        private let conditions: CompilationConditions
        private var depth = 0

        init(_ text: String, _ conditions: CompilationConditions) {
            rest = Substring(text)
            self.conditions = conditions
        }

        private mutating func take(_ sign: String) -> Bool {
            rest = rest.drop(while: \.isWhitespace)
            guard rest.hasPrefix(sign) else { return false }
            rest = rest.dropFirst(sign.count)
            return true
        }

        mutating func either() -> Bool {
            var value = both()
            while take("||") {
                let other = both()
                value = value || other
            }
            return value
        }

        private mutating func both() -> Bool {
            var value = one()
            while take("&&") {
                let other = one()
                value = value && other
            }
            return value
        }

        private mutating func one() -> Bool {
            depth += 1
            defer { depth -= 1 }
            guard depth < 64 else { return true }
            if take("!") { return !one() }
            if take("(") {
                let value = either()
                _ = take(")")
                return value
            }
            rest = rest.drop(while: \.isWhitespace)
            let name = rest.prefix { $0.isLetter || $0.isNumber || $0 == "_" }
            rest = rest.dropFirst(name.count)
            guard !name.isEmpty else { return true }
            guard take("(") else { return name == "true" || name != "false" && conditions.flags.contains(String(name)) }
            let inside = rest.prefix { $0 != ")" }
            rest = rest.dropFirst(inside.count + 1)
            return conditions.answer(String(name), inside.trimmingCharacters(in: .whitespaces))
        }
    }

    private func answer(_ question: String, _ word: String) -> Bool {
        switch question {
        case "os": word == "iOS"
        case "targetEnvironment": word == "simulator"
        case "canImport": canImport(String(word.prefix { $0 != "," && $0 != "." }))
        case "swift": Self.isMet(word, by: [5, 10])
        case "compiler": Self.isMet(word, by: [6, 3])
        case "arch": word == "x86_64" || word == "arm64"
        case "hasFeature", "hasAttribute", "_runtime", "_endian": false
        default: true
        }
    }

    /// `>=5.3`, for a compiler of today in the mode of Swift 5.
    private static func isMet(_ text: String, by version: [Int]) -> Bool {
        let asked = text.drop { "<>= ".contains($0) }.split(separator: ".").prefix(2).map { Int($0) ?? 0 }
        let isOlder = version.lexicographicallyPrecedes(asked)
        return text.hasPrefix("<") ? isOlder : !isOlder
    }
}
