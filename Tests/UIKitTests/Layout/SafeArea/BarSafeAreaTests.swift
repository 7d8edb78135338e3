import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What bars add to the safe area of the content, and who lies beside them instead.
@MainActor @Suite("Safe area / 4 Bars", .serialized)
struct BarSafeAreaTests {
    private func inWindow(_ y: UIView) -> CGRect { y.convert(y.bounds, to: nil) }

    @Test(
        .oracle("AREA-A10, AREA-D1: with a navigation bar, with a tab bar"),
        arguments: [
            (SimulatedDevice.iPhone8, 64.0, 49.0), (.iPhoneX, 88, 83), (.iPhone11ProMax, 88, 83), (.iPhone13, 91, 83),
            (.iPhone15, 103, 83),
        ])
    func `bars add up through tabs and a navigation stack`(device: SimulatedDevice, top: Double, bottom: Double) {
        let stage = Stage(device: device)
        let content = controller("A")
        let tabs = UITabBarController()
        tabs.viewControllers = [UINavigationController(rootViewController: content), controller("B")]
        stage.window.rootViewController = tabs
        stage.settle()
        let insets = content.view.safeAreaInsets
        #expect(Double(insets.top) == top && Double(insets.bottom) == bottom)
        #expect(inWindow(content.view) == stage.window.bounds)
        content.additionalSafeAreaInsets = UIEdgeInsets(top: 10, left: 0, bottom: 5, right: 0)
        stage.settle()
        #expect(Double(content.view.safeAreaInsets.top) == top + 10 && Double(content.view.safeAreaInsets.bottom) == bottom + 5)
    }

    @Test(.oracle("AREA-A10, AREA-D1: a toolbar"))
    func `a toolbar adds to the bottom`() {
        let plain = NavigationScene(device: .iPhone8)
        plain.nav.setToolbarHidden(false, animated: false)
        plain.stage.settle()
        #expect(plain.a.view.safeAreaInsets.bottom == 44)
        let rounded = NavigationScene(device: .iPhone11)
        rounded.nav.setToolbarHidden(false, animated: false)
        rounded.stage.settle()
        #expect(rounded.a.view.safeAreaInsets.bottom == 78)
    }

    @Test(.documented("AREA-A11: all edges unless told otherwise"))
    func `content lies beside a bar on the edges that it does not extend to`() {
        let scene = TabScene(device: .iPhone8)
        #expect(scene.a.edgesForExtendedLayout == .all && !scene.a.extendedLayoutIncludesOpaqueBars)
        #expect(inWindow(scene.a.view) == CGRect(x: 0, y: 0, width: 375, height: 667))
        #expect(scene.a.view.safeAreaInsets.bottom == 49)
        scene.a.edgesForExtendedLayout = [.top, .left, .right]
        scene.tabs.view.setNeedsLayout()
        scene.stage.settle()
        #expect(inWindow(scene.a.view) == CGRect(x: 0, y: 0, width: 375, height: 618))
        #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0))
    }

    @Test(.documented("AREA-A11: an opaque bar"))
    func `content lies beside an opaque tab bar unless it reaches below opaque ones too`() {
        let scene = TabScene(device: .iPhoneX)
        scene.tabs.tabBar.isTranslucent = false
        scene.tabs.view.setNeedsLayout()
        scene.stage.settle()
        #expect(inWindow(scene.a.view).maxY == 812 - 83 && scene.a.view.safeAreaInsets.bottom == 0)
        scene.a.extendedLayoutIncludesOpaqueBars = true
        scene.tabs.view.setNeedsLayout()
        scene.stage.settle()
        #expect(inWindow(scene.a.view).maxY == 812 && scene.a.view.safeAreaInsets.bottom == 83)
    }

    @Test(.documented("AREA-A11: each edge by itself"))
    func `below the navigation bar and above the toolbar`() {
        let scene = NavigationScene(device: .iPhone8)
        scene.nav.setToolbarHidden(false, animated: false)
        scene.a.edgesForExtendedLayout = []
        scene.nav.view.setNeedsLayout()
        scene.stage.settle()
        #expect(inWindow(scene.a.view) == CGRect(x: 0, y: 64, width: 375, height: 667 - 64 - 44))
        #expect(scene.a.view.safeAreaInsets == .zero)
        scene.a.edgesForExtendedLayout = .bottom
        scene.nav.view.setNeedsLayout()
        scene.stage.settle()
        #expect(inWindow(scene.a.view) == CGRect(x: 0, y: 64, width: 375, height: 667 - 64))
        #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: 0, left: 0, bottom: 44, right: 0))
    }
}
