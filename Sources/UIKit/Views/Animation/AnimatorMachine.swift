import AppleFoundation
import QuartzCore

/// Where a property animator stands, and what it may do next.
struct AnimatorMachine {
    enum Action: String {
        case start = "startAnimation()"
        case pause = "pauseAnimation()"
        case resume = "continueAnimation(withTimingParameters:durationFactor:)"
        case stop = "stopAnimation(_:)"
        case finish = "finishAnimation(at:)"
        case scrub = "fractionComplete"
        case reverse = "isReversed"
        case addAnimations = "addAnimations(_:)"
    }

    /// What moves, and since when.
    enum Run {
        /// From the start at the animator's own pace.
        case ownPace(begin: TimeInterval)
        /// From some fraction to the start or the end.
        case rest(begin: TimeInterval, duration: TimeInterval, from: Double, to: Double, pacing: AnimationPacing)
        /// The delay before the start.
        case waiting
    }

    private(set) var state = UIViewAnimatingState.inactive
    private(set) var isReversed = false
    /// The part of the way that is behind while nothing moves.
    private(set) var fraction = 0.0
    /// The time that was over when it was paused at its own pace; nil once it was scrubbed or turned.
    private(set) var pausedTime: TimeInterval?
    private var current: Run?

    var isRunning: Bool { current != nil }
    /// Active, but nothing has moved yet: the first blocks are being run.
    var isUntouched: Bool { current == nil && pausedTime == nil && fraction == 0 }

    // MARK: Rules
    /// Says in UIKit's words why not.
    func allows(_ action: Action) -> Bool {
        let isAllowed: Bool
        switch action {
        case .finish: isAllowed = state == .stopped
        case .stop: isAllowed = true
        case .start, .pause, .resume, .scrub, .reverse, .addAnimations: isAllowed = state != .stopped
        }
        if !isAllowed { Misuse.report(.animatorAction(action.rawValue, state: "\(state)")) }
        return isAllowed
    }

    // MARK: Transitions
    mutating func activate() {
        state = .active
        fraction = 0
    }

    mutating func wait() { current = .waiting }

    mutating func run(_ run: Run) {
        state = .active
        current = run
        pausedTime = nil
    }

    mutating func pause(at fraction: Double, time: TimeInterval?) {
        self.fraction = fraction
        pausedTime = time
        current = nil
    }

    mutating func setReversed(_ reversed: Bool) {
        isReversed = reversed
        pausedTime = nil
    }

    mutating func stop() {
        state = .stopped
        current = nil
    }

    mutating func reset() {
        self = AnimatorMachine()
    }

    // MARK: Progress
    func elapsed(now: TimeInterval) -> TimeInterval? {
        guard case .ownPace(let begin)? = current, !isReversed else { return nil }
        return now - begin
    }

    func fraction(now: TimeInterval, pacing: AnimationPacing, duration: TimeInterval) -> Double {
        switch current {
        case .ownPace(let begin)?:
            return duration > 0 ? pacing.progress(at: min((now - begin) / duration, 1), duration: duration) : 1
        case .rest(let begin, let rest, let from, let to, let pace)?:
            let part = rest > 0 ? pace.progress(at: min((now - begin) / rest, 1), duration: rest) : 1
            return from + (to - from) * part
        case .waiting?: return 0
        case nil: return fraction
        }
    }

    func remainingTime(now: TimeInterval, duration: TimeInterval) -> TimeInterval {
        switch current {
        case .ownPace(let begin)?: return max(0, begin + duration - now)
        case .rest(let begin, let rest, _, _, _)?: return max(0, begin + rest - now)
        case .waiting?, nil: return (isReversed ? fraction : 1 - fraction) * duration
        }
    }
}
