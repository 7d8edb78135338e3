// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Hears of what a navigation controller shows.
@MainActor final class NavigationLog: NSObject, UINavigationControllerDelegate {
    var lines: [String] = []
    var onLine: ((String) -> Void)?

    private func note(_ line: String) {
        lines.append(line)
        onLine?(line)
    }

    func navigationController(_ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool) {
        note("willShow(\(viewController.title ?? "?"), \(animated))")
    }
    func navigationController(_ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool) {
        note("didShow(\(viewController.title ?? "?"), \(animated))")
    }
}

/// Is asked for animators and gives those it was made with.
@MainActor final class NavigationStagehand: NSObject, UINavigationControllerDelegate {
    var animator: UIViewControllerAnimatedTransitioning?
    var interaction: UIViewControllerInteractiveTransitioning?
    var asked: [String] = []
    var operations: [UINavigationController.Operation] = []
    var orientations = UIInterfaceOrientationMask.portrait
    var preferred = UIInterfaceOrientation.portrait
    /// Pops stay UIKit's.
    var animatesPushesOnly = false

    func navigationController(_ navigationController: UINavigationController, animationControllerFor operation: UINavigationController.Operation, from fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        asked.append("animator \(operation) \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        operations.append(operation)
        return animatesPushesOnly && operation != .push ? nil : animator
    }
    func navigationController(_ navigationController: UINavigationController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        asked.append("interaction")
        return interaction
    }
    func navigationControllerSupportedInterfaceOrientations(_ navigationController: UINavigationController) -> UIInterfaceOrientationMask { orientations }
    func navigationControllerPreferredInterfaceOrientationForPresentation(_ navigationController: UINavigationController) -> UIInterfaceOrientation { preferred }
}

/// Crossfades, and writes down what it is told.
@MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
    var lines: [String] = []
    var onAnimate: ((UIViewControllerContextTransitioning) -> Void)?

    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.4 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {
        lines.append("animate")
        onAnimate?(transitionContext)
        guard let to = transitionContext.view(forKey: .to), let controller = transitionContext.viewController(forKey: .to) else { return }
        to.frame = transitionContext.finalFrame(for: controller)
        to.alpha = 0
        transitionContext.containerView.addSubview(to)
        UIView.animate(withDuration: 0.4, animations: { to.alpha = 1 }, completion: { _ in
            to.alpha = 1
            transitionContext.completeTransition(!transitionContext.transitionWasCancelled)
        })
    }
    func animationEnded(_ transitionCompleted: Bool) { lines.append("ended \(transitionCompleted)") }
}

/// Lets a bar's items go or not.
@MainActor final class BarLog: NSObject, UINavigationBarDelegate {
    var lines: [String] = []
    var allows = true
    func navigationBar(_ navigationBar: UINavigationBar, shouldPush item: UINavigationItem) -> Bool {
        lines.append("shouldPush \(item.title ?? "?")")
        return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPush item: UINavigationItem) { lines.append("didPush \(item.title ?? "?")") }
    func navigationBar(_ navigationBar: UINavigationBar, shouldPop item: UINavigationItem) -> Bool {
        lines.append("shouldPop \(item.title ?? "?")")
        return allows
    }
    func navigationBar(_ navigationBar: UINavigationBar, didPop item: UINavigationItem) { lines.append("didPop \(item.title ?? "?")") }
}

/// A target for buttons.
@MainActor final class ButtonTarget: NSObject {
    var senders: [AnyObject] = []
    @objc func pressed(_ sender: AnyObject) { senders.append(sender) }
}

@MainActor final class TabBarLog: NSObject, UITabBarDelegate {
    var lines: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("didSelect \(item.title ?? "?")") }
}

@MainActor final class TabLog: NSObject, UITabBarControllerDelegate {
    var lines: [String] = [] { didSet { onLine?(lines.last ?? "") } }; var onLine: ((String) -> Void)?
    var allows = true
    func tabBarController(_ tabBarController: UITabBarController, shouldSelect viewController: UIViewController) -> Bool {
        lines.append("shouldSelect \(viewController.title ?? "?")")
        return allows
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("didSelect \(viewController.title ?? "?")")
    }
    func tabBarControllerSupportedInterfaceOrientations(_ tabBarController: UITabBarController) -> UIInterfaceOrientationMask { .portrait }
}

@MainActor final class TabStagehand: NSObject, UITabBarControllerDelegate {
    var animator: UIViewControllerAnimatedTransitioning?
    var interaction: UIViewControllerInteractiveTransitioning?
    var asked: [String] = []
    func tabBarController(_ tabBarController: UITabBarController, animationControllerForTransitionFrom fromVC: UIViewController, to toVC: UIViewController) -> UIViewControllerAnimatedTransitioning? {
        asked.append("animator \(fromVC.title ?? "?") \(toVC.title ?? "?")")
        return animator
    }
    func tabBarController(_ tabBarController: UITabBarController, interactionControllerFor animationController: UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning? {
        asked.append("interaction")
        return interaction
    }
}

@MainActor final class SplitLog: NSObject, UISplitViewControllerDelegate {
    var lines: [String] = [] { didSet { onLine?(lines.last ?? "") } }; var onLine: ((String) -> Void)?
    var handlesCollapse = false
    var separated: UIViewController?
    var handlesShow = false
    var topColumn: UISplitViewController.Column?
    var expandingMode: UISplitViewController.DisplayMode?
    var primaryForFold: UIViewController?
    var primaryForUnfold: UIViewController?

    func splitViewController(_ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode) { lines.append("willChangeTo \(displayMode)") }
    func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool {
        lines.append("show \(vc.title ?? "?")")
        return handlesShow
    }
    func splitViewController(_ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool {
        lines.append("showDetail \(vc.title ?? "?")")
        return handlesShow
    }
    func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("primaryForCollapsing")
        return primaryForFold
    }
    func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController? {
        lines.append("primaryForExpanding")
        return primaryForUnfold
    }
    func splitViewController(_ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController, onto primaryViewController: UIViewController) -> Bool {
        lines.append("collapseSecondary")
        return handlesCollapse
    }
    func splitViewController(_ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController) -> UIViewController? {
        lines.append("separateSecondary")
        return separated
    }
    func splitViewController(_ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column) -> UISplitViewController.Column {
        lines.append("topColumn \(proposedTopColumn)")
        return topColumn ?? proposedTopColumn
    }
    func splitViewController(_ svc: UISplitViewController, displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode {
        lines.append("modeForExpanding \(proposedDisplayMode)")
        return expandingMode ?? proposedDisplayMode
    }
    func splitViewControllerDidCollapse(_ svc: UISplitViewController) { lines.append("didCollapse") }
    func splitViewControllerDidExpand(_ svc: UISplitViewController) { lines.append("didExpand") }
    func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column) { lines.append("willShow \(column)") }
    func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column) { lines.append("willHide \(column)") }
}

/// A book of pages, which writes down who asks and what is told.
@MainActor final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
    let pages: [UIViewController]
    var lines: [String] = [] { didSet { onLine?(lines.last ?? "") } }; var onLine: ((String) -> Void)?

    init(_ pages: [UIViewController]) { self.pages = pages }

    private func names(_ controllers: [UIViewController]) -> String { "[" + controllers.map { $0.title ?? "?" }.joined(separator: ", ") + "]" }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        lines.append("before(\(viewController.title ?? "?"))")
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        lines.append("after(\(viewController.title ?? "?"))")
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
    func pageViewController(_ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]) {
        lines.append("willTransitionTo(\(names(pendingViewControllers)))")
    }
    func pageViewController(_ pageViewController: UIPageViewController, didFinishAnimating finished: Bool, previousViewControllers: [UIViewController], transitionCompleted completed: Bool) {
        lines.append("didFinishAnimating(\(finished), \(names(previousViewControllers)), \(completed))")
    }
}

/// The same with dots.
@MainActor final class DottedBook: NSObject, UIPageViewControllerDataSource {
    let pages: [UIViewController]
    var lines: [String] = []
    init(_ pages: [UIViewController]) { self.pages = pages }

    func pageViewController(_ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index > 0 else { return nil }
        return pages[index - 1]
    }
    func pageViewController(_ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController) -> UIViewController? {
        guard let index = pages.firstIndex(of: viewController), index + 1 < pages.count else { return nil }
        return pages[index + 1]
    }
    func presentationCount(for pageViewController: UIPageViewController) -> Int {
        lines.append("count")
        return pages.count
    }
    func presentationIndex(for pageViewController: UIPageViewController) -> Int {
        lines.append("index")
        return pages.firstIndex(of: pageViewController.viewControllers?.first ?? UIViewController()) ?? 0
    }
}

/// A spine for each orientation.
@MainActor final class SpineChooser: NSObject, UIPageViewControllerDelegate {
    var asked: [UIInterfaceOrientation] = []
    var spine = UIPageViewController.SpineLocation.mid
    var onAsk: (() -> Void)?
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
        asked.append(orientation)
        onAsk?()
        return spine
    }
}

/// Counts how often content has moved.
@MainActor final class ScrollWatch: NSObject, UIScrollViewDelegate {
    var count = 0
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag begins") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("drag ends") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("deceleration ends") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation ends") }
}

/// Hears of the customizing of a tab bar.
@MainActor final class CustomizingLog: NSObject, UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { lines.append("willBegin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { lines.append("didBegin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { lines.append("willEnd \(changed)") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { lines.append("didEnd \(changed)") }
}
