import AppleFoundation
import LiveHost
import RunOrders
import UIKit

/// Shows an application in a window: a device that people touch with the mouse, turn and type on.
///
/// A program that is linked with it runs in a window when `allium run --window` starts it, or when it says so itself, before anything
/// else:
/// ```swift
/// WindowHost.begin()
/// UIApplicationMain(CommandLine.argc, CommandLine.unsafeArgv, nil, "AppDelegate")
/// ```
public enum WindowHost {
    /// The program runs in a window, and time is the world's.
    @preconcurrency @MainActor public static func begin() { LiveStart.want(.window) }

    /// Shows a controller in a window until somebody closes it; gives the exit code. For programs without an application of their own.
    @preconcurrency @MainActor public static func show(_ root: () -> UIViewController) -> Int32 {
        LiveStart.want(.window)
        var window: UIWindow?
        defer { withExtendedLifetime(window) {} }
        return WindowRunner.run {
            ApplicationStart.launch(delegate: nil)
            let made = UIWindow(frame: UIScreen.main.bounds)
            made.rootViewController = root()
            made.makeKeyAndVisible()
            window = made
        }
    }

    /// Whether there is a display that a window could be on.
    public static var hasDisplay: Bool { getenv("DISPLAY") != nil || getenv("WAYLAND_DISPLAY") != nil }

    @section(".init_array") @used
    private static let register: @convention(c) @Sendable () -> Void = {
        LiveStart.register(.window, mark: RunOrders.windowMark) { launch in WindowRunner.run(launch) }
    }
}
