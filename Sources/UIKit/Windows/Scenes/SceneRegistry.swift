import AppleFoundation

/// Knows the scenes of a session. A program without scenes of its own has one all the same.
@MainActor package final class SceneRegistry: SessionPart {
    package static var shared = SceneRegistry()
    private var connectedByRequest: [UIScene] = []
    private var made: UIWindowScene?

    package init() {}

    /// An app that asks for no scenes has one.
    static var connected: [UIScene] {
        let known = shared.connectedByRequest
        return known.isEmpty ? [shared.implicit(on: .main)] : known
    }

    package func implicit(on screen: UIScreen) -> UIWindowScene {
        if let made { return made }
        let configuration = UISceneConfiguration(name: "Default Configuration", sessionRole: .windowApplication)
        let session = UISceneSession(configuration: configuration, identifier: "A1100000-0000-4000-8000-000000000002")
        let scene = UIWindowScene(session: session, connectionOptions: UIScene.ConnectionOptions())
        scene.homeScreen = screen
        scene.activationState = .foregroundActive
        made = scene
        return scene
    }

    package static func connect(_ scene: UIScene, options: UIScene.ConnectionOptions) {
        shared.connectedByRequest.append(scene)
        scene.activationState = .foregroundInactive
        scene.delegate?.`scene(_:willConnectTo:options:)`?(scene, scene.session, options)
        if let activity = scene.session.stateRestorationActivity {
            scene.delegate?.`scene(_:restoreInteractionStateWith:)`?(scene, activity)
        }
        NotificationCenter.default.post(name: UIScene.willConnectNotification, object: scene)
    }

    package static func disconnect(_ scene: UIScene) {
        shared.connectedByRequest.removeAll { $0 === scene }
        scene.delegate?.`sceneDidDisconnect(_:)`?(scene)
        NotificationCenter.default.post(name: UIScene.didDisconnectNotification, object: scene)
        scene.activationState = .unattached
    }
}
