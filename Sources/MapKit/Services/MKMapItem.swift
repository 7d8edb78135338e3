import AppleFoundation
import CoreLocation
import UIKit

/// A place that maps know by name.
open class MKMapItem: NSObject, @unchecked Sendable {
    public let placemark: MKPlacemark
    open var name: String?
    open var phoneNumber: String?
    open var url: URL?
    open var timeZone: TimeZone?
    open var pointOfInterestCategory: MKPointOfInterestCategory?
    public private(set) var isCurrentLocation = false

    public init(placemark: MKPlacemark) {
        self.placemark = placemark
        super.init()
        name = placemark.name
        timeZone = placemark.timeZone
    }

    /// Stands for wherever the person is.
    open class func forCurrentLocation() -> MKMapItem {
        let coordinate = LocationSimulator.shared.location?.coordinate ?? kCLLocationCoordinate2DInvalid
        let item = MKMapItem(placemark: MKPlacemark(coordinate: coordinate))
        item.isCurrentLocation = true
        item.name = "Current Location"
        return item
    }

    /// There is no other app that shows maps.
    @discardableResult
    open func openInMaps(launchOptions: [String: Any]? = nil) -> Bool {
        Unsupported.openingMaps.report()
        return false
    }
    @discardableResult
    open class func openMaps(with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil) -> Bool {
        Unsupported.openingMaps.report()
        return false
    }
    open func openInMaps(
        launchOptions: [String: Any]? = nil, from scene: UIScene?, completionHandler: @escaping (Bool) -> Void
    ) {
        Unsupported.openingMaps.report()
        LaterAnswer.give { completionHandler(false) }
    }
    open class func openMaps(
        with mapItems: [MKMapItem], launchOptions: [String: Any]? = nil, from scene: UIScene?,
        completionHandler: @escaping (Bool) -> Void
    ) {
        Unsupported.openingMaps.report()
        LaterAnswer.give { completionHandler(false) }
    }
}

/// The uniform type of map items.
public let MKMapItemTypeIdentifier = "com.apple.mapkit.map-item"

public let MKLaunchOptionsDirectionsModeKey = "MKLaunchOptionsDirectionsMode"
public let MKLaunchOptionsMapTypeKey = "MKLaunchOptionsMapType"
public let MKLaunchOptionsShowsTrafficKey = "MKLaunchOptionsShowsTraffic"
public let MKLaunchOptionsDirectionsModeDefault = "MKLaunchOptionsDirectionsModeDefault"
public let MKLaunchOptionsDirectionsModeDriving = "MKLaunchOptionsDirectionsModeDriving"
public let MKLaunchOptionsDirectionsModeWalking = "MKLaunchOptionsDirectionsModeWalking"
public let MKLaunchOptionsDirectionsModeTransit = "MKLaunchOptionsDirectionsModeTransit"
public let MKLaunchOptionsMapCenterKey = "MKLaunchOptionsMapCenter"
public let MKLaunchOptionsMapSpanKey = "MKLaunchOptionsMapSpan"
public let MKLaunchOptionsCameraKey = "MKLaunchOptionsCamera"
