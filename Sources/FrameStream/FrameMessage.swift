import AppleFoundation
import CoreGraphics
import ImageIOJPEG
import RasterKernels
import RenderEngine

/// What goes over the line for one frame: a number, the frame's size, and in order what is to be moved and what is to be painted.
///
/// Little-endian. Number (4 bytes), width, height, count of parts (2 each); each part is its kind (1) and place, left, top, width and
/// height (2 each); moved pixels then say how far they came, to the right and down (2 each, signed), pictures their length (4) and their bytes, which are `PixelRuns` or a JPEG.
package struct FrameMessage {
    private enum Kind: UInt8 { case moved = 0, runs = 1, jpeg = 2 }

    package private(set) var data = Data()
    private var count: UInt16 = 0

    package init(number: UInt32, width: Int, height: Int) {
        append(number)
        append(UInt16(width))
        append(UInt16(height))
        append(count)
    }

    package var isEmpty: Bool { count == 0 }

    package mutating func move(_ shift: Shift) {
        begin(.moved, shift.area)
        append(Int16(shift.x))
        append(Int16(shift.y))
    }

    /// When a part may be painted roughly.
    package enum Roughness {
        case never, always
        /// Where its runs take more than a byte for each pixel, as in photographs.
        case whereItIsDear
    }

    /// Paints a part as it is in `pixels`, to the last bit or roughly; says which.
    @discardableResult package mutating func paint(_ rect: PixelRect, of pixels: PixelBuffer, roughly roughness: Roughness)
        -> Bool
    {
        if rect.isEmpty { return false }
        let runs = roughness == .always ? nil : PixelRuns.encode(rect, of: pixels)
        let isRough = runs.map { roughness == .whereItIsDear && $0.count > rect.area } ?? true
        if isRough, let picture = Self.part(rect, of: pixels).flatMap({ try? JPEGCodec.encode($0, quality: Self.roughQuality) })
        {
            begin(.jpeg, rect)
            append(picture)
            return true
        }
        begin(.runs, rect)
        append(runs ?? PixelRuns.encode(rect, of: pixels))
        return false
    }

    private static let roughQuality = 0.75

    private static func part(_ rect: PixelRect, of pixels: PixelBuffer) -> PixelBuffer? {
        guard let part = PixelBuffer(width: rect.width, height: rect.height) else { return nil }
        for y in 0..<rect.height { memcpy(part.row(y), pixels.row(rect.minY + y) + rect.minX, rect.width * 4) }
        return part
    }

    private mutating func begin(_ kind: Kind, _ rect: PixelRect) {
        count += 1
        data.replaceSubrange(8..<10, with: [UInt8(count & 0xFF), UInt8(count >> 8)])
        data.append(kind.rawValue)
        for value in [rect.minX, rect.minY, rect.width, rect.height] { append(UInt16(value)) }
    }

    private mutating func append(_ picture: some Collection<UInt8>) {
        append(UInt32(picture.count))
        data.append(contentsOf: picture)
    }

    private mutating func append(_ value: some FixedWidthInteger) {
        withUnsafeBytes(of: value.littleEndian) { data.append(contentsOf: $0) }
    }
}
