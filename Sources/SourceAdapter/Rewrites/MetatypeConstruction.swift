import SwiftSyntax

/// Constructing through a metatype, `T(frame:)` or `type.init(frame:)`: allowed for Apple's initialisers, which need not be
/// `required`. Here the call goes through the class's own initialiser slot: `T._new(frame:)`.
struct MetatypeConstruction: Codable, Sendable {
    enum Subject: String, Codable, Sendable {
        /// A generic parameter; `constraint` names its class.
        case parameter
        /// `Self`, or `self` in a type member.
        case current
        /// A variable that holds a metatype.
        case variable
        /// An associated type, perhaps: `constraint` is its name.
        case associated
    }

    var subject: Subject
    var constraint: String?
    var context: String?
    var labels: [String]
    var edit: SourceEdit
    var text: String
}

extension FactCollector {
    /// Initialisers that views and controllers have from UIKit.
    static let constructedLabels: [[String]] = [
        [], ["frame"], ["nibName", "bundle"], ["style", "reuseIdentifier"], ["reuseIdentifier"], ["collectionViewLayout"],
        ["style"], ["rootViewController"], ["frame", "collectionViewLayout"], ["frame", "style"], ["type"],
        ["type", "primaryAction"], ["configuration"], ["configuration", "primaryAction"], ["frame", "primaryAction"], ["image"],
        ["navigationBarClass", "toolbarClass"], ["identifier", "source", "destination"],
    ]

    func collectConstruction(_ node: FunctionCallExprSyntax) {
        let labels = node.arguments.map { $0.label?.text ?? "_" }
        guard Self.constructedLabels.contains(labels), node.trailingClosure == nil else { return }
        if let type = node.calledExpression.as(DeclReferenceExprSyntax.self) {
            guard type.argumentNames == nil, type.baseName.text.first?.isUppercase == true else { return }
            record(type.baseName.text, node, labels, .insert("._new", at: type.end))
        } else if let member = node.calledExpression.as(MemberAccessExprSyntax.self) {
            let name = member.declName.baseName
            if member.declName.baseName.tokenKind == .keyword(.`init`) {
                guard let type = member.base?.flatText ?? (labels.isEmpty ? typeReturned(by: node) : nil) else { return }
                record(type, node, labels, SourceEdit(start: name.start, end: name.end, text: "_new"))
            } else if member.base != nil, name.text.first?.isUppercase == true {
                record(member.flatText, node, labels, .insert("._new", at: member.end))
            }
        }
    }

    /// `let type = cellClass as! UITableViewCell.Type`, `let type: UIView.Type`.
    func collectMetatypeVariable(_ node: PatternBindingSyntax) {
        guard let name = node.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else { return }
        let text = node.typeAnnotation?.type.flatText ?? node.initializer?.value.flatText ?? ""
        guard text.hasSuffix(".Type") else { return }
        let type = text.dropLast(5).split(separator: " ").last.map(String.init) ?? ""
        if node.typeAnnotation != nil || text.contains(" as! ") { metatypeNames[name] = type }
    }

    /// What the function is declared to return, when the expression is all that it does or what it returns.
    private func typeReturned(by node: FunctionCallExprSyntax) -> String? {
        var parent = node.parent
        if let statement = parent?.as(ReturnStmtSyntax.self) { parent = statement.parent }
        guard let item = parent?.as(CodeBlockItemSyntax.self), let list = item.parent?.as(CodeBlockItemListSyntax.self),
            node.parent?.is(ReturnStmtSyntax.self) == true || list.count == 1
        else { return nil }
        var outer = list.parent
        while let current = outer, !current.is(FunctionDeclSyntax.self) {
            if current.is(ClosureExprSyntax.self) || current.is(AccessorDeclSyntax.self) || current.is(MemberBlockSyntax.self) {
                return nil
            }
            outer = current.parent
        }
        return outer?.as(FunctionDeclSyntax.self)?.signature.returnClause?.type.flatText
    }

    /// An associated type or an alias by itself, or as a generic parameter's: `Root`, `Flow.Root`.
    private func isAlias(_ name: String) -> Bool {
        guard let dot = name.firstIndex(of: ".") else { return aliasNames.contains(name) }
        let first = String(name[..<dot])
        return first == "Self" || genericNames.contains { $0[first] != nil } || aliasNames.contains(first)
    }

    /// `layerClass.init()`: without labels only the name tells that it is a class of UIKit's kind.
    private static func namesClass(_ name: String) -> Bool {
        let name = name.lowercased()
        return ["layer", "view", "controller", "cell"].contains { name.hasSuffix($0 + "class") || name.hasSuffix($0 + "type") }
    }

    /// Apps' own initialisers have these labels too.
    private static func mayBeVariable(_ labels: [String]) -> Bool {
        labels.isEmpty || !["type", "configuration", "image"].contains(labels[0])
    }

    private func record(_ name: String, _ node: FunctionCallExprSyntax, _ labels: [String], _ edit: SourceEdit) {
        guard let first = name.first, name != "super" else { return }
        let subject: MetatypeConstruction.Subject
        var constraint: String?
        if let found = genericNames.last(where: { $0[name] != nil })?[name] {
            subject = .parameter
            constraint = found
        } else if name == "Self" || (name == "self" && typeMemberDepth > 0) {
            subject = .current
            constraint = genericNames.last(where: { $0["Self"] != nil })?["Self"]
        } else if let target = aliasTargets[name], let found = genericNames.last(where: { $0[target] != nil })?[target] {
            subject = .parameter
            constraint = found
        } else if let type = metatypeNames[name] {
            subject = .parameter
            constraint = type
        } else if first.isLowercase, name != "self", !labels.isEmpty || Self.namesClass(name) {
            guard Self.mayBeVariable(labels) else { return }
            subject = .variable
        } else if first.isUppercase, isAlias(name) {
            subject = .associated
            constraint = TypeName.last(name)
        } else {
            return
        }
        facts.constructions.append(
            MetatypeConstruction(
                subject: subject, constraint: constraint, context: scopes.last?.path, labels: labels, edit: edit,
                text: node.calledExpression.flatText))
    }
}

extension FileRewriter {
    mutating func rewriteConstructions() {
        for construction in facts.constructions where needsSlot(construction) {
            guard allowsGuess(at: construction.edit.start) else { continue }
            count("metatype construction")
            guess(at: construction.edit.start, "\(construction.text)(…) is taken to construct a UIKit object through its class")
            edits.append(construction.edit)
        }
    }

    private func needsSlot(_ construction: MetatypeConstruction) -> Bool {
        let labels = construction.labels
        if lookup.protocolInitializers.contains(labels.joined(separator: ":")), construction.subject == .variable {
            return false
        }
        switch construction.subject {
        case .variable: return true
        case .parameter: return isConstructed(constraint: construction.constraint ?? "", labels)
        case .associated:
            guard let name = construction.constraint, !lookup.isTopLevelType(name) else { return false }
            return lookup.associatedTypes[name]?.allSatisfy { isConstructed(constraint: $0, labels) } ?? false
        case .current:
            if let constraint = construction.constraint { return isConstructed(TypeName.last(constraint), labels) }
            return construction.context.map { isConstructed(TypeName.last($0), labels) } ?? false
        }
    }

    /// Labels that only some classes of UIKit know.
    private static let owners: [String: Set<String>] = [
        "type": ["UIButton"], "configuration": ["UIButton"], "image": ["UIImageView"],
    ]

    private func isConstructed(constraint: String, _ labels: [String]) -> Bool {
        constraint.split(separator: "&").contains { isConstructed(TypeName.last(String($0)), labels) }
    }

    /// Whether the class has the initialiser from UIKit or Foundation and does not itself require it.
    private func isConstructed(_ name: String, _ labels: [String]) -> Bool {
        let name = lookup.withoutAlias(name)
        if let first = labels.first, let owners = Self.owners[first] {
            let root = lookup.ownClass(named: name).map { lookup.ancestry(of: $0).root ?? "" } ?? name
            guard owners.contains(root) else { return false }
        }
        guard let own = lookup.ownClass(named: name) else { return PlatformTypes.isClass(name) && !lookup.isOwnType(name) }
        let chain = lookup.ancestry(of: own)
        guard chain.classes.allSatisfy({ !lookup.requires(labels, in: $0) }) else { return false }
        return chain.root.map(PlatformTypes.isClass) ?? false
    }
}
