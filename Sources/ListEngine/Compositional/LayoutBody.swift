/// The groups of a section, one after the other.
///
/// Groups that are all alike are solved once, and nothing is kept for each: where one begins is a multiplication. Where sizes are measured
/// the lengths of the groups stand in a tree, and what lies in a group is reckoned when it is asked for. Where groups hold as many items as
/// have room, how many stands in a second tree.
struct LayoutBody {
    private enum Kind { case alike, measured, flowing }

    let spec: LayoutItemSpec
    /// The groups follow each other along this axis.
    let way: LayoutAxis
    let room: LayoutSize
    let spacing: Double
    /// Whether it is only as broad as its groups: a row that moves sideways.
    let hugs: Bool
    private(set) var count: Int
    private(set) var measures: LayoutMeasures
    private(set) var problem: LayoutProblem?

    private let kind: Kind
    /// A full group of which nothing is measured yet.
    private let template: SolvedGroup
    /// What an item's group adds to the item's length, where every group is a row: one item that says how long it is, and nothing else.
    private let rowEdges: Double?
    private var lengths = ExtentTree()
    /// How many items each group holds.
    private var fills = ExtentTree()
    /// How many items have been looked at for one group: that many before its end a change may matter to it.
    private var lookahead = 0
    /// Of the groups in which something is measured across the way.
    private var breadths: [Int: Double] = [:]
    private var mostBreadth: Double?
    /// How far things reach out of their groups.
    private(set) var overhang = 0.0
    /// The same across the way.
    private(set) var sideOverhang = 0.0

    init(
        _ spec: LayoutItemSpec, along way: LayoutAxis, in room: LayoutSize, spacing: Double, hugs: Bool,
        measures: LayoutMeasures
    ) {
        self.spec = spec
        self.hugs = hugs
        self.way = way
        self.room = room
        self.spacing = spacing.asPlace
        count = measures.count
        self.measures = measures
        kind = spec.flows ? .flowing : spec.measures ? .measured : .alike
        var solver = GroupSolver(LayoutMeasures(count: .max), from: 0, to: .max)
        template = solver.solve(spec, in: room)
        problem = solver.problem
        lookahead = solver.reached
        if problem == nil, template.leaves.isEmpty { problem = .noRoom }
        rowEdges = kind == .measured && problem == nil && template.leaves.count == 1 ? spec.rowEdges(way) : nil
        noteOverhang(of: template)
        rebuild()
    }

    var isOfRows: Bool { rowEdges != nil }

    private var perGroup: Int { template.leaves.count }

    // MARK: - Lengths
    private var edgeLength: Double { spec.edges.least(way) }

    private func stride(_ solved: SolvedGroup) -> Double { stride(solved.size[way]) }
    private func stride(_ length: Double) -> Double { max(0, length + edgeLength + spacing) }

    private mutating func noteOverhang(of solved: SolvedGroup) {
        for leaf in solved.leaves {
            noteOverhang(of: leaf.frame, in: solved.size)
            for supplementary in leaf.supplementaries {
                noteOverhang(of: supplementary.frame(in: leaf.frame), in: solved.size)
            }
        }
        for extra in solved.extras { noteOverhang(of: extra.frame, in: solved.size) }
    }

    private mutating func noteOverhang(of frame: LayoutRect, in group: LayoutSize) {
        // What lies between groups isn't behind the last one.
        let length = min(stride(group[way]), group[way] + edgeLength)
        let edge = spec.edges.start(way)?.least ?? 0
        let across = way.other
        overhang = max(overhang, -frame.start(way) - edge, frame.end(way) + edge - length)
        sideOverhang = max(sideOverhang, -frame.start(across), frame.end(across) - group[across])
    }

    var groupCount: Int {
        switch kind {
        case .alike: perGroup == 0 ? 0 : (count + perGroup - 1) / perGroup
        case .measured, .flowing: lengths.count
        }
    }

    var length: Double {
        guard groupCount > 0 else { return 0 }
        let all = kind == .alike ? Double(groupCount) * stride(template) : lengths.length
        return max(0, all - spacing)
    }

    /// How far the groups reach across the way.
    var breadth: Double {
        groupCount == 0 ? 0 : (mostBreadth ?? template.size[way.other]) + spec.edges.least(way.other)
    }

    // MARK: - Groups and items
    func start(of group: Int) -> Double {
        kind == .alike ? Double(group) * stride(template) : lengths.offset(of: group)
    }

    func group(of item: Int) -> Int {
        kind == .flowing ? fills.index(at: Double(item)) ?? 0 : perGroup == 0 ? 0 : item / perGroup
    }

    func items(of group: Int) -> Range<Int> {
        if kind == .flowing {
            let first = Int(fills.offset(of: group))
            return first..<first + Int(fills[group].length)
        }
        return group * perGroup..<min(count, (group + 1) * perGroup)
    }

    /// Whether there is a place for the item: not in a group that has no room for any.
    func contains(_ item: Int) -> Bool {
        item >= 0 && item < count && (kind == .flowing ? Double(item) < fills.length : groupCount > 0)
    }

    /// The groups that something between two places may belong to.
    func groups(from place: Double, to end: Double) -> Range<Int> {
        let count = groupCount
        guard count > 0, end >= place else { return 0..<0 }
        let from = place - overhang
        let to = end + overhang
        if kind == .alike {
            let stride = stride(template)
            // All at one place: seen only where something reaches out of them.
            guard stride > 0 else { return 0..<(overhang > 0 && from <= 0 && to >= 0 ? min(count, 10_000) : 0) }
            let first = max(0, min(Double(count), (from / stride).rounded(.down)))
            let last = max(0, min(Double(count), (to / stride).rounded(.down) + 1))
            return Int(first)..<max(Int(first), Int(last))
        }
        guard lengths.length > 0 || overhang > 0 else { return 0..<0 }
        // Groups without length are nowhere, but something may reach out of them.
        let first = overhang > 0 && from <= 0 ? 0 : lengths.index(at: from) ?? 0
        let last = overhang > 0 && to >= lengths.length ? count - 1 : lengths.index(at: to) ?? count - 1
        return first..<max(first, min(last, first + 100_000)) + 1
    }

    /// An item that is its group's only one, and the group's size, without a group being solved; nil where groups aren't rows.
    func row(_ item: Int) -> (leaf: SolvedGroup.Leaf, size: LayoutSize)? {
        guard let rowEdges else { return nil }
        var leaf = template.leaves[0]
        var size = template.size
        if let length = measures.length(way, of: item) {
            leaf.frame.set(way, length)
            size[way] = length + rowEdges
        }
        return (leaf, size)
    }

    func solved(_ group: Int) -> SolvedGroup {
        if let row = row(group) { return SolvedGroup(size: row.size, leaves: [row.leaf]) }
        let items = items(of: group)
        if kind == .alike || kind == .measured && items.count == perGroup && items.lowerBound >= measures.end {
            guard items.count < perGroup else { return template }
            var part = template
            part.leaves.removeLast(perGroup - items.count)
            part.extras.removeAll { $0.leaf >= items.count }
            return part
        }
        var solver = GroupSolver(measures, from: items.lowerBound, to: kind == .flowing ? count : items.upperBound)
        return solver.solve(spec, in: room)
    }

    /// Where the own corner of a group of that size lies, from the beginning of the body.
    func corner(of group: Int, _ size: LayoutSize) -> LayoutPoint {
        let edges = spec.edges
        let along = start(of: group) + (edges.start(way)?.least ?? 0)
        let across = way.other
        let flexible = edges.flexibleCount(across)
        var side = edges.start(across)?.least ?? 0
        if edges.start(across)?.isFlexible == true {
            let whole = hugs ? breadth : room[across]
            side += max(0, whole - size[across] - edges.least(across)) / Double(flexible)
        }
        return way == .horizontal ? LayoutPoint(along, side) : LayoutPoint(side, along)
    }

    // MARK: - What is measured
    /// True if that changes where something lies.
    mutating func measure(_ item: Int, width: Double?, height: Double?) -> Bool {
        guard contains(item), kind != .alike else { return false }
        if rowEdges != nil {
            guard let length = way == .horizontal ? width : height, measures.set(way, item, length.asLength) else {
                return false
            }
            resolve(item)
            return true
        }
        let group = group(of: item)
        let solved = solved(group)
        let number = item - items(of: group).lowerBound
        guard number < solved.leaves.count else { return false }
        let leaf = solved.leaves[number]
        var isNew = false
        if leaf.measuresWidth, let width { isNew = measures.set(.horizontal, item, width.asLength) || isNew }
        if leaf.measuresHeight, let height { isNew = measures.set(.vertical, item, height.asLength) || isNew }
        guard isNew else { return false }
        if kind == .flowing { flow(changed: item) } else { resolve(group) }
        return true
    }

    /// What was measured of an item counts no more.
    mutating func forget(_ item: Int) {
        guard contains(item), kind != .alike, item < measures.end else { return }
        measures.forget(item)
        let group = group(of: item)
        if kind == .flowing { flow(changed: item) } else { resolve(group) }
    }

    private mutating func resolve(_ group: Int) {
        if let row = row(group) {
            lengths[group] = .known(stride(row.size[way]))
            return noteOverhang(of: row.leaf.frame, in: row.size)
        }
        let solved = solved(group)
        lengths[group] = .known(stride(solved))
        noteOverhang(of: solved)
        note(breadth: solved.size[way.other], of: group)
    }

    private mutating func note(breadth: Double, of group: Int) {
        guard spec.size[way.other].isMeasured, measures.knows(way.other, items(of: group)) else { return }
        let before = breadths.updateValue(breadth, forKey: group)
        if breadth >= mostBreadth ?? 0 {
            mostBreadth = breadth
        } else if before == mostBreadth {
            mostBreadth = breadths.values.max()
        }
    }

    // MARK: - Building
    private mutating func rebuild() {
        breadths = [:]
        mostBreadth = nil
        guard perGroup > 0, count > 0, kind != .alike else {
            lengths = ExtentTree()
            fills = ExtentTree()
            return
        }
        if kind == .flowing {
            lengths = ExtentTree()
            fills = ExtentTree()
            return flow(changed: count)
        }
        let groups = (count + perGroup - 1) / perGroup
        // Only groups of which something is known differ from the template, and the last one if it is not full.
        let known = min(groups, (measures.end + perGroup - 1) / perGroup)
        var runs: [ExtentRun] = []
        lengths = ExtentTree([ExtentRun(groups, .known(0))])
        for group in 0..<known {
            let solved = solved(group)
            runs.append(ExtentRun(1, .known(stride(solved))))
            noteOverhang(of: solved)
            note(breadth: solved.size[way.other], of: group)
        }
        if groups > known {
            let isPart = count % perGroup != 0
            runs.append(ExtentRun(groups - known - (isPart ? 1 : 0), .known(stride(template))))
            if isPart {
                let last = solved(groups - 1)
                runs.append(ExtentRun(1, .known(stride(last))))
                noteOverhang(of: last)
                note(breadth: last.size[way.other], of: groups - 1)
            }
        }
        lengths = ExtentTree(runs)
    }

    /// Fills groups anew, from the first to which a change matters until they begin again with the items that they began with.
    private mutating func flow(changed: Int) {
        let group = lengths.count == 0 ? 0 : group(of: max(0, changed - lookahead - 1))
        var item = lengths.count == 0 ? 0 : items(of: group).lowerBound
        var lengthRuns: [ExtentRun] = []
        var fillRuns: [ExtentRun] = []
        var until = lengths.count
        if spec.size[way.other].isMeasured { breadths = breadths.filter { $0.key < group } }
        var number = group
        while item < count {
            if item > changed, lengths.count > 0 {
                let old = self.group(of: item)
                if items(of: old).lowerBound == item {
                    until = old
                    break
                }
            }
            if item >= measures.end, count - item > lookahead {
                // Nothing is known of the others, and the end is far.
                let full = (count - item - lookahead) / perGroup + 1
                lengthRuns.append(ExtentRun(full, .known(stride(template))))
                fillRuns.append(ExtentRun(full, .known(Double(perGroup))))
                item += full * perGroup
                number += full
                continue
            }
            var solver = GroupSolver(measures, from: item, to: count)
            let solved = solver.solve(spec, in: room)
            lookahead = max(lookahead, solver.reached - item)
            guard !solved.leaves.isEmpty else {
                problem = solver.problem ?? .noRoom
                break
            }
            lengthRuns.append(ExtentRun(1, .known(stride(solved))))
            fillRuns.append(ExtentRun(1, .known(Double(solved.leaves.count))))
            noteOverhang(of: solved)
            if spec.size[way.other].isMeasured, measures.knows(way.other, item..<item + solved.leaves.count) {
                breadths[number] = solved.size[way.other]
            }
            item += solved.leaves.count
            number += 1
        }
        lengths.replace(group..<until, with: lengthRuns)
        fills.replace(group..<until, with: fillRuns)
        if spec.size[way.other].isMeasured {
            // Where the later groups are now isn't known by their old numbers.
            mostBreadth = [mostBreadth, breadths.values.max()].compactMap { $0 }.max()
        }
    }

    // MARK: - Updates
    /// Items went and came; what was measured stays with the others.
    mutating func edit(gone: [Range<Int>], placed: [Range<Int>]) {
        measures.edit(gone: gone, placed: placed)
        count = measures.count
        guard kind == .measured, perGroup == 1, !spec.size[way.other].isMeasured else { return rebuild() }
        for range in gone { lengths.remove(range) }
        for range in placed {
            lengths.insert(CollectionOfOne(ExtentRun(range.count, .known(stride(template)))), at: range.lowerBound)
        }
    }
}
