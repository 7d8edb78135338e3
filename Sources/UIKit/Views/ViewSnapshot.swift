import AppleFoundation
import CoreGraphics
import QuartzCore

/// Pictures of views: what is on the screen, as a view of its own or drawn into a context.
@MainActor enum ViewSnapshot {
    static func view(of view: UIView, afterUpdates: Bool) -> UIView? {
        self.view(of: view, rect: view.bounds, afterUpdates: afterUpdates, capInsets: .zero)
    }

    static func view(of view: UIView, rect: CGRect, afterUpdates: Bool, capInsets: UIEdgeInsets) -> UIView? {
        guard let image = picture(of: view.viewLayer, rect: rect, scale: scale(for: view), afterUpdates: afterUpdates) else {
            return nil
        }
        let result = UIView(frame: CGRect(origin: .zero, size: rect.size))
        show(image, in: result, scale: scale(for: view))
        if capInsets != .zero, rect.width > 0, rect.height > 0 {
            result.viewLayer.contentsCenter = CGRect(
                x: capInsets.left / rect.width, y: capInsets.top / rect.height,
                width: max(0, rect.width - capInsets.left - capInsets.right) / rect.width,
                height: max(0, rect.height - capInsets.top - capInsets.bottom) / rect.height)
        }
        return result
    }

    static func draw(_ view: UIView, in rect: CGRect, afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), view.bounds.width > 0, view.bounds.height > 0 else { return false }
        if afterUpdates { update(view) }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / view.bounds.width, y: rect.height / view.bounds.height)
        context.translateBy(x: -view.bounds.minX, y: -view.bounds.minY)
        shown(view.viewLayer).render(in: context)
        context.restoreGState()
        return true
    }

    /// A picture of a part of the layer; nil where there is nothing to picture.
    static func picture(of layer: CALayer, rect: CGRect, scale: CGFloat, afterUpdates: Bool) -> CGImage? {
        guard rect.width > 0, rect.height > 0 else { return nil }
        if afterUpdates { MediaTime.commit() }
        let format = UIGraphicsImageRendererFormat()
        format.scale = scale
        format.opaque = false
        let renderer = UIGraphicsImageRenderer(size: rect.size, format: format)
        let image = renderer.image { context in
            context.cgContext.translateBy(x: -rect.minX, y: -rect.minY)
            shown(layer).render(in: context.cgContext)
        }
        return image.cgImage
    }

    /// What the screen shows of a layer while it moves.
    private static func shown(_ layer: CALayer) -> CALayer {
        AnimationScheduler.shared.hasAnimations ? layer.presentation() ?? layer : layer
    }

    private static func update(_ view: UIView) {
        view.layoutIfNeeded()
        MediaTime.commit()
        view.viewLayer.displaySubtree()
    }

    private static func scale(for view: UIView) -> CGFloat { view.traits.displayScale > 0 ? view.traits.displayScale : 1 }

    static func show(_ image: CGImage, in view: UIView, scale: CGFloat) {
        view.viewLayer.contents = image
        view.viewLayer.contentsScale = scale
    }
}
