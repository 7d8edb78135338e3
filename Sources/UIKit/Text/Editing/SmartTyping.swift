import AppleFoundation
import TextEngine

/// Typographic signs in the place of those that keys have, and the spaces between words that are pasted and cut, where a text asks for them.
struct SmartTyping {
    var quotes = false
    var dashes = false
    var spaces = false

    @MainActor init(_ traits: any UITextInputTraits) {
        quotes = traits.smartQuotesType == .yes
        dashes = traits.smartDashesType == .yes
        spaces = traits.smartInsertDeleteType == .yes
    }

    /// What a key means: so many units before the caret go, and what comes in their place.
    func typed(_ key: String, in document: EditingDocument) -> (back: Int, text: String) {
        guard quotes || dashes, document.marked == nil else { return (0, key) }
        let start = document.selection.range.lowerBound
        switch key {
        case "\"" where quotes: return (0, opens(at: start, document) ? "\u{201C}" : "\u{201D}")
        case "'" where quotes: return (0, opens(at: start, document) ? "\u{2018}" : "\u{2019}")
        case "-" where dashes && document.selection.isCaret && character(before: start, document) == "-": return (1, "\u{2014}")
        default: return (0, key)
        }
    }

    private func opens(at place: Int, _ document: EditingDocument) -> Bool {
        guard let before = character(before: place, document) else { return true }
        return before.isWhitespace || "([{\u{201C}\u{2018}\u{2013}\u{2014}-/".contains(before)
    }

    private func character(before place: Int, _ document: EditingDocument) -> Character? {
        let start = document.text.clusterBorder(before: place)
        return start < place ? document.text.string(in: start..<place).last : nil
    }

    private func character(after place: Int, _ document: EditingDocument) -> Character? {
        let end = document.text.clusterBorder(after: place)
        return place < end ? document.text.string(in: place..<end).first : nil
    }

    private func isWord(_ character: Character?) -> Bool { character.map { $0.isLetter || $0.isNumber } ?? false }

    /// Words that are pasted next to words stand apart from them.
    func pasted(_ text: String, in document: EditingDocument) -> String {
        guard spaces, isWord(text.first), isWord(text.last) else { return text }
        let range = document.marked ?? document.selection.range
        let before = character(before: range.lowerBound, document)
        let needsBefore = isWord(before) || before.map { ".,;:!?".contains($0) } ?? false
        return (needsBefore ? " " : "") + text + (isWord(character(after: range.upperBound, document)) ? " " : "")
    }

    /// With a word goes one of the two spaces around it.
    func deleted(_ range: Range<Int>, in document: EditingDocument) -> Range<Int> {
        guard spaces, !range.isEmpty, isWord(character(after: range.lowerBound, document)),
            isWord(character(before: range.upperBound, document)), character(before: range.lowerBound, document) == " "
        else { return range }
        let after = character(after: range.upperBound, document)
        let standsAlone = after.map { $0 == " " || ".,;:!?".contains($0) } ?? true
        return standsAlone ? range.lowerBound - 1..<range.upperBound : range
    }
}
