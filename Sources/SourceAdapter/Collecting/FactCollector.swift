import AppleFoundation
import SwiftIfConfig
import SwiftParser
import SwiftSyntax

/// Walks the active parts of a file once and writes down its facts. What each construct means is decided in `Rewrites`.
final class FactCollector: SyntaxVisitor {
    let source: SourceBytes
    let conditions: BuildConditions
    var facts = FileFacts()
    var scopes: [OpenScope] = []
    /// Constraints by the name of the generic parameter, innermost last.
    var genericNames: [[String: String]] = []
    /// Types that have other names here than where they are declared: associated types and aliases, from their lines on.
    var aliasNames: Set<String> = []
    var aliasTargets: [String: String] = [:]
    /// Variables that hold metatypes, and of what.
    var metatypeNames: [String: String] = [:]
    var genericFunctionDepth = 0
    var typeMemberDepth = 0

    init(source: SourceBytes, conditions: BuildConditions) {
        self.source = source
        self.conditions = conditions
        super.init(viewMode: .sourceAccurate)
    }

    static func facts(of source: SourceBytes, conditions: BuildConditions) -> FileFacts {
        reading(of: source, conditions: conditions).facts
    }

    /// The facts, and the outline where they were read from that alone.
    static func reading(
        of source: SourceBytes, conditions: BuildConditions
    ) -> (facts: FileFacts, outline: SourceOutline?) {
        let directives = Directives(source)
        var ignored = FileFacts()
        ignored.isIgnored = true
        if directives.ignoresFile { return (ignored, nil) }
        // The toolchain's parser needs twice the time for each further bracket that opens at once.
        if source.contains(tooManyBrackets) {
            ignored.notes.append(AdapterNote(.unsupported, at: 0, "brackets nest too deep; the file is taken as it is"))
            return (ignored, nil)
        }
        // Parser and walk recurse as deep as the source nests, and worker threads have small stacks.
        return DeepStack.callOnNewSegment {
            let (tree, outline) = tree(of: source, isWhole: conditions.configuration.parsesWholeFiles)
            let collector = FactCollector(source: source, conditions: conditions)
            collector.facts.keptLines = directives.keptLines
            collector.facts.hasSyntaxErrors = tree.hasError
            collector.facts.firstStatement = tree.statements.first?.start ?? tree.endOfFileToken.start
            collector.walk(tree)
            return (collector.facts, outline)
        }
    }

    static let tooManyBrackets = "[[[[[[[[[[[[[[[["

    /// The file without bodies in which there is nothing to do, unless the parser stumbles over what is left.
    private static func tree(of source: SourceBytes, isWhole: Bool) -> (SourceFileSyntax, SourceOutline?) {
        if !isWhole, let outline = SourceOutline.of(source) {
            let tree = outline.text(of: source).withUnsafeBufferPointer { Parser.parse(source: $0) }
            if !tree.hasError { return (tree, outline) }
        }
        return (source.bytes.withUnsafeBufferPointer { Parser.parse(source: $0) }, nil)
    }

    // MARK: Writing down

    func add(_ edit: SourceEdit) { facts.edits.append(edit) }
    func insert(_ text: String, at position: Int) { add(.insert(text, at: position)) }
    func blank(_ node: some SyntaxProtocol) { add(source.blank(node.start, node.end)) }
    func replace(_ node: some SyntaxProtocol, with text: String) {
        add(source.replace(node.start, node.end, with: text))
    }
    func note(_ kind: AdapterNote.Kind, _ node: some SyntaxProtocol, _ message: String, isFatal: Bool = false) {
        facts.notes.append(AdapterNote(kind, at: node.start, message, isFatal: isFatal))
    }

    // MARK: Conditional compilation

    override func visit(_ node: IfConfigDeclSyntax) -> SyntaxVisitorContinueKind {
        for clause in node.clauses {
            if let condition = clause.condition { collectPlatformCondition(condition) }
        }
        if let elements = node.activeClause(in: conditions).clause?.elements {
            switch elements {
            case .statements(let list): walk(list)
            case .switchCases(let list): walk(list)
            case .decls(let list): walk(list)
            case .attributes(let list): walk(list)
            case .postfixExpression(let expression): walk(expression)
            @unknown default: break
            }
        }
        return .skipChildren
    }

    override func visit(_ node: ImportDeclSyntax) -> SyntaxVisitorContinueKind {
        collectImport(node)
        return .skipChildren
    }

    override func visit(_ node: AttributeSyntax) -> SyntaxVisitorContinueKind {
        collectAttribute(node) ? .visitChildren : .skipChildren
    }

    override func visit(_ node: DeclModifierSyntax) -> SyntaxVisitorContinueKind {
        collectModifier(node)
        return .skipChildren
    }

    // MARK: Types

    override func visit(_ node: ClassDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherits = inheritedTypes(node.inheritanceClause)
        let scope = open(
            .class, name: node.name.text, inherits: inherits, generics: node.genericParameterClause,
            requirements: node.genericWhereClause, attributes: node.attributes)
        scope.fact = scopeFact(
            scope, .class, attributes: node.attributes, modifiers: node.modifiers, inherits: inherits,
            body: node.memberBlock, reference: node.name.text)
        if let last = node.inheritanceClause?.inheritedTypes.last { scope.fact?.inheritanceEnd = last.type.end }
        return .visitChildren
    }
    override func visitPost(_ node: ClassDeclSyntax) { close() }

    override func visit(_ node: ExtensionDeclSyntax) -> SyntaxVisitorContinueKind {
        let reference = node.extendedType.flatText
        let scope = open(
            .extension, name: TypeName.withoutGenerics(reference), inherits: [], generics: nil,
            requirements: node.genericWhereClause, attributes: node.attributes)
        scope.fact = scopeFact(
            scope, .extension, attributes: node.attributes, modifiers: node.modifiers,
            inherits: inheritedTypes(node.inheritanceClause), body: node.memberBlock, reference: reference)
        scope.fact?.hasWhereClause = node.genericWhereClause != nil
        return .visitChildren
    }
    override func visitPost(_ node: ExtensionDeclSyntax) { close() }

    override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        let isObjC = node.attributes.has("objc")
        let inherits = inheritedTypes(node.inheritanceClause)
        // Classes take the main actor over from protocols: see `rewriteIsolatedClasses`.
        if let attribute = node.attributes.attribute("MainActor"), !node.attributes.has("preconcurrency") {
            facts.count("@MainActor of a protocol")
            insert("@preconcurrency ", at: attribute.start)
        }
        let scope = open(
            isObjC ? .objcProtocol : .protocol, name: node.name.text, inherits: inherits, generics: nil, requirements: nil,
            attributes: node.attributes)
        if isObjC {
            scope.fact = scopeFact(
                scope, .objcProtocol, attributes: node.attributes, modifiers: node.modifiers, inherits: inherits,
                body: node.memberBlock, reference: node.name.text)
            collectObjCProtocol(node, inherits: inherits)
        }
        return .visitChildren
    }
    override func visitPost(_ node: ProtocolDeclSyntax) { close() }

    override func visit(_ node: StructDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .struct, name: node.name.text, inherits: inheritedTypes(node.inheritanceClause),
            generics: node.genericParameterClause, requirements: node.genericWhereClause, attributes: node.attributes)
        return .visitChildren
    }
    override func visitPost(_ node: StructDeclSyntax) { close() }

    override func visit(_ node: EnumDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .enum, name: node.name.text, inherits: inheritedTypes(node.inheritanceClause),
            generics: node.genericParameterClause, requirements: node.genericWhereClause, attributes: node.attributes)
        return .visitChildren
    }
    override func visitPost(_ node: EnumDeclSyntax) { close() }

    override func visit(_ node: ActorDeclSyntax) -> SyntaxVisitorContinueKind {
        open(
            .actor, name: node.name.text, inherits: inheritedTypes(node.inheritanceClause),
            generics: node.genericParameterClause, requirements: node.genericWhereClause, attributes: node.attributes)
        return .visitChildren
    }
    override func visitPost(_ node: ActorDeclSyntax) { close() }

    // MARK: Members

    override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(node.genericParameterClause, node.genericWhereClause, isTypeMember: isTypeMember(node.modifiers))
        guard node.isMember, let scope = scopes.last else { return .visitChildren }
        if node.name.text == "observe", takesKeyPath(node) { facts.declaresObserve = true }
        guard scope.fact != nil else { return .visitChildren }
        var fact = MemberReading.method(node, keepsDeclaration: scope.kind == .extension)
        if let property = propertyWithEarlierForm(node, fact) {
            scope.fact?.properties.append(property)
            return .visitChildren
        }
        takeLaterName(&fact, node)
        scope.fact?.methods.append(fact)
        if scope.kind == .objcProtocol, fact.traits.contains(.optional) {
            collectOptionalMethod(node, fact, scope)
            return .skipChildren
        }
        return .visitChildren
    }
    override func visitPost(_ node: FunctionDeclSyntax) { leaveFunction(isTypeMember: isTypeMember(node.modifiers)) }

    override func visit(_ node: InitializerDeclSyntax) -> SyntaxVisitorContinueKind {
        enterFunction(node.genericParameterClause, node.genericWhereClause, isTypeMember: false)
        if let scope = scopes.last, node.isMember {
            let fact = MemberReading.initializer(node)
            scope.fact?.initializers.append(fact)
            if scope.kind == .protocol || scope.kind == .objcProtocol {
                facts.protocolInitializers.append(fact.labels.joined(separator: ":"))
            }
            if scope.kind == .extension, node.modifiers.has("override") {
                note(
                    .unsupported, node.initKeyword,
                    "an initialiser can't be overridden in an extension on Linux; move it into the class", isFatal: true)
            }
        }
        return .visitChildren
    }
    override func visitPost(_ node: InitializerDeclSyntax) { leaveFunction(isTypeMember: false) }

    override func visit(_ node: VariableDeclSyntax) -> SyntaxVisitorContinueKind {
        let isTypeLevel = node.isMember && isTypeMember(node.modifiers)
        if isTypeLevel { typeMemberDepth += 1 }
        guard node.isMember, let scope = scopes.last else { return .visitChildren }
        var properties = MemberReading.properties(node, keepsDeclaration: scope.kind == .extension)
        takeLaterNames(&properties)
        for property in properties where property.traits.contains(.isClosure) { facts.closureNames.append(property.name) }
        for property in properties where ["AnyObject?", "(AnyObject)?"].contains(property.type) {
            facts.anyObjectNames.append(property.name)
        }
        guard scope.fact != nil else { return .visitChildren }
        scope.fact?.properties += properties
        if scope.kind == .objcProtocol {
            if node.modifiers.has("optional") {
                collectOptionalProperty(node, properties, scope)
                return .skipChildren
            }
        } else if !isTypeLevel {
            collectPropertyObservers(node, scope)
            collectManagedProperty(node, scope)
        }
        return .visitChildren
    }
    override func visitPost(_ node: VariableDeclSyntax) {
        if node.isMember, isTypeMember(node.modifiers) { typeMemberDepth -= 1 }
    }

    override func visit(_ node: PatternBindingSyntax) -> SyntaxVisitorContinueKind {
        collectMetatypeVariable(node)
        return .visitChildren
    }

    override func visit(_ node: AssociatedTypeDeclSyntax) -> SyntaxVisitorContinueKind {
        let inherited = inheritedTypes(node.inheritanceClause)
        if !inherited.isEmpty { facts.associatedTypes[node.name.text] = inherited.joined(separator: "&") }
        aliasNames.insert(node.name.text)
        return .visitChildren
    }

    override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        let target = TypeName.withoutGenerics(node.initializer.value.flatText)
        if node.isMember {
            aliasNames.insert(node.name.text)
            aliasTargets[node.name.text] = target
        } else if node.genericParameterClause == nil {
            facts.aliases[node.name.text] = target
        }
        return .visitChildren
    }

    // MARK: Expressions

    override func visit(_ node: MacroExpansionExprSyntax) -> SyntaxVisitorContinueKind {
        switch node.macroName.text {
        case "selector":
            collectSelector(node)
            return .skipChildren
        case "keyPath":
            collectKeyPath(node)
            return .skipChildren
        case "Preview":
            leaveOutPreview(node)
            return .skipChildren
        default: return .visitChildren
        }
    }

    override func visit(_ node: MacroExpansionDeclSyntax) -> SyntaxVisitorContinueKind {
        guard node.macroName.text == "Preview" else { return .visitChildren }
        leaveOutPreview(node)
        return .skipChildren
    }

    /// What Xcode shows beside the text is no part of a program.
    private func leaveOutPreview(_ node: some SyntaxProtocol) {
        facts.count("#Preview")
        blank(node)
    }

    override func visit(_ node: FunctionCallExprSyntax) -> SyntaxVisitorContinueKind {
        collectOptionalCall(node)
        collectObservation(node)
        collectConstruction(node)
        collectCallByName(node)
        return .visitChildren
    }

    override func visit(_ node: MemberAccessExprSyntax) -> SyntaxVisitorContinueKind {
        collectOptionalReference(node)
        collectDynamicLookup(node)
        collectMainBundle(node)
        if let base = node.base { collectModuleQualifier(base, node.declName.baseName.text) }
        return .visitChildren
    }

    override func visit(_ node: MemberTypeSyntax) -> SyntaxVisitorContinueKind {
        collectModuleQualifier(node.baseType, node.name.text)
        return .visitChildren
    }

    // MARK: Bookkeeping

    private func isTypeMember(_ modifiers: DeclModifierListSyntax) -> Bool {
        modifiers.has("static") || modifiers.has("class")
    }

    private func takesKeyPath(_ node: FunctionDeclSyntax) -> Bool {
        node.signature.parameterClause.parameters.first?.type.trimmedDescription.contains("KeyPath<") == true
    }

    private func enterFunction(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?, isTypeMember: Bool
    ) {
        if generics != nil { genericFunctionDepth += 1 }
        genericNames.append(constraints(generics, requirements))
        functionIsGeneric.append(generics != nil)
        if isTypeMember { typeMemberDepth += 1 }
    }

    private func leaveFunction(isTypeMember: Bool) {
        if functionIsGeneric.removeLast() { genericFunctionDepth -= 1 }
        genericNames.removeLast()
        if isTypeMember { typeMemberDepth -= 1 }
    }
    private var functionIsGeneric: [Bool] = []

    private func constraints(
        _ generics: GenericParameterClauseSyntax?, _ requirements: GenericWhereClauseSyntax?
    ) -> [String: String] {
        if generics == nil, requirements == nil { return [:] }
        var result: [String: String] = [:]
        for parameter in generics?.parameters ?? [] { result[parameter.name.text] = parameter.inheritedType?.flatText ?? "" }
        for requirement in requirements?.requirements ?? [] {
            if let conformance = requirement.requirement.as(ConformanceRequirementSyntax.self) {
                result[conformance.leftType.flatText] = conformance.rightType.flatText
            }
        }
        return result
    }

    private func inheritedTypes(_ clause: InheritanceClauseSyntax?) -> [String] {
        clause?.inheritedTypes.map { inherited in
            if let attributed = inherited.type.as(AttributedTypeSyntax.self) { return attributed.baseType.flatText }
            return inherited.type.flatText
        } ?? []
    }

    @discardableResult
    private func open(
        _ kind: OpenScope.Kind, name: String, inherits: [String], generics: GenericParameterClauseSyntax?,
        requirements: GenericWhereClauseSyntax?, attributes: AttributeListSyntax
    ) -> OpenScope {
        let isGeneric = generics != nil || genericFunctionDepth > 0 || (scopes.last?.isGeneric ?? false)
        let path = scopes.last.map { $0.path + "." + unquoted(name) } ?? unquoted(name)
        let scope = OpenScope(kind: kind, path: path, isGeneric: isGeneric)
        if let typeKind = kind.typeKind {
            facts.types.append(
                TypeFact(
                    kind: typeKind, path: path, inherits: inherits, isGeneric: isGeneric,
                    hasMembersAttribute: attributes.has("objcMembers")))
        }
        genericNames.append(constraints(generics, requirements))
        scopes.append(scope)
        return scope
    }

    private func close() {
        genericNames.removeLast()
        let scope = scopes.removeLast()
        // Without a closing brace there is nowhere to put a table; the compiler will ask for the brace.
        if let fact = scope.fact, fact.hasEnd { facts.scopes.append(fact) }
    }

    private func scopeFact(
        _ scope: OpenScope, _ kind: ScopeFact.Kind, attributes: AttributeListSyntax, modifiers: DeclModifierListSyntax,
        inherits: [String], body: MemberBlockSyntax, reference: String
    ) -> ScopeFact {
        let brace = body.rightBrace
        let startsLine = brace.leadingTrivia.contains { piece in
            switch piece {
            case .newlines, .carriageReturns, .carriageReturnLineFeeds: true
            default: false
            }
        }
        return ScopeFact(
            kind: kind, name: TypeName.last(scope.path), path: scope.path, reference: reference, inherits: inherits,
            isGeneric: scope.isGeneric, hasMembersAttribute: attributes.has("objcMembers"),
            declaredName: attributes.attribute("objc")?.declaredName,
            isPublic: modifiers.has("public") || modifiers.has("open"),
            isPrivate: modifiers.has("private") || modifiers.has("fileprivate"), hasObjCAttribute: attributes.has("objc"),
            isOtherActor: attributes.namesOtherActor, hasWhereClause: false,
            mainActorAttribute: attributes.attribute("MainActor").map { SourceRange($0.start, $0.end) },
            isPreconcurrency: attributes.has("preconcurrency"),
            end: brace.start, hasEnd: brace.presence == .present, needsSeparator: !startsLine && !body.members.isEmpty)
    }
}

/// A type body that is being walked.
final class OpenScope {
    enum Kind {
        case `class`, `extension`, objcProtocol, `protocol`, `struct`, `enum`, actor

        var typeKind: TypeFact.Kind? {
            switch self {
            case .class: .class
            case .extension: nil
            case .objcProtocol, .protocol: .protocol
            case .struct: .struct
            case .enum: .enum
            case .actor: .actor
            }
        }
    }

    let kind: Kind
    let path: String
    let isGeneric: Bool
    var fact: ScopeFact?

    init(kind: Kind, path: String, isGeneric: Bool) {
        self.kind = kind
        self.path = path
        self.isGeneric = isGeneric
    }
}
