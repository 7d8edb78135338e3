import AppleFoundation
import CoreGraphics

/// Draws SVG with librsvg, which is loaded when the first such picture is needed. PDF becomes SVG by `pdftocairo`.
enum VectorPicture {
    static func image(_ path: String, scale: CGFloat) -> UIImage? {
        guard let text = source(path), VectorLimits.allows(text) else { return nil }
        guard let library = RSVG.shared else {
            Unsupported.vectorImage.report()
            return nil
        }
        guard let pixels = library.draw(text, scale: scale) else { return nil }
        return UIImage(cgImage: CGImage(pixels: pixels), scale: scale, orientation: .up)
    }

    /// Text that is longer is no picture for a screen.
    private static let limit = 32 << 20

    /// The picture's SVG. The launcher has put it beside a PDF; else it is made now.
    private static func source(_ path: String) -> Data? {
        guard (path as NSString).pathExtension.lowercased() == "pdf" else { return RegularFile.contents(path, limit: limit) }
        return RegularFile.contents(path + ".svg", limit: limit) ?? PDFConversion.svg(path)
    }
}

/// One page of PDF as SVG.
package enum PDFConversion {
    package static func svg(_ path: String) -> Data? {
        let process = Process()
        // A page that takes longer is made to take long.
        process.executableURL = URL(fileURLWithPath: "/usr/bin/timeout")
        let output = FileManager.default.temporaryDirectory.appendingPathComponent("page-\(UUID().uuidString).svg")
        process.arguments = ["20", "/usr/bin/pdftocairo", "-svg", "-f", "1", "-l", "1", path, output.path]
        process.standardError = FileHandle.nullDevice
        defer { try? FileManager.default.removeItem(at: output) }
        guard FileManager.default.isExecutableFile(atPath: "/usr/bin/pdftocairo"), (try? process.run()) != nil else {
            Unsupported.vectorImage.report()
            return nil
        }
        process.waitUntilExit()
        return process.terminationStatus == 0 ? try? Data(contentsOf: output) : nil
    }
}

/// librsvg's few functions that are needed, with cairo's for a surface over our pixels.
private struct RSVG {
    static let shared = RSVG()

    private struct Viewport {
        var x = 0.0
        var y = 0.0
        var width = 0.0
        var height = 0.0
    }

    private typealias Pointer = UnsafeMutableRawPointer
    private let load: @convention(c) (UnsafePointer<UInt8>, UInt, Pointer?) -> Pointer?
    private let size: @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
    private let render: @convention(c) (Pointer, Pointer, UnsafeRawPointer, Pointer?) -> Int32
    private let setDPI: @convention(c) (Pointer, Double) -> Void
    private let unref: @convention(c) (Pointer) -> Void
    private let surface: @convention(c) (Pointer, Int32, Int32, Int32, Int32) -> Pointer?
    private let context: @convention(c) (Pointer) -> Pointer?
    private let freeContext: @convention(c) (Pointer) -> Void
    private let freeSurface: @convention(c) (Pointer) -> Void
    private let flush: @convention(c) (Pointer) -> Void

    private init?() {
        guard let rsvg = LateLibrary("librsvg-2.so.2"), let cairo = LateLibrary("libcairo.so.2"),
            let objects = LateLibrary("libgobject-2.0.so.0")
        else { return nil }
        typealias Load = @convention(c) (UnsafePointer<UInt8>, UInt, Pointer?) -> Pointer?
        typealias Size = @convention(c) (Pointer, UnsafeMutablePointer<Double>, UnsafeMutablePointer<Double>) -> Int32
        typealias Render = @convention(c) (Pointer, Pointer, UnsafeRawPointer, Pointer?) -> Int32
        typealias SetDPI = @convention(c) (Pointer, Double) -> Void
        typealias Take = @convention(c) (Pointer) -> Void
        typealias Surface = @convention(c) (Pointer, Int32, Int32, Int32, Int32) -> Pointer?
        typealias Context = @convention(c) (Pointer) -> Pointer?
        guard let load = rsvg.function("rsvg_handle_new_from_data", as: Load.self),
            let size = rsvg.function("rsvg_handle_get_intrinsic_size_in_pixels", as: Size.self),
            let render = rsvg.function("rsvg_handle_render_document", as: Render.self),
            let setDPI = rsvg.function("rsvg_handle_set_dpi", as: SetDPI.self),
            let unref = objects.function("g_object_unref", as: Take.self),
            let surface = cairo.function("cairo_image_surface_create_for_data", as: Surface.self),
            let context = cairo.function("cairo_create", as: Context.self),
            let freeContext = cairo.function("cairo_destroy", as: Take.self),
            let freeSurface = cairo.function("cairo_surface_destroy", as: Take.self),
            let flush = cairo.function("cairo_surface_flush", as: Take.self)
        else { return nil }
        self.load = load
        self.size = size
        self.render = render
        self.setDPI = setDPI
        self.unref = unref
        self.surface = surface
        self.context = context
        self.freeContext = freeContext
        self.freeSurface = freeSurface
        self.flush = flush
    }

    /// A picture of 256 MB is none that a catalog means.
    private static let maximumPixels = 1 << 26

    func draw(_ text: Data, scale: CGFloat) -> PixelBuffer? {
        let handle = text.withUnsafeBytes { bytes in
            bytes.bindMemory(to: UInt8.self).baseAddress.flatMap { load($0, UInt(bytes.count), nil) }
        }
        guard let handle else { return nil }
        defer { unref(handle) }
        // A point of PDF is a pixel here, whatever the unit.
        setDPI(handle, 72)
        var width = 0.0
        var height = 0.0
        guard size(handle, &width, &height) != 0, width > 0, height > 0 else { return nil }
        let factor = Double(scale)
        let columns = Int(clamping: (width * factor).rounded(.up))
        let rows = Int(clamping: (height * factor).rounded(.up))
        guard columns > 0, rows > 0, columns <= PixelBuffer.maximumSide, columns * rows <= Self.maximumPixels else {
            return nil
        }
        guard let pixels = PixelBuffer(width: columns, height: rows),
            let target = surface(pixels.data, 0, Int32(pixels.width), Int32(pixels.height), Int32(pixels.bytesPerRow))
        else { return nil }
        defer { freeSurface(target) }
        guard let canvas = context(target) else { return nil }
        defer { freeContext(canvas) }
        let viewport = Viewport(width: width * factor, height: height * factor)
        let isDrawn = withUnsafeBytes(of: viewport) { render(handle, canvas, $0.baseAddress!, nil) }
        flush(target)
        return isDrawn != 0 ? pixels : nil
    }
}
