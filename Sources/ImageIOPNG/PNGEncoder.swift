import AppleFoundation
import CPNG
import CoreGraphics
import RasterKernels

/// Writes PNG at zlib's quickest level; the same pixels give the same bytes.
///
/// Our own writer, because libpng's simplified one can neither choose the level nor add text, and the full one jumps over Swift frames.
package struct PNGEncoder {
    /// Keyword and value of each text chunk.
    package var texts: [(keyword: String, value: String)] = []

    /// Whether to write a `PNGStamp`.
    package var isStamped = false

    package init() {}

    package func encode(_ pixels: PixelBuffer) throws(ImageCodecError) -> Data {
        guard pixels.format == .argb else { return try encodeAlpha(pixels) }
        let isOpaque = AlphaMultiplication.isOpaque(pixels.row(0), count: pixels.width * pixels.height)
        let samples = isOpaque ? 3 : 4
        let rows = PNGRows(bytesPerRow: pixels.width * samples, bytesPerPixel: samples)
        return try write(pixels, colorType: isOpaque ? 2 : 6, rows: rows) { y, output in
            if isOpaque {
                PNGRows.copyOpaque(pixels.row(y), to: output, count: pixels.width)
            } else {
                PNGRows.copyStraight(pixels.row(y), to: output, count: pixels.width)
            }
        }
    }

    private func encodeAlpha(_ pixels: PixelBuffer) throws(ImageCodecError) -> Data {
        let rows = PNGRows(bytesPerRow: pixels.width, bytesPerPixel: 1)
        return try write(pixels, colorType: 0, rows: rows) { y, output in
            output.update(from: pixels.alphaRow(y), count: pixels.width)
        }
    }

    private func write(
        _ pixels: PixelBuffer, colorType: UInt8, rows: PNGRows, fill: (Int, UnsafeMutablePointer<UInt8>) -> Void
    ) throws(ImageCodecError) -> Data {
        var file = Data(PNGCodec.signature)
        var header = Data()
        header.appendBigEndian(UInt32(pixels.width))
        header.appendBigEndian(UInt32(pixels.height))
        header.append(contentsOf: [8, colorType, 0, 0, 0])
        file.appendChunk("IHDR", header)
        file.appendChunk("sRGB", Data([0]))
        for text in texts { file.appendChunk("tEXt", Data("\(text.keyword)\0\(text.value)".utf8)) }
        let packer = try Deflater(expecting: rows.bytesPerRow * pixels.height / 8)
        for y in 0..<pixels.height {
            fill(y, rows.current)
            packer.append(rows.filtered(isFirst: y == 0))
            rows.advance()
        }
        let packed = try packer.finish()
        if isStamped { file.appendChunk("tEXt", PNGStamp(pixels: pixels, packed: packed).text) }
        file.appendChunk("IDAT", packed)
        file.appendChunk("IEND", Data())
        return file
    }
}

extension Data {
    mutating func appendBigEndian(_ word: UInt32) {
        Swift.withUnsafeBytes(of: word.bigEndian) { append(contentsOf: $0) }
    }

    mutating func appendChunk(_ type: String, _ content: Data) {
        appendBigEndian(UInt32(content.count))
        let start = count
        append(contentsOf: type.utf8)
        append(content)
        let sum = self[start...].withUnsafeBytes { bytes in
            crc32_z(0, bytes.baseAddress?.assumingMemoryBound(to: UInt8.self), bytes.count)
        }
        appendBigEndian(UInt32(truncatingIfNeeded: sum))
    }
}
