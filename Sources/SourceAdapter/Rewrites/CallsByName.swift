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
}
