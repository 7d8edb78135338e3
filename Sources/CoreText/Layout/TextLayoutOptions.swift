import AppleFoundation

/// The room and the rules for one layout.
package struct TextLayoutOptions: Hashable {
    package var width: CGFloat
    package var height: CGFloat
    /// Zero means any number.
    package var maximumLines = 0
    /// Replaces the paragraphs' own modes, as `UILabel` does: a truncating mode then wraps words and applies to the last line only.
    /// Without it a paragraph whose own mode truncates is one line, as in a text view.
    package var lineBreakMode: TextLineBreakMode?
    /// What `natural` means; nil follows each paragraph's own direction.
    package var naturalAlignment: TextAlignment?
    /// Replaces the paragraphs' own alignments.
    package var alignment: TextAlignment?
    /// Lines that do not fit into `height` are left out (and the last one that does is truncated).
    package var dropsLinesBelowHeight = false
    /// What a paragraph with natural direction takes when none of its characters has one.
    package var isRightToLeftByDefault = false

    /// Between each line and the next one, in the place of what their paragraphs say; nil for those.
    package var lineSpacings: [CGFloat]?

    /// Where words meet and no line ends.
    package var noBreaks: Set<Int> = []

    /// How high each line is, and where its baseline is, in the place of what fonts say; nil for that.
    package var lineBoxes: [LineBox]?

    package struct LineBox: Hashable {
        package var height: CGFloat
        /// Of the baseline below the top.
        package var ascent: CGFloat
        package init(height: CGFloat, ascent: CGFloat) {
            self.height = height
            self.ascent = ascent
        }
    }

    /// What lines have to keep clear of; nil for nothing.
    package var obstacles: TextObstacles?

    package init(
        width: CGFloat = .infinity, height: CGFloat = .infinity, maximumLines: Int = 0, lineBreakMode: TextLineBreakMode? = nil,
        alignment: TextAlignment? = nil
    ) {
        self.width = width
        self.height = height
        self.maximumLines = maximumLines
        self.lineBreakMode = lineBreakMode
        self.alignment = alignment
    }
}
