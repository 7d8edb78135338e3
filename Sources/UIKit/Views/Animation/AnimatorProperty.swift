import AppleFoundation
import CoreGraphics
import QuartzCore

/// One property of one layer that a property animator moves.
@MainActor final class AnimatorProperty {
    let layer: CALayer
    let key: String
    let timeline: KeyframeTimeline
    /// The part of the animator's way that is over before this one begins.
    let start: Double
    private let name: String
    /// What is shown while nothing moves.
    private(set) var shown: AnimatableValue
    /// Takes no touches until the end.
    private weak var barred: UIView?

    init(layer: CALayer, key: String, timeline: KeyframeTimeline, start: Double) {
        self.layer = layer
        self.key = key
        self.timeline = timeline
        self.start = start
        name = AnimationKeys.free(key, on: layer)
        shown = timeline.value(at: 0)
    }

    private func local(_ fraction: Double) -> Double {
        start >= 1 ? (fraction >= 1 ? 1 : 0) : max(0, (fraction - start) / (1 - start))
    }

    /// The value at a fraction of the way, without any pace.
    func value(at fraction: Double) -> AnimatableValue { value(atOwn: local(fraction)) }

    /// Springs go beyond their end.
    private func value(atOwn fraction: Double) -> AnimatableValue {
        if fraction > 1, timeline.times.count == 2 {
            return timeline.values[0].interpolated(to: timeline.values[1], at: fraction)
        }
        return timeline.value(at: fraction)
    }

    /// The value when `fraction` of the time is over, at the animator's pace.
    func value(atTime fraction: Double, pacing: AnimationPacing, duration: TimeInterval) -> AnimatableValue {
        let own = min(local(fraction), 1)
        return value(atOwn: pacing.progress(at: own, duration: duration * (1 - start)))
    }

    // MARK: On the layer
    /// Holds a value still.
    func show(_ value: AnimatableValue) {
        shown = value
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = value.any
        animation.toValue = value.any
        animation.duration = 1
        animation.speed = 0
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: name)
    }

    /// Runs the way at the animator's own pace; `time` of it is over.
    func run(pacing: AnimationPacing, duration: TimeInterval, elapsed time: TimeInterval) {
        let length = max(duration * (1 - start), 1e-6)
        let animation: CAPropertyAnimation
        if timeline.times.count == 2 {
            let basic = pacing.makeAnimation(keyPath: key)
            basic.fromValue = timeline.values[0].any
            basic.toValue = timeline.values[1].any
            animation = basic
        } else {
            let keyframes = CAKeyframeAnimation(keyPath: key)
            keyframes.values = timeline.values.map(\.any)
            keyframes.keyTimes = timeline.times.map { NSNumber(value: $0) }
            if case .curve(let function) = pacing { keyframes.timingFunction = function }
            animation = keyframes
        }
        add(animation, duration: length, begin: start * duration - time)
    }

    /// Runs from what is shown now to another fraction of the way.
    func run(to fraction: Double, pacing: AnimationPacing, duration: TimeInterval) {
        let animation = pacing.makeAnimation(keyPath: key)
        animation.fromValue = shown.any
        animation.toValue = value(at: fraction).any
        add(animation, duration: max(duration, 1e-6), begin: 0)
    }

    private func add(_ animation: CAPropertyAnimation, duration: TimeInterval, begin: TimeInterval) {
        animation.duration = duration
        animation.beginTime = layer.convertTime(CACurrentMediaTime(), from: nil) + begin
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        layer.add(animation, forKey: name)
    }

    /// Freezes what the presentation shows.
    func freeze(_ value: AnimatableValue) { shown = value }

    // MARK: Touches
    func keepTouchesAway() {
        guard barred == nil, let view = layer.delegate as? UIView, view.viewLayer === layer else { return }
        barred = view
        AnimatedViews.bar(view)
    }

    func letTouchesThrough() {
        guard let view = barred else { return }
        barred = nil
        AnimatedViews.release(view)
    }

    // MARK: The end
    /// Takes the animation off the layer; the model gets `value` unless it has it.
    func end(with value: AnimatableValue?) {
        layer.removeAnimation(forKey: name)
        letTouchesThrough()
        guard let value else { return }
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.setValue(value.any, forKeyPath: key)
        CATransaction.commit()
    }
}
