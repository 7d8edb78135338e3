import AppleFoundation

/// A colour in sRGB, each part in 0...1, not premultiplied: what reaches pixels.
package struct SRGBColor: Hashable, Sendable {
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(red: Float, green: Float, blue: Float, alpha: Float) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    package static let black = SRGBColor(red: 0, green: 0, blue: 0, alpha: 1)
    package static let white = SRGBColor(red: 1, green: 1, blue: 1, alpha: 1)
    package static let clear = SRGBColor(red: 0, green: 0, blue: 0, alpha: 0)

    package func withAlpha(_ factor: CGFloat) -> SRGBColor {
        SRGBColor(red: red, green: green, blue: blue, alpha: alpha * Float(factor))
    }

    /// The premultiplied word that a `PixelBuffer` holds.
    package var premultipliedWord: UInt32 {
        func byte(_ value: Float) -> UInt32 { UInt32((value * 255).rounded()) }
        return byte(alpha) << 24 | byte(red * alpha) << 16 | byte(green * alpha) << 8 | byte(blue * alpha)
    }
}

/// A colour: components in a colour space, and alpha.
public final class CGColor: @unchecked Sendable {
    private let space: CGColorSpace
    private let values: (Double, Double, Double, Double)
    public let alpha: CGFloat
    public let pattern: CGPattern?
    /// The same colour as pixels show it.
    package let srgb: SRGBColor

    private init(
        _ space: CGColorSpace, _ values: (Double, Double, Double, Double), alpha: CGFloat, pattern: CGPattern? = nil
    ) {
        self.space = space
        self.values = values
        self.alpha = alpha
        self.pattern = pattern
        let base = space.model == .pattern ? space.baseColorSpace : space
        srgb = base.map { Self.convert($0, values, alpha) } ?? .black
    }

    private static func convert(
        _ space: CGColorSpace, _ v: (Double, Double, Double, Double), _ alpha: CGFloat
    ) -> SRGBColor {
        func unit(_ value: Double) -> Float { value > 0 ? Float(min(value, 1)) : 0 }
        let profile = space.profile
        if profile.curve == .sRGB, profile.primaries == .sRGB {
            if profile.model == .rgb {
                return SRGBColor(red: unit(v.0), green: unit(v.1), blue: unit(v.2), alpha: unit(Double(alpha)))
            }
            if profile.model == .monochrome {
                return SRGBColor(red: unit(v.0), green: unit(v.0), blue: unit(v.0), alpha: unit(Double(alpha)))
            }
        }
        var values = v
        var profileOfValues = profile
        if profile.model == .indexed, let table = space.colorTable, let base = space.baseColorSpace {
            let count = base.numberOfComponents
            let index = Int(min(max(v.0.isFinite ? v.0 : 0, 0), Double(table.count / count - 1)))
            func entry(_ part: Int) -> Double { part < count ? Double(table[index * count + part]) / 255 : 0 }
            values = (entry(0), entry(1), entry(2), entry(3))
            profileOfValues = base.profile
        }
        let linear = profileOfValues.linearSRGB(values)
        let shown = ColorProfile.sRGB.components(linearSRGB: linear)
        return SRGBColor(red: unit(shown.0), green: unit(shown.1), blue: unit(shown.2), alpha: unit(Double(alpha)))
    }

    // MARK: Making colours

    /// `components` holds the space's components and then alpha. Nil for a pattern space.
    public convenience init?(colorSpace space: CGColorSpace, components: UnsafePointer<CGFloat>) {
        guard space.model != .pattern else { return nil }
        let count = space.numberOfComponents
        func part(_ index: Int) -> Double { index < count ? Double(components[index]) : 0 }
        self.init(space, (part(0), part(1), part(2), part(3)), alpha: components[count])
    }

    /// `components` colours an uncoloured pattern (the base space's components and alpha) or is a coloured pattern's alpha.
    public convenience init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
        guard space.model == .pattern else { return nil }
        let count = space.numberOfComponents
        func part(_ index: Int) -> Double { index < count ? Double(components[index]) : 0 }
        self.init(space, (part(0), part(1), part(2), part(3)), alpha: components[count], pattern: pattern)
    }

    public convenience init(srgbRed red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sharedSRGB, (Double(red), Double(green), Double(blue), 0), alpha: alpha)
    }

    public convenience init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.init(.sharedSRGB, (Double(red), Double(green), Double(blue), 0), alpha: alpha)
    }

    public convenience init(gray: CGFloat, alpha: CGFloat) {
        self.init(.sharedGray, (Double(gray), 0, 0, 0), alpha: alpha)
    }

    public convenience init(genericGrayGamma2_2Gray gray: CGFloat, alpha: CGFloat) {
        self.init(gray: gray, alpha: alpha)
    }

    public convenience init(
        genericCMYKCyan cyan: CGFloat, magenta: CGFloat, yellow: CGFloat, black: CGFloat, alpha: CGFloat
    ) {
        self.init(.sharedDeviceCMYK, (Double(cyan), Double(magenta), Double(yellow), Double(black)), alpha: alpha)
    }

    /// The colour in `space` with exactly these components, for spaces of up to three components.
    package convenience init(space: CGColorSpace, _ c0: CGFloat, _ c1: CGFloat = 0, _ c2: CGFloat = 0, alpha: CGFloat) {
        self.init(space, (Double(c0), Double(c1), Double(c2), 0), alpha: alpha)
    }

    /// The colour in `space` with components in an existing tuple.
    convenience init(space: CGColorSpace, values: (Double, Double, Double, Double), alpha: CGFloat) {
        self.init(space, values, alpha: alpha)
    }

    package convenience init(_ color: SRGBColor) {
        self.init(
            .sharedSRGB, (Double(color.red), Double(color.green), Double(color.blue), 0), alpha: CGFloat(color.alpha))
    }

    public static let white = CGColor(gray: 1, alpha: 1)
    public static let black = CGColor(gray: 0, alpha: 1)
    public static let clear = CGColor(gray: 0, alpha: 0)

    // MARK: Parts

    public var colorSpace: CGColorSpace? { space }

    /// The components with alpha in the last place.
    public var numberOfComponents: Int { space.numberOfComponents + 1 }

    public var components: [CGFloat]? {
        let count = space.numberOfComponents
        let all = [CGFloat(values.0), CGFloat(values.1), CGFloat(values.2), CGFloat(values.3)]
        return Array(all.prefix(count)) + [alpha]
    }

    // MARK: Other colours

    public func copy() -> CGColor? { self }

    public func copy(alpha: CGFloat) -> CGColor? { CGColor(space, values, alpha: alpha, pattern: pattern) }

    /// Nil for patterns and for spaces that cannot hold a colour by themselves.
    public func converted(to destination: CGColorSpace, intent: CGColorRenderingIntent, options: CFDictionary?) -> CGColor? {
        guard space.model != .pattern, destination.model != .pattern, destination.model != .indexed else { return nil }
        if space.profile == destination.profile { return CGColor(destination, values, alpha: alpha) }
        let source = space.profile
        let target = destination.profile
        let sharesCurve = source.curve == target.curve && source.primaries == target.primaries
        if sharesCurve, source.model == .monochrome, target.model == .rgb {
            return CGColor(destination, (values.0, values.0, values.0, 0), alpha: alpha)
        }
        if sharesCurve, source.model == target.model {
            func cut(_ v: Double) -> Double { target.isExtended ? v : min(max(v, 0), 1) }
            return CGColor(destination, (cut(values.0), cut(values.1), cut(values.2), cut(values.3)), alpha: alpha)
        }
        if source.model == .indexed {
            return CGColor(srgb).converted(to: destination, intent: intent, options: options)
        }
        return CGColor(destination, target.components(linearSRGB: source.linearSRGB(values)), alpha: alpha)
    }
}

extension CGColor: Hashable {
    public static func == (a: CGColor, b: CGColor) -> Bool {
        a === b || a.alpha == b.alpha && a.values == b.values && a.space == b.space && a.pattern === b.pattern
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(alpha)
        hasher.combine(values.0)
        hasher.combine(values.1)
        hasher.combine(values.2)
        hasher.combine(values.3)
    }
}

extension CGColor: CustomDebugStringConvertible {
    public var debugDescription: String {
        let parts = (components ?? []).map { "\($0)" }.joined(separator: " ")
        return "<CGColor [\((space.name as String?) ?? "pattern")] (\(parts))>"
    }
}
