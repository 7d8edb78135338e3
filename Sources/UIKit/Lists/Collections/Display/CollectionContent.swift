import AppleFoundation
import ListEngine

/// How many items there are.
@MainActor final class CollectionContent {
    private(set) var counts: [Int] = []
    private(set) var isLoaded = false

    func forget() { isLoaded = false }

    /// The counts, asked for if they aren't known.
    func loaded(_ view: UICollectionView) -> [Int] {
        if !isLoaded {
            take(ask(view))
            view.reloadIndex()
        }
        return counts
    }

    func take(_ counts: [Int]) {
        self.counts = counts
        isLoaded = true
    }

    func ask(_ view: UICollectionView) -> [Int] {
        guard let source = view.dataSource else { return [] }
        let sections = source.`numberOfSections(in:)`?(view) ?? 1
        guard sections > 0 else { return [] }
        return (0..<sections).map { max(0, source.collectionView(view, numberOfItemsInSection: $0)) }
    }

    func contains(_ path: ListPath) -> Bool {
        path.section >= 0 && path.section < counts.count && path.item >= 0 && path.item < counts[path.section]
    }

    func count(inSection section: Int, _ view: UICollectionView) -> Int {
        let counts = loaded(view)
        guard counts.indices.contains(section) else {
            reportMisuse(
                "request for number of items in section \(section) when there are only \(counts.count) sections in the collection view",
                exception: .internalInconsistencyException)
            return 0
        }
        return counts[section]
    }
}
