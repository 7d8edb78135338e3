import AppleFoundation
import CoreGraphics

/// Decides where a sheet goes that the user pulls: while the finger is down, and when it is lifted.
package struct SheetDrag: Equatable {
    /// Where the sheet comes to rest.
    package enum Rest: Equatable {
        /// By its place in `tops`.
        case detent(Int)
        case gone
    }

    /// The upper edges of the active detents, from the largest sheet, which is highest, to the smallest.
    package let tops: [CGFloat]
    /// The lower edge of the container.
    package let bottom: CGFloat
    /// Where the sheet was when the pull began.
    package let start: CGFloat

    package init(tops: [CGFloat], bottom: CGFloat, start: CGFloat) {
        self.tops = tops
        self.bottom = bottom
        self.start = start
    }

    var highest: CGFloat { tops.first ?? start }
    var lowest: CGFloat { tops.last ?? start }

    /// The further it is pulled where it can't go, the less it follows.
    static func resisted(_ distance: CGFloat) -> CGFloat {
        let length: CGFloat = 120
        return distance * length / (distance + length)
    }

    /// The sheet's upper edge for a finger that has moved this far. Below the smallest detent it follows only if it may go.
    package func top(for translation: CGFloat, mayGo: Bool) -> CGFloat {
        let wished = start + translation
        if wished < highest { return highest - Self.resisted(highest - wished) * 0.25 }
        if wished > lowest, !mayGo { return lowest + Self.resisted(wished - lowest) }
        return min(wished, bottom)
    }

    /// How much of the way out lies behind.
    package func share(at top: CGFloat) -> CGFloat { bottom > lowest ? min(max((top - lowest) / (bottom - lowest), 0), 1) : 0 }

    /// Where the sheet goes when the finger is lifted at a speed, in points per second.
    package func rest(top: CGFloat, velocity: CGFloat, mayGo: Bool) -> Rest {
        // A flick carries on for about a sixth of a second.
        let aimed = top + velocity / 6
        if mayGo, aimed > lowest + (bottom - lowest) / 2, top > lowest || velocity > 0 { return .gone }
        let nearest = tops.indices.min { abs(tops[$0] - aimed) < abs(tops[$1] - aimed) }
        return .detent(nearest ?? 0)
    }

    /// Whether a sheet that may not go was pulled as if it should.
    func isAttempt(translation: CGFloat, velocity: CGFloat) -> Bool {
        let pulled = start + translation - lowest
        return pulled > 0 && pulled + velocity / 6 > 60
    }
}
