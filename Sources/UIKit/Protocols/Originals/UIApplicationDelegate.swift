// swift-format-ignore-file
// Folder Originals: written by hand, as on iOS. Folder Adapted: what `Scripts/adapt-protocols` makes of it.
// UIKit asks `` delegate?.`name(_:label:)`?(first, second) ``: nil when the delegate's class has no such method. The class must be
// adapted: in tests it stands in UIKitTests/Fixtures/Originals, and `Scripts/adapt-fixtures` writes what is compiled.
import AppleFoundation

/// Hears of the life of the program. An app has one, made by the system.
@preconcurrency @MainActor
@objc public protocol UIApplicationDelegate: NSObjectProtocol {
    // MARK: Launching
    @objc optional func application(
        _ application: UIApplication, willFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func application(
        _ application: UIApplication, didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool
    @objc optional func applicationDidFinishLaunching(_ application: UIApplication)

    // MARK: Coming and going
    @objc optional func applicationDidBecomeActive(_ application: UIApplication)
    @objc optional func applicationWillResignActive(_ application: UIApplication)
    @objc optional func applicationDidEnterBackground(_ application: UIApplication)
    @objc optional func applicationWillEnterForeground(_ application: UIApplication)
    @objc optional func applicationWillTerminate(_ application: UIApplication)

    // MARK: Surroundings
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
    @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// The window of an app without scenes.
    @objc optional var window: UIWindow? { get set }
}
