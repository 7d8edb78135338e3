import Foundation

/// A place on the globe, in degrees: north and east count up.
public struct GeoPoint: Equatable {
    public let latitude: Double
    public let longitude: Double

    /// Latitudes end at the poles, longitudes go round.
    public init(_ latitude: Double, _ longitude: Double) {
        self.latitude = min(max(latitude, -90), 90)
        self.longitude = GeoPoint.around(longitude)
    }

    /// The place on the other end of a line through the middle of the globe.
    public var antipode: GeoPoint { GeoPoint(-latitude, longitude + 180) }

    /// From -180 up to, but not including, 180.
    static func around(_ degrees: Double) -> Double {
        let turned = (degrees + 180).truncatingRemainder(dividingBy: 360)
        return (turned < 0 ? turned + 360 : turned) - 180
    }

    public var text: String {
        let north = String(format: "%.1f° %@", abs(latitude), latitude < 0 ? "S" : "N")
        let east = String(format: "%.1f° %@", abs(longitude), longitude < 0 ? "W" : "E")
        return "\(north), \(east)"
    }
}
