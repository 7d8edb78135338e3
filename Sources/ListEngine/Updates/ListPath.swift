/// The place of an item: its section, and its number there.
package struct ListPath: Hashable, Comparable, Sendable {
    package var section: Int
    package var item: Int

    package init(_ section: Int, _ item: Int) {
        self.section = section
        self.item = item
    }

    /// What stands for a whole section where items and sections are told of alike.
    package static func whole(_ section: Int) -> ListPath { ListPath(section, Int.max) }

    @inline(__always) package static func < (left: ListPath, right: ListPath) -> Bool {
        left.section != right.section ? left.section < right.section : left.item < right.item
    }
}
