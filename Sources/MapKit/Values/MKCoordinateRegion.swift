import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

/// How many degrees something is high and wide.
public struct MKCoordinateSpan: Sendable {
    public var latitudeDelta: CLLocationDegrees
    public var longitudeDelta: CLLocationDegrees

    public init() { self.init(latitudeDelta: 0, longitudeDelta: 0) }
    public init(latitudeDelta: CLLocationDegrees, longitudeDelta: CLLocationDegrees) {
        (self.latitudeDelta, self.longitudeDelta) = (latitudeDelta, longitudeDelta)
    }
}

/// A place and what lies around it.
public struct MKCoordinateRegion: Sendable {
    public var center: CLLocationCoordinate2D
    public var span: MKCoordinateSpan

    public init() { self.init(center: CLLocationCoordinate2D(), span: MKCoordinateSpan()) }
    public init(center: CLLocationCoordinate2D, span: MKCoordinateSpan) { (self.center, self.span) = (center, span) }

    /// Metres on the ground, from south to north and, at the middle, from west to east.
    public init(
        center centerCoordinate: CLLocationCoordinate2D, latitudinalMeters: CLLocationDistance,
        longitudinalMeters: CLLocationDistance
    ) {
        let degree = Self.metresPerDegree(at: centerCoordinate.latitude)
        self.init(
            center: centerCoordinate,
            span: MKCoordinateSpan(
                latitudeDelta: min(max(latitudinalMeters, 0) / degree.north, 180),
                longitudeDelta: degree.east > 0 ? min(max(longitudinalMeters, 0) / degree.east, 360) : 360))
    }

    /// What a rectangle of the map shows. Its middle on the map is the region's.
    public init(_ rect: MKMapRect) {
        let middle = Mercator.place(WorldPoint(rect.midX, rect.midY))
        self.init(
            center: CLLocationCoordinate2D(latitude: middle.latitude, longitude: middle.longitude),
            span: MKCoordinateSpan(
                latitudeDelta: Mercator.degrees(halfHeight: rect.height / 2, about: middle.latitude),
                longitudeDelta: min(rect.width / Mercator.side * 360, 360)))
    }

    /// A degree of latitude and one of longitude on the ellipsoid.
    private static func metresPerDegree(at latitude: Double) -> (north: Double, east: Double) {
        let (sine, cosine) = (sin(latitude * .pi / 180), cos(latitude * .pi / 180))
        let excentricity = Geodesic.flattening * (2 - Geodesic.flattening)
        let under = 1 - excentricity * sine * sine
        let north = Geodesic.radius * (1 - excentricity) / (under * under.squareRoot())
        return (north * .pi / 180, Geodesic.radius / under.squareRoot() * max(cosine, 0) * .pi / 180)
    }

    /// Whether maps can show it.
    package var isUsable: Bool {
        CLLocationCoordinate2DIsValid(center) && span.latitudeDelta.isFinite && span.longitudeDelta.isFinite
            && span.latitudeDelta >= 0 && span.longitudeDelta >= 0 && span.latitudeDelta <= 180 && span.longitudeDelta <= 360
    }

    package var rect: WorldRect {
        let middle = Mercator.point(latitude: center.latitude, longitude: center.longitude)
        let half = Mercator.halfHeight(degrees: span.latitudeDelta, about: center.latitude)
        let wide = span.longitudeDelta / 360 * Mercator.side / 2
        return WorldRect(minX: middle.x - wide, minY: middle.y - half, maxX: middle.x + wide, maxY: middle.y + half)
    }
}
