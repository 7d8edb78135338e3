import AppleFoundation
import CoreGraphics
import QuartzCore

/// Turns something on or off.
@preconcurrency @MainActor
open class UISwitch: UIControl {
    /// A sliding switch, or a box to tick where the system has those.
    public enum Style: Int, Sendable {
        case automatic = 0
        case checkbox = 1
        case sliding = 2
    }

    // MARK: Parts
    private let track = UIView(frame: .zero)
    private let thumb = UIView(frame: .zero)
    private var isOnNow = false
    /// Where the finger has dragged the thumb; nil while it hasn't.
    private var draggedOn: Bool?

    private static let size = CGSize(width: 51, height: 31)
    private static let thumbSize: CGFloat = 27
    private static let stretch: CGFloat = 6
    /// How far the finger moves before it drags the thumb.
    private static let slop: CGFloat = 10
    private static let duration: TimeInterval = 0.25

    // MARK: Creating
    /// The size of the frame is not used: switches have one size.
    override public init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: UISwitch.size))
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UISwitch.self)
    }

    private func setUp() {
        for part in [track, thumb] {
            part.isUserInteractionEnabled = false
            addSubview(part)
        }
        thumb.backgroundColor = .white
        ControlLooks.addShadow(to: thumb, radius: 4, offset: 3, opacity: 0.15)
        refresh()
    }

    // MARK: State
    open var isOn: Bool {
        get { isOnNow }
        set { setOn(newValue, animated: false) }
    }

    /// Does not report a change: only the user's doing is reported.
    open func setOn(_ on: Bool, animated: Bool) {
        guard on != isOnNow else { return }
        changed("on") { isOnNow = on }
        refresh(animated: animated)
    }

    open var title: String?
    open var preferredStyle = Style.automatic
    open var style: Style { .sliding }

    // MARK: Looks
    open var onTintColor: UIColor? { didSet { refresh() } }
    open var thumbTintColor: UIColor? { didSet { thumb.backgroundColor = thumbTintColor ?? .white } }
    /// Kept for old code; pictures are not shown.
    open var onImage: UIImage?
    open var offImage: UIImage?

    // MARK: Sizes
    override open var frame: CGRect {
        get { super.frame }
        set { super.frame = transform.isIdentity ? CGRect(origin: newValue.origin, size: UISwitch.size) : newValue }
    }
    override open var intrinsicContentSize: CGSize { CGSize(width: 49, height: 31) }
    override open var alignmentRectInsets: UIEdgeInsets { UIEdgeInsets(top: 0, left: 0, bottom: 0, right: 2) }
    override var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) { (.defaultHigh, .defaultHigh) }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { UISwitch.size }

    override open func layoutSubviews() {
        super.layoutSubviews()
        placeParts()
    }

    private var shownOn: Bool { draggedOn ?? isOnNow }

    private func placeParts() {
        let area = CGRect(origin: .zero, size: UISwitch.size)
        track.frame = area
        track.layer.cornerRadius = area.height / 2
        let inset = (area.height - UISwitch.thumbSize) / 2
        let width = UISwitch.thumbSize + (isHighlighted ? UISwitch.stretch : 0)
        let isRight = shownOn != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        thumb.frame = CGRect(
            x: isRight ? area.maxX - inset - width : inset, y: inset, width: width, height: UISwitch.thumbSize)
        thumb.layer.cornerRadius = UISwitch.thumbSize / 2
    }

    private func refresh(animated: Bool = false) {
        let change = {
            self.track.backgroundColor = self.shownOn ? self.onTintColor ?? .systemGreen : .secondarySystemFill
            self.alpha = self.isEnabled ? 1 : 0.5
            self.placeParts()
        }
        guard animated, window != nil else { return change() }
        UIView.animate(
            withDuration: UISwitch.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState],
            animations: change)
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh(animated: true)
    }

    override open func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    // MARK: Tracking
    override var claimsTaps: Bool { true }

    override open func continueTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        // Across the middle the thumb changes sides.
        let x = touch.location(in: self).x
        let isRight = x > bounds.midX
        let on = isRight != (effectiveUserInterfaceLayoutDirection == .rightToLeft)
        let start = draggedOn ?? isOnNow
        if draggedOn == nil, abs(x - touchStart) < UISwitch.slop { return true }
        if draggedOn == nil || on != start {
            draggedOn = on
            refresh(animated: true)
        }
        return true
    }

    private var touchStart: CGFloat = 0

    override open func beginTracking(_ touch: UITouch, with event: UIEvent?) -> Bool {
        touchStart = touch.location(in: self).x
        draggedOn = nil
        return super.beginTracking(touch, with: event)
    }

    override open func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        let wanted = draggedOn ?? (touchEndsInside ? !isOnNow : isOnNow)
        draggedOn = nil
        let hasChanged = wanted != isOnNow
        isOnNow = wanted
        refresh(animated: true)
        if hasChanged { sendActions(for: [.valueChanged, .primaryActionTriggered], with: event) }
    }

    override open func cancelTracking(with event: UIEvent?) {
        draggedOn = nil
        refresh(animated: true)
    }

    // MARK: Accessibility
    override open var accessibilityValue: String? {
        get { super.accessibilityValue ?? (isOn ? "1" : "0") }
        set { super.accessibilityValue = newValue }
    }
    override open func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        setOn(!isOn, animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
        return true
    }
}
