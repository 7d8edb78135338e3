// swift-format-ignore-file
import CoreLocation

/// Writes down what a manager says.
class PlaceWatch: NSObject, CLLocationManagerDelegate {
    var lines: [String] = []
    var body: ((String) -> Void)?

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func note(_ line: String) {
        lines.append(line)
        body?(line)
    }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        note("at " + locations.map { "\($0.coordinate.latitude) \($0.coordinate.longitude)" }.joined(separator: ", "))
    }
    func locationManager(_ manager: CLLocationManager, didFailWithError error: Error) {
        note("error \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
        note("heading \(newHeading.trueHeading)")
    }
    func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion) { note("watches \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion) { note("enters \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion) { note("leaves \(region.identifier)") }
    func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion) {
        note("state \(state.rawValue) of \(region.identifier)")
    }
    func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit) { note("visits \(visit.coordinate.latitude)") }
    func locationManager(_ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint) {
        note("hears " + beacons.map { "\($0.major).\($0.minor)" }.joined(separator: " "))
    }
    func locationManager(_ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: Error) {
        note("hears none: \((error as? CLError)?.code.rawValue ?? -1)")
    }
    func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error) {
        note("no \(region?.identifier ?? "region"): \((error as? CLError)?.code.rawValue ?? -1)")
    }
}

/// Knows the method of today.
final class NewPlaceWatch: PlaceWatch {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note("allowed \(manager.authorizationStatus.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { note("old") }
}

/// Knows the older method only.
final class OldPlaceWatch: PlaceWatch {
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        note("status \(status.rawValue)")
    }
}

/// Doesn't care for errors.
final class CarelessWatch: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
}
