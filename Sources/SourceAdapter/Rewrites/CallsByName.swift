import SwiftSyntax

/// Functions that ask the runtime for a class or change its methods.
extension FactCollector {
    private static let swizzling: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
        "class_getInstanceMethod", "object_setClass", "objc_allocateClassPair",
    ]

    func collectCallByName(_ node: FunctionCallExprSyntax) {
        guard let callee = node.calledExpression.as(DeclReferenceExprSyntax.self) else { return }
        let name = callee.baseName.text
        if name == "NSClassFromString" {
            facts.count("NSClassFromString")
            // Foundation's own finds neither nested nor private classes. The names are equally long.
            replace(callee, with: "_objcClassForName")
        } else if Self.swizzling.contains(name) {
            facts.count("swizzling")
            note(
                .unsupported, callee,
                "\(name): methods can't be exchanged on Linux; override the method in a subclass, or call a hook of your own",
                isFatal: true)
        }
    }

    /// `(x as AnyObject).name`: Objective-C would look the member up in whatever object that is.
    func collectDynamicLookup(_ node: MemberAccessExprSyntax) {
        var base = node.base
        if let optional = base?.as(OptionalChainingExprSyntax.self) { base = optional.expression }
        guard let tuple = base?.as(TupleExprSyntax.self), tuple.elements.count == 1, let inner = tuple.elements.first else {
            return
        }
        guard let last = inner.expression.lastToken(viewMode: .sourceAccurate),
            last.text == "AnyObject", ["as", "!", "?"].contains(last.previousToken(viewMode: .sourceAccurate)?.text)
        else { return }
        facts.count("AnyObject look-up")
        let name = node.declName.baseName.text
        note(
            .unsupported, node.declName,
            "\(name): members can't be looked up in AnyObject on Linux; cast to the class or protocol that has it",
            isFatal: true)
    }
}
