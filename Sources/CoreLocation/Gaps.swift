import AppleFoundation
import Synchronization

/// What is missing of Core Location.
extension Unsupported {
    static let geocoding = Unsupported(
        "CLGeocoder", .partial,
        instead: "there is no gazetteer yet: each question is answered with CLError.geocodeFoundNoResult")
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
