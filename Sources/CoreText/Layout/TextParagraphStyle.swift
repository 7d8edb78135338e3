import AppleFoundation

/// The values of an `NSParagraphStyle`, in points.
package struct TextParagraphStyle: Hashable {
    package var alignment: TextAlignment = .natural
    package var lineSpacing: CGFloat = 0
    package var paragraphSpacing: CGFloat = 0
    package var paragraphSpacingBefore: CGFloat = 0
    package var headIndent: CGFloat = 0
    package var firstLineHeadIndent: CGFloat = 0
    /// From the leading margin when positive, from the trailing margin when zero or negative.
    package var tailIndent: CGFloat = 0
    package var minimumLineHeight: CGFloat = 0
    /// Zero means no limit.
    package var maximumLineHeight: CGFloat = 0
    /// Zero means once.
    package var lineHeightMultiple: CGFloat = 0
    package var lineBreakMode: TextLineBreakMode = .byWordWrapping
    package var baseWritingDirection: TextWritingDirection = .natural
    package var tabStops: [TabStop]? = nil
    /// Distance of the tabs behind the last stop; zero means 28 points.
    package var defaultTabInterval: CGFloat = 0

    package init() {}
    package static let `default` = TextParagraphStyle()

    package struct TabStop: Hashable {
        package var location: CGFloat
        package var alignment: TextAlignment
        package init(location: CGFloat, alignment: TextAlignment = .left) {
            self.location = location
            self.alignment = alignment
        }
    }
}

/// The raw values of `NSTextAlignment` on iOS.
package enum TextAlignment: Int, Sendable {
    case left = 0
    case center = 1
    case right = 2
    case justified = 3
    case natural = 4
}

/// The raw values of `NSLineBreakMode`.
package enum TextLineBreakMode: Int, Sendable {
    case byWordWrapping = 0
    case byCharWrapping = 1
    case byClipping = 2
    case byTruncatingHead = 3
    case byTruncatingTail = 4
    case byTruncatingMiddle = 5

    var truncates: Bool { rawValue >= 3 }
}

/// The raw values of `NSWritingDirection`.
package enum TextWritingDirection: Int, Sendable {
    case natural = -1
    case leftToRight = 0
    case rightToLeft = 1
}
