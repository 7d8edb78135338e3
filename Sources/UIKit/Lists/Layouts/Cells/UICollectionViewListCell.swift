import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// A row of a list: accessories at both ends, lines, and round corners where the list is made of cards.
@preconcurrency @MainActor
open class UICollectionViewListCell: UICollectionViewCell {
    final let ends = ListCellAccessories()
    private var lines: (top: UIView?, bottom: UIView?) = (nil, nil)
    private var guide: UILayoutGuide?
    private var isOfTree = false
    /// The colour that the list gave it.
    private var listColor: UIColor?

    // MARK: Indentation
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { setNeedsLayout() } } }
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { setNeedsLayout() } } }
    /// Whether the accessories before the content move along.
    open var indentsAccessories = true { didSet { if indentsAccessories != oldValue { setNeedsLayout() } } }

    // MARK: Accessories
    open var accessories: [UICellAccessory] {
        get { ends.list }
        set { ends.set(newValue, self) }
    }

    open override var isSelected: Bool {
        didSet { if isSelected != oldValue { ends.selectionChanged(self) } }
    }

    // MARK: Content
    /// What a row usually shows.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        guard let path = itemPath, let list = collection?.list(around: path)?.list else { return .cell() }
        return list.configuration.content(isHeader: list.isHeader(path))
    }

    /// The item that it shows, or is about to.
    private var itemPath: ListPath? {
        let element = collection?.display.asked?.element ?? shown.element
        return element?.category == .cell ? element?.path : nil
    }

    /// The first row may be what its section is called by.
    final var isHeaderOfSection: Bool {
        guard let path = itemPath, path.item == 0 else { return false }
        return collection?.list(around: path)?.list.isHeader(path) ?? false
    }

    // MARK: Outlines
    /// Where the item lies in its tree, and whether it is open.
    final func readOutline(_ path: ListPath, _ view: UICollectionView) {
        guard let source = view.outlineSource else { return }
        let level = source.outlineLevel(at: IndexPath(path))
        guard level != nil || isOfTree else { return }
        isOfTree = level != nil
        let isExpanded = level != nil && source.isExpanded(at: IndexPath(path))
        // Rows below a header stand where others do.
        let headed = view.list(around: path)?.list.configuration.headerMode == .firstItemInSection
        indentationLevel = max(0, (level ?? 0) - (headed ? 1 : 0))
        if parts.isExpanded != isExpanded {
            parts.isExpanded = isExpanded
            stateChanged()
        }
        ends.expansionChanged(isExpanded, self)
    }

    // MARK: Lines
    /// What the line below the cell goes by, from its beginning to its end.
    open var separatorLayoutGuide: UILayoutGuide {
        if let guide { return guide }
        let made = UILayoutGuide()
        addLayoutGuide(made)
        guide = made
        return made
    }

    // MARK: Layout
    private var indent: CGFloat { CGFloat(max(0, indentationLevel)) * max(0, indentationWidth) }

    override var contentFrame: CGRect {
        let room = ends.room
        let start = indent + room.leading
        let width = max(0, bounds.width - start - room.trailing)
        return CGRect(x: isRightToLeft ? room.trailing : start, y: 0, width: width, height: bounds.height)
    }

    open override func layoutSubviews() {
        ends.editingChanged(parts.isEdited, self)
        super.layoutSubviews()
        ends.place(in: self, indent: indentsAccessories ? indent : 0)
        placeInList()
    }

    /// As high as its content is, in the width that the accessories leave.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        ends.editingChanged(parts.isEdited, self)
        let room = ends.room
        let taken = indent + room.leading + room.trailing
        let size = layoutAttributes.size
        let inner = fittingSize(
            CGSize(width: max(0, size.width - taken), height: size.height), fixed: layoutAttributes.fixedAxes)
        // Content that says nothing of its height is as high as rows usually are.
        let isDescribed = configured.made?.content != nil || !contentView.constraints.isEmpty
        let height = isDescribed && inner.height > 0 ? inner.height : max(inner.height, TableLook.standardRow)
        let wanted = CGSize(
            width: layoutAttributes.fixedAxes.contains(.horizontal) ? size.width : inner.width + taken,
            height: layoutAttributes.fixedAxes.contains(.vertical) ? size.height : height)
        if wanted != size { layoutAttributes.size = wanted }
        return layoutAttributes
    }

    // MARK: In its list
    /// Where the content begins that is to be read: behind its picture, if it has one.
    private var textStart: CGFloat {
        let start = indent + ends.room.leading
        guard let list = contentView as? UIListContentView,
            (list.configuration as? UIListContentConfiguration)?.image != nil
        else { return start + 16 }
        return start + ListContentLayout(list, contentView.bounds.size).textStart
    }

    private func placeInList() {
        guard let path = shown.element?.path, shown.element?.category == .cell,
            let places = (collection?.collectionViewLayout as? UICollectionViewCompositionalLayout)?.places,
            let (list, isFirst, isLast) = places.list(around: path)
        else { return }
        let configuration = list.configuration
        let isHeader = list.isHeader(path)
        let radius = configuration.isInset && (isFirst || isLast) ? TableLook.cornerRadius : 0
        if layer.cornerRadius != radius { layer.cornerRadius = radius }
        if radius > 0 {
            var corners: CACornerMask = []
            if isFirst { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
            if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
            layer.maskedCorners = corners
        }
        // What lies beside a row isn't to be seen beyond its edge.
        let clips = radius > 0 || parts.isSwiped
        if clipsToBounds != clips { clipsToBounds = clips }
        if backgroundColor === listColor, backgroundView == nil, backgroundConfiguration == nil {
            let own: UIColor? = configuration.isGrouped && !isHeader ? .secondarySystemGroupedBackground : nil
            let isChosen = (isSelected || isHighlighted) && selectedBackgroundView == nil
            listColor = isChosen ? .systemGray4 : own
            if backgroundColor !== listColor { backgroundColor = listColor }
        }
        var separators = configuration.separatorConfiguration
        if let handler = configuration.itemSeparatorHandler, let indexPath = shown.element?.indexPath {
            separators = handler(indexPath, separators)
        }
        let isShown = configuration.showsSeparators
        // The last row of a section of cards has nothing below it.
        let showsBottom =
            !isHeader && separators.bottomSeparatorVisibility == .visible
            || separators.bottomSeparatorVisibility == .automatic && isShown && !isLast && !isHeader
        let showsTop = !isHeader && separators.topSeparatorVisibility == .visible
        let pixel = 1 / traits.drawingScale
        show(&lines.bottom, showsBottom, separators.bottomSeparatorInsets, bounds.height - pixel, separators.color)
        show(&lines.top, showsTop, separators.topSeparatorInsets, 0, separators.color)
    }

    private func show(
        _ line: inout UIView?, _ isShown: Bool, _ insets: NSDirectionalEdgeInsets, _ place: CGFloat, _ color: UIColor
    ) {
        guard isShown else {
            line?.isHidden = true
            return
        }
        let view = line ?? UIView()
        if line == nil {
            view.isUserInteractionEnabled = false
            addSubview(view)
            line = view
        }
        view.isHidden = false
        if view.backgroundColor !== color { view.backgroundColor = color }
        let automatic = UIListSeparatorConfiguration.automaticInsets.leading
        let guided = guide.map { $0.layoutFrame }.flatMap { $0.width > 0 || $0.minX > 0 ? $0.minX : nil }
        let leading = insets.leading == automatic ? guided ?? textStart : insets.leading
        let trailing = insets.trailing == automatic ? 0 : insets.trailing
        var frame = CGRect(
            x: leading, y: place, width: max(0, bounds.width - leading - trailing), height: 1 / traits.drawingScale)
        if isRightToLeft { frame.origin.x = bounds.width - frame.maxX }
        if view.frame != frame { view.frame = frame }
    }
}
