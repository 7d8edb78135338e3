import AppleFoundation
import ListEngine

/// What a list is going to show: sections and items by their identifiers. A value; nothing happens until it is applied.
public struct NSDiffableDataSourceSnapshot<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    package var list = ListSnapshot<SectionIdentifierType, ItemIdentifierType>()

    public init() {}

    init(_ list: ListSnapshot<SectionIdentifierType, ItemIdentifierType>) { self.list = list }

    // MARK: Asking
    public var numberOfItems: Int { list.itemCount }
    public var numberOfSections: Int { list.sectionCount }
    public var sectionIdentifiers: [SectionIdentifierType] { list.sections }
    public var itemIdentifiers: [ItemIdentifierType] { list.items }
    public func numberOfItems(inSection identifier: SectionIdentifierType) -> Int {
        itemIdentifiers(inSection: identifier).count
    }
    public func itemIdentifiers(inSection identifier: SectionIdentifierType) -> [ItemIdentifierType] {
        asking { () throws(SnapshotProblem) in try list.items(in: identifier) } ?? []
    }
    public func sectionIdentifier(containingItem identifier: ItemIdentifierType) -> SectionIdentifierType? {
        list.section(of: identifier)
    }
    /// Among all items of all sections.
    public func indexOfItem(_ identifier: ItemIdentifierType) -> Int? { list.index(of: identifier) }
    public func indexOfSection(_ identifier: SectionIdentifierType) -> Int? { list.index(ofSection: identifier) }

    // MARK: Items
    /// Into the last section, unless one is named.
    public mutating func appendItems(
        _ identifiers: [ItemIdentifierType], toSection sectionIdentifier: SectionIdentifierType? = nil
    ) {
        putting { (list) throws(SnapshotProblem) in try list.append(identifiers, to: sectionIdentifier) }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], beforeItem beforeIdentifier: ItemIdentifierType) {
        putting { (list) throws(SnapshotProblem) in try list.insert(identifiers, .before, beforeIdentifier) }
    }
    public mutating func insertItems(_ identifiers: [ItemIdentifierType], afterItem afterIdentifier: ItemIdentifierType) {
        putting { (list) throws(SnapshotProblem) in try list.insert(identifiers, .after, afterIdentifier) }
    }
    public mutating func deleteItems(_ identifiers: [ItemIdentifierType]) { list.delete(identifiers) }
    /// The sections go as well.
    public mutating func deleteAllItems() { list.deleteAll() }
    public mutating func moveItem(_ identifier: ItemIdentifierType, beforeItem toIdentifier: ItemIdentifierType) {
        changing { (list) throws(SnapshotProblem) in try list.move(identifier, .before, toIdentifier) }
    }
    public mutating func moveItem(_ identifier: ItemIdentifierType, afterItem toIdentifier: ItemIdentifierType) {
        changing { (list) throws(SnapshotProblem) in try list.move(identifier, .after, toIdentifier) }
    }
    /// Their cells are made anew.
    public mutating func reloadItems(_ identifiers: [ItemIdentifierType]) {
        changing { (list) throws(SnapshotProblem) in try list.reload(identifiers) }
    }
    /// Their cells stay and are filled once more.
    public mutating func reconfigureItems(_ identifiers: [ItemIdentifierType]) {
        changing { (list) throws(SnapshotProblem) in try list.reconfigure(identifiers) }
    }

    // MARK: Sections
    public mutating func appendSections(_ identifiers: [SectionIdentifierType]) {
        changing { (list) throws(SnapshotProblem) in try list.appendSections(identifiers) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], beforeSection toIdentifier: SectionIdentifierType
    ) {
        changing { (list) throws(SnapshotProblem) in try list.insertSections(identifiers, .before, toIdentifier) }
    }
    public mutating func insertSections(
        _ identifiers: [SectionIdentifierType], afterSection toIdentifier: SectionIdentifierType
    ) {
        changing { (list) throws(SnapshotProblem) in try list.insertSections(identifiers, .after, toIdentifier) }
    }
    public mutating func deleteSections(_ identifiers: [SectionIdentifierType]) { list.deleteSections(identifiers) }
    public mutating func moveSection(
        _ identifier: SectionIdentifierType, beforeSection toIdentifier: SectionIdentifierType
    ) {
        changing { (list) throws(SnapshotProblem) in try list.moveSection(identifier, .before, toIdentifier) }
    }
    public mutating func moveSection(_ identifier: SectionIdentifierType, afterSection toIdentifier: SectionIdentifierType) {
        changing { (list) throws(SnapshotProblem) in try list.moveSection(identifier, .after, toIdentifier) }
    }
    public mutating func reloadSections(_ identifiers: [SectionIdentifierType]) {
        changing { (list) throws(SnapshotProblem) in try list.reloadSections(identifiers) }
    }

    // MARK: What is asked for
    public var reloadedSectionIdentifiers: [SectionIdentifierType] {
        list.marks.reloadedSections.list.filter { list.index(ofSection: $0) != nil }
    }
    public var reloadedItemIdentifiers: [ItemIdentifierType] { list.marks.reloaded.list.filter(list.contains) }
    public var reconfiguredItemIdentifiers: [ItemIdentifierType] { list.marks.reconfigured.list.filter(list.contains) }

    // MARK: Refusals
    private mutating func changing(
        _ change: (inout ListSnapshot<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotProblem) -> Void
    ) {
        do throws(SnapshotProblem) { try change(&list) } catch { error.report() }
    }

    private mutating func putting(
        _ change: (inout ListSnapshot<SectionIdentifierType, ItemIdentifierType>) throws(SnapshotProblem) ->
            [ItemIdentifierType]
    ) {
        changing { (list) throws(SnapshotProblem) in
            let moved = try change(&list)
            if !moved.isEmpty { reportMisuse(SnapshotProblem.moveWarning(SnapshotProblem.names(moved))) }
        }
    }
}

extension NSDiffableDataSourceSnapshot: @unchecked Sendable
where SectionIdentifierType: Sendable, ItemIdentifierType: Sendable {}

extension SnapshotProblem {
    func report() { reportMisuse(message, exception: .internalInconsistencyException) }
}

/// The answer, or nil after the refusal was reported.
func asking<Answer>(_ question: () throws(SnapshotProblem) -> Answer) -> Answer? {
    do throws(SnapshotProblem) { return try question() } catch { error.report() }
    return nil
}
