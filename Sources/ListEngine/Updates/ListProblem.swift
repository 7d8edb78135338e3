/// Why an update is refused.
package enum ListProblem: Error, Hashable, Sendable {
    // MARK: Places that don't exist
    case deletedItemMissing(ListPath, count: Int)
    case deletedItemSectionMissing(ListPath, sections: Int)
    case insertedItemMissing(ListPath, count: Int)
    case insertedItemSectionMissing(ListPath, sections: Int)
    case movedItemMissing(ListPath, count: Int)
    case movedItemSectionMissing(ListPath, sections: Int)
    case targetItemMissing(ListPath, to: ListPath, count: Int)
    case targetItemSectionMissing(ListPath, to: ListPath, sections: Int)
    case deletedSectionMissing(Int, sections: Int)
    case insertedSectionMissing(Int, sections: Int)
    case movedSectionMissing(Int, sections: Int)
    case targetSectionMissing(Int, to: Int, sections: Int)

    // MARK: Wishes that exclude each other
    case deletedAndReloaded(ListPath)
    case deletedAndMoved(ListPath)
    case insertedAndMovedTo(ListPath)
    case deletedTwice(ListPath)
    case insertedTwice(ListPath)
    case movedTwice(ListPath)
    case movedToTwice(ListPath)
    case movedIntoNewSection(Int)

    // MARK: Counts that don't fit
    case sections(before: Int, after: Int, inserted: Int, deleted: Int)
    case items(ItemCounts)

    package struct ItemCounts: Hashable, Sendable {
        package var section, before, after, inserted, deleted, movedIn, movedOut: Int
    }
}

/// How a kind of list speaks of itself.
package struct ListWords: Sendable {
    let item: String
    let items: String
    let list: String
    /// Between "Invalid update: … in section 0." and what follows.
    let gap: String
    let deleteAndMove: String
    /// When counts are looked at.
    let times: String

    package static let table = ListWords(
        item: "row", items: "rows", list: "table view", gap: " ", deleteAndMove: "attempt to perform a delete and a move",
        times: "before and after")
    package static let collection = ListWords(
        item: "item", items: "items", list: "collection view", gap: "  ",
        deleteAndMove: "attempting to perform a delete and a move", times: "before and/or after")
}

extension ListProblem {
    /// In the words of UIKit's exceptions.
    package func message(_ words: ListWords) -> String {
        let item = words.item
        switch self {
        case .deletedItemMissing(let path, let count):
            return "attempt to delete \(item) \(path.item) from section \(path.section) which only contains \(count) "
                + "\(words.items) before the update"
        case .deletedItemSectionMissing(let path, let sections):
            return
                "attempt to delete \(item) \(path.item) from section \(path.section), but there are only \(sections) sections "
                + "before the update"
        case .insertedItemMissing(let path, let count):
            return "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(count) "
                + "\(words.items) in section \(path.section) after the update"
        case .insertedItemSectionMissing(let path, let sections):
            return
                "attempt to insert \(item) \(path.item) into section \(path.section), but there are only \(sections) sections "
                + "after the update"
        case .movedItemMissing(let path, let count):
            return "attempt to move \(item) \(path.item) from section \(path.section) which only contains \(count) "
                + "\(words.items) before the update"
        case .movedItemSectionMissing(let path, let sections):
            return "attempt to move \(item) \(path.item) from section \(path.section), but there are only \(sections) sections "
                + "before the update"
        case .targetItemMissing(_, let path, let count):
            return "attempt to move a \(item) to \(item) \(path.item) of section \(path.section), but there are only \(count) "
                + "\(words.items) in section \(path.section) after the update"
        case .targetItemSectionMissing(_, let path, let sections):
            return
                "attempt to move a \(item) to \(item) \(path.item) of section \(path.section), but there are only \(sections) "
                + "sections after the update"
        case .deletedSectionMissing(let section, let sections):
            return "attempt to delete section \(section), but there are only \(sections) sections before the update"
        case .insertedSectionMissing(let section, let sections):
            return "attempt to insert section \(section) but there are only \(sections) sections after the update"
        case .movedSectionMissing(let section, let sections):
            return "attempt to move section \(section), but there are only \(sections) sections before the update"
        case .targetSectionMissing(let section, let target, let sections):
            return
                "attempt to move section \(section) to section \(target), but there are only \(sections) sections after the update"
        case .deletedAndReloaded(let path):
            return "attempt to delete and reload the same index path (\(Self.name(path)))"
        case .deletedAndMoved(let path): return "\(words.deleteAndMove) from the same index path (\(Self.name(path)))"
        case .insertedAndMovedTo(let path):
            return "attempt to perform an insert and a move to the same index path (\(Self.name(path)))"
        case .deletedTwice(let path): return "attempt to delete the same index path twice (\(Self.name(path)))"
        case .insertedTwice(let path): return "attempt to insert the same index path twice (\(Self.name(path)))"
        case .movedTwice(let path): return "attempt to move the same index path twice (\(Self.name(path)))"
        case .movedToTwice(let path): return "attempt to perform two moves to the same index path (\(Self.name(path)))"
        case .movedIntoNewSection(let section): return "cannot move a \(item) into a newly inserted section (\(section))"
        case .sections(let before, let after, let inserted, let deleted):
            return
                "Invalid update: invalid number of sections.\(words.gap)The number of sections contained in the \(words.list) "
                + "after the update (\(after)) must be equal to the number of sections contained in the \(words.list) before the "
                + "update (\(before)), plus or minus the number of sections inserted or deleted (\(inserted) inserted, "
                + "\(deleted) deleted)."
        case .items(let counts): return Self.sentence(counts, words)
        }
    }

    private static func sentence(_ counts: ItemCounts, _ words: ListWords) -> String {
        let items = words.items
        return "Invalid update: invalid number of \(items) in section \(counts.section).\(words.gap)The number of \(items) "
            + "contained in an existing section after the update (\(counts.after)) must be equal to the number of \(items) "
            + "contained in that section before the update (\(counts.before)), plus or minus the number of \(items) inserted or "
            + "deleted from that section (\(counts.inserted) inserted, \(counts.deleted) deleted) and plus or minus the number of "
            + "\(items) moved into or out of that section (\(counts.movedIn) moved in, \(counts.movedOut) moved out)."
    }

    /// As an index path of two numbers prints itself: those are numbers in disguise, and so is their address.
    package static func name(_ path: ListPath) -> String {
        let address = UInt64(0xc000_0000_0000_0016) | UInt64(truncatingIfNeeded: path.section) << 8
        let item = path.item == Int.max ? 0 : UInt64(truncatingIfNeeded: path.item) << 21
        return "<NSIndexPath: 0x\(String(address | item, radix: 16))> {length = 2, path = \(path.section) - \(path.item)}"
    }
}
