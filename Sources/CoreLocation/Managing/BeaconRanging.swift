import AppleFoundation

/// The beacons that one manager listens to. It is told of those that are heard when it begins, and whenever others are.
final class BeaconRanging {
    var constraints: Set<CLBeaconIdentityConstraint> = []
    var regions: Set<CLRegion> = []

    /// Nil for a device that hears beacons and may.
    private static var obstacle: CLError.Code? {
        let simulator = LocationSimulator.shared
        if simulator.beacons == nil {
            Unsupported.beacons.report()
            return .rangingUnavailable
        }
        return simulator.isAuthorized ? nil : .denied
    }

    func begin(satisfying constraint: CLBeaconIdentityConstraint, _ manager: CLLocationManager) {
        if let code = Self.obstacle {
            return manager.later {
                $0.delegate?.`locationManager(_:didFailRangingFor:error:)`?($0, constraint, CLError(code))
            }
        }
        constraints.insert(constraint)
        manager.later { $0.ranging.tell(constraint, $0) }
    }

    func begin(in region: CLBeaconRegion, _ manager: CLLocationManager) {
        if let code = Self.obstacle {
            return manager.later {
                $0.delegate?.`locationManager(_:rangingBeaconsDidFailFor:withError:)`?($0, region, CLError(code))
            }
        }
        regions.insert(region)
        manager.later { $0.ranging.tell(region, $0) }
    }

    /// Other beacons are heard than before.
    func heard(
        _ constraints: Set<CLBeaconIdentityConstraint>, _ regions: Set<CLRegion>, _ manager: CLLocationManager
    ) {
        for constraint in constraints.sorted(by: { $0.uuid.uuidString < $1.uuid.uuidString }) { tell(constraint, manager) }
        for case let region as CLBeaconRegion in regions.sorted(by: { $0.identifier < $1.identifier }) { tell(region, manager) }
    }

    private static func met(_ constraint: CLBeaconIdentityConstraint) -> [CLBeacon] {
        (LocationSimulator.shared.beacons ?? []).filter(constraint.isMet)
    }

    private func tell(_ constraint: CLBeaconIdentityConstraint, _ manager: CLLocationManager) {
        guard constraints.contains(constraint) else { return }
        manager.delegate?.`locationManager(_:didRange:satisfying:)`?(manager, Self.met(constraint), constraint)
    }

    private func tell(_ region: CLBeaconRegion, _ manager: CLLocationManager) {
        guard regions.contains(region) else { return }
        manager.delegate?.`locationManager(_:didRangeBeacons:in:)`?(manager, Self.met(region.beaconIdentityConstraint), region)
    }
}
