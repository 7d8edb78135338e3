import AppleFoundation
import CoreGraphics
import CoreText

/// How high a paragraph might be that nobody has looked at.
struct HeightGuess {
    var line: Double = 0
    var extra: Double = 0
    var unitsInLine = Double.infinity

    init(_ storage: NSTextStorage?, _ translation: AttributedTextTranslation, _ rules: TextFlow.Rules) {
        let attributes = storage.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        let font = translation.style(attributes).font
        let style =
            (attributes[.paragraphStyle] as? NSParagraphStyle).map(translation.paragraphStyle) ?? translation.paragraph
        line = Double(font.lineHeight)
        if style.lineHeightMultiple > 0 { line *= Double(style.lineHeightMultiple) }
        line = max(line, Double(style.minimumLineHeight))
        extra = Double(style.lineSpacing + font.lineGap)
        between = Double(style.paragraphSpacing + style.paragraphSpacingBefore)
        if rules.width.isFinite { unitsInLine = max(1, Double(rules.width / max(1, font.pointSize * 0.5))) }
    }
    private var between: Double = 0

    func height(_ units: Int) -> Double {
        let lines = max(1, (Double(units) / unitsInLine).rounded(.up))
        return lines * (line + extra) + between
    }
}
