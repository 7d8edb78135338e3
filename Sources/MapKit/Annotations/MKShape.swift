@_spi(House) import AppleFoundation
import CoreLocation
import CoreGraphics
import MapEngine
import UIKit

/// Something with a name on a map.
open class MKShape: NSObject, MKAnnotation, @unchecked Sendable {
    open var title: String? { didSet { AnnotationNews.changed(self) } }
    open var subtitle: String? { didSet { AnnotationNews.changed(self) } }
    open var coordinate: CLLocationCoordinate2D { CLLocationCoordinate2D() }

    public override init() { super.init() }
}

/// A name at a place.
open class MKPointAnnotation: MKShape, @unchecked Sendable {
    private var place = CLLocationCoordinate2D()

    open override var coordinate: CLLocationCoordinate2D {
        get { place }
        set {
            _objcChange(self, "coordinate") { place = newValue }
            AnnotationNews.changed(self)
        }
    }

    public override init() { super.init() }

    public convenience init(
        __coordinate coordinate: CLLocationCoordinate2D, title: String? = nil, subtitle: String? = nil
    ) {
        self.init()
        self.coordinate = coordinate
        self.title = title
        self.subtitle = subtitle
    }
}

/// Who wants to hear that an annotation of ours has changed: the maps that show it.
enum AnnotationNews {
    @MainActor private static var listeners: [Weak] = []

    private struct Weak {
        weak var marks: MapMarks?
    }

    @MainActor static func listen(_ marks: MapMarks) {
        listeners.removeAll { $0.marks == nil || $0.marks === marks }
        listeners.append(Weak(marks: marks))
    }

    static func changed(_ annotation: AnyObject) {
        guard Thread.isMainThread else { return }
        Isolation.assumeMain(with: annotation) { for listener in listeners { listener.marks?.changed($0) } }
    }
}

/// Several annotations at about one place, shown as one.
open class MKClusterAnnotation: NSObject, MKAnnotation, @unchecked Sendable {
    public let memberAnnotations: [any MKAnnotation]
    /// That of the first, unless the app says otherwise; asked for when it is wanted.
    open var title: String? {
        get { ownTitle ?? memberAnnotations.first.flatMap { $0.title ?? nil } }
        set { ownTitle = .some(newValue) }
    }
    open var subtitle: String? {
        get { ownSubtitle ?? (memberAnnotations.count > 1 ? "+\(memberAnnotations.count - 1) more" : nil) }
        set { ownSubtitle = .some(newValue) }
    }
    private var ownTitle: String??
    private var ownSubtitle: String??
    public let coordinate: CLLocationCoordinate2D

    public init(memberAnnotations: [any MKAnnotation]) {
        self.memberAnnotations = memberAnnotations
        coordinate = Self.middle(memberAnnotations.lazy.map { MKMapPoint($0.coordinate).world })
        super.init()
    }

    /// Of annotations whose places on the map are known.
    init(_ members: [any MKAnnotation], at points: some Collection<WorldPoint>) {
        memberAnnotations = members
        coordinate = Self.middle(points)
        super.init()
    }

    /// The middle of places on the map, the short way round.
    private static func middle(_ points: some Collection<WorldPoint>) -> CLLocationCoordinate2D {
        var sum = WorldPoint(0, 0)
        let first = points.first ?? WorldPoint(0, 0)
        for point in points {
            let place = point.nearest(to: first)
            sum = WorldPoint(sum.x + place.x, sum.y + place.y)
        }
        let count = Double(max(points.count, 1))
        let middle = Mercator.place(WorldPoint(sum.x / count, sum.y / count))
        return CLLocationCoordinate2D(latitude: middle.latitude, longitude: middle.longitude)
    }
}

/// Where the person is.
open class MKUserLocation: NSObject, MKAnnotation, @unchecked Sendable {
    open internal(set) var location: CLLocation?
    open internal(set) var heading: CLHeading?
    open internal(set) var isUpdating = false
    open var title: String? = "My Location"
    open var subtitle: String?
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }

    public override init() { super.init() }
}

/// A place with its names, on a map.
open class MKPlacemark: CLPlacemark, MKAnnotation, @unchecked Sendable {
    open var countryCode: String? { isoCountryCode }
    open var coordinate: CLLocationCoordinate2D { location?.coordinate ?? kCLLocationCoordinate2DInvalid }
    open var title: String? { name }
    open var subtitle: String? { [locality, administrativeArea, country].compactMap { $0 }.joined(separator: ", ") }

    public convenience init(coordinate: CLLocationCoordinate2D) {
        self.init(placemark: CLPlacemark(at: CLLocation(latitude: coordinate.latitude, longitude: coordinate.longitude)))
    }
    /// Kept nowhere: address dictionaries went with the address book.
    public convenience init(coordinate: CLLocationCoordinate2D, addressDictionary: [String: Any]?) {
        self.init(coordinate: coordinate)
    }
    public override init(placemark: CLPlacemark) { super.init(placemark: placemark) }
}
