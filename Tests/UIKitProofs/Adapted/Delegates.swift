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
