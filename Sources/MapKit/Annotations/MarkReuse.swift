import AppleFoundation
import UIKit

/// Views of annotations that wait to be used again, and what is made where none waits.
@MainActor final class MarkReuse {
    private unowned let map: MKMapView
    private var types: [String: MKAnnotationView.Type] = [:]
    private var waiting: [String: [MKAnnotationView]] = [:]
    /// More than a screen's full are let go.
    private static let most = 120

    init(_ map: MKMapView) { self.map = map }

    func register(_ type: AnyClass?, _ identifier: String) {
        guard let type else { return types[identifier] = nil }
        guard let viewType = type as? MKAnnotationView.Type else {
            return reportMisuse("Class \(type) must be a subclass of MKAnnotationView", exception: .invalidArgumentException)
        }
        types[identifier] = viewType
    }

    func keep(_ view: MKAnnotationView) {
        guard let identifier = view.reuseIdentifier, waiting[identifier, default: []].count < Self.most else { return }
        waiting[identifier, default: []].append(view)
    }

    func reused(_ identifier: String) -> MKAnnotationView? {
        if let view = waiting[identifier]?.popLast() {
            view.prepareForReuse()
            return view
        }
        return nil
    }

    /// Of a class that is registered; one of ours for the two identifiers that every map knows.
    func dequeued(_ identifier: String, for annotation: any MKAnnotation) -> MKAnnotationView {
        if let view = reused(identifier) {
            view.annotation = annotation
            return view
        }
        let isKnown =
            identifier == MKMapViewDefaultAnnotationViewReuseIdentifier
            || identifier == MKMapViewDefaultClusterAnnotationViewReuseIdentifier
        if types[identifier] == nil, !isKnown {
            reportMisuse(
                "unable to dequeue an annotation view with identifier \(identifier) - must register a class for the identifier",
                exception: .internalInconsistencyException)
        }
        let type = types[identifier] ?? MKMarkerAnnotationView.self
        return type._new(annotation: annotation, reuseIdentifier: identifier)
    }

    func standard(for annotation: any MKAnnotation) -> MKAnnotationView {
        dequeued(
            annotation is MKClusterAnnotation
                ? MKMapViewDefaultClusterAnnotationViewReuseIdentifier : MKMapViewDefaultAnnotationViewReuseIdentifier,
            for: annotation)
    }
}

/// Lets touches through where nothing stands.
final class MarkContainer: UIView {
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        return hit === self ? nil : hit
    }
}
