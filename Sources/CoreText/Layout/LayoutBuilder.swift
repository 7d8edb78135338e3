import AppleFoundation

/// Goes through the paragraphs of a text and makes its lines.
struct LayoutBuilder {
    let text: StyledText
    let shaping: TextShaping
    let options: TextLayoutOptions
    var lines: ContiguousArray<TextLine> = []
    private var y: CGFloat = 0
    private var isFull = false

    init(text: StyledText, shaping: TextShaping, options: TextLayoutOptions) {
        self.text = text
        self.shaping = shaping
        self.options = options
    }

    mutating func run() {
        for (index, paragraph) in shaping.paragraphs.enumerated() {
            let style = text.paragraphStyle(at: min(paragraph.start, max(0, text.count - 1)))
            if index > 0, !paragraph.continuesParagraph {
                let before = text.paragraphStyle(at: max(0, paragraph.start - 1))
                y += before.paragraphSpacing + style.paragraphSpacingBefore
            }
            lay(paragraph, index, style)
            if isFull { return }
        }
    }

    private struct Room {
        var left: CGFloat
        var right: CGFloat
        /// For tab stops: from the leading margin.
        var indent: CGFloat
        var width: Double
    }

    private func room(_ style: TextParagraphStyle, isFirst: Bool, isRightToLeft: Bool) -> Room {
        let leading = isFirst ? style.firstLineHeadIndent : style.headIndent
        var trailing: CGFloat = -style.tailIndent
        if style.tailIndent > 0 { trailing = options.width.isFinite ? max(0, options.width - style.tailIndent) : 0 }
        let width = options.width - leading - trailing
        return Room(
            left: isRightToLeft ? trailing : leading, right: isRightToLeft ? leading : trailing, indent: leading,
            width: width.isNaN ? 0 : max(0, Double(width)))
    }

    private mutating func lay(_ paragraph: ShapedParagraph, _ paragraphIndex: Int, _ style: TextParagraphStyle) {
        var start = paragraph.start
        let isLastParagraph = paragraph.next >= text.count
        let mode = options.lineBreakMode ?? style.lineBreakMode
        let isOneLine = options.lineBreakMode == nil && (mode == .byClipping || mode.truncates)
        let breaker = LineBreaker(paragraph: paragraph, style: style, noBreaks: options.noBreaks)
        let assembler = LineAssembler(paragraph: paragraph, style: style)
        let truncator = LineTruncator(paragraph: paragraph)
        var gaps = LineGaps(options, isRightToLeft: paragraph.isRightToLeft)
        repeat {
            if !lines.isEmpty, gaps.isAtStart { y += lineSpacing(before: paragraph.start) }
            let isFirst = start == paragraph.start && !paragraph.continuesParagraph
            var room = room(style, isFirst: isFirst, isRightToLeft: paragraph.isRightToLeft)
            var end =
                isOneLine
                ? paragraph.end
                : breaker.lineEnd(
                    from: start, indent: Double(room.indent), limit: room.width, byCharacter: mode == .byCharWrapping)
            if options.obstacles != nil {
                find(&gaps, &room, &end, start, breaker, assembler, mode)
            }
            var metrics = assembler.height(start..<max(end, start))
            if let given = options.lineBoxes, lines.count < given.count {
                metrics = LineAssembler.Height(height: given[lines.count].height, ascent: given[lines.count].ascent)
            }
            let isLast = isLastLine(metrics.height, style)
            let isRest = isLast || isOneLine
            if isRest, mode.truncates || mode == .byClipping { end = paragraph.end }
            let more = isLast && !isLastParagraph && hasMoreText(after: paragraph)
            let found = fit(
                start, &end, room, truncates: isRest && mode.truncates, force: more, mode, paragraph, breaker, truncator)
            var fragments = found.fragments
            let truncated = found.isTruncated
            let contentEnd = truncated ? end : contentEnd(start..<end)
            if !truncated, let hyphen = paragraph.hyphen(endingAt: end) {
                fragments.append(
                    LineFragment(
                        run: hyphen, glyphs: 0..<hyphen.glyphs.count, textStart: end, textEnd: end, level: hyphen.level))
            }
            let measures = assembler.assemble(&fragments, contentEnd: contentEnd, indent: room.indent)
            let endsParagraph = end == paragraph.end
            lines.append(
                TextLine(
                    range: start..<(endsParagraph ? paragraph.next : end), contentEnd: contentEnd,
                    origin: CGPoint(x: 0, y: y), width: CGFloat(measures.width), height: metrics.height, ascent: metrics.ascent,
                    trailingWhitespaceWidth: CGFloat(measures.trailing), isTruncated: truncated,
                    isExtra: paragraph.start == paragraph.end && paragraph.start == text.count,
                    isRightToLeft: paragraph.isRightToLeft, fragments: fragments, paragraph: paragraphIndex,
                    endsParagraph: endsParagraph, leftInset: room.left, rightInset: room.right))
            y += gaps.advance(metrics.height, isLast: end >= paragraph.end)
            start = end
            if isLast {
                isFull = true
                return
            }
        } while start < paragraph.end
    }

    /// The next gap that a word fits into, at this height or further down.
    private mutating func find(
        _ gaps: inout LineGaps, _ room: inout Room, _ end: inout Int, _ start: Int, _ breaker: LineBreaker,
        _ assembler: LineAssembler, _ mode: TextLineBreakMode
    ) {
        let whole = room
        var attempts = 0
        while attempts < 10_000 {
            attempts += 1
            let height = assembler.height(start..<max(end, start)).height
            guard let gap = gaps.next(from: y, height: height) else {
                guard let below = gaps.below(y, height) else { return }
                y = below + (gaps.hasLines ? lineSpacing(before: start) : 0)
                continue
            }
            room = whole
            room.left = max(whole.left, gap.lowerBound)
            room.right = max(whole.right, options.width - gap.upperBound)
            room.width = max(0, Double(options.width - room.left - room.right))
            // All of it is free.
            if room.left == whole.left, room.right == whole.right { return }
            guard room.width > 1 else { continue }
            let fitting = breaker.lineEnd(
                from: start, indent: Double(room.indent), limit: room.width, byCharacter: mode == .byCharWrapping)
            let isCut = mode != .byCharWrapping && !breaker.isBetweenWords(fitting)
            if fitting > start || start == breaker.paragraph.end, !isCut {
                end = fitting
                return
            }
        }
    }

    /// The fragments of a line. Letters at a cut may take wider forms, so the line is cut again until it fits.
    private func fit(
        _ start: Int, _ end: inout Int, _ room: Room, truncates: Bool, force: Bool, _ mode: TextLineBreakMode,
        _ paragraph: ShapedParagraph, _ breaker: LineBreaker, _ truncator: LineTruncator
    ) -> LineTruncator.Result {
        var limit = room.width
        let isClipped = mode == .byClipping && end == paragraph.end
        for _ in 0..<4 {
            let result =
                truncates
                ? truncator.truncate(start..<end, limit: limit, mode: mode, force: force)
                : LineTruncator.Result(fragments: truncator.pieces(start..<end), isTruncated: false)
            let excess = excess(result, start..<end, paragraph, room.width)
            if excess <= 0 || isClipped { return result }
            limit = max(0, limit - excess)
            if !truncates {
                var shorter = breaker.lineEnd(
                    from: start, indent: Double(room.indent), limit: limit, byCharacter: mode == .byCharWrapping)
                if shorter >= end { shorter = breaker.graphemeStart(before: end) }
                if shorter <= start { return result }
                end = shorter
            }
        }
        return truncates
            ? truncator.truncate(start..<end, limit: limit, mode: mode, force: force)
            : LineTruncator.Result(fragments: truncator.pieces(start..<end), isTruncated: false)
    }

    /// How much a line with newly shaped parts is too wide; others were measured before.
    private func excess(_ result: LineTruncator.Result, _ range: Range<Int>, _ paragraph: ShapedParagraph, _ limit: Double)
        -> Double
    {
        guard result.fragments.contains(where: \.isReshaped), !result.fragments.contains(where: { $0.run.kind == .tab }) else {
            return 0
        }
        var width = result.fragments.reduce(0) { $0 + Double($1.width) }
        for index in contentEnd(range)..<max(contentEnd(range), Int(result.fragments.last?.textEnd ?? 0)) {
            width -= Double(paragraph.advances[index - paragraph.start])
        }
        return width - limit - LineBreaker.tolerance
    }

    private func lineSpacing(before index: Int) -> CGFloat {
        guard let last = lines.last else { return 0 }
        let index = min(last.range.lowerBound, max(0, text.count - 1))
        if let given = options.lineSpacings, lines.count <= given.count { return given[lines.count - 1] + lineGap(at: index) }
        return text.paragraphStyle(at: index).lineSpacing + lineGap(at: index)
    }

    private func lineGap(at index: Int) -> CGFloat {
        text.runs.isEmpty ? 0 : text.runs[text.runIndex(at: index)].style.font.lineGap
    }

    /// Is this the last line that may be shown?
    private func isLastLine(_ height: CGFloat, _ style: TextParagraphStyle) -> Bool {
        if options.maximumLines > 0, lines.count + 1 >= options.maximumLines { return true }
        guard options.dropsLinesBelowHeight, options.height.isFinite else { return false }
        let gap = lineGap(at: min(lines.last?.range.lowerBound ?? 0, max(0, text.count - 1)))
        return y + 2 * height + style.lineSpacing + gap > options.height + 0.01
    }

    private func hasMoreText(after paragraph: ShapedParagraph) -> Bool { paragraph.next < text.count }

    private func contentEnd(_ range: Range<Int>) -> Int {
        var end = range.upperBound
        while end > range.lowerBound, UTF16Scanning.isBreakingSpace(text.utf16[end - 1]), text.utf16[end - 1] != 0x09 {
            end -= 1
        }
        return end
    }
}

/// The gaps between obstacles at the height of a line.
private struct LineGaps {
    private let obstacles: TextObstacles?
    private let width: CGFloat
    private var gaps: [ClosedRange<CGFloat>] = []
    private var index = 0
    private var y: CGFloat?
    /// Of the lines that stand side by side.
    private var height: CGFloat = 0

    private let isRightToLeft: Bool

    init(_ options: TextLayoutOptions, isRightToLeft: Bool) {
        obstacles = options.obstacles
        width = options.width
        self.isRightToLeft = isRightToLeft
    }

    var hasLines: Bool { height > 0 }

    /// The next line begins a new height.
    var isAtStart: Bool { index == 0 || index >= gaps.count }

    mutating func next(from y: CGFloat, height: CGFloat) -> ClosedRange<CGFloat>? {
        if self.y != y {
            self.y = y
            gaps = obstacles?.free(from: y, to: y + height, width: width) ?? []
            if isRightToLeft { gaps.reverse() }
            index = 0
            self.height = 0
        }
        guard index < gaps.count else { return nil }
        index += 1
        return gaps[index - 1]
    }

    /// Where to look next when nothing was free.
    mutating func below(_ y: CGFloat, _ height: CGFloat) -> CGFloat? {
        if self.height > 0 { return y + self.height }
        return obstacles?.next(below: y, height: height)
    }

    /// How far down the next line is.
    mutating func advance(_ height: CGFloat, isLast: Bool) -> CGFloat {
        guard obstacles != nil else { return height }
        self.height = max(self.height, height)
        if index < gaps.count, !isLast { return 0 }
        return self.height
    }
}
