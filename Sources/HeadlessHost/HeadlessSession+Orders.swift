import AppleFoundation
import RunOrders
import UIKit

extension HeadlessSession {
    /// A device with the settings that the tool was told.
    package convenience init(device: SimulatedDevice, orders: RunOrders) {
        self.init(
            device: device, style: orders.userInterfaceStyle, contentSize: orders.contentSize,
            layoutDirection: orders.layoutDirection)
    }
}

extension RunOrders {
    package var userInterfaceStyle: UIUserInterfaceStyle { style == "dark" ? .dark : .light }

    package var contentSize: UIContentSizeCategory {
        guard let textSize, let index = Self.textSizes.firstIndex(of: textSize.uppercased()) else { return .large }
        return UIContentSizeCategory.ordered[index]
    }

    package var layoutDirection: UITraitEnvironmentLayoutDirection { isRightToLeft == true ? .rightToLeft : .leftToRight }

    /// Whether the screen is to be another one than usual.
    package var describesScreen: Bool { device != nil || style != nil || textSize != nil || isRightToLeft != nil }
}
