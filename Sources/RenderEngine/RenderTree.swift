import CoreGraphics
import RasterKernels

/// What the screen should show, as plain values: the one thing that QuartzCore hands to the compositor.
///
/// Nodes live in flat storage and are named by index. QuartzCore inserts a node when a layer first takes part in a
/// commit, replaces its values when they change, and removes it when the layer leaves. Everything is in points; a node's
/// geometry is in its parent's bounds coordinates, y down.
package struct RenderTree {
    package struct NodeID: Hashable, Sendable {
        package let index: Int32
        package init(index: Int32) { self.index = index }
    }

    package var root: NodeID?
    /// Read and changed through the subscript.
    @usableFromInline package var nodes: [RenderNode] = []
    private var free: [Int32] = []

    package init() {}

    package var count: Int { nodes.count - free.count }
    package var capacity: Int { nodes.count }

    package mutating func insert(_ node: RenderNode) -> NodeID {
        if let index = free.popLast() {
            nodes[Int(index)] = node
            return NodeID(index: index)
        }
        nodes.append(node)
        return NodeID(index: Int32(nodes.count - 1))
    }

    package mutating func remove(_ id: NodeID) {
        nodes[Int(id.index)] = RenderNode()
        free.append(id.index)
    }

    /// The nodes by index, read in place.
    func withNodes<Result>(_ body: (UnsafePointer<RenderNode>?, Int) -> Result) -> Result {
        nodes.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
    }

    /// Inlined, so that reading one value copies no node and writing one needs no frame of its own.
    @inlinable package subscript(id: NodeID) -> RenderNode {
        get { nodes[Int(id.index)] }
        _modify { yield &nodes[Int(id.index)] }
    }

    /// Several values at once: a subscript that is lent across modules takes memory for its frame.
    @inlinable package mutating func change(_ id: NodeID, _ body: (inout RenderNode) -> Void) { body(&nodes[Int(id.index)]) }
}

/// One layer's values at one moment. What most layers leave at its default is kept out of line, in `rare`.
package struct RenderNode {
    // MARK: Geometry
    package var position = CGPoint.zero
    package var bounds = CGRect.zero

    // MARK: Flags
    package var isHidden = false
    package var isDoubleSided = true
    package var masksToBounds = false
    package var isGeometryFlipped = false
    /// False for a transform layer: its children share the surrounding 3-D space.
    package var flattensSublayers = true
    package var allowsGroupOpacity = true

    // MARK: Appearance
    package var hasContinuousCorners = false
    package var maskedCorners: Corners = .all
    package var opacity: Float = 1
    package var backgroundColor: RenderColor?
    package var cornerRadius: CGFloat = 0
    package var contents: Contents?
    /// Filled by QuartzCore each time the pixels inside an unchanged `contents` object were redrawn; a new number is damage.
    package var contentsGeneration: UInt32 = 0

    // MARK: Relations
    /// In drawing order before `zPosition` is considered.
    package var children: [RenderTree.NodeID] = []

    /// Nil while every value in it has its default.
    private(set) var rare: RareValues?

    package init() {}

    mutating func writableRare() -> RareValues {
        if rare != nil, isKnownUniquelyReferenced(&rare) { return rare! }
        let values = rare?.copy() ?? RareValues()
        rare = values
        return values
    }

    package struct Corners: OptionSet, Sendable {
        package let rawValue: UInt8
        package init(rawValue: UInt8) { self.rawValue = rawValue }
        package static let minXMinY = Corners(rawValue: 1)
        package static let maxXMinY = Corners(rawValue: 2)
        package static let minXMaxY = Corners(rawValue: 4)
        package static let maxXMaxY = Corners(rawValue: 8)
        package static let all: Corners = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]
    }

    /// Rare, so kept out of line. A new object counts as a change: keep the old one while its values are the same.
    package final class Shadow {
        let serial = SerialNumber.next()
        package let color: RenderColor
        package let opacity: Float
        package let radius: CGFloat
        package let offset: CGSize
        /// In the node's bounds coordinates; nil means the shape of the composited layer (its rounded box where that is opaque).
        package let path: CGPath?
        package init(color: RenderColor, opacity: Float, radius: CGFloat, offset: CGSize, path: CGPath?) {
            self.color = color
            self.opacity = opacity
            self.radius = radius
            self.offset = offset
            self.path = path
        }
    }

    /// Copies of the children, each transformed and tinted once more than the one before.
    package final class Replication {
        let serial = SerialNumber.next()
        package let count: Int
        package let transform: Matrix4
        package let color: RenderColor
        package let colorOffset: RenderColor
        package let preservesDepth: Bool
        package init(count: Int, transform: Matrix4, color: RenderColor, colorOffset: RenderColor, preservesDepth: Bool) {
            self.count = count
            self.transform = transform
            self.color = color
            self.colorOffset = colorOffset
            self.preservesDepth = preservesDepth
        }
    }

    package enum Contents {
        case bitmap(BitmapContents)
        case gradient(GradientContents)
        case shape(ShapeContents)
        case backdrop(BackdropContents)
    }
}

/// Keeps pixels that are drawn anew in place, and remembers for a while which of them.
package protocol RedrawnPixels: AnyObject {
    /// What may look otherwise than it did when the pixels had that generation; nil where that may be all of it.
    func redrawn(since generation: UInt32) -> PixelRect?
}

/// An image, placed in the layer's bounds.
package final class BitmapContents {
    let serial = SerialNumber.next()
    package enum Filter { case linear, nearest, trilinear }

    package let pixels: PixelBuffer
    /// Pixels per point.
    package let scale: CGFloat
    /// The part of the image that is shown, in the unit square.
    package let rect: CGRect
    /// The part that stretches, in the unit square; the whole unit square means that everything does.
    package let center: CGRect
    package let gravity: Gravity
    package let magnification: Filter
    package let minification: Filter
    /// Replaces the image's colours and keeps its alpha (template images).
    package let tint: RenderColor?
    package let isOpaque: Bool
    /// The pixels are coverage of this colour, premultiplied: text that was drawn on a sheet of one colour.
    package let ink: UInt32?
    /// Knows where the pixels were drawn anew, if anybody does.
    package let source: (any RedrawnPixels)?
    /// All of the image fills the layer.
    let isPlain: Bool

    package enum Gravity {
        case resize, resizeAspect, resizeAspectFill, center, top, bottom, left, right
        case topLeft, topRight, bottomLeft, bottomRight
    }

    package init(
        pixels: PixelBuffer, scale: CGFloat, rect: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1),
        center: CGRect = CGRect(x: 0, y: 0, width: 1, height: 1), gravity: Gravity = .resize,
        magnification: Filter = .linear, minification: Filter = .linear, tint: RenderColor? = nil, isOpaque: Bool = false,
        ink: UInt32? = nil, source: (any RedrawnPixels)? = nil
    ) {
        self.pixels = pixels
        self.scale = scale
        self.rect = rect
        self.center = center
        self.gravity = gravity
        self.magnification = magnification
        self.minification = minification
        self.tint = tint
        self.isOpaque = isOpaque
        self.ink = ink
        self.source = source
        let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
        isPlain = gravity == .resize && rect == unit && center == unit
    }
}

package final class GradientContents {
    let serial = SerialNumber.next()
    package enum Kind { case axial, radial, conic }
    package let kind: Kind
    package let colors: [RenderColor]
    /// As many as colours, rising from 0 to 1.
    package let locations: [Float]
    /// In the unit square of the bounds.
    package let start: CGPoint
    package let end: CGPoint
    package init(kind: Kind, colors: [RenderColor], locations: [Float], start: CGPoint, end: CGPoint) {
        self.kind = kind
        self.colors = colors
        self.locations = locations
        self.start = start
        self.end = end
    }
}

/// A path in bounds coordinates, filled and then stroked.
package final class ShapeContents {
    let serial = SerialNumber.next()
    package let path: CGPath
    package let fillColor: RenderColor?
    package let usesEvenOddRule: Bool
    package let strokeColor: RenderColor?
    package let lineWidth: CGFloat
    package let lineCap: CGLineCap
    package let lineJoin: CGLineJoin
    package let miterLimit: CGFloat
    package let dashPhase: CGFloat
    package let dashLengths: [CGFloat]
    package let strokeStart: CGFloat
    package let strokeEnd: CGFloat
    package init(
        path: CGPath, fillColor: RenderColor?, usesEvenOddRule: Bool, strokeColor: RenderColor?, lineWidth: CGFloat,
        lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat, dashPhase: CGFloat, dashLengths: [CGFloat],
        strokeStart: CGFloat, strokeEnd: CGFloat
    ) {
        self.path = path
        self.fillColor = fillColor
        self.usesEvenOddRule = usesEvenOddRule
        self.strokeColor = strokeColor
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dashPhase = dashPhase
        self.dashLengths = dashLengths
        self.strokeStart = strokeStart
        self.strokeEnd = strokeEnd
    }
}

/// What lies behind the layer, blurred, saturated and tinted.
package final class BackdropContents {
    let serial = SerialNumber.next()
    /// Standard deviation in points.
    package let blurRadius: CGFloat
    package let saturation: Float
    package let tint: RenderColor?
    package init(blurRadius: CGFloat, saturation: Float, tint: RenderColor?) {
        self.blurRadius = blurRadius
        self.saturation = saturation
        self.tint = tint
    }
}
