/// Members that ask before they run, because Swift's own calls would never get elsewhere.
///
/// What an extension adds to another module's class asks subclasses: they may override it. What is `dynamic`, and in modules where
/// methods are exchanged what a `#selector` names, asks whether it was exchanged. The body keeps its place under another name; a
/// declaration of the old name stands at the end of the class or extension.
enum AskingMembers {
    private static let never: MethodFact.Traits = [
        .inexpressible, .typeMember, .throws, .async, .nonObjC, .unavailable, .otherActor, .neverReturns, .optional,
    ]

    /// What a call by name can carry.
    private static func isCarried(_ method: MethodFact) -> Bool {
        guard method.declaration != nil, method.traits.isDisjoint(with: never) else { return false }
        if let returns = method.returns, returns.hasPrefix("some ") || returns.contains("Self") { return false }
        return method.parameters.allSatisfy { parameter in
            !parameter.name.isEmpty
                && (!parameter.isClosure || parameter.isEscaping || parameter.type.hasSuffix("?"))
        }
    }

    /// A member of an extension that could ask subclasses.
    static func canAsk(_ method: MethodFact, in scope: ScopeFact) -> Bool {
        scope.kind == .extension && !scope.isGeneric && !scope.hasWhereClause && !scope.isOtherActor && isCarried(method)
            && method.traits.isDisjoint(with: [.isPrivate, .isFilePrivate, .override])
    }

    static func canAsk(_ property: PropertyFact, in scope: ScopeFact) -> Bool {
        scope.kind == .extension && !scope.isGeneric && !scope.hasWhereClause && !scope.isOtherActor && property.type != nil
            && property.traits.isDisjoint(with: [
                .isPrivate, .isFilePrivate, .override, .typeMember, .nonObjC, .unavailable, .otherActor,
            ])
    }

    static func asksSubclasses(_ method: MethodFact, in scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard canAsk(method, in: scope), method.traits.contains(.marked) || scope.hasObjCAttribute else { return false }
        return asksSubclasses(method.fullName, method.traits.contains(.isOpen), scope, lookup)
    }

    static func asksSubclasses(_ property: PropertyFact, in scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard canAsk(property, in: scope), property.traits.contains(.marked) || scope.hasObjCAttribute else { return false }
        // What says `@objc` is there to be overridden, by tests as well, which see what is internal.
        let isMeant = property.traits.contains(.isOpen) || property.traits.contains(.saysObjC)
        return asksSubclasses(property.name, isMeant, scope, lookup)
    }

    private static func asksSubclasses(_ name: String, _ isOpen: Bool, _ scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        guard lookup.ownClass(path: scope.path) == nil, lookup.isObject(scope.path), !lookup.isGeneric(scope.path) else {
            return false
        }
        return isOpen || lookup.overriddenForeignMembers[TypeName.last(scope.path)]?.contains(name) == true
    }

    /// Whether direct calls have to notice an exchange.
    static func asksForExchange(_ method: MethodFact, in scope: ScopeFact, _ lookup: IndexLookup) -> Bool {
        let traits = method.traits
        let isMarked = traits.contains(.marked) || scope.hasMembersAttribute || scope.hasObjCAttribute
        let isNamed =
            lookup.exchangesMethods && (isMarked || traits.contains(.override))
            && (lookup.namedMethods.contains(method.fullName) || lookup.namedMethods.contains(method.base))
        guard isNamed || (isMarked && traits.contains(.isDynamic)) else { return false }
        return scope.kind != .objcProtocol && isCarried(method) && !scope.isGeneric && !scope.isOtherActor
            && (scope.kind == .class
                || (lookup.isClass(scope.path) && !scope.hasWhereClause && !lookup.isGeneric(scope.path)))
            && lookup.isolation(ofTestCase: scope) == nil
            && !ExtensionHoists.replacesInformalOverride(method.fullName, traits.contains(.override), scope, lookup)
    }

    /// What the declaration does before it calls the body; empty when it asks nothing.
    static func question(_ method: MethodFact, in scope: ScopeFact, _ lookup: IndexLookup) -> String {
        let subject: String
        if asksSubclasses(method, in: scope, lookup) {
            subject = "if let __m = _objcOverride("
        } else if asksForExchange(method, in: scope, lookup) {
            subject = "if _objcExchanges, let __m = _objcExchanged("
        } else {
            return ""
        }
        let type = lookup.ownClass(path: scope.path) == nil ? scope.reference : TypeName.last(scope.path)
        let call = "__m([\(method.parameters.map { quoted($0.name) }.joined(separator: ", "))])"
        let answer = method.returns.map { "return _objcCast(\(call), (\($0)).self)" } ?? "_ = \(call); return"
        return subject + "self, \(type).self, \"\(method.selector)\") { \(answer) }; "
    }

    /// The declaration of the old name beside a renamed body.
    static func declaration(_ method: MethodFact, in scope: ScopeFact, _ lookup: IndexLookup) -> String {
        guard let declaration = method.declaration else { return "" }
        let arguments = method.parameters.map { ($0.label.isEmpty ? "" : $0.label + ": ") + quoted($0.name) }
        let traits = method.traits
        let asksSubclasses = asksSubclasses(method, in: scope, lookup)
        let separation =
            traits.contains(.override) && lookup.overridesForeignExtension(method.fullName, in: scope.path)
            ? "@_nonoverride" : ""
        let parts = [
            separation, declaration.attributes,
            traits.contains(.isPrivate) ? "private" : traits.contains(.isFilePrivate) ? "fileprivate" : "",
            asksSubclasses ? access(declaration.modifiers, scope) : declaration.modifiers,
            traits.contains(.override) && separation.isEmpty ? "override" : "", "func",
            method.written + declaration.signature,
            "{ \(question(method, in: scope, lookup))\(method.returns == nil ? "" : "return ")"
                + "self.\(ExtensionHoists.name(method.base, scope))(\(arguments.joined(separator: ", "))) }",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    static func declaration(_ property: PropertyFact, in scope: ScopeFact) -> String {
        let body = "self.\(ExtensionHoists.name(property.name, scope))"
        let type = property.type ?? "Any"
        let setter =
            !property.traits.contains(.hasSetter)
            ? ""
            : " set { if let __m = _objcOverrideSet(self, \(scope.reference).self, \"\(property.getter)\") { __m(newValue) } "
                + "else { \(body) = newValue } }"
        let parts = [
            property.attributes, access(property.modifiers, scope),
            "var \(property.written): \(type) { get { if let __m = _objcOverrideGet(self, \(scope.reference).self, "
                + "\"\(property.getter)\") { return _objcCast(__m(), (\(type)).self) }; return \(body) }\(setter) }",
        ]
        return parts.filter { !$0.isEmpty }.joined(separator: " ")
    }

    /// Outside of the extension, where nothing is open.
    private static func access(_ modifiers: String, _ scope: ScopeFact) -> String {
        let names = modifiers.split(separator: " ").map { $0 == "open" ? "public" : String($0) }
        if names.contains(where: { ["public", "internal", "package"].contains($0) }) { return names.joined(separator: " ") }
        return ([scope.isPrivate ? "fileprivate" : scope.isPublic ? "public" : ""] + names).filter { !$0.isEmpty }
            .joined(separator: " ")
    }

    private static func quoted(_ name: String) -> String {
        [
            "in", "for", "default", "class", "func", "var", "let", "repeat", "where", "operator", "protocol", "extension",
            "import",
            "is", "as", "self", "switch", "case", "return", "if", "else", "while", "do", "throw", "try", "init", "true",
            "false",
        ]
        .contains(name) ? "`\(name)`" : name
    }
}

extension FileRewriter {
    /// The body gets another name; what asks first comes with the table.
    mutating func rewriteAskingMembers() {
        for scope in facts.scopes {
            for method in scope.methods where isAsking(method, in: scope) {
                count("member that asks first")
                renameBody(method.name, ExtensionHoists.name(method.base, scope), method.overrideModifier)
                keepFunctionName(method)
                usesRuntime = true
                guard AskingMembers.asksSubclasses(method, in: scope, lookup) else { continue }
                close(method.start, method.name.start)
                tail.append(outside(AskingMembers.declaration(method, in: scope, lookup), scope))
            }
            for property in scope.properties where AskingMembers.asksSubclasses(property, in: scope, lookup) {
                count("member that asks first")
                renameBody(property.nameRange, ExtensionHoists.name(property.name, scope), nil)
                usesRuntime = true
                close(property.start, property.nameRange.start)
                tail.append(outside(AskingMembers.declaration(property, in: scope), scope))
            }
        }
    }

    /// Subclasses declare a member of the same name: from a protocol's extension it is no second one to override.
    private func outside(_ declaration: String, _ scope: ScopeFact) -> String {
        let isIsolated =
            TypeName.last(scope.path).hasPrefix("UI") && !["@MainActor", "nonisolated "].contains(where: declaration.contains)
        return "extension NSObjectProtocol where Self: \(scope.reference) "
            + "{ \(isIsolated ? "@preconcurrency @MainActor " : "")\(declaration) }"
    }

    /// Nothing is open in an extension without the Objective-C runtime.
    mutating func close(_ start: Int, _ end: Int) {
        for place in source.places(of: "open", from: start, to: end) {
            edits.append(SourceEdit(start: place, end: place + 4, text: "public"))
        }
    }

    /// Hoisted members ask where they are hoisted to.
    private func isAsking(_ method: MethodFact, in scope: ScopeFact) -> Bool {
        guard !ExtensionHoists.isHoisted(method, in: scope, lookup), !isForeignExtensionOverride(method, in: scope) else {
            return false
        }
        return AskingMembers.asksSubclasses(method, in: scope, lookup)
            || AskingMembers.asksForExchange(method, in: scope, lookup)
    }

    private mutating func renameBody(_ name: SourceRange, _ text: String, _ modifier: SourceRange?) {
        if let modifier { edits.append(source.blank(modifier.start, modifier.end)) }
        edits.append(SourceEdit(start: name.start, end: name.end, text: text))
    }

    /// `#function` in a renamed body says the name that the method has in the source.
    mutating func keepFunctionName(_ method: MethodFact) {
        guard let body = method.body else { return }
        for start in source.places(of: "#function", from: body.start, to: body.end) {
            edits.append(SourceEdit(start: start, end: start + 9, text: "\"\(method.fullName)\""))
        }
    }

    func askingDeclarations(_ scope: ScopeFact) -> [String] {
        guard scope.kind != .objcProtocol else { return [] }
        return scope.methods.filter { isAsking($0, in: scope) && !AskingMembers.asksSubclasses($0, in: scope, lookup) }
            .map { AskingMembers.declaration($0, in: scope, lookup) }
    }
}
