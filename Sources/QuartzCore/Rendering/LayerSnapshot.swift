import AppleFoundation
import CoreGraphics
import RenderEngine

/// A picture of what a layer and its sublayers last showed on the screen.
final class LayerSnapshot {
    let pixels: PixelBuffer
    let scale: CGFloat
    let size: CGSize

    /// Nil for a layer that was not on the screen yet.
    init?(of layer: CALayer) {
        guard layer.node >= 0, let renderer = RendererRegistry.renderer(layer.renderer) else { return nil }
        var tree = renderer.tree
        let id = RenderTree.NodeID(index: layer.node)
        let box = tree[id].bounds
        let scale = renderer.scale
        let width = Int(clamping: (box.width * scale - 1e-6).rounded(.up))
        let height = Int(clamping: (box.height * scale - 1e-6).rounded(.up))
        guard let pixels = PixelBuffer(width: width, height: height) else { return nil }
        tree[id].anchorPoint = .zero
        tree[id].anchorPointZ = 0
        tree[id].position = .zero
        tree[id].transform = nil
        tree[id].opacity = 1
        tree[id].isHidden = false
        tree[id].mask = nil
        tree[id].blendMode = .normal
        tree.root = id
        CPUCompositor().draw(tree, into: pixels, scale: scale, within: nil)
        self.pixels = pixels
        self.scale = scale
        size = box.size
    }

    /// A node that shows the picture in the middle of `box`.
    func node(in box: CGRect) -> RenderNode {
        var node = RenderNode()
        node.bounds = CGRect(origin: .zero, size: size)
        node.position = CGPoint(x: box.midX, y: box.midY)
        node.contents = .bitmap(contents)
        return node
    }

    private lazy var contents = BitmapContents(pixels: pixels, scale: scale)
}
