import AppleFoundation

/// A colour from an asset catalog: a name and a way to its value.
package struct NamedColor {
    package let name: String
    package let resolve: (UITraitCollection) -> UIColor

    package init(name: String, resolve: @escaping (UITraitCollection) -> UIColor) {
        self.name = name
        self.resolve = resolve
    }
}
