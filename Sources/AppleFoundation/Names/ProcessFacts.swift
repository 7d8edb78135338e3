import Foundation

// What a process on Apple's systems knows of its surroundings.
extension ProcessInfo {
    /// How warm the device is. It is nominal here.
    public enum ThermalState: Int, Sendable {
        case nominal = 0
        case fair = 1
        case serious = 2
        case critical = 3
    }

    public var thermalState: ThermalState { .nominal }
    public var isLowPowerModeEnabled: Bool { false }
    public var isiOSAppOnMac: Bool { false }
    public var isMacCatalystApp: Bool { false }
    public static let thermalStateDidChangeNotification = NSNotification.Name("NSProcessInfoThermalStateDidChangeNotification")
}

extension NSNotification.Name {
    public static let NSProcessInfoPowerStateDidChange = NSNotification.Name("NSProcessInfoPowerStateDidChangeNotification")
}

extension Bundle {
    /// What adapted code reads for `Bundle.main.bundleIdentifier`: a program of tests has the identifier of Xcode's, where
    /// Linux's has none.
    public var _mainIdentifier: String? {
        if let bundleIdentifier { return bundleIdentifier }
        let isTest = ProcessInfo.processInfo.arguments.first?.hasSuffix(".xctest") == true
        return isTest ? "com.apple.dt.xctest.tool" : nil
    }
}
