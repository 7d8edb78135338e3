/// Overrides written in an extension, and members of extensions that a subclass overrides: neither exists without the
/// Objective-C runtime. The class gets a forwarding declaration; the extension's member keeps its body under another name.
/// So does an initialiser that the runtime would find by its name.
struct ExtensionHoists: Sendable {
    private var texts: [String: [String]] = [:]

    init(files: [FileFacts], lookup: IndexLookup) {
        for scope in files.lazy.flatMap(\.scopes) where scope.kind == .extension {
            for method in scope.methods where Self.isHoisted(method, in: scope, lookup) {
                texts[scope.path, default: []].append(Self.text(method, scope, lookup))
            }
            for property in scope.properties where Self.isHoisted(property, in: scope, lookup) {
                texts[scope.path, default: []].append(Self.text(property, scope, lookup))
            }
        }
        let scopes = files.flatMap(\.scopes)
        let bare = Set(scopes.filter { $0.initializers.contains { $0.labels.isEmpty } }.map(\.path))
        for scope in scopes where !bare.contains(scope.path) && Self.answersForBareCreation(scope, lookup) {
            texts[scope.path, default: []].append(
                (scope.isPublic ? "public " : "") + "convenience init() { self.init(frame: .zero) }")
        }
    }

    /// In Objective-C `init()` of a view calls the `init(frame:)` of whatever class it is, also where that is none of the initialisers that a list's
    /// class has from its own superclass, and so overrides nothing.
    private static func answersForBareCreation(_ scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard scope.kind == .class, scope.initializers.contains(where: { $0.labels == ["frame"] && !$0.isOverride }),
            let own = lookup.ownClass(path: scope.path)
        else { return false }
        return ["UICollectionView", "UITableView"].contains(lookup.ancestry(of: own).root)
    }

    func declarations(for path: String) -> [String] { texts[path] ?? [] }

    static func isHoisted(_ method: MethodFact, in scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard scope.kind == .extension, lookup.ownClass(path: scope.path) != nil, method.declaration != nil,
            method.parameters.allSatisfy({ !$0.name.isEmpty }),
            !replacesInformalOverride(method.fullName, method.traits.contains(.override), scope, lookup)
        else { return false }
        if method.traits.contains(.override)
            || isOpenToOtherModules(method.traits.contains(.isOpen), method.traits.contains(.marked), scope)
        {
            return true
        }
        return method.traits.isDisjoint(with: [.isPrivate, .isFilePrivate]) && !scope.isPrivate
            && lookup.overriddenMembers[scope.path]?.contains(method.fullName) == true
    }

    static func isHoisted(_ property: PropertyFact, in scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard scope.kind == .extension, lookup.ownClass(path: scope.path) != nil, property.type != nil,
            !replacesInformalOverride(property.name, property.traits.contains(.override), scope, lookup)
        else { return false }
        if property.traits.contains(.override)
            || isOpenToOtherModules(property.traits.contains(.isOpen), property.traits.contains(.marked), scope)
        {
            return true
        }
        return property.traits.isDisjoint(with: [.isPrivate, .isFilePrivate]) && !scope.isPrivate
            && lookup.overriddenMembers[scope.path]?.contains(property.name) == true
    }

    /// A subclass in another module may override it.
    private static func isOpenToOtherModules(_ isOpen: Bool, _ isMarked: Bool, _ scope: ScopeFact) -> Bool {
        isOpen && (isMarked || scope.hasObjCAttribute) && !scope.hasWhereClause
    }

    /// The name of the extension's member: it must differ along a chain of subclasses.
    static func name(_ name: String, _ scope: ScopeFact) -> String {
        "__ext_" + scope.path.replacing(".", with: "_") + "_" + name
    }

    private static func text(_ method: MethodFact, _ scope: ScopeFact, _ lookup: IndexLookup) -> String {
        guard let declaration = method.declaration else { return "" }
        let arguments = method.parameters.map { ($0.label.isEmpty ? "" : $0.label + ": ") + $0.name }
        let effects = (method.traits.contains(.throws) ? "try " : "") + (method.traits.contains(.async) ? "await " : "")
        let separation = separation(method.fullName, method.traits.contains(.override), scope, lookup)
        let question = AskingMembers.question(method, in: scope, lookup)
        let parts = [
            separation, declaration.attributes, access(declaration.modifiers, scope),
            method.traits.contains(.override) && separation.isEmpty ? "override" : "", "func",
            method.written + declaration.signature,
            "{ \(question)\(question.isEmpty || method.returns == nil ? "" : "return ")\(effects)"
                + "self.\(name(method.base, scope))(\(arguments.joined(separator: ", "))) }",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func text(_ property: PropertyFact, _ scope: ScopeFact, _ lookup: IndexLookup) -> String {
        let target = "self.\(name(property.name, scope))"
        let isSet = property.traits.contains(.hasSetter) || !property.observers.isEmpty
        let setter = isSet ? " set { \(target) = newValue }" : ""
        let separation = separation(property.name, property.traits.contains(.override), scope, lookup)
        let parts = [
            separation, property.attributes, access(property.modifiers, scope),
            property.traits.contains(.override) && separation.isEmpty ? "override" : "",
            "var \(property.written): \(property.type ?? "Any") { get { \(target) }\(setter) }",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    private static func separation(_ member: String, _ isOverride: Bool, _ scope: ScopeFact, _ lookup: IndexLookup) -> String {
        isOverride && lookup.overridesForeignExtension(member, in: scope.path) ? "@_nonoverride" : ""
    }

    private static func access(_ modifiers: String, _ scope: ScopeFact) -> String {
        let names = modifiers.split(separator: " ")
        let hasAccess = names.contains { ["public", "open", "internal", "package"].contains($0) }
        return scope.isPublic && !hasAccess ? ("public " + modifiers) : modifiers
    }
}

extension FileRewriter {
    mutating func rewriteExtensionOverrides() {
        for scope in facts.scopes {
            switch scope.kind {
            case .extension:
                rewriteExtension(scope)
                yieldToOverrides(scope)
                leaveSupers(scope)
            case .class:
                rewriteOverridesOfForeignExtensions(scope)
                leaveSupers(scope)
            case .objcProtocol: break
            }
        }
    }

    private mutating func rewriteExtension(_ scope: ScopeFact) {
        for method in scope.methods {
            let isForeign = isForeignExtensionOverride(method, in: scope)
            guard isForeign || ExtensionHoists.isHoisted(method, in: scope, lookup) else { continue }
            count(method.traits.contains(.override) ? "override in extension" : "overridden extension member")
            rename(method.name, ExtensionHoists.name(method.base, scope), method.overrideModifier, scope)
            keepFunctionName(method)
            close(method.start, method.name.start)
            if isForeign { noteForeignOverride(method.fullName, method.name.start, scope) }
        }
        for property in scope.properties {
            let isForeign = property.traits.contains(.override) && lookup.ownClass(path: scope.path) == nil
            guard isForeign || ExtensionHoists.isHoisted(property, in: scope, lookup) else { continue }
            count(property.traits.contains(.override) ? "override in extension" : "overridden extension member")
            rename(property.nameRange, ExtensionHoists.name(property.name, scope), property.overrideModifier, scope)
            spellOutObservers(property)
            close(property.start, property.nameRange.start)
            if isForeign { noteForeignOverride(property.name, property.nameRange.start, scope) }
        }
    }

    private mutating func rename(_ name: SourceRange, _ text: String, _ modifier: SourceRange?, _ scope: ScopeFact) {
        if let modifier {
            edits.append(
                scope.isPrivate
                    ? source.replace(modifier.start, modifier.end, with: "internal")
                    : source.blank(modifier.start, modifier.end))
        }
        edits.append(SourceEdit(start: name.start, end: name.end, text: text))
    }

    /// Nothing is stored in an extension: what observes the superclass's property gets and sets it.
    private mutating func spellOutObservers(_ property: PropertyFact) {
        guard let first = property.observers.first, let last = property.observers.last, let type = property.type else { return }
        for observer in property.observers {
            let opening = observer.head == first.head ? "get { super.\(property.written) } set { " : ""
            let name = observer.isAfter ? "__didSet" : "__willSet"
            edits.append(
                source.replace(
                    observer.head.start, observer.head.end,
                    with: "\(opening)func \(name)(_ \(observer.parameter): \(type)) "))
        }
        let tells = { (isAfter: Bool, call: String) in property.observers.contains { $0.isAfter == isAfter } ? call : "" }
        let old = tells(true, "let __old = super.\(property.written); ")
        insert(
            "; \(old)\(tells(false, "__willSet(newValue); "))super.\(property.written) = newValue\(tells(true, "; __didSet(__old)")) }",
            at: last.end)
    }

    private mutating func noteForeignOverride(_ member: String, _ position: Int, _ scope: ScopeFact) {
        // Members of extensions ask for such overrides.
        if let overridden = lookup.overriddenForeignMember(member, in: scope.path), !overridden.body.isEmpty {
            return leaveSuper(overridden, scope)
        }
        note(
            .unsupported, at: position,
            "an extension can't override a member of \(scope.reference) on Linux; override it in a subclass")
    }

    /// The extension belongs to a class of another module, so there is no body to forward from.
    func isForeignExtensionOverride(_ method: MethodFact, in scope: ScopeFact) -> Bool {
        scope.kind == .extension && method.traits.contains(.override) && lookup.ownClass(path: scope.path) == nil
    }

    /// A class overrides what an extension of a foreign class adds: a member of its own, found by name only.
    private mutating func rewriteOverridesOfForeignExtensions(_ scope: ScopeFact) {
        for method in scope.methods where method.traits.contains(.override) {
            separate(method.fullName, method.overrideModifier, method.start, method.name.start, scope)
        }
        for property in scope.properties where property.traits.contains(.override) {
            separate(property.name, property.overrideModifier, property.start, property.nameRange.start, scope)
        }
    }

    private mutating func separate(
        _ member: String, _ modifier: SourceRange?, _ start: Int, _ name: Int, _ scope: ScopeFact
    ) {
        guard let modifier, let overridden = lookup.overriddenForeignMember(member, in: scope.path), allowsGuess(at: name)
        else {
            return
        }
        count("override of a foreign extension's member")
        if scope.methods.contains(where: { $0.name.start == name && AskingMembers.asksForExchange($0, in: scope, lookup) }) {
            return
        }
        edits.append(source.blank(modifier.start, modifier.end))
        insert("@_nonoverride ", at: start)
        guard overridden.body.isEmpty else { return }
        guess(
            at: name,
            "\(member) comes from an extension of another module's class: calls through that class keep its body")
    }

    /// In a class that overrides what an extension adds, `super` means the extension's body: its name asks subclasses, this one among
    /// them.
    private mutating func leaveSupers(_ scope: ScopeFact) {
        guard lookup.ownClass(path: scope.path) != nil else { return }
        let names =
            scope.methods.filter { $0.traits.contains(.override) }.map(\.fullName)
            + scope.properties.filter { $0.traits.contains(.override) }.map(\.name)
        for name in names {
            guard let member = lookup.overriddenForeignMember(name, in: scope.path), !member.body.isEmpty else { continue }
            leaveSuper(member, scope)
        }
    }

    private mutating func leaveSuper(_ member: ModuleIndex.ExtensionMember, _ scope: ScopeFact) {
        let base = String(member.name.prefix { $0 != "(" })
        let start = (scope.methods.map(\.start) + scope.properties.map(\.start)).min() ?? scope.end
        for place in source.places(of: "super." + base, from: start, to: scope.end) {
            edits.append(SourceEdit(start: place + 6, end: place + 6 + base.utf8.count, text: member.body))
        }
    }

    /// Where a class of the module has a member of its own in its place, that one is meant.
    private mutating func yieldToOverrides(_ scope: ScopeFact) {
        guard let members = lookup.overriddenForeignMembers[TypeName.last(scope.path)],
            lookup.ownClass(path: scope.path) == nil
        else { return }
        for method in scope.methods
        where members.contains(method.fullName) && !AskingMembers.asksSubclasses(method, in: scope, lookup) {
            insert("@_disfavoredOverload ", at: method.start)
        }
        for property in scope.properties
        where members.contains(property.name) && !AskingMembers.asksSubclasses(property, in: scope, lookup) {
            insert("@_disfavoredOverload ", at: property.start)
        }
    }

    /// How a table calls the member.
    func memberName(_ method: MethodFact, in scope: ScopeFact) -> String {
        isForeignExtensionOverride(method, in: scope) ? ExtensionHoists.name(method.base, scope) : method.written
    }

    func memberName(_ property: PropertyFact, in scope: ScopeFact) -> String {
        let isForeign =
            scope.kind == .extension && property.traits.contains(.override) && lookup.ownClass(path: scope.path) == nil
        return isForeign ? ExtensionHoists.name(property.name, scope) : property.written
    }
}
