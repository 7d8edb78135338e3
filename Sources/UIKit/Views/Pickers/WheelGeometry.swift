import AppleFoundation
import CoreGraphics

/// Rows on the front of a drum that is seen from outside: those away from the middle turn away, lie closer together and fade.
struct WheelGeometry: Equatable {
    /// Of the window through which the drum is seen.
    var height: CGFloat
    var rowHeight: CGFloat

    /// How a row is seen.
    struct Look: Equatable {
        /// Of its middle, from the middle of the wheel.
        var offset: CGFloat
        /// What is left of its height.
        var squeeze: CGFloat
        /// How much smaller it is for being further away.
        var shrink: CGFloat
        var alpha: CGFloat
    }

    var radius: CGFloat { max(1, height * 0.45) }
    /// On the drum, from the middle to where nothing is seen any more.
    var reach: CGFloat { radius * Self.lastAngle }
    private static let lastAngle: CGFloat = 1.45
    /// How far away the eye is, in radii.
    private static let eye: CGFloat = 12

    /// `distance` is measured along the drum, downwards. Nil for what has turned away.
    func look(at distance: CGFloat) -> Look? {
        let angle = distance / radius
        guard abs(angle) < Self.lastAngle else { return nil }
        let facing = cos(angle)
        let shrink = 1 / (1 + (1 - facing) / Self.eye)
        let awayFromMiddle = min(1, abs(distance) / max(1, rowHeight))
        return Look(
            offset: radius * sin(angle) * shrink, squeeze: facing, shrink: shrink,
            alpha: (1 - 0.42 * awayFromMiddle) * pow(facing, 0.8))
    }

    /// Along the drum, for a place on the screen; the other way round.
    func distance(at offset: CGFloat) -> CGFloat { radius * asin(max(-1, min(1, offset / radius))) }

    // MARK: Rows

    /// Of the row in the middle, when the content begins with the first row there.
    func row(at travel: CGFloat, of count: Int) -> Int {
        guard count > 0, rowHeight > 0, travel.isFinite else { return 0 }
        return Int(max(0, min(CGFloat(count - 1), (travel / rowHeight).rounded())))
    }

    func travel(toRow row: Int) -> CGFloat { CGFloat(row) * rowHeight }

    /// The rows that can be seen.
    func rows(at travel: CGFloat, of count: Int) -> Range<Int> {
        guard count > 0, rowHeight > 0 else { return 0..<0 }
        let first = Int(max(0, min(CGFloat(count), ((travel - reach) / rowHeight).rounded(.up))))
        let last = Int(max(-1, min(CGFloat(count - 1), ((travel + reach) / rowHeight).rounded(.down))))
        return first <= last ? first..<(last + 1) : 0..<0
    }
}
