import AppleFoundation

/// Property lists in the style of OpenStep: what project files are written in. XML and JSON are left to Foundation.
package enum OldPropertyList {
    package struct Problem: Error, CustomStringConvertible {
        package let line: Int
        package let message: String
        package var description: String { "line \(line): \(message)" }
    }

    /// Strings, arrays and dictionaries of them.
    package static func read(_ text: String) throws -> Any {
        var reader = Reader(bytes: Array(text.utf8))
        let value = try reader.value(depth: 0)
        try reader.end()
        return value
    }

    private struct Reader {
        let bytes: [UInt8]
        var position = 0

        private func problem(_ message: String) -> Problem {
            Problem(line: bytes.prefix(position).reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }, message: message)
        }

        private mutating func skip() throws {
            while position < bytes.count {
                switch bytes[position] {
                case 0x20, 0x09, 0x0A, 0x0D: position += 1
                case UInt8(ascii: "/") where next == UInt8(ascii: "/"):
                    while position < bytes.count, bytes[position] != 0x0A { position += 1 }
                case UInt8(ascii: "/") where next == UInt8(ascii: "*"):
                    position += 2
                    while position + 1 < bytes.count, bytes[position] != UInt8(ascii: "*") || next != UInt8(ascii: "/") {
                        position += 1
                    }
                    guard position + 1 < bytes.count else { throw problem("a comment without an end") }
                    position += 2
                default: return
                }
            }
        }

        private var next: UInt8? { position + 1 < bytes.count ? bytes[position + 1] : nil }

        mutating func end() throws {
            try skip()
            if position < bytes.count { throw problem("more than one value") }
        }

        mutating func value(depth: Int) throws -> Any {
            guard depth < 256 else { throw problem("nested too deeply") }
            try skip()
            guard position < bytes.count else { throw problem("a value is missing") }
            switch bytes[position] {
            case UInt8(ascii: "{"): return try dictionary(depth)
            case UInt8(ascii: "("): return try array(depth)
            case UInt8(ascii: "\""), UInt8(ascii: "'"): return try quoted()
            case UInt8(ascii: "<"): return try data()
            default: return try word()
            }
        }

        private mutating func take(_ sign: Character) throws -> Bool {
            try skip()
            guard position < bytes.count, bytes[position] == sign.asciiValue else { return false }
            position += 1
            return true
        }

        private mutating func dictionary(_ depth: Int) throws -> [String: Any] {
            position += 1
            var result: [String: Any] = [:]
            while try !take("}") {
                guard let key = try value(depth: depth + 1) as? String else { throw problem("a key that is no text") }
                guard try take("=") else { throw problem("'=' is missing after \(key)") }
                result[key] = try value(depth: depth + 1)
                guard try take(";") else { throw problem("';' is missing after the value of \(key)") }
            }
            return result
        }

        private mutating func array(_ depth: Int) throws -> [Any] {
            position += 1
            var result: [Any] = []
            while try !take(")") {
                result.append(try value(depth: depth + 1))
                if try !take(",") {
                    guard try take(")") else { throw problem("')' is missing at the end of a list") }
                    break
                }
            }
            return result
        }

        private mutating func word() throws -> String {
            let start = position
            while position < bytes.count, Self.isPlain(bytes[position]) { position += 1 }
            guard position > start else { throw problem("an unexpected '\(Character(Unicode.Scalar(bytes[position])))'") }
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private static func isPlain(_ byte: UInt8) -> Bool {
            switch byte {
            case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
            case UInt8(ascii: "_"), UInt8(ascii: "."), UInt8(ascii: "-"), UInt8(ascii: "$"), UInt8(ascii: ":"),
                UInt8(ascii: "/"), UInt8(ascii: "+"), UInt8(ascii: "@"):
                true
            default: byte >= 0x80
            }
        }

        private mutating func data() throws -> String {
            let start = position
            while position < bytes.count, bytes[position] != UInt8(ascii: ">") { position += 1 }
            guard position < bytes.count else { throw problem("data without an end") }
            position += 1
            return String(decoding: bytes[start..<position], as: UTF8.self)
        }

        private mutating func quoted() throws -> String {
            let mark = bytes[position]
            position += 1
            var result: [UInt8] = []
            while position < bytes.count {
                let byte = bytes[position]
                position += 1
                if byte == mark { return String(decoding: result, as: UTF8.self) }
                if byte == UInt8(ascii: "\\"), position < bytes.count { escape(&result) } else { result.append(byte) }
            }
            throw problem("a text without an end")
        }

        private mutating func escape(_ result: inout [UInt8]) {
            let byte = bytes[position]
            position += 1
            switch byte {
            case UInt8(ascii: "n"): result.append(0x0A)
            case UInt8(ascii: "t"): result.append(0x09)
            case UInt8(ascii: "r"): result.append(0x0D)
            case UInt8(ascii: "U"):
                let digits = bytes[position...].prefix(4)
                position += digits.count
                let code = UInt32(String(decoding: digits, as: UTF8.self), radix: 16).flatMap(Unicode.Scalar.init)
                result.append(contentsOf: Array(String(Character(code ?? "?")).utf8))
            default: result.append(byte)
            }
        }
    }
}
