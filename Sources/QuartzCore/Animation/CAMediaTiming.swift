import AppleFoundation
import CoreGraphics

/// How an object in a tree of clocks maps its parent's time to its own.
public protocol CAMediaTiming {
    /// When the object's time starts, in its parent's time; 0 in an animation means "when it is added".
    var beginTime: CFTimeInterval { get set }
    var duration: CFTimeInterval { get set }
    /// Own seconds per second of the parent.
    var speed: Float { get set }
    var timeOffset: CFTimeInterval { get set }
    var repeatCount: Float { get set }
    var repeatDuration: CFTimeInterval { get set }
    var autoreverses: Bool { get set }
    var fillMode: CAMediaTimingFillMode { get set }
}

/// What an animation shows outside its active time.
public struct CAMediaTimingFillMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let forwards = CAMediaTimingFillMode(rawValue: "forwards")
    public static let backwards = CAMediaTimingFillMode(rawValue: "backwards")
    public static let both = CAMediaTimingFillMode(rawValue: "both")
    public static let removed = CAMediaTimingFillMode(rawValue: "removed")

    var showsBefore: Bool { self == .backwards || self == .both }
    var showsAfter: Bool { self == .forwards || self == .both }
}

/// The values of `CAMediaTiming`, and the arithmetic on them.
struct TimingValues {
    var beginTime: CFTimeInterval = 0
    var duration: CFTimeInterval = 0
    var speed: Float = 1
    var timeOffset: CFTimeInterval = 0
    var repeatCount: Float = 0
    var repeatDuration: CFTimeInterval = 0
    var autoreverses = false
    var fillMode = CAMediaTimingFillMode.removed

    /// Own time at a moment of the parent's time.
    func localTime(fromParent time: CFTimeInterval) -> CFTimeInterval {
        (time - beginTime) * Double(speed) + timeOffset
    }

    /// The parent's time at a moment of own time; infinite when own time stands still.
    func parentTime(fromLocal time: CFTimeInterval) -> CFTimeInterval {
        speed == 0 ? .infinity : (time - timeOffset) / Double(speed) + beginTime
    }

    /// One pass there, and back when it autoreverses.
    var cycleDuration: CFTimeInterval { autoreverses ? duration * 2 : duration }

    /// All passes, in own seconds.
    var totalDuration: CFTimeInterval {
        if repeatDuration > 0 { return repeatDuration }
        if repeatCount > 0 {
            return repeatCount.isFinite && repeatCount < .greatestFiniteMagnitude
                ? cycleDuration * Double(repeatCount) : .infinity
        }
        return cycleDuration
    }

    /// When the active time ends, in the parent's time.
    var endTime: CFTimeInterval {
        speed == 0 ? .infinity : beginTime + totalDuration / Double(abs(speed))
    }

    /// Where an animation is.
    struct Phase: Equatable {
        /// From 0 to `duration`, already turned round on the way back.
        var time: CFTimeInterval
        /// Full cycles that came before.
        var cycle: Int
        var isReversed: Bool
    }

    /// Nil when nothing is shown at that moment of the parent's time.
    func phase(atParent parent: CFTimeInterval) -> Phase? {
        let rate = Double(speed)
        let elapsed = (parent - beginTime) * abs(rate)
        let total = totalDuration
        if elapsed < 0 {
            guard fillMode.showsBefore else { return nil }
            return place(rate < 0 ? timeOffset : clampedOffset, total: total)
        }
        if rate != 0, elapsed >= total {
            guard fillMode.showsAfter else { return nil }
            return place(rate < 0 ? timeOffset - total : total + clampedOffset, total: total)
        }
        return place(rate < 0 ? timeOffset - elapsed : elapsed + timeOffset, total: total)
    }

    private var clampedOffset: CFTimeInterval { max(0, timeOffset) }

    private func place(_ ownTime: CFTimeInterval, total: CFTimeInterval) -> Phase {
        guard duration > 0 else { return Phase(time: 0, cycle: 0, isReversed: false) }
        let cycleLength = cycleDuration
        // A still or backward clock may stand exactly on the end; a running one that was shifted wraps round.
        let wraps = timeOffset != 0 && speed > 0
        let limit = wraps ? CFTimeInterval.infinity : total
        let time = min(max(0, ownTime), limit)
        var cycle = (time / cycleLength).rounded(.down)
        var within = time - cycle * cycleLength
        let tolerance = cycleLength * 1e-9
        if cycleLength - within < tolerance {
            within = 0
            cycle += 1
        }
        if within <= tolerance, cycle > 0, time >= total - tolerance {
            // The last instant belongs to the pass that ends there.
            cycle -= 1
            within = cycleLength
        }
        let count = cycle < 1e9 ? Int(cycle) : 1_000_000_000
        if autoreverses, within > duration {
            return Phase(time: cycleLength - within, cycle: count, isReversed: true)
        }
        return Phase(time: min(within, duration), cycle: count, isReversed: false)
    }
}
