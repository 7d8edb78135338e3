import AppleFoundation
import Synchronization

/// What is missing of Core Location.
extension Unsupported {
    static let geocoding = Unsupported(
        "CLGeocoder", .partial,
        instead:
            "it knows cities of 15,000 people and more, states, countries and oceans; of an address with a street it finds the city"
    )
    static let visits = Unsupported("CLLocationManager visits", .absent, instead: "nobody is told of any")
    static let beacons = Unsupported(
        "Beacons, location pushes, CLMonitor and CLLocationUpdate", .absent, instead: "their names are not there")

    package static let ofLocation: [Unsupported] = [geocoding, visits, beacons]

    /// About a mistake of the app's, once.
    static func writeOnce(_ line: String) {
        guard Said.shared.lines.withLock({ $0.insert(line).inserted }) else { return }
        FileHandle.standardError.write(Data("[CoreLocation] \(line)\n".utf8))
    }

    private final class Said: Sendable {
        static let shared = Said()
        let lines = Mutex<Set<String>>([])
    }
}
