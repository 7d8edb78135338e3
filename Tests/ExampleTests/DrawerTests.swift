import CoreGraphics
import Drawer
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The hiking app, its drawer closed.
@MainActor final class DrawerScene: ExampleScene {
    let drawer: DrawerController
    let menu: TrailsMenuController

    init(on device: SimulatedDevice = .iPhone15, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight) {
        drawer = TrailsApp.makeDrawer()
        menu = drawer.menu as! TrailsMenuController
        super.init(drawer, on: device, layoutDirection: layoutDirection)
    }

    /// A finger that has come some way from the left edge.
    func pull(to x: CGFloat) -> Finger {
        let finger = stage.touchDown(at: CGPoint(x: 2, y: 400))
        finger.move(to: CGPoint(x: x, y: 400), duration: 0.4)
        return finger
    }

    func open() {
        drawer.open()
        stage.settle()
        recorder.clear()
    }

    /// The menu as it is seen now, while it moves.
    var menuEdge: CGFloat { (menu.view.layer.presentation() ?? menu.view.layer).frame.maxX }
    var width: CGFloat { menu.view.bounds.width }
}

@MainActor @Suite("Examples / Drawer", .assumed("what a person expects of such an app on iOS"), .serialized)
struct DrawerTests {
    // MARK: Closed and open
    @Test func `closed, the menu is a child that has no view yet`() {
        let scene = DrawerScene()
        #expect(scene.drawer.children == [scene.menu, scene.drawer.content])
        #expect(!scene.menu.isViewLoaded && scene.drawer.content.view.frame == scene.stage.window.bounds)
    }

    @Test func `the button in the content opens the drawer around it, a tap beside the menu closes it`() {
        let scene = DrawerScene()
        scene.stage.tap("Menu")
        scene.stage.settle()
        #expect(scene.drawer.isOpen && scene.menuEdge == scene.width)
        #expect(
            scene.take() == """
                Menu.viewWillAppear(true)
                Menu.viewIsAppearing(true)
                Menu.viewDidAppear(true)
                """)
        scene.stage.tap(at: CGPoint(x: 380, y: 500))
        scene.stage.settle()
        #expect(!scene.drawer.isOpen && scene.menu.view.superview == nil)
        #expect(
            scene.take() == """
                Menu.viewWillDisappear(true)
                Menu.viewDidDisappear(true)
                """)
        scene.stage.expectNothingPending()
    }

    @Test func `without animation it is open at once`() {
        let scene = DrawerScene()
        scene.drawer.open(animated: false)
        #expect(scene.drawer.isOpen && scene.menu.view.frame.minX == 0)
        scene.stage.settle()
        #expect(
            scene.take() == """
                Menu.viewWillAppear(false)
                Menu.viewIsAppearing(false)
                Menu.viewDidAppear(false)
                """)
        scene.stage.expectNothingPending()
    }

    // MARK: With a finger
    @Test func `the menu follows the finger from the edge, and opens when it has come far enough`() {
        let scene = DrawerScene()
        let finger = scene.pull(to: 200)
        #expect(
            scene.take() == """
                Menu.viewWillAppear(true)
                Menu.viewIsAppearing(true)
                """)
        #expect(abs(scene.menuEdge - 200) < 25)
        finger.lift()
        scene.stage.settle()
        #expect(scene.drawer.isOpen)
        #expect(scene.take() == "Menu.viewDidAppear(true)")
    }

    @Test func `let go too early, everything is as before`() {
        let scene = DrawerScene()
        let tree = ExampleScene.tree(scene.drawer)
        let finger = scene.pull(to: 120)
        finger.move(to: CGPoint(x: 60, y: 400), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(!scene.drawer.isOpen && scene.menu.view.superview == nil && scene.drawer.dimmingView.superview == nil)
        #expect(ExampleScene.tree(scene.drawer) == tree)
        #expect(
            scene.take() == """
                Menu.viewWillAppear(true)
                Menu.viewIsAppearing(true)
                Menu.viewWillDisappear(true)
                Menu.viewDidDisappear(true)
                """)
        scene.stage.expectNothingPending()
        scene.stage.tap("Menu")
        scene.stage.settle()
        #expect(scene.drawer.isOpen)
    }

    @Test func `a swipe closes it, half a swipe does not`() {
        let scene = DrawerScene()
        scene.open()
        scene.stage.drag(from: CGPoint(x: 250, y: 600), to: CGPoint(x: 30, y: 600))
        scene.stage.settle()
        #expect(!scene.drawer.isOpen)
        scene.open()
        let finger = scene.stage.touchDown(at: CGPoint(x: 250, y: 600))
        finger.move(by: CGVector(dx: -100, dy: 0), duration: 0.4)
        finger.move(by: CGVector(dx: 60, dy: 0), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(scene.drawer.isOpen && scene.menuEdge == scene.width)
        #expect(
            scene.take() == """
                Menu.viewWillDisappear(true)
                Menu.viewWillAppear(true)
                Menu.viewIsAppearing(true)
                Menu.viewDidAppear(true)
                """)
    }

    @Test func `a call that comes in puts the menu back`() {
        let scene = DrawerScene()
        scene.pull(to: 280).cancel()
        scene.stage.settle()
        #expect(!scene.drawer.isOpen && scene.menu.view.superview == nil)
        scene.stage.expectNothingPending()
    }

    @Test func `up and down belongs to the content`() {
        let scene = DrawerScene()
        scene.open()
        scene.stage.drag(from: CGPoint(x: 250, y: 600), to: CGPoint(x: 240, y: 300))
        scene.stage.settle()
        #expect(scene.drawer.isOpen)
    }

    @Test func `on a pushed screen the edge leads back, not to the menu`() {
        let scene = DrawerScene()
        scene.stage.tap("Windy Ridge")
        scene.stage.settle()
        let navigation = scene.drawer.content as! UINavigationController
        #expect(navigation.viewControllers.count == 2)
        scene.pull(to: 300).lift()
        scene.stage.settle()
        #expect(navigation.viewControllers.count == 1 && !scene.drawer.isOpen)
        scene.pull(to: 300).lift()
        scene.stage.settle()
        #expect(scene.drawer.isOpen)
    }

    // MARK: Other content
    @Test func `choosing in the menu changes the content and closes the drawer`() {
        let scene = DrawerScene()
        scene.open()
        let before = scene.drawer.content
        scene.name(before, "Old")
        scene.stage.tap("Saved")
        scene.stage.settle()
        #expect(scene.drawer.content !== before && before.parent == nil && before.view.superview == nil)
        #expect(scene.drawer.isOpen == false)
        #expect((scene.drawer.content as? UINavigationController)?.topViewController?.title == "Saved")
        #expect(
            scene.take("Old", "Saved", "Menu") == """
                Old.willMove(toParent: nil)
                Saved.viewWillAppear(false)
                Old.viewWillDisappear(false)
                Saved.viewIsAppearing(false)
                Saved.viewDidAppear(false)
                Saved.didMove(toParent: UINavigationController)
                Old.viewDidDisappear(false)
                Old.didMove(toParent: nil)
                Menu.viewWillDisappear(true)
                Menu.viewDidDisappear(true)
                """)
    }

    // MARK: The drawer itself comes and goes
    @Test func `what shows goes and comes with the drawer`() {
        let scene = DrawerScene()
        scene.open()
        let cover = UIViewController()
        cover.title = "Cover"
        cover.modalPresentationStyle = .fullScreen
        scene.drawer.present(cover, animated: false)
        scene.stage.settle()
        #expect(
            scene.take() == """
                DrawerController.viewWillDisappear(false)
                UINavigationController.viewWillDisappear(false)
                Today.viewWillDisappear(false)
                Menu.viewWillDisappear(false)
                Cover.viewWillAppear(false)
                Cover.viewIsAppearing(false)
                Cover.viewDidAppear(false)
                DrawerController.viewDidDisappear(false)
                UINavigationController.viewDidDisappear(false)
                Today.viewDidDisappear(false)
                Menu.viewDidDisappear(false)
                """)
        scene.drawer.dismiss(animated: false)
        scene.stage.settle()
        scene.recorder.clear()
        scene.drawer.close(animated: false)
        scene.drawer.present(cover, animated: false)
        scene.stage.settle()
        #expect(
            scene.take("Menu") == """
                Menu.viewWillDisappear(false)
                Menu.viewDidDisappear(false)
                """)
    }

    // MARK: What the children decide
    @Test func `the status bar follows who is in front`() {
        let scene = DrawerScene()
        #expect(scene.stage.surroundings.statusBar.style == .default)
        let finger = scene.pull(to: 200)
        #expect(scene.stage.surroundings.statusBar.style == .default)
        finger.lift()
        scene.stage.settle()
        #expect(scene.stage.surroundings.statusBar.style == .lightContent)
        scene.drawer.close()
        scene.stage.settle()
        #expect(scene.stage.surroundings.statusBar.style == .default)
    }

    @Test func `the menu's size is the drawer's business, also when the device turns`() {
        let scene = DrawerScene()
        scene.open()
        #expect(scene.width == (393 * 0.78).rounded())
        scene.recorder.records = [.environment]
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.place(scene.menu.view) == CGRect(x: 0, y: 0, width: 320, height: 393))
        #expect(scene.recorder.lines.contains("Menu.viewWillTransition(to: 320×393)"))
        #expect(scene.drawer.content.view.bounds.size == CGSize(width: 852, height: 393))
    }

    @Test func `read from right to left, the menu comes from the right`() {
        let scene = DrawerScene(layoutDirection: .rightToLeft)
        scene.stage.drag(from: CGPoint(x: 391, y: 400), to: CGPoint(x: 120, y: 400))
        scene.stage.settle()
        #expect(scene.drawer.isOpen && scene.place(scene.menu.view).maxX == 393)
        scene.stage.drag(from: CGPoint(x: 150, y: 600), to: CGPoint(x: 380, y: 600))
        scene.stage.settle()
        #expect(!scene.drawer.isOpen)
    }
}
