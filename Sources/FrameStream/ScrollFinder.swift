import CoreGraphics
import RasterKernels

/// Finds out that what a part of the screen shows has only moved up or down, as in a list that is scrolled.
///
/// It looks at a few words of each row, and says what is likely. Whoever moves pixels by its word compares them afterwards.
struct ScrollFinder {
    struct Move: Equatable {
        /// Where the pixels are now.
        var rect: PixelRect
        /// How far below that they were.
        var distance: Int
    }

    /// Below this height a move saves nothing.
    static let leastHeight = 96
    /// Rows that differ though those around them have moved: marks that stay while all else scrolls.
    private static let patience = 32

    let old: PixelBuffer
    let new: PixelBuffer

    func find(in rect: PixelRect) -> Move? {
        guard rect.height >= Self.leastHeight, rect.width >= 64 else { return nil }
        let before = prints(of: old, rect), now = prints(of: new, rect)
        guard let distance = likeliest(before, now) else { return nil }
        // The longest run of rows that have come from there.
        var best = 0..<0, start = -1, last = -1
        func close() {
            if start >= 0, last + 1 - start > best.count { best = start..<last + 1 }
        }
        for y in 0..<rect.height {
            let source = y + distance
            guard source >= 0, source < rect.height, before[source] == now[y] else {
                if start >= 0, y - last > Self.patience {
                    close()
                    start = -1
                }
                continue
            }
            if start < 0 { start = y }
            last = y
        }
        close()
        guard best.count >= Self.leastHeight / 2 else { return nil }
        let moved = PixelRect(
            minX: rect.minX, minY: rect.minY + best.lowerBound, maxX: rect.maxX, maxY: rect.minY + best.upperBound)
        return Move(rect: moved, distance: distance)
    }

    /// A few words of each row, as one number; the edges, where indicators are, don't count.
    private func prints(of pixels: PixelBuffer, _ rect: PixelRect) -> [UInt64] {
        let left = rect.minX + rect.width / 16, right = rect.maxX - rect.width / 10
        let step = max(1, (right - left) / 48)
        return (rect.minY..<rect.maxY).map { y in
            let row = pixels.row(y)
            var print: UInt64 = 0xCBF2_9CE4_8422_2325
            var isFlat = true
            let first = row[left] | 0xFF00_0000
            var x = left
            while x < right {
                let word = row[x] | 0xFF00_0000
                if word != first { isFlat = false }
                print = (print ^ UInt64(word)) &* 0x100_0000_01B3
                x += step
            }
            // Rows of one colour say nothing about where they come from.
            return isFlat ? UInt64(first) : print | 1 << 63
        }
    }

    private func likeliest(_ before: [UInt64], _ now: [UInt64]) -> Int? {
        var places: [UInt64: Int] = [:]
        for (y, print) in before.enumerated() where print >> 63 == 1 {
            // What is there more than once tells nothing.
            places[print] = places[print] == nil ? y : -1
        }
        var votes: [Int: Int] = [:]
        for (y, print) in now.enumerated() where print >> 63 == 1 {
            if let place = places[print], place >= 0 { votes[place - y, default: 0] += 1 }
        }
        guard let (distance, count) = votes.max(by: { ($0.value, -abs($0.key)) < ($1.value, -abs($1.key)) }) else { return nil }
        return distance != 0 && count >= 10 && count > votes[0] ?? 0 ? distance : nil
    }
}
