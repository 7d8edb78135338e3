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
        itemChanges(old.map(\.items), new.map(\.items), sources)
    }

    /// Sections without items.
    package init<Item: Hashable>(from old: [Item], to new: [Item]) {
        before = [old.count]
        after = [new.count]
        itemChanges([old], [new], [0])
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

    private mutating func itemChanges<Item: Hashable>(_ old: [[Item]], _ new: [[Item]], _ sources: ContiguousArray<Int32>) {
        // What is the same at both ends of a section can be nowhere else.
        var fronts = ContiguousArray(repeating: 0, count: old.count)
        var backs = ContiguousArray(repeating: 0, count: old.count)
        for (section, source) in sources.enumerated() where source >= 0 {
            (fronts[Int(source)], backs[Int(source)]) = Self.sameEnds(old[Int(source)], new[section])
        }
        var isKept = ContiguousArray(repeating: true, count: old.count)
        for section in old.indices { isKept[section] = false }
        for source in sources where source >= 0 { isKept[Int(source)] = true }
        // The others by one number each, ascending along the old list.
        var starts: ContiguousArray<Int32> = [0]
        var capacity = 0
        for section in old.indices {
            capacity += old[section].count - fronts[section] - backs[section]
            starts.append(starts[section] + Int32(old[section].count))
        }
        var numbers = [Item: Int32](minimumCapacity: capacity)
        for section in old.indices {
            let start = starts[section]
            let items = old[section]
            for place in fronts[section]..<items.count - backs[section] { numbers[items[place]] = start + Int32(place) }
        }
        var isFound = ContiguousArray(repeating: false, count: Int(starts[old.count]))
        var inserts: [ListChange] = []
        for section in new.indices {
            let source = Int(sources[section])
            let own = source < 0 ? Int32(0)..<0 : starts[source]..<starts[source + 1]
            let front = source < 0 ? 0 : fronts[source]
            let end = new[section].count - (source < 0 ? 0 : backs[source])
            var found = ContiguousArray(repeating: Int32(-1), count: end - front)
            var order = found
            for place in front..<end {
                guard let number = numbers[new[section][place]] else { continue }
                found[place - front] = number
                isFound[Int(number)] = true
                if own.contains(number) { order[place - front] = number }
            }
            let stays = longestIncreasing(order)
            for place in front..<end where !stays[place - front] {
                let number = found[place - front]
                let target = ListPath(section, place)
                inserts.append(number < 0 ? .insert(target) : .move(Self.path(number, starts), to: target))
            }
        }
        for section in old.indices where isKept[section] {
            for place in fronts[section]..<old[section].count - backs[section]
            where !isFound[Int(starts[section]) + place] { changes.append(.delete(ListPath(section, place))) }
        }
        // Items of new sections come with them, unless they were elsewhere before.
        for change in inserts {
            if case .insert(let path) = change, sources[path.section] < 0 { continue }
            changes.append(change)
        }
    }

    private static func sameEnds<Item: Equatable>(_ old: [Item], _ new: [Item]) -> (front: Int, back: Int) {
        let shorter = min(old.count, new.count)
        var front = 0
        while front < shorter, old[front] == new[front] { front += 1 }
        var back = 0
        while back < shorter - front, old[old.count - 1 - back] == new[new.count - 1 - back] { back += 1 }
        return (front, back)
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
