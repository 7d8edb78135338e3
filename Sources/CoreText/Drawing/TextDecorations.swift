import AppleFoundation
import CoreGraphics

/// Underlines and strikethroughs of a line, as rectangles in points.
struct TextDecorations {
    let layout: TextLayout
    let line: TextLine
    let origin: CGPoint
    let color: SRGBColor?

    /// Underlines lie under the glyphs, strikethroughs over them.
    func forEachStroke(isOver: Bool, _ body: (CGRect, SRGBColor) -> Void) {
        for fragment in line.fragments {
            let style = layout.text.runs[fragment.run.styleIndex].style
            guard let values = style.rare?.values else { continue }
            let kind = isOver ? values.strikethrough : values.underline
            guard kind.rawValue & 0x0F != 0, let span = span(of: fragment) else { continue }
            let ink = (isOver ? values.strikethroughColor : values.underlineColor)?.srgb ?? color ?? style.color.srgb
            let font = style.font
            let thin = max(font.metrics.underlineThickness * font.pointSize, 0.5)
            let thickness = kind.rawValue & 0x0F == TextStyle.LineStyle.thick.rawValue ? 2 * thin : thin
            let baseline = origin.y + line.baseline - values.baselineOffset
            let center = isOver ? baseline - font.xHeight * 0.5 : baseline - font.metrics.underlinePosition * font.pointSize
            let isDouble = kind.contains(.double)
            for piece in pieces(kind, fragment, span) {
                for (start, end) in dashes(kind, piece.0, piece.1, thickness) {
                    let x = origin.x + line.origin.x + CGFloat(start)
                    let rect = CGRect(x: x, y: center - thickness / 2, width: CGFloat(end - start), height: thickness)
                    body(isDouble ? rect.offsetBy(dx: 0, dy: -thickness) : rect, ink)
                    if isDouble { body(rect.offsetBy(dx: 0, dy: thickness), ink) }
                }
            }
        }
    }

    /// Left and right of what is not trailing white space.
    private func span(of fragment: LineFragment) -> (Float, Float)? {
        if fragment.textEnd > fragment.textStart, Int(fragment.textStart) >= line.contentEnd { return nil }
        return fragment.width > 0 ? (fragment.x, fragment.x + fragment.width) : nil
    }

    private func pieces(_ kind: TextStyle.LineStyle, _ fragment: LineFragment, _ span: (Float, Float)) -> [(Float, Float)] {
        guard kind.contains(.byWord) else { return [span] }
        var pieces: [(Float, Float)] = []
        layout.forEachCluster(in: fragment) { cluster in
            if UTF16Scanning.isBreakingSpace(layout.text.utf16[cluster.start]) { return true }
            if let last = pieces.last, abs(last.1 - cluster.left) < 0.01 {
                pieces[pieces.count - 1].1 = cluster.left + cluster.width
            } else {
                pieces.append((cluster.left, cluster.left + cluster.width))
            }
            return true
        }
        return pieces
    }

    /// Dashes keep step along the whole line, wherever runs begin.
    private func dashes(_ kind: TextStyle.LineStyle, _ start: Float, _ end: Float, _ thickness: CGFloat) -> [(Float, Float)] {
        let pattern: [Float]
        switch kind.rawValue & 0x700 {
        case 0x100: pattern = [2, 2]
        case 0x200: pattern = [6, 3]
        case 0x300: pattern = [6, 3, 2, 3]
        case 0x400: pattern = [6, 3, 2, 3, 2, 3]
        default: return [(start, end)]
        }
        let lengths = pattern.map { $0 * Float(max(thickness, 1)) }
        let period = lengths.reduce(0, +)
        var dashes: [(Float, Float)] = []
        var x = (start / period).rounded(.down) * period
        while x < end, dashes.count < 10_000 {
            for (index, length) in lengths.enumerated() {
                let left = max(x, start)
                let right = min(x + length, end)
                if index % 2 == 0, right > left { dashes.append((left, right)) }
                x += length
            }
        }
        return dashes
    }
}
