import AppleFoundation
import CoreGraphics

/// Several animations that run in the group's own time, cut off at its end.
open class CAAnimationGroup: CAAnimation {
    open var animations: [CAAnimation]?

    public override init() { super.init() }

    override func emptyCopy() -> CAAnimation { CAAnimationGroup() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        animations = (other as? CAAnimationGroup)?.animations?.map { $0.duplicate() }
    }

    /// Members without a duration last as long as the group.
    override func prepare(for layer: CALayer) {
        for animation in animations ?? [] {
            if animation.duration == 0 { animation.duration = duration }
            animation.prepare(for: layer)
        }
    }

    override var keyPaths: [String] { (animations ?? []).flatMap(\.keyPaths) }

    override func apply(to layer: CALayer, parentTime: CFTimeInterval) {
        guard let phase = timing.phase(atParent: parentTime) else { return }
        let time = timingFunction == nil ? phase.time : progress(phase) * timing.duration
        for animation in animations ?? [] { animation.apply(to: layer, parentTime: time) }
    }
}
