import AppleFoundation
import CoreGraphics

extension UIImage {
    /// The traits a picture is chosen for.
    open class Configuration: NSObject, NSCopying, @unchecked Sendable {
        public let traitCollection: UITraitCollection?
        public let locale: Locale?

        public init(traitCollection: UITraitCollection?, locale: Locale? = nil) {
            self.traitCollection = traitCollection
            self.locale = locale
        }

        public convenience init(locale: Locale?) { self.init(traitCollection: nil, locale: locale) }

        open func withTraitCollection(_ traitCollection: UITraitCollection?) -> Self {
            Configuration(traitCollection: traitCollection, locale: locale) as! Self
        }

        /// Values of `otherConfiguration` win.
        open func applying(_ otherConfiguration: Configuration?) -> Self {
            guard let other = otherConfiguration else { return self }
            let merged = Configuration(
                traitCollection: other.traitCollection ?? traitCollection, locale: other.locale ?? locale)
            return merged as! Self
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }

        override open func isEqual(_ object: Any?) -> Bool {
            guard let other = object as? Configuration else { return false }
            return other.traitCollection == traitCollection && other.locale == locale
        }

        override open var hash: Int { locale?.hashValue ?? 0 }
    }

    /// How heavy a symbol is, like the weights of fonts.
    public enum SymbolWeight: Int, Sendable {
        case unspecified = 0
        case ultraLight = 1
        case thin = 2
        case light = 3
        case regular = 4
        case medium = 5
        case semibold = 6
        case bold = 7
        case heavy = 8
        case black = 9

        public func fontWeight() -> UIFont.Weight {
            switch self {
            case .ultraLight: return .ultraLight
            case .thin: return .thin
            case .light: return .light
            case .unspecified, .regular: return .regular
            case .medium: return .medium
            case .semibold: return .semibold
            case .bold: return .bold
            case .heavy: return .heavy
            case .black: return .black
            }
        }
    }

    /// How large a symbol is beside text of the same size.
    public enum SymbolScale: Int, Sendable {
        case `default` = -1
        case unspecified = 0
        case small = 1
        case medium = 2
        case large = 3
    }
}

extension UIFont.Weight {
    /// The nearest weight of a symbol.
    public func symbolWeight() -> UIImage.SymbolWeight {
        switch rawValue {
        case ..<(-0.7): return .ultraLight
        case ..<(-0.5): return .thin
        case ..<(-0.2): return .light
        case ..<0.115: return .regular
        case ..<0.265: return .medium
        case ..<0.35: return .semibold
        case ..<0.48: return .bold
        case ..<0.59: return .heavy
        default: return .black
        }
    }
}
