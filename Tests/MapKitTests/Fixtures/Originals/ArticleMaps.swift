// swift-format-ignore-file
import MapKit

/// A place that moves without a word, as the article on containment has it.
final class ArticleAnnotation: NSObject, MKAnnotation {
    @objc var coordinate = CLLocationCoordinate2D()
}

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
}

/// One of two maps: it shows a place that can be dragged, and says where it was dropped.
final class ArticleMap: UIViewController, MKMapViewDelegate {
    @objc dynamic var currentLocation: CLLocation?
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
}

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
                map.observe(\.currentLocation, options: [.new]) { [weak self] map, _ in
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
}
