import AppleFoundation
import CoreGraphics

extension UIColor {
    private static func adaptive(
        _ name: String, _ light: UInt32, _ dark: UInt32, highContrast: UInt32, darkHighContrast: UInt32
    ) -> UIColor {
        UIColor(
            SystemColor(
                name, light: .init(light), dark: .init(dark), lightHighContrast: .init(highContrast),
                darkHighContrast: .init(darkHighContrast)))
    }

    // MARK: Colours that adapt to the appearance

    public static let systemRed = adaptive(
        "systemRedColor", 0xFF3B30, 0xFF453A, highContrast: 0xD70015, darkHighContrast: 0xFF6961)
    public static let systemOrange = adaptive(
        "systemOrangeColor", 0xFF9500, 0xFF9F0A, highContrast: 0xC93400, darkHighContrast: 0xFFB340)
    public static let systemYellow = adaptive(
        "systemYellowColor", 0xFFCC00, 0xFFD60A, highContrast: 0xB25000, darkHighContrast: 0xFFD426)
    public static let systemGreen = adaptive(
        "systemGreenColor", 0x34C759, 0x30D158, highContrast: 0x248A3D, darkHighContrast: 0x30DB5B)
    public static let systemMint = adaptive(
        "systemMintColor", 0x00C7BE, 0x63E6E2, highContrast: 0x0C817B, darkHighContrast: 0x66D4CF)
    public static let systemTeal = adaptive(
        "systemTealColor", 0x30B0C7, 0x40C8E0, highContrast: 0x008299, darkHighContrast: 0x5DE6FF)
    public static let systemCyan = adaptive(
        "systemCyanColor", 0x32ADE6, 0x64D2FF, highContrast: 0x0071A4, darkHighContrast: 0x70D7FF)
    public static let systemBlue = adaptive(
        "systemBlueColor", 0x007AFF, 0x0A84FF, highContrast: 0x0040DD, darkHighContrast: 0x409CFF)
    public static let systemIndigo = adaptive(
        "systemIndigoColor", 0x5856D6, 0x5E5CE6, highContrast: 0x3634A3, darkHighContrast: 0x7D7AFF)
    public static let systemPurple = adaptive(
        "systemPurpleColor", 0xAF52DE, 0xBF5AF2, highContrast: 0x8944AB, darkHighContrast: 0xDA8FFF)
    public static let systemPink = adaptive(
        "systemPinkColor", 0xFF2D55, 0xFF375F, highContrast: 0xD30F45, darkHighContrast: 0xFF6482)
    public static let systemBrown = adaptive(
        "systemBrownColor", 0xA2845E, 0xAC8E68, highContrast: 0x7F6545, darkHighContrast: 0xB59469)
    public static let systemGray = adaptive(
        "systemGrayColor", 0x8E8E93, 0x8E8E93, highContrast: 0x6C6C70, darkHighContrast: 0xAEAEB2)
    public static let systemGray2 = adaptive(
        "systemGray2Color", 0xAEAEB2, 0x636366, highContrast: 0x8E8E93, darkHighContrast: 0x7C7C80)
    public static let systemGray3 = adaptive(
        "systemGray3Color", 0xC7C7CC, 0x48484A, highContrast: 0xAEAEB2, darkHighContrast: 0x545456)
    public static let systemGray4 = adaptive(
        "systemGray4Color", 0xD1D1D6, 0x3A3A3C, highContrast: 0xBCBCC0, darkHighContrast: 0x444446)
    public static let systemGray5 = adaptive(
        "systemGray5Color", 0xE5E5EA, 0x2C2C2E, highContrast: 0xD8D8DC, darkHighContrast: 0x363638)
    public static let systemGray6 = adaptive(
        "systemGray6Color", 0xF2F2F7, 0x1C1C1E, highContrast: 0xEBEBF0, darkHighContrast: 0x242426)

    // MARK: Fixed colours

    public static let black = UIColor(white: 0, alpha: 1)
    public static let darkGray = UIColor(white: 1.0 / 3, alpha: 1)
    public static let lightGray = UIColor(white: 2.0 / 3, alpha: 1)
    public static let white = UIColor(white: 1, alpha: 1)
    public static let gray = UIColor(white: 0.5, alpha: 1)
    public static let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    public static let green = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
    public static let blue = UIColor(red: 0, green: 0, blue: 1, alpha: 1)
    public static let cyan = UIColor(red: 0, green: 1, blue: 1, alpha: 1)
    public static let yellow = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    public static let magenta = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    public static let orange = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
    public static let purple = UIColor(red: 0.5, green: 0, blue: 0.5, alpha: 1)
    public static let brown = UIColor(red: 0.6, green: 0.4, blue: 0.2, alpha: 1)
    /// No colour at all.
    public static let clear = UIColor(white: 0, alpha: 0)
}
