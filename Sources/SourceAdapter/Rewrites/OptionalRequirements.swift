import SwiftSyntax

/// An optional requirement leaves the protocol and returns, after the file's last line, as an accessor that asks the object's
/// class for the method: `` delegate.`list(_:didSelect:)` `` is a closure, or nil when the class has no such method. The accessor
/// is inlined, so that a call of the closure is a call of the method.
extension FactCollector {
    func collectOptionalMethod(_ node: FunctionDeclSyntax, _ method: MethodFact, _ scope: OpenScope) {
        facts.count("optional requirement")
        blank(node)
        guard !method.traits.contains(.inexpressible), !method.traits.contains(.typeMember) else { return }
        let arguments = method.parameters.indices.map { "$\($0)" }
        let bound =
            (method.traits.contains(.throws) ? "try " : "") + (method.traits.contains(.async) ? "await " : "")
            + "f(\((["self"] + arguments).joined(separator: ", ")))"
        let shifted = method.parameters.indices.map { "$\($0 + 1)" }
        let call = "f($0, [\(shifted.joined(separator: ", "))])"
        let boxed = method.returns.map { "_objcCast(\(call), (\($0)).self)" } ?? "_ = \(call)"
        let overloads = overloads(of: node, method)
        let name = overloads.isEmpty ? method.fullName : method.selector
        if overloads.first?.selector == method.selector { facts.tail.append(choice(among: overloads, in: scope)) }
        let site = "__Optional\(facts.tail.count)"
        facts.tail.append(
            "private enum \(site) { static let site = _ObjCOptionalSite() }; "
                + "extension \(scope.path) { @inline(__always) \(accessorAccess(scope))var `\(name)`: (\(method.functionType))? "
                + "{ guard let f = _objcOpt(self, \(site).site, \"\(method.selector)\", (\(method.unboundType)).self, "
                + "{ f in { \(boxed) } }) else { return nil }; return { \(bound) } } }")
    }

    /// The optional requirements of the same full name, this one included; empty when it is the only one.
    private func overloads(of node: FunctionDeclSyntax, _ method: MethodFact) -> [MethodFact] {
        let siblings = node.parent?.parent?.as(MemberBlockItemListSyntax.self)?.compactMap { item -> MethodFact? in
            guard let sibling = item.decl.as(FunctionDeclSyntax.self), sibling.name.text == node.name.text else { return nil }
            let fact = MemberReading.method(sibling, keepsDeclaration: false)
            guard fact.fullName == method.fullName, fact.traits.contains(.optional) else { return nil }
            return fact.traits.isDisjoint(with: [.inexpressible, .typeMember]) ? fact : nil
        }
        guard let siblings, siblings.count > 1 else { return [] }
        return siblings
    }

    /// Requirements that differ in their types only have accessors by their selectors, and one of their common name whose value is
    /// called: the compiler chooses by the arguments, as it would among methods.
    private func choice(among overloads: [MethodFact], in scope: OpenScope) -> String {
        let name =
            "__Choice_" + scope.path.split(separator: ".").joined(separator: "_") + "_" + overloads[0].base
            + overloads[0].labels.map { "_" + $0 }.joined()
        let access = accessorAccess(scope)
        var text = scope.fact?.mainActorAttribute == nil ? "" : "@preconcurrency @MainActor "
        text += "\(access)struct \(name) { let o: any \(scope.path)"
        for overload in overloads {
            let parameters = overload.parameters.enumerated().map { "_ a\($0): \($1.functionType)" }.joined(separator: ", ")
            let arguments = overload.parameters.indices.map { "a\($0)" }.joined(separator: ", ")
            let traits = overload.traits
            let effects = (traits.contains(.async) ? " async" : "") + (traits.contains(.throws) ? " throws" : "")
            let marks = (traits.contains(.throws) ? "try " : "") + (traits.contains(.async) ? "await " : "")
            let returned = overload.returns ?? "Void"
            text +=
                "; \(access)func callAsFunction(\(parameters))\(effects) -> \(returned.hasSuffix("?") ? returned : "(\(returned))?") "
                + "{ \(marks)o.`\(overload.selector)`?(\(arguments)) }"
        }
        return text + " }; extension \(scope.path) { \(access)var `\(overloads[0].fullName)`: \(name)? { \(name)(o: self) } }"
    }

    func collectOptionalProperty(_ node: VariableDeclSyntax, _ properties: [PropertyFact], _ scope: OpenScope) {
        facts.count("optional requirement")
        blank(node)
        for property in properties {
            guard let type = property.type, !property.traits.contains(.typeMember) else { continue }
            facts.tail.append(
                "extension \(scope.path) { \(accessorAccess(scope))var \(property.written): (\(type))? "
                    + "{ _objcOptGet(self, \"\(property.getter)\") } }")
        }
    }

    private func accessorAccess(_ scope: OpenScope) -> String {
        guard let fact = scope.fact else { return "" }
        return fact.isPublic ? "public " : fact.isPrivate ? "fileprivate " : ""
    }
}
