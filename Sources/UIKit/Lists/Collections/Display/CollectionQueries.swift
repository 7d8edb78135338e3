import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

extension UICollectionView {
    // MARK: - Anew
    /// Another data source: what is known of the old one is not true any more.
    final func contentIsAnother() {
        content.forget()
        arrangement.reload()
        display.dropAll(self)
        setNeedsLayout()
    }

    final func reloadAll() {
        if updates.isOpen {
            Misuse.report(
                .other("reloadData() was called inside of a block of updates. Call it after the block.", isException: false))
        }
        selection.clear(self)
        drags.forget()
        ranges.forget()
        prefetching.forget()
        reordering.forget()
        contentIsAnother()
    }

    // MARK: - What is shown
    final func shownViews(
        _ category: ElementCategory, _ kind: String = ""
    ) -> [(element: CollectionElement, view: UICollectionReusableView)] {
        display.views.lazy.filter { $0.key.category == category && (category == .cell || $0.key.kind == kind) }
            .map { (element: $0.key, view: $0.value) }.sorted { $0.element.path < $1.element.path }
    }

    final func path(of shown: UICollectionReusableView, _ category: ElementCategory) -> IndexPath? {
        guard let element = shown.shown.element, element.category == category, display.views[element] === shown else {
            return nil
        }
        return element.indexPath
    }

    /// The foremost item whose place holds the point.
    final func item(at point: CGPoint) -> IndexPath? {
        arrangement.prepareForQuestion()
        arrangement.queryIfUnknown()
        var found: UICollectionViewLayoutAttributes?
        for attributes in known(around: point)
        where attributes.element.category == .cell && !attributes.isHidden && content.contains(attributes.element.path)
            && flipped(attributes.frame).contains(point)
        {
            if let best = found, best.zIndex > attributes.zIndex { continue }
            found = attributes
        }
        return found?.indexPath
    }

    /// What the layout said last, if that is about the place; else it is asked.
    private func known(around point: CGPoint) -> [UICollectionViewLayoutAttributes] {
        if arrangement.covers(point) { return arrangement.elements }
        let rect = CGRect(x: point.x, y: point.y, width: 1, height: 1)
        return collectionViewLayout.layoutAttributesForElements(in: flipped(rect)) ?? []
    }

    // MARK: - Mirrored
    /// Whether the layout's left is the view's right.
    final var isFlipped: Bool {
        guard collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection else { return false }
        return collectionViewLayout.direction(in: self) != collectionViewLayout.developmentLayoutDirection
    }

    final func flipped(_ rect: CGRect) -> CGRect {
        guard isFlipped else { return rect }
        return CGRect(x: contentSize.width - rect.maxX, y: rect.minY, width: rect.width, height: rect.height)
    }

    final func flipped(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard isFlipped, let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.center.x = contentSize.width - attributes.center.x
        return copy
    }

    // MARK: - Going somewhere
    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        guard check(position) else { return }
        let counts = content.loaded(self)
        guard let path = indexPath.listRow else { return }
        guard counts.indices.contains(path.section) else {
            return outOfBounds("section (\(path.section)) when there are only \(counts.count) sections.")
        }
        guard path.item == NSNotFound || path.item >= 0 && path.item < counts[path.section] else {
            return outOfBounds(
                "item (\(path.item)) when there are only \(counts[path.section]) items in section \(path.section).")
        }
        if path.item != NSNotFound, arrangement.attributes(of: .item(path)) != nil {
            collectionViewLayout.bring(path, position, animated: animated)
        }
        guard path.item != NSNotFound, let attributes = arrangement.attributes(of: .item(path)), attributes.isUsable else {
            return
        }
        reveal(flipped(attributes.frame), position, animated: animated)
        guard !animated || !isScrollAnimating else { return }
        settle(path, position)
    }

    /// Items that were only estimated are measured on arrival: then the place is another one.
    private func settle(_ path: ListPath, _ position: ScrollPosition) {
        guard window != nil, collectionViewLayout.measuresCells, !position.isEmpty, !display.isUpdating else { return }
        for _ in 0..<4 {
            let place = contentOffset
            display.update(self)
            guard let attributes = arrangement.attributes(of: .item(path)), attributes.isUsable else { return }
            reveal(flipped(attributes.frame), position, animated: false)
            if contentOffset == place { return }
        }
    }

    private func check(_ position: ScrollPosition) -> Bool {
        let vertical: ScrollPosition = [.top, .centeredVertically, .bottom]
        let horizontal: ScrollPosition = [.left, .centeredHorizontally, .right]
        if position.intersection(vertical).rawValue.nonzeroBitCount <= 1,
            position.intersection(horizontal).rawValue.nonzeroBitCount <= 1
        {
            return true
        }
        reportMisuse(
            "a UICollectionViewScrollPosition can only have one vertical and one horizontal position",
            exception: .invalidArgumentException)
        return false
    }

    private func outOfBounds(_ words: String) {
        reportMisuse(
            "Attempted to scroll the collection view to an out-of-bounds \(words) Collection view: \(description).",
            exception: .internalInconsistencyException)
    }

    private func reveal(_ rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        var target = contentOffset
        let height = bounds.height - inset.top - inset.bottom
        if position.contains(.top) {
            target.y = rect.minY - inset.top
        } else if position.contains(.centeredVertically) {
            target.y = rect.midY - inset.top - height / 2
        } else if position.contains(.bottom) {
            target.y = rect.maxY - height - inset.top
        }
        let width = bounds.width - inset.left - inset.right
        if position.contains(.left) {
            target.x = rect.minX - inset.left
        } else if position.contains(.centeredHorizontally) {
            target.x = rect.midX - inset.left - width / 2
        } else if position.contains(.right) {
            target.x = rect.maxX - width - inset.left
        }
        target = nearest(to: target)
        let offset = contentOffset
        // Less than can be seen is not worth the way.
        if abs(target.x - offset.x) < 0.5, abs(target.y - offset.y) < 0.5 { return }
        setContentOffset(target, animated: animated)
    }

    // MARK: - Layouts
    final func exchangeLayout(for layout: UICollectionViewLayout, animated: Bool, _ completion: ((Bool) -> Void)?) {
        guard layout !== layoutInUse else {
            completion?(true)
            return
        }
        CollectionTransition(self, to: layout).run(animated: animated, completion)
    }
}
