import AppleFoundation
import CoreGraphics
import InterfaceBuilder

private enum LabelAttribute: UInt8, CaseIterable {
    case none, text, textAlignment, lineBreakMode, numberOfLines, baselineAdjustment, adjustsFontSizeToFit, minimumFontSize
    case minimumScaleFactor, adjustsFontForContentSizeCategory, preferredMaxLayoutWidth, enabled, highlighted
    case userInteractionEnabled, opaque, contentMode

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
        element.eachAttribute { name, value in
            switch LabelAttribute(rawValue: LabelAttribute.map[name])! {
            case .none: break
            case .text: text = value.string
            case .textAlignment: alignment = IBWords.alignment(value.string)
            case .lineBreakMode: label.lineBreakMode = IBWords.lineBreak(value.string)
            case .numberOfLines: label.numberOfLines = max(0, value.int)
            case .baselineAdjustment: label.baselineAdjustment = IBWords.baseline(value.string)
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
            }
        }
        label.isUserInteractionEnabled = isInteractive
        label.isOpaque = isOpaque
        label.textAlignment = alignment
        var attributed: NSAttributedString?
        for child in element.children {
            switch child.key {
            case "fontDescription": label.font = session.font(child)
            case "textColor": if child.has("color") { label.textColor = session.color(child) }
            case "highlightedColor": label.highlightedTextColor = session.color(child)
            case "shadowColor": label.shadowColor = session.color(child)
            case "shadowOffset": label.shadowOffset = CGSize(child)
            case "text": text = child.decodedText
            case "attributedText": attributed = session.attributedText(child)
            default: break
            }
        }
        if fits {
            label.adjustsFontSizeToFitWidth = true
            let size = Double(label.font.pointSize)
            label.minimumScaleFactor = CGFloat(minimumScale > 0 ? minimumScale : size > 0 ? min(1, minimumSize / size) : 0)
        }
        if let attributed {
            label.attributedText = attributed
        } else if let text = session.source.text(element.id, "text", text) {
            label.text = text
        }
    }
}
