import AppleFoundation
import CoreGraphics
import RasterKernels

/// What turns the last frame into the next one.
package enum FrameChange: Equatable {
    /// Pixels that are here now, and were so far below.
    case moved(PixelRect, from: Int)
    case pixels(PixelRect)
}

/// The frame that was sent last, and the one that comes next: what differs between them is all that has to go over the line.
package final class FrameHistory {
    /// The frame that comes next. Whoever makes it draws only what has changed.
    package let next: PixelBuffer
    /// What was sent last.
    package let sent: PixelBuffer
    package var width: Int { next.width }
    package var height: Int { next.height }

    /// Nil where there is no memory for it.
    package init?(width: Int, height: Int) {
        guard let next = PixelBuffer(width: width, height: height), let sent = PixelBuffer(width: width, height: height) else {
            return nil
        }
        (self.next, self.sent) = (next, sent)
    }

    private var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// Takes over a part of a frame; where nothing was drawn a screen is black.
    package func take(_ frame: PixelBuffer, _ part: PixelRect) {
        let part = part.intersection(bounds)
        for y in part.minY..<part.maxY {
            let source = frame.row(y), target = next.row(y)
            for x in part.minX..<part.maxX { target[x] = source[x] | 0xFF00_0000 }
        }
    }

    /// What has changed within these parts. From now on the next frame is what was sent last.
    package func changes(in damage: [PixelRect]) -> [FrameChange] {
        let parts = damage.map { $0.intersection(bounds) }.filter { !$0.isEmpty }
        var changes: [FrameChange] = []
        if let large = parts.max(by: { $0.area < $1.area }),
            let move = ScrollFinder(old: sent, new: next).find(in: large)
        {
            shift(move)
            changes.append(.moved(move.rect, from: move.distance))
        }
        var changed = TileSet(width: width, height: height)
        for part in parts { compare(part, &changed) }
        let rects = changed.rects
        for rect in rects { copy(rect) }
        return changes + rects.map { .pixels($0) }
    }

    private func shift(_ move: ScrollFinder.Move) {
        let rect = move.rect
        let rows = move.distance > 0 ? Array(rect.minY..<rect.maxY) : (rect.minY..<rect.maxY).reversed()
        for y in rows {
            memcpy(sent.row(y) + rect.minX, sent.row(y + move.distance) + rect.minX, rect.width * 4)
        }
    }

    /// Marks the squares that touch the part and differ.
    private func compare(_ part: PixelRect, _ changed: inout TileSet) {
        let side = TileSet.side
        for top in stride(from: part.minY / side * side, to: part.maxY, by: side) {
            for left in stride(from: part.minX / side * side, to: part.maxX, by: side) {
                let tile = PixelRect(x: left, y: top, width: side, height: side).intersection(bounds)
                let differs = (tile.minY..<tile.maxY).contains { y in
                    memcmp(sent.row(y) + tile.minX, next.row(y) + tile.minX, tile.width * 4) != 0
                }
                if differs { changed.insert(tile) }
            }
        }
    }

    private func copy(_ rect: PixelRect) {
        for y in rect.minY..<rect.maxY {
            memcpy(sent.row(y) + rect.minX, next.row(y) + rect.minX, rect.width * 4)
        }
    }
}
