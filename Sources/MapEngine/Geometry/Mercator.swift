import AppleFoundation

/// A place on the flat world, which is 2^28 units wide and high: x grows to the east, y to the south.
package struct WorldPoint: Hashable, Sendable {
    package var x: Double
    package var y: Double

    package init(_ x: Double, _ y: Double) { (self.x, self.y) = (x, y) }

    /// The same place with an x in the world, or the copy of it that is nearest to another.
    package var inWorld: WorldPoint { WorldPoint(Mercator.wrapped(x), y) }
    package func nearest(to other: WorldPoint) -> WorldPoint {
        WorldPoint(x + ((other.x - x) / Mercator.side).rounded() * Mercator.side, y)
    }
}

/// A part of the flat world; it may reach over the date line.
package struct WorldRect: Hashable, Sendable {
    package var minX: Double
    package var minY: Double
    package var maxX: Double
    package var maxY: Double

    package init(minX: Double, minY: Double, maxX: Double, maxY: Double) {
        (self.minX, self.minY, self.maxX, self.maxY) = (minX, minY, maxX, maxY)
    }

    package var width: Double { maxX - minX }
    package var height: Double { maxY - minY }
    package var center: WorldPoint { WorldPoint((minX + maxX) / 2, (minY + maxY) / 2) }

    package func inset(by distance: Double) -> WorldRect {
        WorldRect(minX: minX + distance, minY: minY + distance, maxX: maxX - distance, maxY: maxY - distance)
    }
    package func moved(byX distance: Double) -> WorldRect {
        WorldRect(minX: minX + distance, minY: minY, maxX: maxX + distance, maxY: maxY)
    }
    package func meets(_ other: WorldRect) -> Bool {
        minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
    }
    package func holds(_ point: WorldPoint) -> Bool {
        point.x >= minX && point.x <= maxX && point.y >= minY && point.y <= maxY
    }
    package func holds(_ other: WorldRect) -> Bool {
        minX <= other.minX && minY <= other.minY && maxX >= other.maxX && maxY >= other.maxY
    }
    /// How far to move something of the world so that it may lie in here: by whole worlds.
    package var copies: ClosedRange<Int> {
        let first = (minX / Mercator.side).rounded(.down)
        let last = (maxX / Mercator.side).rounded(.down)
        // More copies than a screen can show mean a rectangle that makes no sense.
        guard first.isFinite, last.isFinite, abs(first) < 1e6, last - first < 64 else { return 0...0 }
        return Int(first)...Int(last)
    }
}

/// The projection of web maps: the earth as a ball, angles kept, the poles infinitely far away.
package enum Mercator {
    package static let side = 268_435_456.0
    /// Where the world ends, so that it is as high as it is wide.
    package static let limit = 85.051_128_779_806_6
    package static let earthRadius = 6_378_137.0

    package static func point(latitude: Double, longitude: Double) -> WorldPoint {
        let sine = sin(min(max(latitude, -limit), limit) * .pi / 180)
        return WorldPoint((longitude / 360 + 0.5) * side, (0.5 - atanh(sine) / (2 * .pi)) * side)
    }

    package static func latitude(y: Double) -> Double { atan(sinh((0.5 - y / side) * 2 * .pi)) * 180 / .pi }
    package static func longitude(x: Double) -> Double { (x / side - 0.5) * 360 }

    /// From -180 to 180.
    package static func place(_ point: WorldPoint) -> (latitude: Double, longitude: Double) {
        (latitude(y: point.y), longitude(x: wrapped(point.x)))
    }

    /// The world goes round: 0 up to its side, which stays itself.
    package static func wrapped(_ x: Double) -> Double {
        if x >= 0, x <= side { return x }
        let rest = x.truncatingRemainder(dividingBy: side)
        return rest < 0 ? rest + side : rest
    }

    package static func metresPerUnit(latitude: Double) -> Double {
        2 * .pi * earthRadius / side * cos(min(max(latitude, -limit), limit) * .pi / 180)
    }

    /// Half the height of a band about a latitude that is so many degrees high, and as far up as down on the flat world.
    ///
    /// With s = tan(degrees / 2) / cos(latitude) the band ends asinh(s) above and below.
    package static func halfHeight(degrees: Double, about latitude: Double) -> Double {
        let around = cos(min(max(latitude, -limit), limit) * .pi / 180)
        guard degrees < 180 else { return side / 2 }
        return min(asinh(tan(max(0, degrees) / 2 * .pi / 180) / around) / (2 * .pi) * side, side / 2)
    }

    /// The other way: how many degrees high a band is.
    package static func degrees(halfHeight: Double, about latitude: Double) -> Double {
        let around = cos(min(max(latitude, -limit), limit) * .pi / 180)
        return 2 * atan(sinh(halfHeight / side * 2 * .pi) * around) * 180 / .pi
    }
}
