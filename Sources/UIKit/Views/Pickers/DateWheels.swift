import AppleFoundation
import CoreGraphics

/// The wheels of a date picker.
final class DateWheels: UIPickerView {
    private(set) var rows: DateColumns
    /// By the user alone.
    var onChange: ((Date) -> Void)?
    private let filler = DateWheelFiller()
    private var units: [UILabel] = []

    init(_ choice: DateChoice) {
        rows = DateColumns(choice, now: Date(), isRightToLeft: false)
        super.init(frame: .zero)
        filler.wheels = self
        use(filler)
        layOutAnew(choice)
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    // MARK: Showing

    func show(_ choice: DateChoice, animated: Bool) {
        let isSame = rows.choice.hasSameRules(as: choice)
        guard isSame, rows.reaches(choice.date) else { return layOutAnew(choice) }
        rows.chose(choice.date)
        turn(to: choice.date, animated: animated)
        refreshRows()
    }

    private func layOutAnew(_ choice: DateChoice) {
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        rows = DateColumns(choice, now: Date(), isRightToLeft: isRightToLeft)
        filler.measure()
        for unit in units { unit.removeFromSuperview() }
        units = rows.kinds.compactMap { filler.unit($0) }.map { text in
            let label = UILabel(frame: .zero)
            label.text = text
            label.font = DateWheelFiller.unitFont
            label.isAccessibilityElement = false
            addSubview(label)
            return label
        }
        reloadAllComponents()
        turn(to: choice.date, animated: false, isFresh: true)
        setNeedsLayout()
    }

    private func turn(to date: Date, animated: Bool, isFresh: Bool = false) {
        for (index, kind) in rows.kinds.enumerated() {
            let old = selectedRow(inComponent: index)
            // A wheel that begins again begins in the middle.
            let row = rows.row(kind, for: date, near: isFresh ? nil : old)
            if row != old { selectRow(row, inComponent: index, animated: animated) }
        }
    }

    /// A wheel came to rest: what it can't mean is undone, on all wheels.
    fileprivate func userTurned() {
        let places = rows.kinds.indices.map { selectedRow(inComponent: $0) }
        let date = rows.choice.clamped(rows.date(rows: places))
        rows.chose(date)
        turn(to: date, animated: true)
        refreshRows()
        onChange?(date)
    }

    /// The rows that stand for a date, wheel by wheel.
    func places(of date: Date) -> [Int] {
        rows.kinds.enumerated().map { rows.row($1, for: date, near: selectedRow(inComponent: $0)) }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard !units.isEmpty else { return }
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (unit, wheel) in zip(units, wheels) {
            let width = unit.intrinsicContentSize.width
            let x = isRightToLeft ? wheel.frame.minX + 8 : wheel.frame.maxX - 8 - width
            unit.frame = CGRect(x: x, y: (bounds.height - 32) / 2, width: width, height: 32)
        }
    }

    override func didMoveToWindow() {
        super.didMoveToWindow()
        // Now the direction of the language is known.
        if window != nil, rows.isRightToLeft != (effectiveUserInterfaceLayoutDirection == .rightToLeft) {
            layOutAnew(rows.choice)
        }
    }
}

/// What stands in the wheels of a date picker.
final class DateWheelFiller: WheelSource {
    weak var wheels: DateWheels?
    private var widths: [CGFloat] = []
    static let unitFont = UIFont.systemFont(ofSize: 17, weight: .semibold)

    var componentCount: Int { wheels?.rows.kinds.count ?? 0 }
    var hasOwnViews: Bool { false }
    var keepsOrder: Bool { false }
    func rowHeight(_ component: Int) -> CGFloat? { nil }
    func rowCount(_ component: Int) -> Int { kind(component).flatMap { wheels?.rows.rowCount($0) } ?? 0 }
    func width(_ component: Int) -> CGFloat? { widths.indices.contains(component) ? widths[component] : nil }

    private func kind(_ component: Int) -> DateColumns.Kind? {
        guard let kinds = wheels?.rows.kinds, kinds.indices.contains(component) else { return nil }
        return kinds[component]
    }

    /// As wide as the widest row.
    func measure() {
        guard let rows = wheels?.rows else { return }
        widths = rows.kinds.map { kind in
            let texts = rows.samples(kind).map { Self.width($0, UIPickerView.font) }.max() ?? 0
            return (texts + 20 + unitWidth(kind)).rounded(.up)
        }
    }

    private static func width(_ text: String, _ font: UIFont) -> CGFloat {
        NSAttributedString(string: text, attributes: [.font: font]).size().width
    }

    private func unitWidth(_ kind: DateColumns.Kind) -> CGFloat {
        unit(kind).map { Self.width($0, Self.unitFont).rounded(.up) + 8 } ?? 0
    }

    /// What stands beside the numbers of a timer, in the picker's language.
    func unit(_ kind: DateColumns.Kind) -> String? {
        guard kind == .hours || kind == .minutes, let locale = wheels?.rows.choice.locale else { return nil }
        let length = kind == .hours ? Duration.seconds(5 * 3600) : Duration.seconds(5 * 60)
        let text = length.formatted(
            .units(allowed: [kind == .hours ? .hours : .minutes], width: kind == .hours ? .wide : .abbreviated).locale(locale))
        return text.filter { !$0.isNumber }.trimmingCharacters(in: .whitespaces)
    }

    func content(_ row: Int, _ component: Int, reusing old: UIView?) -> WheelContent {
        guard let rows = wheels?.rows, let kind = kind(component) else { return .text(WheelText("")) }
        var text = WheelText(rows.text(row, kind))
        if !rows.allows(row, kind) { text.color = .tertiaryLabel }
        let isRightToLeft = rows.isRightToLeft
        switch kind {
        case .month: text.alignment = isRightToLeft ? .right : .left
        case .day, .hours, .minutes: text.alignment = isRightToLeft ? .left : .right
        default: break
        }
        let side = kind == .hours || kind == .minutes ? unitWidth(kind) + 8 : 10
        if text.alignment == .right { text.insets.right = side }
        if text.alignment == .left { text.insets.left = side }
        return .text(text)
    }

    func userChose(_ row: Int, _ component: Int) { wheels?.userTurned() }

    func spoken(_ component: Int) -> (label: String?, hint: String?) { (kind(component).flatMap { unit($0) }, nil) }
}
