import CoreGraphics
import RasterKernels

/// Finds what changed between one display list and the next, in pixels of the target.
struct DamageTracker {
    /// More rectangles than this are joined.
    static let maximumRects = 6

    private var previous: [DrawItem] = []
    private var previousGroups: [DrawGroup] = []
    /// The first item of each node in the list before, while two lists are compared; -1 for none.
    private var firsts: [Int32] = []

    /// For each item of the list the one before that it was, or -1.
    private var matches: [Int32] = []

    // Filled anew for each frame; kept for their room.
    private var changes = Changes()
    private var tail: [(Int, Int)] = []
    private var following: [Int32] = []
    private var judgement = ShiftFinder.Judgement()
    private var rooms = RectRooms()

    /// Remembers `list` and returns where it differs from the one before: what is to be drawn, after what is to be moved.
    mutating func update(
        to list: DisplayList, _ nodes: UnsafePointer<RenderNode>?, target: PixelRect
    ) -> (damage: [PixelRect], shift: Shift?) {
        var damage = RectAccumulator(limit: Self.maximumRects, target: target, in: rooms.take())
        compare(list, nodes, into: &damage)
        defer {
            remember(list)
            rooms.keep(damage.rects)
        }
        // A small part is drawn before one has found out whether it could have been moved.
        if damage.rects.reduce(0, { $0 + $1.area }) >= target.area / 8 {
            let finder = ShiftFinder(old: previous, oldGroups: previousGroups, new: list, matches: matches)
            if let (shift, rest) = finder.find(within: target, insteadOf: damage.rects, &judgement) { return (rest, shift) }
        }
        return (damage.rects, nil)
    }

    /// What is compared with next.
    mutating func remember(_ list: DisplayList) {
        previous = list.items
        previousGroups = list.groups
    }

    /// What looks otherwise: items as they were and as they are, and parts of those that are where they were.
    private struct Changes {
        var old: [Int] = []
        var new: [Int] = []
        var redrawn: [(index: Int, part: PixelRect)] = []

        mutating func removeAll() {
            old.removeAll(keepingCapacity: true)
            new.removeAll(keepingCapacity: true)
            redrawn.removeAll(keepingCapacity: true)
        }
    }

    private mutating func compare(
        _ list: DisplayList, _ nodes: UnsafePointer<RenderNode>?, into damage: inout RectAccumulator
    ) {
        let old = previous
        let new = list.items
        changes.removeAll()
        tail.removeAll(keepingCapacity: true)
        matches.removeAll(keepingCapacity: true)
        matches += repeatElement(-1, count: new.count)
        // Most frames have the same items as the one before, in the same order.
        var start = 0
        let shared = min(old.count, new.count)
        while start < shared, isSame(old[start], new[start]) {
            matches[start] = Int32(start)
            note(start, start, list, nodes)
            start += 1
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > start, newEnd > start, isSame(old[oldEnd - 1], new[newEnd - 1]) {
            oldEnd -= 1
            newEnd -= 1
            matches[newEnd] = Int32(oldEnd)
            if differs(oldEnd, newEnd, list) { tail.append((oldEnd, newEnd)) }
        }
        if start < oldEnd || start < newEnd {
            compareMiddle(start..<oldEnd, start..<newEnd, list, nodes)
        }
        for (first, second) in tail.reversed() { note(first, second, list, nodes) }
        add(changes.old, of: old, previousGroups, &damage)
        add(changes.new, of: new, list.groups, &damage)
        add(changes.redrawn, of: list, &damage)
    }

    private mutating func note(
        _ oldIndex: Int, _ newIndex: Int, _ list: DisplayList, _ nodes: UnsafePointer<RenderNode>?
    ) {
        guard differs(oldIndex, newIndex, list) else { return }
        if let part = redrawnPart(previous[oldIndex], list.items[newIndex], list, nodes) {
            return changes.redrawn.append((newIndex, part))
        }
        changes.old.append(oldIndex)
        changes.new.append(newIndex)
    }

    /// On the target, where nothing is otherwise but pixels that were drawn anew in place, and those are shown one to one.
    private func redrawnPart(
        _ old: DrawItem, _ new: DrawItem, _ list: DisplayList, _ nodes: UnsafePointer<RenderNode>?
    ) -> PixelRect? {
        guard new.kind == .contents, new.plane == 0, old.plane == 0, new.isPlacedLike(old), let nodes,
            case .bitmap(let bitmap) = nodes[Int(new.node)].contents, !bitmap.stretchesCenter,
            let part = bitmap.source?.redrawn(since: old.generation),
            let placement = BitmapPlacement(
                bitmap, box: nodes[Int(new.node)].box, frame: new.frame, scale: list.planes[0].scale),
            placement.isPixelForPixel
        else { return nil }
        let shown = part.offset(
            x: placement.destination.minX - Int(placement.source.minX),
            y: placement.destination.minY - Int(placement.source.minY))
        return shown.intersection(new.screen)
    }

    /// The same thing at two moments, whatever it looks like.
    private func isSame(_ a: DrawItem, _ b: DrawItem) -> Bool { a.node == b.node && a.kind == b.kind }

    private func differs(_ oldIndex: Int, _ newIndex: Int, _ list: DisplayList) -> Bool {
        let old = previous[oldIndex]
        let new = list.items[newIndex]
        if !old.looksLike(new) { return true }
        // A group that gained or lost items: they are damage themselves, but its end must not hide a change of nesting.
        return old.kind == .group && old.end - Int32(oldIndex) != new.end - Int32(newIndex)
    }

    /// Where items came, went or changed places: found by their nodes. What is found out of order counts as moved.
    private mutating func compareMiddle(
        _ oldRange: Range<Int>, _ newRange: Range<Int>, _ list: DisplayList, _ nodes: UnsafePointer<RenderNode>?
    ) {
        // The items of a node hang together in their order; those that are found leave the chain.
        following.removeAll(keepingCapacity: true)
        following += repeatElement(-1, count: oldRange.count)
        for index in oldRange.reversed() {
            let node = Int(previous[index].node)
            if node >= firsts.count { firsts += repeatElement(-1, count: node + 1 - firsts.count) }
            following[index - oldRange.lowerBound] = firsts[node]
            firsts[node] = Int32(index)
        }
        var latest = -1
        for index in newRange {
            let item = list.items[index]
            let found = take(item, oldRange.lowerBound)
            guard found >= 0 else {
                changes.new.append(index)
                continue
            }
            matches[index] = Int32(found)
            if found < latest {
                changes.old.append(found)
                changes.new.append(index)
            } else {
                note(found, index, list, nodes)
            }
            latest = max(latest, found)
        }
        for index in oldRange {
            let node = Int(previous[index].node)
            var rest = firsts[node]
            firsts[node] = -1
            while rest >= 0 {
                changes.old.append(Int(rest))
                rest = following[Int(rest) - oldRange.lowerBound]
            }
        }
    }

    /// The first item of the node that is of the same kind; -1 if there is none left.
    private mutating func take(_ item: DrawItem, _ start: Int) -> Int {
        let node = Int(item.node)
        guard node < firsts.count else { return -1 }
        var before: Int32 = -1
        var index = firsts[node]
        while index >= 0, previous[Int(index)].kind != item.kind {
            before = index
            index = following[Int(index) - start]
        }
        if index < 0 { return -1 }
        let next = following[Int(index) - start]
        if before < 0 { firsts[node] = next } else { following[Int(before) - start] = next }
        return Int(index)
    }

    private func spreadingGroups(_ items: [DrawItem], _ groups: [DrawGroup]) -> [Int] {
        items.indices.filter {
            let item = items[$0]
            return item.kind == .group && item.group >= 0 && groups[Int(item.group)].shadow != nil
        }
    }

    private func add(_ redrawn: [(index: Int, part: PixelRect)], of list: DisplayList, _ damage: inout RectAccumulator) {
        if redrawn.isEmpty { return }
        let spreading = list.groups.contains { $0.shadow != nil } ? spreadingGroups(list.items, list.groups) : []
        for (index, part) in redrawn {
            damage.add(part)
            for group in spreading where group < index && index < Int(list.items[group].end) {
                damage.add(list.items[group].screen)
            }
        }
    }

    /// Adds what the changed items cover; inside a group that spreads changes, all that the group covers.
    private func add(
        _ changed: [Int], of items: [DrawItem], _ groups: [DrawGroup], _ damage: inout RectAccumulator
    ) {
        if changed.isEmpty { return }
        let spreading = groups.contains { $0.shadow != nil } ? spreadingGroups(items, groups) : []
        for index in changed {
            if damage.isWhole { return }
            damage.add(items[index].screen)
            for group in spreading where group < index && index < Int(items[group].end) { damage.add(items[group].screen) }
        }
    }
}

/// Room for rectangles that are handed out with each frame: what was handed out last is left alone, for whoever still looks at it.
struct RectRooms {
    private var older: [PixelRect] = []
    private var newer: [PixelRect] = []

    /// Empty, with the room of the time before last.
    mutating func take() -> [PixelRect] {
        var room = older
        older = newer
        newer = []
        room.removeAll(keepingCapacity: true)
        return room
    }

    mutating func keep(_ rects: [PixelRect]) { newer = rects }
}

/// Collects rectangles as a few that cover them all without much waste.
struct RectAccumulator {
    let limit: Int
    let target: PixelRect
    /// Rectangles that cross and would waste much together are cut.
    let splits: Bool
    private(set) var rects: [PixelRect] = []

    /// - Parameter room: Empty, for what is collected.
    init(limit: Int, target: PixelRect, splits: Bool = false, in room: [PixelRect] = []) {
        self.limit = limit
        self.target = target
        self.splits = splits
        rects = room
    }

    /// There is nothing more to collect.
    var isWhole: Bool { rects.count == 1 && rects[0] == target }

    mutating func add(_ rect: PixelRect) { add(rect, splits: splits) }

    private mutating func add(_ rect: PixelRect, splits: Bool) {
        var rect = rect.intersection(target)
        if rect.isEmpty { return }
        if rects.isEmpty { rects.reserveCapacity(limit + 1) }
        var index = 0
        while index < rects.count {
            let other = rects[index]
            if other.contains(rect) { return }
            let union = other.union(rect)
            let isTight = union.area <= (other.area + rect.area) * 5 / 4
            if isTight || other.intersects(rect) && !splits {
                rect = union
                rects.remove(at: index)
                index = 0
            } else {
                index += 1
            }
        }
        if splits { addParts(rect, besides: 0) } else { rects.append(rect) }
        if rects.count > limit { joinCheapestPair() }
    }

    /// What of it no other covers, from the one with that index on.
    private mutating func addParts(_ rect: PixelRect, besides index: Int) {
        guard let crossing = rects[index...].firstIndex(where: { $0.intersects(rect) }) else { return rects.append(rect) }
        rect.forEachPart(outside: rects[crossing]) { addParts($0, besides: crossing + 1) }
    }

    private mutating func joinCheapestPair() {
        var best = (waste: Int.max, first: 0, second: 1)
        for first in rects.indices {
            for second in rects.indices where second > first {
                let waste = rects[first].union(rects[second]).area - rects[first].area - rects[second].area
                if waste < best.waste { best = (waste, first, second) }
            }
        }
        let joined = rects[best.first].union(rects[best.second])
        rects.remove(at: best.second)
        rects.remove(at: best.first)
        add(joined, splits: false)
    }
}
