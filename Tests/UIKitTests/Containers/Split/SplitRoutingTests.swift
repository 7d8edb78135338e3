import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Split / Show and show detail", .serialized)
struct SplitRoutingTests {
    private func action(_ name: String) -> Selector { Selector(name) }

    @Test(.documented("UIViewController.targetViewController(forAction:sender:)"))
    func `who overrides the action is its target`() {
        let scene = SplitScene(inStack: true)
        let stack = scene.p.navigationController
        #expect(scene.p.targetViewController(forAction: action("showViewController:sender:"), sender: nil) === stack)
        #expect(
            scene.p.targetViewController(forAction: action("showDetailViewController:sender:"), sender: nil) === scene.split)
        let lonely = controller("L")
        #expect(lonely.targetViewController(forAction: action("showViewController:sender:"), sender: nil) == nil)
    }

    @Test(.documented("UIViewController.show(_:sender:)"))
    func `without a target it is presented`() {
        let stage = Stage(device: .iPhone15)
        let root = controller("R")
        stage.window.rootViewController = root
        stage.settle()
        root.show(controller("X"), sender: nil)
        stage.settle()
        #expect(root.presentedViewController?.title == "X")
    }

    @Test(.documented("UISplitViewController.showDetailViewController(_:sender:)"))
    func `unfolded, detail replaces the secondary column`() {
        let scene = SplitScene(inStack: true)
        let new = controller("D")
        scene.p.showDetailViewController(new, sender: nil)
        scene.stage.settle()
        #expect(scene.log.lines == ["showDetail D"])
        #expect(scene.split.viewControllers.last === new && new.view.window != nil && scene.s.view.window == nil)
    }

    @Test(.oracle("SPLIT-33"))
    func `folded, detail is pushed`() {
        let scene = SplitScene(device: .iPhone15, sideways: false, inStack: true)
        scene.p.navigationController?.popToRootViewController(animated: false)
        scene.stage.settle()
        let new = controller("D")
        scene.p.showDetailViewController(new, sender: nil)
        scene.stage.settle()
        #expect(scene.p.navigationController?.viewControllers == [scene.p, new] && new.view.window != nil)
    }

    @Test(.documented("UISplitViewControllerDelegate.splitViewController(_:showDetail:sender:)"))
    func `the delegate may show by itself`() {
        let scene = SplitScene { $0.log.handlesShow = true }
        scene.split.showDetailViewController(controller("D"), sender: nil)
        scene.split.show(controller("E"), sender: nil)
        scene.stage.settle()
        #expect(scene.log.lines == ["showDetail D", "show E"])
        #expect(scene.split.viewControllers == [scene.p, scene.s])
    }

    @Test(.documented("UISplitViewController.show(_:sender:)"))
    func `show replaces the column of who asks`() {
        let scene = SplitScene()
        let first = controller("1")
        scene.split.show(first, sender: scene.p)
        scene.stage.settle()
        #expect(scene.split.viewControllers == [first, scene.s])
        let second = controller("2")
        scene.split.show(second, sender: scene.s)
        scene.stage.settle()
        #expect(scene.split.viewControllers == [first, second])
        let phone = SplitScene(device: .iPhone15, sideways: false)
        let third = controller("3")
        phone.split.show(third, sender: nil)
        phone.stage.settle()
        #expect(phone.split.presentedViewController === third)
    }

    @Test(.oracle("SPLIT-35"))
    func `with columns the delegate is not asked`() {
        let scene = SplitScene(.doubleColumn)
        let detail = controller("D")
        scene.split.showDetailViewController(detail, sender: nil)
        scene.stage.settle()
        #expect(scene.split.viewController(for: .secondary) === detail && detail.view.window != nil)
        let shown = controller("E")
        scene.split.show(shown, sender: nil)
        scene.stage.settle()
        #expect(scene.split.presentedViewController === shown)
        #expect(!scene.log.lines.contains { $0.hasPrefix("show") })
    }
}
