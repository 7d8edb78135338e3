import AppleFoundation
import CoreGraphics
import QuartzCore

/// Shows a presenter's view as a card behind a large sheet: smaller, lower, with round corners.
///
/// Only the picture changes. The view's frame, its safe area and what it is told stay as they are, as on iOS, where views of the
/// system around it do this.
@MainActor final class PresenterCard {
    private let view: UIView
    private let clippedBefore: Bool
    private var shown: CGFloat = 0
    private static let cornerRadius: CGFloat = 10
    private static let inset: CGFloat = 16

    init(_ view: UIView) {
        self.view = view
        clippedBefore = view.clipsToBounds
    }

    /// From 0, as always, to 1, a card whose top is at `top` in the window.
    func show(_ progress: CGFloat, top: CGFloat, duration: TimeInterval = 0) {
        let layer = view.viewLayer
        guard progress > 0 || shown > 0 else { return }
        let from = shown
        shown = progress
        if !layer.masksToBounds { layer.masksToBounds = true }
        let ends = (transform(from, top: top), transform(progress, top: top))
        play("transform", from: ends.0, to: ends.1, duration)
        let radius = view.layer.cornerRadius
        play(
            "cornerRadius", from: radius + (Self.cornerRadius - radius) * from,
            to: radius + (Self.cornerRadius - radius) * progress, duration)
        if progress == 0, duration == 0 { remove() }
    }

    /// The view is as it was.
    func remove() {
        shown = 0
        let layer = view.viewLayer
        for key in ["transform", "cornerRadius"] { layer.removeAnimation(forKey: Self.name(key)) }
        if layer.masksToBounds != clippedBefore { layer.masksToBounds = clippedBefore }
    }

    private static func name(_ key: String) -> String { "presenter-card-" + key }

    private func transform(_ progress: CGFloat, top: CGFloat) -> CATransform3D {
        let frame = view.superview?.convert(view.frame, to: nil) ?? view.frame
        guard frame.width > 0 else { return CATransform3DIdentity }
        let scale = 1 - progress * 2 * Self.inset / frame.width
        let scaledTop = frame.minY + frame.height * (1 - scale) / 2
        let wished = frame.minY + (top - frame.minY) * progress
        return CATransform3DConcat(
            CATransform3DMakeScale(scale, scale, 1), CATransform3DMakeTranslation(0, wished - scaledTop, 0))
    }

    private func play(_ key: String, from: Any, to: Any, _ duration: TimeInterval) {
        let animation = CABasicAnimation(keyPath: key)
        animation.fromValue = duration > 0 ? from : to
        animation.toValue = to
        animation.duration = max(duration, 1e-6)
        animation.timingFunction = CAMediaTimingFunction(name: .easeOut)
        animation.fillMode = .both
        animation.isRemovedOnCompletion = false
        view.viewLayer.add(animation, forKey: Self.name(key))
    }
}
