/// Numbers as Interface Builder writes them: in the C locale, at times with float noise.
enum NumberParsing {
    static func double(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        var index = 0
        var negative = false
        guard !bytes.isEmpty, bytes.count < 400 else { return nil }
        if bytes[0] == 0x2D || bytes[0] == 0x2B {
            negative = bytes[0] == 0x2D
            index = 1
        }
        var mantissa: UInt64 = 0
        var digits = 0
        var fraction = 0
        var seenPoint = false
        while index < bytes.count {
            let byte = bytes[index]
            if byte >= 0x30, byte <= 0x39 {
                mantissa = mantissa &* 10 &+ UInt64(byte &- 0x30)
                digits += 1
                if seenPoint { fraction += 1 }
            } else if byte == 0x2E, !seenPoint {
                seenPoint = true
            } else {
                return slow(bytes)
            }
            index += 1
        }
        guard digits > 0 else { return nil }
        // Up to 15 digits the quotient of two exact numbers is the nearest double.
        guard digits <= 15 else { return slow(bytes) }
        let value = fraction == 0 ? Double(mantissa) : Double(mantissa) / powers[fraction]
        return negative ? -value : value
    }

    private static let powers: [Double] = [
        1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
    ]

    private static func slow(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        // No hexadecimal, no "nan", no "inf": those come from no designer.
        let allowed = bytes.allSatisfy {
            ($0 >= 0x30 && $0 <= 0x39) || $0 == 0x2E || $0 == 0x2D || $0 == 0x2B || $0 | 0x20 == 0x65
        }
        guard allowed, let value = Double(String(decoding: bytes, as: UTF8.self)), value.isFinite else { return nil }
        return value
    }

    /// `0.8`, `1:2`, `16/9`: a factor, or a quotient in two spellings.
    static func multiplier(_ bytes: UnsafeBufferPointer<UInt8>) -> Double? {
        guard let sign = bytes.firstIndex(where: { $0 == 0x3A || $0 == 0x2F }) else { return double(bytes) }
        guard let left = double(UnsafeBufferPointer(rebasing: bytes[..<sign])),
            let right = double(UnsafeBufferPointer(rebasing: bytes[(sign + 1)...])), right != 0
        else { return nil }
        return left / right
    }
}
