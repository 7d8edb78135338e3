/// One wish of an update.
///
/// What is there already is named by its place before the update, what comes by its place after it, whatever the order of the wishes.
package enum ListChange: Hashable, Sendable {
    case insert(ListPath)
    case delete(ListPath)
    /// The same item, with all that belongs to it made anew.
    case reload(ListPath)
    case move(ListPath, to: ListPath)
    case insertSection(Int)
    case deleteSection(Int)
    /// The section with as many items as it has by then.
    case reloadSection(Int)
    case moveSection(Int, to: Int)
}
