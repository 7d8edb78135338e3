/// A step's words. Quotes hold words together, in the straight and the typographic form; `\"`, `\\` and `\n` stand for themselves
/// inside straight ones.
struct ScriptWords {
    struct Word: Equatable {
        let text: String
        let isQuoted: Bool
    }

    let words: [Word]

    init(_ line: String) throws {
        var words: [Word] = []
        var rest = Substring(line)
        while let first = rest.first {
            if first.isWhitespace {
                rest.removeFirst()
            } else if let closing = Self.closing[first] {
                rest.removeFirst()
                words.append(Word(text: try Self.quoted(&rest, first, closing), isQuoted: true))
            } else {
                let word = rest.prefix { !$0.isWhitespace }
                rest = rest[word.endIndex...]
                words.append(Word(text: String(word), isQuoted: false))
            }
        }
        self.words = words
    }

    /// Which marks end a text that begins with a mark: editors write either side as they like.
    private static let closing: [Character: Set<Character>] = [
        "\"": ["\""], "'": ["'"], "“": ["”", "“"], "”": ["”"], "„": ["“", "”"], "«": ["»"], "»": ["«"], "‘": ["’", "‘"],
        "‚": ["‘", "’"],
    ]

    private static func quoted(_ rest: inout Substring, _ opening: Character, _ closing: Set<Character>) throws -> String {
        var text = ""
        while let character = rest.popFirst() {
            // An apostrophe inside a word ends nothing: 'Don't'.
            let isInWord = opening == "'" || opening == "‘" ? rest.first.map { !$0.isWhitespace } ?? false : false
            if closing.contains(character), !isInWord { return text }
            if character == "\\", let next = rest.first, opening == "\"" || opening == "'" {
                rest.removeFirst()
                text.append(next == "n" ? "\n" : next)
            } else {
                text.append(character)
            }
        }
        throw RunProblem("the quote \(opening) has no end")
    }
}
