/// `@MainActor` on a class. On Apple's systems the `init()` of a view or a controller belongs to the main actor and may use such a class;
/// on Linux it overrides that of Foundation's `NSObject`, which belongs to none. For classes from before concurrency the compiler
/// lets it pass, as UIKit's own do.
extension FileRewriter {
    mutating func rewriteIsolatedClasses() {
        for scope in facts.scopes where scope.kind == .class && !scope.isPreconcurrency {
            guard let attribute = scope.mainActorAttribute, lookup.isolation(ofTestCase: scope) == nil else { continue }
            count("@MainActor of a class")
            insert("@preconcurrency ", at: attribute.start)
        }
    }
}
