import AppleFoundation
import CoreGraphics
import HeadlessHost
import QuartzCore
import RenderEngine
import UIKit

/// A picture of one view: cut out of the screen when it is on one, else drawn alone.
@MainActor struct ViewPicture {
    let view: UIView

    /// Nil when the view has no size, lies beside the screen, or is too large for a picture.
    func pixels() -> PixelBuffer? {
        var top = view
        while let superview = top.superview { top = superview }
        top.layoutIfNeeded()
        guard !view.bounds.isEmpty, view.bounds.size.width.isFinite, view.bounds.size.height.isFinite else { return nil }
        if let window = view.window, !window.isHidden { return cutFromScreen(window.screen) }
        return drawnAlone(top)
    }

    private func cutFromScreen(_ screen: UIScreen) -> PixelBuffer? {
        let area = view.layer.convert(view.bounds, to: screen.rootLayer)
        let frame = screen.renderFrame().pixels
        return frame.part(area.scaled(by: screen.scale).integral)
    }

    /// In a layer that is there for the picture alone.
    private func drawnAlone(_ top: UIView) -> PixelBuffer? {
        let ground = CALayer()
        let superlayer = top.layer.superlayer
        ground.addSublayer(top.layer)
        defer {
            top.layer.removeFromSuperlayer()
            superlayer?.addSublayer(top.layer)
        }
        let area = view.layer.convert(view.bounds, to: ground)
        let scale = UIScreen.main.scale
        let limit = CGFloat(PixelBuffer.maximumSide)
        guard area.width * scale <= limit, area.height * scale <= limit else { return nil }
        ground.bounds = area
        ground.position = CGPoint(x: area.width / 2, y: area.height / 2)
        ground.contentsScale = scale
        return LayerTreeRenderer(root: ground, scale: scale).render().pixels
    }
}

extension CGRect {
    fileprivate func scaled(by scale: CGFloat) -> CGRect {
        // A hair less, so that sums of thirds don't touch the next pixel.
        CGRect(x: minX * scale + 1e-4, y: minY * scale + 1e-4, width: width * scale - 2e-4, height: height * scale - 2e-4)
    }
}

extension PixelBuffer {
    /// A copy of the pixels of this rectangle that exist; nil when there are none.
    fileprivate func part(_ rect: CGRect) -> PixelBuffer? {
        let area = rect.intersection(CGRect(x: 0, y: 0, width: width, height: height))
        guard !area.isEmpty, let copy = PixelBuffer(width: Int(area.width), height: Int(area.height)) else { return nil }
        for y in 0..<copy.height { copy.row(y).update(from: row(y + Int(area.minY)) + Int(area.minX), count: copy.width) }
        return copy
    }
}
