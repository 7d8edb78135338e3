import AppleFoundation
import CoreGraphics

/// The views of the item on top: the way back, the buttons, the title, the prompt. What the next item needs as well stays.
final class NavigationBarContent: UIView {
    private(set) var item: UINavigationItem
    private unowned let bar: UINavigationBar
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
    var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0) { didSet { if sideInsets != oldValue { setNeedsLayout() } } }
    var titleAlpha: CGFloat = 1 { didSet { if titleAlpha != oldValue { (titleLabel ?? titleView)?.alpha = titleAlpha } } }

    /// What the views were made with.
    private(set) var appearance: UINavigationBarAppearance?
    private var isCompact = false
    private var changesSeen = -1

    private var backButton: BackButtonView?
    /// The button of the container around, before all others.
    private var first: UIBarButtonItem?
    private var leading: [BarButtonView] = []
    private var trailing: [BarButtonView] = []
    private var titleView: UIView?
    private var titleLabel: UILabel?
    private var promptLabel: UILabel?

    init(item: UINavigationItem, in bar: UINavigationBar) {
        self.item = item
        self.bar = bar
        super.init(frame: .zero)
        isOpaque = false
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    // MARK: Showing
    func show(
        _ item: UINavigationItem, back: UINavigationItem?, first: UIBarButtonItem?, _ appearance: UINavigationBarAppearance,
        isCompact: Bool
    ) {
        if appearance !== self.appearance || isCompact != self.isCompact || changesSeen != AppearanceChanges.count {
            forget()
            self.appearance = appearance
            self.isCompact = isCompact
            changesSeen = AppearanceChanges.count
        }
        if item !== self.item { self.item = item }
        if first !== self.first { self.first = first }
        showBack(of: item, to: back, appearance)
        showButtons(first, item.leftBarButtonItems, in: &leading)
        showButtons(nil, trailingItems(item), in: &trailing)
        let own = item.titleView
        showTitleView(own)
        showTitle(own == nil ? item.title : nil, appearance)
        showPrompt(item.prompt)
    }

    /// With other looks everything is made anew.
    private func forget() {
        backButton?.removeFromSuperview()
        backButton = nil
        for view in leading + trailing { view.removeFromSuperview() }
        leading = []
        trailing = []
        titleLabel?.removeFromSuperview()
        titleLabel = nil
        setNeedsLayout()
    }

    // MARK: The way back
    private func needsBack(_ item: UINavigationItem, _ back: UINavigationItem?) -> Bool {
        if item.hidesBackButton { return false }
        if !item.leftItemsSupplementBackButton, item.leftBarButtonItem != nil { return false }
        return back != nil || item.backAction != nil
    }

    private func showBack(
        of item: UINavigationItem, to back: UINavigationItem?, _ appearance: UINavigationBarAppearance
    ) {
        guard needsBack(item, back) else {
            if let backButton, !backButton.isHidden {
                backButton.isHidden = true
                // Nobody moves up into an empty row.
                if !leading.isEmpty || !trailing.isEmpty || titleLabel != nil || titleView != nil { setNeedsLayout() }
            }
            return
        }
        let own = back?.backBarButtonItem
        let titles = BackButtonView.titles(of: back, action: item.backAction)
        if let backButton, backButton.shows(titles, own) {
            if !backButton.isHidden { return }
            backButton.isHidden = false
        } else {
            backButton?.removeFromSuperview()
            backButton = makeBackButton(titles, own, appearance)
        }
        setNeedsLayout()
    }

    private func makeBackButton(
        _ titles: [String], _ own: UIBarButtonItem?, _ appearance: UINavigationBarAppearance
    ) -> BackButtonView {
        let made = BackButtonView(titles: titles, own: own, appearance: appearance)
        made.addAction(
            UIAction(identifier: UIAction.Identifier("bar.back")) { [unowned self] _ in
                // An item with an action of its own does that, as any button.
                if let own, own.primaryAction != nil { return own.primaryAction?.performWithSender(own, target: nil) ?? () }
                self.bar.backPressed()
            }, for: .touchUpInside)
        addSubview(made)
        return made
    }

    private var shownBack: BackButtonView? { backButton?.isHidden == true ? nil : backButton }

    // MARK: Buttons
    private func showButtons() {
        showButtons(first, item.leftBarButtonItems, in: &leading)
        showButtons(nil, trailingItems(item), in: &trailing)
    }

    /// A search bar in the row is the innermost of them.
    private func trailingItems(_ item: UINavigationItem) -> [UIBarButtonItem]? {
        guard let search = item.inlineSearchItem else { return item.rightBarButtonItems }
        return (item.rightBarButtonItems ?? []) + [search]
    }

    private func showButtons(_ first: UIBarButtonItem?, _ items: [UIBarButtonItem]?, in views: inout [BarButtonView]) {
        if first == nil, items == nil, views.isEmpty { return }
        let all = (first.map { [$0] } ?? []) + (items ?? [])
        let wanted = all.filter { !$0.isHidden }
        if !views.elementsEqual(wanted, by: { $0.item === $1 && $0.holdsItsView }) {
            for view in views { view.removeFromSuperview() }
            views = wanted.map { item in
                let view = BarButtonView(item: item)
                addSubview(view)
                return view
            }
        }
        for view in views { show(view) }
        for one in all { one.changed = { [weak self, weak one] in if let self, let one { self.changed(one) } } }
        setNeedsLayout()
    }

    private func changed(_ button: UIBarButtonItem) {
        let view = leading.first { $0.item === button } ?? trailing.first { $0.item === button }
        if let view, !button.isHidden, view.holdsItsView { show(view) } else { showButtons() }
        setNeedsLayout()
    }

    private func show(_ view: BarButtonView) {
        let isStrong = view.item.style == .done || view.item.style == .prominent
        view.show(isStrong ? appearance?.doneButtonAppearance : appearance?.buttonAppearance, isCompact: isCompact)
    }

    // MARK: Title and prompt
    private func showTitleView(_ view: UIView?) {
        if view == nil, titleView == nil { return }
        if let titleView, titleView !== view {
            if titleView.superview === self { titleView.removeFromSuperview() }
            if titleAlpha != 1 { titleView.alpha = 1 }
            setNeedsLayout()
        }
        titleView = view
        guard let view else { return }
        if view.superview !== self { addSubview(view) }
        if titleAlpha != 1 { view.alpha = titleAlpha }
        setNeedsLayout()
    }

    private func showTitle(_ title: String?, _ appearance: UINavigationBarAppearance) {
        guard let title, !title.isEmpty else {
            guard let titleLabel else { return }
            titleLabel.removeFromSuperview()
            self.titleLabel = nil
            return setNeedsLayout()
        }
        let label = titleLabel ?? makeTitleLabel()
        if label.text == title { return }
        BarMetrics.show(
            title, appearance.titleTextAttributes, font: BarMetrics.title, color: .label, in: label)
        label.textAlignment = .center
        setNeedsLayout()
    }

    private func makeTitleLabel() -> UILabel {
        let label = UILabel(frame: .zero)
        label.lineBreakMode = .byTruncatingTail
        label.accessibilityTraits = .header
        label.alpha = titleAlpha
        addSubview(label)
        titleLabel = label
        return label
    }

    private func showPrompt(_ prompt: String?) {
        guard let prompt else {
            guard let promptLabel else { return }
            promptLabel.removeFromSuperview()
            self.promptLabel = nil
            return
        }
        if let promptLabel { return promptLabel.text = prompt }
        let label = UILabel(frame: .zero)
        label.text = prompt
        label.font = BarMetrics.promptFont
        label.textColor = .label
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
        setNeedsLayout()
    }

    // MARK: Layout
    override func layoutSubviews() {
        super.layoutSubviews()
        let top = bounds.height - rowHeight
        promptLabel?.frame = CGRect(x: 16, y: 8, width: max(0, bounds.width - 32), height: 20)
        var row = NavigationBarRow(width: bounds.width, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
        row.left = sideInsets.left
        row.right = sideInsets.right
        let limit = CGSize(width: bounds.width / 2, height: rowHeight)
        let titleSize = titleSize(limit)
        let leadingSizes = leading.map { $0.sizeThatFits(limit).width }
        let trailingSizes = trailing.map { $0.sizeThatFits(limit).width }
        let back = shownBack
        if let back {
            let room = row.roomForBack(title: titleSize.width, leading: leadingSizes, trailing: trailingSizes)
            row.placeBack(back.choose(room))
        }
        row.placeLeading(leadingSizes)
        row.placeTrailing(trailingSizes)
        if let back { back.frame = row.rect(row.back, top, rowHeight) }
        for (view, span) in zip(leading, row.leading) { view.frame = row.rect(span, top, rowHeight) }
        for (view, span) in zip(trailing, row.trailing) { view.frame = row.rect(span, top, rowHeight) }
        placeTitle(row.rect(row.title(titleSize.width), top, rowHeight), height: titleSize.height)
    }

    private func placeTitle(_ title: CGRect, height: CGFloat) {
        if let titleView {
            let height = min(height, rowHeight)
            titleView.frame = CGRect(
                x: title.minX, y: title.minY + ((rowHeight - height) / 2).rounded(), width: title.width, height: height)
        }
        guard let titleLabel else { return }
        let shift = appearance?.titlePositionAdjustment ?? .zero
        titleLabel.frame = title.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        titleLabel.alpha = titleAlpha
    }

    private func titleSize(_ limit: CGSize) -> CGSize {
        if let titleView {
            return BarButtonView.size(of: titleView, within: CGSize(width: bounds.width, height: rowHeight))
        }
        let size = titleLabel?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: limit.height)) ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    /// Title and way back move; buttons stay where they are and fade.
    func slide(by distance: CGFloat) {
        let transform = distance == 0 ? CGAffineTransform.identity : CGAffineTransform(translationX: distance, y: 0)
        titleLabel?.transform = transform
        titleView?.transform = transform
        backButton?.slideTitle(by: distance)
    }
}

/// Where things are in one row of a bar, as spans from the leading end.
struct NavigationBarRow {
    typealias Span = (start: CGFloat, width: CGFloat)

    let width: CGFloat
    let isRightToLeft: Bool
    var left: CGFloat = 0
    var right: CGFloat = 0
    private(set) var back: Span = (0, 0)
    private(set) var leading: [Span] = []
    private(set) var trailing: [Span] = []
    private var start: CGFloat = 0
    private var end: CGFloat = 0
    private var hasBack = false
    private let gap: CGFloat = 16

    init(width: CGFloat, isRightToLeft: Bool) {
        self.width = width
        self.isRightToLeft = isRightToLeft
    }

    private var margin: CGFloat { width < 400 ? 16 : 20 }
    private var leadingInset: CGFloat { isRightToLeft ? right : left }
    private var trailingInset: CGFloat { isRightToLeft ? left : right }

    private func total(_ sizes: [CGFloat]) -> CGFloat {
        sizes.reduce(0, +) + (sizes.isEmpty ? 0 : CGFloat(sizes.count - 1) * gap)
    }

    /// What the way back may take beside a title in the middle.
    func roomForBack(title: CGFloat, leading: [CGFloat], trailing: [CGFloat]) -> CGFloat {
        let before = leadingInset + 8 + (leading.isEmpty ? 0 : total(leading) + gap)
        let after = trailingInset + margin + (trailing.isEmpty ? 0 : total(trailing) + gap)
        let middle = (width - title) / 2 - before - 6
        let all = width - title - before - after - 6
        // The title gives way a little before the words of the way back do.
        return max(middle, min(all, width * 0.3))
    }

    mutating func placeBack(_ width: CGFloat) {
        back = (leadingInset + 8, width)
        hasBack = true
    }

    mutating func placeLeading(_ sizes: [CGFloat]) {
        var x = hasBack ? back.start + back.width + (sizes.isEmpty ? 0 : gap) : leadingInset + margin
        for size in sizes {
            leading.append((x, size))
            x += size + gap
        }
        start = sizes.isEmpty ? (hasBack ? back.start + back.width : leadingInset + margin) : x - gap
    }

    mutating func placeTrailing(_ sizes: [CGFloat]) {
        var x = width - trailingInset - margin
        for size in sizes {
            trailing.append((x - size, size))
            x -= size + gap
        }
        end = sizes.isEmpty ? width - trailingInset - margin : x + gap
    }

    /// In the middle if there is room, otherwise as near to it as possible.
    func title(_ size: CGFloat) -> Span {
        let first = start + (start > leadingInset + margin || hasBack ? 6 : 0)
        let last = end - (end < width - trailingInset - margin ? 6 : 0)
        let room = max(0, last - first)
        let own = min(size, room)
        let middle = ((width - own) / 2).rounded()
        return (min(max(middle, first), last - own), own)
    }

    func rect(_ span: Span, _ top: CGFloat, _ height: CGFloat) -> CGRect {
        CGRect(x: isRightToLeft ? width - span.start - span.width : span.start, y: top, width: span.width, height: height)
    }
}
