import AppleFoundation
import CoreGraphics

extension AttributeScopes {
    public var uiKit: UIKitAttributes.Type { UIKitAttributes.self }

    /// UIKit's attributes of an `AttributedString`.
    public struct UIKitAttributes: AttributeScope {
        public let font: FontAttribute
        public let paragraphStyle: ParagraphStyleAttribute
        public let foregroundColor: ForegroundColorAttribute
        public let backgroundColor: BackgroundColorAttribute
        public let ligature: LigatureAttribute
        public let kern: KernAttribute
        public let tracking: TrackingAttribute
        public let strikethroughStyle: StrikethroughStyleAttribute
        public let strikethroughColor: StrikethroughColorAttribute
        public let underlineStyle: UnderlineStyleAttribute
        public let underlineColor: UnderlineColorAttribute
        public let strokeColor: StrokeColorAttribute
        public let strokeWidth: StrokeWidthAttribute
        public let shadow: ShadowAttribute
        public let attachment: AttachmentAttribute
        public let baselineOffset: BaselineOffsetAttribute
        public let obliqueness: ObliquenessAttribute
        public let expansion: ExpansionAttribute
        public let foundation: FoundationAttributes

        /// The font; without one it is Helvetica of 12 points, not the system's.
        public enum FontAttribute: AttributedStringKey {
            public typealias Value = UIFont
            public static let name = NSAttributedString.Key.font.rawValue
        }
        /// How lines break and stand; a whole paragraph has the style of its first letter.
        public enum ParagraphStyleAttribute: AttributedStringKey {
            public typealias Value = NSParagraphStyle
            public static let name = NSAttributedString.Key.paragraphStyle.rawValue
        }
        /// The letters' colour; without one it is black, in dark surroundings as well.
        public enum ForegroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.foregroundColor.rawValue
        }
        /// What is behind the letters, as high as the line.
        public enum BackgroundColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.backgroundColor.rawValue
        }
        /// Whether letters join where the font says so.
        public enum LigatureAttribute: AttributedStringKey {
            public typealias Value = Int
            public static let name = NSAttributedString.Key.ligature.rawValue
        }
        /// Points after each letter, in place of the font's own kerning when it is zero.
        public enum KernAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.kern.rawValue
        }
        /// Points after each letter, on top of the font's kerning.
        public enum TrackingAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.tracking.rawValue
        }
        /// The kind of line through the letters.
        public enum StrikethroughStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.strikethroughStyle.rawValue
        }
        /// The colour of the line through the letters; without one it is theirs.
        public enum StrikethroughColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strikethroughColor.rawValue
        }
        /// The kind of line below the letters.
        public enum UnderlineStyleAttribute: AttributedStringKey {
            public typealias Value = NSUnderlineStyle
            public static let name = NSAttributedString.Key.underlineStyle.rawValue
        }
        /// The colour of the line below the letters; without one it is theirs.
        public enum UnderlineColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.underlineColor.rawValue
        }
        /// The colour of the letters' outline; without one it is theirs.
        public enum StrokeColorAttribute: AttributedStringKey {
            public typealias Value = UIColor
            public static let name = NSAttributedString.Key.strokeColor.rawValue
        }
        /// The outline's width in hundredths of the font's size; below zero the letters are filled, too.
        public enum StrokeWidthAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.strokeWidth.rawValue
        }
        /// The letters' shadow.
        public enum ShadowAttribute: AttributedStringKey {
            public typealias Value = NSShadow
            public static let name = NSAttributedString.Key.shadow.rawValue
        }
        /// What stands in the place of an attachment character.
        public enum AttachmentAttribute: AttributedStringKey {
            public typealias Value = NSTextAttachment
            public static let name = NSAttributedString.Key.attachment.rawValue
        }
        /// How far the letters stand above the baseline.
        public enum BaselineOffsetAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.baselineOffset.rawValue
        }
        /// How far the letters lean, as a share of their height.
        public enum ObliquenessAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.obliqueness.rawValue
        }
        /// How much wider the letters are, as a logarithm.
        public enum ExpansionAttribute: AttributedStringKey {
            public typealias Value = CGFloat
            public static let name = NSAttributedString.Key.expansion.rawValue
        }
    }
}

extension AttributeDynamicLookup {
    public subscript<T: AttributedStringKey>(dynamicMember keyPath: KeyPath<AttributeScopes.UIKitAttributes, T>) -> T {
        self[T.self]
    }
}

extension NSShadow: @unchecked Sendable {}

extension NSAttributedString {
    /// UIKit's and Foundation's attributes of `attrStr`; others are left out.
    public convenience init(_ attrStr: AttributedString) {
        let result = NSMutableAttributedString(string: "")
        for run in attrStr.runs {
            let text = String(attrStr.characters[run.range])
            result.append(NSAttributedString(string: text, attributes: AttributeTranslation.attributes(run.attributes)))
        }
        self.init(attributedString: result)
    }
}

extension AttributedString {
    /// UIKit's attributes of `nsStr`; others are left out.
    public init(_ nsStr: NSAttributedString) {
        var result = AttributedString()
        let string = nsStr.string as NSString
        nsStr.enumerateAttributes(in: NSRange(location: 0, length: nsStr.length), options: []) { attributes, range, _ in
            result += AttributedString(
                string.substring(with: range), attributes: AttributeTranslation.container(attributes))
        }
        self = result
    }
}

/// Between the two kinds of attribute dictionaries.
enum AttributeTranslation {
    static func attributes(_ container: AttributeContainer) -> [NSAttributedString.Key: Any] {
        var result: [NSAttributedString.Key: Any] = [:]
        let keys = container.uiKit
        result[.font] = keys.font
        result[.paragraphStyle] = keys.paragraphStyle
        result[.foregroundColor] = keys.foregroundColor
        result[.backgroundColor] = keys.backgroundColor
        result[.ligature] = keys.ligature
        result[.kern] = keys.kern
        result[.tracking] = keys.tracking
        result[.strikethroughStyle] = keys.strikethroughStyle?.rawValue
        result[.strikethroughColor] = keys.strikethroughColor
        result[.underlineStyle] = keys.underlineStyle?.rawValue
        result[.underlineColor] = keys.underlineColor
        result[.strokeColor] = keys.strokeColor
        result[.strokeWidth] = keys.strokeWidth
        result[.shadow] = keys.shadow
        result[.attachment] = keys.attachment
        result[.baselineOffset] = keys.baselineOffset
        result[.obliqueness] = keys.obliqueness
        result[.expansion] = keys.expansion
        if let link = container.foundation.link { result[.link] = link as NSURL }
        return result
    }

    static func container(_ attributes: [NSAttributedString.Key: Any]) -> AttributeContainer {
        var container = AttributeContainer()
        func number(_ key: NSAttributedString.Key) -> CGFloat? {
            (attributes[key] as? NSNumber).map { CGFloat($0.doubleValue) } ?? attributes[key] as? CGFloat
        }
        func style(_ key: NSAttributedString.Key) -> NSUnderlineStyle? {
            number(key).map { NSUnderlineStyle(rawValue: Int(clamping: $0)) } ?? attributes[key] as? NSUnderlineStyle
        }
        container.uiKit.font = attributes[.font] as? UIFont
        container.uiKit.paragraphStyle = attributes[.paragraphStyle] as? NSParagraphStyle
        container.uiKit.foregroundColor = attributes[.foregroundColor] as? UIColor
        container.uiKit.backgroundColor = attributes[.backgroundColor] as? UIColor
        container.uiKit.ligature = number(.ligature).map { Int(clamping: $0) }
        container.uiKit.kern = number(.kern)
        container.uiKit.tracking = number(.tracking)
        container.uiKit.strikethroughStyle = style(.strikethroughStyle)
        container.uiKit.strikethroughColor = attributes[.strikethroughColor] as? UIColor
        container.uiKit.underlineStyle = style(.underlineStyle)
        container.uiKit.underlineColor = attributes[.underlineColor] as? UIColor
        container.uiKit.strokeColor = attributes[.strokeColor] as? UIColor
        container.uiKit.strokeWidth = number(.strokeWidth)
        container.uiKit.shadow = attributes[.shadow] as? NSShadow
        container.uiKit.attachment = attributes[.attachment] as? NSTextAttachment
        container.uiKit.baselineOffset = number(.baselineOffset)
        container.uiKit.obliqueness = number(.obliqueness)
        container.uiKit.expansion = number(.expansion)
        container.foundation.link = (attributes[.link] as? URL) ?? (attributes[.link] as? String).flatMap { URL(string: $0) }
        return container
    }
}
