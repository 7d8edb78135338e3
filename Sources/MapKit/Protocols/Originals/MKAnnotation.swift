// swift-format-ignore-file
import AppleFoundation
import CoreLocation

/// Something at a place of a map.
@objc public protocol MKAnnotation: NSObjectProtocol {
    var coordinate: CLLocationCoordinate2D { get }
    @objc optional var title: String? { get }
    @objc optional var subtitle: String? { get }
}

/// Something that covers a part of a map.
@objc public protocol MKOverlay: MKAnnotation {
    var coordinate: CLLocationCoordinate2D { get }
    var boundingMapRect: MKMapRect { get }
    @objc(intersectsMapRect:)
    optional func intersects(_ mapRect: MKMapRect) -> Bool
    @objc(canReplaceMapContent)
    optional func canReplaceMapContent() -> Bool
}
