import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIView {
    static func startKeyframes(
        duration: TimeInterval, delay: TimeInterval, options: KeyframeAnimationOptions,
        animations: () -> Void, completion: ((Bool) -> Void)?
    ) {
        guard AnimationContext.areEnabled else {
            animations()
            AnimationCompletion(completion).close()
            return
        }
        let plain = AnimationOptions(rawValue: options.rawValue)
        let values = AnimationContext.nested(
            duration: max(0, duration), delay: max(0, delay), options: plain, pacing: .curve(plain.curve))
        let block = KeyframeBlock(
            duration: values.duration, delay: values.delay, options: values.options, pacing: values.pacing,
            completion: AnimationCompletion(completion))
        block.calculationMode = options.calculationMode
        block.recorder = AnimationContext.current?.recorder
        AnimationContext.run(block, animations)
    }

    static func runKeyframe(start: Double, duration: Double, animations: () -> Void) {
        guard let block = AnimationContext.current as? KeyframeBlock else {
            if AnimationContext.areEnabled { Misuse.report(.keyframeOutsideKeyframeAnimation) }
            return animations()
        }
        block.run(start: start, duration: duration, animations)
    }

    @discardableResult
    public class func animateKeyframes(
        withDuration duration: TimeInterval, delay: TimeInterval = 0, options: KeyframeAnimationOptions = [],
        animations: @escaping () -> Void
    ) async -> Bool {
        await withCheckedContinuation { continuation in
            animateKeyframes(withDuration: duration, delay: delay, options: options, animations: animations) {
                continuation.resume(returning: $0)
            }
        }
    }
}

extension UIView.KeyframeAnimationOptions {
    var calculationMode: CAAnimationCalculationMode {
        switch rawValue >> 10 & 7 {
        case 1: return .discrete
        case 2: return .paced
        case 3: return .cubic
        case 4: return .cubicPaced
        default: return .linear
        }
    }
}

/// Collects what the keyframes of one block change, and starts one animation for each property at its end.
@MainActor final class KeyframeBlock: AnimationBlock {
    struct Step {
        var start: Double
        var end: Double
        var from: AnimatableValue
        var to: AnimatableValue
    }

    final class Track {
        let layer: CALayer
        let key: String
        var steps: [Step] = []
        init(layer: CALayer, key: String) {
            self.layer = layer
            self.key = key
        }
    }

    var calculationMode = CAAnimationCalculationMode.linear
    private var tracks: [Track] = []
    private var window = (start: 0.0, end: 1.0)

    /// One `addKeyframe`.
    func run(start: Double, duration: Double, _ animations: () -> Void) {
        let outer = window
        let from = min(max(start, 0), 1)
        window = (from, min(1, from + max(0, duration)))
        animations()
        window = outer
    }

    override func animate(_ layer: CALayer, key: String, from old: AnimatableValue, to new: AnimatableValue) {
        let step = Step(start: window.start, end: window.end, from: old, to: new)
        if let track = tracks.first(where: { $0.layer === layer && $0.key == key }) {
            track.steps.append(step)
            return
        }
        let track = Track(layer: layer, key: key)
        track.steps.append(step)
        tracks.append(track)
    }

    override func finish() {
        if duration > 0 || delay > 0 {
            for track in tracks { start(track) }
        }
        tracks = []
        super.finish()
    }

    private func start(_ track: Track) {
        let timeline = KeyframeTimeline(steps: track.steps, mode: calculationMode)
        if let recorder {
            recorder.record(track.layer, key: track.key, timeline: timeline)
            return
        }
        let animation = CAKeyframeAnimation(keyPath: track.key)
        animation.values = timeline.values.map(\.any)
        animation.keyTimes = timeline.times.map { NSNumber(value: $0) }
        animation.calculationMode = calculationMode
        animation.duration = max(duration, 1e-6)
        if case .curve(let function) = pacing { animation.timingFunction = function }
        animation.fillMode = .both
        if delay > 0 { animation.beginTime = track.layer.convertTime(CACurrentMediaTime(), from: nil) + delay }
        if options.contains(.repeat) { animation.repeatCount = .infinity }
        animation.autoreverses = options.contains(.autoreverse)
        animation.delegate = end(of: track.layer)
        track.layer.add(animation, forKey: AnimationKeys.free(track.key, on: track.layer))
    }
}

/// The values of one property at the moments where its keyframes begin and end.
struct KeyframeTimeline {
    private(set) var times: [Double] = []
    private(set) var values: [AnimatableValue] = []

    init(from: AnimatableValue, to: AnimatableValue) {
        times = [0, 1]
        values = [from, to]
    }

    @MainActor init(steps unsorted: [KeyframeBlock.Step], mode: CAAnimationCalculationMode) {
        let steps = unsorted.enumerated().sorted { ($0.element.start, $0.offset) < ($1.element.start, $1.offset) }.map(
            \.element)
        // The property has the value from before the block until its first keyframe begins.
        var value = unsorted[0].from
        if mode == .discrete {
            addJumps(steps, from: value)
            return
        }
        append(0, value)
        for (index, step) in steps.enumerated() {
            append(step.start, value)
            var end = step.end
            // A keyframe that begins before this one ends takes over there.
            if index + 1 < steps.count, steps[index + 1].start < end { end = steps[index + 1].start }
            let isCut = end < step.end
            let reached = isCut ? value.interpolated(to: step.to, at: (end - step.start) / (step.end - step.start)) : step.to
            append(end, reached)
            value = reached
        }
        append(1, value)
    }

    private mutating func append(_ time: Double, _ value: AnimatableValue) {
        if let last = times.last, time - last < 1e-9 {
            if times.count > 1 || time == 0 { values[values.count - 1] = value }
            if times.count == 1, time > 0 { values[0] = value }
            return
        }
        times.append(time)
        values.append(value)
    }

    /// In discrete mode the new value shows from the moment at which its keyframe begins.
    @MainActor private mutating func addJumps(_ steps: [KeyframeBlock.Step], from value: AnimatableValue) {
        append(0, value)
        for step in steps { append(step.start, step.to) }
    }

    /// The value when `fraction` of the block is over.
    func value(at fraction: Double) -> AnimatableValue {
        guard let next = times.firstIndex(where: { $0 > fraction }) else { return values[values.count - 1] }
        if next == 0 { return values[0] }
        let part = (fraction - times[next - 1]) / (times[next] - times[next - 1])
        return values[next - 1].interpolated(to: values[next], at: part)
    }
}
