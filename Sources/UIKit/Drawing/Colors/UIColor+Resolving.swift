import AppleFoundation
import CoreGraphics

extension UIColor {
    /// Red, green, blue and alpha as drawn with these traits; nil for a pattern.
    func components(in traits: UITraitCollection) -> ColorComponents? {
        switch storage {
        case .gray(let white, let alpha): return ColorComponents(white: white, alpha: alpha)
        case .sRGB(let components): return components
        case .displayP3(let red, let green, let blue, let alpha):
            return ColorComponents(displayP3Red: red, green: green, blue: blue, alpha: alpha)
        case .pattern, .patternColor: return nil
        case .system(let color): return color.tone(in: traits).components
        case .named, .provider, .tint: return resolvedColor(with: traits).components(in: traits)
        case .faded(let base, let alpha):
            var components = base.components(in: traits)
            components?.alpha = alpha
            return components
        }
    }

    /// True when the value may differ from one trait collection to another.
    package var isDynamic: Bool {
        switch storage {
        case .gray, .sRGB, .displayP3, .pattern, .patternColor: return false
        case .system, .named, .provider, .tint: return true
        case .faded(let base, _): return base.isDynamic
        }
    }

    /// True when the colour stands for the tint of the view it is used in.
    var usesTint: Bool {
        switch storage {
        case .tint: return true
        case .faded(let base, _): return base.usesTint
        default: return false
        }
    }

    /// This colour, with the placeholder for the tint colour replaced.
    func replacingTint(with tint: UIColor) -> UIColor {
        switch storage {
        case .tint: return tint
        case .faded(let base, let alpha) where base.usesTint: return base.replacingTint(with: tint).withAlphaComponent(alpha)
        default: return self
        }
    }

    /// A colour between this one and `other`; stays dynamic when either is.
    func blended(with other: UIColor, fraction: CGFloat) -> UIColor {
        if isDynamic || other.isDynamic {
            return UIColor { traits in
                self.resolvedColor(with: traits).blended(with: other.resolvedColor(with: traits), fraction: fraction)
            }
        }
        guard let own = components(in: .current), let others = other.components(in: .current) else { return self }
        return UIColor(components: own.blended(with: others, fraction: fraction))
    }

    func makeCGColor() -> CGColor {
        switch storage {
        case .gray(let white, let alpha): return CGColor(gray: white, alpha: alpha)
        case .pattern(let image): return image.patternColor
        case .patternColor(let color): return color
        case .system(let color): return color.tone(in: .current).cgColor
        case .displayP3(let red, let green, let blue, let alpha):
            if let space = CGColorSpace(name: CGColorSpace.displayP3),
                let color = CGColor(colorSpace: space, components: [red, green, blue, alpha])
            {
                return color
            }
        default: break
        }
        return (components(in: .current) ?? .clear).cgColor
    }

    /// The colour as it is drawn with the given traits.
    func cgColor(in traits: UITraitCollection) -> CGColor {
        if case .system(let color) = storage { return color.tone(in: traits).cgColor }
        return isDynamic ? resolvedColor(with: traits).makeCGColor() : makeCGColor()
    }

    func makeDescription() -> String {
        func list(_ values: CGFloat...) -> String { values.map(Self.formatted).joined(separator: " ") }
        let address = String(UInt(bitPattern: ObjectIdentifier(self).hashValue), radix: 16)
        switch storage {
        case .gray(let white, let alpha): return "UIExtendedGrayColorSpace " + list(white, alpha)
        case .sRGB(let value): return "UIExtendedSRGBColorSpace " + list(value.red, value.green, value.blue, value.alpha)
        case .displayP3(let red, let green, let blue, let alpha):
            return "UIDisplayP3ColorSpace " + list(red, green, blue, alpha)
        case .pattern, .patternColor: return "UIPatternColor 0x\(address)"
        case .system(let color): return "<UIDynamicCatalogSystemColor: 0x\(address); name = \(color.name)>"
        case .named(let color): return "<UIDynamicCatalogColor: 0x\(address); name = \(color.name)>"
        case .provider: return "<UIDynamicProviderColor: 0x\(address)>"
        case .faded(let base, let alpha):
            return "<UIDynamicModifiedColor: 0x\(address); alphaComponent = \(Self.formatted(alpha)); baseColor = \(base)>"
        case .tint: return "<UIDynamicTintColor: 0x\(address)>"
        }
    }

    /// Up to six significant digits, no trailing zeros, as printf's %g.
    private static func formatted(_ value: CGFloat) -> String {
        String(format: "%g", Double(value))
    }
}

extension UIColor.Storage {
    init(_ color: CGColor) {
        if color.pattern != nil {
            self = .patternColor(color)
            return
        }
        let values = color.components ?? []
        switch color.colorSpace?.model {
        case .monochrome where values.count == 2:
            self = .gray(white: values[0], alpha: values[1])
        case .rgb where values.count == 4 && color.colorSpace?.name == CGColorSpace.displayP3:
            self = .displayP3(red: values[0], green: values[1], blue: values[2], alpha: values[3])
        case .rgb where values.count == 4:
            self = .sRGB(ColorComponents(red: values[0], green: values[1], blue: values[2], alpha: values[3]))
        default:
            let space = CGColorSpace(name: CGColorSpace.sRGB)!
            let converted = color.converted(to: space, intent: .defaultIntent, options: nil)?.components ?? [0, 0, 0, 1]
            self = .sRGB(ColorComponents(red: converted[0], green: converted[1], blue: converted[2], alpha: converted[3]))
        }
    }

    func equals(_ other: UIColor.Storage) -> Bool {
        switch (self, other) {
        case (.gray(let white, let alpha), .gray(let otherWhite, let otherAlpha)):
            return white == otherWhite && alpha == otherAlpha
        case (.sRGB(let components), .sRGB(let others)): return components == others
        case (.displayP3(let r, let g, let b, let a), .displayP3(let r2, let g2, let b2, let a2)):
            return r == r2 && g == g2 && b == b2 && a == a2
        case (.pattern(let image), .pattern(let otherImage)): return image === otherImage
        case (.patternColor(let color), .patternColor(let otherColor)): return color == otherColor
        case (.system(let color), .system(let otherColor)): return color.name == otherColor.name
        case (.named(let color), .named(let otherColor)): return color.name == otherColor.name
        case (.faded(let base, let alpha), .faded(let otherBase, let otherAlpha)):
            return alpha == otherAlpha && base == otherBase
        case (.tint, .tint): return true
        default: return false
        }
    }

    func hash(into hasher: inout Hasher, identity: ObjectIdentifier) {
        switch self {
        case .gray(let white, let alpha):
            hasher.combine(white)
            hasher.combine(alpha)
        case .sRGB(let components): hasher.combine(components)
        case .displayP3(let red, let green, let blue, let alpha): hasher.combine([red, green, blue, alpha])
        case .pattern(let image): hasher.combine(ObjectIdentifier(image))
        case .patternColor: hasher.combine(0)
        case .system(let color): hasher.combine(color.name)
        case .named(let color): hasher.combine(color.name)
        case .provider: hasher.combine(identity)
        case .faded(let base, let alpha):
            hasher.combine(base)
            hasher.combine(alpha)
        case .tint: hasher.combine(1)
        }
    }
}
