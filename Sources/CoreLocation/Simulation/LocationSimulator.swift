import AppleFoundation

/// Where the device is, and what its person says to apps that ask: for tests, hosts and routes.
///
/// There is none of it on Apple's systems; there Xcode's menu and the settings say the same.
public final class LocationSimulator: @unchecked Sendable {
    public static let shared: LocationSimulator = {
        let simulator = LocationSimulator()
        // Who says where the device is lets apps know it.
        DevicePlace.listen { latitude, longitude in
            if simulator.authorizationStatus == .notDetermined { simulator.answer = .authorizedWhenInUse }
            simulator.move(to: CLLocationCoordinate2D(latitude: latitude, longitude: longitude))
        }
        return simulator
    }()

    private struct Weak { weak var manager: CLLocationManager? }
    private let lock = NSRecursiveLock()
    private var attached: [Weak] = []
    let watch = RegionWatch()
    let feeds = LocationFeeds()

    private init() {}

    // MARK: - What the person says
    /// What a request is answered with. Usually a refusal: no screen here asks anybody.
    public var answer = CLAuthorizationStatus.denied
    public var accuracyAnswer = CLAccuracyAuthorization.fullAccuracy
    public private(set) var authorizationStatus = CLAuthorizationStatus.notDetermined
    public private(set) var accuracyAuthorization = CLAccuracyAuthorization.fullAccuracy
    /// The switch for all apps.
    public var isServiceEnabled = true { didSet { if isServiceEnabled != oldValue { tellAll() } } }
    /// What geocoders and the searches of maps are told without a network: `CLError.network`, `MKError.serverFailure`.
    public var isNetworkAvailable = true

    /// As in the settings: at any time.
    public func authorize(_ status: CLAuthorizationStatus, accuracy: CLAccuracyAuthorization = .fullAccuracy) {
        guard status != authorizationStatus || accuracy != accuracyAuthorization else { return }
        (authorizationStatus, accuracyAuthorization) = (status, accuracy)
        tellAll()
    }

    var isAuthorized: Bool {
        isServiceEnabled && (authorizationStatus == .authorizedAlways || authorizationStatus == .authorizedWhenInUse)
    }

    func ask(_ wish: CLAuthorizationStatus, keys: [String]) {
        let mayRise = authorizationStatus == .authorizedWhenInUse && wish == .authorizedAlways
        guard authorizationStatus == .notDetermined || mayRise else { return }
        // An app that doesn't say what for isn't let ask. Programs that are no apps have nowhere to say it.
        let information = Bundle.main.infoDictionary ?? [:]
        if information["CFBundleIdentifier"] != nil, let missing = keys.first(where: { information[$0] == nil }) {
            return Unsupported.writeOnce("The Info.plist has no \(missing): without it nobody is asked for the place.")
        }
        var result = answer
        // Who is asked for less gives no more.
        if wish == .authorizedWhenInUse, answer == .authorizedAlways { result = .authorizedWhenInUse }
        if mayRise, answer != .authorizedAlways { return }
        LaterTurn().run { [self] in authorize(result, accuracy: accuracyAnswer) }
    }

    func askForAccuracy() { if isAuthorized { authorize(authorizationStatus, accuracy: accuracyAnswer) } }

    // MARK: - Where the device is
    public private(set) var location: CLLocation?
    public private(set) var heading: CLHeading?

    public func move(to coordinate: CLLocationCoordinate2D) {
        move(
            to: CLLocation(
                coordinate: coordinate, altitude: 0, horizontalAccuracy: 5, verticalAccuracy: -1, timestamp: Date()))
    }

    /// The device is there from now on; managers that listen are told at the next turn.
    public func move(to location: CLLocation) {
        self.location = location
        guard isAuthorized else { return }
        for manager in managers { manager.later { $0.updates.moved(to: location, $0) } }
        watch.moved(managers)
        feeds.changed()
    }

    /// No place can be found.
    public func loseLocation() {
        location = nil
        guard isAuthorized else { return }
        for manager in managers { manager.later { $0.updates.begin($0) } }
        feeds.changed()
    }

    /// The person has come to a place and stays, or has left it again.
    public func visit(
        _ coordinate: CLLocationCoordinate2D, accuracy: CLLocationAccuracy = 50, from arrival: Date = Date(),
        to departure: Date = .distantFuture
    ) {
        guard isAuthorized, authorizationStatus == .authorizedAlways else { return }
        let visit = CLVisit(coordinate, accuracy, from: arrival, to: departure)
        for manager in managers {
            manager.later { if $0.updates.hearsVisits { $0.delegate?.`locationManager(_:didVisit:)`?($0, visit) } }
        }
    }

    // MARK: - Beacons
    /// Those that the device hears; nil for one that hears none at all, as all are until a test says otherwise.
    public var beacons: [CLBeacon]? {
        didSet {
            guard isAuthorized, beacons != nil else { return }
            for manager in managers {
                // Who begins from now on is told by that.
                let asked = (manager.ranging.constraints, manager.ranging.regions)
                manager.later { $0.ranging.heard(asked.0, asked.1, $0) }
            }
            watch.moved(managers)
            feeds.changed()
        }
    }

    public static func beacon(
        uuid: UUID, major: CLBeaconMajorValue = 0, minor: CLBeaconMinorValue = 0, proximity: CLProximity = .near,
        accuracy: CLLocationAccuracy = 1, rssi: Int = -60
    ) -> CLBeacon { CLBeacon(uuid, major, minor, proximity, accuracy, rssi, Date()) }

    /// The device points there; nil for one without a compass.
    public func turn(to degrees: CLLocationDirection?) {
        heading = degrees.map { CLHeading($0, accuracy: 5, at: Date()) }
        guard let heading else { return }
        for manager in managers { manager.later { $0.updates.turned(heading, $0) } }
    }

    func state(of region: CLRegion) -> CLRegionState {
        guard isAuthorized else { return .unknown }
        if let region = region as? CLBeaconRegion {
            return beacons.map { $0.contains(where: region.beaconIdentityConstraint.isMet) ? .inside : .outside } ?? .unknown
        }
        guard let location else { return .unknown }
        return region.holds(location.coordinate) ? .inside : .outside
    }

    // MARK: - Routes
    private var player: RoutePlayer?

    /// Goes along a route from now on, with the time of timers and animations. Another one, or `stop()`, ends it.
    public func play(
        _ route: LocationRoute, speed: CLLocationSpeed = 10, every interval: TimeInterval = 1, repeats: Bool = false
    ) {
        player?.stop()
        player = RoutePlayer(route, speed: speed, interval: interval, repeats: repeats) { [weak self] in self?.move(to: $0) }
    }

    public func stop() {
        player?.stop()
        player = nil
    }

    /// As at the start of the process: nobody was asked, nothing is known.
    public func reset() {
        stop()
        (answer, accuracyAnswer) = (.denied, .fullAccuracy)
        (authorizationStatus, accuracyAuthorization) = (.notDetermined, .fullAccuracy)
        (isServiceEnabled, isNetworkAvailable) = (true, true)
        (location, heading, beacons) = (nil, nil, nil)
        watch.forget()
        feeds.forget()
    }

    // MARK: - Managers
    func attach(_ manager: CLLocationManager) {
        lock.withLock {
            attached.removeAll { $0.manager == nil }
            attached.append(Weak(manager: manager))
        }
    }

    private var managers: [CLLocationManager] { lock.withLock { attached.compactMap(\.manager) } }

    /// What is allowed has changed: first that is told, then what was waiting for it begins.
    private func tellAll() {
        feeds.changed()
        for manager in managers {
            manager.later {
                let isWaiting = $0.updates.wantsAny
                $0.tellAuthorization()
                // Who begins because of what was told is answered by that.
                if isWaiting { $0.updates.begin($0) }
            }
        }
    }
}
