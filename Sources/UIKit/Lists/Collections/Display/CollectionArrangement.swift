import AppleFoundation
import CoreGraphics
import ListEngine

/// Asks the layout, in the order that custom layouts rely on, and keeps what it last said.
@MainActor final class CollectionArrangement {
    private weak var view: UICollectionView?
    /// What the layout last said about the part around what can be seen.
    private(set) var elements: [UICollectionViewLayoutAttributes] = []
    /// `prepare()` is due.
    private(set) var isStale = true
    /// The layout has been prepared at least once: before that it is neither asked about bounds nor told of reloads.
    private(set) var wasPrepared = false
    private var isReloading = false
    /// A change of bounds made the layout stale, and nothing was laid out since: no more questions until then.
    private var boundsWait = false
    /// Between the question about new bounds and the bounds themselves.
    private var context: UICollectionViewLayoutInvalidationContext?
    private var oldBounds = CGRect.zero
    /// What is known of elements is of another content, or of another layout.
    private var isOutdated = true
    /// Nothing else is stale than these.
    private var staleViews: [CollectionElement]?
    private var rect = CGRect.null
    /// `elements` are those that can be seen, and no others around them.
    private(set) var knowsOnlySeen = false
    /// Counts what makes it stale.
    private(set) var invalidations = 0
    /// How many there were when the layout was last asked about all that is seen.
    private var asked = -1

    func attach(_ view: UICollectionView) { self.view = view }

    // MARK: - What makes it stale
    /// Everything comes anew. The layout hears of it right before it is next prepared.
    func reload() {
        invalidations &+= 1
        isReloading = wasPrepared
        isStale = true
        isOutdated = true
        staleViews = nil
    }

    /// Another layout, that knows nothing yet.
    func startOver() {
        invalidations &+= 1
        wasPrepared = false
        isReloading = false
        isStale = true
        isOutdated = true
        staleViews = nil
        boundsWait = false
        rect = .null
    }

    func invalidated(_ context: UICollectionViewLayoutInvalidationContext) {
        invalidations &+= 1
        guard let view else { return }
        if context.invalidateDataSourceCounts, !isReloading { view.content.forget() }
        note(context)
        isStale = true
        let size = context.contentSizeAdjustment
        if size != .zero, size.width.isFinite, size.height.isFinite {
            view.contentSize = CGSize(width: view.contentSize.width + size.width, height: view.contentSize.height + size.height)
        }
        let move = context.contentOffsetAdjustment
        if move != .zero {
            let offset = view.contentOffset
            view.contentOffset = view.nearest(to: CGPoint(x: offset.x + move.x, y: offset.y + move.y))
        }
        view.setNeedsLayout()
    }

    /// An element has another size, and all else may lie elsewhere: as a context would say it.
    func measured() {
        invalidations &+= 1
        isOutdated = true
        staleViews = nil
        isStale = true
        view?.setNeedsLayout()
    }

    private func note(_ context: UICollectionViewLayoutInvalidationContext) {
        guard context.namesOnlyViews, !isOutdated else {
            isOutdated = true
            staleViews = nil
            return
        }
        var views = staleViews ?? []
        for (category, lists) in [
            (UICollectionView.ElementCategory.supplementaryView, context.invalidatedSupplementaryIndexPaths),
            (.decorationView, context.invalidatedDecorationIndexPaths),
        ] {
            for (kind, paths) in (lists ?? [:]).sorted(by: { $0.key < $1.key }) {
                for path in paths { views.append(CollectionElement(category, kind, path)) }
            }
        }
        staleViews = views
    }

    // MARK: - Bounds
    /// Asks the layout whether it minds, while the old bounds still hold.
    func boundsWillChange(to new: CGRect) {
        guard let view, wasPrepared, !boundsWait, context == nil, new != view.viewLayer.bounds else { return }
        let layout = view.collectionViewLayout
        oldBounds = view.viewLayer.bounds
        guard layout.shouldInvalidateLayout(forBoundsChange: new) else { return }
        context = layout.invalidationContext(forBoundsChange: new)
    }

    /// The new bounds hold, and nobody else has heard of them.
    func boundsDidChange(isResized: Bool) {
        guard let view else { return }
        if let context {
            self.context = nil
            boundsWait = true
            view.collectionViewLayout.invalidate(context)
            if isResized, !view.display.isUpdating {
                prepareIfStale()
                if AnimationContext.isAnimating, view.window != nil { CollectionMotion.resizing(view, from: oldBounds) }
            }
        }
        view.setNeedsLayout()
    }

    func boundsQuestionIsOver() { context = nil }

    // MARK: - Asking
    /// First whatever the layout reckons out in advance, then the size of the content.
    func prepareIfStale() {
        guard isStale, let view else { return }
        let layout = view.collectionViewLayout
        if isReloading {
            let context = layout.newContext()
            context.note(everything: true, counts: true)
            layout.invalidate(context)
            isReloading = false
            staleViews = nil
        }
        isStale = false
        wasPrepared = true
        layout.prepare()
        _ = view.content.loaded(view)
        takeContentSize(view)
    }

    /// What the layout has said is all that it would say of the part, too.
    private func knows(_ wanted: CGRect) -> Bool {
        wanted == rect && !isStale && !isOutdated && staleViews == nil && view?.collectionViewLayout.answersStay == true
    }

    /// What is around the part that can be seen is known already.
    var knowsAround: Bool {
        guard let view, !knowsOnlySeen else { return false }
        return knows(Self.queried(view.viewLayer.bounds))
    }

    /// What is around the part that can be seen.
    func query(onlySeen: Bool = false) {
        guard let view else { return }
        let wanted = onlySeen ? view.viewLayer.bounds : Self.queried(view.viewLayer.bounds)
        if knows(wanted), knowsOnlySeen == onlySeen {
            boundsWait = false
            return
        }
        knowsOnlySeen = onlySeen
        if let stale = staleViews, wanted == rect {
            ask(stale, view.collectionViewLayout)
        } else {
            rect = wanted
            elements = view.collectionViewLayout.layoutAttributesForElements(in: view.flipped(wanted)) ?? []
            if asked == invalidations, !view.collectionViewLayout.movesViewsItself { checkThatViewsStayed(view) }
        }
        asked = invalidations
        staleViews = nil
        isOutdated = false
        boundsWait = false
        takeContentSize(view)
    }

    /// What the layout said of one element after the other is all that can be seen, if that is still so with the content's new size.
    func settle(_ walked: [UICollectionViewLayoutAttributes], _ bounds: CGRect) -> Bool {
        prepareIfStale()
        guard let view, view.viewLayer.bounds == bounds, !isStale else { return false }
        elements = walked
        rect = bounds
        knowsOnlySeen = true
        asked = invalidations
        staleViews = nil
        isOutdated = false
        boundsWait = false
        return true
    }

    /// Nothing was invalidated since the layout last spoke: headers and the like are where they were then.
    private func checkThatViewsStayed(_ view: UICollectionView) {
        for new in elements where new.element.category == .supplementaryView {
            guard let known = view.display.views[new.element]?.shown.attributes, known !== new, !known.isEqual(new) else {
                continue
            }
            CollectionWarnings.moved(known, new)
        }
    }

    /// After only what can be seen was asked for.
    func queryAround() { if knowsOnlySeen, !isStale { query() } }

    private func ask(_ stale: [CollectionElement], _ layout: UICollectionViewLayout) {
        for element in stale {
            guard let new = self.ask(element, layout) else {
                // It is shown, and the layout has lost it.
                guard element.category == .supplementaryView, view?.display.views[element] != nil else { continue }
                CollectionWarnings.lost(element)
                elements.removeAll { $0.element == element }
                continue
            }
            if let index = elements.firstIndex(where: { $0.element == element }) {
                elements[index] = new
            } else {
                elements.append(new)
            }
        }
    }

    /// The layout's word about a single element.
    func ask(_ element: CollectionElement, _ layout: UICollectionViewLayout) -> UICollectionViewLayoutAttributes? {
        switch element.category {
        case .cell: layout.layoutAttributesForItem(at: element.indexPath)
        case .supplementaryView: layout.layoutAttributesForSupplementaryView(ofKind: element.kind, at: element.indexPath)
        case .decorationView: layout.layoutAttributesForDecorationView(ofKind: element.kind, at: element.indexPath)
        }
    }

    /// What is known of an element; the layout is asked only where it isn't.
    func attributes(of element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let view else { return nil }
        prepareForQuestion()
        if let known = elements.first(where: { $0.element == element }) { return known }
        if element.category == .cell, !view.content.contains(element.path) { return nil }
        return ask(element, view.collectionViewLayout)
    }

    /// Before the layout is asked out of turn.
    func prepareForQuestion() {
        if isStale, view?.display.isUpdating == false {
            elements = []
            rect = .null
            prepareIfStale()
        }
    }

    /// Whether what the layout last said is about the place.
    func covers(_ point: CGPoint) -> Bool { rect.contains(point) }

    /// Before anything was laid out there is nothing known.
    func queryIfUnknown() { if rect.isNull, view?.display.isUpdating == false { query() } }

    /// Whole pages of the size of what can be seen.
    private static func queried(_ bounds: CGRect) -> CGRect {
        func pages(_ low: CGFloat, _ high: CGFloat, _ page: CGFloat) -> (CGFloat, CGFloat) {
            guard page > 0 else { return (low, high) }
            return ((low / page).rounded(.down) * page, (high / page).rounded(.up) * page)
        }
        let (left, right) = pages(bounds.minX, bounds.maxX, bounds.width)
        let (top, bottom) = pages(bounds.minY, bounds.maxY, bounds.height)
        return CGRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private func takeContentSize(_ view: UICollectionView) {
        var size = view.collectionViewLayout.collectionViewContentSize
        if !size.width.isFinite || !size.height.isFinite || abs(size.width) > 1e12 || abs(size.height) > 1e12 {
            CollectionWarnings.contentSize(size, view)
            size = view.contentSize
        }
        if view.contentSize != size { view.contentSize = size }
    }

    /// For a loop that doesn't end by itself.
    func giveUp() { isStale = false }
}
