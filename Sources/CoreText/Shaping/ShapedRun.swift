import AppleFoundation

/// One glyph as HarfBuzz placed it, in points.
struct ShapedGlyph {
    var id: UInt16
    /// Cutting the text before this glyph's cluster would change the glyphs.
    var isUnsafeToBreak: Bool
    /// Offset of the cluster's first UTF-16 unit in the whole text.
    var cluster: Int32
    var advance: Float
    var dx: Float
    var dy: Float
}

/// A stretch of text in one font, style and direction, as glyphs in visual order from left to right.
final class ShapedRun {
    enum Kind: UInt8 {
        case glyphs, tab, attachment
        /// The three dots of a truncated line, the hyphen of a parted word.
        case mark
        /// Nothing is drawn, and it has no room.
        case hidden
    }

    let kind: Kind
    /// In the whole text.
    let start: Int
    let end: Int
    let level: UInt8
    /// Index into the text's style runs.
    let styleIndex: Int
    let plan: ShapingPlan
    let script: UInt32
    let pointSize: Float
    let skew: Float
    let glyphs: ContiguousArray<ShapedGlyph>

    var isRightToLeft: Bool { level & 1 == 1 }

    init(
        kind: Kind, start: Int, end: Int, level: UInt8, styleIndex: Int, plan: ShapingPlan, script: UInt32 = 0,
        pointSize: Float,
        skew: Float = 0, glyphs: ContiguousArray<ShapedGlyph>
    ) {
        self.kind = kind
        self.start = start
        self.end = end
        self.level = level
        self.styleIndex = styleIndex
        self.plan = plan
        self.script = script
        self.pointSize = pointSize
        self.skew = skew
        self.glyphs = glyphs
    }

    /// The glyphs of the clusters that start in `range`, which must lie on cluster boundaries.
    func glyphRange(_ range: Range<Int>) -> Range<Int> {
        if range.lowerBound <= start, range.upperBound >= end { return 0..<glyphs.count }
        if isRightToLeft {
            return firstGlyph { $0 < range.upperBound }..<firstGlyph { $0 < range.lowerBound }
        }
        return firstGlyph { $0 >= range.lowerBound }..<firstGlyph { $0 >= range.upperBound }
    }

    /// The first glyph whose cluster is `far` enough. Clusters rise from glyph to glyph, or fall where text runs to the left: a paragraph may be a
    /// single run of a million letters, and each of its lines asks.
    private func firstGlyph(_ far: (Int) -> Bool) -> Int {
        var low = 0
        var high = glyphs.count
        while low < high {
            let middle = (low + high) / 2
            if far(Int(glyphs[middle].cluster)) { high = middle } else { low = middle + 1 }
        }
        return low
    }

    func width(_ glyphRange: Range<Int>) -> Float {
        var width: Float = 0
        for index in glyphRange { width += glyphs[index].advance }
        return width
    }

    /// Would the glyphs differ if the text were cut before the cluster at `index`?
    func isUnsafe(at index: Int) -> Bool {
        guard index > start, index < end else { return false }
        let next = isRightToLeft ? firstGlyph { $0 < index } - 1 : firstGlyph { $0 >= index }
        return glyphs.indices.contains(next) && glyphs[next].isUnsafeToBreak
    }
}
