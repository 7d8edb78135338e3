import AppleFoundation
import CoreGraphics
import CoreText

/// A wish for a font: name, family, size, traits, design; turned into a font by `UIFont(descriptor:size:)`.
open class UIFontDescriptor: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    private let foreignObjectWord = ForeignObjectWord()
    let request: FontRequest

    init(request: FontRequest) { self.request = request }

    // MARK: Making a descriptor

    public convenience init(fontAttributes attributes: [AttributeName: Any] = [:]) {
        self.init(request: FontRequest(attributes: attributes))
    }

    public convenience init(name fontName: String, size: CGFloat) {
        self.init(request: FontRequest(attributes: [.name: fontName, .size: size]))
    }

    public convenience init(name fontName: String, matrix: CGAffineTransform) {
        var request = FontRequest(attributes: [.name: fontName])
        request.matrix = matrix
        self.init(request: request)
    }

    open class func preferredFontDescriptor(withTextStyle style: UIFont.TextStyle) -> UIFontDescriptor {
        preferredFontDescriptor(withTextStyle: style, compatibleWith: nil)
    }

    open class func preferredFontDescriptor(
        withTextStyle style: UIFont.TextStyle, compatibleWith traitCollection: UITraitCollection?
    ) -> UIFontDescriptor {
        UIFontDescriptor(request: .preferred(style, traits: traitCollection ?? .current))
    }

    // MARK: Reading it

    open var postscriptName: String { request.postScriptName }
    open var pointSize: CGFloat { request.size }
    open var matrix: CGAffineTransform { request.matrix }
    open var symbolicTraits: SymbolicTraits { request.symbolicTraits }
    open var fontAttributes: [AttributeName: Any] { request.attributes }
    open func object(forKey anAttribute: AttributeName) -> Any? { request.attribute(anAttribute) }

    /// The fonts there are that fulfil this wish.
    open func matchingFontDescriptors(withMandatoryKeys mandatoryKeys: Set<AttributeName>?) -> [UIFontDescriptor] {
        request.isAvailable ? [self] : []
    }

    // MARK: Deriving descriptors

    open func addingAttributes(_ attributes: [AttributeName: Any] = [:]) -> UIFontDescriptor {
        UIFontDescriptor(request: request.adding(attributes))
    }

    open func withSymbolicTraits(_ symbolicTraits: SymbolicTraits) -> UIFontDescriptor? {
        request.with(symbolicTraits).map(UIFontDescriptor.init(request:))
    }

    open func withSize(_ newPointSize: CGFloat) -> UIFontDescriptor {
        var changed = request
        changed.size = newPointSize
        changed.styleLeading = nil
        return UIFontDescriptor(request: changed)
    }

    open func withMatrix(_ newMatrix: CGAffineTransform) -> UIFontDescriptor {
        var changed = request
        changed.matrix = newMatrix
        return UIFontDescriptor(request: changed)
    }

    open func withFace(_ newFace: String) -> UIFontDescriptor { addingAttributes([.face: newFace]) }
    open func withFamily(_ newFamily: String) -> UIFontDescriptor { addingAttributes([.family: newFamily]) }

    /// The same font in another design of the system font; nil for other families.
    open func withDesign(_ design: SystemDesign) -> UIFontDescriptor? {
        guard case .system = request.family else { return nil }
        var changed = request
        changed.family = .system(design)
        return UIFontDescriptor(request: changed)
    }

    // MARK: NSObject

    open func copy(with zone: NSZone? = nil) -> Any { self }
    override open func isEqual(_ object: Any?) -> Bool { (object as? UIFontDescriptor)?.request == request }
    override open var hash: Int { request.hashValue }

    public static var supportsSecureCoding: Bool { true }

    public required init?(coder: NSCoder) {
        guard let request = FontRequest(coder: coder) else { return nil }
        self.request = request
    }

    open func encode(with coder: NSCoder) { request.encode(with: coder) }
}

extension UIFontDescriptor {
    /// What a descriptor may say of a font.
    public struct AttributeName: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let family = AttributeName(rawValue: "NSFontFamilyAttribute")
        public static let name = AttributeName(rawValue: "NSFontNameAttribute")
        public static let face = AttributeName(rawValue: "NSFontFaceAttribute")
        public static let size = AttributeName(rawValue: "NSFontSizeAttribute")
        public static let visibleName = AttributeName(rawValue: "NSFontVisibleNameAttribute")
        public static let matrix = AttributeName(rawValue: "NSFontMatrixAttribute")
        public static let traits = AttributeName(rawValue: "NSCTFontTraitsAttribute")
        public static let featureSettings = AttributeName(rawValue: "NSCTFontFeatureSettingsAttribute")
        public static let textStyle = AttributeName(rawValue: "NSCTFontUIUsageAttribute")
        public static let symbolic = AttributeName(rawValue: "NSCTFontSymbolicTrait")
        public static let fixedAdvance = AttributeName(rawValue: "NSCTFontFixedAdvanceAttribute")
        public static let cascadeList = AttributeName(rawValue: "NSCTFontCascadeListAttribute")
    }

    /// Keys of the dictionary under `AttributeName.traits`.
    public struct TraitKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let symbolic = TraitKey(rawValue: "NSCTFontSymbolicTrait")
        public static let weight = TraitKey(rawValue: "NSCTFontWeightTrait")
        public static let width = TraitKey(rawValue: "NSCTFontProportionTrait")
        public static let slant = TraitKey(rawValue: "NSCTFontSlantTrait")
    }

    /// Keys of the dictionaries under `AttributeName.featureSettings`.
    public struct FeatureKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public init(_ rawValue: String) { self.rawValue = rawValue }
        public static let type = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        public static let selector = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
        @available(*, deprecated, renamed: "type")
        public static let featureIdentifier = FeatureKey(rawValue: "CTFeatureTypeIdentifier")
        @available(*, deprecated, renamed: "selector")
        public static let typeIdentifier = FeatureKey(rawValue: "CTFeatureSelectorIdentifier")
    }

    /// The designs of the system's font.
    public struct SystemDesign: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let `default` = SystemDesign(rawValue: "NSCTFontUIFontDesignDefault")
        public static let rounded = SystemDesign(rawValue: "NSCTFontUIFontDesignRounded")
        public static let serif = SystemDesign(rawValue: "NSCTFontUIFontDesignSerif")
        public static let monospaced = SystemDesign(rawValue: "NSCTFontUIFontDesignMonospaced")
    }

    /// Bold, italic and their like; the upper bits are the class of the typeface.
    public struct SymbolicTraits: OptionSet, Hashable, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static let traitItalic = SymbolicTraits(rawValue: 1 << 0)
        public static let traitBold = SymbolicTraits(rawValue: 1 << 1)
        public static let traitExpanded = SymbolicTraits(rawValue: 1 << 5)
        public static let traitCondensed = SymbolicTraits(rawValue: 1 << 6)
        public static let traitMonoSpace = SymbolicTraits(rawValue: 1 << 10)
        public static let traitVertical = SymbolicTraits(rawValue: 1 << 11)
        public static let traitUIOptimized = SymbolicTraits(rawValue: 1 << 12)
        public static let traitTightLeading = SymbolicTraits(rawValue: 1 << 15)
        public static let traitLooseLeading = SymbolicTraits(rawValue: 1 << 16)
        public static let classMask = SymbolicTraits(rawValue: 15 << 28)
        public static let classOldStyleSerifs = SymbolicTraits(rawValue: 1 << 28)
        public static let classTransitionalSerifs = SymbolicTraits(rawValue: 2 << 28)
        public static let classModernSerifs = SymbolicTraits(rawValue: 3 << 28)
        public static let classClarendonSerifs = SymbolicTraits(rawValue: 4 << 28)
        public static let classSlabSerifs = SymbolicTraits(rawValue: 5 << 28)
        public static let classFreeformSerifs = SymbolicTraits(rawValue: 7 << 28)
        public static let classSansSerif = SymbolicTraits(rawValue: 8 << 28)
        public static let classOrnamentals = SymbolicTraits(rawValue: 9 << 28)
        public static let classScripts = SymbolicTraits(rawValue: 10 << 28)
        public static let classSymbolic = SymbolicTraits(rawValue: 12 << 28)
    }
}
