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
        return letsTouchesThrough && hit === self ? nil : hit
    }
}

extension UIPresentationController {
    final func layOutContainer() {
        containerViewWillLayoutSubviews()
        layOutPresentedView()
        containerViewDidLayoutSubviews()
    }
}
