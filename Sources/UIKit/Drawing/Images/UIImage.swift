import AppleFoundation
import CoreGraphics

/// A picture that never changes: pixels, a symbol or a sequence of pictures, with the way to show them.
open class UIImage: NSObject, NSSecureCoding, _ExpressibleByImageLiteral, @unchecked Sendable {
    enum Content {
        case empty
        case bitmap(CGImage)
        case symbol(SymbolImage)
        case frames([UIImage], duration: TimeInterval)
    }

    /// What most pictures leave as it is.
    struct Options {
        var renderingMode = RenderingMode.automatic
        var tint: UIColor?
        var capInsets = UIEdgeInsets.zero
        var resizingMode = ResizingMode.tile
        var isResizable = false
        var alignmentRectInsets = UIEdgeInsets.zero
        var baseline: CGFloat?
        var flipsForRightToLeft = false
        var configuration: Configuration?
    }

    private final class OptionBox {
        let options: Options
        init(_ options: Options) { self.options = options }
    }

    private let foreignObjectWord = ForeignObjectWord()
    let content: Content
    public let scale: CGFloat
    public let imageOrientation: Orientation
    private let box: OptionBox?

    var options: Options { box?.options ?? Options() }

    // MARK: Making a picture

    override public init() {
        content = .empty
        scale = 1
        imageOrientation = .up
        box = nil
    }

    public init(cgImage: CGImage) {
        content = .bitmap(cgImage)
        scale = 1
        imageOrientation = .up
        box = nil
    }

    public init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        content = .bitmap(cgImage)
        self.scale = scale > 0 ? scale : UITraitCollection.current.drawingScale
        imageOrientation = orientation
        box = nil
    }

    init(content: Content, scale: CGFloat, orientation: Orientation = .up, options: Options? = nil) {
        self.content = content
        self.scale = scale
        imageOrientation = orientation
        box = options.map(OptionBox.init)
    }

    /// The picture in a PNG, JPEG or WebP file; nil when it can't be read.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public init?(data: Data, scale: CGFloat) {
        guard let decoded = ImageDecoding.decode(data) else { return nil }
        content = .bitmap(decoded.image)
        imageOrientation = decoded.orientation
        self.scale = scale > 0 ? scale : 1
        box = nil
    }

    /// A picture file; an `@2x` or `@3x` at the end of its name tells the pixels a point.
    public init?(contentsOfFile path: String) {
        guard let file = ImageFile.read(path) else { return nil }
        content = .bitmap(file.image)
        scale = file.scale
        imageOrientation = file.orientation
        box = nil
    }

    // MARK: Named pictures

    /// From the main bundle: its asset catalog, or a file of that name at the best scale.
    public convenience init?(named name: String) { self.init(named: name, in: nil, compatibleWith: nil) }

    public convenience init?(named name: String, in bundle: Bundle?, with configuration: Configuration?) {
        self.init(named: name, in: bundle, configuration: configuration, traits: configuration?.traitCollection)
    }

    public convenience init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        self.init(named: name, in: bundle, configuration: nil, traits: traitCollection)
    }

    /// What an image literal of Xcode's editor makes; a name that is not there is a mistake in the source.
    public required convenience init(imageLiteralResourceName name: String) {
        guard let found = NamedImages.find(name, in: .main, traits: .current) else {
            fatalError("There is no picture named '\(name)' in the main bundle, but an image literal asks for it.")
        }
        self.init(content: found.content, scale: found.scale, orientation: found.imageOrientation, options: found.options)
    }

    private init?(named name: String, in bundle: Bundle?, configuration: Configuration?, traits: UITraitCollection?) {
        guard let found = NamedImages.find(name, in: bundle ?? .main, traits: traits ?? .current) else { return nil }
        content = found.content
        scale = found.scale
        imageOrientation = found.imageOrientation
        var options = found.options
        if let configuration { options.configuration = configuration }
        box = found.box == nil && configuration == nil ? nil : OptionBox(options)
    }

    // MARK: Symbols

    public convenience init?(systemName name: String) { self.init(systemName: name, withConfiguration: nil) }

    public convenience init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {
        self.init(systemName: name, withConfiguration: traitCollection.map { Configuration(traitCollection: $0) })
    }

    public convenience init?(systemName name: String, variableValue value: Double, configuration: Configuration? = nil) {
        self.init(systemName: name, withConfiguration: configuration)
    }

    /// A symbol; nil for a name that is not drawn here.
    public init?(systemName name: String, withConfiguration configuration: Configuration?) {
        let traits = configuration?.traitCollection ?? .current
        guard let symbol = SymbolImage(name: name, configuration: configuration, traits: traits) else { return nil }
        content = .symbol(symbol)
        scale = traits.drawingScale
        imageOrientation = .up
        var options = Options()
        options.configuration = configuration
        options.flipsForRightToLeft = symbol.glyph.flipsForRightToLeft
        box = OptionBox(options)
    }

    // MARK: What it is

    /// In points, as shown upright.
    open var size: CGSize {
        switch content {
        case .empty: return .zero
        case .symbol(let symbol): return symbol.size(scale: scale)
        case .frames(let images, _): return images.first?.size ?? .zero
        case .bitmap(let image):
            let stored = CGSize(width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale)
            return imageOrientation.swapsSides ? CGSize(width: stored.height, height: stored.width) : stored
        }
    }

    /// The stored pixels. A symbol is rasterised in black.
    open var cgImage: CGImage? {
        switch content {
        case .empty: return nil
        case .bitmap(let image): return image
        case .symbol(let symbol): return symbol.bitmap(scale: scale, colors: options.tint.map { [$0] } ?? [])
        case .frames(let images, _): return images.first?.cgImage
        }
    }

    // MARK: Accessibility
    private var words: (label: String?, hint: String?, value: String?, identifier: String?)?
    open var accessibilityLabel: String? {
        get { words?.label }
        set { words = (newValue, words?.hint, words?.value, words?.identifier) }
    }
    open var accessibilityHint: String? {
        get { words?.hint }
        set { words = (words?.label, newValue, words?.value, words?.identifier) }
    }
    open var accessibilityValue: String? {
        get { words?.value }
        set { words = (words?.label, words?.hint, newValue, words?.identifier) }
    }
    open var accessibilityIdentifier: String? {
        get { words?.identifier }
        set { words = (words?.label, words?.hint, words?.value, newValue) }
    }
    open var images: [UIImage]? {
        if case .frames(let images, _) = content { return images }
        return nil
    }
    open var duration: TimeInterval {
        if case .frames(_, let duration) = content { return duration }
        return 0
    }

    open var renderingMode: RenderingMode { options.renderingMode }
    open var capInsets: UIEdgeInsets { options.capInsets }
    open var resizingMode: ResizingMode { options.resizingMode }
    open var alignmentRectInsets: UIEdgeInsets { options.alignmentRectInsets }
    open var flipsForRightToLeftLayoutDirection: Bool { options.flipsForRightToLeft }
    open var configuration: Configuration? { options.configuration }
    open var symbolConfiguration: SymbolConfiguration? { options.configuration as? SymbolConfiguration }
    open var traitCollection: UITraitCollection {
        options.configuration?.traitCollection ?? UITraitCollection(displayScale: scale)
    }
    open var isSymbolImage: Bool {
        if case .symbol = content { return true }
        return false
    }
    open var isHighDynamicRange: Bool { false }
    open var hasBaseline: Bool { options.baseline != nil || isSymbolImage }
    /// The distance of the baseline from the bottom, where there is one.
    open var baselineOffsetFromBottom: CGFloat? {
        if let baseline = options.baseline { return baseline }
        if case .symbol(let symbol) = content { return symbol.baselineOffsetFromBottom(scale: scale) }
        return nil
    }

    // MARK: Drawing into the current context

    open func draw(at point: CGPoint) { draw(at: point, blendMode: .normal, alpha: 1) }
    open func draw(at point: CGPoint, blendMode: CGBlendMode, alpha: CGFloat) {
        draw(in: CGRect(origin: point, size: size), blendMode: blendMode, alpha: alpha)
    }
    /// Scales the picture to fill `rect`; a resizable one keeps its caps.
    open func draw(in rect: CGRect) { draw(in: rect, blendMode: .normal, alpha: 1) }
    open func draw(in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        ImageDrawing.draw(self, in: rect, blendMode: blendMode, alpha: alpha, context: context)
    }
    /// Covers `rect` with copies, the first at the origin of the coordinate system.
    open func drawAsPattern(in rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext() else { return }
        context.saveGState()
        context.setFillColor(patternColor)
        context.fill(rect)
        context.restoreGState()
    }

    // MARK: NSObject

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIImage else { return false }
        return self === other || ImageEquality.areEqual(self, other)
    }

    override open var hash: Int { Int(clamping: size.width * 31 + size.height) }

    override open var description: String {
        let address = Diagnostics.address(self)
        if case .symbol(let symbol) = content {
            return
                "<UIImage:\(address) symbol(system: \(symbol.name)) {\(Int(clamping: size.width)), \(Int(clamping: size.height))}>"
        }
        return
            "<UIImage:\(address) anonymous {\(Int(clamping: size.width)), \(Int(clamping: size.height))} renderingMode=\(renderingModeName)>"
    }

    private var renderingModeName: String {
        switch renderingMode {
        case .automatic: return "automatic"
        case .alwaysOriginal: return "alwaysOriginal"
        case .alwaysTemplate: return "alwaysTemplate"
        }
    }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let data = coder.keptObject(of: NSData.self, forKey: "UIImageData") as Data?,
            let decoded = ImageDecoding.decode(data)
        else { return nil }
        content = .bitmap(decoded.image)
        let scale = coder.decodeDouble(forKey: "UIScale")
        self.scale = scale > 0 ? CGFloat(scale) : 1
        imageOrientation = .up
        var options = Options()
        options.renderingMode = RenderingMode(rawValue: coder.decodeInteger(forKey: "UIRenderingMode")) ?? .automatic
        box = OptionBox(options)
    }

    open func encode(with coder: NSCoder) {
        guard let data = pngData() else { return }
        coder.encode(data as NSData, forKey: "UIImageData")
        coder.encode(Double(scale), forKey: "UIScale")
        coder.encode(renderingMode.rawValue, forKey: "UIRenderingMode")
    }
}

public typealias _ImageLiteralType = UIImage
