import AppleFoundation
import QuartzCore

/// How progress follows time.
enum AnimationPacing {
    case curve(CAMediaTimingFunction)
    /// One that is over-damped counts as critically damped, unless it is to creep to its goal.
    case spring(mass: Double, stiffness: Double, damping: Double, velocity: Double, creeps: Bool = false)

    static func curve(_ curve: UIView.AnimationCurve) -> AnimationPacing { .curve(function(curve)) }

    static func function(_ curve: UIView.AnimationCurve) -> CAMediaTimingFunction {
        switch curve {
        case .easeInOut: return CAMediaTimingFunction(name: .easeInEaseOut)
        case .easeIn: return CAMediaTimingFunction(name: .easeIn)
        case .easeOut: return CAMediaTimingFunction(name: .easeOut)
        case .linear: return CAMediaTimingFunction(name: .linear)
        // Quick at first, and long in coming to rest.
        case ._keyboard: return CAMediaTimingFunction(controlPoints: 0.17, 0.84, 0.44, 1)
        }
    }

    /// A spring that comes to rest, within a thousandth of its way, when `duration` is over.
    static func spring(duration: TimeInterval, dampingRatio: Double, velocity: Double) -> AnimationPacing {
        let ratio = min(max(dampingRatio, 0.01), 1)
        var low = 0.01
        var high = 1000.0 / max(duration, 0.001)
        // The stiffer the spring, the sooner it rests: halve towards the frequency that fits.
        for _ in 0..<60 {
            let omega = (low * high).squareRoot()
            let spring = SpringCurve(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega, velocity: velocity)
            if spring.settlingDuration() > duration { low = omega } else { high = omega }
        }
        return .spring(mass: 1, stiffness: high * high, damping: 2 * ratio * high, velocity: velocity)
    }

    /// A spring as one sees it: how long its swing is, and how much it bounces.
    static func spring(perceptualDuration: TimeInterval, bounce: Double, velocity: Double) -> AnimationPacing {
        let values = SpringCurve.Parameters(perceptualDuration: perceptualDuration, bounce: bounce)
        return .spring(
            mass: values.mass, stiffness: values.stiffness, damping: values.damping, velocity: velocity, creeps: bounce < 0)
    }

    var springCurve: SpringCurve? {
        guard case .spring(let mass, let stiffness, let damping, let velocity, let creeps) = self else { return nil }
        return SpringCurve(
            mass: mass, stiffness: stiffness, damping: damping, velocity: velocity, allowsOverdamping: creeps)
    }

    var settlingDuration: TimeInterval? { springCurve?.settlingDuration() }

    /// An animation with this pacing and nothing else set.
    func makeAnimation(keyPath: String) -> CABasicAnimation {
        switch self {
        case .curve(let function):
            let animation = CABasicAnimation(keyPath: keyPath)
            animation.timingFunction = function
            return animation
        case .spring(let mass, let stiffness, let damping, let velocity, let creeps):
            let animation = CASpringAnimation(keyPath: keyPath)
            animation.mass = mass
            animation.stiffness = stiffness
            animation.damping = damping
            animation.initialVelocity = velocity
            animation.allowsOverdamping = creeps
            return animation
        }
    }

    /// Progress after `fraction` of `duration`.
    func progress(at fraction: Double, duration: TimeInterval) -> Double {
        switch self {
        case .curve(let function): return function.value(at: fraction)
        case .spring: return springCurve?.value(at: fraction * duration) ?? fraction
        }
    }
}
