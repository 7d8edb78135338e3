import CoreGraphics
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Windows / Levels")
struct WindowLevelTests {
    @Test(.documented("UIWindow.Level: `.alert + 1` and comparisons, as everywhere in apps"))
    func `levels compare and take numbers`() {
        let window = UIWindow()
        window.windowLevel = .alert + 1
        #expect(window.windowLevel == UIWindow.Level(rawValue: UIWindow.Level.alert.rawValue + 1))
        #expect(window.windowLevel > .alert && .normal < UIWindow.Level.statusBar)
        window.windowLevel -= 1
        #expect(window.windowLevel == .alert && window.windowLevel - .statusBar == 1000)
        window.windowLevel = 2 + .normal
        window.windowLevel += 1
        #expect(window.windowLevel.rawValue == 3)
        let sorted = [UIWindow.Level.alert, .normal, .statusBar].sorted()
        #expect(sorted == [.normal, .statusBar, .alert] && sorted.max() == .alert)
    }

    @Test(.documented("UILayoutPriority and UIFont.Weight: the same operators"))
    func `so do priorities and weights`() {
        #expect(UILayoutPriority.required - 1 == UILayoutPriority(999) && UILayoutPriority.defaultLow < .defaultHigh)
        #expect(UIFont.Weight.bold > .regular && (UIFont.Weight.regular + 0.4) == .bold)
        let label = UILabel()
        label.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        #expect(label.contentHuggingPriority(for: .horizontal).rawValue == 251)
    }
}
