import AppleFoundation
import CoreGraphics

/// A colour: fixed, a pattern, or one that picks its value from the traits it is used in.
open class UIColor: NSObject, NSSecureCoding, NSCopying, _ExpressibleByColorLiteral, @unchecked Sendable {
    enum Storage {
        case gray(white: CGFloat, alpha: CGFloat)
        case sRGB(ColorComponents)
        case displayP3(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat)
        case pattern(UIImage)
        case patternColor(CGColor)
        case system(SystemColor)
        case named(NamedColor)
        case provider((UITraitCollection) -> UIColor)
        /// A dynamic colour whose alpha was replaced.
        case faded(UIColor, alpha: CGFloat)
        case tint
    }

    private let foreignObjectWord = ForeignObjectWord()
    let storage: Storage

    // MARK: Making a colour

    public init(white: CGFloat, alpha: CGFloat) {
        storage = .gray(white: white, alpha: alpha)
    }

    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .sRGB(ColorComponents(red: red, green: green, blue: blue, alpha: alpha))
    }

    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        storage = .sRGB(ColorComponents(hue: hue, saturation: saturation, brightness: brightness, alpha: alpha))
    }

    public init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        storage = .displayP3(red: red, green: green, blue: blue, alpha: alpha)
    }

    public init(cgColor: CGColor) {
        storage = Storage(cgColor)
    }

    /// Tiles `image` from the origin of the context.
    public init(patternImage image: UIImage) {
        storage = .pattern(image)
    }

    /// Asks `dynamicProvider` for the colour each time the traits may have changed.
    public init(dynamicProvider: @escaping (UITraitCollection) -> UIColor) {
        storage = .provider(dynamicProvider)
    }

    /// The colour of that name in the main bundle's asset catalog.
    public convenience init?(named name: String) {
        self.init(named: name, in: nil, compatibleWith: nil)
    }

    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {
        guard let color = AssetColor.find(name, in: bundle ?? .main) else { return nil }
        storage = .named(color)
    }

    /// What a colour literal of Xcode's editor makes.
    public required convenience init(_colorLiteralRed red: Float, green: Float, blue: Float, alpha: Float) {
        self.init(red: CGFloat(red), green: CGFloat(green), blue: CGFloat(blue), alpha: CGFloat(alpha))
    }

    /// Stands for a colour that is set later; clear until then.
    public override convenience init() {
        self.init(white: 0, alpha: 0)
    }

    init(_ system: SystemColor) { storage = .system(system) }
    init(components: ColorComponents) { storage = .sRGB(components) }
    init(storage: Storage) { self.storage = storage }
    init(tintPlaceholder: Void) { storage = .tint }

    // MARK: Reading it

    /// The colour as Core Graphics draws it; a dynamic colour is resolved with `UITraitCollection.current`.
    open var cgColor: CGColor { makeCGColor() }

    @discardableResult

    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?, green: UnsafeMutablePointer<CGFloat>?, blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components = components(in: .current) else { return false }
        red?.pointee = components.red
        green?.pointee = components.green
        blue?.pointee = components.blue
        alpha?.pointee = components.alpha
        return true
    }

    @discardableResult

    open func getHue(
        _ hue: UnsafeMutablePointer<CGFloat>?, saturation: UnsafeMutablePointer<CGFloat>?,
        brightness: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool {
        guard let components = components(in: .current) else { return false }
        let values = components.hueSaturationBrightness
        hue?.pointee = values.hue
        saturation?.pointee = values.saturation
        brightness?.pointee = values.brightness
        alpha?.pointee = components.alpha
        return true
    }

    @discardableResult

    open func getWhite(_ white: UnsafeMutablePointer<CGFloat>?, alpha: UnsafeMutablePointer<CGFloat>?) -> Bool {
        guard let components = components(in: .current) else { return false }
        white?.pointee = components.white
        alpha?.pointee = components.alpha
        return true
    }

    // MARK: Deriving colours

    /// The same colour with another alpha; stays dynamic if it was.
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor {
        switch storage {
        case .gray(let white, _): return UIColor(white: white, alpha: alpha)
        case .sRGB(var components):
            components.alpha = alpha
            return UIColor(components: components)
        case .displayP3(let red, let green, let blue, _):
            return UIColor(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .faded(let base, _): return UIColor(storage: .faded(base, alpha: alpha))
        default: return UIColor(storage: .faded(self, alpha: alpha))
        }
    }

    /// The fixed colour that stands for this one in `traitCollection`.
    open func resolvedColor(with traitCollection: UITraitCollection) -> UIColor {
        switch storage {
        case .gray, .sRGB, .displayP3, .pattern, .patternColor: return self
        case .system(let color): return color.tone(in: traitCollection).color
        case .named(let color): return color.resolve(traitCollection).resolvedColor(with: traitCollection)
        case .provider(let provide):
            var resolved = self
            traitCollection.performAsCurrent { resolved = provide(traitCollection).resolvedColor(with: traitCollection) }
            return resolved
        case .faded(let base, let alpha): return base.resolvedColor(with: traitCollection).withAlphaComponent(alpha)
        case .tint: return UIColor.systemBlue.resolvedColor(with: traitCollection)
        }
    }

    // MARK: Drawing with it

    /// Fills and strokes that follow use this colour.
    open func set() {
        setFill()
        setStroke()
    }

    open func setFill() { UIGraphicsGetCurrentContext()?.setFillColor(cgColor) }
    open func setStroke() { UIGraphicsGetCurrentContext()?.setStrokeColor(cgColor) }

    // MARK: NSObject

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIColor else { return false }
        return self === other || storage.equals(other.storage)
    }

    override open var hash: Int {
        var hasher = Hasher()
        storage.hash(into: &hasher, identity: ObjectIdentifier(self))
        return hasher.finalize()
    }

    override open var description: String { makeDescription() }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    // MARK: Archiving

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard coder.containsValue(forKey: "UIAlpha") else { return nil }
        let alpha = CGFloat(coder.decodeDouble(forKey: "UIAlpha"))
        if coder.containsValue(forKey: "UIWhite") {
            storage = .gray(white: CGFloat(coder.decodeDouble(forKey: "UIWhite")), alpha: alpha)
        } else {
            storage = .sRGB(
                ColorComponents(
                    red: CGFloat(coder.decodeDouble(forKey: "UIRed")), green: CGFloat(coder.decodeDouble(forKey: "UIGreen")),
                    blue: CGFloat(coder.decodeDouble(forKey: "UIBlue")), alpha: alpha))
        }
    }

    open func encode(with coder: NSCoder) {
        if case .gray(let white, let alpha) = storage {
            coder.encode(Double(white), forKey: "UIWhite")
            coder.encode(Double(alpha), forKey: "UIAlpha")
            return
        }
        guard let components = components(in: .current) else { return }
        coder.encode(Double(components.red), forKey: "UIRed")
        coder.encode(Double(components.green), forKey: "UIGreen")
        coder.encode(Double(components.blue), forKey: "UIBlue")
        coder.encode(Double(components.alpha), forKey: "UIAlpha")
    }
}

public typealias _ColorLiteralType = UIColor
