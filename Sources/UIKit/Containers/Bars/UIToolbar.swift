import AppleFoundation
import CoreGraphics

/// A row of buttons at the lower edge.
@preconcurrency @MainActor
open class UIToolbar: UIView, UIBarPositioning {
    private var shown: [UIBarButtonItem] = []
    private var buttons: [BarButtonView] = []
    private var backdrop: BarBackgroundView?
    private var isStale = true
    private var look = StandardLook<UIToolbarAppearance>()
    final var hasOwnStandard: Bool { look.isOwn }
    /// The content ends above the bar.
    final var isAtScrollEdge = false { didSet { if isAtScrollEdge != oldValue { showBackground() } } }

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        guard coder.allowsKeyedCoding else { return }
        let decoded = coder.keptObject(of: [NSArray.self, UIBarButtonItem.self], forKey: "UIItems")
        shown = decoded as? [UIBarButtonItem] ?? []
    }

    open weak var delegate: (any UIToolbarDelegate)?
    open var barPosition: UIBarPosition { delegate?.`position(for:)`?(self) ?? .bottom }

    // MARK: Items
    open var items: [UIBarButtonItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) {
        if shown.isEmpty, items?.isEmpty ?? true { return }
        let old = buttons
        shown = items ?? []
        isStale = true
        setNeedsLayout()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        layoutIfNeeded()
        let fresh = buttons
        UIView.performWithoutAnimation {
            for view in fresh { view.alpha = 0 }
            for view in old { addSubview(view) }
        }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            for view in fresh { view.alpha = 1 }
            for view in old { view.alpha = 0 }
        } completion: { _ in
            for view in old { view.removeFromSuperview() }
        }
    }

    // MARK: Looks
    open var barStyle = UIBarStyle.default { didSet { legacyChanged() } }
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { legacyChanged() } } }
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            look.legacy.tint = newValue
            legacyChanged()
        }
    }
    open func setBackgroundImage(
        _ backgroundImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics
    ) {
        look.legacy.backgrounds[LegacyBarLook.Place(position: topOrBottom, metrics: barMetrics)] = backgroundImage
        legacyChanged()
    }
    open func backgroundImage(forToolbarPosition topOrBottom: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        look.legacy.backgrounds[LegacyBarLook.Place(position: topOrBottom, metrics: barMetrics)]
    }
    open func setShadowImage(_ shadowImage: UIImage?, forToolbarPosition topOrBottom: UIBarPosition) {
        look.legacy.shadowImage = shadowImage
        legacyChanged()
    }
    open func shadowImage(forToolbarPosition topOrBottom: UIBarPosition) -> UIImage? { look.legacy.shadowImage }

    open var standardAppearance: UIToolbarAppearance {
        get {
            let shown = standardInUse
            shown.belong(to: self)
            return shown
        }
        set {
            look.take(newValue)
            refreshLater()
        }
    }
    private var standardInUse: UIToolbarAppearance {
        look.inUse { $0.appearance(isTranslucent: isTranslucent, style: barStyle) }
    }
    @NSCopying open var compactAppearance: UIToolbarAppearance? { didSet { hold(compactAppearance) } }
    @NSCopying open var scrollEdgeAppearance: UIToolbarAppearance? { didSet { hold(scrollEdgeAppearance) } }
    @NSCopying open var compactScrollEdgeAppearance: UIToolbarAppearance? { didSet { hold(compactScrollEdgeAppearance) } }

    private func legacyChanged() {
        look.legacyChanged()
        refreshLater()
    }

    private func hold(_ appearance: UIToolbarAppearance?) {
        appearance?.belong(to: self)
        refreshLater()
    }

    fileprivate func refreshLater() {
        isStale = true
        setNeedsLayout()
    }

    /// What is in force: for the buttons, and for what lies behind them.
    private var appearances: (content: UIToolbarAppearance, background: UIBarAppearance) {
        let compact = BarMetrics.isCompact(traitCollection)
        var standard = standardInUse
        if compact, let own = compactAppearance { standard = own }
        guard isAtScrollEdge else { return (standard, standard) }
        if compact, let own = compactScrollEdgeAppearance { return (own, own) }
        if let own = scrollEdgeAppearance { return (own, own) }
        if !hasOwnStandard, look.legacy.hasBackground || !isTranslucent { return (standard, standard) }
        return (standard, .clear)
    }

    // MARK: Showing
    private func showBackground() { backdrop?.show(appearances.background) }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        let (appearance, background) = appearances
        if backdrop == nil {
            let made = BarBackgroundView(frame: bounds)
            insertSubview(made, at: 0)
            backdrop = made
        }
        backdrop?.edgeIsAtBottom = barPosition == .top || barPosition == .topAttached
        backdrop?.show(background)
        for view in buttons { view.removeFromSuperview() }
        buttons = shown.compactMap { item in
            guard !item.isHidden else { return nil }
            let view = BarButtonView(item: item)
            addSubview(view)
            item.changed = { [weak self] in self?.refreshLater() }
            let isStrong = item.style == .done || item.style == .prominent
            view.show(
                isStrong ? appearance.doneButtonAppearance : appearance.buttonAppearance,
                isCompact: BarMetrics.isCompact(traitCollection))
            return view
        }
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        placeBackground()
        placeButtons()
    }

    private func placeBackground() {
        guard let backdrop else { return }
        let position = barPosition
        let above = position == .topAttached ? max(0, frame.minY) : 0
        let below = position == .bottom ? safeAreaInsets.bottom + gapBelow : 0
        backdrop.frame = CGRect(x: 0, y: -above, width: bounds.width, height: bounds.height + above + below)
    }

    /// A bar that stands on the safe area's edge colours what lies below it as well.
    private var gapBelow: CGFloat {
        guard let superview else { return 0 }
        let gap = superview.bounds.maxY - frame.maxY
        return gap > 0 && gap <= superview.safeAreaInsets.bottom + 0.5 ? gap : 0
    }

    private func placeButtons() {
        let margin = BarMetrics.margin(bounds.width)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let first = margin + (isRightToLeft ? safeAreaInsets.right : safeAreaInsets.left)
        let last = bounds.width - margin - (isRightToLeft ? safeAreaInsets.left : safeAreaInsets.right)
        let limit = CGSize(width: max(0, last - first), height: bounds.height)
        let widths = buttons.map { $0.sizeThatFits(limit).width }
        let springs = buttons.filter { $0.item.systemItem == .flexibleSpace }.count
        var fixed = widths.reduce(0, +)
        // Buttons keep a distance from each other unless a space lies between them.
        let gap: CGFloat = 10
        for (one, other) in zip(buttons, buttons.dropFirst()) where !one.item.isSpace && !other.item.isSpace { fixed += gap }
        let spring = springs == 0 ? 0 : max(0, (last - first - fixed) / CGFloat(springs))
        var x = first
        for (index, view) in buttons.enumerated() {
            let width = view.item.systemItem == .flexibleSpace ? spring : widths[index]
            view.frame = CGRect(
                x: isRightToLeft ? bounds.width - x - width : x, y: 0, width: width, height: bounds.height)
            x += width
            if index + 1 < buttons.count, !view.item.isSpace, !buttons[index + 1].item.isSpace { x += gap }
        }
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.row(traitCollection))
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.row(traitCollection))
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshLater()
    }
}

extension UIToolbar: AppearanceHolder {
    /// Something about an appearance object that the bar holds.
    final func appearanceChanged() { refreshLater() }
}
