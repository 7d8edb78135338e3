extension JSON {
    /// Where a text stops being JSON.
    package struct Mistake: Error, Equatable, CustomStringConvertible {
        package let offset: Int
        package var description: String { "not JSON at byte \(offset)" }
    }

    /// Reads one value and nothing after it.
    package init(parsing bytes: [UInt8]) throws(Mistake) {
        let (value, end) = bytes.withUnsafeBufferPointer { buffer -> (JSON?, Int) in
            var reader = JSONReader(buffer)
            let value = reader.value(depth: 0)
            reader.skipSpace()
            return (reader.isAtEnd ? value : nil, reader.place)
        }
        guard let value else { throw Mistake(offset: end) }
        self = value
    }
}

private struct JSONReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private(set) var place = 0

    init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

    var isAtEnd: Bool { place == bytes.count }
    private var next: UInt8? { place < bytes.count ? bytes[place] : nil }

    mutating func skipSpace() {
        while place < bytes.count, [32, 10, 13, 9].contains(bytes[place]) { place += 1 }
    }

    private mutating func take(_ byte: UInt8) -> Bool {
        skipSpace()
        guard next == byte else { return false }
        place += 1
        return true
    }

    private mutating func take(_ word: StaticString) -> Bool {
        let end = place + word.utf8CodeUnitCount
        guard end <= bytes.count else { return false }
        for index in 0..<word.utf8CodeUnitCount where bytes[place + index] != word.utf8Start[index] { return false }
        place = end
        return true
    }

    /// Nil where there is no value. Nothing that people send is a thousand levels deep.
    mutating func value(depth: Int) -> JSON? {
        skipSpace()
        guard depth < 1000, let first = next else { return nil }
        switch first {
        case UInt8(ascii: "{"): return object(depth)
        case UInt8(ascii: "["): return array(depth)
        case UInt8(ascii: "\""): return string().map(JSON.string)
        case UInt8(ascii: "t"): return take("true") ? .bool(true) : nil
        case UInt8(ascii: "f"): return take("false") ? .bool(false) : nil
        case UInt8(ascii: "n"): return take("null") ? .null : nil
        default: return number()
        }
    }

    private mutating func object(_ depth: Int) -> JSON? {
        place += 1
        var members: [JSON.Member] = []
        if take(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\""), let key = string(), take(UInt8(ascii: ":")), let value = value(depth: depth + 1)
            else { return nil }
            members.append(JSON.Member(key, value))
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "}")) ? .object(members) : nil
    }

    private mutating func array(_ depth: Int) -> JSON? {
        place += 1
        var values: [JSON] = []
        if take(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            guard let value = value(depth: depth + 1) else { return nil }
            values.append(value)
        } while take(UInt8(ascii: ","))
        return take(UInt8(ascii: "]")) ? .array(values) : nil
    }

    private mutating func number() -> JSON? {
        let start = place
        while let byte = next, (48...57).contains(byte) || "+-.eE".utf8.contains(byte) { place += 1 }
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return Double(text) == nil ? nil : .number(text)
    }

    private mutating func string() -> String? {
        place += 1
        let start = place
        while let byte = next, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\") { place += 1 }
        if next == UInt8(ascii: "\"") {
            defer { place += 1 }
            return String(decoding: bytes[start..<place], as: UTF8.self)
        }
        var text = Array(bytes[start..<place])
        while let byte = next {
            place += 1
            if byte == UInt8(ascii: "\"") { return String(decoding: text, as: UTF8.self) }
            if byte != UInt8(ascii: "\\") {
                text.append(byte)
                continue
            }
            guard let escape = next else { return nil }
            place += 1
            switch escape {
            case UInt8(ascii: "n"): text.append(10)
            case UInt8(ascii: "t"): text.append(9)
            case UInt8(ascii: "r"): text.append(13)
            case UInt8(ascii: "b"): text.append(8)
            case UInt8(ascii: "f"): text.append(12)
            case UInt8(ascii: "u"):
                guard let scalar = scalar() else { return nil }
                text += String(Character(scalar)).utf8
            case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
            default: return nil
            }
        }
        return nil
    }

    /// After `\u`; two of them may make one character. A half of a pair alone becomes the replacement character.
    private mutating func scalar() -> Unicode.Scalar? {
        guard let first = hexadecimal() else { return nil }
        guard (0xD800..<0xDC00).contains(first) else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
        let before = place
        if take("\\u"), let second = hexadecimal(), (0xDC00..<0xE000).contains(second) {
            return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00))
        }
        place = before
        return "\u{FFFD}"
    }

    private mutating func hexadecimal() -> UInt32? {
        guard place + 4 <= bytes.count else { return nil }
        defer { place += 4 }
        return UInt32(String(decoding: bytes[place..<place + 4], as: UTF8.self), radix: 16)
    }
}
