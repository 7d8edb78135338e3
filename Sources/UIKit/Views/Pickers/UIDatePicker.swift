import AppleFoundation
import CoreGraphics

/// How a date picker shows its date.
public enum UIDatePickerStyle: Int, Sendable {
    case automatic
    case wheels
    /// A field with the date, which opens a card.
    case compact
    /// A month.
    case inline
}

/// Lets a date be chosen, or a time, or the length of a timer.
@preconcurrency @MainActor
open class UIDatePicker: UIControl {
    /// What is chosen.
    public enum Mode: Int, Sendable {
        case time
        case date
        case dateAndTime
        case countDownTimer
        case yearAndMonth
    }

    // MARK: State
    /// The rules and the date; views show what it says.
    private var choice = DateChoice()
    private var ownCalendar: Calendar?
    private var ownLocale: Locale?
    private var ownTimeZone: TimeZone?
    private var lengthOfTimer: TimeInterval = 0
    private var content: (any DateContent)?
    /// What `content` was made for.
    private var shownStyle = UIDatePickerStyle.automatic
    private var naturalSize = CGSize.zero

    // MARK: Creating
    /// Without a size it has the one that its style has.
    override public init(frame: CGRect) {
        super.init(frame: frame)
        choice.date = Date()
        refresh(animated: false)
        if frame.size == .zero { bounds.size = naturalSize }
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        choice.date = Date()
        refresh(animated: false)
        coder.fill(self, as: UIDatePicker.self)
    }

    // MARK: The date
    /// Rounded down to the interval of minutes. Who sets it hears nothing.
    open var date: Date {
        get { choice.result }
        set { setDate(newValue, animated: false) }
    }

    open func setDate(_ date: Date, animated: Bool) {
        choice.date = choice.clamped(date)
        refresh(animated: animated)
    }

    /// Nothing is smaller; ignored where it is above the maximum.
    open var minimumDate: Date? {
        get { choice.minimum }
        set {
            choice.minimum = newValue
            boundsChanged()
        }
    }
    open var maximumDate: Date? {
        get { choice.maximum }
        set {
            choice.maximum = newValue
            boundsChanged()
        }
    }

    private func boundsChanged() {
        choice.date = choice.clamped(choice.date)
        refresh(animated: false)
    }

    /// Seconds of a timer, in whole minutes.
    open var countDownDuration: TimeInterval {
        get { choice.mode == .countDownTimer ? choice.duration : lengthOfTimer }
        set {
            lengthOfTimer = newValue.isFinite ? (max(0, min(86_399, newValue)) / 60).rounded(.down) * 60 : 0
            guard choice.mode == .countDownTimer else { return }
            choice.duration = lengthOfTimer
            refresh(animated: false)
        }
    }

    /// Between the minutes that are offered. Only what divides the hour is taken.
    open var minuteInterval: Int {
        get { choice.interval }
        set {
            guard DateChoice.isInterval(newValue) else { return }
            choice.interval = newValue
            refresh(animated: false)
        }
    }
    /// Whether `date` is rounded to the interval.
    open var roundsToMinuteInterval: Bool {
        get { choice.roundsToInterval }
        set {
            choice.roundsToInterval = newValue
            refresh(animated: false)
        }
    }

    // MARK: What is chosen, and how
    open var datePickerMode: Mode {
        get { Mode(rawValue: choice.mode.rawValue) ?? .dateAndTime }
        set {
            guard newValue != datePickerMode else { return }
            choice.mode = DateChoice.Mode(rawValue: newValue.rawValue) ?? .dateAndTime
            if newValue == .countDownTimer { choice.duration = lengthOfTimer }
            choice.date = choice.clamped(choice.date)
            refresh(animated: false)
        }
    }

    open var preferredDatePickerStyle = UIDatePickerStyle.automatic { didSet { refresh(animated: false) } }

    /// Never automatic. Timers and months of years have wheels.
    open var datePickerStyle: UIDatePickerStyle {
        if choice.mode == .countDownTimer || choice.mode == .yearAndMonth { return .wheels }
        return preferredDatePickerStyle == .automatic ? .compact : preferredDatePickerStyle
    }

    // MARK: Calendars and places
    /// Nil for the user's.
    open var locale: Locale? {
        get { ownLocale ?? choice.locale }
        set {
            ownLocale = newValue
            placeChanged()
        }
    }
    open var calendar: Calendar! {
        get { choice.calendar }
        set {
            ownCalendar = newValue
            placeChanged()
        }
    }
    /// Nil for the calendar's.
    open var timeZone: TimeZone? {
        get { ownTimeZone }
        set {
            ownTimeZone = newValue
            placeChanged()
        }
    }

    private func placeChanged() {
        choice.locale = ownLocale ?? ownCalendar?.locale.flatMap { $0.identifier.isEmpty ? nil : $0 } ?? .current
        var calendar = ownCalendar ?? .current
        if ownLocale != nil { calendar.locale = choice.locale }
        if let ownTimeZone { calendar.timeZone = ownTimeZone }
        choice.calendar = calendar
        refresh(animated: false)
    }

    // MARK: Content

    private func refresh(animated: Bool) {
        let style = datePickerStyle
        let kind: UIDatePickerStyle = style == .inline && choice.mode == .time ? .wheels : style
        if let content, shownStyle == kind, !(content is MonthCalendar) || shownMode == choice.mode {
            content.show(choice, animated: animated)
        } else {
            replaceContent(kind)
        }
        let old = naturalSize
        naturalSize = content?.intrinsicContentSize ?? .zero
        guard naturalSize != old else { return }
        if bounds.size == old { bounds.size = naturalSize }
        invalidateIntrinsicContentSize()
    }

    private var shownMode = DateChoice.Mode.dateAndTime

    private func replaceContent(_ kind: UIDatePickerStyle) {
        content?.removeFromSuperview()
        shownStyle = kind
        shownMode = choice.mode
        let made: any DateContent
        switch kind {
        case .wheels, .automatic: made = DateWheels(choice)
        case .compact: made = DateField(choice)
        case .inline: made = MonthCalendar(choice, showsTime: choice.mode == .dateAndTime)
        }
        made.onChange = { [weak self] in self?.userChose($0) }
        content = made
        addSubview(made)
        stateDidChange()
        setNeedsLayout()
    }

    private func userChose(_ date: Date) {
        choice.date = choice.clamped(date)
        if choice.mode == .countDownTimer { lengthOfTimer = choice.duration }
        refresh(animated: true)
        sendActions(for: [.valueChanged, .primaryActionTriggered])
    }

    /// As a person does who chooses it.
    package final func chooseAsUser(_ date: Date) { userChose(date) }

    /// The wheels, where the style has them.
    package final var wheels: UIPickerView? { content as? DateWheels }
    /// The rows that stand for a date, wheel by wheel.
    package final func rows(for date: Date) -> [Int] { (content as? DateWheels)?.places(of: choice.rounded(date)) ?? [] }
    /// Whether a person could choose it.
    package final func allows(_ date: Date) -> Bool { choice.clamped(date) == date }

    override func stateDidChange() {
        super.stateDidChange()
        content?.isUserInteractionEnabled = isEnabled
        (content as? DateField)?.isEnabled = isEnabled
        if !(content is DateField) { content?.alpha = isEnabled ? 1 : 0.5 }
    }

    // MARK: Sizes
    override open var intrinsicContentSize: CGSize { content?.intrinsicContentSize ?? .zero }
    override open func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }
    override var naturalHugging: (horizontal: UILayoutPriority, vertical: UILayoutPriority) {
        shownStyle == .compact ? (.defaultHigh, .defaultHigh) : (.defaultLow, .defaultLow)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        (content as? DateField)?.alignment = contentHorizontalAlignment == .center ? .leading : contentHorizontalAlignment
        guard let content else { return }
        // A month has its size; it stands in the middle of what is wider.
        if content is MonthCalendar {
            let width = min(bounds.width, 440)
            content.frame = CGRect(x: ((bounds.width - width) / 2).rounded(), y: 0, width: width, height: bounds.height)
        } else {
            content.frame = bounds
        }
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh(animated: false)
    }
}
