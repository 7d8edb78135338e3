import AppleFoundation
import ListEngine

/// What a user's move of an item made of a list.
public struct NSDiffableDataSourceTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let initialSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>
    /// Of those sections whose items are others now.
    public let sectionTransactions: [NSDiffableDataSourceSectionTransaction<SectionIdentifierType, ItemIdentifierType>]

    init(
        from old: ListSnapshot<SectionIdentifierType, ItemIdentifierType>,
        to new: ListSnapshot<SectionIdentifierType, ItemIdentifierType>
    ) {
        initialSnapshot = NSDiffableDataSourceSnapshot(old)
        finalSnapshot = NSDiffableDataSourceSnapshot(new)
        difference = new.items.difference(from: old.items).inferringMoves()
        sectionTransactions = new.sections.enumerated().compactMap { index, section in
            let (before, after) = ((try? old.items(in: section)) ?? [], new.items(at: index))
            return before == after ? nil : NSDiffableDataSourceSectionTransaction(section, from: before, to: after)
        }
    }
}

/// The part of a move that one section sees.
public struct NSDiffableDataSourceSectionTransaction<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable> {
    public let sectionIdentifier: SectionIdentifierType
    public let initialSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let finalSnapshot: NSDiffableDataSourceSectionSnapshot<ItemIdentifierType>
    public let difference: CollectionDifference<ItemIdentifierType>

    init(_ section: SectionIdentifierType, from old: [ItemIdentifierType], to new: [ItemIdentifierType]) {
        sectionIdentifier = section
        initialSnapshot = NSDiffableDataSourceSectionSnapshot(ListOutline(old))
        finalSnapshot = NSDiffableDataSourceSectionSnapshot(ListOutline(new))
        difference = new.difference(from: old).inferringMoves()
    }
}
