// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears what a navigation controller shows, and gives its animators.
@preconcurrency @MainActor
@objc public protocol UINavigationControllerDelegate: NSObjectProtocol {
    @objc(navigationController:willShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool)
    @objc(navigationController:didShowViewController:animated:)
    optional func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool)
    @objc(navigationControllerSupportedInterfaceOrientations:)
    optional func navigationControllerSupportedInterfaceOrientations(
        _ navigationController: UINavigationController) -> UIInterfaceOrientationMask
    @objc(navigationControllerPreferredInterfaceOrientationForPresentation:)
    optional func navigationControllerPreferredInterfaceOrientationForPresentation(
        _ navigationController: UINavigationController) -> UIInterfaceOrientation
    @objc(navigationController:interactionControllerForAnimationController:)
    optional func navigationController(
        _ navigationController: UINavigationController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc(navigationController:animationControllerForOperation:fromViewController:toViewController:)
    optional func navigationController(
        _ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation,
        from fromVC: UIViewController, to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
}
