// swift-format-ignore-file
import AppleFoundation

/// Hears of places, and of what the person lets the app know.
@objc public protocol CLLocationManagerDelegate: NSObjectProtocol {
    @objc(locationManager:didUpdateLocations:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation])
    @objc(locationManager:didFailWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFailWithError error: Error)
    @objc(locationManagerDidChangeAuthorization:)
    optional func locationManagerDidChangeAuthorization(_ manager: CLLocationManager)
    /// Where only this one is there, it is called.
    @objc(locationManager:didChangeAuthorizationStatus:)
    optional func locationManager(_ manager: CLLocationManager, didChangeAuthorization status: CLAuthorizationStatus)
    @objc(locationManager:didUpdateHeading:)
    optional func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading)
    @objc(locationManagerShouldDisplayHeadingCalibration:)
    optional func locationManagerShouldDisplayHeadingCalibration(_ manager: CLLocationManager) -> Bool
    @objc(locationManager:didStartMonitoringForRegion:)
    optional func locationManager(_ manager: CLLocationManager, didStartMonitoringFor region: CLRegion)
    @objc(locationManager:didDetermineState:forRegion:)
    optional func locationManager(_ manager: CLLocationManager, didDetermineState state: CLRegionState, for region: CLRegion)
    @objc(locationManager:didEnterRegion:)
    optional func locationManager(_ manager: CLLocationManager, didEnterRegion region: CLRegion)
    @objc(locationManager:didExitRegion:)
    optional func locationManager(_ manager: CLLocationManager, didExitRegion region: CLRegion)
    @objc(locationManager:monitoringDidFailForRegion:withError:)
    optional func locationManager(_ manager: CLLocationManager, monitoringDidFailFor region: CLRegion?, withError error: Error)
    @objc(locationManager:didRangeBeacons:satisfyingConstraint:)
    optional func locationManager(
        _ manager: CLLocationManager, didRange beacons: [CLBeacon], satisfying beaconConstraint: CLBeaconIdentityConstraint)
    @objc(locationManager:didFailRangingBeaconsForConstraint:error:)
    optional func locationManager(
        _ manager: CLLocationManager, didFailRangingFor beaconConstraint: CLBeaconIdentityConstraint, error: Error)
    /// Of the older way to ask for beacons.
    @objc(locationManager:didRangeBeacons:inRegion:)
    optional func locationManager(_ manager: CLLocationManager, didRangeBeacons beacons: [CLBeacon], in region: CLBeaconRegion)
    @objc(locationManager:rangingBeaconsDidFailForRegion:withError:)
    optional func locationManager(
        _ manager: CLLocationManager, rangingBeaconsDidFailFor region: CLBeaconRegion, withError error: Error)
    @objc(locationManager:didVisit:)
    optional func locationManager(_ manager: CLLocationManager, didVisit visit: CLVisit)
    @objc(locationManagerDidPauseLocationUpdates:)
    optional func locationManagerDidPauseLocationUpdates(_ manager: CLLocationManager)
    @objc(locationManagerDidResumeLocationUpdates:)
    optional func locationManagerDidResumeLocationUpdates(_ manager: CLLocationManager)
    @objc(locationManager:didFinishDeferredUpdatesWithError:)
    optional func locationManager(_ manager: CLLocationManager, didFinishDeferredUpdatesWithError error: Error?)
}
