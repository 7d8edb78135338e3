import CPixman
import CoreGraphics
import RasterKernels

/// A part of a plane in memory, to draw on.
struct Surface {
    let buffer: PixelBuffer
    let view: ARGBPixels

    /// All of a buffer whose first pixel is the plane's.
    init(_ buffer: PixelBuffer) {
        self.buffer = buffer
        view = buffer.argbView
    }

    /// `region` of the plane, in a buffer that may be larger.
    init(_ buffer: PixelBuffer, region: PixelRect) {
        self.buffer = buffer
        view = ARGBPixels(
            base: buffer.data, width: region.width, height: region.height, bytesPerRow: buffer.bytesPerRow,
            originX: region.minX, originY: region.minY)
    }

    var bounds: PixelRect { view.bounds }

    func fill(_ rect: PixelRect, pixel: UInt32) {
        let area = rect.intersection(bounds)
        if area.isEmpty { return }
        if pixel &>> 24 == 255 { write(pixel, in: area) } else { Coverage.fill(view, clip: area, pixel: pixel) }
    }

    func clear(_ rect: PixelRect) {
        let area = rect.intersection(bounds)
        if area.isEmpty { return }
        write(0, in: area)
    }

    /// A row at a time, by the library's own copying, which knows the processor: white and black as bytes, other colours as copies of the
    /// first row. Half as long again with pixman.
    private func write(_ pixel: UInt32, in area: PixelRect) {
        let stride = buffer.bytesPerRow
        let start = buffer.data + (area.minY - view.originY) * stride + (area.minX - view.originX) * 4
        let length = area.width * 4
        if pixel == (pixel & 255) &* 0x0101_0101 {
            let byte = UInt8(pixel & 255)
            let (rows, length) = length == stride ? (1, length * area.height) : (area.height, length)
            for row in 0..<rows { (start + row * stride).initializeMemory(as: UInt8.self, repeating: byte, count: length) }
        } else {
            start.initializeMemory(as: UInt32.self, repeating: pixel, count: area.width)
            for row in 1..<area.height { (start + row * stride).copyMemory(from: start, byteCount: length) }
        }
    }

    /// Composites `source`, whose first pixel lies at (`x`, `y`), within `rect`.
    func composite(
        _ operation: pixman_op_t, _ source: PixelBuffer, x: Int, y: Int, within rect: PixelRect, mask: OpaquePointer? = nil,
        maskX: Int = 0, maskY: Int = 0
    ) {
        let area = rect.intersection(bounds).intersection(PixelRect(x: x, y: y, width: source.width, height: source.height))
        if area.isEmpty { return }
        pixman_image_composite32(
            operation, source.pixmanImage, mask, buffer.pixmanImage, Int32(area.minX - x), Int32(area.minY - y),
            Int32(area.minX - maskX), Int32(area.minY - maskY), Int32(area.minX - view.originX),
            Int32(area.minY - view.originY), Int32(area.width), Int32(area.height))
    }
}

extension Surface {
    /// A colour through the coverage of `mask`, whose first pixel lies at (`x`, `y`), within `rect`: to the bit as if it had been drawn on
    /// clear pixels that were laid over these.
    func ink(_ color: SolidColor, through mask: PixelBuffer, x: Int, y: Int, within rect: PixelRect) {
        let area = rect.intersection(bounds).intersection(PixelRect(x: x, y: y, width: mask.width, height: mask.height))
        if area.isEmpty { return }
        pixman_image_composite32(
            PIXMAN_OP_OVER, color.image, mask.pixmanImage, buffer.pixmanImage, 0, 0, Int32(area.minX - x), Int32(area.minY - y),
            Int32(area.minX - view.originX), Int32(area.minY - view.originY), Int32(area.width), Int32(area.height))
    }
}

/// One premultiplied colour, as an image that is the same everywhere.
final class SolidColor {
    let image: OpaquePointer

    init?(_ pixel: UInt32) {
        func wide(_ shift: UInt32) -> UInt16 { UInt16(pixel &>> shift & 255) &* 257 }
        var color = pixman_color_t(red: wide(16), green: wide(8), blue: wide(0), alpha: wide(24))
        guard let image = pixman_image_create_solid_fill(&color) else { return nil }
        self.image = image
    }

    deinit { pixman_image_unref(image) }
}

/// Buffers for groups, used again from one frame to the next.
final class BufferPool {
    /// Idle memory beyond this is given back.
    static let idleLimit = 24 << 20

    /// A group of more pixels than this is not drawn: a plane seen almost edge-on can ask for any number.
    static let maximumArea = 1 << 26

    private var idle: [PixelBuffer] = []
    private var idleBytes = 0

    /// A buffer of at least this size with any contents; nil when there is no memory or a side is too long.
    func take(width: Int, height: Int) -> PixelBuffer? {
        guard width > 0, height > 0, width <= PixelBuffer.maximumSide, width * height <= Self.maximumArea else { return nil }
        var best = -1
        for (index, buffer) in idle.enumerated() where buffer.width >= width && buffer.height >= height {
            if buffer.width * buffer.height > 4 * width * height + 65_536 { continue }
            if best < 0 || buffer.byteCount < idle[best].byteCount { best = index }
        }
        if best >= 0 {
            idleBytes -= idle[best].byteCount
            return idle.swapRemove(best)
        }
        return PixelBuffer(width: width, height: height)
    }

    func put(_ buffer: PixelBuffer) {
        idle.append(buffer)
        idleBytes += buffer.byteCount
        while idleBytes > Self.idleLimit, !idle.isEmpty { idleBytes -= idle.removeFirst().byteCount }
    }
}

extension Array {
    fileprivate mutating func swapRemove(_ index: Int) -> Element {
        swapAt(index, count - 1)
        return removeLast()
    }
}
