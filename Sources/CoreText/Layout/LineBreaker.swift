import AppleFoundation

/// Finds how much of a paragraph fits into one line.
struct LineBreaker {
    let paragraph: ShapedParagraph
    let style: TextParagraphStyle
    /// Where words meet and no line ends.
    var noBreaks: Set<Int> = []

    /// Sums of many small advances may differ in the last bits from the width that was measured.
    static let tolerance: Double = 0.01

    /// The end of the line that starts at `start`: before a word that does not fit, or within a word that is wider than a line.
    func lineEnd(from start: Int, indent: Double, limit: Double, byCharacter: Bool) -> Int {
        let end = paragraph.end
        let text = paragraph.styled.utf16
        let base = paragraph.start
        let room = limit + LineBreaker.tolerance
        guard room.isFinite else { return end }
        var x: Double = 0
        var index = start
        let advances = paragraph.advances
        // Most lines end before anything is too wide: look for that point without asking for breaks.
        while index < end {
            let unit = text[index]
            let advance: Double = unit == 0x09 ? tabAdvance(from: indent + x) : Double(advances[index - base])
            if x + advance > room, !UTF16Scanning.isBreakingSpace(unit) { break }
            x += advance
            index += 1
        }
        if index >= end { return end }
        let breaks = paragraph.breaks
        if !byCharacter {
            var candidate = index
            var width = x
            while candidate > start {
                if breaks[candidate - base] & ShapedParagraph.lineBreak != 0, !noBreaks.contains(candidate) {
                    guard text[candidate - 1] == ShapedParagraph.softHyphen else { return candidate }
                    // The hyphen needs its room, too.
                    if width + paragraph.hyphenWidth(endingAt: candidate) <= room { return candidate }
                }
                candidate -= 1
                width -= text[candidate] == 0x09 ? 0 : Double(advances[candidate - base])
            }
        }
        var candidate = index
        while candidate > start {
            if breaks[candidate - base] & ShapedParagraph.graphemeStart != 0 { return candidate }
            candidate -= 1
        }
        // Not even one character fits: it gets the line for itself.
        candidate = start + 1
        while candidate < end, breaks[candidate - base] & ShapedParagraph.graphemeStart == 0 { candidate += 1 }
        while candidate < end, UTF16Scanning.isBreakingSpace(text[candidate]) { candidate += 1 }
        return candidate
    }

    /// Whether a line may end there without cutting a word.
    func isBetweenWords(_ index: Int) -> Bool {
        index >= paragraph.end || paragraph.breaks[index - paragraph.start] & ShapedParagraph.lineBreak != 0
    }

    func graphemeStart(before index: Int) -> Int {
        let breaks = paragraph.breaks
        var candidate = index - 1
        while candidate > paragraph.start, breaks[candidate - paragraph.start] & ShapedParagraph.graphemeStart == 0 {
            candidate -= 1
        }
        return candidate
    }

    /// From `x`, measured from the leading margin, to the next stop.
    func tabAdvance(from x: Double) -> Double { nextStop(after: x).location - x }

    func nextStop(after x: Double) -> (location: Double, alignment: TextAlignment) {
        let stops = style.tabStops ?? TextParagraphStyle.standardTabs
        for stop in stops where Double(stop.location) > x + 0.001 { return (Double(stop.location), stop.alignment) }
        let interval: Double = style.defaultTabInterval > 0 ? Double(style.defaultTabInterval) : 28
        let last: Double = max(0, Double(stops.last?.location ?? 0))
        let steps = ((x + 0.001 - last) / interval).rounded(.down) + 1
        return (last + max(1, steps) * interval, .left)
    }

    /// Sum of the advances of a range without tabs.
    func width(_ range: Range<Int>) -> Double {
        var width: Double = 0
        for index in range { width += Double(paragraph.advances[index - paragraph.start]) }
        return width
    }
}

extension TextParagraphStyle {
    /// Twelve stops, 28 points apart, as a paragraph style starts with.
    static let standardTabs: [TabStop] = (1...12).map { TabStop(location: CGFloat($0) * 28) }
}
