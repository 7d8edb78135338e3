import AppleFoundation
import CCairo
import RasterKernels

/// A cairo surface and the context that draws on it.
final class DrawingTarget {
    let cr: OpaquePointer
    let surface: OpaquePointer
    /// Nil for a page of a document.
    let pixels: PixelBuffer?
    /// Where the first pixel lies in the context's pixel plane.
    let originX: Int
    let originY: Int
    /// Every pixel has alpha 255, and keeps it.
    let isOpaque: Bool

    init?(pixels: PixelBuffer, originX: Int = 0, originY: Int = 0, isOpaque: Bool = false) {
        // Not cairo's format without alpha: it leaves anything in the alpha byte, and others read these pixels.
        let format = pixels.format == .alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32
        guard
            let surface = cairo_image_surface_create_for_data(
                pixels.data.assumingMemoryBound(to: UInt8.self), format, Int32(pixels.width), Int32(pixels.height),
                Int32(pixels.bytesPerRow))
        else { return nil }
        if originX != 0 || originY != 0 { cairo_surface_set_device_offset(surface, Double(-originX), Double(-originY)) }
        guard let cr = cairo_create(surface), cairo_status(cr) == CAIRO_STATUS_SUCCESS else {
            cairo_surface_destroy(surface)
            return nil
        }
        self.cr = cr
        self.surface = surface
        self.pixels = pixels
        self.originX = originX
        self.originY = originY
        self.isOpaque = isOpaque
    }

    /// Takes over `surface`, which is not made of pixels.
    init(document surface: OpaquePointer) {
        self.surface = surface
        cr = cairo_create(surface)
        pixels = nil
        originX = 0
        originY = 0
        isOpaque = false
    }

    /// New, empty pixels for one part of the plane.
    convenience init?(area: PixelRect, format: PixelBuffer.Format = .argb) {
        guard !area.isEmpty, let pixels = PixelBuffer(format: format, width: area.width, height: area.height) else {
            return nil
        }
        self.init(pixels: pixels, originX: area.minX, originY: area.minY)
    }

    deinit {
        cairo_destroy(cr)
        cairo_surface_destroy(surface)
    }

    /// The part of the plane that has pixels; the whole plane for a document.
    var area: PixelRect {
        guard let pixels else { return PixelRect(minX: -(1 << 22), minY: -(1 << 22), maxX: 1 << 22, maxY: 1 << 22) }
        return PixelRect(x: originX, y: originY, width: pixels.width, height: pixels.height)
    }

    /// The smallest box of whole pixels that holds the clip.
    var clipBounds: PixelRect {
        var (x0, y0, x1, y1) = (0.0, 0.0, 0.0, 0.0)
        cairo_clip_extents(cr, &x0, &y0, &x1, &y1)
        return PixelRect(enclosing: CGRect(x: x0, y: y0, width: x1 - x0, height: y1 - y0)).intersection(area)
    }

    /// Sets the alpha of all pixels in `area` to 255.
    func makeOpaque(_ area: PixelRect) {
        guard let pixels, pixels.format == .argb else { return }
        let area = area.intersection(self.area)
        if area.isEmpty { return }
        access {
            for y in area.minY..<area.maxY {
                PixelConversion.makeOpaque(pixels.row(y - originY) + (area.minX - originX), count: area.width)
            }
        }
    }

    /// Lets `body` at the pixels, which cairo then knows to have changed.
    func access(_ body: () -> Void) {
        cairo_surface_flush(surface)
        body()
        cairo_surface_mark_dirty(surface)
    }
}

extension PixelRect {
    /// The smallest box of whole pixels around a rectangle; far away edges are moved to where cairo can still count.
    package init(enclosing rect: CGRect) {
        guard !rect.isNull, rect.width > 0, rect.height > 0 else {
            self = .empty
            return
        }
        func whole(_ value: CGFloat) -> Int { Int(Swift.max(-4_194_304, Swift.min(value, 4_194_304))) }
        self.init(
            minX: whole(rect.minX.rounded(.down)), minY: whole(rect.minY.rounded(.down)),
            maxX: whole(rect.maxX.rounded(.up)), maxY: whole(rect.maxY.rounded(.up)))
    }

    package var cgRect: CGRect { CGRect(x: minX, y: minY, width: width, height: height) }
}

/// A cairo pattern that is given back at the end.
struct CairoPattern: ~Copyable {
    let pointer: OpaquePointer

    init?(adopting pointer: OpaquePointer?) {
        guard let pointer else { return nil }
        self.pointer = pointer
    }

    deinit { cairo_pattern_destroy(pointer) }
}
