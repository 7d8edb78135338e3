import AppleFoundation

/// The plain part of YAML, as people write it in descriptions of projects: maps, lists, texts over several lines, comments, `[a, b]` and `{a: b}`.
///
/// Texts are texts, numbers too; `true`, `yes` and their opposites are Booleans. What is named (`&name`) is taken in by `*name` and `<<`. Tags, several
/// documents and texts without quotes over several lines are refused with their line. `Documentation/Decisions/0029-yaml-by-hand.md` says why it is our own.
package enum PlainYAML {
    package static func read(_ text: String) throws -> Any {
        var reader = Reader(text)
        try reader.prepare()
        guard let first = reader.lines.first else { return [String: Any]() }
        let value = try reader.block(first.indent, 0)
        if let rest = reader.current { throw problem(rest.number, "stands further left or right than what is around it") }
        return value
    }

    fileprivate static func problem(_ line: Int, _ words: String) -> XcodeProject.Problem {
        XcodeProject.Problem(description: "line \(line) \(words)")
    }
}

private struct Reader {
    struct Line {
        var indent: Int
        var text: Substring
        let number: Int
    }

    private let raw: [Substring]
    private(set) var lines: [Line] = []
    private var place = 0
    /// What was named, and how much of it there is.
    private var anchors: [Substring: (value: Any, weight: Int)] = [:]
    private var weight = 0
    var current: Line? { place < lines.count ? lines[place] : nil }

    init(_ text: String) { raw = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) }

    /// Lines that say something.
    mutating func prepare() throws {
        for (index, whole) in raw.enumerated() {
            let text = Self.withoutComment(whole.drop { $0 == " " })
            guard !text.isEmpty, !(lines.isEmpty && (text == "---" || text.hasPrefix("%"))) else { continue }
            if whole.first == "\t" { throw PlainYAML.problem(index + 1, "is indented by a tab") }
            if text == "---" || text == "..." { throw PlainYAML.problem(index + 1, "begins another document") }
            lines.append(Line(indent: whole.prefix { $0 == " " }.count, text: text, number: index + 1))
        }
    }

    private static func withoutComment(_ text: Substring) -> Substring {
        var quote: Character?
        var before: Character = " "
        var end = text.endIndex
        for index in text.indices {
            let character = text[index]
            if let open = quote {
                if character == open, before != "\\" || open == "'" { quote = nil }
            } else if (character == "\"" || character == "'") && " [{,:-".contains(before) {
                quote = character
            } else if character == "#", before == " " {
                end = index
                break
            }
            before = character
        }
        var result = text[..<end]
        while result.last?.isWhitespace == true { result.removeLast() }
        return result
    }

    // MARK: Blocks
    mutating func block(_ indent: Int, _ depth: Int) throws -> Any {
        guard let first = current, depth < 64 else { throw PlainYAML.problem(current?.number ?? raw.count, "lies too deep") }
        if Self.isItem(first.text) { return try list(indent, depth) }
        return Self.key(first.text) == nil ? try value(first.text, consumed: { $0.place += 1 }, depth) : try map(indent, depth)
    }

    private static func isItem(_ text: Substring) -> Bool { text == "-" || text.hasPrefix("- ") }

    private mutating func list(_ indent: Int, _ depth: Int) throws -> [Any] {
        var result: [Any] = []
        while let line = current, line.indent == indent, Self.isItem(line.text) {
            let whole = line.text.dropFirst().drop { $0 == " " }
            let (anchor, rest) = try Self.anchor(whole, line.number)
            let before = weight
            if rest.isEmpty {
                place += 1
                result.append(try nested(indent, depth) ?? "")
            } else if rest.first == "|" || rest.first == ">" {
                place += 1
                result.append(scalar(indent, rest, from: line.number))
            } else if Self.isItem(rest) || Self.key(rest) != nil {
                // What follows the hyphen begins a block of its own.
                let inner = indent + line.text.count - rest.count
                (lines[place].indent, lines[place].text) = (inner, rest)
                result.append(try block(inner, depth + 1))
            } else {
                result.append(try value(rest, consumed: { $0.place += 1 }, depth))
            }
            try keep(anchor, result[result.count - 1], before, line.number)
        }
        try end(indent)
        return result
    }

    private mutating func map(_ indent: Int, _ depth: Int) throws -> [String: Any] {
        var result: [String: Any] = [:]
        var taken: [String: Any] = [:]
        while let line = current, line.indent == indent, !Self.isItem(line.text) {
            guard let (key, whole) = Self.key(line.text) else { throw PlainYAML.problem(line.number, "is no `key: value`") }
            let (anchor, rest) = try Self.anchor(whole, line.number)
            let before = weight
            if result[key] != nil { throw PlainYAML.problem(line.number, "says \(key) once more") }
            if rest.isEmpty {
                place += 1
                result[key] = try nested(indent, depth) ?? ""
            } else if rest.first == "|" || rest.first == ">" {
                place += 1
                result[key] = scalar(indent, rest, from: line.number)
            } else {
                result[key] = try value(rest, consumed: { $0.place += 1 }, depth)
            }
            if key == "<<" {
                // The first of several counts, and what the map says itself before all of them.
                guard let others = result.removeValue(forKey: key).flatMap({ $0 as? [Any] ?? [$0] }) as? [[String: Any]] else {
                    throw PlainYAML.problem(line.number, "takes in what is no map")
                }
                for other in others { taken.merge(other) { first, _ in first } }
            } else {
                try keep(anchor, result[key] ?? "", before, line.number)
            }
        }
        try end(indent)
        return result.merging(taken) { own, _ in own }
    }

    // MARK: Names
    /// `&name` before a value.
    private static func anchor(_ text: Substring, _ number: Int) throws -> (name: Substring?, rest: Substring) {
        guard text.first == "&" else { return (nil, text) }
        let name = text.dropFirst().prefix { $0 != " " }
        guard !name.isEmpty else { throw PlainYAML.problem(number, "has a name without letters") }
        return (name, text.dropFirst(name.count + 1).drop { $0 == " " })
    }

    private mutating func keep(_ anchor: Substring?, _ value: Any, _ before: Int, _ number: Int) throws {
        weight += 1
        if let anchor { anchors[anchor] = (value, weight - before) }
        // Names within names within names soon are more than any machine has.
        guard weight < 1_000_000 else { throw PlainYAML.problem(number, "takes in too much") }
    }

    private mutating func named(_ name: Substring, _ number: Int) throws -> Any {
        guard let (value, weight) = anchors[name] else {
            throw PlainYAML.problem(number, "asks for \(name), which nothing before it is named")
        }
        self.weight += weight
        return value
    }

    /// Whoever ends here goes on further left.
    private func end(_ indent: Int) throws {
        if let line = current, line.indent > indent {
            throw PlainYAML.problem(line.number, "stands further right than what is around it")
        }
    }

    /// What belongs to a key or a hyphen. A list may stand as far left as its key.
    private mutating func nested(_ indent: Int, _ depth: Int) throws -> Any? {
        guard let next = current else { return nil }
        if next.indent > indent
            || (next.indent == indent && Self.isItem(next.text) && place > 0 && !Self.isItem(lines[place - 1].text))
        {
            return try block(next.indent, depth + 1)
        }
        return nil
    }

    /// Lines that stand further right, behind `|` as they are, behind `>` joined; `-` takes the last end of line away, `+` keeps all.
    private mutating func scalar(_ indent: Int, _ mark: Substring, from number: Int) -> String {
        var own: [Substring] = []
        for line in raw[number...] {
            guard line.allSatisfy({ $0 == " " }) || line.prefix(while: { $0 == " " }).count > indent else { break }
            own.append(line)
        }
        while let line = current, line.number <= number + own.count { place += 1 }
        func isBlank(_ line: Substring) -> Bool { line.allSatisfy { $0 == " " } }
        let given = mark.compactMap(\.wholeNumberValue).first.map { indent + $0 }
        let margin = given ?? own.filter { !isBlank($0) }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        let count = own.count - own.reversed().prefix(while: isBlank).count
        var text = ""
        for (index, line) in own.prefix(count).enumerated() {
            let line = line.dropFirst(margin)
            if index > 0 {
                // Blank lines, and those that stand further right, keep their ends.
                let last = own[index - 1].dropFirst(margin)
                let keeps = mark.first == "|" || line.first == " " || last.first == " "
                text += keeps ? "\n" : line.isEmpty ? (last.isEmpty ? "\n" : "") : last.isEmpty ? "\n" : " "
            }
            text += line
        }
        // At the end of a file there may be none.
        let isCut = number + count == raw.count
        let ends = mark.contains("-") || count == 0 || isCut ? 0 : mark.contains("+") ? own.count - count + 1 : 1
        return text + String(repeating: "\n", count: ends)
    }

    /// `key: rest`, `key:`, `"key": rest`
    private static func key(_ text: Substring) -> (String, Substring)? {
        if let quote = text.first, quote == "\"" || quote == "'" {
            let inner = text.dropFirst()
            guard let end = inner.firstIndex(of: quote), inner[end...].dropFirst().first == ":" else { return nil }
            return (String(inner[..<end]), inner[end...].dropFirst(2).drop { $0 == " " })
        }
        guard text.first.map({ !"[{".contains($0) }) ?? false else { return nil }
        for index in text.indices where text[index] == ":" {
            let rest = text[index...].dropFirst()
            if rest.isEmpty || rest.first == " " { return (String(text[..<index]), rest.drop { $0 == " " }) }
        }
        return nil
    }

    // MARK: Values
    private mutating func value(_ first: Substring, consumed: (inout Reader) -> Void, _ depth: Int) throws -> Any {
        let number = current?.number ?? raw.count
        var text = first
        consumed(&self)
        if first.first == "[" || first.first == "{" {
            // It may go on over lines.
            while !Self.isBalanced(text), let line = current {
                text += " " + line.text
                place += 1
            }
            var rest = text
            let value = try flow(&rest, number, depth)
            guard rest.allSatisfy(\.isWhitespace) else { throw PlainYAML.problem(number, "goes on after its bracket") }
            return value
        }
        if text.first == "*" { return try named(text.dropFirst().prefix { !$0.isWhitespace }, number) }
        return try Self.plain(text, number)
    }

    private static func isBalanced(_ text: Substring) -> Bool {
        var depth = 0
        var quote: Character?
        for character in text {
            if let open = quote {
                if character == open { quote = nil }
            } else if character == "\"" || character == "'" {
                quote = character
            } else if "[{".contains(character) {
                depth += 1
            } else if "]}".contains(character) {
                depth -= 1
            }
        }
        return depth <= 0 && quote == nil
    }

    private mutating func flow(_ text: inout Substring, _ number: Int, _ depth: Int) throws -> Any {
        guard depth < 64, let open = text.popFirst() else { throw PlainYAML.problem(number, "lies too deep") }
        let close: Character = open == "[" ? "]" : "}"
        var list: [Any] = []
        var map: [String: Any] = [:]
        while true {
            text = text.drop(while: \.isWhitespace)
            guard let next = text.first else { throw PlainYAML.problem(number, "has no \(close)") }
            if next == close {
                text.removeFirst()
                return open == "[" ? list : map
            }
            var name: String?
            if open == "{" {
                guard let colon = text.firstIndex(of: ":") else { throw PlainYAML.problem(number, "is no `key: value`") }
                name = try "\(Self.plain(text[..<colon], number))"
                text = text[colon...].dropFirst().drop(while: \.isWhitespace)
            }
            let value: Any
            if text.first == "[" || text.first == "{" {
                value = try flow(&text, number, depth + 1)
            } else {
                let word = Self.word(&text, close)
                value =
                    word.first == "*"
                    ? try named(word.dropFirst().prefix { !$0.isWhitespace }, number) : try Self.plain(word, number)
            }
            weight += 1
            if let name { map[name] = value } else { list.append(value) }
            text = text.drop(while: \.isWhitespace)
            if text.first == "," {
                text.removeFirst()
            } else if text.first != close {
                throw PlainYAML.problem(number, "has no \(close)")
            }
        }
    }

    private static func word(_ text: inout Substring, _ close: Character) -> Substring {
        var end = text.startIndex
        if let quote = text.first, quote == "\"" || quote == "'", let other = text.dropFirst().firstIndex(of: quote) {
            end = text.index(after: other)
        } else {
            end = text.firstIndex { $0 == "," || $0 == close } ?? text.endIndex
        }
        defer { text = text[end...] }
        return text[..<end]
    }

    private static func plain(_ given: Substring, _ number: Int) throws -> Any {
        var text = given
        while text.last?.isWhitespace == true { text.removeLast() }
        if let quote = text.first, quote == "\"" || quote == "'" {
            guard text.count > 1, text.last == quote else { throw PlainYAML.problem(number, "has a quote that isn't closed") }
            let inner = String(text.dropFirst().dropLast())
            return quote == "'"
                ? inner.replacingOccurrences(of: "''", with: "'")
                : unescaped(inner)
        }
        if let first = text.first, "&*!@`".contains(first) {
            throw PlainYAML.problem(number, "begins with \(first), which isn't read")
        }
        switch text.lowercased() {
        case "true", "yes", "on": return true
        case "false", "no", "off": return false
        case "~", "null": return ""
        default: return String(text)
        }
    }

    /// What stands in double quotes.
    private static func unescaped(_ text: String) -> String {
        guard text.contains("\\") else { return text }
        var result = ""
        var rest = Substring(text)
        while let character = rest.popFirst() {
            guard character == "\\", let next = rest.popFirst() else {
                result.append(character)
                continue
            }
            let lengths: [Character: Int] = ["x": 2, "u": 4, "U": 8]
            if let length = lengths[next] {
                let code = UInt32(rest.prefix(length), radix: 16).flatMap(Unicode.Scalar.init)
                rest = rest.dropFirst(length)
                result.unicodeScalars.append(code ?? "\u{FFFD}")
            } else {
                let meant: [Character: Character] = [
                    "n": "\n", "t": "\t", "r": "\r", "0": "\0", "e": "\u{1B}", "a": "\u{7}", "b": "\u{8}",
                ]
                result.append(meant[next] ?? next)
            }
        }
        return result
    }
}
