import AppleFoundation
import CoreGraphics
import CoreText

/// A line of a text in its container. Places go from the container's top edge and from where its padding ends.
struct FlowLine {
    let paragraph: LaidParagraph
    let index: Int
    /// Where its paragraph begins in the text, and in the container.
    let start: Int
    let paragraphTop: CGFloat
    let width: CGFloat
    /// To the next paragraph, if there is one.
    let gap: CGFloat

    var line: TextLine { paragraph.layout.lines[index] }
    var top: CGFloat { paragraphTop + line.origin.y }
    private var isLast: Bool {
        let lines = paragraph.layout.lines
        guard line.range.upperBound >= min(paragraph.layout.text.count, paragraph.length) else { return false }
        return index == lines.count - 1 || lines[index + 1].range.lowerBound >= paragraph.length
    }

    /// Of the text, with what ends the line.
    var range: Range<Int> {
        start + line.range.lowerBound..<start + (isLast ? paragraph.length : line.range.upperBound)
    }

    /// As wide as the container, down to the next line.
    func rect(_ padding: CGFloat) -> CGRect {
        let lines = paragraph.layout.lines
        if paragraph.layout.options.obstacles != nil { return rectBetweenObstacles(padding) }
        let height = isLast || index + 1 == lines.count ? line.height + gap : lines[index + 1].origin.y - line.origin.y
        let used = width.isFinite ? width : line.origin.x + line.width
        return CGRect(x: 0, y: top, width: used + 2 * padding, height: height)
    }

    private func rectBetweenObstacles(_ padding: CGFloat) -> CGRect {
        let lines = paragraph.layout.lines
        let next = lines[(index + 1)...].first { $0.origin.y > line.origin.y }
        let toNext = next.map { $0.origin.y - line.origin.y } ?? line.height + gap
        // Further down than a line's height stands what had to make way.
        let height = toNext > line.height * 1.75 ? line.height : toNext
        let used = width.isFinite ? width - line.leftInset - line.rightInset : line.width
        return CGRect(x: line.leftInset, y: top, width: used + 2 * padding, height: height)
    }

    func usedRect(_ padding: CGFloat) -> CGRect {
        CGRect(x: line.origin.x, y: top, width: line.width + 2 * padding, height: line.height)
    }

    func x(of offset: Int) -> CGFloat { paragraph.layout.caretRect(at: min(offset - start, paragraph.layout.text.count)).midX }

    /// Around what of a range stands in this line.
    func box(of wanted: Range<Int>, _ padding: CGFloat) -> CGRect {
        let here = wanted.clamped(to: range)
        var box = CGRect.null
        for rect in paragraph.layout.selectionRects(for: here.lowerBound - start..<here.upperBound - start) {
            if abs(rect.rect.minY - line.origin.y) < 0.001 { box = box.union(rect.rect) }
        }
        if box.isNull { return CGRect(x: x(of: here.lowerBound) + padding, y: top, width: 0, height: line.height) }
        return CGRect(x: box.minX + padding, y: top, width: box.width, height: rect(padding).height)
    }

    /// What of a selection stands in this line. Where it goes on behind the line's end it is as wide as the container.
    func selection(_ wanted: Range<Int>, _ padding: CGFloat, toEnd: Bool) -> [(TextSelectionRect, CGRect)] {
        let here = wanted.clamped(to: range)
        guard !here.isEmpty else { return [] }
        // What ends the paragraph has no place of its own.
        let end = max(here.lowerBound - start, min(here.upperBound - start, paragraph.layout.text.count))
        var found = paragraph.layout.selectionRects(for: here.lowerBound - start..<end)
            .filter { abs($0.rect.minY - line.origin.y) < 0.001 }
            .map { ($0, CGRect(x: $0.rect.minX + padding, y: top, width: $0.rect.width, height: rect(padding).height)) }
        guard toEnd, width.isFinite, wanted.upperBound > range.upperBound || endIsSelected(wanted) else { return found }
        if found.isEmpty {
            let x = x(of: here.lowerBound)
            let none = TextSelectionRect(rect: .zero, isRightToLeft: line.isRightToLeft, containsStart: true, containsEnd: true)
            found = [(none, CGRect(x: x + padding, y: top, width: 0, height: rect(padding).height))]
        }
        let edges = rect(padding)
        if line.isRightToLeft {
            found[0].1 = found[0].1.union(CGRect(x: edges.minX + padding, y: top, width: 0, height: found[0].1.height))
        } else {
            let last = found.count - 1
            found[last].1 = found[last].1.union(
                CGRect(x: edges.maxX - padding, y: top, width: 0, height: found[last].1.height))
        }
        return found
    }

    private func endIsSelected(_ wanted: Range<Int>) -> Bool {
        isLast && wanted.upperBound == range.upperBound && paragraph.length > paragraph.layout.text.count
    }
}

extension TextFlow {
    private func lines(of number: Int, _ body: (FlowLine) -> Bool) -> Bool {
        let top = top(of: number)
        let paragraph = laid(number)
        let start = start(of: number)
        let gap = number < lastShown ? paragraph.after : 0
        for index in paragraph.layout.lines.indices
        where paragraph.layout.lines[index].range.lowerBound < max(1, paragraph.length) || index == 0 {
            let line = FlowLine(
                paragraph: paragraph, index: index, start: start, paragraphTop: top, width: rules.width, gap: gap)
            if !body(line) { return false }
        }
        return true
    }

    /// `body` returns false to stop.
    func forEachLine(in range: Range<Int>, _ body: (FlowLine) -> Bool) {
        let last = min(paragraph(at: max(range.lowerBound, range.upperBound - (range.isEmpty ? 0 : 1))), lastShown)
        let first = paragraph(at: range.lowerBound)
        guard first <= last else { return }
        for number in first...last {
            let goesOn = lines(of: number) { line in
                if line.range.upperBound <= range.lowerBound, !line.range.isEmpty { return true }
                if line.range.lowerBound >= range.upperBound { return false }
                return body(line)
            }
            if !goesOn { return }
        }
    }

    /// The line that a caret at `offset` stands in.
    func line(at offset: Int) -> FlowLine? {
        let number = paragraph(at: offset)
        guard number <= lastShown else { return nil }
        var found: FlowLine?
        _ = lines(of: number) { line in
            if found == nil || line.range.lowerBound <= offset { found = line }
            return line.range.upperBound <= offset
        }
        return found
    }

    /// The line nearest to a height.
    func line(atY y: CGFloat) -> FlowLine? {
        var found: FlowLine?
        _ = lines(of: paragraph(atY: y)) { line in
            found = line
            return line.top + line.rect(0).height <= y
        }
        return found
    }

    /// The characters of all lines between two heights.
    func lines(from top: CGFloat, to bottom: CGFloat) -> Range<Int> {
        guard bottom >= top, let first = line(atY: top), let last = line(atY: max(top, bottom - 0.001)) else { return 0..<0 }
        return first.range.lowerBound..<max(first.range.upperBound, last.range.upperBound)
    }

    var shownEnd: Int {
        endingNow.flatMap {
            line(at: start(of: $0.paragraph) + ($0.laid.layout.lines.last?.range.lowerBound ?? 0))?.range.upperBound
        } ?? length
    }

    func usedRect(padding: CGFloat) -> CGRect {
        let height = laidHeight
        guard height > 0 else { return .zero }
        var left = CGFloat.infinity
        var right: CGFloat = 0
        for paragraph in laidParagraphs {
            let used = paragraph.layout.usedRect
            left = min(left, used.minX)
            right = max(right, used.maxX)
        }
        guard left.isFinite else { return CGRect(x: 0, y: 0, width: 2 * padding, height: height) }
        return CGRect(x: left, y: 0, width: right - left + 2 * padding, height: height)
    }

    /// The place of a caret nearest to a point.
    func offset(nearest point: CGPoint) -> Int {
        guard let line = line(atY: point.y) else { return 0 }
        let y = line.line.origin.y + line.line.height / 2
        let offset = line.paragraph.layout.index(at: CGPoint(x: point.x, y: y))
        return line.start + min(offset, line.paragraph.layout.text.count)
    }

    func character(nearest point: CGPoint) -> (index: Int, fraction: CGFloat) {
        guard let line = line(atY: point.y) else { return (0, 0) }
        let y = line.line.origin.y + line.line.height / 2
        guard let found = line.paragraph.layout.character(nearest: CGPoint(x: point.x, y: y)) else {
            return (min(line.range.lowerBound, max(0, length - 1)), 0)
        }
        return (line.start + found.index, found.fraction)
    }

    /// Two points wide, from the corner where the padding ends.
    func caretRect(at offset: Int) -> CGRect {
        guard let line = line(at: offset) else { return .zero }
        return CGRect(x: line.x(of: offset) - 1, y: line.top, width: 2, height: line.line.height)
    }

    func draw(_ range: Range<Int>, at origin: CGPoint, in context: CGContext) {
        guard length > 0 else { return }
        let last = min(paragraph(at: max(range.lowerBound, range.upperBound - 1)), lastShown)
        let first = paragraph(at: range.lowerBound)
        guard first <= last else { return }
        for number in first...last {
            let place = CGPoint(x: origin.x, y: origin.y + top(of: number))
            let paragraph = laid(number)
            let start = start(of: number)
            let isWhole =
                range.lowerBound <= start && range.upperBound >= start + min(paragraph.length, paragraph.layout.text.count)
            context.saveGState()
            if !isWhole, let clip = clip(paragraph, start, range) { context.clip(to: clip.offsetBy(dx: place.x, dy: place.y)) }
            paragraph.layout.draw(in: context, at: place)
            context.restoreGState()
        }
    }

    /// Draws at least these characters; false where that takes more than ink.
    func draw(_ range: Range<Int>, at origin: CGPoint, on sheet: InkSheet) -> Bool {
        guard length > 0 else { return true }
        let last = min(paragraph(at: max(range.lowerBound, range.upperBound - 1)), lastShown)
        let first = paragraph(at: range.lowerBound)
        guard first <= last else { return true }
        return (first...last).allSatisfy { number in
            laid(number).layout.draw(on: sheet, at: CGPoint(x: origin.x, y: origin.y + top(of: number)))
        }
    }

    /// The lines of a paragraph that have something of a range.
    private func clip(_ paragraph: LaidParagraph, _ start: Int, _ range: Range<Int>) -> CGRect? {
        let lines = paragraph.layout.lines.filter {
            start + $0.range.lowerBound < range.upperBound && start + $0.range.upperBound > range.lowerBound
        }
        guard let first = lines.first, let last = lines.last else { return nil }
        // Letters stick out above the first line of a paragraph and below its last one.
        let top = first.range.lowerBound == 0 ? -10_000 : first.origin.y
        let isLast = last.range.upperBound >= (paragraph.layout.lines.last?.range.upperBound ?? 0)
        let bottom = isLast ? 1_000_000 : last.origin.y + last.height
        return CGRect(x: -10_000, y: top, width: 1_000_000, height: bottom - top)
    }
}
