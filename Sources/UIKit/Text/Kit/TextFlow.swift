import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

/// The paragraphs of a text, one below the other in a container: each is laid out where somebody looks at it.
///
/// A tree of sums says where a paragraph begins in the text and how far down it stands. Heights of paragraphs that nobody has looked at are
/// guesses. A change of the text shapes the paragraphs it lies in and no other.
final class TextFlow {
    struct Rules: Equatable {
        var width: CGFloat = .infinity
        var height: CGFloat = .infinity
        var maximumLines = 0
        var mode = TextLineBreakMode.byWordWrapping
        var isRightToLeft = false
        /// What lines keep clear of: where they stand counts then, and all is laid out from the top.
        var obstacles: FlowObstacles?

        var isLimited: Bool { maximumLines > 0 || height.isFinite }
    }

    private struct Entry {
        var index: Int
        let styled: StyledText
        var laid: LaidParagraph?
        /// Where it stood when it was laid out; it only counts between obstacles.
        var top: CGFloat = 0
    }

    weak var storage: NSTextStorage? { didSet { isStale = true } }
    var rules = Rules() { didSet { if rules != oldValue { rulesChanged() } } }
    var translation: AttributedTextTranslation
    /// Whose delegate may say how far lines are apart.
    weak var manager: NSLayoutManager?
    /// Finds what looks like a link without being one.
    var detector: TextDetector?
    /// Of the empty line at the end.
    var emptyAttributes: [NSAttributedString.Key: Any]?
    /// Whether heights are estimated at all. A short text is laid out at once in any case.
    var isContiguous = true
    /// Rises with whatever may move a line.
    private(set) var version = 0
    /// For tests: how often a paragraph was shaped.
    private(set) var shapedParagraphs = 0

    private var tree = ParagraphTree()
    private var entries: ContiguousArray<Entry> = []
    /// So many paragraphs from the start on have been laid out.
    private var settled = 0
    private var isStale = true
    private var leading: CGFloat?
    private var ending: Ending?

    private static let shortText = 512
    private static let mostEntries = 4096

    init(_ translation: AttributedTextTranslation) { self.translation = translation }

    // MARK: Paragraphs
    private func fresh() { if isStale { reset() } }

    var count: Int {
        fresh()
        return tree.count
    }

    /// In UTF-16.
    var length: Int {
        fresh()
        return tree.units
    }

    func paragraph(at offset: Int) -> Int {
        fresh()
        return tree.paragraph(at: offset)
    }

    func start(of paragraph: Int) -> Int {
        fresh()
        return tree.start(of: paragraph)
    }

    func range(of paragraph: Int) -> Range<Int> {
        fresh()
        return tree.range(of: paragraph)
    }

    // MARK: Changing
    /// All of it is to be looked at anew.
    func invalidate() {
        isStale = true
        version += 1
    }

    private func reset() {
        isStale = false
        entries = []
        restart()
        tree = ParagraphTree(storage?.rope.paragraphLengths() ?? [0], guess: ParagraphGuess(storage, translation, rules))
    }

    /// The looks of everything have changed, and no character.
    func looksChanged() {
        entries = []
        forgetHeights()
    }

    private func rulesChanged() {
        if isStale { return }
        entries.removeAll { $0.styled.hasAttachments }
        for index in entries.indices { entries[index].laid = nil }
        forgetHeights()
    }

    private func forgetHeights() {
        restart()
        tree.forgetHeights(ParagraphGuess(storage, translation, rules))
    }

    private func restart() {
        version += 1
        settled = 0
        leading = nil
        ending = nil
    }

    /// `new` is the changed stretch in the text as it is now.
    func changed(_ new: Range<Int>, by delta: Int) {
        version += 1
        if isStale { return }
        guard let storage, storage.length == tree.units + delta else { return isStale = true }
        let oldEnd = new.upperBound - delta
        var first = paragraph(at: new.lowerBound)
        // A line feed behind a carriage return is part of its end.
        if first > 0, start(of: first) == new.lowerBound, storage.unit(at: new.lowerBound - 1) == 0x0D { first -= 1 }
        var last = max(first, paragraph(at: oldEnd))
        let start = start(of: first)
        var end = range(of: last).upperBound + delta
        while end > start, end < storage.length, storage.unit(at: end - 1) == 0x0D, storage.unit(at: end) == 0x0A,
            last + 1 < count
        {
            last += 1
            end = range(of: last).upperBound + delta
        }
        // An empty line at the end looks like what stands before it.
        if last == count - 2, tree.length(of: count - 1) == 0 { last += 1 }
        var parts = TextUnits.paragraphLengths(storage.units(in: start..<end))
        // Behind the end of the last there is one more paragraph only at the end of the text.
        if parts.last == 0, parts.count > 1, last + 1 < count { parts.removeLast() }
        replace(first..<last + 1, with: parts)
    }

    private func replace(_ old: Range<Int>, with parts: ContiguousArray<Int32>) {
        version += 1
        let wasSettled = settled >= old.upperBound
        if old.count == count {
            tree = ParagraphTree(parts, guess: ParagraphGuess(storage, translation, rules))
        } else {
            tree.replace(old, with: parts)
        }
        let low = position(old.lowerBound)
        let high = position(old.upperBound)
        entries.removeSubrange(low..<high)
        let shift = parts.count - old.count
        if shift != 0 { for index in low..<entries.count { entries[index].index += shift } }
        ending = nil
        if old.lowerBound == 0 { leading = nil }
        // What is at the end now may have been in the middle before.
        guard wasSettled, parts.count <= 64, rules.obstacles == nil else { return settled = min(settled, old.lowerBound) }
        settled += shift
        for paragraph in old.lowerBound..<old.lowerBound + parts.count { _ = laid(paragraph) }
    }

    // MARK: Laying out
    private func position(_ paragraph: Int) -> Int {
        var low = 0
        var high = entries.count
        while low < high {
            let middle = (low + high) / 2
            if entries[middle].index < paragraph { low = middle + 1 } else { high = middle }
        }
        return low
    }

    func isLaid(_ paragraph: Int) -> Bool {
        let place = position(paragraph)
        return place < entries.count && entries[place].index == paragraph && entries[place].laid != nil
    }

    func laid(_ paragraph: Int) -> LaidParagraph {
        fresh()
        if let ending, ending.paragraph == paragraph { return ending.laid }
        if rules.obstacles != nil { settle(through: paragraph - 1) }
        var place = position(paragraph)
        let isKnown = place < entries.count && entries[place].index == paragraph
        let above = rules.obstacles == nil ? 0 : CGFloat(tree.top(of: paragraph)) - leadingNow
        if isKnown, let laid = entries[place].laid, entries[place].top == above { return laid }
        let length = tree.length(of: paragraph)
        let styled = isKnown ? entries[place].styled : styledText(range(of: paragraph))
        let made = LaidParagraph(styled, options(styled, above: above), length: length, spacing: spacing(of: paragraph))
        if tree.setHeight(of: paragraph, to: Double(made.extent)) {
            version += 1
            if rules.obstacles != nil { settled = min(settled, paragraph + 1) }
        }
        if isKnown {
            entries[place].laid = made
            entries[place].top = above
        } else {
            if entries.count >= Self.mostEntries {
                entries.removeAll { abs($0.index - paragraph) > Self.shortText }
                place = position(paragraph)
            }
            entries.insert(Entry(index: paragraph, styled: styled, laid: made, top: above), at: place)
        }
        return made
    }

    /// One beside another of which `place` says where it is among those that are kept.
    private func laid(_ paragraph: Int, _ place: inout Int) -> LaidParagraph {
        if rules.obstacles == nil, ending == nil, entries.indices.contains(place), entries[place].index == paragraph,
            let laid = entries[place].laid
        {
            return laid
        }
        let made = laid(paragraph)
        place = position(paragraph)
        return made
    }

    /// Asks the layout manager's delegate, where there is one.
    private func spacing(of paragraph: Int) -> (([LaidLine]) -> ParagraphSpacing?)? {
        guard let manager, manager.delegate != nil else { return nil }
        let start = start(of: paragraph)
        let top = CGFloat(tree.top(of: paragraph))
        return { lines in
            manager.spacing(
                lines.map {
                    LaidLine(
                        range: start + $0.range.lowerBound..<start + $0.range.upperBound,
                        rect: $0.rect.offsetBy(dx: 0, dy: top), ascent: $0.ascent)
                }, from: start)
        }
    }

    /// `above` is where the paragraph begins, with what is kept free above it.
    private func options(_ styled: StyledText, above: CGFloat) -> TextLayoutOptions {
        var options = TextLayoutOptions(width: rules.width)
        options.isRightToLeftByDefault = rules.isRightToLeft
        options.obstacles = rules.obstacles.map {
            TextObstacles($0, top: above + styled.paragraphStyle(at: 0).paragraphSpacingBefore)
        }
        return options
    }

    /// Without what ends it: that would be one more line.
    private func styledText(_ range: Range<Int>) -> StyledText {
        shapedParagraphs += 1
        let styled = plainText(range)
        return manager?.generated(styled, from: range.lowerBound) ?? styled
    }

    /// The line behind the last one has other looks.
    func emptyLineChanged() {
        guard !isStale, tree.length(of: count - 1) == 0 else { return }
        replace(count - 1..<count, with: [0])
    }

    /// All up to a paragraph have their heights.
    func settle(through paragraph: Int) {
        fresh()
        while settled <= paragraph, settled < count {
            let known = rules.obstacles == nil ? tree.knownHeights(from: settled) : 0
            if known > 0 {
                settled += known
            } else {
                _ = laid(settled)
                settled += 1
            }
        }
    }

    private var isInOrder: Bool { isContiguous || rules.obstacles != nil }

    private func prepare(_ paragraph: Int) {
        if isInOrder { settle(through: paragraph) } else if count <= Self.shortText { settle(through: count - 1) }
    }

    // MARK: Places
    /// Above the first paragraph nothing is kept free.
    private var leadingNow: CGFloat {
        if let leading { return leading }
        let style = storage.flatMap { $0.length > 0 ? $0.attribute(.paragraphStyle, at: 0, effectiveRange: nil) : nil }
        let made = (style as? NSParagraphStyle)?.paragraphSpacingBefore ?? translation.paragraph.paragraphSpacingBefore
        leading = made
        return made
    }

    /// The top of a paragraph's first line.
    func top(of paragraph: Int) -> CGFloat {
        prepare(paragraph)
        let laid = laid(paragraph)
        return CGFloat(tree.top(of: paragraph)) + laid.before - leadingNow
    }

    /// From one on: `body` hears where each begins in the text and how far down its first line stands, and returns false to stop.
    func forEachParagraph(from first: Int, _ body: (Int, CGFloat, LaidParagraph) -> Bool) {
        let last = lastShown
        guard first <= last else { return }
        prepare(first)
        var start = start(of: first)
        var offset = CGFloat(tree.top(of: first)) - leadingNow
        var place = position(first)
        for number in first...last {
            let paragraph = laid(number, &place)
            place += 1
            if !body(start, offset + paragraph.before, paragraph) { return }
            start += paragraph.length
            offset += paragraph.extent
        }
    }

    /// Lays out what lies between two heights, and some more around it. How far that moved what stands at the upper one.
    func layOut(from top: CGFloat, to bottom: CGFloat, around room: CGFloat) -> CGFloat {
        let first = paragraph(atY: top)
        let before = self.top(of: first)
        var number = first
        var place = position(first)
        var above = laid(first).before
        while number > 0 {
            number -= 1
            place -= 1
            let paragraph = laid(number, &place)
            above += paragraph.extent
            if above - paragraph.before >= room { break }
        }
        forEachParagraph(from: first) { _, place, paragraph in place + paragraph.height < bottom + room }
        return self.top(of: first) - before
    }

    /// The paragraph at a height; the first or the last one beyond.
    func paragraph(atY y: CGFloat) -> Int {
        fresh()
        if isInOrder {
            while settled < count, CGFloat(tree.top(of: settled)) <= y + leadingNow { settle(through: settled) }
        } else {
            prepare(0)
        }
        return min(tree.paragraph(atHeight: Double(y + leadingNow)), lastShown)
    }

    /// Of all that is shown; estimated as far as nobody has looked.
    var totalHeight: CGFloat {
        if let ending = endingNow { return top(of: ending.paragraph) + ending.laid.height }
        prepare(count - 1)
        let last = count - 1
        let after = isLaid(last) ? laid(last).between : 0
        return CGFloat(tree.height) - leadingNow - after
    }

    /// As far as everything has been laid out.
    var laidHeight: CGFloat {
        if isStale || settled == 0 { return isStale || isInOrder || entries.isEmpty ? 0 : totalHeight }
        if rules.isLimited || settled >= count || !isInOrder { return totalHeight }
        return CGFloat(tree.top(of: settled)) - leadingNow
    }

    /// Of lines that have been laid out and are kept.
    var laidParagraphs: [LaidParagraph] {
        let last = isStale ? -1 : lastShown
        return entries.compactMap { $0.index > last ? nil : $0.index == ending?.paragraph ? ending?.laid : $0.laid }
    }

    var firstUnlaid: Int { isStale ? 0 : settled >= count ? length : start(of: settled) }

    // MARK: Full containers
    /// The last paragraph of which something is shown.
    var lastShown: Int { endingNow?.paragraph ?? count - 1 }

    /// Where the container ends before the text does; nil where all has room.
    var endingNow: Ending? {
        guard rules.isLimited else { return nil }
        fresh()
        if let ending { return ending }
        let found = findEnding()
        ending = found
        return found
    }

    private func findEnding() -> Ending? {
        var lines = 0
        var top: CGFloat = 0
        for paragraph in 0..<count {
            let whole = laid(paragraph)
            if paragraph > 0 { top += whole.before }
            let isLast = paragraph == count - 1
            let fitsLines = rules.maximumLines == 0 || lines + whole.layout.lines.count <= rules.maximumLines
            let isFullOfLines = rules.maximumLines > 0 && lines + whole.layout.lines.count == rules.maximumLines && !isLast
            let fits = fitsLines && top + whole.height <= rules.height + 0.01
            let next = isLast ? nil : laid(paragraph + 1)
            let hasRoom = next.map {
                let first = $0.layout.lines.first.map { $0.origin.y + $0.height } ?? 0
                return top + whole.height + whole.after + $0.before + first <= rules.height + 0.01
            }
            if !fits || isFullOfLines || hasRoom == false {
                return Ending(
                    paragraph: paragraph,
                    laid: cut(paragraph, whole, lines: rules.maximumLines > 0 ? rules.maximumLines - lines : 0, top: top))
            }
            lines += whole.layout.lines.count
            top += whole.height + whole.after
        }
        return nil
    }

    /// As many lines as have room. With the next paragraph, so that an ellipsis can say that there is more.
    private func cut(_ paragraph: Int, _ whole: LaidParagraph, lines: Int, top: CGFloat) -> LaidParagraph {
        let own = styledText(range(of: paragraph))
        var options = options(own, above: top - whole.before)
        if rules.mode.rawValue >= 2 { options.lineBreakMode = rules.mode }
        var fitting = 0
        for line in whole.layout.lines where top + line.origin.y + line.height <= rules.height + 0.01 { fitting += 1 }
        options.maximumLines = max(1, lines > 0 ? min(lines, fitting) : fitting)
        var end = range(of: paragraph).upperBound
        if paragraph + 1 < count { end = range(of: paragraph + 1).upperBound }
        let styled = styledText(range(of: paragraph).lowerBound..<end)
        return LaidParagraph(styled, options, length: whole.length, spacing: spacing(of: paragraph))
    }
}
