import AppleFoundation
import CoreGraphics

/// Reads GIF images with giflib: the first frame, or all of them (`GIFFrames`).
package enum GIFCodec: ImageCodec {
    package static let format = ImageFormat.gif

    package static func recognises(_ bytes: UnsafeRawBufferPointer) -> Bool {
        bytes.count >= 6 && (bytes[0..<6].elementsEqual("GIF89a".utf8) || bytes[0..<6].elementsEqual("GIF87a".utf8))
    }

    package static func header(of bytes: UnsafeRawBufferPointer) throws(ImageCodecError) -> ImageHeader {
        try header(GIFOutline(bytes))
    }

    package static func header(_ outline: GIFOutline) throws(ImageCodecError) -> ImageHeader {
        guard let first = outline.frames.first else { throw .truncated(.gif) }
        guard outline.width > 0, outline.height > 0 else { throw .corrupt(.gif, "it has no size") }
        return ImageHeader(
            format: .gif, width: outline.width, height: outline.height, hasAlpha: first.hasTransparency || !first.isWhole)
    }

    package static func decode(_ bytes: UnsafeRawBufferPointer, smallestSide: Int? = nil) throws(ImageCodecError)
        -> DecodedImage
    {
        let header = try header(of: bytes)
        guard let pixels = try GIFFrames(Data(bytes), header: header).next() else { throw .truncated(.gif) }
        return DecodedImage(pixels: pixels, header: header)
    }
}
