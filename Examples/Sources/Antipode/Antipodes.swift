import CoreLocation

extension CLLocation {
    /// The place on the other end of a line through the middle of the globe.
    public var antipode: CLLocation {
        let east = coordinate.longitude + 180
        return CLLocation(latitude: -coordinate.latitude, longitude: east > 180 ? east - 360 : east)
    }

    /// In degrees, to one digit.
    public var text: String {
        let (latitude, longitude) = (coordinate.latitude, coordinate.longitude)
        let north = String(format: "%.1f° %@", abs(latitude), latitude < 0 ? "S" : "N")
        let east = String(format: "%.1f° %@", abs(longitude), longitude < 0 ? "W" : "E")
        return "\(north), \(east)"
    }
}
