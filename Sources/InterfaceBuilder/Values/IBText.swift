extension IBElement {
    /// A property that short text writes as an attribute and long text as a child.
    package func text(_ name: IBName, key: String) -> String? {
        string(name) ?? children.first { $0.key == key && ($0.has("string") || $0.has("mutableString")) }?.decodedText
    }

    /// The text of a `string`, which may be wrapped in base 64.
    package var decodedText: String {
        guard bool("base64-UTF8", default: false) else { return text }
        return String(decoding: Base64.decode(text.utf8), as: UTF8.self)
    }

    /// Runs of an attributed string, each with the elements of its attributes.
    package var fragments: [(text: String, attributes: [IBElement])] {
        children.filter { $0.has("fragment") }.map { fragment in
            (
                fragment.text("content", key: "content") ?? "",
                fragment.first("attributes").map { Array($0.children) } ?? []
            )
        }
    }
}

enum Base64 {
    /// White space and strangers between the digits are passed over.
    static func decode(_ text: some Sequence<UInt8>) -> [UInt8] {
        var result: [UInt8] = []
        var bits: UInt32 = 0
        var count = 0
        for byte in text {
            let value: UInt8
            switch byte {
            case 0x41...0x5A: value = byte - 0x41
            case 0x61...0x7A: value = byte - 0x61 + 26
            case 0x30...0x39: value = byte - 0x30 + 52
            case 0x2B: value = 62
            case 0x2F: value = 63
            case 0x3D: return result
            default: continue
            }
            bits = bits << 6 | UInt32(value)
            count += 6
            if count >= 8 {
                count -= 8
                result.append(UInt8(truncatingIfNeeded: bits >> UInt32(count)))
            }
        }
        return result
    }
}
