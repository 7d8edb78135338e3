import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit

@Suite("Drawing / Colours / Adaptive colours")
struct AdaptiveColorsTests {
    private let light = UITraitCollection(userInterfaceStyle: .light)
    private let dark = UITraitCollection(userInterfaceStyle: .dark)

    private func hex(_ color: UIColor, _ traits: UITraitCollection) -> String {
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        var alpha: CGFloat = 0
        color.resolvedColor(with: traits).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        let bytes = [red, green, blue].map { String(format: "%02X", Int(($0 * 255).rounded())) }.joined()
        return alpha == 1 ? bytes : "\(bytes) \(String(format: "%.2f", Double(alpha)))"
    }

    @Test(.documented("HIG: colour"))
    func `have one value in light and another in dark`() {
        #expect([hex(.systemBlue, light), hex(.systemBlue, dark)] == ["007AFF", "0A84FF"])
        #expect([hex(.label, light), hex(.label, dark)] == ["000000", "FFFFFF"])
        #expect([hex(.secondaryLabel, light), hex(.secondaryLabel, dark)] == ["3C3C43 0.60", "EBEBF5 0.60"])
        #expect([hex(.systemGray6, light), hex(.systemGray6, dark)] == ["F2F2F7", "1C1C1E"])
        #expect([hex(.separator, light), hex(.separator, dark)] == ["3C3C43 0.29", "545458 0.60"])
    }

    @Test(.documented("UIAccessibilityContrast"))
    func `become stronger under high contrast`() {
        let strong = UITraitCollection(traitsFrom: [light, UITraitCollection(accessibilityContrast: .high)])
        #expect(hex(.systemRed, strong) == "D70015")
    }

    @Test(.documented("UIUserInterfaceLevel.elevated"))
    func `lift dark backgrounds in elevated content`() {
        let raised = UITraitCollection(traitsFrom: [dark, UITraitCollection(userInterfaceLevel: .elevated)])
        #expect([hex(.systemBackground, dark), hex(.systemBackground, raised)] == ["000000", "1C1C1E"])
    }

    @Test(.documented("UIColor.init(dynamicProvider:)"))
    func `ask the provider each time with the traits in use`() {
        let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .black }
        #expect([hex(color, light), hex(color, dark)] == ["000000", "FFFFFF"])
        dark.performAsCurrent { #expect(color.cgColor.components?.first == 1) }
        light.performAsCurrent { #expect(color.cgColor.components?.first == 0) }
    }

    @Test(.assumed("as observed by developers who fade semantic colours"))
    func `stay adaptive under another alpha`() {
        let faded = UIColor.label.withAlphaComponent(0.5)
        #expect([hex(faded, light), hex(faded, dark)] == ["000000 0.50", "FFFFFF 0.50"])
    }

    @Test(.documented("UIColor equality"))
    func `are equal to themselves and not to what they resolve to`() {
        #expect(UIColor.systemBlue == UIColor.systemBlue)
        #expect(UIColor.systemBlue != UIColor.systemBlue.resolvedColor(with: light))
        #expect(UIColor.systemBlue.withAlphaComponent(0.3) == UIColor.systemBlue.withAlphaComponent(0.3))
        #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
        let provided = UIColor { _ in .red }
        #expect(provided == provided && provided != UIColor { _ in .red })
        #expect(Set([UIColor.red, .red, .label, .label, provided]).count == 3)
    }

    @Test(.documented("UIColor.tintColor")) @MainActor
    func `the tint colour as a background is the view's own, also when that changes`() {
        let parent = UIView()
        let child = UIView()
        child.backgroundColor = .tintColor
        parent.tintColor = .red
        parent.addSubview(child)
        #expect(child.layer.backgroundColor == UIColor.red.cgColor)
        parent.tintColor = .green
        #expect(child.layer.backgroundColor == UIColor.green.cgColor && child.backgroundColor == .tintColor)
    }

    @Test(.assumed("po UIColor.label as developers see it"))
    func `name themselves`() {
        #expect(UIColor.label.description.hasSuffix("name = labelColor>"))
        #expect(UIColor.label.description.hasPrefix("<UIDynamicCatalogSystemColor: 0x"))
    }

    @Test(.assumed("nothing reads catalogs yet"))
    func `are nil when no catalog knows the name`() {
        #expect(UIColor(named: "Brand") == nil)
    }
}
