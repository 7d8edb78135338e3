@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

/// Moves what its blocks change, and can be paused, scrubbed, reversed, and stopped on the way.
@preconcurrency @MainActor
open class UIViewPropertyAnimator: NSObject, UIViewImplicitlyAnimating, @preconcurrency NSCopying {
    // MARK: Parts
    var machine = AnimatorMachine()
    private var pending: [(body: () -> Void, delayFactor: Double)] = []
    private var completions: [(UIViewAnimatingPosition) -> Void] = []
    private var properties: [AnimatorProperty] = []
    /// Where blocks that are run now begin.
    private var recordingStart = 0.0
    /// Rises with each change of plan, so that what was scheduled before is ignored.
    private var plan = 0
    /// Kept alive while it moves.
    private var keptAlive: UIViewPropertyAnimator?

    // MARK: Creating an animator
    open private(set) var timingParameters: (any UITimingCurveProvider)?
    open private(set) var duration: TimeInterval
    open private(set) var delay: TimeInterval = 0

    public init(duration: TimeInterval, timingParameters parameters: any UITimingCurveProvider) {
        timingParameters = parameters
        self.duration = AnimationPacing.of(parameters, duration: max(0, duration)).duration
        super.init()
        EndsOnMainThread.note(type(of: self))
    }

    public convenience init(duration: TimeInterval, curve: UIView.AnimationCurve, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UICubicTimingParameters(animationCurve: curve))
        if let animations { addAnimations(animations) }
    }

    public convenience init(
        duration: TimeInterval, controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint, animations: (() -> Void)? = nil
    ) {
        self.init(
            duration: duration, timingParameters: UICubicTimingParameters(controlPoint1: point1, controlPoint2: point2))
        if let animations { addAnimations(animations) }
    }

    public convenience init(duration: TimeInterval, dampingRatio ratio: CGFloat, animations: (() -> Void)? = nil) {
        self.init(duration: duration, timingParameters: UISpringTimingParameters(dampingRatio: ratio))
        if let animations { addAnimations(animations) }
    }

    open class func runningPropertyAnimator(
        withDuration duration: TimeInterval, delay: TimeInterval, options: UIView.AnimationOptions = [],
        animations: @escaping () -> Void, completion: ((UIViewAnimatingPosition) -> Void)? = nil
    ) -> Self {
        // Of the class that was asked: a subclass gets its own.
        let timing = UICubicTimingParameters(animationCurve: options.curve)
        let animator = _new(duration: duration, timingParameters: timing)
        animator.addAnimations(animations)
        if let completion { animator.addCompletion(completion) }
        animator.startAnimation(afterDelay: delay)
        return animator
    }

    deinit {
        Isolation.assumeMain {
            let isPaused = machine.state == .active && !machine.isRunning
            if machine.state == .stopped { Misuse.report(.animatorReleasedWhileStopped) }
            if isPaused { Misuse.report(.animatorReleasedWhilePaused) }
            for property in properties { property.letTouchesThrough() }
        }
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let parameters = timingParameters ?? UICubicTimingParameters()
        let copy = UIViewPropertyAnimator(duration: duration, timingParameters: parameters)
        copy.pending = pending
        return copy
    }

    // MARK: Behaviour
    /// With false the views that move take no touches until the end.
    open var isUserInteractionEnabled = true {
        didSet {
            for property in properties {
                if isUserInteractionEnabled { property.letTouchesThrough() } else { property.keepTouchesAway() }
            }
        }
    }
    open var isManualHitTestingEnabled = false {
        didSet { Unsupported.kept("UIViewPropertyAnimator.isManualHitTestingEnabled") }
    }
    /// Whether it may be paused and stopped.
    open var isInterruptible = true {
        didSet { if !isInterruptible { Unsupported.kept("UIViewPropertyAnimator.isInterruptible") } }
    }
    /// Whether scrubbing follows the finger rather than the timing curve.
    open var scrubsLinearly = true
    /// Stays active at its end, so that it can be turned round again.
    open var pausesOnCompletion = false

    // MARK: State (AnimatorMachine)
    open var state: UIViewAnimatingState { machine.state }
    open var isRunning: Bool { machine.isRunning }
    open var isReversed: Bool {
        get { machine.isReversed }
        set { setReversed(newValue) }
    }
    open var fractionComplete: CGFloat {
        get { CGFloat(min(max(currentFraction, 0), 1)) }
        set { scrub(to: Double(min(max(newValue, 0), 1))) }
    }

    // MARK: Blocks
    open func addAnimations(_ animation: @escaping () -> Void, delayFactor: CGFloat) { add(animation, Double(delayFactor)) }
    open func addAnimations(_ animation: @escaping () -> Void) { add(animation, 0) }
    open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) { completions.append(completion) }

    // MARK: Control
    open func startAnimation() { start() }
    open func startAnimation(afterDelay delay: TimeInterval) { start(after: delay) }
    open func pauseAnimation() { pause() }
    open func continueAnimation(withTimingParameters parameters: (any UITimingCurveProvider)?, durationFactor: CGFloat) {
        resume(parameters, durationFactor: Double(durationFactor))
    }
    open func stopAnimation(_ withoutFinishing: Bool) { stop(withoutFinishing) }
    open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {
        guard machine.allows(.finish) else { return }
        finish(finalPosition)
    }
}

// MARK: - The steps
extension UIViewPropertyAnimator {
    private var pacing: AnimationPacing {
        AnimationPacing.of(timingParameters ?? UICubicTimingParameters(), duration: duration).pacing
    }

    private func add(_ animation: @escaping () -> Void, _ delayFactor: Double) {
        guard machine.allows(.addAnimations) else { return }
        let factor = min(max(delayFactor, 0), 1)
        if machine.state == .inactive {
            pending.append((animation, factor))
            return
        }
        // What is added on the way has only the rest of it.
        let done = min(max(currentFraction, 0), 1)
        let before = properties.count
        record(animation, start: done + (1 - done) * factor)
        guard machine.isRunning else {
            for property in properties[before...] { property.show(property.value(at: done)) }
            return
        }
        let target = machine.isReversed ? 0.0 : 1.0
        for property in properties[before...] {
            property.freeze(property.value(at: done))
            property.run(to: target, pacing: pacing, duration: remainingTime)
        }
    }

    /// Runs the blocks that wait, so that what they change is known.
    private func activate() {
        guard machine.state == .inactive else { return }
        machine.activate()
        let blocks = pending
        pending = []
        for (body, delayFactor) in blocks { record(body, start: delayFactor) }
    }

    private func record(_ body: () -> Void, start: Double) {
        recordingStart = start
        let block = AnimationBlock(
            duration: duration, delay: 0, options: [], pacing: pacing, completion: AnimationCompletion(nil))
        block.recorder = self
        AnimationContext.run(block, body)
        recordingStart = 0
    }

    // MARK: Running
    private func start() {
        guard machine.allows(.start) else { return }
        if machine.state == .inactive {
            let isReversed = machine.isReversed
            activate()
            if isReversed {
                hold(at: 1)
                runRest(pacing, duration: duration)
            } else {
                runOwnPace(elapsed: 0)
            }
            return
        }
        guard !machine.isRunning else { return }
        if let time = machine.pausedTime, !machine.isReversed {
            runOwnPace(elapsed: time)
        } else {
            runRest(pacing, duration: machine.isReversed ? machine.fraction * duration : (1 - machine.fraction) * duration)
        }
    }

    private func start(after delay: TimeInterval) {
        guard machine.allows(.start) else { return }
        guard delay > 0 else { return start() }
        self.delay = delay
        activate()
        for property in properties { property.show(property.value(at: 0)) }
        machine.wait()
        keptAlive = self
        let number = nextPlan()
        AnimationScheduler.shared.schedule(at: CACurrentMediaTime() + delay) {
            Isolation.assumeMain { if self.plan == number { self.runOwnPace(elapsed: 0) } }
        }
    }

    private func runOwnPace(elapsed: TimeInterval) {
        for property in properties { property.run(pacing: pacing, duration: duration, elapsed: elapsed) }
        machine.run(.ownPace(begin: CACurrentMediaTime() - elapsed))
        expectEnd(in: duration - elapsed)
    }

    private func runRest(_ pacing: AnimationPacing, duration rest: TimeInterval) {
        let target = machine.isReversed ? 0.0 : 1.0
        for property in properties { property.run(to: target, pacing: pacing, duration: rest) }
        machine.run(
            .rest(
                begin: CACurrentMediaTime(), duration: rest, from: machine.fraction, to: target, pacing: pacing))
        expectEnd(in: rest)
    }

    private func nextPlan() -> Int {
        plan += 1
        return plan
    }

    private func expectEnd(in time: TimeInterval) {
        keptAlive = self
        let number = nextPlan()
        AnimationScheduler.shared.schedule(at: CACurrentMediaTime() + max(0, time)) {
            Isolation.assumeMain { if self.plan == number { self.reachedEnd() } }
        }
    }

    private func reachedEnd() {
        keptAlive = nil
        if pausesOnCompletion {
            let target = machine.isReversed ? 0.0 : 1.0
            for property in properties { property.show(property.value(at: target)) }
            machine.pause(at: target, time: nil)
            return
        }
        finish(machine.isReversed ? .start : .end)
    }

    /// The part of the way that is behind, as one sees it.
    private var currentFraction: Double { machine.fraction(now: CACurrentMediaTime(), pacing: pacing, duration: duration) }

    private var remainingTime: TimeInterval { machine.remainingTime(now: CACurrentMediaTime(), duration: duration) }

    // MARK: Pausing and scrubbing
    private func pause() {
        guard machine.allows(.pause) else { return }
        if machine.state == .inactive {
            activate()
            hold(at: 0)
            return
        }
        guard machine.isRunning else { return }
        freeze()
    }

    /// Stops everything where it is.
    private func freeze() {
        let now = CACurrentMediaTime()
        let fraction = currentFraction
        let time = machine.elapsed(now: now)
        for property in properties {
            let shown = property.layer.presentation()?.value(forKeyPath: property.key).flatMap { AnimatableValue($0) }
            property.show(shown ?? property.value(at: fraction))
        }
        _ = nextPlan()
        keptAlive = nil
        machine.pause(at: fraction, time: time)
    }

    private func hold(at fraction: Double) {
        for property in properties { property.show(value(of: property, at: fraction)) }
        _ = nextPlan()
        keptAlive = nil
        machine.pause(at: fraction, time: nil)
    }

    private func value(of property: AnimatorProperty, at fraction: Double) -> AnimatableValue {
        scrubsLinearly ? property.value(at: fraction) : property.value(atTime: fraction, pacing: pacing, duration: duration)
    }

    private func scrub(to fraction: Double) {
        guard machine.allows(.scrub) else { return }
        activate()
        hold(at: fraction)
    }

    private func setReversed(_ reversed: Bool) {
        guard reversed != machine.isReversed, machine.allows(.reverse) else { return }
        guard machine.isRunning else {
            machine.setReversed(reversed)
            return
        }
        freeze()
        machine.setReversed(reversed)
        let way = reversed ? machine.fraction : 1 - machine.fraction
        runRest(pacing, duration: way * duration)
    }

    private func resume(_ parameters: (any UITimingCurveProvider)?, durationFactor: Double) {
        guard machine.allows(.resume) else { return }
        if machine.state == .inactive { return start() }
        if machine.isRunning { freeze() }
        if parameters == nil, durationFactor == 0, !machine.isReversed, let time = machine.pausedTime {
            return runOwnPace(elapsed: time)
        }
        let way = machine.isReversed ? machine.fraction : 1 - machine.fraction
        // Without a factor the rest of the time is left, otherwise that part of the whole.
        var rest = durationFactor == 0 ? way * duration : durationFactor * duration
        var pace = pacing
        if let parameters {
            let chosen = AnimationPacing.of(parameters, duration: rest)
            pace = chosen.pacing
            rest = chosen.duration
        } else if case .spring = pace {
            pace = AnimationPacing.spring(duration: max(rest, 1e-3), dampingRatio: 1, velocity: 0)
        }
        runRest(pace, duration: rest)
    }

    // MARK: Ending
    private func stop(_ withoutFinishing: Bool) {
        guard machine.state != .inactive, machine.allows(.stop) else { return }
        if machine.isRunning { freeze() }
        for property in properties { property.end(with: property.shown) }
        _ = nextPlan()
        keptAlive = nil
        if withoutFinishing {
            properties = []
            completions = []
            machine.reset()
        } else {
            machine.stop()
        }
    }

    private func finish(_ position: UIViewAnimatingPosition) {
        let ending = properties
        properties = []
        for property in ending {
            switch position {
            case .end: property.end(with: property.timeline.values.last)
            case .start: property.end(with: property.timeline.values.first)
            case .current: property.end(with: property.shown)
            }
        }
        _ = nextPlan()
        keptAlive = nil
        machine.reset()
        let calling = completions
        completions = []
        for completion in calling { completion(position) }
    }
}

extension UIViewPropertyAnimator: AnimationRecorder {
    func record(_ layer: CALayer, key: String, timeline: KeyframeTimeline) {
        var timeline = timeline
        // A second change of the same property in a block only moves its end.
        let same = properties.firstIndex { $0.layer === layer && $0.key == key && $0.start == recordingStart }
        if let same, timeline.times.count == 2, let first = properties[same].timeline.values.first, machine.isUntouched {
            timeline = KeyframeTimeline(from: first, to: timeline.values[1])
            properties.remove(at: same).letTouchesThrough()
        }
        let property = AnimatorProperty(layer: layer, key: key, timeline: timeline, start: recordingStart)
        if !isUserInteractionEnabled { property.keepTouchesAway() }
        properties.append(property)
    }
}
