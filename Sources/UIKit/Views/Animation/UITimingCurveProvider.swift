import AppleFoundation
import CoreGraphics
import QuartzCore

/// What a curve of time is made of.
public enum UITimingCurveType: Int, Sendable {
    case builtin = 0
    case cubic = 1
    case spring = 2
    case composed = 3
}

/// Says how a property animator's progress follows time.
public protocol UITimingCurveProvider: AnyObject, NSCoding, NSCopying {
    var timingCurveType: UITimingCurveType { get }
    var cubicTimingParameters: UICubicTimingParameters? { get }
    var springTimingParameters: UISpringTimingParameters? { get }
}

/// A Bézier curve.
open class UICubicTimingParameters: NSObject, UITimingCurveProvider {
    open private(set) var animationCurve: UIView.AnimationCurve
    open private(set) var controlPoint1: CGPoint
    open private(set) var controlPoint2: CGPoint
    private let isBuiltin: Bool

    public override convenience init() { self.init(animationCurve: .easeInOut) }

    public init(animationCurve curve: UIView.AnimationCurve) {
        animationCurve = curve
        isBuiltin = true
        let function = AnimationPacing.function(curve)
        controlPoint1 = function.controlPoint(at: 1)
        controlPoint2 = function.controlPoint(at: 2)
        super.init()
    }

    public init(controlPoint1 point1: CGPoint, controlPoint2 point2: CGPoint) {
        animationCurve = .easeInOut
        isBuiltin = false
        controlPoint1 = point1
        controlPoint2 = point2
        super.init()
    }

    public required init?(coder: NSCoder) {
        animationCurve = UIView.AnimationCurve(rawValue: coder.decodeInteger(forKey: "curve")) ?? .easeInOut
        isBuiltin = coder.decodeBool(forKey: "isBuiltin")
        controlPoint1 = CGPoint(x: coder.decodeDouble(forKey: "x1"), y: coder.decodeDouble(forKey: "y1"))
        controlPoint2 = CGPoint(x: coder.decodeDouble(forKey: "x2"), y: coder.decodeDouble(forKey: "y2"))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        coder.encode(animationCurve.rawValue, forKey: "curve")
        coder.encode(isBuiltin, forKey: "isBuiltin")
        coder.encode(Double(controlPoint1.x), forKey: "x1")
        coder.encode(Double(controlPoint1.y), forKey: "y1")
        coder.encode(Double(controlPoint2.x), forKey: "x2")
        coder.encode(Double(controlPoint2.y), forKey: "y2")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { isBuiltin ? .builtin : .cubic }
    open var cubicTimingParameters: UICubicTimingParameters? { self }
    open var springTimingParameters: UISpringTimingParameters? { nil }

    var function: CAMediaTimingFunction {
        CAMediaTimingFunction(
            controlPoints: Float(controlPoint1.x), Float(controlPoint1.y), Float(controlPoint2.x), Float(controlPoint2.y))
    }
}

/// A spring.
open class UISpringTimingParameters: NSObject, UITimingCurveProvider {
    enum Form {
        /// Comes to rest in the animator's duration.
        case ratio(CGFloat)
        /// Takes its own time. Where it would creep to its goal it counts as critically damped, unless that is what was asked for.
        case physical(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, creeps: Bool = false)
    }

    let form: Form
    /// 1 is the whole way in a second.
    open private(set) var initialVelocity: CGVector

    /// The system's own spring.
    public override convenience init() { self.init(mass: 3, stiffness: 1000, damping: 500, initialVelocity: .zero) }

    public convenience init(dampingRatio ratio: CGFloat) { self.init(dampingRatio: ratio, initialVelocity: .zero) }

    public init(dampingRatio ratio: CGFloat, initialVelocity velocity: CGVector) {
        form = .ratio(ratio)
        initialVelocity = velocity
        super.init()
    }

    public init(mass: CGFloat, stiffness: CGFloat, damping: CGFloat, initialVelocity velocity: CGVector) {
        form = .physical(mass: mass, stiffness: stiffness, damping: damping)
        initialVelocity = velocity
        super.init()
    }

    private init(_ form: Form, _ velocity: CGVector) {
        self.form = form
        initialVelocity = velocity
        super.init()
    }

    public convenience init(duration: TimeInterval = 0.5, bounce: CGFloat = 0, initialVelocity: CGVector = .zero) {
        let values = SpringCurve.Parameters(perceptualDuration: duration, bounce: Double(bounce))
        self.init(
            .physical(
                mass: CGFloat(values.mass), stiffness: CGFloat(values.stiffness), damping: CGFloat(values.damping),
                creeps: bounce < 0), initialVelocity)
    }

    public required init?(coder: NSCoder) {
        if coder.containsValue(forKey: "ratio") {
            form = .ratio(CGFloat(coder.decodeDouble(forKey: "ratio")))
        } else {
            form = .physical(
                mass: CGFloat(coder.decodeDouble(forKey: "mass")), stiffness: CGFloat(coder.decodeDouble(forKey: "stiffness")),
                damping: CGFloat(coder.decodeDouble(forKey: "damping")), creeps: coder.decodeBool(forKey: "creeps"))
        }
        initialVelocity = CGVector(dx: coder.decodeDouble(forKey: "dx"), dy: coder.decodeDouble(forKey: "dy"))
        super.init()
    }

    open func encode(with coder: NSCoder) {
        switch form {
        case .ratio(let ratio): coder.encode(Double(ratio), forKey: "ratio")
        case .physical(let mass, let stiffness, let damping, let creeps):
            coder.encode(creeps, forKey: "creeps")
            coder.encode(Double(mass), forKey: "mass")
            coder.encode(Double(stiffness), forKey: "stiffness")
            coder.encode(Double(damping), forKey: "damping")
        }
        coder.encode(Double(initialVelocity.dx), forKey: "dx")
        coder.encode(Double(initialVelocity.dy), forKey: "dy")
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var timingCurveType: UITimingCurveType { .spring }
    open var cubicTimingParameters: UICubicTimingParameters? { nil }
    open var springTimingParameters: UISpringTimingParameters? { self }
}

extension AnimationPacing {
    /// The pacing that a provider describes, and how long it takes.
    static func of(_ provider: any UITimingCurveProvider, duration: TimeInterval) -> (
        pacing: AnimationPacing, duration: TimeInterval
    ) {
        if let spring = provider.springTimingParameters, provider.timingCurveType != .cubic {
            let velocity = Double(spring.initialVelocity.dx)
            switch spring.form {
            case .ratio(let ratio):
                return (.spring(duration: duration, dampingRatio: Double(ratio), velocity: velocity), duration)
            case .physical(let mass, let stiffness, let damping, let creeps):
                let pacing = AnimationPacing.spring(
                    mass: Double(mass), stiffness: Double(stiffness), damping: Double(damping), velocity: velocity,
                    creeps: creeps)
                return (pacing, pacing.settlingDuration ?? duration)
            }
        }
        if let cubic = provider.cubicTimingParameters { return (.curve(cubic.function), duration) }
        return (.curve(UIView.AnimationCurve.easeInOut), duration)
    }
}
