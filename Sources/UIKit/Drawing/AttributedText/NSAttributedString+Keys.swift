import AppleFoundation

extension NSAttributedString.Key {
    // MARK: Characters

    /// UIFont; Helvetica 12 is UIKit's default.
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
    /// UIColor; black where absent.
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    /// UIColor.
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    /// NSNumber: 0 none, 1 the default ligatures.
    public static let ligature = NSAttributedString.Key(rawValue: "NSLigature")
    /// NSNumber of points between characters, besides the font's own spacing.
    public static let kern = NSAttributedString.Key(rawValue: "NSKern")
    /// NSNumber of points; unlike `kern` it keeps the font's kerning.
    public static let tracking = NSAttributedString.Key(rawValue: "CTTracking")
    /// NSNumber of points, upwards.
    public static let baselineOffset = NSAttributedString.Key(rawValue: "NSBaselineOffset")
    /// NSNumber: the tangent of the slant.
    public static let obliqueness = NSAttributedString.Key(rawValue: "NSObliqueness")
    /// NSNumber: the logarithm of the stretch.
    public static let expansion = NSAttributedString.Key(rawValue: "NSExpansion")

    // MARK: Lines and strokes

    /// NSNumber with an NSUnderlineStyle.
    public static let underlineStyle = NSAttributedString.Key(rawValue: "NSUnderline")
    /// UIColor; the foreground colour where absent.
    public static let underlineColor = NSAttributedString.Key(rawValue: "NSUnderlineColor")
    /// NSNumber with an NSUnderlineStyle.
    public static let strikethroughStyle = NSAttributedString.Key(rawValue: "NSStrikethrough")
    /// UIColor; the foreground colour where absent.
    public static let strikethroughColor = NSAttributedString.Key(rawValue: "NSStrikethroughColor")
    /// UIColor; the foreground colour where absent.
    public static let strokeColor = NSAttributedString.Key(rawValue: "NSStrokeColor")
    /// NSNumber in percent of the font size: positive strokes only, negative fills as well.
    public static let strokeWidth = NSAttributedString.Key(rawValue: "NSStrokeWidth")
    /// NSShadow.
    public static let shadow = NSAttributedString.Key(rawValue: "NSShadow")
    /// NSString naming a `TextEffectStyle`.
    public static let textEffect = NSAttributedString.Key(rawValue: "NSTextEffect")

    // MARK: Paragraphs and objects

    /// NSParagraphStyle, taken from the first character of a paragraph.
    public static let paragraphStyle = NSAttributedString.Key(rawValue: "NSParagraphStyle")
    /// NSTextAttachment, on the character U+FFFC.
    public static let attachment = NSAttributedString.Key(rawValue: "NSAttachment")
    /// URL or String.
    public static let link = NSAttributedString.Key(rawValue: "NSLink")
    /// Array of NSNumber, outermost first: NSWritingDirection plus NSWritingDirectionFormatType.
    public static let writingDirection = NSAttributedString.Key(rawValue: "NSWritingDirection")
}

extension NSAttributedString {
    /// Effects on letters that are more than a colour.
    public struct TextEffectStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let letterpressStyle = TextEffectStyle(rawValue: "_UIKitNewLetterpressStyle")
    }
}
