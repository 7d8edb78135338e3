import AppleFoundation

public enum UIDeviceOrientation: Int, Sendable {
    case unknown = 0
    case portrait = 1
    case portraitUpsideDown = 2
    case landscapeLeft = 3
    case landscapeRight = 4
    case faceUp = 5
    case faceDown = 6

    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// The device that the program seems to run on: the one of the main screen.
@preconcurrency @MainActor
open class UIDevice: _MainActorObject {
    public enum BatteryState: Int, Sendable {
        case unknown = 0
        case unplugged = 1
        case charging = 2
        case full = 3
    }

    open class var current: UIDevice { Program.shared.device }

    public override init() { super.init() }

    open var name: String { UIScreen.main.device.name }
    open var model: String { userInterfaceIdiom == .pad ? "iPad" : "iPhone" }
    open var localizedModel: String { model }
    open var systemName: String { userInterfaceIdiom == .pad ? "iPadOS" : "iOS" }
    /// The version of UIKit whose behaviour is followed.
    open var systemVersion: String { "18.0" }
    open var identifierForVendor: UUID? { UUID(uuidString: "A1100000-0000-4000-8000-000000000001") }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { UIScreen.main.device.idiom }
    open var isMultitaskingSupported: Bool { true }

    open var orientation: UIDeviceOrientation {
        guard isGeneratingDeviceOrientationNotifications else { return .unknown }
        return UIScreen.main.device.orientation == .portrait ? .portrait : .landscapeLeft
    }
    private var orientationRequests = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(0, orientationRequests - 1) }

    open var isBatteryMonitoringEnabled = false
    open var batteryState: BatteryState { .unknown }
    open var batteryLevel: Float { -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { false }

    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name("UIDeviceProximityStateDidChangeNotification")
}
