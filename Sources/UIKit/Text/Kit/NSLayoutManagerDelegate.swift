import AppleFoundation
import CoreGraphics
import CoreText

/// Hears of a layout manager's doings, and says how high lines are, how far they and paragraphs are apart, and which characters are hidden.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
    /// Which glyphs a stretch of one font has. Who wants others calls `setGlyphs(_:properties:characterIndexes:font:forGlyphRange:)` and returns
    /// how many there are; 0 leaves it as proposed.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int
    /// Whether a line may end before a character where words meet.
    func layoutManager(_ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int) -> Bool
    /// A line has been laid out. Its height and its baseline may be changed; true takes them over.
    func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool
    /// Below the line that ends with a glyph, in the place of what its paragraph's style says.
    func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Above the paragraph that begins with a glyph. Of the first one nobody is asked.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
    /// Below the paragraph that ends with a glyph.
    func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat
}

// Who says nothing leaves it at what the styles say.
extension NSLayoutManagerDelegate {
    public func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager) {}
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldGenerateGlyphs glyphs: UnsafePointer<CGGlyph>,
        properties props: UnsafePointer<NSLayoutManager.GlyphProperty>, characterIndexes charIndexes: UnsafePointer<Int>,
        font aFont: UIFont, forGlyphRange glyphRange: NSRange
    ) -> Int { 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldBreakLineByWordBeforeCharacterAt charIndex: Int
    ) -> Bool { true }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, shouldSetLineFragmentRect lineFragmentRect: UnsafeMutablePointer<CGRect>,
        lineFragmentUsedRect: UnsafeMutablePointer<CGRect>, baselineOffset: UnsafeMutablePointer<CGFloat>,
        in textContainer: NSTextContainer, forGlyphRange glyphRange: NSRange
    ) -> Bool { false }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, lineSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex)?.lineSpacing ?? 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingBeforeGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacingBefore ?? 0 }
    public func layoutManager(
        _ layoutManager: NSLayoutManager, paragraphSpacingAfterGlyphAt glyphIndex: Int,
        withProposedLineFragmentRect rect: CGRect
    ) -> CGFloat { layoutManager.style(at: glyphIndex)?.paragraphSpacing ?? 0 }
}

/// A line as it was laid out: its characters, its box, and the baseline below the box's top.
struct LaidLine {
    var range: Range<Int>
    var rect: CGRect
    var ascent: CGFloat
}

/// How high and how far apart the lines of a paragraph are, and how far others stay away from it.
struct ParagraphSpacing {
    var lines: [CGFloat]
    /// How high they are; nil where nobody wants them other than their fonts do.
    var boxes: [TextLayoutOptions.LineBox]?
    /// Where the first line ends that may not end there, in the paragraph.
    var noBreak: Int?
    var before: CGFloat
    var after: CGFloat
}

extension NSLayoutManager {
    final fileprivate func style(at index: Int) -> NSParagraphStyle? {
        guard let text, index >= 0, index < text.length else { return nil }
        return text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    }

    /// What the delegate says of a paragraph; nil without one. `lines` are the ranges and boxes of its lines in the text.
    final func spacing(_ lines: [LaidLine], from start: Int) -> ParagraphSpacing? {
        guard let delegate, !isAskingDelegate, let first = lines.first, let last = lines.last else { return nil }
        isAskingDelegate = true
        defer { isAskingDelegate = false }
        let apart = lines.map { line in
            delegate.layoutManager(
                self, lineSpacingAfterGlyphAt: max(line.range.lowerBound, line.range.upperBound - 1),
                withProposedLineFragmentRect: line.rect)
        }
        let refused = lines.dropLast().first {
            !delegate.layoutManager(self, shouldBreakLineByWordBeforeCharacterAt: $0.range.upperBound)
        }
        let before =
            first.range.lowerBound == 0
            ? style(at: 0)?.paragraphSpacingBefore ?? 0
            : delegate.layoutManager(
                self, paragraphSpacingBeforeGlyphAt: first.range.lowerBound, withProposedLineFragmentRect: first.rect)
        let after = delegate.layoutManager(
            self, paragraphSpacingAfterGlyphAt: max(last.range.lowerBound, last.range.upperBound - 1),
            withProposedLineFragmentRect: last.rect)
        return ParagraphSpacing(
            lines: apart, boxes: boxes(of: lines, delegate), noBreak: refused.map { $0.range.upperBound - start },
            before: before, after: after)
    }

    /// A line that is higher moves those below it.
    private func boxes(of lines: [LaidLine], _ delegate: any NSLayoutManagerDelegate) -> [TextLayoutOptions.LineBox]? {
        guard let container = textContainers.first else { return nil }
        var moved: CGFloat = 0
        var isOwn = false
        let boxes = lines.map { line in
            var used = line.rect.offsetBy(dx: 0, dy: moved)
            used.size.width += 2 * padding
            let width = container.size.width > 0 ? container.size.width : used.maxX
            var rect = CGRect(x: 0, y: used.minY, width: width, height: used.height)
            var baseline = line.ascent
            let takes = delegate.layoutManager(
                self, shouldSetLineFragmentRect: &rect, lineFragmentUsedRect: &used, baselineOffset: &baseline, in: container,
                forGlyphRange: NSRange(line.range))
            guard takes else { return TextLayoutOptions.LineBox(height: line.rect.height, ascent: line.ascent) }
            isOwn = true
            moved += rect.height - line.rect.height
            return TextLayoutOptions.LineBox(height: max(0, rect.height), ascent: baseline)
        }
        return isOwn ? boxes : nil
    }
}
