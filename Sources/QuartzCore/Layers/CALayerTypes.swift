@_spi(House) import AppleFoundation
import CoreGraphics

/// Where a layer's contents lie, and whether they are scaled.
public struct CALayerContentsGravity: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let center = CALayerContentsGravity(rawValue: "center")
    public static let top = CALayerContentsGravity(rawValue: "top")
    public static let bottom = CALayerContentsGravity(rawValue: "bottom")
    public static let left = CALayerContentsGravity(rawValue: "left")
    public static let right = CALayerContentsGravity(rawValue: "right")
    public static let topLeft = CALayerContentsGravity(rawValue: "topLeft")
    public static let topRight = CALayerContentsGravity(rawValue: "topRight")
    public static let bottomLeft = CALayerContentsGravity(rawValue: "bottomLeft")
    public static let bottomRight = CALayerContentsGravity(rawValue: "bottomRight")
    public static let resize = CALayerContentsGravity(rawValue: "resize")
    public static let resizeAspect = CALayerContentsGravity(rawValue: "resizeAspect")
    public static let resizeAspectFill = CALayerContentsGravity(rawValue: "resizeAspectFill")
}

/// How deep the pixels are that a layer draws into.
public struct CALayerContentsFormat: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let RGBA8Uint = CALayerContentsFormat(rawValue: "RGBA8")
    public static let RGBA16Float = CALayerContentsFormat(rawValue: "RGBAh")
    public static let gray8Uint = CALayerContentsFormat(rawValue: "Gray8")
    public static let automatic = CALayerContentsFormat(rawValue: "Automatic")
}

/// How contents are scaled up and down.
public struct CALayerContentsFilter: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let linear = CALayerContentsFilter(rawValue: "linear")
    public static let nearest = CALayerContentsFilter(rawValue: "nearest")
    public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}

/// Whether corners are parts of circles or go over into the edges smoothly.
public struct CALayerCornerCurve: Hashable, Equatable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public static let circular = CALayerCornerCurve(rawValue: "circular")
    public static let continuous = CALayerCornerCurve(rawValue: "continuous")
}

/// Corners by the sides of the coordinate system that they lie at.
public struct CACornerMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let layerMinXMinYCorner = CACornerMask(rawValue: 1)
    public static let layerMaxXMinYCorner = CACornerMask(rawValue: 2)
    public static let layerMinXMaxYCorner = CACornerMask(rawValue: 4)
    public static let layerMaxXMaxYCorner = CACornerMask(rawValue: 8)

    static let all: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
}

/// Edges of a layer that are smoothed.
public struct CAEdgeAntialiasingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
    public static let layerLeftEdge = CAEdgeAntialiasingMask(rawValue: 1)
    public static let layerRightEdge = CAEdgeAntialiasingMask(rawValue: 2)
    public static let layerBottomEdge = CAEdgeAntialiasingMask(rawValue: 4)
    public static let layerTopEdge = CAEdgeAntialiasingMask(rawValue: 8)
}

/// What of a sublayer's place gives way when the layer's size changes.
public struct CAAutoresizingMask: OptionSet, Sendable {
    public let rawValue: UInt32
    public init(rawValue: UInt32) { self.rawValue = rawValue }
}

public let kCATransition = "transition"
public let kCAOnOrderIn = "onOrderIn"
public let kCAOnOrderOut = "onOrderOut"

/// Fills a layer with contents, lays its sublayers out, and chooses the actions of its changes.
public protocol CALayerDelegate: AnyObject {
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.delegateLeftDisplayToLayer() }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.delegateDrewNothing() }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}

/// A delegate that takes itself off its layer before it goes away, as a view does; the layer then needs no weak reference.
package protocol LayerOwner: CALayerDelegate {
    /// The top of the tree that the layer is in, if the owner happens to know it.
    var topLayer: Uncounted<CALayer>? { get }
    /// Whether the layer lives as long as the owner.
    func keeps(_ layer: CALayer) -> Bool
}

/// What all owners together promise, so that a change of a layer need not ask its owner.
package enum LayerOwners {
    /// Whether changes made now may move. While it is false, owners that promise stillness have no actions.
    nonisolated(unsafe) package static var areMoving = false

    /// Told of changes of the layers that are watched.
    @Guarded package static var threadCheck: (@Sendable (CALayer, String) -> Void)?

    /// Whether an owned layer was ever put where its owner is not: then nothing follows from what owners know of their trees.
    nonisolated(unsafe) static var haveStrayed = false
}

/// Mistakes that a layer survives.
package enum LayerMisuse: Equatable, CustomStringConvertible {
    /// NaN or infinity as geometry; the value was not taken.
    case invalidGeometry(String)
    /// A layer was about to become its own ancestor; the tree was left as it was.
    case cycle(String)
    /// A layer is larger than pixels can be kept for; it is drawn at a smaller scale.
    case tooLarge(String)
    /// Layout never ends with this layer.
    case restless(CALayer, String)
    /// The layer's layout asks for its own layout at once; the innermost call did nothing.
    case nested(CALayer, String)

    package var description: String {
        switch self {
        case .invalidGeometry(let reason): return "CALayerInvalidGeometry: \(reason)"
        case .cycle(let reason): return "CALayerInvalid: \(reason)"
        case .tooLarge(let reason), .restless(_, let reason), .nested(_, let reason): return reason
        }
    }

    /// Hears of every mistake; writes to the standard error stream until UIKit takes it over.
    @Guarded package static var handler: (LayerMisuse) -> Void = { misuse in
        FileHandle.standardError.write(Data("\(misuse)\n".utf8))
    }
}
