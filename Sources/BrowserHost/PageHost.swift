import AppleFoundation
import LiveHost
import RunOrders
import UIKit

/// Shows an application in a page: a device that people touch, turn and type on in their browsers.
///
/// A program that is linked with it runs in a page when `allium run --web` starts it, or when it says so itself, before anything else:
/// ```swift
/// PageHost.begin()
/// UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate")
/// ```
public enum PageHost {
    /// The program runs in a page, and time is the world's.
    @preconcurrency @MainActor public static func begin() { LiveStart.want(.page) }

    /// Shows a controller in a page until somebody ends the program; gives the exit code. For programs without an application of their
    /// own. Without a port the system chooses one; without an address the page is this machine's alone.
    @preconcurrency @MainActor public static func show(
        port: Int? = nil, listen: String? = nil, _ root: () -> UIViewController
    ) -> Int32 {
        LiveStart.want(.page)
        var window: UIWindow?
        defer { withExtendedLifetime(window) {} }
        return PageRunner.run(port: port, listen: listen) {
            ApplicationStart.launch(delegate: nil)
            let made = UIWindow(frame: UIScreen.main.bounds)
            made.rootViewController = root()
            made.makeKeyAndVisible()
            window = made
        }
    }

    @section(".init_array") @used
    private static let register: @convention(c) @Sendable () -> Void = {
        LiveStart.register(.page, mark: RunOrders.webMark) { launch in PageRunner.run(launch) }
    }
}
