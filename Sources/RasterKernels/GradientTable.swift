/// A colour at a place between 0 and 1, not premultiplied.
package struct GradientStop: Sendable {
    package var location: Float
    package var red: Float
    package var green: Float
    package var blue: Float
    package var alpha: Float

    package init(location: Float, red: Float, green: Float, blue: Float, alpha: Float) {
        self.location = location
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }
}

/// A gradient's colours at 1024 places, premultiplied. Not dithered, so that equal places give equal pixels.
package struct GradientTable: Sendable {
    package static let size = 1024

    package let entries: [UInt32]
    package let isOpaque: Bool

    /// `stops` rise in location; a location that falls back counts as the one before.
    package init(stops: [GradientStop], interpolatesPremultiplied: Bool = false) {
        guard let first = stops.first else {
            entries = [UInt32](repeating: 0, count: Self.size)
            isOpaque = false
            return
        }
        var table: [UInt32] = []
        table.reserveCapacity(Self.size)
        var next = 0
        var before = first
        var after = first
        for index in 0..<Self.size {
            let place = (Float(index) + 0.5) / Float(Self.size)
            while next < stops.count && !(stops[next].location > place) {
                before = stops[next]
                next += 1
            }
            after = next < stops.count ? stops[next] : before
            if next == 0 { before = first }
            let distance = after.location - before.location
            let fraction = distance > 0 ? min(max((place - before.location) / distance, 0), 1) : 0
            table.append(Self.mix(before, after, fraction, interpolatesPremultiplied))
        }
        entries = table
        isOpaque = stops.allSatisfy { $0.alpha >= 1 }
    }

    private static func mix(_ a: GradientStop, _ b: GradientStop, _ t: Float, _ premultiplied: Bool) -> UInt32 {
        let alpha = a.alpha + (b.alpha - a.alpha) * t
        if premultiplied {
            let red = a.red * a.alpha + (b.red * b.alpha - a.red * a.alpha) * t
            let green = a.green * a.alpha + (b.green * b.alpha - a.green * a.alpha) * t
            let blue = a.blue * a.alpha + (b.blue * b.alpha - a.blue * a.alpha) * t
            return byte(alpha) &<< 24 | byte(red) &<< 16 | byte(green) &<< 8 | byte(blue)
        }
        return PixelMath.premultiplied(
            red: a.red + (b.red - a.red) * t, green: a.green + (b.green - a.green) * t, blue: a.blue + (b.blue - a.blue) * t,
            alpha: alpha)
    }
}

/// From pixel coordinates of the plane to a gradient's own: u = a x + c y + tx, v = b x + d y + ty.
package struct GradientMap: Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var tx: Double
    package var ty: Double

    package init(a: Double, b: Double, c: Double, d: Double, tx: Double, ty: Double) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.tx = tx
        self.ty = ty
    }

    /// u runs from 0 at the first point to 1 at the second; nil when they coincide or are not finite.
    package static func linear(fromX: Double, fromY: Double, toX: Double, toY: Double) -> GradientMap? {
        let dx = toX - fromX
        let dy = toY - fromY
        let length = dx * dx + dy * dy
        guard length > 1e-12, length.isFinite else { return nil }
        let a = dx / length
        let c = dy / length
        return GradientMap(a: a, b: 0, c: c, d: 0, tx: -(fromX * a + fromY * c), ty: 0)
    }

    var isFinite: Bool { (a + b + c + d + tx + ty).isFinite }
}
