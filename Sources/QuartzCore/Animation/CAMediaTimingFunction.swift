import AppleFoundation
import CoreGraphics

/// The named curves of time.
public struct CAMediaTimingFunctionName: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CAMediaTimingFunctionName(rawValue: "linear")
    public static let easeIn = CAMediaTimingFunctionName(rawValue: "easeIn")
    public static let easeOut = CAMediaTimingFunctionName(rawValue: "easeOut")
    public static let easeInEaseOut = CAMediaTimingFunctionName(rawValue: "easeInEaseOut")
    public static let `default` = CAMediaTimingFunctionName(rawValue: "default")
}

/// Pacing of an animation: a cubic Bézier curve from (0, 0) to (1, 1).
open class CAMediaTimingFunction: NSObject {
    private let c1x: Double, c1y: Double, c2x: Double, c2y: Double

    public convenience init(name: CAMediaTimingFunctionName) {
        switch name {
        case .linear: self.init(controlPoints: 0, 0, 1, 1)
        case .easeIn: self.init(controlPoints: 0.42, 0, 1, 1)
        case .easeOut: self.init(controlPoints: 0, 0, 0.58, 1)
        case .easeInEaseOut: self.init(controlPoints: 0.42, 0, 0.58, 1)
        default: self.init(controlPoints: 0.25, 0.1, 0.25, 1)
        }
    }

    /// The end points are fixed; x of a control point is kept within 0...1, where the curve is a function of time.
    public init(controlPoints c1x: Float, _ c1y: Float, _ c2x: Float, _ c2y: Float) {
        self.c1x = Double(min(max(c1x, 0), 1))
        self.c1y = Double(c1y)
        self.c2x = Double(min(max(c2x, 0), 1))
        self.c2y = Double(c2y)
    }

    /// Writes point `index` (0 to 3) of the curve.
    open func getControlPoint(at index: Int, values: UnsafeMutablePointer<Float>) {
        let point = controlPoint(at: index)
        values[0] = Float(point.x)
        values[1] = Float(point.y)
    }

    package func controlPoint(at index: Int) -> CGPoint {
        switch index {
        case 0: return .zero
        case 1: return CGPoint(x: c1x, y: c1y)
        case 2: return CGPoint(x: c2x, y: c2y)
        default: return CGPoint(x: 1, y: 1)
        }
    }

    /// The progress at `fraction` of the time.
    package func value(at fraction: Double) -> Double {
        if fraction <= 0 { return 0 }
        if fraction >= 1 { return 1 }
        if c1x == c1y, c2x == c2y { return fraction }
        let t = parameter(forX: fraction)
        return Self.coordinate(t, c1y, c2y)
    }

    private static func coordinate(_ t: Double, _ c1: Double, _ c2: Double) -> Double {
        let u = 1 - t
        let first: Double = 3 * u * u * t * c1
        let second: Double = 3 * u * t * t * c2
        return first + second + t * t * t
    }

    /// Newton's steps inside a shrinking bracket: x rises with t, so this always arrives.
    private func parameter(forX x: Double) -> Double {
        var low = 0.0
        var high = 1.0
        var t = x
        for _ in 0..<64 {
            let error = Self.coordinate(t, c1x, c2x) - x
            if abs(error) < 1e-12 { return t }
            if error > 0 { high = t } else { low = t }
            let u = 1 - t
            let s1: Double = 3 * u * u * c1x
            let s2: Double = 6 * u * t * (c2x - c1x)
            let slope: Double = s1 + s2 + 3 * t * t * (1 - c2x)
            let next = slope > 1e-9 ? t - error / slope : .nan
            t = next > low && next < high ? next : (low + high) / 2
        }
        return t
    }

    override open func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CAMediaTimingFunction else { return false }
        return c1x == other.c1x && c1y == other.c1y && c2x == other.c2x && c2y == other.c2y
    }

    override open var hash: Int { [c1x, c1y, c2x, c2y].hashValue }

    override open var description: String { "CAMediaTimingFunction(\(c1x), \(c1y), \(c2x), \(c2y))" }
}
