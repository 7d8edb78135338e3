import AppleFoundation
import CoreGraphics

/// A month to choose a day from: its name, which opens wheels, arrows to its neighbours, and the days, which can be swiped aside.
final class MonthCalendar: UIView, DateContent {
    var onChange: ((Date) -> Void)?
    private var choice: DateChoice
    /// The first day of the month that is shown.
    private var month: Date
    private let showsTime: Bool

    private let title = MonthTitle(frame: .zero)
    private let back = UIButton(type: .system)
    private let forth = UIButton(type: .system)
    private var weekdays: [UILabel] = []
    private let pager = MonthPager()
    private var wheels: DateWheels?
    private let timeLabel = UILabel(frame: .zero)
    private let time: DateField

    private static let header: CGFloat = 44
    private static let names: CGFloat = 20
    private var foot: CGFloat { showsTime ? max(50, time.intrinsicContentSize.height + 10) : 0 }
    private static let margin: CGFloat = 6

    init(_ choice: DateChoice, showsTime: Bool) {
        self.choice = choice
        self.showsTime = showsTime
        month = choice.startOfMonth(choice.result)
        time = DateField(choice.with(.time))
        super.init(frame: .zero)
        clipsToBounds = true
        setUp()
        refresh()
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    private func setUp() {
        title.addAction(UIAction { [weak self] _ in self?.toggleWheels() }, for: .touchUpInside)
        let symbol = UIImage.SymbolConfiguration(pointSize: 20, weight: .medium)
        back.setImage(UIImage(systemName: "chevron.backward", withConfiguration: symbol), for: .normal)
        forth.setImage(UIImage(systemName: "chevron.forward", withConfiguration: symbol), for: .normal)
        back.accessibilityLabel = "Previous Month"
        forth.accessibilityLabel = "Next Month"
        back.addAction(UIAction { [weak self] _ in self?.pager.turn(forwards: false) }, for: .touchUpInside)
        forth.addAction(UIAction { [weak self] _ in self?.pager.turn(forwards: true) }, for: .touchUpInside)
        weekdays = (0..<7).map { _ in
            let label = UILabel(frame: .zero)
            label.font = .systemFont(ofSize: 13, weight: .semibold)
            label.textColor = .tertiaryLabel
            label.textAlignment = .center
            label.isAccessibilityElement = false
            return label
        }
        pager.onTurn = { [weak self] in self?.turned(by: $0) }
        pager.onTap = { [weak self] in self?.tapped($0) }
        time.alignment = .trailing
        time.onChange = { [weak self] in self?.onChange?($0) }
        timeLabel.text = "Time"
        timeLabel.font = .preferredFont(forTextStyle: .body)
        timeLabel.adjustsFontForContentSizeCategory = true
        timeLabel.isHidden = !showsTime
        time.isHidden = !showsTime
        for part in [title, back, forth, pager, timeLabel, time] + weekdays { addSubview(part) }
    }

    // MARK: Showing

    func show(_ choice: DateChoice, animated: Bool) {
        let old = self.choice
        self.choice = choice
        let wanted = choice.startOfMonth(choice.result)
        // Another month is shown when another date is chosen, and not because a person looks around.
        if old.result != choice.result || !old.hasSameRules(as: choice) { month = wanted }
        wheels?.show(choice.with(.yearAndMonth), animated: animated)
        time.show(choice.with(.time), animated: animated)
        refresh()
    }

    private func refresh() {
        title.text = choice.formatter(choice.pattern("yMMMM")).string(from: month)
        let calendar = choice.calendar
        let formatter = choice.formatter("ccc")
        let symbols = formatter.shortStandaloneWeekdaySymbols
        for (index, label) in weekdays.enumerated() where symbols.count == 7 {
            label.text = symbols[(calendar.firstWeekday - 1 + index) % 7].uppercased(with: choice.locale)
        }
        let earlier = calendar.date(byAdding: .month, value: -1, to: month).flatMap { choice.allows(.month, of: $0) ? $0 : nil }
        let later = calendar.date(byAdding: .month, value: 1, to: month).flatMap { choice.allows(.month, of: $0) ? $0 : nil }
        back.isEnabled = earlier != nil
        forth.isEnabled = later != nil
        pager.show([earlier, month, later], choice)
        let picksMonth = wheels != nil
        for part in [back, forth, pager] + weekdays as [UIView] { part.isHidden = picksMonth }
        title.isOpen = picksMonth
        setNeedsLayout()
    }

    private func turned(by months: Int) {
        guard let other = choice.calendar.date(byAdding: .month, value: months, to: month) else { return }
        month = other
        refresh()
    }

    // MARK: Choosing

    private func tapped(_ day: Date) {
        guard choice.allows(.day, of: day) else { return }
        let parts = choice.calendar.dateComponents([.year, .month, .day], from: day)
        onChange?(choice.clamped(choice.on(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)))
    }

    private func toggleWheels() {
        if let wheels {
            wheels.removeFromSuperview()
            self.wheels = nil
        } else {
            let made = DateWheels(choice.with(.yearAndMonth))
            made.onChange = { [weak self] date in
                guard let self else { return }
                month = choice.startOfMonth(date)
                onChange?(date)
                title.text = choice.formatter(choice.pattern("yMMMM")).string(from: month)
            }
            wheels = made
            addSubview(made)
        }
        refresh()
    }

    // MARK: Layout

    override var intrinsicContentSize: CGSize {
        CGSize(width: 320, height: Self.header + Self.names + 6 * MonthGrid.rowHeight + foot)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ frame: CGRect) -> CGRect {
            isRightToLeft
                ? CGRect(x: bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        }
        let width = bounds.width
        let inner = width - 2 * Self.margin
        let titleWidth = min(title.intrinsicContentSize.width, width - 120)
        title.frame = place(CGRect(x: 16, y: 0, width: titleWidth, height: Self.header))
        back.frame = place(CGRect(x: width - 92, y: 0, width: 44, height: Self.header))
        forth.frame = place(CGRect(x: width - 48, y: 0, width: 44, height: Self.header))
        for (index, label) in weekdays.enumerated() {
            label.frame = place(
                CGRect(
                    x: Self.margin + inner / 7 * CGFloat(index), y: Self.header, width: inner / 7, height: Self.names))
        }
        let top = Self.header + Self.names
        let foot = self.foot
        let bottom = bounds.height - foot
        pager.frame = CGRect(x: Self.margin, y: top, width: inner, height: max(0, bottom - top))
        wheels?.frame = CGRect(x: 0, y: Self.header, width: width, height: max(0, bottom - Self.header))
        timeLabel.frame = place(CGRect(x: 16, y: bottom, width: width / 2 - 16, height: foot))
        time.frame = place(CGRect(x: width / 2, y: bottom, width: width / 2 - 16, height: foot))
    }
}

/// The month's name, with a small arrow.
private final class MonthTitle: UIControl {
    private let label = UILabel(frame: .zero)
    private let arrow = UIImageView(frame: .zero)
    var isOpen = false { didSet { refresh() } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        label.font = .systemFont(ofSize: 17, weight: .semibold)
        label.isAccessibilityElement = false
        arrow.image = UIImage(
            systemName: "chevron.forward", withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
        arrow.contentMode = .center
        addSubview(label)
        addSubview(arrow)
        isAccessibilityElement = true
        accessibilityTraits = .button
        refresh()
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    var text: String {
        get { label.text ?? "" }
        set {
            label.text = newValue
            accessibilityLabel = newValue
            superview?.setNeedsLayout()
        }
    }

    override var intrinsicContentSize: CGSize {
        CGSize(width: label.intrinsicContentSize.width + 22, height: 44)
    }

    private func refresh() {
        label.textColor = isOpen ? tintColor : .label
        label.alpha = isHighlighted ? 0.4 : 1
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        arrow.transform = isOpen ? CGAffineTransform(rotationAngle: isRightToLeft ? -.pi / 2 : .pi / 2) : .identity
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

    override func accessibilityActivate() -> Bool {
        sendActions(for: .touchUpInside)
        return true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = min(label.intrinsicContentSize.width, bounds.width - 20)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        label.frame = CGRect(x: isRightToLeft ? bounds.width - width : 0, y: 0, width: width, height: bounds.height)
        arrow.center = CGPoint(x: isRightToLeft ? bounds.width - width - 11 : width + 11, y: bounds.midY)
        arrow.bounds = CGRect(x: 0, y: 0, width: 16, height: 16)
    }
}
