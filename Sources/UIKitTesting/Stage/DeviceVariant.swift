import AppleFoundation
import HeadlessHost
import RunOrders
import Testing
import UIKit

/// A device as somebody has set it up: style, text size, reading direction.
///
/// ```swift
/// @Test(arguments: SimulatedDevice.matrix([.iPhoneSE, .iPadPro11], styles: [.light, .dark], contentSizes: [.large, .accessibilityLarge]))
/// func `the title stays on the screen`(variant: DeviceVariant) {
///     let stage = Stage(variant)
/// ```
public struct DeviceVariant: Hashable, Sendable, CustomStringConvertible, CustomTestStringConvertible {
    public var device: SimulatedDevice
    public var style: UIUserInterfaceStyle
    public var contentSize: UIContentSizeCategory
    public var layoutDirection: UITraitEnvironmentLayoutDirection

    public init(
        _ device: SimulatedDevice, style: UIUserInterfaceStyle = .light, contentSize: UIContentSizeCategory = .large,
        layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight
    ) {
        self.device = device
        self.style = style
        self.contentSize = contentSize
        self.layoutDirection = layoutDirection
    }

    /// The one that `allium test` was asked for with `--device`, `--dark`, `--text-size`, `--rtl` or `--matrix`; else a plain iPhone 15.
    public static var ofRun: DeviceVariant {
        let orders = RunOrders(environment: ProcessInfo.processInfo.environment) ?? RunOrders()
        return DeviceVariant(
            orders.device.flatMap(SimulatedDevice.named) ?? .iPhone15, style: orders.userInterfaceStyle,
            contentSize: orders.contentSize, layoutDirection: orders.layoutDirection)
    }

    /// What differs from a device as it is sold: `iPhone SE`, `iPad Pro 11, landscape, dark, XXXL, right to left`.
    public var name: String {
        var words = [device.name]
        if device.size.width > device.size.height { words.append("landscape") }
        if style == .dark { words.append("dark") }
        if contentSize != .large, let index = contentSize.index { words.append(RunOrders.textSizes[index]) }
        if layoutDirection == .rightToLeft { words.append("right to left") }
        return words.joined(separator: ", ")
    }

    public var description: String { name }
    public var testDescription: String { name }
}

extension SimulatedDevice {
    /// Every device with every style, text size and direction: a parameter for a test that should hold on all of them. What is named twice
    /// comes once.
    public static func matrix(
        _ devices: [SimulatedDevice] = [.iPhoneSE, .iPhone15, .iPadPro11], styles: [UIUserInterfaceStyle] = [.light],
        contentSizes: [UIContentSizeCategory] = [.large],
        layoutDirections: [UITraitEnvironmentLayoutDirection] = [.leftToRight]
    ) -> [DeviceVariant] {
        var variants: [DeviceVariant] = []
        var seen: Set<DeviceVariant> = []
        for device in devices {
            for style in styles {
                for contentSize in contentSizes {
                    for direction in layoutDirections {
                        let variant = DeviceVariant(
                            device, style: style, contentSize: contentSize, layoutDirection: direction)
                        if seen.insert(variant).inserted { variants.append(variant) }
                    }
                }
            }
        }
        return variants
    }
}

extension Stage {
    /// A stage with that device and those settings.
    public convenience init(_ variant: DeviceVariant, ownsApplication: Bool = false) {
        self.init(
            device: variant.device, style: variant.style, contentSize: variant.contentSize,
            layoutDirection: variant.layoutDirection, ownsApplication: ownsApplication)
    }
}
