@_spi(House) import AppleFoundation
import CoreGraphics

/// Shows the title of a screen, its buttons, and the way back.
@preconcurrency @MainActor
open class UINavigationBar: UIView, UIBarPositioning {
    private var stack: [UINavigationItem] = []
    private var backdrop: BarBackgroundView?
    private var content: NavigationBarContent?
    private var large: LargeTitleView?
    private var search: NavigationSearchView?
    private var isStale = true
    /// The controller that the bar belongs to; it alone pushes and pops then.
    final unowned(unsafe) var manager: UINavigationController?
    private var look = StandardLook<UINavigationBarAppearance>()
    final var hasOwnStandard: Bool { look.isOwn }
    /// Nothing has been scrolled beneath the bar.
    final var isAtScrollEdge = true { didSet { if isAtScrollEdge != oldValue { looksChanged() } } }

    // MARK: Creating
    override public init(frame: CGRect) {
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        isOpaque = false
        guard coder.allowsKeyedCoding else { return }
        prefersLargeTitles = coder.decodeBool(forKey: "UIPrefersLargeTitles")
        if coder.containsValue(forKey: "UITranslucent") { isTranslucent = coder.decodeBool(forKey: "UITranslucent") }
        let decoded = coder.keptObject(of: [NSArray.self, UINavigationItem.self], forKey: "UIItems")
        if let items = decoded as? [UINavigationItem] { take(items) }
    }

    deinit {
        Isolation.assumeMain { for item in stack where item.bar === self { item.bar = nil } }
    }

    open weak var delegate: (any UINavigationBarDelegate)? {
        didSet {
            guard manager != nil, delegate !== oldValue else { return }
            delegate = oldValue
            reportMisuse(
                "Cannot manually set the delegate on a UINavigationBar managed by a controller.",
                exception: .internalInconsistencyException)
        }
    }

    open var barPosition: UIBarPosition {
        manager != nil ? .topAttached : delegate?.`position(for:)`?(self) ?? .top
    }

    // MARK: Items
    open var items: [UINavigationItem]? {
        get { stack.isEmpty ? nil : stack }
        set { setItems(newValue, animated: false) }
    }
    open var topItem: UINavigationItem? { stack.last }
    open var backItem: UINavigationItem? { stack.count > 1 ? stack[stack.count - 2] : manager?.itemBelow }

    open func setItems(_ items: [UINavigationItem]?, animated: Bool) {
        if refuses("setItems:animated:") { return }
        change(to: items ?? [], animated: animated)
    }

    open func pushItem(_ item: UINavigationItem, animated: Bool) {
        if refuses("pushNavigationItem:animated:") { return }
        if delegate?.`navigationBar(_:shouldPush:)`?(self, item) == false { return }
        change(to: stack + [item], animated: animated) { [weak self] in
            guard let self else { return }
            self.delegate?.`navigationBar(_:didPush:)`?(self, item)
        }
    }

    @discardableResult
    open func popItem(animated: Bool) -> UINavigationItem? {
        if refuses("popNavigationItemAnimated:") { return nil }
        guard let item = stack.last else { return nil }
        if delegate?.`navigationBar(_:shouldPop:)`?(self, item) == false { return nil }
        change(to: stack.dropLast(), animated: animated) { [weak self] in
            guard let self else { return }
            self.delegate?.`navigationBar(_:didPop:)`?(self, item)
        }
        return item
    }

    private func refuses(_ method: String) -> Bool {
        guard manager != nil else { return false }
        reportMisuse(
            "Cannot call \(method) directly on a UINavigationBar managed by a controller.",
            exception: .internalInconsistencyException)
        return true
    }

    private func change(to items: [UINavigationItem], animated: Bool, then done: @escaping () -> Void = {}) {
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            take(items)
            return done()
        }
        let transition = beginTransition(to: items, kind: NavigationBarTransition.kind(from: stack, to: items))
        UIView.animate(withDuration: 0.35, delay: 0, options: .curveEaseInOut) {
            transition.animate()
        } completion: { _ in
            transition.finish(completed: true)
            done()
        }
    }

    /// The items as they are from now on, without moving anything.
    final func take(_ items: [UINavigationItem]) {
        Isolation.assumeMain { for item in stack where item.bar === self { item.bar = nil } }
        stack = items
        for item in stack { item.bar = self }
        contentChanged()
    }

    /// The stack of the controller has grown by one.
    final func takePushed(_ item: UINavigationItem) {
        stack.append(item)
        item.bar = self
        contentChanged()
    }

    /// The stack of the controller has lost its top.
    final func takePopped() {
        if let gone = stack.popLast(), gone.isIn(self) { gone.bar = nil }
        contentChanged()
    }

    final func itemDidChange(_ item: UINavigationItem, animated: Bool) {
        guard item === stack.last || item === backItem else { return }
        contentChanged()
        manager?.barItemChanged()
    }

    // MARK: Looks
    open var prefersLargeTitles = false {
        didSet {
            guard prefersLargeTitles != oldValue else { return }
            contentChanged()
            manager?.barItemChanged()
        }
    }
    /// Of a navigation controller's bar it decides over the status bar as well.
    open var barStyle = UIBarStyle.default {
        didSet {
            guard barStyle != oldValue else { return }
            legacyChanged()
            manager?.setNeedsStatusBarAppearanceUpdate()
        }
    }
    /// With false, content starts below the bar.
    open var isTranslucent = true { didSet { if isTranslucent != oldValue { legacyChanged() } } }
    open var barTintColor: UIColor? {
        get { look.legacy.tint }
        set {
            look.legacy.tint = newValue
            legacyChanged()
        }
    }
    open var titleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.legacy.titleAttributes }
        set {
            look.legacy.titleAttributes = newValue
            legacyChanged()
        }
    }
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any]? {
        get { look.legacy.largeTitleAttributes }
        set {
            look.legacy.largeTitleAttributes = newValue
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
    open var backIndicatorImage: UIImage? {
        get { look.legacy.backIndicator }
        set {
            look.legacy.backIndicator = newValue
            legacyChanged()
        }
    }
    open var backIndicatorTransitionMaskImage: UIImage? {
        get { look.legacy.backIndicatorMask }
        set {
            look.legacy.backIndicatorMask = newValue
            legacyChanged()
        }
    }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barMetrics: UIBarMetrics) {
        setBackgroundImage(backgroundImage, for: .any, barMetrics: barMetrics)
    }
    open func backgroundImage(for barMetrics: UIBarMetrics) -> UIImage? { backgroundImage(for: .any, barMetrics: barMetrics) }
    open func setBackgroundImage(_ backgroundImage: UIImage?, for barPosition: UIBarPosition, barMetrics: UIBarMetrics) {
        look.legacy.backgrounds[LegacyBarLook.Place(position: barPosition, metrics: barMetrics)] = backgroundImage
        legacyChanged()
    }
    open func backgroundImage(for barPosition: UIBarPosition, barMetrics: UIBarMetrics) -> UIImage? {
        look.legacy.backgrounds[LegacyBarLook.Place(position: barPosition, metrics: barMetrics)]
    }
    open func setTitleVerticalPositionAdjustment(_ adjustment: CGFloat, for barMetrics: UIBarMetrics) {
        look.legacy.titleOffsets[barMetrics.rawValue] = adjustment
        legacyChanged()
    }
    open func titleVerticalPositionAdjustment(for barMetrics: UIBarMetrics) -> CGFloat {
        look.legacy.titleOffsets[barMetrics.rawValue] ?? 0
    }

    open var standardAppearance: UINavigationBarAppearance {
        get {
            let shown = standardInUse
            shown.belong(to: self)
            return shown
        }
        set {
            look.take(newValue)
            contentChanged()
        }
    }
    private var standardInUse: UINavigationBarAppearance {
        look.inUse { $0.appearance(isTranslucent: isTranslucent, style: barStyle) }
    }
    /// For bars of less height; nil takes the standard one.
    @NSCopying open var compactAppearance: UINavigationBarAppearance? { didSet { hold(compactAppearance) } }
    /// While nothing is scrolled beneath the bar; nil takes the standard one without backdrop.
    @NSCopying open var scrollEdgeAppearance: UINavigationBarAppearance? { didSet { hold(scrollEdgeAppearance) } }
    @NSCopying open var compactScrollEdgeAppearance: UINavigationBarAppearance? { didSet { hold(compactScrollEdgeAppearance) } }

    private func hold(_ appearance: UINavigationBarAppearance?) {
        appearance?.belong(to: self)
        contentChanged()
    }

    private func legacyChanged() {
        look.legacyChanged()
        contentChanged()
        manager?.barItemChanged()
    }

    /// What is in force for an item in this place: for titles and buttons, and for what lies behind them.
    private func appearances(
        for item: UINavigationItem?, compact: Bool
    ) -> (content: UINavigationBarAppearance, background: UIBarAppearance) {
        var standard = item?.standardAppearance ?? standardInUse
        if compact, let own = item?.compactAppearance ?? compactAppearance { standard = own }
        guard isAtScrollEdge, manager != nil else { return (standard, standard) }
        if compact, let own = item?.compactScrollEdgeAppearance ?? compactScrollEdgeAppearance { return (own, own) }
        if let own = item?.scrollEdgeAppearance ?? scrollEdgeAppearance { return (own, own) }
        if !hasOwnStandard, look.legacy.hasBackground || !isTranslucent { return (standard, standard) }
        return (standard, .clear)
    }

    // MARK: Height
    private var isCompact: Bool { BarMetrics.isCompact(traitCollection) }

    /// Without a large title.
    final func baseHeight(for item: UINavigationItem?) -> CGFloat {
        hidesRow(for: item) ? 0 : baseHeight(for: item, row: BarMetrics.row(traitCollection))
    }

    /// A search may have the bar to itself.
    private func hidesRow(for item: UINavigationItem?) -> Bool {
        guard let search = item?.searchController, search.activity.isUp else { return false }
        return search.hidesNavigationBarDuringPresentation && !placesSearchInline(of: item)
    }

    /// Beside the buttons there is room on pads only.
    final func placesSearchInline(of item: UINavigationItem?) -> Bool {
        guard let item, traitCollection.userInterfaceIdiom == .pad, traitCollection.horizontalSizeClass == .regular else {
            return false
        }
        return item.preferredSearchBarPlacement != .stacked
    }

    /// What an item's search bar adds below.
    final func searchHeight(for item: UINavigationItem?) -> CGFloat {
        guard let bar = item?.searchController?.searchBar, !placesSearchInline(of: item) else { return 0 }
        return bar.heightInNavigationBar
    }

    @inline(__always)
    private func baseHeight(for item: UINavigationItem?, row: CGFloat) -> CGFloat {
        row + (item?.prompt == nil ? 0 : BarMetrics.prompt)
    }

    /// What a large title adds; nothing on its side.
    final func largeTitleHeight(at index: Int) -> CGFloat {
        guard prefersLargeTitles, !isCompact, showsLargeTitle(at: index) else { return 0 }
        if stack.indices.contains(index), hidesRow(for: stack[index]) { return 0 }
        return BarMetrics.largeTitle
    }

    /// Automatic takes after the item before; the first item is large.
    private func showsLargeTitle(at index: Int) -> Bool {
        var index = index
        while index >= 0, index < stack.count {
            switch stack[index].largeTitleDisplayMode {
            case .always: return true
            case .never, .inline: return false
            case .automatic: index -= 1
            }
        }
        return true
    }

    override open func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: baseHeight(for: topItem) + largeTitleHeight(at: stack.count - 1))
    }

    override open var intrinsicContentSize: CGSize {
        CGSize(
            width: UIView.noIntrinsicMetric, height: baseHeight(for: topItem) + largeTitleHeight(at: stack.count - 1))
    }

    // MARK: Showing
    /// A button of the container around, before all others.
    final var sidebarButton: UIBarButtonItem? { didSet { if sidebarButton !== oldValue { contentChanged() } } }

    fileprivate func contentChanged() {
        isStale = true
        if window != nil, !isHidden { setNeedsLayout() }
        if manager == nil { invalidateIntrinsicContentSize() }
    }

    private func looksChanged() {
        guard let backdrop else { return }
        let looks = appearances(for: topItem, compact: BarMetrics.isCompact(traitCollection))
        backdrop.show(looks.background)
        // Titles and buttons stay as they are unless the other place has looks of its own.
        if let content, looks.content !== content.appearance { contentChanged() }
    }

    /// Brings the views to the top item if something has changed.
    private func refresh() {
        isStale = false
        let compact = isCompact
        let item = stack.last
        let looks = appearances(for: item, compact: compact)
        let backdrop = backdrop ?? makeBackground()
        backdrop.show(looks.background)
        guard let item else {
            content?.removeFromSuperview()
            content = nil
            large?.removeFromSuperview()
            large = nil
            search?.letGo()
            search = nil
            return
        }
        let content = content ?? makeContent(item)
        content.show(item, back: backItem, first: sidebarButton, looks.content, isCompact: compact)
        refreshLargeTitle(item, looks.content)
        refreshSearch(item)
    }

    private func refreshSearch(_ item: UINavigationItem) {
        let bar = placesSearchInline(of: item) ? nil : item.searchController?.searchBar
        if let search, search.bar !== bar || !search.holdsItsBar {
            search.letGo()
            self.search = nil
        }
        guard let bar, search == nil else { return }
        let made = NavigationSearchView(bar)
        addSubview(made)
        search = made
    }

    private func refreshLargeTitle(_ item: UINavigationItem, _ appearance: UINavigationBarAppearance) {
        guard largeTitleHeight(at: stack.count - 1) > 0 else {
            guard let large else { return }
            large.removeFromSuperview()
            self.large = nil
            return
        }
        let view = large ?? LargeTitleView()
        view.show(item.title, appearance, traitCollection)
        if large == nil { addSubview(view) }
        large = view
    }

    private func makeBackground() -> BarBackgroundView {
        let made = BarBackgroundView(frame: bounds)
        insertSubview(made, at: 0)
        backdrop = made
        return made
    }

    private func makeContent(_ item: UINavigationItem) -> NavigationBarContent {
        let made = NavigationBarContent(item: item, in: self)
        made.frame = bounds
        addSubview(made)
        content = made
        return made
    }

    final func backPressed() {
        if let action = topItem?.backAction { return action.performWithSender(topItem, target: nil) }
        guard let item = topItem else { return }
        if let manager { return manager.backPressed(item) }
        popItem(animated: true)
    }

    override open func layoutSubviews() {
        super.layoutSubviews()
        if isStale {
            checkOwner()
            refresh()
        }
        placeBackground()
        place(content, large, search)
    }

    /// An item is in one bar only; the bar that had it before can no longer show what has become of it.
    private func checkOwner() {
        guard let item = stack.last, !item.isIn(self), let other = item.bar, window != nil, !isHidden else {
            return
        }
        reportMisuse(
            "Layout requested for visible navigation bar, \(self), when the top item belongs to a different navigation bar. "
                + "topItem = \(item), navigation bar = \(other)")
    }

    private func placeBackground() {
        guard let backdrop else { return }
        let reach = barPosition == .topAttached ? max(0, frame.minY) : 0
        backdrop.frame = CGRect(x: 0, y: -reach, width: bounds.width, height: bounds.height + reach)
    }

    private func place(_ content: NavigationBarContent?, _ large: LargeTitleView?, _ search: NavigationSearchView?) {
        guard let content else { return }
        let row = BarMetrics.row(traitCollection)
        let hidesRow = hidesRow(for: content.item)
        let base = hidesRow ? 0 : baseHeight(for: content.item, row: row)
        let insets = safeAreaInsets
        content.rowHeight = row
        content.sideInsets = (insets.left, insets.right)
        content.frame = CGRect(x: 0, y: 0, width: bounds.width, height: base)
        if content.alpha != (hidesRow ? 0 : 1) { content.alpha = hidesRow ? 0 : 1 }
        let below = search == nil ? 0 : manager?.shownSearchHeight ?? searchHeight(for: content.item)
        search?.frame = CGRect(x: 0, y: bounds.height - below, width: bounds.width, height: below)
        guard let large else {
            content.titleAlpha = 1
            return
        }
        let extent = max(0, bounds.height - base - below)
        large.frame = CGRect(x: 0, y: base, width: bounds.width, height: extent)
        large.sideInsets = content.sideInsets
        content.titleAlpha = extent > 8 ? 0 : 1
    }

    override open func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    override open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        contentChanged()
    }

    override open func didMoveToWindow() {
        super.didMoveToWindow()
        if window != nil, isStale { setNeedsLayout() }
    }

    override open var isHidden: Bool { didSet { if !isHidden, isStale { setNeedsLayout() } } }

    /// Buttons are easier to hit than they are large, but content beside them stays within reach.
    override open func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let found = super.hitTest(point, with: event)
        return found === content ? self : found
    }

    // MARK: Moving between items
    /// Takes the new items and makes their views beside the old ones. Whoever calls this animates and finishes.
    final func beginTransition(to items: [UINavigationItem], kind: NavigationBarTransition.Kind) -> NavigationBarTransition {
        let before = stack
        let oldContent = content
        let oldLower: [UIView] = [large, search].compactMap { $0 }
        content = nil
        large = nil
        search = nil
        take(items)
        layoutIfNeeded()
        return NavigationBarTransition(
            bar: self, kind: kind, before: before, oldContent: oldContent, oldLower: oldLower, newContent: content,
            newLower: [large, search].compactMap { $0 })
    }
}

extension UINavigationBar: AppearanceHolder {
    /// Something about an appearance object that the bar holds.
    final func appearanceChanged() { contentChanged() }
}
