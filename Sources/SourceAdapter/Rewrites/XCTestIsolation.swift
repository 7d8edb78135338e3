/// `@MainActor` on a subclass of `XCTestCase`. XCTest on Linux knows nothing of actors: what it calls, and what overrides its methods,
/// can't be isolated, yet it runs on the main thread. Those methods become free of isolation, and their bodies assume it.
extension FileRewriter {
    private static let overridable: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]

    mutating func rewriteTestCases() {
        guard !configuration.isSwift6 else { return }
        for scope in facts.scopes where scope.kind != .objcProtocol {
            guard let own = lookup.ownClass(path: scope.path) else { continue }
            let ancestry = lookup.ancestry(of: own)
            guard ancestry.root == "XCTestCase" else { continue }
            let isIsolated =
                scope.mainActorAttribute != nil || ancestry.classes.contains { lookup.mainActorClasses.contains($0.path) }
            for method in scope.methods where isIsolated || method.mainActorAttribute != nil { assumeMainActor(method) }
        }
    }

    private mutating func assumeMainActor(_ method: MethodFact) {
        let traits = method.traits
        guard !traits.contains(.async), method.parameters.isEmpty, method.returns == nil, let body = method.body else { return }
        let isHook = traits.contains(.override) && Self.overridable.contains(method.base)
        let isHidden = !traits.isDisjoint(with: [.isPrivate, .isFilePrivate])
        let isTest = method.base.hasPrefix("test") && !traits.contains(.typeMember) && !isHidden
        guard isHook || isTest else { return }
        count("@MainActor in XCTestCase")
        if let attribute = method.mainActorAttribute { edits.append(source.blank(attribute.start, attribute.end)) }
        insert("nonisolated ", at: method.keyword)
        let isThrowing = traits.contains(.throws)
        insert(
            " \(isThrowing ? "try " : "")MainActor.assumeIsolated { () \(isThrowing ? "throws " : "")-> Void in ",
            at: body.start)
        insert(" } ", at: body.end)
    }
}
