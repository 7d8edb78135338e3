/// A change before it happens: who is asked whether it may has all to say it by.
package struct TextEdit: Hashable, Sendable {
    /// What wants to change the text; runs of one kind are undone together.
    package enum Kind: Sendable { case typing, deleting, composing, other }

    /// Of the text as it stands.
    package var range: Range<Int>
    package var text: String
    package var kind: Kind
    /// Of the text as it will be.
    package var selection: TextSelection

    package init(_ range: Range<Int>, _ text: String, _ kind: Kind, selection: TextSelection? = nil) {
        self.range = range
        self.text = text
        self.kind = kind
        self.selection = selection ?? TextSelection(range.lowerBound + text.utf16.count)
    }
}

/// A change that happened.
package struct TextChange: Hashable, Sendable {
    package let start: Int
    package let old: String
    package let new: String

    var undone: TextChange { TextChange(start: start, old: new, new: old) }
    package var oldRange: Range<Int> { start..<start + old.utf16.count }
    package var newRange: Range<Int> { start..<start + new.utf16.count }
}
