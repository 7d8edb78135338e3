/// Results that hold places as bare numbers.
package enum NumberedResults {
    /// Semantic tokens: five numbers each, places counted from the token before.
    package static func tokens(_ result: JSON, _ text: AdaptedText) -> JSON {
        guard !text.pieces.isEmpty, let numbers = result["data"]?.array?.compactMap(\.int) else { return result }
        struct Token {
            var start: TextPosition
            var length: Int
            var kind: ArraySlice<Int>
        }
        var tokens: [Token] = []
        var (line, character) = (0, 0)
        for place in stride(from: 0, to: numbers.count - 4, by: 5) {
            character = numbers[place] == 0 ? character + numbers[place + 1] : numbers[place + 1]
            line += numbers[place]
            let range = TextPosition(line, character)..<TextPosition(line, character + numbers[place + 2])
            if text.isMade(range) { continue }
            let own = text.toUser(range)
            guard own.lowerBound.line == own.upperBound.line else { continue }
            let length = own.upperBound.character - own.lowerBound.character
            if length > 0 { tokens.append(Token(start: own.lowerBound, length: length, kind: numbers[place + 3..<place + 5])) }
        }
        tokens.sort { $0.start < $1.start }
        var data: [JSON] = []
        var last = TextPosition(0, 0)
        for token in tokens {
            let lines = token.start.line - last.line
            let columns = lines == 0 ? token.start.character - last.character : token.start.character
            // Two of them may have come to one place; one is enough.
            if lines == 0, columns == 0, !data.isEmpty { continue }
            data += [JSON(lines), JSON(columns), JSON(token.length)] + token.kind.map { JSON($0) }
            last = token.start
        }
        var mapped = result
        mapped["data"] = .array(data)
        return mapped
    }

    /// Folds: lines stay, and so nearly all of them; those behind the user's last line go.
    package static func folds(_ result: JSON, _ text: AdaptedText) -> JSON {
        guard !text.pieces.isEmpty, let folds = result.array else { return result }
        return .array(
            folds.compactMap { fold in
                guard let end = fold["endLine"]?.int, end < text.own.count, let start = fold["startLine"]?.int else {
                    return nil
                }
                var fold = fold
                if let character = fold["startCharacter"]?.int {
                    fold["startCharacter"] = JSON(text.toUser(TextPosition(start, character)).character)
                }
                if let character = fold["endCharacter"]?.int {
                    fold["endCharacter"] = JSON(text.toUser(TextPosition(end, character)).character)
                }
                return fold
            })
    }
}
