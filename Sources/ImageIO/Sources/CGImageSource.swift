import AppleFoundation
import CoreGraphics
import ImageIOGIF

/// Reads the images of a file: PNG, JPEG or WebP, one image each, or GIF with its frames.
public final class CGImageSource {
    let data: Data
    private let result: Result<ImageHeader, ImageCodecError>

    init(data: Data) {
        self.data = data
        do throws(ImageCodecError) {
            let header = try ImageCodecs.header(of: data)
            try ImageLimits.check(header)
            result = .success(header)
        } catch {
            result = .failure(error)
        }
    }

    var header: ImageHeader? { try? result.get() }

    /// Why there is no image, in a sentence; nil when there is one.
    package var failure: ImageCodecError? {
        if case .failure(let error) = result { error } else { nil }
    }

    /// What a GIF says of its frames.
    private(set) lazy var outline: GIFOutline? =
        header?.format == .gif ? data.withUnsafeBytes { try? GIFOutline($0) } : nil
    /// Unpacks frames in their order; asked for an earlier one, it begins again.
    private var frames: GIFFrames?
    private let lock = NSLock()

    var count: Int { header == nil ? 0 : outline?.frames.count ?? 1 }

    /// A frame of a GIF as it is seen.
    private func frame(_ index: Int) -> PixelBuffer? {
        guard let header else { return nil }
        lock.lock()
        defer { lock.unlock() }
        if frames.map({ $0.position > index }) ?? true { frames = try? GIFFrames(data, header: header) }
        guard let frames else { return nil }
        while let pixels = try? frames.next() {
            if frames.position == index + 1 { return pixels }
        }
        return nil
    }

    func image(at index: Int, decodesNow: Bool) -> CGImage? {
        guard let outline, index > 0 else { return index == 0 ? image(decodesNow: decodesNow) : nil }
        guard index < outline.frames.count else { return nil }
        return frame(index).map { CGImage(pixels: $0, isOpaque: false, isFromFile: true) }
    }

    var status: CGImageSourceStatus {
        switch failure {
        case nil: .statusComplete
        case .unknownFormat: .statusUnknownType
        case .empty, .truncated: .statusUnexpectedEOF
        default: .statusInvalidData
        }
    }

    func image(decodesNow: Bool) -> CGImage? {
        let made = decodesNow ? try? CGImage.decoding(data) : try? CGImage.lazy(data)
        return made?.image
    }

    /// The image no larger than `side` either way; pixels are never made up.
    func thumbnail(side: Int, isUpright: Bool) -> CGImage? {
        guard let header, side > 0 else { return nil }
        let scale = min(1, Double(side) / Double(max(header.width, header.height)))
        let width = max(1, Int((Double(header.width) * scale).rounded()))
        let height = max(1, Int((Double(header.height) * scale).rounded()))
        guard let decoded = try? ImageCodecs.decode(data, smallestSide: min(width, height)),
            let small = PixelScaling.resized(decoded.pixels, width: width, height: height)
        else { return nil }
        let upright = isUpright ? ImageOrientation(exif: header.orientation).upright(small) : small
        return upright.map { CGImage(pixels: $0, isOpaque: !header.hasAlpha, isFromFile: true) }
    }
}

/// Nil for empty data; data in an unknown format gives a source without images.
public func CGImageSourceCreateWithData(_ data: CFData, _ options: CFDictionary?) -> CGImageSource? {
    data.length == 0 ? nil : CGImageSource(data: data as Data)
}

/// Nil when the file cannot be read.
public func CGImageSourceCreateWithURL(_ url: CFURL, _ options: CFDictionary?) -> CGImageSource? {
    guard let data = try? Data(contentsOf: url as URL) else { return nil }
    return CGImageSourceCreateWithData(data as CFData, options)
}

public func CGImageSourceCreateWithDataProvider(_ provider: CGDataProvider, _ options: CFDictionary?) -> CGImageSource? {
    provider.data.flatMap { CGImageSourceCreateWithData($0, options) }
}

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.count }

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.header.map { $0.format.typeIdentifier as CFString }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 || (0..<source.count).contains(index) ? source.status : .statusInvalidData
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.map(\.typeIdentifier) as CFArray
}

/// What concerns the file as a whole.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard source.header != nil else { return nil }
    var properties: [String: Any] = ["\(kCGImagePropertyFileSize)": NSNumber(value: source.data.count)]
    if let outline = source.outline {
        var values: [String: Any] = [
            "\(kCGImagePropertyGIFHasGlobalColorMap)": NSNumber(value: outline.hasGlobalColors),
            "\(kCGImagePropertyGIFCanvasPixelWidth)": NSNumber(value: outline.width),
            "\(kCGImagePropertyGIFCanvasPixelHeight)": NSNumber(value: outline.height),
        ]
        if let count = outline.loopCount { values["\(kCGImagePropertyGIFLoopCount)"] = NSNumber(value: count) }
        properties["\(kCGImagePropertyGIFDictionary)"] = values
    }
    return properties as CFDictionary
}

/// Size, orientation and the like, without decoding a pixel.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let header = source.header, (0..<source.count).contains(index) else { return nil }
    var properties: [String: Any] = [
        "\(kCGImagePropertyPixelWidth)": NSNumber(value: header.width),
        "\(kCGImagePropertyPixelHeight)": NSNumber(value: header.height),
        "\(kCGImagePropertyDepth)": NSNumber(value: 8),
        "\(kCGImagePropertyColorModel)": kCGImagePropertyColorModelRGB,
        "\(kCGImagePropertyHasAlpha)": NSNumber(value: header.hasAlpha),
    ]
    if header.orientation != 1 { properties["\(kCGImagePropertyOrientation)"] = NSNumber(value: header.orientation) }
    if let frame = source.outline?.frames[index] {
        // What says to be too quick to be seen is shown a tenth of a second, as everywhere.
        properties["\(kCGImagePropertyGIFDictionary)"] = [
            "\(kCGImagePropertyGIFDelayTime)": NSNumber(value: frame.delay <= 0.05 ? 0.1 : frame.delay),
            "\(kCGImagePropertyGIFUnclampedDelayTime)": NSNumber(value: frame.delay),
        ]
    }
    return properties as CFDictionary
}

/// The image as stored: orientation is for whoever shows it. Pixels are unpacked when first drawn, unless the options say now.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    source.image(at: index, decodesNow: ImageOptions(options).flag(kCGImageSourceShouldCacheImmediately))
}

/// A small version, made from the image; without a maximum size it is as large as the image.
public func CGImageSourceCreateThumbnailAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CGImage? {
    let options = ImageOptions(options)
    let makesOne =
        options.flag(kCGImageSourceCreateThumbnailFromImageAlways)
        || options.flag(kCGImageSourceCreateThumbnailFromImageIfAbsent)
    guard let header = source.header, index == 0, makesOne else { return nil }
    let limit = options.number(kCGImageSourceThumbnailMaxPixelSize) ?? Double(max(header.width, header.height))
    guard limit >= 1, limit <= Double(Int32.max) else { return nil }
    return source.thumbnail(side: Int(limit), isUpright: options.flag(kCGImageSourceCreateThumbnailWithTransform))
}
