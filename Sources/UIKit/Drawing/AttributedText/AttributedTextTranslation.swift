import AppleFoundation
import CoreGraphics
import CoreText

/// Turns attribute dictionaries into the text engine's styles: the one place that knows both.
struct AttributedTextTranslation {
    /// What counts where an attribute is absent.
    var font: UIFont
    var color: UIColor
    var traits: UITraitCollection
    /// Replaces `UIColor.tintColor` and colours links, where known.
    var tint: UIColor?
    /// Shrinks all fonts.
    var fontScale: CGFloat = 1
    /// True where fonts with a text style follow `traits`.
    var adjustsFonts = false
    /// What links look like, whatever they say themselves; nil for the looks of links in text that is only drawn.
    var links: [NSAttributedString.Key: Any]?
    /// The paragraph style of characters without one.
    var paragraph = TextParagraphStyle()
    /// Attachments may be as large as the line that they stand in; without a container lines have no end.
    var container: NSTextContainer?
    var lineWidth = CGFloat.infinity

    /// UIKit's defaults for attributed strings drawn by themselves.
    init(traits: UITraitCollection) {
        self.init(font: AttributedTextTranslation.defaultFont, color: .black, traits: traits)
    }

    init(font: UIFont, color: UIColor, traits: UITraitCollection) {
        self.font = font
        self.color = color
        self.traits = traits
    }

    /// That another font plays its part is told where text is drawn with it: mostly all attributes name a font.
    private static let defaultFont: UIFont = {
        var request = FontRequest()
        request.family = .named("Helvetica")
        request.size = 12
        return FontCache.font(request)
    }()

    // MARK: Whole texts

    func styledText(_ text: NSAttributedString) -> StyledText {
        let units = ContiguousArray(text.string.utf16)
        let whole = NSRange(location: 0, length: units.count)
        var runs: [StyledText.Run] = []
        var paragraphs: [StyledText.ParagraphRun] = []
        text.enumerateAttributes(in: whole, options: []) { attributes, range, _ in
            let end = NSMaxRange(range)
            runs.append(StyledText.Run(end: end, style: style(attributes)))
            let style = (attributes[.paragraphStyle] as? NSParagraphStyle).map(self.paragraphStyle) ?? paragraph
            if paragraphs.last?.style == style {
                paragraphs[paragraphs.count - 1].end = end
            } else {
                paragraphs.append(StyledText.ParagraphRun(end: end, style: style))
            }
        }
        if runs.isEmpty {
            runs = [StyledText.Run(end: units.count, style: style([:]))]
            paragraphs = [StyledText.ParagraphRun(end: units.count, style: paragraph)]
        }
        return StyledText(utf16: units, runs: runs, paragraphs: paragraphs)
    }

    func styledText(_ string: String, attributes: [NSAttributedString.Key: Any]) -> StyledText {
        let style = (attributes[.paragraphStyle] as? NSParagraphStyle).map(self.paragraphStyle) ?? paragraph
        return StyledText(string, style: self.style(attributes), paragraph: style)
    }

    // MARK: Characters

    private func resolve(_ color: UIColor) -> CGColor {
        (tint.map { color.replacingTint(with: $0) } ?? color).cgColor(in: traits)
    }

    private func color(_ value: Any?) -> CGColor? { (value as? UIColor).map(resolve) }

    private func number(_ value: Any?) -> CGFloat? {
        switch value {
        case let number as NSNumber: return CGFloat(number.doubleValue)
        case let number as CGFloat: return number
        case let number as Int: return CGFloat(number)
        case let number as Float: return CGFloat(number)
        case let style as NSUnderlineStyle: return CGFloat(style.rawValue)
        default: return nil
        }
    }

    private func font(_ value: Any?) -> UIFont {
        var font = value as? UIFont ?? self.font
        if font === AttributedTextTranslation.defaultFont { font.tellOfStandIn() }
        if adjustsFonts { font = font.adjusted(to: traits) }
        return fontScale == 1 ? font : font.withSize(font.pointSize * fontScale)
    }

    func style(_ own: [NSAttributedString.Key: Any]) -> TextStyle {
        var attributes = own
        if let links, own[.link] != nil { attributes.merge(links) { $1 } }
        let font = font(attributes[.font])
        var foreground = attributes[.foregroundColor] as? UIColor
        let link = attributes[.link]
        if foreground == nil, link != nil { foreground = tint ?? .link }
        var style = TextStyle(font: font.engineFont, color: resolve(foreground ?? color))
        let known = attributes.keys.contains { $0 != .font && $0 != .foregroundColor && $0 != .paragraphStyle }
        if known { style.rare = rare(attributes, font: font, link: link) }
        return style
    }

    private func rare(_ attributes: [NSAttributedString.Key: Any], font: UIFont, link: Any?) -> TextStyle.Rare? {
        var values = TextStyle.Values()
        let plain = values
        values.backgroundColor = color(attributes[.backgroundColor])
        values.kern = number(attributes[.kern])
        values.tracking = number(attributes[.tracking])
        values.underline = .init(rawValue: Int(clamping: number(attributes[.underlineStyle]) ?? 0))
        values.underlineColor = color(attributes[.underlineColor])
        values.strikethrough = .init(rawValue: Int(clamping: number(attributes[.strikethroughStyle]) ?? 0))
        values.strikethroughColor = color(attributes[.strikethroughColor])
        values.baselineOffset = (number(attributes[.baselineOffset]) ?? 0) * fontScale
        values.strokeWidth = number(attributes[.strokeWidth]) ?? 0
        values.strokeColor = color(attributes[.strokeColor])
        values.obliqueness = number(attributes[.obliqueness]) ?? 0
        values.expansion = number(attributes[.expansion]) ?? 0
        if let ligature = number(attributes[.ligature]) { values.usesLigatures = ligature != 0 }
        if let shadow = attributes[.shadow] as? NSShadow, let color = shadow.color {
            values.shadow = TextStyle.Shadow(
                offset: shadow.shadowOffset, blurRadius: shadow.shadowBlurRadius, color: resolve(color))
        }
        if attributes[.textEffect] != nil { Unsupported.textEffect.report() }
        if let attachment = attributes[.attachment] as? NSTextAttachment {
            values.attachment = engineAttachment(attachment, font: font, foreground: attributes[.foregroundColor] as? UIColor)
        }
        if let link {
            values.link = (link as? AnyHashable) ?? (link as? NSObject).map(AnyHashable.init)
            if links == nil, attributes[.underlineStyle] == nil { values.underline = .single }
        }
        return values == plain ? nil : TextStyle.Rare(values)
    }

    private func engineAttachment(_ attachment: NSTextAttachment, font: UIFont, foreground: UIColor?) -> TextStyle.Attachment {
        let line = CGRect(x: 0, y: 0, width: min(lineWidth, 10_000_000), height: font.lineHeight)
        attachment.neighbour = font
        let place = attachment.attachmentBounds(
            for: container, proposedLineFragment: line, glyphPosition: .zero, characterIndex: 0)
        attachment.neighbour = nil
        let traits = traits
        weak let container = container
        let color = UIColor(cgColor: resolve(foreground ?? self.color))
        return TextStyle.Attachment(size: place.size, baselineOffset: place.minY, identity: attachment) { context, rect in
            let bounds = CGRect(origin: .zero, size: rect.size)
            guard let image = attachment.image(forBounds: bounds, textContainer: container, characterIndex: 0) else { return }
            let isStencil = image.renderingMode == .alwaysTemplate || (image.isSymbolImage && image.renderingMode == .automatic)
            traits.performAsCurrent {
                ImageDrawing.draw(
                    image, in: rect, blendMode: .normal, alpha: 1, context: context,
                    tint: isStencil ? image.options.tint ?? color : nil)
            }
        }
    }

    // MARK: Paragraphs

    func paragraphStyle(_ style: NSParagraphStyle) -> TextParagraphStyle {
        var result = TextParagraphStyle()
        let values = style.values
        result.alignment = TextAlignment(rawValue: values.alignment.rawValue) ?? .natural
        result.lineSpacing = values.lineSpacing
        result.paragraphSpacing = values.paragraphSpacing
        result.paragraphSpacingBefore = values.paragraphSpacingBefore
        result.headIndent = values.headIndent
        result.firstLineHeadIndent = values.firstLineHeadIndent
        result.tailIndent = values.tailIndent
        result.minimumLineHeight = values.minimumLineHeight
        result.maximumLineHeight = values.maximumLineHeight
        result.lineHeightMultiple = values.lineHeightMultiple
        result.lineBreakMode = TextLineBreakMode(rawValue: values.lineBreakMode.rawValue) ?? .byWordWrapping
        result.baseWritingDirection = TextWritingDirection(rawValue: values.baseWritingDirection.rawValue) ?? .natural
        result.defaultTabInterval = values.defaultTabInterval
        result.tabStops = values.tabStops?.map { stop in
            TextParagraphStyle.TabStop(
                location: stop.location, alignment: TextAlignment(rawValue: stop.alignment.rawValue) ?? .left)
        }
        return result
    }
}
