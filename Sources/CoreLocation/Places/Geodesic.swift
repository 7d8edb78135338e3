import AppleFoundation

/// Shortest ways on the ellipsoid of WGS 84.
///
/// Vincenty's iteration answers for all pairs but those that are nearly antipodes, where it doesn't end. These are found as Karney does
/// (Algorithms for geodesics, 2013): the course at the start that leads to the other place's longitude lies between north and south and
/// is unique, so halving finds it.
package struct Geodesic {
    package static let radius = 6_378_137.0
    package static let flattening = 1 / 298.257_223_563
    private static let f = flattening
    private static let polarRadius = radius * (1 - flattening)

    /// Metres, and the courses at both ends, in degrees clockwise from north.
    package let distance: Double
    package let startCourse: Double
    package let endCourse: Double

    private init(_ distance: Double, _ startCourse: Double, _ endCourse: Double) {
        self.distance = distance
        self.startCourse = Self.course(startCourse)
        self.endCourse = Self.course(endCourse)
    }

    /// The way from one place to another.
    package init(from start: CLLocationCoordinate2D, to end: CLLocationCoordinate2D) {
        let (first, second) = (Self.radians(start.latitude), Self.radians(end.latitude))
        // The difference of longitudes, the short way round.
        let turn = (end.longitude - start.longitude).truncatingRemainder(dividingBy: 360)
        let difference = Self.radians(turn > 180 ? turn - 360 : turn < -180 ? turn + 360 : turn)
        self = Self.near(first, second, difference) ?? Self.far(first, second, difference)
    }

    /// Where one comes to.
    package static func place(
        from start: CLLocationCoordinate2D, course: Double, distance: Double
    ) -> CLLocationCoordinate2D {
        let reduced = atan((1 - f) * tan(radians(start.latitude)))
        let azimuth = radians(course)
        let sigmaStart = atan2(tan(reduced), cos(azimuth))
        let sinAlpha = cos(reduced) * sin(azimuth)
        let cosSquared = 1 - sinAlpha * sinAlpha
        let (a, b) = series(cosSquared)
        var sigma = distance / (polarRadius * a)
        var middle = 0.0
        for _ in 0..<50 {
            middle = cos(2 * sigmaStart + sigma)
            let next = distance / (polarRadius * a) + correction(b, sigma, middle)
            let isDone = abs(next - sigma) < 1e-13
            sigma = next
            if isDone { break }
        }
        middle = cos(2 * sigmaStart + sigma)
        let cross = sin(reduced) * sin(sigma) - cos(reduced) * cos(sigma) * cos(azimuth)
        let latitude = atan2(
            sin(reduced) * cos(sigma) + cos(reduced) * sin(sigma) * cos(azimuth),
            (1 - f) * (sinAlpha * sinAlpha + cross * cross).squareRoot())
        let lambda = atan2(sin(sigma) * sin(azimuth), cos(reduced) * cos(sigma) - sin(reduced) * sin(sigma) * cos(azimuth))
        let c = f / 16 * cosSquared * (4 + f * (4 - 3 * cosSquared))
        let inner = middle + c * cos(sigma) * (2 * middle * middle - 1)
        let change = lambda - (1 - c) * f * sinAlpha * (sigma + c * sin(sigma) * inner)
        return CLLocationCoordinate2D(
            latitude: latitude * 180 / .pi, longitude: remainder(start.longitude + change * 180 / .pi, 360))
    }

    // MARK: - Vincenty
    private static func series(_ cosSquared: Double) -> (a: Double, b: Double) {
        let squared = cosSquared * (radius * radius - polarRadius * polarRadius) / (polarRadius * polarRadius)
        return (
            1 + squared / 16384 * (4096 + squared * (-768 + squared * (320 - 175 * squared))),
            squared / 1024 * (256 + squared * (-128 + squared * (74 - 47 * squared)))
        )
    }

    private static func correction(_ b: Double, _ sigma: Double, _ middle: Double) -> Double {
        let (sine, cosine) = (sin(sigma), cos(sigma))
        let square = middle * middle
        let last = b / 6 * middle * (4 * sine * sine - 3) * (4 * square - 3)
        return b * sine * (middle + b / 4 * (cosine * (2 * square - 1) - last))
    }

    /// Nil where the iteration doesn't end.
    private static func near(_ first: Double, _ second: Double, _ difference: Double) -> Geodesic? {
        let (u1, u2) = (atan((1 - f) * tan(first)), atan((1 - f) * tan(second)))
        let (sin1, cos1, sin2, cos2) = (sin(u1), cos(u1), sin(u2), cos(u2))
        var lambda = difference
        for _ in 0..<20 {
            let (sine, cosine) = (sin(lambda), cos(lambda))
            let (across, along) = (cos2 * sine, cos1 * sin2 - sin1 * cos2 * cosine)
            let sinSigma = (across * across + along * along).squareRoot()
            let cosSigma = sin1 * sin2 + cos1 * cos2 * cosine
            if sinSigma == 0 { return cosSigma > 0 ? Geodesic(0, 0, 0) : nil }
            let sigma = atan2(sinSigma, cosSigma)
            let sinAlpha = cos1 * cos2 * sine / sinSigma
            let cosSquared = 1 - sinAlpha * sinAlpha
            // Along the equator there is no middle.
            let middle = cosSquared > 1e-30 ? cosSigma - 2 * sin1 * sin2 / cosSquared : 0
            let c = f / 16 * cosSquared * (4 + f * (4 - 3 * cosSquared))
            let inner = middle + c * cosSigma * (2 * middle * middle - 1)
            let next = difference + (1 - c) * f * sinAlpha * (sigma + c * sinSigma * inner)
            if abs(next) > .pi { return nil }
            let isDone = abs(next - lambda) < 1e-12
            lambda = next
            guard isDone else { continue }
            let (a, b) = series(cosSquared)
            return Geodesic(
                polarRadius * a * (sigma - correction(b, sigma, middle)),
                atan2(cos2 * sin(lambda), cos1 * sin2 - sin1 * cos2 * cos(lambda)),
                atan2(cos1 * sin(lambda), cos1 * sin2 * cos(lambda) - sin1 * cos2))
        }
        return nil
    }

    // MARK: - Nearly antipodes
    private static func far(_ first: Double, _ second: Double, _ difference: Double) -> Geodesic {
        // From the one that is further from the equator, which lies south, eastwards: mirrored, and turned back at the end.
        let isSwapped = abs(first) < abs(second)
        var (low, high) = isSwapped ? (second, first) : (first, second)
        let isFlipped = low > 0
        if isFlipped { (low, high) = (-low, -high) }
        let (b1, b2) = (atan((1 - f) * tan(low)), atan((1 - f) * tan(high)))
        let wanted = abs(difference)
        var (least, most) = (0.0, Double.pi)
        for _ in 0..<60 {
            let course = (least + most) / 2
            if Arc(b1, b2, course).longitude < wanted { least = course } else { most = course }
        }
        let arc = Arc(b1, b2, (least + most) / 2)
        var courses = (arc.course, arc.endCourse)
        // Southwards instead of northwards, backwards, westwards.
        if isFlipped { courses = (.pi - courses.0, .pi - courses.1) }
        if isSwapped { courses = (.pi - courses.1, .pi - courses.0) }
        if difference < 0 { courses = (-courses.0, -courses.1) }
        return Geodesic(arc.length, courses.0, courses.1)
    }

    /// The way that leaves one reduced latitude on a course, to where it reaches another one going north.
    private struct Arc {
        let course: Double
        let endCourse: Double
        private let sinAlpha: Double
        private let start: Double
        private let end: Double
        private let squared: Double

        init(_ b1: Double, _ b2: Double, _ course: Double) {
            self.course = course
            sinAlpha = sin(course) * cos(b1)
            let north = (cos(course) * cos(b1)) * (cos(course) * cos(b1)) + (cos(b2) * cos(b2) - cos(b1) * cos(b1))
            let cosEnd = max(0, north).squareRoot()
            endCourse = atan2(sinAlpha, cosEnd)
            // South of the equator or on it, where the sign of nothing would count.
            start = -abs(atan2(sin(b1), cos(course) * cos(b1)))
            end = atan2(sin(b2), cosEnd)
            let second = f * (2 - f) / ((1 - f) * (1 - f))
            squared = second * (1 - sinAlpha * sinAlpha)
        }

        /// Sixteen points of Gauss and Legendre: exact to the last digits on functions as smooth as these.
        private func integral(_ body: (Double) -> Double) -> Double {
            let (middle, half) = ((start + end) / 2, (end - start) / 2)
            var sum = 0.0
            for (point, weight) in Self.points {
                for sign in [-1.0, 1] {
                    let sine = sin(middle + sign * point * half)
                    sum += weight * body((1 + squared * sine * sine).squareRoot())
                }
            }
            return sum * half
        }

        private static let points: [(Double, Double)] = [
            (0.095_012_509_837_637_44, 0.189_450_610_455_068_50), (0.281_603_550_779_258_91, 0.182_603_415_044_923_59),
            (0.458_016_777_657_227_39, 0.169_156_519_395_002_54), (0.617_876_244_402_643_75, 0.149_595_988_816_576_73),
            (0.755_404_408_355_003_03, 0.124_628_971_255_533_87), (0.865_631_202_387_831_74, 0.095_158_511_682_492_78),
            (0.944_575_023_073_232_58, 0.062_253_523_938_647_89), (0.989_400_934_991_649_93, 0.027_152_459_411_754_09),
        ]

        var longitude: Double {
            func around(_ sigma: Double) -> Double { atan2(sinAlpha * sin(sigma), cos(sigma)) }
            let sphere = around(end) - around(start)
            return sphere - f * sinAlpha * integral { (2 - f) / (1 + (1 - f) * $0) }
        }

        var length: Double { polarRadius * integral { $0 } }
    }

    // MARK: - Angles
    private static func radians(_ degrees: Double) -> Double { degrees * .pi / 180 }

    private static func course(_ radians: Double) -> Double {
        let degrees = (radians * 180 / .pi).truncatingRemainder(dividingBy: 360)
        return degrees < 0 ? degrees + 360 : degrees
    }
}
