import AppleFoundation
import CoreGraphics

/// The views of one item: the way back, the buttons, the title, the prompt.
final class NavigationBarContent: UIView {
    let item: UINavigationItem
    var onBack: (() -> Void)?
    var isCompact = false
    var rowHeight: CGFloat = 44 { didSet { if rowHeight != oldValue { setNeedsLayout() } } }
    var sideInsets: (left: CGFloat, right: CGFloat) = (0, 0) { didSet { setNeedsLayout() } }
    var titleAlpha: CGFloat = 1 {
        didSet {
            if titleAlpha != oldValue { (titleLabel ?? (item.titleView == nil ? nil : item.titleView))?.alpha = titleAlpha }
        }
    }

    private let appearance: UINavigationBarAppearance
    private var backButton: BackButtonView?
    private var leading: [BarButtonView] = []
    private var trailing: [BarButtonView] = []
    private var titleLabel: UILabel?
    private var promptLabel: UILabel?

    init(
        item: UINavigationItem, back: UINavigationItem?, first: UIBarButtonItem? = nil, appearance: UINavigationBarAppearance
    ) {
        self.item = item
        self.appearance = appearance
        super.init(frame: .zero)
        isOpaque = false
        makeBackButton(back)
        leading = makeButtons((first.map { [$0] } ?? []) + (item.leftBarButtonItems ?? []))
        trailing = makeButtons(item.rightBarButtonItems)
        makeTitle()
        makePrompt()
    }

    required init?(coder: NSCoder) { fatalError("Made by navigation bars.") }

    // MARK: Making
    private func makeBackButton(_ back: UINavigationItem?) {
        if item.hidesBackButton { return }
        if !(item.leftBarButtonItems ?? []).isEmpty, !item.leftItemsSupplementBackButton { return }
        guard back != nil || item.backAction != nil else { return }
        let made = BackButtonView(
            titles: BackButtonView.titles(of: back, action: item.backAction), image: back?.backBarButtonItem?.image,
            appearance: appearance)
        if let tint = back?.backBarButtonItem?.tintColor { made.tintColor = tint }
        let own = back?.backBarButtonItem
        made.addAction(
            UIAction(identifier: UIAction.Identifier("bar.back")) { [weak self] _ in
                // An item with an action of its own does that, as any button.
                if let own, own.primaryAction != nil { return own.primaryAction?.performWithSender(own, target: nil) ?? () }
                self?.onBack?()
            }, for: .touchUpInside)
        addSubview(made)
        backButton = made
    }

    private func makeButtons(_ items: [UIBarButtonItem]?) -> [BarButtonView] {
        (items ?? []).compactMap { item in
            guard !item.isHidden else { return nil }
            let view = BarButtonView(item: item)
            addSubview(view)
            show(view)
            item.changed = { [weak self, weak view] in
                guard let self, let view else { return }
                self.show(view)
                self.setNeedsLayout()
            }
            return view
        }
    }

    private func show(_ view: BarButtonView) {
        let isStrong = view.item.style == .done || view.item.style == .prominent
        view.show(isStrong ? appearance.doneButtonAppearance : appearance.buttonAppearance, isCompact: isCompact)
    }

    private func makeTitle() {
        if let view = item.titleView { return addSubview(view) }
        guard let title = item.title, !title.isEmpty else { return }
        let label = UILabel(frame: .zero)
        label.attributedText = BarMetrics.text(
            title, appearance.titleTextAttributes, font: BarMetrics.title, color: .label)
        label.textAlignment = .center
        label.lineBreakMode = .byTruncatingTail
        label.accessibilityTraits = .header
        addSubview(label)
        titleLabel = label
    }

    private func makePrompt() {
        guard let prompt = item.prompt else { return }
        let label = UILabel(frame: .zero)
        label.text = prompt
        label.font = BarMetrics.promptFont
        label.textColor = .label
        label.textAlignment = .center
        addSubview(label)
        promptLabel = label
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
        if let backButton {
            let room = row.roomForBack(title: titleSize.width, leading: leadingSizes, trailing: trailingSizes)
            row.placeBack(backButton.choose(room))
        }
        row.placeLeading(leadingSizes)
        row.placeTrailing(trailingSizes)
        if let backButton { backButton.frame = row.rect(row.back, top, rowHeight) }
        for (view, span) in zip(leading, row.leading) { view.frame = row.rect(span, top, rowHeight) }
        for (view, span) in zip(trailing, row.trailing) { view.frame = row.rect(span, top, rowHeight) }
        let title = row.rect(row.title(titleSize.width), top, rowHeight)
        if let view = item.titleView {
            let height = min(titleSize.height, rowHeight)
            view.frame = CGRect(
                x: title.minX, y: top + ((rowHeight - height) / 2).rounded(), width: title.width, height: height)
        }
        let shift = appearance.titlePositionAdjustment
        titleLabel?.frame = title.offsetBy(dx: shift.horizontal, dy: shift.vertical)
        titleLabel?.alpha = titleAlpha
    }

    private func titleSize(_ limit: CGSize) -> CGSize {
        if let view = item.titleView {
            return BarButtonView.size(of: view, within: CGSize(width: bounds.width, height: rowHeight))
        }
        let size = titleLabel?.sizeThatFits(CGSize(width: CGFloat.greatestFiniteMagnitude, height: limit.height)) ?? .zero
        return CGSize(width: size.width.rounded(.up), height: size.height)
    }

    /// Title and way back move; buttons stay where they are and fade.
    func slide(by distance: CGFloat) {
        let transform = distance == 0 ? CGAffineTransform.identity : CGAffineTransform(translationX: distance, y: 0)
        titleLabel?.transform = transform
        item.titleView?.transform = transform
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
