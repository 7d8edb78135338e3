import ListEngine
import TestEvidence
import Testing

/// Random lists against plain ones. `Scripts/random-lists` makes the runs longer.
@Suite("List engine / Random", .assumed("a list of lists does the same slowly"))
struct RandomListTests {
    private static let operations = Dice.setting("ALLIUM_RANDOM_OPERATIONS", 20_000)
    private static let seed = Dice.setting("ALLIUM_RANDOM_SEED", 1)

    // MARK: - Updates

    /// What becomes of a list: identifiers, and how far into the new list new ones come.
    enum Step: Hashable {
        case delete(Int), insert(section: Int, place: Int), move(Int, section: Int, place: Int), reload(Int)
        case deleteSection(Int), insertSection(Int, items: Int), moveSection(Int, to: Int), reloadSection(Int, items: Int)
    }

    struct Model {
        struct Section {
            var id: Int
            var items: [Int]
            var isNew = false
        }
        var old: [Section]
        var sections: [Section]
        var next = 1_000_000
        /// Named already, or in what is deleted or reloaded.
        var taken: Set<Int> = []
        var reloaded: Set<Int> = []
        var movedItems: Set<Int> = []
        var movedSections: Set<Int> = []
        var reloadedSections: Set<Int> = []

        init(_ seed: Int) {
            var dice = Dice(seed)
            var item = 0
            old = (0..<dice.roll(5)).map { id in
                let items = (0..<dice.roll(7)).map { _ -> Int in
                    item += 1
                    return item
                }
                return Section(id: id, items: items)
            }
            sections = old
        }

        private func place(_ item: Int) -> (Int, Int)? {
            for (number, section) in sections.enumerated() {
                if let place = section.items.firstIndex(of: item) { return (number, place) }
            }
            return nil
        }

        private func isPlain(_ section: Int) -> Bool {
            !sections[section].isNew && !reloadedSections.contains(sections[section].id)
        }

        mutating func apply(_ step: Step) {
            switch step {
            case .delete(let item):
                guard let (section, place) = place(item), isPlain(section), taken.insert(item).inserted else { return }
                sections[section].items.remove(at: place)
            case .insert(let section, let place):
                guard !sections.isEmpty else { return }
                let section = section % sections.count
                guard isPlain(section) else { return }
                next += 1
                sections[section].items.insert(next, at: place % (sections[section].items.count + 1))
            case .move(let item, let target, let place):
                guard let (section, from) = self.place(item), isPlain(section), isPlain(target % sections.count),
                    taken.insert(item).inserted
                else { return }
                sections[section].items.remove(at: from)
                let target = target % sections.count
                sections[target].items.insert(item, at: place % (sections[target].items.count + 1))
                movedItems.insert(item)
            case .reload(let item):
                guard let (section, _) = place(item), isPlain(section), taken.insert(item).inserted else { return }
                reloaded.insert(item)
            case .deleteSection(let number):
                guard !sections.isEmpty else { return }
                let number = number % sections.count
                // What moved into it would have to be deleted by its new place.
                guard isPlain(number), !movedSections.contains(sections[number].id),
                    !sections[number].items.contains(where: { taken.contains($0) || $0 > 1_000_000 })
                else { return }
                taken.formUnion(sections[number].items)
                sections.remove(at: number)
            case .insertSection(let number, let items):
                let section = Section(id: next, items: (0..<items).map { next + 1 + $0 }, isNew: true)
                next += items + 1
                sections.insert(section, at: number % (sections.count + 1))
            case .moveSection(let number, let target):
                guard !sections.isEmpty else { return }
                let number = number % sections.count
                guard isPlain(number), movedSections.insert(sections[number].id).inserted else { return }
                let section = sections.remove(at: number)
                sections.insert(section, at: target % (sections.count + 1))
            case .reloadSection(let number, let items):
                guard !sections.isEmpty else { return }
                let number = number % sections.count
                guard isPlain(number), !movedSections.contains(sections[number].id),
                    !sections[number].items.contains(where: { taken.contains($0) || $0 > 1_000_000 })
                else { return }
                // What left it by moving is named as well; that would be redundant.
                guard !movedItems.contains(where: { item in old[sections[number].id].items.contains(item) }) else { return }
                taken.formUnion(sections[number].items)
                reloadedSections.insert(sections[number].id)
                sections[number].items = (0..<items).map { next + 1 + $0 }
                next += items + 1
            }
        }

        /// As an app would tell it.
        var changes: [ListChange] {
            var changes: [ListChange] = []
            var oldPlaces: [Int: ListPath] = [:]
            for (number, section) in old.enumerated() {
                for (place, item) in section.items.enumerated() { oldPlaces[item] = ListPath(number, place) }
            }
            for (number, section) in sections.enumerated() {
                if section.isNew { changes.append(.insertSection(number)) }
                if movedSections.contains(section.id) { changes.append(.moveSection(section.id, to: number)) }
                if reloadedSections.contains(section.id) { changes.append(.reloadSection(section.id)) }
                if section.isNew || reloadedSections.contains(section.id) { continue }
                for (place, item) in section.items.enumerated() {
                    guard let source = oldPlaces[item] else {
                        changes.append(.insert(ListPath(number, place)))
                        continue
                    }
                    if movedItems.contains(item) { changes.append(.move(source, to: ListPath(number, place))) }
                    if reloaded.contains(item) { changes.append(.reload(source)) }
                }
            }
            let left = Set(sections.map(\.id))
            let present = Set(sections.flatMap(\.items))
            for (number, section) in old.enumerated() {
                if !left.contains(section.id) { changes.append(.deleteSection(number)) }
                if !left.contains(section.id) || reloadedSections.contains(section.id) { continue }
                for (place, item) in section.items.enumerated() where !present.contains(item) {
                    changes.append(.delete(ListPath(number, place)))
                }
            }
            return changes
        }
    }

    private static func randomSteps(_ dice: inout Dice) -> [Step] {
        (0..<1 + dice.roll(10)).map { _ in
            switch dice.roll(12) {
            case 0, 1, 2: .delete(1 + dice.roll(20))
            case 3, 4, 5: .insert(section: dice.roll(6), place: dice.roll(9))
            case 6: .move(1 + dice.roll(20), section: dice.roll(6), place: dice.roll(9))
            case 7: .reload(1 + dice.roll(20))
            case 8: .deleteSection(dice.roll(6))
            case 9: .insertSection(dice.roll(6), items: dice.roll(4))
            case 10: .moveSection(dice.roll(6), to: dice.roll(6))
            default: .reloadSection(dice.roll(6), items: dice.roll(4))
            }
        }
    }

    /// What is wrong with the engine's answers, if anything is.
    private static func complaint(_ seed: Int, _ steps: [Step]) -> String? {
        var model = Model(seed)
        for step in steps { model.apply(step) }
        let before = model.old.map(\.items.count)
        let after = model.sections.map(\.items.count)
        var changes = model.changes
        var dice = Dice(seed &+ 77)
        for index in changes.indices { changes.swapAt(index, dice.roll(changes.count)) }
        let update: ListUpdate
        do throws(ListProblem) {
            update = try ListUpdate(before: before, after: after, changes)
        } catch { return "refused: \(error)" }
        var places: [Int: ListPath] = [:]
        for (number, section) in model.sections.enumerated() {
            for (place, item) in section.items.enumerated() { places[item] = ListPath(number, place) }
        }
        var lengths = ListExtents(
            model.old.map { section in
                .init(header: .known(5), items: section.items.map { ExtentRun(1, .known(Double($0))) }, footer: .known(0))
            })
        for (number, section) in model.old.enumerated() {
            for (place, item) in section.items.enumerated() {
                let path = ListPath(number, place)
                let expected = places[item]
                if update.path(after: path) != expected {
                    return "\(path) leads to \(String(describing: update.path(after: path)))"
                }
                if let expected, update.path(before: expected) != path { return "\(expected) doesn't lead back" }
            }
        }
        let old = Set(model.old.flatMap(\.items))
        for (item, path) in places where !old.contains(item) {
            if update.path(before: path) != nil { return "\(path) is new and comes from somewhere" }
        }
        lengths.apply(
            update,
            { section in .init(header: .known(5), items: [ExtentRun(after[section], .estimated(1))], footer: .known(0)) },
            item: { _ in .estimated(1) })
        if lengths.counts != after { return "extents count \(lengths.counts)" }
        for (item, path) in places {
            let isKept = old.contains(item) && !model.reloaded.contains(item)
            let expected = isKept ? Extent.known(Double(item)) : .estimated(1)
            if lengths.extent(of: .item(path)) != expected { return "\(path) is as long as \(lengths.extent(of: .item(path)))" }
        }
        // One item too many in a section that nobody may change freely is noticed.
        if let number = model.sections.indices.first(where: { number in
            !model.sections[number].isNew && !model.reloadedSections.contains(model.sections[number].id)
        }) {
            var wrong = after
            wrong[number] += 1
            if (try? ListUpdate(before: before, after: wrong, changes)) != nil { return "a wrong count is accepted" }
        }
        return nil
    }

    @Test func `each update leads every item to where a list of lists has it`() {
        var dice = Dice(Self.seed)
        var done = 0
        var seed = Self.seed * 1000
        while done < Self.operations {
            seed += 1
            let steps = Self.randomSteps(&dice)
            done += steps.count
            guard Self.complaint(seed, steps) != nil else { continue }
            let fewest = shrunk(steps) { Self.complaint(seed, $0) != nil }
            let model = Model(seed)
            Issue.record("\(model.old.map(\.items)), \(fewest): \(Self.complaint(seed, fewest) ?? "")")
            return
        }
    }

    // MARK: - Extents

    enum Turn: Hashable {
        case insert(Int, count: Int, length: Int), remove(Int, count: Int), set(Int, length: Int)
    }

    private static func complaint(_ turns: [Turn]) -> String? {
        var tree = ExtentTree()
        var plain: [Extent] = []
        for turn in turns {
            switch turn {
            case .insert(let place, let count, let length):
                let place = place % (plain.count + 1)
                tree.insert([ExtentRun(count, .known(Double(length)))], at: place)
                plain.insert(contentsOf: Array(repeating: .known(Double(length)), count: count), at: place)
            case .remove(let place, let count):
                let start = place % (plain.count + 1)
                let end = min(plain.count, start + count)
                tree.remove(start..<end)
                plain.removeSubrange(start..<end)
            case .set(let place, let length):
                guard !plain.isEmpty else { continue }
                tree[place % plain.count] = .known(Double(length))
                plain[place % plain.count] = .known(Double(length))
            }
            if tree.count != plain.count { return "\(tree.count) of \(plain.count)" }
        }
        var offset = 0.0
        var runs = 0
        for (index, extent) in plain.enumerated() {
            if tree[index] != extent { return "\(index) is \(tree[index])" }
            if tree.offset(of: index) != offset { return "\(index) begins at \(tree.offset(of: index)), not at \(offset)" }
            if extent.length > 0, tree.index(at: offset + 0.5) != index { return "\(index) isn't found" }
            if index == 0 || plain[index - 1] != extent { runs += 1 }
            offset += extent.length
        }
        if tree.length != offset { return "\(tree.length) long, not \(offset)" }
        return tree.runCount == runs ? nil : "\(tree.runCount) runs instead of \(runs)"
    }

    @Test func `extents are those of a plain list`() {
        var dice = Dice(Self.seed + 5)
        var done = 0
        while done < Self.operations {
            let turns = (0..<1 + dice.roll(200)).map { _ -> Turn in
                switch dice.roll(6) {
                case 0: .insert(dice.roll(1000), count: 1 + dice.roll(9), length: dice.roll(4))
                case 1: .remove(dice.roll(1000), count: dice.roll(6))
                default: .set(dice.roll(1000), length: dice.roll(4))
                }
            }
            done += turns.count
            guard Self.complaint(turns) != nil else { continue }
            let fewest = shrunk(turns) { Self.complaint($0) != nil }
            Issue.record("\(fewest): \(Self.complaint(fewest) ?? "")")
            return
        }
    }

    // MARK: - Differences

    private static func complaint(_ old: [(section: Int, items: [Int])], _ new: [(section: Int, items: [Int])]) -> String? {
        let difference = ListDifference(from: old, to: new)
        let update = difference.update
        var places: [Int: ListPath] = [:]
        for (number, section) in new.enumerated() {
            for (place, item) in section.items.enumerated() { places[item] = ListPath(number, place) }
        }
        for (number, section) in old.enumerated() {
            for (place, item) in section.items.enumerated() {
                let path = ListPath(number, place)
                if update.path(after: path) != places[item] {
                    return "\(path) leads to \(String(describing: update.path(after: path))) by \(difference.changes)"
                }
            }
        }
        return nil
    }

    @Test func `what comparing finds turns one list into the other`() {
        var dice = Dice(Self.seed + 9)
        var done = 0
        while done < Self.operations {
            func shuffled(_ count: Int) -> [Int] {
                var numbers = Array(0..<count)
                for index in numbers.indices { numbers.swapAt(index, dice.roll(count)) }
                return numbers
            }
            func list() -> [(section: Int, items: [Int])] {
                var items = Array(shuffled(14).prefix(dice.roll(15)))
                return shuffled(5).prefix(1 + dice.roll(5)).map { section in
                    let own = Array(items.prefix(dice.roll(items.count + 1)))
                    items.removeFirst(own.count)
                    return (section: section, items: own)
                }
            }
            let (old, new) = (list(), list())
            done += 20
            if let complaint = Self.complaint(old, new) {
                Issue.record("\(old) to \(new): \(complaint)")
                return
            }
        }
    }
}
