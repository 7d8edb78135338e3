package import CoreGraphics
package import RasterKernels

/// The compositor that draws with the processor: pixman where it fits, own kernels elsewhere.
package final class CPUCompositor: Compositor {
    package init() {}

    package func draw(_ tree: RenderTree, into target: PixelBuffer, scale: CGFloat, within rects: [PixelRect]?) {
        target.clear()
    }

    package func update(_ tree: RenderTree, in target: PixelBuffer, scale: CGFloat) -> [PixelRect] {
        draw(tree, into: target, scale: scale, within: nil)
        return [PixelRect(x: 0, y: 0, width: target.width, height: target.height)]
    }
}
