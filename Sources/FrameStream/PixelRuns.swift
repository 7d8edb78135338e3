import CoreGraphics
import RasterKernels

/// Pixels to the last bit, quick to write and quick to read, for squares of a screen: much of one colour, much that is as in the row above, few
/// colours in turn.
///
/// A picture is read row by row. A byte says what comes next; "near" is by how much red, green and blue are more than in the pixel before.
/// - 0 to 63: the colour in this place of 64 recent ones (`place(of:)`).
/// - 64 to 127: near, red, green and blue between -2 and 1, two bits each.
/// - 128 to 191: near, green between -32 and 31; the next byte says how much more red and blue are than that, between -8 and 7, four bits each.
/// - 192 to 253: the pixel before again, 1 to 62 times; a row's end is the end of it.
/// - 254: red, green, blue, a byte each.
/// - 255: as the row above, for as many pixels as the next two bytes say, and one; it goes on in the next rows.
package enum PixelRuns {
    private static let nearest: UInt8 = 64, near: UInt8 = 128, run: UInt8 = 192, color: UInt8 = 254, above: UInt8 = 255
    private static let longestRun = 62, longestAbove = 65_536
    /// As in the row above costs three bytes.
    private static let leastAbove = 5

    @inline(__always) private static func place(of pixel: UInt32) -> Int {
        let (red, green, blue): (UInt32, UInt32, UInt32) = (pixel >> 16 & 0xFF, pixel >> 8 & 0xFF, pixel & 0xFF)
        return Int((red &* 3 &+ green &* 5 &+ blue &* 7) & 63)
    }

    package static func encode(_ rect: PixelRect, of pixels: PixelBuffer) -> [UInt8] {
        if rect.isEmpty { return [] }
        // No pixel takes more than four bytes.
        return [UInt8](unsafeUninitializedCapacity: rect.area * 4) { bytes, count in
            withUnsafeTemporaryAllocation(of: UInt32.self, capacity: 64) { recent in
                recent.initialize(repeating: 0)
                var writer = Writer(pixels: pixels, rect: rect, next: bytes.baseAddress!, recent: recent.baseAddress!)
                writer.write()
                count = writer.next - bytes.baseAddress!
            }
        }
    }

    private struct Writer {
        let pixels: PixelBuffer
        let rect: PixelRect
        var next: UnsafeMutablePointer<UInt8>
        let recent: UnsafeMutablePointer<UInt32>
        private var last: UInt32 = 0xFF00_0000

        init(
            pixels: PixelBuffer, rect: PixelRect, next: UnsafeMutablePointer<UInt8>, recent: UnsafeMutablePointer<UInt32>
        ) {
            (self.pixels, self.rect, self.next, self.recent) = (pixels, rect, next, recent)
        }

        private func row(_ y: Int) -> UnsafeMutablePointer<UInt32> { pixels.row(rect.minY + y) + rect.minX }

        mutating func write() {
            let (width, height) = (rect.width, rect.height)
            var x = 0, y = 0
            while y < height {
                let row = row(y)
                var run = x
                let limit = min(width, x + longestRun)
                while run < limit, row[run] == last { run += 1 }
                let start = y * width + x
                if let end = endOfAbove(x, y), end - start >= max(leastAbove, run - x + 1) {
                    let length = end - start - 1
                    put(above, UInt8(length & 0xFF), UInt8(length >> 8))
                    (x, y) = (end % width, end / width)
                    let pixel = end - 1
                    last = self.row(pixel / width)[pixel % width]
                    continue
                }
                if run > x {
                    put(PixelRuns.run + UInt8(run - x - 1))
                    x = run
                } else {
                    put(pixel: row[x])
                    x += 1
                }
                if x == width { (x, y) = (0, y + 1) }
            }
        }

        /// Where pixels from here on are no longer as those above, counted from the picture's first.
        @inline(__always) private func endOfAbove(_ x: Int, _ y: Int) -> Int? {
            guard y > 0, row(y)[x] == row(y - 1)[x] else { return nil }
            let (width, height) = (rect.width, rect.height)
            let limit = min(width * height, y * width + x + longestAbove)
            var x = x, y = y
            while true {
                let here = row(y), over = row(y - 1)
                let end = min(width, limit - y * width)
                while x < end, here[x] == over[x] { x += 1 }
                if x < width || y * width + x == limit { return y * width + x }
                (x, y) = (0, y + 1)
            }
        }

        @inline(__always) private mutating func put(pixel: UInt32) {
            let place = place(of: pixel)
            if recent[place] == pixel {
                put(UInt8(place))
            } else {
                recent[place] = pixel
                let red = Int8(truncatingIfNeeded: pixel >> 16 &- last >> 16)
                let green = Int8(truncatingIfNeeded: pixel >> 8 &- last >> 8)
                let blue = Int8(truncatingIfNeeded: pixel &- last)
                let (redMore, blueMore) = (red &- green, blue &- green)
                if (-2...1).contains(red), (-2...1).contains(green), (-2...1).contains(blue) {
                    put(nearest | UInt8(red + 2) << 4 | UInt8(green + 2) << 2 | UInt8(blue + 2))
                } else if (-32...31).contains(green), (-8...7).contains(redMore), (-8...7).contains(blueMore) {
                    put(near | UInt8(green + 32), UInt8(redMore + 8) << 4 | UInt8(blueMore + 8))
                } else {
                    put(color)
                    put(UInt8(pixel >> 16 & 0xFF), UInt8(pixel >> 8 & 0xFF), UInt8(pixel & 0xFF))
                }
            }
            last = pixel
        }

        @inline(__always) private mutating func put(_ bytes: UInt8...) {
            for byte in bytes {
                next.pointee = byte
                next += 1
            }
        }
    }
}
