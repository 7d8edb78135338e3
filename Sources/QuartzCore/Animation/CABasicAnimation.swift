import AppleFoundation
import CoreGraphics

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any?
    open var toValue: Any?
    open var byValue: Any?

    public override init() { super.init() }

    override func emptyCopy() -> CAAnimation { CABasicAnimation() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CABasicAnimation else { return }
        fromValue = other.fromValue
        toValue = other.toValue
        byValue = other.byValue
    }

    /// With nothing given, the change is from what was on the screen to what the model says.
    override func prepare(for layer: CALayer) {
        guard fromValue == nil, toValue == nil, byValue == nil, !isAdditive, let keyPath else { return }
        fromValue = (layer.existingPresentation ?? layer).animatableValue(forKeyPath: keyPath)?.any
    }

    /// The two ends, with the missing ones filled in from the layer's value.
    final func ends(base: AnimatableValue?) -> (from: AnimatableValue, to: AnimatableValue)? {
        let from = fromValue.flatMap { AnimatableValue($0, like: base) }
        let to = toValue.flatMap { AnimatableValue($0, like: base) }
        let by = byValue.flatMap { AnimatableValue($0, like: base) }
        let own = isAdditive ? base?.zero : base
        switch (from, to, by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return own.map { (from, $0) }
        case (nil, let to?, nil): return own.map { ($0, to) }
        case (nil, nil, let by?): return own.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return own.map { ($0, $0) }
        }
    }

    /// Progress from `fromValue` to `toValue`; a spring replaces it.
    func fraction(at phase: TimingValues.Phase) -> Double { progress(phase) }

    override func value(at phase: TimingValues.Phase, base: AnimatableValue?) -> AnimatableValue? {
        guard let (from, to) = ends(base: base) else { return nil }
        return from.interpolated(to: to, at: fraction(at: phase))
    }

    override func cycleValue(base: AnimatableValue?) -> AnimatableValue? { ends(base: base)?.to }
}
