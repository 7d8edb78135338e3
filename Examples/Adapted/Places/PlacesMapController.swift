import MapKit
import UIKit

/// A map of places, those that are close together in heaps.
public final class PlacesMapController: UIViewController, MKMapViewDelegate {
    public let mapView = MKMapView()
    private let places: [Place]
    /// Called when a person has chosen a place; nil when they have let go of it.
    public var didSelect: ((Place?) -> Void)?
    /// It shows what it was told to: nobody has to hear of that.
    private var isObeying = false

    init(places: [Place]) {
        self.places = places
        super.init(nibName: nil, bundle: nil)
        title = "Map"
    }

    public required init?(coder: NSCoder) { fatalError("A map is made in code.") }

    public override func loadView() { view = mapView }

    public override func viewDidLoad() {
        super.viewDidLoad()
        mapView.delegate = self
        mapView.register(PlaceView.self, forAnnotationViewWithReuseIdentifier: MKMapViewDefaultAnnotationViewReuseIdentifier)
        mapView.region = MKCoordinateRegion(
            center: CLLocationCoordinate2D(latitude: 47.5, longitude: 6.5),
            span: MKCoordinateSpan(latitudeDelta: 14, longitudeDelta: 18))
        mapView.addAnnotations(places)
    }

    /// Goes there and selects it; with nil it selects nothing.
    public func show(_ place: Place?) {
        isObeying = true
        for annotation in mapView.selectedAnnotations { mapView.deselectAnnotation(annotation, animated: true) }
        if let place {
            let span = mapView.region.span
            // Close enough that it stands alone.
            let delta = min(span.longitudeDelta, 3)
            mapView.setRegion(
                MKCoordinateRegion(
                    center: place.coordinate, span: MKCoordinateSpan(latitudeDelta: delta, longitudeDelta: delta)),
                animated: true)
            mapView.selectAnnotation(place, animated: true)
        }
        isObeying = false
    }

    // MARK: The map's delegate
    public func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) {
        guard !isObeying else { return }
        if let place = view.annotation as? Place { didSelect?(place) }
        // A heap is looked into.
        if let heap = view.annotation as? MKClusterAnnotation {
            mapView.showAnnotations(heap.memberAnnotations, animated: true)
        }
    }

    public func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) {
        guard !isObeying, view.annotation is Place else { return }
        didSelect?(nil)
    }
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PlacesMapController.self); switch i { case 0: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didSelect: _objcArg(a, 1, (MKAnnotationView).self))); case 1: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didDeselect: _objcArg(a, 1, (MKAnnotationView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlacesMapController.self }, "Places.PlacesMapController") { r in r.c("-mapView:didSelectAnnotationView: -mapView:didDeselectAnnotationView:", call); r.t("mapView:didSelectAnnotationView:", { unsafeDowncast($0, to: PlacesMapController.self).mapView($1, didSelect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotationView) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView) -> Void).self); r.t("mapView:didDeselectAnnotationView:", { unsafeDowncast($0, to: PlacesMapController.self).mapView($1, didDeselect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotationView) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView) -> Void).self) } } } }

/// A marker that joins those near it.
final class PlaceView: MKMarkerAnnotationView {
    override var annotation: MKAnnotation? {
        didSet { clusteringIdentifier = "place" }
    }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PlaceView.self }, "Places.PlaceView") { r in _ = r } } } }
