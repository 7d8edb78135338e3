/// Where the sections of a list, their headers, items and footers lie along the way that it scrolls.
///
/// Headers and footers that aren't there have no length.
package struct ListExtents: Sendable {
    /// What a place in the list belongs to.
    package enum Part: Hashable, Sendable {
        case header(Int)
        case item(ListPath)
        case footer(Int)
    }

    /// What a section is made of before anything is measured.
    package struct Section: Sendable {
        package var header: Extent
        package var items: [ExtentRun]
        package var footer: Extent

        package init(header: Extent, items: [ExtentRun], footer: Extent) {
            self.header = header
            self.items = items
            self.footer = footer
        }
    }

    private var tree = ExtentTree()
    /// The number of each section's header in the tree, and behind the last one the count of all.
    private var starts: ContiguousArray<Int> = [0]

    package init() {}

    package init(_ sections: [Section]) {
        var runs: [ExtentRun] = []
        for section in sections {
            runs.append(ExtentRun(1, section.header))
            runs += section.items
            runs.append(ExtentRun(1, section.footer))
            starts.append(starts[starts.count - 1] + 2 + section.items.reduce(0) { $0 + $1.count })
        }
        tree = ExtentTree(runs)
    }

    // MARK: - Asking

    package var sectionCount: Int { starts.count - 1 }
    package func itemCount(in section: Int) -> Int { starts[section + 1] - starts[section] - 2 }
    package var counts: [Int] { (0..<sectionCount).map { itemCount(in: $0) } }
    package var length: Double { tree.length }
    /// How much memory it takes is how many of these there are.
    package var runCount: Int { tree.runCount }

    package func contains(_ path: ListPath) -> Bool {
        path.section >= 0 && path.section < sectionCount && path.item >= 0 && path.item < itemCount(in: path.section)
    }

    private func number(_ part: Part) -> Int {
        switch part {
        case .header(let section): starts[section]
        case .item(let path): starts[path.section] + 1 + path.item
        case .footer(let section): starts[section + 1] - 1
        }
    }

    private func part(_ number: Int) -> Part {
        var low = 0
        var high = sectionCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if starts[middle] <= number { low = middle } else { high = middle }
        }
        if number == starts[low] { return .header(low) }
        return number == starts[low + 1] - 1 ? .footer(low) : .item(ListPath(low, number - starts[low] - 1))
    }

    package func start(of part: Part) -> Double { tree.offset(of: number(part)) }
    package func extent(of part: Part) -> Extent { tree[number(part)] }
    package func start(ofSection section: Int) -> Double { tree.offset(of: starts[section]) }
    package func end(ofSection section: Int) -> Double { tree.offset(of: starts[section + 1]) }

    /// What is at a place; the first part before all, the last one behind all.
    package func part(at place: Double) -> Part? { tree.index(at: place).map { part($0) } }

    /// From the part at one place to the part at another, in order, with where each begins. Those without length are left out.
    package func forEach(from place: Double, to end: Double, _ body: (Part, Double, Extent) -> Void) {
        guard var number = tree.index(at: place) else { return }
        var start = tree.offset(of: number)
        var section = 0
        if case .header(let found) = part(number) { section = found }
        if case .item(let found) = part(number) { section = found.section }
        if case .footer(let found) = part(number) { section = found }
        var run = tree.run(at: number)
        while start < end {
            while number >= starts[section + 1] { section += 1 }
            if run.extent.length > 0 {
                let part: Part
                if number == starts[section] {
                    part = .header(section)
                } else if number == starts[section + 1] - 1 {
                    part = .footer(section)
                } else {
                    part = .item(ListPath(section, number - starts[section] - 1))
                }
                body(part, start, run.extent)
                start += run.extent.length
                number += 1
                run.count -= 1
            } else {
                number += run.count
                run.count = 0
            }
            guard number < starts[sectionCount] else { return }
            if run.count == 0 { run = tree.run(at: number) }
        }
    }

    // MARK: - Changing

    package mutating func set(_ part: Part, _ extent: Extent) { tree[number(part)] = extent }

    /// Items as an update leaves them: those that stay and those that move keep their extents, the others get the section's.
    package mutating func apply(_ update: ListUpdate, _ fresh: (_ section: Int) -> Section, item: (ListPath) -> Extent) {
        let moved = update.wishes.moved.map { ($0.value, extent(of: .item($0.key))) }
        if update.changesSections || !update.wishes.reloadedSections.isEmpty {
            rebuild(update, fresh, item)
        } else {
            changeItems(update, item)
        }
        for (path, extent) in moved { set(.item(path), extent) }
        for path in update.wishes.reloaded {
            if let now = update.path(after: path) { set(.item(now), item(now)) }
        }
    }

    private mutating func changeItems(_ update: ListUpdate, _ item: (ListPath) -> Extent) {
        for section in update.sectionsWithItemChanges {
            for range in update.rangesGone(fromSection: section) {
                let first = starts[section] + 1
                tree.remove(first + range.lowerBound..<first + range.upperBound)
            }
            for range in update.rangesPlaced(inSection: section) {
                tree.insert(runs(section, range, item), at: starts[section] + 1 + range.lowerBound)
            }
            let change = update.after[section] - update.before[section]
            if change != 0 { for later in section + 1..<starts.count { starts[later] += change } }
        }
    }

    private func runs(_ section: Int, _ range: Range<Int>, _ item: (ListPath) -> Extent) -> [ExtentRun] {
        var runs: [ExtentRun] = []
        for number in range {
            let extent = item(ListPath(section, number))
            if let last = runs.indices.last, runs[last].extent == extent {
                runs[last].count += 1
            } else {
                runs.append(.init(1, extent))
            }
        }
        return runs
    }

    private mutating func rebuild(
        _ update: ListUpdate, _ fresh: (_ section: Int) -> Section, _ item: (ListPath) -> Extent
    ) {
        let old = self
        var sections: [Section] = []
        for section in update.after.indices {
            guard let source = update.section(before: section), !update.wishes.reloadedSections.contains(source) else {
                sections.append(fresh(section))
                continue
            }
            let first = old.starts[source] + 1
            var part = ExtentTree(old.runs(first..<first + update.before[source]))
            for range in update.rangesGone(fromSection: source) { part.remove(range) }
            for range in update.rangesPlaced(inSection: section) {
                part.insert(runs(section, range, item), at: range.lowerBound)
            }
            sections.append(
                Section(
                    header: old.extent(of: .header(source)), items: part.runs, footer: old.extent(of: .footer(source))))
        }
        self = ListExtents(sections)
    }

    private func runs(_ range: Range<Int>) -> [ExtentRun] {
        var list: [ExtentRun] = []
        var number = range.lowerBound
        while number < range.upperBound {
            var run = tree.run(at: number)
            run.count = min(run.count, range.upperBound - number)
            list.append(run)
            number += run.count
        }
        return list
    }
}
