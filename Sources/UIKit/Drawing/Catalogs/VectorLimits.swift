import AppleFoundation

/// What librsvg can't measure. It ends the process where letters lie so far out, or are so large, that nothing is left of their box's
/// height in a `Double`.
enum VectorLimits {
    /// False for letters among numbers of ten digits and more.
    static func allows(_ svg: Data) -> Bool {
        guard svg.range(of: Data("text".utf8)) != nil || svg.range(of: Data("tspan".utf8)) != nil else { return true }
        return svg.withUnsafeBytes { bytes in
            var place = 0
            var isInWord = false
            while place < bytes.count {
                let byte = bytes[place]
                guard isDigit(byte), !isInWord else {
                    isInWord =
                        isDigit(byte) || byte == UInt8(ascii: "_")
                        || (byte | 0x20 >= UInt8(ascii: "a") && byte | 0x20 <= UInt8(ascii: "z"))
                    place += 1
                    continue
                }
                if magnitude(bytes, &place) >= 10 { return false }
                isInWord = false
            }
            return true
        }
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") }

    /// How many digits stand before the point of the number that begins here.
    private static func magnitude(_ bytes: UnsafeRawBufferPointer, _ place: inout Int) -> Int {
        func digits(_ visit: (Int) -> Void) {
            while place < bytes.count, isDigit(bytes[place]) {
                visit(Int(bytes[place] - UInt8(ascii: "0")))
                place += 1
            }
        }
        var count = 0
        digits { if count > 0 || $0 > 0 { count += 1 } }
        if place < bytes.count, bytes[place] == UInt8(ascii: ".") {
            place += 1
            digits { _ in }
        }
        guard place + 1 < bytes.count, bytes[place] | 0x20 == UInt8(ascii: "e") else { return count }
        let sign = bytes[place + 1]
        let isSigned = sign == UInt8(ascii: "-") || sign == UInt8(ascii: "+")
        guard isDigit(sign) || (isSigned && place + 2 < bytes.count && isDigit(bytes[place + 2])) else { return count }
        place += isSigned ? 2 : 1
        var exponent = 0
        digits { exponent = min(exponent * 10 + $0, 10_000) }
        return sign == UInt8(ascii: "-") ? count - exponent : count + exponent
    }
}
