import AppleFoundation
import CoreGraphics

/// Hears of a layout manager's doings, and says how far lines and paragraphs are apart.
public protocol NSLayoutManagerDelegate: NSObjectProtocol {
    func layoutManagerDidInvalidateLayout(_ sender: NSLayoutManager)
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

/// How far the lines of a paragraph are apart, and how far others stay away from it.
struct ParagraphSpacing {
    var lines: [CGFloat]
    var before: CGFloat
    var after: CGFloat
}

extension NSLayoutManager {
    final fileprivate func style(at index: Int) -> NSParagraphStyle? {
        guard let text, index >= 0, index < text.length else { return nil }
        return text.attribute(.paragraphStyle, at: index, effectiveRange: nil) as? NSParagraphStyle
    }

    /// What the delegate says of a paragraph; nil without one. `lines` are the ranges and boxes of its lines in the text.
    final func spacing(_ lines: [(range: Range<Int>, rect: CGRect)]) -> ParagraphSpacing? {
        guard let delegate, !isAskingDelegate, let first = lines.first, let last = lines.last else { return nil }
        isAskingDelegate = true
        defer { isAskingDelegate = false }
        let apart = lines.map { line in
            delegate.layoutManager(
                self, lineSpacingAfterGlyphAt: max(line.range.lowerBound, line.range.upperBound - 1),
                withProposedLineFragmentRect: line.rect)
        }
        let before =
            first.range.lowerBound == 0
            ? style(at: 0)?.paragraphSpacingBefore ?? 0
            : delegate.layoutManager(
                self, paragraphSpacingBeforeGlyphAt: first.range.lowerBound, withProposedLineFragmentRect: first.rect)
        let after = delegate.layoutManager(
            self, paragraphSpacingAfterGlyphAt: max(last.range.lowerBound, last.range.upperBound - 1),
            withProposedLineFragmentRect: last.rect)
        return ParagraphSpacing(lines: apart, before: before, after: after)
    }
}
