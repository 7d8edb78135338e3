import AppleFoundation
import CoreText
import TextEngine

/// A text in pieces with its attributes beside it: a key in the middle of a long one moves neither.
///
/// Attributes are kept as Foundation keeps them, by an attributed string of one character for each run.
nonisolated struct PieceText {
    private(set) var rope: TextRope
    private var runs: AttributeRuns
    private var whole: String?
    private var latest: (attributes: [NSAttributedString.Key: Any], looks: NSAttributedString)?

    init() {
        rope = TextRope()
        runs = AttributeRuns()
    }

    var count: Int { rope.count }

    /// Made when somebody asks for all of it.
    var string: String {
        mutating get {
            if let whole { return whole }
            let made = rope.string
            whole = made
            return made
        }
    }

    // MARK: Changing
    mutating func set(_ text: NSAttributedString) {
        let string = text.string
        rope = TextRope(string)
        whole = string
        runs = AttributeRuns()
        let all = NSRange(location: 0, length: rope.count)
        text.enumerateAttributes(in: all, options: .longestEffectiveRangeNotRequired) { attributes, range, _ in
            runs.append(range.length, looks(attributes))
        }
    }

    /// New characters look like the first one that they take the place of, or like the one before.
    mutating func replace(_ range: Range<Int>, with string: String) {
        let looks = runs.looks(at: range.isEmpty ? max(0, range.lowerBound - 1) : range.lowerBound)
        let units = TextUnits.units(of: string)
        rope.replace(range, with: units)
        runs.set(range, length: units.count, looks ?? Self.plain)
        whole = nil
    }

    mutating func setAttributes(_ attributes: [NSAttributedString.Key: Any], in range: Range<Int>) {
        if !range.isEmpty { runs.set(range, length: range.count, looks(attributes)) }
    }

    private static var plain: NSAttributedString { NSAttributedString(string: " ") }

    private mutating func looks(_ attributes: [NSAttributedString.Key: Any]) -> NSAttributedString {
        if let latest, Self.haveSameObjects(latest.attributes, attributes) { return latest.looks }
        let made = NSAttributedString(string: " ", attributes: attributes)
        let looks = latest.flatMap { $0.looks.isEqual(to: made) ? $0.looks : nil } ?? made
        latest = (attributes, looks)
        return looks
    }

    /// What is typed mostly looks like what was typed before it: the same objects, which nobody has to compare.
    private static func haveSameObjects(
        _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
    ) -> Bool {
        one.count == other.count
            && one.allSatisfy { key, value in
                other[key].map { ($0 as AnyObject) === (value as AnyObject) } ?? false
            }
    }

    // MARK: Asking
    /// The run at a place, with attributes like Foundation's.
    func run(at offset: Int) -> (looks: NSAttributedString, range: Range<Int>) {
        guard let found = runs.run(at: offset) else {
            fatalError("There is no character with index \(offset): the text has \(count) (NSRangeException).")
        }
        return found
    }

    /// As far as an attribute has the same value, at least within the limit.
    func reach(of name: NSAttributedString.Key, around offset: Int, _ limit: NSRange) -> Range<Int> {
        func value(_ looks: NSAttributedString) -> NSAttributedString {
            let value = looks.attribute(name, at: 0, effectiveRange: nil)
            return NSAttributedString(string: " ", attributes: value.map { [name: $0] } ?? [:])
        }
        let first = run(at: offset)
        let own = value(first.looks)
        var range = first.range
        while range.lowerBound > limit.location {
            let before = run(at: range.lowerBound - 1)
            guard value(before.looks).isEqual(to: own) else { break }
            range = before.range.lowerBound..<range.upperBound
        }
        while range.upperBound < min(count, NSMaxRange(limit)) {
            let after = run(at: range.upperBound)
            guard value(after.looks).isEqual(to: own) else { break }
            range = range.lowerBound..<after.range.upperBound
        }
        return range
    }

    /// As an attributed string of its own.
    func part(_ range: Range<Int>) -> NSMutableAttributedString {
        let part = NSMutableAttributedString(string: rope.string(in: range))
        var place = range.lowerBound
        while place < range.upperBound {
            let run = run(at: place)
            let end = min(run.range.upperBound, range.upperBound)
            part.setAttributes(
                run.looks.attributes(at: 0, effectiveRange: nil),
                range: NSRange(location: place - range.lowerBound, length: end - place))
            place = end
        }
        return part
    }
}

/// So many characters look alike, one run after the other. There is a gap in the list where it was changed last, and what is behind the gap is
/// counted from the end: typing in one place touches no other run.
nonisolated struct AttributeRuns {
    private struct Run {
        /// Before the gap from the start of the text, behind it from the end.
        var place: Int
        let looks: NSAttributedString
    }

    private var front: ContiguousArray<Run> = []
    /// The one nearest to the gap is the last.
    private var back: ContiguousArray<Run> = []
    private(set) var length = 0

    /// Behind all others; the gap is at the end while runs are added.
    mutating func append(_ count: Int, _ looks: NSAttributedString) {
        guard count > 0 else { return }
        moveGap(to: length)
        if front.last?.looks !== looks { front.append(Run(place: length, looks: looks)) }
        length += count
    }

    /// After that all runs before the gap begin before `offset`.
    private mutating func moveGap(to offset: Int) {
        while let last = front.last, last.place >= offset {
            front.removeLast()
            back.append(Run(place: length - last.place, looks: last.looks))
        }
        while let next = back.last, length - next.place < offset {
            back.removeLast()
            front.append(Run(place: length - next.place, looks: next.looks))
        }
    }

    private var gap: Int { back.last.map { length - $0.place } ?? length }

    func looks(at offset: Int) -> NSAttributedString? { run(at: offset)?.looks }

    func run(at offset: Int) -> (looks: NSAttributedString, range: Range<Int>)? {
        guard offset >= 0, offset < length else { return nil }
        if offset < gap {
            let index = Self.last(in: front) { $0.place <= offset }
            let end = index + 1 < front.count ? front[index + 1].place : gap
            return (front[index].looks, front[index].place..<end)
        }
        let index = back.count - 1 - Self.last(in: back.reversed()) { length - $0.place <= offset }
        let end = index > 0 ? length - back[index - 1].place : length
        return (back[index].looks, length - back[index].place..<end)
    }

    /// The last one for which it holds; it holds for the first.
    private static func last(in runs: some RandomAccessCollection<Run>, _ holds: (Run) -> Bool) -> Int {
        var (low, high) = (0, runs.count - 1)
        while low < high {
            let middle = (low + high + 1) / 2
            if holds(runs[runs.index(runs.startIndex, offsetBy: middle)]) { low = middle } else { high = middle - 1 }
        }
        return low
    }

    /// `count` characters with these looks in the place of a range.
    mutating func set(_ range: Range<Int>, length count: Int, _ looks: NSAttributedString) {
        let after = self.looks(at: range.upperBound)
        moveGap(to: range.lowerBound)
        while let next = back.last, length - next.place < range.upperBound { back.removeLast() }
        if let after, gap != range.upperBound { back.append(Run(place: length - range.upperBound, looks: after)) }
        length += count - range.count
        if count > 0, !Self.same(front.last?.looks, looks) { front.append(Run(place: range.lowerBound, looks: looks)) }
        if let next = back.last, Self.same(front.last?.looks, next.looks) { back.removeLast() }
    }

    private static func same(_ one: NSAttributedString?, _ other: NSAttributedString) -> Bool {
        guard let one else { return false }
        return one === other || one.isEqual(to: other)
    }
}

extension PieceText {
    func styledText(_ range: Range<Int>, _ translation: AttributedTextTranslation) -> StyledText {
        var runs: [StyledText.Run] = []
        var paragraphs: [StyledText.ParagraphRun] = []
        var place = range.lowerBound
        while place < range.upperBound {
            let run = run(at: place)
            place = min(run.range.upperBound, range.upperBound)
            let end = place - range.lowerBound
            let attributes = run.looks.attributes(at: 0, effectiveRange: nil)
            runs.append(StyledText.Run(end: end, style: translation.style(attributes)))
            let style =
                (attributes[.paragraphStyle] as? NSParagraphStyle).map(translation.paragraphStyle) ?? translation.paragraph
            if paragraphs.last?.style == style {
                paragraphs[paragraphs.count - 1].end = end
            } else {
                paragraphs.append(StyledText.ParagraphRun(end: end, style: style))
            }
        }
        return StyledText(utf16: rope.units(in: range), runs: runs, paragraphs: paragraphs)
    }
}
