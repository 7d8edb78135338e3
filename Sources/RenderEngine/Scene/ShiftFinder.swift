import CoreGraphics
import RasterKernels

/// Pixels that a frame takes over from the one before, from another place.
package struct Shift: Equatable {
    /// What is taken over, at its new place.
    package let area: PixelRect
    /// How far it came.
    package let x: Int
    package let y: Int

    package init(area: PixelRect, x: Int, y: Int) { (self.area, self.x, self.y) = (area, x, y) }
}

/// How a frame came about in which something was moved.
package struct FrameMove: Equatable {
    package let shift: Shift
    /// All that differs once that has been moved.
    package let rest: [PixelRect]

    package init(_ shift: Shift, rest: [PixelRect]) { (self.shift, self.rest) = (shift, rest) }
}

/// Finds out what most of a picture did together, as it does when it scrolls: where that is so, pixels are moved, and only what went another
/// way, what stayed where it was and what came into sight are drawn.
///
/// A pixel may be taken over when both lists draw the same items there, in the same order, each at the same place within itself: then they
/// are the same to the bit. What isn't so is damage at its new place and, moved along, at its old one.
struct ShiftFinder {
    let old: [DrawItem]
    let oldGroups: [DrawGroup]
    let new: DisplayList
    /// For each new item the old one that it was, or -1.
    let matches: [Int32]

    fileprivate enum Fate: UInt8 { case changed, moved, still }

    /// What is found out of each item on the way; kept from frame to frame for its room.
    struct Judgement {
        fileprivate var fates: [Fate] = []
        /// Whether an old item is still there.
        fileprivate var isKept: [Bool] = []
        fileprivate var ways: [(x: Int, y: Int, area: Int)] = []
        fileprivate var rooms = RectRooms()
    }

    /// What moves, and what is left to be drawn; nil where nothing moves or too little to gain by it.
    func find(
        within target: PixelRect, insteadOf damage: [PixelRect], _ judgement: inout Judgement
    ) -> (shift: Shift, damage: [PixelRect])? {
        // What spreads what changes inside it would have to be asked about everything.
        if new.hasSpreadingGroups || oldGroups.contains(where: { $0.shadow != nil }) { return nil }
        guard let (x, y) = commonWay(&judgement.ways) else { return nil }
        judgement.fates.removeAll(keepingCapacity: true)
        judgement.fates += repeatElement(.changed, count: new.items.count)
        judgement.isKept.removeAll(keepingCapacity: true)
        judgement.isKept += repeatElement(false, count: old.count)
        let seen = judge(x, y, &judgement.fates, &judgement.isKept).intersection(target)
        let area = seen.intersection(seen.offset(x: x, y: y))
        if area.isEmpty { return nil }

        var rest = RectAccumulator(limit: 12, target: target, splits: true, in: judgement.rooms.take())
        defer { judgement.rooms.keep(rest.rects) }
        seen.forEachPart(outside: area) { rest.add($0) }
        /// What lay there came along to where it doesn't belong.
        func addCopy(_ rect: PixelRect) { rest.add(rect.offset(x: x, y: y).intersection(area)) }
        for index in new.items.indices where new.items[index].kind != .dissolved {
            let item = new.items[index]
            switch judgement.fates[index] {
            case .changed: rest.add(item.screen)
            case .moved:
                let before = old[Int(matches[index])].bounds.offset(x: x, y: y)
                if before != item.bounds { addDifference(before, item.bounds, within: area, &rest) }
            case .still:
                if item.kind == .background && !item.isRounded {
                    addDifference(item.bounds.offset(x: x, y: y), item.bounds, within: area, &rest)
                } else if let solid = solidPart(item) {
                    item.frame.forEachPart(outside: solid) {
                        rest.add($0.intersection(area))
                        addCopy($0)
                    }
                } else {
                    rest.add(item.screen.intersection(area))
                    addCopy(item.screen)
                }
            }
            if rest.isWhole { return nil }
        }
        for index in old.indices where !judgement.isKept[index] && old[index].kind != .dissolved {
            if !seen.contains(old[index].screen) { rest.add(old[index].screen) }
            addCopy(old[index].screen)
        }
        // Moving a pixel takes a third of the time that drawing one does, at the least.
        let price = rest.rects.reduce(0) { $0 + $1.area } + area.area / 3
        return price < damage.reduce(0) { $0 + $1.area } ? (Shift(area: area, x: x, y: y), rest.rects) : nil
    }

    /// The way that most of the picture went.
    private func commonWay(_ ways: inout [(x: Int, y: Int, area: Int)]) -> (x: Int, y: Int)? {
        ways.removeAll(keepingCapacity: true)
        for index in new.items.indices {
            let item = new.items[index]
            guard matches[index] >= 0, item.plane == 0, item.kind != .group else { continue }
            let before = old[Int(matches[index])]
            let (x, y) = (item.frame.minX - before.frame.minX, item.frame.minY - before.frame.minY)
            if x == 0 && y == 0 || !isMoved(before, item, x, y) { continue }
            if let known = ways.firstIndex(where: { $0.x == x && $0.y == y }) {
                ways[known].area += item.bounds.area
            } else if ways.count < 16 {
                ways.append((x, y, item.bounds.area))
            }
        }
        return ways.max { $0.area < $1.area }.map { ($0.x, $0.y) }
    }

    /// The same pixels, moved as they are.
    private func isMoved(_ before: DrawItem, _ item: DrawItem, _ x: Int, _ y: Int) -> Bool {
        guard before.looks == item.looks, before.generation == item.generation, before.kind == item.kind,
            before.isRounded == item.isRounded,
            before.opacity == item.opacity, before.plane == 0, item.plane == 0,
            before.frame.offset(x: x, y: y) == item.frame
        else { return false }
        switch item.motion {
        case .free: return true
        case .whole: return before.bounds.offset(x: x, y: y) == item.bounds
        case .never: return false
        }
    }

    /// Says of each new item what became of it, and which of the old ones are still there. Returns what the moved ones covered and cover.
    private func judge(_ x: Int, _ y: Int, _ fates: inout [Fate], _ isKept: inout [Bool]) -> PixelRect {
        var seen = PixelRect.empty
        var latest: Int32 = -1
        var index = 0
        while index < new.items.count {
            let match = matches[index]
            defer { index += 1 }
            // What went past others lies in front of other things than before.
            guard match > latest else { continue }
            let item = new.items[index]
            let before = old[Int(match)]
            if item.kind == .group {
                if isMovedGroup(index, Int(match), x, y) {
                    for inner in index..<Int(item.end) {
                        fates[inner] = .moved
                        isKept[Int(match) + inner - index] = true
                    }
                    seen = seen.union(item.bounds).union(before.bounds)
                    latest = match + item.end - Int32(index) - 1
                    index = Int(item.end) - 1
                    continue
                }
                guard isStillGroup(before, item, Int(match), index) else { continue }
                fates[index] = .still
            } else if isMoved(before, item, x, y) {
                fates[index] = .moved
                seen = seen.union(item.bounds).union(before.bounds)
            } else if before.looksLike(item) {
                fates[index] = .still
            } else {
                continue
            }
            isKept[Int(match)] = true
            latest = match
        }
        return seen
    }

    private func isMovedGroup(_ index: Int, _ match: Int, _ x: Int, _ y: Int) -> Bool {
        let count = Int(new.items[index].end) - index
        guard Int(old[match].end) - match == count else { return false }
        for step in 0..<count {
            let item = new.items[index + step]
            let before = old[match + step]
            guard Int(matches[index + step]) == match + step, item.end - Int32(index) == before.end - Int32(match) else {
                return false
            }
            if item.kind == .dissolved { continue }
            guard isMoved(before, item, x, y) else { return false }
            if item.kind == .group {
                let (group, earlier) = (new.groups[Int(item.group)], oldGroups[Int(before.group)])
                if group.map != nil || earlier.map != nil { return false }
                let masked = group.maskStart >= 0 ? Int(group.maskStart) - index : -1
                let earlierMasked = earlier.maskStart >= 0 ? Int(earlier.maskStart) - match : -1
                if masked != earlierMasked { return false }
            }
        }
        return true
    }

    /// Nothing but what is in it is another than before. What cuts corners doesn't care what is in it.
    private func isStillGroup(_ before: DrawItem, _ item: DrawItem, _ match: Int, _ index: Int) -> Bool {
        if item.plane == 0, before.plane == 0, new.groups[Int(item.group)].clipsCorners,
            oldGroups[Int(before.group)].clipsCorners
        {
            return before.looks == item.looks && before.frame == item.frame && before.opacity == item.opacity
                && before.kind == item.kind
        }
        return before.looksLike(item) && before.end - Int32(match) == item.end - Int32(index)
    }

    /// Where a group that cuts corners cuts nothing.
    private func solidPart(_ item: DrawItem) -> PixelRect? {
        guard item.kind == .group, item.plane == 0 else { return nil }
        return new.groups[Int(item.group)].clipsCorners ? new.groups[Int(item.group)].solid : nil
    }

    /// What one of them covers, and not both.
    private func addDifference(_ a: PixelRect, _ b: PixelRect, within area: PixelRect, _ rest: inout RectAccumulator) {
        let (a, b) = (a.intersection(area), b.intersection(area))
        if a == b { return }
        a.forEachPart(outside: b) { rest.add($0) }
        b.forEachPart(outside: a) { rest.add($0) }
    }
}
