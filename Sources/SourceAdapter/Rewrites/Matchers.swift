/// What tests with Nimble say that today's Foundation or Linux would refuse.
enum Matchers {
    static let library = "Nimble"
    /// Foundation has taken these names since.
    static let takenNames: Set<String> = ["Predicate", "Expression"]

    static func types(_ files: [FileFacts]) -> [String: String] {
        files.lazy.flatMap(\.types).filter { $0.path == $0.name }.reduce(into: [:]) { $0[$1.name] = $1.kind.rawValue }
    }
}

extension FileRewriter {
    mutating func rewriteMatchers() {
        guard facts.imports.contains(Matchers.library), !lookup.matcherTypes.isEmpty else { return }
        for name in Matchers.takenNames.sorted() where source.mentions(name) && !lookup.isOwnType(name) {
            guard let kind = lookup.matcherTypes[name] else { continue }
            insert("import \(kind) \(Matchers.library).\(name); ", at: facts.firstStatement)
            count("import")
        }
        // Of the library's form for Linux it is no part: nothing there catches exceptions.
        if source.mentions("raiseException"), source.places(of: "func raiseException", from: 0, to: source.bytes.count).isEmpty
        {
            let isOld = lookup.matcherTypes["Predicate"] == "struct"
            let (matcher, result) = isOld ? ("Nimble.Predicate", "PredicateResult") : ("Nimble.Matcher", "MatcherResult")
            let words = "raiseException() can't be asked here: a test that raises ends, and fails, by itself"
            tail.append(
                "private func raiseException<Value>(named: \(isOld ? "String" : "NSExceptionName")? = nil, reason: String? = nil, "
                    + "userInfo: NSDictionary? = nil, closure: ((NSException) -> Void)? = nil) -> \(matcher)<Value> { "
                    + "\(matcher) { _ in \(result)(status: .fail, message: .fail(\"\(words)\")) } }")
            count("raiseException")
        }
    }
}
