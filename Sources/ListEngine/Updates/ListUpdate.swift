/// What an update makes of a list: where each section and each item is afterwards.
///
/// Costs what changes, not what there is: items that nobody named keep their order.
package struct ListUpdate: Sendable {
    /// How many items each section had and has.
    package let before: [Int]
    package let after: [Int]
    package private(set) var wishes = Wishes()

    private var sectionsGone = Positions()
    private var sectionsPlaced = Positions()
    /// By section before and by section after: those deleted or moved away, inserted or moved in.
    private var gone: [Int: Positions] = [:]
    private var placed: [Int: Positions] = [:]

    /// The changes without those that are redundant.
    package struct Wishes: Sendable {
        package fileprivate(set) var deletedSections: Set<Int> = []
        package fileprivate(set) var insertedSections: Set<Int> = []
        /// By their places before.
        package fileprivate(set) var reloadedSections: Set<Int> = []
        package fileprivate(set) var movedSections: [Int: Int] = [:]
        fileprivate(set) var sectionSources: [Int: Int] = [:]
        package fileprivate(set) var deleted: Set<ListPath> = []
        package fileprivate(set) var inserted: Set<ListPath> = []
        /// By their places before.
        package fileprivate(set) var reloaded: Set<ListPath> = []
        package fileprivate(set) var moved: [ListPath: ListPath] = [:]
        package fileprivate(set) var sources: [ListPath: ListPath] = [:]
    }

    /// Checks everything that UIKit checks. `allowsMovesIntoNewSections` is for changes that come from comparing, not from an app.
    package init(
        before: [Int], after: [Int], _ changes: [ListChange], allowsMovesIntoNewSections: Bool = false
    ) throws(ListProblem) {
        self.before = before
        self.after = after
        try collectSections(changes)
        try collectItems(changes)
        try checkSectionCount()
        placeSections()
        try dropRedundant(allowsMovesIntoNewSections)
        placeItems()
        try checkItemCounts()
    }

    // MARK: - Asking

    package var isEmpty: Bool {
        sectionsGone.isEmpty && sectionsPlaced.isEmpty && gone.isEmpty && placed.isEmpty && nothingReloads
    }
    private var nothingReloads: Bool { wishes.reloaded.isEmpty && wishes.reloadedSections.isEmpty }

    /// Whether sections come, go or change places.
    package var changesSections: Bool { !sectionsGone.isEmpty || !sectionsPlaced.isEmpty }

    package func section(after section: Int) -> Int? {
        if let target = wishes.movedSections[section] { return target }
        return sectionsGone.rank(of: section).map { sectionsPlaced.number(ofRank: $0) }
    }

    package func section(before section: Int) -> Int? {
        if let source = wishes.sectionSources[section] { return source }
        return sectionsPlaced.rank(of: section).map { sectionsGone.number(ofRank: $0) }
    }

    /// Where an item is afterwards; nil if it is deleted, or in a section that is reloaded.
    package func path(after path: ListPath) -> ListPath? {
        if !wishes.moved.isEmpty, let target = wishes.moved[path] { return target }
        guard !wishes.reloadedSections.contains(path.section), let section = section(after: path.section) else { return nil }
        var rank = path.item
        if let gone = gone[path.section] {
            guard let left = gone.rank(of: path.item) else { return nil }
            rank = left
        }
        return ListPath(section, placed[section]?.number(ofRank: rank) ?? rank)
    }

    /// Where an item was; nil if it is inserted, or in a section that is inserted or reloaded.
    package func path(before path: ListPath) -> ListPath? {
        if !wishes.sources.isEmpty, let source = wishes.sources[path] { return source }
        guard let section = section(before: path.section), !wishes.reloadedSections.contains(section) else { return nil }
        var rank = path.item
        if let placed = placed[path.section] {
            guard let left = placed.rank(of: path.item) else { return nil }
            rank = left
        }
        return ListPath(section, gone[section]?.number(ofRank: rank) ?? rank)
    }

    /// The items of a section that leave it, as ranges of places before, from the last to the first.
    package func rangesGone(fromSection section: Int) -> [Range<Int>] { gone[section]?.rangesFromEnd ?? [] }
    /// The items that come into a section, as ranges of places after, from the first to the last.
    package func rangesPlaced(inSection section: Int) -> [Range<Int>] { placed[section]?.rangesFromEnd.reversed() ?? [] }
    /// Sections, by their places before, whose items come or go.
    package var sectionsWithItemChanges: Set<Int> {
        Set(gone.keys).union(placed.keys.compactMap { section(before: $0) }).subtracting(wishes.reloadedSections)
    }

    // MARK: - Collecting

    private mutating func collectSections(_ changes: [ListChange]) throws(ListProblem) {
        for change in changes {
            switch change {
            case .deleteSection(let section):
                guard before.indices.contains(section) else { throw .deletedSectionMissing(section, sections: before.count) }
                guard wishes.deletedSections.insert(section).inserted else { throw .deletedTwice(.whole(section)) }
            case .reloadSection(let section):
                // A reload is a delete and an insert.
                guard before.indices.contains(section) else { throw .deletedSectionMissing(section, sections: before.count) }
                wishes.reloadedSections.insert(section)
            case .insertSection(let section):
                guard after.indices.contains(section) else { throw .insertedSectionMissing(section, sections: after.count) }
                guard wishes.insertedSections.insert(section).inserted else { throw .insertedTwice(.whole(section)) }
            case .moveSection(let section, let target):
                guard before.indices.contains(section) else { throw .movedSectionMissing(section, sections: before.count) }
                guard after.indices.contains(target) else {
                    throw .targetSectionMissing(section, to: target, sections: after.count)
                }
                guard wishes.movedSections.updateValue(target, forKey: section) == nil else {
                    throw .movedTwice(.whole(section))
                }
                guard wishes.sectionSources.updateValue(section, forKey: target) == nil else {
                    throw .movedToTwice(.whole(target))
                }
            case .insert, .delete, .reload, .move: break
            }
        }
        if let section = wishes.deletedSections.intersection(wishes.reloadedSections).min() {
            throw .deletedAndReloaded(.whole(section))
        }
        if let section = wishes.deletedSections.union(wishes.reloadedSections).filter({ wishes.movedSections[$0] != nil }).min()
        {
            throw .deletedAndMoved(.whole(section))
        }
        if let section = wishes.insertedSections.filter({ wishes.sectionSources[$0] != nil }).min() {
            throw .insertedAndMovedTo(.whole(section))
        }
    }

    private mutating func collectItems(_ changes: [ListChange]) throws(ListProblem) {
        for change in changes {
            switch change {
            case .delete(let path):
                try checkSource(path)
                guard wishes.deleted.insert(path).inserted else { throw .deletedTwice(path) }
            case .reload(let path):
                try checkSource(path)
                wishes.reloaded.insert(path)
            case .insert(let path):
                guard after.indices.contains(path.section) else {
                    throw .insertedItemSectionMissing(path, sections: after.count)
                }
                guard (0..<after[path.section]).contains(path.item) else {
                    throw .insertedItemMissing(path, count: after[path.section])
                }
                guard wishes.inserted.insert(path).inserted else { throw .insertedTwice(path) }
            case .move(let path, let target):
                try checkMove(path, target)
                guard wishes.moved.updateValue(target, forKey: path) == nil else { throw .movedTwice(path) }
                guard wishes.sources.updateValue(path, forKey: target) == nil else { throw .movedToTwice(target) }
            case .insertSection, .deleteSection, .reloadSection, .moveSection: break
            }
        }
        if let path = wishes.deleted.intersection(wishes.reloaded).min() { throw .deletedAndReloaded(path) }
        if wishes.moved.isEmpty { return }
        if let path = wishes.deleted.union(wishes.reloaded).filter({ wishes.moved[$0] != nil }).min() {
            throw .deletedAndMoved(path)
        }
        if let path = wishes.inserted.filter({ wishes.sources[$0] != nil }).min() { throw .insertedAndMovedTo(path) }
    }

    private func checkSource(_ path: ListPath) throws(ListProblem) {
        guard before.indices.contains(path.section) else { throw .deletedItemSectionMissing(path, sections: before.count) }
        guard (0..<before[path.section]).contains(path.item) else {
            throw .deletedItemMissing(path, count: before[path.section])
        }
    }

    private func checkMove(_ path: ListPath, _ target: ListPath) throws(ListProblem) {
        guard before.indices.contains(path.section) else { throw .movedItemSectionMissing(path, sections: before.count) }
        guard (0..<before[path.section]).contains(path.item) else { throw .movedItemMissing(path, count: before[path.section]) }
        guard after.indices.contains(target.section) else {
            throw .targetItemSectionMissing(path, to: target, sections: after.count)
        }
        guard (0..<after[target.section]).contains(target.item) else {
            throw .targetItemMissing(path, to: target, count: after[target.section])
        }
    }

    // MARK: - Placing

    private func checkSectionCount() throws(ListProblem) {
        let (inserted, deleted) = (wishes.insertedSections.count, wishes.deletedSections.count)
        if after.count == before.count + inserted - deleted { return }
        let reloaded = wishes.reloadedSections.count
        throw .sections(before: before.count, after: after.count, inserted: inserted + reloaded, deleted: deleted + reloaded)
    }

    private mutating func placeSections() {
        if !wishes.deletedSections.isEmpty || !wishes.movedSections.isEmpty {
            sectionsGone = Positions(Array(wishes.deletedSections) + wishes.movedSections.keys)
        }
        if !wishes.insertedSections.isEmpty || !wishes.movedSections.isEmpty {
            sectionsPlaced = Positions(Array(wishes.insertedSections) + wishes.sectionSources.keys)
        }
    }

    /// What happens to single items of sections that go, come or are made anew happens with these.
    private mutating func dropRedundant(_ allowsMovesIntoNewSections: Bool) throws(ListProblem) {
        let goesWhole = wishes.deletedSections.union(wishes.reloadedSections)
        let comesWhole = wishes.insertedSections.union(wishes.reloadedSections.compactMap { section(after: $0) })
        if goesWhole.isEmpty, comesWhole.isEmpty { return }
        wishes.deleted = wishes.deleted.filter { !goesWhole.contains($0.section) }
        wishes.reloaded = wishes.reloaded.filter { !goesWhole.contains($0.section) }
        wishes.inserted = wishes.inserted.filter { !comesWhole.contains($0.section) }
        for (source, target) in wishes.moved.sorted(by: { $0.key < $1.key }) {
            if !allowsMovesIntoNewSections, wishes.insertedSections.contains(target.section) {
                throw .movedIntoNewSection(target.section)
            }
            // An item may leave a section that is deleted.
            let goes = wishes.reloadedSections.contains(source.section)
            let comes = comesWhole.contains(target.section) && !wishes.insertedSections.contains(target.section)
            guard goes || comes else { continue }
            wishes.moved[source] = nil
            wishes.sources[target] = nil
            if !goesWhole.contains(source.section) { wishes.deleted.insert(source) }
            if !comes { wishes.inserted.insert(target) }
        }
    }

    private mutating func placeItems() {
        func sorted(_ paths: some Sequence<ListPath>, _ more: some Sequence<ListPath>) -> [Int: Positions] {
            var lists: [Int: [Int]] = [:]
            for path in paths { lists[path.section, default: []].append(path.item) }
            for path in more { lists[path.section, default: []].append(path.item) }
            return lists.mapValues { Positions($0) }
        }
        gone = sorted(wishes.deleted, wishes.moved.keys)
        placed = sorted(wishes.inserted, wishes.sources.keys)
    }

    private func checkItemCounts() throws(ListProblem) {
        for section in after.indices {
            guard let source = self.section(before: section), !wishes.reloadedSections.contains(source) else { continue }
            let change = (placed[section]?.count ?? 0) - (gone[source]?.count ?? 0)
            if after[section] != before[source] + change { throw .items(counts(source, section)) }
        }
    }

    /// Told with reloads as a delete and an insert.
    private func counts(_ source: Int, _ section: Int) -> ListProblem.ItemCounts {
        let reloaded = wishes.reloaded.count { $0.section == source }
        return .init(
            section: section, before: before[source], after: after[section],
            inserted: wishes.inserted.count { $0.section == section } + reloaded,
            deleted: wishes.deleted.count { $0.section == source } + reloaded,
            movedIn: wishes.sources.keys.count { $0.section == section },
            movedOut: wishes.moved.keys.count { $0.section == source })
    }
}
