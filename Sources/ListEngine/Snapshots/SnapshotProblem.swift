/// Why a change of a snapshot is refused.
package enum SnapshotProblem: Error, Hashable, Sendable {
    /// Of "item" or "section".
    case duplicates(String, [String])
    case sectionsExist([String])
    case unknownSection
    case noSections
    /// Something that was named isn't there: by the name of the number that couldn't be found.
    case notFound(String)
    /// "insertion" or "move", next to something that is itself on its way.
    case destinationMoves(String, String)
    /// "reload item", "reconfigure item" or "reload section".
    case reloadOfMissing(String, String)

    // MARK: Outlines
    case outlineDuplicates([String])
    case outlineIndexMissing(String)
    /// What the item was to be, as the sentence begins.
    case outlineItemMissing(String, String)

    /// In the words of UIKit's exceptions.
    package var message: String {
        switch self {
        case .duplicates(let kind, let names):
            return "Fatal: supplied \(kind) identifiers are not unique. Duplicate identifiers: \(Self.set(names))"
        case .sectionsExist(let names):
            return "\(Self.alreadyThere("section", names)) Identifiers in a snapshot must be unique. "
                + Self.listed("Section", names)
        case .unknownSection:
            return
                "Section identifier was not found. You can verify the section exists by calling the indexOfSectionIdentifier API "
                + "(which has O(1) performance)"
        case .noSections: return "There are currently no sections in the data source. Please add a section first."
        case .notFound(let name): return "Invalid parameter not satisfying: \(name) != NSNotFound"
        case .destinationMoves(let action, let name):
            return
                "Invalid update: destination for \(action) operation [\(name)] is in the \(action) identifier list for update."
        case .reloadOfMissing(let action, let name):
            return "Attempted to \(action) identifier that does not exist in the snapshot: \(name)"
        case .outlineDuplicates(let names):
            return "Identifiers in a section snapshot must be unique. Duplicate item identifiers: \(Self.set(names))"
        case .outlineIndexMissing(let name): return "Failed to find index of item \(name)"
        case .outlineItemMissing(let start, let name): return "\(start) does not exist in section snapshot: \(name)"
        }
    }

    /// What is logged when items that are there are put in once more.
    package static func moveWarning(_ names: [String]) -> String {
        let thing = names.count == 1 ? "item identifier" : "item identifiers"
        return
            "\(alreadyThere("item", names)) The existing \(thing) will be moved into place instead, but this operation will be "
            + "more expensive. For best performance, inserted item identifiers should always be unique. Set a symbolic breakpoint on "
            + "BUG_IN_CLIENT_OF_DIFFABLE_DATA_SOURCE__IDENTIFIER_ALREADY_EXISTS to catch this in the debugger. "
            + listed("Item", names)
    }

    private static func alreadyThere(_ kind: String, _ names: [String]) -> String {
        "Diffable data source detected an attempt to insert or append \(names.count) \(kind) "
            + (names.count == 1 ? "identifier that already exists" : "identifiers that already exist") + " in the snapshot."
    }

    private static func listed(_ kind: String, _ names: [String]) -> String {
        names.count == 1
            ? "\(kind) identifier that already exists: \(names[0])"
            : "\(kind) identifiers that already exist: (\n    \(names.joined(separator: ",\n    "))\n)"
    }

    private static func set(_ names: [String]) -> String { "{(\n    \(names.joined(separator: ",\n    "))\n)}" }

    package static func names(_ things: [some Any]) -> [String] { things.map { String(describing: $0) } }
}
