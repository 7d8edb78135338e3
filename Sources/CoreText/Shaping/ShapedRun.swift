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
        /// The three dots of a truncated line.
        case ellipsis
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
        var first = 0
        var last = glyphs.count
        if isRightToLeft {
            while first < last, Int(glyphs[first].cluster) >= range.upperBound { first += 1 }
            while last > first, Int(glyphs[last - 1].cluster) < range.lowerBound { last -= 1 }
        } else {
            while first < last, Int(glyphs[first].cluster) < range.lowerBound { first += 1 }
            while last > first, Int(glyphs[last - 1].cluster) >= range.upperBound { last -= 1 }
        }
        return first..<last
    }

    func width(_ glyphRange: Range<Int>) -> Float {
        var width: Float = 0
        for index in glyphRange { width += glyphs[index].advance }
        return width
    }

    /// Would the glyphs differ if the text were cut before the cluster at `index`?
    func isUnsafe(at index: Int) -> Bool {
        guard index > start, index < end else { return false }
        if isRightToLeft {
            for glyph in glyphs.reversed() where Int(glyph.cluster) >= index { return glyph.isUnsafeToBreak }
        } else {
            for glyph in glyphs where Int(glyph.cluster) >= index { return glyph.isUnsafeToBreak }
        }
        return false
    }
}
