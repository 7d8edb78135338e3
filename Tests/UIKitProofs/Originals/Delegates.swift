// swift-format-ignore-file
import UIKit

/// Conforms without any method; subclasses have them.
class SilentDelegate: NSObject, UIApplicationDelegate {}

class TalkingDelegate: SilentDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.write("launched with \(launchOptions?.count ?? 0)")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.write("active") }
}

/// Writes the options' type in another way.
class OldDelegate: SilentDelegate {
    typealias Options = [UIApplication.LaunchOptionsKey: Any]
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Options?) -> Bool {
        Journal.write("launched the old way")
        return false
    }
}

class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
}
class ExtensionFilter: NSObject {}
extension ExtensionFilter: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
}

class Presenter: NSObject, UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fader() }
}
/// Adds to what its base class adopts.
class StrictPresenter: Presenter {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
}
class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) { Journal.write("ended \(transitionCompleted)") }
}
class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat { 2 }
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
}

/// A class of the app's own that calls such methods.
class Announcer {
    weak var delegate: UIAdaptivePresentationControllerDelegate?
    func ask(_ controller: UIPresentationController) -> Bool { delegate?.presentationControllerShouldDismiss?(controller) ?? true }
    var asksForStyle: Bool { delegate?.adaptivePresentationStyle(for:traitCollection:) != nil }
}
