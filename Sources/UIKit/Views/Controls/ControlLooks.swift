import AppleFoundation
import CoreGraphics
import QuartzCore

/// What several controls have of their looks in common.
@MainActor enum ControlLooks {
    /// The soft shadow of a thumb.
    static func addShadow(to view: UIView, radius: CGFloat, offset: CGFloat, opacity: Float) {
        view.layer.shadowColor = UIColor.black.cgColor
        view.layer.shadowOpacity = opacity
        view.layer.shadowRadius = radius
        view.layer.shadowOffset = CGSize(width: 0, height: offset)
    }

    /// The raised part of a control on a grey ground.
    static let raised = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 0.39, alpha: 1) : .white
    }

    /// Runs a change with the animation of a control, or at once where nothing can be seen.
    static func change(_ view: UIView, animated: Bool, duration: TimeInterval = 0.25, _ body: @escaping () -> Void) {
        guard animated, view.window != nil else { return body() }
        UIView.animate(
            withDuration: duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState], animations: body)
    }
}
