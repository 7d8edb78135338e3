import AppleFoundation

extension StyledText {
    /// The same with stretches that have neither glyphs nor room. They are in order and don't meet.
    package func hiding(_ hidden: [Range<Int>]) -> StyledText {
        guard !hidden.isEmpty else { return self }
        var parts: [Run] = []
        var place = 0
        var next = 0
        for run in runs {
            while place < run.end {
                while next < hidden.count, hidden[next].upperBound <= place { next += 1 }
                guard next < hidden.count, hidden[next].lowerBound < run.end else {
                    parts.append(run)
                    place = run.end
                    break
                }
                if hidden[next].lowerBound > place {
                    place = hidden[next].lowerBound
                    parts.append(Run(end: place, style: run.style))
                }
                place = min(run.end, hidden[next].upperBound)
                var style = run.style
                var values = style.rare?.values ?? TextStyle.Values()
                values.isHidden = true
                style.rare = TextStyle.Rare(values)
                parts.append(Run(end: place, style: style))
            }
        }
        return StyledText(utf16: utf16, runs: parts.isEmpty ? runs : parts, paragraphs: paragraphs)
    }

    /// What the fonts have for a range, without joining any; `CGGlyph.max` for what ends lines and for tabs.
    package func plainGlyphs(in range: Range<Int>) -> [UInt16] {
        TextLock.withLock {
            range.map { index in
                let unit = utf16[index]
                if unit == 0x09 || UTF16Scanning.isLineEnd(unit) { return UInt16.max }
                return style(at: index).font.plan.typeface.glyph(for: UInt32(unit))
            }
        }
    }
}
