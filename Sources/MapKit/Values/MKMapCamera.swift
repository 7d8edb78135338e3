import AppleFoundation
import CoreLocation
import MapEngine
import UIKit

/// From where one looks at a map. The map is flat here: it is seen from straight above.
open class MKMapCamera: NSObject, NSCopying, @unchecked Sendable {
    open var centerCoordinate: CLLocationCoordinate2D
    /// Metres from the middle to the eye.
    open var centerCoordinateDistance: CLLocationDistance
    /// The direction that is up, in degrees.
    open var heading: CLLocationDirection
    /// Kept: maps are seen from above.
    open var pitch: CGFloat { didSet { Unsupported.kept("MKMapCamera.pitch") } }
    open var altitude: CLLocationDistance {
        get { centerCoordinateDistance * cos(Double(pitch) * .pi / 180) }
        set { centerCoordinateDistance = newValue / max(cos(Double(pitch) * .pi / 180), 0.01) }
    }

    public override init() {
        centerCoordinate = CLLocationCoordinate2D()
        centerCoordinateDistance = 0
        heading = 0
        pitch = 0
        super.init()
    }

    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromDistance distance: CLLocationDistance, pitch: CGFloat,
        heading: CLLocationDirection
    ) {
        self.init()
        self.centerCoordinate = centerCoordinate
        centerCoordinateDistance = distance
        if pitch != 0 { self.pitch = pitch }
        self.heading = heading
    }

    /// From an eye above a place: its height and how far it is away on the ground say from where.
    public convenience init(
        lookingAtCenter centerCoordinate: CLLocationCoordinate2D, fromEyeCoordinate eyeCoordinate: CLLocationCoordinate2D,
        eyeAltitude: CLLocationDistance
    ) {
        let way = Geodesic(from: eyeCoordinate, to: centerCoordinate)
        self.init(
            lookingAtCenter: centerCoordinate, fromDistance: hypot(way.distance, eyeAltitude),
            pitch: eyeAltitude > 0 ? CGFloat(atan(way.distance / eyeAltitude) * 180 / .pi) : 0,
            heading: way.distance < 1 ? 0 : (way.startCourse + 360).truncatingRemainder(dividingBy: 360))
    }

    /// From where all of a picture of a map item's surroundings is seen.
    public convenience init(lookingAt mapItem: MKMapItem, forViewSize viewSize: CGSize, allowPitch: Bool) {
        self.init(lookingAtCenter: mapItem.placemark.coordinate, fromDistance: 4000, pitch: 0, heading: 0)
    }

    /// Two that look from the same place in the same way are the same.
    open override func isEqual(_ object: Any?) -> Bool {
        guard let other = object as? MKMapCamera else { return false }
        return centerCoordinate.latitude == other.centerCoordinate.latitude
            && centerCoordinate.longitude == other.centerCoordinate.longitude
            && centerCoordinateDistance == other.centerCoordinateDistance && heading == other.heading && pitch == other.pitch
    }
    open override var hash: Int { centerCoordinateDistance.hashValue ^ heading.hashValue }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = MKMapCamera()
        copy.centerCoordinate = centerCoordinate
        copy.centerCoordinateDistance = centerCoordinateDistance
        copy.heading = heading
        if pitch != 0 { copy.pitch = pitch }
        return copy
    }

    // MARK: Looks
    /// An eye takes in thirty degrees from the top to the bottom of what it sees.
    private static let reach = 2 * tan(15 * Double.pi / 180)

    static func distance(of look: Viewport) -> Double {
        let latitude = Mercator.latitude(y: look.center.y)
        return look.height / look.scale * Mercator.metresPerUnit(latitude: latitude) / reach
    }

    static func scale(distance: Double, latitude: Double, height: Double) -> Double {
        height * Mercator.metresPerUnit(latitude: latitude) / (max(distance, 1) * reach)
    }

    convenience init(_ look: Viewport) {
        let place = Mercator.place(look.center)
        self.init(
            lookingAtCenter: CLLocationCoordinate2D(latitude: place.latitude, longitude: place.longitude),
            fromDistance: Self.distance(of: look), pitch: 0, heading: look.heading)
    }

    func look(from old: Viewport) -> Viewport {
        var result = old
        result.center = Mercator.point(latitude: centerCoordinate.latitude, longitude: centerCoordinate.longitude)
        result.heading = heading
        return result.scaled(
            to: centerCoordinateDistance > 0
                ? Self.scale(distance: centerCoordinateDistance, latitude: centerCoordinate.latitude, height: old.height)
                : old.scale)
    }
}

extension MKMapView {
    /// How close and how far away a map may be looked at.
    open class CameraZoomRange: NSObject, NSCopying, @unchecked Sendable {
        public let minCenterCoordinateDistance: CLLocationDistance
        public let maxCenterCoordinateDistance: CLLocationDistance

        /// Nil where the smallest is larger than the largest.
        public init?(
            minCenterCoordinateDistance minDistance: CLLocationDistance,
            maxCenterCoordinateDistance maxDistance: CLLocationDistance
        ) {
            let isOrdered =
                minDistance == MKMapCameraZoomDefault || maxDistance == MKMapCameraZoomDefault || minDistance <= maxDistance
            guard isOrdered, !minDistance.isNaN, !maxDistance.isNaN else { return nil }
            (minCenterCoordinateDistance, maxCenterCoordinateDistance) = (minDistance, maxDistance)
            super.init()
        }
        public convenience init?(minCenterCoordinateDistance minDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: minDistance, maxCenterCoordinateDistance: MKMapCameraZoomDefault)
        }
        public convenience init?(maxCenterCoordinateDistance maxDistance: CLLocationDistance) {
            self.init(minCenterCoordinateDistance: MKMapCameraZoomDefault, maxCenterCoordinateDistance: maxDistance)
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }

    /// Where the middle of a map may be.
    open class CameraBoundary: NSObject, NSCopying, @unchecked Sendable {
        public let mapRect: MKMapRect
        public var region: MKCoordinateRegion { MKCoordinateRegion(mapRect) }

        /// Nil for a rectangle that nothing lies in.
        public init?(mapRect: MKMapRect) {
            guard !mapRect.isEmpty, mapRect.width.isFinite, mapRect.height.isFinite else { return nil }
            self.mapRect = mapRect
            super.init()
        }
        public convenience init?(coordinateRegion region: MKCoordinateRegion) {
            guard region.isUsable else { return nil }
            self.init(mapRect: MKMapRect(region.rect))
        }

        open func copy(with zone: NSZone? = nil) -> Any { self }
    }
}

/// A limit of its own.
public let MKMapCameraZoomDefault: CLLocationDistance = -1
