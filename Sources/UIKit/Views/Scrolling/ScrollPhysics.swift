import AppleFoundation
import CoreGraphics

/// How far content follows a finger beyond its end: less and less, and never further than the view is long.
enum RubberBand {
    static let stiffness: CGFloat = 0.55

    /// What is seen of `distance` beyond the end.
    static func stretched(_ distance: CGFloat, length: CGFloat) -> CGFloat {
        guard distance != 0, length > 0 else { return 0 }
        let size = abs(distance)
        return (1 - 1 / (size * stiffness / length + 1)) * length * (distance < 0 ? -1 : 1)
    }

    /// How far the finger has gone when `seen` is seen.
    static func finger(_ seen: CGFloat, length: CGFloat) -> CGFloat {
        guard seen != 0, length > 0 else { return 0 }
        let size = min(abs(seen), length * 0.999)
        return (1 / (1 - size / length) - 1) * length / stiffness * (seen < 0 ? -1 : 1)
    }

    /// A place that the finger asks for, as it is seen.
    static func shown(_ wanted: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat, bounces: Bool) -> CGFloat {
        let nearest = min(max(wanted, range.lowerBound), range.upperBound)
        return bounces ? nearest + stretched(wanted - nearest, length: length) : nearest
    }

    /// The place that the finger must have asked for.
    static func wanted(_ shown: CGFloat, in range: ClosedRange<CGFloat>, length: CGFloat) -> CGFloat {
        let nearest = min(max(shown, range.lowerBound), range.upperBound)
        return nearest + finger(shown - nearest, length: length)
    }
}

/// Coming to rest: each millisecond leaves `rate` of the velocity.
struct Deceleration {
    var start: CGFloat
    var target: CGFloat
    /// Per second, negative: the logarithm of what a second leaves.
    private let decay: CGFloat

    /// Rolls out by itself.
    init(from start: CGFloat, velocity: CGFloat, rate: CGFloat) {
        decay = Self.decay(rate)
        self.start = start
        target = start - velocity / decay
    }

    /// Comes to rest where it is told to, with the velocity that this takes.
    init(from start: CGFloat, to target: CGFloat, rate: CGFloat) {
        decay = Self.decay(rate)
        self.start = start
        self.target = target
    }

    private static func decay(_ rate: CGFloat) -> CGFloat { 1000 * log(min(max(rate, 0.5), 0.9999)) }

    func place(at time: CGFloat) -> CGFloat { target + (start - target) * exp(decay * time) }
    func velocity(at time: CGFloat) -> CGFloat { (start - target) * decay * exp(decay * time) }

    /// When the velocity can't be seen any more.
    var duration: CGFloat { time(toWithin: Self.rest) }
    private static let rest: CGFloat = 0.5

    private func time(toWithin distance: CGFloat) -> CGFloat {
        let way = abs(start - target)
        return way <= distance ? 0 : log(distance / way) / decay
    }

    /// When it comes by; nil if it never does.
    func time(at place: CGFloat) -> CGFloat? {
        let share = (place - target) / (start - target)
        guard share.isFinite, share > 0, share <= 1 else { return nil }
        return log(share) / decay
    }
}

/// A spring that is drawn to its target without swinging.
struct ScrollSpring {
    let target: CGFloat
    private let distance: CGFloat
    private let push: CGFloat
    private static let frequency: CGFloat = 10

    init(from start: CGFloat, velocity: CGFloat, to target: CGFloat) {
        self.target = target
        distance = start - target
        push = velocity + Self.frequency * distance
    }

    func place(at time: CGFloat) -> CGFloat { target + (distance + push * time) * exp(-Self.frequency * time) }

    /// When it stays within half a point of the target.
    var duration: CGFloat {
        var time: CGFloat = 0
        // The swing is monotonous after its one turning point; steps of a frame are fine enough.
        let turning = push == 0 ? 0 : 1 / Self.frequency - distance / push
        while time < 3, time < turning || abs(place(at: time) - target) > 0.5 { time += 1 / 60 }
        return time
    }
}
