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
}

/// The delegate of a scene with windows.
@preconcurrency @MainActor
@objc public protocol UIWindowSceneDelegate: UISceneDelegate {
    @objc optional var window: UIWindow? { get set }
}
