import AppleFoundation

/// A string as a key, hashed and compared by its bytes: Swift's own hashing normalises text that is not ASCII, which is slow.
struct StringKey: Hashable {
    let string: String
    let digest: UInt64

    init(_ string: String) {
        self.string = string
        digest = StringKey.digest(of: string)
    }

    @inline(__always)
    static func digest(of string: String) -> UInt64 {
        string.utf8.withContiguousStorageIfAvailable(digest) ?? digestOfForeign(string)
    }

    private static func digestOfForeign(_ string: String) -> UInt64 {
        var copy = string
        return copy.withUTF8(digest)
    }

    private static func digest(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64 {
        let raw = UnsafeRawPointer(bytes.baseAddress)
        var hash: UInt64 = 0x9E37_79B9_7F4A_7C15 ^ UInt64(bytes.count)
        var index = 0
        let count = bytes.count
        if let raw {
            while index + 8 <= count {
                hash = mix(hash ^ raw.loadUnaligned(fromByteOffset: index, as: UInt64.self))
                index += 8
            }
            var rest: UInt64 = 0
            while index < count {
                rest = rest << 8 | UInt64(bytes[index])
                index += 1
            }
            hash = mix(hash ^ rest)
        }
        return hash
    }

    @inline(__always)
    private static func mix(_ value: UInt64) -> UInt64 {
        let product = value.multipliedFullWidth(by: 0xD6E8_FEB8_6659_FD93)
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
