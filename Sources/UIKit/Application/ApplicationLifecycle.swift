import AppleFoundation

/// Leads the program through its states, and tells delegates, scenes and whoever observes.
@MainActor package enum ApplicationLifecycle {
    private static var application: UIApplication { .shared }

    private static func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: application)
    }

    /// Each scene's delegate and observers.
    private static func tellScenes(
        _ name: Notification.Name, state: UIScene.ActivationState, _ call: (any UISceneDelegate, UIScene) -> Void
    ) {
        for scene in SceneRegistry.connected {
            scene.activationState = state
            if let delegate = scene.delegate { call(delegate, scene) }
            NotificationCenter.default.post(name: name, object: scene)
        }
    }

    // MARK: Launching
    /// `state` is what `StateRestoration` kept when the program was left.
    package static func launch(options: [UIApplication.LaunchOptionsKey: Any]? = nil, state: Data? = nil) {
        application.applicationState = .inactive
        InterfaceRotation.launch(held: InterfaceRotation.deviceOrientation)
        _ = application.delegate?.`application(_:willFinishLaunchingWithOptions:)`?(application, options)
        if let state { StateRestoration.restore(from: state) }
        if let launched = application.delegate?.`application(_:didFinishLaunchingWithOptions:)` {
            _ = launched(application, options)
        } else {
            application.delegate?.`applicationDidFinishLaunching(_:)`?(application)
        }
        post(UIApplication.didFinishLaunchingNotification)
        checkRoots()
    }

    /// Each window that shows needs a root controller by now.
    package static func checkRoots() {
        for window in UIScreen.main.windows where window.rootViewController == nil {
            Misuse.report(.windowWithoutRootViewController(window: Diagnostics.name(window)))
        }
    }

    // MARK: Coming and going
    package static func becomeActive() {
        guard application.applicationState != .active else { return }
        application.applicationState = .active
        tellScenes(UIScene.didActivateNotification, state: .foregroundActive) { $0.`sceneDidBecomeActive(_:)`?($1) }
        application.delegate?.`applicationDidBecomeActive(_:)`?(application)
        post(UIApplication.didBecomeActiveNotification)
    }

    package static func resignActive() {
        guard application.applicationState == .active else { return }
        application.applicationState = .inactive
        tellScenes(UIScene.willDeactivateNotification, state: .foregroundInactive) { $0.`sceneWillResignActive(_:)`?($1) }
        application.delegate?.`applicationWillResignActive(_:)`?(application)
        post(UIApplication.willResignActiveNotification)
    }

    /// Controllers get no appearance callbacks from this.
    package static func enterBackground() {
        resignActive()
        guard application.applicationState != .background else { return }
        application.applicationState = .background
        tellScenes(UIScene.didEnterBackgroundNotification, state: .background) { $0.`sceneDidEnterBackground(_:)`?($1) }
        application.delegate?.`applicationDidEnterBackground(_:)`?(application)
        post(UIApplication.didEnterBackgroundNotification)
        StateRestoration.keep()
    }

    package static func enterForeground() {
        guard application.applicationState == .background else { return becomeActive() }
        application.applicationState = .inactive
        tellScenes(UIScene.willEnterForegroundNotification, state: .foregroundInactive) {
            $0.`sceneWillEnterForeground(_:)`?($1)
        }
        application.delegate?.`applicationWillEnterForeground(_:)`?(application)
        post(UIApplication.willEnterForegroundNotification)
        becomeActive()
    }

    package static func terminate() {
        application.delegate?.`applicationWillTerminate(_:)`?(application)
        post(UIApplication.willTerminateNotification)
    }

    // MARK: Memory
    /// The delegate first, then every controller in every window's tree, shown or not, then observers.
    package static func receiveMemoryWarning() {
        application.delegate?.`applicationDidReceiveMemoryWarning(_:)`?(application)
        for window in UIScreen.main.windowStack.windows {
            guard let root = window.rootViewController else { continue }
            for controller in ControllerTree.all(from: root) {
                ControllerObservation.note(controller, .didReceiveMemoryWarning)
                controller.expectingSuper(.owesMemoryWarning) { controller.didReceiveMemoryWarning() }
            }
        }
        post(UIApplication.didReceiveMemoryWarningNotification)
    }
}
