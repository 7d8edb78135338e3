import AppleFoundation
import CoreGraphics

extension UIColor {
    private static func ink(
        _ name: String, _ alpha: CGFloat, _ darkAlpha: CGFloat, highContrast: CGFloat, darkHighContrast: CGFloat
    ) -> UIColor {
        UIColor(
            SystemColor(
                name, light: .init(0x3C3C43, alpha), dark: .init(0xEBEBF5, darkAlpha),
                lightHighContrast: .init(0x3C3C43, highContrast), darkHighContrast: .init(0xEBEBF5, darkHighContrast)))
    }

    // MARK: Text

    public static let label = UIColor(SystemColor("labelColor", light: .init(0x000000), dark: .init(0xFFFFFF)))
    public static let secondaryLabel = ink("secondaryLabelColor", 0.6, 0.6, highContrast: 0.8, darkHighContrast: 0.7)
    public static let tertiaryLabel = ink("tertiaryLabelColor", 0.3, 0.3, highContrast: 0.7, darkHighContrast: 0.55)
    public static let quaternaryLabel = ink("quaternaryLabelColor", 0.18, 0.16, highContrast: 0.55, darkHighContrast: 0.4)
    public static let placeholderText = ink("placeholderTextColor", 0.3, 0.3, highContrast: 0.7, darkHighContrast: 0.55)
    public static let link = UIColor(
        SystemColor(
            "linkColor", light: .init(0x007AFF), dark: .init(0x0984FF), lightHighContrast: .init(0x0040DD),
            darkHighContrast: .init(0x409CFF)))
    /// Text on a light background, whatever the appearance.
    public static let darkText = UIColor(white: 0, alpha: 1)
    /// Text on a dark background, whatever the appearance.
    public static let lightText = UIColor(white: 1, alpha: 0.6)

    // MARK: Lines

    public static let separator = UIColor(
        SystemColor(
            "separatorColor", light: .init(0x3C3C43, 0.29), dark: .init(0x545458, 0.6),
            lightHighContrast: .init(0x3C3C43, 0.37), darkHighContrast: .init(0x545458, 0.75)))
    public static let opaqueSeparator = UIColor(
        SystemColor("opaqueSeparatorColor", light: .init(0xC6C6C8), dark: .init(0x38383A)))

    // MARK: Backgrounds

    public static let systemBackground = UIColor(
        SystemColor(
            "systemBackgroundColor", light: .init(0xFFFFFF), dark: .init(0x000000), darkElevated: .init(0x1C1C1E),
            darkElevatedHighContrast: .init(0x242426)))
    public static let secondarySystemBackground = UIColor(
        SystemColor(
            "secondarySystemBackgroundColor", light: .init(0xF2F2F7), dark: .init(0x1C1C1E),
            lightHighContrast: .init(0xEBEBF0), darkHighContrast: .init(0x242426), darkElevated: .init(0x2C2C2E),
            darkElevatedHighContrast: .init(0x363638)))
    public static let tertiarySystemBackground = UIColor(
        SystemColor(
            "tertiarySystemBackgroundColor", light: .init(0xFFFFFF), dark: .init(0x2C2C2E),
            darkHighContrast: .init(0x363638), darkElevated: .init(0x3A3A3C), darkElevatedHighContrast: .init(0x444446)))
    public static let systemGroupedBackground = UIColor(
        SystemColor(
            "systemGroupedBackgroundColor", light: .init(0xF2F2F7), dark: .init(0x000000),
            lightHighContrast: .init(0xEBEBF0), darkElevated: .init(0x1C1C1E), darkElevatedHighContrast: .init(0x242426)))
    public static let secondarySystemGroupedBackground = UIColor(
        SystemColor(
            "secondarySystemGroupedBackgroundColor", light: .init(0xFFFFFF), dark: .init(0x1C1C1E),
            darkHighContrast: .init(0x242426), darkElevated: .init(0x2C2C2E), darkElevatedHighContrast: .init(0x363638)))
    public static let tertiarySystemGroupedBackground = UIColor(
        SystemColor(
            "tertiarySystemGroupedBackgroundColor", light: .init(0xF2F2F7), dark: .init(0x2C2C2E),
            lightHighContrast: .init(0xEBEBF0), darkHighContrast: .init(0x363638), darkElevated: .init(0x3A3A3C),
            darkElevatedHighContrast: .init(0x444446)))
    @available(*, deprecated, renamed: "systemGroupedBackground")
    public static var groupTableViewBackground: UIColor { systemGroupedBackground }

    // MARK: Fills, for shapes on top of backgrounds

    public static let systemFill = UIColor(
        SystemColor(
            "systemFillColor", light: .init(0x787880, 0.2), dark: .init(0x787880, 0.36),
            lightHighContrast: .init(0x787880, 0.28), darkHighContrast: .init(0x787880, 0.44)))
    public static let secondarySystemFill = UIColor(
        SystemColor(
            "secondarySystemFillColor", light: .init(0x787880, 0.16), dark: .init(0x787880, 0.32),
            lightHighContrast: .init(0x787880, 0.24), darkHighContrast: .init(0x787880, 0.4)))
    public static let tertiarySystemFill = UIColor(
        SystemColor(
            "tertiarySystemFillColor", light: .init(0x767680, 0.12), dark: .init(0x767680, 0.24),
            lightHighContrast: .init(0x767680, 0.2), darkHighContrast: .init(0x767680, 0.32)))
    public static let quaternarySystemFill = UIColor(
        SystemColor(
            "quaternarySystemFillColor", light: .init(0x747480, 0.08), dark: .init(0x767680, 0.18),
            lightHighContrast: .init(0x747480, 0.16), darkHighContrast: .init(0x767680, 0.26)))

    /// The tint colour of whichever view the colour is used in; the system's blue where there is none.
    public static let tintColor = UIColor(tintPlaceholder: ())
}
