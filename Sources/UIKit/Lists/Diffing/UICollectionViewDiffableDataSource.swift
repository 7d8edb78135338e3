import AppleFoundation
import CoreGraphics
import ListEngine

/// Gives a collection view the items of a snapshot, and brings it from one snapshot to the next.
@preconcurrency @MainActor
open class UICollectionViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UICollectionViewDataSource
{
    /// Makes and fills a cell.
    public typealias CellProvider = (
        _ collectionView: UICollectionView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UICollectionViewCell?
    /// Makes and fills a header, a footer, or whatever else the layout asks for.
    public typealias SupplementaryViewProvider = (
        _ collectionView: UICollectionView, _ elementKind: String, _ indexPath: IndexPath
    ) -> UICollectionReusableView?

    /// What is asked and told when a finger moves an item. Without `canReorderItem` none moves.
    public struct ReorderingHandlers {
        public var canReorderItem: ((ItemIdentifierType) -> Bool)?
        public var willReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public var didReorder: ((NSDiffableDataSourceTransaction<SectionIdentifierType, ItemIdentifierType>) -> Void)?
        public init() {}
    }

    /// What is asked and told when a user opens or closes an item of an outline.
    public struct SectionSnapshotHandlers {
        public var shouldExpandItem: ((ItemIdentifierType) -> Bool)?
        public var willExpandItem: ((ItemIdentifierType) -> Void)?
        public var shouldCollapseItem: ((ItemIdentifierType) -> Bool)?
        public var willCollapseItem: ((ItemIdentifierType) -> Void)?
        /// What is below an item that is opened, gathered as late as that.
        public var snapshotForExpandingParent:
            (
                (ItemIdentifierType, NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>)
                    -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
            )?
        public init() {}
    }

    private let cellProvider: CellProvider
    private nonisolated let contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the view's data source; the view doesn't hold it.
    public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        let surface = CollectionSurface(collectionView)
        contents = DiffableContents { surface }
        super.init()
        collectionView.dataSource = self
    }

    open var supplementaryViewProvider: SupplementaryViewProvider?
    open var reorderingHandlers = ReorderingHandlers()
    open var sectionSnapshotHandlers = SectionSnapshotHandlers()

    // MARK: Snapshots
    /// On the main thread, or always on the same other queue. `completion` is called on the main thread, after the animations.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        contents.apply(snapshot.list, animated: animatingDifferences, completion)
    }

    /// Compares nothing, and ends what is moving.
    nonisolated open func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>, completion: (() -> Void)? = nil
    ) {
        contents.apply(snapshot.list, animated: false, byReloading: true, completion)
    }

    /// The section's items become those of the tree that can be seen; a section that isn't there is appended.
    nonisolated open func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true, completion: (() -> Void)? = nil
    ) {
        contents.apply(snapshot.tree, to: section, animated: animatingDifferences, completion)
    }

    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { after in
            contents.apply(snapshot.list, animated: animatingDifferences) { after.resume() }
        }
    }

    nonisolated public func applySnapshotUsingReloadData(
        _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) async {
        await withCheckedContinuation { after in
            contents.apply(snapshot.list, animated: false, byReloading: true) { after.resume() }
        }
    }

    nonisolated public func apply(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, to section: SectionIdentifierType,
        animatingDifferences: Bool = true
    ) async {
        await withCheckedContinuation { after in
            contents.apply(snapshot.tree, to: section, animated: animatingDifferences) { after.resume() }
        }
    }

    /// A copy of what was applied last.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents.snapshot)
    }

    nonisolated open func snapshot(
        for section: SectionIdentifierType
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        NSDiffableDataSourceSectionSnapshot(contents.outline(of: section))
    }

    // MARK: Places
    nonisolated open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
    nonisolated open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }
    nonisolated open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
    nonisolated open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(of: sectionIdentifier) }

    // MARK: Items
    open func numberOfSections(in collectionView: UICollectionView) -> Int { contents.sectionCount }
    open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        contents.count(inSection: section)
    }
    open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell {
        guard let item = contents.item(at: indexPath) else {
            reportMisuse("Invalid parameter not satisfying: itemIdentifier", exception: .internalInconsistencyException)
            return UICollectionViewCell(frame: .zero)
        }
        if let cell = cellProvider(collectionView, indexPath, item) { return cell }
        reportMisuse(
            "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier '\(item)', "
                + "which is not allowed. You must always return a cell to the collection view: \(collectionView.description)",
            exception: .internalInconsistencyException)
        return UICollectionViewCell(frame: .zero)
    }
    open func collectionView(
        _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String, at indexPath: IndexPath
    ) -> UICollectionReusableView {
        // A view that wasn't dequeued is refused by the collection view.
        supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
    }

    // MARK: Moving
    open func collectionView(_ collectionView: UICollectionView, canMoveItemAt indexPath: IndexPath) -> Bool {
        guard let item = contents.item(at: indexPath) else { return false }
        return reorderingHandlers.canReorderItem?(item) ?? false
    }
    open func collectionView(
        _ collectionView: UICollectionView, moveItemAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {
        guard let source = sourceIndexPath.listRow, let target = destinationIndexPath.listRow,
            let next = contents.snapshot.moving(source, to: target)
        else { return }
        let transaction = NSDiffableDataSourceTransaction(from: contents.snapshot, to: next)
        reorderingHandlers.willReorder?(transaction)
        contents.adopt(next)
        reorderingHandlers.didReorder?(transaction)
    }
    open func indexTitles(for collectionView: UICollectionView) -> [String]? { nil }
    open func collectionView(
        _ collectionView: UICollectionView, indexPathForIndexTitle title: String, at index: Int
    ) -> IndexPath { IndexPath(item: 0, section: index) }

    // MARK: Found by name
    /// Collection views ask for methods that may be missing by their names. The others that are here do nothing until they are overridden.
    private struct Members: _ObjCGenericTable {
        private typealias Source = UICollectionViewDiffableDataSource

        static func fill(_ table: _ObjCTable) {
            table.t(
                "numberOfSectionsInCollectionView:",
                { own($0, Source.self).numberOfSections(in: $1) }
                    as @MainActor (AnyObject, UICollectionView) -> Int,
                as: ((AnyObject, UICollectionView) -> Int).self)
            table.t(
                "collectionView:viewForSupplementaryElementOfKind:atIndexPath:",
                { own($0, Source.self).collectionView($1, viewForSupplementaryElementOfKind: $2, at: $3) }
                    as @MainActor (AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView,
                as: ((AnyObject, UICollectionView, String, IndexPath) -> UICollectionReusableView).self)
            table.t(
                "collectionView:canMoveItemAtIndexPath:",
                { own($0, Source.self).collectionView($1, canMoveItemAt: $2) }
                    as @MainActor (AnyObject, UICollectionView, IndexPath) -> Bool,
                as: ((AnyObject, UICollectionView, IndexPath) -> Bool).self)
            table.t(
                "collectionView:moveItemAtIndexPath:toIndexPath:",
                { own($0, Source.self).collectionView($1, moveItemAt: $2, to: $3) }
                    as @MainActor (AnyObject, UICollectionView, IndexPath, IndexPath) -> Void,
                as: ((AnyObject, UICollectionView, IndexPath, IndexPath) -> Void).self)
        }
    }
    private let members = Members()
}

// MARK: - Outlines

/// A data source whose sections may be trees: cells with a disclosure ask it, and tell it of taps.
@MainActor protocol OutlineSource: AnyObject {
    /// How deep an item lies; nil for items of sections that are no trees.
    func outlineLevel(at indexPath: IndexPath) -> Int?
    func isExpanded(at indexPath: IndexPath) -> Bool
    /// Opens or closes an item, if the app lets it.
    func toggle(at indexPath: IndexPath)
}

extension UICollectionViewDiffableDataSource: OutlineSource {
    final func outlineLevel(at indexPath: IndexPath) -> Int? {
        guard let item = contents.item(at: indexPath), let tree = tree(at: indexPath) else { return nil }
        return try? tree.level(of: item)
    }

    final func isExpanded(at indexPath: IndexPath) -> Bool {
        guard let item = contents.item(at: indexPath), let tree = tree(at: indexPath) else { return false }
        return (try? tree.isExpanded(item)) ?? false
    }

    private func tree(at indexPath: IndexPath) -> ListOutline<ItemIdentifierType>? {
        contents.section(at: indexPath.section).flatMap { contents.tree(of: $0) }
    }

    final func toggle(at indexPath: IndexPath) {
        guard let item = contents.item(at: indexPath), let section = contents.section(at: indexPath.section),
            var tree = contents.tree(of: section), let isExpanded = try? tree.isExpanded(item)
        else { return }
        let handlers = sectionSnapshotHandlers
        if isExpanded {
            guard handlers.shouldCollapseItem?(item) ?? true else { return }
            handlers.willCollapseItem?(item)
            tree.setExpanded(false, [item])
        } else {
            guard handlers.shouldExpandItem?(item) ?? true else { return }
            if let gather = handlers.snapshotForExpandingParent, let part = try? tree.part(of: item, includingParent: false) {
                let below = gather(item, NSDiffableDataSourceSectionSnapshot(part)).tree
                do throws(SnapshotProblem) { try tree.replaceChildren(of: item, with: below) } catch { error.report() }
            }
            handlers.willExpandItem?(item)
            tree.setExpanded(true, [item])
        }
        contents.apply(tree, to: section, animated: true, nil)
    }
}

/// A collection view as diffable data sources see it.
@MainActor final class CollectionSurface: DiffableList {
    private weak var view: UICollectionView?

    init(_ view: UICollectionView) { self.view = view }

    var isThere: Bool { view != nil }
    var name: String { view?.description ?? "(null)" }

    func loadCounts() { if let view { _ = view.content.loaded(view) } }

    func perform(_ changes: [ListChange], animated: Bool, adopt: () -> Void, completion: @escaping (Bool) -> Void) {
        guard let view else { return adopt() }
        withoutActuallyEscaping(adopt) { adopt in
            let change = { view.updates.perform(compared: changes, adopt, completion, view) }
            if animated { change() } else { UIView.performWithoutAnimation(change) }
        }
    }

    func reconfigure(_ paths: [IndexPath]) { view?.reconfigureItems(at: paths) }
    func reload() { view?.reloadData() }

    func outlinesChanged() {
        guard let view else { return }
        for (element, shown) in view.display.views {
            (shown as? UICollectionViewListCell)?.readOutline(element.path, view)
        }
    }
}
