import AppleFoundation

/// The regions that an app has watched, and on which side of their borders it is.
final class RegionWatch {
    static let longestRadius: CLLocationDistance = 1_000_000
    /// As many as an app may have.
    private static let limit = 20

    private(set) var regions: Set<CLRegion> = []
    private var sides: [String: CLRegionState] = [:]

    func begin(_ region: CLRegion, _ manager: CLLocationManager) {
        let simulator = LocationSimulator.shared
        var code: CLError.Code?
        if !simulator.isServiceEnabled || simulator.authorizationStatus != .authorizedAlways { code = .regionMonitoringDenied }
        if !CLLocationManager.isMonitoringAvailable(for: type(of: region)) { code = .regionMonitoringFailure }
        if let circle = region as? CLCircularRegion, !(circle.radius <= Self.longestRadius) { code = .regionMonitoringFailure }
        if !regions.contains(region), regions.count >= Self.limit { code = .regionMonitoringFailure }
        if let code {
            return manager.later {
                $0.delegate?.`locationManager(_:monitoringDidFailFor:withError:)`?($0, region, CLError(code))
            }
        }
        // One of the same name takes the place of the old one.
        regions.update(with: region)
        sides[region.identifier] = simulator.state(of: region)
        manager.later { $0.delegate?.`locationManager(_:didStartMonitoringFor:)`?($0, region) }
    }

    func end(_ region: CLRegion) {
        regions.remove(region)
        sides[region.identifier] = nil
    }

    /// Borders that were crossed are told to all managers.
    func moved(_ managers: [CLLocationManager]) {
        for region in regions.sorted(by: { $0.identifier < $1.identifier }) {
            let now = LocationSimulator.shared.state(of: region)
            let before = sides.updateValue(now, forKey: region.identifier)
            guard now != before, now != .unknown else { continue }
            // Where nothing was known, being inside is news, being outside isn't.
            if before == .unknown || before == nil, now == .outside { continue }
            for manager in managers { manager.later { Self.tell(now, region, $0) } }
        }
    }

    private static func tell(_ state: CLRegionState, _ region: CLRegion, _ manager: CLLocationManager) {
        guard let delegate = manager.delegate else { return }
        if state == .inside, region.notifyOnEntry { delegate.`locationManager(_:didEnterRegion:)`?(manager, region) }
        if state == .outside, region.notifyOnExit { delegate.`locationManager(_:didExitRegion:)`?(manager, region) }
        delegate.`locationManager(_:didDetermineState:for:)`?(manager, state, region)
    }

    func forget() {
        regions = []
        sides = [:]
    }
}
