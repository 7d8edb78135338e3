// swift-format-ignore-file
// Folder Originals: written by hand, as on iOS. Folder Adapted: what `Scripts/adapt-protocols` makes of it.
import AppleFoundation

/// Hears of the life of one scene.
@preconcurrency @MainActor
@objc public protocol UISceneDelegate: NSObjectProtocol {
    @objc(scene:willConnectToSession:options:)
    optional func scene(
        _ scene: UIScene, willConnectTo session: UISceneSession, options connectionOptions: UIScene.ConnectionOptions
    )
    @objc optional func sceneDidDisconnect(_ scene: UIScene)
    @objc optional func sceneDidBecomeActive(_ scene: UIScene)
    @objc optional func sceneWillResignActive(_ scene: UIScene)
    @objc optional func sceneWillEnterForeground(_ scene: UIScene)
    @objc optional func sceneDidEnterBackground(_ scene: UIScene)
    @objc optional func scene(_ scene: UIScene, openURLContexts URLContexts: Set<UIOpenURLContext>)

    // MARK: Activities
    @objc(stateRestorationActivityForScene:)
    optional func stateRestorationActivity(for scene: UIScene) -> NSUserActivity?
    @objc optional func scene(_ scene: UIScene, restoreInteractionStateWith stateRestorationActivity: NSUserActivity)
    @objc optional func scene(_ scene: UIScene, willContinueUserActivityWithType userActivityType: String)
    @objc(scene:continueUserActivity:)
    optional func scene(_ scene: UIScene, continue userActivity: NSUserActivity)
    @objc optional func scene(_ scene: UIScene, didFailToContinueUserActivityWithType userActivityType: String, error: Error)
    @objc(scene:didUpdateUserActivity:)
    optional func scene(_ scene: UIScene, didUpdate userActivity: NSUserActivity)
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
@objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc(windowScene:didUpdateCoordinateSpace:interfaceOrientation:traitCollection:)
    optional func windowScene(
        _ windowScene: UIWindowScene, didUpdate previousCoordinateSpace: UICoordinateSpace,
        interfaceOrientation previousInterfaceOrientation: UIInterfaceOrientation,
        traitCollection previousTraitCollection: UITraitCollection
    )
    @objc optional var window: UIWindow? { get set }
}
