import AppleFoundation
import CoreGraphics
import CoreLocation
import UIKit

// A held annotation follows the finger, and has its new place when that lets go.
extension MapMarks {
    func canDrag(at point: CGPoint) -> Bool { view(at: point)?.isDraggable ?? false }

    func pressed(_ state: UIGestureRecognizer.State, at point: CGPoint) {
        switch state {
        case .began:
            guard let view = view(at: point), view.isDraggable else { return }
            drag = (view, view.center, CGPoint(x: view.center.x - point.x, y: view.center.y - point.y))
            turn(view, to: .starting)
            turn(view, to: .dragging)
        case .changed:
            guard let drag else { return }
            drag.view.center = CGPoint(x: point.x + drag.grip.x, y: point.y + drag.grip.y)
            if let callout, callout.subject === drag.view { callout.place(over: drag.view.frame, in: map.bounds) }
        case .ended:
            guard let (view, _, _) = drag else { return }
            let place = CGPoint(x: view.center.x - view.centerOffset.x, y: view.center.y - view.centerOffset.y)
            setPlace(of: view, to: map.convert(place, toCoordinateFrom: map))
            turn(view, to: .ending)
            drag = nil
            turn(view, to: .none)
            map.setNeedsLayout()
        case .cancelled, .failed:
            guard let (view, start, _) = drag else { return }
            turn(view, to: .canceling)
            view.center = start
            drag = nil
            turn(view, to: .none)
            map.setNeedsLayout()
        default: break
        }
    }

    private func turn(_ view: MKAnnotationView, to state: MKAnnotationView.DragState) {
        let old = view.dragState
        view.setDragState(state, animated: true)
        map.delegate?.`mapView(_:annotationView:didChange:fromOldState:)`?(map, view, state, old)
    }

    private func setPlace(of view: MKAnnotationView, to coordinate: CLLocationCoordinate2D) {
        guard let annotation = view.annotation else { return }
        if let point = annotation as? MKPointAnnotation {
            point.coordinate = coordinate
        } else {
            (annotation as? NSObject)?.setValue(coordinate, forKey: "coordinate")
        }
        readPlace(of: annotation)
    }
}
