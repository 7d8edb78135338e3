import AppleFoundation

/// What one manager has asked for, and what it was told last.
final class LocationUpdates {
    var isRunning = false
    var isWaitingForOne = false
    /// Moves of some hundred metres only.
    var isCoarse = false
    var hasHeading = false
    var hearsVisits = false
    var lastHeading: CLHeading?
    private var last: CLLocation?

    /// A move that is worth telling where only large ones are.
    private static let coarse: CLLocationDistance = 500

    var wantsAny: Bool { isRunning || isWaitingForOne || isCoarse }

    func forget() { last = nil }

    /// The first answer: a place, or why there is none.
    func begin(_ manager: CLLocationManager) {
        guard wantsAny else { return }
        let simulator = LocationSimulator.shared
        guard simulator.isServiceEnabled else { return refuse(manager, .denied) }
        switch simulator.authorizationStatus {
        case .denied, .restricted: refuse(manager, .denied)
        // Nobody has answered yet: what is wanted waits.
        case .notDetermined: break
        case .authorizedAlways, .authorizedWhenInUse:
            guard let location = simulator.location else { return refuse(manager, .locationUnknown) }
            moved(to: location, manager)
        }
    }

    private func refuse(_ manager: CLLocationManager, _ code: CLError.Code) {
        isWaitingForOne = false
        manager.fail(code)
    }

    /// The device is elsewhere.
    func moved(to location: CLLocation, _ manager: CLLocationManager) {
        guard wantsAny else { return }
        if isWaitingForOne {
            isWaitingForOne = false
            last = location
            return manager.tell(location)
        }
        let least = isRunning ? manager.distanceFilter : Self.coarse
        if let last, least > 0, location.distance(from: last) < least { return }
        last = location
        manager.tell(location)
    }

    func turned(_ heading: CLHeading, _ manager: CLLocationManager) {
        guard hasHeading else { return }
        if let lastHeading {
            let turn = abs(remainder(heading.trueHeading - lastHeading.trueHeading, 360))
            if manager.headingFilter > 0, turn < manager.headingFilter { return }
        }
        lastHeading = heading
        manager.delegate?.`locationManager(_:didUpdateHeading:)`?(manager, heading)
    }
}
