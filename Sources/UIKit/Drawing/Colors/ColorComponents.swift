import AppleFoundation
import CoreGraphics

/// Red, green, blue in extended sRGB (values may leave 0...1), not premultiplied.
struct ColorComponents: Hashable {
    var red: CGFloat
    var green: CGFloat
    var blue: CGFloat
    var alpha: CGFloat

    static let clear = ColorComponents(red: 0, green: 0, blue: 0, alpha: 0)

    var cgColor: CGColor { CGColor(srgbRed: red, green: green, blue: blue, alpha: alpha) }

    /// From 0xRRGGBB.
    init(hex: UInt32, alpha: CGFloat = 1) {
        red = CGFloat((hex >> 16) & 0xFF) / 255
        green = CGFloat((hex >> 8) & 0xFF) / 255
        blue = CGFloat(hex & 0xFF) / 255
        self.alpha = alpha
    }

    init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        self.red = red
        self.green = green
        self.blue = blue
        self.alpha = alpha
    }

    init(white: CGFloat, alpha: CGFloat) {
        self.init(red: white, green: white, blue: white, alpha: alpha)
    }

    init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {
        let sector = (hue - hue.rounded(.down)) * 6
        let index = Int(sector) % 6
        let fraction = sector - sector.rounded(.down)
        let low = brightness * (1 - saturation)
        let falling = brightness * (1 - saturation * fraction)
        let rising = brightness * (1 - saturation * (1 - fraction))
        switch index {
        case 0: self.init(red: brightness, green: rising, blue: low, alpha: alpha)
        case 1: self.init(red: falling, green: brightness, blue: low, alpha: alpha)
        case 2: self.init(red: low, green: brightness, blue: rising, alpha: alpha)
        case 3: self.init(red: low, green: falling, blue: brightness, alpha: alpha)
        case 4: self.init(red: rising, green: low, blue: brightness, alpha: alpha)
        default: self.init(red: brightness, green: low, blue: falling, alpha: alpha)
        }
    }

    /// From Display P3, which shares sRGB's transfer curve and white point but has wider primaries.
    init(displayP3Red red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {
        let r = Self.linear(red)
        let g = Self.linear(green)
        let b = Self.linear(blue)
        let linearRed: CGFloat = 1.2249401763 * r - 0.2249401763 * g
        let linearGreen: CGFloat = -0.0420569547 * r + 1.0420569547 * g
        let linearBlue: CGFloat = -0.0196375546 * r - 0.0786360456 * g + 1.0982736001 * b
        self.init(
            red: Self.encoded(linearRed), green: Self.encoded(linearGreen), blue: Self.encoded(linearBlue), alpha: alpha)
    }

    var hueSaturationBrightness: (hue: CGFloat, saturation: CGFloat, brightness: CGFloat) {
        let highest = max(red, green, blue)
        let lowest = min(red, green, blue)
        let range = highest - lowest
        guard range > 0, highest != 0 else { return (0, 0, highest) }
        var hue: CGFloat
        if highest == red {
            hue = (green - blue) / range
        } else if highest == green {
            hue = 2 + (blue - red) / range
        } else {
            hue = 4 + (red - green) / range
        }
        hue /= 6
        return (hue < 0 ? hue + 1 : hue, range / highest, highest)
    }

    /// The grey of the same luminance.
    var white: CGFloat {
        if red == green && green == blue { return red }
        let r = Self.linear(red)
        let g = Self.linear(green)
        let b = Self.linear(blue)
        return Self.encoded(0.2126 * r + 0.7152 * g + 0.0722 * b)
    }

    /// `other` laid over in the given share, in encoded sRGB.
    func blended(with other: ColorComponents, fraction: CGFloat) -> ColorComponents {
        let rest = 1 - fraction
        return ColorComponents(
            red: red * rest + other.red * fraction, green: green * rest + other.green * fraction,
            blue: blue * rest + other.blue * fraction, alpha: alpha * rest + other.alpha * fraction)
    }

    private static func linear(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.04045 ? magnitude / 12.92 : pow((magnitude + 0.055) / 1.055, 2.4)
        return value < 0 ? -result : result
    }

    private static func encoded(_ value: CGFloat) -> CGFloat {
        let magnitude = abs(value)
        let result = magnitude <= 0.0031308 ? magnitude * 12.92 : 1.055 * pow(magnitude, 1 / 2.4) - 0.055
        return value < 0 ? -result : result
    }
}
