/// How a list gets from what it shows to a snapshot.
package struct SnapshotChange: Sendable {
    package private(set) var changes: [ListChange]
    /// Where those stand afterwards that keep their cells and are filled once more.
    package private(set) var reconfigured: [ListPath] = []

    package var isEmpty: Bool { changes.isEmpty && reconfigured.isEmpty }

    package init<Section: Hashable, Item: Hashable>(
        from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
    ) {
        changes = ListDifference(from: old, to: new).changes
        let marks = new.marks
        if marks.isEmpty { return }
        reloadSections(old, new, marks)
        reloadItems(old, new, marks)
        reconfigured = marks.reconfigured.list.filter { old.contains($0) && !marks.reloaded.contains($0) }
            .compactMap { new.path(of: $0) }
    }

    /// What moves and is made anew goes in one place and comes in the other.
    private mutating func reloadItems<Section: Hashable, Item: Hashable>(
        _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>, _ marks: SnapshotMarks<Section, Item>
    ) {
        let paths = Set(marks.reloaded.list.filter(new.contains).compactMap { old.path(of: $0) })
        if paths.isEmpty { return }
        var moved: Set<ListPath> = []
        changes = changes.flatMap { change -> [ListChange] in
            guard case .move(let path, let target) = change, paths.contains(path) else { return [change] }
            moved.insert(path)
            return [.delete(path), .insert(target)]
        }
        changes += paths.subtracting(moved).sorted().map { .reload($0) }
    }

    private mutating func reloadSections<Section: Hashable, Item: Hashable>(
        _ old: ListSnapshot<Section, Item>, _ new: ListSnapshot<Section, Item>, _ marks: SnapshotMarks<Section, Item>
    ) {
        let sections = Set(
            marks.reloadedSections.list.filter { new.index(ofSection: $0) != nil }.compactMap { old.index(ofSection: $0) })
        if sections.isEmpty { return }
        var moved: Set<Int> = []
        changes = changes.flatMap { change -> [ListChange] in
            guard case .moveSection(let section, let target) = change, sections.contains(section) else { return [change] }
            moved.insert(section)
            return [.deleteSection(section), .insertSection(target)]
        }
        changes += sections.subtracting(moved).sorted().map { .reloadSection($0) }
    }
}
