@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIView {
    /// A missing view stands for the window, or for the topmost view where there is no window.
    final func convertPoint(_ point: CGPoint, from source: UIView?, to target: UIView?) -> CGPoint {
        let from = source ?? topmostView
        let to = target ?? topmostView
        if from === to { return point }
        return from.viewLayer.convert(point, to: to.viewLayer)
    }

    final func convertRect(_ rect: CGRect, from source: UIView?, to target: UIView?) -> CGRect {
        let from = source ?? topmostView
        let to = target ?? topmostView
        if from === to { return rect }
        return from.viewLayer.convert(rect, to: to.viewLayer)
    }

    /// The window, or the end of the way up.
    final var topmostView: UIView {
        if let window = windowReference?.object { return window }
        var view = self
        while let parent = view.superview { view = parent }
        return view
    }

    final var screenFrame: CGRect {
        guard let window else { return .zero }
        let inWindow = convert(bounds, to: nil as UIView?)
        return inWindow.offsetBy(dx: window.frame.minX, dy: window.frame.minY)
    }
}
