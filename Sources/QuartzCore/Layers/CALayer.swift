@_spi(House) import AppleFoundation
import CoreGraphics

/// A rectangle of the picture: geometry, contents and looks, with sublayers on top.
open class CALayer: NSObject, CAMediaTiming {
    // MARK: State (see LayerValues for the rare part)

    final var storedBounds = CGRect.zero
    final var storedPosition = CGPoint.zero
    final var flags: LayerFlags = []
    final var storedOpacity: Float = 1
    final var storedScale: CGFloat = 1
    final var storedBackground: CGColor?
    final var storedContents: AnyObject?
    final var look: LayerLook.Box?
    final var transforms: LayerTransforms?
    final var extras: LayerExtras?
    final var children: [CALayer] = []
    /// Cleared by the parent when it goes.
    /// Long walks up the tree go along this, without counting references.
    final var parentReference: Uncounted<CALayer>?
    final var parent: CALayer? {
        get { parentReference?.object }
        set { parentReference = newValue.map { Uncounted($0) } }
    }
    final unowned(unsafe) var owner: (any LayerOwner)?
    /// Where the parent's list had this layer last.
    final var indexHint: Int32 = 0
    final var holes: Int32 = 0
    /// The layer's place in a renderer's tree, and which renderer that is.
    final var node: Int32 = -1
    final var renderer: UInt16 = 0

    // MARK: Creating

    public override init() {
        super.init()
        startFlags()
    }

    /// A copy of `layer` that shows the same; made for the presentation tree, where it is called with the model layer.
    public init(layer: Any) {
        super.init()
        guard let layer = layer as? CALayer else { return }
        takeValues(from: layer)
    }

    /// Layers keep nothing in archives; views set theirs up from their own.
    public required init?(coder: NSCoder) {
        super.init()
        startFlags()
    }

    deinit { tearDown() }

    func startFlags() {}

    /// Copies everything that the picture depends on, but no tree and no animations.
    func takeValues(from other: CALayer) {
        storedBounds = other.storedBounds
        storedPosition = other.storedPosition
        flags = flags.subtracting(.properties).union(other.flags.intersection(.properties))
        storedOpacity = other.storedOpacity
        storedScale = other.storedScale
        storedBackground = other.storedBackground
        storedContents = other.storedContents
        look = other.look.map { LayerLook.Box($0.values) }
        transforms = other.transforms.map { LayerTransforms(own: $0.own, sublayers: $0.sublayers) }
        if let source = other.extras {
            let copy = extras ?? LayerExtras()
            copy.name = source.name
            copy.values = source.values
            extras = copy
        }
    }

    // MARK: Delegate

    /// Not kept alive.
    open var delegate: (any CALayerDelegate)? {
        get { owner ?? extras?.delegate }
        set {
            owner = nil
            extras?.delegate = nil
            flags.subtract([.isStill, .ownerLaysOutSublayersOnly])
            if let newValue = newValue as? any LayerOwner {
                owner = newValue
            } else if newValue != nil {
                rare.delegate = newValue
            }
        }
    }

    /// What `delegate = owner` does, without asking at run time what kind of delegate it is.
    /// `isStill` promises that the owner has no actions while `LayerOwners.areMoving` is false; `laysOutSublayersOnly`
    /// that nobody misses its layout while there are no sublayers.
    package final func adopt(by owner: any LayerOwner, isStill: Bool = false, laysOutSublayersOnly: Bool = false) {
        extras?.delegate = nil
        self.owner = owner
        guard type(of: self) == CALayer.self else { return }
        if isStill { flags.insert(.isStill) }
        if laysOutSublayersOnly { flags.insert(.ownerLaysOutSublayersOnly) }
    }

    /// From now on the owner wants every layout.
    package final func ownerLaysOut() { flags.remove(.ownerLaysOutSublayersOnly) }

    package final func leaveOwner() {
        extras?.delegate = nil
        owner = nil
        flags.subtract([.isStill, .ownerLaysOutSublayersOnly])
    }

    // MARK: Geometry

    open var bounds: CGRect {
        get { storedBounds }
        set {
            guard newValue != storedBounds, accepts(newValue) else { return }
            let isResized = newValue.size != storedBounds.size
            if isResized { flags.remove(.isWherePlaced) }
            change("bounds") { storedBounds = newValue }
            if !flags.contains(.isPresentation) { boundsChanged(isResized: isResized) }
        }
    }

    open var position: CGPoint {
        get { storedPosition }
        set {
            guard newValue != storedPosition, accepts(newValue) else { return }
            flags.remove(.isWherePlaced)
            change("position") { storedPosition = newValue }
        }
    }

    /// The point of the bounds, in the unit square, that lies at `position` and that transforms turn about.
    open var anchorPoint: CGPoint {
        get { look?.values.anchorPoint ?? CGPoint(x: 0.5, y: 0.5) }
        set {
            guard newValue != anchorPoint, accepts(newValue, named: "anchorPoint") else { return }
            flags.remove(.isWherePlaced)
            change("anchorPoint") { lookBox.values.anchorPoint = newValue }
        }
    }

    open var anchorPointZ: CGFloat {
        get { look?.values.anchorPointZ ?? 0 }
        set {
            guard newValue != anchorPointZ, accepts(newValue, named: "anchorPointZ") else { return }
            change("anchorPointZ") { lookBox.values.anchorPointZ = newValue }
        }
    }

    open var zPosition: CGFloat {
        get { look?.values.zPosition ?? 0 }
        set {
            guard newValue != zPosition, accepts(newValue, named: "zPosition") else { return }
            change("zPosition") { lookBox.values.zPosition = newValue }
        }
    }

    /// The box around the transformed bounds, in the superlayer's coordinates.
    open var frame: CGRect {
        get { transforms == nil ? plainFrame : transformedFrame }
        set {
            if flags.contains(.isObserved) { return _objcChange(self, "frame") { setFrame(newValue) } }
            setFrame(newValue)
        }
    }

    open var transform: CATransform3D {
        get { transforms?.own ?? CATransform3DIdentity }
        set {
            guard newValue != transform, accepts(newValue) else { return }
            change("transform") { setTransforms(own: newValue, sublayers: sublayerTransform) }
        }
    }

    /// Applied to the sublayers about the anchor point; the place for perspective.
    open var sublayerTransform: CATransform3D {
        get { transforms?.sublayers ?? CATransform3DIdentity }
        set {
            guard newValue != sublayerTransform, accepts(newValue) else { return }
            change("sublayerTransform") { setTransforms(own: transform, sublayers: newValue) }
        }
    }

    open func affineTransform() -> CGAffineTransform { CATransform3DGetAffineTransform(transform) }
    open func setAffineTransform(_ m: CGAffineTransform) { transform = CATransform3DMakeAffineTransform(m) }

    /// Whether sublayers count y from the other side.
    open var isGeometryFlipped: Bool {
        get { flags.contains(.geometryFlipped) }
        set { setFlag(.geometryFlipped, newValue, key: "geometryFlipped") }
    }

    /// Whether this layer's contents end up upside down because of flipped ancestors.
    open func contentsAreFlipped() -> Bool { countsFlippedAncestors() }

    // MARK: Contents

    /// An image (`CGImage`), or what drawing left.
    open var contents: Any? {
        get { storedContents }
        set { setContents(newValue) }
    }

    open var contentsRect: CGRect {
        get { look?.values.contentsRect ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsRect else { return }
            change("contentsRect", .contentsChanged) { lookBox.values.contentsRect = newValue }
        }
    }

    open var contentsCenter: CGRect {
        get { look?.values.contentsCenter ?? CGRect(x: 0, y: 0, width: 1, height: 1) }
        set {
            guard newValue != contentsCenter else { return }
            change("contentsCenter", .contentsChanged) { lookBox.values.contentsCenter = newValue }
        }
    }

    open var contentsGravity: CALayerContentsGravity {
        get { look?.values.contentsGravity ?? .resize }
        set {
            guard newValue != contentsGravity else { return }
            lookBox.values.contentsGravity = newValue
            mark(.contentsChanged)
        }
    }

    /// Pixels per point of the contents.
    open var contentsScale: CGFloat {
        get { storedScale }
        set {
            guard newValue != storedScale, accepts(newValue, named: "contentsScale") else { return }
            change("contentsScale", .contentsChanged) { storedScale = newValue }
        }
    }

    open var contentsFormat: CALayerContentsFormat {
        get { look?.values.contentsFormat ?? .RGBA8Uint }
        set {
            Unsupported.kept("CALayer.contentsFormat")
            lookBox.values.contentsFormat = newValue
        }
    }

    open var minificationFilter: CALayerContentsFilter {
        get { look?.values.minificationFilter ?? .linear }
        set {
            lookBox.values.minificationFilter = newValue
            mark(.contentsChanged)
        }
    }

    open var magnificationFilter: CALayerContentsFilter {
        get { look?.values.magnificationFilter ?? .linear }
        set {
            lookBox.values.magnificationFilter = newValue
            mark(.contentsChanged)
        }
    }

    open var minificationFilterBias: Float {
        get { look?.values.minificationFilterBias ?? 0 }
        set {
            Unsupported.kept("CALayer.minificationFilterBias")
            lookBox.values.minificationFilterBias = newValue
        }
    }

    /// A promise that the contents cover the bounds; drawing then starts from black rather than from nothing.
    open var isOpaque: Bool {
        get { flags.contains(.opaque) }
        set { setFlag(.opaque, newValue, key: nil, marks: .contentsChanged) }
    }

    // MARK: Appearance

    open var opacity: Float {
        get { storedOpacity }
        set {
            guard newValue != storedOpacity, accepts(CGFloat(newValue), named: "opacity") else { return }
            change("opacity") { storedOpacity = newValue }
        }
    }

    open var isHidden: Bool {
        get { flags.contains(.hidden) }
        set {
            setFlag(.hidden, newValue, key: "hidden")
            if !newValue { spreadWaitingDisplay() }
        }
    }

    open var masksToBounds: Bool {
        get { flags.contains(.masksToBounds) }
        set { setFlag(.masksToBounds, newValue, key: "masksToBounds") }
    }

    /// False hides the layer when its back faces the viewer.
    open var isDoubleSided: Bool {
        get { !flags.contains(.singleSided) }
        set { setFlag(.singleSided, !newValue, key: "doubleSided") }
    }

    open var backgroundColor: CGColor? {
        get { storedBackground }
        set {
            if newValue === storedBackground { return }
            let drewPattern = storedBackground?.pattern != nil
            change("backgroundColor") { storedBackground = newValue }
            if drewPattern || newValue?.pattern != nil { backgroundPatternChanged() }
        }
    }

    open var cornerRadius: CGFloat {
        get { look?.values.cornerRadius ?? 0 }
        set {
            guard newValue != cornerRadius, accepts(newValue, named: "cornerRadius") else { return }
            change("cornerRadius") { lookBox.values.cornerRadius = newValue }
        }
    }

    open var maskedCorners: CACornerMask {
        get { look?.values.maskedCorners ?? .all }
        set {
            guard newValue != maskedCorners else { return }
            change("maskedCorners") { lookBox.values.maskedCorners = newValue }
        }
    }

    open var cornerCurve: CALayerCornerCurve {
        get { look?.values.hasContinuousCorners == true ? .continuous : .circular }
        set {
            guard newValue != cornerCurve else { return }
            lookBox.values.hasContinuousCorners = newValue == .continuous
            mark(.valuesChanged)
        }
    }

    /// How much further a curve reaches along the edges than a circle of the same radius.
    open class func cornerCurveExpansionFactor(_ curve: CALayerCornerCurve) -> CGFloat {
        curve == .continuous ? 1.528665 : 1
    }

    open var borderWidth: CGFloat {
        get { look?.values.borderWidth ?? 0 }
        set {
            guard newValue != borderWidth, accepts(newValue, named: "borderWidth") else { return }
            change("borderWidth") { lookBox.values.borderWidth = newValue }
        }
    }

    /// Opaque black unless set.
    open var borderColor: CGColor? {
        get { look.map { $0.values.borderColor } ?? LayerColors.black }
        set {
            if newValue === borderColor { return }
            change("borderColor") { lookBox.values.borderColor = newValue }
        }
    }

    /// Opaque black unless set.
    open var shadowColor: CGColor? {
        get { look.map { $0.values.shadowColor } ?? LayerColors.black }
        set {
            if newValue === shadowColor { return }
            change("shadowColor") { lookBox.values.shadowColor = newValue }
        }
    }

    open var shadowOpacity: Float {
        get { look?.values.shadowOpacity ?? 0 }
        set {
            guard newValue != shadowOpacity, accepts(CGFloat(newValue), named: "shadowOpacity") else { return }
            change("shadowOpacity") { lookBox.values.shadowOpacity = newValue }
        }
    }

    open var shadowOffset: CGSize {
        get { look?.values.shadowOffset ?? CGSize(width: 0, height: -3) }
        set {
            guard newValue != shadowOffset else { return }
            change("shadowOffset") { lookBox.values.shadowOffset = newValue }
        }
    }

    open var shadowRadius: CGFloat {
        get { look?.values.shadowRadius ?? 3 }
        set {
            guard newValue != shadowRadius, accepts(newValue, named: "shadowRadius") else { return }
            change("shadowRadius") { lookBox.values.shadowRadius = newValue }
        }
    }

    /// The shadow's shape; nil takes that of the layer.
    open var shadowPath: CGPath? {
        get { look?.values.shadowPath }
        set {
            if newValue === shadowPath { return }
            change("shadowPath") { lookBox.values.shadowPath = newValue?.copy() }
        }
    }

    /// A layer whose alpha says where this one shows; it may be in no other tree.
    open var mask: CALayer? {
        get { extras?.mask }
        set { setMask(newValue) }
    }

    open var filters: [Any]? {
        get { look?.values.filters }
        set {
            if newValue != nil { Unsupported.kept("CALayer.filters") }
            lookBox.values.filters = newValue
            mark(.valuesChanged)
        }
    }

    open var backgroundFilters: [Any]? {
        get { look?.values.backgroundFilters }
        set {
            if newValue != nil { Unsupported.kept("CALayer.backgroundFilters") }
            lookBox.values.backgroundFilters = newValue
            mark(.valuesChanged)
        }
    }

    /// A blend mode by name, such as "multiplyBlendMode".
    open var compositingFilter: Any? {
        get { look?.values.compositingFilter }
        set {
            lookBox.values.compositingFilter = newValue
            mark(.valuesChanged)
        }
    }

    open var allowsEdgeAntialiasing: Bool {
        get { !flags.contains(.noEdgeAntialiasing) }
        set {
            if !newValue { Unsupported.kept("CALayer.allowsEdgeAntialiasing") }
            setFlag(.noEdgeAntialiasing, !newValue, key: nil)
        }
    }

    open var edgeAntialiasingMask: CAEdgeAntialiasingMask {
        get { look?.values.edgeAntialiasingMask ?? [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge] }
        set {
            Unsupported.kept("CALayer.edgeAntialiasingMask")
            lookBox.values.edgeAntialiasingMask = newValue
        }
    }

    /// Whether opacity applies to the layer and its sublayers as one picture.
    open var allowsGroupOpacity: Bool {
        get { !flags.contains(.noGroupOpacity) }
        set { setFlag(.noGroupOpacity, !newValue, key: nil) }
    }

    /// A hint for speed on other machines; the picture is the same here.
    open var shouldRasterize: Bool {
        get { flags.contains(.rasterizes) }
        set { setFlag(.rasterizes, newValue, key: nil) }
    }

    open var rasterizationScale: CGFloat {
        get { look?.values.rasterizationScale ?? 1 }
        set { lookBox.values.rasterizationScale = newValue }
    }

    open var drawsAsynchronously: Bool {
        get { flags.contains(.drawsAsynchronously) }
        set { setFlag(.drawsAsynchronously, newValue, key: nil) }
    }

    // MARK: Tree (CALayer+Tree)

    open var superlayer: CALayer? { publicSuperlayer() }

    /// Nil when there are none.
    open var sublayers: [CALayer]? {
        get { publicSublayers() }
        set { replaceSublayers(newValue ?? []) }
    }

    open func addSublayer(_ layer: CALayer) { insert(layer, at: .last) }
    open func insertSublayer(_ layer: CALayer, at idx: UInt32) { insert(layer, at: .index(Int(idx))) }
    open func insertSublayer(_ layer: CALayer, below sibling: CALayer?) { insert(layer, at: .below(sibling)) }
    open func insertSublayer(_ layer: CALayer, above sibling: CALayer?) { insert(layer, at: .above(sibling)) }
    open func replaceSublayer(_ oldLayer: CALayer, with newLayer: CALayer) { replace(oldLayer, with: newLayer) }
    open func removeFromSuperlayer() { detach() }

    // MARK: Hit-testing and conversion (CALayer+Conversion)

    /// The layer farthest down the tree at a point of the superlayer's coordinates.
    open func hitTest(_ p: CGPoint) -> CALayer? { findHit(p) }
    open func contains(_ p: CGPoint) -> Bool { storedBounds.contains(p) }
    open func convert(_ p: CGPoint, from layer: CALayer?) -> CGPoint { converted(p, from: layer, to: self) }
    open func convert(_ p: CGPoint, to layer: CALayer?) -> CGPoint { converted(p, from: self, to: layer) }
    open func convert(_ r: CGRect, from layer: CALayer?) -> CGRect { converted(r, from: layer, to: self) }
    open func convert(_ r: CGRect, to layer: CALayer?) -> CGRect { converted(r, from: self, to: layer) }
    open func convertTime(_ t: CFTimeInterval, from layer: CALayer?) -> CFTimeInterval {
        localTime(fromMedia: layer?.mediaTime(fromLocal: t) ?? t)
    }
    open func convertTime(_ t: CFTimeInterval, to layer: CALayer?) -> CFTimeInterval {
        let media = mediaTime(fromLocal: t)
        return layer?.localTime(fromMedia: media) ?? media
    }

    // MARK: Display (CALayer+Display)

    open func setNeedsDisplay() { invalidate(nil) }
    open func setNeedsDisplay(_ r: CGRect) { invalidate(r) }
    open func needsDisplay() -> Bool { !flags.isDisjoint(with: .anyDisplay) }
    open func displayIfNeeded() { displayNow() }
    open func display() { displayContents() }
    open func draw(in ctx: CGContext) { drawThroughDelegate(ctx) }
    open func render(in ctx: CGContext) { renderTree(in: ctx) }

    open var needsDisplayOnBoundsChange: Bool {
        get { flags.contains(.displaysOnBoundsChange) }
        set { setFlag(.displaysOnBoundsChange, newValue, key: nil) }
    }

    /// Whether a change of `key` makes the layer draw itself again.
    open class func needsDisplay(forKey key: String) -> Bool { false }

    // MARK: Layout (CALayer+Layout)

    open func setNeedsLayout() { mark(.needsLayout) }
    open func needsLayout() -> Bool { flags.contains(.needsLayout) }
    /// For what was done by the layout itself and needs no second one.
    package final func layoutIsDone() { flags.remove(.needsLayout) }
    /// Lays out this layer and everything below that asked for it, beginning at the topmost ancestor that did.
    open func layoutIfNeeded() { layoutTree() }
    open func layoutSublayers() { delegate?.layoutSublayers(of: self) }
    open func preferredFrameSize() -> CGSize { storedBounds.size }
    /// The part of the bounds that no clipping ancestor hides.
    open var visibleRect: CGRect { unclippedBounds() }
    open func scroll(_ p: CGPoint) { nearestScrollLayer()?.scroll(to: p) }
    open func scrollRectToVisible(_ r: CGRect) { scrollNearest(to: r) }

    // MARK: Actions and animations (CALayer+Animations)

    open var actions: [String: any CAAction]? {
        get { extras?.actions }
        set { rare.actions = newValue }
    }

    open var style: [AnyHashable: Any]? {
        get { extras?.style }
        set { rare.style = newValue }
    }

    /// What runs when `event` happens: asks the delegate, `actions`, `style` and the class, in this order.
    open func action(forKey event: String) -> (any CAAction)? { searchAction(event) }
    open class func defaultAction(forKey event: String) -> (any CAAction)? { nil }
    open class func defaultValue(forKey key: String) -> Any? { nil }

    open func add(_ anim: CAAnimation, forKey key: String?) { attach(anim, key: key) }
    open func removeAnimation(forKey key: String) { stopAnimation(key) }
    open func removeAllAnimations() { stopAllAnimations() }
    open func animationKeys() -> [String]? { namesOfAnimations() }
    /// The layer's own copy of the animation.
    open func animation(forKey key: String) -> CAAnimation? { runningAnimation(key) }

    /// A copy with the values that are on the screen now.
    open func presentation() -> Self? { presented() as? Self }
    open func model() -> Self { (extras?.model ?? self) as? Self ?? self }

    // MARK: Values (CALayer+Values)

    open func value(forKey key: String) -> Any? { KeyValueCoding.boxed(keyedValue(key)) }
    open func setValue(_ value: Any?, forKey key: String) { setKeyedValue(value, key) }
    open func value(forKeyPath keyPath: String) -> Any? { KeyValueCoding.boxed(keyedValue(keyPath)) }
    open func setValue(_ value: Any?, forKeyPath keyPath: String) { setKeyedValue(value, keyPath) }
    open func shouldArchiveValue(forKey key: String) -> Bool { false }

    open var name: String? {
        get { extras?.name }
        set { rare.name = newValue }
    }

    // MARK: Timing

    open var beginTime: CFTimeInterval {
        get { extras?.timing.beginTime ?? 0 }
        set { setTiming { $0.beginTime = newValue } }
    }
    open var duration: CFTimeInterval {
        get { extras?.timing.duration ?? .infinity }
        set { setTiming { $0.duration = newValue } }
    }
    open var speed: Float {
        get { extras?.timing.speed ?? 1 }
        set { setTiming { $0.speed = newValue } }
    }
    open var timeOffset: CFTimeInterval {
        get { extras?.timing.timeOffset ?? 0 }
        set { setTiming { $0.timeOffset = newValue } }
    }
    open var repeatCount: Float {
        get { extras?.timing.repeatCount ?? 0 }
        set { setTiming { $0.repeatCount = newValue } }
    }
    open var repeatDuration: CFTimeInterval {
        get { extras?.timing.repeatDuration ?? 0 }
        set { setTiming { $0.repeatDuration = newValue } }
    }
    open var autoreverses: Bool {
        get { extras?.timing.autoreverses ?? false }
        set { setTiming { $0.autoreverses = newValue } }
    }
    open var fillMode: CAMediaTimingFillMode {
        get { extras?.timing.fillMode ?? .removed }
        set { setTiming { $0.fillMode = newValue } }
    }

    override open var description: String { describe() }

    // MARK: For subclasses of this module

    /// Whether sublayers are projected onto this layer's plane.
    var flattensSublayers: Bool { true }
    /// Whether the contents are rounded like a background, without clipping being asked for.
    var roundsOwnContents: Bool { false }
    /// What to draw in the bounds, when that is not an image.
    func specialContents() -> SpecialContents? { nil }
    /// A new layer of the nearest class of this module, with this one's values.
    func plainCopy() -> CALayer { CALayer(layer: self) }
    /// Values of key paths that only a subclass knows.
    func ownValue(_ keyPath: String) -> AnimatableValue? { nil }
    func setOwnValue(_ value: AnimatableValue, _ keyPath: String) -> Bool { false }
    var ownAnimatableKeys: Set<String> { [] }
}
