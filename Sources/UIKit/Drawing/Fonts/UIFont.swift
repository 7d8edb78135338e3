import AppleFoundation
import CoreGraphics
import CoreText
import Synchronization

/// A typeface at a size.
open class UIFont: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    /// How a font made by `UIFontMetrics` follows the preferred text size.
    struct Scaling: Hashable {
        let baseSize: CGFloat
        let textStyle: TextStyle
        /// 0 means no limit.
        let maximumSize: CGFloat
    }

    private let foreignObjectWord = ForeignObjectWord()
    let request: FontRequest
    /// What measures and draws.
    package let engineFont: Font
    let scaling: Scaling?

    init(_ request: FontRequest, engineFont: Font? = nil, scaling: Scaling? = nil) {
        self.request = request
        self.engineFont = engineFont ?? request.engineFont()
        self.scaling = scaling
    }

    /// The system's font at 12 points, in an object of its own.
    public convenience override init() { self.init(FontRequest()) }

    // MARK: By name

    /// Nil when no font has that PostScript, full or family name.
    public init?(name fontName: String, size fontSize: CGFloat) {
        var request = FontRequest()
        request.family = .named(fontName)
        request.size = fontSize
        guard let font = request.findEngineFont() else { return nil }
        self.request = request
        engineFont = font
        scaling = nil
        super.init()
        tellOfStandIn()
    }

    /// A size of 0 takes the descriptor's.
    public init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
        var request = descriptor.request
        if pointSize > 0, pointSize != request.size {
            request.size = pointSize
            request.styleLeading = nil
        }
        self.request = request
        engineFont = request.engineFont()
        scaling = nil
        super.init()
        tellOfStandIn()
    }

    func tellOfStandIn() {
        if engineFont.isStandIn { Unsupported.report(fontFamily: engineFont.familyName) }
    }

    open class var familyNames: [String] { FontRegistry.familyNames }
    open class func fontNames(forFamilyName familyName: String) -> [String] { FontRegistry.fontNames(forFamily: familyName) }

    // MARK: The system font

    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { FontCache.font(.init(system: .regular, size: fontSize)) }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        FontCache.font(.init(system: weight, size: fontSize))
    }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
        if width != .standard { Unsupported.fontWidth.report() }
        var request = FontRequest(system: weight, size: fontSize)
        request.width = width
        return FontCache.font(request)
    }
    /// As on iOS this is the semibold weight.
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        FontCache.font(.init(system: .semibold, size: fontSize))
    }
    open class func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
        var request = FontRequest(system: .regular, size: fontSize)
        request.isItalic = true
        return FontCache.font(request)
    }
    open class func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        FontCache.font(.init(system: weight, size: fontSize, design: .monospaced))
    }
    open class func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
        var request = FontRequest(system: weight, size: fontSize)
        request.monospacedDigits = true
        return FontCache.font(request)
    }

    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont {
        preferredFont(forTextStyle: style, compatibleWith: nil)
    }
    open class func preferredFont(forTextStyle style: TextStyle, compatibleWith traitCollection: UITraitCollection?) -> UIFont {
        FontCache.font(.preferred(style, traits: traitCollection ?? .current))
    }

    open class var labelFontSize: CGFloat { 17 }
    open class var buttonFontSize: CGFloat { 18 }
    open class var smallSystemFontSize: CGFloat { 12 }
    open class var systemFontSize: CGFloat { 14 }

    // MARK: Names and measures

    open var familyName: String { engineFont.familyName }
    open var fontName: String { engineFont.fontName }
    open var pointSize: CGFloat { engineFont.pointSize }
    open var ascender: CGFloat { engineFont.ascender }
    /// Negative.
    open var descender: CGFloat { engineFont.descender }
    open var capHeight: CGFloat { engineFont.capHeight }
    open var xHeight: CGFloat { engineFont.xHeight }
    open var lineHeight: CGFloat { engineFont.lineHeight }
    /// Room that text views add between lines.
    open var leading: CGFloat { request.styleLeading ?? engineFont.leading }

    open var fontDescriptor: UIFontDescriptor {
        var complete = request
        complete.size = pointSize
        return UIFontDescriptor(request: complete)
    }

    open func withSize(_ fontSize: CGFloat) -> UIFont {
        var changed = request
        changed.size = fontSize
        changed.styleLeading = nil
        changed.textStyle = nil
        return FontCache.font(changed)
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIFont else { return false }
        return self === other
            || (other.engineFont == engineFont && other.request.textStyle == request.textStyle && other.scaling == scaling)
    }

    override open var hash: Int { engineFont.hashValue }

    override open var description: String {
        let weight = fontDescriptor.symbolicTraits.contains(.traitBold) ? "bold" : "normal"
        let style = engineFont.isItalic ? "italic" : "normal"
        let size = String(format: "%.2f", Double(pointSize))
        return "<UICTFont: \(Diagnostics.address(self))> font-family: \"\(fontName)\"; font-weight: \(weight); "
            + "font-style: \(style); font-size: \(size)pt"
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let request = FontRequest(coder: coder) else { return nil }
        self.request = request
        engineFont = request.engineFont()
        scaling = nil
    }

    open func encode(with coder: NSCoder) { request.encode(with: coder) }
}

extension UIFont {
    /// The same font with bold, italic and so on instead of its own traits; nil when the family has no such face.
    func with(_ traits: UIFontDescriptor.SymbolicTraits) -> UIFont? {
        fontDescriptor.withSymbolicTraits(traits).map { UIFont(descriptor: $0, size: 0) }
    }

    /// The weight its letters are drawn in.
    var weight: Weight { Weight(rawValue: FontWeight.trait(openType: engineFont.weight)) }

    func scaled(by scaling: Scaling, category: UIContentSizeCategory) -> UIFont {
        var size = scaling.baseSize * DynamicType.fontScale(scaling.textStyle, category: category)
        if scaling.maximumSize > 0 { size = min(size, scaling.maximumSize) }
        var changed = request
        changed.size = size
        changed.styleLeading = nil
        changed.textStyle = nil
        return UIFont(changed, scaling: scaling)
    }

    /// The font that stands for this one at another preferred text size: itself unless it follows Dynamic Type.
    func adjusted(to traits: UITraitCollection) -> UIFont {
        if let scaling { return scaled(by: scaling, category: traits.preferredContentSizeCategory) }
        guard let style = request.textStyle else { return self }
        var preferred = FontRequest.preferred(style, traits: traits)
        preferred.family = request.family
        preferred.isItalic = request.isItalic
        preferred.overridesFace = request.overridesFace
        if request.overridesFace { preferred.weight = request.weight }
        return FontCache.font(preferred)
    }

    /// True when `adjustsFontForContentSizeCategory` can do something with the font.
    var followsContentSize: Bool { scaling != nil || request.textStyle != nil }
}

/// Fonts made so far: asking twice gives the same object.
enum FontCache {
    private static let fonts = Mutex<[FontRequest: UIFont]>([:])

    static func font(_ request: FontRequest) -> UIFont {
        fonts.withLock { fonts in
            if let font = fonts[request] { return font }
            if fonts.count >= 512 { fonts.removeAll(keepingCapacity: true) }
            let font = UIFont(request)
            fonts[request] = font
            return font
        }
    }
}
