import AppleFoundation

/// Where on a route the device is after so many seconds.
struct RouteClock {
    private let points: [LocationRoute.Point]
    /// When each point is reached, from the first one.
    private let times: [TimeInterval]

    /// Times of the route count where all are there and in order; else each leg takes what the speed says.
    init(_ route: LocationRoute, speed: CLLocationSpeed) {
        points = route.points
        let known = points.compactMap(\.time)
        if known.count == points.count, known.count > 1, zip(known, known.dropFirst()).allSatisfy({ $0 < $1 }) {
            times = known.map { $0.timeIntervalSince(known[0]) }
        } else {
            var sum = 0.0
            let legs = zip(points, points.dropFirst()).map { Geodesic(from: $0.coordinate, to: $1.coordinate).distance }
            times =
                [0]
                + legs.map { leg in
                    sum += leg / max(speed, 0.01)
                    return sum
                }
        }
    }

    var duration: TimeInterval { times.last ?? 0 }

    func location(after seconds: TimeInterval, at date: Date) -> CLLocation? {
        guard let first = points.first, let last = points.last else { return nil }
        let next = times.firstIndex { $0 > seconds } ?? points.count
        guard next > 0, next < points.count else {
            return Self.location(next == 0 ? first.coordinate : last.coordinate, last.altitude, course: -1, speed: 0, date)
        }
        let (start, end) = (points[next - 1], points[next])
        let leg = Geodesic(from: start.coordinate, to: end.coordinate)
        let time = times[next] - times[next - 1]
        let share = (seconds - times[next - 1]) / time
        let place = Geodesic.place(from: start.coordinate, course: leg.startCourse, distance: leg.distance * share)
        return Self.location(
            place, start.altitude + (end.altitude - start.altitude) * share, course: leg.startCourse,
            speed: leg.distance / time, date)
    }

    private static func location(
        _ coordinate: CLLocationCoordinate2D, _ altitude: Double, course: Double, speed: Double, _ date: Date
    ) -> CLLocation {
        CLLocation(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: 5, verticalAccuracy: 5, course: course,
            courseAccuracy: 0,
            speed: speed, speedAccuracy: 0, timestamp: date,
            sourceInfo: CLLocationSourceInformation(softwareSimulationState: true, andExternalAccessoryState: false))
    }
}

/// Moves the device along a route, a step each interval.
final class RoutePlayer: @unchecked Sendable {
    private let clock: RouteClock
    private let interval: TimeInterval
    private let repeats: Bool
    private let move: (CLLocation) -> Void
    private var seconds = 0.0
    private var timer: Timer?

    init(
        _ route: LocationRoute, speed: CLLocationSpeed, interval: TimeInterval, repeats: Bool,
        _ move: @escaping (CLLocation) -> Void
    ) {
        clock = RouteClock(route, speed: speed)
        (self.interval, self.repeats, self.move) = (interval, repeats, move)
        show()
        timer = Timer.scheduledTimer(withTimeInterval: interval, repeats: true) { [weak self] _ in self?.step() }
    }

    private func show() { if let place = clock.location(after: seconds, at: Date()) { move(place) } }

    private func step() {
        seconds += interval
        if repeats, clock.duration > 0 { seconds = seconds.truncatingRemainder(dividingBy: clock.duration) }
        show()
        if !repeats, seconds >= clock.duration { stop() }
    }

    func stop() { timer?.invalidate() }
}
