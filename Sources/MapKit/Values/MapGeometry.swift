@_exported import CoreLocation
import AppleFoundation
import MapEngine
@_exported import UIKit

/// A place on the flat world: x grows to the east, y to the south.
public struct MKMapPoint: Hashable, Sendable {
    public var x: Double
    public var y: Double

    public init() { self.init(x: 0, y: 0) }
    public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

    /// A place that isn't one has the point (-1, -1).
    public init(_ coordinate: CLLocationCoordinate2D) {
        guard CLLocationCoordinate2DIsValid(coordinate) else {
            self.init(x: -1, y: -1)
            return
        }
        self.init(Mercator.point(latitude: coordinate.latitude, longitude: coordinate.longitude))
    }

    public var coordinate: CLLocationCoordinate2D {
        guard x >= 0, y >= 0, x <= Mercator.side, y <= Mercator.side else { return kCLLocationCoordinate2DInvalid }
        return CLLocationCoordinate2D(latitude: Mercator.latitude(y: y), longitude: Mercator.longitude(x: x))
    }

    /// Metres on the ground.
    public func distance(to point: MKMapPoint) -> CLLocationDistance {
        let (start, end) = (Mercator.place(world), Mercator.place(point.world))
        return Geodesic(
            from: CLLocationCoordinate2D(latitude: start.latitude, longitude: start.longitude),
            to: CLLocationCoordinate2D(latitude: end.latitude, longitude: end.longitude)
        ).distance
    }

    package init(_ point: WorldPoint) { self.init(x: point.x, y: point.y) }
    package var world: WorldPoint { WorldPoint(x, y) }
}

/// A width and height of the flat world.
public struct MKMapSize: Hashable, Sendable {
    public var width: Double
    public var height: Double

    public init() { self.init(width: 0, height: 0) }
    public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }

    public static let world = MKMapSize(width: Mercator.side, height: Mercator.side)
}

/// A rectangle of the flat world; it may reach over the date line.
public struct MKMapRect: Hashable, Sendable {
    public var origin: MKMapPoint
    public var size: MKMapSize

    public init() { self.init(origin: MKMapPoint(), size: MKMapSize()) }
    public init(origin: MKMapPoint, size: MKMapSize) { (self.origin, self.size) = (origin, size) }
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.init(origin: MKMapPoint(x: x, y: y), size: MKMapSize(width: width, height: height))
    }

    public static let world = MKMapRect(origin: MKMapPoint(), size: .world)
    public static let null = MKMapRect(x: .infinity, y: .infinity, width: 0, height: 0)

    package init(_ rect: WorldRect) {
        self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
    }
    package var world: WorldRect { WorldRect(minX: minX, minY: minY, maxX: maxX, maxY: maxY) }

    public var minX: Double { origin.x }
    public var minY: Double { origin.y }
    public var midX: Double { origin.x + size.width / 2 }
    public var midY: Double { origin.y + size.height / 2 }
    public var maxX: Double { origin.x + size.width }
    public var maxY: Double { origin.y + size.height }
    public var width: Double { size.width }
    public var height: Double { size.height }

    public var isNull: Bool { origin.x.isInfinite || origin.y.isInfinite }
    public var isEmpty: Bool { isNull || size.width == 0 || size.height == 0 }
    /// Whether it reaches over the edge of the world in the west or the east.
    public var spans180thMeridian: Bool { !isNull && (minX < 0 || maxX > Mercator.side) }

    public func contains(_ point: MKMapPoint) -> Bool {
        !isNull && point.x >= minX && point.x < maxX && point.y >= minY && point.y < maxY
    }
    public func contains(_ rect: MKMapRect) -> Bool { !isNull && !rect.isNull && union(rect) == self }
    public func intersects(_ rect: MKMapRect) -> Bool { !intersection(rect).isEmpty }

    public func insetBy(dx: Double, dy: Double) -> MKMapRect {
        guard !isNull, size.width >= 2 * dx, size.height >= 2 * dy else { return .null }
        return MKMapRect(x: minX + dx, y: minY + dy, width: size.width - 2 * dx, height: size.height - 2 * dy)
    }
    public func offsetBy(dx: Double, dy: Double) -> MKMapRect {
        isNull ? self : MKMapRect(x: minX + dx, y: minY + dy, width: size.width, height: size.height)
    }
    public func union(_ rect: MKMapRect) -> MKMapRect {
        if isNull { return rect }
        if rect.isNull { return self }
        let (left, top) = (min(minX, rect.minX), min(minY, rect.minY))
        return MKMapRect(x: left, y: top, width: max(maxX, rect.maxX) - left, height: max(maxY, rect.maxY) - top)
    }
    public func intersection(_ rect: MKMapRect) -> MKMapRect {
        guard !isNull, !rect.isNull else { return .null }
        let (left, top) = (max(minX, rect.minX), max(minY, rect.minY))
        let (right, bottom) = (min(maxX, rect.maxX), min(maxY, rect.maxY))
        guard left <= right, top <= bottom else { return .null }
        return MKMapRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    /// What lies beyond the edge of the world, moved to the other side of it.
    public func remainder() -> MKMapRect {
        guard spans180thMeridian else { return .null }
        return minX < 0
            ? MKMapRect(x: minX + Mercator.side, y: minY, width: -minX, height: height)
            : MKMapRect(x: 0, y: minY, width: maxX - Mercator.side, height: height)
    }

    /// Two parts, cut at a distance from an edge.
    public func divided(atDistance distance: Double, from edge: CGRectEdge) -> (slice: MKMapRect, remainder: MKMapRect) {
        let whole = edge == .minXEdge || edge == .maxXEdge ? width : height
        let cut = min(max(distance, 0), whole)
        switch edge {
        case .minXEdge:
            return (
                MKMapRect(x: minX, y: minY, width: cut, height: height),
                MKMapRect(x: minX + cut, y: minY, width: width - cut, height: height)
            )
        case .maxXEdge:
            return (
                MKMapRect(x: maxX - cut, y: minY, width: cut, height: height),
                MKMapRect(x: minX, y: minY, width: width - cut, height: height)
            )
        case .minYEdge:
            return (
                MKMapRect(x: minX, y: minY, width: width, height: cut),
                MKMapRect(x: minX, y: minY + cut, width: width, height: height - cut)
            )
        default:
            return (
                MKMapRect(x: minX, y: maxY - cut, width: width, height: cut),
                MKMapRect(x: minX, y: minY, width: width, height: height - cut)
            )
        }
    }
}

// MARK: - Functions
public func MKMapPointEqualToPoint(_ point1: MKMapPoint, _ point2: MKMapPoint) -> Bool { point1 == point2 }
public func MKMapSizeEqualToSize(_ size1: MKMapSize, _ size2: MKMapSize) -> Bool { size1 == size2 }
public func MKMapRectEqualToRect(_ rect1: MKMapRect, _ rect2: MKMapRect) -> Bool { rect1 == rect2 }

public func MKMapRectDivide(
    _ rect: MKMapRect, _ slice: UnsafeMutablePointer<MKMapRect>, _ remainder: UnsafeMutablePointer<MKMapRect>,
    _ amount: Double, _ edge: CGRectEdge
) {
    let parts = rect.divided(atDistance: amount, from: edge)
    (slice.pointee, remainder.pointee) = (parts.slice, parts.remainder)
}

public func MKStringFromMapPoint(_ point: MKMapPoint) -> String { String(format: "{%.1f, %.1f}", point.x, point.y) }
public func MKStringFromMapSize(_ size: MKMapSize) -> String { String(format: "{%.1f, %.1f}", size.width, size.height) }
public func MKStringFromMapRect(_ rect: MKMapRect) -> String {
    "{\(MKStringFromMapPoint(rect.origin)), \(MKStringFromMapSize(rect.size))}"
}

public func MKMetersPerMapPointAtLatitude(_ latitude: CLLocationDegrees) -> CLLocationDistance {
    Mercator.metresPerUnit(latitude: latitude)
}
public func MKMapPointsPerMeterAtLatitude(_ latitude: CLLocationDegrees) -> Double {
    1 / Mercator.metresPerUnit(latitude: latitude)
}

/// Points of the screen in a point of the map.
public typealias MKZoomScale = CGFloat

/// How wide roads are drawn, in points of the map.
public func MKRoadWidthAtZoomScale(_ zoomScale: MKZoomScale) -> CGFloat { zoomScale > 0 ? 10 / zoomScale : 0 }
