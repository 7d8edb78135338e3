import SwiftSyntax

/// `@NSManaged` leaves a property's accessors to the running program. Layers have them for every key, with animations; the objects of
/// Core Data are not there on Linux.
extension FactCollector {
    func collectManagedProperty(_ node: VariableDeclSyntax, _ scope: OpenScope) {
        guard let attribute = node.attributes.attribute("NSManaged") else { return }
        guard scope.fact?.inherits.first?.hasSuffix("Layer") == true, let binding = node.bindings.first,
            node.bindings.count == 1, binding.accessorBlock == nil,
            let pattern = binding.pattern.as(IdentifierPatternSyntax.self)
        else {
            return note(
                .unsupported, attribute, "@NSManaged needs Core Data, which Linux lacks; the property becomes a stored one")
        }
        facts.count("@NSManaged of a layer")
        let key = "\"\(unquoted(pattern.identifier.text))\""
        insert(" { get { _layerValue(\(key)) } set { _setLayerValue(newValue, \(key)) } }", at: binding.end)
    }
}
