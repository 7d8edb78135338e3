import TestEvidence
import Testing
import UIKit
import UIKitTesting

@Suite("Testing kit / Stage / Variants of devices", .ours)
@MainActor struct DeviceVariantTests {
    @Test func `a matrix has every device with every setting, each once`() {
        let variants = SimulatedDevice.matrix(
            [.iPhoneSE, .iPadPro11, .iPhoneSE], styles: [.light, .dark], contentSizes: [.large, .extraExtraExtraLarge],
            layoutDirections: [.leftToRight, .rightToLeft])
        #expect(variants.count == 16 && Set(variants).count == 16)
        #expect(variants.first?.name == "iPhone SE")
        #expect(variants.last?.name == "iPad Pro 11, dark, XXXL, right to left")
    }

    @Test func `a device that is held on its side says so`() {
        #expect(DeviceVariant(.iPhone15.landscape).name == "iPhone 15, landscape")
        #expect("\(DeviceVariant(.iPhone15))" == "iPhone 15")
    }

    @Test(
        arguments: SimulatedDevice.matrix(
            [.iPhoneSE, .iPadPro11], styles: [.light, .dark], contentSizes: [.accessibilityLarge]))
    func `a stage is as its variant says`(variant: DeviceVariant) {
        let stage = Stage(variant)
        let traits = stage.window.traitCollection
        #expect(traits.userInterfaceStyle == variant.style)
        #expect(traits.preferredContentSizeCategory == .accessibilityLarge)
        #expect(stage.window.bounds.size == variant.device.size)
    }

    @Test func `without orders the run is for a plain iPhone 15`() { #expect(DeviceVariant.ofRun == DeviceVariant(.iPhone15)) }
}
