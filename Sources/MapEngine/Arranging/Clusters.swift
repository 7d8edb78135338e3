/// Puts points that are close together into heaps: each takes those that are within reach of its first.
///
/// A point looks into the nine squares around it, so the work grows with the number of points and not with their pairs.
package struct Clusters: Sendable {
    /// The heap of each point.
    package private(set) var heap: [Int] = []
    /// The first point of each heap, by which it keeps its place.
    package private(set) var first: [Int] = []

    private struct Square: Equatable {
        let column, row, kind: Int32

        var hash: Int {
            let mixed =
                UInt64(UInt32(bitPattern: column)) &* 0x9E37_79B9_7F4A_7C15
                ^ UInt64(UInt32(bitPattern: row)) &* 0xC2B2_AE3D_27D4_EB4F ^ UInt64(UInt32(bitPattern: kind))
                &* 0x1656_67B1_9E37_79F9
            return Int(truncatingIfNeeded: mixed ^ mixed >> 29)
        }
    }

    /// The heaps of each square: the last one of it, and for each heap the one before it in the same square.
    ///
    /// Where the points lie close together, as on a screen, each square has its own place; else it is looked for by its hash.
    private struct Board {
        private var last: [Int32]
        private var squares: [Square] = []
        private var before: [Int32] = []
        private let mask: Int
        /// The squares with a place of their own, a seam around them included.
        private let dense: (column: Int32, row: Int32, columns: Int, rows: Int)?

        init(_ count: Int, _ bounds: (low: Square, high: Square)?, kinds: Int) {
            if let (low, high) = bounds {
                let (columns, rows) = (Int(high.column) - Int(low.column) + 3, Int(high.row) - Int(low.row) + 3)
                if columns < 1 << 20, rows < 1 << 20, kinds < 1 << 10, columns * rows * kinds <= 8 * count + 4096 {
                    dense = (low.column - 1, low.row - 1, columns, rows)
                    last = Array(repeating: -1, count: columns * rows * kinds)
                    mask = 0
                    return
                }
            }
            dense = nil
            var size = 16
            while size < count * 2 { size *= 2 }
            last = Array(repeating: -1, count: size)
            mask = size - 1
        }

        @inline(__always)
        private func slot(_ square: Square) -> Int {
            if let dense {
                let (column, row) = (Int(square.column &- dense.column), Int(square.row &- dense.row))
                return (Int(square.kind) &* dense.rows &+ row) &* dense.columns &+ column
            }
            var slot = square.hash & mask
            while last[slot] >= 0, squares[Int(last[slot])] != square { slot = (slot + 1) & mask }
            return slot
        }

        /// Heaps are numbered in the order in which they come.
        mutating func add(_ square: Square) {
            let slot = slot(square)
            before.append(last[slot])
            last[slot] = Int32(squares.count)
            squares.append(square)
        }

        @inline(__always)
        func forEach(in square: Square, _ body: (Int) -> Void) {
            var heap = last[slot(square)]
            while heap >= 0 {
                body(Int(heap))
                heap = before[Int(heap)]
            }
        }
    }

    /// The squares that points lie in, from the first to the last, and how many kinds there are.
    private static func extent(_ xs: [Double], _ ys: [Double], _ kinds: [Int], _ count: Int, _ reach: Double)
        -> (bounds: (low: Square, high: Square)?, kinds: Int)
    {
        var (left, top, right, bottom) = (Double.infinity, Double.infinity, -Double.infinity, -Double.infinity)
        var most = -1
        for index in 0..<count where kinds[index] >= 0 && xs[index].isFinite && ys[index].isFinite {
            (left, right) = (min(left, xs[index]), max(right, xs[index]))
            (top, bottom) = (min(top, ys[index]), max(bottom, ys[index]))
            most = max(most, kinds[index])
        }
        guard most >= 0, most < 1 << 20 else { return (nil, 0) }
        return (
            (
                Square(column: column(left, reach), row: column(top, reach), kind: 0),
                Square(column: column(right, reach), row: column(bottom, reach), kind: 0)
            ), most + 1
        )
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
        let extent = Self.extent(xs, ys, kinds, count, reach)
        var board = Board(count, extent.bounds, kinds: extent.kinds)
        // The first points of the heaps on the board, and which heaps these are.
        var heads: [(x: Double, y: Double, heap: Int)] = []
        for index in 0..<count {
            let (x, y, kind) = (xs[index], ys[index], Int32(clamping: kinds[index]))
            guard kind >= 0, x.isFinite, y.isFinite else {
                heap.append(first.count)
                first.append(index)
                continue
            }
            let (column, row) = (Self.column(x, reach), Self.column(y, reach))
            var best: Int?
            var bestDistance = reach * reach
            for dy: Int32 in -1...1 {
                for dx: Int32 in -1...1 {
                    board.forEach(in: Square(column: column &+ dx, row: row &+ dy, kind: kind)) { candidate in
                        let (wide, high) = (heads[candidate].x - x, heads[candidate].y - y)
                        let distance = wide * wide + high * high
                        // Of two equally near ones the earlier.
                        if distance < bestDistance || (distance == bestDistance && candidate < best ?? -1) {
                            (best, bestDistance) = (candidate, distance)
                        }
                    }
                }
            }
            if let best {
                heap.append(heads[best].heap)
            } else {
                board.add(Square(column: column, row: row, kind: kind))
                heads.append((x, y, first.count))
                heap.append(first.count)
                first.append(index)
            }
        }
    }

    /// The points of each heap of two or more.
    package var groups: [[Int]] {
        var starts = [Int](repeating: 0, count: first.count + 1)
        for heap in heap { starts[heap + 1] += 1 }
        for index in first.indices { starts[index + 1] += starts[index] }
        var ends = starts
        let sorted = [Int](unsafeUninitializedCapacity: heap.count) { buffer, count in
            for (index, heap) in heap.enumerated() {
                buffer[ends[heap]] = index
                ends[heap] += 1
            }
            count = heap.count
        }
        return first.indices.compactMap { starts[$0 + 1] - starts[$0] > 1 ? Array(sorted[starts[$0]..<starts[$0 + 1]]) : nil }
    }

    private static func column(_ value: Double, _ reach: Double) -> Int32 {
        Int32(max(-2e9, min(2e9, (value / reach).rounded(.down))))
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

    package func isFree(_ box: Box) -> Bool { !taken.contains { $0.meets(box) } }

    /// Takes the place for a box if it is free.
    package mutating func claim(_ box: Box) -> Bool {
        guard isFree(box) else { return false }
        taken.append(box)
        return true
    }
}
