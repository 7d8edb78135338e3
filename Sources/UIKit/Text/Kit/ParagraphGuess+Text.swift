import AppleFoundation
import CoreGraphics
import CoreText
import TextEngine

extension ParagraphGuess {
    /// As a text begins its other paragraphs may look.
    init(_ storage: NSTextStorage?, _ translation: AttributedTextTranslation, _ rules: TextFlow.Rules) {
        let attributes = storage.flatMap { $0.length > 0 ? $0.attributes(at: 0, effectiveRange: nil) : nil } ?? [:]
        let font = translation.style(attributes).font
        let style =
            (attributes[.paragraphStyle] as? NSParagraphStyle).map(translation.paragraphStyle) ?? translation.paragraph
        var line = Double(font.lineHeight)
        if style.lineHeightMultiple > 0 { line *= Double(style.lineHeightMultiple) }
        line = max(line, Double(style.minimumLineHeight))
        self.init(
            line: line + Double(style.lineSpacing + font.lineGap),
            between: Double(style.paragraphSpacing + style.paragraphSpacingBefore))
        if rules.width.isFinite { unitsInLine = max(1, Double(rules.width / max(1, font.pointSize * 0.5))) }
    }
}
