import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing

/// Compares pixels with the formulas of the PDF and CSS compositing specifications, written down once more.
@Suite(.documented("CGBlendMode")) struct BlendModeTests {
    typealias RGBA = SIMD4<Double>

    static let modes = (0..<28).map { CGBlendMode(rawValue: $0)! }

    static let pairs: [(RGBA, RGBA)] = [
        (RGBA(0.8, 0.2, 0.4, 1), RGBA(0.4, 0.6, 0.2, 1)), (RGBA(0.2, 0.6, 0.8, 0.6), RGBA(1, 0.4, 0, 1)),
        (RGBA(0, 1, 0.4, 0.4), RGBA(0.6, 0.2, 0.8, 0.6)), (RGBA(1, 1, 1, 1), RGBA(0.2, 0.4, 0.6, 0.4)),
        (RGBA(0.4, 0.4, 0.2, 0.8), RGBA(0, 0, 0, 0)), (RGBA(0.2, 0.8, 0.6, 1), RGBA(0, 0, 0, 1)),
        (RGBA(0.6, 0.2, 0.2, 0), RGBA(0.4, 0.6, 0.8, 0.8)),
    ]

    @Test(arguments: modes) func `the inside of a shape follows the formula`(mode: CGBlendMode) {
        for (source, backdrop) in Self.pairs {
            let canvas = Canvas(8, 8)
            let c = canvas.context
            c.setFillColor(red: backdrop.x, green: backdrop.y, blue: backdrop.z, alpha: backdrop.w)
            c.fill(rect(0, 0, 8, 8))
            c.setBlendMode(mode)
            c.setFillColor(red: source.x, green: source.y, blue: source.z, alpha: source.w)
            c.fill(rect(2, 2, 4, 4))
            let expected = Self.blend(mode, source, backdrop)
            let word = canvas[4, 4]
            let got = RGBA(Double(word >> 16 & 255), Double(word >> 8 & 255), Double(word & 255), Double(word >> 24))
            let difference = got - expected * 255
            #expect(
                max(abs(difference.max()), abs(difference.min())) <= 2.6,
                "\(mode) of \(source) on \(backdrop): \(got / 255) instead of \(expected)")
        }
    }

    @Test(arguments: modes) func `nothing changes outside of a shape`(mode: CGBlendMode) {
        func draw(_ paint: (CGContext) -> Void) -> Canvas {
            let canvas = Canvas(20, 20)
            let c = canvas.context
            c.setFillColor(red)
            c.fill(rect(0, 0, 20, 20))
            c.setBlendMode(mode)
            c.setFillColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
            c.setStrokeColor(CGColor(red: 0, green: 0, blue: 1, alpha: 0.5))
            paint(c)
            return canvas
        }
        let shapes: [(CGContext) -> Void] = [
            { $0.fill(rect(5, 5, 10, 10)) },
            { $0.fillEllipse(in: rect(5, 5, 10, 10)) },
            {
                $0.setLineWidth(4)
                $0.stroke(rect(7, 7, 6, 6))
            },
            { $0.draw(Showcase.picture(), in: rect(5, 5, 10, 10)) },
            {
                $0.setAlpha(0.5)
                $0.beginTransparencyLayer(in: rect(5, 5, 10, 10), auxiliaryInfo: nil)
                $0.fill(rect(0, 0, 20, 20))
                $0.endTransparencyLayer()
            },
            {
                $0.setShadow(offset: .zero, blur: 1)
                $0.fill(rect(7, 7, 6, 6))
            },
        ]
        for shape in shapes {
            let canvas = draw(shape)
            for (x, y) in [(1, 1), (18, 1), (10, 2), (2, 10), (18, 18)] { #expect(canvas[x, y] == 0xFFFF_0000) }
        }
    }

    @Test(arguments: [CGBlendMode.sourceIn, .copy, .destinationIn, .plusDarker, .clear, .sourceOut])
    func `a half covered pixel lies between before and after`(mode: CGBlendMode) {
        let canvas = Canvas(4, 4)
        let c = canvas.context
        c.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.8))
        c.fill(rect(0, 0, 4, 4))
        let before = canvas[0, 0]
        c.setBlendMode(mode)
        c.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.6))
        c.fill(rect(1, 0, 1.5, 4))
        let after = canvas[1, 1]
        let half = canvas[2, 1]
        for shift: UInt32 in [0, 8, 16, 24] {
            let mean = (Int(before >> shift & 255) + Int(after >> shift & 255)) / 2
            #expect(abs(Int(half >> shift & 255) - mean) <= 2)
        }
    }

    @Test(arguments: [CGBlendMode.sourceIn, .copy, .destinationIn, .plusDarker, .clear, .sourceOut, .multiply])
    func `a half clipped pixel lies between before and after`(mode: CGBlendMode) {
        func draw(clipped: Bool) -> Canvas {
            let canvas = Canvas(20, 20)
            let c = canvas.context
            c.setFillColor(CGColor(red: 0, green: 1, blue: 0, alpha: 0.8))
            c.fill(rect(0, 0, 20, 20))
            if clipped {
                c.addEllipse(in: rect(2, 2, 16, 16))
                c.clip()
            }
            c.setBlendMode(mode)
            c.setFillColor(CGColor(red: 1, green: 0, blue: 0, alpha: 0.6))
            c.fill(rect(0, 0, 20, 20))
            return canvas
        }
        let all = draw(clipped: false)[10, 10]
        let canvas = draw(clipped: true)
        let mask = Canvas(20, 20)
        mask.context.setFillColor(gray: 0, alpha: 1)
        mask.context.fillEllipse(in: rect(2, 2, 16, 16))
        let before = canvas[0, 0]
        for y in 0..<20 {
            for x in 0..<20 {
                let share = Double(mask.alpha(x, y)) / 255
                for shift: UInt32 in [0, 8, 16, 24] {
                    let expected = Double(before >> shift & 255) * (1 - share) + Double(all >> shift & 255) * share
                    #expect(abs(Double(canvas[x, y] >> shift & 255) - expected) <= 4)
                }
            }
        }
    }

    // MARK: The formulas

    static func blend(_ mode: CGBlendMode, _ s: RGBA, _ d: RGBA) -> RGBA {
        let (sa, da) = (s.w, d.w)
        let (sp, dp) = (RGBA(s.x * sa, s.y * sa, s.z * sa, sa), RGBA(d.x * da, d.y * da, d.z * da, da))
        switch mode {
        case .clear: return RGBA()
        case .copy: return sp
        case .sourceIn: return sp * da
        case .sourceOut: return sp * (1 - da)
        case .sourceAtop: return sp * da + dp * (1 - sa)
        case .destinationOver: return sp * (1 - da) + dp
        case .destinationIn: return dp * sa
        case .destinationOut: return dp * (1 - sa)
        case .destinationAtop: return sp * (1 - da) + dp * sa
        case .xor: return sp * (1 - da) + dp * (1 - sa)
        case .plusLighter: return (sp + dp).clamped(lowerBound: RGBA(), upperBound: RGBA(repeating: 1))
        case .plusDarker:
            let a = min(1, sa + da)
            func part(_ s: Double, _ d: Double) -> Double { max(0, a - (da - d) - (sa - s)) }
            return RGBA(part(sp.x, dp.x), part(sp.y, dp.y), part(sp.z, dp.z), a)
        default:
            let mixed = color(mode, s, d)
            func part(_ s: Double, _ d: Double, _ b: Double) -> Double {
                (1 - da) * sa * s + (1 - sa) * da * d + sa * da * b
            }
            return RGBA(part(s.x, d.x, mixed.x), part(s.y, d.y, mixed.y), part(s.z, d.z, mixed.z), sa + da - sa * da)
        }
    }

    private static func color(_ mode: CGBlendMode, _ s: RGBA, _ d: RGBA) -> RGBA {
        switch mode {
        case .hue: return setLuminosity(setSaturation(s, saturation(d)), luminosity(d))
        case .saturation: return setLuminosity(setSaturation(d, saturation(s)), luminosity(d))
        case .color: return setLuminosity(s, luminosity(d))
        case .luminosity: return setLuminosity(d, luminosity(s))
        default: return RGBA(channel(mode, s.x, d.x), channel(mode, s.y, d.y), channel(mode, s.z, d.z), 0)
        }
    }

    private static func channel(_ mode: CGBlendMode, _ s: Double, _ d: Double) -> Double {
        switch mode {
        case .multiply: return s * d
        case .screen: return s + d - s * d
        case .overlay: return channel(.hardLight, d, s)
        case .darken: return min(s, d)
        case .lighten: return max(s, d)
        case .colorDodge: return d == 0 ? 0 : s >= 1 ? 1 : min(1, d / (1 - s))
        case .colorBurn: return d >= 1 ? 1 : s <= 0 ? 0 : 1 - min(1, (1 - d) / s)
        case .softLight:
            if s <= 0.5 { return d - (1 - 2 * s) * d * (1 - d) }
            let g = d <= 0.25 ? ((16 * d - 12) * d + 4) * d : d.squareRoot()
            return d + (2 * s - 1) * (g - d)
        case .hardLight: return s <= 0.5 ? 2 * s * d : 1 - 2 * (1 - s) * (1 - d)
        case .difference: return abs(s - d)
        case .exclusion: return s + d - 2 * s * d
        default: return s
        }
    }

    private static func luminosity(_ c: RGBA) -> Double { 0.3 * c.x + 0.59 * c.y + 0.11 * c.z }

    private static func saturation(_ c: RGBA) -> Double { max(c.x, c.y, c.z) - min(c.x, c.y, c.z) }

    private static func setLuminosity(_ c: RGBA, _ value: Double) -> RGBA {
        var c = c + RGBA(repeating: value - luminosity(c))
        let l = luminosity(c)
        let low = min(c.x, c.y, c.z)
        let high = max(c.x, c.y, c.z)
        let gray = RGBA(repeating: l)
        if low < 0 { c = gray + (c - gray) * (l / (l - low)) }
        if high > 1 { c = gray + (c - gray) * ((1 - l) / (high - l)) }
        return c
    }

    private static func setSaturation(_ c: RGBA, _ value: Double) -> RGBA {
        let low = min(c.x, c.y, c.z)
        let range = saturation(c)
        if range == 0 { return RGBA() }
        return (c - RGBA(repeating: low)) * (value / range)
    }
}
