import AppleFoundation

/// The maths behind a colour space: model, primaries and transfer curve.
package struct ColorProfile: Equatable, Sendable {
    package enum Primaries: Sendable { case sRGB, displayP3, adobe, bt2020 }
    package enum Curve: Sendable { case sRGB, linear, adobe, bt709 }

    package var model: CGColorSpaceModel
    package var primaries = Primaries.sRGB
    package var curve = Curve.sRGB
    /// Values below 0 and above 1 have a meaning.
    package var isExtended = false

    package static let sRGB = ColorProfile(model: .rgb)
    package static let extendedSRGB = ColorProfile(model: .rgb, isExtended: true)
    package static let displayP3 = ColorProfile(model: .rgb, primaries: .displayP3)
    package static let gray = ColorProfile(model: .monochrome)
    package static let extendedGray = ColorProfile(model: .monochrome, isExtended: true)
    package static let cmyk = ColorProfile(model: .cmyk)
    package static let pattern = ColorProfile(model: .pattern)
    package static let indexed = ColorProfile(model: .indexed)

    static let named: [String: ColorProfile] = [
        "kCGColorSpaceSRGB": .sRGB,
        "kCGColorSpaceGenericRGB": .sRGB,
        "kCGColorSpaceDeviceRGB": .sRGB,
        "kCGColorSpaceExtendedSRGB": .extendedSRGB,
        "kCGColorSpaceLinearSRGB": ColorProfile(model: .rgb, curve: .linear),
        "kCGColorSpaceGenericRGBLinear": ColorProfile(model: .rgb, curve: .linear),
        "kCGColorSpaceExtendedLinearSRGB": ColorProfile(model: .rgb, curve: .linear, isExtended: true),
        "kCGColorSpaceDisplayP3": .displayP3,
        "kCGColorSpaceExtendedDisplayP3": ColorProfile(model: .rgb, primaries: .displayP3, isExtended: true),
        "kCGColorSpaceLinearDisplayP3": ColorProfile(model: .rgb, primaries: .displayP3, curve: .linear),
        "kCGColorSpaceExtendedLinearDisplayP3": ColorProfile(
            model: .rgb, primaries: .displayP3, curve: .linear, isExtended: true),
        "kCGColorSpaceAdobeRGB1998": ColorProfile(model: .rgb, primaries: .adobe, curve: .adobe),
        "kCGColorSpaceITUR_709": ColorProfile(model: .rgb, curve: .bt709),
        "kCGColorSpaceITUR_2020": ColorProfile(model: .rgb, primaries: .bt2020, curve: .bt709),
        "kCGColorSpaceGenericGray": .gray,
        "kCGColorSpaceDeviceGray": .gray,
        "kCGColorSpaceGenericGrayGamma2_2": .gray,
        "kCGColorSpaceExtendedGray": .extendedGray,
        "kCGColorSpaceLinearGray": ColorProfile(model: .monochrome, curve: .linear),
        "kCGColorSpaceExtendedLinearGray": ColorProfile(model: .monochrome, curve: .linear, isExtended: true),
        "kCGColorSpaceGenericCMYK": .cmyk,
        "kCGColorSpaceDeviceCMYK": .cmyk,
    ]
}

// MARK: - Conversion by way of linear sRGB

extension ColorProfile {
    typealias RGB = SIMD3<Double>

    /// Linear sRGB, possibly outside 0...1, of one colour's components without alpha.
    func linearSRGB(_ v: (Double, Double, Double, Double)) -> RGB {
        switch model {
        case .monochrome: return RGB(repeating: decode(v.0))
        case .cmyk:
            let paper = 1 - v.3
            return RGB(
                Curve.sRGB.decode((1 - v.0) * paper), Curve.sRGB.decode((1 - v.1) * paper),
                Curve.sRGB.decode((1 - v.2) * paper))
        default:
            return primaries.toSRGB(RGB(decode(v.0), decode(v.1), decode(v.2)))
        }
    }

    /// The components of a linear sRGB colour; those of spaces that are not extended are cut to 0...1.
    func components(linearSRGB rgb: RGB) -> (Double, Double, Double, Double) {
        switch model {
        case .monochrome:
            return (clamped(curve.encode(0.2126 * rgb.x + 0.7152 * rgb.y + 0.0722 * rgb.z)), 0, 0, 0)
        case .cmyk:
            let r = min(max(Curve.sRGB.encode(rgb.x), 0), 1)
            let g = min(max(Curve.sRGB.encode(rgb.y), 0), 1)
            let b = min(max(Curve.sRGB.encode(rgb.z), 0), 1)
            let paper = max(r, max(g, b))
            if paper <= 0 { return (0, 0, 0, 1) }
            return (1 - r / paper, 1 - g / paper, 1 - b / paper, 1 - paper)
        default:
            let own = primaries.fromSRGB(rgb)
            return (clamped(curve.encode(own.x)), clamped(curve.encode(own.y)), clamped(curve.encode(own.z)), 0)
        }
    }

    private func decode(_ value: Double) -> Double { curve.decode(clamped(value)) }

    private func clamped(_ value: Double) -> Double { isExtended ? value : min(max(value, 0), 1) }
}

extension ColorProfile.Curve {
    func decode(_ value: Double) -> Double {
        let v = abs(value)
        let result: Double
        switch self {
        case .linear: return value
        case .sRGB: result = v <= 0.04045 ? v / 12.92 : pow((v + 0.055) / 1.055, 2.4)
        case .adobe: result = pow(v, 563.0 / 256)
        case .bt709: result = v < 0.081 ? v / 4.5 : pow((v + 0.099) / 1.099, 1 / 0.45)
        }
        return value < 0 ? -result : result
    }

    func encode(_ value: Double) -> Double {
        let v = abs(value)
        let result: Double
        switch self {
        case .linear: return value
        case .sRGB: result = v <= 0.003_130_8 ? v * 12.92 : 1.055 * pow(v, 1 / 2.4) - 0.055
        case .adobe: result = pow(v, 256.0 / 563)
        case .bt709: result = v < 0.018 ? v * 4.5 : 1.099 * pow(v, 0.45) - 0.099
        }
        return value < 0 ? -result : result
    }
}

extension ColorProfile.Primaries {
    typealias RGB = ColorProfile.RGB

    /// Rows of the matrix that takes this space's linear RGB to CIE XYZ under D65.
    private var toXYZ: (RGB, RGB, RGB) {
        switch self {
        case .sRGB: return Self.matrix(red: (0.64, 0.33), green: (0.30, 0.60), blue: (0.15, 0.06))
        case .displayP3: return Self.matrix(red: (0.680, 0.320), green: (0.265, 0.690), blue: (0.150, 0.060))
        case .adobe: return Self.matrix(red: (0.64, 0.33), green: (0.21, 0.71), blue: (0.15, 0.06))
        case .bt2020: return Self.matrix(red: (0.708, 0.292), green: (0.170, 0.797), blue: (0.131, 0.046))
        }
    }

    func toSRGB(_ rgb: RGB) -> RGB {
        switch self {
        case .sRGB: return rgb
        case .displayP3: return Self.apply(Self.p3ToSRGB, rgb)
        default: return Self.apply(Self.inverse(Self.sRGB.toXYZ), Self.apply(toXYZ, rgb))
        }
    }

    func fromSRGB(_ rgb: RGB) -> RGB {
        switch self {
        case .sRGB: return rgb
        case .displayP3: return Self.apply(Self.sRGBToP3, rgb)
        default: return Self.apply(Self.inverse(toXYZ), Self.apply(Self.sRGB.toXYZ, rgb))
        }
    }

    private static let p3ToSRGB = product(inverse(Self.sRGB.toXYZ), Self.displayP3.toXYZ)
    private static let sRGBToP3 = product(inverse(Self.displayP3.toXYZ), Self.sRGB.toXYZ)

    private static func apply(_ m: (RGB, RGB, RGB), _ v: RGB) -> RGB {
        RGB((m.0 * v).sum(), (m.1 * v).sum(), (m.2 * v).sum())
    }

    private static func product(_ a: (RGB, RGB, RGB), _ b: (RGB, RGB, RGB)) -> (RGB, RGB, RGB) {
        func row(_ r: RGB) -> RGB { b.0 * r.x + b.1 * r.y + b.2 * r.z }
        return (row(a.0), row(a.1), row(a.2))
    }

    private static func inverse(_ m: (RGB, RGB, RGB)) -> (RGB, RGB, RGB) {
        let c0 = cross(m.1, m.2)
        let c1 = cross(m.2, m.0)
        let c2 = cross(m.0, m.1)
        let determinant = (m.0 * c0).sum()
        return (
            RGB(c0.x, c1.x, c2.x) / determinant, RGB(c0.y, c1.y, c2.y) / determinant,
            RGB(c0.z, c1.z, c2.z) / determinant
        )
    }

    private static func cross(_ a: RGB, _ b: RGB) -> RGB {
        RGB(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
    }

    private static func matrix(
        red: (Double, Double), green: (Double, Double), blue: (Double, Double)
    ) -> (RGB, RGB, RGB) {
        func xyz(_ p: (Double, Double)) -> RGB { RGB(p.0 / p.1, 1, (1 - p.0 - p.1) / p.1) }
        let white = xyz((0.3127, 0.3290))
        let r = xyz(red)
        let g = xyz(green)
        let b = xyz(blue)
        let columns = (RGB(r.x, g.x, b.x), RGB(r.y, g.y, b.y), RGB(r.z, g.z, b.z))
        let scale = apply(inverse(columns), white)
        return (columns.0 * scale, columns.1 * scale, columns.2 * scale)
    }
}
