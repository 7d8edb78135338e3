import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Navigation / Stack", .serialized)
struct NavigationStackTests {
    @Test(.documented("UINavigationController.init(rootViewController:)"))
    func `the root is on the stack and its view is not loaded`() {
        let root = controller("A")
        let nav = UINavigationController(rootViewController: root)
        #expect(nav.viewControllers == [root] && nav.topViewController === root && nav.visibleViewController === root)
        #expect(root.parent === nav && !root.isViewLoaded && !nav.isViewLoaded)
        #expect(UINavigationController().viewControllers.isEmpty && UINavigationController().topViewController == nil)
    }

    @Test(.documented("UINavigationController.popViewController(animated:)"))
    func `the root can't be popped`() {
        let scene = NavigationScene()
        #expect(scene.nav.popViewController(animated: false) == nil)
        #expect(scene.nav.viewControllers == [scene.a])
        #expect(scene.nav.popToRootViewController(animated: false)?.isEmpty == true)
    }

    @Test(.documented("UINavigationController.popToViewController(_:animated:)"))
    func `popping to one gives those above it from the bottom up`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.push(scene.c)
        #expect(scene.nav.popToViewController(scene.a, animated: false) ?? [] == [scene.b, scene.c])
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.window != nil)
        #expect(scene.b.parent == nil && scene.c.parent == nil)
    }

    @Test(.documented("UINavigationController.popToRootViewController(animated:)"), arguments: [true, false])
    func `popping to the root passes those between by`(animated: Bool) {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.push(scene.c)
        _ = scene.take()
        #expect(scene.nav.popToRootViewController(animated: animated) ?? [] == [scene.b, scene.c])
        scene.stage.settle()
        #expect(
            scene.take() == [
                "C.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "A.viewIsAppearing(\(animated))",
                "C.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))",
            ])
    }

    @Test(.documented("UINavigationController.visibleViewController"))
    func `the visible one is what is presented`() {
        let scene = NavigationScene()
        let modal = controller("M")
        scene.nav.present(modal, animated: false)
        scene.stage.settle()
        #expect(scene.nav.visibleViewController === modal && scene.nav.topViewController === scene.a)
    }

    @Test(.oracle("NAV-5: a push during a transition waits for it"))
    func `a push during a push waits, and the stack with it`() {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.layoutNow()
        let misuses = Misuse.observed { scene.nav.pushViewController(scene.c, animated: true) }
        #expect(misuses.map(\.message) == ["nested push animation can result in corrupted navigation bar"])
        #expect(scene.nav.viewControllers == [scene.a, scene.b])
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c] && scene.c.view.window != nil)
        scene.stage.expectNothingPending()
    }

    @Test(.assumed("nested pop animation can result in corrupted navigation bar: words as they are quoted"))
    func `a pop during a pop waits`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.push(scene.c)
        scene.nav.popViewController(animated: true)
        scene.stage.layoutNow()
        let misuses = Misuse.observed { _ = scene.nav.popViewController(animated: true) }
        #expect(misuses.map(\.message) == ["nested pop animation can result in corrupted navigation bar"])
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a])
    }

    @Test(.documented("WWDC-2013-218: transitions start with the next layout"))
    func `two pushes in a row show the last alone`() {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: false)
        scene.nav.pushViewController(scene.c, animated: false)
        #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c])
        scene.stage.settle()
        #expect(scene.take().filter { $0.hasPrefix("B.") } == [])
        #expect(!scene.b.isViewLoaded && scene.c.view.window != nil)
    }

    @Test(.documented("WWDC-2013-218: layout on demand starts the transition"))
    func `layoutIfNeeded starts a push`() {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: true)
        #expect(!scene.b.isViewLoaded)
        scene.nav.view.layoutIfNeeded()
        #expect(scene.b.isViewLoaded && scene.nav.transitionCoordinator != nil)
        scene.stage.settle()
        #expect(scene.nav.transitionCoordinator == nil)
    }

    // MARK: setViewControllers
    @Test(.documented("UINavigationController.setViewControllers(_:animated:)"), arguments: [true, false])
    func `a new top looks like a push`(animated: Bool) {
        let scene = NavigationScene()
        scene.nav.setViewControllers([scene.a, scene.b, scene.c], animated: animated)
        #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c])
        scene.stage.settle()
        #expect(
            scene.take().filter { !$0.contains("load") && !$0.contains("Load") } == [
                "A.viewWillDisappear(\(animated))", "C.viewWillAppear(\(animated))", "C.viewIsAppearing(\(animated))",
                "A.viewDidDisappear(\(animated))", "C.viewDidAppear(\(animated))",
            ])
    }

    @Test(.documented("UINavigationController.setViewControllers(_:animated:)"))
    func `an old one on top looks like a pop`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.push(scene.c)
        let watch = NavigationStagehand()
        scene.nav.delegate = watch
        scene.nav.setViewControllers([scene.b], animated: true)
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.b] && scene.a.parent == nil && scene.c.parent == nil)
        #expect(watch.operations == [.pop])
        scene.nav.setViewControllers([scene.a, scene.c], animated: true)
        scene.stage.settle()
        #expect(watch.operations == [.pop, .push] && scene.b.parent == nil)
    }

    @Test(.assumed("the same controller on top stays as it is"))
    func `the same top means no transition`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        _ = scene.take()
        scene.nav.setViewControllers([scene.c, scene.b], animated: true)
        scene.stage.settle()
        #expect(scene.take() == [] && scene.nav.viewControllers == [scene.c, scene.b] && scene.a.parent == nil)
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        #expect(scene.c.view.window != nil)
    }

    @Test(.oracle("NAV-42"))
    func `who is not visible is freed at once`() {
        let scene = NavigationScene()
        weak var middle: UIViewController?
        autoreleasepool {
            let made = controller("M")
            middle = made
            scene.nav.setViewControllers([scene.a, made, scene.b], animated: false)
        }
        scene.stage.settle()
        _ = scene.recorder.take()
        #expect(middle != nil)
        scene.nav.viewControllers = [scene.a, scene.b]
        #expect(middle == nil)
    }

    @Test(.documented("UINavigationController.viewControllers"))
    func `the property sets without animation`() {
        let scene = NavigationScene()
        scene.nav.viewControllers = [scene.a, scene.b]
        scene.stage.layoutNow()
        #expect(scene.take().last == "B.viewDidAppear(false)")
    }

    @Test(.assumed("there is nothing to show")) func `an empty stack shows nothing`() {
        let scene = NavigationScene()
        scene.nav.viewControllers = []
        scene.stage.settle()
        #expect(scene.a.parent == nil && scene.a.view.window == nil && scene.nav.topViewController == nil)
        scene.push(scene.b)
        #expect(scene.b.view.window != nil)
    }

    @Test(.assumed("nobody holds them")) func `popped controllers are freed`() {
        let scene = NavigationScene()
        weak var pushed: UIViewController?
        autoreleasepool {
            let made = UIViewController()
            pushed = made
            scene.nav.pushViewController(made, animated: true)
        }
        scene.stage.settle()
        _ = scene.recorder.take()
        #expect(pushed != nil)
        scene.nav.popViewController(animated: true)
        scene.stage.settle()
        _ = scene.recorder.take()
        #expect(pushed == nil)
    }

    @Test(.assumed("nobody holds it")) func `a navigation controller is freed with its stack`() {
        weak var held: UINavigationController?
        weak var root: UIViewController?
        autoreleasepool {
            let stage = Stage(device: .iPhoneSE1)
            let made = UINavigationController(rootViewController: UIViewController())
            held = made
            root = made.topViewController
            stage.window.rootViewController = made
            stage.layoutNow()
            stage.window.rootViewController = nil
            stage.settle()
        }
        #expect(held == nil && root == nil)
    }

    // MARK: The tree
    @Test(.oracle("NAV-8"))
    func `only the top's view is in the tree, in a wrapper`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        func name(_ view: UIView?) -> String { view.map { String(describing: type(of: $0)) } ?? "nil" }
        #expect(name(scene.nav.view) == "UILayoutContainerView")
        #expect(name(scene.b.view.superview) == "UIViewControllerWrapperView")
        #expect(name(scene.b.view.superview?.superview) == "UINavigationTransitionView")
        #expect(scene.b.view.superview?.superview?.superview === scene.nav.view)
        #expect(scene.nav.navigationBar.superview === scene.nav.view && scene.a.view.superview == nil)
    }

    @Test(.documented("UIViewController.navigationController"))
    func `the nearest navigation controller is found through other containers`() {
        let scene = NavigationScene()
        let inner = controller("I")
        scene.a.embed(inner)
        #expect(inner.navigationController === scene.nav && scene.nav.navigationController == nil)
    }

    @Test(.documented("UINavigationController.show(_:sender:)"))
    func `show pushes with animation`() {
        let scene = NavigationScene()
        scene.a.show(scene.b, sender: nil)
        scene.stage.layoutNow()
        #expect(scene.take().contains("B.viewWillAppear(true)"))
        scene.stage.settle()
        UIView.setAnimationsEnabled(false)
        scene.b.show(scene.c, sender: nil)
        scene.stage.layoutNow()
        UIView.setAnimationsEnabled(true)
        #expect(scene.nav.topViewController === scene.c && scene.take().contains("C.viewDidAppear(false)"))
    }

    @Test(.documented("UIViewController.isMovingToParent"))
    func `reasons are told in the callbacks`() {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.settle()
        scene.nav.popViewController(animated: true)
        scene.stage.settle()
        func flags(_ line: String) -> [[String]] {
            scene.recorder.entries.filter { $0.line.hasPrefix(line) }.map(\.flags)
        }
        #expect(flags("B.viewWillAppear") == [["isMovingToParent"]] && flags("B.viewDidAppear") == [["isMovingToParent"]])
        #expect(flags("A.viewWillDisappear") == [[]] && flags("A.viewWillAppear") == [[]])
        #expect(flags("B.viewWillDisappear") == [["isMovingFromParent"]])
        #expect(flags("B.viewDidDisappear") == [["isMovingFromParent"]])
    }
}

@MainActor @Suite("Containers / Navigation / Mistakes", .serialized)
struct NavigationMistakeTests {
    private func words(_ body: () -> Void) -> [String] { Misuse.observed(during: body).map(\.message) }

    @Test(.oracle("NAV-51"))
    func `the same controller is pushed once`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        let said = words { scene.nav.pushViewController(scene.b, animated: false) }
        #expect(said.count == 1 && said[0].contains("is pushing the same view controller instance (<UIViewController: 0x"))
        #expect(said[0].contains("more than once which is not supported and is most likely an error in the application : "))
        #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }

    @Test(.oracle("NAV-52"))
    func `navigation controllers are not pushed`() {
        let scene = NavigationScene()
        let said = Misuse.observed { scene.nav.pushViewController(UINavigationController(), animated: false) }
        #expect(said.map(\.message) == ["Pushing a navigation controller is not supported"])
        #expect(said.map(\.exceptionName) == ["NSInvalidArgumentException"] && said[0].severity == .exception)
    }

    @Test(.oracle("NAV-53"))
    func `split view controllers are not pushed`() {
        let scene = NavigationScene()
        let said = words { scene.nav.pushViewController(UISplitViewController(), animated: false) }
        #expect(said.count == 1)
        #expect(
            said[0].hasPrefix("Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController: 0x"))
    }

    @Test(.oracle("NAV-54"))
    func `popping to a stranger`() {
        let scene = NavigationScene()
        let said = Misuse.observed { _ = scene.nav.popToViewController(scene.c, animated: false) }
        #expect(said.map(\.message) == ["Tried to pop to a view controller that doesn't exist."])
        #expect(said.map(\.exceptionName) == ["NSInternalInconsistencyException"])
    }

    @Test(.oracle("NAV-44"))
    func `duplicates are refused`() {
        let scene = NavigationScene()
        let said = words { scene.nav.viewControllers = [scene.b, scene.b] }
        #expect(said.count == 1)
        #expect(said[0].hasPrefix("All view controllers in a navigation controller must be distinct (<UIViewController: 0x"))
        #expect(scene.nav.viewControllers == [scene.a])
    }

    @Test(.oracle("NAV-59"))
    func `a managed bar's items are the controller's business`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        #expect(
            words { bar.pushItem(UINavigationItem(title: "x"), animated: false) } == [
                "Cannot call pushNavigationItem:animated: directly on a UINavigationBar managed by a controller."
            ])
        #expect(
            words { bar.items = [] } == [
                "Cannot call setItems:animated: directly on a UINavigationBar managed by a controller."
            ])
        #expect(
            words { _ = bar.popItem(animated: false) } == [
                "Cannot call popNavigationItemAnimated: directly on a UINavigationBar managed by a controller."
            ])
        #expect(bar.items == [scene.a.navigationItem])
    }

    @Test(.ours) func `an exception that nobody listens for ends the process`() async {
        await #expect(processExitsWith: .failure) {
            await MainActor.run {
                UINavigationController(rootViewController: UIViewController())
                    .pushViewController(UINavigationController(), animated: false)
            }
        }
    }
}
