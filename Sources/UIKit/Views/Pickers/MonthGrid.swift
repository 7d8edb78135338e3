import AppleFoundation
import CoreGraphics

extension DateChoice {
    func startOfMonth(_ date: Date) -> Date {
        calendar.date(from: calendar.dateComponents([.era, .year, .month], from: date)) ?? date
    }

    /// How many places the first week leaves free before the month's first day.
    func leadingPlaces(ofMonth first: Date) -> Int {
        (calendar.component(.weekday, from: first) - calendar.firstWeekday + 7) % 7
    }
}

/// The month in the middle and its neighbours, side by side.
final class MonthPager: UIScrollView {
    private let grids = (0..<3).map { _ in MonthGrid(frame: .zero) }
    /// Those that there are, in the order of time.
    private var pages: [MonthGrid] = []
    private var hasEarlier = false
    /// By −1 or 1.
    var onTurn: ((Int) -> Void)?
    var onTap: ((Date) -> Void)?
    private let tap = UITapGestureRecognizer(target: nil, action: nil)

    init() {
        super.init(frame: .zero)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
        scrollsToTop = false
        tap.onChange = { [weak self] in if $0.state == .ended { self?.tapped($0) } }
        addGestureRecognizer(tap)
        for grid in grids { addSubview(grid) }
    }

    required init?(coder: NSCoder) { fatalError("Made by date pickers only.") }

    private var isMirrored: Bool { effectiveUserInterfaceLayoutDirection == .rightToLeft }

    func show(_ months: [Date?], _ choice: DateChoice) {
        pages = []
        hasEarlier = months[0] != nil
        for (grid, month) in zip(grids, months) {
            grid.isHidden = month == nil
            guard let month else { continue }
            grid.show(month, choice)
            pages.append(grid)
        }
        setNeedsLayout()
        if bounds.width > 0 { settle() }
    }

    private func place(of index: Int) -> CGFloat {
        CGFloat(isMirrored ? pages.count - 1 - index : index) * bounds.width
    }

    private func settle() {
        contentSize = CGSize(width: bounds.width * CGFloat(pages.count), height: bounds.height)
        for (index, page) in pages.enumerated() {
            page.frame = CGRect(x: place(of: index), y: 0, width: bounds.width, height: bounds.height)
        }
        setContentOffset(CGPoint(x: place(of: hasEarlier ? 1 : 0), y: 0), animated: false)
        hideOthers()
    }

    private var laidOutSize = CGSize.zero

    override func layoutSubviews() {
        super.layoutSubviews()
        guard laidOutSize != bounds.size else { return }
        laidOutSize = bounds.size
        settle()
    }

    /// Only what can be seen is there for fingers and for assistive programs.
    override func contentMoved(isResized: Bool) {
        super.contentMoved(isResized: isResized)
        hideOthers()
    }

    private func hideOthers() {
        for page in pages {
            let overlap = min(page.frame.maxX, bounds.maxX) - max(page.frame.minX, bounds.minX)
            page.isHidden = bounds.width > 0 && overlap < 1
        }
    }

    func turn(forwards: Bool) {
        let index = (hasEarlier ? 1 : 0) + (forwards ? 1 : -1)
        guard pages.indices.contains(index), !isScrollAnimating else { return }
        setContentOffset(CGPoint(x: place(of: index), y: 0), animated: true)
        if !isScrollAnimating { contentRested() }
    }

    override func contentRested() {
        guard bounds.width > 0, !isTracking, !isDragging, !isDecelerating, !isScrollAnimating, !pages.isEmpty else { return }
        let middle = hasEarlier ? 1 : 0
        guard
            let index = pages.indices.first(where: { abs(place(of: $0) - contentOffset.x) < 1 }), index != middle
        else { return }
        onTurn?(index - middle)
    }

    private func tapped(_ tap: UIGestureRecognizer) {
        for page in pages {
            let point = tap.location(in: page)
            if page.bounds.contains(point), let day = page.day(at: point) { onTap?(day) }
        }
    }
}

/// The days of a month, a week in each row.
final class MonthGrid: UIView {
    static let rowHeight: CGFloat = 44
    private var cells: [DayCell] = []
    private var first = Date(timeIntervalSinceReferenceDate: 0)
    private var choice: DateChoice?
    private var count = 0
    private var leading = 0

    func show(_ month: Date, _ choice: DateChoice) {
        first = month
        self.choice = choice
        let calendar = choice.calendar
        count = calendar.range(of: .day, in: .month, for: month)?.count ?? 0
        leading = choice.leadingPlaces(ofMonth: month)
        while cells.count < count {
            let cell = DayCell(frame: .zero)
            cells.append(cell)
            addSubview(cell)
        }
        let number = choice.formatter("d")
        let full = choice.formatter(choice.pattern("EEEEMMMMd"))
        let now = Date()
        for (index, cell) in cells.enumerated() {
            cell.isHidden = index >= count
            guard index < count, let day = day(index) else { continue }
            cell.show(
                number.string(from: day), spoken: full.string(from: day),
                isChosen: calendar.isDate(day, inSameDayAs: choice.result), isToday: calendar.isDate(day, inSameDayAs: now),
                isAllowed: choice.allows(.day, of: day))
        }
        setNeedsLayout()
    }

    private func day(_ index: Int) -> Date? { choice?.calendar.date(byAdding: .day, value: index, to: first) }

    func day(at point: CGPoint) -> Date? {
        guard bounds.width > 0 else { return nil }
        var column = Int(point.x / (bounds.width / 7))
        if effectiveUserInterfaceLayoutDirection == .rightToLeft { column = 6 - column }
        let index = Int(point.y / height) * 7 + max(0, min(6, column)) - leading
        return (0..<count).contains(index) ? day(index) : nil
    }

    private var height: CGFloat { max(1, bounds.height / 6) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width / 7
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let side = min(width, height, 44).rounded(.down)
        for (index, cell) in cells.prefix(count).enumerated() {
            let place = index + leading
            let column = isRightToLeft ? 6 - place % 7 : place % 7
            let middle = CGPoint(x: (CGFloat(column) + 0.5) * width, y: (CGFloat(place / 7) + 0.5) * height)
            cell.frame = CGRect(
                x: (middle.x - side / 2).rounded(), y: (middle.y - side / 2).rounded(), width: side, height: side)
        }
    }
}

/// A day's number; in a circle if it is the chosen one.
private final class DayCell: UILabel {
    private var isChosen = false
    private var isToday = false
    private var isAllowed = true

    func show(_ number: String, spoken: String, isChosen: Bool, isToday: Bool, isAllowed: Bool) {
        (self.isChosen, self.isToday, self.isAllowed) = (isChosen, isToday, isAllowed)
        text = number
        textAlignment = .center
        accessibilityLabel = spoken
        accessibilityTraits = UIAccessibilityTraits.button.union(isChosen ? .selected : []).union(isAllowed ? [] : .notEnabled)
        refresh()
    }

    private func refresh() {
        font = isChosen ? .systemFont(ofSize: 24, weight: .medium) : .systemFont(ofSize: 20)
        textColor =
            !isAllowed ? .tertiaryLabel : isChosen ? (isToday ? .white : tintColor) : isToday ? tintColor : .label
        layer.backgroundColor =
            isChosen ? tintColor.withAlphaComponent(isToday ? 1 : 0.15).resolvedColor(with: traitCollection).cgColor : nil
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        refresh()
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refresh()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        layer.cornerRadius = bounds.width / 2
    }
}
