/// Where the items of one group lie.
struct SolvedGroup {
    struct Leaf {
        var frame: LayoutRect
        var zIndex = 0
        var measuresWidth = false
        var measuresHeight = false
        var supplementaries: [LayoutSupplementary] = []
    }

    /// What hangs at a group in the group: it goes with the first item there.
    struct Extra {
        var frame: LayoutRect
        var leaf: Int
        var supplementary: LayoutSupplementary
    }

    var size = LayoutSize.zero
    var leaves: [Leaf] = []
    var extras: [Extra] = []

    mutating func add(_ other: SolvedGroup, _ x: Double, _ y: Double) {
        let first = leaves.count
        for var leaf in other.leaves {
            leaf.frame = leaf.frame.moved(x, y)
            leaves.append(leaf)
        }
        for var extra in other.extras {
            extra.frame = extra.frame.moved(x, y)
            extra.leaf += first
            extras.append(extra)
        }
    }
}

/// What can't be laid out as it is asked for.
package enum LayoutProblem: Hashable, Sendable {
    /// A group is without extent, or nothing has room in it.
    case noRoom
    /// What is kept free around or between items leaves no room for one.
    case noRoomBesideSpacing
    /// Things without extent one after the other, or more than anybody can look through.
    case endless
    /// Groups in groups in groups.
    case tooDeep
    /// Group has no items.
    case empty
}

/// Lays out one group: sizes from the outside in, places from the inside out.
///
/// A group takes items one by one from those that are left; what finds none has a place, but isn't there. That counts only where what is
/// left of the room is shared out: gaps of a group that is partly filled are those of a full one.
struct GroupSolver {
    private struct Slot {
        var solved: SolvedGroup
        var spec: LayoutItemSpec
        var first: Int
        /// Whether there is an item for it.
        var isReal: Bool
    }

    /// What a group lays its items out in, and which of its sides they decide.
    private struct Room {
        var size: LayoutSize
        var isWidthOpen: Bool
        var isHeightOpen: Bool

        func isOpen(_ axis: LayoutAxis) -> Bool { axis == .horizontal ? isWidthOpen : isHeightOpen }
    }

    private static let mostSlots = 65_536

    let measures: LayoutMeasures
    /// The next item, and the one behind the last.
    private(set) var next: Int
    private let end: Int
    private(set) var problem: LayoutProblem?
    /// Behind the last item that it looked at, also in vain.
    private(set) var reached: Int
    private var slotsLeft = GroupSolver.mostSlots

    init(_ measures: LayoutMeasures, from first: Int, to end: Int) {
        self.measures = measures
        next = first
        reached = first
        self.end = end
    }

    mutating func solve(_ spec: LayoutItemSpec, in container: LayoutSize) -> SolvedGroup {
        solve(spec, in: container, width: nil, height: nil)
    }

    private mutating func complain(_ what: LayoutProblem) { if problem == nil { problem = what } }

    // MARK: - Items
    private mutating func solve(
        _ spec: LayoutItemSpec, in container: LayoutSize, width: Double?, height: Double?
    ) -> SolvedGroup {
        if let group = spec.group { return solve(spec, group, in: container, width: width, height: height) }
        var size = spec.size.size(in: container)
        if let width { size.width = width }
        if let height { size.height = height }
        guard next < end else { return SolvedGroup(size: size) }
        let measuresWidth = spec.size.width.isMeasured && width == nil
        let measuresHeight = spec.size.height.isMeasured && height == nil
        if measuresWidth, let known = measures.length(.horizontal, of: next) { size.width = known }
        if measuresHeight, let known = measures.length(.vertical, of: next) { size.height = known }
        next += 1
        reached = max(reached, next)
        var leaf = SolvedGroup.Leaf(frame: .zero)
        leaf.measuresWidth = measuresWidth
        leaf.measuresHeight = measuresHeight
        leaf.supplementaries = spec.supplementaries
        leaf.frame = Self.frame(size, spec, leaf)
        return SolvedGroup(size: size, leaves: [leaf])
    }

    private static func frame(_ size: LayoutSize, _ spec: LayoutItemSpec, _ leaf: SolvedGroup.Leaf) -> LayoutRect {
        var insets = spec.insets
        if leaf.measuresWidth { insets = insets.without(.horizontal) }
        if leaf.measuresHeight { insets = insets.without(.vertical) }
        return LayoutRect(0, 0, size.width, size.height).inset(insets)
    }

    // MARK: - Groups
    private mutating func solve(
        _ spec: LayoutItemSpec, _ group: LayoutGroupSpec, in container: LayoutSize, width: Double?, height: Double?
    ) -> SolvedGroup {
        var size = spec.size.size(in: container)
        if let width { size.width = width }
        if let height { size.height = height }
        let isWidthOpen = spec.size.width.isMeasured && width == nil
        let isHeightOpen = spec.size.height.isMeasured && height == nil
        var insets = spec.insets
        if isWidthOpen { insets = insets.without(.horizontal) }
        if isHeightOpen { insets = insets.without(.vertical) }
        if group.depth > LayoutGroupSpec.deepest { complain(.tooDeep) }
        let first = next
        var solved: SolvedGroup
        if case .custom(let provider) = group.content {
            solved = custom(provider(LayoutContainer(size: size, insets: insets)), size)
        } else {
            let inner = LayoutRect(0, 0, size.width, size.height).inset(insets)
            let room = Room(
                size: LayoutSize(inner.width, inner.height), isWidthOpen: isWidthOpen, isHeightOpen: isHeightOpen)
            solved = row(group, room, inner)
            if isWidthOpen { size.width = solved.size.width }
            if isHeightOpen { size.height = solved.size.height }
            solved.size = size
        }
        if next > first {
            let frame = LayoutRect(0, 0, size.width, size.height).inset(insets)
            for supplementary in spec.supplementaries {
                solved.extras.append(.init(frame: supplementary.frame(in: frame), leaf: 0, supplementary: supplementary))
            }
        }
        return solved
    }

    private mutating func custom(_ frames: [LayoutCustomFrame], _ size: LayoutSize) -> SolvedGroup {
        var solved = SolvedGroup(size: size)
        if frames.isEmpty { complain(.empty) }
        for place in frames.prefix(max(0, end - next)) {
            let rect = place.frame
            let frame = LayoutRect(rect.x.asPlace, rect.y.asPlace, rect.width.asLength, rect.height.asLength)
            solved.leaves.append(.init(frame: frame, zIndex: place.zIndex))
        }
        next += solved.leaves.count
        reached = max(reached, next)
        return solved
    }

    /// Items one after the other; its size is that of what is in it.
    private mutating func row(_ group: LayoutGroupSpec, _ room: Room, _ inner: LayoutRect) -> SolvedGroup {
        let axis = group.axis
        var slots = fill(group, room)
        while slots.last?.isReal == false, room.isOpen(axis) || !sharesOut(group, slots) { slots.removeLast() }
        equalize(&slots, axis)
        equalize(&slots, axis.other)
        let breadth = breadth(of: slots, group, room)
        stretch(&slots, room, to: breadth, axis.other)
        return place(slots, group, room, inner, breadth)
    }

    private func sharesOut(_ group: LayoutGroupSpec, _ slots: [Slot]) -> Bool {
        if group.spacing?.isFlexible == true { return true }
        return slots.contains { $0.spec.edges.flexibleCount(group.axis) > 0 }
    }

    // MARK: Filling
    private mutating func fill(_ group: LayoutGroupSpec, _ room: Room) -> [Slot] {
        let axis = group.axis
        let items = group.items
        guard !items.isEmpty else {
            complain(.empty)
            return []
        }
        let isOpen = room.isOpen(axis)
        let length = room.size[axis]
        let gap = group.spacing?.least ?? 0
        var most = Int.max
        var share: Double?
        switch group.content {
        case .repeated(_, let count): most = max(0, count)
        case .shared(_, let count):
            most = max(0, count)
            share = (length - Double(most - 1) * gap) / Double(max(1, most))
        default: break
        }
        if most == 0 { complain(.empty) }
        // A length that is only estimated is filled by what is estimated, so that it holds the same number at any time.
        let isCycle = most == Int.max
        if isCycle && !isOpen && length <= 0 || share.map({ $0 <= 0 && !isOpen }) == true {
            complain(length > 0 ? .noRoomBesideSpacing : .noRoom)
            return []
        }
        var slots: [Slot] = []
        var used = 0.0
        var usedBefore = -1.0
        while slots.count < most {
            let spec = items[slots.count % items.count]
            if next >= end, isOpen || slots.isEmpty || !mayShareOut(group) { break }
            slotsLeft -= 1
            if slotsLeft < 0 {
                complain(.endless)
                break
            }
            if isCycle, slots.count % items.count == 0, !slots.isEmpty {
                if used <= usedBefore {
                    complain(.endless)
                    break
                }
                usedBefore = used
            }
            let first = next
            let edges = spec.edges.least(axis)
            var forced: Double?
            if let share, !isOpen || !spec.size[axis].isMeasured { forced = max(0, share - edges) }
            var solved = self.solved(spec, room, axis, forced)
            let step = (isOpen && isCycle ? spec.size[axis].length(in: room.size) : solved.size[axis]) + edges
            if isCycle {
                let before = slots.isEmpty ? 0 : used + gap
                if before + step > length + max(1e-6, length * 1e-9) {
                    if !slots.isEmpty {
                        next = first
                        break
                    }
                    if !isOpen {
                        if edges > 0, edges >= length { complain(.noRoomBesideSpacing) }
                        next = first
                        solved = self.solved(spec, room, axis, max(0, length - edges))
                    }
                }
                used = before + step
            }
            slots.append(Slot(solved: solved, spec: spec, first: first, isReal: next > first))
        }
        return slots
    }

    private func mayShareOut(_ group: LayoutGroupSpec) -> Bool {
        group.spacing?.isFlexible == true || group.items.contains { $0.edges.flexibleCount(group.axis) > 0 }
    }

    private mutating func solved(_ spec: LayoutItemSpec, _ room: Room, _ axis: LayoutAxis, _ forced: Double?) -> SolvedGroup {
        solve(
            spec, in: room.size, width: axis == .horizontal ? forced : nil, height: axis == .vertical ? forced : nil)
    }

    // MARK: Sizes
    /// Those that are to be alike get the size of the largest.
    private func equalize(_ slots: inout [Slot], _ axis: LayoutAxis) {
        var most = -1.0
        for slot in slots where slot.isReal && slot.spec.group == nil && slot.spec.size[axis].isUniform {
            most = max(most, slot.solved.size[axis])
        }
        guard most >= 0 else { return }
        for index in slots.indices where slots[index].spec.group == nil && slots[index].spec.size[axis].isUniform {
            slots[index].solved.size[axis] = most
            for leaf in slots[index].solved.leaves.indices {
                slots[index].solved.leaves[leaf].frame = Self.frame(
                    slots[index].solved.size, slots[index].spec, slots[index].solved.leaves[leaf])
            }
        }
    }

    /// How far the items reach across.
    private func breadth(of slots: [Slot], _ group: LayoutGroupSpec, _ room: Room) -> Double {
        let across = group.axis.other
        guard room.isOpen(across) else { return room.size[across] }
        var most = -1.0
        for slot in slots where slot.isReal && !slot.spec.size[across].follows(across) {
            most = max(most, slot.solved.size[across] + slot.spec.edges.least(across))
        }
        return most < 0 ? room.size[across] : most
    }

    /// Those that have a share of their group's breadth have it of the breadth that it turned out to have.
    private mutating func stretch(_ slots: inout [Slot], _ room: Room, to breadth: Double, _ across: LayoutAxis) {
        guard room.isOpen(across), breadth != room.size[across] else { return }
        var changed = room.size
        changed[across] = breadth
        for index in slots.indices where slots[index].isReal && slots[index].spec.size[across].follows(across) {
            let slot = slots[index]
            let length = slot.spec.size[across].length(in: changed)
            // It keeps the items that it has.
            var again = GroupSolver(measures, from: slot.first, to: slot.first + slot.solved.leaves.count)
            again.slotsLeft = slotsLeft
            let along = slot.solved.size[across.other]
            let isOpen = slot.spec.size[across.other].isMeasured
            let solved = again.solve(
                slot.spec, in: room.size, width: across == .horizontal ? length : isOpen ? nil : along,
                height: across == .vertical ? length : isOpen ? nil : along)
            slotsLeft = again.slotsLeft
            reached = max(reached, again.reached)
            if solved.leaves.count == slot.solved.leaves.count { slots[index].solved = solved }
        }
    }

    // MARK: Places
    private func place(
        _ slots: [Slot], _ group: LayoutGroupSpec, _ room: Room, _ inner: LayoutRect, _ breadth: Double
    ) -> SolvedGroup {
        let axis = group.axis
        let gap = group.spacing?.least ?? 0
        var used = Double(max(0, slots.count - 1)) * gap
        var flexible = group.spacing?.isFlexible == true ? max(0, slots.count - 1) : 0
        for slot in slots {
            used += slot.solved.size[axis] + slot.spec.edges.least(axis)
            flexible += slot.spec.edges.flexibleCount(axis)
        }
        let length = room.isOpen(axis) ? used : room.size[axis]
        let share = flexible > 0 ? max(0, length - used) / Double(flexible) : 0
        func taken(_ spacing: LayoutSpacing?, _ share: Double) -> Double {
            guard let spacing else { return 0 }
            return spacing.least + (spacing.isFlexible ? share : 0)
        }
        var result = SolvedGroup()
        var place = 0.0
        for (number, slot) in slots.enumerated() {
            if number > 0 { place += taken(group.spacing, share) }
            let edges = slot.spec.edges
            place += taken(edges.start(axis), share)
            if slot.isReal {
                let across = axis.other
                let free = max(0, breadth - slot.solved.size[across] - edges.least(across))
                let count = edges.flexibleCount(across)
                let side = taken(edges.start(across), count > 0 ? free / Double(count) : 0)
                let x = inner.x + (axis == .horizontal ? place : side)
                let y = inner.y + (axis == .horizontal ? side : place)
                result.add(slot.solved, x, y)
            }
            place += slot.solved.size[axis] + taken(edges.end(axis), share)
        }
        result.size[axis] = length
        result.size[axis.other] = breadth
        return result
    }
}

// MARK: - What a group depends on

extension LayoutItemSpec {
    /// Whether anything in it says how large it is.
    var measures: Bool {
        if size.width.isMeasured || size.height.isMeasured { return true }
        return group?.items.contains { $0.measures } ?? false
    }

    /// Where a group is as long as its one item, which is measured along the way and nowhere else: what it is longer by.
    func rowEdges(_ way: LayoutAxis) -> Double? {
        guard let group, group.items.count == 1, let item = group.items.first, item.group == nil,
            size[way].isMeasured, item.size[way].isMeasured, !size[way.other].isMeasured, !item.size[way.other].isMeasured,
            supplementaries.isEmpty, item.supplementaries.isEmpty
        else { return nil }
        return item.edges.least(way)
    }

    /// Whether how many items it holds depends on how large they are.
    var flows: Bool { flows(isInGroup: false) }

    /// A group that only estimates its length holds what its estimate has room for; in another group it may be given a length.
    private func flows(isInGroup: Bool) -> Bool {
        guard let group else { return false }
        if case .cycle(let items) = group.content, isInGroup || !size[group.axis].isMeasured,
            items.contains(where: { $0.size[group.axis].isMeasured })
        {
            return true
        }
        return group.items.contains { $0.flows(isInGroup: true) }
    }
}
