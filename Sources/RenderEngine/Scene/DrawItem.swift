import CoreGraphics
import RasterKernels

/// One thing to draw, in pixels of its plane.
struct DrawItem {
    enum Kind: UInt8 {
        case background, contents, border, shadow, backdrop
        /// Holds the items up to `end`; they are drawn apart and then composited as one.
        case group
        /// A group that turned out not to need a picture of its own: its items stand for themselves.
        case dissolved
    }

    /// Whether an item that moves by whole pixels takes its pixels along.
    enum Motion: UInt8 {
        case free
        /// If the same part of it can be seen.
        case whole
        case never
    }

    var kind: Kind
    var motion = Motion.free
    /// Corners are cut by the node's radius.
    var isRounded = false
    let node: Int32
    /// One past the last item of a group; the next item for others.
    var end: Int32 = 0
    /// Index into the list's groups.
    var group: Int32 = -1
    let plane: Int32
    var opacity: Float = 1
    /// Of the pixels that are shown: rises where they are drawn anew in place.
    var generation: UInt32 = 0
    /// The node's box.
    let frame: PixelRect
    /// Every pixel that the item can change.
    var bounds: PixelRect
    /// `bounds` as seen on the target, with room for the filters on the way there.
    var screen: PixelRect
    /// Where nothing behind the item shows.
    var opaque = PixelRect.empty
    /// Changes when the item's looks do; place, opacity and rounding are compared on their own.
    var looks: UInt64 = 0

    /// True when both draw the same pixels, if everything they stand on is the same too.
    func looksLike(_ other: DrawItem) -> Bool { generation == other.generation && isPlacedLike(other) }

    /// True when both show the same pixels, whatever is in those.
    func isPlacedLike(_ other: DrawItem) -> Bool {
        looks == other.looks && kind == other.kind && isRounded == other.isRounded && opacity == other.opacity
            && frame == other.frame && bounds == other.bounds && screen == other.screen
    }
}

/// What makes a group more than its items.
struct DrawGroup {
    /// From the group's plane to the one that it is composited in; nil when they are one.
    var map: PlaneMap?
    var blendMode: CGBlendMode = .normal
    /// Items from here to the group's end are its mask.
    var maskStart: Int32 = -1
    /// Cut the corners of the item's frame. Such a group has no picture of its own: its items are drawn where they are, and
    /// what was in the corners is put back.
    var clipsCorners = false
    /// Where no corner is cut.
    var solid = PixelRect.empty
    var shadow: RenderNode.Shadow?
    var color: RenderColor?
    /// The plane of the group's items.
    var plane: Int32 = 0

    /// Nothing but opacity, which a lone item can carry itself.
    var isPlain: Bool {
        map == nil && blendMode == .normal && maskStart < 0 && !clipsCorners && shadow == nil && color == nil
    }
}

/// A pixel grid that items are drawn on: the target's own, or that of a transformed layer.
struct Plane {
    /// Pixels per point.
    let scale: Double
    /// What can be seen of it.
    let clip: PixelRect
    let parent: Int32
    /// To the parent's pixels.
    let map: PlaneMap
}

/// A 64-bit digest, the same on every run.
struct Digest {
    private(set) var value: UInt64 = 0x9e37_79b9_7f4a_7c15

    @inline(__always)
    mutating func add(_ word: UInt64) {
        value = (value ^ word) &* 0xbf58_476d_1ce4_e5b9
        value ^= value &>> 29
    }

    @inline(__always)
    mutating func add(_ number: Double) { add(number.bitPattern) }

    @inline(__always)
    mutating func add(_ number: CGFloat) { add(Double(number).bitPattern) }

    @inline(__always)
    mutating func add(_ color: RenderColor) {
        add(UInt64(color.red.bitPattern) &<< 32 | UInt64(color.green.bitPattern))
        add(UInt64(color.blue.bitPattern) &<< 32 | UInt64(color.alpha.bitPattern))
    }

    mutating func add(_ map: PlaneMap) {
        for number in [map.a, map.b, map.wx, map.c, map.d, map.wy, map.tx, map.ty, map.w0] { add(number) }
    }
}
