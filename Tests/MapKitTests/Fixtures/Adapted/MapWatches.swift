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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: MapWatch.self); switch i { case 0: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), regionWillChangeAnimated: _objcArg(a, 1, (Bool).self))); case 1: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), regionDidChangeAnimated: _objcArg(a, 1, (Bool).self))); case 2: return _objcRet(o.mapViewDidChangeVisibleRegion(_objcArg(a, 0, (MKMapView).self))); case 3: return _objcRet(o.mapViewWillStartLoadingMap(_objcArg(a, 0, (MKMapView).self))); case 4: return _objcRet(o.mapViewDidFinishLoadingMap(_objcArg(a, 0, (MKMapView).self))); case 5: return _objcRet(o.mapViewWillStartRenderingMap(_objcArg(a, 0, (MKMapView).self))); case 6: return _objcRet(o.mapViewDidFinishRenderingMap(_objcArg(a, 0, (MKMapView).self), fullyRendered: _objcArg(a, 1, (Bool).self))); case 7: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), viewFor: _objcArg(a, 1, (MKAnnotation).self))); case 8: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didAdd: _objcArg(a, 1, ([MKAnnotationView]).self))); case 9: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didSelect: _objcArg(a, 1, (MKAnnotationView).self))); case 10: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didSelect: _objcArg(a, 1, (MKAnnotation).self))); case 11: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didDeselect: _objcArg(a, 1, (MKAnnotationView).self))); case 12: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didDeselect: _objcArg(a, 1, (MKAnnotation).self))); case 13: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), annotationView: _objcArg(a, 1, (MKAnnotationView).self), calloutAccessoryControlTapped: _objcArg(a, 2, (UIControl).self))); case 14: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), annotationView: _objcArg(a, 1, (MKAnnotationView).self), didChange: _objcArg(a, 2, (MKAnnotationView.DragState).self), fromOldState: _objcArg(a, 3, (MKAnnotationView.DragState).self))); case 15: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), rendererFor: _objcArg(a, 1, (MKOverlay).self))); case 16: return _objcRet(o.mapView(_objcArg(a, 0, (MKMapView).self), didUpdate: _objcArg(a, 1, (MKUserLocation).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ MapWatch.self }, "MapKitTests.MapWatch") { r in r.c("-mapView:regionWillChangeAnimated: -mapView:regionDidChangeAnimated: -mapViewDidChangeVisibleRegion: -mapViewWillStartLoadingMap: -mapViewDidFinishLoadingMap: -mapViewWillStartRenderingMap: -mapViewDidFinishRenderingMap:fullyRendered: -mapView:viewForAnnotation: -mapView:didAddAnnotationViews: -mapView:didSelectAnnotationView: -mapView:didSelectAnnotation: -mapView:didDeselectAnnotationView: -mapView:didDeselectAnnotation: -mapView:annotationView:calloutAccessoryControlTapped: -mapView:annotationView:didChangeDragState:fromOldState: -mapView:rendererForOverlay: -mapView:didUpdateUserLocation:", call); r.t("mapView:regionWillChangeAnimated:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, regionWillChangeAnimated: $2) } as @MainActor (AnyObject, MKMapView, Bool) -> Void, as: ((AnyObject, MKMapView, Bool) -> Void).self); r.t("mapView:regionDidChangeAnimated:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, regionDidChangeAnimated: $2) } as @MainActor (AnyObject, MKMapView, Bool) -> Void, as: ((AnyObject, MKMapView, Bool) -> Void).self); r.t("mapViewDidChangeVisibleRegion:", { unsafeDowncast($0, to: MapWatch.self).mapViewDidChangeVisibleRegion($1) } as @MainActor (AnyObject, MKMapView) -> Void, as: ((AnyObject, MKMapView) -> Void).self); r.t("mapViewWillStartLoadingMap:", { unsafeDowncast($0, to: MapWatch.self).mapViewWillStartLoadingMap($1) } as @MainActor (AnyObject, MKMapView) -> Void, as: ((AnyObject, MKMapView) -> Void).self); r.t("mapViewDidFinishLoadingMap:", { unsafeDowncast($0, to: MapWatch.self).mapViewDidFinishLoadingMap($1) } as @MainActor (AnyObject, MKMapView) -> Void, as: ((AnyObject, MKMapView) -> Void).self); r.t("mapViewWillStartRenderingMap:", { unsafeDowncast($0, to: MapWatch.self).mapViewWillStartRenderingMap($1) } as @MainActor (AnyObject, MKMapView) -> Void, as: ((AnyObject, MKMapView) -> Void).self); r.t("mapViewDidFinishRenderingMap:fullyRendered:", { unsafeDowncast($0, to: MapWatch.self).mapViewDidFinishRenderingMap($1, fullyRendered: $2) } as @MainActor (AnyObject, MKMapView, Bool) -> Void, as: ((AnyObject, MKMapView, Bool) -> Void).self); r.t("mapView:viewForAnnotation:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, viewFor: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?, as: ((AnyObject, MKMapView, MKAnnotation) -> MKAnnotationView?).self); r.t("mapView:didAddAnnotationViews:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didAdd: $2) } as @MainActor (AnyObject, MKMapView, [MKAnnotationView]) -> Void, as: ((AnyObject, MKMapView, [MKAnnotationView]) -> Void).self); r.t("mapView:didSelectAnnotationView:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didSelect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotationView) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView) -> Void).self); r.t("mapView:didSelectAnnotation:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didSelect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotation) -> Void, as: ((AnyObject, MKMapView, MKAnnotation) -> Void).self); r.t("mapView:didDeselectAnnotationView:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didDeselect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotationView) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView) -> Void).self); r.t("mapView:didDeselectAnnotation:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didDeselect: $2) } as @MainActor (AnyObject, MKMapView, MKAnnotation) -> Void, as: ((AnyObject, MKMapView, MKAnnotation) -> Void).self); r.t("mapView:annotationView:calloutAccessoryControlTapped:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, annotationView: $2, calloutAccessoryControlTapped: $3) } as @MainActor (AnyObject, MKMapView, MKAnnotationView, UIControl) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView, UIControl) -> Void).self); r.t("mapView:annotationView:didChangeDragState:fromOldState:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, annotationView: $2, didChange: $3, fromOldState: $4) } as @MainActor (AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void, as: ((AnyObject, MKMapView, MKAnnotationView, MKAnnotationView.DragState, MKAnnotationView.DragState) -> Void).self); r.t("mapView:rendererForOverlay:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, rendererFor: $2) } as @MainActor (AnyObject, MKMapView, MKOverlay) -> MKOverlayRenderer, as: ((AnyObject, MKMapView, MKOverlay) -> MKOverlayRenderer).self); r.t("mapView:didUpdateUserLocation:", { unsafeDowncast($0, to: MapWatch.self).mapView($1, didUpdate: $2) } as @MainActor (AnyObject, MKMapView, MKUserLocation) -> Void, as: ((AnyObject, MKMapView, MKUserLocation) -> Void).self) } } } }

/// An annotation as apps write them.
final class Station: NSObject, MKAnnotation {
                  var coordinate: CLLocationCoordinate2D { willSet { _objcWillChange(self, "coordinate") } didSet { _objcDidChange(self, "coordinate") } }
    let title: String?
    let subtitle: String?

    init(_ title: String, _ latitude: Double, _ longitude: Double) {
        self.title = title
        subtitle = "A station"
        coordinate = CLLocationCoordinate2D(latitude: latitude, longitude: longitude)
    }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Station.self); switch i { case 0: return _objcRet(o.coordinate); case 1: o.coordinate = _objcValue(a); case 2: return _objcRet(o.title); case 3: return _objcRet(o.subtitle); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Station.self }, "MapKitTests.Station") { r in r.c("<coordinate >coordinate <title <subtitle", call) } } } }

/// A view that joins others of its kind.
final class StationView: MKMarkerAnnotationView {
    override init(annotation: MKAnnotation?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        clusteringIdentifier = "station"
        isDraggable = true
    }
    required init?(coder: NSCoder) { super.init(coder: coder) }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ StationView.self }, "MapKitTests.StationView") { r in _ = r } } } }

/// Writes down what a completer finds.
final class CompleterWatch: NSObject, MKLocalSearchCompleterDelegate {
    var lines: [String] = []
    func completerDidUpdateResults(_ completer: MKLocalSearchCompleter) {
        lines.append(completer.results.map(\.title).joined(separator: ", "))
    }
    func completer(_ completer: MKLocalSearchCompleter, didFailWithError error: Error) {
        lines.append("error \((error as? MKError)?.code.rawValue ?? 0)")
    }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CompleterWatch.self); switch i { case 0: return _objcRet(o.completerDidUpdateResults(_objcArg(a, 0, (MKLocalSearchCompleter).self))); case 1: return _objcRet(o.completer(_objcArg(a, 0, (MKLocalSearchCompleter).self), didFailWithError: _objcArg(a, 1, (Error).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CompleterWatch.self }, "MapKitTests.CompleterWatch") { r in r.c("-completerDidUpdateResults: -completer:didFailWithError:", call); r.t("completerDidUpdateResults:", { unsafeDowncast($0, to: CompleterWatch.self).completerDidUpdateResults($1) } as @MainActor (AnyObject, MKLocalSearchCompleter) -> Void, as: ((AnyObject, MKLocalSearchCompleter) -> Void).self); r.t("completer:didFailWithError:", { unsafeDowncast($0, to: CompleterWatch.self).completer($1, didFailWithError: $2) } as @MainActor (AnyObject, MKLocalSearchCompleter, Error) -> Void, as: ((AnyObject, MKLocalSearchCompleter, Error) -> Void).self) } } } }
