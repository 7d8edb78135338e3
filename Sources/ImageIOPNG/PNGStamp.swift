import AppleFoundation
import CoreGraphics
import RasterKernels

/// A fingerprint of the pixels, kept in the file, so that a picture is compared with it without unpacking anything.
///
/// It names the packed bytes as well: a program that changes the picture and keeps the text makes the stamp worthless, not wrong.
package struct PNGStamp {
    static let keyword = "Allium pixels"

    private let pixels: PixelDigest
    private let packed: PixelDigest

    init(pixels: PixelBuffer, packed: Data) {
        self.pixels = Self.digest(of: pixels)
        var digest = PixelDigest()
        packed.withUnsafeBytes { digest.append($0) }
        self.packed = digest
    }

    var text: Data { Data("\(Self.keyword)\0\(pixels) \(packed)".utf8) }

    package static func digest(of pixels: PixelBuffer) -> PixelDigest {
        let width = pixels.format == .argb ? pixels.width * 4 : pixels.width
        return PixelDigest(rows: pixels.data, width: width, height: pixels.height, bytesPerRow: pixels.bytesPerRow)
    }

    /// Whether the file says, and can be believed, that it holds exactly these pixels. False says nothing: the file may bear no stamp.
    package static func proves(_ bytes: UnsafeRawBufferPointer, equalTo pixels: PixelBuffer) -> Bool {
        guard let text = PNGLayout.text(keyword, in: bytes) else { return false }
        guard let layout = try? PNGLayout(bytes), layout.header.width == pixels.width, layout.header.height == pixels.height
        else { return false }
        var packed = PixelDigest()
        for chunk in layout.chunks where chunk.type == "IDAT" {
            packed.append(UnsafeRawBufferPointer(rebasing: bytes[chunk.range]))
        }
        guard text.hasSuffix(" \(packed)") else { return false }
        return text.hasPrefix("\(digest(of: pixels)) ")
    }
}
