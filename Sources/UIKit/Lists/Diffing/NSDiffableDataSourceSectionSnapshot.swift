import AppleFoundation
import ListEngine

/// The items of one section as a tree, some of it open. A value; nothing happens until it is applied.
public struct NSDiffableDataSourceSectionSnapshot<ItemIdentifierType: Hashable> {
    package var tree = ListOutline<ItemIdentifierType>()

    public init() {}

    init(_ tree: ListOutline<ItemIdentifierType>) { self.tree = tree }

    // MARK: Asking
    /// All, each before what is below it.
    public var items: [ItemIdentifierType] { tree.items }
    public var rootItems: [ItemIdentifierType] { tree.roots }
    /// Those above which everything is open.
    public var visibleItems: [ItemIdentifierType] { tree.visible }
    public func contains(_ item: ItemIdentifierType) -> Bool { tree.contains(item) }
    public func index(of item: ItemIdentifierType) -> Int? { tree.index(of: item) }
    public func isExpanded(_ item: ItemIdentifierType) -> Bool {
        asking { () throws(SnapshotProblem) in try tree.isExpanded(item) } ?? false
    }
    public func isVisible(_ item: ItemIdentifierType) -> Bool {
        asking { () throws(SnapshotProblem) in try tree.isVisible(item) } ?? false
    }
    public func level(of item: ItemIdentifierType) -> Int {
        asking { () throws(SnapshotProblem) in try tree.level(of: item) } ?? 0
    }
    /// Nil for those that are below none.
    public func parent(of child: ItemIdentifierType) -> ItemIdentifierType? {
        asking { () throws(SnapshotProblem) in try tree.parent(of: child) } ?? nil
    }

    // MARK: Changing
    public mutating func append(_ items: [ItemIdentifierType], to parent: ItemIdentifierType? = nil) {
        changing { (tree) throws(SnapshotProblem) in try tree.append(items, to: parent) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], before item: ItemIdentifierType) {
        changing { (tree) throws(SnapshotProblem) in try tree.insert(items, item, isAfter: false) }
    }
    public mutating func insert(_ items: [ItemIdentifierType], after item: ItemIdentifierType) {
        changing { (tree) throws(SnapshotProblem) in try tree.insert(items, item, isAfter: true) }
    }
    /// With all that is below them.
    public mutating func delete(_ items: [ItemIdentifierType]) {
        changing { (tree) throws(SnapshotProblem) in try tree.delete(items) }
    }
    public mutating func deleteAll() { tree.deleteAll() }
    public mutating func expand(_ items: [ItemIdentifierType]) { tree.setExpanded(true, items) }
    public mutating func collapse(_ items: [ItemIdentifierType]) { tree.setExpanded(false, items) }

    // MARK: Parts
    /// What is below an item, as a snapshot of its own.
    public func snapshot(
        of parent: ItemIdentifierType, includingParent: Bool = false
    ) -> NSDiffableDataSourceSectionSnapshot<ItemIdentifierType> {
        let part = asking { () throws(SnapshotProblem) in try tree.part(of: parent, includingParent: includingParent) }
        return NSDiffableDataSourceSectionSnapshot(part ?? ListOutline())
    }
    public mutating func replace(
        childrenOf parent: ItemIdentifierType, using snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    ) {
        changing { (tree) throws(SnapshotProblem) in try tree.replaceChildren(of: parent, with: snapshot.tree) }
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, before item: ItemIdentifierType
    ) {
        changing { (tree) throws(SnapshotProblem) in try tree.insert(snapshot.tree, item, isAfter: false) }
    }
    public mutating func insert(
        _ snapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>, after item: ItemIdentifierType
    ) {
        changing { (tree) throws(SnapshotProblem) in try tree.insert(snapshot.tree, item, isAfter: true) }
    }

    /// A line for each item: `+` for those that are open, `*` for those that can be seen.
    public func visualDescription() -> String {
        (["<NSDiffableDataSourceSectionSnapshot:"] + tree.lines.map { "  " + $0 } + [">"]).joined(separator: "\n")
    }

    private mutating func changing(_ change: (inout ListOutline<ItemIdentifierType>) throws(SnapshotProblem) -> Void) {
        do throws(SnapshotProblem) { try change(&tree) } catch { error.report() }
    }
}

extension NSDiffableDataSourceSectionSnapshot: @unchecked Sendable where ItemIdentifierType: Sendable {}
