// swift-format-ignore-file
import AppleFoundation
import CoreGraphics
import UIKit

/// Hears of what a navigation controller shows.
@preconcurrency @MainActor final class NavigationLog: NSObject, UINavigationControllerDelegate {
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
private enum __ObjC1 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: NavigationLog.self); switch i { case 0: return _objcRet(o.navigationController(_objcArg(a, 0, (UINavigationController).self), willShow: _objcArg(a, 1, (UIViewController).self), animated: _objcArg(a, 2, (Bool).self))); case 1: return _objcRet(o.navigationController(_objcArg(a, 0, (UINavigationController).self), didShow: _objcArg(a, 1, (UIViewController).self), animated: _objcArg(a, 2, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NavigationLog.self }, "UIKitTests.NavigationLog") { r in r.c("-navigationController:willShowViewController:animated: -navigationController:didShowViewController:animated:", call); r.t("navigationController:willShowViewController:animated:", { unsafeDowncast($0, to: NavigationLog.self).navigationController($1, willShow: $2, animated: $3) } as @MainActor (AnyObject, UINavigationController, UIViewController, Bool) -> Void, as: ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self); r.t("navigationController:didShowViewController:animated:", { unsafeDowncast($0, to: NavigationLog.self).navigationController($1, didShow: $2, animated: $3) } as @MainActor (AnyObject, UINavigationController, UIViewController, Bool) -> Void, as: ((AnyObject, UINavigationController, UIViewController, Bool) -> Void).self) } } } }

/// Is asked for animators and gives those it was made with.
@preconcurrency @MainActor final class NavigationStagehand: NSObject, UINavigationControllerDelegate {
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
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: NavigationStagehand.self); switch i { case 0: return _objcRet(o.navigationController(_objcArg(a, 0, (UINavigationController).self), animationControllerFor: _objcArg(a, 1, (UINavigationController.Operation).self), from: _objcArg(a, 2, (UIViewController).self), to: _objcArg(a, 3, (UIViewController).self))); case 1: return _objcRet(o.navigationController(_objcArg(a, 0, (UINavigationController).self), interactionControllerFor: _objcArg(a, 1, (UIViewControllerAnimatedTransitioning).self))); case 2: return _objcRet(o.navigationControllerSupportedInterfaceOrientations(_objcArg(a, 0, (UINavigationController).self))); case 3: return _objcRet(o.navigationControllerPreferredInterfaceOrientationForPresentation(_objcArg(a, 0, (UINavigationController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ NavigationStagehand.self }, "UIKitTests.NavigationStagehand") { r in r.c("-navigationController:animationControllerForOperation:fromViewController:toViewController: -navigationController:interactionControllerForAnimationController: -navigationControllerSupportedInterfaceOrientations: -navigationControllerPreferredInterfaceOrientationForPresentation:", call); r.t("navigationController:animationControllerForOperation:fromViewController:toViewController:", { unsafeDowncast($0, to: NavigationStagehand.self).navigationController($1, animationControllerFor: $2, from: $3, to: $4) } as @MainActor (AnyObject, UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?, as: ((AnyObject, UINavigationController, UINavigationController.Operation, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self); r.t("navigationController:interactionControllerForAnimationController:", { unsafeDowncast($0, to: NavigationStagehand.self).navigationController($1, interactionControllerFor: $2) } as @MainActor (AnyObject, UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?, as: ((AnyObject, UINavigationController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self); r.t("navigationControllerSupportedInterfaceOrientations:", { unsafeDowncast($0, to: NavigationStagehand.self).navigationControllerSupportedInterfaceOrientations($1) } as @MainActor (AnyObject, UINavigationController) -> UIInterfaceOrientationMask, as: ((AnyObject, UINavigationController) -> UIInterfaceOrientationMask).self); r.t("navigationControllerPreferredInterfaceOrientationForPresentation:", { unsafeDowncast($0, to: NavigationStagehand.self).navigationControllerPreferredInterfaceOrientationForPresentation($1) } as @MainActor (AnyObject, UINavigationController) -> UIInterfaceOrientation, as: ((AnyObject, UINavigationController) -> UIInterfaceOrientation).self) } } } }

/// Crossfades, and writes down what it is told.
@preconcurrency @MainActor final class FadeAnimator: NSObject, UIViewControllerAnimatedTransitioning {
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
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: FadeAnimator.self); switch i { case 0: return _objcRet(o.animationEnded(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ FadeAnimator.self }, "UIKitTests.FadeAnimator") { r in r.c("-animationEnded:", call); r.t("animationEnded:", { unsafeDowncast($0, to: FadeAnimator.self).animationEnded($1) } as @MainActor (AnyObject, Bool) -> Void, as: ((AnyObject, Bool) -> Void).self) } } } }

/// Lets a bar's items go or not.
@preconcurrency @MainActor final class BarLog: NSObject, UINavigationBarDelegate {
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
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: BarLog.self); switch i { case 0: return _objcRet(o.navigationBar(_objcArg(a, 0, (UINavigationBar).self), shouldPush: _objcArg(a, 1, (UINavigationItem).self))); case 1: return _objcRet(o.navigationBar(_objcArg(a, 0, (UINavigationBar).self), didPush: _objcArg(a, 1, (UINavigationItem).self))); case 2: return _objcRet(o.navigationBar(_objcArg(a, 0, (UINavigationBar).self), shouldPop: _objcArg(a, 1, (UINavigationItem).self))); case 3: return _objcRet(o.navigationBar(_objcArg(a, 0, (UINavigationBar).self), didPop: _objcArg(a, 1, (UINavigationItem).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ BarLog.self }, "UIKitTests.BarLog") { r in r.c("-navigationBar:shouldPushItem: -navigationBar:didPushItem: -navigationBar:shouldPopItem: -navigationBar:didPopItem:", call); r.t("navigationBar:shouldPushItem:", { unsafeDowncast($0, to: BarLog.self).navigationBar($1, shouldPush: $2) } as @MainActor (AnyObject, UINavigationBar, UINavigationItem) -> Bool, as: ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self); r.t("navigationBar:didPushItem:", { unsafeDowncast($0, to: BarLog.self).navigationBar($1, didPush: $2) } as @MainActor (AnyObject, UINavigationBar, UINavigationItem) -> Void, as: ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self); r.t("navigationBar:shouldPopItem:", { unsafeDowncast($0, to: BarLog.self).navigationBar($1, shouldPop: $2) } as @MainActor (AnyObject, UINavigationBar, UINavigationItem) -> Bool, as: ((AnyObject, UINavigationBar, UINavigationItem) -> Bool).self); r.t("navigationBar:didPopItem:", { unsafeDowncast($0, to: BarLog.self).navigationBar($1, didPop: $2) } as @MainActor (AnyObject, UINavigationBar, UINavigationItem) -> Void, as: ((AnyObject, UINavigationBar, UINavigationItem) -> Void).self) } } } }

/// A target for buttons.
@preconcurrency @MainActor final class ButtonTarget: NSObject {
    var senders: [AnyObject] = []
          func pressed(_ sender: AnyObject) { senders.append(sender) }
private enum __ObjC5 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ButtonTarget.self); switch i { case 0: return _objcRet(o.pressed(_objcArg(a, 0, (AnyObject).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ButtonTarget.self }, "UIKitTests.ButtonTarget") { r in r.c("-pressed:", call) } } } }

@preconcurrency @MainActor final class TabBarLog: NSObject, UITabBarDelegate {
    var lines: [String] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { lines.append("didSelect \(item.title ?? "?")") }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TabBarLog.self); switch i { case 0: return _objcRet(o.tabBar(_objcArg(a, 0, (UITabBar).self), didSelect: _objcArg(a, 1, (UITabBarItem).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TabBarLog.self }, "UIKitTests.TabBarLog") { r in r.c("-tabBar:didSelectItem:", call); r.t("tabBar:didSelectItem:", { unsafeDowncast($0, to: TabBarLog.self).tabBar($1, didSelect: $2) } as @MainActor (AnyObject, UITabBar, UITabBarItem) -> Void, as: ((AnyObject, UITabBar, UITabBarItem) -> Void).self) } } } }

@preconcurrency @MainActor final class TabLog: NSObject, UITabBarControllerDelegate {
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
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TabLog.self); switch i { case 0: return _objcRet(o.tabBarController(_objcArg(a, 0, (UITabBarController).self), shouldSelect: _objcArg(a, 1, (UIViewController).self))); case 1: return _objcRet(o.tabBarController(_objcArg(a, 0, (UITabBarController).self), didSelect: _objcArg(a, 1, (UIViewController).self))); case 2: return _objcRet(o.tabBarControllerSupportedInterfaceOrientations(_objcArg(a, 0, (UITabBarController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TabLog.self }, "UIKitTests.TabLog") { r in r.c("-tabBarController:shouldSelectViewController: -tabBarController:didSelectViewController: -tabBarControllerSupportedInterfaceOrientations:", call); r.t("tabBarController:shouldSelectViewController:", { unsafeDowncast($0, to: TabLog.self).tabBarController($1, shouldSelect: $2) } as @MainActor (AnyObject, UITabBarController, UIViewController) -> Bool, as: ((AnyObject, UITabBarController, UIViewController) -> Bool).self); r.t("tabBarController:didSelectViewController:", { unsafeDowncast($0, to: TabLog.self).tabBarController($1, didSelect: $2) } as @MainActor (AnyObject, UITabBarController, UIViewController) -> Void, as: ((AnyObject, UITabBarController, UIViewController) -> Void).self); r.t("tabBarControllerSupportedInterfaceOrientations:", { unsafeDowncast($0, to: TabLog.self).tabBarControllerSupportedInterfaceOrientations($1) } as @MainActor (AnyObject, UITabBarController) -> UIInterfaceOrientationMask, as: ((AnyObject, UITabBarController) -> UIInterfaceOrientationMask).self) } } } }

@preconcurrency @MainActor final class TabStagehand: NSObject, UITabBarControllerDelegate {
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
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TabStagehand.self); switch i { case 0: return _objcRet(o.tabBarController(_objcArg(a, 0, (UITabBarController).self), animationControllerForTransitionFrom: _objcArg(a, 1, (UIViewController).self), to: _objcArg(a, 2, (UIViewController).self))); case 1: return _objcRet(o.tabBarController(_objcArg(a, 0, (UITabBarController).self), interactionControllerFor: _objcArg(a, 1, (UIViewControllerAnimatedTransitioning).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TabStagehand.self }, "UIKitTests.TabStagehand") { r in r.c("-tabBarController:animationControllerForTransitionFromViewController:toViewController: -tabBarController:interactionControllerForAnimationController:", call); r.t("tabBarController:animationControllerForTransitionFromViewController:toViewController:", { unsafeDowncast($0, to: TabStagehand.self).tabBarController($1, animationControllerForTransitionFrom: $2, to: $3) } as @MainActor (AnyObject, UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?, as: ((AnyObject, UITabBarController, UIViewController, UIViewController) -> UIViewControllerAnimatedTransitioning?).self); r.t("tabBarController:interactionControllerForAnimationController:", { unsafeDowncast($0, to: TabStagehand.self).tabBarController($1, interactionControllerFor: $2) } as @MainActor (AnyObject, UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?, as: ((AnyObject, UITabBarController, UIViewControllerAnimatedTransitioning) -> UIViewControllerInteractiveTransitioning?).self) } } } }

@preconcurrency @MainActor final class SplitLog: NSObject, UISplitViewControllerDelegate {
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
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SplitLog.self); switch i { case 0: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), willChangeTo: _objcArg(a, 1, (UISplitViewController.DisplayMode).self))); case 1: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), show: _objcArg(a, 1, (UIViewController).self), sender: _objcArg(a, 2, (Any?).self))); case 2: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), showDetail: _objcArg(a, 1, (UIViewController).self), sender: _objcArg(a, 2, (Any?).self))); case 3: return _objcRet(o.primaryViewController(forCollapsing: _objcArg(a, 0, (UISplitViewController).self))); case 4: return _objcRet(o.primaryViewController(forExpanding: _objcArg(a, 0, (UISplitViewController).self))); case 5: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), collapseSecondary: _objcArg(a, 1, (UIViewController).self), onto: _objcArg(a, 2, (UIViewController).self))); case 6: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), separateSecondaryFrom: _objcArg(a, 1, (UIViewController).self))); case 7: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), topColumnForCollapsingToProposedTopColumn: _objcArg(a, 1, (UISplitViewController.Column).self))); case 8: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), displayModeForExpandingToProposedDisplayMode: _objcArg(a, 1, (UISplitViewController.DisplayMode).self))); case 9: return _objcRet(o.splitViewControllerDidCollapse(_objcArg(a, 0, (UISplitViewController).self))); case 10: return _objcRet(o.splitViewControllerDidExpand(_objcArg(a, 0, (UISplitViewController).self))); case 11: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), willShow: _objcArg(a, 1, (UISplitViewController.Column).self))); case 12: return _objcRet(o.splitViewController(_objcArg(a, 0, (UISplitViewController).self), willHide: _objcArg(a, 1, (UISplitViewController.Column).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SplitLog.self }, "UIKitTests.SplitLog") { r in r.c("-splitViewController:willChangeToDisplayMode: -splitViewController:showViewController:sender: -splitViewController:showDetailViewController:sender: -primaryViewControllerForCollapsingSplitViewController: -primaryViewControllerForExpandingSplitViewController: -splitViewController:collapseSecondaryViewController:ontoPrimaryViewController: -splitViewController:separateSecondaryViewControllerFromPrimaryViewController: -splitViewController:topColumnForCollapsingToProposedTopColumn: -splitViewController:displayModeForExpandingToProposedDisplayMode: -splitViewControllerDidCollapse: -splitViewControllerDidExpand: -splitViewController:willShowColumn: -splitViewController:willHideColumn:", call); r.t("splitViewController:willChangeToDisplayMode:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, willChangeTo: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> Void, as: ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> Void).self); r.t("splitViewController:showViewController:sender:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, show: $2, sender: $3) } as @MainActor (AnyObject, UISplitViewController, UIViewController, Any?) -> Bool, as: ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self); r.t("splitViewController:showDetailViewController:sender:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, showDetail: $2, sender: $3) } as @MainActor (AnyObject, UISplitViewController, UIViewController, Any?) -> Bool, as: ((AnyObject, UISplitViewController, UIViewController, Any?) -> Bool).self); r.t("primaryViewControllerForCollapsingSplitViewController:", { unsafeDowncast($0, to: SplitLog.self).primaryViewController(forCollapsing: $1) } as @MainActor (AnyObject, UISplitViewController) -> UIViewController?, as: ((AnyObject, UISplitViewController) -> UIViewController?).self); r.t("primaryViewControllerForExpandingSplitViewController:", { unsafeDowncast($0, to: SplitLog.self).primaryViewController(forExpanding: $1) } as @MainActor (AnyObject, UISplitViewController) -> UIViewController?, as: ((AnyObject, UISplitViewController) -> UIViewController?).self); r.t("splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, collapseSecondary: $2, onto: $3) } as @MainActor (AnyObject, UISplitViewController, UIViewController, UIViewController) -> Bool, as: ((AnyObject, UISplitViewController, UIViewController, UIViewController) -> Bool).self); r.t("splitViewController:separateSecondaryViewControllerFromPrimaryViewController:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, separateSecondaryFrom: $2) } as @MainActor (AnyObject, UISplitViewController, UIViewController) -> UIViewController?, as: ((AnyObject, UISplitViewController, UIViewController) -> UIViewController?).self); r.t("splitViewController:topColumnForCollapsingToProposedTopColumn:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, topColumnForCollapsingToProposedTopColumn: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column, as: ((AnyObject, UISplitViewController, UISplitViewController.Column) -> UISplitViewController.Column).self); r.t("splitViewController:displayModeForExpandingToProposedDisplayMode:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, displayModeForExpandingToProposedDisplayMode: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode, as: ((AnyObject, UISplitViewController, UISplitViewController.DisplayMode) -> UISplitViewController.DisplayMode).self); r.t("splitViewControllerDidCollapse:", { unsafeDowncast($0, to: SplitLog.self).splitViewControllerDidCollapse($1) } as @MainActor (AnyObject, UISplitViewController) -> Void, as: ((AnyObject, UISplitViewController) -> Void).self); r.t("splitViewControllerDidExpand:", { unsafeDowncast($0, to: SplitLog.self).splitViewControllerDidExpand($1) } as @MainActor (AnyObject, UISplitViewController) -> Void, as: ((AnyObject, UISplitViewController) -> Void).self); r.t("splitViewController:willShowColumn:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, willShow: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.Column) -> Void, as: ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self); r.t("splitViewController:willHideColumn:", { unsafeDowncast($0, to: SplitLog.self).splitViewController($1, willHide: $2) } as @MainActor (AnyObject, UISplitViewController, UISplitViewController.Column) -> Void, as: ((AnyObject, UISplitViewController, UISplitViewController.Column) -> Void).self) } } } }

/// A book of pages, which writes down who asks and what is told.
@preconcurrency @MainActor final class PageBook: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
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
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: PageBook.self); switch i { case 0: return _objcRet(o.pageViewController(_objcArg(a, 0, (UIPageViewController).self), willTransitionTo: _objcArg(a, 1, ([UIViewController]).self))); case 1: return _objcRet(o.pageViewController(_objcArg(a, 0, (UIPageViewController).self), didFinishAnimating: _objcArg(a, 1, (Bool).self), previousViewControllers: _objcArg(a, 2, ([UIViewController]).self), transitionCompleted: _objcArg(a, 3, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ PageBook.self }, "UIKitTests.PageBook") { r in r.c("-pageViewController:willTransitionToViewControllers: -pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", call); r.t("pageViewController:willTransitionToViewControllers:", { unsafeDowncast($0, to: PageBook.self).pageViewController($1, willTransitionTo: $2) } as @MainActor (AnyObject, UIPageViewController, [UIViewController]) -> Void, as: ((AnyObject, UIPageViewController, [UIViewController]) -> Void).self); r.t("pageViewController:didFinishAnimating:previousViewControllers:transitionCompleted:", { unsafeDowncast($0, to: PageBook.self).pageViewController($1, didFinishAnimating: $2, previousViewControllers: $3, transitionCompleted: $4) } as @MainActor (AnyObject, UIPageViewController, Bool, [UIViewController], Bool) -> Void, as: ((AnyObject, UIPageViewController, Bool, [UIViewController], Bool) -> Void).self) } } } }

/// The same with dots.
@preconcurrency @MainActor final class DottedBook: NSObject, UIPageViewControllerDataSource {
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
private enum __ObjC11 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: DottedBook.self); switch i { case 0: return _objcRet(o.presentationCount(for: _objcArg(a, 0, (UIPageViewController).self))); case 1: return _objcRet(o.presentationIndex(for: _objcArg(a, 0, (UIPageViewController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ DottedBook.self }, "UIKitTests.DottedBook") { r in r.c("-presentationCountForPageViewController: -presentationIndexForPageViewController:", call); r.t("presentationCountForPageViewController:", { unsafeDowncast($0, to: DottedBook.self).presentationCount(for: $1) } as @MainActor (AnyObject, UIPageViewController) -> Int, as: ((AnyObject, UIPageViewController) -> Int).self); r.t("presentationIndexForPageViewController:", { unsafeDowncast($0, to: DottedBook.self).presentationIndex(for: $1) } as @MainActor (AnyObject, UIPageViewController) -> Int, as: ((AnyObject, UIPageViewController) -> Int).self) } } } }

/// A spine for each orientation.
@preconcurrency @MainActor final class SpineChooser: NSObject, UIPageViewControllerDelegate {
    var asked: [UIInterfaceOrientation] = []
    var spine = UIPageViewController.SpineLocation.mid
    var onAsk: (() -> Void)?
    func pageViewController(_ pageViewController: UIPageViewController, spineLocationFor orientation: UIInterfaceOrientation) -> UIPageViewController.SpineLocation {
        asked.append(orientation)
        onAsk?()
        return spine
    }
private enum __ObjC12 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: SpineChooser.self); switch i { case 0: return _objcRet(o.pageViewController(_objcArg(a, 0, (UIPageViewController).self), spineLocationFor: _objcArg(a, 1, (UIInterfaceOrientation).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SpineChooser.self }, "UIKitTests.SpineChooser") { r in r.c("-pageViewController:spineLocationForInterfaceOrientation:", call); r.t("pageViewController:spineLocationForInterfaceOrientation:", { unsafeDowncast($0, to: SpineChooser.self).pageViewController($1, spineLocationFor: $2) } as @MainActor (AnyObject, UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation, as: ((AnyObject, UIPageViewController, UIInterfaceOrientation) -> UIPageViewController.SpineLocation).self) } } } }

/// Counts how often content has moved.
@preconcurrency @MainActor final class ScrollWatch: NSObject, UIScrollViewDelegate {
    var count = 0
    var lines: [String] = []
    func scrollViewDidScroll(_ scrollView: UIScrollView) { count += 1 }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("drag begins") }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) { lines.append("drag ends") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("deceleration ends") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animation ends") }
private enum __ObjC13 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ScrollWatch.self); switch i { case 0: return _objcRet(o.scrollViewDidScroll(_objcArg(a, 0, (UIScrollView).self))); case 1: return _objcRet(o.scrollViewWillBeginDragging(_objcArg(a, 0, (UIScrollView).self))); case 2: return _objcRet(o.scrollViewDidEndDragging(_objcArg(a, 0, (UIScrollView).self), willDecelerate: _objcArg(a, 1, (Bool).self))); case 3: return _objcRet(o.scrollViewDidEndDecelerating(_objcArg(a, 0, (UIScrollView).self))); case 4: return _objcRet(o.scrollViewDidEndScrollingAnimation(_objcArg(a, 0, (UIScrollView).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ScrollWatch.self }, "UIKitTests.ScrollWatch") { r in r.c("-scrollViewDidScroll: -scrollViewWillBeginDragging: -scrollViewDidEndDragging:willDecelerate: -scrollViewDidEndDecelerating: -scrollViewDidEndScrollingAnimation:", call); r.t("scrollViewDidScroll:", { unsafeDowncast($0, to: ScrollWatch.self).scrollViewDidScroll($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self); r.t("scrollViewWillBeginDragging:", { unsafeDowncast($0, to: ScrollWatch.self).scrollViewWillBeginDragging($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self); r.t("scrollViewDidEndDragging:willDecelerate:", { unsafeDowncast($0, to: ScrollWatch.self).scrollViewDidEndDragging($1, willDecelerate: $2) } as @MainActor (AnyObject, UIScrollView, Bool) -> Void, as: ((AnyObject, UIScrollView, Bool) -> Void).self); r.t("scrollViewDidEndDecelerating:", { unsafeDowncast($0, to: ScrollWatch.self).scrollViewDidEndDecelerating($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self); r.t("scrollViewDidEndScrollingAnimation:", { unsafeDowncast($0, to: ScrollWatch.self).scrollViewDidEndScrollingAnimation($1) } as @MainActor (AnyObject, UIScrollView) -> Void, as: ((AnyObject, UIScrollView) -> Void).self) } } } }

/// Hears of the customizing of a tab bar.
@preconcurrency @MainActor final class CustomizingLog: NSObject, UITabBarDelegate {
    var lines: [String] = []

    func tabBar(_ tabBar: UITabBar, willBeginCustomizing items: [UITabBarItem]) { lines.append("willBegin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, didBeginCustomizing items: [UITabBarItem]) { lines.append("didBegin \(items.count)") }
    func tabBar(_ tabBar: UITabBar, willEndCustomizing items: [UITabBarItem], changed: Bool) { lines.append("willEnd \(changed)") }
    func tabBar(_ tabBar: UITabBar, didEndCustomizing items: [UITabBarItem], changed: Bool) { lines.append("didEnd \(changed)") }
private enum __ObjC14 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: CustomizingLog.self); switch i { case 0: return _objcRet(o.tabBar(_objcArg(a, 0, (UITabBar).self), willBeginCustomizing: _objcArg(a, 1, ([UITabBarItem]).self))); case 1: return _objcRet(o.tabBar(_objcArg(a, 0, (UITabBar).self), didBeginCustomizing: _objcArg(a, 1, ([UITabBarItem]).self))); case 2: return _objcRet(o.tabBar(_objcArg(a, 0, (UITabBar).self), willEndCustomizing: _objcArg(a, 1, ([UITabBarItem]).self), changed: _objcArg(a, 2, (Bool).self))); case 3: return _objcRet(o.tabBar(_objcArg(a, 0, (UITabBar).self), didEndCustomizing: _objcArg(a, 1, ([UITabBarItem]).self), changed: _objcArg(a, 2, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ CustomizingLog.self }, "UIKitTests.CustomizingLog") { r in r.c("-tabBar:willBeginCustomizingItems: -tabBar:didBeginCustomizingItems: -tabBar:willEndCustomizingItems:changed: -tabBar:didEndCustomizingItems:changed:", call); r.t("tabBar:willBeginCustomizingItems:", { unsafeDowncast($0, to: CustomizingLog.self).tabBar($1, willBeginCustomizing: $2) } as @MainActor (AnyObject, UITabBar, [UITabBarItem]) -> Void, as: ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self); r.t("tabBar:didBeginCustomizingItems:", { unsafeDowncast($0, to: CustomizingLog.self).tabBar($1, didBeginCustomizing: $2) } as @MainActor (AnyObject, UITabBar, [UITabBarItem]) -> Void, as: ((AnyObject, UITabBar, [UITabBarItem]) -> Void).self); r.t("tabBar:willEndCustomizingItems:changed:", { unsafeDowncast($0, to: CustomizingLog.self).tabBar($1, willEndCustomizing: $2, changed: $3) } as @MainActor (AnyObject, UITabBar, [UITabBarItem], Bool) -> Void, as: ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self); r.t("tabBar:didEndCustomizingItems:changed:", { unsafeDowncast($0, to: CustomizingLog.self).tabBar($1, didEndCustomizing: $2, changed: $3) } as @MainActor (AnyObject, UITabBar, [UITabBarItem], Bool) -> Void, as: ((AnyObject, UITabBar, [UITabBarItem], Bool) -> Void).self) } } } }
