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

    /// `spacing` is what somebody says of these lines, in the paragraph's own places; nil leaves it at the style.
    init(
        _ styled: StyledText, _ options: TextLayoutOptions, length: Int,
        spacing: (([LaidLine]) -> ParagraphSpacing?)? = nil
    ) {
        var made = TextLayout(styled, options)
        let style = styled.paragraphStyle(at: 0)
        self.length = length
        var options = options
        var given = spacing.flatMap { $0(Self.boxes(made, length)) }
        // Each time a line may not end where it did, those below it are other lines.
        while let spacing, let place = given?.noBreak, options.noBreaks.insert(place).inserted {
            made = TextLayout(styled, options)
            given = spacing(Self.boxes(made, length))
        }
        if let given, given.boxes != nil || given.lines.contains(where: { $0 != style.lineSpacing }) {
            options.lineSpacings = given.lines
            options.lineBoxes = given.boxes
            made = TextLayout(styled, options)
        }
        layout = made
        let last = min(made.lines.last?.range.lowerBound ?? 0, max(0, styled.count - 1))
        before = given?.before ?? style.paragraphSpacingBefore
        between = (given?.lines.last ?? style.lineSpacing) + (given?.after ?? style.paragraphSpacing)
        after = between + styled.style(at: last).font.lineGap
    }

    private static func boxes(_ layout: TextLayout, _ length: Int) -> [LaidLine] {
        layout.lines.enumerated().map { index, line in
            let end = index == layout.lines.count - 1 ? max(line.range.upperBound, length) : line.range.upperBound
            let rect = CGRect(x: line.origin.x, y: line.origin.y, width: line.width, height: line.height)
            return LaidLine(range: line.range.lowerBound..<end, rect: rect, ascent: line.ascent)
        }
    }

    var height: CGFloat { layout.size.height }
    var extent: CGFloat { before + height + after }
}

extension StyledText {
    /// What stands in a line like a character may be as wide as the line: it is asked again at another width.
    var hasAttachments: Bool { runs.contains { $0.style.rare?.values.attachment != nil } }
}

extension AttributedTextTranslation {
    /// Attachments are told of the container and of its lines, which are as wide as `width` and the padding.
    func inLines(of manager: NSLayoutManager?, width: CGFloat) -> AttributedTextTranslation {
        guard let manager, let container = manager.textContainers.first else { return self }
        var told = self
        told.container = container
        if width.isFinite { told.lineWidth = width + 2 * container.lineFragmentPadding }
        return told
    }
}

extension TextFlow {
    /// Where a container that is full ends.
    struct Ending {
        var paragraph: Int
        var laid: LaidParagraph
    }
}
