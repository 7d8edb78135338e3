import AppleFoundation
import CoreGraphics

/// What shows a date and lets another be chosen: wheels, a month, or a field with the date's text.
@MainActor protocol DateContent: UIView {
    func show(_ choice: DateChoice, animated: Bool)
    var onChange: ((Date) -> Void)? { get set }
}

extension DateWheels: DateContent {}

/// A grey pill with a part of a date, which opens a card when it is tapped.
final class DatePill: UIControl {
    private let label = UILabel(frame: .zero)
    var isOpen = false { didSet { refresh() } }
    var onTap: ((DatePill) -> Void)?

    static let height: CGFloat = 34
    private static let margin: CGFloat = 11

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .preferredFont(forTextStyle: .body)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        label.isUserInteractionEnabled = false
        addSubview(label)
        layer.cornerRadius = 6
        layer.cornerCurve = .continuous
        backgroundColor = .tertiarySystemFill
        isAccessibilityElement = true
        accessibilityTraits = .button
        label.isAccessibilityElement = false
        refresh()
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    var text: String {
        get { label.text ?? "" }
        set {
            guard newValue != label.text else { return }
            label.text = newValue
            accessibilityValue = newValue
            invalidateIntrinsicContentSize()
        }
    }

    override var intrinsicContentSize: CGSize {
        let text = label.intrinsicContentSize
        return CGSize(width: text.width.rounded(.up) + 2 * Self.margin, height: max(Self.height, text.height.rounded(.up) + 12))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let side = Self.margin - 2
        label.frame = CGRect(x: side, y: 0, width: max(0, bounds.width - 2 * side), height: bounds.height)
    }

    private func refresh() {
        label.textColor = !isEnabled ? .tertiaryLabel : isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
    }

    override func stateDidChange() {
        super.stateDidChange()
        refresh()
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override var claimsTaps: Bool { true }

    override func endTracking(_ touch: UITouch?, with event: UIEvent?) {
        super.endTracking(touch, with: event)
        if touchEndsInside { onTap?(self) }
    }

    override func accessibilityActivate() -> Bool {
        guard isEnabled else { return false }
        onTap?(self)
        return true
    }
}

/// The date in one pill, the time in another.
final class DateField: UIView, DateContent {
    private let date = DatePill(frame: .zero)
    private let time = DatePill(frame: .zero)
    private var choice: DateChoice
    var onChange: ((Date) -> Void)?
    /// On which side the pills are where there is more room.
    var alignment = UIControl.ContentHorizontalAlignment.leading { didSet { setNeedsLayout() } }
    private weak var card: DateCard?

    private static let gap: CGFloat = 6

    init(_ choice: DateChoice) {
        self.choice = choice
        super.init(frame: .zero)
        date.onTap = { [weak self] in self?.open($0) }
        time.onTap = { [weak self] in self?.open($0) }
        date.accessibilityLabel = "Date Picker"
        time.accessibilityLabel = "Time Picker"
        addSubview(date)
        addSubview(time)
        show(choice, animated: false)
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    var isEnabled = true {
        didSet { for pill in [date, time] { pill.isEnabled = isEnabled } }
    }

    func show(_ choice: DateChoice, animated: Bool) {
        self.choice = choice
        let shown = choice.result
        date.text = choice.text(shown, .medium, .none)
        time.text = choice.text(shown, .none, .short)
        date.isHidden = choice.mode == .time
        time.isHidden = choice.mode == .date
        card?.content.show(card.map { choice.with($0.mode) } ?? choice, animated: animated)
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    private var pills: [DatePill] { [date, time].filter { !$0.isHidden } }

    override var intrinsicContentSize: CGSize {
        let sizes = pills.map(\.intrinsicContentSize)
        return CGSize(
            width: sizes.reduce(-Self.gap) { $0 + $1.width + Self.gap }, height: sizes.map(\.height).max() ?? DatePill.height)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let size = intrinsicContentSize
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isAtRight =
            alignment == .right || alignment == (isRightToLeft ? .leading : .trailing) || alignment == .center && isRightToLeft
        var x = isAtRight ? bounds.width - size.width : 0
        for pill in isRightToLeft ? pills.reversed() : pills {
            let own = pill.intrinsicContentSize
            pill.frame = CGRect(x: x, y: ((bounds.height - own.height) / 2).rounded(), width: own.width, height: own.height)
            x += own.width + Self.gap
        }
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        invalidateIntrinsicContentSize()
        superview?.invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: The card

    private func open(_ pill: DatePill) {
        let mode: DateChoice.Mode = pill === time ? .time : .date
        card = DateCard.show(
            choice.with(mode), from: pill, onChange: { [weak self] in self?.onChange?($0) },
            onEnd: { [weak pill] in pill?.isOpen = false })
        pill.isOpen = card != nil
    }
}

extension DateChoice {
    func with(_ mode: Mode) -> DateChoice {
        var other = self
        other.mode = mode
        return other
    }
}
