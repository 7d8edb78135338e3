import Signals
import UIKit

@UIApplicationMain
class AppDelegate: UIResponder, UIApplicationDelegate {
    var window: UIWindow?
    var steps: [String] = []

    func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        steps.append("launched with \(Flag.red.name)")
        if NSClassFromString("XCTestCase") != nil { steps.append("tests will run") }
        if ProcessInfo.processInfo.environment["XCTestConfigurationFilePath"] != nil { steps.append("as Xcode says") }
        return true
    }
}
