import AppleFoundation

/// What a failed build has said, for the user: each error once, with the user's files and lines.
package struct CompilerReport {
    package struct Message: Hashable {
        package let path: String
        package let line: Int
        package let column: Int
        package let text: String
        /// The line as the compiler shows it; it may be another one than the user's.
        package let shown: String?

        package static func == (a: Message, b: Message) -> Bool {
            a.path == b.path && a.line == b.line && a.column == b.column && a.text == b.text
        }

        package func hash(into hasher: inout Hasher) {
            hasher.combine(path)
            hasher.combine(line)
            hasher.combine(text)
        }
    }

    /// Of files, in the order of files and lines.
    package private(set) var errors: [Message] = []
    /// Of the build as a whole: what the linker says, for example.
    package private(set) var others: [String] = []

    /// `original` gives the user's file for one of the build's.
    package init(log: String, original: (String) -> String = { $0 }) {
        var seen: Set<Message> = []
        let lines = log.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            if let place = Self.place(line), place.severity == "error" {
                let message = Message(
                    path: original(place.path), line: place.line, column: place.column, text: place.text,
                    shown: Self.shown(lines[(index + 1)...].prefix(8), place.line))
                if seen.insert(message).inserted { errors.append(message) }
            } else {
                add(line)
            }
        }
        errors = errors.enumerated().sorted {
            ($0.element.path, $0.element.line, $0.element.column, $0.offset)
                < ($1.element.path, $1.element.line, $1.element.column, $1.offset)
        }.map(\.element)
    }

    /// `/a/b.swift:3:7: error: words`
    private static func place(_ line: Substring) -> (path: String, line: Int, column: Int, severity: String, text: String)? {
        guard line.first == "/" else { return nil }
        for severity in ["error", "warning", "note"] {
            guard let mark = line.range(of: ": \(severity): ") else { continue }
            let parts = line[..<mark.lowerBound].split(separator: ":", omittingEmptySubsequences: false)
            guard parts.count >= 3, let column = Int(parts[parts.count - 1]), let number = Int(parts[parts.count - 2]) else {
                continue
            }
            let path = parts.dropLast(2).joined(separator: ":")
            return (path, number, column, severity, String(line[mark.upperBound...]))
        }
        return nil
    }

    /// `39 | import AVFoundation`
    private static func shown(_ lines: ArraySlice<Substring>, _ number: Int) -> String? {
        for line in lines {
            guard let bar = line.range(of: " | ") else { continue }
            if line[..<bar.lowerBound].trimmingCharacters(in: .whitespaces) == "\(number)" {
                return String(line[bar.upperBound...])
            }
        }
        return nil
    }

    private static let noise = [
        "command failed with exit code", "fatalError", "emit-module command", "Compilation failed", "link command failed",
    ]

    private mutating func add(_ line: Substring) {
        let isLinkers = line.contains("undefined reference to") || line.contains("multiple definition of")
        var text = String(line.trimmingCharacters(in: .whitespaces))
        if !isLinkers {
            guard let mark = line.range(of: "error: "), line.first.map({ !$0.isNumber && $0 != " " && $0 != "|" }) ?? false
            else {
                return
            }
            text = String(line[mark.upperBound...])
            if Self.noise.contains(where: { text.contains($0) }) { return }
        }
        if !text.isEmpty, !others.contains(text) { others.append(text) }
    }

    // MARK: What is missing
    /// Names that were looked for and not found, with the number of places.
    package var missingNames: [String: Int] {
        var names: [String: Int] = [:]
        for error in errors {
            guard let name = Self.missingName(error.text) else { continue }
            names[name, default: 0] += 1
        }
        return names
    }

    static func missingName(_ text: String) -> String? {
        let words = text.split(separator: "'", omittingEmptySubsequences: false)
        if text.hasPrefix("cannot find '") || text.hasPrefix("cannot find type '"), words.count > 1 { return String(words[1]) }
        guard words.count > 3, words[2] == " has no member " else { return nil }
        guard text.hasPrefix("type '") || text.hasPrefix("value of type '") else { return nil }
        let type = words[1].prefix { $0.isLetter || $0.isNumber || $0 == "_" }
        return type.isEmpty ? nil : "\(type).\(words[3])"
    }

    package var missingModules: [String] {
        let names = errors.compactMap { error -> String? in
            guard error.text.hasPrefix("no such module '") else { return nil }
            return error.text.split(separator: "'").dropFirst().first.map(String.init)
        }
        return Array(Set(names)).sorted()
    }

    // MARK: For people
    /// The errors with the lines that they are about, as many as a person reads.
    package func text(limit: Int = 20) -> String {
        var lines: [String] = []
        var sources: [String: [Substring]] = [:]
        for error in errors.prefix(limit) {
            lines.append("\(error.path):\(error.line):\(error.column): error: \(error.text)")
            if sources[error.path] == nil {
                let text = RegularFile.contents(error.path, limit: 16 << 20).map { String(decoding: $0, as: UTF8.self) } ?? ""
                sources[error.path] = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
            }
            guard let source = sources[error.path], error.line > 0, error.line <= source.count else { continue }
            let own = String(source[error.line - 1])
            if own.allSatisfy(\.isWhitespace) || own.count > 200 { continue }
            lines.append("    " + own.replacingOccurrences(of: "\t", with: " "))
            // A column counts in what the compiler has read.
            if own == error.shown, error.column > 0, error.column <= own.utf8.count + 1 {
                let before = String(decoding: own.utf8.prefix(error.column - 1), as: UTF8.self)
                lines.append("    " + String(repeating: " ", count: before.count) + "^")
            }
        }
        if errors.count > limit { lines.append("… and \(errors.count - limit) more errors") }
        lines += others.prefix(10).map { "error: \($0)" }
        return lines.joined(separator: "\n")
    }
}
