import AppleFoundation
import CoreGraphics

/// The values of one adaptive colour of the system, for each appearance it distinguishes.
struct SystemColor {
    /// One of its values, made once: lists ask for the same colours with each row.
    final class Tone: Sendable {
        let components: ColorComponents
        let color: UIColor
        let cgColor: CGColor

        init(_ hex: UInt32, _ alpha: CGFloat = 1) {
            components = ColorComponents(hex: hex, alpha: alpha)
            color = UIColor(components: components)
            cgColor = components.cgColor
        }
    }

    /// As in a description or an Interface Builder document: `labelColor`.
    let name: String
    let light: Tone
    let dark: Tone
    let lightHighContrast: Tone
    let darkHighContrast: Tone
    /// Dark values for content that floats above other content; nil where they don't differ.
    let darkElevated: Tone?
    let darkElevatedHighContrast: Tone?

    init(
        _ name: String, light: Tone, dark: Tone, lightHighContrast: Tone? = nil, darkHighContrast: Tone? = nil,
        darkElevated: Tone? = nil, darkElevatedHighContrast: Tone? = nil
    ) {
        self.name = name
        self.light = light
        self.dark = dark
        self.lightHighContrast = lightHighContrast ?? light
        self.darkHighContrast = darkHighContrast ?? dark
        self.darkElevated = darkElevated
        self.darkElevatedHighContrast = darkElevatedHighContrast ?? darkElevated
    }

    func tone(in traits: UITraitCollection) -> Tone {
        let highContrast = traits.accessibilityContrast == .high
        guard traits.userInterfaceStyle == .dark else { return highContrast ? lightHighContrast : light }
        if traits.userInterfaceLevel == .elevated,
            let elevated = highContrast ? darkElevatedHighContrast : darkElevated
        {
            return elevated
        }
        return highContrast ? darkHighContrast : dark
    }
}
