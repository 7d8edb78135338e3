import AppleFoundation
import CoreGraphics

/// How the lines of a paragraph are aligned, spaced, indented and broken.
open class NSParagraphStyle: NSObject, NSCopying, NSMutableCopying, NSSecureCoding, @unchecked Sendable {
    struct Values: Hashable {
        var lineSpacing: CGFloat = 0
        var paragraphSpacing: CGFloat = 0
        var paragraphSpacingBefore: CGFloat = 0
        var headIndent: CGFloat = 0
        var tailIndent: CGFloat = 0
        var firstLineHeadIndent: CGFloat = 0
        var minimumLineHeight: CGFloat = 0
        var maximumLineHeight: CGFloat = 0
        var lineHeightMultiple: CGFloat = 0
        var alignment = NSTextAlignment.natural
        var lineBreakMode = NSLineBreakMode.byWordWrapping
        var lineBreakStrategyRawValue = 0
        var baseWritingDirection = NSWritingDirection.natural
        var hyphenationFactor: Float = 0
        var usesDefaultHyphenation = false
        var allowsDefaultTighteningForTruncation = false
        var defaultTabInterval: CGFloat = 0
        /// Nil stands for the twelve default stops.
        var tabStops: [NSTextTab]?
    }

    private let foreignObjectWord = ForeignObjectWord()
    var values = Values()

    private static let sharedDefault = NSParagraphStyle()
    open class var `default`: NSParagraphStyle { sharedDefault }

    override public init() {}

    init(values: Values) { self.values = values }

    /// The direction of a paragraph in the given language.
    open class func defaultWritingDirection(forLanguage languageName: String?) -> NSWritingDirection {
        guard let languageName else { return .natural }
        return Locale.Language(identifier: languageName).characterDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }

    open var lineSpacing: CGFloat { values.lineSpacing }
    open var paragraphSpacing: CGFloat { values.paragraphSpacing }
    open var paragraphSpacingBefore: CGFloat { values.paragraphSpacingBefore }
    open var alignment: NSTextAlignment { values.alignment }
    open var headIndent: CGFloat { values.headIndent }
    /// Positive from the leading margin, zero or negative from the trailing one.
    open var tailIndent: CGFloat { values.tailIndent }
    open var firstLineHeadIndent: CGFloat { values.firstLineHeadIndent }
    open var minimumLineHeight: CGFloat { values.minimumLineHeight }
    open var maximumLineHeight: CGFloat { values.maximumLineHeight }
    open var lineBreakMode: NSLineBreakMode { values.lineBreakMode }
    open var baseWritingDirection: NSWritingDirection { values.baseWritingDirection }
    open var lineHeightMultiple: CGFloat { values.lineHeightMultiple }
    open var hyphenationFactor: Float { values.hyphenationFactor }
    open var usesDefaultHyphenation: Bool { values.usesDefaultHyphenation }
    open var tabStops: [NSTextTab] { values.tabStops ?? NSTextTab.defaults }
    open var defaultTabInterval: CGFloat { values.defaultTabInterval }
    open var allowsDefaultTighteningForTruncation: Bool { values.allowsDefaultTighteningForTruncation }
    open var lineBreakStrategy: NSLineBreakStrategy { NSLineBreakStrategy(rawValue: values.lineBreakStrategyRawValue) }

    open func copy(with zone: NSZone? = nil) -> Any { NSParagraphStyle(values: values) }
    open func mutableCopy(with zone: NSZone? = nil) -> Any { NSMutableParagraphStyle(values: values) }

    override open func isEqual(_ object: Any?) -> Bool { (object as? NSParagraphStyle)?.values == values }
    override open var hash: Int { values.hashValue }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        func number(_ key: String) -> CGFloat { CGFloat(coder.decodeDouble(forKey: key)) }
        values.lineSpacing = number("NSLineSpacing")
        values.paragraphSpacing = number("NSParagraphSpacing")
        values.paragraphSpacingBefore = number("NSParagraphSpacingBefore")
        values.headIndent = number("NSHeadIndent")
        values.tailIndent = number("NSTailIndent")
        values.firstLineHeadIndent = number("NSFirstLineHeadIndent")
        values.minimumLineHeight = number("NSMinLineHeight")
        values.maximumLineHeight = number("NSMaxLineHeight")
        values.lineHeightMultiple = number("NSLineHeightMultiple")
        if coder.containsValue(forKey: "NSAlignment") {
            values.alignment = NSTextAlignment(rawValue: coder.decodeInteger(forKey: "NSAlignment")) ?? .natural
        }
        if coder.containsValue(forKey: "NSLineBreakMode") {
            values.lineBreakMode = NSLineBreakMode(rawValue: coder.decodeInteger(forKey: "NSLineBreakMode")) ?? .byWordWrapping
        }
        if coder.containsValue(forKey: "NSWritingDirection") {
            let raw = coder.decodeInteger(forKey: "NSWritingDirection")
            values.baseWritingDirection = NSWritingDirection(rawValue: raw) ?? .natural
        }
    }

    open func encode(with coder: NSCoder) {
        func write(_ value: CGFloat, _ key: String) { coder.encode(Double(value), forKey: key) }
        write(lineSpacing, "NSLineSpacing")
        write(paragraphSpacing, "NSParagraphSpacing")
        write(paragraphSpacingBefore, "NSParagraphSpacingBefore")
        write(headIndent, "NSHeadIndent")
        write(tailIndent, "NSTailIndent")
        write(firstLineHeadIndent, "NSFirstLineHeadIndent")
        write(minimumLineHeight, "NSMinLineHeight")
        write(maximumLineHeight, "NSMaxLineHeight")
        write(lineHeightMultiple, "NSLineHeightMultiple")
        coder.encode(alignment.rawValue, forKey: "NSAlignment")
        coder.encode(lineBreakMode.rawValue, forKey: "NSLineBreakMode")
        coder.encode(baseWritingDirection.rawValue, forKey: "NSWritingDirection")
    }
}

/// A paragraph style that can be changed.
open class NSMutableParagraphStyle: NSParagraphStyle, @unchecked Sendable {
    override open var lineSpacing: CGFloat {
        get { values.lineSpacing }
        set { values.lineSpacing = newValue }
    }
    override open var paragraphSpacing: CGFloat {
        get { values.paragraphSpacing }
        set { values.paragraphSpacing = newValue }
    }
    override open var paragraphSpacingBefore: CGFloat {
        get { values.paragraphSpacingBefore }
        set { values.paragraphSpacingBefore = newValue }
    }
    override open var alignment: NSTextAlignment {
        get { values.alignment }
        set { values.alignment = newValue }
    }
    override open var headIndent: CGFloat {
        get { values.headIndent }
        set { values.headIndent = newValue }
    }
    override open var tailIndent: CGFloat {
        get { values.tailIndent }
        set { values.tailIndent = newValue }
    }
    override open var firstLineHeadIndent: CGFloat {
        get { values.firstLineHeadIndent }
        set { values.firstLineHeadIndent = newValue }
    }
    override open var minimumLineHeight: CGFloat {
        get { values.minimumLineHeight }
        set { values.minimumLineHeight = newValue }
    }
    override open var maximumLineHeight: CGFloat {
        get { values.maximumLineHeight }
        set { values.maximumLineHeight = newValue }
    }
    override open var lineBreakMode: NSLineBreakMode {
        get { values.lineBreakMode }
        set { values.lineBreakMode = newValue }
    }
    override open var baseWritingDirection: NSWritingDirection {
        get { values.baseWritingDirection }
        set { values.baseWritingDirection = newValue }
    }
    override open var lineHeightMultiple: CGFloat {
        get { values.lineHeightMultiple }
        set { values.lineHeightMultiple = newValue }
    }
    override open var hyphenationFactor: Float {
        get { values.hyphenationFactor }
        set {
            Unsupported.kept("NSMutableParagraphStyle.hyphenationFactor")
            values.hyphenationFactor = newValue
        }
    }
    override open var usesDefaultHyphenation: Bool {
        get { values.usesDefaultHyphenation }
        set {
            Unsupported.kept("NSMutableParagraphStyle.usesDefaultHyphenation")
            values.usesDefaultHyphenation = newValue
        }
    }
    override open var tabStops: [NSTextTab] {
        get { values.tabStops ?? NSTextTab.defaults }
        set { values.tabStops = newValue }
    }
    override open var defaultTabInterval: CGFloat {
        get { values.defaultTabInterval }
        set { values.defaultTabInterval = newValue }
    }
    override open var allowsDefaultTighteningForTruncation: Bool {
        get { values.allowsDefaultTighteningForTruncation }
        set {
            Unsupported.kept("NSMutableParagraphStyle.allowsDefaultTighteningForTruncation")
            values.allowsDefaultTighteningForTruncation = newValue
        }
    }
    override open var lineBreakStrategy: NSLineBreakStrategy {
        get { NSLineBreakStrategy(rawValue: values.lineBreakStrategyRawValue) }
        set {
            Unsupported.kept("NSMutableParagraphStyle.lineBreakStrategy")
            values.lineBreakStrategyRawValue = newValue.rawValue
        }
    }

    /// Adds `tab`, keeping the stops in order of their places.
    open func addTabStop(_ tab: NSTextTab) {
        var stops = tabStops
        let index = stops.firstIndex { $0.location > tab.location } ?? stops.endIndex
        stops.insert(tab, at: index)
        values.tabStops = stops
    }

    open func removeTabStop(_ tab: NSTextTab) {
        values.tabStops = tabStops.filter { $0 != tab }
    }

    open func setParagraphStyle(_ style: NSParagraphStyle) { values = style.values }
}
