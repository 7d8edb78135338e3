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

    // MARK: Scenes
    @objc(application:configurationForConnectingSceneSession:options:)
    optional func application(
        _ application: UIApplication, configurationForConnecting connectingSceneSession: UISceneSession,
        options: UIScene.ConnectionOptions
    ) -> UISceneConfiguration
    @objc optional func application(_ application: UIApplication, didDiscardSceneSessions sceneSessions: Set<UISceneSession>)

    // MARK: Being asked to open something
    @objc(application:openURL:options:)
    optional func application(
        _ app: UIApplication, open url: URL, options: [UIApplication.OpenURLOptionsKey: Any]
    ) -> Bool
    @objc optional func application(_ application: UIApplication, willContinueUserActivityWithType userActivityType: String) -> Bool
    @objc(application:continueUserActivity:restorationHandler:)
    optional func application(
        _ application: UIApplication, continue userActivity: NSUserActivity,
        restorationHandler: @escaping ([UIUserActivityRestoring]?) -> Void
    ) -> Bool
    @objc(application:didUpdateUserActivity:)
    optional func application(_ application: UIApplication, didUpdate userActivity: NSUserActivity)

    // MARK: Work in the background
    @objc optional func application(
        _ application: UIApplication, performFetchWithCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    // MARK: Notifications from servers
    @objc optional func application(
        _ application: UIApplication, didRegisterForRemoteNotificationsWithDeviceToken deviceToken: Data
    )
    @objc optional func application(
        _ application: UIApplication, didFailToRegisterForRemoteNotificationsWithError error: Error
    )
    @objc optional func application(
        _ application: UIApplication, didReceiveRemoteNotification userInfo: [AnyHashable: Any],
        fetchCompletionHandler completionHandler: @escaping (UIBackgroundFetchResult) -> Void
    )

    // MARK: State
    @objc optional func application(_ application: UIApplication, shouldSaveSecureApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldRestoreSecureApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldSaveApplicationState coder: NSCoder) -> Bool
    @objc optional func application(_ application: UIApplication, shouldRestoreApplicationState coder: NSCoder) -> Bool
    @objc optional func application(
        _ application: UIApplication, viewControllerWithRestorationIdentifierPath identifierComponents: [String],
        coder: NSCoder
    ) -> UIViewController?
    @objc(application:willEncodeRestorableStateWithCoder:)
    optional func application(_ application: UIApplication, willEncodeRestorableStateWith coder: NSCoder)
    @objc(application:didDecodeRestorableStateWithCoder:)
    optional func application(_ application: UIApplication, didDecodeRestorableStateWith coder: NSCoder)
    @objc(application:supportedInterfaceOrientationsForWindow:)
    optional func application(
        _ application: UIApplication, supportedInterfaceOrientationsFor window: UIWindow?
    ) -> UIInterfaceOrientationMask

    // MARK: Surroundings
    @objc optional func applicationDidReceiveMemoryWarning(_ application: UIApplication)
    @objc optional func applicationSignificantTimeChange(_ application: UIApplication)
    @objc optional func applicationProtectedDataWillBecomeUnavailable(_ application: UIApplication)
    @objc optional func applicationProtectedDataDidBecomeAvailable(_ application: UIApplication)

    /// The window of an app without scenes.
    @objc optional var window: UIWindow? { get set }
}
