import AppleFoundation
import CoreGraphics

/// Holds a presented view, and what a presentation controller puts around it.
final class PresentationContainerView: UIView {
    weak var presentation: UIPresentationController?
    /// Lets touches beside the presented view through to what lies below.
    var letsTouchesThrough = false

    override func layoutSubviews() {
        super.layoutSubviews()
        presentation?.layOutContainer()
    }

    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
        let hit = super.hitTest(point, with: event)
        let isBeside = hit === self || hit is DimmingView
        if letsTouchesThrough, isBeside { return nil }
        // Views that stay in reach while a popover shows.
        if isBeside, let through = presentation?.viewInReach(at: point, of: self, with: event) { return through }
        return hit
    }

    override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        guard let previousTraitCollection else { return }
        if previousTraitCollection.horizontalSizeClass != traitCollection.horizontalSizeClass
            || previousTraitCollection.verticalSizeClass != traitCollection.verticalSizeClass
        {
            presentation?.adaptToNewTraits()
        }
        presentation?.traitCollectionDidChange(previousTraitCollection)
    }
}

/// Gives a presented view its place before an animator sees it: one that only adds the view to the container shows all of it.
@MainActor struct FirstPlacement {
    private let view: UIView
    private let frame: CGRect

    /// Before the presentation begins: what it does to the view stays.
    init(_ view: UIView, _ presentation: UIPresentationController) {
        self.view = view
        frame = presentation.frameOfPresentedViewInContainerView
        Self.put(view, frame)
    }

    /// It has begun: something may lie around the view now, and the place may be another.
    func finish(_ context: TransitionContext) {
        guard let moving = context.toView, let place = context.finalFrames[.to] else { return }
        if moving === view {
            if moving.frame == frame { Self.put(moving, place) }
        } else if moving.bounds.isEmpty {
            Self.put(moving, place)
        }
    }

    private static func put(_ view: UIView, _ frame: CGRect) {
        guard view.transform.isIdentity, view.frame != frame else { return }
        UIView.performWithoutAnimation { view.frame = frame }
    }
}

extension UIPresentationController {
    final func layOutContainer() {
        containerViewWillLayoutSubviews()
        layOutPresentedView()
        containerViewDidLayoutSubviews()
    }

    /// What a popover leaves in reach at a point of its container.
    final func viewInReach(at point: CGPoint, of container: UIView, with event: UIEvent?) -> UIView? {
        guard let views = (self as? UIPopoverPresentationController)?.passthroughViews else { return nil }
        for view in views where view.window === container.window {
            if let hit = view.hitTest(container.convert(point, to: view), with: event) { return hit }
        }
        return nil
    }
}
