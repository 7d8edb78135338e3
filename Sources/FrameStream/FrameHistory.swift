import AppleFoundation
import CoreGraphics
import RasterKernels

/// What turns the last frame into the next one.
package enum FrameChange: Equatable {
    /// Pixels that are here now, and were so far below.
    case moved(PixelRect, from: Int)
    case pixels(PixelRect)
}

/// What lies over the app's frame.
package struct FrameLayer {
    let covers: (PixelRect) -> Bool
    let draw: (_ part: PixelRect, _ row: (Int) -> UnsafeMutablePointer<UInt32>) -> Void

    /// `draw` gets a part and where its rows are; an `x` of the frame is an index into them.
    package init(
        covers: @escaping (PixelRect) -> Bool, draw: @escaping (PixelRect, (Int) -> UnsafeMutablePointer<UInt32>) -> Void
    ) {
        (self.covers, self.draw) = (covers, draw)
    }
}

/// The frame that was sent last; what differs from it in the next one is all that has to go over the line.
package final class FrameHistory {
    /// What was sent last.
    package let sent: PixelBuffer
    package var width: Int { sent.width }
    package var height: Int { sent.height }

    /// Nil where there is no memory for it.
    package init?(width: Int, height: Int) {
        guard let sent = PixelBuffer(width: width, height: height) else { return nil }
        self.sent = sent
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
    /// Where nothing was drawn a screen is black.
    private static let opaque: UInt32 = 0xFF00_0000

    /// What has changed within these parts. From now on the frame, with what lies over it, is what was sent last.
    package func changes(from frame: PixelBuffer, under layer: FrameLayer? = nil, in damage: [PixelRect]) -> [FrameChange] {
        let parts = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        var changes: [FrameChange] = []
        if let large = parts.max(by: { $0.area < $1.area }), large.area * 8 > bounds.area,
            let move = ScrollFinder(old: sent, new: frame).find(in: large)
        {
            shift(move)
            changes.append(.moved(move.rect, from: move.distance))
        }
        var changed = TileSet(width: width, height: height)
        for part in parts { take(part, of: frame, under: layer, &changed) }
        return changes + changed.rects.map { .pixels($0) }
    }

    private func shift(_ move: ScrollFinder.Move) {
        let rect = move.rect
        let rows = move.distance > 0 ? Array(rect.minY..<rect.maxY) : (rect.minY..<rect.maxY).reversed()
        for y in rows {
            memcpy(sent.row(y) + rect.minX, sent.row(y + move.distance) + rect.minX, rect.width * 4)
        }
    }

    /// Takes over the squares that touch the part, and marks those that differ.
    private func take(_ part: PixelRect, of frame: PixelBuffer, under layer: FrameLayer?, _ changed: inout TileSet) {
        let side = TileSet.side
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: side * side) { square in
            for top in stride(from: part.minY / side * side, to: part.maxY, by: side) {
                for left in stride(from: part.minX / side * side, to: part.maxX, by: side) {
                    let tile = PixelRect(x: left, y: top, width: side, height: side).intersection(bounds)
                    var differs = false
                    if let layer, layer.covers(tile) {
                        let start = square.baseAddress! - left
                        let row = { (y: Int) in start + (y - top) * side }
                        for y in tile.minY..<tile.maxY {
                            _ = Self.take(frame.row(y) + left, row(y) + left, count: tile.width)
                        }
                        layer.draw(tile, row)
                        for y in tile.minY..<tile.maxY {
                            differs = Self.take(row(y) + left, sent.row(y) + left, count: tile.width) || differs
                        }
                    } else {
                        for y in tile.minY..<tile.maxY {
                            differs = Self.take(frame.row(y) + left, sent.row(y) + left, count: tile.width) || differs
                        }
                    }
                    if differs { changed.insert(tile) }
                }
            }
        }
    }

    /// Copies pixels, unless they are there already.
    @inline(__always) private static func take(
        _ source: UnsafeMutablePointer<UInt32>, _ target: UnsafeMutablePointer<UInt32>, count: Int
    ) -> Bool {
        var difference: UInt32 = 0
        for x in 0..<count { difference |= (source[x] | opaque) ^ target[x] }
        if difference == 0 { return false }
        for x in 0..<count { target[x] = source[x] | opaque }
        return true
    }
}
