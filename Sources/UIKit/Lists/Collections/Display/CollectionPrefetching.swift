import AppleFoundation
import CoreGraphics
import ListEngine

/// Tells of items that will be wanted soon: those that come next on the way that the content moves.
@MainActor final class CollectionPrefetching {
    private var told: Set<ListPath> = []
    private var isForward = true
    private var last = CGPoint.zero

    func forget() { told = [] }

    /// After items came into sight.
    func update(_ view: UICollectionView) {
        guard view.isPrefetchingEnabled, let source = view.prefetchDataSource else { return }
        let shown = view.shownViews(.cell).map(\.element.path)
        guard let first = shown.first, let final = shown.last else { return }
        let offset = view.contentOffset
        let (dx, dy) = (offset.x - last.x, offset.y - last.y)
        let step = abs(dx) > abs(dy) ? dx : dy
        let goesForward = step == 0 ? isForward : step > 0
        last = offset
        if goesForward != isForward {
            isForward = goesForward
            cancel(shown, view, source)
        }
        told = told.filter { $0 < first || $0 > final }
        // Too fast to be of use.
        guard abs(dx) < view.bounds.width || dx == 0, abs(dy) < view.bounds.height || dy == 0 else { return }
        var wanted: [ListPath] = []
        var place = goesForward ? final : first
        for _ in shown {
            guard let next = view.content.neighbour(of: place, forward: goesForward) else { break }
            place = next
            if told.insert(next).inserted { wanted.append(next) }
        }
        if !wanted.isEmpty { source.collectionView(view, prefetchItemsAt: wanted.map { IndexPath($0) }) }
    }

    private func cancel(_ shown: [ListPath], _ view: UICollectionView, _ source: any UICollectionViewDataSourcePrefetching) {
        let dropped = told.subtracting(shown).filter { view.content.contains($0) }.sorted()
        told = []
        if !dropped.isEmpty { source.`collectionView(_:cancelPrefetchingForItemsAt:)`?(view, dropped.map { IndexPath($0) }) }
    }
}

extension CollectionContent {
    /// The item after or before, in whatever section.
    func neighbour(of path: ListPath, forward: Bool) -> ListPath? {
        guard counts.indices.contains(path.section) else { return nil }
        if forward, path.item + 1 < counts[path.section] { return ListPath(path.section, path.item + 1) }
        if !forward, path.item > 0 { return ListPath(path.section, path.item - 1) }
        var section = path.section + (forward ? 1 : -1)
        while counts.indices.contains(section) {
            if counts[section] > 0 { return ListPath(section, forward ? 0 : counts[section] - 1) }
            section += forward ? 1 : -1
        }
        return nil
    }
}
