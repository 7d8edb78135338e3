import AppleFoundation

/// A colour from an asset catalog: a name and a way to its value.
///
/// Whoever reads catalogs registers a source; without one no name is known.
package struct NamedColor {
    package let name: String
    package let resolve: (UITraitCollection) -> UIColor

    package init(name: String, resolve: @escaping (UITraitCollection) -> UIColor) {
        self.name = name
        self.resolve = resolve
    }

    /// Finds the colour of a name in a bundle. Set once, before the application starts.
    package nonisolated(unsafe) static var source: ((String, Bundle) -> NamedColor?)? = AssetColor.find

    static func find(_ name: String, in bundle: Bundle) -> NamedColor? { source?(name, bundle) }
}
