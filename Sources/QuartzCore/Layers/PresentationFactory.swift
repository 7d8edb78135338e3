import AppleFoundation
import CoreGraphics

/// Makes the copies of layers that show what is on the screen.
enum PresentationFactory {
    private static let own: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATextLayer.self), ObjectIdentifier(CAReplicatorLayer.self), ObjectIdentifier(CATransformLayer.self),
        ObjectIdentifier(CAScrollLayer.self), ObjectIdentifier(BackdropLayer.self),
    ]

    private class PlainProbe: CALayer {}

    /// `init(layer:)` is the first initializer that CALayer declares itself; `init()`, from NSObject, comes before it.
    private static let initEntry: Int = {
        let initializers = VirtualTable.overridden(in: PlainProbe.self, of: CALayer.self)
        precondition(initializers.count == 3, "The initializers of CALayer were not found in its metadata.")
        return initializers[1]
    }()

    /// Of the layer's own class: an app's subclass takes its values over in `init(layer:)`.
    static func copy(of layer: CALayer) -> CALayer {
        let type = type(of: layer)
        if own.contains(ObjectIdentifier(type)) { return layer.plainCopy() }
        return unsafeDowncast(VirtualTable.make(type, initEntry: initEntry, with: layer), to: CALayer.self)
    }
}
