import AppleFoundation
import CoreGraphics

/// A row of tabs at the lower edge, of which one is selected.
@preconcurrency @MainActor
open class UITabBar: UIView {
    /// Whether tabs fill the bar or stand together in its middle.
    public enum ItemPositioning: Int, Sendable {
        case automatic = 0
        case fill = 1
        case centered = 2
    }

    private var shown: [UITabBarItem] = []
    private var buttons: [TabBarButton] = []
    private var backdrop: BarBackgroundView?
    private var selectionView: UIImageView?
    private var isStale = true
    private var look = StandardLook<UITabBarAppearance>()
    final var hasOwnStandard: Bool { look.isOwn }
    /// The controller that the bar belongs to; it alone changes the items then.
    final weak var manager: UITabBarController?
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
        let decoded = coder.keptObject(of: [NSArray.self, UITabBarItem.self], forKey: "UIItems")
        shown = decoded as? [UITabBarItem] ?? []
    }

    open weak var delegate: (any UITabBarDelegate)? {
        didSet {
            guard manager != nil, delegate !== oldValue else { return }
            delegate = oldValue
            reportMisuse(
                "Changing the delegate of a tab bar managed by a tab bar controller is not allowed.",
                exception: .internalInconsistencyException)
        }
    }

    // MARK: Items
    open var items: [UITabBarItem]? {
        get { shown.isEmpty ? nil : shown }
        set { setItems(newValue, animated: false) }
    }

    open func setItems(_ items: [UITabBarItem]?, animated: Bool) {
        if manager != nil {
            return reportMisuse(
                "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
                exception: .internalInconsistencyException)
        }
        take(items ?? [], animated: animated)
    }

    final func take(_ items: [UITabBarItem], animated: Bool = false) {
        shown = items
        if let selected, !items.contains(where: { $0 === selected }) { self.selected = nil }
        refreshLater()
        guard animated, window != nil, UIView.areAnimationsEnabled else { return }
        layoutIfNeeded()
        UIView.performWithoutAnimation { for view in buttons { view.alpha = 0 } }
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            for view in self.buttons { view.alpha = 1 }
        }
    }

    private var selected: UITabBarItem?
    open var selectedItem: UITabBarItem? {
        get { selected }
        set {
            if manager != nil {
                return reportMisuse(
                    "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
                    exception: .internalInconsistencyException)
            }
            select(newValue)
        }
    }

    final func select(_ item: UITabBarItem?) {
        guard item !== selected else { return }
        selected = item
        for button in buttons { button.isSelected = button.item === item }
        showBackground()
        setNeedsLayout()
    }

    /// What a tap does.
    final func pressed(_ item: UITabBarItem) {
        if let manager {
            manager.tabBar(self, didSelect: item)
            manager.tabPressed(item)
        } else {
            select(item)
        }
        delegate?.`tabBar(_:didSelect:)`?(self, item)
    }

    // MARK: Customizing
    private var customizing: (items: [UITabBarItem], before: [UITabBarItem])?
    open var isCustomizing: Bool { customizing != nil }

    /// Begins the mode in which the user puts other items into the bar.
    open func beginCustomizingItems(_ items: [UITabBarItem]) {
        if manager != nil {
            return reportMisuse(
                "Directly modifying a tab bar managed by a tab bar controller is not allowed.",
                exception: .internalInconsistencyException)
        }
        guard customizing == nil else { return }
        Unsupported.tabCustomizing.report()
        delegate?.`tabBar(_:willBeginCustomizing:)`?(self, items)
        customizing = (items, shown)
        delegate?.`tabBar(_:didBeginCustomizing:)`?(self, items)
    }

    /// Ends it; true if the bar has other items now.
    @discardableResult
    open func endCustomizing(animated: Bool) -> Bool {
        guard let (items, before) = customizing else { return false }
        let changed = !before.elementsEqual(shown, by: ===)
        delegate?.`tabBar(_:willEndCustomizing:changed:)`?(self, items, changed)
        customizing = nil
        delegate?.`tabBar(_:didEndCustomizing:changed:)`?(self, items, changed)
        return changed
    }

    // MARK: Looks
    open var barStyle = UIBarStyle.default { didSet { legacyChanged() } }
    open var isTranslucent = true {
        didSet {
            guard isTranslucent != oldValue else { return }
            legacyChanged()
            manager?.barChanged()
        }
    }
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            look.legacy.tint = newValue
            legacyChanged()
        }
    }
    open var unselectedItemTintColor: UIColor? { didSet { refreshLater() } }
    open var backgroundImage: UIImage? {
        get { look.legacy.backgrounds[LegacyBarLook.Place(position: .any, metrics: .default)] }
        set {
            look.legacy.backgrounds[LegacyBarLook.Place(position: .any, metrics: .default)] = newValue
            legacyChanged()
        }
    }
    open var shadowImage: UIImage? {
        get { look.legacy.shadowImage }
        set {
            look.legacy.shadowImage = newValue
            legacyChanged()
        }
    }
    open var selectionIndicatorImage: UIImage? { didSet { refreshLater() } }
    open var itemPositioning = ItemPositioning.automatic { didSet { setNeedsLayout() } }
    open var itemSpacing: CGFloat = 0 { didSet { setNeedsLayout() } }
    open var itemWidth: CGFloat = 0 { didSet { setNeedsLayout() } }

    open var standardAppearance: UITabBarAppearance {
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
    private var standardInUse: UITabBarAppearance {
        look.inUse { $0.appearance(isTranslucent: isTranslucent, style: barStyle) }
    }
    @NSCopying open var scrollEdgeAppearance: UITabBarAppearance? { didSet { hold(scrollEdgeAppearance) } }

    /// What is in force: for the buttons, and for what lies behind them.
    private var appearances: (content: UITabBarAppearance, background: UIBarAppearance) {
        let standard = selected?.standardAppearance ?? standardInUse
        guard isAtScrollEdge else { return (standard, standard) }
        if let own = selected?.scrollEdgeAppearance ?? scrollEdgeAppearance { return (own, own) }
        if !hasOwnStandard, look.legacy.hasBackground || !isTranslucent { return (standard, standard) }
        return (standard, .clear)
    }

    private func legacyChanged() {
        look.legacyChanged()
        refreshLater()
    }

    private func hold(_ appearance: UITabBarAppearance?) {
        appearance?.belong(to: self)
        refreshLater()
    }

    fileprivate func refreshLater() {
        isStale = true
        setNeedsLayout()
    }

    // MARK: Showing
    private func showBackground() { backdrop?.show(appearances.background) }

    /// The title stands below the image, or beside it where the bar is low or wide.
    private var layoutStyle: UITabBarItemAppearance.Style {
        if BarMetrics.isCompact(traitCollection) {
            return traitCollection.horizontalSizeClass == .compact ? .compactInline : .inline
        }
        return traitCollection.horizontalSizeClass == .regular ? .inline : .stacked
    }

    private func refresh() {
        guard isStale else { return }
        isStale = false
        let (appearance, background) = appearances
        if backdrop == nil {
            let made = BarBackgroundView(frame: bounds)
            made.edgeIsAtBottom = false
            insertSubview(made, at: 0)
            backdrop = made
        }
        backdrop?.show(background)
        let style = layoutStyle
        var old = buttons
        buttons = shown.map { item in
            let index = old.firstIndex { $0.item === item }
            let button = index.map { old.remove(at: $0) } ?? make(item)
            button.show(style, look(appearance, style), unselected: unselectedItemTintColor, isSelected: item === selected)
            return button
        }
        for view in old { view.removeFromSuperview() }
        showSelection(appearance.selectionIndicatorImage ?? selectionIndicatorImage)
    }

    private func look(_ appearance: UITabBarAppearance, _ style: UITabBarItemAppearance.Style) -> UITabBarItemAppearance {
        switch style {
        case .stacked: return appearance.stackedLayoutAppearance
        case .inline: return appearance.inlineLayoutAppearance
        case .compactInline: return appearance.compactInlineLayoutAppearance
        }
    }

    private func make(_ item: UITabBarItem) -> TabBarButton {
        let made = TabBarButton(item: item)
        made.onPress = { [weak self, weak item] in if let item { self?.pressed(item) } }
        item.changed = { [weak self] in self?.refreshLater() }
        addSubview(made)
        return made
    }

    private func showSelection(_ image: UIImage?) {
        guard let image else {
            selectionView?.removeFromSuperview()
            selectionView = nil
            return
        }
        let view = selectionView ?? UIImageView(frame: .zero)
        view.image = image
        if selectionView == nil { insertSubview(view, at: 1) }
        selectionView = view
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        refresh()
        backdrop?.frame = bounds
        placeButtons()
        let index = shown.firstIndex { $0 === selected }
        selectionView?.isHidden = index == nil
        if let index { selectionView?.frame = buttons[index].frame }
    }

    private func placeButtons() {
        guard !buttons.isEmpty else { return }
        let height = min(bounds.height, BarMetrics.tabBar(traitCollection))
        let count = CGFloat(buttons.count)
        let left = safeAreaInsets.left
        let width = bounds.width - left - safeAreaInsets.right
        // An appearance that says something comes before the bar's own properties, as newer API does.
        let look = appearances.content
        let positioning = look.stackedItemPositioning == .automatic ? itemPositioning : look.stackedItemPositioning
        let ownWidth = look.stackedItemWidth > 0 ? look.stackedItemWidth : itemWidth
        let ownSpacing = look.stackedItemSpacing > 0 ? look.stackedItemSpacing : itemSpacing
        let centered = positioning == .centered || (positioning == .automatic && width >= 600)
        let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
        var step = width / count
        var size = step
        var start = left
        if centered {
            size = ownWidth > 0 ? ownWidth : min(step, 120)
            step = size + (ownSpacing > 0 ? ownSpacing : 16)
            start = left + (width - (step * count - (step - size))) / 2
        }
        for (index, button) in buttons.enumerated() {
            let place = isRightToLeft ? count - 1 - CGFloat(index) : CGFloat(index)
            let x = (start + place * step).rounded()
            button.frame = CGRect(x: x, y: 0, width: (start + place * step + size).rounded() - x, height: height)
        }
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: BarMetrics.tabBar(traitCollection) + safeAreaInsets.bottom)
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(width: UIView.noIntrinsicMetric, height: BarMetrics.tabBar(traitCollection))
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

extension UITabBar: AppearanceHolder {
    /// Something about an appearance object that the bar holds.
    final func appearanceChanged() { refreshLater() }
}
