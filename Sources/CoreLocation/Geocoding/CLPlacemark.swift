import AppleFoundation

/// What is at a place: names for the parts of the world that it lies in.
open class CLPlacemark: NSObject, NSCopying, @unchecked Sendable {
    struct Parts {
        var location: CLLocation?
        var region: CLRegion?
        var timeZone: TimeZone?
        var names: [KeyPath<CLPlacemark, String?>: String] = [:]
        var areasOfInterest: [String]?
    }

    private let parts: Parts

    init(_ parts: Parts) {
        self.parts = parts
        super.init()
    }

    public init(placemark: CLPlacemark) {
        parts = placemark.parts
        super.init()
    }

    open func copy(with zone: NSZone? = nil) -> Any { self }

    open var location: CLLocation? { parts.location }
    open var region: CLRegion? { parts.region }
    open var timeZone: TimeZone? { parts.timeZone }
    open var name: String? { parts.names[\.name] }
    open var thoroughfare: String? { parts.names[\.thoroughfare] }
    open var subThoroughfare: String? { parts.names[\.subThoroughfare] }
    open var locality: String? { parts.names[\.locality] }
    open var subLocality: String? { parts.names[\.subLocality] }
    open var administrativeArea: String? { parts.names[\.administrativeArea] }
    open var subAdministrativeArea: String? { parts.names[\.subAdministrativeArea] }
    open var postalCode: String? { parts.names[\.postalCode] }
    open var isoCountryCode: String? { parts.names[\.isoCountryCode] }
    open var country: String? { parts.names[\.country] }
    open var inlandWater: String? { parts.names[\.inlandWater] }
    open var ocean: String? { parts.names[\.ocean] }
    open var areasOfInterest: [String]? { parts.areasOfInterest }
}
