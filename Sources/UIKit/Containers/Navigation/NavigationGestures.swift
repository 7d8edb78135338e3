import AppleFoundation
import CoreGraphics

/// The gestures of a navigation controller.
@MainActor final class NavigationGestures {
    func place(in view: UIView) {}
    func transitionEnded() {}
}

extension UINavigationController {
    final func makeGestures() {}
    final func gesturesChanged() {}
    final func interactionController(
        for custom: (any UIViewControllerAnimatedTransitioning)?, _ slide: NavigationSlide
    ) -> (any UIViewControllerInteractiveTransitioning)? {
        custom.flatMap { delegate?.`navigationController(_:interactionControllerFor:)`?(self, $0) ?? nil }
    }
}
