import AppleFoundation
import CoreGraphics
import CoreText

/// A paragraph broken into lines. What ends it has no glyphs and belongs to its last line.
final class LaidParagraph {
    let layout: TextLayout
    /// With what ends it.
    let length: Int
    /// Kept free above and below, where other paragraphs are.
    let before: CGFloat
    let after: CGFloat
    /// What of it is only there between paragraphs; lines as such are so far apart as their fonts want.
    let between: CGFloat

    init(_ styled: StyledText, _ options: TextLayoutOptions, length: Int) {
        layout = TextLayout(styled, options)
        self.length = length
        let style = styled.paragraphStyle(at: 0)
        let last = min(layout.lines.last?.range.lowerBound ?? 0, max(0, styled.count - 1))
        before = style.paragraphSpacingBefore
        between = style.lineSpacing + style.paragraphSpacing
        after = between + styled.style(at: last).font.lineGap
    }

    var height: CGFloat { layout.size.height }
    var extent: CGFloat { before + height + after }
}
