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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PlaceWatch.self); switch i { case 0: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didUpdateLocations: _objcArg(a, 1, ([CLLocation]).self))); case 1: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didFailWithError: _objcArg(a, 1, (Error).self))); case 2: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didUpdateHeading: _objcArg(a, 1, (CLHeading).self))); case 3: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didStartMonitoringFor: _objcArg(a, 1, (CLRegion).self))); case 4: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didEnterRegion: _objcArg(a, 1, (CLRegion).self))); case 5: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didExitRegion: _objcArg(a, 1, (CLRegion).self))); case 6: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didDetermineState: _objcArg(a, 1, (CLRegionState).self), for: _objcArg(a, 2, (CLRegion).self))); case 7: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didVisit: _objcArg(a, 1, (CLVisit).self))); case 8: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didRange: _objcArg(a, 1, ([CLBeacon]).self), satisfying: _objcArg(a, 2, (CLBeaconIdentityConstraint).self))); case 9: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didFailRangingFor: _objcArg(a, 1, (CLBeaconIdentityConstraint).self), error: _objcArg(a, 2, (Error).self))); case 10: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), monitoringDidFailFor: _objcArg(a, 1, (CLRegion?).self), withError: _objcArg(a, 2, (Error).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlaceWatch.self }, "CoreLocationTests.PlaceWatch") { r in r.c("-locationManager:didUpdateLocations: -locationManager:didFailWithError: -locationManager:didUpdateHeading: -locationManager:didStartMonitoringForRegion: -locationManager:didEnterRegion: -locationManager:didExitRegion: -locationManager:didDetermineState:forRegion: -locationManager:didVisit: -locationManager:didRangeBeacons:satisfyingConstraint: -locationManager:didFailRangingBeaconsForConstraint:error: -locationManager:monitoringDidFailForRegion:withError:", call); r.t("locationManager:didUpdateLocations:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didUpdateLocations: $2) } as @MainActor (AnyObject, CLLocationManager, [CLLocation]) -> Void, as: ((AnyObject, CLLocationManager, [CLLocation]) -> Void).self); r.t("locationManager:didFailWithError:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didFailWithError: $2) } as @MainActor (AnyObject, CLLocationManager, Error) -> Void, as: ((AnyObject, CLLocationManager, Error) -> Void).self); r.t("locationManager:didUpdateHeading:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didUpdateHeading: $2) } as @MainActor (AnyObject, CLLocationManager, CLHeading) -> Void, as: ((AnyObject, CLLocationManager, CLHeading) -> Void).self); r.t("locationManager:didStartMonitoringForRegion:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didStartMonitoringFor: $2) } as @MainActor (AnyObject, CLLocationManager, CLRegion) -> Void, as: ((AnyObject, CLLocationManager, CLRegion) -> Void).self); r.t("locationManager:didEnterRegion:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didEnterRegion: $2) } as @MainActor (AnyObject, CLLocationManager, CLRegion) -> Void, as: ((AnyObject, CLLocationManager, CLRegion) -> Void).self); r.t("locationManager:didExitRegion:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didExitRegion: $2) } as @MainActor (AnyObject, CLLocationManager, CLRegion) -> Void, as: ((AnyObject, CLLocationManager, CLRegion) -> Void).self); r.t("locationManager:didDetermineState:forRegion:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didDetermineState: $2, for: $3) } as @MainActor (AnyObject, CLLocationManager, CLRegionState, CLRegion) -> Void, as: ((AnyObject, CLLocationManager, CLRegionState, CLRegion) -> Void).self); r.t("locationManager:didVisit:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didVisit: $2) } as @MainActor (AnyObject, CLLocationManager, CLVisit) -> Void, as: ((AnyObject, CLLocationManager, CLVisit) -> Void).self); r.t("locationManager:didRangeBeacons:satisfyingConstraint:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didRange: $2, satisfying: $3) } as @MainActor (AnyObject, CLLocationManager, [CLBeacon], CLBeaconIdentityConstraint) -> Void, as: ((AnyObject, CLLocationManager, [CLBeacon], CLBeaconIdentityConstraint) -> Void).self); r.t("locationManager:didFailRangingBeaconsForConstraint:error:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, didFailRangingFor: $2, error: $3) } as @MainActor (AnyObject, CLLocationManager, CLBeaconIdentityConstraint, Error) -> Void, as: ((AnyObject, CLLocationManager, CLBeaconIdentityConstraint, Error) -> Void).self); r.t("locationManager:monitoringDidFailForRegion:withError:", { unsafeDowncast($0, to: PlaceWatch.self).locationManager($1, monitoringDidFailFor: $2, withError: $3) } as @MainActor (AnyObject, CLLocationManager, CLRegion?, Error) -> Void, as: ((AnyObject, CLLocationManager, CLRegion?, Error) -> Void).self) } } } }

/// Knows the method of today.
final class NewPlaceWatch: PlaceWatch {
    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { note("allowed \(manager.authorizationStatus.rawValue)") }
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) { note("old") }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: NewPlaceWatch.self); switch i { case 0: return _objcRet(o.locationManagerDidChangeAuthorization(_objcArg(a, 0, (CLLocationManager).self))); case 1: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didChangeAuthorization: _objcArg(a, 1, (CLAuthorizationStatus).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NewPlaceWatch.self }, "CoreLocationTests.NewPlaceWatch") { r in r.c("-locationManagerDidChangeAuthorization: -locationManager:didChangeAuthorizationStatus:", call); r.t("locationManagerDidChangeAuthorization:", { unsafeDowncast($0, to: NewPlaceWatch.self).locationManagerDidChangeAuthorization($1) } as @MainActor (AnyObject, CLLocationManager) -> Void, as: ((AnyObject, CLLocationManager) -> Void).self); r.t("locationManager:didChangeAuthorizationStatus:", { unsafeDowncast($0, to: NewPlaceWatch.self).locationManager($1, didChangeAuthorization: $2) } as @MainActor (AnyObject, CLLocationManager, CLAuthorizationStatus) -> Void, as: ((AnyObject, CLLocationManager, CLAuthorizationStatus) -> Void).self) } } } }

/// Knows the older method only.
final class OldPlaceWatch: PlaceWatch {
    func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus) {
        note("status \(status.rawValue)")
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OldPlaceWatch.self); switch i { case 0: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didChangeAuthorization: _objcArg(a, 1, (CLAuthorizationStatus).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OldPlaceWatch.self }, "CoreLocationTests.OldPlaceWatch") { r in r.c("-locationManager:didChangeAuthorizationStatus:", call); r.t("locationManager:didChangeAuthorizationStatus:", { unsafeDowncast($0, to: OldPlaceWatch.self).locationManager($1, didChangeAuthorization: $2) } as @MainActor (AnyObject, CLLocationManager, CLAuthorizationStatus) -> Void, as: ((AnyObject, CLLocationManager, CLAuthorizationStatus) -> Void).self) } } } }

/// Doesn't care for errors.
final class CarelessWatch: NSObject, CLLocationManagerDelegate {
    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {}
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CarelessWatch.self); switch i { case 0: return _objcRet(o.locationManager(_objcArg(a, 0, (CLLocationManager).self), didUpdateLocations: _objcArg(a, 1, ([CLLocation]).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CarelessWatch.self }, "CoreLocationTests.CarelessWatch") { r in r.c("-locationManager:didUpdateLocations:", call); r.t("locationManager:didUpdateLocations:", { unsafeDowncast($0, to: CarelessWatch.self).locationManager($1, didUpdateLocations: $2) } as @MainActor (AnyObject, CLLocationManager, [CLLocation]) -> Void, as: ((AnyObject, CLLocationManager, [CLLocation]) -> Void).self) } } } }
