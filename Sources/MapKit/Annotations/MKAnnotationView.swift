import AppleFoundation
import CoreGraphics
import UIKit

/// What shows an annotation on a map.
@preconcurrency @MainActor
open class MKAnnotationView: UIView {
    public enum DragState: UInt, Sendable {
        case none = 0
        case starting = 1
        case dragging = 2
        case canceling = 3
        case ending = 4
    }

    public enum CollisionMode: Int, Sendable {
        case rectangle = 0
        case circle = 1
        case none = 2
    }

    public let reuseIdentifier: String?
    open var annotation: (any MKAnnotation)?

    public init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        self.annotation = annotation
        self.reuseIdentifier = reuseIdentifier
        super.init(frame: .zero)
        isOpaque = false
    }

    /// For subclasses that say no more than a frame.
    public override init(frame: CGRect) {
        reuseIdentifier = nil
        super.init(frame: frame)
        isOpaque = false
    }

    public required init?(coder: NSCoder) {
        reuseIdentifier = nil
        super.init(coder: coder)
    }

    // MARK: Reuse
    open func prepareForReuse() {
        isSelected = false
        cluster = nil
        isHidden = false
        alpha = 1
        transform = .identity
    }
    /// Called before it comes onto the map.
    open func prepareForDisplay() {}

    // MARK: Looks
    private let picture = UIImageView()
    open var image: UIImage? {
        get { picture.image }
        set {
            picture.image = newValue
            if picture.superview == nil, newValue != nil { insertSubview(picture, at: 0) }
            // A view is as large as its picture.
            if let newValue { bounds = CGRect(origin: bounds.origin, size: newValue.size) }
            picture.frame = CGRect(origin: .zero, size: newValue?.size ?? .zero)
            placeChanged()
        }
    }
    /// How far its middle lies from the place.
    open var centerOffset = CGPoint.zero { didSet { placeChanged() } }
    /// How far the callout's tip lies from the middle of the upper edge.
    open var calloutOffset = CGPoint.zero
    /// Kept: it was for views of the Mac.
    open var accessoryOffset = CGPoint.zero { didSet { Unsupported.kept("MKAnnotationView.accessoryOffset") } }

    /// Its map brings it to its place.
    weak var map: MKMapView?
    func placeChanged() { map?.setNeedsLayout() }

    // MARK: State
    open var isEnabled = true
    open var isHighlighted = false
    open var isSelected = false
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

    // MARK: Callouts
    open var canShowCallout = false
    open var leftCalloutAccessoryView: UIView? { didSet { map?.marks.calloutChanged(self) } }
    open var rightCalloutAccessoryView: UIView? { didSet { map?.marks.calloutChanged(self) } }
    open var detailCalloutAccessoryView: UIView? { didSet { map?.marks.calloutChanged(self) } }

    // MARK: Dragging
    open var isDraggable = false
    open var dragState = DragState.none
    /// Subclasses that move themselves while they are dragged say here how.
    open func setDragState(_ newDragState: DragState, animated: Bool) {
        dragState = newDragState
        switch newDragState {
        case .starting, .dragging: alpha = 0.9
        case .none, .ending, .canceling: alpha = 1
        }
    }

    // MARK: Among others
    open var clusteringIdentifier: String? {
        didSet { if clusteringIdentifier != oldValue { map?.marks.clusteringChanged(self) } }
    }
    open internal(set) weak var cluster: MKAnnotationView?
    open var displayPriority = MKFeatureDisplayPriority.required { didSet { placeChanged() } }
    open var zPriority = MKAnnotationViewZPriority.defaultUnselected { didSet { placeChanged() } }
    open var selectedZPriority = MKAnnotationViewZPriority.defaultSelected { didSet { placeChanged() } }
    open var collisionMode = CollisionMode.rectangle { didSet { placeChanged() } }

    /// The part of it that others keep away from, in its own points.
    var collisionFrame: CGRect { bounds }

}

public let MKMapViewDefaultAnnotationViewReuseIdentifier = "MKMapViewDefaultAnnotationViewReuseIdentifier"
public let MKMapViewDefaultClusterAnnotationViewReuseIdentifier = "MKMapViewDefaultClusterAnnotationViewReuseIdentifier"

extension NSNotification.Name {
    public static let MKAnnotationCalloutInfoDidChange = NSNotification.Name("MKAnnotationCalloutInfoDidChangeNotification")
}

/// The maker for `init(annotation:reuseIdentifier:)`; see AppleFoundation's `SlotConstruction`.
open class _MKAnnotationViewMaker: MKAnnotationView {
    public required override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension MKAnnotationView {
    /// What adapted code calls for `type.init(annotation:reuseIdentifier:)`.
    @inline(never)
    public static func _new(annotation: (any MKAnnotation)?, reuseIdentifier: String?) -> Self {
        _objcMade(
            _objcMaker(self, _MKAnnotationViewMaker.self).init(
                annotation: annotation, reuseIdentifier: reuseIdentifier))
    }
}
