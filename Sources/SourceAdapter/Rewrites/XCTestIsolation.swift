/// How Swift 6 mode is told that a test case may be handed to the main actor. XCTest says so itself on Apple's systems.
enum TestCaseSendability {
    /// Nothing in the module isolates test cases.
    case asWritten
    /// Each class says it again, as the compiler wants.
    case restated
    /// This file says it of `XCTestCase`, for the module.
    case declared

    /// For each file of a module.
    static func decide(_ files: [FileFacts], _ lookup: IndexLookup, isSwift6: Bool) -> [TestCaseSendability] {
        let first =
            !isSwift6
            ? nil
            : files.firstIndex { file in
                file.scopes.contains { scope in
                    guard let isIsolated = lookup.isolation(ofTestCase: scope) else { return false }
                    return isIsolated || scope.methods.contains { $0.mainActorAttribute != nil }
                }
            }
        return files.indices.map { first == nil ? .asWritten : $0 == first ? .declared : .restated }
    }

    var tail: [String] { self == .declared ? ["extension XCTestCase: @retroactive @unchecked Sendable {}"] : [] }
}

extension IndexLookup {
    /// Whether the main actor has a test case's methods; nil for what is no test case.
    func isolation(ofTestCase scope: ScopeFact) -> Bool? {
        guard scope.kind != .objcProtocol, let own = ownClass(path: scope.path) else { return nil }
        let ancestry = ancestry(of: own)
        guard ancestry.root == "XCTestCase" else { return nil }
        return scope.mainActorAttribute != nil || ancestry.classes.contains { mainActorClasses.contains($0.path) }
    }
}

/// `@MainActor` on a subclass of `XCTestCase`. XCTest on Linux knows nothing of actors: what it calls, and what overrides its methods,
/// can't be isolated, yet it runs on the main thread. Those methods become free of isolation, and their bodies assume it.
extension FileRewriter {
    private static let overridable: Set<String> = ["setUp", "tearDown", "setUpWithError", "tearDownWithError", "invokeTest"]

    mutating func rewriteTestCases() {
        for scope in facts.scopes where scope.kind != .objcProtocol {
            guard let isIsolated = lookup.isolation(ofTestCase: scope) else { continue }
            for method in scope.methods where isIsolated || method.mainActorAttribute != nil { assumeMainActor(method) }
            if testCases != .asWritten, scope.kind == .class, !scope.inherits.contains(where: { $0.contains("Sendable") }) {
                insert(", @unchecked Sendable", at: scope.inheritanceEnd)
            }
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
        guard isThrowing || !mentionsTry(body) else {
            // The compiler takes a closure with `try` in it for one that throws, also where only an assertion's argument does.
            insert(" @MainActor func assumed() { ", at: body.start)
            insert(" }; MainActor.assumeIsolated(assumed) ", at: body.end)
            return
        }
        insert(
            " \(isThrowing ? "try " : "")MainActor.assumeIsolated { () \(isThrowing ? "throws " : "")-> Void in ",
            at: body.start)
        insert(" } ", at: body.end)
    }

    private func mentionsTry(_ body: SourceRange) -> Bool {
        String(decoding: source.bytes[body.start..<body.end], as: UTF8.self).contains("try ")
    }
}
