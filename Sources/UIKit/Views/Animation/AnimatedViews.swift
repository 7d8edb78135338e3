@_spi(House) import AppleFoundation
import QuartzCore

/// Views that take no touches, nor do those inside them, since an animation moves them that doesn't allow it.
@MainActor enum AnimatedViews {
    /// How many animations move a view.
    private static var counts: [ObjectIdentifier: Int] = [:]

    static func bar(_ view: UIView) {
        let key = ObjectIdentifier(view)
        // What was counted for a view that is gone doesn't matter for another in its place.
        counts[key] = view.flags.contains(.isBarred) ? (counts[key] ?? 0) + 1 : 1
        view.flags.insert(.isBarred)
    }

    static func release(_ view: UIView) {
        let key = ObjectIdentifier(view)
        let left = (counts[key] ?? 1) - 1
        counts[key] = left > 0 ? left : nil
        if left <= 0 { view.flags.remove(.isBarred) }
    }
}

/// Hears of the end of one animation, for its view and for its block.
final class BarringEnd: NSObject, CAAnimationDelegate {
    private weak var view: UIView?
    private let completion: AnimationCompletion

    @MainActor init(_ view: UIView, _ completion: AnimationCompletion) {
        self.view = view
        self.completion = completion
        super.init()
        AnimatedViews.bar(view)
    }

    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) {
        Isolation.assumeMain(with: view) { if let view = $0 { AnimatedViews.release(view) } }
        completion.animationDidStop(anim, finished: flag)
    }
}

extension AnimationBlock {
    /// Who hears of the end of an animation of this block.
    final func end(of layer: CALayer) -> any CAAnimationDelegate {
        completion.enter()
        if options.contains(.allowUserInteraction) { return completion }
        guard let view = layer.delegate as? UIView, view.viewLayer === layer else { return completion }
        return BarringEnd(view, completion)
    }
}

extension UIView {
    /// The view or one around it that takes no touches while an animation moves it.
    package final var _viewBarringTouches: UIView? {
        var step: UIView? = self
        while let view = step {
            if view.flags.contains(.isBarred) { return view }
            step = view.superview
        }
        return nil
    }
}
