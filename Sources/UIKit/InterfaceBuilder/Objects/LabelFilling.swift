import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum LabelAttribute: UInt8, CaseIterable {
    case none, text, textAlignment, lineBreakMode, numberOfLines, baselineAdjustment, adjustsFontSizeToFit, minimumFontSize
    case minimumScaleFactor, adjustsFontForContentSizeCategory, preferredMaxLayoutWidth, enabled, highlighted
    case userInteractionEnabled, opaque, contentMode, adjustsLetterSpacingToFitWidth, allowsDefaultTighteningForTruncation
    case lineBreakStrategy

    static let map = IBNameMap(LabelAttribute.self) { "\($0)" }
}

extension NibDecoder {
    /// The end of `UILabel.init(coder:)`, after which the defaults of labels made by code no longer hold.
    @MainActor func fill(_ label: UILabel) {
        var isInteractive = true
        var isOpaque = true
        var alignment = NSTextAlignment.left
        var fits = true
        var minimumSize = 0.0
        var minimumScale = 0.0
        var text: String?
        let map = LabelAttribute.map
        node.eachAttribute { name, value in
            let code = map.code(name)
            if code == 0 { return }
            switch LabelAttribute(rawValue: code)! {
            case .none: break
            case .text: text = value.string
            case .textAlignment: alignment = NSTextAlignment(word: value)
            case .lineBreakMode: label.lineBreakMode = NSLineBreakMode(word: value)
            case .numberOfLines: label.numberOfLines = max(0, value.int)
            case .baselineAdjustment: label.baselineAdjustment = UIBaselineAdjustment(word: value)
            case .adjustsFontSizeToFit: fits = value.bool ?? true
            case .minimumFontSize: minimumSize = value.number ?? 0
            case .minimumScaleFactor: minimumScale = value.number ?? 0
            case .adjustsFontForContentSizeCategory: label.adjustsFontForContentSizeCategory = value.bool ?? false
            case .preferredMaxLayoutWidth: label.preferredMaxLayoutWidth = CGFloat(value.number ?? 0)
            case .enabled: label.isEnabled = value.bool ?? true
            case .highlighted: label.isHighlighted = value.bool ?? false
            case .userInteractionEnabled: isInteractive = value.bool ?? true
            case .opaque: isOpaque = value.bool ?? true
            case .contentMode: break
            case .lineBreakStrategy: label.lineBreakStrategy = value.string == "pushOut" ? .pushOut : .standard
            // The designer's older name for the same.
            case .adjustsLetterSpacingToFitWidth, .allowsDefaultTighteningForTruncation:
                if value.bool == true { label.allowsDefaultTighteningForTruncation = true }
            }
        }
        var attributed: NSAttributedString?
        for child in node.children {
            guard let key = child.key else { continue }
            switch key {
            case "fontDescription": label.font = session.font(session.element(child))
            case "textColor":
                if child.has(NibNames.shared.color) { label.textColor = session.color(session.element(child)) }
            case "highlightedColor":
                if child.has(NibNames.shared.color) { label.highlightedTextColor = session.color(session.element(child)) }
            case "shadowColor":
                if child.has(NibNames.shared.color) { label.shadowColor = session.color(session.element(child)) }
            case "shadowOffset": label.shadowOffset = CGSize(session.element(child))
            case "text": text = session.element(child).decodedText
            case "attributedText": attributed = session.attributedText(session.element(child))
            default: break
            }
        }
        if fits {
            label.adjustsFontSizeToFitWidth = true
            let size = Double(label.font.pointSize)
            label.minimumScaleFactor = CGFloat(minimumScale > 0 ? minimumScale : size > 0 ? min(1, minimumSize / size) : 0)
        }
        if attributed == nil { text = session.source.text(node, "text", text) }
        if type(of: label) == UILabel.self, attributed == nil {
            label.begin(text, alignment, isOpaque: isOpaque, isInteractive: isInteractive)
            return
        }
        label.isUserInteractionEnabled = isInteractive
        label.isOpaque = isOpaque
        label.textAlignment = alignment
        if let attributed { label.attributedText = attributed } else if let text { label.text = text }
    }
}
