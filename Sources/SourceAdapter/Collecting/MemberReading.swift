import AppleFoundation
import SwiftSyntax

/// Reads methods, properties and initialisers into facts.
enum MemberReading {
    private static let inexpressibleKeywords: Set<Keyword> = [
        .inout, .some, .isolated, .sending, .borrowing, .consuming, .repeat, .Self, .each,
    ]

    static func method(_ node: FunctionDeclSyntax, keepsDeclaration: Bool) -> MethodFact {
        var traits = accessTraits(node.modifiers)
        if node.genericParameterClause != nil { traits.insert(.inexpressible) }
        var parameters: [ParameterFact] = []
        for (index, parameter) in node.signature.parameterClause.parameters.enumerated() {
            if var fact = self.parameter(parameter) {
                if fact.name == "_" { fact.name = passedName(index) }
                parameters.append(fact)
            } else {
                traits.insert(.inexpressible)
                let label = unquoted(parameter.firstName.text)
                parameters.append(ParameterFact(label: label == "_" ? "" : label, name: "", type: ""))
            }
        }
        let attributes = node.attributes
        for name in attributes.names {
            switch name {
            case "objc", "IBAction", "IBSegueAction": traits.insert(.marked)
            case "nonobjc": traits.insert(.nonObjC)
            default: break
            }
        }
        if node.modifiers.has("override") { traits.insert(.override) }
        if node.modifiers.has("dynamic") { traits.insert(.isDynamic) }
        if node.modifiers.has("static") || node.modifiers.has("class") { traits.insert(.typeMember) }
        if node.modifiers.has("optional") { traits.insert(.optional) }
        let effects = node.signature.effectSpecifiers
        if effects?.throwsClause != nil { traits.insert(.throws) }
        if effects?.asyncSpecifier != nil { traits.insert(.async) }
        if attributes.namesOtherActor { traits.insert(.otherActor) }
        let availability = Availability(attributes)
        if availability.isDeprecated { traits.insert(.deprecated) }
        if availability.isUnavailable { traits.insert(.unavailable) }
        var returns = node.signature.returnClause.map { cleanType($0.type) }
        if returns == "Void" || returns == "()" || returns == "Swift.Void" { returns = nil }
        if returns == "Never" { traits.insert(.neverReturns) }

        var declaration: MethodFact.Declaration?
        // Members that ask before they run say what they are twice.
        if keepsDeclaration || !traits.isDisjoint(with: [.marked, .override, .isDynamic]) {
            let generics = node.genericParameterClause?.flatText ?? ""
            let requirements = node.genericWhereClause.map { " " + $0.flatText } ?? ""
            declaration = MethodFact.Declaration(
                attributes: hoistedAttributes(attributes), modifiers: hoistedModifiers(node.modifiers),
                signature: generics + namingAll(node.signature).flatText + requirements)
        }
        return MethodFact(
            base: unquoted(node.name.text), written: node.name.text, parameters: parameters, returns: returns,
            declaredSelector: attributes.attribute("objc")?.declaredName ?? attributes.attribute("IBAction")?.declaredName,
            traits: traits, start: node.start, name: SourceRange(node.name.start, node.name.end),
            overrideModifier: node.modifiers.modifier("override").map { SourceRange($0.start, $0.end) },
            mainActorAttribute: attributes.attribute("MainActor").map { SourceRange($0.start, $0.end) },
            keyword: node.funcKeyword.start, body: node.body.map { SourceRange($0.leftBrace.end, $0.rightBrace.start) },
            declaration: declaration)
    }

    /// The name of a parameter that has none: who passes it on needs one.
    private static func passedName(_ index: Int) -> String { "__\(index)" }

    /// The signature with a name for each parameter.
    private static func namingAll(_ signature: FunctionSignatureSyntax) -> FunctionSignatureSyntax {
        var clause = signature.parameterClause
        clause.parameters = FunctionParameterListSyntax(
            clause.parameters.enumerated().map { index, parameter in
                guard (parameter.secondName ?? parameter.firstName).text == "_" else { return parameter }
                var parameter = parameter
                parameter.firstName.trailingTrivia = .space
                parameter.secondName = .identifier(passedName(index))
                return parameter
            })
        return signature.with(\.parameterClause, clause)
    }

    /// `nil` when Objective-C has no such parameter.
    private static func parameter(_ node: FunctionParameterSyntax) -> ParameterFact? {
        guard node.ellipsis == nil else { return nil }
        let label = unquoted(node.firstName.text)
        let name = unquoted((node.secondName ?? node.firstName).text)
        if let simple = node.type.as(IdentifierTypeSyntax.self), simple.genericArgumentClause == nil {
            guard simple.name.tokenKind != .keyword(.Self) else { return nil }
            return ParameterFact(label: label == "_" ? "" : label, name: name, type: simple.name.text)
        }
        for token in node.type.tokens(viewMode: .sourceAccurate) {
            if case .keyword(let keyword) = token.tokenKind, inexpressibleKeywords.contains(keyword) { return nil }
        }
        var isEscaping = false
        if let attributed = node.type.as(AttributedTypeSyntax.self) {
            if attributed.attributes.has("autoclosure") { return nil }
            isEscaping = attributed.attributes.has("escaping")
        }
        let isClosure = isClosureType(node.type)
        return ParameterFact(
            label: label == "_" ? "" : label, name: name, type: cleanType(node.type), isEscaping: isEscaping,
            isClosure: isClosure)
    }

    static func isClosureType(_ type: TypeSyntax) -> Bool {
        switch type.kind {
        case .functionType: return true
        case .attributedType: return isClosureType(type.cast(AttributedTypeSyntax.self).baseType)
        case .optionalType: return isClosureType(type.cast(OptionalTypeSyntax.self).wrappedType)
        case .implicitlyUnwrappedOptionalType:
            return isClosureType(type.cast(ImplicitlyUnwrappedOptionalTypeSyntax.self).wrappedType)
        case .tupleType:
            let elements = type.cast(TupleTypeSyntax.self).elements
            return elements.count == 1 && isClosureType(elements.first!.type)
        default: return false
        }
    }

    /// The type as it may stand before `.self`.
    static func cleanType(_ type: TypeSyntax) -> String {
        var type = type
        if let attributed = type.as(AttributedTypeSyntax.self) {
            let kept = attributed.attributes.filter { element in
                let name = element.as(AttributeSyntax.self)?.name
                return name != "escaping" && name != "autoclosure"
            }
            type =
                kept.isEmpty && attributed.specifiers.isEmpty
                ? attributed.baseType : TypeSyntax(attributed.with(\.attributes, kept))
        }
        if let unwrapped = type.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) {
            return "(" + typeText(unwrapped.wrappedType) + ")?"
        }
        return typeText(type)
    }

    /// The type on one line. Names of a function type's parameters go: where an expression is expected they can't stand.
    private static func typeText(_ type: TypeSyntax) -> String {
        let text = type.flatText
        guard text.utf8.contains(UInt8(ascii: ":")), text.contains("->") else { return text }
        let names = ParameterNames(viewMode: .sourceAccurate)
        names.walk(type)
        guard !names.tokens.isEmpty else { return text }
        var result = ""
        for token in type.tokens(viewMode: .sourceAccurate) where !names.tokens.contains(token.id) {
            result += token.text + (token.trailingTrivia.isEmpty ? "" : " ")
        }
        return result.trimmingCharacters(in: .whitespaces)
    }

    private final class ParameterNames: SyntaxVisitor {
        var tokens: Set<SyntaxIdentifier> = []

        override func visit(_ node: FunctionTypeSyntax) -> SyntaxVisitorContinueKind {
            for element in node.parameters {
                for token in [element.firstName, element.secondName, element.colon] {
                    if let token { tokens.insert(token.id) }
                }
            }
            return .visitChildren
        }
    }

    static func properties(_ node: VariableDeclSyntax, keepsDeclaration: Bool = false) -> [PropertyFact] {
        var traits = PropertyFact.Traits()
        for modifier in node.modifiers where modifier.detail == nil {
            switch modifier.name.text {
            case "private": traits.insert(.isPrivate)
            case "fileprivate": traits.insert(.isFilePrivate)
            case "public": traits.insert(.isPublic)
            case "open": traits.formUnion([.isPublic, .isOpen])
            case "override": traits.insert(.override)
            case "static", "class": traits.insert(.typeMember)
            case "optional": traits.insert(.optional)
            default: break
            }
        }
        for name in node.attributes.names {
            switch name {
            case "objc": traits.formUnion([.marked, .saysObjC])
            case "IBOutlet", "IBInspectable", "GKInspectable", "NSManaged": traits.insert(.marked)
            case "nonobjc": traits.insert(.nonObjC)
            default: break
            }
        }
        if node.attributes.namesOtherActor { traits.insert(.otherActor) }
        let availability = Availability(node.attributes)
        if availability.isUnavailable { traits.insert(.unavailable) }
        if availability.isDeprecated { traits.insert(.deprecated) }
        let isLet = node.bindingSpecifier.tokenKind == .keyword(.let)
        var facts: [PropertyFact] = []
        for binding in node.bindings {
            guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { continue }
            var own = traits
            let accessors = AccessorReading(binding.accessorBlock)
            if accessors.hasEffects { own.insert(.nonObjC) }
            if !isLet, accessors.isSettable { own.insert(.settable) }
            if accessors.hasSetter { own.insert(.hasSetter) }
            // `var a, b: Int` gives both the type.
            let annotation = binding.typeAnnotation ?? node.bindings.last?.typeAnnotation
            if let type = annotation?.type, isClosureType(type) { own.insert(.isClosure) }
            let isRepeated = keepsDeclaration || own.contains(.override)
            facts.append(
                PropertyFact(
                    name: unquoted(pattern.identifier.text), written: pattern.identifier.text,
                    type: annotation.map { cleanType($0.type) },
                    declaredName: node.attributes.attribute("objc")?.declaredName, traits: own, start: node.start,
                    nameRange: SourceRange(pattern.start, pattern.end),
                    overrideModifier: node.modifiers.modifier("override").map { SourceRange($0.start, $0.end) },
                    modifiers: isRepeated ? hoistedModifiers(node.modifiers) : "",
                    attributes: isRepeated ? hoistedAttributes(node.attributes) : "",
                    observers: own.contains(.override) ? observers(binding.accessorBlock) : []))
        }
        return facts
    }

    private static func observers(_ block: AccessorBlockSyntax?) -> [PropertyFact.Observer] {
        guard let block, case .accessors(let list) = block.accessors else { return [] }
        return list.compactMap { accessor in
            let word = accessor.accessorSpecifier.text
            guard let body = accessor.body, word == "willSet" || word == "didSet" else { return nil }
            return PropertyFact.Observer(
                isAfter: word == "didSet", head: SourceRange(accessor.start, body.leftBrace.start),
                parameter: accessor.parameters?.name.text ?? (word == "didSet" ? "oldValue" : "newValue"), end: body.end)
        }
    }

    static func initializer(_ node: InitializerDeclSyntax) -> InitializerFact {
        InitializerFact(
            labels: node.signature.parameterClause.parameters.map { unquoted($0.firstName.text) },
            isRequired: node.modifiers.has("required"), isOverride: node.modifiers.has("override"))
    }

    private static func accessTraits(_ modifiers: DeclModifierListSyntax) -> MethodFact.Traits {
        var traits = MethodFact.Traits()
        if modifiers.has("private") { traits.insert(.isPrivate) }
        if modifiers.has("fileprivate") { traits.insert(.isFilePrivate) }
        if modifiers.has("public") || modifiers.has("open") { traits.insert(.isPublic) }
        if modifiers.has("open") { traits.insert(.isOpen) }
        return traits
    }

    /// The attributes that a forwarding declaration repeats.
    private static func hoistedAttributes(_ attributes: AttributeListSyntax) -> String {
        let repeated: Set<String> = ["available", "discardableResult", "MainActor"]
        return attributes.compactMap { element in
            guard let attribute = element.as(AttributeSyntax.self), repeated.contains(attribute.name) else { return nil }
            return attribute.flatText
        }.joined(separator: " ")
    }

    private static func hoistedModifiers(_ modifiers: DeclModifierListSyntax) -> String {
        let repeated: Set<String> = ["public", "open", "class", "static", "nonisolated", "internal", "package"]
        return modifiers.filter { repeated.contains($0.name.text) }.map(\.flatText).joined(separator: " ")
    }
}

/// Which accessors a property has.
struct AccessorReading {
    var isSettable = true
    /// A written `set`, as opposed to storage.
    var hasSetter = false
    var hasEffects = false

    init(_ block: AccessorBlockSyntax?) {
        guard let block else { return }
        switch block.accessors {
        case .getter: isSettable = false
        case .accessors(let list):
            let names = Set(list.map(\.accessorSpecifier.text))
            hasEffects = list.contains { $0.effectSpecifiers != nil }
            hasSetter = names.contains("set") || names.contains("_modify") || names.contains("unsafeMutableAddress")
            let isComputed = names.contains("get") || names.contains("_read") || names.contains("unsafeAddress")
            isSettable = !isComputed || hasSetter
        @unknown default: break
        }
    }
}

/// What `@available` says for every platform.
struct Availability {
    var isDeprecated = false
    var isUnavailable = false

    init(_ attributes: AttributeListSyntax) {
        for element in attributes {
            guard let attribute = element.as(AttributeSyntax.self), attribute.name == "available",
                let arguments = attribute.arguments?.trimmedDescription,
                arguments.hasPrefix("*") || arguments.hasPrefix("swift")
            else { continue }
            if arguments.contains("unavailable") || arguments.contains("obsoleted") { isUnavailable = true }
            if arguments.contains("deprecated") { isDeprecated = true }
        }
    }
}
