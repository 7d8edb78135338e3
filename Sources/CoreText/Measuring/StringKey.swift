import AppleFoundation

/// A string as a key, hashed and compared by its bytes: Swift's own hashing normalises text that is not ASCII, which is slow.
struct StringKey: Hashable {
    let string: String
    let digest: UInt64

    init(_ string: String) {
        self.string = string
        digest = StringKey.digest(of: string)
    }

    static func digest(of string: String) -> UInt64 { digests(of: string).0 }

    /// Two digests that have nothing to do with each other: where both agree the strings do.
    @inline(__always)
    static func digests(of string: String) -> (UInt64, UInt64) {
        string.utf8.withContiguousStorageIfAvailable(digests) ?? digestsOfForeign(string)
    }

    private static func digestsOfForeign(_ string: String) -> (UInt64, UInt64) {
        var copy = string
        return copy.withUTF8(digests)
    }

    private static func digests(_ bytes: UnsafeBufferPointer<UInt8>) -> (UInt64, UInt64) {
        var first: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var second: UInt64 = 0xC2B2_AE3D_27D4_EB4F &+ UInt64(bytes.count)
        guard let raw = UnsafeRawPointer(bytes.baseAddress) else { return (first, second) }
        func take(_ word: UInt64) {
            first = mix(first ^ word, 0xD6E8_FEB8_6659_FD93)
            second = mix(second &+ word, 0xA076_1D64_78BD_642F)
        }
        var index = 0
        let count = bytes.count
        while index + 8 <= count {
            take(raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
            index += 8
        }
        var rest: UInt64 = 0
        while index < count {
            rest = rest << 8 | UInt64(bytes[index])
            index += 1
        }
        take(rest)
        return (first, second)
    }

    @inline(__always)
    private static func mix(_ value: UInt64, _ factor: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: factor)
        return product.high ^ product.low
    }

    static func == (a: StringKey, b: StringKey) -> Bool { a.digest == b.digest && isSame(a.string, b.string) }

    /// Byte for byte.
    @inline(__always)
    static func isSame(_ a: String, _ b: String) -> Bool {
        let same: Bool?? = a.utf8.withContiguousStorageIfAvailable { first in
            b.utf8.withContiguousStorageIfAvailable { second in
                first.count == second.count
                    && (first.count == 0 || memcmp(first.baseAddress!, second.baseAddress!, first.count) == 0)
            }
        }
        if let same, let same { return same }
        return a.utf8.elementsEqual(b.utf8)
    }

    func hash(into hasher: inout Hasher) { hasher.combine(digest) }
}
