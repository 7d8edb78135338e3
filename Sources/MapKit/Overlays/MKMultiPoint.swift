import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

/// Points of the map in a row.
open class MKMultiPoint: MKShape, @unchecked Sendable {
    let mapPoints: [MKMapPoint]
    private let buffer: UnsafeMutablePointer<MKMapPoint>

    init(_ points: [MKMapPoint]) {
        mapPoints = points
        buffer = .allocate(capacity: max(points.count, 1))
        buffer.initialize(from: points, count: points.count)
        super.init()
    }

    deinit { buffer.deallocate() }

    open var pointCount: Int { mapPoints.count }
    /// Valid as long as the object is.
    open func points() -> UnsafeMutablePointer<MKMapPoint> { buffer }

    open func getCoordinates(_ coords: UnsafeMutablePointer<CLLocationCoordinate2D>, range: NSRange) {
        for index in range.location..<range.location + range.length {
            require(mapPoints.indices.contains(index), "The range \(range) is not within the \(pointCount) points.")
            let place = Mercator.place(mapPoints[index].world)
            coords[index - range.location] = CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude)
        }
    }

    /// Where along the line a point lies: 0 at its start, 1 at its end.
    open func location(atPointIndex index: Int) -> CGFloat {
        mapPoints.indices.contains(index) ? CGFloat(shares[index]) : 0
    }
    open func locations(at indexes: IndexSet) -> [CGFloat] {
        let shares = shares
        return indexes.map { shares.indices.contains($0) ? CGFloat(shares[$0]) : 0 }
    }

    /// Of all points.
    var shares: [Double] {
        var ways = [0.0]
        for (start, end) in zip(mapPoints, mapPoints.dropFirst()) { ways.append(ways.last! + start.distance(to: end)) }
        let whole = ways.last!
        return whole > 0 ? ways.map { $0 / whole } : ways
    }

    var bounds: MKMapRect {
        guard let first = mapPoints.first else { return .null }
        return mapPoints.dropFirst().reduce(MKMapRect(x: first.x, y: first.y, width: 0, height: 0)) {
            $0.union(MKMapRect(x: $1.x, y: $1.y, width: 0, height: 0))
        }
    }

    open override var coordinate: CLLocationCoordinate2D {
        let bounds = bounds
        return bounds.isNull ? kCLLocationCoordinate2DInvalid : MKCoordinateRegion(bounds).center
    }

    /// Each point as near to the one before as it can be: lines go the short way over the date line.
    static func mapPoints(_ coordinates: [CLLocationCoordinate2D]) -> [MKMapPoint] {
        var result: [MKMapPoint] = []
        for coordinate in coordinates {
            let point = Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude)
            result.append(MKMapPoint(result.last.map { point.nearest(to: $0.world) } ?? point))
        }
        return result
    }
}

open class MKPolyline: MKMultiPoint, MKOverlay, @unchecked Sendable {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        self.init(points: Self.mapPoints(Array(UnsafeBufferPointer(start: coords, count: count))))
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int) {
        self.init(points: Array(UnsafeBufferPointer(start: points, count: count)))
    }
    init(points: [MKMapPoint]) { super.init(points) }

    open var boundingMapRect: MKMapRect { bounds }
}

/// The shortest way over the ground from point to point: bent on the map.
open class MKGeodesicPolyline: MKPolyline, @unchecked Sendable {
    public convenience init(coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int) {
        let corners = Array(UnsafeBufferPointer(start: coords, count: count))
        var places: [CLLocationCoordinate2D] = []
        for (index, corner) in corners.enumerated() {
            guard index > 0 else {
                places.append(corner)
                continue
            }
            let way = Geodesic(from: corners[index - 1], to: corner)
            // A corner every hundred kilometres.
            let steps = max(Int((way.distance / 100_000).rounded(.up)), 1)
            for step in 1..<max(steps, 1) {
                places.append(
                    Geodesic.place(
                        from: corners[index - 1], course: way.startCourse, distance: way.distance * Double(step) / Double(steps)
                    ))
            }
            places.append(corner)
        }
        self.init(points: Self.mapPoints(places))
    }
}

open class MKPolygon: MKMultiPoint, MKOverlay, @unchecked Sendable {
    /// Holes.
    public let interiorPolygons: [MKPolygon]?

    public convenience init(
        coordinates coords: UnsafePointer<CLLocationCoordinate2D>, count: Int, interiorPolygons: [MKPolygon]? = nil
    ) {
        self.init(points: Self.mapPoints(Array(UnsafeBufferPointer(start: coords, count: count))), interiorPolygons)
    }
    public convenience init(points: UnsafePointer<MKMapPoint>, count: Int, interiorPolygons: [MKPolygon]? = nil) {
        self.init(points: Array(UnsafeBufferPointer(start: points, count: count)), interiorPolygons)
    }
    init(points: [MKMapPoint], _ interior: [MKPolygon]?) {
        interiorPolygons = interior
        super.init(points)
    }

    open var boundingMapRect: MKMapRect { bounds }
}

open class MKCircle: MKShape, MKOverlay, @unchecked Sendable {
    private let center: CLLocationCoordinate2D
    /// Metres.
    public let radius: CLLocationDistance

    public init(center coord: CLLocationCoordinate2D, radius: CLLocationDistance) {
        (center, self.radius) = (coord, radius)
        super.init()
    }
    public convenience init(mapRect: MKMapRect) {
        let middle = Mercator.place(WorldPoint(mapRect.midX, mapRect.midY))
        self.init(
            center: CLLocationCoordinate2D(latitude: middle.latitude, longitude: middle.longitude),
            radius: max(mapRect.width, mapRect.height) / 2 * Mercator.metresPerUnit(latitude: middle.latitude))
    }

    open override var coordinate: CLLocationCoordinate2D { center }
    open var boundingMapRect: MKMapRect {
        let point = Mercator.point(latitude: center.latitude, longitude: center.longitude)
        let half = radius / Mercator.metresPerUnit(latitude: center.latitude)
        return MKMapRect(x: point.x - half, y: point.y - half, width: 2 * half, height: 2 * half)
    }
}

open class MKMultiPolyline: MKShape, MKOverlay, @unchecked Sendable {
    public let polylines: [MKPolyline]
    public init(_ polylines: [MKPolyline]) {
        self.polylines = polylines
        super.init()
    }
    open var boundingMapRect: MKMapRect { polylines.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
}

open class MKMultiPolygon: MKShape, MKOverlay, @unchecked Sendable {
    public let polygons: [MKPolygon]
    public init(_ polygons: [MKPolygon]) {
        self.polygons = polygons
        super.init()
    }
    open var boundingMapRect: MKMapRect { polygons.reduce(.null) { $0.union($1.boundingMapRect) } }
    open override var coordinate: CLLocationCoordinate2D { MKCoordinateRegion(boundingMapRect).center }
}
