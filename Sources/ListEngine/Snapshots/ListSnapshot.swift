/// Sections and their items in order, as a value: what a list shows, or is going to show.
///
/// Of each item the section is known at once. Its number in there is remembered from when it was last counted, and looked for from that
/// place on: a few changes cost a few steps, and after many of them a section is counted anew.
package struct ListSnapshot<Section: Hashable, Item: Hashable> {
    /// A section with its items. Its key stays the same wherever it moves.
    struct Shelf {
        let key: Int32
        let section: Section
        var items: [Item] = []
        /// How far items may be from where they were counted.
        var drift = 0
    }

    struct Place {
        var shelf: Int32
        var number: Int32
        /// Which change put it there.
        var ticket: Int32
    }

    private(set) var shelves: [Shelf] = []
    /// Where the shelf of a key stands; -1 for those that are gone.
    private var order: ContiguousArray<Int32> = []
    private var keys: [Section: Int32] = [:]
    private var places: [Item: Place] = [:]
    private var ticket: Int32 = 0

    /// What is to be made anew, or filled once more, when this is shown.
    package private(set) var marks = SnapshotMarks<Section, Item>()

    package init() {}

    // MARK: - Asking
    package var sections: [Section] { shelves.map(\.section) }
    package var sectionCount: Int { shelves.count }
    package var itemCount: Int { places.count }
    package var counts: [Int] { shelves.map(\.items.count) }

    package var items: [Item] {
        var all: [Item] = []
        all.reserveCapacity(places.count)
        for shelf in shelves { all += shelf.items }
        return all
    }

    package func section(at index: Int) -> Section? { shelves.indices.contains(index) ? shelves[index].section : nil }
    package func items(at index: Int) -> [Item] { shelves[index].items }
    package func index(ofSection section: Section) -> Int? { keys[section].map { Int(order[Int($0)]) } }
    package func contains(_ item: Item) -> Bool { places[item] != nil }

    package func items(in section: Section) throws(SnapshotProblem) -> [Item] {
        guard let index = index(ofSection: section) else { throw .unknownSection }
        return shelves[index].items
    }

    package func section(of item: Item) -> Section? {
        places[item].map { shelves[Int(order[Int($0.shelf)])].section }
    }

    package func item(at path: ListPath) -> Item? {
        guard shelves.indices.contains(path.section), shelves[path.section].items.indices.contains(path.item) else {
            return nil
        }
        return shelves[path.section].items[path.item]
    }

    package func path(of item: Item) -> ListPath? {
        places[item].map { place in
            let index = Int(order[Int(place.shelf)])
            return ListPath(index, number(of: item, place, index))
        }
    }

    /// The item's number among all items of all sections.
    package func index(of item: Item) -> Int? {
        guard let path = path(of: item) else { return nil }
        return shelves[..<path.section].reduce(path.item) { $0 + $1.items.count }
    }

    /// Outwards from where it was when it was counted.
    private func number(of item: Item, _ place: Place, _ shelf: Int) -> Int {
        let items = shelves[shelf].items
        var low = min(Int(place.number), items.count - 1)
        var high = low + 1
        while low >= 0 || high < items.count {
            if low >= 0 {
                if items[low] == item { return low }
                low -= 1
            }
            if high < items.count {
                if items[high] == item { return high }
                high += 1
            }
        }
        fatalError("An item's equality or hash value has changed since it was put into the snapshot: \(item)")
    }

    // MARK: - Items
    package enum Side { case before, after }

    /// Into the last section where none is named. Items that are there already move; they are what comes back.
    @discardableResult
    package mutating func append(_ items: [Item], to section: Section?) throws(SnapshotProblem) -> [Item] {
        let index: Int
        if let section {
            guard let known = self.index(ofSection: section) else { throw .notFound("section") }
            index = known
        } else {
            guard !shelves.isEmpty else { throw .noSections }
            index = shelves.count - 1
        }
        let moved = try put(items, shelves[index].key, shelves[index].items.count, beside: nil)
        take(moved)
        let start = shelves[index].items.count
        shelves[index].items += items
        if !moved.isEmpty { note(items, shelves[index].key, from: start) }
        return moved.map(\.item)
    }

    @discardableResult
    package mutating func insert(_ items: [Item], _ side: Side, _ other: Item) throws(SnapshotProblem) -> [Item] {
        guard let place = places[other] else { throw .notFound("section") }
        let index = Int(order[Int(place.shelf)])
        let moved = try put(items, place.shelf, number(of: other, place, index), beside: other)
        take(moved)
        // Others may have gone from before it.
        let start = number(of: other, places[other]!, index) + (side == .after ? 1 : 0)
        shelves[index].items.insert(contentsOf: items, at: start)
        note(items, place.shelf, from: start)
        drift(index, items.count)
        return moved.map(\.item)
    }

    package mutating func move(_ item: Item, _ side: Side, _ other: Item) throws(SnapshotProblem) {
        guard places[item] != nil else { throw .notFound("fromSection") }
        guard places[other] != nil else { throw .notFound("toSection") }
        if item == other { throw .destinationMoves("move", String(describing: other)) }
        try insert([item], side, other)
    }

    /// Those that aren't there are nothing to delete.
    package mutating func delete(_ items: [Item]) {
        var gone: [(item: Item, place: Place)] = []
        for item in items { if let place = places.removeValue(forKey: item) { gone.append((item, place)) } }
        take(gone)
    }

    /// Enters the items' new places; gives back those that had one.
    private mutating func put(
        _ items: [Item], _ shelf: Int32, _ start: Int, beside other: Item?
    ) throws(SnapshotProblem) -> [(item: Item, place: Place)] {
        ticket += 1
        var moved: [(item: Item, place: Place)] = []
        var twice: [Item] = []
        var number = Int32(start)
        places.reserveCapacity(places.count + items.count)
        for item in items {
            if let old = places.updateValue(Place(shelf: shelf, number: number, ticket: ticket), forKey: item) {
                if old.ticket == ticket { twice.append(item) } else { moved.append((item, old)) }
            }
            number += 1
        }
        let isBesideItself = other.map { places[$0]?.ticket == ticket } ?? false
        if twice.isEmpty, !isBesideItself { return moved }
        for item in items { places[item] = nil }
        for (item, place) in moved { places[item] = place }
        if !twice.isEmpty { throw .duplicates("item", SnapshotProblem.names(twice)) }
        throw .destinationMoves("insertion", String(describing: other!))
    }

    /// Out of the lists where they were.
    private mutating func take(_ gone: [(item: Item, place: Place)]) {
        if gone.isEmpty { return }
        var numbers: [Int: [Int]] = [:]
        for (item, place) in gone {
            let index = Int(order[Int(place.shelf)])
            numbers[index, default: []].append(number(of: item, place, index))
        }
        for (index, numbers) in numbers {
            if numbers.count == 1 {
                shelves[index].items.remove(at: numbers[0])
            } else {
                shelves[index].items = Self.without(Positions(numbers).rangesFromEnd.reversed(), shelves[index].items)
            }
            drift(index, numbers.count)
        }
    }

    private static func without(_ ranges: some Sequence<Range<Int>>, _ items: [Item]) -> [Item] {
        var kept: [Item] = []
        kept.reserveCapacity(items.count)
        var start = 0
        for range in ranges {
            kept += items[start..<range.lowerBound]
            start = range.upperBound
        }
        kept += items[start...]
        return kept
    }

    private mutating func note(_ items: [Item], _ shelf: Int32, from start: Int) {
        var number = Int32(start)
        for item in items {
            places[item] = Place(shelf: shelf, number: number, ticket: ticket)
            number += 1
        }
    }

    private mutating func drift(_ index: Int, _ count: Int) {
        shelves[index].drift += count
        if shelves[index].drift > 128 { countShelf(index) }
    }

    private mutating func countShelf(_ index: Int) {
        shelves[index].drift = 0
        note(shelves[index].items, shelves[index].key, from: 0)
    }

    /// So that each item is found at the first look.
    package mutating func countAll() {
        for index in shelves.indices where shelves[index].drift > 0 { countShelf(index) }
    }

    // MARK: - Sections
    package mutating func appendSections(_ sections: [Section]) throws(SnapshotProblem) {
        try add(sections, at: shelves.count)
    }

    package mutating func insertSections(_ sections: [Section], _ side: Side, _ other: Section) throws(SnapshotProblem) {
        guard let index = index(ofSection: other) else { throw .notFound("insertIndex") }
        if sections.contains(other) { throw .destinationMoves("insertion", String(describing: other)) }
        try add(sections, at: side == .after ? index + 1 : index)
    }

    private mutating func add(_ sections: [Section], at index: Int) throws(SnapshotProblem) {
        var new: Set<Section> = []
        let twice = sections.filter { !new.insert($0).inserted }
        if !twice.isEmpty { throw .duplicates("section", SnapshotProblem.names(twice)) }
        let known = sections.filter { keys[$0] != nil }
        if !known.isEmpty { throw .sectionsExist(SnapshotProblem.names(known)) }
        let made = sections.map { section in
            let key = Int32(order.count)
            order.append(-1)
            keys[section] = key
            return Shelf(key: key, section: section)
        }
        shelves.insert(contentsOf: made, at: index)
        numberShelves()
    }

    package mutating func deleteSections(_ sections: [Section]) {
        var gone: Set<Int32> = []
        for section in sections {
            guard let key = keys.removeValue(forKey: section) else { continue }
            gone.insert(key)
            for item in shelves[Int(order[Int(key)])].items { places[item] = nil }
        }
        if gone.isEmpty { return }
        shelves.removeAll { gone.contains($0.key) }
        numberShelves()
    }

    package mutating func moveSection(_ section: Section, _ side: Side, _ other: Section) throws(SnapshotProblem) {
        guard let from = index(ofSection: section) else { throw .notFound("fromIndex") }
        guard index(ofSection: other) != nil else { throw .notFound("toIndex") }
        if section == other { throw .destinationMoves("move", String(describing: other)) }
        let shelf = shelves.remove(at: from)
        numberShelves()
        shelves.insert(shelf, at: index(ofSection: other)! + (side == .after ? 1 : 0))
        numberShelves()
    }

    package mutating func deleteAll() { self = Self() }

    private mutating func numberShelves() {
        for index in shelves.indices { order[Int(shelves[index].key)] = Int32(index) }
    }

    // MARK: - Marks
    package mutating func reload(_ items: [Item]) throws(SnapshotProblem) {
        for item in items where places[item] == nil { throw .reloadOfMissing("reload item", String(describing: item)) }
        marks.reloaded.add(items)
    }

    package mutating func reconfigure(_ items: [Item]) throws(SnapshotProblem) {
        for item in items where places[item] == nil { throw .reloadOfMissing("reconfigure item", String(describing: item)) }
        marks.reconfigured.add(items)
    }

    package mutating func reloadSections(_ sections: [Section]) throws(SnapshotProblem) {
        for section in sections where keys[section] == nil {
            throw .reloadOfMissing("reload section", String(describing: section))
        }
        marks.reloadedSections.add(sections)
    }

    /// Once they are shown.
    package mutating func forgetMarks() { marks = SnapshotMarks() }

    /// With an item of one place in another, as a finger moves it; nil where there is none.
    package func moving(_ source: ListPath, to target: ListPath) -> ListSnapshot? {
        guard let item = item(at: source), let section = section(at: target.section) else { return nil }
        var moved = self
        var others = items(at: target.section)
        if source.section == target.section { others.remove(at: source.item) }
        do {
            if target.item < others.count {
                try moved.insert([item], .before, others[target.item])
            } else {
                try moved.append([item], to: section)
            }
        } catch {
            return nil
        }
        return moved
    }

    // MARK: - Replacing
    /// A section's items by others, in their order.
    package mutating func replaceItems(at index: Int, with items: [Item]) throws(SnapshotProblem) {
        let old = shelves[index].items
        for item in old { places[item] = nil }
        shelves[index].items = []
        do throws(SnapshotProblem) {
            try append(items, to: shelves[index].section)
        } catch {
            shelves[index].items = old
            note(old, shelves[index].key, from: 0)
            throw error
        }
    }
}

/// What is to be made anew or filled once more, each once and in the order of the wishes.
package struct SnapshotMarks<Section: Hashable, Item: Hashable> {
    package var reloaded = Marks<Item>()
    package var reconfigured = Marks<Item>()
    package var reloadedSections = Marks<Section>()

    package var isEmpty: Bool { reloaded.list.isEmpty && reconfigured.list.isEmpty && reloadedSections.list.isEmpty }
}

package struct Marks<Element: Hashable> {
    package private(set) var list: [Element] = []
    private var known: Set<Element> = []

    package func contains(_ element: Element) -> Bool { known.contains(element) }

    mutating func add(_ elements: [Element]) {
        for element in elements where known.insert(element).inserted { list.append(element) }
    }
}

extension ListSnapshot: Sendable where Section: Sendable, Item: Sendable {}
extension ListSnapshot.Shelf: Sendable where Section: Sendable, Item: Sendable {}
extension SnapshotMarks: Sendable where Section: Sendable, Item: Sendable {}
extension Marks: Sendable where Element: Sendable {}

extension ListSnapshot {
    /// For each item of the other's sections its number in this one, counted through all sections; -1 for those that aren't here.
    ///
    /// Mostly an item follows the one that it followed before: then nothing has to be looked up.
    func numbers(of other: ListSnapshot, _ starts: ContiguousArray<Int32>) -> [ContiguousArray<Int32>] {
        other.shelves.map { shelf in
            var numbers = ContiguousArray<Int32>()
            numbers.reserveCapacity(shelf.items.count)
            var section = index(ofSection: shelf.section) ?? -1
            var neighbours = section < 0 ? [] : shelves[section].items
            var start = section < 0 ? 0 : starts[section]
            var next = 0
            for item in shelf.items {
                if next < neighbours.count, neighbours[next] == item {
                    numbers.append(start + Int32(next))
                    next += 1
                } else if next + 1 < neighbours.count, neighbours[next + 1] == item {
                    numbers.append(start + Int32(next + 1))
                    next += 2
                } else if let path = path(of: item) {
                    if path.section != section {
                        section = path.section
                        neighbours = shelves[section].items
                        start = starts[section]
                    }
                    numbers.append(start + Int32(path.item))
                    next = path.item + 1
                } else {
                    numbers.append(-1)
                }
            }
            return numbers
        }
    }
}
