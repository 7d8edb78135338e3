import AppleFoundation

/// A key path, looked up and taken apart once: a property of a layer, or a part of one.
struct LayerKeyPath {
    private let path: String
    private let property: (get: LayerProperties.Getter, set: LayerProperties.Setter)?
    /// For a path of several parts: the first one's name, and the others.
    private let whole: (name: String, parts: ArraySlice<Substring>)?

    init(_ path: String) {
        self.path = path
        property = LayerProperties.table[path]
        let parts = property == nil ? path.split(separator: ".") : []
        whole = parts.count > 1 ? (String(parts[0]), parts.dropFirst()) : nil
    }

    func value(of layer: CALayer) -> AnimatableValue? {
        if let property { return property.get(layer) }
        if let own = layer.ownValue(path) { return own }
        guard let whole else { return layer.extras?.values[path].flatMap { AnimatableValue($0) } }
        return (LayerProperties.table[whole.name]?.get(layer) ?? layer.ownValue(whole.name))?.part(whole.parts)
    }

    func set(_ value: AnimatableValue, on layer: CALayer) {
        if let property { return property.set(layer, value) }
        if layer.setOwnValue(value, path) { return }
        guard let whole else {
            layer.rare.values[path] = value.any
            return
        }
        guard let old = LayerProperties.table[whole.name]?.get(layer) ?? layer.ownValue(whole.name),
            let replaced = old.replacing(whole.parts, with: value)
        else { return }
        layer.setAnimatableValue(replaced, forKeyPath: whole.name)
    }
}
