import RasterKernels

/// Squares of a picture that something is true of: that they have changed, or that somebody hasn't got them yet.
package struct TileSet: Equatable {
    package static let side = 32

    package let width: Int
    package let height: Int
    private let columns: Int
    private let rows: Int
    private var isIn: [Bool]
    package private(set) var count = 0

    /// None of a picture's squares.
    package init(width: Int, height: Int) {
        (self.width, self.height) = (width, height)
        columns = (width + Self.side - 1) / Self.side
        rows = (height + Self.side - 1) / Self.side
        isIn = [Bool](repeating: false, count: columns * rows)
    }

    package var isEmpty: Bool { count == 0 }
    /// In pixels, about.
    package var area: Int { count * Self.side * Self.side }

    package mutating func insert(_ rect: PixelRect) {
        for index in indices(of: rect) where !isIn[index] { (isIn[index], count) = (true, count + 1) }
    }

    package mutating func remove(_ rect: PixelRect) {
        for index in indices(of: rect) where isIn[index] { (isIn[index], count) = (false, count - 1) }
    }

    package mutating func insertAll() { insert(PixelRect(x: 0, y: 0, width: width, height: height)) }

    package mutating func removeAll() { self = TileSet(width: width, height: height) }

    package mutating func formUnion(_ other: TileSet) {
        for index in isIn.indices where other.isIn[index] && !isIn[index] { (isIn[index], count) = (true, count + 1) }
    }

    /// Whether any square of the rectangle is among them.
    package func contains(anyOf rect: PixelRect) -> Bool { count > 0 && indices(of: rect).contains { isIn[$0] } }

    private func indices(of rect: PixelRect) -> [Int] {
        let rect = rect.intersection(PixelRect(x: 0, y: 0, width: width, height: height))
        guard !rect.isEmpty else { return [] }
        let (left, right) = (rect.minX / Self.side, (rect.maxX - 1) / Self.side)
        return (rect.minY / Self.side...(rect.maxY - 1) / Self.side).flatMap { row in
            (left...right).map { row * columns + $0 }
        }
    }

    /// The squares as few rectangles that don't overlap: runs of a row, joined with equal runs below.
    package var rects: [PixelRect] {
        var done: [PixelRect] = []
        var open: [PixelRect] = []
        for row in 0..<rows {
            var next: [PixelRect] = []
            var column = 0
            while column < columns {
                guard isIn[row * columns + column] else {
                    column += 1
                    continue
                }
                let start = column
                while column < columns, isIn[row * columns + column] { column += 1 }
                var run = PixelRect(
                    minX: start * Self.side, minY: row * Self.side, maxX: min(column * Self.side, width),
                    maxY: min((row + 1) * Self.side, height))
                if let above = open.firstIndex(where: { $0.minX == run.minX && $0.maxX == run.maxX }) {
                    run.minY = open.remove(at: above).minY
                }
                next.append(run)
            }
            done += open
            open = next
        }
        return done + open
    }
}
