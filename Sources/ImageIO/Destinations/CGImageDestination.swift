import AppleFoundation
import CoreGraphics

/// Writes an image file: PNG, JPEG or WebP.
public final class CGImageDestination {
    private enum Target {
        case data(CFMutableData)
        case url(URL)
    }

    private let target: Target
    private let format: ImageFormat
    private var image: (pixels: PixelBuffer, quality: Double?)?
    private var quality: Double?

    fileprivate init(data: CFMutableData, format: ImageFormat) {
        target = .data(data)
        self.format = format
    }

    fileprivate init(url: URL, format: ImageFormat) {
        target = .url(url)
        self.format = format
    }

    /// These formats hold one image; another one replaces it.
    fileprivate func add(_ image: CGImage, _ options: CFDictionary?) {
        self.image = (image.pixels, ImageOptions(options).number(kCGImageDestinationLossyCompressionQuality))
    }

    fileprivate func set(_ options: CFDictionary?) {
        quality = ImageOptions(options).number(kCGImageDestinationLossyCompressionQuality)
    }

    fileprivate func finish() -> Bool {
        guard let image else { return false }
        let quality = image.quality ?? quality
        guard let data = try? encoded(image.pixels, quality: quality) else { return false }
        switch target {
        case .data(let output):
            output.append(data)
            return true
        case .url(let url):
            return (try? data.write(to: url)) != nil
        }
    }

    private func encoded(_ pixels: PixelBuffer, quality: Double?) throws -> Data {
        switch format {
        case .png: try ImageCodecs.encodePNG(pixels)
        case .jpeg: try ImageCodecs.encodeJPEG(pixels, quality: quality ?? 0.8)
        case .webp: try ImageCodecs.encodeWebP(pixels, quality: quality)
        case .gif: throw ImageCodecError.cannotEncode(.gif, "there is no encoder for it")
        }
    }
}

/// Nil for a type that cannot be written or a count other than one.
public func CGImageDestinationCreateWithData(
    _ data: CFMutableData, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard count == 1, let format = ImageFormat(typeIdentifier: "\(type)"), format.canBeWritten else { return nil }
    return CGImageDestination(data: data, format: format)
}

/// Nil for a type that cannot be written or a count other than one.
public func CGImageDestinationCreateWithURL(
    _ url: CFURL, _ type: CFString, _ count: Int, _ options: CFDictionary?
) -> CGImageDestination? {
    guard count == 1, let format = ImageFormat(typeIdentifier: "\(type)"), format.canBeWritten else { return nil }
    return CGImageDestination(url: url as URL, format: format)
}

public func CGImageDestinationCopyTypeIdentifiers() -> CFArray {
    ImageFormat.allCases.filter(\.canBeWritten).map(\.typeIdentifier) as CFArray
}

/// Options for every image that has none of its own.
public func CGImageDestinationSetProperties(_ destination: CGImageDestination, _ properties: CFDictionary?) {
    destination.set(properties)
}

public func CGImageDestinationAddImage(_ destination: CGImageDestination, _ image: CGImage, _ properties: CFDictionary?) {
    destination.add(image, properties)
}

public func CGImageDestinationAddImageFromSource(
    _ destination: CGImageDestination, _ source: CGImageSource, _ index: Int, _ properties: CFDictionary?
) {
    guard let image = CGImageSourceCreateImageAtIndex(source, index, nil) else { return }
    destination.add(image, properties)
}

/// Writes the file; false when there is no image or it could not be written.
public func CGImageDestinationFinalize(_ destination: CGImageDestination) -> Bool { destination.finish() }
