// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Has a say in which tab is selected, and gives the animators between tabs.
@preconcurrency @MainActor
@objc public protocol UITabBarControllerDelegate: NSObjectProtocol {
    @objc(tabBarController:shouldSelectViewController:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool
    @objc(tabBarController:didSelectViewController:)
    optional func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController)
    @objc(tabBarController:shouldSelectTab:)
    optional func tabBarController(_ tabBarController: UITabBarController, shouldSelectTab tab: UITab) -> Bool
    @objc(tabBarController:didSelectTab:previousTab:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, didSelectTab selectedTab: UITab, previousTab: UITab?)
    @objc(tabBarController:willBeginCustomizingViewControllers:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, willBeginCustomizing viewControllers: [UIViewController])
    @objc(tabBarController:willEndCustomizingViewControllers:changed:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, willEndCustomizing viewControllers: [UIViewController], changed: Bool)
    @objc(tabBarController:didEndCustomizingViewControllers:changed:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, didEndCustomizing viewControllers: [UIViewController], changed: Bool)
    @objc(tabBarControllerSupportedInterfaceOrientations:)
    optional func tabBarControllerSupportedInterfaceOrientations(
        _ tabBarController: UITabBarController) -> UIInterfaceOrientationMask
    @objc(tabBarControllerPreferredInterfaceOrientationForPresentation:)
    optional func tabBarControllerPreferredInterfaceOrientationForPresentation(
        _ tabBarController: UITabBarController) -> UIInterfaceOrientation
    @objc(tabBarController:interactionControllerForAnimationController:)
    optional func tabBarController(
        _ tabBarController: UITabBarController,
        interactionControllerFor animationController: UIViewControllerAnimatedTransitioning
    ) -> UIViewControllerInteractiveTransitioning?
    @objc(tabBarController:animationControllerForTransitionFromViewController:toViewController:)
    optional func tabBarController(
        _ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController,
        to toVC: UIViewController
    ) -> UIViewControllerAnimatedTransitioning?
}
