// swift-format-ignore-file
import UIKit

/// Conforms without any method; subclasses have them.
class SilentDelegate: NSObject, UIApplicationDelegate {private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ SilentDelegate.self }, "UIKitProofs.SilentDelegate") { r in _ = r } } } }

class TalkingDelegate: SilentDelegate {
    var window: UIWindow?
    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        Journal.write("launched with \(launchOptions?.count ?? 0)")
        return true
    }
    func applicationDidBecomeActive(_ application: UIApplication) { Journal.write("active") }
private enum __ObjC2 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TalkingDelegate.self); switch i { case 0: return _objcRet(o.application(_objcArg(a, 0, (UIApplication).self), didFinishLaunchingWithOptions: _objcArg(a, 1, ([UIApplication.LaunchOptionsKey: Any]?).self))); case 1: return _objcRet(o.applicationDidBecomeActive(_objcArg(a, 0, (UIApplication).self))); case 2: return _objcRet(o.window); case 3: o.window = _objcValue(a); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TalkingDelegate.self }, "UIKitProofs.TalkingDelegate") { r in r.c("-application:didFinishLaunchingWithOptions: -applicationDidBecomeActive: <window >window", call); r.t("application:didFinishLaunchingWithOptions:", { unsafeDowncast($0, to: TalkingDelegate.self).application($1, didFinishLaunchingWithOptions: $2) } as @MainActor (AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool, as: ((AnyObject, UIApplication, [UIApplication.LaunchOptionsKey: Any]?) -> Bool).self); r.t("applicationDidBecomeActive:", { unsafeDowncast($0, to: TalkingDelegate.self).applicationDidBecomeActive($1) } as @MainActor (AnyObject, UIApplication) -> Void, as: ((AnyObject, UIApplication) -> Void).self) } } } }

/// Writes the options' type in another way.
class OldDelegate: SilentDelegate {
    typealias Options = [UIApplication.LaunchOptionsKey: Any]
    func application(_ application: UIApplication, didFinishLaunchingWithOptions launchOptions: Options?) -> Bool {
        Journal.write("launched the old way")
        return false
    }
private enum __ObjC3 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: OldDelegate.self); switch i { case 0: return _objcRet(o.application(_objcArg(a, 0, (UIApplication).self), didFinishLaunchingWithOptions: _objcArg(a, 1, (Options?).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ OldDelegate.self }, "UIKitProofs.OldDelegate") { r in r.c("-application:didFinishLaunchingWithOptions:", call) } } } }

class TouchFilter: NSObject, UIGestureRecognizerDelegate {
    func gestureRecognizer(_ gestureRecognizer: UIGestureRecognizer, shouldReceive touch: UITouch) -> Bool { true }
private enum __ObjC4 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: TouchFilter.self); switch i { case 0: return _objcRet(o.gestureRecognizer(_objcArg(a, 0, (UIGestureRecognizer).self), shouldReceive: _objcArg(a, 1, (UITouch).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ TouchFilter.self }, "UIKitProofs.TouchFilter") { r in r.c("-gestureRecognizer:shouldReceiveTouch:", call); r.t("gestureRecognizer:shouldReceiveTouch:", { unsafeDowncast($0, to: TouchFilter.self).gestureRecognizer($1, shouldReceive: $2) } as @MainActor (AnyObject, UIGestureRecognizer, UITouch) -> Bool, as: ((AnyObject, UIGestureRecognizer, UITouch) -> Bool).self) } } } }
class ExtensionFilter: NSObject {private enum __ObjC5 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ExtensionFilter.self }, "UIKitProofs.ExtensionFilter") { r in _ = r } } } }
extension ExtensionFilter: UIGestureRecognizerDelegate {
    func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { false }
private enum __ObjC6 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: ExtensionFilter.self); switch i { case 0: return _objcRet(o.gestureRecognizerShouldBegin(_objcArg(a, 0, (UIGestureRecognizer).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ExtensionFilter.self }, nil) { r in r.c("-gestureRecognizerShouldBegin:", call); r.t("gestureRecognizerShouldBegin:", { unsafeDowncast($0, to: ExtensionFilter.self).gestureRecognizerShouldBegin($1) } as @MainActor (AnyObject, UIGestureRecognizer) -> Bool, as: ((AnyObject, UIGestureRecognizer) -> Bool).self) } } } }

class Presenter: NSObject, UIAdaptivePresentationControllerDelegate, UIViewControllerTransitioningDelegate {
    func adaptivePresentationStyle(for controller: UIPresentationController) -> UIModalPresentationStyle { .none }
    func animationController(forDismissed dismissed: UIViewController) -> UIViewControllerAnimatedTransitioning? { Fader() }
private enum __ObjC7 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Presenter.self); switch i { case 0: return _objcRet(o.adaptivePresentationStyle(for: _objcArg(a, 0, (UIPresentationController).self))); case 1: return _objcRet(o.animationController(forDismissed: _objcArg(a, 0, (UIViewController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Presenter.self }, "UIKitProofs.Presenter") { r in r.c("-adaptivePresentationStyleForPresentationController: -animationControllerForDismissedController:", call); r.t("adaptivePresentationStyleForPresentationController:", { unsafeDowncast($0, to: Presenter.self).adaptivePresentationStyle(for: $1) } as @MainActor (AnyObject, UIPresentationController) -> UIModalPresentationStyle, as: ((AnyObject, UIPresentationController) -> UIModalPresentationStyle).self); r.t("animationControllerForDismissedController:", { unsafeDowncast($0, to: Presenter.self).animationController(forDismissed: $1) } as @MainActor (AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?, as: ((AnyObject, UIViewController) -> UIViewControllerAnimatedTransitioning?).self) } } } }
/// Adds to what its base class adopts.
class StrictPresenter: Presenter {
    func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { false }
private enum __ObjC8 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: StrictPresenter.self); switch i { case 0: return _objcRet(o.presentationControllerShouldDismiss(_objcArg(a, 0, (UIPresentationController).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ StrictPresenter.self }, "UIKitProofs.StrictPresenter") { r in r.c("-presentationControllerShouldDismiss:", call); r.t("presentationControllerShouldDismiss:", { unsafeDowncast($0, to: StrictPresenter.self).presentationControllerShouldDismiss($1) } as @MainActor (AnyObject, UIPresentationController) -> Bool, as: ((AnyObject, UIPresentationController) -> Bool).self) } } } }
class Fader: NSObject, UIViewControllerAnimatedTransitioning {
    func transitionDuration(using transitionContext: UIViewControllerContextTransitioning?) -> TimeInterval { 0.25 }
    func animateTransition(using transitionContext: UIViewControllerContextTransitioning) {}
    func animationEnded(_ transitionCompleted: Bool) { Journal.write("ended \(transitionCompleted)") }
private enum __ObjC9 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Fader.self); switch i { case 0: return _objcRet(o.animationEnded(_objcArg(a, 0, (Bool).self))); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Fader.self }, "UIKitProofs.Fader") { r in r.c("-animationEnded:", call); r.t("animationEnded:", { unsafeDowncast($0, to: Fader.self).animationEnded($1) } as @MainActor (AnyObject, Bool) -> Void, as: ((AnyObject, Bool) -> Void).self) } } } }
class Driver: NSObject, UIViewControllerInteractiveTransitioning {
    var completionSpeed: CGFloat { 2 }
    func startInteractiveTransition(_ transitionContext: UIViewControllerContextTransitioning) {}
private enum __ObjC10 { @MainActor static func call(_ o: AnyObject, _ i: Int, _ a: [Any?]) -> Any? { let o = unsafeDowncast(o, to: Driver.self); switch i { case 0: return _objcRet(o.completionSpeed); default: break }; return nil }; @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Driver.self }, "UIKitProofs.Driver") { r in r.c("<completionSpeed", call) } } } }

/// A class of the app's own that calls such methods.
class Announcer {
    weak var delegate: UIAdaptivePresentationControllerDelegate?
    func ask(_ controller: UIPresentationController) -> Bool { delegate?.`presentationControllerShouldDismiss(_:)`?(controller) ?? true }
    var asksForStyle: Bool { delegate?.`adaptivePresentationStyle(for:traitCollection:)` != nil }
}
