import AppleFoundation
import CoreGraphics

/// The buttons of an edit menu: as many as fit, and an arrow to the next ones.
final class EditMenuPages: UIView {
    var pressed: (UIMenuElement, UIView) -> Void = { _, _ in }
    var turned: () -> Void = {}

    private let buttons: [EditMenuButton]
    private lazy var onward = turner("chevron.forward", "Show more items", by: 1)
    private lazy var back = turner("chevron.backward", "Show previous items", by: -1)
    private var page = 0
    /// Which buttons each page has.
    private var ranges: [Range<Int>] = []
    private static let turnerWidth: CGFloat = 34

    init(_ elements: [UIMenuElement]) {
        buttons = elements.map(EditMenuButton.init)
        super.init(frame: .zero)
        for (button, element) in zip(buttons, elements) {
            button.addAction(
                UIAction { [weak self, unowned button] _ in self?.pressed(element, button) }, for: .touchUpInside)
        }
    }

    required init?(coder: NSCoder) { fatalError("Made for a selection only.") }

    private func turner(_ symbol: String, _ words: String, by step: Int) -> EditMenuButton {
        let button = EditMenuButton(symbol: symbol, words)
        button.addAction(
            UIAction { [weak self] _ in
                self?.page += step
                self?.turned()
            }, for: .touchUpInside)
        return button
    }

    // MARK: Pages
    /// The size of the page that shows.
    func fit(within width: CGFloat) -> CGSize {
        let widths = buttons.map(\.naturalWidth)
        ranges = Self.ranges(of: widths, within: width)
        page = min(max(0, page), ranges.count - 1)
        let shown = row
        let height = buttons.map(\.naturalHeight).max() ?? 0
        return CGSize(width: shown.reduce(0) { $0 + $1.width }, height: height)
    }

    static func ranges(of widths: [CGFloat], within width: CGFloat) -> [Range<Int>] {
        if widths.reduce(0, +) <= width { return [0..<widths.count] }
        var ranges: [Range<Int>] = []
        var start = 0
        while start < widths.count {
            var used = ranges.isEmpty ? 0 : turnerWidth
            var end = start
            while end < widths.count, end == start || used + widths[end] + (end < widths.count - 1 ? turnerWidth : 0) <= width {
                used += widths[end]
                end += 1
            }
            ranges.append(start..<end)
            start = end
        }
        return ranges
    }

    private var row: [(button: EditMenuButton, width: CGFloat)] {
        var row = buttons[ranges[page]].map { (button: $0, width: $0.naturalWidth) }
        if page > 0 { row.insert((back, Self.turnerWidth), at: 0) }
        if page < ranges.count - 1 { row.append((onward, Self.turnerWidth)) }
        return row
    }

    /// Puts the page that shows in its place; no other page has views.
    func arrange() {
        for view in subviews { view.removeFromSuperview() }
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let hair = 1 / max(1, traitCollection.displayScale)
        var x: CGFloat = 0
        for (button, width) in isMirrored ? row.reversed() : row {
            button.frame = CGRect(x: x, y: 0, width: width, height: bounds.height)
            addSubview(button)
            if x > 0 { addLine(at: x, hair) }
            x += width
        }
    }

    private func addLine(at x: CGFloat, _ width: CGFloat) {
        let line = UIView(frame: CGRect(x: x - width, y: 0, width: width, height: bounds.height))
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }
}

/// One action, by its title or its picture.
final class EditMenuButton: UIControl {
    private let label = UILabel()
    private let picture = UIImageView()

    init(_ element: UIMenuElement) {
        super.init(frame: .zero)
        setUp(element.title)
        isEnabled = !element.menuAttributes.contains(.disabled)
        if element.title.isEmpty { picture.image = element.image }
        label.text = element.title
        label.textColor =
            !isEnabled ? .tertiaryLabel : element.menuAttributes.contains(.destructive) ? .systemRed : .label
    }

    init(symbol: String, _ words: String) {
        super.init(frame: .zero)
        setUp(words)
        picture.image = UIImage(
            systemName: symbol, withConfiguration: UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold))
    }

    required init?(coder: NSCoder) { fatalError("Made for a selection only.") }

    private func setUp(_ words: String) {
        label.font = .preferredFont(forTextStyle: .subheadline)
        label.adjustsFontForContentSizeCategory = true
        label.textAlignment = .center
        picture.contentMode = .center
        picture.tintColor = .label
        for view in [label, picture] as [UIView] {
            view.isUserInteractionEnabled = false
            addSubview(view)
        }
        isAccessibilityElement = true
        accessibilityLabel = words
        accessibilityTraits = .button
        maximumContentSizeCategory = .accessibilityMedium
    }

    var naturalWidth: CGFloat {
        (label.intrinsicContentSize.width + picture.intrinsicContentSize.width.clamped).rounded(.up) + 28
    }
    var naturalHeight: CGFloat { max(40, (label.intrinsicContentSize.height + 18).rounded(.up)) }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
        picture.frame = bounds
    }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }
}

extension CGFloat {
    /// A picture that isn't there has no width.
    fileprivate var clamped: CGFloat { Swift.max(0, self) }
}
