import AppleFoundation
import CoreGraphics

/// Bits of a layer's state.
struct LayerFlags: OptionSet {
    let rawValue: UInt32
    init(rawValue: UInt32) { self.rawValue = rawValue }

    // MARK: Properties
    static let hidden = LayerFlags(rawValue: 1 << 0)
    static let masksToBounds = LayerFlags(rawValue: 1 << 1)
    static let opaque = LayerFlags(rawValue: 1 << 2)
    static let singleSided = LayerFlags(rawValue: 1 << 3)
    static let geometryFlipped = LayerFlags(rawValue: 1 << 4)
    static let displaysOnBoundsChange = LayerFlags(rawValue: 1 << 5)
    static let rasterizes = LayerFlags(rawValue: 1 << 6)
    static let drawsAsynchronously = LayerFlags(rawValue: 1 << 7)
    static let noGroupOpacity = LayerFlags(rawValue: 1 << 8)
    static let noEdgeAntialiasing = LayerFlags(rawValue: 1 << 9)
    /// Nobody notices when it draws: the drawing waits for a frame that is looked at.
    static let drawsLate = LayerFlags(rawValue: 1 << 10)
    /// The properties that a copy shares.
    static let properties = LayerFlags(rawValue: 0x7ff)

    static let isWaypoint = LayerFlags(rawValue: 1 << 11)
    /// Still where its owner's layout put it.
    static let isWherePlaced = LayerFlags(rawValue: 1 << 12)
    /// Somebody observes a property.
    static let isObserved = LayerFlags(rawValue: 1 << 13)
    /// Setters ask whether they are called on the main thread.
    static let isWatched = LayerFlags(rawValue: 1 << 14)

    // MARK: Kind
    static let isPresentation = LayerFlags(rawValue: 1 << 16)
    static let isMask = LayerFlags(rawValue: 1 << 17)
    static let hasTiming = LayerFlags(rawValue: 1 << 18)
    static let hasAnimations = LayerFlags(rawValue: 1 << 19)
    /// A plain `CALayer` whose owner has no actions while `LayerOwners.areMoving` is false.
    static let isStill = LayerFlags(rawValue: 1 << 28)
    /// The owner has nothing to lay out while there are no sublayers.
    static let ownerLaysOutSublayersOnly = LayerFlags(rawValue: 1 << 29)

    // MARK: Work to do: me, and me or below
    static let needsLayout = LayerFlags(rawValue: 1 << 20)
    static let needsLayoutBelow = LayerFlags(rawValue: 1 << 21)
    static let needsDisplay = LayerFlags(rawValue: 1 << 22)
    static let needsDisplayBelow = LayerFlags(rawValue: 1 << 23)
    static let valuesChanged = LayerFlags(rawValue: 1 << 24)
    static let childrenChanged = LayerFlags(rawValue: 1 << 25)
    static let contentsChanged = LayerFlags(rawValue: 1 << 26)
    static let needsCommitBelow = LayerFlags(rawValue: 1 << 27)

    /// For layers that draw late: a commit leaves them, a frame does not.
    static let needsLateDisplay = LayerFlags(rawValue: 1 << 30)
    static let needsLateDisplayBelow = LayerFlags(rawValue: 1 << 31)

    static let anyDisplay: LayerFlags = [.needsDisplay, .needsLateDisplay]
    static let displayWork: LayerFlags = [.needsDisplay, .needsDisplayBelow, .needsLateDisplay, .needsLateDisplayBelow]
    static let commit: LayerFlags = [.valuesChanged, .childrenChanged, .contentsChanged]
}

/// Appearance that most layers never change, kept out of line.
struct LayerLook {
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var anchorPointZ: CGFloat = 0
    var zPosition: CGFloat = 0
    var cornerRadius: CGFloat = 0
    var maskedCorners = CACornerMask.all
    var hasContinuousCorners = false
    var borderWidth: CGFloat = 0
    var borderColor: CGColor? = LayerColors.black
    var shadowColor: CGColor? = LayerColors.black
    var shadowOpacity: Float = 0
    var shadowOffset = CGSize(width: 0, height: -3)
    var shadowRadius: CGFloat = 3
    var shadowPath: CGPath?
    var contentsRect = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsCenter = CGRect(x: 0, y: 0, width: 1, height: 1)
    var contentsGravity = CALayerContentsGravity.resize
    var contentsFormat = CALayerContentsFormat.RGBA8Uint
    var minificationFilter = CALayerContentsFilter.linear
    var magnificationFilter = CALayerContentsFilter.linear
    var minificationFilterBias: Float = 0
    var contentsTint: CGColor?
    var rasterizationScale: CGFloat = 1
    var edgeAntialiasingMask: CAEdgeAntialiasingMask = [.layerLeftEdge, .layerRightEdge, .layerBottomEdge, .layerTopEdge]
    var compositingFilter: Any?
    var filters: [Any]?
    var backgroundFilters: [Any]?

    final class Box {
        var values: LayerLook
        init(_ values: LayerLook = LayerLook()) { self.values = values }
    }
}

/// The two matrices of a layer that has any.
final class LayerTransforms {
    var own: CATransform3D
    var sublayers: CATransform3D
    init(own: CATransform3D = CATransform3DIdentity, sublayers: CATransform3D = CATransform3DIdentity) {
        self.own = own
        self.sublayers = sublayers
    }
}

/// State that has nothing to do with the picture, or that is not copied to the presentation.
final class LayerExtras {
    var name: String?
    var timing = TimingValues()
    var mask: CALayer?
    var actions: [String: any CAAction]?
    var style: [AnyHashable: Any]?
    var values: [String: Any] = [:]
    var animations: [LayerAnimation] = []
    var presentation: CALayer?
    var presentationTime: CFTimeInterval = -.infinity
    weak var delegate: (any CALayerDelegate)?
    /// The part of the bounds that has to be drawn again; nil means all.
    var dirtyRect: CGRect?
    /// The layer that a presentation copy shows; it keeps the copy, not the other way round.
    weak var model: CALayer?
}
