import Foundation

/// The words of a predicate's format string.
enum PredicateToken: Equatable {
    case word(String)
    case number(NSNumber)
    case string(String)
    /// `%@`, `%K`, `%d` and the like: the letter.
    case argument(Character)
    /// `$name`
    case variable(String)
    /// `@count`
    case collectionOperator(String)
    case symbol(String)
    case end
}

struct PredicateError: Error {
    var reason: String
}

/// Cuts a format string into words.
struct PredicateLexer {
    private let text: [Character]
    private var position = 0

    init(_ format: String) { text = Array(format) }

    static func tokens(of format: String) throws -> [PredicateToken] {
        var lexer = PredicateLexer(format)
        var tokens: [PredicateToken] = []
        while let token = try lexer.next() { tokens.append(token) }
        return tokens + [.end]
    }

    private func peek(_ offset: Int = 0) -> Character? {
        position + offset < text.count ? text[position + offset] : nil
    }

    private mutating func next() throws -> PredicateToken? {
        while let character = peek(), character.isWhitespace { position += 1 }
        guard let first = peek() else { return nil }
        switch first {
        case "\"", "'": return try .string(quoted(first))
        case "%": return try argument()
        case "$":
            position += 1
            return .variable(word())
        case "@":
            position += 1
            return .collectionOperator(word())
        case "#":
            // A reserved word that is meant as a key.
            position += 1
            return .symbol("#")
        case _ where first.isLetter || first == "_": return .word(word())
        case _ where first.isNumber || (first == "." && peek(1)?.isNumber == true): return try number()
        default: return try symbol()
        }
    }

    private mutating func word() -> String {
        let start = position
        while let character = peek(), character.isLetter || character.isNumber || character == "_" { position += 1 }
        return String(text[start..<position])
    }

    private mutating func quoted(_ mark: Character) throws -> String {
        position += 1
        var result = ""
        while let character = peek(), character != mark {
            position += 1
            guard character == "\\", let escaped = peek() else {
                result.append(character)
                continue
            }
            position += 1
            switch escaped {
            case "n": result.append("\n")
            case "t": result.append("\t")
            case "r": result.append("\r")
            default: result.append(escaped)
            }
        }
        guard peek() != nil else { throw PredicateError(reason: "a string has no end") }
        position += 1
        return result
    }

    private mutating func argument() throws -> PredicateToken {
        position += 1
        // Lengths say how an argument is passed in C: here they mean nothing.
        while let character = peek(), "lhqzt".contains(character) { position += 1 }
        guard let letter = peek(), "@KdDiuUxXoOfFeEgGcCsS".contains(letter) else {
            throw PredicateError(reason: "% is followed by nothing that can be inserted")
        }
        position += 1
        return .argument(letter)
    }

    private mutating func number() throws -> PredicateToken {
        let start = position
        if peek() == "0", let next = peek(1), next == "x" || next == "X" {
            position += 2
            let digits = word()
            guard let value = Int(digits, radix: 16) else { throw PredicateError(reason: "0x\(digits) is no number") }
            return .number(NSNumber(value: value))
        }
        var isWhole = true
        while let character = peek() {
            if character.isNumber {
                position += 1
            } else if character == ".", peek(1)?.isNumber == true {
                isWhole = false
                position += 1
            } else if character == "e" || character == "E", let next = peek(1), next.isNumber || next == "-" || next == "+" {
                isWhole = false
                position += 2
            } else {
                break
            }
        }
        let digits = String(text[start..<position])
        if isWhole, let value = Int(digits) { return .number(NSNumber(value: value)) }
        guard let value = Double(digits) else { throw PredicateError(reason: "\(digits) is no number") }
        return .number(NSNumber(value: value))
    }

    private mutating func symbol() throws -> PredicateToken {
        for candidate in ["==", "!=", "<>", "<=", ">=", "=<", "=>", "&&", "||", "**", ":="] {
            if Array(candidate) == Array(text[position..<min(position + 2, text.count)]) {
                position += 2
                return .symbol(candidate)
            }
        }
        guard let first = peek(), "=<>!(){}[],.+-*/:".contains(first) else {
            throw PredicateError(reason: "\"\(text[position])\" means nothing here")
        }
        position += 1
        return .symbol(String(first))
    }
}
