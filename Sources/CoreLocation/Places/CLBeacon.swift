import AppleFoundation

public typealias CLBeaconMajorValue = UInt16
public typealias CLBeaconMinorValue = UInt16

/// How far away a beacon is, roughly.
public enum CLProximity: Int, Sendable {
    case unknown = 0
    case immediate = 1
    case near = 2
    case far = 3
}

/// Which beacons are meant: all of one owner, or those with one or two numbers besides.
open class CLBeaconIdentityConstraint: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let uuid: UUID
    let numbers: (major: CLBeaconMajorValue?, minor: CLBeaconMinorValue?)
    open var major: CLBeaconMajorValue? { numbers.major }
    open var minor: CLBeaconMinorValue? { numbers.minor }

    public convenience init(uuid: UUID) { self.init(uuid, nil, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue) { self.init(uuid, major, nil) }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue) { self.init(uuid, major, minor) }

    init(_ uuid: UUID, _ major: CLBeaconMajorValue?, _ minor: CLBeaconMinorValue?) {
        self.uuid = uuid
        numbers = (major, minor)
        super.init()
    }

    func isMet(by beacon: CLBeacon) -> Bool {
        beacon.uuid == uuid && (major == nil || beacon.major.uint16Value == major)
            && (minor == nil || beacon.minor.uint16Value == minor)
    }

    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? CLBeaconIdentityConstraint else { return false }
        return other.uuid == uuid && other.numbers == numbers
    }
    open override var hash: Int { uuid.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }
    open func encode(with coder: NSCoder) {
        coder.encode(uuid.uuidString, forKey: "uuid")
        if let major { coder.encode(Int(major), forKey: "major") }
        if let minor { coder.encode(Int(minor), forKey: "minor") }
    }
    public required convenience init?(coder: NSCoder) {
        guard let uuid = (coder.decodeObject(forKey: "uuid") as? String).flatMap(UUID.init(uuidString:)) else { return nil }
        func number(_ key: String) -> UInt16? {
            coder.containsValue(forKey: key) ? UInt16(exactly: coder.decodeInteger(forKey: key)) : nil
        }
        self.init(uuid, number("major"), number("minor"))
    }
}

/// The surroundings of beacons, which one enters and leaves.
open class CLBeaconRegion: CLRegion, @unchecked Sendable {
    public let beaconIdentityConstraint: CLBeaconIdentityConstraint
    /// Kept: nobody wakes a screen here.
    open var notifyEntryStateOnDisplay = false { didSet { Unsupported.kept("CLBeaconRegion.notifyEntryStateOnDisplay") } }

    public init(beaconIdentityConstraint: CLBeaconIdentityConstraint, identifier: String) {
        self.beaconIdentityConstraint = beaconIdentityConstraint
        super.init(identifier: identifier)
    }
    public convenience init(uuid: UUID, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major), identifier: identifier)
    }
    public convenience init(uuid: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String) {
        self.init(
            beaconIdentityConstraint: CLBeaconIdentityConstraint(uuid: uuid, major: major, minor: minor), identifier: identifier
        )
    }
    @available(*, deprecated, renamed: "init(uuid:identifier:)")
    public convenience init(proximityUUID: UUID, identifier: String) { self.init(uuid: proximityUUID, identifier: identifier) }
    @available(*, deprecated, renamed: "init(uuid:major:identifier:)")
    public convenience init(proximityUUID: UUID, major: CLBeaconMajorValue, identifier: String) {
        self.init(uuid: proximityUUID, major: major, identifier: identifier)
    }
    @available(*, deprecated, renamed: "init(uuid:major:minor:identifier:)")
    public convenience init(
        proximityUUID: UUID, major: CLBeaconMajorValue, minor: CLBeaconMinorValue, identifier: String
    ) { self.init(uuid: proximityUUID, major: major, minor: minor, identifier: identifier) }

    open var uuid: UUID { beaconIdentityConstraint.uuid }
    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }
    open var major: NSNumber? { beaconIdentityConstraint.major.map { NSNumber(value: $0) } }
    open var minor: NSNumber? { beaconIdentityConstraint.minor.map { NSNumber(value: $0) } }
}

/// A beacon that is heard.
open class CLBeacon: NSObject, NSCopying, @unchecked Sendable {
    public let uuid: UUID
    public let major: NSNumber
    public let minor: NSNumber
    public let proximity: CLProximity
    /// Metres; negative where nothing is known.
    public let accuracy: CLLocationAccuracy
    /// Decibels.
    public let rssi: Int
    public let timestamp: Date

    init(
        _ uuid: UUID, _ major: UInt16, _ minor: UInt16, _ proximity: CLProximity, _ accuracy: CLLocationAccuracy, _ rssi: Int,
        _ timestamp: Date
    ) {
        (self.uuid, self.major, self.minor) = (uuid, NSNumber(value: major), NSNumber(value: minor))
        (self.proximity, self.accuracy, self.rssi, self.timestamp) = (proximity, accuracy, rssi, timestamp)
        super.init()
    }

    @available(*, deprecated, renamed: "uuid")
    open var proximityUUID: UUID { uuid }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
