/// `@MainActor` on a subclass of `XCTestCase`: on Linux the overrides of `setUp` and synchronous tests can't be isolated.
/// In Swift 5 mode the class and its synchronous methods lose the attribute, and its asynchronous methods get it one by one.
extension FileRewriter {
    mutating func rewriteTestCases() {
        guard !configuration.isSwift6 else { return }
        for scope in facts.scopes where scope.kind != .objcProtocol && isTestCase(scope) {
            if let attribute = scope.mainActorAttribute {
                count("@MainActor on XCTestCase")
                edits.append(source.blank(attribute.start, attribute.end))
            }
            for method in scope.methods {
                let isAsync = method.traits.contains(.async)
                if let attribute = method.mainActorAttribute, !isAsync {
                    edits.append(source.blank(attribute.start, attribute.end))
                } else if isAsync, method.mainActorAttribute == nil, scope.mainActorAttribute != nil {
                    insert("@MainActor ", at: method.start)
                }
            }
        }
    }

    private func isTestCase(_ scope: ScopeFact) -> Bool {
        guard let own = lookup.ownClass(path: scope.path) else { return false }
        return lookup.ancestry(of: own).root == "XCTestCase"
    }
}
