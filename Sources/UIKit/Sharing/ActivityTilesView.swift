import AppleFoundation
import CoreGraphics

/// The activities that send something somewhere: large tiles in a row that scrolls sideways.
final class ActivityTilesView: UIScrollView {
    private var tiles: [ActivityTile] = []
    private static let margin: CGFloat = 16

    private var size: CGSize { CGSize(width: 64, height: tiles.map(\.wantedHeight).max() ?? 0) }
    var wantedHeight: CGFloat { tiles.isEmpty ? 0 : size.height + Self.margin }

    func show(_ activities: [UIActivity], choose: @escaping (UIActivity) -> Void) {
        for tile in tiles { tile.removeFromSuperview() }
        tiles = activities.map { ActivityTile($0, choose: choose) }
        for tile in tiles { addSubview(tile) }
        showsHorizontalScrollIndicator = false
        alwaysBounceHorizontal = true
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let (size, gap, margin) = (size, CGFloat(16), Self.margin)
        let whole = margin * 2 + CGFloat(tiles.count) * (size.width + gap) - gap
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        for (number, tile) in tiles.enumerated() {
            let x = margin + CGFloat(number) * (size.width + gap)
            let width = max(whole, bounds.width)
            tile.frame = CGRect(x: isMirrored ? width - x - size.width : x, y: margin, width: size.width, height: size.height)
        }
        contentSize = CGSize(width: whole, height: bounds.height)
    }
}

private final class ActivityTile: UIControl {
    private let icon = UIImageView()
    private let name = UILabel()

    init(_ activity: UIActivity, choose: @escaping (UIActivity) -> Void) {
        super.init(frame: .zero)
        icon.image = activity.activityImage
        icon.contentMode = .center
        icon.backgroundColor = .secondarySystemGroupedBackground
        icon.layer.cornerRadius = 14
        icon.clipsToBounds = true
        name.text = activity.activityTitle
        name.font = .systemFont(ofSize: 11)
        name.textAlignment = .center
        name.textColor = .label
        name.numberOfLines = 2
        isAccessibilityElement = true
        accessibilityLabel = activity.activityTitle
        accessibilityTraits = .button
        for part in [icon, name] as [UIView] { addSubview(part) }
        addAction(UIAction { _ in choose(activity) }, for: .touchUpInside)
    }

    required init?(coder: NSCoder) { nil }

    override var isHighlighted: Bool { didSet { icon.alpha = isHighlighted ? 0.5 : 1 } }

    private func nameHeight(_ width: CGFloat) -> CGFloat {
        min(40, ceil(name.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height))
    }

    var wantedHeight: CGFloat { 66 + nameHeight(64) }

    override func layoutSubviews() {
        super.layoutSubviews()
        icon.frame = CGRect(x: (bounds.width - 60) / 2, y: 0, width: 60, height: 60)
        name.frame = CGRect(x: 0, y: 66, width: bounds.width, height: nameHeight(bounds.width))
    }
}
