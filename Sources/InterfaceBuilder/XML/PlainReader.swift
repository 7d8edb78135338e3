/// Reads files as Interface Builder writes them, several times faster than a general parser: UTF-8, a declaration, comments, elements.
///
/// It gives up, and leaves the file to expat, wherever something else stands: another encoding, a document type, CDATA, other
/// instructions, references beyond the five of XML, and everything that is not well-formed.
struct PlainReader {
    private let bytes: UnsafeBufferPointer<UInt8>
    private let limits: XMLLimits
    private var position = 0
    private var tree = XMLTree.Builder()
    private var open: [Int32] = []
    private var lastChild: [Int32] = []
    private var openNames: [Name] = []

    /// Where a name stands in the file, and where the table has it.
    private struct Name {
        var start: Int
        var count: Int
        var hash: NameHash
    }

    static func read(_ source: [UInt8], limits: XMLLimits) -> XMLTree.Builder? {
        guard source.count < Int(Int32.max) else { return nil }
        return source.withUnsafeBufferPointer { bytes in
            var reader = PlainReader(bytes, limits)
            return reader.run() ? reader.tree : nil
        }
    }

    private init(_ bytes: UnsafeBufferPointer<UInt8>, _ limits: XMLLimits) {
        self.bytes = bytes
        self.limits = limits
        tree.elements.reserveCapacity(bytes.count / 100 + 16)
        tree.attributes.reserveCapacity(bytes.count / 24 + 16)
        tree.bytes.reserveCapacity(bytes.count / 2 + 64)
        open.reserveCapacity(64)
        lastChild.reserveCapacity(64)
        openNames.reserveCapacity(64)
    }

    // MARK: Steps
    private mutating func run() -> Bool {
        guard startsPlainly() else { return false }
        while position < bytes.count {
            guard bytes[position] == UInt8(ascii: "<") else {
                if !text() { return false }
                continue
            }
            position += 1
            guard position < bytes.count else { return false }
            switch bytes[position] {
            case UInt8(ascii: "/"): if !endTag() { return false }
            case UInt8(ascii: "!"): if !comment() { return false }
            default: if open.isEmpty && !tree.elements.isEmpty || !startTag() { return false }
            }
        }
        return open.isEmpty && !tree.elements.isEmpty
    }

    /// The declaration of a file in UTF-8, or none.
    private mutating func startsPlainly() -> Bool {
        guard bytes.count > 3, bytes[0] == UInt8(ascii: "<") else { return false }
        guard bytes[1] == UInt8(ascii: "?") else { return true }
        guard takes("<?xml version=\"1.0\" encoding=\"UTF-8\"") else { return false }
        return takes("?>") || takes(" standalone=\"no\"?>") || takes(" standalone=\"yes\"?>")
    }

    private mutating func takes(_ text: StaticString) -> Bool {
        let count = text.utf8CodeUnitCount
        guard position + count <= bytes.count, sameBytes(bytes.baseAddress! + position, text.utf8Start, count) else {
            return false
        }
        position += count
        return true
    }

    // The loops over bytes count in a variable of their own: the reader's would be written with every step.

    private mutating func skipSpace() {
        let eightBlanks: UInt64 = 0x2020_2020_2020_2020
        var next = position
        while next < bytes.count, Self.isSpace(bytes[next]) {
            next += 1
            // Lines begin with many.
            while next + 8 <= bytes.count,
                UnsafeRawPointer(bytes.baseAddress! + next).loadUnaligned(as: UInt64.self) == eightBlanks
            {
                next += 8
            }
        }
        position = next
    }

    @inline(__always) private static func isSpace(_ byte: UInt8) -> Bool {
        byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D
    }

    /// Letters, digits and a few signs; where others stand, expat decides.
    @inline(__always) private static func isName(_ byte: UInt8) -> Bool {
        byte &- 0x61 < 26 || byte &- 0x41 < 26 || byte &- 0x30 < 10 || byte == 0x2D || byte == 0x5F || byte == 0x2E
    }

    /// Means nothing but itself, in attributes and in texts.
    @inline(__always) private static func isPlain(_ byte: UInt8) -> Bool {
        // Letters and signs around them, but for a bracket; then digits and what lies about them.
        byte &- 0x5E < 34 || byte &- 0x3D < 32 || byte &- 0x28 < 20 || byte == 0x20
    }

    private mutating func name() -> Name? {
        let start = position
        guard start < bytes.count, bytes[start] &- 0x61 < 26 || bytes[start] &- 0x41 < 26 || bytes[start] == 0x5F
        else { return nil }
        var next = start
        var hash = NameHash()
        while next < bytes.count, Self.isName(bytes[next]) {
            hash.add(bytes[next])
            next += 1
        }
        position = next
        return Name(start: start, count: next - start, hash: hash)
    }

    private mutating func known(_ name: Name) -> IBName? { tree.names.name(slice((name.start, name.count)), name.hash) }

    @inline(__always) private func slice(_ range: (start: Int, count: Int)) -> UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: bytes.baseAddress! + range.start, count: range.count)
    }

    private mutating func startTag() -> Bool {
        let offset = position - 1
        guard let range = name(), tree.elements.count < limits.elements, open.count < limits.depth,
            let elementName = known(range)
        else { return false }
        let firstAttribute = Int32(tree.attributes.count)
        var isEmpty = false
        while true {
            let before = position
            skipSpace()
            guard position < bytes.count else { return false }
            if bytes[position] == UInt8(ascii: ">") {
                position += 1
                break
            }
            if bytes[position] == UInt8(ascii: "/") {
                guard position + 1 < bytes.count, bytes[position + 1] == UInt8(ascii: ">") else { return false }
                position += 2
                isEmpty = true
                break
            }
            guard position > before, attribute(after: firstAttribute) else { return false }
        }
        let index = Int32(tree.elements.count)
        tree.elements.append(
            XMLTree.Element(
                name: elementName, parent: open.last ?? -1, firstAttribute: firstAttribute,
                attributeCount: Int32(tree.attributes.count) - firstAttribute, offset: Int32(offset)))
        if let previous = lastChild.last, previous >= 0 {
            tree.elements[Int(previous)].nextSibling = index
        } else if let parent = open.last {
            tree.elements[Int(parent)].firstChild = index
        }
        if !lastChild.isEmpty { lastChild[lastChild.count - 1] = index }
        if !isEmpty {
            open.append(index)
            lastChild.append(-1)
            openNames.append(range)
        }
        return true
    }

    private mutating func attribute(after first: Int32) -> Bool {
        guard let range = name() else { return false }
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: "=") else { return false }
        position += 1
        skipSpace()
        guard position < bytes.count, let key = known(range) else { return false }
        let mark = bytes[position]
        guard mark == UInt8(ascii: "\"") || mark == UInt8(ascii: "'") else { return false }
        position += 1
        // The same attribute twice is not well-formed.
        for other in tree.attributes[Int(first)...] where other.name == key { return false }
        guard let value = value(upTo: mark, isAttribute: true) else { return false }
        position += 1
        tree.attributes.append(XMLTree.Attribute(name: key, value: value))
        return true
    }

    /// Copies up to a byte, references resolved; space in attributes becomes blanks, ends of lines become one character.
    private mutating func value(upTo mark: UInt8, isAttribute: Bool) -> XMLTree.Bytes? {
        let start = tree.bytes.count
        var from = position
        while true {
            var next = position
            while next < bytes.count, Self.isPlain(bytes[next]) { next += 1 }
            position = next
            guard next < bytes.count else { return nil }
            let byte = bytes[next]
            if byte == mark {
                append(from, position)
                return XMLTree.Bytes(start: Int32(start), count: Int32(tree.bytes.count - start))
            }
            if byte >= 0x80 {
                guard let length = sequenceLength() else { return nil }
                position += length
                continue
            }
            if byte == UInt8(ascii: "&") {
                append(from, position)
                guard reference() else { return nil }
                from = position
            } else if byte == UInt8(ascii: "]"), isAttribute {
                position += 1
            } else if byte == 0x0A || byte == 0x09, isAttribute {
                append(from, position)
                tree.bytes.append(0x20)
                position += 1
                from = position
            } else if byte == 0x0A || byte == 0x09 || byte >= 0x20 && byte != UInt8(ascii: "<") && byte != UInt8(ascii: "]") {
                position += 1
            } else {
                // Old ends of lines, control characters, the end of a CDATA section: rare, and expat knows them all.
                return nil
            }
        }
    }

    @inline(__always) private mutating func append(_ from: Int, _ to: Int) {
        guard to > from else { return }
        tree.bytes.append(contentsOf: UnsafeBufferPointer(start: bytes.baseAddress! + from, count: to - from))
    }

    /// Of a character beyond ASCII; nil where the bytes are not UTF-8 or no character of XML.
    private func sequenceLength() -> Int? {
        let first = bytes[position]
        let length = first >= 0xF0 ? 4 : first >= 0xE0 ? 3 : 2
        guard first >= 0xC2, first < 0xF5, position + length <= bytes.count else { return nil }
        for index in 1..<length where bytes[position + index] & 0xC0 != 0x80 { return nil }
        let second = bytes[position + 1]
        switch first {
        case 0xE0: return second >= 0xA0 ? length : nil
        case 0xED: return second < 0xA0 ? length : nil
        case 0xEF: return second == 0xBF && bytes[position + 2] >= 0xBE ? nil : length
        case 0xF0: return second >= 0x90 ? length : nil
        case 0xF4: return second < 0x90 ? length : nil
        default: return length
        }
    }

    /// `&amp;` and its four kin, and numbers of plain characters.
    private mutating func reference() -> Bool {
        var end = position + 1
        while end < bytes.count, end < position + 12, bytes[end] != UInt8(ascii: ";") { end += 1 }
        guard end < bytes.count, bytes[end] == UInt8(ascii: ";"), end > position + 1 else { return false }
        let name = slice((position + 1, end - position - 1))
        position = end + 1
        if name[0] == UInt8(ascii: "#") { return number(name) }
        func equals(_ text: StaticString) -> Bool {
            name.count == text.utf8CodeUnitCount && sameBytes(name.baseAddress!, text.utf8Start, name.count)
        }
        if equals("amp") {
            tree.bytes.append(UInt8(ascii: "&"))
        } else if equals("lt") {
            tree.bytes.append(UInt8(ascii: "<"))
        } else if equals("gt") {
            tree.bytes.append(UInt8(ascii: ">"))
        } else if equals("quot") {
            tree.bytes.append(UInt8(ascii: "\""))
        } else if equals("apos") {
            tree.bytes.append(UInt8(ascii: "'"))
        } else {
            return false
        }
        return true
    }

    private mutating func number(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
        var value: UInt32 = 0
        let isHexadecimal = name.count > 1 && name[1] == UInt8(ascii: "x")
        let digits = name.dropFirst(isHexadecimal ? 2 : 1)
        guard !digits.isEmpty, digits.count < 8 else { return false }
        for digit in digits {
            let part: UInt32
            switch digit {
            case 0x30...0x39: part = UInt32(digit - 0x30)
            case 0x61...0x66 where isHexadecimal: part = UInt32(digit - 0x61 + 10)
            case 0x41...0x46 where isHexadecimal: part = UInt32(digit - 0x41 + 10)
            default: return false
            }
            value = value * (isHexadecimal ? 16 : 10) + part
        }
        guard value >= 0x20 || value == 0x0A || value == 0x09 || value == 0x0D, value != 0xFFFE, value != 0xFFFF,
            let scalar = Unicode.Scalar(value)
        else { return false }
        tree.bytes.append(contentsOf: UTF8.encode(scalar)!)
        return true
    }

    private mutating func endTag() -> Bool {
        position += 1
        guard let range = name(), let opened = openNames.last, range.count == opened.count,
            sameBytes(bytes.baseAddress! + range.start, bytes.baseAddress! + opened.start, range.count)
        else { return false }
        skipSpace()
        guard position < bytes.count, bytes[position] == UInt8(ascii: ">") else { return false }
        position += 1
        open.removeLast()
        lastChild.removeLast()
        openNames.removeLast()
        return true
    }

    private mutating func comment() -> Bool {
        guard position + 2 < bytes.count, bytes[position + 1] == 0x2D, bytes[position + 2] == 0x2D else { return false }
        position += 3
        while position + 2 < bytes.count {
            let byte = bytes[position]
            if byte == 0x2D, bytes[position + 1] == 0x2D {
                guard bytes[position + 2] == UInt8(ascii: ">") else { return false }
                position += 3
                return true
            }
            if byte >= 0x80 {
                guard let length = sequenceLength() else { return false }
                position += length
            } else {
                guard byte >= 0x20 || Self.isSpace(byte) else { return false }
                position += 1
            }
        }
        return false
    }

    /// Between tags: kept where the schema asks for it, else only looked through.
    private mutating func text() -> Bool {
        guard let element = open.last else {
            skipSpace()
            return position >= bytes.count || bytes[position] == UInt8(ascii: "<")
        }
        guard Schema.shared.hasText(tree.elements[Int(element)].name) else {
            skipSpace()
            // Words where none are expected: rare.
            return position < bytes.count && bytes[position] == UInt8(ascii: "<")
        }
        // Text around children of the element comes in pieces; expat puts them together.
        guard tree.elements[Int(element)].text.count == 0, let range = value(upTo: UInt8(ascii: "<"), isAttribute: false) else {
            return false
        }
        tree.elements[Int(element)].text = range
        return true
    }
}
