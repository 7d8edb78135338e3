import SwiftSyntax

/// A `#selector(…)` and what it names.
struct SelectorReference: Codable, Sendable {
    enum Accessor: String, Codable, Sendable {
        case method, getter, setter
    }

    var range: SourceRange
    var accessor: Accessor
    /// The type named before the dot, if one is.
    var typeName: String?
    /// The type whose body the expression stands in.
    var context: String?
    var base: String
    /// Labels, empty for `_`; `nil` when the name stands alone.
    var labels: [String]?
    /// How many parameters the type after `as` has.
    var parameterCount: Int?
    var text: String

    var fullName: String? { labels.map { MethodFact.fullName(base, $0) } }
}

extension FactCollector {
    func collectSelector(_ node: MacroExpansionExprSyntax) {
        facts.count("#selector")
        guard let argument = node.arguments.first, let reference = selectorReference(node, argument) else {
            note(.unresolved, node, "this form of #selector is not understood")
            replace(node, with: "Selector(\"\")")
            return
        }
        facts.selectors.append(reference)
    }

    private func selectorReference(_ node: MacroExpansionExprSyntax, _ argument: LabeledExprSyntax) -> SelectorReference? {
        var parameterCount: Int?
        let expression = stripped(argument.expression, &parameterCount)
        let name: DeclReferenceExprSyntax
        var typeName: String?
        if let member = expression.as(MemberAccessExprSyntax.self) {
            name = member.declName
            typeName = member.base.map { TypeName.withoutGenerics($0.flatText) }
        } else if let reference = expression.as(DeclReferenceExprSyntax.self) {
            name = reference
        } else {
            return nil
        }
        if let type = typeName, ["self", "Self", "super"].contains(type) || type.hasSuffix(")") { typeName = nil }
        let accessor = argument.label.flatMap { SelectorReference.Accessor(rawValue: $0.text) } ?? .method
        return SelectorReference(
            range: SourceRange(node.start, node.end), accessor: accessor, typeName: typeName,
            context: scopes.last?.path, base: unquoted(name.baseName.text),
            labels: name.argumentNames.map { names in
                names.arguments.map { $0.name.text == "_" ? "" : unquoted($0.name.text) }
            }, parameterCount: parameterCount, text: argument.flatText)
    }

    /// The name inside parentheses and before `as`.
    private func stripped(_ expression: ExprSyntax, _ parameterCount: inout Int?) -> ExprSyntax {
        if let sequence = expression.as(SequenceExprSyntax.self), let first = sequence.elements.first {
            if let type = sequence.elements.last?.as(TypeExprSyntax.self)?.type { parameterCount = count(of: type) }
            return stripped(first, &parameterCount)
        }
        if let cast = expression.as(AsExprSyntax.self) {
            parameterCount = count(of: cast.type)
            return stripped(cast.expression, &parameterCount)
        }
        if let tuple = expression.as(TupleExprSyntax.self), tuple.elements.count == 1, let only = tuple.elements.first {
            return stripped(only.expression, &parameterCount)
        }
        if let forced = expression.as(ForceUnwrapExprSyntax.self) { return stripped(forced.expression, &parameterCount) }
        if let chain = expression.as(OptionalChainingExprSyntax.self) { return stripped(chain.expression, &parameterCount) }
        return expression
    }

    /// `(Foo) -> (UIButton) -> Void` names one parameter: the first arrow takes the instance.
    private func count(of type: TypeSyntax) -> Int? {
        if let optional = type.as(OptionalTypeSyntax.self) { return count(of: optional.wrappedType) }
        if let tuple = type.as(TupleTypeSyntax.self), tuple.elements.count == 1 { return count(of: tuple.elements.first!.type) }
        guard let function = type.as(FunctionTypeSyntax.self) else { return nil }
        if function.returnClause.type.is(FunctionTypeSyntax.self) { return count(of: function.returnClause.type) }
        return function.parameters.count
    }
}

extension FileRewriter {
    mutating func rewriteSelectors() {
        for reference in facts.selectors {
            let name = selectorName(reference)
            edits.append(source.replace(reference.range.start, reference.range.end, with: "Selector(\"\(name)\")"))
        }
    }

    private mutating func selectorName(_ reference: SelectorReference) -> String {
        switch reference.accessor {
        case .getter, .setter:
            let property = lookup.property(named: reference.base, in: reference.typeName ?? reference.context)
            count("selector resolved")
            if reference.accessor == .getter { return property?.getter ?? reference.base }
            return property?.setter ?? platformSetter(reference)
        case .method:
            if let method = lookup.method(for: reference) {
                count("selector resolved")
                if method.isGuess, allowsGuess(at: reference.range.start) {
                    guess(
                        at: reference.range.start,
                        "#selector(\(reference.text)) is taken for \(method.entry.type).\(method.entry.fullName)")
                }
                return method.entry.selector
            }
            if let labels = reference.labels {
                // The whole name stands in the source: the rule gives the rest.
                count("selector resolved")
                let isOwn = reference.typeName.map { lookup.isOwnType(TypeName.last($0)) } ?? false
                if !isOwn, let known = PlatformSelectors.renamed[reference.fullName ?? ""] { return known }
                return ObjCNaming.selector(base: reference.base, labels: labels)
            }
            if let known = PlatformSelectors.selector(base: reference.base, parameterCount: reference.parameterCount) {
                count("selector resolved")
                return known
            }
            count("selector unresolved")
            note(
                .unresolved, at: reference.range.start,
                "#selector(\(reference.text)): no file declares it; taken to have "
                    + (reference.parameterCount == 1 ? "one parameter" : "no parameters"))
            return reference.base + (reference.parameterCount == 1 ? ":" : "")
        }
    }

    /// `isHidden` of Apple's classes is set by `setHidden:`.
    private func platformSetter(_ reference: SelectorReference) -> String {
        let name = reference.base
        let isPlatform = reference.typeName.map { PlatformTypes.isClass(TypeName.last($0)) } ?? false
        guard isPlatform, name.hasPrefix("is"), name.dropFirst(2).first?.isUppercase == true else {
            return ObjCNaming.setter(of: name)
        }
        return "set" + name.dropFirst(2) + ":"
    }
}
