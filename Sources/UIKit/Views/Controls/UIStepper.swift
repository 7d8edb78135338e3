import AppleFoundation
import CoreGraphics
import QuartzCore

/// Counts a number up and down with two buttons.
@preconcurrency @MainActor
open class UIStepper: UIControl {
    // MARK: Parts
    private let ground = UIView(frame: .zero)
    private let pressed = UIView(frame: .zero)
    private let divider = UIView(frame: .zero)
    private let minus = UIImageView(frame: .zero)
    private let plus = UIImageView(frame: .zero)
    private var images = StateImages()
    private var current: Double = 0
    /// +1 or −1 while a finger is on a half.
    private var pressedSide = 0
    private var repeats = 0
    private let clock = GestureTimer()

    private static let size = CGSize(width: 94, height: 32)

    // MARK: Creating
    /// The size of the frame is not used: steppers have one size.
    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UIStepper.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UIStepper.self)
    }

    private func setUp() {
        for part in [ground, pressed, divider, minus, plus] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        ground.backgroundColor = .tertiarySystemFill
        ground.layer.cornerRadius = 8
        ground.layer.cornerCurve = .continuous
        pressed.layer.cornerRadius = 8
        pressed.layer.cornerCurve = .continuous
        divider.backgroundColor = .separator
        for icon in [minus, plus] { icon.contentMode = .center }
        refresh()
    }

    // MARK: The value
    open var value: Double {
        get { current }
        set {
            changed("value") { current = min(max(newValue, minimumValue), maximumValue) }
            refresh()
        }
    }
    open var minimumValue: Double = 0 {
        didSet {
            if maximumValue < minimumValue { maximumValue = minimumValue }
            value = current
        }
    }
    open var maximumValue: Double = 100 {
        didSet {
            if minimumValue > maximumValue { minimumValue = maximumValue }
            value = current
        }
    }
    open var stepValue: Double = 1
    /// Whether every step is reported, or only the last while the finger stays down.
    open var isContinuous = true
    /// Whether it goes on counting while the finger stays down.
    open var autorepeat = true
    /// Whether it goes on at the other end.
    open var wraps = false { didSet { refresh() } }

    // MARK: Looks
    open func setBackgroundImage(_ image: UIImage?, for state: State) { setImage(image, .background, state) }
    open func backgroundImage(for state: State) -> UIImage? { images[.background, state] }
    open func setIncrementImage(_ image: UIImage?, for state: State) { setImage(image, .increment, state) }
    open func incrementImage(for state: State) -> UIImage? { images[.increment, state] }
    open func setDecrementImage(_ image: UIImage?, for state: State) { setImage(image, .decrement, state) }
    open func decrementImage(for state: State) -> UIImage? { images[.decrement, state] }

    private func setImage(_ image: UIImage?, _ part: StateImages.Part, _ state: State) {
        images[part, state] = image
        refresh()
    }

    private func refresh() {
        let symbol = UIImage.SymbolConfiguration(pointSize: 16, weight: .medium)
        minus.image = images.value(.decrement, state) ?? UIImage(systemName: "minus", withConfiguration: symbol)
        plus.image = images.value(.increment, state) ?? UIImage(systemName: "plus", withConfiguration: symbol)
        minus.tintColor = isEnabled && (wraps || current > minimumValue) ? .label : .tertiaryLabel
        plus.tintColor = isEnabled && (wraps || current < maximumValue) ? .label : .tertiaryLabel
        pressed.backgroundColor = pressedSide == 0 ? .clear : .tertiarySystemFill
        divider.alpha = pressedSide == 0 ? 1 : 0
        alpha = isEnabled ? 1 : 0.5
        setNeedsLayout()
    }

    // MARK: Sizes
    override open var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: UIStepper.size) : newValue }
    }
    override open var intrinsicContentSize: CGSize { UIStepper.size }
    override var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UIStepper.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        ground.frame = bounds
        let half = bounds.width / 2
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let left = CGRect(x: 0, y: 0, width: half, height: bounds.height)
        let right = CGRect(x: half, y: 0, width: half, height: bounds.height)
        minus.frame = isRightToLeft ? right : left
        plus.frame = isRightToLeft ? left : right
        divider.frame = CGRect(x: half - 0.5, y: (bounds.height - 18) / 2, width: 1, height: 18)
        if pressedSide != 0 { pressed.frame = pressedSide > 0 ? plus.frame : minus.frame }
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    // MARK: Tracking
    override var claimsTaps: Bool { true }

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        pressedSide = plus.frame.contains(touch.location(in: self)) ? 1 : -1
        repeats = 0
        step(event)
        refresh()
        layoutIfNeeded()
        if autorepeat { repeatLater(after: 0.5) }
        return true
    }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        let side = pressedSide > 0 ? plus : minus
        if !side.frame.insetBy(dx: -20, dy: -20).contains(touch.location(in: self)) { clock.stop() }
        return true
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        stop()
        if !isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    override open func cancelTracking(with event: UIEvent?) { stop() }

    private func stop() {
        clock.stop()
        pressedSide = 0
        refresh()
    }

    private func repeatLater(after delay: TimeInterval) {
        clock.start(at: CACurrentMediaTime() + delay) { [weak self] in
            guard let self else { return }
            repeats += 1
            step(nil)
            // The longer it is held, the faster it counts.
            repeatLater(after: repeats < 10 ? 0.2 : repeats < 30 ? 0.1 : 0.05)
        }
    }

    private func step(_ event: UIEvent?) {
        let old = current
        var new = current + Double(pressedSide) * stepValue
        if new > maximumValue { new = wraps ? minimumValue : maximumValue }
        if new < minimumValue { new = wraps ? maximumValue : minimumValue }
        guard new != old else { return }
        current = new
        refresh()
        if isContinuous { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }
}
