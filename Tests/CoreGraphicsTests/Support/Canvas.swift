import AppleFoundation
import CCairo
import CoreGraphics

/// A small bitmap to draw on; (0, 0) is the top left pixel, whatever the matrix says.
struct Canvas {
    let context: CGContext
    let pixels: PixelBuffer

    init(_ width: Int = 20, _ height: Int = 20, isOpaque: Bool = false) {
        pixels = PixelBuffer(width: width, height: height)!
        context = CGContext(drawingInto: pixels, isOpaque: isOpaque)!
    }

    /// With y down, as UIKit's contexts.
    static func flipped(_ width: Int = 20, _ height: Int = 20) -> Canvas {
        let canvas = Canvas(width, height)
        canvas.context.setBaseTransform(CGAffineTransform(a: 1, b: 0, c: 0, d: -1, tx: 0, ty: CGFloat(height)))
        return canvas
    }

    /// The premultiplied word.
    subscript(x: Int, y: Int) -> UInt32 { pixels.row(y)[x] }

    func alpha(_ x: Int, _ y: Int) -> Int { Int(self[x, y] >> 24) }

    var bytes: Data { Data(bytes: pixels.data, count: pixels.byteCount) }

    var isBlank: Bool { bytes.allSatisfy { $0 == 0 } }

    /// How many pixels are not transparent.
    var inkedCount: Int {
        var count = 0
        for y in 0..<pixels.height { for x in 0..<pixels.width where self[x, y] != 0 { count += 1 } }
        return count
    }
}

extension PixelBuffer {
    subscript(x: Int, y: Int) -> UInt32 { row(y)[x] }

    /// Writes a picture into the folder that ALLIUM_PICTURES names, if it names one.
    func show(_ name: String) {
        guard let folder = ProcessInfo.processInfo.environment["ALLIUM_PICTURES"] else { return }
        let surface = cairo_image_surface_create_for_data(
            data.assumingMemoryBound(to: UInt8.self), format == .alpha ? CAIRO_FORMAT_A8 : CAIRO_FORMAT_ARGB32,
            Int32(width), Int32(height), Int32(bytesPerRow))
        cairo_surface_write_to_png(surface, folder + "/" + name + ".png")
        cairo_surface_destroy(surface)
    }
}

let red = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
let green = CGColor(red: 0, green: 1, blue: 0, alpha: 1)
let blue = CGColor(red: 0, green: 0, blue: 1, alpha: 1)

func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

func point(_ x: CGFloat, _ y: CGFloat) -> CGPoint { CGPoint(x: x, y: y) }

extension CGRect {
    func isClose(to other: CGRect, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(minX - other.minX) <= tolerance && abs(minY - other.minY) <= tolerance && abs(maxX - other.maxX) <= tolerance
            && abs(maxY - other.maxY) <= tolerance
    }
}

extension CGPoint {
    func isClose(to other: CGPoint, within tolerance: CGFloat = 1e-9) -> Bool {
        abs(x - other.x) <= tolerance && abs(y - other.y) <= tolerance
    }
}
