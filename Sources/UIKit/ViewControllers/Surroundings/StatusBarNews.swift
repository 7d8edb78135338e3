import AppleFoundation
import CoreGraphics

/// The notifications around a change of the status bar: before it with what comes, after it with what was.
@MainActor struct StatusBarNews {
    private let orientation: UIInterfaceOrientation
    private let frame: CGRect
    private let turns: Bool
    private let moves: Bool

    /// Just before the change. The bar's visibility may still change with a turn, when controllers are asked.
    init(turningTo next: UIInterfaceOrientation? = nil, on device: Device? = nil, isHidden: Bool? = nil) {
        let application = UIApplication.shared
        orientation = InterfaceRotation.interfaceOrientation
        frame = application.statusBarFrame
        let coming = UIStatusBarManager.frame(
            on: device ?? UIScreen.main.device, isHidden: isHidden ?? application.isStatusBarHidden)
        turns = next != nil && next != orientation
        moves = coming != frame
        if turns, let next { Self.tellOrientation(UIApplication.willChangeStatusBarOrientationNotification, next) }
        if moves { Self.tellFrame(UIApplication.willChangeStatusBarFrameNotification, coming) }
    }

    func tellOfEnd() {
        if turns { Self.tellOrientation(UIApplication.didChangeStatusBarOrientationNotification, orientation) }
        if moves { Self.tellFrame(UIApplication.didChangeStatusBarFrameNotification, frame) }
    }

    private static func tellOrientation(_ name: Notification.Name, _ orientation: UIInterfaceOrientation) {
        post(name, [UIApplication.statusBarOrientationUserInfoKey: orientation.rawValue])
    }

    private static func tellFrame(_ name: Notification.Name, _ frame: CGRect) {
        post(name, [UIApplication.statusBarFrameUserInfoKey: NSValue(cgRect: frame)])
    }

    private static func post(_ name: Notification.Name, _ info: [String: Any]) {
        NotificationCenter.default.post(name: name, object: UIApplication.shared, userInfo: info)
    }
}
