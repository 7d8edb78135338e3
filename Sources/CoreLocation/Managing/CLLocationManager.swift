import AppleFoundation

/// Asks where the device is, and hears of it when it moves.
///
/// Nothing is known of any place unless a test, a person or a route says so: `LocationSimulator`. Until then nobody has been asked, and who
/// asks is refused. What a delegate hears comes at a later turn of the main queue, or of the run loop of the thread that made the manager.
open class CLLocationManager: NSObject, @unchecked Sendable {
    private let turn = LaterTurn()
    let updates = LocationUpdates()

    public override init() {
        super.init()
        LocationSimulator.shared.attach(self)
    }

    // MARK: - Who hears
    open weak var delegate: (any CLLocationManagerDelegate)? {
        didSet { if delegate != nil, delegate !== oldValue { later { $0.tellAuthorization() } } }
    }

    /// At a later turn, if the manager is still there.
    final func later(_ body: @escaping (CLLocationManager) -> Void) {
        turn.run { [weak self] in if let self { body(self) } }
    }

    final func tellAuthorization() {
        guard let delegate else { return }
        if let hear = delegate.`locationManagerDidChangeAuthorization(_:)` { return hear(self) }
        delegate.`locationManager(_:didChangeAuthorization:)`?(self, authorizationStatus)
    }

    final func tell(_ location: CLLocation) { delegate?.`locationManager(_:didUpdateLocations:)`?(self, [location]) }

    final func fail(_ code: CLError.Code) { delegate?.`locationManager(_:didFailWithError:)`?(self, CLError(code)) }

    // MARK: - What is allowed
    open var authorizationStatus: CLAuthorizationStatus { LocationSimulator.shared.authorizationStatus }
    open var accuracyAuthorization: CLAccuracyAuthorization { LocationSimulator.shared.accuracyAuthorization }
    open var isAuthorizedForWidgetUpdates: Bool { false }

    @available(*, deprecated, message: "Ask a manager.")
    open class func authorizationStatus() -> CLAuthorizationStatus { LocationSimulator.shared.authorizationStatus }
    open class func locationServicesEnabled() -> Bool { LocationSimulator.shared.isServiceEnabled }

    /// Answered once: whoever has answered isn't asked again.
    open func requestWhenInUseAuthorization() {
        LocationSimulator.shared.ask(.authorizedWhenInUse, keys: ["NSLocationWhenInUseUsageDescription"])
    }
    open func requestAlwaysAuthorization() {
        LocationSimulator.shared.ask(
            .authorizedAlways, keys: ["NSLocationAlwaysAndWhenInUseUsageDescription", "NSLocationWhenInUseUsageDescription"])
    }
    open func requestTemporaryFullAccuracyAuthorization(
        withPurposeKey purposeKey: String, completion: (((any Error)?) -> Void)? = nil
    ) {
        LocationSimulator.shared.askForAccuracy()
        later { _ in completion?(nil) }
    }

    // MARK: - Wishes
    open var desiredAccuracy = kCLLocationAccuracyBest { didSet { Unsupported.kept("CLLocationManager.desiredAccuracy") } }
    /// Metres that lie between two places that are told.
    open var distanceFilter = kCLDistanceFilterNone
    open var activityType = CLActivityType.other { didSet { Unsupported.kept("CLLocationManager.activityType") } }
    open var pausesLocationUpdatesAutomatically = true {
        didSet { Unsupported.kept("CLLocationManager.pausesLocationUpdatesAutomatically") }
    }
    open var allowsBackgroundLocationUpdates = false {
        didSet { Unsupported.kept("CLLocationManager.allowsBackgroundLocationUpdates") }
    }
    open var showsBackgroundLocationIndicator = false {
        didSet { Unsupported.kept("CLLocationManager.showsBackgroundLocationIndicator") }
    }
    /// Degrees that lie between two headings that are told.
    open var headingFilter: CLLocationDegrees = 1
    open var headingOrientation = CLDeviceOrientation.portrait {
        didSet { Unsupported.kept("CLLocationManager.headingOrientation") }
    }

    // MARK: - Places
    /// The last one; nil until there is one that the app may know.
    open var location: CLLocation? { LocationSimulator.shared.isAuthorized ? LocationSimulator.shared.location : nil }

    open func startUpdatingLocation() {
        updates.isWaitingForOne = false
        // Beginning again changes nothing.
        guard !updates.isRunning else { return }
        updates.isRunning = true
        later { $0.updates.begin($0) }
    }

    open func stopUpdatingLocation() {
        updates.isWaitingForOne = false
        updates.isRunning = false
        updates.forget()
    }

    /// One place, or one error.
    open func requestLocation() {
        for (method, isThere) in [
            ("locationManager:didUpdateLocations:", delegate?.`locationManager(_:didUpdateLocations:)` != nil),
            ("locationManager:didFailWithError:", delegate?.`locationManager(_:didFailWithError:)` != nil),
        ] where !isThere {
            return NSException(
                name: .internalInconsistencyException, reason: "Delegate must respond to \(method)"
            ).raise()
        }
        updates.isWaitingForOne = true
        later { $0.updates.begin($0) }
    }

    // MARK: Places that are far from each other
    open class func significantLocationChangeMonitoringAvailable() -> Bool { true }
    open func startMonitoringSignificantLocationChanges() {
        updates.isCoarse = true
        later { $0.updates.begin($0) }
    }
    open func stopMonitoringSignificantLocationChanges() { updates.isCoarse = false }

    // MARK: - Headings
    open class func headingAvailable() -> Bool { LocationSimulator.shared.heading != nil }
    open var heading: CLHeading? { updates.hasHeading ? LocationSimulator.shared.heading : nil }
    open func startUpdatingHeading() {
        updates.hasHeading = true
        later { manager in if let heading = LocationSimulator.shared.heading { manager.updates.turned(heading, manager) } }
    }
    open func stopUpdatingHeading() {
        updates.hasHeading = false
        updates.lastHeading = nil
    }
    open func dismissHeadingCalibrationDisplay() {}

    // MARK: - Regions
    open class func isMonitoringAvailable(for regionClass: AnyClass) -> Bool {
        regionClass is CLCircularRegion.Type || (regionClass is CLBeaconRegion.Type && isRangingAvailable())
    }
    /// Metres.
    open var maximumRegionMonitoringDistance: CLLocationDistance { RegionWatch.longestRadius }
    /// All managers of an app watch the same.
    open var monitoredRegions: Set<CLRegion> { LocationSimulator.shared.watch.regions }
    open func startMonitoring(for region: CLRegion) { LocationSimulator.shared.watch.begin(region, self) }
    open func stopMonitoring(for region: CLRegion) { LocationSimulator.shared.watch.end(region) }
    open func requestState(for region: CLRegion) {
        later { manager in
            let state = LocationSimulator.shared.state(of: region)
            manager.delegate?.`locationManager(_:didDetermineState:for:)`?(manager, state, region)
        }
    }

    // MARK: - Visits
    open func startMonitoringVisits() {
        updates.hearsVisits = true
        Unsupported.visits.report()
    }
    open func stopMonitoringVisits() { updates.hearsVisits = false }

    // MARK: - Beacons
    open class func isRangingAvailable() -> Bool { LocationSimulator.shared.beacons != nil }
    open var rangedBeaconConstraints: Set<CLBeaconIdentityConstraint> { ranging.constraints }
    open func startRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) {
        ranging.begin(satisfying: constraint, self)
    }
    open func stopRangingBeacons(satisfying constraint: CLBeaconIdentityConstraint) { ranging.constraints.remove(constraint) }
    @available(*, deprecated, renamed: "rangedBeaconConstraints")
    open var rangedRegions: Set<CLRegion> { ranging.regions }
    @available(*, deprecated, renamed: "startRangingBeacons(satisfying:)")
    open func startRangingBeacons(in region: CLBeaconRegion) { ranging.begin(in: region, self) }
    @available(*, deprecated, renamed: "stopRangingBeacons(satisfying:)")
    open func stopRangingBeacons(in region: CLBeaconRegion) { ranging.regions.remove(region) }
    let ranging = BeaconRanging()

    // MARK: - What no device here has
    open class func deferredLocationUpdatesAvailable() -> Bool { false }
}
