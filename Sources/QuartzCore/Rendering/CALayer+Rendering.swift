import AppleFoundation
import CoreGraphics
import RenderEngine

extension CALayer {
    /// Draws the layer and its sublayers, by their model values and in the layer's own coordinates; a presentation layer shows what
    /// its model shows now, sublayers included.
    func renderTree(in context: CGContext) {
        if flags.contains(.isPresentation), let model = extras?.model { return model.renderPresentation(in: context) }
        layoutSubtree()
        displaySubtree()
        drawTree(in: context, time: nil)
    }

    /// The same with the animations' values of a moment of the clock.
    package func renderPresentation(in context: CGContext, at time: CFTimeInterval = MediaTime.clock.now) {
        layoutSubtree()
        displaySubtree()
        drawTree(in: context, time: time)
    }

    private func drawTree(in context: CGContext, time: CFTimeInterval?) {
        let toPixels = context.pixelTransform
        let area = context.boundingBoxOfClipPath.applying(toPixels).integral
        guard !area.isNull, area.width >= 1, area.height >= 1, area.width <= 32_767, area.height <= 32_767,
            let pixels = PixelBuffer(width: Int(area.width), height: Int(area.height))
        else { return }
        let determinant = toPixels.a * toPixels.d - toPixels.b * toPixels.c
        let scale = abs(determinant).squareRoot()
        guard scale > 0, scale.isFinite else { return }
        var tree = RenderTree()
        let id = TreeCopier(time: time).copy(self, into: &tree)
        tree[id].anchorPoint = .zero
        tree[id].anchorPointZ = 0
        tree[id].position = storedBounds.origin
        tree[id].zPosition = 0
        tree[id].transform = nil
        tree[id].isHidden = false
        var ground = RenderNode()
        ground.anchorPoint = .zero
        let placed = toPixels.concatenating(CGAffineTransform(translationX: -area.minX, y: -area.minY))
        let place = placed.concatenating(CGAffineTransform(scaleX: 1 / scale, y: 1 / scale))
        if place.b == 0, place.c == 0, abs(place.a - 1) < 1e-9, abs(place.d - 1) < 1e-9 {
            ground.position = CGPoint(x: place.tx, y: place.ty)
        } else {
            ground.transform = Matrix4(place)
        }
        ground.children = [id]
        tree.root = tree.insert(ground)
        CPUCompositor().draw(tree, into: pixels, scale: scale, within: nil)
        context.drawPixels(pixels, x: Int(area.minX), y: Int(area.minY))
    }
}
