import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Customizing tab bars")
struct TabCustomizingTests {
    private let items = (0..<4).map { UITabBarItem(title: "\($0)", image: nil, tag: $0) }

    @Test(.documented("UITabBar.beginCustomizingItems(_:), endCustomizing(animated:), isCustomizing"))
    func `the mode begins and ends, and says whether the bar has changed`() {
        let bar = UITabBar(frame: CGRect(x: 0, y: 0, width: 320, height: 49))
        let listener = CustomizingLog()
        bar.delegate = listener
        bar.items = Array(items.prefix(2))
        bar.beginCustomizingItems(items)
        #expect(bar.isCustomizing && listener.lines == ["willBegin 4", "didBegin 4"])
        #expect(!bar.endCustomizing(animated: true) && !bar.isCustomizing)
        bar.beginCustomizingItems(items)
        bar.items = Array(items.suffix(2))
        listener.lines = []
        #expect(bar.endCustomizing(animated: false) && listener.lines == ["willEnd true", "didEnd true"])
        #expect(!bar.endCustomizing(animated: false))
    }

    @Test(.documented("UITabBarController.tabBar: its bar is not to be manipulated"))
    func `the bar of a controller refuses`() {
        let tabs = UITabBarController()
        tabs.viewControllers = [controller("A")]
        let misuses = Misuse.observed { tabs.tabBar.beginCustomizingItems(items) }
        #expect(misuses.count == 1 && !tabs.tabBar.isCustomizing)
    }
}
