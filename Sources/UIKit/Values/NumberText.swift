import AppleFoundation
import CoreGraphics

/// Numbers as `%g` prints them: no trailing zeros, independent of the locale.
package enum NumberText {
    package static func short(_ value: CGFloat) -> String {
        if let whole = Int(exactly: Double(value)), abs(whole) < 1_000_000 { return String(whole) }
        return String(format: "%g", Double(value))
    }

    /// The first `count` numbers in a text such as `{{1, 2}, {3, 4}}`; zeros for what is missing.
    package static func numbers(in text: String, count: Int) -> [CGFloat] {
        var found: [CGFloat] = []
        for part in text.split(whereSeparator: { "{}, ".contains($0) }) where found.count < count {
            found.append(CGFloat(Double(part) ?? 0))
        }
        while found.count < count { found.append(0) }
        return found
    }
}
