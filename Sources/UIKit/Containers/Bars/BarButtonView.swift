import AppleFoundation
import CoreGraphics

/// Shows one item of a navigation bar or a toolbar.
final class BarButtonView: UIControl, _MenuHolder {
    let item: UIBarButtonItem
    private var label: UILabel?
    private var imageView: UIImageView?
    private var backgroundView: UIImageView?
    /// What the bar says about this kind of button.
    private var look: UIBarButtonItemAppearance?
    private var isCompact = false
    private weak var custom: UIView?

    init(item: UIBarButtonItem) {
        self.item = item
        super.init(frame: .zero)
        addAction(UIAction(identifier: Self.press) { [weak self] _ in self?.perform() }, for: .touchUpInside)
        custom = item.customView
        if let custom { addSubview(custom) }
        if item.menu != nil { _watchPress() }
    }

    required init?(coder: NSCoder) { fatalError("Bar buttons are made by their bar.") }

    private static let press = UIAction.Identifier("bar.press")

    /// Does what the item is for.
    func perform() {
        if let action = item.primaryAction { return action.performWithSender(item, target: nil) }
        guard let action = item.action else { return _openMenu() }
        UIApplication.shared.sendAction(action, to: item.target, from: item, for: nil)
    }

    /// False when the item has got another view, or its view has gone elsewhere.
    var holdsItsView: Bool { item.customView.map { $0.superview === self } ?? (custom == nil) }

    // MARK: A menu
    /// Without an action of its own the item opens its menu at once.
    var _opensMenuAfterPress: Bool { item.menu != nil && (item.primaryAction != nil || item.action != nil) }

    func _openMenu() { item.menu?._show(from: self, sender: item) }

    // MARK: Looks
    func show(_ look: UIBarButtonItemAppearance?, isCompact: Bool) {
        self.look = look
        self.isCompact = isCompact
        item._applyAppearance(near: self)
        isEnabled = item.isEnabled
        isSelected = item.isSelected
        tintColor = item.tintColor
        takeAccessibility(of: item, value: item.accessibilityValue)
        isAccessibilityElement = item.ownElement ?? (item.customView == nil)
        isUserInteractionEnabled = item.customView != nil || !item.isSpace
        if item.customView == nil { showContent() }
        setNeedsLayout()
    }

    private var shownImage: UIImage? { isCompact ? item.landscapeImagePhone ?? item.image : item.image }

    private func attributes(_ state: UIControl.State) -> [NSAttributedString.Key: Any] {
        var all: [NSAttributedString.Key: Any] = look?.normal.titleTextAttributes ?? [:]
        if let own = item.titleTextAttributes(for: .normal) { all.merge(own) { $1 } }
        let special = state.contains(.disabled) ? look?.disabled : state.contains(.highlighted) ? look?.highlighted : nil
        if let special { all.merge(special.titleTextAttributes) { $1 } }
        if state != .normal, let own = item.titleTextAttributes(for: state) { all.merge(own) { $1 } }
        return all
    }

    private var foreground: UIColor { isEnabled ? tintColor : .tertiaryLabel }

    private func showContent() {
        if let image = shownImage {
            let view = imageView ?? UIImageView(frame: .zero)
            view.image =
                image.isSymbolImage
                ? image.applyingSymbolConfiguration(
                    UIImage.SymbolConfiguration(pointSize: 17, weight: .regular, scale: .large)) : image.asBarPicture
            view.contentMode = .center
            view.tintColor = foreground
            if imageView == nil { addSubview(view) }
            imageView = view
            label?.removeFromSuperview()
            label = nil
        } else if let title = item.title, !item.isSpace {
            let view = label ?? UILabel(frame: .zero)
            let isStrong = item.style == .done || item.style == .prominent
            BarMetrics.show(
                title, attributes(state), font: isStrong ? BarMetrics.doneButton : BarMetrics.button, color: foreground,
                in: view)
            if label == nil { addSubview(view) }
            label = view
            imageView?.removeFromSuperview()
            imageView = nil
        }
        let background = item.backgroundImage(for: state, barMetrics: .default) ?? look?.normal.backgroundImage
        if let background {
            let view = backgroundView ?? UIImageView(frame: .zero)
            view.image = background
            if backgroundView == nil { insertSubview(view, at: 0) }
            backgroundView = view
        } else {
            backgroundView?.removeFromSuperview()
            backgroundView = nil
        }
    }

    override var isHighlighted: Bool {
        didSet {
            guard isHighlighted != oldValue, item.customView == nil else { return }
            let alpha: CGFloat = isHighlighted ? 0.3 : 1
            UIView.animate(withDuration: isHighlighted ? 0 : 0.25) {
                self.label?.alpha = alpha
                self.imageView?.alpha = alpha
            }
        }
    }

    override func tintColorDidChange() {
        super.tintColorDidChange()
        if item.customView == nil { showContent() }
    }

    // MARK: Layout
    override func sizeThatFits(_ size: CGSize) -> CGSize {
        if let custom = item.customView { return Self.size(of: custom, within: size) }
        if item.systemItem == .flexibleSpace { return .zero }
        if item.width > 0 || item.systemItem == .fixedSpace { return CGSize(width: item.width, height: size.height) }
        if let imageView { return CGSize(width: max(imageView.image?.size.width ?? 0, 22), height: size.height) }
        var width = label?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: size.height)).width ?? 0
        for title in item.possibleTitles ?? [] {
            var all = attributes(.normal)
            if all[.font] == nil { all[.font] = BarMetrics.button }
            width = max(width, title.size(withAttributes: all).width)
        }
        return CGSize(width: min(width.rounded(.up), size.width), height: size.height)
    }

    /// A view with constraints inside says itself how large it wants to be; others keep their size.
    static func size(of view: UIView, within limit: CGSize) -> CGSize {
        if !view.translatesAutoresizingMaskIntoConstraints {
            let fitting = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            return CGSize(width: min(fitting.width, limit.width), height: min(fitting.height, limit.height))
        }
        var size = view.bounds.size
        if size == .zero { size = view.sizeThatFits(limit) }
        if size == .zero {
            let natural = view.intrinsicContentSize
            if natural.width > 0, natural.height > 0 { size = natural }
        }
        return CGSize(width: min(size.width, limit.width), height: min(size.height, limit.height))
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        backgroundView?.frame = bounds
        if let custom = item.customView {
            let size = Self.size(of: custom, within: bounds.size)
            custom.frame = CGRect(
                x: ((bounds.width - size.width) / 2).rounded(), y: ((bounds.height - size.height) / 2).rounded(),
                width: size.width, height: size.height)
            return
        }
        let shift = item.titlePositionAdjustment(for: .default)
        let own = look?.normal.titlePositionAdjustment ?? .zero
        label?.frame = bounds.offsetBy(dx: shift.horizontal + own.horizontal, dy: shift.vertical + own.vertical)
        imageView?.frame = bounds.inset(by: item.imageInsets)
    }

    /// Easier to hit than it is large.
    override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
        item.customView == nil ? bounds.insetBy(dx: -8, dy: -4).contains(point) : super.point(inside: point, with: event)
    }
}
