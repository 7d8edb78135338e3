import AppleFoundation

/// A place, how well it is known, and how one moves there.
open class CLLocation: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
    public let coordinate: CLLocationCoordinate2D
    /// Metres above the sea.
    public let altitude: CLLocationDistance
    /// Metres above the ellipsoid. The sea is taken for it here.
    public var ellipsoidalAltitude: CLLocationDistance { altitude }
    public let horizontalAccuracy: CLLocationAccuracy
    public let verticalAccuracy: CLLocationAccuracy
    public let course: CLLocationDirection
    public let courseAccuracy: CLLocationDirectionAccuracy
    public let speed: CLLocationSpeed
    public let speedAccuracy: CLLocationSpeedAccuracy
    public let timestamp: Date
    /// Nothing tells floors here.
    public var floor: CLFloor? { nil }
    public let sourceInformation: CLLocationSourceInformation?

    /// Nowhere in particular: at zero degrees.
    public convenience override init() { self.init(latitude: 0, longitude: 0) }

    public convenience init(latitude: CLLocationDegrees, longitude: CLLocationDegrees) {
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: latitude, longitude: longitude), altitude: 0, horizontalAccuracy: 0,
            verticalAccuracy: -1, timestamp: Date())
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy, course: -1,
            speed: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection, speed: CLLocationSpeed, timestamp: Date
    ) {
        self.init(
            coordinate: coordinate, altitude: altitude, horizontalAccuracy: hAccuracy, verticalAccuracy: vAccuracy,
            course: course, courseAccuracy: -1, speed: speed, speedAccuracy: -1, timestamp: timestamp)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date
    ) {
        self.init(
            place: coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp, nil)
    }

    public convenience init(
        coordinate: CLLocationCoordinate2D, altitude: CLLocationDistance, horizontalAccuracy hAccuracy: CLLocationAccuracy,
        verticalAccuracy vAccuracy: CLLocationAccuracy, course: CLLocationDirection,
        courseAccuracy: CLLocationDirectionAccuracy,
        speed: CLLocationSpeed, speedAccuracy: CLLocationSpeedAccuracy, timestamp: Date,
        sourceInfo: CLLocationSourceInformation
    ) {
        self.init(
            place: coordinate, altitude, hAccuracy, vAccuracy, course, courseAccuracy, speed, speedAccuracy, timestamp,
            sourceInfo)
    }

    private init(
        place: CLLocationCoordinate2D, _ altitude: Double, _ hAccuracy: Double, _ vAccuracy: Double, _ course: Double,
        _ courseAccuracy: Double, _ speed: Double, _ speedAccuracy: Double, _ timestamp: Date,
        _ source: CLLocationSourceInformation?
    ) {
        coordinate = place
        self.altitude = altitude
        horizontalAccuracy = hAccuracy
        verticalAccuracy = vAccuracy
        self.course = course
        self.courseAccuracy = courseAccuracy
        self.speed = speed
        self.speedAccuracy = speedAccuracy
        self.timestamp = timestamp
        sourceInformation = source
        super.init()
    }

    /// Metres along the shortest way on the ellipsoid, heights left alone.
    open func distance(from location: CLLocation) -> CLLocationDistance {
        Geodesic(from: coordinate, to: location.coordinate).distance
    }

    open override var description: String {
        let place = String(format: "<%+.8f,%+.8f> +/- %.2fm", coordinate.latitude, coordinate.longitude, horizontalAccuracy)
        let way = String(format: "(speed %.2f mps / course %.2f)", speed, course)
        let formatter = DateFormatter()
        formatter.dateStyle = .short
        formatter.timeStyle = .full
        return "\(place) \(way) @ \(formatter.string(from: timestamp))"
    }

    // MARK: Copies
    open func copy(with zone: NSZone? = nil) -> Any { self }

    open class var supportsSecureCoding: Bool { true }

    open func encode(with coder: NSCoder) {
        let numbers = [
            coordinate.latitude, coordinate.longitude, altitude, horizontalAccuracy, verticalAccuracy, course, courseAccuracy,
            speed, speedAccuracy, timestamp.timeIntervalSinceReferenceDate,
        ]
        for (key, number) in zip(Self.keys, numbers) { coder.encode(number, forKey: key) }
    }

    public required convenience init?(coder: NSCoder) {
        let numbers = Self.keys.map { coder.decodeDouble(forKey: $0) }
        self.init(
            coordinate: CLLocationCoordinate2D(latitude: numbers[0], longitude: numbers[1]), altitude: numbers[2],
            horizontalAccuracy: numbers[3], verticalAccuracy: numbers[4], course: numbers[5], courseAccuracy: numbers[6],
            speed: numbers[7], speedAccuracy: numbers[8], timestamp: Date(timeIntervalSinceReferenceDate: numbers[9]))
    }

    private static let keys = [
        "latitude", "longitude", "altitude", "horizontalAccuracy", "verticalAccuracy", "course", "courseAccuracy", "speed",
        "speedAccuracy", "timestamp",
    ]
}

/// A floor of a building.
open class CLFloor: NSObject, NSCopying, @unchecked Sendable {
    /// 0 is the ground.
    public let level: Int

    init(_ level: Int) {
        self.level = level
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Where a place comes from.
open class CLLocationSourceInformation: NSObject, NSCopying, @unchecked Sendable {
    public let isSimulatedBySoftware: Bool
    public let isProducedByAccessory: Bool

    public init(softwareSimulationState isSoftware: Bool, andExternalAccessoryState isAccessory: Bool) {
        isSimulatedBySoftware = isSoftware
        isProducedByAccessory = isAccessory
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Which way the device points.
open class CLHeading: NSObject, NSCopying, @unchecked Sendable {
    public let magneticHeading: CLLocationDirection
    public let trueHeading: CLLocationDirection
    public let headingAccuracy: CLLocationDirection
    public let timestamp: Date
    /// What a compass would feel, in microteslas.
    public var x: CLHeadingComponentValue { 0 }
    public var y: CLHeadingComponentValue { 0 }
    public var z: CLHeadingComponentValue { 0 }

    init(_ degrees: CLLocationDirection, accuracy: CLLocationDirection, at date: Date) {
        (magneticHeading, trueHeading, headingAccuracy, timestamp) = (degrees, degrees, accuracy, date)
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}

public typealias CLHeadingComponentValue = Double

/// A stay at a place.
open class CLVisit: NSObject, NSCopying, @unchecked Sendable {
    public let arrivalDate: Date
    public let departureDate: Date
    public let coordinate: CLLocationCoordinate2D
    public let horizontalAccuracy: CLLocationAccuracy

    init(_ coordinate: CLLocationCoordinate2D, _ accuracy: CLLocationAccuracy, from arrival: Date, to departure: Date) {
        (self.coordinate, horizontalAccuracy, arrivalDate, departureDate) = (coordinate, accuracy, arrival, departure)
        super.init()
    }

    /// Nowhere, and without a beginning or an end.
    public override convenience init() {
        self.init(CLLocationCoordinate2D(), 0, from: .distantPast, to: .distantFuture)
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }
}
