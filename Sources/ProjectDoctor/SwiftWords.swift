import AppleFoundation

/// The words of a Swift file, one after another: no comments, no text of strings, nothing from branches of `#if` that aren't taken.
///
/// What is inside an interpolation counts. Nothing is parsed: this reads any file in a moment, a broken one as well.
struct SwiftWords {
    enum Kind {
        case word
        /// A name after `@`.
        case attribute
        /// A single character that is no part of a word; runs of dots are one.
        case sign(UInt8)
        case dots
        case string
    }

    struct Word {
        let kind: Kind
        let range: Range<Int>
        let line: Int
    }

    private let bytes: UnsafeBufferPointer<UInt8>
    private let conditions: CompilationConditions
    private var place = 0
    private(set) var line = 1
    /// Open interpolations: what their strings look like, and how many parentheses are open inside.
    private var interpolations: [(string: Delimiter, depth: Int)] = []
    /// Open `#if`s: whether a branch was taken.
    private var branches: [Bool] = []

    private struct Delimiter {
        var hashes: Int
        var isLong: Bool
    }

    init(_ bytes: UnsafeBufferPointer<UInt8>, conditions: CompilationConditions) {
        self.bytes = bytes
        self.conditions = conditions
    }

    func text(_ word: Word) -> String { String(decoding: bytes[word.range], as: UTF8.self) }

    /// The next byte that is no space, on whatever line.
    func following(_ word: Word) -> UInt8 {
        var index = word.range.upperBound
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
        return index < bytes.count ? bytes[index] : 0
    }

    private func at(_ index: Int) -> UInt8 { index < bytes.count ? bytes[index] : 0 }

    private static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte >= 0x09 && byte <= 0x0D }

    static func isWord(_ byte: UInt8) -> Bool {
        byte >= 0x61 && byte <= 0x7A || byte >= 0x41 && byte <= 0x5A || byte >= 0x30 && byte <= 0x39 || byte == 0x5F
            || byte >= 0x80
    }

    private static func isDigit(_ byte: UInt8) -> Bool { byte >= 0x30 && byte <= 0x39 }

    // MARK: Reading
    mutating func next() -> Word? {
        while place < bytes.count {
            let byte = bytes[place]
            switch byte {
            case 0x0A:
                line += 1
                place += 1
            case 0x20, 0x09, 0x0B, 0x0C, 0x0D: place += 1
            case UInt8(ascii: "/") where at(place + 1) == UInt8(ascii: "/"): skipLine()
            case UInt8(ascii: "/") where at(place + 1) == UInt8(ascii: "*"): skipComment()
            case UInt8(ascii: "\""): return string(hashes: 0)
            case UInt8(ascii: "#"):
                if let word = afterHash() { return word }
            case UInt8(ascii: "@"):
                place += 1
                let start = place
                skipWord()
                return Word(kind: .attribute, range: start..<place, line: line)
            case UInt8(ascii: "`"):
                place += 1
                let start = place
                while place < bytes.count, bytes[place] != UInt8(ascii: "`"), bytes[place] != 0x0A { place += 1 }
                let word = Word(kind: .word, range: start..<place, line: line)
                if at(place) == UInt8(ascii: "`") { place += 1 }
                return word
            case UInt8(ascii: "$"):
                place += 1
                skipWord()
            case UInt8(ascii: "."):
                let start = place
                while at(place) == UInt8(ascii: ".") { place += 1 }
                if place - start == 1 { return Word(kind: .sign(byte), range: start..<place, line: line) }
                if at(place) == UInt8(ascii: "<") { place += 1 }
                return Word(kind: .dots, range: start..<place, line: line)
            case let digit where Self.isDigit(digit): skipNumber()
            case let letter where Self.isWord(letter):
                let start = place
                skipWord()
                return Word(kind: .word, range: start..<place, line: line)
            default:
                place += 1
                if let end = parenthesis(byte) { return end }
                return Word(kind: .sign(byte), range: place - 1..<place, line: line)
            }
        }
        return nil
    }

    private mutating func skipWord() { while place < bytes.count, Self.isWord(bytes[place]) { place += 1 } }

    private mutating func skipNumber() {
        while place < bytes.count {
            let byte = bytes[place]
            guard Self.isWord(byte) || byte == UInt8(ascii: ".") && Self.isDigit(at(place + 1)) else { return }
            place += 1
        }
    }

    private mutating func skipLine() { while place < bytes.count, bytes[place] != 0x0A { place += 1 } }

    private mutating func skipComment() {
        var depth = 0
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x0A { line += 1 }
            if byte == UInt8(ascii: "/"), at(place + 1) == UInt8(ascii: "*") {
                depth += 1
                place += 2
            } else if byte == UInt8(ascii: "*"), at(place + 1) == UInt8(ascii: "/") {
                depth -= 1
                place += 2
                if depth == 0 { return }
            } else {
                place += 1
            }
        }
    }

    // MARK: Strings
    private mutating func string(hashes: Int) -> Word {
        let start = place
        let isLong = at(place + 1) == UInt8(ascii: "\"") && at(place + 2) == UInt8(ascii: "\"")
        place += isLong ? 3 : 1
        let first = line
        skipString(Delimiter(hashes: hashes, isLong: isLong))
        return Word(kind: .string, range: start..<place, line: first)
    }

    /// Up to the string's end, or to an interpolation.
    private mutating func skipString(_ delimiter: Delimiter) {
        let quotes = delimiter.isLong ? 3 : 1
        while place < bytes.count {
            let byte = bytes[place]
            if byte == 0x0A {
                // One that isn't closed ends with its line.
                if !delimiter.isLong { return }
                line += 1
                place += 1
            } else if byte == UInt8(ascii: "\\"), hashes(at: place + 1) >= delimiter.hashes {
                let next = place + 1 + delimiter.hashes
                if at(next) == UInt8(ascii: "("), interpolations.count < 64 {
                    place = next + 1
                    interpolations.append((delimiter, 1))
                    return
                }
                if at(next) == 0x0A { line += 1 }
                place = next + 1
            } else if byte == UInt8(ascii: "\""), (0..<quotes).allSatisfy({ at(place + $0) == byte }),
                hashes(at: place + quotes) >= delimiter.hashes
            {
                place += quotes + delimiter.hashes
                return
            } else {
                place += 1
            }
        }
    }

    private func hashes(at index: Int) -> Int {
        var count = 0
        while at(index + count) == UInt8(ascii: "#") { count += 1 }
        return count
    }

    /// Counts parentheses inside an interpolation; at its end the string goes on.
    private mutating func parenthesis(_ byte: UInt8) -> Word? {
        guard let last = interpolations.indices.last else { return nil }
        if byte == UInt8(ascii: "(") { interpolations[last].depth += 1 }
        guard byte == UInt8(ascii: ")") else { return nil }
        interpolations[last].depth -= 1
        guard interpolations[last].depth == 0 else { return nil }
        let start = place
        skipString(interpolations.removeLast().string)
        return Word(kind: .string, range: start..<place, line: line)
    }

    // MARK: Directives
    /// A raw string, an extended regular expression, or a directive; `#selector` and its like say nothing by themselves.
    private mutating func afterHash() -> Word? {
        let count = hashes(at: place)
        let next = at(place + count)
        if next == UInt8(ascii: "\"") {
            place += count
            return string(hashes: count)
        }
        if next == UInt8(ascii: "/") {
            place += count + 1
            while place < bytes.count, !(bytes[place] == UInt8(ascii: "/") && hashes(at: place + 1) >= count) {
                if bytes[place] == 0x0A { line += 1 }
                place += 1
            }
            place += count + 1
            return nil
        }
        place += count
        let start = place
        skipWord()
        switch String(decoding: bytes[start..<place], as: UTF8.self) {
        case "if":
            let holds = conditions.holds(restOfLine())
            branches.append(holds)
            if !holds { skipBranch() }
        case "elseif", "else":
            skipLine()
            // A branch before it was taken, or it would have been skipped.
            skipBranch()
        case "endif": if !branches.isEmpty { branches.removeLast() }
        default: break
        }
        return nil
    }

    private mutating func restOfLine() -> String {
        let start = place
        skipLine()
        let text = String(decoding: bytes[start..<place], as: UTF8.self)
        return text.range(of: "//").map { String(text[..<$0.lowerBound]) } ?? text
    }

    /// To the branch that is taken, or past the `#endif`. Directives stand at the beginning of lines.
    private mutating func skipBranch() {
        var depth = 0
        while place < bytes.count {
            if bytes[place] == 0x0A {
                line += 1
                place += 1
                continue
            }
            var start = place
            while Self.isSpace(at(start)), at(start) != 0x0A { start += 1 }
            place = start
            guard at(start) == UInt8(ascii: "#") else {
                skipLine()
                continue
            }
            place += 1
            let first = place
            skipWord()
            let word = String(decoding: bytes[first..<place], as: UTF8.self)
            if word == "if" {
                depth += 1
            } else if word == "endif" {
                if depth == 0 {
                    if !branches.isEmpty { branches.removeLast() }
                    return
                }
                depth -= 1
            } else if depth == 0, word == "else" || word == "elseif", branches.last == false {
                if word == "else" || conditions.holds(restOfLine()) {
                    if let last = branches.indices.last { branches[last] = true }
                    return
                }
            }
            skipLine()
        }
    }
}
