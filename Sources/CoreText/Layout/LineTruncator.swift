import AppleFoundation

/// Shortens a line that is too long and puts three dots where text is missing.
struct LineTruncator {
    let paragraph: ShapedParagraph

    struct Result {
        /// In logical order, with the ellipsis among them.
        var fragments: ContiguousArray<LineFragment>
        var isTruncated: Bool
    }

    /// `force` puts the dots even when the rest of this paragraph fits, because other paragraphs follow.
    func truncate(_ range: Range<Int>, limit: Double, mode: TextLineBreakMode, force: Bool) -> Result {
        let total = width(range.lowerBound, contentEnd(range))
        if total <= limit + LineBreaker.tolerance, !force {
            return Result(fragments: pieces(range), isTruncated: false)
        }
        var head = range.lowerBound..<range.upperBound
        var tail = range.upperBound..<range.upperBound
        let dots = paragraph.ellipsis(styleIndex: paragraph.styled.runIndex(at: max(range.lowerBound, range.upperBound - 1)))
        let budget = limit - Double(dots.width(0..<dots.glyphs.count))
        switch mode {
        case .byTruncatingHead:
            head = range.lowerBound..<range.lowerBound
            tail = tailStart(range, budget)..<range.upperBound
        case .byTruncatingMiddle where !force:
            let split = headEnd(range, budget / 2)
            head = range.lowerBound..<split
            tail = tailStart(split..<range.upperBound, budget - width(range.lowerBound, split))..<range.upperBound
        default:
            head = range.lowerBound..<headEnd(range, budget)
        }
        let cut = mode == .byTruncatingHead ? tail.lowerBound : head.upperBound
        let styleIndex = paragraph.styled.runIndex(
            at: mode == .byTruncatingHead ? cut : max(range.lowerBound, cut - 1))
        let shown = paragraph.ellipsis(styleIndex: styleIndex)
        var fragments = pieces(head)
        fragments.append(
            LineFragment(run: shown, glyphs: 0..<shown.glyphs.count, textStart: cut, textEnd: cut, level: paragraph.baseLevel))
        fragments.append(contentsOf: pieces(tail))
        return Result(fragments: fragments, isTruncated: true)
    }

    /// The parts of runs that a range covers.
    func pieces(_ range: Range<Int>) -> ContiguousArray<LineFragment> {
        var fragments = ContiguousArray<LineFragment>()
        guard !range.isEmpty, var index = paragraph.runIndex(at: range.lowerBound) else { return fragments }
        while index < paragraph.runs.count, paragraph.runs[index].start < range.upperBound {
            let run = paragraph.runs[index]
            let lower = max(range.lowerBound, run.start)
            let upper = min(range.upperBound, run.end)
            let part = paragraph.part(of: run, lower..<upper)
            fragments.append(
                LineFragment(
                    run: part.run, glyphs: part.glyphs, textStart: lower, textEnd: upper, isReshaped: part.run !== run))
            index += 1
        }
        return fragments
    }

    private func width(_ lower: Int, _ upper: Int) -> Double {
        var width: Double = 0
        for index in lower..<max(lower, upper) { width += advance(index) }
        return width
    }

    private func advance(_ index: Int) -> Double {
        paragraph.styled.utf16[index] == 0x09 ? 28 : Double(paragraph.advances[index - paragraph.start])
    }

    private func contentEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, UTF16Scanning.isBreakingSpace(paragraph.styled.utf16[end - 1]) { end -= 1 }
        return end
    }

    /// The longest head within the budget, white space before the cut left out.
    private func headEnd(_ range: Range<Int>, _ budget: Double) -> Int {
        let breaks = paragraph.breaks
        var used: Double = 0
        var cut = range.lowerBound
        var index = range.lowerBound
        while index < range.upperBound {
            used += advance(index)
            index += 1
            while index < range.upperBound, breaks[index - paragraph.start] & ShapedParagraph.graphemeStart == 0 {
                used += advance(index)
                index += 1
            }
            if used > budget + LineBreaker.tolerance { break }
            cut = index
        }
        return contentEnd(range.lowerBound..<cut)
    }

    /// The start of the longest tail within the budget, white space behind the cut left out.
    private func tailStart(_ range: Range<Int>, _ budget: Double) -> Int {
        let breaks = paragraph.breaks
        var used: Double = 0
        var cut = contentEnd(range)
        var index = cut
        if index == range.lowerBound { return range.upperBound }
        while index > range.lowerBound {
            index -= 1
            used += advance(index)
            while index > range.lowerBound, breaks[index - paragraph.start] & ShapedParagraph.graphemeStart == 0 {
                index -= 1
                used += advance(index)
            }
            if used > budget + LineBreaker.tolerance { break }
            cut = index
        }
        while cut < range.upperBound, UTF16Scanning.isBreakingSpace(paragraph.styled.utf16[cut]) { cut += 1 }
        return cut
    }
}
