// swift-format-ignore-file
import MapKit

/// Writes down what a map says, and makes views as it is told to.
class MapWatch: NSObject, MKMapViewDelegate {
    var lines: [String] = []
    var makeView: ((MKMapView, MKAnnotation) -> MKAnnotationView?)?
    var makeRenderer: ((MKOverlay) -> MKOverlayRenderer)?
    var visibleChanges = 0

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    func mapView(_ mapView: MKMapView, regionWillChangeAnimated animated: Bool) { lines.append("will change \(animated)") }
    func mapView(_ mapView: MKMapView, regionDidChangeAnimated animated: Bool) { lines.append("did change \(animated)") }
    func mapViewDidChangeVisibleRegion(_ mapView: MKMapView) {
        visibleChanges += 1
        if lines.last != "changes" { lines.append("changes") }
    }
    func mapViewWillStartLoadingMap(_ mapView: MKMapView) { lines.append("will load") }
    func mapViewDidFinishLoadingMap(_ mapView: MKMapView) { lines.append("has loaded") }
    func mapViewWillStartRenderingMap(_ mapView: MKMapView) { lines.append("will render") }
    func mapViewDidFinishRenderingMap(_ mapView: MKMapView, fullyRendered: Bool) { lines.append("has rendered \(fullyRendered)") }

    func mapView(_ mapView: MKMapView, viewFor annotation: MKAnnotation) -> MKAnnotationView? {
        lines.append("view for \((annotation.title ?? nil) ?? "-")")
        return makeView?(mapView, annotation)
    }
    func mapView(_ mapView: MKMapView, didAdd views: [MKAnnotationView]) { lines.append("added \(views.count)") }
    func mapView(_ mapView: MKMapView, didSelect view: MKAnnotationView) { lines.append("selects view") }
    func mapView(_ mapView: MKMapView, didSelect annotation: MKAnnotation) { lines.append("selects \((annotation.title ?? nil) ?? "-")") }
    func mapView(_ mapView: MKMapView, didDeselect view: MKAnnotationView) { lines.append("deselects view") }
    func mapView(_ mapView: MKMapView, didDeselect annotation: MKAnnotation) { lines.append("deselects \((annotation.title ?? nil) ?? "-")") }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, calloutAccessoryControlTapped control: UIControl) {
        lines.append("accessory \(control.tag)")
    }
    func mapView(_ mapView: MKMapView, annotationView view: MKAnnotationView, didChange newState: MKAnnotationView.DragState, fromOldState oldState: MKAnnotationView.DragState) {
        lines.append("drag \(oldState.rawValue) to \(newState.rawValue)")
    }
    func mapView(_ mapView: MKMapView, rendererFor overlay: MKOverlay) -> MKOverlayRenderer {
        makeRenderer?(overlay) ?? MKOverlayRenderer(overlay: overlay)
    }
    func mapView(_ mapView: MKMapView, didUpdate userLocation: MKUserLocation) { lines.append("at \(userLocation.coordinate.latitude)") }
}

/// An annotation as apps write them.
final class Station: NSObject, MKAnnotation {
    @objc dynamic var coordinate: CLLocationCoordinate2D
    let title: String?
    let subtitle: String?

    init(_ title: String, _ latitude: Double, _ longitude: Double) {
        self.title = title
        subtitle = "A station"
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
}

/// A view that joins others of its kind.
final class StationView: MKMarkerAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        clusteringIdentifier = "station"
        isDraggable = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
}

/// Writes down what a completer finds.
final class CompleterWatch: NSObject, MKLocalSearchCompleterDelegate {
    var lines: [String] = []
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        lines.append(completer.results.map(\.title).joined(separator: ", "))
    }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {
        lines.append("error \((error as? MKError)?.code.rawValue ?? 0)")
    }
}
