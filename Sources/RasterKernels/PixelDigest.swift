/// A fingerprint of 128 bits that depends on the bytes alone: equal on every machine and every run.
///
/// It tells pictures apart, at several gigabytes a second; it is no protection against somebody who wants two to look equal.
package struct PixelDigest: Hashable, Sendable, CustomStringConvertible {
    private var lanes: (UInt64, UInt64, UInt64, UInt64)
    private var length: UInt64 = 0

    private static let factor: UInt64 = 0x9FB2_1C65_1E98_DF25
    private static let spread: UInt64 = 0xC2B2_AE3D_27D4_EB4F

    package init(seed: UInt64 = 0) {
        lanes = (
            seed ^ 0x243F_6A88_85A3_08D3, seed &+ 0x1319_8A2E_0370_7344, seed ^ 0xA409_3822_299F_31D0,
            seed &+ 0x082E_FA98_EC4E_6C89
        )
    }

    /// The rows of a picture; `bytesPerRow` may be more than the `width` bytes that count.
    package init(rows: UnsafeRawPointer, width: Int, height: Int, bytesPerRow: Int) {
        self.init(seed: UInt64(truncatingIfNeeded: width) &* Self.factor &+ UInt64(truncatingIfNeeded: height))
        if bytesPerRow == width {
            append(UnsafeRawBufferPointer(start: rows, count: width * height))
        } else {
            for y in 0..<height { append(UnsafeRawBufferPointer(start: rows + y * bytesPerRow, count: width)) }
        }
    }

    package mutating func append(_ bytes: UnsafeRawBufferPointer) {
        guard let base = bytes.baseAddress else { return }
        var (a, b, c, d) = lanes
        var offset = 0
        let whole = bytes.count & ~31
        while offset < whole {
            a = Self.mix(a, base.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
            b = Self.mix(b, base.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self))
            c = Self.mix(c, base.loadUnaligned(fromByteOffset: offset + 16, as: UInt64.self))
            d = Self.mix(d, base.loadUnaligned(fromByteOffset: offset + 24, as: UInt64.self))
            offset += 32
        }
        while offset < bytes.count {
            (a, b, c, d) = (b, c, d, Self.mix(a, UInt64(bytes[offset]) | 0x100))
            offset += 1
        }
        lanes = (a, b, c, d)
        length &+= UInt64(bytes.count)
    }

    @inline(__always)
    private static func mix(_ lane: UInt64, _ word: UInt64) -> UInt64 {
        let product = (lane ^ word) &* factor
        return product << 31 | product >> 33
    }

    private var words: (UInt64, UInt64) {
        let first = Self.finish(Self.mix(Self.mix(Self.mix(lanes.0, lanes.1), lanes.2), lanes.3 ^ length))
        let second = Self.finish(Self.mix(Self.mix(Self.mix(lanes.3 &* Self.spread, lanes.2), lanes.1 ^ length), lanes.0))
        return (first, second)
    }

    private static func finish(_ word: UInt64) -> UInt64 {
        var mixed = (word ^ (word >> 29)) &* spread
        mixed = (mixed ^ (mixed >> 32)) &* factor
        return mixed ^ (mixed >> 30)
    }

    /// 32 hexadecimal digits.
    package var description: String {
        let (first, second) = words
        return Self.hexadecimal(first) + Self.hexadecimal(second)
    }

    private static func hexadecimal(_ word: UInt64) -> String {
        let digits = String(word, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }

    package static func == (a: PixelDigest, b: PixelDigest) -> Bool { a.words == b.words }

    package func hash(into hasher: inout Hasher) {
        let (first, second) = words
        hasher.combine(first)
        hasher.combine(second)
    }
}
