import AppleFoundation
import CoreGraphics

/// One tab: image, title, badge.
final class TabBarButton: UIControl {
    let item: UITabBarItem
    var onPress: (() -> Void)?
    private let imageView = UIImageView(frame: .zero)
    private let label = UILabel(frame: .zero)
    private var badge: BadgeView?
    private var style = UITabBarItemAppearance.Style.stacked
    private var look: UITabBarItemAppearance?
    private var unselected: UIColor?

    init(item: UITabBarItem) {
        self.item = item
        super.init(frame: .zero)
        imageView.contentMode = .center
        label.textAlignment = .center
        addSubview(imageView)
        addSubview(label)
        addAction(UIAction(identifier: Self.press) { [weak self] _ in self?.onPress?() }, for: .touchUpInside)
        isAccessibilityElement = true
    }

    required init?(coder: NSCoder) { fatalError("Made by tab bars.") }

    private static let press = UIAction.Identifier("tab.press")

    func show(
        _ style: UITabBarItemAppearance.Style, _ look: UITabBarItemAppearance, unselected: UIColor?, isSelected: Bool
    ) {
        self.style = style
        self.look = look
        self.unselected = unselected
        item._applyAppearance(near: self)
        isEnabled = item.isEnabled
        takeAccessibility(of: item, value: item.accessibilityValue ?? item.badgeValue)
        isAccessibilityElement = item.ownElement ?? true
        self.isSelected = isSelected
        showContent()
        setNeedsLayout()
    }

    override var isSelected: Bool { didSet { if isSelected != oldValue, look != nil { showContent() } } }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if look != nil { showContent() }
    }

    private var stateLook: UITabBarItemStateAppearance? {
        isEnabled ? (isSelected ? look?.selected : look?.normal) : look?.disabled
    }

    private func showContent() {
        let ordinary: UIColor = isSelected ? tintColor : unselected ?? .systemGray
        let color = isEnabled ? ordinary : .tertiaryLabel
        let shown = isSelected ? item.selectedImage ?? item.image : item.image
        imageView.image = shown.map(prepared)
        imageView.tintColor = stateLook?.iconColor ?? color
        imageView.transform = .identity
        var attributes: [NSAttributedString.Key: Any] = stateLook?.titleTextAttributes ?? [:]
        let state: UIControl.State = isEnabled ? (isSelected ? .selected : .normal) : .disabled
        if let own = item.titleTextAttributes(for: .normal) { attributes.merge(own) { $1 } }
        if state != .normal, let own = item.titleTextAttributes(for: state) { attributes.merge(own) { $1 } }
        let font: UIFont
        switch style {
        case .stacked: font = BarMetrics.font(10, .medium)
        case .inline: font = BarMetrics.font(13, .regular)
        case .compactInline: font = BarMetrics.font(12, .regular)
        }
        BarMetrics.show(item.title ?? "", attributes, font: font, color: color, in: label)
        showBadge()
    }

    private func prepared(_ image: UIImage) -> UIImage {
        guard image.isSymbolImage else { return image.asBarPicture }
        let size: CGFloat = style == .stacked ? 18 : style == .inline ? 17 : 13
        return image.applyingSymbolConfiguration(
            UIImage.SymbolConfiguration(pointSize: size, weight: .medium, scale: .large)) ?? image
    }

    private func showBadge() {
        guard let value = item.badgeValue else {
            badge?.removeFromSuperview()
            badge = nil
            return
        }
        let view = badge ?? BadgeView()
        var attributes: [NSAttributedString.Key: Any] = stateLook?.badgeTextAttributes ?? [:]
        if let own = item.badgeTextAttributes(for: isSelected ? .selected : .normal) ?? item.badgeTextAttributes(for: .normal) {
            attributes.merge(own) { $1 }
        }
        view.show(value, item.badgeColor ?? stateLook?.badgeBackgroundColor ?? .systemRed, attributes)
        if badge == nil { addSubview(view) }
        badge = view
        setNeedsLayout()
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let title = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: bounds.height))
        let image = imageView.image?.size ?? .zero
        let titleWidth = min(title.width.rounded(.up), bounds.width)
        let shift = stateLook?.titlePositionAdjustment ?? .zero
        let own = item.titlePositionAdjustment
        let dx = shift.horizontal + own.horizontal
        let dy = shift.vertical + own.vertical
        if style == .stacked {
            let box = CGRect(x: (bounds.width - 30) / 2, y: 4, width: 30, height: 28)
            imageView.frame = (title.width == 0 ? box.offsetBy(dx: 0, dy: 6) : box).inset(by: item.imageInsets)
            label.frame = CGRect(
                x: ((bounds.width - titleWidth) / 2).rounded() + dx, y: bounds.height - 15 + dy, width: titleWidth, height: 12)
        } else {
            var gap: CGFloat = title.width == 0 || image.width == 0 ? 0 : 8
            // The badge leans on the image; the title makes room for it.
            if let badge, gap > 0 { gap = max(gap, 7 + badge.sizeThatFits(bounds.size).width - image.width / 2) }
            let whole = image.width + gap + titleWidth
            let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
            let start = ((bounds.width - whole) / 2).rounded()
            let imageX = isRightToLeft ? start + titleWidth + gap : start
            let labelX = isRightToLeft ? start : start + image.width + gap
            imageView.frame = CGRect(x: imageX, y: 0, width: image.width, height: bounds.height).inset(by: item.imageInsets)
            label.frame = CGRect(x: labelX + dx, y: dy, width: titleWidth, height: bounds.height)
        }
        placeBadge()
    }

    private func placeBadge() {
        guard let badge else { return }
        let size = badge.sizeThatFits(bounds.size)
        let shift = stateLook?.badgePositionAdjustment ?? .zero
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let x = isRightToLeft ? imageView.frame.midX - 4 - size.width : imageView.frame.midX + 4
        badge.frame = CGRect(
            x: x + shift.horizontal, y: max(2, imageView.frame.midY - 16) + shift.vertical, width: size.width,
            height: size.height)
    }
}

/// A short text in a capsule.
final class BadgeView: UIView {
    private let label = UILabel(frame: .zero)

    init() {
        super.init(frame: .zero)
        isUserInteractionEnabled = false
        label.textAlignment = .center
        addSubview(label)
        layer.cornerRadius = 9
    }

    required init?(coder: NSCoder) { fatalError("Made by tab bars.") }

    func show(_ text: String, _ color: UIColor, _ attributes: [NSAttributedString.Key: Any]) {
        backgroundColor = color
        BarMetrics.show(text, attributes, font: BarMetrics.font(13, .regular), color: .white, in: label)
        setNeedsLayout()
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize {
        let text = label.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: 18)).width.rounded(.up)
        return CGSize(width: max(18, text + 10), height: 18)
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        label.frame = bounds
    }
}
