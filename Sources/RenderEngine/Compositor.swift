import CoreGraphics
@_exported import RasterKernels

/// Turns a render tree into pixels.
///
/// `scale` is pixels per point; the tree's root lies in the coordinates of the target, point (0, 0) at its first pixel.
package protocol Compositor: AnyObject {
    /// Draws the tree within `rects`, or everywhere: what was there is forgotten first. An update of a target that was drawn whole draws
    /// what changed since.
    func draw(_ tree: RenderTree, into target: PixelBuffer, scale: CGFloat, within rects: [PixelRect]?)

    /// Brings `target` up to date and returns what changed in it, in pixels.
    ///
    /// A target other than the one of the call before, another scale or a tree with another root is drawn completely.
    func update(_ tree: RenderTree, in target: PixelBuffer, scale: CGFloat) -> [PixelRect]

    /// What the last update moved, if it moved anything; that is among what changed, too.
    var lastMove: FrameMove? { get }
}
