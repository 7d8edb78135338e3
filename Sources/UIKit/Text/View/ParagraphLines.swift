import CoreGraphics
import CoreText

/// The lines of a paragraph as they are and as they were, both drawn at the same place: finds the glyphs that make the difference.
struct ParagraphLines {
    private let new: TextLayout
    private let old: TextLayout
    /// In text of one style and of no script whose letters or directions depend on others further away, the same characters in the same
    /// place look the same, whatever stands before and after them.
    private let isPlain: Bool
    /// Lines are compared glyph by glyph where characters don't say enough; a paragraph of more than that is drawn as a whole.
    private static let mostLines = 64

    init?(_ new: TextLayout, _ old: TextLayout) {
        guard new.options.obstacles == nil, old.options.obstacles == nil, new.text.paragraphs.count == 1,
            old.text.paragraphs.count == 1, new.text.paragraphs[0].style == old.text.paragraphs[0].style
        else { return nil }
        self.new = new
        self.old = old
        let style = new.text.runs[0].style
        isPlain = [new, old].allSatisfy { layout in
            layout.text.runs.allSatisfy { $0.style == style } && layout.text.utf16.allSatisfy { $0 < 0x300 }
        }
        if !isPlain, max(new.lines.count, old.lines.count) > Self.mostLines { return nil }
    }

    /// Around what looks otherwise, in the layouts' coordinates; `.null` for nothing, nil where that may be all.
    func changes(_ scale: CGFloat) -> CGRect? {
        var (first, end, oldEnd) = (0, new.lines.count, old.lines.count)
        if isPlain {
            while first < min(end, oldEnd), isSame(first, first) { first += 1 }
            while end > first, oldEnd > first, isSame(end - 1, oldEnd - 1) {
                end -= 1
                oldEnd -= 1
            }
        }
        var changed = CGRect.null
        for index in first..<min(end, oldEnd) {
            switch LineDifference.between(new, index, old, index, scale: scale) {
            case .none: continue
            case .ink(let box): changed = changed.union(box)
            case .unknown: changed = changed.union(whole(new.lines[index])).union(whole(old.lines[index]))
            }
        }
        for line in new.lines[min(end, oldEnd)..<end] + old.lines[min(end, oldEnd)..<oldEnd] {
            changed = changed.union(whole(line))
        }
        return changed
    }

    /// With room for what sticks out of it.
    private func whole(_ line: TextLine) -> CGRect {
        CGRect(x: line.origin.x, y: line.origin.y, width: line.width + line.trailingWhitespaceWidth, height: line.height)
            .insetBy(dx: -line.height, dy: -line.height)
    }

    /// The same characters in the same place.
    private func isSame(_ index: Int, _ oldIndex: Int) -> Bool {
        let (line, before) = (new.lines[index], old.lines[oldIndex])
        guard line.origin == before.origin, line.width == before.width, line.height == before.height,
            line.baseline == before.baseline, line.isTruncated == before.isTruncated, !line.isTruncated,
            line.leftInset == before.leftInset, line.range.count == before.range.count
        else { return false }
        return new.text.utf16[line.range] == old.text.utf16[before.range]
    }
}
