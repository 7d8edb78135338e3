import AppleFoundation
import CoreGraphics

/// A layer without a picture of its own whose sublayers share the space around it, rather than lying in its plane.
open class CATransformLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override var flattensSublayers: Bool { false }
    override func plainCopy() -> CALayer { CATransformLayer(layer: self) }

    /// There is no plane that a point could lie in.
    override open func contains(_ p: CGPoint) -> Bool { false }
}
