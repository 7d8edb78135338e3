/// Puts points that are close together into heaps: each takes those that are within reach of its first.
///
/// A point looks into the nine squares around it, so the work grows with the number of points and not with their pairs.
package struct Clusters: Sendable {
    /// The heap of each point.
    package private(set) var heap: [Int] = []
    /// The first point of each heap, by which it keeps its place.
    package private(set) var first: [Int] = []

    private struct Square: Hashable {
        let column, row, kind: Int32
    }

    /// Points of different kinds stay apart; those of kind -1 stay alone. Earlier points found heaps.
    package init(xs: [Double], ys: [Double], kinds: [Int], reach: Double) {
        let count = min(xs.count, ys.count, kinds.count)
        heap.reserveCapacity(count)
        guard reach > 0 else {
            heap = Array(0..<count)
            first = heap
            return
        }
        var heads: [Square: [Int]] = [:]
        for index in 0..<count {
            let kind = kinds[index]
            guard kind >= 0, xs[index].isFinite, ys[index].isFinite else {
                heap.append(first.count)
                first.append(index)
                continue
            }
            let (column, row) = (
                Int32(clamping: Int((xs[index] / reach).rounded(.down))),
                Int32(clamping: Int((ys[index] / reach).rounded(.down)))
            )
            var best: Int?
            var bestDistance = reach * reach
            for dy: Int32 in -1...1 {
                for dx: Int32 in -1...1 {
                    guard let near = heads[Square(column: column &+ dx, row: row &+ dy, kind: Int32(clamping: kind))] else {
                        continue
                    }
                    for candidate in near {
                        let head = first[candidate]
                        let (x, y) = (xs[head] - xs[index], ys[head] - ys[index])
                        let distance = x * x + y * y
                        if distance < bestDistance { (best, bestDistance) = (candidate, distance) }
                    }
                }
            }
            if let best {
                heap.append(best)
            } else {
                heads[Square(column: column, row: row, kind: Int32(clamping: kind)), default: []].append(first.count)
                heap.append(first.count)
                first.append(index)
            }
        }
    }
}

/// Which of many boxes can be shown without touching each other: earlier ones win.
package struct Crowd: Sendable {
    package struct Box: Hashable, Sendable {
        package var minX, minY, maxX, maxY: Double
        package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
            (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
        }
        package func meets(_ other: Box) -> Bool {
            minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
        }
    }

    package private(set) var taken: [Box] = []

    package init() {}

    /// Takes the place for a box if it is free.
    package mutating func claim(_ box: Box) -> Bool {
        if taken.contains(where: { $0.meets(box) }) { return false }
        taken.append(box)
        return true
    }
}
