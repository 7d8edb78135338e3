import AppleFoundation
import CoreGraphics

/// Expected, actual and difference, side by side.
///
/// The difference shows the actual picture pale and grey, and in red every pixel that isn't as expected.
struct FailurePicture {
    let expected: PixelBuffer
    let actual: PixelBuffer

    private static let gap = 16
    private static let margin: UInt32 = 0xFF2B_2B2B

    /// Nil when it would exceed what a picture can be.
    func draw() -> PixelBuffer? {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        guard let picture = PixelBuffer(width: width * 3 + Self.gap * 4, height: height + Self.gap * 2) else { return nil }
        for y in 0..<picture.height { picture.row(y).update(repeating: Self.margin, count: picture.width) }
        draw(into: picture, column: 0, width: width) { x, y in Self.pixel(expected, x, y) }
        draw(into: picture, column: 1, width: width) { x, y in Self.pixel(actual, x, y) }
        draw(into: picture, column: 2, width: width, difference)
        return picture
    }

    private func draw(into picture: PixelBuffer, column: Int, width: Int, _ color: (Int, Int) -> UInt32?) {
        let left = Self.gap + column * (width + Self.gap)
        for y in 0..<(picture.height - Self.gap * 2) {
            let row = picture.row(y + Self.gap) + left
            for x in 0..<width { row[x] = Self.flatten(color(x, y), x, y) }
        }
    }

    private static func pixel(_ picture: PixelBuffer, _ x: Int, _ y: Int) -> UInt32? {
        x < picture.width && y < picture.height ? picture.row(y)[x] : nil
    }

    private func difference(_ x: Int, _ y: Int) -> UInt32? {
        let wanted = Self.pixel(expected, x, y)
        let found = Self.pixel(actual, x, y)
        guard let wanted, let found else {
            return wanted == nil && found == nil ? nil : 0xFFFF_00FF
        }
        if wanted != found {
            // Small differences must be visible too.
            let strength = UInt32(min(255, 110 + Self.distance(wanted, found)))
            return 0xFF00_0000 | strength << 16 | 0x10 << 8 | 0x20
        }
        let flat = Self.flatten(found, x, y)
        let grey = ((flat >> 16) & 255) * 77 + ((flat >> 8) & 255) * 150 + (flat & 255) * 29
        let pale = 170 + (grey >> 8) / 3
        return 0xFF00_0000 | pale << 16 | pale << 8 | pale
    }

    private static func distance(_ a: UInt32, _ b: UInt32) -> Int {
        let shifts: [UInt32] = [0, 8, 16, 24]
        return shifts.map { abs(Int((a >> $0) & 255) - Int((b >> $0) & 255)) }.max()!
    }

    /// Over a chequered ground, so that transparent parts look transparent; where there is no picture, the margin's colour.
    private static func flatten(_ word: UInt32?, _ x: Int, _ y: Int) -> UInt32 {
        guard let word else { return margin }
        let alpha = word >> 24
        if alpha == 255 { return word }
        let ground: UInt32 = (x / 8 + y / 8) % 2 == 0 ? 255 : 220
        let rest = ground * (255 - alpha) / 255
        let red = min(255, ((word >> 16) & 255) + rest)
        let green = min(255, ((word >> 8) & 255) + rest)
        let blue = min(255, (word & 255) + rest)
        return 0xFF00_0000 | red << 16 | green << 8 | blue
    }
}
