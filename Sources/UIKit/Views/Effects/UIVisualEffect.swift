import AppleFoundation
import CoreGraphics

/// What a visual effect view does with what lies behind it or inside it.
open class UIVisualEffect: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public override init() {}

    open func copy(with zone: NSZone? = nil) -> Any { self }
    public static var supportsSecureCoding: Bool { true }
    public required init?(coder: NSCoder) {}
    open func encode(with coder: NSCoder) {}
}

/// Blurs what lies behind.
open class UIBlurEffect: UIVisualEffect, @unchecked Sendable {
    /// How a blur is tinted; materials follow light and dark by themselves.
    public enum Style: Int, Sendable {
        case extraLight = 0
        case light = 1
        case dark = 2
        case regular = 4
        case prominent = 5
        case systemUltraThinMaterial = 6
        case systemThinMaterial = 7
        case systemMaterial = 8
        case systemThickMaterial = 9
        case systemChromeMaterial = 10
        case systemUltraThinMaterialLight = 11
        case systemThinMaterialLight = 12
        case systemMaterialLight = 13
        case systemThickMaterialLight = 14
        case systemChromeMaterialLight = 15
        case systemUltraThinMaterialDark = 16
        case systemThinMaterialDark = 17
        case systemMaterialDark = 18
        case systemThickMaterialDark = 19
        case systemChromeMaterialDark = 20
    }

    let style: Style

    public init(style: Style) {
        self.style = style
        super.init()
    }

    public convenience override init() { self.init(style: .regular) }

    public required init?(coder: NSCoder) {
        style = Style(rawValue: coder.decodeInteger(forKey: "UIBlurEffectStyle")) ?? .regular
        super.init(coder: coder)
    }

    override open func encode(with coder: NSCoder) { coder.encode(style.rawValue, forKey: "UIBlurEffectStyle") }

    override open func isEqual(_ object: Any?) -> Bool { (object as? UIBlurEffect)?.style == style }
    override open var hash: Int { style.rawValue }
}

/// Lets content shine through a blur. Here content keeps its colours and takes the strength of the style as its opacity.
open class UIVibrancyEffect: UIVisualEffect, @unchecked Sendable {
    let blurStyle: UIBlurEffect.Style
    let style: UIVibrancyEffectStyle

    public init(blurEffect: UIBlurEffect) {
        blurStyle = blurEffect.style
        style = .label
        super.init()
    }

    public init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
        blurStyle = blurEffect.style
        self.style = style
        super.init()
    }

    public required init?(coder: NSCoder) {
        blurStyle = UIBlurEffect.Style(rawValue: coder.decodeInteger(forKey: "UIVibrancyBlurStyle")) ?? .regular
        style = UIVibrancyEffectStyle(rawValue: coder.decodeInteger(forKey: "UIVibrancyStyle")) ?? .label
        super.init(coder: coder)
    }

    override open func encode(with coder: NSCoder) {
        coder.encode(blurStyle.rawValue, forKey: "UIVibrancyBlurStyle")
        coder.encode(style.rawValue, forKey: "UIVibrancyStyle")
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? UIVibrancyEffect else { return false }
        return other.blurStyle == blurStyle && other.style == style
    }

    override open var hash: Int { blurStyle.rawValue * 31 + style.rawValue }
}

/// How strongly content stands out of a material.
public enum UIVibrancyEffectStyle: Int, Sendable {
    case label = 0
    case secondaryLabel = 1
    case tertiaryLabel = 2
    case quaternaryLabel = 3
    case fill = 4
    case secondaryFill = 5
    case tertiaryFill = 6
    case separator = 7

    var opacity: CGFloat {
        switch self {
        case .label: return 0.9
        case .secondaryLabel: return 0.6
        case .tertiaryLabel, .separator: return 0.35
        case .quaternaryLabel: return 0.2
        case .fill: return 0.3
        case .secondaryFill: return 0.24
        case .tertiaryFill: return 0.18
        }
    }
}

/// The numbers behind a blur style.
struct BlurRecipe: Equatable {
    let radius: CGFloat
    let saturation: CGFloat
    let tint: ColorComponents

    init(_ style: UIBlurEffect.Style, traits: UITraitCollection) {
        let isDark: Bool
        switch style {
        case .extraLight, .light, .systemUltraThinMaterialLight, .systemThinMaterialLight, .systemMaterialLight,
            .systemThickMaterialLight, .systemChromeMaterialLight:
            isDark = false
        case .dark, .systemUltraThinMaterialDark, .systemThinMaterialDark, .systemMaterialDark, .systemThickMaterialDark,
            .systemChromeMaterialDark:
            isDark = true
        default: isDark = traits.userInterfaceStyle == .dark
        }
        let light = UInt32(0xF7F7F9)
        let dark = UInt32(0x252527)
        func recipe(_ lightAlpha: CGFloat, _ darkAlpha: CGFloat) -> ColorComponents {
            ColorComponents(hex: isDark ? dark : light, alpha: isDark ? darkAlpha : lightAlpha)
        }
        radius = 20
        saturation = 1.8
        switch style {
        case .extraLight: tint = ColorComponents(hex: 0xF8F8F8, alpha: 0.82)
        case .light: tint = ColorComponents(white: 1, alpha: 0.3)
        case .dark: tint = ColorComponents(white: 0.11, alpha: 0.73)
        case .regular: tint = recipe(0.5, 0.6)
        case .prominent: tint = recipe(0.78, 0.7)
        case .systemUltraThinMaterial, .systemUltraThinMaterialLight, .systemUltraThinMaterialDark: tint = recipe(0.44, 0.5)
        case .systemThinMaterial, .systemThinMaterialLight, .systemThinMaterialDark: tint = recipe(0.6, 0.66)
        case .systemMaterial, .systemMaterialLight, .systemMaterialDark: tint = recipe(0.72, 0.78)
        case .systemThickMaterial, .systemThickMaterialLight, .systemThickMaterialDark: tint = recipe(0.84, 0.88)
        case .systemChromeMaterial, .systemChromeMaterialLight, .systemChromeMaterialDark: tint = recipe(0.8, 0.82)
        }
    }
}
