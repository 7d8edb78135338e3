import AppleFoundation
import CoreGraphics

/// Makes the copies of layers that show what is on the screen.
enum PresentationFactory {
    private static let own: Set<ObjectIdentifier> = [
        ObjectIdentifier(CALayer.self), ObjectIdentifier(CAShapeLayer.self), ObjectIdentifier(CAGradientLayer.self),
        ObjectIdentifier(CATextLayer.self), ObjectIdentifier(CAReplicatorLayer.self), ObjectIdentifier(CATransformLayer.self),
        ObjectIdentifier(CAScrollLayer.self), ObjectIdentifier(BackdropLayer.self),
    ]

    /// Of the layer's own class: an app's subclass takes its values over in `init(layer:)`.
    static func copy(of layer: CALayer) -> CALayer {
        let type = type(of: layer)
        if own.contains(ObjectIdentifier(type)) { return layer.plainCopy() }
        return type._new(layer: layer)
    }
}
