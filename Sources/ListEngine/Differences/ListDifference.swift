/// What turns one list of sections with items into another, told as an update tells it: with as few moves as can be.
package struct ListDifference: Sendable {
    package private(set) var changes: [ListChange] = []
    package let before: [Int]
    package let after: [Int]

    /// Identifiers are unique among the items, and among the sections.
    package init<Section: Hashable, Item: Hashable>(
        from old: [(section: Section, items: [Item])], to new: [(section: Section, items: [Item])]
    ) {
        before = old.map(\.items.count)
        after = new.map(\.items.count)
        let sources = sectionChanges(old.map(\.section), new.map(\.section))
        let starts = starts(before)
        itemChanges(Self.numbers(old.map(\.items), new.map(\.items), starts), sources, starts)
    }

    /// Snapshots know where their items are.
    package init<Section: Hashable, Item: Hashable>(
        from old: ListSnapshot<Section, Item>, to new: ListSnapshot<Section, Item>
    ) {
        before = old.counts
        after = new.counts
        let sources = sectionChanges(old.sections, new.sections)
        let starts = starts(before)
        itemChanges(old.numbers(of: new, starts), sources, starts)
    }

    /// Sections without items.
    package init<Item: Hashable>(from old: [Item], to new: [Item]) {
        before = [old.count]
        after = [new.count]
        let starts = starts(before)
        itemChanges(Self.numbers([old], [new], starts), [0], starts)
    }

    /// The mapping of old places to new ones.
    package var update: ListUpdate {
        // What comes from comparing fits.
        try! ListUpdate(before: before, after: after, changes, allowsMovesIntoNewSections: true)
    }

    /// For each new section its old number, or -1.
    private mutating func sectionChanges<Section: Hashable>(_ old: [Section], _ new: [Section]) -> ContiguousArray<Int32> {
        if old == new { return ContiguousArray(0..<Int32(old.count)) }
        var places: [Section: Int32] = [:]
        for (place, section) in old.enumerated() { places[section] = Int32(place) }
        let sources = ContiguousArray(new.map { places[$0] ?? -1 })
        var isKept = ContiguousArray(repeating: false, count: old.count)
        for source in sources where source >= 0 { isKept[Int(source)] = true }
        for place in old.indices where !isKept[place] { changes.append(.deleteSection(place)) }
        let stays = longestIncreasing(sources)
        for place in new.indices {
            if sources[place] < 0 {
                changes.append(.insertSection(place))
            } else if !stays[place] {
                changes.append(.moveSection(Int(sources[place]), to: place))
            }
        }
        return sources
    }

    /// For each new item its number among all old ones.
    private static func numbers<Item: Hashable>(
        _ old: [[Item]], _ new: [[Item]], _ starts: ContiguousArray<Int32>
    ) -> [ContiguousArray<Int32>] {
        var places = [Item: Int32](minimumCapacity: Int(starts[old.count]))
        for section in old.indices {
            var number = starts[section]
            for item in old[section] {
                places[item] = number
                number += 1
            }
        }
        return new.map { items in ContiguousArray(items.map { places[$0] ?? -1 }) }
    }

    private func starts(_ counts: [Int]) -> ContiguousArray<Int32> {
        var starts: ContiguousArray<Int32> = [0]
        for count in counts { starts.append(starts[starts.count - 1] + Int32(count)) }
        return starts
    }

    /// `numbers` are those of the old items, for each new section; -1 for new items.
    private mutating func itemChanges(
        _ numbers: [ContiguousArray<Int32>], _ sources: ContiguousArray<Int32>, _ starts: ContiguousArray<Int32>
    ) {
        var isKept = ContiguousArray(repeating: false, count: before.count)
        for source in sources where source >= 0 { isKept[Int(source)] = true }
        var isFound = ContiguousArray(repeating: false, count: Int(starts[before.count]))
        var inserts: [ListChange] = []
        for (section, found) in numbers.enumerated() {
            let source = Int(sources[section])
            let own = source < 0 ? Int32(0)..<0 : starts[source]..<starts[source + 1]
            var order = found
            for place in found.indices where found[place] >= 0 {
                isFound[Int(found[place])] = true
                if !own.contains(found[place]) { order[place] = -1 }
            }
            let stays = longestIncreasing(order)
            for place in found.indices where !stays[place] {
                let number = found[place]
                // Items of new sections come with them, unless they were elsewhere before.
                if number < 0, source < 0 { continue }
                let target = ListPath(section, place)
                inserts.append(number < 0 ? .insert(target) : .move(Self.path(number, starts), to: target))
            }
        }
        for section in before.indices where isKept[section] {
            for place in 0..<before[section] where !isFound[Int(starts[section]) + place] {
                changes.append(.delete(ListPath(section, place)))
            }
        }
        changes += inserts
    }

    private static func path(_ number: Int32, _ starts: ContiguousArray<Int32>) -> ListPath {
        var low = 0
        var high = starts.count - 1
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= number { low = middle } else { high = middle }
        }
        return ListPath(low, Int(number - starts[low]))
    }
}
