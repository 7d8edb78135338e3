import CoreLocation
import MapKit

/// A map with a pin in its middle. It knows of no other map: whoever wants to know where it is observes `currentLocation`.
public final class MapController: UIViewController, MKMapViewDelegate {
    /// Where a finger has moved the map, or the pin.
          public         private(set) var currentLocation: CLLocation { willSet { _objcWillChange(self, "currentLocation") } didSet { _objcDidChange(self, "currentLocation") } }
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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MapController.self); switch i { case 0: return _objcRet(o.mapViewDidChangeVisibleRegion(_objcArg(a, 0, (MKMapView).self))); case 1: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), viewFor: _objcArg(a, 1, (MKAnnotation).self))); case 2: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), annotationView: _objcArg(a, 1, (MKAnnotationView).self), didChange: _objcArg(a, 2, (MKAnnotationView.DragState).self), fromOldState: _objcArg(a, 3, (MKAnnotationView.DragState).self))); case 3: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), regionWillChangeAnimated: _objcArg(a, 1, (Bool).self))); case 4: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), regionDidChangeAnimated: _objcArg(a, 1, (Bool).self))); case 5: return _objcRet(o.currentLocation); case 6: o.currentLocation = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MapController.self }, "Antipode.MapController") { r in r.c("-mapViewDidChangeVisibleRegion: -mapView:viewForAnnotation: -mapView:annotationView:didChangeDragState:fromOldState: -mapView:regionWillChangeAnimated: -mapView:regionDidChangeAnimated: <currentLocation >currentLocation", call); r.t("mapViewDidChangeVisibleRegion:", { unsafeDowncast($0, to: MapController.self).mapViewDidChangeVisibleRegion($1) } as @MainActor (AnyObject, MKMapView) -> Void, as: ((AnyObject, MKMapView) -> Void).self); r.t("mapView:viewForAnnotation:", { unsafeDowncast($0, to: MapController.self).mapView($1, viewFor: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?, as: ((AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?).self); r.t("mapView:annotationView:didChangeDragState:fromOldState:", { unsafeDowncast($0, to: MapController.self).mapView($1, annotationView: $2, didChange: $3, fromOldState: $4) } as @MainActor (AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void).self); r.t("mapView:regionWillChangeAnimated:", { unsafeDowncast($0, to: MapController.self).mapView($1, regionWillChangeAnimated: $2) } as @MainActor (AnyObject, MKMapView, Bool) -> Void, as: ((AnyObject, MKMapView, Bool) -> Void).self); r.t("mapView:regionDidChangeAnimated:", { unsafeDowncast($0, to: MapController.self).mapView($1, regionDidChangeAnimated: $2) } as @MainActor (AnyObject, MKMapView, Bool) -> Void, as: ((AnyObject, MKMapView, Bool) -> Void).self) } } } }
