import AppleFoundation
import CoreGraphics
import UIKit

/// The screen that a headless host pretends to have.
public struct SimulatedDevice: Hashable, Sendable, CustomStringConvertible {
    package var device: Device

    package init(_ device: Device) { self.device = device }

    public var name: String { device.name }
    /// In points, as it is held.
    public var size: CGSize { device.size }
    /// Pixels per point.
    public var scale: CGFloat { device.scale }
    public var safeAreaInsets: UIEdgeInsets { device.safeAreaInsets }

    /// Held on its side.
    public var landscape: SimulatedDevice { SimulatedDevice(device.held(.landscape)) }
    public var portrait: SimulatedDevice { SimulatedDevice(device.held(.portrait)) }

    /// The same device with another number of pixels per point: smaller pictures, quicker tests.
    public func scaled(_ scale: CGFloat) -> SimulatedDevice {
        var copy = self
        copy.device.scale = scale
        return copy
    }

    /// A plain screen of this size without a safe area.
    public static func screen(_ size: CGSize, scale: CGFloat = 2) -> SimulatedDevice {
        SimulatedDevice(Device.iPhoneSE.resized(to: size, scale: scale))
    }

    /// The device of that name, whatever the case of its letters: "iPhone 15", "iPad Pro 11".
    public static func named(_ name: String) -> SimulatedDevice? { Device.named(name).map(SimulatedDevice.init) }

    /// All devices by name, phones first.
    public static var all: [SimulatedDevice] { Device.catalog.map(SimulatedDevice.init) }

    public var description: String {
        let pixels = scale == scale.rounded() ? "\(Int(scale))" : "\(scale)"
        return "\(name) (\(Int(size.width)) by \(Int(size.height)) points, \(pixels)x)"
    }
}

extension SimulatedDevice {
    public static let iPhoneSE1 = SimulatedDevice(.iPhoneSE1)
    public static let iPhoneSE = SimulatedDevice(.iPhoneSE)
    public static let iPhone8 = SimulatedDevice(.iPhone8)
    public static let iPhone8Plus = SimulatedDevice(.iPhone8Plus)
    public static let iPhoneX = SimulatedDevice(.iPhoneX)
    public static let iPhone11 = SimulatedDevice(.iPhone11)
    public static let iPhone11ProMax = SimulatedDevice(.iPhone11ProMax)
    public static let iPhone13Mini = SimulatedDevice(.iPhone13Mini)
    public static let iPhone13 = SimulatedDevice(.iPhone13)
    public static let iPhone14 = SimulatedDevice(.iPhone14)
    public static let iPhone14Plus = SimulatedDevice(.iPhone14Plus)
    public static let iPhone15 = SimulatedDevice(.iPhone15)
    public static let iPhone15Pro = SimulatedDevice(.iPhone15Pro)
    public static let iPhone15ProMax = SimulatedDevice(.iPhone15ProMax)
    public static let iPhone16 = SimulatedDevice(.iPhone16)
    public static let iPhone16Pro = SimulatedDevice(.iPhone16Pro)
    public static let iPhone16ProMax = SimulatedDevice(.iPhone16ProMax)
    public static let iPad9 = SimulatedDevice(.iPad9)
    public static let iPad10 = SimulatedDevice(.iPad10)
    public static let iPadMini = SimulatedDevice(.iPadMini)
    public static let iPadPro11 = SimulatedDevice(.iPadPro11)
    public static let iPadPro12_9 = SimulatedDevice(.iPadPro12_9)
    public static let iPadPro13 = SimulatedDevice(.iPadPro13)
}
