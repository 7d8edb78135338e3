import AppleFoundation
import CoreGraphics

/// The chunks of a PNG file, walked without decoding anything.
package struct PNGLayout {
    package struct Chunk {
        package var type: String
        package var range: Range<Int>
    }

    package let header: ImageHeader
    package let chunks: [Chunk]
    private let bitsPerPixel: Int
    private let hasTransparencyChunk: Bool

    package init(_ bytes: UnsafeRawBufferPointer) throws(ImageCodecError) {
        guard !bytes.isEmpty else { throw .empty }
        guard bytes.count >= PNGCodec.signature.count else { throw .truncated(.png) }
        guard PNGCodec.recognises(bytes) else { throw .corrupt(.png, "the signature is missing") }
        guard bytes.count >= 33 else { throw .truncated(.png) }
        guard Self.type(at: 12, in: bytes) == "IHDR", Self.word(at: 8, in: bytes) == 13 else {
            throw .corrupt(.png, "the header is not the first chunk")
        }
        let chunks = Self.walk(bytes)
        self.chunks = chunks
        let colorType = bytes[25]
        let samples: [UInt8: Int] = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4]
        guard let samples = samples[colorType], [1, 2, 4, 8, 16].contains(bytes[24]) else {
            throw .corrupt(.png, "its colour type is \(colorType) with \(bytes[24]) bits")
        }
        bitsPerPixel = samples * Int(bytes[24])
        hasTransparencyChunk = chunks.contains { $0.type == "tRNS" }
        let width = Self.word(at: 16, in: bytes)
        let height = Self.word(at: 20, in: bytes)
        guard width > 0, height > 0 else { throw .corrupt(.png, "its size is \(width) by \(height)") }
        header = ImageHeader(
            format: .png, width: width, height: height, hasAlpha: colorType & 4 != 0 || hasTransparencyChunk)
    }

    /// Deflate packs at most 1,032 bytes into one, so a short file that claims a huge image is refused before memory is taken.
    func checkThatPixelsAreThere() throws(ImageCodecError) {
        let packed = chunks.reduce(0) { $0 + ($1.type == "IDAT" ? $1.range.count : 0) }
        let unpacked = (header.width * bitsPerPixel + 7) / 8 * header.height
        guard packed > 0, unpacked / 1_032 <= packed else { throw .truncated(.png) }
    }

    /// The value of the text chunk with this keyword.
    package static func text(_ keyword: String, in bytes: UnsafeRawBufferPointer) -> String? {
        guard PNGCodec.recognises(bytes) else { return nil }
        for chunk in walk(bytes, until: "IDAT") where chunk.type == "tEXt" {
            let content = bytes[chunk.range]
            guard let separator = content.firstIndex(of: 0) else { continue }
            if String(decoding: content[..<separator], as: UTF8.self) == keyword {
                return String(decoding: content[(separator + 1)...], as: UTF8.self)
            }
        }
        return nil
    }

    /// Whole chunks, and of a last one that was cut off what is there.
    static func walk(_ bytes: UnsafeRawBufferPointer, until last: String = "IEND") -> [Chunk] {
        var chunks: [Chunk] = []
        var offset = PNGCodec.signature.count
        while offset + 8 <= bytes.count {
            let type = type(at: offset + 4, in: bytes)
            let start = offset + 8
            let end = start + word(at: offset, in: bytes)
            chunks.append(Chunk(type: type, range: start..<min(end, bytes.count)))
            if type == last { break }
            offset = end + 4
        }
        return chunks
    }

    private static func word(at offset: Int, in bytes: UnsafeRawBufferPointer) -> Int {
        Int(UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self)))
    }

    private static func type(at offset: Int, in bytes: UnsafeRawBufferPointer) -> String {
        String(decoding: bytes[offset..<(offset + 4)], as: UTF8.self)
    }
}
