// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Hears of pages that the user turns.
@preconcurrency @MainActor
@objc public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    @objc(pageViewController:willTransitionToViewControllers:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    @objc(pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
    @objc(pageViewController:spineLocationForInterfaceOrientation:)
    optional func pageViewController(
        _ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation
    ) -> UIPageViewController.SpineLocation
    @objc(pageViewControllerSupportedInterfaceOrientations:)
    optional func pageViewControllerSupportedInterfaceOrientations(
        _ pageViewController: UIPageViewController) -> UIInterfaceOrientationMask
    @objc(pageViewControllerPreferredInterfaceOrientationForPresentation:)
    optional func pageViewControllerPreferredInterfaceOrientationForPresentation(
        _ pageViewController: UIPageViewController) -> UIInterfaceOrientation
}

/// Gives the pages before and after one.
@preconcurrency @MainActor
@objc public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    @objc(pageViewController:viewControllerBeforeViewController:)
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    @objc(pageViewController:viewControllerAfterViewController:)
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    @objc(presentationCountForPageViewController:)
    optional func presentationCount(for pageViewController: UIPageViewController) -> Int
    @objc(presentationIndexForPageViewController:)
    optional func presentationIndex(for pageViewController: UIPageViewController) -> Int
}
