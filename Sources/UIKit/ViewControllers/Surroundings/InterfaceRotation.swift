import AppleFoundation
import CoreGraphics

/// Decides how the interface may be turned, and turns it.
@MainActor package enum InterfaceRotation {
    /// How the device is held.
    package private(set) static var deviceOrientation: UIDeviceOrientation {
        get { Orientations.shared.device }
        set { Orientations.shared.device = newValue }
    }
    /// How the interface is turned.
    package private(set) static var interfaceOrientation: UIInterfaceOrientation {
        get { Orientations.shared.interface }
        set { Orientations.shared.interface = newValue }
    }
    static let duration: TimeInterval = 0.3

    /// The masks that the application and the controller in charge allow together. Where they share nothing the controller wins.
    package static func allowedMask(in window: UIWindow?) -> UIInterfaceOrientationMask {
        let application = applicationMask(for: window)
        guard let window, !InformationFile.sharesScreen, let controller = controllerInCharge(of: window) else {
            return application
        }
        let own = controller.supportedInterfaceOrientations
        let common = own.intersection(application)
        return common.isEmpty ? own : common
    }

    /// The delegate's answer comes before the information file's.
    static func applicationMask(for window: UIWindow?) -> UIInterfaceOrientationMask {
        let application = UIApplication.shared
        return application.delegate?.`application(_:supportedInterfaceOrientationsFor:)`?(application, window)
            ?? application.supportedInterfaceOrientations(for: window)
    }

    static var defaultMask: UIInterfaceOrientationMask {
        UIScreen.main.device.idiom == .pad ? .all : .allButUpsideDown
    }

    /// The root, or the topmost of those presented over the full screen.
    static func controllerInCharge(of window: UIWindow) -> UIViewController? {
        SystemDeference.start(in: window, forStatusBar: false)
    }

    /// The device was turned: the interface follows if it may.
    package static func deviceTurned(to orientation: UIDeviceOrientation, animated: Bool = true) {
        guard orientation != deviceOrientation else { return }
        deviceOrientation = orientation
        if UIDevice.current.isGeneratingDeviceOrientationNotifications {
            NotificationCenter.default.post(name: UIDevice.orientationDidChangeNotification, object: UIDevice.current)
        }
        turnToDevice(animated: animated)
    }

    static func turnToDevice(animated: Bool = true) {
        let window = mainWindow
        if let controller = window.flatMap({ controllerInCharge(of: $0) }), !controller.shouldAutorotate { return }
        let wanted = UIInterfaceOrientation(deviceOrientation)
        let allowed = allowedMask(in: window)
        if wanted != .unknown, allowed.contains(wanted.mask) {
            turnInterface(to: wanted, animated: animated)
        } else {
            enforceMask(animated: animated)
        }
    }

    /// Turns to something allowed if the present orientation is not.
    package static func enforceMask(animated: Bool) {
        turn(toOneOf: allowedMask(in: mainWindow), animated: animated)
    }

    /// Stays where it is if that is among them; else goes the way the device is held, or to the first that fits.
    static func turn(toOneOf mask: UIInterfaceOrientationMask, animated: Bool) {
        if mask.contains(interfaceOrientation.mask) { return }
        let held = UIInterfaceOrientation(deviceOrientation)
        let order: [UIInterfaceOrientation] = [held, .portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        guard let next = order.first(where: { $0 != .unknown && mask.contains($0.mask) }) else { return }
        turnInterface(to: next, animated: animated)
    }

    private static var mainWindow: UIWindow? {
        UIScreen.main.windows.last { $0.rootViewController != nil && $0.windowLevel == .normal }
            ?? UIScreen.main.windows.last { $0.rootViewController != nil }
    }

    package static func turnInterface(to orientation: UIInterfaceOrientation, animated: Bool) {
        let previous = interfaceOrientation
        guard orientation != previous else { return }
        let screen = UIScreen.main
        let device = screen.device.held(orientation.isLandscape ? .landscape : .portrait)
        let news = StatusBarNews(turningTo: orientation, on: device)
        interfaceOrientation = orientation
        SizeTransition.turn(screen, to: device, from: previous, to: orientation, animated: animated)
        for window in screen.windows { SystemDeference.update(.statusBar, in: window) }
        news.tellOfEnd()
    }

    // MARK: Beginnings
    /// Before anything is loaded: the way the device is held if the app allows it, else what its file names first.
    package static func launch(held: UIDeviceOrientation) {
        deviceOrientation = held
        let mask = applicationMask(for: nil)
        let wanted = UIInterfaceOrientation(held)
        if wanted != .unknown, mask.contains(wanted.mask) { return start(in: wanted) }
        let order = (InformationFile.orientations ?? []) + [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        if let first = order.first(where: { mask.contains($0.mask) }) { start(in: first) }
    }

    private static func start(in orientation: UIInterfaceOrientation) {
        guard orientation != interfaceOrientation else { return }
        interfaceOrientation = orientation
        let screen = UIScreen.main
        screen.take(screen.device.held(orientation.isLandscape ? .landscape : .portrait))
    }

    /// A window's root has just come, and has not appeared: it turns the interface without being told of a new size.
    static func rootCame(in window: UIWindow) {
        guard window.windowLevel == .normal, window.screen === UIScreen.main else { return }
        let mask = allowedMask(in: window)
        if mask.contains(interfaceOrientation.mask) { return }
        SizeTransition.isSilentAboutSize = true
        turn(toOneOf: mask, animated: false)
        SizeTransition.isSilentAboutSize = false
    }

    /// A controller begins to cover the screen: it comes in the orientation that it prefers.
    static func presents(_ controller: UIViewController, style: UIModalPresentationStyle, in window: UIWindow?) {
        guard style == .fullScreen, !InformationFile.sharesScreen else { return }
        let preferred = controller.preferredInterfaceOrientationForPresentation
        let supported = controller.supportedInterfaceOrientations
        guard supported.contains(preferred.mask) else {
            return Misuse.report(
                .preferredOrientationUnsupported(preferred: preferred.words, supported: supported.words))
        }
        guard applicationMask(for: window).contains(preferred.mask) else { return }
        turnInterface(to: preferred, animated: false)
    }
}

extension UIInterfaceOrientationMask {
    /// As messages have it: `portrait, landscapeLeft`.
    fileprivate var words: String {
        let all: [UIInterfaceOrientation] = [.portrait, .landscapeLeft, .landscapeRight, .portraitUpsideDown]
        return all.filter { contains($0.mask) }.map(\.words).joined(separator: ", ")
    }
}

extension UIInterfaceOrientation {
    fileprivate var words: String {
        switch self {
        case .unknown: return "unknown"
        case .portrait: return "portrait"
        case .portraitUpsideDown: return "portraitUpsideDown"
        case .landscapeLeft: return "landscapeLeft"
        case .landscapeRight: return "landscapeRight"
        }
    }

    /// The interface's landscape sides are the device's the other way round.
    package init(_ device: UIDeviceOrientation) {
        switch device {
        case .portrait: self = .portrait
        case .portraitUpsideDown: self = .portraitUpsideDown
        case .landscapeLeft: self = .landscapeRight
        case .landscapeRight: self = .landscapeLeft
        case .unknown, .faceUp, .faceDown: self = .unknown
        }
    }

    /// Clockwise from upright.
    var angle: CGFloat {
        switch self {
        case .unknown, .portrait: return 0
        case .landscapeRight: return .pi / 2
        case .portraitUpsideDown: return .pi
        case .landscapeLeft: return -.pi / 2
        }
    }
}

// MARK: - What controllers say
extension UIViewController {
    final var idiomMask: UIInterfaceOrientationMask { InterfaceRotation.defaultMask }
    final var presentOrientation: UIInterfaceOrientation { InterfaceRotation.interfaceOrientation }
    final var defaultPreferredOrientation: UIInterfaceOrientation {
        let present = InterfaceRotation.interfaceOrientation
        let mask = supportedInterfaceOrientations
        if mask.contains(present.mask) { return present }
        let order: [UIInterfaceOrientation] = [.portrait, .landscapeRight, .landscapeLeft, .portraitUpsideDown]
        return order.first { mask.contains($0.mask) } ?? present
    }
    final func orientationsMayHaveChanged() { InterfaceRotation.turnToDevice(animated: UIView.areAnimationsEnabled) }

    /// A phone on its side has no room for it.
    final var hidesStatusBarByDefault: Bool {
        let traits = presentTraits
        return traits.userInterfaceIdiom == .phone && traits.verticalSizeClass == .compact
    }
}

extension UIWindowScene: TurnsInterface {
    final func turn(toOneOf wanted: UIInterfaceOrientationMask) -> Bool {
        let allowed = InterfaceRotation.allowedMask(in: keyWindow ?? windows.last).intersection(wanted)
        if allowed.isEmpty { return false }
        InterfaceRotation.turn(toOneOf: allowed, animated: UIView.areAnimationsEnabled)
        return true
    }
}
