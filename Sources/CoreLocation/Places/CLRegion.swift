import AppleFoundation

public enum CLRegionState: Int, Sendable {
    case unknown = 0
    case inside = 1
    case outside = 2
}

/// A part of the earth that a manager may watch, known by its name.
open class CLRegion: NSObject, NSCopying, @unchecked Sendable {
    public let identifier: String
    open var notifyOnEntry = true
    open var notifyOnExit = true

    init(identifier: String) {
        self.identifier = identifier
        super.init()
    }

    /// Regions of one name are the same region.
    open override func isEqual(_ object: Any?) -> Bool { (object as? CLRegion)?.identifier == identifier }
    open override var hash: Int { identifier.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    func holds(_ coordinate: CLLocationCoordinate2D) -> Bool { false }
}

/// All places that are no further than so many metres from one.
open class CLCircularRegion: CLRegion, @unchecked Sendable {
    public let center: CLLocationCoordinate2D
    public let radius: CLLocationDistance

    public init(center: CLLocationCoordinate2D, radius: CLLocationDistance, identifier: String) {
        (self.center, self.radius) = (center, radius)
        super.init(identifier: identifier)
    }

    open func contains(_ coordinate: CLLocationCoordinate2D) -> Bool { holds(coordinate) }

    final override func holds(_ coordinate: CLLocationCoordinate2D) -> Bool {
        Geodesic(from: center, to: coordinate).distance <= radius
    }

    open override var description: String {
        let place = String(format: "<%+.8f,%+.8f>", center.latitude, center.longitude)
        return "CLCircularRegion (identifier:'\(identifier)', center:\(place), radius:\(String(format: "%.2f", radius))m)"
    }
}
