import AppleFoundation
import CoreGraphics

/// A scene that shows windows on a screen.
open class UIWindowScene: UIScene, UITraitEnvironment {
    open var screen: UIScreen { homeScreen ?? UIScreen.main }
    /// The own one of the device that the scene came up on.
    final weak var homeScreen: UIScreen? = UIScreen.main

    /// From low to high, hidden ones included.
    open var windows: [UIWindow] {
        screen.windowStack.windows.filter { $0.windowScene === self }
    }
    open var keyWindow: UIWindow? { screen.keyWindow.window.flatMap { $0.windowScene === self ? $0 : nil } }

    open var interfaceOrientation: UIInterfaceOrientation { screen.orientations.interface }
    open var coordinateSpace: any UICoordinateSpace { screen.coordinateSpace }
    open var traitCollection: UITraitCollection { screen.traitCollection }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}
    open private(set) lazy var statusBarManager: UIStatusBarManager? = UIStatusBarManager(scene: self)
    open var effectiveGeometry: Geometry {
        Geometry(interfaceOrientation: interfaceOrientation, coordinateSpace: coordinateSpace)
    }

    /// Asks for another orientation. Where the controllers don't allow it the handler gets an error.
    open func requestGeometryUpdate(
        _ geometryPreferences: GeometryPreferences, errorHandler: ((any Error) -> Void)? = nil
    ) {
        guard let wanted = (geometryPreferences as? GeometryPreferences.iOS)?.interfaceOrientations else { return }
        let allowed = InterfaceRotation.allowedMask(in: keyWindow ?? windows.last).intersection(wanted)
        if allowed.isEmpty {
            errorHandler?(GeometryRequestError.unsupportedOrientations)
        } else {
            InterfaceRotation.turn(toOneOf: allowed, animated: UIView.areAnimationsEnabled)
        }
    }

    public struct Geometry {
        public let interfaceOrientation: UIInterfaceOrientation
        public let coordinateSpace: any UICoordinateSpace
    }

    /// What is asked for with `requestGeometryUpdate(_:errorHandler:)`.
    @preconcurrency @MainActor
    open class GeometryPreferences: NSObject {
        open class iOS: GeometryPreferences {
            open var interfaceOrientations: UIInterfaceOrientationMask
            public init(interfaceOrientations: UIInterfaceOrientationMask) {
                self.interfaceOrientations = interfaceOrientations
            }
        }
    }

    enum GeometryRequestError: Error, CustomStringConvertible {
        case unsupportedOrientations
        var description: String { "None of the requested orientations are supported by the view controller." }
    }
}

/// Tells what the status bar is like. Controllers decide.
@preconcurrency @MainActor
open class UIStatusBarManager: NSObject {
    private weak var scene: UIWindowScene?

    init(scene: UIWindowScene) { self.scene = scene }

    private var wishes: SystemDeference.Wishes {
        let window = scene?.keyWindow ?? scene?.windows.last { $0.rootViewController != nil }
        return window?.wishes ?? SystemDeference.Wishes()
    }

    open var statusBarStyle: UIStatusBarStyle {
        InformationFile.isStatusBarControllerBased ? wishes.statusBarStyle : InformationFile.statusBarStyle
    }
    open var isStatusBarHidden: Bool {
        InformationFile.isStatusBarControllerBased ? wishes.isStatusBarHidden : InformationFile.isStatusBarHidden
    }
    open var statusBarFrame: CGRect {
        guard let device = scene?.screen.device else { return .zero }
        return Self.frame(on: device, isHidden: isStatusBarHidden)
    }

    static func frame(on device: Device, isHidden: Bool) -> CGRect {
        guard !isHidden, device.orientation == .portrait || device.idiom == .pad else { return .zero }
        return CGRect(x: 0, y: 0, width: device.size.width, height: device.statusBarHeight)
    }
}

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
