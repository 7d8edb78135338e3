/// What is selected: from where the selection began to where it goes on, in UTF-16. A caret is a selection of nothing.
package struct TextSelection: Hashable, Sendable {
    package var anchor: Int
    package var head: Int

    package init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    package init(_ caret: Int) { self.init(anchor: caret, head: caret) }
    package init(_ range: Range<Int>) { self.init(anchor: range.lowerBound, head: range.upperBound) }

    package var range: Range<Int> { min(anchor, head)..<max(anchor, head) }
    package var isCaret: Bool { anchor == head }
}

/// How far a command goes.
package enum TextStep: Sendable, CaseIterable { case cluster, word, line, paragraph, document }

package enum TextWay: Sendable, CaseIterable { case backward, forward }

/// Knows where lines break. Where nobody does, a paragraph is a line.
package protocol LineFinder: Sendable {
    /// The line that a caret at `offset` stands in, without what ends it.
    func line(at offset: Int) -> Range<Int>
}
