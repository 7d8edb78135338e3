import AppleFoundation
import CoreGraphics

/// The activities that do something with what is shared: rows on a card, which scroll where there are many.
final class ActivityRowsView: UIScrollView {
    private let card = UIView()
    private var rows: [ActivityRow] = []
    private static let margin: CGFloat = 16

    override init(frame: CGRect) {
        super.init(frame: frame)
        card.backgroundColor = .secondarySystemGroupedBackground
        card.layer.cornerRadius = 10
        card.clipsToBounds = true
        addSubview(card)
    }

    required init?(coder: NSCoder) { nil }

    func show(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        for row in rows { row.removeFromSuperview() }
        rows = activities.enumerated().map { ActivityRow($1, hasLine: $0 > 0, choose: choose) }
        for row in rows { card.addSubview(row) }
        setNeedsLayout()
    }

    private var rowHeight: CGFloat { max(52, ceil(UIFont.preferredFont(forTextStyle: .body).lineHeight) + 24) }
    var wantedHeight: CGFloat { CGFloat(rows.count) * rowHeight + 2 * Self.margin }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (width, height) = (max(0, bounds.width - 2 * Self.margin), rowHeight)
        card.frame = CGRect(x: Self.margin, y: Self.margin, width: width, height: height * CGFloat(rows.count))
        for (number, row) in rows.enumerated() {
            row.frame = CGRect(x: 0, y: height * CGFloat(number), width: width, height: height)
        }
        contentSize = CGSize(width: bounds.width, height: wantedHeight)
    }
}

private final class ActivityRow: UIControl {
    private let name = UILabel()
    private let icon = UIImageView()
    private let line = UIView()

    init(_ activity: UIActivity, hasLine: Bool, choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        name.text = activity.activityTitle
        name.font = .preferredFont(forTextStyle: .body)
        name.textColor = .label
        icon.image = activity.activityImage?.withRenderingMode(.alwaysTemplate)
        icon.contentMode = .scaleAspectFit
        icon.tintColor = .label
        line.backgroundColor = .separator
        line.isHidden = !hasLine
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
        for part in [name, icon, line] as [UIView] { addSubview(part) }
        addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemFill : nil } }

    override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        func place(_ part: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
            part.frame = CGRect(x: isMirrored ? bounds.width - x - width : x, y: y, width: width, height: height)
        }
        let thickness = 1 / max(1, traitCollection.displayScale)
        place(name, 16, 0, max(0, bounds.width - 72), bounds.height)
        place(icon, bounds.width - 40, (bounds.height - 24) / 2, 24, 24)
        place(line, 16, 0, max(0, bounds.width - 16), thickness)
    }
}
