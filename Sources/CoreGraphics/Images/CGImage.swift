import AppleFoundation
import RasterKernels

/// A picture that does not change.
public final class CGImage: @unchecked Sendable {
    public let width: Int
    public let height: Int
    public let bitsPerComponent: Int
    public let bitsPerPixel: Int
    public let bytesPerRow: Int
    public let colorSpace: CGColorSpace?
    public let bitmapInfo: CGBitmapInfo
    public let shouldInterpolate: Bool
    public let renderingIntent: CGColorRenderingIntent
    /// Whether the picture says where to paint instead of what: drawn with the fill colour.
    public let isMask: Bool

    private let lock = NSLock()
    private var loaded: PixelBuffer?
    private var load: (() -> PixelBuffer?)?
    private let source: CGDataProvider?
    private let decodeArray: [CGFloat]?
    private var halves: [PixelBuffer] = []
    private let isFromFile: Bool
    private var fileBytes: NSData?

    // MARK: Making images

    /// An image over pixels that nobody changes any more: `argb`, or `alpha` for a mask that paints where it is 255. One that came out of a
    /// file shows its bytes as files have them: red first.
    package init(pixels: PixelBuffer, isOpaque: Bool = false, isMask: Bool = false, isFromFile: Bool = false) {
        width = pixels.width
        height = pixels.height
        bitsPerComponent = 8
        let isAlpha = pixels.format == .alpha
        bitsPerPixel = isAlpha ? 8 : 32
        bytesPerRow = pixels.bytesPerRow
        colorSpace = isAlpha ? nil : .sharedSRGB
        bitmapInfo = isFromFile && !isAlpha ? Self.fileInfo(isOpaque) : Self.nativeInfo(isAlpha: isAlpha, isOpaque: isOpaque)
        self.isFromFile = isFromFile && !isAlpha
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        self.isMask = isMask
        loaded = pixels
        source = nil
        decodeArray = nil
    }

    /// An image of known size whose pixels are read out of a file when they are first needed; nil from `load` shows as transparent.
    package init(width: Int, height: Int, isOpaque: Bool, load: @escaping () -> PixelBuffer?) {
        self.width = width
        self.height = height
        bitsPerComponent = 8
        bitsPerPixel = 32
        bytesPerRow = width * 4
        colorSpace = .sharedSRGB
        bitmapInfo = Self.fileInfo(isOpaque)
        isFromFile = true
        shouldInterpolate = true
        renderingIntent = .defaultIntent
        isMask = false
        self.load = load
        source = nil
        decodeArray = nil
    }

    /// Nil when the numbers do not fit together, a side is not in 1...32767, or the provider has too few bytes.
    public init?(
        width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
        bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
        intent: CGColorRenderingIntent
    ) {
        let layout = BitmapLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: space, info: bitmapInfo)
        guard layout.isValidForImage, let data = (provider.data as Data?), data.count >= layout.minimumByteCount else {
            GraphicsMessages.report(
                "CGImage: invalid image: \(width) x \(height), \(bitsPerComponent) bits/component, \(bitsPerPixel) bits/pixel, \(bytesPerRow) bytes/row."
            )
            return nil
        }
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        colorSpace = space
        self.bitmapInfo = bitmapInfo
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = intent
        isMask = false
        isFromFile = false
        source = provider
        let decodeArray = decode.map { Array(UnsafeBufferPointer(start: $0, count: space.numberOfComponents * 2)) }
        self.decodeArray = decodeArray
        load = { layout.importPixels(data, decode: decodeArray) }
    }

    /// A mask of 1, 2, 4 or 8 bits that paints where it is 0 (or where `decode` makes it 0); of pixels with several components the
    /// first counts.
    public init?(
        maskWidth width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int,
        provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool
    ) {
        let layout = BitmapLayout(
            width: width, height: height, bitsPerComponent: bitsPerComponent, bitsPerPixel: bitsPerPixel,
            bytesPerRow: bytesPerRow, space: .sharedDeviceGray, info: [])
        guard layout.isValidForImage, bitsPerComponent <= 8,
            let data = provider.data as Data?,
            data.count >= layout.minimumByteCount
        else { return nil }
        self.width = width
        self.height = height
        self.bitsPerComponent = bitsPerComponent
        self.bitsPerPixel = bitsPerPixel
        self.bytesPerRow = bytesPerRow
        colorSpace = nil
        bitmapInfo = []
        self.shouldInterpolate = shouldInterpolate
        renderingIntent = .defaultIntent
        isMask = true
        isFromFile = false
        source = provider
        let decodeArray = decode.map { [$0[0], $0[1]] }
        self.decodeArray = decodeArray
        load = {
            layout.importPixels(data, decode: decodeArray).flatMap { ImageMasks.coverage(fromSamples: $0) }
        }
    }

    private static func nativeInfo(isAlpha: Bool, isOpaque: Bool) -> CGBitmapInfo {
        if isAlpha { return CGBitmapInfo(rawValue: CGImageAlphaInfo.alphaOnly.rawValue) }
        let alpha = isOpaque ? CGImageAlphaInfo.noneSkipFirst : .premultipliedFirst
        return [CGBitmapInfo(rawValue: alpha.rawValue), .byteOrder32Little]
    }

    private static func fileInfo(_ isOpaque: Bool) -> CGBitmapInfo {
        CGBitmapInfo(rawValue: (isOpaque ? CGImageAlphaInfo.noneSkipLast : .last).rawValue)
    }

    // MARK: Parts

    public var alphaInfo: CGImageAlphaInfo { bitmapInfo.alpha ?? .none }
    public var byteOrderInfo: CGImageByteOrderInfo { bitmapInfo.byteOrder ?? .orderDefault }
    public var utType: CFString? { nil }

    public var decode: UnsafePointer<CGFloat>? { nil }

    /// The bytes, laid out as the other properties say.
    public var dataProvider: CGDataProvider? {
        if let source { return source }
        return CGDataProvider { [self] in
            if isFromFile { return bytesOfFile }
            // No copy: whoever reads through a bare pointer may do so as long as the image lives.
            let pixels = self.pixels
            return NSData(bytesNoCopy: pixels.data, length: pixels.byteCount) { _, _ in withExtendedLifetime(pixels) {} }
        }
    }

    /// Red, green, blue and alpha of each pixel, not multiplied. Made once: some ask for it at every pixel.
    private var bytesOfFile: NSData {
        lock.lock()
        defer { lock.unlock() }
        if let fileBytes { return fileBytes }
        let bytes = lockedPixels.straightBytes as NSData
        fileBytes = bytes
        return bytes
    }

    /// The pixels for drawing: `argb`, or `alpha` for a mask or an image that has alpha alone.
    package var pixels: PixelBuffer {
        lock.lock()
        defer { lock.unlock() }
        return lockedPixels
    }

    private var lockedPixels: PixelBuffer {
        if let loaded { return loaded }
        let pixels = load?() ?? PixelBuffer(format: isMask ? .alpha : .argb, width: width, height: height)
        guard let pixels else { fatalError("There is no memory for an image of \(width) x \(height) pixels.") }
        loaded = pixels
        load = nil
        return pixels
    }

    package var isOpaque: Bool { !isMask && (alphaInfo == .none || alphaInfo == .noneSkipFirst || alphaInfo == .noneSkipLast) }

    /// The image at 1/2, 1/4, … of its size; level 0 is the image itself. Kept for the next time.
    package func reduced(level: Int) -> PixelBuffer {
        lock.lock()
        defer { lock.unlock() }
        var best = lockedPixels
        for index in 0..<level {
            if index == halves.count {
                guard let half = PixelScaling.half(best) else { return best }
                halves.append(half)
            }
            best = halves[index]
        }
        return best
    }

    // MARK: Other images

    public func copy() -> CGImage? { self }

    /// The same pixels; a mask keeps being one.
    public func copy(colorSpace space: CGColorSpace) -> CGImage? {
        guard !isMask, space.model == colorSpace?.model else { return nil }
        return CGImage(pixels: pixels, isOpaque: isOpaque)
    }

    /// The whole pixels that `rect` touches, with the origin at the top left; nil when it touches none.
    public func cropping(to rect: CGRect) -> CGImage? {
        guard !rect.isNull, rect.isFinite else { return nil }
        let part = rect.integral.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !part.isNull, part.width >= 1, part.height >= 1 else { return nil }
        if Int(part.width) == width, Int(part.height) == height { return self }
        let x = Int(part.minX)
        let y = Int(part.minY)
        let pixels = self.pixels
        guard let copy = PixelBuffer(format: pixels.format, width: Int(part.width), height: Int(part.height)) else {
            return nil
        }
        let size = pixels.format == .argb ? 4 : 1
        for row in 0..<copy.height {
            memcpy(
                copy.data + row * copy.bytesPerRow, pixels.data + (y + row) * pixels.bytesPerRow + x * size, copy.width * size)
        }
        return CGImage(pixels: copy, isOpaque: isOpaque, isMask: isMask, isFromFile: isFromFile)
    }

    /// The image where `mask` lets it through, by the rules of `CGContext.clip(to:mask:)`.
    public func masking(_ mask: CGImage) -> CGImage? {
        guard !isMask else { return nil }
        return ImageMasks.apply(mask, to: pixels).map { CGImage(pixels: $0) }
    }

    /// The image without the pixels whose components all lie within the `[min, max]` pairs (0...255).
    public func copy(maskingColorComponents components: UnsafePointer<CGFloat>) -> CGImage? {
        guard !isMask else { return nil }
        let count = colorSpace?.model == .monochrome ? 1 : 3
        let ranges = Array(UnsafeBufferPointer(start: components, count: count * 2))
        return ImageMasks.removing(ranges, from: pixels).map { CGImage(pixels: $0) }
    }
}

extension PixelBuffer {
    /// The bytes red, green, blue and alpha of each pixel, with colours that alpha isn't multiplied into.
    fileprivate var straightBytes: Data {
        let words = data.assumingMemoryBound(to: UInt32.self)
        var bytes = Data(count: byteCount)
        bytes.withUnsafeMutableBytes { buffer in
            let target = buffer.bindMemory(to: UInt32.self)
            for index in target.indices {
                let word = AlphaMultiplication.straight(words[index])
                target[index] = word & 0xFF00_FF00 | (word & 0xFF) << 16 | (word >> 16) & 0xFF
            }
        }
        return bytes
    }
}

extension CGImage: Hashable {
    public static func == (a: CGImage, b: CGImage) -> Bool { a === b }
    public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

extension BitmapLayout {
    /// Whether the numbers can describe an image.
    var isValidForImage: Bool {
        guard (1...PixelBuffer.maximumSide).contains(width), (1...PixelBuffer.maximumSide).contains(height),
            [1, 2, 4, 8, 16, 32].contains(bitsPerComponent), (1...256).contains(bitsPerPixel), info.alpha != nil,
            info.byteOrder != nil, bytesPerRow >= (width * bitsPerPixel + 7) / 8, bytesPerRow <= 1 << 24
        else { return false }
        if isFloat, bitsPerComponent < 16 { return false }
        var needed = alpha == .alphaOnly ? 1 : space?.numberOfComponents ?? 0
        if alpha != .none, alpha != .alphaOnly { needed += 1 }
        return needed > 0 && needed * bitsPerComponent <= bitsPerPixel
    }
}
