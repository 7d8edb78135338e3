import AppleFoundation
import CoreGraphics

/// How content moves along one axis when no finger holds it: a function of time alone.
struct ScrollMotion {
    private enum Part {
        case rest(CGFloat)
        case deceleration(Deceleration)
        case spring(ScrollSpring)
        case curve(from: CGFloat, to: CGFloat, duration: CGFloat)
    }

    private var first: Part
    private var firstDuration: CGFloat
    /// What comes when the content runs over its end.
    private var second: Part?
    private var secondDuration: CGFloat = 0
    /// What the app has moved the content by meanwhile.
    private var shift: CGFloat = 0

    var duration: CGFloat { firstDuration + secondDuration }
    private(set) var end: CGFloat

    func place(at time: CGFloat) -> CGFloat {
        if time >= duration { return end + shift }
        if let second, time > firstDuration { return Self.place(second, time - firstDuration) + shift }
        return Self.place(first, time) + shift
    }

    mutating func move(by distance: CGFloat) { shift += distance }

    private static func place(_ part: Part, _ time: CGFloat) -> CGFloat {
        switch part {
        case .rest(let place): return place
        case .deceleration(let motion): return motion.place(at: time)
        case .spring(let spring): return spring.place(at: time)
        case .curve(let from, let to, let duration):
            let share = duration > 0 ? min(1, time / duration) : 1
            // Slow at both ends.
            let eased = share * share * (3 - 2 * share)
            return from + (to - from) * eased
        }
    }

    // MARK: Kinds

    static func resting(at place: CGFloat) -> ScrollMotion { ScrollMotion(first: .rest(place), firstDuration: 0, end: place) }

    /// What `setContentOffset(_:animated:)` does.
    static func animated(from start: CGFloat, to end: CGFloat, duration: CGFloat) -> ScrollMotion {
        ScrollMotion(first: .curve(from: start, to: end, duration: duration), firstDuration: duration, end: end)
    }

    /// Swings into a place, with the velocity that the finger left.
    static func springing(from start: CGFloat, velocity: CGFloat, to end: CGFloat) -> ScrollMotion {
        let spring = ScrollSpring(from: start, velocity: velocity, to: end)
        return ScrollMotion(first: .spring(spring), firstDuration: spring.duration, end: end)
    }

    /// Rolls out to a place; over the end of the range it bounces, or stops.
    static func decelerating(
        from start: CGFloat, to target: CGFloat, rate: CGFloat, in range: ClosedRange<CGFloat>, bounces: Bool
    ) -> ScrollMotion {
        let motion = Deceleration(from: start, to: target, rate: rate)
        if range.contains(target) {
            return ScrollMotion(first: .deceleration(motion), firstDuration: motion.duration, end: target)
        }
        let wall = min(max(target, range.lowerBound), range.upperBound)
        guard let time = motion.time(at: wall) else { return springing(from: start, velocity: 0, to: wall) }
        var result = ScrollMotion(first: .deceleration(motion), firstDuration: time, end: wall)
        if bounces {
            let spring = ScrollSpring(from: wall, velocity: motion.velocity(at: time), to: wall)
            result.second = .spring(spring)
            result.secondDuration = spring.duration
        }
        return result
    }

    private init(first: Part, firstDuration: CGFloat, end: CGFloat) {
        self.first = first
        self.firstDuration = firstDuration
        self.end = end
    }
}
