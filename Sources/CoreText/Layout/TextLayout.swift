import AppleFoundation

/// Text broken into lines inside a width: where every glyph goes, and where every character can be found.
///
/// Coordinates start at the top left corner of the layout's area and go down.
package final class TextLayout {
    package let text: StyledText
    package let options: TextLayoutOptions
    package private(set) var lines: ContiguousArray<TextLine> = []
    /// What the text takes up: the widest line with its indents, and the lines' heights with the spacing between them.
    package private(set) var size = CGSize.zero
    /// The width that lines were aligned in.
    package private(set) var containerWidth: CGFloat = 0
    /// Something is not shown, for want of lines, height or width.
    package private(set) var isTruncated = false
    let shaping: TextShaping

    package init(_ text: StyledText, _ options: TextLayoutOptions = TextLayoutOptions()) {
        self.text = text
        self.options = options
        (shaping, lines) = TextLock.withLock {
            let shaping = text.shaping(isRightToLeftByDefault: options.isRightToLeftByDefault)
            var builder = LayoutBuilder(text: text, shaping: shaping, options: options)
            builder.run()
            return (shaping, builder.lines)
        }
        finish()
    }

    /// Where the glyphs lie, without trailing white space.
    package var usedRect: CGRect {
        guard let first = lines.first else { return .zero }
        var left = first.origin.x
        var right = left
        for line in lines {
            left = min(left, line.origin.x)
            right = max(right, line.origin.x + line.width)
        }
        return CGRect(x: left, y: 0, width: right - left, height: size.height)
    }

    package var firstBaseline: CGFloat { lines.first?.baseline ?? 0 }
    package var lastBaseline: CGFloat { lines.last?.baseline ?? 0 }

    /// The characters that the lines show; those behind a truncation are left out.
    package var visibleRange: Range<Int> {
        guard let last = lines.last else { return 0..<0 }
        return 0..<last.range.upperBound
    }

    private static let unboundedWidth: CGFloat = 1_000_000

    private func finish() {
        var widest: CGFloat = 0
        for line in lines {
            let content = line.leftInset + line.width + line.rightInset
            // White space before a line end that was typed counts as far as there is room.
            let trailing = line.endsParagraph ? line.trailingWhitespaceWidth : 0
            widest = max(widest, content, min(content + trailing, options.width))
        }
        containerWidth = options.width.isFinite && options.width < TextLayout.unboundedWidth ? options.width : widest
        for index in lines.indices {
            align(&lines[index])
            if lines[index].isTruncated { isTruncated = true }
        }
        if let last = lines.last {
            size = CGSize(width: widest, height: last.origin.y + last.height)
            if last.range.upperBound < text.count { isTruncated = true }
        }
    }

    private func align(_ line: inout TextLine) {
        let style = text.paragraphStyle(at: min(line.range.lowerBound, max(0, text.count - 1)))
        var alignment = options.alignment ?? style.alignment
        let natural: TextAlignment = line.isRightToLeft ? .right : .left
        if alignment == .natural { alignment = options.naturalAlignment ?? natural }
        let room = containerWidth - line.leftInset - line.rightInset - line.width
        if alignment == .justified {
            alignment = natural
            if !line.endsParagraph, !line.isTruncated, room > 0 { justify(&line, room) }
        }
        let rest = containerWidth - line.leftInset - line.rightInset - line.width
        switch alignment {
        case .right: line.origin.x = line.leftInset + rest
        case .center: line.origin.x = line.leftInset + rest / 2
        default: line.origin.x = line.leftInset
        }
    }

    private func justify(_ line: inout TextLine, _ room: CGFloat) {
        func gaps(_ fragment: LineFragment) -> Int {
            guard fragment.run.kind == .glyphs, Int(fragment.textStart) < line.contentEnd else { return 0 }
            return fragment.glyphs.reduce(0) { count, index in
                text.utf16[Int(fragment.run.glyphs[Int(index)].cluster)] == 0x20 ? count + 1 : count
            }
        }
        let total = line.fragments.reduce(0) { $0 + gaps($1) }
        guard total > 0 else { return }
        let extra = Float(room) / Float(total)
        var shift: Float = 0
        for index in line.fragments.indices {
            let count = gaps(line.fragments[index])
            line.fragments[index].x += shift
            guard count > 0 else { continue }
            line.fragments[index].spaceExtra = extra
            line.fragments[index].width += extra * Float(count)
            shift += extra * Float(count)
        }
        line.width += room
    }
}
