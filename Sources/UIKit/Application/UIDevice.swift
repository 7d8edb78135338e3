import AppleFoundation

/// How the device is held. Landscape left is the interface's landscape right.
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
    /// Whether the battery is full, charging or in use; unknown unless it is watched.
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
        return Orientations.shared.device
    }
    private var orientationRequests = 0
    open var isGeneratingDeviceOrientationNotifications: Bool { orientationRequests > 0 }
    open func beginGeneratingDeviceOrientationNotifications() { orientationRequests += 1 }
    open func endGeneratingDeviceOrientationNotifications() { orientationRequests = max(0, orientationRequests - 1) }

    /// What a keyboard of an app's own sounds like.
    open func playInputClick() { Unsupported.inputClicks.report() }

    open var isBatteryMonitoringEnabled = false
    /// Unknown unless it is monitored.
    open var batteryState: BatteryState { isBatteryMonitoringEnabled ? Self.batteryState(status) : .unknown }
    /// From 0 to 1; -1 unless it is monitored.
    open var batteryLevel: Float { isBatteryMonitoringEnabled ? status.batteryLevel ?? -1 : -1 }
    open var isProximityMonitoringEnabled = false
    open var proximityState: Bool { isProximityMonitoringEnabled && status.isNear }

    private var status: DeviceStatus { Program.shared.status }

    private static func batteryState(_ status: DeviceStatus) -> BatteryState {
        guard let level = status.batteryLevel else { return .unknown }
        return status.isCharging ? level >= 1 ? .full : .charging : .unplugged
    }

    final func statusChanged(from old: DeviceStatus) {
        if isBatteryMonitoringEnabled {
            if old.batteryLevel != status.batteryLevel { post(Self.batteryLevelDidChangeNotification) }
            if Self.batteryState(old) != batteryState { post(Self.batteryStateDidChangeNotification) }
        }
        if isProximityMonitoringEnabled, old.isNear != status.isNear { post(Self.proximityStateDidChangeNotification) }
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }

    public nonisolated static let orientationDidChangeNotification = Notification.Name(
        "UIDeviceOrientationDidChangeNotification")
    public nonisolated static let batteryStateDidChangeNotification = Notification.Name(
        "UIDeviceBatteryStateDidChangeNotification")
    public nonisolated static let batteryLevelDidChangeNotification = Notification.Name(
        "UIDeviceBatteryLevelDidChangeNotification")
    public nonisolated static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}
