import AppleFoundation

/// A picture of an asset catalog, named when the program was built: `UIImage(resource: .lighthouse)`.
public struct ImageResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

/// A colour of an asset catalog, named when the program was built: `UIColor(resource: .beam)`.
public struct ColorResource: Hashable, Sendable {
    let name: String
    let bundle: Bundle

    public init(name: String, bundle: Bundle) {
        self.name = name
        self.bundle = bundle
    }
}

extension UIImage {
    /// The picture in the catalog. One that isn't there, made by hand under a wrong name, is a mistake in the source.
    public convenience init(resource: ImageResource) {
        guard let found = NamedImages.find(resource.name, in: resource.bundle, traits: .current) else {
            fatalError(
                "There is no picture named '\(resource.name)' in \(resource.bundle.bundlePath), but an ImageResource asks for it."
            )
        }
        self.init(content: found.content, scale: found.scale, orientation: found.imageOrientation, options: found.options)
    }
}

extension UIColor {
    /// The colour in the catalog, which follows the traits. One that isn't there, made by hand under a wrong name, is a mistake in the source.
    public convenience init(resource: ColorResource) {
        guard AssetColor.find(resource.name, in: resource.bundle) != nil else {
            fatalError(
                "There is no colour named '\(resource.name)' in \(resource.bundle.bundlePath), but a ColorResource asks for it."
            )
        }
        // It is there.
        self.init(named: resource.name, in: resource.bundle, compatibleWith: nil)!
    }
}
