import AppleFoundation

/// What stands in a line without standing in the text: the dots of one that was shortened, the hyphen of a word that was parted.
extension ShapedParagraph {
    static let softHyphen: UInt16 = 0x00AD

    func ellipsis(styleIndex: Int) -> ShapedRun { mark([0x2026], or: [0x2E, 0x2E, 0x2E], styleIndex) }

    /// Where a line ends behind a soft hyphen; nil elsewhere.
    func hyphen(endingAt end: Int) -> ShapedRun? {
        guard end > start, end < self.end, styled.utf16[end - 1] == Self.softHyphen else { return nil }
        return mark([0x2010], or: [0x2D], styled.runIndex(at: end - 1))
    }

    func hyphenWidth(endingAt end: Int) -> Double { hyphen(endingAt: end).map { Double($0.width(0..<$0.glyphs.count)) } ?? 0 }

    private func mark(_ units: [UInt16], or others: [UInt16], _ styleIndex: Int) -> ShapedRun {
        let style = styled.runs[styleIndex].style
        let plan = style.font.plan
        let units = plan.typeface.glyph(for: UInt32(units[0])) != 0 ? units : others
        let item = Shaper.Item(
            start: 0, end: units.count, level: baseLevel, styleIndex: styleIndex, plan: plan,
            script: Itemizer.harfBuzzScript(ICU.latin), pointSize: Float(style.font.pointSize),
            skew: Float(style.font.syntheticSkew), spacing: Float(style.font.tracking), usesLigatures: true, language: nil)
        let shaped = units.withUnsafeBufferPointer { Shaper.shape($0, item) }
        return ShapedRun(
            kind: .mark, start: 0, end: 0, level: baseLevel, styleIndex: styleIndex, plan: plan,
            pointSize: shaped.pointSize, skew: shaped.skew, glyphs: shaped.glyphs)
    }
}
