import AppleFoundation
import TextEngine

/// What stands in a text field: its text with what is selected in it, styles where it has some, and what of it is shown.
@MainActor final class FieldContent: EditedContent {
    private(set) var document = EditingDocument("", words: DictionaryWords())
    /// With the same characters as the document; nil while all look the same.
    private(set) var styled: NSMutableAttributedString?
    var isSecure = false {
        didSet {
            guard isSecure != oldValue else { return }
            shownNow = nil
            revealed = nil
        }
    }
    private var shownNow: Shown?
    /// Where a letter of a secret shows as it is.
    private var revealed: Int?

    /// The characters that are drawn, with as many units as the text, or bullets in their place.
    private struct Shown {
        let string: String
        /// Where each bullet's cluster begins, and the text's end; nil where places are the same.
        let starts: [Int]?
    }

    private static let bullet = "\u{2022}"

    // MARK: The text
    var string: String { document.string }
    var isEmpty: Bool { document.isEmpty }
    var selection: Range<Int> { document.selection.range }
    var marked: Range<Int>? { document.marked }

    /// False where there is nothing that could show: several letters at once, or one that is more than a unit.
    func reveal(_ letter: String) -> Bool {
        let place = document.selection.head - 1
        guard letter.utf16.count == 1, place >= 0, document.selection.isCaret,
            document.text.string(in: place..<place + 1) == letter
        else { return false }
        revealed = place
        shownNow = nil
        return true
    }

    func coverSecrets() -> Bool {
        guard revealed != nil else { return false }
        revealed = nil
        shownNow = nil
        return true
    }

    // MARK: Styles
    func looks(of range: Range<Int>, _ usual: [NSAttributedString.Key: Any]) -> NSAttributedString {
        styled?.attributedSubstring(from: NSRange(range))
            ?? NSAttributedString(string: document.text.string(in: range), attributes: usual)
    }

    func setLooks(_ new: NSAttributedString, at start: Int, _ usual: [NSAttributedString.Key: Any]) {
        let whole = styled ?? NSMutableAttributedString(string: string, attributes: usual)
        whole.replaceUnits(start..<start + new.length, with: new)
        styled = whole
    }

    func set(_ text: String) {
        revealed = nil
        document.reset(to: text)
        styled = nil
        shownNow = nil
    }

    func set(_ text: NSAttributedString) {
        revealed = nil
        document.reset(to: text.string)
        styled = NSMutableAttributedString(attributedString: text)
        shownNow = nil
    }

    func restyle(_ change: (NSMutableAttributedString, NSRange) -> Void) {
        guard let styled, styled.length > 0 else { return }
        change(styled, NSRange(location: 0, length: styled.length))
    }

    /// All else of the text's own styles of paragraphs stays.
    func align(_ alignment: NSTextAlignment) {
        restyle { text, all in
            text.enumerateAttribute(.paragraphStyle, in: all, options: []) { value, range, _ in
                guard let style = (value as? NSParagraphStyle)?.mutableCopy() as? NSMutableParagraphStyle else { return }
                style.alignment = alignment
                text.addAttribute(.paragraphStyle, value: style, range: range)
            }
        }
    }

    // MARK: Changing
    /// `attributes` are those of new characters.
    func apply(_ edit: TextEdit, _ attributes: [NSAttributedString.Key: Any], isMarking: Bool = false) {
        follow(isMarking ? document.applyMarking(edit) : document.apply(edit), attributes)
    }

    /// What was undone or done again; false if there was nothing.
    func undo(isRedo: Bool, _ attributes: [NSAttributedString.Key: Any]) -> Bool {
        guard let changes = isRedo ? document.redo() : document.undo() else { return false }
        for change in changes { follow(change, attributes) }
        return true
    }

    private func follow(_ change: TextChange, _ attributes: [NSAttributedString.Key: Any]) {
        shownNow = nil
        revealed = nil
        guard let styled else { return }
        let new = NSAttributedString(string: change.new, attributes: attributes)
        styled.replaceUnits(change.oldRange, with: new)
    }

    func select(_ range: Range<Int>) { document.select(range) }
    func select(_ selection: TextSelection) { document.select(selection) }
    func unmark() { document.unmark() }
    func closeGroup() { document.closeGroup() }

    // MARK: What is shown
    private var shown: Shown {
        if let shownNow { return shownNow }
        let made: Shown
        if isSecure {
            var place = 0
            var starts: [Int] = []
            for character in string {
                starts.append(place)
                place += character.utf16.count
            }
            var string = String(repeating: Self.bullet, count: starts.count)
            if let revealed, let index = starts.firstIndex(of: revealed) {
                let letter = document.text.string(in: revealed..<revealed + 1)
                string = String(repeating: Self.bullet, count: index) + letter
                string += String(repeating: Self.bullet, count: starts.count - index - 1)
            }
            made = Shown(string: string, starts: starts + [place])
        } else {
            // On one line; each end of a line is as long as a space or two.
            let text = string
            let units = text.utf16.map { $0 == 10 || $0 == 13 || $0 == 0x2028 || $0 == 0x2029 ? 32 : $0 }
            made = Shown(string: String(decoding: units, as: UTF16.self), starts: nil)
        }
        shownNow = made
        return made
    }

    var shownString: String { shown.string }

    /// What assistive programs say: of a secret nothing but its length.
    var spokenString: String { isSecure ? String(repeating: Self.bullet, count: string.count) : shown.string }

    /// With the styles of the text; nil where all looks the same.
    var shownStyled: NSAttributedString? {
        guard let styled, !isSecure else { return nil }
        let copy = NSMutableAttributedString(attributedString: styled)
        if copy.string != shown.string {
            copy.beginEditing()
            for (index, unit) in string.utf16.enumerated() where unit == 10 || unit == 13 || unit == 0x2028 || unit == 0x2029 {
                copy.replaceCharacters(in: NSRange(location: index, length: 1), with: " ")
            }
            copy.endEditing()
        }
        return copy
    }

    func shownPlace(of offset: Int) -> Int {
        guard let starts = shown.starts else { return offset }
        return starts.lastIndex { $0 <= offset } ?? 0
    }

    func place(ofShown index: Int) -> Int {
        guard let starts = shown.starts else { return document.fitted(TextSelection(index)).head }
        return starts[min(max(0, index), starts.count - 1)]
    }

    func shownRange(_ range: Range<Int>) -> Range<Int> { shownPlace(of: range.lowerBound)..<shownPlace(of: range.upperBound) }
}

extension NSMutableAttributedString {
    /// Foundation's strings can't be cut inside of a cluster, where a composed accent begins: the parts are put together anew.
    fileprivate func replaceUnits(_ range: Range<Int>, with new: NSAttributedString) {
        let whole = NSMutableAttributedString(attributedString: attributedSubstring(from: NSRange(0..<range.lowerBound)))
        whole.append(new)
        whole.append(attributedSubstring(from: NSRange(range.upperBound..<length)))
        setAttributedString(whole)
    }
}
