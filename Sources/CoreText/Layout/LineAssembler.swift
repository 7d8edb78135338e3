import AppleFoundation

/// Brings the fragments of a line into visual order, gives them their places, and finds the line's height.
struct LineAssembler {
    let paragraph: ShapedParagraph
    let style: TextParagraphStyle

    struct Measures {
        var width: Float = 0
        var trailing: Float = 0
    }

    /// Splits trailing white space off, which takes the paragraph's direction and hangs outside of the line.
    func assemble(_ fragments: inout ContiguousArray<LineFragment>, contentEnd: Int, indent: CGFloat) -> Measures {
        splitTrailing(&fragments, contentEnd)
        placeTabs(&fragments, indent)
        reorder(&fragments)
        var measures = Measures()
        for fragment in fragments {
            if isTrailing(fragment, contentEnd) {
                measures.trailing += fragment.width
            } else {
                measures.width += fragment.width
            }
        }
        var x: Float = paragraph.isRightToLeft ? -measures.trailing : 0
        for index in fragments.indices {
            fragments[index].x = x
            x += fragments[index].width
        }
        return measures
    }

    private func isTrailing(_ fragment: LineFragment, _ contentEnd: Int) -> Bool {
        Int(fragment.textStart) >= contentEnd && fragment.textEnd > fragment.textStart
    }

    private func splitTrailing(_ fragments: inout ContiguousArray<LineFragment>, _ contentEnd: Int) {
        guard let last = fragments.last, Int(last.textEnd) > contentEnd else { return }
        var index = fragments.count - 1
        while index >= 0 {
            let fragment = fragments[index]
            guard Int(fragment.textEnd) > contentEnd else { break }
            if Int(fragment.textStart) < contentEnd {
                let head = fragment.run.glyphRange(Int(fragment.textStart)..<contentEnd)
                let tail = fragment.run.glyphRange(contentEnd..<Int(fragment.textEnd))
                fragments[index] = LineFragment(
                    run: fragment.run, glyphs: head, textStart: Int(fragment.textStart), textEnd: contentEnd,
                    level: fragment.level)
                fragments.insert(
                    LineFragment(
                        run: fragment.run, glyphs: tail, textStart: contentEnd, textEnd: Int(fragment.textEnd),
                        level: paragraph.baseLevel), at: index + 1)
            } else {
                fragments[index].level = paragraph.baseLevel
            }
            index -= 1
        }
    }

    private func placeTabs(_ fragments: inout ContiguousArray<LineFragment>, _ indent: CGFloat) {
        guard fragments.contains(where: { $0.run.kind == .tab }) else { return }
        let breaker = LineBreaker(paragraph: paragraph, style: style)
        var x = Double(indent)
        for index in fragments.indices {
            if fragments[index].run.kind == .tab {
                let stop = breaker.nextStop(after: x)
                var advance = stop.location - x
                if stop.alignment == .right || stop.alignment == .center {
                    var following: Double = 0
                    for next in fragments[(index + 1)...] {
                        if next.run.kind == .tab { break }
                        following += Double(next.width)
                    }
                    advance = max(0, advance - (stop.alignment == .right ? following : following / 2))
                }
                fragments[index].width = Float(advance)
            }
            x += Double(fragments[index].width)
        }
    }

    /// Rule L2 of the bidirectional algorithm: from the highest level down, turn around what is at that level or above.
    private func reorder(_ fragments: inout ContiguousArray<LineFragment>) {
        var highest: UInt8 = 0
        var lowestOdd: UInt8 = 255
        for fragment in fragments {
            highest = max(highest, fragment.level)
            if fragment.level & 1 == 1 { lowestOdd = min(lowestOdd, fragment.level) }
        }
        guard lowestOdd != 255 else { return }
        var level = highest
        while level >= lowestOdd {
            var start = 0
            while start < fragments.count {
                guard fragments[start].level >= level else {
                    start += 1
                    continue
                }
                var end = start
                while end < fragments.count, fragments[end].level >= level { end += 1 }
                fragments[start..<end].reverse()
                start = end
            }
            level -= 1
        }
    }

    struct Height {
        var height: CGFloat
        var ascent: CGFloat
    }

    /// From the fonts that the styles name, not from the faces that stood in for missing characters: lines keep their distance.
    func height(_ range: Range<Int>) -> Height {
        let styled = paragraph.styled
        var ascent: CGFloat = 0
        var descent: CGFloat = 0
        var leading: CGFloat = 0
        var index = styled.runIndex(at: min(range.lowerBound, max(0, styled.count - 1)))
        var isFirst = true
        while isFirst || (index < styled.runs.count && styled.runs[index - 1].end < range.upperBound) {
            let style = styled.runs[index].style
            let offset = style.rare?.values.baselineOffset ?? 0
            let up = style.font.ascender + max(0, offset)
            let down = -style.font.descender + max(0, -offset)
            ascent = isFirst ? up : max(ascent, up)
            descent = isFirst ? down : max(descent, down)
            leading = max(leading, style.font.leading)
            if let attachment = style.rare?.values.attachment {
                ascent = max(ascent, attachment.size.height + attachment.baselineOffset)
                descent = max(descent, -attachment.baselineOffset)
            }
            isFirst = false
            index += 1
        }
        let natural = ascent + descent + leading
        var height = natural
        if style.lineHeightMultiple > 0 { height *= style.lineHeightMultiple }
        if style.minimumLineHeight > 0 { height = max(height, style.minimumLineHeight) }
        if style.maximumLineHeight > 0 { height = min(height, max(style.maximumLineHeight, 0)) }
        return Height(height: height, ascent: ascent + height - natural)
    }
}
