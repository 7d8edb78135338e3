import UIKit

@main
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        #if WITH_WICK
        print("launched with \(window?.rootViewController.map { String(describing: type(of: $0)) } ?? "nothing")")
        #endif
        return true
    }
}
