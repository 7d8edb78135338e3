// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Decides how a split view controller folds and unfolds, and hears of its columns.
@preconcurrency @MainActor
@objc public protocol UISplitViewControllerDelegate: NSObjectProtocol {
    @objc(splitViewController:willChangeToDisplayMode:)
    optional func splitViewController(
        _ svc: UISplitViewController, willChangeTo displayMode: UISplitViewController.DisplayMode)
    @objc(targetDisplayModeForActionInSplitViewController:)
    optional func targetDisplayModeForAction(in svc: UISplitViewController) -> UISplitViewController.DisplayMode
    @objc(splitViewController:showViewController:sender:)
    optional func splitViewController(_ splitViewController: UISplitViewController, show vc: UIViewController, sender: Any?) -> Bool
    @objc(splitViewController:showDetailViewController:sender:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, showDetail vc: UIViewController, sender: Any?) -> Bool
    @objc(primaryViewControllerForCollapsingSplitViewController:)
    optional func primaryViewController(forCollapsing splitViewController: UISplitViewController) -> UIViewController?
    @objc(primaryViewControllerForExpandingSplitViewController:)
    optional func primaryViewController(forExpanding splitViewController: UISplitViewController) -> UIViewController?
    @objc(splitViewController:collapseSecondaryViewController:ontoPrimaryViewController:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, collapseSecondary secondaryViewController: UIViewController,
        onto primaryViewController: UIViewController) -> Bool
    @objc(splitViewController:separateSecondaryViewControllerFromPrimaryViewController:)
    optional func splitViewController(
        _ splitViewController: UISplitViewController, separateSecondaryFrom primaryViewController: UIViewController
    ) -> UIViewController?
    @objc(splitViewControllerSupportedInterfaceOrientations:)
    optional func splitViewControllerSupportedInterfaceOrientations(
        _ splitViewController: UISplitViewController) -> UIInterfaceOrientationMask
    @objc(splitViewControllerPreferredInterfaceOrientationForPresentation:)
    optional func splitViewControllerPreferredInterfaceOrientationForPresentation(
        _ splitViewController: UISplitViewController) -> UIInterfaceOrientation
    @objc(splitViewController:topColumnForCollapsingToProposedTopColumn:)
    optional func splitViewController(
        _ svc: UISplitViewController, topColumnForCollapsingToProposedTopColumn proposedTopColumn: UISplitViewController.Column
    ) -> UISplitViewController.Column
    @objc(splitViewController:displayModeForExpandingToProposedDisplayMode:)
    optional func splitViewController(
        _ svc: UISplitViewController,
        displayModeForExpandingToProposedDisplayMode proposedDisplayMode: UISplitViewController.DisplayMode
    ) -> UISplitViewController.DisplayMode
    @objc(splitViewControllerDidCollapse:)
    optional func splitViewControllerDidCollapse(_ svc: UISplitViewController)
    @objc(splitViewControllerDidExpand:)
    optional func splitViewControllerDidExpand(_ svc: UISplitViewController)
    @objc(splitViewController:willShowColumn:)
    optional func splitViewController(_ svc: UISplitViewController, willShow column: UISplitViewController.Column)
    @objc(splitViewController:willHideColumn:)
    optional func splitViewController(_ svc: UISplitViewController, willHide column: UISplitViewController.Column)
    @objc(splitViewControllerInteractivePresentationGestureWillBegin:)
    optional func splitViewControllerInteractivePresentationGestureWillBegin(_ svc: UISplitViewController)
    @objc(splitViewControllerInteractivePresentationGestureDidEnd:)
    optional func splitViewControllerInteractivePresentationGestureDidEnd(_ svc: UISplitViewController)
}
