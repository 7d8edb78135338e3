import SwiftSyntax

/// An `@objc dynamic` property tells its observers before and after a change.
extension FactCollector {
    func collectPropertyObservers(_ node: VariableDeclSyntax, _ scope: OpenScope) {
        guard node.modifiers.has("dynamic"), node.bindingSpecifier.tokenKind == .keyword(.var) else { return }
        guard node.attributes.has("objc") || scope.fact?.hasMembersAttribute == true else { return }
        guard let binding = node.bindings.first, let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else { return }
        guard node.bindings.count == 1 else {
            note(.unsupported, node, "observed properties declared together can't be observed; declare them one by one")
            return
        }
        let key = unquoted(pattern.identifier.text)
        let will = "_objcWillChange(self, \"\(key)\")"
        let did = "_objcDidChange(self, \"\(key)\")"
        guard let block = binding.accessorBlock else {
            facts.count("observed property")
            insert(" { willSet { \(will) } didSet { \(did) } }", at: binding.end)
            return
        }
        guard case .accessors(let accessors) = block.accessors else { return }
        facts.count("observed property")
        var names: Set<String> = []
        for accessor in accessors {
            let name = accessor.accessorSpecifier.text
            names.insert(name)
            guard let body = accessor.body else { continue }
            switch name {
            case "set": insert(" \(will); defer { \(did) };", at: body.leftBrace.end)
            case "willSet": insert(" \(will);", at: body.leftBrace.end)
            case "didSet": insert(" defer { \(did) };", at: body.leftBrace.end)
            default: break
            }
        }
        if names.contains("didSet"), !names.contains("willSet") { insert(" willSet { \(will) }", at: block.leftBrace.end) }
        if names.contains("willSet"), !names.contains("didSet") { insert(" didSet { \(did) }", at: block.leftBrace.end) }
    }
}
