import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Which elements have views, and what these show.
@MainActor final class CollectionDisplay {
    /// Those that can be seen.
    private(set) var views: [CollectionElement: UICollectionReusableView] = [:]
    private(set) var isUpdating = false
    /// Made and measured, but not yet displayed: the layout has another word first.
    private var prepared: [CollectionElement: UICollectionReusableView] = [:]
    /// They said that they need another size.
    private var unmeasured: [UICollectionReusableView] = []
    /// The layout has forgotten what they measured.
    private var forgotten: [UICollectionReusableView] = []
    private var round = 0
    /// Counts what gives views other names or takes them all away. An app may do that in any callback.
    private(set) var reloads = 0
    private var leaving: [(shown: UICollectionReusableView, element: CollectionElement)] = []

    /// For whom the data source is being asked, and what it has taken from the pool meanwhile.
    var asked: UICollectionViewLayoutAttributes?
    var handedOut: [UICollectionReusableView] = []
    /// The existing cell of an item that is being configured again.
    var reconfigured: UICollectionReusableView?

    // MARK: - Updating
    /// Brings the views in line with the layout, and the layout with the content.
    func update(_ view: UICollectionView) {
        guard !isUpdating, !view.updates.isApplying else { return }
        let bounds = view.viewLayer.bounds
        if let background = view.backgroundView, background.frame != bounds { background.frame = bounds }
        if view.swipe.isOpen, view.isDragging { view.swipe.close(view, animated: true) }
        isUpdating = true
        defer { isUpdating = false }
        // Also where the app calls `layoutSubviews()` itself: nothing inside begins this pass anew.
        view.viewLayer.layoutIsDone()
        arrange(view)
        if view.sectionIndex != nil { view.placeIndex() }
        view.pool.hideWaiting()
        // Views that came are all the reason there is for another pass.
        view.viewLayer.layoutIsDone()
        view.prefetching.update(view)
    }

    /// Until the layout has nothing to add.
    func arrange(_ view: UICollectionView) {
        var limit = 100
        // While views are measured what can't be seen isn't worth knowing: it moves with each of them.
        remeasure(view)
        var isMeasuring = view.collectionViewLayout.measuresCells && !view.arrangement.knowsAround
        var hasMeasured = false
        repeat {
            view.arrangement.prepareIfStale()
            view.arrangement.query(onlySeen: isMeasuring && view.collectionViewLayout.mayAnswerInParts)
            let count = views.count + prepared.count
            let outcome = show(view)
            if outcome != .again, !forgotten.isEmpty {
                for shown in forgotten { measureAgain(shown, view) }
                forgotten = []
                remeasure(view)
            }
            if outcome == .walked { hasMeasured = true }
            if outcome != .again, !view.arrangement.isStale { break }
            isMeasuring = true
            hasMeasured = true
            // Each view that is measured may take another turn.
            if views.count + prepared.count <= count { limit -= 1 }
            if limit == 0 {
                view.arrangement.giveUp()
                CollectionWarnings.loop(view)
                _ = show(view)
                break
            }
        } while true
        // Where something was measured the next frame may measure, too: what is around waits until somebody asks for it.
        if !hasMeasured { view.arrangement.queryAround() }
        for (element, unused) in prepared.sorted(by: { CollectionElement.precedes($0.key, $1.key) }) {
            view.pool.keep(unused, element)
        }
        prepared.removeAll(keepingCapacity: true)
    }

    private enum Turn {
        case done
        /// Views were measured on the way, and the layout has answered for all that can be seen since.
        case walked
        /// A view wants another size, about which the layout has to be asked first.
        case again
    }

    private func show(_ view: UICollectionView) -> Turn {
        let bounds = view.viewLayer.bounds
        let elements = view.arrangement.elements
        round &+= 1
        var count = 0
        var hasNew = false
        var lastKnown = -1
        let isFlipped = view.isFlipped
        for (index, attributes) in elements.enumerated() where isSeen(attributes, bounds, view, isFlipped: isFlipped) {
            guard let known = views[attributes.element] else {
                hasNew = true
                continue
            }
            lastKnown = index
            if known.shown.round != round { count += 1 }
            known.shown.round = round
            attributes.round = round
            set(attributes, known, view)
        }
        let reloads = reloads
        if count < views.count { dropUnseen(view) }
        if reloads != self.reloads || view.viewLayer.bounds != bounds { return .again }
        guard hasNew else { return .done }
        // Where nobody sees how often a layout is asked, one that was measured needs no other turn for those behind it: each is asked about
        // right before it comes.
        let walks = view.collectionViewLayout.mayAnswerInParts
        var hasMoved = false
        // In a column of rows all that is behind one that is out of sight is out of sight, too: nothing is left to ask about.
        let isColumn = walks && view.collectionViewLayout.isColumnOfRows
        var walked: [UICollectionViewLayoutAttributes]?
        for (index, old) in elements.enumerated() where old.round != round && views[old.element] == nil {
            var attributes = old
            if hasMoved {
                guard let new = askAgain(old, view) else { continue }
                attributes = new
            }
            guard isSeen(attributes, bounds, view, isFlipped: isFlipped) else {
                // Pushed out of sight, as is what lies behind it in all likelihood. Another turn finds what isn't.
                guard hasMoved else { continue }
                guard let walked, walked.count == index, attributes.frame.minY >= bounds.maxY else { return .again }
                return view.arrangement.settle(walked, bounds) ? .walked : .again
            }
            let known = view.arrangement.invalidations
            let outcome = display(&attributes, view, walks: walks)
            if outcome == .waits { return .again }
            let own = outcome == .measured ? 1 : 0
            // The app may have done anything meanwhile.
            if view.arrangement.invalidations != known &+ own || (view.arrangement.isStale && own == 0 && !hasMoved)
                || view.viewLayer.bounds != bounds || reloads != self.reloads
            {
                return .again
            }
            if own > 0, !hasMoved {
                hasMoved = true
                // Those that are shown already, behind it, are elsewhere now.
                if isColumn, lastKnown < index {
                    var known: [UICollectionViewLayoutAttributes] = []
                    known.reserveCapacity(elements.count)
                    known.append(contentsOf: elements[..<index])
                    walked = known
                }
            }
            walked?.append(attributes)
        }
        return hasMoved ? .again : .done
    }

    /// The layout's word about an element that is on its way: in the same object where the layout can, and no view has been given that.
    private func askAgain(
        _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
    ) -> UICollectionViewLayoutAttributes? {
        let layout = view.collectionViewLayout
        if prepared[attributes.element] == nil, layout.renew(attributes) { return attributes }
        return view.arrangement.ask(attributes.element, layout)
    }

    func set(_ attributes: UICollectionViewLayoutAttributes, _ known: UICollectionReusableView, _ view: UICollectionView) {
        let attributes = view.reordering.isActive ? view.reordering.attributes(attributes, view) : attributes
        if known.shown.attributes === attributes, attributes.looks(like: known.shown.look) { return }
        if known.shown.depth != attributes.zIndex || attributes.carrier != nil || known.superview !== view {
            view.stack(known, attributes)
        }
        known.take(view.flipped(attributes))
    }

    /// - Parameter isFlipped: As the view says, for whoever asks about many.
    func isSeen(
        _ attributes: UICollectionViewLayoutAttributes, _ bounds: CGRect, _ view: UICollectionView, isFlipped: Bool? = nil
    ) -> Bool {
        if attributes.isHidden { return false }
        let frame = isFlipped ?? view.isFlipped ? view.flipped(attributes.frame) : attributes.frame
        let isAcross = Self.isSeen(from: frame.minX, frame.width, bounds.minX, bounds.width)
        guard isAcross, Self.isSeen(from: frame.minY, frame.height, bounds.minY, bounds.height) else {
            if !attributes.isUsable { CollectionWarnings.unusable(attributes, view) }
            return false
        }
        guard attributes.isUsable else {
            CollectionWarnings.unusable(attributes, view)
            return false
        }
        let element = attributes.element
        let isThere: Bool
        switch element.category {
        case .cell: isThere = view.content.contains(element.path)
        case .supplementaryView: isThere = element.path.item < 0 || element.path.section < view.content.counts.count
        case .decorationView: isThere = true
        }
        if !isThere { CollectionWarnings.notThere(attributes, view) }
        return isThere
    }

    /// What has no length yet is seen where it stands, on the near edge, too: it may want one when it is asked.
    private static func isSeen(from start: CGFloat, _ length: CGFloat, _ edge: CGFloat, _ visible: CGFloat) -> Bool {
        start < edge + visible && (start + length > edge || (length == 0 && start == edge))
    }

    // MARK: - Coming
    private enum Outcome {
        case shown
        /// It has another size than the layout thought, and is shown with it.
        case measured
        /// The layout has another word first.
        case waits
    }

    /// - Parameter attributes: Those that it is shown with, in the end.
    private func display(
        _ attributes: inout UICollectionViewLayoutAttributes, _ view: UICollectionView, walks: Bool
    ) -> Outcome {
        var outcome = Outcome.shown
        let element = attributes.element
        let shown: UICollectionReusableView
        if let ready = prepared.removeValue(forKey: element) {
            shown = ready
            set(attributes, shown, view)
        } else {
            let reloads = reloads
            guard let made = make(attributes, view) else { return .shown }
            // Asked while everything came anew: it is asked for again.
            if reloads != self.reloads {
                view.pool.keep(made, element)
                return .waits
            }
            shown = made
            let bounds = view.viewLayer.bounds
            let known = view.arrangement.invalidations
            if measure(shown, attributes, view) {
                guard walks, element.category == .cell, view.arrangement.invalidations == known &+ 1, reloads == self.reloads,
                    let new = view.arrangement.ask(element, view.collectionViewLayout), isSeen(new, bounds, view)
                else {
                    prepared[element] = shown
                    return .waits
                }
                attributes = new
                outcome = .measured
                set(attributes, shown, view)
            }
        }
        bring(shown, attributes, view)
        return outcome
    }

    /// The view is one of those that can be seen.
    func bring(_ shown: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView) {
        views[attributes.element] = shown
        shown.shown.round = round
        readSelection(shown, attributes.element, view)
        tellDisplay(shown, attributes.element, view)
    }

    /// Others may have come between the question for the cell and now, and with them the app's wishes.
    private func readSelection(_ shown: UICollectionReusableView, _ element: CollectionElement, _ view: UICollectionView) {
        guard element.category == .cell, let cell = shown as? UICollectionViewCell else { return }
        let isSelected = view.selection.contains(element.path)
        if cell.isSelected != isSelected { cell.isSelected = isSelected }
    }

    private func tellDisplay(_ shown: UICollectionReusableView, _ element: CollectionElement, _ view: UICollectionView) {
        guard let delegate = view.listDelegate else { return }
        switch element.category {
        case .cell:
            guard let cell = shown as? UICollectionViewCell else { return }
            delegate.`collectionView(_:willDisplay:forItemAt:)`?(view, cell, element.indexPath)
        case .supplementaryView:
            delegate.`collectionView(_:willDisplaySupplementaryView:forElementKind:at:)`?(
                view, shown, element.kind, element.indexPath)
        case .decorationView: break
        }
    }

    /// True if the layout goes along with what the view would like.
    func measure(
        _ shown: UICollectionReusableView, _ attributes: UICollectionViewLayoutAttributes, _ view: UICollectionView
    ) -> Bool {
        let layout = view.collectionViewLayout
        guard layout.measuresCells, attributes.element.category != .decorationView, let wish = attributes.another else {
            return false
        }
        let preferred = view.withoutOwnLayout { shown.preferredLayoutAttributesFitting(wish) }
        guard preferred.isUsable, preferred.size.width >= 0, preferred.size.height >= 0 else {
            CollectionWarnings.preferred(preferred.frame)
            return false
        }
        guard layout.shouldInvalidateLayout(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes) else {
            return false
        }
        if !layout.takes(preferred.size, of: attributes.element) {
            layout.invalidateLayout(
                with: layout.invalidationContext(forPreferredLayoutAttributes: preferred, withOriginalAttributes: attributes))
        }
        return view.arrangement.isStale
    }

    func measureAgain(_ shown: UICollectionReusableView, _ view: UICollectionView) {
        guard shown.shown.element != nil, view.collectionViewLayout.measuresCells, !unmeasured.contains(where: { $0 === shown })
        else { return }
        unmeasured.append(shown)
        if !isUpdating { view.setNeedsLayout() }
    }

    /// All that are on the screen are to be measured once more, when the layout has said what it says of them now.
    func forgetMeasures(_ view: UICollectionView) {
        forgotten = view.subviews.compactMap { $0 as? UICollectionReusableView }.filter { $0.shown.element != nil }
    }

    private func remeasure(_ view: UICollectionView) {
        guard !unmeasured.isEmpty else { return }
        let list = unmeasured
        unmeasured = []
        for shown in list {
            guard let element = shown.shown.element, views[element] === shown, let attributes = shown.shown.attributes else {
                continue
            }
            _ = measure(shown, attributes, view)
        }
    }

    // MARK: - Going
    private func dropUnseen(_ view: UICollectionView) {
        for (element, shown) in views where shown.shown.round != round { leaving.append((shown, element)) }
        leave(view)
    }

    /// All of them, before others are asked for.
    func dropAll(_ view: UICollectionView) {
        reloads &+= 1
        for (element, shown) in views { leaving.append((shown, element)) }
        leave(view)
    }

    func forget(_ element: CollectionElement) { views[element] = nil }

    /// Items are called otherwise now.
    func follow(_ update: ListUpdate) {
        var new: [CollectionElement: UICollectionReusableView] = [:]
        for (element, shown) in views.sorted(by: { CollectionElement.precedes($0.key, $1.key) }) {
            var element = element
            if element.category == .cell {
                guard let path = update.path(after: element.path) else { continue }
                element.path = path
            }
            new[element] = shown
        }
        rename(new)
    }

    /// In order, so that the same views are handed out again whenever the same happens.
    private func leave(_ view: UICollectionView) {
        var list: [(shown: UICollectionReusableView, element: CollectionElement)] = []
        swap(&list, &leaving)
        list.sort { CollectionElement.precedes($0.element, $1.element) }
        // First all of them: what is done while they are told of finds none that is on its way out.
        for (_, element) in list { views[element] = nil }
        for (shown, element) in list { putAway(shown, element, view) }
        // Its room is there for the next that leave.
        list.removeAll(keepingCapacity: true)
        if leaving.isEmpty { swap(&list, &leaving) }
    }

    func putAway(_ shown: UICollectionReusableView, _ element: CollectionElement, _ view: UICollectionView) {
        switch element.category {
        case .cell:
            if view.swipe.isOpen { view.swipe.forget(shown, view) }
            if let cell = shown as? UICollectionViewCell {
                view.listDelegate?.`collectionView(_:didEndDisplaying:forItemAt:)`?(view, cell, element.indexPath)
            }
        case .supplementaryView:
            view.listDelegate?.`collectionView(_:didEndDisplayingSupplementaryView:forElementOfKind:at:)`?(
                view, shown, element.kind, element.indexPath)
        case .decorationView: break
        }
        view.pool.keep(shown, element)
    }

    // MARK: - Renaming
    /// The views with the elements that they show from now on.
    func rename(_ new: [CollectionElement: UICollectionReusableView]) {
        reloads &+= 1
        views = new
        for (element, shown) in new { shown.shown.element = element }
    }
}

extension CollectionElement {
    static func precedes(_ left: CollectionElement, _ right: CollectionElement) -> Bool {
        if left.category != right.category { return left.category.rawValue < right.category.rawValue }
        return left.path != right.path ? left.path < right.path : left.kind < right.kind
    }
}
