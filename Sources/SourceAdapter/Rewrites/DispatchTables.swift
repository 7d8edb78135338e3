/// The table that makes members callable by name. It stands before the closing brace of the class or extension, on the same
/// line, where it sees private members, and registers itself when the program is loaded.
extension FileRewriter {
    /// The entries of one table, in order.
    private struct Table {
        var names: [String] = []
        var cases: [String] = []
        var typeNames: [String] = []
        var typeCases: [String] = []
        var typed: [String] = []
        var isDeprecated = false

        var isEmpty: Bool { names.isEmpty && typeNames.isEmpty && typed.isEmpty }

        mutating func add(_ name: String, _ body: String) {
            cases.append("case \(names.count): \(body)")
            names.append(name)
        }

        mutating func addTypeMember(_ name: String, _ body: String) {
            typeCases.append("case \(typeNames.count): \(body)")
            typeNames.append(name)
        }
    }

    mutating func emitTables() {
        for (index, scope) in facts.scopes.enumerated() where scope.kind != .objcProtocol {
            let hoisted = scope.kind == .class ? hoists.declarations(for: scope.path) : []
            var text = (hoisted + askingDeclarations(scope)).map { $0 + "; " }.joined()
            if !scope.isOtherActor { text += tableText(scope, number: index + 1) }
            guard !text.isEmpty else { continue }
            insert((scope.needsSeparator ? "; " : "") + text, at: scope.end)
        }
    }

    private mutating func tableText(_ scope: ScopeFact, number: Int) -> String {
        var table = Table()
        for method in scope.methods { add(method, in: scope, to: &table) }
        for property in scope.properties { add(property, in: scope, to: &table) }
        let isGeneric =
            scope.isGeneric || (scope.kind == .extension && lookup.isGeneric(scope.path))
            || lookup.isInsideGeneric(scope.path)
        if isGeneric { return table.isEmpty ? "" : genericTable(table, scope, number) }
        // A class that may be named in a storyboard is registered even without members.
        guard !table.isEmpty || (scope.kind == .class && !scope.inherits.isEmpty) else { return "" }
        usesRuntime = true
        count("table")
        let name = scope.kind == .class ? "\"\(scope.declaredName ?? configuration.moduleName + "." + scope.path)\"" : "nil"
        let body = registrations(table)
        return (table.isDeprecated ? "@available(*, deprecated) " : "") + "private enum __ObjC\(number) { "
            + functions(table, scope)
            + "@section(\".init_array\") @used static let register: @convention(c) @Sendable () -> Void = { "
            + "_objcRegister({ \(scope.reference).self }, \(name)) { r in \(body.isEmpty ? "_ = r" : body) } } } "
    }

    /// Static storage and sections are refused in generic types: there the table is the type of a field without size.
    private mutating func genericTable(_ table: Table, _ scope: ScopeFact, _ number: Int) -> String {
        // A further stored property would end the synthesis of coding.
        let isCoded = scope.inherits.contains { ["Codable", "Encodable", "Decodable"].contains($0) }
        guard scope.kind == .class, !isCoded else { return "" }
        usesRuntime = true
        count("table")
        return "private struct __ObjC\(number): _ObjCGenericTable { \(functions(table, scope))"
            + "static func fill(_ r: _ObjCTable) { \(registrations(table)) } }; "
            + "private let __objc\(number) = __ObjC\(number)() "
    }

    private func registrations(_ table: Table) -> String {
        var parts = table.typed
        if !table.typeNames.isEmpty { parts.insert("r.k(\"\(table.typeNames.joined(separator: " "))\", callType)", at: 0) }
        if !table.names.isEmpty { parts.insert("r.c(\"\(table.names.joined(separator: " "))\", call)", at: 0) }
        return parts.joined(separator: "; ")
    }

    private func functions(_ table: Table, _ scope: ScopeFact) -> String {
        var text = ""
        if !table.cases.isEmpty {
            text +=
                "@MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { "
                + "let o = unsafeDowncast(o, to: \(scope.reference).self); switch i { "
                + table.cases.map { $0 + "; " }.joined() + "default: break }; return nil }; "
        }
        if !table.typeCases.isEmpty {
            text +=
                "@MainActor static func callType(_ t: AnyClass, _ i: Int, _ a: [Any?]) -> Any? { "
                + "let o = t as! \(scope.reference).Type; switch i { "
                + table.typeCases.map { $0 + "; " }.joined() + "default: break }; return nil }; "
        }
        return text
    }

    // MARK: Methods

    private func isRegistered(
        _ method: MethodFact, in scope: ScopeFact, _ requirements: [ModuleIndex.OptionalRequirement]
    ) -> Bool {
        let traits = method.traits
        if traits.contains(.marked) { return true }
        if replacesInformalOverride(method, in: scope) || isForeignExtensionOverride(method, in: scope) { return true }
        if traits.contains(.override), lookup.overridesForeignExtension(method.fullName, in: scope.path) { return true }
        let hidden = !traits.isDisjoint(with: [.isPrivate, .isFilePrivate])
        let byMembers =
            scope.kind == .class ? scope.hasMembersAttribute : scope.hasObjCAttribute || lookup.hasMembersAttribute(scope.path)
        if byMembers, !hidden, !traits.contains(.override) { return true }
        guard scope.kind == .class || (lookup.isClass(scope.path) && !scope.hasWhereClause) else { return false }
        if !requirements.isEmpty { return true }
        return lookup.selectorNames.contains(method.fullName) || lookup.selectorNames.contains(method.base)
    }

    /// Requirements of one name may take different types, as `numberOfSections(in:)` does: those that the method fits, if any.
    private func requirements(for method: MethodFact) -> [ModuleIndex.OptionalRequirement] {
        let named = lookup.optionalRequirements(fullName: method.fullName, base: method.base)
        let fitting = named.filter { $0.functionType == method.functionType }
        return fitting.isEmpty ? named : fitting
    }

    private mutating func add(_ method: MethodFact, in scope: ScopeFact, to table: inout Table) {
        let traits = method.traits
        guard traits.isDisjoint(with: [.inexpressible, .nonObjC, .unavailable, .otherActor]) else { return }
        let isTypeMember = traits.contains(.typeMember)
        let requirements = isTypeMember ? [] : requirements(for: method)
        let asks =
            AskingMembers.asksForExchange(method, in: scope, lookup) || AskingMembers.asksSubclasses(method, in: scope, lookup)
        guard asks || isRegistered(method, in: scope, requirements) else { return }
        if traits.contains(.deprecated) { table.isDeprecated = true }
        let arguments = method.parameters.enumerated().map { index, parameter in
            labelText(parameter.label) + "_objcArg(a, \(index), (\(parameter.type)).self)"
        }.joined(separator: ", ")
        let body = callText("o.\(memberName(method, in: scope))(\(arguments))", traits)
        let declared = NSObjectOverrides.selectors[method.fullName]
        let informal = declared != nil && replacesInformalOverride(method, in: scope) ? declared : nil
        if isTypeMember {
            table.addTypeMember(method.selector, body)
            return
        }
        if asks {
            table.add("=" + method.selector, callText("o.\(ExtensionHoists.name(method.base, scope))(\(arguments))", traits))
            guard isRegistered(method, in: scope, requirements) else { return }
        }
        let overridden =
            traits.contains(.override) ? lookup.overriddenForeignMember(method.fullName, in: scope.path)?.selector : nil
        let names = requirements.isEmpty ? [informal ?? overridden ?? method.selector] : requirements.map(\.selector)
        for selector in names.reduce(into: [String](), { if !$0.contains($1) { $0.append($1) } }) {
            table.add("-" + selector, body)
        }
        for requirement in requirements where requirement.functionType == method.functionType {
            table.typed.append(typedEntry(method, requirement, scope))
        }
    }

    private func callText(_ call: String, _ traits: MethodFact.Traits) -> String {
        let isThrowing = traits.contains(.throws)
        if traits.contains(.async) {
            return "nonisolated(unsafe) let o = o; return _objcAsync { _ = \(isThrowing ? "try? " : "")await \(call) }"
        }
        if traits.contains(.neverReturns) { return call }
        return "return _objcRet(\(isThrowing ? "try? " : "")\(call))"
    }

    /// The method as a function of its own type that takes the object first: no argument is boxed.
    private func typedEntry(
        _ method: MethodFact, _ requirement: ModuleIndex.OptionalRequirement, _ scope: ScopeFact
    ) -> String {
        let arguments = method.parameters.enumerated().map { index, parameter in
            labelText(parameter.label) + "$\(index + 1)"
        }.joined(separator: ", ")
        let effects = (method.traits.contains(.throws) ? "try " : "") + (method.traits.contains(.async) ? "await " : "")
        let type = method.unboundType
        return "r.t(\"\(requirement.selector)\", { \(effects)unsafeDowncast($0, to: \(scope.reference).self)"
            + ".\(memberName(method, in: scope))(\(arguments)) } as @MainActor \(type), as: (\(type)).self)"
    }

    private func labelText(_ label: String) -> String { label.isEmpty ? "" : label + ": " }

    // MARK: Properties

    private mutating func add(_ property: PropertyFact, in scope: ScopeFact, to table: inout Table) {
        let traits = property.traits
        guard traits.isDisjoint(with: [.nonObjC, .typeMember, .unavailable, .otherActor]) else { return }
        let hidden = !traits.isDisjoint(with: [.isPrivate, .isFilePrivate])
        let byMembers =
            scope.kind == .class ? scope.hasMembersAttribute : scope.hasObjCAttribute || lookup.hasMembersAttribute(scope.path)
        let isClass = scope.kind == .class || (lookup.isClass(scope.path) && !scope.hasWhereClause)
        let isRegistered =
            traits.contains(.marked) || (byMembers && !hidden && !traits.contains(.override))
            || (isClass && lookup.optionalProperties.contains(property.name)) || replacesInformalOverride(property, in: scope)
            || (traits.contains(.override) && lookup.overridesForeignExtension(property.name, in: scope.path))
        guard isRegistered else { return }
        if traits.contains(.deprecated) { table.isDeprecated = true }
        let member = "o.\(memberName(property, in: scope))"
        table.add("<" + property.getter, "return _objcRet(\(member))")
        if traits.contains(.settable) { table.add(">" + property.getter, "\(member) = _objcValue(a)") }
    }
}
