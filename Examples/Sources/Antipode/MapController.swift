import CoreLocation
import MapKit

/// A map with a pin in its middle. It knows of no other map: whoever wants to know where it is observes `currentLocation`.
public final class MapController: UIViewController, MKMapViewDelegate {
    /// Where a finger has moved the map, or the pin.
    @objc public dynamic private(set) var currentLocation: CLLocation
    public let mapView = MKMapView()
    private let pin = MKPointAnnotation()
    /// It goes where it was told to: nobody has to hear of that.
    private var isObeying = false
    /// It comes after its pin, of which everybody has heard.
    private var isComing = false

    public init(location: CLLocation) {
        currentLocation = location
        super.init(nibName: nil, bundle: nil)
        title = "Map"
    }

    public required init?(coder: NSCoder) { fatalError("A map is made in code.") }

    public override func loadView() { view = mapView }

    public override func viewDidLoad() {
        super.viewDidLoad()
        pin.title = title
        mapView.delegate = self
        mapView.isRotateEnabled = false
        mapView.addAnnotation(pin)
        obey {
            mapView.region = MKCoordinateRegion(
                center: currentLocation.coordinate, span: MKCoordinateSpan(latitudeDelta: 10, longitudeDelta: 40))
        }
        pin.coordinate = currentLocation.coordinate
    }

    /// Goes there, and tells nobody. Not `currentLocation`'s setter, which its observers hear.
    public func show(_ location: CLLocation) {
        guard isViewLoaded else { return }
        obey { mapView.centerCoordinate = location.coordinate }
        pin.coordinate = location.coordinate
    }

    /// Where the map stands, whoever has moved it.
    public var shownLocation: CLLocation {
        guard isViewLoaded else { return currentLocation }
        return CLLocation(latitude: mapView.centerCoordinate.latitude, longitude: mapView.centerCoordinate.longitude)
    }

    private func obey(_ change: () -> Void) {
        isObeying = true
        change()
        isObeying = false
    }

    // MARK: The map's delegate
    public func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        guard !isObeying, !isComing else { return }
        pin.coordinate = mapView.centerCoordinate
        currentLocation = shownLocation
    }

    public func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "pin") {
            view.annotation = annotation
            return view
        }
        let view = MKPinAnnotationView(annotation: annotation, reuseIdentifier: "pin")
        view.isDraggable = true
        return view
    }

    public func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        guard newState == .ending else { return }
        currentLocation = CLLocation(latitude: pin.coordinate.latitude, longitude: pin.coordinate.longitude)
        isComing = true
        mapView.setCenter(pin.coordinate, animated: true)
    }

    public func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { if !animated { isComing = false } }
    public func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { isComing = false }
}
