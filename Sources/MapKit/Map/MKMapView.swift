import AppleFoundation
import CoreLocation
import CoreGraphics
import MapEngine
import QuartzCore
import UIKit

/// Shows the world: a vector map that comes with the program, with what the app puts on it.
@preconcurrency @MainActor
open class MKMapView: UIView {
    // MARK: Parts
    lazy var world = MapSurface(isOpaque: true) { [unowned self] rect, pixels, scale in
        painter.paint(rect, into: pixels, pixelsPerUnit: scale, screenScale: Double(screenScale))
    }
    let labels = MapLabels()
    lazy var regions = MapRegions(self)
    lazy var marks = MapMarks(self)
    lazy var covers = MapCovers(self)
    lazy var motion = MapMotion(self)
    lazy var fingers = MapFingers(self)
    lazy var user = MapUser(self)
    lazy var furniture = MapFurniture(self)

    /// What shows; nil until the view has a size.
    var shownLook: Viewport?
    var isLaidOut: Bool { shownLook != nil }

    // MARK: Creating
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: MKMapView.self)
    }

    private func setUp() {
        clipsToBounds = true
        isMultipleTouchEnabled = true
        isOpaque = true
        layer.addSublayer(world.layer)
        layer.addSublayer(covers.lower.layer)
        layer.addSublayer(labels.layer)
        layer.addSublayer(covers.upper.layer)
        marks.addContainer()
        fingers.add()
        refreshLooks()
    }

    open weak var delegate: (any MKMapViewDelegate)?

    // MARK: Looks
    open var mapType: MKMapType {
        get { kind }
        set {
            guard newValue != kind else { return }
            kind = newValue
            configuration = nil
            refreshLooks()
        }
    }
    private var kind = MKMapType.standard

    open var preferredConfiguration: MKMapConfiguration {
        get {
            if let configuration { return configuration }
            switch kind {
            case .standard: return MKStandardMapConfiguration()
            case .mutedStandard: return MKStandardMapConfiguration(emphasisStyle: .muted)
            case .satellite, .satelliteFlyover: return MKImageryMapConfiguration()
            case .hybrid, .hybridFlyover: return MKHybridMapConfiguration()
            }
        }
        set {
            switch newValue {
            case let standard as MKStandardMapConfiguration:
                mapType = standard.emphasisStyle == .muted ? .mutedStandard : .standard
            case is MKImageryMapConfiguration: mapType = .satellite
            default: mapType = .hybrid
            }
            configuration = newValue
        }
    }
    private var configuration: MKMapConfiguration?

    var style: MapPalette.Style {
        switch kind {
        case .standard: return .standard
        case .mutedStandard: return .muted
        case .satellite, .satelliteFlyover: return .imagery
        case .hybrid, .hybridFlyover: return .hybrid
        }
    }

    private(set) var palette = MapPalette.make(.standard, isDark: false)
    var painter: WorldPainter { WorldPainter(atlas: Atlas.shared, palette: palette, style: style) }
    /// Pixels of a point where a picture is made rather than a screen filled.
    var drawingScale: CGFloat?
    var screenScale: CGFloat { drawingScale ?? max(traitCollection.displayScale, 1) }

    private func refreshLooks() {
        let new = MapPalette.make(style, isDark: traitCollection.userInterfaceStyle == .dark)
        guard new != palette || layer.backgroundColor == nil else { return }
        palette = new
        layer.backgroundColor = palette.water
        world.forget()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        refreshLooks()
    }

    // MARK: What a finger may do
    open var isZoomEnabled = true
    open var isScrollEnabled = true
    open var isRotateEnabled = true
    /// Kept: maps are seen from above.
    open var isPitchEnabled = true { didSet { Unsupported.kept("MKMapView.isPitchEnabled") } }

    // MARK: What stands on it
    open var showsCompass = true { didSet { furniture.refresh() } }
    open var showsScale = false { didSet { furniture.refresh() } }
    /// Kept: the world has neither houses nor traffic nor shops.
    open var showsBuildings = true { didSet { Unsupported.kept("MKMapView.showsBuildings") } }
    open var showsTraffic = false { didSet { Unsupported.kept("MKMapView.showsTraffic") } }
    open var showsPointsOfInterest = true { didSet { Unsupported.kept("MKMapView.showsPointsOfInterest") } }
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        didSet { Unsupported.kept("MKMapView.pointOfInterestFilter") }
    }
    open var selectableMapFeatures: MKMapFeatureOptions = [] {
        didSet { Unsupported.kept("MKMapView.selectableMapFeatures") }
    }
    /// Kept: maps are seen from above.
    open var pitchButtonVisibility = MKFeatureVisibility.hidden {
        didSet { Unsupported.kept("MKMapView.pitchButtonVisibility") }
    }
    open var showsUserTrackingButton = false { didSet { furniture.refresh() } }

    // MARK: The person's place
    open var showsUserLocation = false { didSet { if showsUserLocation != oldValue { user.refresh() } } }
    open var userLocation: MKUserLocation { user.location }
    open var isUserLocationVisible: Bool {
        guard showsUserLocation, let look = shownLook, user.location.location != nil else { return false }
        let place = look.screen(MKMapPoint(user.location.coordinate).world)
        return bounds.contains(CGPoint(x: place.x, y: place.y))
    }
    open var userTrackingMode: MKUserTrackingMode {
        get { user.mode }
        set { setUserTrackingMode(newValue, animated: false) }
    }
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { user.follow(mode, animated: animated) }

    // MARK: Region
    open var region: MKCoordinateRegion {
        get { regions.region }
        set { setRegion(newValue, animated: false) }
    }
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { regions.show(region, animated: animated) }
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { regions.fitting(region) }

    open var centerCoordinate: CLLocationCoordinate2D {
        get { regions.region.center }
        set { setCenter(newValue, animated: false) }
    }
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        regions.show(center: coordinate, animated: animated)
    }

    open var visibleMapRect: MKMapRect {
        get { regions.visibleMapRect }
        set { setVisibleMapRect(newValue, animated: false) }
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        regions.show(mapRect, edgePadding: .zero, animated: animated)
    }
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        regions.show(mapRect, edgePadding: insets, animated: animated)
    }
    open func mapRectThatFits(_ mapRect: MKMapRect) -> MKMapRect { regions.fitting(mapRect, edgePadding: .zero) }
    open func mapRectThatFits(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets) -> MKMapRect {
        regions.fitting(mapRect, edgePadding: insets)
    }

    open var camera: MKMapCamera {
        get { regions.camera }
        set { setCamera(newValue, animated: false) }
    }
    open func setCamera(_ camera: MKMapCamera, animated: Bool) { regions.show(camera, animated: animated) }

    // MARK: Conversions
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        regions.convert(coordinate, toPointTo: view)
    }
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        regions.convert(point, toCoordinateFrom: view)
    }
    open func convert(_ region: MKCoordinateRegion, toRectTo view: UIView?) -> CGRect {
        regions.convert(region, toRectTo: view)
    }
    open func convert(_ rect: CGRect, toRegionFrom view: UIView?) -> MKCoordinateRegion {
        regions.convert(rect, toRegionFrom: view)
    }

    // MARK: Limits
    open var cameraZoomRange: CameraZoomRange! {
        get { limits.zoomRange }
        set { setCameraZoomRange(newValue, animated: false) }
    }
    open func setCameraZoomRange(_ cameraZoomRange: CameraZoomRange?, animated: Bool) {
        limits.zoomRange = cameraZoomRange ?? MapLimits.everywhere
        if let look = shownLook { motion.go(look, animated: animated) }
    }
    open var cameraBoundary: CameraBoundary? {
        get { limits.boundary }
        set { setCameraBoundary(newValue, animated: false) }
    }
    open func setCameraBoundary(_ cameraBoundary: CameraBoundary?, animated: Bool) {
        limits.boundary = cameraBoundary
        if let look = shownLook { motion.go(look, animated: animated) }
    }
    var limits = MapLimits()

    // MARK: Annotations
    open var annotations: [any MKAnnotation] { marks.annotations }
    open func addAnnotation(_ annotation: any MKAnnotation) { marks.add([annotation]) }
    open func addAnnotations(_ annotations: [any MKAnnotation]) { marks.add(annotations) }
    open func removeAnnotation(_ annotation: any MKAnnotation) { marks.remove([annotation]) }
    open func removeAnnotations(_ annotations: [any MKAnnotation]) { marks.remove(annotations) }
    open func annotations(in mapRect: MKMapRect) -> Set<AnyHashable> { marks.annotations(in: mapRect) }
    open var annotationVisibleRect: CGRect { bounds }
    open func view(for annotation: any MKAnnotation) -> MKAnnotationView? { marks.view(for: annotation) }
    open func register(_ viewClass: AnyClass?, forAnnotationViewWithReuseIdentifier identifier: String) {
        marks.register(viewClass, identifier)
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String) -> MKAnnotationView? {
        marks.reused(identifier)
    }
    open func dequeueReusableAnnotationView(withIdentifier identifier: String, for annotation: any MKAnnotation)
        -> MKAnnotationView
    { marks.dequeued(identifier, for: annotation) }
    open var selectedAnnotations: [any MKAnnotation] {
        get { marks.selected }
        set { marks.select(newValue) }
    }
    open func selectAnnotation(_ annotation: any MKAnnotation, animated: Bool) { marks.select(annotation, animated: animated) }
    open func deselectAnnotation(_ annotation: (any MKAnnotation)?, animated: Bool) {
        if let annotation { marks.deselect(annotation, animated: animated) }
    }
    open func showAnnotations(_ annotations: [any MKAnnotation], animated: Bool) { marks.show(annotations, animated: animated) }

    // MARK: Overlays
    open var overlays: [any MKOverlay] { covers.all() }
    open func overlays(in level: MKOverlayLevel) -> [any MKOverlay] { covers.all(level) }
    open func addOverlay(_ overlay: any MKOverlay) { covers.insert(overlay, at: nil, .aboveLabels) }
    open func addOverlay(_ overlay: any MKOverlay, level: MKOverlayLevel) { covers.insert(overlay, at: nil, level) }
    open func addOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { addOverlay($0) } }
    open func addOverlays(_ overlays: [any MKOverlay], level: MKOverlayLevel) {
        overlays.forEach { addOverlay($0, level: level) }
    }
    open func removeOverlay(_ overlay: any MKOverlay) { covers.remove(overlay) }
    open func removeOverlays(_ overlays: [any MKOverlay]) { overlays.forEach { removeOverlay($0) } }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int) { covers.insert(overlay, at: index, .aboveLabels) }
    open func insertOverlay(_ overlay: any MKOverlay, at index: Int, level: MKOverlayLevel) {
        covers.insert(overlay, at: index, level)
    }
    open func insertOverlay(_ overlay: any MKOverlay, above sibling: any MKOverlay) {
        covers.insert(overlay, beside: sibling, isAbove: true)
    }
    open func insertOverlay(_ overlay: any MKOverlay, below sibling: any MKOverlay) {
        covers.insert(overlay, beside: sibling, isAbove: false)
    }
    open func exchangeOverlay(_ overlay1: any MKOverlay, with overlay2: any MKOverlay) { covers.exchange(overlay1, overlay2) }
    open func exchangeOverlay(at index1: Int, withOverlayAt index2: Int) { covers.exchange(index1, index2) }
    open func renderer(for overlay: any MKOverlay) -> MKOverlayRenderer? { covers.renderer(for: overlay) }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        guard bounds.width > 0, bounds.height > 0 else { return }
        let (width, height) = (Double(bounds.width), Double(bounds.height))
        if let look = shownLook {
            if look.width != width || look.height != height {
                let resized = limits.applied(to: look.resized(width: width, height: height))
                motion.resized(to: resized)
            }
        } else {
            shownLook = regions.firstLook(width: width, height: height)
        }
        render()
    }

    /// Brings everything to where the look says.
    func render() {
        guard let look = shownLook else { return }
        let isMoving = motion.isMoving
        let scale = screenScale
        motion.beginLoading()
        let isCovered = covers.replacesMap
        if isCovered { world.forget() } else { world.show(look, screenScale: scale, isMoving: isMoving) }
        covers.show(look, screenScale: scale, isMoving: isMoving)
        if marks.show(look, isMoving: isMoving) { labels.chooseAnew() }
        labels.show(
            look, palette: palette, scale: scale, points: style != .imagery && !isCovered, isMoving: isMoving,
            taken: marks.frames)
        furniture.show(look)
        motion.endLoading()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        motion.hold()
        super.touchesBegan(touches, with: event)
    }
}
