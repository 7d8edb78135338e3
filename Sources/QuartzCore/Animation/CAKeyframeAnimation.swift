import AppleFoundation
import CoreGraphics

/// How values between key frames are found. Paced ones ignore key times and timing functions.
public struct CAAnimationCalculationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAAnimationCalculationMode(rawValue: "linear")
    public static let discrete = CAAnimationCalculationMode(rawValue: "discrete")
    public static let paced = CAAnimationCalculationMode(rawValue: "paced")
    public static let cubic = CAAnimationCalculationMode(rawValue: "cubic")
    public static let cubicPaced = CAAnimationCalculationMode(rawValue: "cubicPaced")
}

/// Whether a layer that follows a path turns with it.
public struct CAAnimationRotationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let rotateAuto = CAAnimationRotationMode(rawValue: "auto")
    public static let rotateAutoReverse = CAAnimationRotationMode(rawValue: "autoReverse")
}

/// A change through a list of values or along a path.
open class CAKeyframeAnimation: CAPropertyAnimation {
    open var values: [Any]? { didSet { track = nil } }
    /// For properties that hold a point; wins over `values`.
    open var path: CGPath? { didSet { track = nil } }
    open var keyTimes: [NSNumber]? { didSet { track = nil } }
    open var timingFunctions: [CAMediaTimingFunction]? { didSet { track = nil } }
    open var calculationMode = CAAnimationCalculationMode.linear { didSet { track = nil } }
    open var tensionValues: [NSNumber]? { didSet { track = nil } }
    open var continuityValues: [NSNumber]? { didSet { track = nil } }
    open var biasValues: [NSNumber]? { didSet { track = nil } }
    open var rotationMode: CAAnimationRotationMode?
    private var track: KeyframeTrack?

    public override init() { super.init() }

    override func emptyCopy() -> CAAnimation { CAKeyframeAnimation() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAKeyframeAnimation else { return }
        values = other.values
        path = other.path
        keyTimes = other.keyTimes
        timingFunctions = other.timingFunctions
        calculationMode = other.calculationMode
        tensionValues = other.tensionValues
        continuityValues = other.continuityValues
        biasValues = other.biasValues
        rotationMode = other.rotationMode
    }

    private func keyframes(base: AnimatableValue?) -> KeyframeTrack {
        if let track { return track }
        let made = KeyframeTrack(self, base: base)
        track = made
        return made
    }

    override func value(at phase: TimingValues.Phase, base: AnimatableValue?) -> AnimatableValue? {
        keyframes(base: base).value(at: progress(phase))
    }

    override func cycleValue(base: AnimatableValue?) -> AnimatableValue? { keyframes(base: base).value(at: 1) }

    override func pathRotation(at phase: TimingValues.Phase) -> CGFloat? {
        guard let rotationMode, path != nil, let angle = keyframes(base: nil).direction(at: progress(phase)) else { return nil }
        return rotationMode == .rotateAutoReverse ? angle + .pi : angle
    }
}
