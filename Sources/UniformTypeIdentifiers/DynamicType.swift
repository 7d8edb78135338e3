import AppleFoundation

/// Types that nobody has declared: their identifiers spell what is known of them, in 32 letters, so that it can be read again.
enum DynamicType {
    private static let prefix = "dyn.a"
    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789")
    /// The words that have a number of their own.
    private static let tagClasses: [Character: UTTagClass] = ["1": .filenameExtension, "3": .mimeType]
    private static let dataNumber = "7"
    private static let data = "public.data"

    static func identifier(tag: String, _ tagClass: UTTagClass, parents: [String]) -> String {
        let key = tagClasses.first { $0.value == tagClass }.map { String($0.key) } ?? escaped(tagClass.rawValue)
        let kinds = parents.map { $0 == data ? dataNumber : escaped($0) }.joined(separator: ",")
        return prefix + encoded("?0=\(kinds):\(key)=\(escaped(tag.lowercased()))")
    }

    static func declaration(of identifier: String) -> TypeDeclaration? {
        guard identifier.hasPrefix(prefix), let text = decoded(identifier.dropFirst(prefix.count)), text.hasPrefix("?") else {
            return nil
        }
        var parents: [String] = []
        var tags: [(UTTagClass, String)] = []
        for field in split(text.dropFirst(), at: ":") {
            let sides = split(field, at: "=")
            guard sides.count == 2 else { return nil }
            if sides[0] == "0" {
                parents = split(sides[1], at: ",").map { $0 == dataNumber ? data : unescaped($0) }
            } else {
                let known = sides[0].count == 1 ? tagClasses[sides[0].first!] : nil
                tags.append((known ?? UTTagClass(rawValue: unescaped(sides[0])), unescaped(sides[1])))
            }
        }
        guard let (tagClass, tag) = tags.first else { return nil }
        return TypeDeclaration(identifier: identifier, parents: parents, tag: tag, tagClass: tagClass)
    }

    // MARK: Signs that mean something
    private static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, sign in
            if "\\?:,=".contains(sign) { result.append("\\") }
            result.append(sign)
        }
    }

    private static func unescaped(_ text: Substring) -> String {
        var result = ""
        var isEscaped = false
        for sign in text {
            if sign == "\\", !isEscaped { isEscaped = true } else { (isEscaped, _) = (false, result.append(sign)) }
        }
        return result
    }

    private static func split(_ text: Substring, at separator: Character) -> [Substring] {
        var parts: [Substring] = []
        var start = text.startIndex
        var isEscaped = false
        for index in text.indices {
            if isEscaped {
                isEscaped = false
            } else if text[index] == "\\" {
                isEscaped = true
            } else if text[index] == separator {
                parts.append(text[start..<index])
                start = text.index(after: index)
            }
        }
        return parts + [text[start...]]
    }

    // MARK: 32 letters, five bits each, the highest first
    private static func encoded(_ text: String) -> String {
        var result = ""
        var (bits, count) = (0, 0)
        for byte in text.utf8 {
            (bits, count) = (bits << 8 | Int(byte), count + 8)
            while count >= 5 {
                count -= 5
                result.append(letters[bits >> count & 31])
            }
            bits &= 1 << count - 1
        }
        if count > 0 { result.append(letters[bits << (5 - count) & 31]) }
        return result
    }

    private static func decoded(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var (bits, count) = (0, 0)
        for letter in text {
            guard let value = letters.firstIndex(of: letter) else { return nil }
            (bits, count) = (bits << 5 | value, count + 5)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> count))
            }
            bits &= 1 << count - 1
        }
        return String(validating: bytes, as: UTF8.self)
    }
}
