import AppleFoundation
import CCairo
import RasterKernels

/// What a bitmap context has besides its drawing state.
final class BitmapBacking {
    let pixels: PixelBuffer
    let layout: BitmapLayout
    /// Set when the promised memory is laid out differently from ours.
    var foreign: ForeignMemory?
    private let release: (() -> Void)?

    init(pixels: PixelBuffer, layout: BitmapLayout, foreign: ForeignMemory?, release: (() -> Void)? = nil) {
        self.pixels = pixels
        self.layout = layout
        self.foreign = foreign
        self.release = release
    }

    deinit { release?() }
}

/// Memory in a layout that cairo cannot draw on, kept equal to the pixels drawn: read before and written after every call.
final class ForeignMemory {
    let data: UnsafeMutableRawPointer
    private let layout: BitmapLayout
    private let ownsData: Bool

    init(data: UnsafeMutableRawPointer, layout: BitmapLayout, ownsData: Bool) {
        self.data = data
        self.layout = layout
        self.ownsData = ownsData
    }

    deinit { if ownsData { free(data) } }

    func willDraw(_ area: PixelRect, on target: DrawingTarget) {
        guard let pixels = target.pixels, !area.isEmpty else { return }
        target.access { read(area, into: pixels) }
    }

    func read(_ area: PixelRect, into pixels: PixelBuffer) {
        for y in area.minY..<area.maxY {
            layout.importRow(data + y * layout.bytesPerRow, to: pixels.row(y) + area.minX, from: area.minX, count: area.width)
        }
    }

    func didDraw(_ area: PixelRect, on target: DrawingTarget) {
        guard let pixels = target.pixels, !area.isEmpty else { return }
        cairo_surface_flush(target.surface)
        write(area, from: pixels)
    }

    func write(_ area: PixelRect, from pixels: PixelBuffer) {
        for y in area.minY..<area.maxY {
            layout.exportRow(pixels.row(y) + area.minX, to: data + y * layout.bytesPerRow, from: area.minX, count: area.width)
        }
    }
}

public typealias CGBitmapContextReleaseDataCallback = (UnsafeMutableRawPointer?, UnsafeMutableRawPointer?) -> Void

extension CGContext {
    /// Nil, and a message that says why, when a side is not in 1...32767 or the layout is none of these: RGB with premultiplied or
    /// no alpha in four components, grey without alpha, both with 8 or 16 bits or floating point numbers of 16 or 32; or 8-bit alpha.
    /// Zero for `bytesPerRow` leaves it to us. Drawing has 8 bits a component whatever the memory has.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32
    ) {
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, release: nil)
    }

    /// The same; `releaseCallback` is called when the context goes away.
    public convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, releaseCallback: CGBitmapContextReleaseDataCallback?,
        releaseInfo: UnsafeMutableRawPointer?
    ) {
        let callback = releaseCallback.map { callback in
            { callback(releaseInfo, data) }
        }
        self.init(
            data: data, width: width, height: height, bitsPerComponent: bitsPerComponent, bytesPerRow: bytesPerRow,
            space: space, bitmapInfo: bitmapInfo, release: callback)
    }

    private convenience init?(
        data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
        space: CGColorSpace, bitmapInfo: UInt32, release: (() -> Void)?
    ) {
        let info = CGBitmapInfo(rawValue: bitmapInfo)
        let isByte = info.alpha == .alphaOnly || space.model == .monochrome
        let side = PixelBuffer.maximumSide
        guard (1...side).contains(width), (1...side).contains(height) else {
            GraphicsMessages.report("CGContext: \(width) x \(height) pixels: each side must be in 1...\(side).")
            return nil
        }
        guard [8, 16, 32].contains(bitsPerComponent) else {
            GraphicsMessages.report("CGContext: \(bitsPerComponent) bits a component: only 8, 16 and 32 are supported.")
            return nil
        }
        let bitsPerPixel = isByte ? bitsPerComponent : bitsPerComponent * 4
        let rowBytes = bytesPerRow != 0 ? bytesPerRow : (width * bitsPerPixel / 8 + 3) & ~3
        let layout = BitmapLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: rowBytes, space: info.alpha == .alphaOnly ? nil : space, info: info)
        guard layout.isValidForContext else {
            GraphicsMessages.report(
                "CGContext: unsupported combination: \(bitsPerComponent) bits/component, \(rowBytes) bytes/row, bitmapInfo \(bitmapInfo), \(space.model) colour space."
            )
            return nil
        }
        guard let buffer = layout.makeBuffer(over: data) else {
            GraphicsMessages.report("CGContext: no memory for \(width) x \(height) pixels.")
            return nil
        }
        var foreign: ForeignMemory?
        if let data, buffer.data != data {
            foreign = ForeignMemory(data: data, layout: layout, ownsData: false)
            foreign?.read(buffer.bounds, into: buffer)
        }
        guard let target = DrawingTarget(pixels: buffer, isOpaque: layout.isOpaque) else { return nil }
        if layout.isOpaque { target.makeOpaque(target.area) }
        self.init(
            target: target, height: CGFloat(height),
            bitmap: BitmapBacking(pixels: buffer, layout: layout, foreign: foreign, release: release), document: nil)
    }

    /// Draws straight into `pixels`, which the caller may read after each call. y points up until the caller flips it.
    /// When `isOpaque`, every pixel has alpha 255 from now on.
    package convenience init?(drawingInto pixels: PixelBuffer, isOpaque: Bool = false) {
        guard let target = DrawingTarget(pixels: pixels, isOpaque: isOpaque) else { return nil }
        if isOpaque { target.makeOpaque(target.area) }
        let layout = BitmapLayout(native: pixels, isOpaque: isOpaque)
        self.init(
            target: target, height: CGFloat(pixels.height),
            bitmap: BitmapBacking(pixels: pixels, layout: layout, foreign: nil), document: nil)
    }

    /// A new transparent (or black) bitmap in our own layout. Nil when a side is not in 1...32767.
    package convenience init?(pixelsWide width: Int, high height: Int, isOpaque: Bool = false) {
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        self.init(drawingInto: pixels, isOpaque: isOpaque)
    }

    // MARK: Parts of a bitmap

    public var width: Int { bitmap?.layout.width ?? 0 }
    public var height: Int { bitmap?.layout.height ?? 0 }
    public var bitsPerComponent: Int { bitmap?.layout.bitsPerComponent ?? 0 }
    public var bitsPerPixel: Int { bitmap?.layout.bitsPerPixel ?? 0 }
    public var bytesPerRow: Int { bitmap?.layout.bytesPerRow ?? 0 }
    public var colorSpace: CGColorSpace? { bitmap?.layout.space }
    public var bitmapInfo: CGBitmapInfo { bitmap?.layout.info ?? [] }
    public var alphaInfo: CGImageAlphaInfo { bitmap?.layout.alpha ?? .none }

    /// The pixels in the layout that the context was made with. What is written there is seen by later drawing.
    public var data: UnsafeMutableRawPointer? {
        guard let bitmap else { return nil }
        if let foreign = bitmap.foreign { return foreign.data }
        let layout = bitmap.layout
        if layout.isOurs, bitmap.pixels.bytesPerRow == layout.bytesPerRow { return bitmap.pixels.data }
        guard let memory = calloc(layout.height, layout.bytesPerRow) else { return nil }
        let foreign = ForeignMemory(data: memory, layout: layout, ownsData: true)
        cairo_surface_flush(rootTarget.surface)
        foreign.write(bitmap.pixels.bounds, from: bitmap.pixels)
        bitmap.foreign = foreign
        return memory
    }

    private var rootTarget: DrawingTarget { layers.first?.outer ?? target }

    /// A picture of the bitmap as it is now; nil for a context without one.
    public func makeImage() -> CGImage? {
        guard let bitmap else { return nil }
        refreshFromMemory()
        guard let copy = bitmap.pixels.copy() else { return nil }
        return Self.image(of: copy, bitmap.layout)
    }

    /// The bitmap itself as a picture, without a copy. Nothing may be drawn here afterwards.
    package func finishImage() -> CGImage? {
        guard let bitmap else { return nil }
        refreshFromMemory()
        return Self.image(of: bitmap.pixels, bitmap.layout)
    }

    private func refreshFromMemory() {
        guard let bitmap else { return }
        cairo_surface_flush(rootTarget.surface)
        if let foreign = bitmap.foreign { rootTarget.access { foreign.read(bitmap.pixels.bounds, into: bitmap.pixels) } }
    }

    private static func image(of pixels: PixelBuffer, _ layout: BitmapLayout) -> CGImage {
        if layout.isOpaque, pixels.format == .argb {
            for y in 0..<pixels.height { PixelConversion.makeOpaque(pixels.row(y), count: pixels.width) }
        }
        return CGImage(pixels: pixels, isOpaque: layout.isOpaque)
    }
}

extension BitmapLayout {
    /// Whether cairo can draw on memory laid out like this.
    var isOurs: Bool {
        guard bytesPerRow % 4 == 0 else { return false }
        switch kind {
        case .native, .alpha8: return true
        case .rgb32: return alpha == .noneSkipFirst && info.byteOrder == .order32Little
        case .gray8, .other: return false
        }
    }

    /// The pixels to draw on: `data` itself where possible.
    func makeBuffer(over data: UnsafeMutableRawPointer?) -> PixelBuffer? {
        let format: PixelBuffer.Format = kind == .alpha8 && isOurs ? .alpha : .argb
        if let data, isOurs {
            return PixelBuffer(format: format, width: width, height: height, borrowing: data, bytesPerRow: bytesPerRow)
        }
        return PixelBuffer(format: format, width: width, height: height)
    }

    init(native pixels: PixelBuffer, isOpaque: Bool) {
        let isAlpha = pixels.format == .alpha
        let alpha: CGImageAlphaInfo = isAlpha ? .alphaOnly : isOpaque ? .noneSkipFirst : .premultipliedFirst
        self.init(
            width: pixels.width, height: pixels.height, bitsPerComponent: 8, bitsPerPixel: isAlpha ? 8 : 32,
            bytesPerRow: pixels.bytesPerRow, space: isAlpha ? nil : .sharedSRGB,
            info: isAlpha
                ? [CGBitmapInfo(rawValue: alpha.rawValue)] : [CGBitmapInfo(rawValue: alpha.rawValue), .byteOrder32Little])
    }

    /// Whether a context can draw in it.
    var isValidForContext: Bool {
        guard bytesPerRow >= width * bitsPerPixel / 8, bytesPerRow <= 1 << 24 else { return false }
        switch (bitsPerComponent, info.byteOrder) {
        case (8, .orderDefault), (8, .order32Big), (8, .order32Little): if isFloat { return false }
        case (16, .orderDefault), (16, .order16Big), (16, .order16Little): break
        case (32, .orderDefault), (32, .order32Big), (32, .order32Little): if !isFloat { return false }
        default: return false
        }
        switch alpha {
        case .alphaOnly: return bitsPerComponent == 8
        case .none: return space?.model == .monochrome
        case .premultipliedFirst, .premultipliedLast, .noneSkipFirst, .noneSkipLast: return space?.model == .rgb
        case .first, .last: return false
        }
    }
}
