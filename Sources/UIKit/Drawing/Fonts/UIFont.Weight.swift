import AppleFoundation

extension UIFont {
    /// How thick the strokes are: from −1 to 1, 0 is regular.
    public struct Weight: RawRepresentable, Hashable, Sendable, _UIKitNumericRawRepresentable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let ultraLight = Weight(rawValue: -0.8)
        public static let thin = Weight(rawValue: -0.6)
        public static let light = Weight(rawValue: -0.4)
        public static let regular = Weight(rawValue: 0)
        public static let medium = Weight(rawValue: 0.23)
        public static let semibold = Weight(rawValue: 0.3)
        public static let bold = Weight(rawValue: 0.4)
        public static let heavy = Weight(rawValue: 0.56)
        public static let black = Weight(rawValue: 0.62)

        /// The name of the nearest weight, as it stands in a PostScript name.
        var name: String {
            switch rawValue {
            case ..<(-0.7): return "Ultralight"
            case ..<(-0.5): return "Thin"
            case ..<(-0.2): return "Light"
            case ..<0.115: return "Regular"
            case ..<0.265: return "Medium"
            case ..<0.35: return "Semibold"
            case ..<0.48: return "Bold"
            case ..<0.59: return "Heavy"
            default: return "Black"
            }
        }

        static func named(_ name: String) -> Weight? {
            switch name {
            case "Ultralight", "UltraLight", "ExtraLight": return .ultraLight
            case "Thin": return .thin
            case "Light": return .light
            case "", "Regular", "Roman", "Book": return .regular
            case "Medium": return .medium
            case "Semibold", "SemiBold", "DemiBold": return .semibold
            case "Bold": return .bold
            case "Heavy", "ExtraBold": return .heavy
            case "Black": return .black
            default: return nil
            }
        }
    }

    /// How wide the letters are: from −1 to 1, 0 is standard.
    public struct Width: RawRepresentable, Hashable, Sendable {
        public let rawValue: CGFloat
        public init(rawValue: CGFloat) { self.rawValue = rawValue }
        public init(_ rawValue: CGFloat) { self.rawValue = rawValue }
        public static let compressed = Width(rawValue: -0.3)
        public static let condensed = Width(rawValue: -0.2)
        public static let standard = Width(rawValue: 0)
        public static let expanded = Width(rawValue: 0.2)
    }

    /// The role of a text, which decides its size and weight together with the reader's preferred text size.
    public struct TextStyle: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        public static let largeTitle = TextStyle(rawValue: "UICTFontTextStyleTitle0")
        public static let title1 = TextStyle(rawValue: "UICTFontTextStyleTitle1")
        public static let title2 = TextStyle(rawValue: "UICTFontTextStyleTitle2")
        public static let title3 = TextStyle(rawValue: "UICTFontTextStyleTitle3")
        public static let headline = TextStyle(rawValue: "UICTFontTextStyleHeadline")
        public static let subheadline = TextStyle(rawValue: "UICTFontTextStyleSubhead")
        public static let body = TextStyle(rawValue: "UICTFontTextStyleBody")
        public static let callout = TextStyle(rawValue: "UICTFontTextStyleCallout")
        public static let footnote = TextStyle(rawValue: "UICTFontTextStyleFootnote")
        public static let caption1 = TextStyle(rawValue: "UICTFontTextStyleCaption1")
        public static let caption2 = TextStyle(rawValue: "UICTFontTextStyleCaption2")
    }
}
