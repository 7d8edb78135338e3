import AppleFoundation
import CoreGraphics

/// What the text of a field looks like.
@MainActor struct FieldLooks {
    static let defaultFont = UIFont.systemFont(ofSize: 17)

    var font = FieldLooks.defaultFont
    var color = UIColor.label
    var alignment = NSTextAlignment.natural
    var placeholder: FieldPlaceholder?
    var typing: [NSAttributedString.Key: Any]?
    /// Inside of a rounded border.
    var roundedFill: UIColor?
    /// Beyond font, colour and paragraph.
    private var others: [NSAttributedString.Key: Any] = [:]
    private var paragraph: NSParagraphStyle?

    var attributes: [NSAttributedString.Key: Any] {
        var all = others
        all[.font] = font
        all[.foregroundColor] = color
        let style = (paragraph?.mutableCopy() as? NSMutableParagraphStyle) ?? NSMutableParagraphStyle()
        style.alignment = alignment
        style.lineBreakMode = .byTruncatingTail
        all[.paragraphStyle] = style
        return all
    }

    mutating func set(_ attributes: [NSAttributedString.Key: Any]) {
        font = attributes[.font] as? UIFont ?? FieldLooks.defaultFont
        color = attributes[.foregroundColor] as? UIColor ?? .label
        paragraph = attributes[.paragraphStyle] as? NSParagraphStyle
        if let paragraph { alignment = paragraph.alignment }
        others = attributes.filter { ![.font, .foregroundColor, .paragraphStyle].contains($0.key) }
    }
}

/// What a field says while it is empty.
@MainActor enum FieldPlaceholder {
    case plain(String)
    case styled(NSAttributedString)

    var string: String {
        switch self {
        case .plain(let text): text
        case .styled(let text): text.string
        }
    }

    /// What has no style of its own has the field's, and its colour is paler.
    func attributed(_ field: UITextField) -> NSAttributedString {
        var base = field.plainAttributes
        base[.font] = field.shownFont
        base[.foregroundColor] = UIColor.placeholderText
        switch self {
        case .plain(let text): return NSAttributedString(string: text, attributes: base)
        case .styled(let text):
            let whole = NSMutableAttributedString(string: text.string, attributes: base)
            text.enumerateAttributes(in: NSRange(location: 0, length: text.length), options: []) { own, range, _ in
                whole.addAttributes(own, range: range)
            }
            return whole
        }
    }

    func draw(in rect: CGRect, of field: UITextField) {
        let text = NSMutableAttributedString(attributedString: attributed(field))
        let whole = NSRange(location: 0, length: text.length)
        if case .plain = self {
            let style = NSMutableParagraphStyle()
            style.alignment = field.effectiveAlignment
            style.lineBreakMode = .byTruncatingTail
            text.addAttribute(.paragraphStyle, value: style, range: whole)
        }
        let height = field.shownFont.lineHeight
        let y = rect.minY + FieldGeometry.top(of: height, in: rect.height, field.contentVerticalAlignment)
        text.draw(
            with: CGRect(x: rect.minX, y: y, width: rect.width, height: max(height, 1)),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }
}
