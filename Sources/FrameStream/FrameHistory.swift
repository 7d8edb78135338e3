import AppleFoundation
import CoreGraphics
import RasterKernels
import RenderEngine

/// What turns the last frame into the next one.
package enum FrameChange: Equatable {
    case moved(Shift)
    case pixels(PixelRect)
}

/// What lies over the app's frame.
package struct FrameLayer {
    /// Where it does.
    let parts: [PixelRect]
    let draw: (_ part: PixelRect, _ row: (Int) -> UnsafeMutablePointer<UInt32>) -> Void

    /// `draw` gets a part and where its rows are; an `x` of the frame is an index into them.
    package init(parts: [PixelRect], draw: @escaping (PixelRect, (Int) -> UnsafeMutablePointer<UInt32>) -> Void) {
        (self.parts, self.draw) = (parts, draw)
    }

    func covers(_ rect: PixelRect) -> Bool { parts.contains { $0.intersects(rect) } }
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

    /// Where something lies over the app in what was sent.
    private var covered: [PixelRect] = []

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }
    /// Where nothing was drawn a screen is black.
    private static let opaque: UInt32 = 0xFF00_0000

    /// What has changed within these parts, and where something was moved in all that differs beside. From now on the frame, with what
    /// lies over it, is what was sent last.
    package func changes(
        from frame: PixelBuffer, under layer: FrameLayer? = nil, moved move: FrameMove? = nil, in damage: [PixelRect]
    ) -> [FrameChange] {
        var parts = damage
        let covers = layer?.parts ?? []
        if let move {
            let shift = move.shift
            sent.move(to: shift.area, byX: shift.x, y: shift.y)
            parts += move.rest
            // What lay over the app came along, to where it doesn't belong, and something else to where it lies now.
            parts += covered.map { $0.offset(x: shift.x, y: shift.y).intersection(shift.area) }
            parts += covers.map { $0.intersection(shift.area) }
        }
        covered = covers
        let found = move == nil ? findScroll(to: frame, in: damage) : nil
        if let found { sent.move(to: found.area, byX: found.x, y: found.y) }
        var changed = TileSet(width: width, height: height)
        for part in parts { take(part.intersection(bounds), of: frame, under: layer, &changed) }
        let shift = move?.shift ?? found
        return (shift.map { [.moved($0)] } ?? []) + changed.rects.map { .pixels($0) }
    }

    /// What has moved though it was drawn anew, as pictures are that don't lie pixel on pixel.
    private func findScroll(to frame: PixelBuffer, in damage: [PixelRect]) -> Shift? {
        let parts = damage.map { $0.intersection(bounds) }
        guard let large = parts.max(by: { $0.area < $1.area }), large.area * 8 > bounds.area,
            let scroll = ScrollFinder(old: sent, new: frame).find(in: large)
        else { return nil }
        return Shift(area: scroll.rect, x: 0, y: -scroll.distance)
    }

    /// Takes over the squares that touch the part, and marks those that differ.
    private func take(_ part: PixelRect, of frame: PixelBuffer, under layer: FrameLayer?, _ changed: inout TileSet) {
        if part.isEmpty { return }
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
