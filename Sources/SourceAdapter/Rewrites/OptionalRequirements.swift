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
        // Overloads by type can't share one accessor: the later ones go by their selectors.
        let isRepeated = scope.fact?.methods.dropLast().contains { $0.fullName == method.fullName } ?? false
        let name = isRepeated ? method.selector : method.fullName
        let site = "__Optional\(facts.tail.count)"
        facts.tail.append(
            "private enum \(site) { static let site = _ObjCOptionalSite() }; "
                + "extension \(scope.path) { @inline(__always) \(accessorAccess(scope))var `\(name)`: (\(method.functionType))? "
                + "{ guard let f = _objcOpt(self, \(site).site, \"\(method.selector)\", (\(method.unboundType)).self, "
                + "{ f in { \(boxed) } }) else { return nil }; return { \(bound) } } }")
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
