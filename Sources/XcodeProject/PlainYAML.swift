import AppleFoundation

/// The plain part of YAML, as people write it in descriptions of projects: maps, lists, texts over several lines, comments, `[a, b]` and `{a: b}`.
///
/// Texts are texts, numbers too; `true`, `yes` and their opposites are Booleans. Anchors, tags and several documents are refused with their line.
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
            let rest = line.text.dropFirst().drop { $0 == " " }
            if rest.isEmpty {
                place += 1
                result.append(try nested(indent, depth) ?? "")
            } else if Self.isItem(rest) || Self.key(rest) != nil {
                // What follows the hyphen begins a block of its own.
                let inner = indent + line.text.count - rest.count
                (lines[place].indent, lines[place].text) = (inner, rest)
                result.append(try block(inner, depth + 1))
            } else {
                result.append(try value(rest, consumed: { $0.place += 1 }, depth))
            }
        }
        try end(indent)
        return result
    }

    private mutating func map(_ indent: Int, _ depth: Int) throws -> [String: Any] {
        var result: [String: Any] = [:]
        while let line = current, line.indent == indent, !Self.isItem(line.text) {
            guard let (key, rest) = Self.key(line.text) else { throw PlainYAML.problem(line.number, "is no `key: value`") }
            if key == "<<" { throw PlainYAML.problem(line.number, "takes in another map, which isn't read") }
            if result[key] != nil { throw PlainYAML.problem(line.number, "says \(key) once more") }
            if rest.isEmpty {
                place += 1
                result[key] = try nested(indent, depth) ?? ""
            } else if rest.first == "|" || rest.first == ">" {
                place += 1
                result[key] = scalar(indent, isFolded: rest.first == ">", from: line.number)
            } else {
                result[key] = try value(rest, consumed: { $0.place += 1 }, depth)
            }
        }
        try end(indent)
        return result
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

    /// Lines as they are, which stand further right.
    private mutating func scalar(_ indent: Int, isFolded: Bool, from number: Int) -> String {
        var own: [Substring] = []
        for line in raw[number...] {
            guard line.allSatisfy({ $0 == " " }) || line.prefix(while: { $0 == " " }).count > indent else { break }
            own.append(line)
        }
        while let line = current, line.number <= number + own.count { place += 1 }
        let margin = own.filter { !$0.allSatisfy { $0 == " " } }.map { $0.prefix { $0 == " " }.count }.min() ?? 0
        return own.map { String($0.dropFirst(margin)) }.joined(separator: isFolded ? " " : "\n").trimmingCharacters(
            in: .whitespacesAndNewlines)
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
            let value = try Self.flow(&rest, number, depth)
            guard rest.allSatisfy(\.isWhitespace) else { throw PlainYAML.problem(number, "goes on after its bracket") }
            return value
        }
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

    private static func flow(_ text: inout Substring, _ number: Int, _ depth: Int) throws -> Any {
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
                name = try "\(plain(text[..<colon], number))"
                text = text[colon...].dropFirst().drop(while: \.isWhitespace)
            }
            let value: Any
            if text.first == "[" || text.first == "{" {
                value = try flow(&text, number, depth + 1)
            } else {
                value = try plain(word(&text, close), number)
            }
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
                : inner.replacingOccurrences(of: "\\n", with: "\n").replacingOccurrences(of: "\\\"", with: "\"")
                    .replacingOccurrences(of: "\\\\", with: "\\")
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
}
