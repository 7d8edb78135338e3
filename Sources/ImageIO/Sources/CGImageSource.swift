import AppleFoundation
import CoreGraphics

/// Reads the images of a file: PNG, JPEG or WebP, one image each.
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
        return upright.map { CGImage(pixels: $0, isOpaque: !header.hasAlpha) }
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

public func CGImageSourceGetCount(_ source: CGImageSource) -> Int { source.header == nil ? 0 : 1 }

public func CGImageSourceGetPrimaryImageIndex(_ source: CGImageSource) -> Int { 0 }

public func CGImageSourceGetType(_ source: CGImageSource) -> CFString? {
    source.header.map { $0.format.typeIdentifier as CFString }
}

public func CGImageSourceGetStatus(_ source: CGImageSource) -> CGImageSourceStatus { source.status }

public func CGImageSourceGetStatusAtIndex(_ source: CGImageSource, _ index: Int) -> CGImageSourceStatus {
    index == 0 ? source.status : .statusInvalidData
}

public func CGImageSourceCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.map(\.typeIdentifier) as CFArray
}

/// What concerns the file as a whole.
public func CGImageSourceCopyProperties(_ source: CGImageSource, _ options: CFDictionary?) -> CFDictionary? {
    guard source.header != nil else { return nil }
    return [kCGImagePropertyFileSize: NSNumber(value: source.data.count)] as CFDictionary
}

/// Size, orientation and the like, without decoding a pixel.
public func CGImageSourceCopyPropertiesAtIndex(
    _ source: CGImageSource, _ index: Int, _ options: CFDictionary?
) -> CFDictionary? {
    guard let header = source.header, index == 0 else { return nil }
    var properties: [String: Any] = [
        "\(kCGImagePropertyPixelWidth)": NSNumber(value: header.width),
        "\(kCGImagePropertyPixelHeight)": NSNumber(value: header.height),
        "\(kCGImagePropertyDepth)": NSNumber(value: 8),
        "\(kCGImagePropertyColorModel)": kCGImagePropertyColorModelRGB,
        "\(kCGImagePropertyHasAlpha)": NSNumber(value: header.hasAlpha),
    ]
    if header.orientation != 1 { properties["\(kCGImagePropertyOrientation)"] = NSNumber(value: header.orientation) }
    return properties as CFDictionary
}

/// The image as stored: orientation is for whoever shows it. Pixels are unpacked when first drawn, unless the options say now.
public func CGImageSourceCreateImageAtIndex(_ source: CGImageSource, _ index: Int, _ options: CFDictionary?) -> CGImage? {
    guard index == 0 else { return nil }
    return source.image(decodesNow: ImageOptions(options).flag(kCGImageSourceShouldCacheImmediately))
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
