import AppleFoundation
import CoreGraphics

/// A change from one value to another.
open class CABasicAnimation: CAPropertyAnimation {
    open var fromValue: Any? { didSet { given = nil } }
    open var toValue: Any? { didSet { given = nil } }
    open var byValue: Any? { didSet { given = nil } }

    private struct Given {
        let isOfTransform: Bool
        let from, to, by: AnimatableValue?
    }

    /// What was given, read once in the form that interpolation works on: frames ask for it sixty times a second.
    private var given: Given?

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
        let given = given(like: base)
        let own = isAdditive ? base?.zero : base
        switch (given.from, given.to, given.by) {
        case (let from?, let to?, _): return (from, to)
        case (let from?, nil, let by?): return (from, from.adding(by))
        case (nil, let to?, let by?): return (to.adding(by, times: -1), to)
        case (let from?, nil, nil): return own.map { (from, $0) }
        case (nil, let to?, nil): return own.map { ($0, to) }
        case (nil, nil, let by?): return own.map { ($0, $0.adding(by)) }
        case (nil, nil, nil): return own.map { ($0, $0) }
        }
    }

    private func given(like base: AnimatableValue?) -> Given {
        // What an affine transform means depends on the property; nothing else does.
        let isOfTransform = if case .transform = base { true } else { false }
        if let given, given.isOfTransform == isOfTransform { return given }
        let read = Given(
            isOfTransform: isOfTransform, from: fromValue.flatMap { AnimatableValue($0, like: base) },
            to: toValue.flatMap { AnimatableValue($0, like: base) }, by: byValue.flatMap { AnimatableValue($0, like: base) })
        given = read
        return read
    }

    /// Progress from `fromValue` to `toValue`; a spring replaces it.
    func fraction(at phase: TimingValues.Phase) -> Double { progress(phase) }

    override func value(at phase: TimingValues.Phase, base: AnimatableValue?) -> AnimatableValue? {
        guard let (from, to) = ends(base: base) else { return nil }
        return from.interpolated(to: to, at: fraction(at: phase))
    }

    override func cycleValue(base: AnimatableValue?) -> AnimatableValue? { ends(base: base)?.to }
}
