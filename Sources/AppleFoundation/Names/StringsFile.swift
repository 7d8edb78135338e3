import Foundation

/// Reads tables of texts: `"key" = "text";` with comments, or a property list.
package enum StringsFile {
    package static func read(_ data: Data) -> [String: String]? {
        if data.starts(with: Data("<?xml".utf8)) || data.starts(with: Data("bplist".utf8)) {
            return (try? PropertyListSerialization.propertyList(from: data, options: [], format: nil)) as? [String: String]
        }
        return text(data).map { parse(Array($0.unicodeScalars)) }
    }

    /// Old files are in UTF-16.
    private static func text(_ data: Data) -> String? {
        let bytes = [UInt8](data.prefix(3))
        if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) {
            return String(data: data, encoding: .utf16)
        }
        let content = bytes == [0xEF, 0xBB, 0xBF] ? data.dropFirst(3) : data
        return String(decoding: content, as: UTF8.self)
    }

    /// What can't be understood ends the reading: what came before counts.
    private static func parse(_ text: [Unicode.Scalar]) -> [String: String] {
        var result: [String: String] = [:]
        var reader = Reader(text: text)
        while let key = reader.word() {
            if reader.take("=") {
                guard let value = reader.word() else { break }
                result[key] = value
            } else {
                result[key] = key
            }
            guard reader.take(";") else { break }
        }
        return result
    }

    private struct Reader {
        let text: [Unicode.Scalar]
        var position = 0

        mutating func skip() {
            while position < text.count {
                if text[position].properties.isWhitespace {
                    position += 1
                } else if starts("//") {
                    while position < text.count, text[position] != "\n" { position += 1 }
                } else if starts("/*") {
                    position += 2
                    while position < text.count, !starts("*/") { position += 1 }
                    position = min(text.count, position + 2)
                } else {
                    return
                }
            }
        }

        func starts(_ words: String) -> Bool {
            position + words.unicodeScalars.count <= text.count
                && zip(words.unicodeScalars, text[position...]).allSatisfy { $0 == $1 }
        }

        mutating func take(_ sign: Unicode.Scalar) -> Bool {
            skip()
            guard position < text.count, text[position] == sign else { return false }
            position += 1
            return true
        }

        mutating func word() -> String? {
            skip()
            guard position < text.count else { return nil }
            if text[position] == "\"" { return quoted() }
            let start = position
            while position < text.count, isPlain(text[position]) { position += 1 }
            return start == position ? nil : String(String.UnicodeScalarView(text[start..<position]))
        }

        private func isPlain(_ scalar: Unicode.Scalar) -> Bool {
            scalar.properties.isAlphabetic || ("0"..."9").contains(scalar) || "_.-$:/".unicodeScalars.contains(scalar)
        }

        private mutating func quoted() -> String? {
            position += 1
            var result = String.UnicodeScalarView()
            while position < text.count {
                let scalar = text[position]
                position += 1
                if scalar == "\"" { return String(result) }
                guard scalar == "\\", position < text.count else {
                    result.append(scalar)
                    continue
                }
                let escaped = text[position]
                position += 1
                switch escaped {
                case "n": result.append("\n")
                case "t": result.append("\t")
                case "r": result.append("\r")
                case "U", "u":
                    let digits = text[position...].prefix(4)
                    let code = UInt32(String(String.UnicodeScalarView(digits)), radix: 16)
                    position += digits.count
                    if let scalar = code.flatMap(Unicode.Scalar.init) { result.append(scalar) }
                default: result.append(escaped)
                }
            }
            return nil
        }
    }
}
