import AppleFoundation
import Synchronization

/// What is missing of Core Location.
extension Unsupported {
    static let geocoding = Unsupported(
        "CLGeocoder", .partial,
        instead:
            "it knows cities of 15,000 people and more, states, countries and oceans; of an address with a street it finds the city"
    )
    static let visits = Unsupported(
        "CLLocationManager visits", .partial, instead: "those that a test tells of: LocationSimulator.visit(…)")
    static let beacons = Unsupported(
        "CLBeacon", .partial,
        instead:
            "no device hears any, unless a test says which: LocationSimulator.beacons; peripheralData(withMeasuredPower:) is not there"
    )
    static let pushes = Unsupported(
        "Location pushes, CLServiceSession.diagnostics", .absent,
        instead: "their names are not there: startMonitoringLocationPushes, CLLocationPushService…")
    static let postalAddresses = Unsupported(
        "CLPlacemark.postalAddress, CLGeocoder.geocodePostalAddress", .absent,
        instead: "there are no Contacts, so their names are not there; a placemark's own properties have the same words")

    package static let ofLocation: [Unsupported] = [geocoding, visits, beacons, pushes, postalAddresses]

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
