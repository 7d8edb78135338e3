import AppleFoundation
import CoreGraphics

/// Starts the application: makes it, its delegate, its scenes and windows, and runs until the host ends.
///
/// Without `principalClassName` the information file's `NSPrincipalClass` counts, and without that `UIApplication`.
@preconcurrency @MainActor
@discardableResult
public func UIApplicationMain(
    _ argc: Int32, _ argv: UnsafeMutablePointer<UnsafeMutablePointer<CChar>?>, _ principalClassName: String?,
    _ delegateClassName: String?
) -> Int32 {
    ApplicationStart.takePrincipal(named: principalClassName)
    return ApplicationStart.run(delegate: delegateClassName.flatMap { ApplicationStart.type(named: $0, of: "delegate") })
}

extension UIApplicationDelegate {
    /// What `@main` and `@UIApplicationMain` call.
    public static func main() {
        ApplicationStart.takePrincipal(named: nil)
        exit(ApplicationStart.run(delegate: self as? NSObject.Type))
    }
}

/// Brings an application up as its information file says.
@MainActor package enum ApplicationStart {
    /// The one who shows the application: makes screen and clock, calls the closure to launch, and returns when it is over.
    /// A host registers itself when it is linked.
    package static var host: Host?
    /// The one who shows it in a window, where such a one is linked.
    package static var windowHost: Host?
    /// Whether whoever started the program wants to see it in a window.
    package static var wantsWindow = false

    package typealias Host = @MainActor (_ launch: @MainActor () -> Void) -> Int32

    static func run(delegate type: NSObject.Type?) -> Int32 {
        guard let host = wantsWindow ? windowHost ?? host : host ?? windowHost else {
            fatalError("No host is linked that could show this application. Link HeadlessHost, or start it with `allium run`.")
        }
        return host { launch(delegate: type) }
    }

    // MARK: Classes by their names
    /// The application object is of this class from now on.
    package static func takePrincipal(named name: String?) {
        guard let name = name ?? InformationFile.values["NSPrincipalClass"] as? String, !name.isEmpty else { return }
        guard let found = type(named: name, of: "subclass") as? UIApplication.Type else { return }
        Program.shared.principal = found
    }

    static func type(named name: String, of part: String) -> NSObject.Type? {
        if let type = ClassRegistry.shared.type(named: name, inModule: NibLibrary.moduleName(of: .main)) as? NSObject.Type {
            return type
        }
        let words = "Unable to instantiate the UIApplication \(part) instance. No class named \(name) is loaded."
        Misuse.report(.raised(name: NSExceptionName.internalInconsistencyException.rawValue, words: words))
        return nil
    }

    // MARK: Launching
    package static func launch(delegate type: NSObject.Type?) {
        AppFonts.register(InformationFile.values, in: .main)
        let application = UIApplication.shared
        let delegate = type?._new()
        application.delegate = delegate as? any UIApplicationDelegate
        InterfaceRotation.launch(held: .portrait)
        if let manifest = InformationFile.values["UIApplicationSceneManifest"] as? [String: Any], hasScenes(manifest, delegate)
        {
            ApplicationLifecycle.launch()
            connectScene(manifest, delegate)
        } else {
            let window = mainWindow()
            if let window, let delegate { setWindow(window, of: delegate) }
            ApplicationLifecycle.launch()
            if let delegate, let own = self.window(of: delegate) ?? window, own.rootViewController != nil {
                own.makeKeyAndVisible()
            }
        }
        ApplicationLifecycle.becomeActive()
    }

    // MARK: One window
    private static func storyboardName() -> String? {
        let idiom = UIScreen.main.device.idiom == .pad ? "~ipad" : "~iphone"
        let values = InformationFile.values
        return (values["UIMainStoryboardFile" + idiom] ?? values["UIMainStoryboardFile"]) as? String
    }

    private static func mainWindow() -> UIWindow? {
        guard let name = storyboardName(), !name.isEmpty else { return nil }
        let window = UIWindow(frame: UIScreen.main.bounds)
        window.fill(from: UIStoryboard(name: name, bundle: nil))
        return window
    }

    private static func setWindow(_ window: UIWindow, of delegate: NSObject) {
        ArgumentTolerance.during {
            KeyValueCoding.set(window, of: delegate, forKey: "window")
        } onProblem: { _ in
            Diagnostics.write("The app delegate must implement the window property if it wants to use a main storyboard file.")
        }
    }

    private static func window(of delegate: NSObject) -> UIWindow? {
        var window: UIWindow?
        ArgumentTolerance.during {
            window = KeyValueCoding.value(of: delegate, forKey: "window") as? UIWindow
        } onProblem: { _ in
        }
        return window
    }

    // MARK: Scenes
    private static func configuration(_ manifest: [String: Any]) -> [String: Any]? {
        let roles = manifest["UISceneConfigurations"] as? [String: Any]
        return (roles?["UIWindowSceneSessionRoleApplication"] as? [[String: Any]])?.first
    }

    private static func hasScenes(_ manifest: [String: Any], _ delegate: NSObject?) -> Bool {
        configuration(manifest) != nil
            || delegate.map { $0.responds(to: "application:configurationForConnectingSceneSession:options:") } ?? false
    }

    private static func connectScene(_ manifest: [String: Any], _ delegate: NSObject?) {
        let described = configuration(manifest) ?? [:]
        var configuration = UISceneConfiguration(
            name: described["UISceneConfigurationName"] as? String, sessionRole: .windowApplication)
        let named = { (key: String) in
            (described[key] as? String).flatMap {
                ClassRegistry.shared.type(named: $0, inModule: NibLibrary.moduleName(of: .main))
            }
        }
        configuration.delegateClass = named("UISceneDelegateClassName")
        configuration.sceneClass = named("UISceneClassName")
        let options = UIScene.ConnectionOptions()
        let session = UISceneSession(configuration: configuration, identifier: "A1100000-0000-4000-8000-000000000003")
        if let ask = UIApplication.shared.delegate?.`application(_:configurationForConnecting:options:)` {
            let chosen = ask(UIApplication.shared, session, options)
            if chosen.delegateClass == nil { chosen.delegateClass = configuration.delegateClass }
            if chosen.sceneClass == nil { chosen.sceneClass = configuration.sceneClass }
            configuration = chosen
        }
        let scene = configuration.makeScene(session: session, connectionOptions: options)
        let sceneDelegate = (configuration.delegateClass as? NSObject.Type)?._new()
        scene.delegate = sceneDelegate as? any UISceneDelegate
        let name = (described["UISceneStoryboardFile"] as? String) ?? storyboardName()
        let storyboard =
            configuration.storyboard ?? name.flatMap { $0.isEmpty ? nil : UIStoryboard(name: $0, bundle: nil) }
        if let storyboard {
            let window = UIWindow(windowScene: scene)
            window.fill(from: storyboard)
            if let sceneDelegate { setWindow(window, of: sceneDelegate) }
            SceneRegistry.connect(scene, options: options)
            let shown = sceneDelegate.flatMap(self.window(of:)) ?? window
            if shown.rootViewController != nil { shown.makeKeyAndVisible() }
        } else {
            SceneRegistry.connect(scene, options: options)
        }
    }
}
