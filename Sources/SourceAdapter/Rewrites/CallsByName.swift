import SwiftSyntax

/// Functions that ask the runtime for a class or change its methods.
extension FactCollector {
    private static let swizzling: Set<String> = [
        "method_exchangeImplementations", "method_setImplementation", "class_addMethod", "class_replaceMethod",
        "class_getInstanceMethod", "object_setClass", "objc_allocateClassPair",
    ]

    /// `type(of: x).description()` asks the class of an object of which no more may be known than that it is one.
    private func collectClassDescription(_ node: FunctionCallExprSyntax) {
        guard node.arguments.isEmpty, node.trailingClosure == nil,
            let member = node.calledExpression.as(MemberAccessExprSyntax.self), member.declName.baseName.text == "description",
            let call = member.base?.as(FunctionCallExprSyntax.self), call.arguments.first?.label?.text == "of",
            call.calledExpression.as(DeclReferenceExprSyntax.self)?.baseName.text == "type"
        else { return }
        facts.classDescriptions.append(SourceRange(call.start, call.end))
        facts.classDescriptions.append(SourceRange(member.period.start, node.end))
    }

    func collectCallByName(_ node: FunctionCallExprSyntax) {
        collectClassDescription(node)
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

extension FileRewriter {
    mutating func rewriteClassDescriptions() {
        guard !lookup.declaresClassDescription else { return }
        for index in stride(from: 0, to: facts.classDescriptions.count - 1, by: 2) {
            let (call, rest) = (facts.classDescriptions[index], facts.classDescriptions[index + 1])
            guard allowsGuess(at: call.start) else { continue }
            count("type(of:).description()")
            guess(at: call.start, "the type is taken for a class that says its name")
            usesRuntime = true
            insert("_objcClassDescription(", at: call.start)
            edits.append(SourceEdit(start: rest.start, end: rest.end, text: ")"))
        }
    }
}
