import AppleFoundation

/// Text in UTF-16 with the styles of its stretches: what a layout is made from.
package final class StyledText {
    package let utf16: ContiguousArray<UInt16>
    /// Without gaps and in order; never empty.
    package let runs: [Run]
    /// Without gaps and in order; never empty. A paragraph takes the style found at its first character.
    package let paragraphs: [ParagraphRun]

    package struct Run {
        /// The end in UTF-16 units; the run starts where the one before ends.
        package var end: Int
        package var style: TextStyle
        package init(end: Int, style: TextStyle) {
            self.end = end
            self.style = style
        }
    }

    package struct ParagraphRun {
        package var end: Int
        package var style: TextParagraphStyle
        package init(end: Int, style: TextParagraphStyle) {
            self.end = end
            self.style = style
        }
    }

    package init(utf16: ContiguousArray<UInt16>, runs: [Run], paragraphs: [ParagraphRun]) {
        require(!runs.isEmpty && runs.last!.end >= utf16.count, "The style runs of a text must reach its end.")
        self.utf16 = utf16
        self.runs = runs
        self.paragraphs = paragraphs.isEmpty ? [ParagraphRun(end: utf16.count, style: .default)] : paragraphs
    }

    package convenience init(_ string: String, style: TextStyle, paragraph: TextParagraphStyle = .default) {
        let units = ContiguousArray(string.utf16)
        self.init(
            utf16: units, runs: [Run(end: units.count, style: style)],
            paragraphs: [ParagraphRun(end: units.count, style: paragraph)])
    }

    package var count: Int { utf16.count }

    private var kept: TextShaping?

    /// Shaped on first use and kept, so that laying out again at another width does not shape again.
    func shaping(isRightToLeftByDefault: Bool) -> TextShaping {
        if let kept, kept.isRightToLeftByDefault == isRightToLeftByDefault { return kept }
        let made = TextShaping(self, isRightToLeftByDefault: isRightToLeftByDefault)
        kept = made
        return made
    }

    /// Lets the shaped glyphs go; they are made again when needed.
    package func dropShaping() { TextLock.withLock { kept = nil } }

    /// The style of the unit at `index`, or of the last one when it lies at or behind the end.
    package func style(at index: Int) -> TextStyle { runs[runIndex(at: index)].style }

    package func runIndex(at index: Int) -> Int {
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    package func paragraphStyle(at index: Int) -> TextParagraphStyle {
        var low = 0
        var high = paragraphs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if paragraphs[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return paragraphs[low].style
    }
}
