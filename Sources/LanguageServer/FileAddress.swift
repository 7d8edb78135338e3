/// `file:` addresses, as editors write them, and the paths that they mean.
package enum FileAddress {
    /// Nil for what is no file.
    package static func path(_ address: String) -> String? {
        guard address.hasPrefix("file://") else { return nil }
        let rest = address.dropFirst("file://".count)
        guard let slash = rest.firstIndex(of: "/") else { return nil }
        var bytes: [UInt8] = []
        var left = Substring(rest[slash...]).utf8
        while let byte = left.popFirst() {
            let digits = String(decoding: left.prefix(2), as: UTF8.self)
            if byte == UInt8(ascii: "%"), digits.utf8.count == 2, let value = UInt8(digits, radix: 16) {
                bytes.append(value)
                left = left.dropFirst(2)
            } else {
                bytes.append(byte)
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    package static func address(_ path: String) -> String {
        var text = "file://"
        for byte in path.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                UInt8(ascii: "0")...UInt8(ascii: "9"),
                UInt8(ascii: "/"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "_"), UInt8(ascii: "~"):
                text.unicodeScalars.append(Unicode.Scalar(byte))
            default:
                let digits = String(byte, radix: 16, uppercase: true)
                text += digits.utf8.count == 1 ? "%0" + digits : "%" + digits
            }
        }
        return text
    }
}
