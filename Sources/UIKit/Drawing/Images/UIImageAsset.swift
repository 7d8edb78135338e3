import AppleFoundation

/// One picture in several versions, each for surroundings that it was made for.
@preconcurrency @MainActor
open class UIImageAsset: NSObject {
    private var versions: [(traits: UITraitCollection, image: UIImage)] = []

    nonisolated public override init() { super.init() }

    /// The last one registered of those that fit; without any, the first.
    open func image(with traitCollection: UITraitCollection) -> UIImage {
        let fitting = versions.last { traitCollection.containsTraits(in: $0.traits) }
        return (fitting ?? versions.first)?.image ?? UIImage()
    }

    /// In the place of one for the same traits.
    open func register(_ image: UIImage, with traitCollection: UITraitCollection) {
        unregisterImage(with: traitCollection)
        versions.append((traitCollection, image))
    }

    open func unregisterImage(with traitCollection: UITraitCollection) { versions.removeAll { $0.traits == traitCollection } }
}

extension UIImage {
    /// How a renderer draws pictures like this one.
    public var imageRendererFormat: UIGraphicsImageRendererFormat {
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        return format
    }
}
