// swift-format-ignore-file
import AppleFoundation

/// Has a say in how a presentation adapts, and whether the user may dismiss it.
@preconcurrency @MainActor
@objc public protocol UIAdaptivePresentationControllerDelegate: NSObjectProtocol {
    // MARK: Adapting
    @objc(adaptivePresentationStyleForPresentationController:)
    optional func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle
    @objc(adaptivePresentationStyleForPresentationController:traitCollection:)
    optional func adaptivePresentationStyle(
        for controller: UIPresentationController, traitCollection: UITraitCollection
    ) -> UIModalPresentationStyle
    @objc(presentationController:prepareAdaptivePresentationController:)
    optional func presentationController(
        _ presentationController: UIPresentationController, prepare adaptivePresentationController: UIPresentationController
    )
    @objc optional func presentationController(
        _ controller: UIPresentationController, viewControllerForAdaptivePresentationStyle style: UIModalPresentationStyle
    ) -> UIViewController?
    @objc optional func presentationController(
        _ presentationController: UIPresentationController, willPresentWithAdaptiveStyle style: UIModalPresentationStyle,
        transitionCoordinator: UIViewControllerTransitionCoordinator?
    )

    // MARK: Dismissing
    @objc optional func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool
    @objc optional func presentationControllerWillDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidDismiss(_ presentationController: UIPresentationController)
    @objc optional func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController)
}
