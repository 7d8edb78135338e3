import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// One set of changes: the layout says where everything is now, where what comes comes from, and where what goes goes.
@MainActor struct CollectionChange {
    private let view: UICollectionView
    private let update: ListUpdate
    private let layout: UICollectionViewLayout

    /// What the layout said before, of all elements that it spoke of.
    private var old: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
    /// What could be seen, in order.
    private var oldViews: [(element: CollectionElement, shown: UICollectionReusableView)] = []
    private var newViews: [CollectionElement: UICollectionReusableView] = [:]
    private var leaving: [(element: CollectionElement, shown: UICollectionReusableView)] = []
    /// New ones, made and measured, but not yet displayed.
    private var measured: [CollectionElement: UICollectionReusableView] = [:]
    /// What the views that stay were called before.
    private var sources: [CollectionElement: CollectionElement] = [:]

    /// The content is as it will be; layout has to keep away meanwhile.
    init(_ view: UICollectionView, _ update: ListUpdate, _ changes: [ListChange]) {
        self.view = view
        self.update = update
        layout = view.collectionViewLayout
        view.arrangement.queryAround()
        for attributes in view.arrangement.elements { old[attributes.element] = attributes }
        oldViews = view.display.views.map { (element: $0.key, shown: $0.value) }
            .sorted { CollectionElement.precedes($0.element, $1.element) }
        view.content.take(update.after)
        view.selection.follow(update)
        view.drags.follow(update)
        view.ranges.follow(update)
        view.prefetching.forget()
        view.reordering.forget()
        splitViews()
        layout.follow(update)
        let context = layout.newContext()
        context.note(everything: false, counts: true)
        layout.invalidate(context)
        view.content.take(update.after)
        view.arrangement.prepareIfStale()
        view.arrangement.query()
        layout.prepare(forCollectionViewUpdates: Self.items(update, changes))
    }

    // MARK: - Views
    /// Views that stay get their new names; the others go.
    private mutating func splitViews() {
        for (element, shown) in oldViews {
            if let new = renamed(element) {
                newViews[new] = shown
                sources[new] = element
            } else {
                leaving.append((element, shown))
            }
        }
        view.display.rename(newViews)
    }

    private func renamed(_ element: CollectionElement) -> CollectionElement? {
        var new = element
        if element.category == .cell {
            guard !update.wishes.reloaded.contains(element.path), let path = update.path(after: element.path) else {
                return nil
            }
            new.path = path
        } else if element.path.item >= 0 {
            // A view beside the items goes with its section.
            guard element.path.section < update.before.count else { return element }
            guard !update.wishes.reloadedSections.contains(element.path.section),
                let section = update.section(after: element.path.section)
            else { return nil }
            new.path.section = section
        }
        return new
    }

    // MARK: - What the layout is told
    private static func items(_ update: ListUpdate, _ changes: [ListChange]) -> [UICollectionViewUpdateItem] {
        func whole(_ section: Int) -> IndexPath { IndexPath(item: NSNotFound, section: section) }
        return changes.map { change in
            switch change {
            case .insert(let path): .init(.insert, from: nil, to: IndexPath(path))
            case .delete(let path): .init(.delete, from: IndexPath(path), to: nil)
            case .reload(let path):
                .init(.reload, from: IndexPath(path), to: update.path(after: path).map { IndexPath($0) } ?? IndexPath(path))
            case .move(let path, let target): .init(.move, from: IndexPath(path), to: IndexPath(target))
            case .insertSection(let section): .init(.insert, from: nil, to: whole(section))
            case .deleteSection(let section): .init(.delete, from: whole(section), to: nil)
            case .reloadSection(let section):
                .init(.reload, from: whole(section), to: whole(update.section(after: section) ?? section))
            case .moveSection(let section, let target): .init(.move, from: whole(section), to: whole(target))
            }
        }
    }

    // MARK: - The way there
    mutating func motion() -> CollectionMotion {
        let round = view.display.reloads
        moveContent()
        let isMeasured = measureNew()
        defer { for (element, unused) in measured { view.pool.keep(unused, element) } }
        var motion = CollectionMotion(view)
        var finals: [CollectionElement: UICollectionViewLayoutAttributes] = [:]
        for (element, _) in oldViews { finals[element] = lastAttributes(element) }
        for (element, shown) in leaving {
            let current = shown.shown.attributes ?? layout.newAttributes(element.category, element.kind, element.indexPath)
            let end = finals[element] ?? Self.faded(current)
            motion.steps.append(.init(shown: shown, element: element, start: nil, end: end, leaves: true))
        }
        guard isMeasured else { return motion.interrupted(layout) }
        let bounds = view.viewLayer.bounds
        var seen: Set<CollectionElement> = []
        for attributes in view.arrangement.elements where view.display.isSeen(attributes, bounds, view) {
            guard seen.insert(attributes.element).inserted else { continue }
            come(attributes, &motion)
            // The app has changed items once more: these are shown as they are then.
            if round != view.display.reloads { return motion.interrupted(layout) }
        }
        // Views that stay, but out of sight.
        for (element, shown) in newViews.sorted(by: { CollectionElement.precedes($0.key, $1.key) })
        where !seen.contains(element) && view.display.views[element] === shown {
            view.display.forget(element)
            let target = view.arrangement.elements.first { $0.element == element } ?? view.arrangement.ask(element, layout)
            let source = sources[element] ?? element
            let current = shown.shown.attributes ?? layout.newAttributes(element.category, element.kind, element.indexPath)
            let end = finals[source] ?? target.flatMap { $0.isUsable ? $0 : nil } ?? Self.faded(current)
            motion.steps.append(.init(shown: shown, element: element, start: nil, end: end, leaves: true))
        }
        let layout = layout
        motion.finalize = { layout.finalizeCollectionViewUpdates() }
        return motion
    }

    private func moveContent() {
        let proposed = view.contentOffset
        let target =
            view.listDelegate?.`collectionView(_:targetContentOffsetForProposedContentOffset:)`?(view, proposed)
            ?? layout.targetContentOffset(forProposedContentOffset: proposed)
        guard target != proposed, target.x.isFinite, target.y.isFinite else { return }
        view.contentOffset = target
        view.arrangement.prepareIfStale()
        view.arrangement.query()
    }

    /// New cells say how large they want to be before anything moves. False if the app has changed items once more meanwhile.
    private mutating func measureNew() -> Bool {
        guard layout.measuresCells else { return true }
        let round = view.display.reloads
        for _ in 0..<100 {
            let isDone = measureSome()
            if round != view.display.reloads { return false }
            if isDone, !view.arrangement.isStale { return true }
            view.arrangement.prepareIfStale()
            view.arrangement.query()
        }
        return true
    }

    /// False if the layout has to be asked again first.
    private mutating func measureSome() -> Bool {
        let round = view.display.reloads
        let bounds = view.viewLayer.bounds
        for attributes in view.arrangement.elements
        where newViews[attributes.element] == nil && measured[attributes.element] == nil
            && view.display.isSeen(attributes, bounds, view)
        {
            let element = attributes.element
            guard let made = view.display.make(attributes, view) else { continue }
            measured[element] = made
            if round != view.display.reloads || view.display.measure(made, attributes, view) { return false }
            // The app has scrolled meanwhile.
            if view.viewLayer.bounds != bounds { return false }
        }
        return true
    }

    private mutating func come(_ attributes: UICollectionViewLayoutAttributes, _ motion: inout CollectionMotion) {
        let element = attributes.element
        let start = initial(element)
        if let shown = newViews[element], view.display.views[element] === shown {
            motion.steps.append(.init(shown: shown, element: element, start: start, end: attributes, leaves: false))
            return
        }
        let round = view.display.reloads
        let ready = measured.removeValue(forKey: element)
        if let ready { view.display.set(attributes, ready, view) }
        guard let made = ready ?? view.display.make(attributes, view) else { return }
        guard round == view.display.reloads else { return view.pool.keep(made, element) }
        view.display.bring(made, attributes, view)
        var from = start
        if from == nil {
            if element.category == .cell, let path = update.path(before: element.path),
                !update.wishes.reloaded.contains(path), let known = old[.item(path)]
            {
                // It was there before, out of sight.
                from = known
            } else {
                from = Self.faded(attributes)
            }
        }
        motion.steps.append(.init(shown: made, element: element, start: from, end: attributes, leaves: false))
    }

    static func faded(_ attributes: UICollectionViewLayoutAttributes) -> UICollectionViewLayoutAttributes {
        guard let copy = attributes.copy() as? UICollectionViewLayoutAttributes else { return attributes }
        copy.alpha = 0
        return copy
    }

    private func initial(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        Self.initialAttributes(element, layout)
    }
    private func lastAttributes(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        Self.finalAttributes(element, layout)
    }

    static func initialAttributes(_ element: CollectionElement, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        let made =
            switch element.category {
            case .cell: layout.initialLayoutAttributesForAppearingItem(at: element.indexPath)
            case .supplementaryView:
                layout.initialLayoutAttributesForAppearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
            case .decorationView:
                layout.initialLayoutAttributesForAppearingDecorationElement(ofKind: element.kind, at: element.indexPath)
            }
        return made.flatMap { $0.isUsable ? $0 : nil }
    }

    static func finalAttributes(_ element: CollectionElement, _ layout: UICollectionViewLayout)
        -> UICollectionViewLayoutAttributes?
    {
        let made =
            switch element.category {
            case .cell: layout.finalLayoutAttributesForDisappearingItem(at: element.indexPath)
            case .supplementaryView:
                layout.finalLayoutAttributesForDisappearingSupplementaryElement(ofKind: element.kind, at: element.indexPath)
            case .decorationView:
                layout.finalLayoutAttributesForDisappearingDecorationElement(ofKind: element.kind, at: element.indexPath)
            }
        return made.flatMap { $0.isUsable ? $0 : nil }
    }
}
