import AppleFoundation
import CHarfBuzz

/// One paragraph of a text as glyph runs, before it is broken into lines. It does not depend on any width and is kept for reflow.
final class ShapedParagraph {
    /// Not kept alive: the text keeps its paragraphs. Whoever lays out holds the text.
    unowned(unsafe) let styled: StyledText
    /// Without the characters that end the paragraph.
    let start: Int
    let end: Int
    /// Behind the characters that end it.
    let next: Int
    /// The end is U+2028, which ends the line but not the paragraph.
    let endsWithLineSeparator: Bool
    /// The paragraph goes on from a line separator.
    let continuesParagraph: Bool
    let baseLevel: UInt8
    /// In logical order.
    let runs: ContiguousArray<ShapedRun>
    /// The advance of each cluster at its first unit; tabs have none here.
    let advances: ContiguousArray<Float>

    private var breakTable: ContiguousArray<UInt8>?

    static let lineBreak: UInt8 = 1
    static let graphemeStart: UInt8 = 2

    init(
        _ styled: StyledText, start: Int, end: Int, next: Int, endsWithLineSeparator: Bool, continues: Bool, base: UInt8?,
        fallback: UInt8
    ) {
        self.styled = styled
        self.start = start
        self.end = end
        self.next = next
        self.endsWithLineSeparator = endsWithLineSeparator
        continuesParagraph = continues
        var runs = ContiguousArray<ShapedRun>()
        var baseLevel = base ?? fallback
        styled.utf16.withUnsafeBufferPointer { text in
            var levels: [UInt8] = []
            let slice = UnsafeBufferPointer(rebasing: text[start..<end])
            // Digits alone are read from the left, wherever they stand.
            let isBidi =
                base == 1 || slice.contains(where: UTF16Scanning.mayBeRightToLeft)
                || (base == nil && fallback == 1 && slice.contains { $0 >= 0x30 && $0 <= 0x39 })
            if isBidi {
                (levels, baseLevel) = ICU.levels(of: slice, base: base, fallback: fallback)
            } else if base == nil, fallback == 1, !slice.contains(where: ShapedParagraph.mayBeStrong) {
                levels = [UInt8](repeating: 1, count: slice.count)
            } else if base == nil {
                baseLevel = 0
            }
            let itemizer = Itemizer(text: text, styled: styled, levels: levels, start: start, end: end)
            itemizer.forEachItem { item, special in
                if let item { runs.append(Shaper.shape(text, item)) }
                if let special { runs.append(ShapedParagraph.run(special, styled)) }
            }
        }
        self.baseLevel = baseLevel
        self.runs = runs
        var advances = ContiguousArray<Float>(repeating: 0, count: end - start)
        for run in runs where run.kind != .tab {
            for glyph in run.glyphs { advances[Int(glyph.cluster) - start] += glyph.advance }
        }
        self.advances = advances
    }

    private static func mayBeStrong(_ unit: UInt16) -> Bool {
        (unit | 0x20) >= 0x61 && (unit | 0x20) <= 0x7A || unit >= 0xAA
    }

    private static func run(_ special: Itemizer.Special, _ styled: StyledText) -> ShapedRun {
        let style = styled.runs[special.styleIndex].style
        let attachment = special.kind == .attachment ? style.rare?.values.attachment : nil
        let kern = Float(style.rare?.values.kern ?? 0)
        let advance = Float(attachment?.size.width ?? 0) + (attachment == nil ? 0 : kern)
        return ShapedRun(
            kind: special.kind, start: special.position, end: special.position + 1, level: special.level,
            styleIndex: special.styleIndex, plan: style.font.plan, pointSize: Float(style.font.pointSize),
            glyphs: [
                ShapedGlyph(id: 0, isUnsafeToBreak: false, cluster: Int32(special.position), advance: advance, dx: 0, dy: 0)
            ])
    }

    var isRightToLeft: Bool { baseLevel & 1 == 1 }

    // MARK: Breaks

    /// For each unit from `start`: may a line start here, does a grapheme start here.
    var breaks: ContiguousArray<UInt8> {
        if let breakTable { return breakTable }
        var table = ContiguousArray<UInt8>(repeating: 0, count: end - start + 1)
        styled.utf16.withUnsafeBufferPointer { text in
            let slice = UnsafeBufferPointer(rebasing: text[start..<end])
            if !SimpleLineBreaks.fill(&table, slice) {
                let language = styled.style(at: start).rare?.values.language
                ICU.forEachBoundary(.line, in: slice, locale: language ?? "en") { table[$0] |= ShapedParagraph.lineBreak }
                table[0] |= ShapedParagraph.graphemeStart
                ICU.forEachBoundary(.character, in: slice) { table[$0] |= ShapedParagraph.graphemeStart }
            }
        }
        breakTable = table
        return table
    }

    /// The run that holds the unit at `index`; nil in an empty paragraph.
    func runIndex(at index: Int) -> Int? {
        guard !runs.isEmpty else { return nil }
        var low = 0
        var high = runs.count - 1
        while low < high {
            let middle = (low + high) / 2
            if runs[middle].end > index { high = middle } else { low = middle + 1 }
        }
        return low
    }

    /// The whole run or a part of it; shaped anew where cutting changes the glyphs.
    func part(of run: ShapedRun, _ range: Range<Int>) -> (run: ShapedRun, glyphs: Range<Int>) {
        let lower = max(range.lowerBound, run.start)
        let upper = min(range.upperBound, run.end)
        if lower == run.start, upper == run.end { return (run, 0..<run.glyphs.count) }
        let text = styled.utf16
        func isClean(_ index: Int) -> Bool {
            index == run.start || index == run.end || text[index - 1] == 0x20 || text[index] == 0x20 || !run.isUnsafe(at: index)
        }
        if run.kind != .glyphs || (isClean(lower) && isClean(upper)) { return (run, run.glyphRange(lower..<upper)) }
        let values = styled.runs[run.styleIndex].style
        let rare = values.rare?.values
        let kern = Float(rare?.kern ?? 0) + Float(rare?.tracking ?? 0)
        let isOwn = run.plan === values.font.plan
        let cut = text.withUnsafeBufferPointer { buffer in
            // Only the part itself is shown to the shaper, so that letters at the cut take their final forms.
            let piece = UnsafeBufferPointer(rebasing: buffer[lower..<upper])
            let item = Shaper.Item(
                start: 0, end: piece.count, level: run.level, styleIndex: run.styleIndex, plan: run.plan, script: run.script,
                pointSize: run.pointSize, skew: run.skew, stretch: rare?.stretch ?? 1,
                spacing: kern + (isOwn ? Float(values.font.tracking) : 0),
                usesLigatures: (rare?.usesLigatures ?? true) && kern == 0, language: rare?.language)
            return Shaper.shape(piece, item)
        }
        var glyphs = cut.glyphs
        for index in glyphs.indices { glyphs[index].cluster += Int32(lower) }
        let moved = ShapedRun(
            kind: .glyphs, start: lower, end: upper, level: run.level, styleIndex: run.styleIndex, plan: run.plan,
            script: run.script, pointSize: run.pointSize, skew: run.skew, glyphs: glyphs)
        return (moved, 0..<glyphs.count)
    }
}
