import AppleFoundation
import ListEngine

/// Gives a table the rows of a snapshot, and brings it from one snapshot to the next.
@preconcurrency @MainActor
open class UITableViewDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject,
    UITableViewDataSource
{
    /// Makes and fills a cell.
    public typealias CellProvider = (
        _ tableView: UITableView, _ indexPath: IndexPath, _ itemIdentifier: ItemIdentifierType
    ) -> UITableViewCell?

    private let cellProvider: CellProvider
    private let surface: TableSurface
    private nonisolated let contents: DiffableContents<SectionIdentifierType, ItemIdentifierType>

    /// Becomes the table's data source; the table doesn't hold it.
    public init(tableView: UITableView, cellProvider: @escaping CellProvider) {
        self.cellProvider = cellProvider
        let surface = TableSurface(tableView)
        self.surface = surface
        contents = DiffableContents { surface }
        super.init()
        tableView.dataSource = self
    }

    open var defaultRowAnimation: UITableView.RowAnimation {
        get { surface.animation }
        set { surface.animation = newValue }
    }

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

    /// A copy of what was applied last.
    nonisolated open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
        NSDiffableDataSourceSnapshot(contents.snapshot)
    }

    // MARK: Places
    nonisolated open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { contents.item(at: indexPath) }
    nonisolated open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? { contents.path(of: itemIdentifier) }
    nonisolated open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { contents.section(at: index) }
    nonisolated open func index(for sectionIdentifier: SectionIdentifierType) -> Int? { contents.index(of: sectionIdentifier) }

    // MARK: Rows
    open func numberOfSections(in tableView: UITableView) -> Int { contents.sectionCount }
    open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int {
        contents.count(inSection: section)
    }
    open func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        guard let item = contents.item(at: indexPath) else {
            reportMisuse("Invalid parameter not satisfying: itemIdentifier", exception: .internalInconsistencyException)
            return UITableViewCell(style: .default, reuseIdentifier: nil)
        }
        if let cell = cellProvider(tableView, indexPath, item) { return cell }
        reportMisuse(
            "UITableViewDiffableDataSource cell provider returned nil for index path \(indexPath) with item identifier '\(item)', "
                + "which is not allowed. You must always return a cell to the table view: \(tableView.description)",
            exception: .internalInconsistencyException)
        return UITableViewCell(style: .default, reuseIdentifier: nil)
    }

    // MARK: What subclasses may override
    open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { nil }
    open func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {}
    open func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool { false }
    open func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) {}
    open func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
    open func tableView(_ tableView: UITableView, sectionForSectionIndexTitle title: String, at index: Int) -> Int { index }

    // MARK: Found by name
    /// Tables ask for methods that may be missing by their names. The others that are here do nothing until they are overridden.
    private struct Members: _ObjCGenericTable {
        private typealias Source = UITableViewDiffableDataSource

        static func fill(_ table: _ObjCTable) {
            table.t(
                "numberOfSectionsInTableView:",
                { own($0, Source.self).numberOfSections(in: $1) } as @MainActor (AnyObject, UITableView) -> Int,
                as: ((AnyObject, UITableView) -> Int).self)
            table.t(
                "tableView:canEditRowAtIndexPath:",
                { own($0, Source.self).tableView($1, canEditRowAt: $2) }
                    as @MainActor (AnyObject, UITableView, IndexPath) -> Bool,
                as: ((AnyObject, UITableView, IndexPath) -> Bool).self)
            table.t(
                "tableView:canMoveRowAtIndexPath:",
                { own($0, Source.self).tableView($1, canMoveRowAt: $2) }
                    as @MainActor (AnyObject, UITableView, IndexPath) -> Bool,
                as: ((AnyObject, UITableView, IndexPath) -> Bool).self)
        }
    }
    private let members = Members()
}

/// A table as diffable data sources see it.
@MainActor final class TableSurface: DiffableList {
    private weak var table: UITableView?
    var animation = UITableView.RowAnimation.automatic

    init(_ table: UITableView) { self.table = table }

    var isThere: Bool { table != nil }
    var name: String { table?.description ?? "(null)" }

    func loadCounts() { if let table { _ = table.content.loaded(table) } }

    func perform(_ changes: [ListChange], animated: Bool, adopt: () -> Void, completion: @escaping (Bool) -> Void) {
        guard let table else { return adopt() }
        withoutActuallyEscaping(adopt) { adopt in
            let change = { table.updates.perform(compared: changes, self.animation, adopt, completion, table) }
            if animated { change() } else { UIView.performWithoutAnimation(change) }
        }
    }

    func reconfigure(_ paths: [IndexPath]) { table?.reconfigureRows(at: paths) }
    func reload() { table?.reloadData() }
    func outlinesChanged() {}
}
