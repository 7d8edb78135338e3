import AppleFoundation

/// Something that is so, or isn't, depending on where the device is.
public protocol CLCondition: Sendable {}

/// Watches conditions, each by its name, and tells in a loop over `events` which of them have come to be so, or no longer are.
public actor CLMonitor {
    public nonisolated let name: String
    private nonisolated let store: ConditionStore

    /// Of monitors with one name there is one: a new one goes on with what the old one has.
    public init(_ name: String) async {
        self.name = name
        store = LocationSimulator.shared.feeds.store(named: name)
    }

    public func add(_ condition: any CLCondition, identifier: String) {
        store.add(condition, identifier, assuming: .unknown)
    }
    /// Nothing is told for as long as it is as assumed.
    public func add(_ condition: any CLCondition, identifier: String, assuming state: Event.State) {
        store.add(condition, identifier, assuming: state)
    }
    public func remove(_ identifier: String) { store.remove(identifier) }
    public func record(for identifier: String) -> Record? { store.record(for: identifier) }
    public var identifiers: [String] { store.identifiers }
    public nonisolated var events: Events { Events(store: store) }

    // MARK: Conditions
    /// To be no further than so many metres from a place.
    public struct CircularGeographicCondition: CLCondition, Sendable {
        public let center: CLLocationCoordinate2D
        public let radius: CLLocationDistance
        public init(center: CLLocationCoordinate2D, radius: CLLocationDistance) {
            (self.center, self.radius) = (center, radius)
        }
    }

    /// To hear a beacon.
    public struct BeaconIdentityCondition: CLCondition, Sendable {
        public let uuid: UUID
        public let major: CLBeaconMajorValue?
        public let minor: CLBeaconMinorValue?
        public init(uuid: UUID) { (self.uuid, major, minor) = (uuid, nil, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue) { (self.uuid, self.major, minor) = (uuid, major, nil) }
        public init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) {
            (self.uuid, self.major, self.minor) = (uuid, major, minor)
        }
    }

    // MARK: What is told
    public struct Event: Sendable {
        public enum State: UInt, Sendable {
            case unknown = 0
            case satisfied = 1
            case unsatisfied = 2
            case unmonitored = 3
        }

        public let identifier: String
        public let state: State
        public let date: Date
        /// Which of several possibilities it was; conditions here have but one.
        public var refinement: (any CLCondition)? { nil }
    }

    public struct Record: Sendable {
        public let condition: any CLCondition
        public let lastEvent: Event
    }

    public struct Events: AsyncSequence, Sendable {
        public typealias Element = Event
        fileprivate let store: ConditionStore

        public struct AsyncIterator: AsyncIteratorProtocol {
            fileprivate var inner: AsyncStream<Event>.AsyncIterator
            public mutating func next() async throws -> Event? { try await next(isolation: nil) }
            /// Who listens on the main actor stays there.
            public mutating func next(isolation actor: isolated (any Actor)?) async throws -> Event? {
                try Task.checkCancellation()
                return await inner.next(isolation: actor)
            }
        }

        public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(inner: store.events().makeAsyncIterator()) }
    }
}
