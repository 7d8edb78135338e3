import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// The groups of a section that lie across the way of the layout: they move by themselves.
final class OrthogonalRow: UIScrollView {
    weak var collection: UICollectionView?
    var section = 0
    var comesToRest: ((_ offset: CGFloat, _ proposed: CGFloat, _ velocity: CGFloat) -> CGFloat)?
    var isHorizontal = true
    fileprivate var isPlacing = false

    override func contentMoved(isResized: Bool) {
        super.contentMoved(isResized: isResized)
        if !isPlacing { collection?.setNeedsLayout() }
    }

    override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        guard let comesToRest else { return proposed }
        return isHorizontal
            ? CGPoint(x: comesToRest(contentOffset.x, proposed.x, velocity.x), y: proposed.y)
            : CGPoint(x: proposed.x, y: comesToRest(contentOffset.y, proposed.y, velocity.y))
    }

    /// A finger in an item belongs to the row as to the collection view.
    override func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }

    /// Where in the row something lies whose place in the collection view is known.
    func inside(_ rect: CGRect) -> CGRect {
        rect.offsetBy(dx: contentOffset.x - frame.minX, dy: contentOffset.y - frame.minY)
    }

    func stack(_ shown: UICollectionReusableView, _ depth: Int) {
        if shown.superview === self, shown.shown.depth == depth { return }
        shown.shown.depth = depth
        var index = 0
        for (place, sibling) in subviews.enumerated().reversed() {
            guard let other = sibling as? UICollectionReusableView, other !== shown, other.shown.depth <= depth else {
                continue
            }
            index = place + 1
            break
        }
        insertSubview(shown, at: min(index, subviews.count))
    }
}

/// The rows that can be seen, and how far the others were moved.
@MainActor final class OrthogonalRows {
    private var rows: [Int: OrthogonalRow] = [:]
    private var waiting: [OrthogonalRow] = []
    /// From the leading end.
    private var offsets: [Int: CGFloat] = [:]
    private var isMirrored = false

    func row(of section: Int) -> OrthogonalRow? { rows[section] }

    /// How far a section was moved, from its leading end.
    func offset(of section: Int) -> CGFloat {
        guard let row = rows[section] else { return offsets[section] ?? 0 }
        return Self.leading(row, isMirrored)
    }

    private static func leading(_ row: OrthogonalRow, _ isMirrored: Bool) -> CGFloat {
        guard row.isHorizontal else { return row.contentOffset.y }
        return isMirrored ? row.contentSize.width - row.bounds.width - row.contentOffset.x : row.contentOffset.x
    }

    func follow(_ update: ListUpdate) {
        park()
        var moved: [Int: CGFloat] = [:]
        for section in update.after.indices {
            if let before = update.section(before: section), let offset = offsets[before] { moved[section] = offset }
        }
        offsets = moved
    }

    /// The rows have no sections for now.
    private func park() {
        for (section, row) in rows {
            offsets[section] = Self.leading(row, isMirrored)
            waiting.append(row)
        }
        waiting.sort { $0.section < $1.section }
        rows = [:]
    }

    func removeAll() {
        park()
        for row in waiting { row.removeFromSuperview() }
        waiting = []
        offsets = [:]
    }

    // MARK: - Bringing them in line
    func update(
        _ view: UICollectionView, _ layout: CompositionalLayout, _ scrolled: [Int], _ sections: [NSCollectionLayoutSection]
    ) {
        isMirrored = view.isFlipped
        guard !rows.isEmpty || !scrolled.isEmpty else { return }
        let bounds = view.bounds
        for section in rows.keys.sorted() where !scrolled.contains(section) { drop(section) }
        for section in scrolled {
            guard let scroller = layout.scroller(ofSection: section) else { continue }
            let frame = view.flipped(CGRect(scroller.frame))
            guard frame.intersects(bounds) else {
                drop(section)
                continue
            }
            place(
                section, frame, CGSize(width: scroller.content.width, height: scroller.content.height), view, layout,
                sections[section])
        }
        for row in waiting where !row.isHidden { row.isHidden = true }
    }

    private func drop(_ section: Int) {
        guard let row = rows.removeValue(forKey: section) else { return }
        offsets[section] = Self.leading(row, isMirrored)
        waiting.append(row)
    }

    private func place(
        _ section: Int, _ frame: CGRect, _ content: CGSize, _ view: UICollectionView, _ layout: CompositionalLayout,
        _ description: NSCollectionLayoutSection
    ) {
        let isNew = rows[section] == nil
        let row = rows[section] ?? waiting.popLast() ?? made(view)
        rows[section] = row
        row.section = section
        row.isPlacing = true
        defer { row.isPlacing = false }
        if row.superview !== view { view.insertSubview(row, at: Self.depth(view)) }
        if row.isHidden { row.isHidden = false }
        let isVertical = layout.configuration.axis == .vertical
        let place = isNew ? offsets[section] ?? 0 : Self.leading(row, isMirrored)
        row.isHorizontal = isVertical
        let isElsewhere = row.frame != frame || row.contentSize != content
        if row.frame != frame { row.frame = frame }
        if row.contentSize != content { row.contentSize = content }
        if isNew || isElsewhere {
            let most = max(0, isVertical ? content.width - frame.width : content.height - frame.height)
            let kept = isNew || place > most ? min(max(0, place), most) : place
            let wanted = isVertical ? CGPoint(x: isMirrored ? most - kept : kept, y: 0) : CGPoint(x: 0, y: kept)
            if row.contentOffset != wanted, isNew || !row.isDragging && !row.isDecelerating { row.contentOffset = wanted }
        }
        guard isNew || isElsewhere else { return }
        let behavior = description.orthogonalScrollingBehavior
        let properties = description.orthogonalScrollingProperties
        let isSlow = behavior == .continuous || behavior == .continuousGroupLeadingBoundary
        switch properties.decelerationRate {
        case .automatic: row.decelerationRate = isSlow ? .normal : .fast
        case .normal: row.decelerationRate = .normal
        case .fast: row.decelerationRate = .fast
        }
        row.bounces = properties.bounce != .never
        row.alwaysBounceHorizontal = properties.bounce == .always && isVertical
        row.alwaysBounceVertical = properties.bounce == .always && !isVertical
        let isMirrored = isMirrored && isVertical
        let most = max(0, content.width - frame.width)
        row.comesToRest = { offset, proposed, velocity in
            // The engine reckons from the leading end.
            let rest = layout.rest(
                ofSection: section, at: isMirrored ? most - offset : offset, towards: isMirrored ? most - proposed : proposed,
                velocity: isMirrored ? -velocity : velocity)
            return isMirrored ? most - rest : rest
        }
    }

    private func made(_ view: UICollectionView) -> OrthogonalRow {
        let row = OrthogonalRow(frame: .zero)
        row.collection = view
        row.showsHorizontalScrollIndicator = false
        row.showsVerticalScrollIndicator = false
        row.contentInsetAdjustmentBehavior = .never
        row.scrollsToTop = false
        row.clipsToBounds = false
        return row
    }

    /// In front of what lies behind sections.
    private static func depth(_ view: UICollectionView) -> Int {
        let last = view.subviews.lastIndex { ($0 as? UICollectionReusableView)?.shown.element?.category == .decorationView }
        return last.map { $0 + 1 } ?? min(view.backgroundDepth, view.subviews.count)
    }

    // MARK: - Going somewhere
    func bring(
        _ element: CompositionalLayout.Element, _ position: UICollectionView.ScrollPosition, animated: Bool,
        _ view: UICollectionView,
        _ layout: CompositionalLayout
    ) {
        let section = element.path.section
        guard let scroller = layout.scroller(ofSection: section) else { return }
        let isVertical = layout.configuration.axis == .vertical
        let page = isVertical ? scroller.frame.width : scroller.frame.height
        let most = max(0, (isVertical ? scroller.content.width : scroller.content.height) - page)
        let start = isVertical ? element.frame.x - scroller.frame.x : element.frame.y - scroller.frame.y
        let length = isVertical ? element.frame.width : element.frame.height
        var place = Double(offset(of: section))
        if position.contains(isVertical ? .left : .top) {
            place = start
        } else if position.contains(isVertical ? .right : .bottom) {
            place = start + length - page
        } else if position.contains(isVertical ? .centeredHorizontally : .centeredVertically) {
            place = start + length / 2 - page / 2
        } else if start < place {
            place = start
        } else if start + length > place + page {
            place = start + length - page
        }
        let kept = min(max(0, place), most)
        guard let row = rows[section] else {
            offsets[section] = kept
            return
        }
        let wanted = isVertical ? CGPoint(x: isMirrored ? most - kept : kept, y: 0) : CGPoint(x: 0, y: kept)
        row.setContentOffset(wanted, animated: animated)
    }
}
