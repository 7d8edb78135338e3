import AppleFoundation
import CoreGraphics

/// The small values every label has, packed.
struct LabelFlags {
    var alignment = NSTextAlignment.natural
    var lineBreakMode = NSLineBreakMode.byTruncatingTail
    var isEnabled = true
    var isHighlighted = false
    var adjustsFontSizeToFitWidth = false
    var adjustsFontForContentSizeCategory = false
    var allowsTightening = false
}

/// What few labels have.
final class LabelRarities {
    var attributedText: NSAttributedString?
    var highlightedTextColor: UIColor?
    var shadowColor: UIColor?
    var shadowOffset = CGSize(width: 0, height: -1)
    var minimumScaleFactor: CGFloat = 0
    var baselineAdjustment = UIBaselineAdjustment.alignBaselines
    var preferredMaxLayoutWidth: CGFloat = 0
    var lineBreakStrategy = NSLineBreakStrategy()
    var showsExpansionTextWhenTruncated = false
}
