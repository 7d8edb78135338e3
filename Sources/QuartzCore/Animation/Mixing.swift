import AppleFoundation
import CoreGraphics

/// Colours between colours, in sRGB and with premultiplied alpha so that a transparent end brings no colour of its own.
enum ColorMixing {
    static func mix(_ a: CGColor, _ b: CGColor, _ t: Double) -> CGColor {
        if t == 0 { return a }
        if t == 1 { return b }
        let (x, y) = (a.srgb, b.srgb)
        let f = Float(t)
        let alpha = min(1, max(0, x.alpha + (y.alpha - x.alpha) * f))
        guard alpha > 0 else { return CGColor(SRGBColor(red: y.red, green: y.green, blue: y.blue, alpha: 0)) }
        func part(_ p: Float, _ q: Float) -> Float {
            let weighted: Float = p * x.alpha + (q * y.alpha - p * x.alpha) * f
            return min(1, max(0, weighted / alpha))
        }
        return CGColor(
            SRGBColor(red: part(x.red, y.red), green: part(x.green, y.green), blue: part(x.blue, y.blue), alpha: alpha))
    }

    static func add(_ a: CGColor, _ b: CGColor, _ times: Double) -> CGColor {
        let (x, y) = (a.srgb, b.srgb)
        let f = Float(times)
        func clamp(_ value: Float) -> Float { min(1, max(0, value)) }
        return CGColor(
            SRGBColor(
                red: clamp(x.red + y.red * f), green: clamp(x.green + y.green * f), blue: clamp(x.blue + y.blue * f),
                alpha: clamp(x.alpha + y.alpha * f)))
    }

    static func distance(_ a: CGColor, _ b: CGColor) -> Double {
        let (x, y) = (a.srgb, b.srgb)
        let red = x.red - y.red
        let green = x.green - y.green
        let blue = x.blue - y.blue
        let alpha = x.alpha - y.alpha
        return Double((red * red + green * green + blue * blue + alpha * alpha).squareRoot())
    }
}

/// A path between two paths of the same make.
enum PathMixing {
    /// Nil when the paths' elements do not match one to one.
    static func mix(_ a: CGPath, _ b: CGPath, _ t: Double) -> CGPath? {
        if t == 0 { return a }
        if t == 1 { return b }
        let (from, to) = (a.storage, b.storage)
        guard from.verbs == to.verbs, from.points.count == to.points.count else { return nil }
        var result = PathStorage()
        var index = 0
        let f = CGFloat(t)
        func next() -> CGPoint {
            let (p, q) = (from.points[index], to.points[index])
            index += 1
            return CGPoint(x: p.x + (q.x - p.x) * f, y: p.y + (q.y - p.y) * f)
        }
        for verb in from.verbs {
            switch verb {
            case .move: result.move(to: next())
            case .line: result.line(to: next())
            case .quad:
                let control = next()
                result.quad(to: next(), control: control)
            case .cubic:
                let control1 = next()
                let control2 = next()
                result.cubic(to: next(), control1: control1, control2: control2)
            case .close: result.close()
            }
        }
        return CGPath(storage: result)
    }
}

/// A picture between two pictures of one size.
enum ImageMixing {
    static func mix(_ a: CGImage, _ b: CGImage, _ t: Double) -> CGImage? {
        if t <= 0 { return a }
        if t >= 1 { return b }
        let (from, to) = (a.pixels, b.pixels)
        guard from.width == to.width, from.height == to.height, from.format == .argb, to.format == .argb,
            let result = PixelBuffer(width: from.width, height: from.height)
        else { return nil }
        let weight = UInt32((t * 256).rounded())
        // Two of a word's four parts at a time, each with room for its product.
        func blend(_ p: UInt32, _ q: UInt32) -> UInt32 {
            let mask: UInt32 = 0x00ff_00ff
            let low = ((p & mask) &* (256 - weight) &+ (q & mask) &* weight) >> 8 & mask
            let high = ((p >> 8 & mask) &* (256 - weight) &+ (q >> 8 & mask) &* weight) & ~mask
            return low | high
        }
        for y in 0..<from.height {
            let (source, goal, target) = (from.row(y), to.row(y), result.row(y))
            for x in 0..<from.width { target[x] = blend(source[x], goal[x]) }
        }
        return CGImage(pixels: result, isOpaque: a.isOpaque && b.isOpaque)
    }
}
