import CoreGraphics
import RasterKernels

/// The tree flattened into drawing order: what is hidden, outside the target or not drawable is gone.
struct DisplayList {
    var items: [DrawItem] = []
    var groups: [DrawGroup] = []
    var planes: [Plane] = []
    /// Backdrop items, as indices; usually none.
    var backdrops: [Int32] = []
    /// A group that spreads what changes inside it (a shadow of its contents) exists.
    var hasSpreadingGroups = false

    /// Room for another one.
    mutating func clear() {
        items.removeAll(keepingCapacity: true)
        groups.removeAll(keepingCapacity: true)
        planes.removeAll(keepingCapacity: true)
        backdrops.removeAll(keepingCapacity: true)
        hasSpreadingGroups = false
    }

    /// Where a rectangle of a plane shows on the target, with a margin for each resampling on the way.
    func screenBounds(of rect: PixelRect, plane: Int32) -> PixelRect {
        var rect = rect
        var index = plane
        while index > 0 && !rect.isEmpty {
            let plane = planes[Int(index)]
            guard let box = plane.map.projectedBounds(Box(rect.outset(by: 2))), box.isFinite else { return .empty }
            let parent = planes[Int(plane.parent)]
            rect = PixelRect(around: box).outset(by: 2).intersection(parent.clip)
            index = plane.parent
        }
        return rect
    }

    /// Grows each rectangle until every backdrop is either inside it or apart from it: a backdrop is drawn from what lies
    /// behind all of it. Overlapping rectangles are joined.
    func closed(_ rects: [PixelRect], within target: PixelRect) -> [PixelRect] {
        if backdrops.isEmpty, rects.allSatisfy({ !$0.isEmpty && target.contains($0) }) {
            var joined = rects
            joinOverlapping(&joined)
            return joined
        }
        var result: [PixelRect] = []
        for rect in rects {
            let visible = rect.intersection(target)
            if !visible.isEmpty { result.append(visible) }
        }
        var changed = !backdrops.isEmpty
        while changed {
            changed = false
            for index in result.indices {
                for backdrop in backdrops {
                    let area = items[Int(backdrop)].screen.intersection(target)
                    if result[index].intersects(area) && !result[index].contains(area) {
                        result[index] = result[index].union(area)
                        changed = true
                    }
                }
            }
            let count = result.count
            joinOverlapping(&result)
            if result.count != count { changed = true }
        }
        joinOverlapping(&result)
        return result
    }

    func joinOverlapping(_ rects: inout [PixelRect]) {
        let all = rects.count
        guard let first = rects.indices.first(where: { index in rects[..<index].contains { $0.intersects(rects[index]) } })
        else {
            return
        }
        // Those in front are joined already.
        var count = first
        for next in first..<all {
            var rect = rects[next]
            while let index = rects[..<count].firstIndex(where: { $0.intersects(rect) }) {
                rect = rect.union(rects[index])
                count -= 1
                for place in index..<count { rects[place] = rects[place + 1] }
            }
            rects[count] = rect
            count += 1
        }
        rects.removeLast(all - count)
    }
}

extension PixelRect {
    /// The whole pixels that a box touches.
    init(around box: Box) {
        self.init(
            minX: wholePixel(box.minX.rounded(.down)), minY: wholePixel(box.minY.rounded(.down)),
            maxX: wholePixel(box.maxX.rounded(.up)), maxY: wholePixel(box.maxY.rounded(.up)))
    }

    /// The pixels whose centres lie in a box: edges move to the nearest pixel boundary.
    init(snapping box: Box) {
        self.init(
            minX: nearestPixel(box.minX), minY: nearestPixel(box.minY), maxX: nearestPixel(box.maxX),
            maxY: nearestPixel(box.maxY))
    }
}

extension Box {
    init(_ rect: PixelRect) {
        self.init(minX: Double(rect.minX), minY: Double(rect.minY), maxX: Double(rect.maxX), maxY: Double(rect.maxY))
    }
}

/// Whole numbers far outside any picture stand for everything larger.
@inline(__always)
func wholePixel(_ value: Double) -> Int {
    guard value > -1e9 else { return -1_000_000_000 }
    return value < 1e9 ? Int(value) : 1_000_000_000
}

/// The nearest pixel boundary. Halves go up, also when binary fractions leave them a hair below.
@inline(__always)
func nearestPixel(_ value: Double) -> Int { wholePixel((value + 0.500_001).rounded(.down)) }
