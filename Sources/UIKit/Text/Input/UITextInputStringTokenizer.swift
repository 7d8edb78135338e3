import AppleFoundation
import CoreText
import TextEngine

/// Finds borders in any text that can be asked for its characters; lines are the text's own affair.
@preconcurrency @MainActor
open class UITextInputStringTokenizer: NSObject, UITextInputTokenizer {
    private weak var input: (any UIResponder & UITextInput)?

    public init(textInput: any UIResponder & UITextInput) {
        input = textInput
        super.init()
    }

    /// The units of a kind, in order, without what stands between them.
    private func units(_ granularity: UITextGranularity) -> [Range<Int>] {
        guard let input, let all = input.textRange(from: input.beginningOfDocument, to: input.endOfDocument) else { return [] }
        let text = input.text(in: all) ?? ""
        let rope = TextRope(text)
        switch granularity {
        case .character:
            var place = 0
            return text.map { character in
                defer { place += character.utf16.count }
                return place..<place + character.utf16.count
            }
        case .word: return TextBreaks.words(in: ContiguousArray(text.utf16))
        case .sentence: return TextBreaks.sentences(in: ContiguousArray(text.utf16))
        case .paragraph, .line:
            var found: [Range<Int>] = []
            var place = 0
            while place < rope.count {
                found.append(rope.paragraphContent(at: place))
                place = rope.paragraph(at: place).upperBound
            }
            return found
        case .document: return [0..<rope.count]
        }
    }

    private func offset(_ position: UITextPosition) -> Int {
        input.map { $0.offset(from: $0.beginningOfDocument, to: position) } ?? 0
    }

    private func position(_ offset: Int) -> UITextPosition? {
        input.flatMap { $0.position(from: $0.beginningOfDocument, offset: offset) }
    }

    private func isBackward(_ direction: UITextDirection) -> Bool {
        direction.rawValue == UITextStorageDirection.backward.rawValue
            || direction.rawValue == UITextLayoutDirection.left.rawValue
            || direction.rawValue == UITextLayoutDirection.up.rawValue
    }

    /// The unit with the position inside, or at the border that the direction leads away from.
    private func unit(
        at offset: Int, _ granularity: UITextGranularity, _ direction: UITextDirection
    ) -> Range<Int>? {
        let goesBack = isBackward(direction)
        return units(granularity).first {
            goesBack ? $0.lowerBound < offset && offset <= $0.upperBound : $0.lowerBound <= offset && offset < $0.upperBound
        }
    }

    open func rangeEnclosingPosition(
        _ position: UITextPosition, with granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextRange? {
        guard let unit = unit(at: offset(position), granularity, direction), let start = self.position(unit.lowerBound),
            let end = self.position(unit.upperBound)
        else { return nil }
        return input?.textRange(from: start, to: end)
    }

    open func isPosition(
        _ position: UITextPosition, atBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        let offset = offset(position)
        let goesBack = isBackward(direction)
        return units(granularity).contains { (goesBack ? $0.lowerBound : $0.upperBound) == offset }
    }

    open func position(
        from position: UITextPosition, toBoundary granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> UITextPosition? {
        let offset = offset(position)
        let borders = units(granularity).flatMap { [$0.lowerBound, $0.upperBound] }
        let border = isBackward(direction) ? borders.last { $0 < offset } : borders.first { $0 > offset }
        return border.flatMap(self.position)
    }

    open func isPosition(
        _ position: UITextPosition, withinTextUnit granularity: UITextGranularity, inDirection direction: UITextDirection
    ) -> Bool {
        unit(at: offset(position), granularity, direction) != nil
    }
}

/// Words by the Unicode library, with its dictionaries.
struct DictionaryWords: WordFinder {
    func words(in units: ContiguousArray<UInt16>) -> [Range<Int>] { TextBreaks.words(in: units) }
}
