// swift-format-ignore-file
import MapKit

/// A place that moves without a word, as the article on containment has it.
final class ArticleAnnotation: NSObject, MKAnnotation {
          var coordinate = CLLocationCoordinate2D()
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ArticleAnnotation.self); switch i { case 0: return _objcRet(o.coordinate); case 1: o.coordinate = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ArticleAnnotation.self }, "MapKitTests.ArticleAnnotation") { r in r.c("<coordinate >coordinate", call) } } } }

/// Lifts itself while it is dragged, and says itself when that is over.
final class ArticleView: MKAnnotationView {
    override func setDragState(_ newDragState: MKAnnotationView.DragState, animated: Bool) {
        let way: CGFloat = newDragState == .starting ? -10 : 10
        guard newDragState == .starting || newDragState == .ending || newDragState == .canceling else { return }
        UIView.animate(withDuration: animated ? 0.2 : 0) {
            self.center = CGPoint(x: self.center.x, y: self.center.y + way)
        } completion: { _ in
            self.dragState = newDragState == .starting ? .dragging : .none
        }
    }
private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ArticleView.self }, "MapKitTests.ArticleView") { r in _ = r } } } }

/// One of two maps: it shows a place that can be dragged, and says where it was dropped.
final class ArticleMap: UIViewController, MKMapViewDelegate {
                  var currentLocation: CLLocation? { willSet { _objcWillChange(self, "currentLocation") } didSet { _objcDidChange(self, "currentLocation") } }
    let mapView = MKMapView()
    private(set) var states: [UInt] = []

    override func loadView() {
        mapView.delegate = self
        mapView.mapType = .hybrid
        view = mapView
    }

    override func viewDidLoad() {
        super.viewDidLoad()
        mapView.addAnnotation(ArticleAnnotation())
    }

    func update(_ location: CLLocation) {
        (mapView.annotations.last as? ArticleAnnotation)?.coordinate = location.coordinate
        snap(location)
    }

    private func snap(_ location: CLLocation) {
        mapView.setRegion(
            MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1_000_000, longitudinalMeters: 1_000_000),
            animated: true)
    }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        guard annotation is ArticleAnnotation else { return nil }
        if let view = mapView.dequeueReusableAnnotationView(withIdentifier: "man") {
            view.annotation = annotation
            return view
        }
        let view = ArticleView(annotation: annotation, reuseIdentifier: "man")
        view.image = UIImage(systemName: "person.fill")
        view.isDraggable = true
        return view
    }

    func mapView(
        _ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState,
        fromOldState oldState: MKAnnotationView.DragState
    ) {
        states.append(newState.rawValue)
        guard newState == .ending, let place = view.annotation?.coordinate else { return }
        let location = CLLocation(latitude: place.latitude, longitude: place.longitude)
        snap(location)
        currentLocation = location
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ArticleMap.self); switch i { case 0: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), viewFor: _objcArg(a, 1, (MKAnnotation).self))); case 1: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), annotationView: _objcArg(a, 1, (MKAnnotationView).self), didChange: _objcArg(a, 2, (MKAnnotationView.DragState).self), fromOldState: _objcArg(a, 3, (MKAnnotationView.DragState).self))); case 2: return _objcRet(o.currentLocation); case 3: o.currentLocation = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ArticleMap.self }, "MapKitTests.ArticleMap") { r in r.c("-mapView:viewForAnnotation: -mapView:annotationView:didChangeDragState:fromOldState: <currentLocation >currentLocation", call); r.t("mapView:viewForAnnotation:", { unsafeDowncast($0, to: ArticleMap.self).mapView($1, viewFor: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?, as: ((AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?).self); r.t("mapView:annotationView:didChangeDragState:fromOldState:", { unsafeDowncast($0, to: ArticleMap.self).mapView($1, annotationView: $2, didChange: $3, fromOldState: $4) } as @MainActor (AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void).self) } } } }

/// Two of them: where one is dropped, the other goes to the antipode.
final class ArticleRoot: UIViewController {
    let start = ArticleMap()
    let target = ArticleMap()
    private var observations: [NSKeyValueObservation] = []
    private(set) var heard = 0

    override func viewDidLoad() {
        super.viewDidLoad()
        for (map, other) in [(start, target), (target, start)] {
            addChild(map)
            view.addSubview(map.view)
            map.didMove(toParent: self)
            observations.append(
                map.observe(\.currentLocation, "currentLocation", options: [.new]) { [weak self] map, _ in
                    self?.heard += 1
                    if let location = map.currentLocation { other.update(ArticleRoot.antipode(location)) }
                })
        }
        let first = CLLocation(latitude: 56.55, longitude: 8.316667)
        start.update(first)
        target.update(ArticleRoot.antipode(first))
    }

    override func viewDidLayoutSubviews() {
        super.viewDidLayoutSubviews()
        let height = view.bounds.height * 0.42
        start.view.frame = CGRect(x: 0, y: 0, width: view.bounds.width, height: height)
        target.view.frame = CGRect(x: 0, y: view.bounds.height - height, width: view.bounds.width, height: height)
    }

    static func antipode(_ location: CLLocation) -> CLLocation {
        let east = location.coordinate.longitude
        return CLLocation(latitude: -location.coordinate.latitude, longitude: east < 0 ? east + 180 : east - 180)
    }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ArticleRoot.self }, "MapKitTests.ArticleRoot") { r in _ = r } } } }
