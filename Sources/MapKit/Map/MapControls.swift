import AppleFoundation
import CoreGraphics
import CoreLocation
import MapEngine
import UIKit

/// Something outside of a map that goes by what this one shows.
@MainActor protocol MapFollower: AnyObject {
    func follow(_ look: Viewport?, isMoving: Bool)
}

/// A compass anywhere: it points north while north isn't up, and a tap turns the map there.
@preconcurrency @MainActor
open class MKCompassButton: UIView, MapFollower {
    private let face = CompassFace()

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 40, height: 40))
        self.mapView = mapView
        mapView?.furniture.add(self)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        addSubview(face)
        face.addAction(UIAction { [weak self] _ in self?.mapView?.motion.turnNorth() }, for: .touchUpInside)
        follow(nil, isMoving: false)
    }

    open weak var mapView: MKMapView? { didSet { mapView?.furniture.add(self) } }
    open var compassVisibility = MKFeatureVisibility.adaptive { didSet { mapView?.furniture.add(self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 40, height: 40) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = CGRect(x: (bounds.width - 40) / 2, y: (bounds.height - 40) / 2, width: 40, height: 40)
    }

    func follow(_ look: Viewport?, isMoving: Bool) {
        let heading = look?.heading ?? 0
        face.heading = CGFloat(heading)
        face.isHidden = compassVisibility == .hidden || (compassVisibility == .adaptive && heading == 0)
    }
}

/// A scale anywhere.
@preconcurrency @MainActor
open class MKScaleView: UIView, MapFollower {
    /// From which side the scale grows.
    public enum Alignment: Int, Sendable {
        case leading = 0
        case trailing = 1
    }

    private let bar = ScaleBar()

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 120, height: 24))
        self.mapView = mapView
        mapView?.furniture.add(self)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        isUserInteractionEnabled = false
        addSubview(bar)
        bar.isHidden = true
    }

    open weak var mapView: MKMapView? { didSet { mapView?.furniture.add(self) } }
    /// Adaptive: while the map moves.
    open var scaleVisibility = MKFeatureVisibility.adaptive { didSet { mapView?.furniture.add(self) } }
    open var legendAlignment = Alignment.leading { didSet { setNeedsLayout() } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 120, height: 24) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        let isRight = (legendAlignment == .trailing) != isMirrored
        bar.frame.origin = CGPoint(x: isRight ? bounds.width - bar.bounds.width : 0, y: (bounds.height - 24) / 2)
    }

    func follow(_ look: Viewport?, isMoving: Bool) {
        bar.isHidden = look == nil || scaleVisibility == .hidden || (scaleVisibility == .adaptive && !isMoving)
        guard let look, !bar.isHidden else { return }
        bar.show(look)
        setNeedsLayout()
    }
}

/// How a map is told to follow the person: not at all, their place, their place and heading.
@MainActor enum TrackingSteps {
    static func advance(_ map: MKMapView) {
        let hasHeading = CLLocationManager.headingAvailable()
        let next: MKUserTrackingMode =
            switch map.userTrackingMode {
            case .none: .follow
            case .follow: hasHeading ? .followWithHeading : .none
            case .followWithHeading: .none
            }
        map.setUserTrackingMode(next, animated: true)
    }

    static func image(_ mode: MKUserTrackingMode?) -> UIImage? {
        UIImage(systemName: mode == nil || mode == MKUserTrackingMode.none ? "location" : "location.fill")
    }
}

/// A button that makes a map follow the person.
@preconcurrency @MainActor
open class MKUserTrackingButton: UIView, MapFollower {
    private let button = UIButton(type: .system)

    public convenience init(mapView: MKMapView?) {
        self.init(frame: CGRect(x: 0, y: 0, width: 44, height: 44))
        self.mapView = mapView
        mapView?.furniture.add(self)
    }
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }
    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isOpaque = false
        button.accessibilityLabel = "Tracking"
        button.addAction(
            UIAction { [weak self] _ in if let map = self?.mapView { TrackingSteps.advance(map) } }, for: .touchUpInside)
        addSubview(button)
        follow(nil, isMoving: false)
    }

    open weak var mapView: MKMapView? { didSet { mapView?.furniture.add(self) } }

    open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

    open override func layoutSubviews() {
        super.layoutSubviews()
        button.frame = bounds
    }

    private var shown: MKUserTrackingMode?
    func follow(_ look: Viewport?, isMoving: Bool) {
        let mode = mapView?.userTrackingMode ?? .none
        guard mode != shown else { return }
        shown = mode
        button.setImage(TrackingSteps.image(mode), for: .normal)
    }
}

/// The same, in a bar.
@preconcurrency @MainActor
open class MKUserTrackingBarButtonItem: UIBarButtonItem, MapFollower {
    public convenience init(mapView: MKMapView?) {
        self.init()
        primaryAction = UIAction(image: TrackingSteps.image(nil)) { [weak self] _ in
            if let map = self?.mapView { TrackingSteps.advance(map) }
        }
        accessibilityLabel = "Tracking"
        self.mapView = mapView
        image = TrackingSteps.image(mapView?.userTrackingMode)
        mapView?.furniture.add(self)
    }

    open weak var mapView: MKMapView? { didSet { mapView?.furniture.add(self) } }

    private var shown: MKUserTrackingMode?
    func follow(_ look: Viewport?, isMoving: Bool) {
        let mode = mapView?.userTrackingMode ?? .none
        guard mode != shown else { return }
        shown = mode
        image = TrackingSteps.image(mode)
    }
}
