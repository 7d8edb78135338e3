import AppleFoundation

/// What a loop over `liveUpdates` hears: where the device is, or why nobody knows.
public struct CLLocationUpdate: Sendable {
    /// What the places are wanted for.
    public enum LiveConfiguration: Int, Sendable {
        case `default` = 0
        case automotiveNavigation = 1
        case otherNavigation = 2
        case fitness = 3
        case airborne = 4
    }

    public let location: CLLocation?
    /// The device rests: nothing comes until it moves again.
    public let stationary: Bool
    public let authorizationDenied: Bool
    public let authorizationDeniedGlobally: Bool
    public let authorizationRestricted: Bool
    /// Nobody has answered yet whether the app may know.
    public let authorizationRequestInProgress: Bool
    public let accuracyLimited: Bool
    public let locationUnavailable: Bool

    public var isStationary: Bool { stationary }

    static var now: CLLocationUpdate {
        let simulator = LocationSimulator.shared
        let status = simulator.authorizationStatus
        let isAllowed = simulator.isAuthorized
        let place = isAllowed ? simulator.location : nil
        return CLLocationUpdate(
            location: place, stationary: place?.speed == 0, authorizationDenied: status == .denied,
            authorizationDeniedGlobally: !simulator.isServiceEnabled, authorizationRestricted: status == .restricted,
            authorizationRequestInProgress: status == .notDetermined && simulator.isServiceEnabled,
            accuracyLimited: isAllowed && simulator.accuracyAuthorization == .reducedAccuracy,
            locationUnavailable: isAllowed && place == nil)
    }

    /// Places for as long as the loop goes on. What they are wanted for changes nothing: they come as the simulator says.
    public static func liveUpdates(_ configuration: LiveConfiguration = .default) -> Updates { Updates() }

    public struct Updates: AsyncSequence, Sendable {
        public typealias Element = CLLocationUpdate

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var inner: AsyncStream<CLLocationUpdate>.AsyncIterator
            public mutating func next() async throws -> CLLocationUpdate? { try await next(isolation: nil) }
            /// Who listens on the main actor stays there.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> CLLocationUpdate? {
                try Task.checkCancellation()
                return await inner.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator {
            AsyncIterator(inner: LocationSimulator.shared.feeds.updatesFromNow().makeAsyncIterator())
        }
    }
}

/// Says that an app goes on hearing of places in the background, where nothing is here.
public final class CLBackgroundActivitySession: NSObject, @unchecked Sendable {
    public override init() { super.init() }
    public func invalidate() {}
}

/// Says for how long an app needs to know the place, and asks for that.
public final class CLServiceSession: NSObject, @unchecked Sendable {
    public enum AuthorizationRequirement: Int, Sendable {
        case none = 0
        case whenInUse = 1
        case always = 2
    }

    public init(authorization: AuthorizationRequirement) {
        super.init()
        let manager = CLLocationManager()
        switch authorization {
        case .none: break
        case .whenInUse: manager.requestWhenInUseAuthorization()
        case .always: manager.requestAlwaysAuthorization()
        }
    }
    public convenience init(authorization: AuthorizationRequirement, fullAccuracyPurposeKey: String) {
        self.init(authorization: authorization)
        CLLocationManager().requestTemporaryFullAccuracyAuthorization(withPurposeKey: fullAccuracyPurposeKey)
    }

    public func invalidate() {}
}
