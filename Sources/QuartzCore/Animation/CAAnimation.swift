import AppleFoundation
import CoreGraphics

/// Hears of the beginning and the end of an animation.
public protocol CAAnimationDelegate: AnyObject {
    func animationDidStart(_ anim: CAAnimation)
    /// `flag` is false when the animation was taken away before it ended.
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool)
}

extension CAAnimationDelegate {
    public func animationDidStart(_ anim: CAAnimation) {}
    public func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {}
}

/// What runs when a layer's property changes or something happens to the layer.
public protocol CAAction: AnyObject {
    func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?)
}

/// Says that no action should run and that the search ends here.
extension NSNull: CAAction {
    public func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {}
}

/// The part that all animations share: timing, pacing and the delegate.
open class CAAnimation: NSObject, CAMediaTiming, CAAction, NSCopying {
    var timing = TimingValues()
    private var tags: [String: Any] = [:]

    /// Kept alive until the animation has ended.
    open var delegate: (any CAAnimationDelegate)?
    open var timingFunction: CAMediaTimingFunction?
    open var isRemovedOnCompletion = true
    open var preferredFrameRateRange = CAFrameRateRange.default

    public override init() { super.init() }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { timing.beginTime }
        set { timing.beginTime = newValue }
    }
    /// 0 takes the transaction's duration when the animation is added to a layer.
    open var duration: CFTimeInterval {
        get { timing.duration }
        set { timing.duration = newValue }
    }
    open var speed: Float {
        get { timing.speed }
        set { timing.speed = newValue }
    }
    open var timeOffset: CFTimeInterval {
        get { timing.timeOffset }
        set { timing.timeOffset = newValue }
    }
    open var repeatCount: Float {
        get { timing.repeatCount }
        set { timing.repeatCount = newValue }
    }
    open var repeatDuration: CFTimeInterval {
        get { timing.repeatDuration }
        set { timing.repeatDuration = newValue }
    }
    open var autoreverses: Bool {
        get { timing.autoreverses }
        set { timing.autoreverses = newValue }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { timing.fillMode }
        set { timing.fillMode = newValue }
    }

    // MARK: Actions and values

    open func run(forKey event: String, object anObject: Any, arguments dict: [AnyHashable: Any]?) {
        (anObject as? CALayer)?.add(self, forKey: event)
    }

    open class func defaultValue(forKey key: String) -> Any? { nil }

    open func shouldArchiveValue(forKey key: String) -> Bool { true }

    /// Any value may be kept under a name, so that the delegate can tell animations apart.
    open func value(forKey key: String) -> Any? {
        switch key {
        case "duration": return duration
        case "beginTime": return beginTime
        case "speed": return speed
        case "timeOffset": return timeOffset
        case "repeatCount": return repeatCount
        case "repeatDuration": return repeatDuration
        case "autoreverses": return autoreverses
        case "fillMode": return fillMode.rawValue
        case "removedOnCompletion": return isRemovedOnCompletion
        default: return tags[key] ?? Self.defaultValue(forKey: key)
        }
    }

    open func setValue(_ value: Any?, forKey key: String) {
        let number = value.flatMap(AnimatableValue.number)
        switch key {
        case "duration": duration = number ?? 0
        case "beginTime": beginTime = number ?? 0
        case "speed": speed = Float(number ?? 1)
        case "timeOffset": timeOffset = number ?? 0
        case "repeatCount": repeatCount = Float(number ?? 0)
        case "repeatDuration": repeatDuration = number ?? 0
        case "autoreverses": autoreverses = number == 1
        case "fillMode": fillMode = CAMediaTimingFillMode(rawValue: value as? String ?? "removed")
        case "removedOnCompletion": isRemovedOnCompletion = number != 0
        default: tags[key] = value
        }
    }

    // MARK: Copying

    open func copy(with zone: NSZone? = nil) -> Any { duplicate() }

    /// A copy of the nearest class that QuartzCore declares.
    final func duplicate() -> CAAnimation {
        let copy = emptyCopy()
        copy.takeValues(from: self)
        return copy
    }

    func emptyCopy() -> CAAnimation { CAAnimation() }

    func takeValues(from other: CAAnimation) {
        timing = other.timing
        tags = other.tags
        delegate = other.delegate
        timingFunction = other.timingFunction
        isRemovedOnCompletion = other.isRemovedOnCompletion
        preferredFrameRateRange = other.preferredFrameRateRange
    }

    // MARK: Evaluation

    /// Gives `layer`, a presentation copy, the values of this animation at a moment of the parent's time.
    func apply(to layer: CALayer, parentTime: CFTimeInterval) {}

    /// The properties that change.
    var keyPaths: [String] { [] }

    /// Remembers what a change of the model would make unknowable.
    func prepare(for layer: CALayer) {}

    /// Progress after pacing, 0 to 1 for most functions.
    final func progress(_ phase: TimingValues.Phase) -> Double {
        let fraction = timing.duration > 0 ? phase.time / timing.duration : 1
        return timingFunction?.value(at: fraction) ?? fraction
    }
}

/// A property of a layer, named by its key path, changes over time.
open class CAPropertyAnimation: CAAnimation {
    open var keyPath: String? { didSet { property = nil } }
    /// What `keyPath` names, once a frame has asked.
    private var property: LayerKeyPath?
    /// Adds to the value that the layer has, rather than replacing it.
    open var isAdditive = false
    /// Each repetition starts where the last one ended.
    open var isCumulative = false
    open var valueFunction: CAValueFunction?

    public override init() { super.init() }

    public convenience init(keyPath path: String?) {
        self.init()
        keyPath = path
    }

    override func emptyCopy() -> CAAnimation { CAPropertyAnimation() }

    override func takeValues(from other: CAAnimation) {
        super.takeValues(from: other)
        guard let other = other as? CAPropertyAnimation else { return }
        keyPath = other.keyPath
        isAdditive = other.isAdditive
        isCumulative = other.isCumulative
        valueFunction = other.valueFunction
    }

    override var keyPaths: [String] { [keyPath].compactMap { $0 } }

    /// The value at a progress, before it is added to anything; nil leaves the layer as it is.
    func value(at phase: TimingValues.Phase, base: AnimatableValue?) -> AnimatableValue? { nil }

    /// What one cycle adds to the next when the animation is cumulative.
    func cycleValue(base: AnimatableValue?) -> AnimatableValue? { nil }

    /// A rotation that follows a path, in radians.
    func pathRotation(at phase: TimingValues.Phase) -> CGFloat? { nil }

    override func apply(to layer: CALayer, parentTime: CFTimeInterval) {
        guard let keyPath, let phase = timing.phase(atParent: parentTime) else { return }
        let property = property ?? LayerKeyPath(keyPath)
        self.property = property
        let base = property.value(of: layer)
        guard var value = value(at: phase, base: base) else { return }
        if isCumulative, phase.cycle > 0, let step = cycleValue(base: base) {
            value = value.adding(step, times: Double(phase.cycle))
        }
        if let valueFunction { value = valueFunction.transform(for: value) ?? value }
        if isAdditive, let base { value = base.combined(with: value) }
        property.set(value, on: layer)
        if let angle = pathRotation(at: phase) {
            layer.transform = CATransform3DConcat(CATransform3DMakeRotation(angle, 0, 0, 1), layer.transform)
        }
    }
}
