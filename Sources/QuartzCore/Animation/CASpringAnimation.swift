import AppleFoundation
import CoreGraphics

/// A change that ends like a weight on a spring.
open class CASpringAnimation: CABasicAnimation {
    open var mass: CGFloat = 1 { didSet { settling = nil } }
    open var stiffness: CGFloat = 100 { didSet { settling = nil } }
    open var damping: CGFloat = 10 { didSet { settling = nil } }
    /// In units of the whole distance per second, towards the goal.
    open var initialVelocity: CGFloat = 0 { didSet { settling = nil } }
    /// Lets an over-damped spring creep to its goal; otherwise it counts as critically damped.
    open var allowsOverdamping = false { didSet { settling = nil } }
    private var settling: CFTimeInterval?
    private var chosenPerception: CFTimeInterval?

    public override init() { super.init() }

    /// A spring described by how long it seems to take and by how much it bounces (0 not at all, towards 1 more).
    public convenience init(perceptualDuration: CFTimeInterval, bounce: CGFloat) {
        self.init()
        let spring = SpringCurve.Parameters(perceptualDuration: perceptualDuration, bounce: Double(bounce))
        stiffness = CGFloat(spring.stiffness)
        damping = CGFloat(spring.damping)
        allowsOverdamping = true
        chosenPerception = perceptualDuration
        duration = settlingDuration
    }

    /// How long the spring seems to take, its first swing.
    open var perceptualDuration: CFTimeInterval {
        chosenPerception ?? 2 * .pi / (Double(stiffness) / Double(mass)).squareRoot()
    }

    open var bounce: CGFloat {
        let ratio = damping / (2 * (stiffness * mass).squareRoot())
        return ratio <= 1 ? 1 - ratio : 1 / ratio - 1
    }

    /// The time after which the value stays within a thousandth of its goal.
    open var settlingDuration: CFTimeInterval {
        if let settling { return settling }
        let result = curve.settlingDuration()
        settling = result
        return result
    }

    var curve: SpringCurve {
        SpringCurve(
            mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping),
            velocity: Double(initialVelocity), allowsOverdamping: allowsOverdamping)
    }

    override func emptyCopy() -> CAAnimation { CASpringAnimation() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CASpringAnimation else { return }
        mass = other.mass
        stiffness = other.stiffness
        damping = other.damping
        initialVelocity = other.initialVelocity
        allowsOverdamping = other.allowsOverdamping
        chosenPerception = other.chosenPerception
        settling = other.settling
    }

    /// The spring keeps its own time; a timing function bends it first.
    override func fraction(at phase: TimingValues.Phase) -> Double {
        let time = timingFunction.map { $0.value(at: phase.time / max(duration, .leastNormalMagnitude)) * duration }
        return curve.value(at: time ?? phase.time)
    }
}

/// Motion of a weight on a spring from 0 to 1, in closed form.
package struct SpringCurve {
    package struct Parameters: Equatable {
        package var mass: Double
        package var stiffness: Double
        package var damping: Double

        package init(mass: Double, stiffness: Double, damping: Double) {
            self.mass = mass
            self.stiffness = stiffness
            self.damping = damping
        }

        /// Unit mass; the undamped period is the perceptual duration.
        package init(perceptualDuration: CFTimeInterval, bounce: Double) {
            let omega = 2 * Double.pi / max(perceptualDuration, 1e-4)
            let ratio = bounce >= 0 ? 1 - min(bounce, 1) : 1 / max(1 + bounce, 1e-3)
            self.init(mass: 1, stiffness: omega * omega, damping: 2 * ratio * omega)
        }
    }

    private let omega: Double
    private let ratio: Double
    private let velocity: Double

    package init(
        mass: Double, stiffness: Double, damping: Double, velocity: Double = 0, allowsOverdamping: Bool = true
    ) {
        let mass = max(mass, 1e-6)
        let stiffness = max(stiffness, 1e-6)
        omega = (stiffness / mass).squareRoot()
        let ratio = max(0, damping) / (2 * (stiffness * mass).squareRoot())
        self.ratio = allowsOverdamping ? ratio : min(ratio, 1)
        self.velocity = velocity
    }

    package init(_ parameters: Parameters, velocity: Double = 0) {
        self.init(
            mass: parameters.mass, stiffness: parameters.stiffness, damping: parameters.damping, velocity: velocity)
    }

    /// Where the weight is; 1 is the goal.
    package func value(at time: Double) -> Double {
        let t = max(0, time)
        if ratio < 1 - 1e-6 {
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * omega - velocity) / damped
            return 1 - exp(-ratio * omega * t) * (cos(damped * t) + sine * sin(damped * t))
        }
        if ratio <= 1 + 1e-6 {
            return 1 - exp(-omega * t) * (1 + (omega - velocity) * t)
        }
        let root = omega * (ratio * ratio - 1).squareRoot()
        let slow = -ratio * omega + root
        let fast = -ratio * omega - root
        let slowPart = (-fast - velocity) / (slow - fast)
        return 1 - (slowPart * exp(slow * t) + (1 - slowPart) * exp(fast * t))
    }

    /// The time after which the distance to the goal stays below `tolerance`, by the bound that iOS uses as well.
    package func settlingDuration(tolerance: Double = 0.001) -> CFTimeInterval {
        let decay: Double
        let amplitude: Double
        if ratio < 1 - 1e-6 {
            guard ratio > 1e-6 else { return 3600 }
            let damped = omega * (1 - ratio * ratio).squareRoot()
            let sine = (ratio * omega - velocity) / damped
            decay = ratio * omega
            amplitude = 1 + abs(sine)
        } else if ratio <= 1 + 1e-6 {
            return lastCrossing(tolerance: tolerance, from: 60 / omega + abs(velocity) / omega)
        } else {
            decay = ratio * omega - omega * (ratio * ratio - 1).squareRoot()
            return lastCrossing(tolerance: tolerance, from: (12 + log(1 + abs(velocity))) / decay)
        }
        return max(0, log(amplitude / tolerance) / decay)
    }

    /// Without swings the distance falls steadily after its one turn: halve towards the crossing.
    private func lastCrossing(tolerance: Double, from end: Double) -> Double {
        var outside = 0.0
        var inside = end
        let steps = 256
        for index in stride(from: steps, through: 0, by: -1) {
            let time = end * Double(index) / Double(steps)
            if abs(value(at: time) - 1) > tolerance {
                outside = time
                break
            }
            inside = time
        }
        for _ in 0..<48 {
            let middle = (outside + inside) / 2
            if abs(value(at: middle) - 1) > tolerance { outside = middle } else { inside = middle }
        }
        return inside
    }
}
