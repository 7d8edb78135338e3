import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Lifecycle / Appearance: why a controller comes or goes")
struct FlagsSpec {
    private let coming = ["viewWillAppear", "viewIsAppearing", "viewDidAppear"]
    private let going = ["viewWillDisappear", "viewDidDisappear"]

    private func flags(_ probe: ProbeController, _ calls: [String]) -> [[String]] {
        calls.map { call in probe.moments.last { $0.call == call }?.flags ?? ["missing"] }
    }

    @Test(.documented("VCPG: table 5-1, valid inside the appearance callbacks"))
    func `before and after the callbacks every flag is false`() {
        let scene = PresentingScene(.fullScreen)
        func all(_ made: UIViewController) -> [Bool] {
            [made.isBeingPresented, made.isBeingDismissed, made.isMovingToParent, made.isMovingFromParent]
        }
        #expect(all(scene.modal) == [false, false, false, false])
        scene.present()
        #expect(all(scene.modal) == [false, false, false, false])
        scene.root.dismiss(animated: false)
        scene.stage.settle()
        #expect(all(scene.modal) == [false, false, false, false])
    }

    @Test(.assumed("public routers ask the presented controller from outside, while it goes, and take the answer for true"))
    func `between the callbacks of a transition the reason stays`() {
        let scene = PresentingScene(.fullScreen)
        scene.root.present(scene.modal, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.modal.isBeingPresented && !scene.modal.isBeingDismissed)
        scene.stage.settle()
        #expect(!scene.modal.isBeingPresented)
        scene.root.dismiss(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.root.presentedViewController === scene.modal)
        #expect(scene.modal.isBeingDismissed && !scene.modal.isBeingPresented)
        scene.stage.settle()
        #expect(!scene.modal.isBeingDismissed)
    }

    @Test(.oracle("LIFE-F1: here in a home-made stack"))
    func `the first of a stack is moving to its parent`() {
        let (stack, first) = (HomeMadeStack(), ProbeController("1"))
        _ = stage(showing: stack)
        stack.push(first)
        #expect(flags(first, ["viewWillAppear", "viewDidAppear"]) == [["to parent"], ["to parent"]])
    }

    @Test(.oracle("LIFE-F2: here in a home-made stack"))
    func `one that is pushed is moving to its parent`() {
        let (stack, first, second) = (HomeMadeStack(), ProbeController("1"), ProbeController("2"))
        _ = stage(showing: stack)
        stack.push(first)
        stack.push(second, animated: true)
        #expect(flags(second, ["viewWillAppear", "viewDidAppear"]) == [["to parent"], ["to parent"]])
    }

    @Test(.oracle("LIFE-F3"))
    func `one that is covered has no reason`() {
        let (stack, first, second) = (HomeMadeStack(), ProbeController("1"), ProbeController("2"))
        _ = stage(showing: stack)
        stack.push(first)
        stack.push(second)
        #expect(flags(first, going) == [[], []])
    }

    @Test(.oracle("LIFE-F4"))
    func `one that is revealed has no reason`() {
        let (stack, first, second) = (HomeMadeStack(), ProbeController("1"), ProbeController("2"))
        _ = stage(showing: stack)
        stack.push(first)
        stack.push(second)
        stack.pop()
        #expect(flags(first, ["viewWillAppear", "viewDidAppear"]) == [[], []])
    }

    @Test(.oracle("LIFE-F5"))
    func `one that is popped is moving from its parent`() {
        let (stack, first, second) = (HomeMadeStack(), ProbeController("1"), ProbeController("2"))
        _ = stage(showing: stack)
        stack.push(first)
        stack.push(second)
        stack.pop()
        #expect(flags(second, going) == [["from parent"], ["from parent"]])
    }

    private func presented(_ style: UIModalPresentationStyle, dismisses: Bool) -> (
        root: ProbeController, modal: ProbeController
    ) {
        let (root, modal) = (ProbeController("R"), ProbeController("M"))
        let stage = stage(showing: root)
        modal.modalPresentationStyle = style
        root.present(modal, animated: false)
        stage.settle()
        if dismisses {
            root.dismiss(animated: false)
            stage.settle()
        }
        return (root, modal)
    }

    @Test(.documented("UIViewController.isBeingPresented"), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `who is presented is being presented in all of its coming`(style: UIModalPresentationStyle) {
        #expect(flags(presented(style, dismisses: false).modal, coming) == [["presented"], ["presented"], ["presented"]])
    }

    @Test(.documented("UIViewController.isBeingDismissed"), arguments: [UIModalPresentationStyle.fullScreen, .pageSheet])
    func `who is dismissed is being dismissed in all of its going`(style: UIModalPresentationStyle) {
        #expect(flags(presented(style, dismisses: true).modal, going) == [["dismissed"], ["dismissed"]])
    }

    @Test(.assumed("ask the container, as is commonly advised"))
    func `a child of a presented container is not being presented itself`() {
        let (root, container, child) = (controller("R"), controller("N"), ProbeController("C"))
        let stage = stage(showing: root)
        container.embed(child)
        container.modalPresentationStyle = .fullScreen
        root.present(container, animated: false)
        stage.settle()
        #expect(flags(child, coming).allSatisfy { !$0.contains("presented") })
        root.dismiss(animated: false)
        stage.settle()
        #expect(flags(child, going).allSatisfy { !$0.contains("dismissed") })
    }

    @Test(.assumed("the presenter comes back for no reason of its own"))
    func `a presenter that is uncovered has no reason`() {
        let root = presented(.fullScreen, dismisses: true).root
        #expect(flags(root, coming) == [[], [], []])
    }

    @Test(.assumed("the presenter goes for no reason of its own"))
    func `a presenter that is covered has no reason`() {
        let root = presented(.fullScreen, dismisses: false).root
        #expect(flags(root, going) == [[], []])
    }

    @Test(.documented("VCPG: a child of one's own container"))
    func `a child that is added is moving to its parent`() {
        let (root, child) = (controller("P"), ProbeController("C"))
        let stage = stage(showing: root)
        root.embed(child)
        stage.layoutNow()
        #expect(flags(child, coming) == [["to parent"], ["to parent"], ["to parent"]])
    }

    @Test(.documented("VCPG: a child of one's own container"))
    func `a child that is removed is moving from its parent`() {
        let (root, child) = (controller("P"), ProbeController("C"))
        let stage = stage(showing: root)
        root.embed(child)
        stage.layoutNow()
        root.extract(child)
        stage.layoutNow()
        #expect(flags(child, going) == [["from parent"], ["from parent"]])
    }

    @Test(.assumed("a child that was there before its parent appears comes along, and has moved long ago"))
    func `a child that follows its parent was moved to it in its first appearance only`() {
        let (root, child) = (controller("P"), ProbeController("C"))
        root.embed(child)
        let stage = stage(showing: root)
        stage.window.rootViewController = nil
        stage.layoutNow()
        child.moments = []
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(flags(child, coming) == [[], [], []])
    }

    private final class Silent: ProbeController {
        override func willMove(toParent parent: UIViewController?) {}
    }

    @Test(.oracle("LIFE-F11"))
    func `a willMove that keeps super away breaks the reason`() {
        let (stack, first, second) = (HomeMadeStack(), ProbeController("1"), Silent())
        let heard = Misuse.observed {
            _ = stage(showing: stack)
            stack.push(first)
            stack.push(second)
            stack.pop()
        }
        #expect(flags(second, going) == [[], []])
        #expect(heard.contains(.superNotCalled(controller: Diagnostics.name(second), method: "willMove(toParent:)")))
    }

    @Test(.assumed("no window and no container: nobody comes or goes for a reason"))
    func `a window's root has no reason`() {
        let root = ProbeController("R")
        _ = stage(showing: root)
        #expect(flags(root, coming) == [[], [], []])
    }
}
