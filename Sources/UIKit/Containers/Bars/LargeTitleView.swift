import AppleFoundation
import CoreGraphics

/// The large title below a bar's row. It goes up behind the row when the bar gets lower.
final class LargeTitleView: UIView {
    private let label = UILabel(frame: .zero)
    var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0) { didSet { setNeedsLayout() } }

    init() {
        super.init(frame: .zero)
        clipsToBounds = true
        isUserInteractionEnabled = false
        label.lineBreakMode = .byTruncatingTail
        label.accessibilityTraits = .header
        addSubview(label)
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    func show(_ title: String?, _ appearance: UINavigationBarAppearance, _ traits: UITraitCollection) {
        BarMetrics.show(
            title ?? "", appearance.largeTitleTextAttributes, font: BarMetrics.largeTitleFont(traits), color: .label, in: label)
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let margin = BarMetrics.margin(bounds.width)
        let height = label.sizeThatFits(CGSize(width: bounds.width, height: 100)).height
        // Held to the lower edge, so that it slides up beneath the row.
        label.frame = CGRect(
            x: margin + sideInsets.left, y: bounds.height - 8 - height,
            width: max(0, bounds.width - 2 * margin - sideInsets.left - sideInsets.right), height: height)
        label.textAlignment = effectiveUserInterfaceLayoutDirection == .rightToLeft ? .right : .left
    }
}
