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
