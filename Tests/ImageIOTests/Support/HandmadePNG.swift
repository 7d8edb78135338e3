import CoreGraphics
import AppleFoundation

/// A PNG put together chunk by chunk, with stored (not compressed) pixel data: any colour type, depth and interlacing.
struct HandmadePNG {
    var width: Int
    var height: Int
    var depth: UInt8
    var colorType: UInt8
    var isInterlaced = false
    var palette: [UInt8] = []
    var transparency: [UInt8] = []
    /// Filter byte and samples of every row, one after another.
    var rows: [[UInt8]]

    var data: Data {
        var file = Data([0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A])
        append("IHDR", word(width) + word(height) + [depth, colorType, 0, 0, isInterlaced ? 1 : 0], to: &file)
        if !palette.isEmpty { append("PLTE", palette, to: &file) }
        if !transparency.isEmpty { append("tRNS", transparency, to: &file) }
        append("IDAT", stored(rows.flatMap { $0 }), to: &file)
        append("IEND", [], to: &file)
        return file
    }

    private func word(_ value: Int) -> [UInt8] { (0..<4).map { UInt8(truncatingIfNeeded: value >> (24 - 8 * $0)) } }

    private func append(_ type: String, _ content: [UInt8], to file: inout Data) {
        let body = Array(type.utf8) + content
        file.append(contentsOf: word(content.count) + body + word(Int(checksum(body))))
    }

    /// A zlib stream of one stored block.
    private func stored(_ bytes: [UInt8]) -> [UInt8] {
        let length = [UInt8(truncatingIfNeeded: bytes.count), UInt8(truncatingIfNeeded: bytes.count >> 8)]
        var low: UInt32 = 1
        var high: UInt32 = 0
        for byte in bytes {
            low = (low + UInt32(byte)) % 65_521
            high = (high + low) % 65_521
        }
        return [0x78, 0x01, 0x01] + length + length.map { ~$0 } + bytes + word(Int(high << 16 | low))
    }

    private func checksum(_ bytes: [UInt8]) -> UInt32 {
        var sum: UInt32 = 0xFFFF_FFFF
        for byte in bytes {
            sum ^= UInt32(byte)
            for _ in 0..<8 { sum = sum & 1 == 1 ? sum >> 1 ^ 0xEDB8_8320 : sum >> 1 }
        }
        return ~sum
    }
}
