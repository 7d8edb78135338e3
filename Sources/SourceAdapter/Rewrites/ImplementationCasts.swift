import SwiftSyntax

/// Implementations of methods are C functions on Apple's systems: code calls them after a cast, and makes them of blocks. Here they are
/// closures, which have neither convention.
extension FactCollector {
    /// `unsafeBitCast(imp, to: …)` in a file that deals in implementations.
    func collectImplementationCast(_ node: FunctionCallExprSyntax, _ callee: DeclReferenceExprSyntax) {
        // Blocks become objects on the way to `imp_implementationWithBlock`.
        guard node.arguments.count == 2, node.arguments.last?.expression.trimmedDescription != "AnyObject.self",
            dealsInImplementations
        else { return }
        facts.count("cast of an implementation")
        replace(callee, with: "_objcFunction")
    }

    /// `imp_implementationWithBlock(unsafeBitCast(block, to: AnyObject.self))`: the block itself.
    func collectBlock(_ node: FunctionCallExprSyntax) {
        guard node.arguments.count == 1, let argument = node.arguments.first?.expression else { return }
        facts.count("implementation of a block")
        if let cast = argument.as(FunctionCallExprSyntax.self), cast.calledExpression.trimmedDescription == "unsafeBitCast",
            let block = cast.arguments.first
        {
            add(source.blank(cast.start, block.expression.start))
            add(source.blank(block.expression.end, cast.end))
        } else if let sequence = argument.as(SequenceExprSyntax.self), let first = sequence.elements.first,
            sequence.elements.dropFirst().first?.is(UnresolvedAsExprSyntax.self) == true
        {
            add(source.blank(first.end, sequence.end))
        }
    }

    /// `@convention(block)`, and `@convention(c)` of a function that takes a selector.
    func dropsConvention(_ node: AttributeSyntax) -> Bool {
        guard dealsInImplementations, let type = node.parent?.parent?.as(AttributedTypeSyntax.self) else { return false }
        let name = node.arguments?.trimmedDescription
        return name == "block" || (name == "c" && type.baseType.description.contains("Selector"))
    }

    static let implementationNames = [
        "IMP", "imp_implementationWithBlock", "method_getImplementation", "class_getMethodImplementation",
        "class_replaceMethod", "method_setImplementation",
    ]

    private var dealsInImplementations: Bool { Self.implementationNames.contains(where: source.mentions) }
}
