import AppleFoundation
import CoreGraphics

/// Numbers and geometry as texts that don't depend on locale, and don't change with the last bits of a sum.
enum Describe {
    /// At most three decimals.
    static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return "\(value)" }
        let thousandths = (value * 1_000).rounded()
        guard abs(thousandths) < 9e15 else { return "\(value)" }
        let whole = Int(thousandths)
        let sign = whole < 0 ? "-" : ""
        let digits = abs(whole)
        guard digits % 1_000 != 0 else { return "\(sign)\(digits / 1_000)" }
        var decimals = String(1_000 + digits % 1_000).dropFirst()
        while decimals.hasSuffix("0") { decimals = decimals.dropLast() }
        return "\(sign)\(digits / 1_000).\(decimals)"
    }

    static func point(_ point: CGPoint) -> String { "(\(number(point.x)), \(number(point.y)))" }

    static func rect(_ rect: CGRect) -> String {
        "(\(number(rect.origin.x)), \(number(rect.origin.y)); \(number(rect.size.width)) x \(number(rect.size.height)))"
    }
}
