import AppleFoundation
import CoreGraphics
import RasterKernels

/// Expected, actual and difference, side by side.
///
/// The difference shows the picture pale and grey, in red every pixel that isn't as expected, and in magenta what only one of them has.
struct FailurePicture {
    let expected: PixelBuffer
    let actual: PixelBuffer

    private static let gap = 16
    private static let margin: UInt32 = 0xFF2B_2B2B
    private static let lone: UInt32 = 0xFFFF_00FF

    /// Nil when it would exceed what a picture can be.
    func draw() -> PixelBuffer? {
        let width = max(expected.width, actual.width)
        let height = max(expected.height, actual.height)
        guard let picture = PixelBuffer(width: width * 3 + Self.gap * 4, height: height + Self.gap * 2) else { return nil }
        for y in 0..<picture.height { picture.row(y).update(repeating: Self.margin, count: picture.width) }
        let step = width + Self.gap
        copy(expected, to: picture, left: Self.gap)
        copy(actual, to: picture, left: Self.gap + step)
        drawDifference(into: picture, left: Self.gap + step * 2, top: Self.gap)
        return picture
    }

    /// The difference alone.
    func difference() -> PixelBuffer? {
        let width = max(expected.width, actual.width)
        guard let picture = PixelBuffer(width: width, height: max(expected.height, actual.height)) else { return nil }
        for y in 0..<picture.height { picture.row(y).update(repeating: Self.margin, count: picture.width) }
        drawDifference(into: picture, left: 0, top: 0)
        return picture
    }

    private func copy(_ source: PixelBuffer, to picture: PixelBuffer, left: Int) {
        for y in 0..<source.height {
            let target = picture.row(y + Self.gap) + left
            target.update(from: source.row(y), count: source.width)
            if AlphaMultiplication.isOpaque(target, count: source.width) { continue }
            for x in 0..<source.width { target[x] = Self.flatten(target[x], x, y) }
        }
    }

    private func drawDifference(into picture: PixelBuffer, left: Int, top: Int) {
        let common = (width: min(expected.width, actual.width), height: min(expected.height, actual.height))
        for source in [expected, actual] {
            for y in 0..<source.height {
                let start = y < common.height ? common.width : 0
                let row = picture.row(y + top) + left + start
                row.update(repeating: Self.lone, count: source.width - start)
            }
        }
        PixelComparison.paintDifference(
            Self.view(expected.data, expected.bytesPerRow, common.width, common.height),
            Self.view(actual.data, actual.bytesPerRow, common.width, common.height),
            into: Self.view(picture.row(top) + left, picture.bytesPerRow, common.width, common.height))
    }

    private static func view(_ base: UnsafeMutableRawPointer, _ bytesPerRow: Int, _ width: Int, _ height: Int) -> ARGBPixels {
        ARGBPixels(base: base, width: width, height: height, bytesPerRow: bytesPerRow)
    }

    /// Over a chequered ground, so that transparent parts look transparent.
    private static func flatten(_ word: UInt32, _ x: Int, _ y: Int) -> UInt32 {
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
