import AppleFoundation
import CoreGraphics
import CoreText
import RenderEngine

/// Where a text that doesn't fit loses its letters.
public struct CATextLayerTruncationMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let none = CATextLayerTruncationMode(rawValue: "none")
    public static let start = CATextLayerTruncationMode(rawValue: "start")
    public static let middle = CATextLayerTruncationMode(rawValue: "middle")
    public static let end = CATextLayerTruncationMode(rawValue: "end")
}

/// Where lines stand; `natural` follows the text's direction.
public struct CATextLayerAlignmentMode: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
    public static let left = CATextLayerAlignmentMode(rawValue: "left")
    public static let right = CATextLayerAlignmentMode(rawValue: "right")
    public static let center = CATextLayerAlignmentMode(rawValue: "center")
    public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// What a text layer needs from above: fonts and attributes of types that this module does not know.
package enum TextLayerSeam {
    /// The engine's font for a `font` of a higher floor, at a size.
    @Guarded package static var font: (_ font: Any, _ size: CGFloat) -> Font? = { _, _ in nil }
    /// The engine's text for an attributed string; nil draws its characters in the layer's own style.
    @Guarded package static var text: (NSAttributedString) -> StyledText? = { _ in nil }
}

/// Plain or attributed text.
open class CATextLayer: CALayer {
    private struct Text {
        var string: Any?
        var font: Any?
        var fontSize: CGFloat = 36
        var color: CGColor? = .white
        var isWrapped = false
        var truncation = CATextLayerTruncationMode.none
        var alignment = CATextLayerAlignmentMode.natural
        var allowsSubpixels = false
    }
    private var text = Text()

    public override init() {
        super.init()
        flags.insert(.displaysOnBoundsChange)
    }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        flags.insert(.displaysOnBoundsChange)
    }

    /// A `String` or an `NSAttributedString`.
    open var string: Any? {
        get { text.string }
        set { update("string") { $0.string = newValue } }
    }

    /// A font or the name of one; only for plain strings.
    open var font: Any? {
        get { text.font ?? "Helvetica" }
        set { update("font") { $0.font = newValue } }
    }

    open var fontSize: CGFloat {
        get { text.fontSize }
        set { if newValue != text.fontSize { update("fontSize") { $0.fontSize = newValue } } }
    }

    open var foregroundColor: CGColor? {
        get { text.color }
        set { update("foregroundColor") { $0.color = newValue } }
    }

    /// Whether lines are broken at the width of the bounds.
    open var isWrapped: Bool {
        get { text.isWrapped }
        set { if newValue != text.isWrapped { update("wrapped") { $0.isWrapped = newValue } } }
    }

    open var truncationMode: CATextLayerTruncationMode {
        get { text.truncation }
        set { if newValue != text.truncation { update("truncationMode") { $0.truncation = newValue } } }
    }

    open var alignmentMode: CATextLayerAlignmentMode {
        get { text.alignment }
        set { if newValue != text.alignment { update("alignmentMode") { $0.alignment = newValue } } }
    }

    open var allowsFontSubpixelQuantization: Bool {
        get { text.allowsSubpixels }
        set {
            Unsupported.kept("CATextLayer.allowsFontSubpixelQuantization")
            text.allowsSubpixels = newValue
        }
    }

    private func update(_ key: String, _ body: (inout Text) -> Void) {
        change(key, .valuesChanged) { body(&text) }
        if !flags.contains(.isPresentation) { setNeedsDisplay() }
    }

    // MARK: Drawing and animating

    open override func draw(in ctx: CGContext) {
        guard let content = styledText() else { return }
        var options = TextLayoutOptions(width: bounds.width, height: bounds.height)
        switch text.alignment {
        case .left: options.alignment = .left
        case .right: options.alignment = .right
        case .center: options.alignment = .center
        case .justified: options.alignment = .justified
        default: break
        }
        switch text.truncation {
        case .start: options.lineBreakMode = .byTruncatingHead
        case .middle: options.lineBreakMode = .byTruncatingMiddle
        case .end: options.lineBreakMode = .byTruncatingTail
        default: options.lineBreakMode = text.isWrapped ? .byWordWrapping : .byClipping
        }
        if !text.isWrapped { options.maximumLines = 1 }
        options.dropsLinesBelowHeight = text.isWrapped && text.truncation != .none
        TextLayout(content, options).draw(in: ctx, at: bounds.origin)
    }

    private func styledText() -> StyledText? {
        if let attributed = text.string as? NSAttributedString {
            if let styled = TextLayerSeam.text(attributed) { return styled }
            return StyledText(attributed.string, style: ownStyle)
        }
        guard let string = text.string as? String, !string.isEmpty else { return nil }
        return StyledText(string, style: ownStyle)
    }

    private var ownStyle: TextStyle {
        var font: Font?
        if let name = (text.font as? CGFont)?.name ?? text.font as? String { font = Font.named(name, size: text.fontSize) }
        if font == nil, let given = text.font { font = TextLayerSeam.font(given, text.fontSize) }
        return TextStyle(font: font ?? Font.system(ofSize: text.fontSize), color: text.color ?? .black)
    }

    override open func preferredFrameSize() -> CGSize {
        guard let content = styledText() else { return .zero }
        return TextLayout(content).size
    }

    override func takeValues(from other: CALayer) {
        super.takeValues(from: other)
        if let other = other as? CATextLayer { text = other.text }
    }

    override func plainCopy() -> CALayer { CATextLayer(layer: self) }

    override var ownAnimatableKeys: Set<String> { ["fontSize", "foregroundColor"] }

    override func ownValue(_ keyPath: String) -> AnimatableValue? {
        switch keyPath {
        case "fontSize": return .scalar(Double(text.fontSize))
        case "foregroundColor": return .color(text.color ?? .clear)
        case "string": return text.string.map { .other($0) }
        default: return nil
        }
    }

    override func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool {
        switch (keyPath, value) {
        case ("fontSize", .scalar(let new)): fontSize = CGFloat(new)
        case ("foregroundColor", .color(let new)): foregroundColor = new
        case ("string", .other(let new)): string = new
        default: return false
        }
        return true
    }

    /// While its text's size or colour is changing, the presentation draws pixels of its own.
    override func specialContents() -> SpecialContents? {
        guard flags.contains(.isPresentation) else { return nil }
        let model = model()
        let isChanged =
            text.fontSize != model.fontSize || text.color != model.foregroundColor || bounds.size != model.bounds.size
        guard isChanged else { return nil }
        let scale = max(contentsScale, 0.01)
        let width = Int(clamping: (bounds.width * scale).rounded(.up))
        let height = Int(clamping: (bounds.height * scale).rounded(.up))
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        BackingStorePainter.paint(self, into: BackingStore(pixels: pixels, scale: scale), within: nil)
        return .bitmap(BitmapContents(pixels: pixels, scale: scale))
    }
}
