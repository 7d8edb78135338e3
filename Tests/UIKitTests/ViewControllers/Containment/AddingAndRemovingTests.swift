import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Containment / Adding and removing")
struct AddingAndRemovingTests {
    @Test(.documented("UIViewController.addChild(_:)"))
    func `addChild tells the child, and neither loads nor shows it`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(recorder.take() == ["C.willMove(toParent: P)"])
        #expect(child.parent === parent && parent.children == [child])
        #expect(!child.isViewLoaded && !parent.isViewLoaded)
    }

    @Test(.oracle("CHILD-2"))
    func `the child knows its parent inside willMove`() {
        let parent = controller("P")
        let child = ScriptedController("C")
        var seen: [UIViewController?] = []
        child.onWillMove = { controller, _ in seen.append(controller.parent) }
        parent.addChild(child)
        #expect(seen == [parent])
    }

    @Test(.documented("UIViewController.removeFromParent()"))
    func `removeFromParent says didMove to nil and no willMove`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.embed(child)
        _ = recorder.take()
        child.removeFromParent()
        #expect(recorder.take() == ["C.didMove(toParent: nil)"])
        #expect(child.parent == nil && parent.children.isEmpty)
        #expect(child.view.superview === parent.view)
        child.removeFromParent()
        #expect(recorder.take() == [])
    }

    @Test(.documented("UIViewController.addChild(_:)"))
    func `a child of another parent leaves it first`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (first, second, child) = (controller("P"), controller("Q"), controller("C"))
        first.addChild(child)
        child.didMove(toParent: first)
        _ = recorder.take()
        second.addChild(child)
        #expect(recorder.take() == ["C.didMove(toParent: nil)", "C.willMove(toParent: Q)"])
        #expect(first.children.isEmpty && second.children == [child] && child.parent === second)
    }

    @Test(.assumed("adding again moves to the end"))
    func `adding a child again moves it to the end`() {
        let (parent, one, two) = (controller("P"), controller("1"), controller("2"))
        parent.addChild(one)
        parent.addChild(two)
        parent.addChild(one)
        #expect(parent.children == [two, one])
    }

    @Test(.documented("UIViewController.children"))
    func `children come in the order of adding, from wherever they are removed`() {
        let parent = controller("P")
        let all = (0..<5).map { controller("\($0)") }
        for child in all { parent.addChild(child) }
        #expect(parent.children == all)
        all[1].removeFromParent()
        all[4].removeFromParent()
        #expect(parent.children == [all[0], all[2], all[3]])
    }

    @Test(.documented("UIViewController.parent"))
    func `a parent holds its children, and not the other way round`() {
        weak var gone: UIViewController?
        let child = controller("C")
        autoreleasepool {
            let parent = controller("P")
            gone = parent
            parent.embed(child)
        }
        #expect(gone == nil && child.parent == nil)
        weak var kept: UIViewController?
        let parent = controller("P")
        autoreleasepool {
            let other = controller("C")
            kept = other
            parent.addChild(other)
        }
        #expect(kept != nil)
        kept?.removeFromParent()
        #expect(kept == nil)
    }

    @Test(.oracle("CHILD-S1"))
    func `adding to a visible parent goes step by step`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        _ = recorder.take()
        let here = LifecycleRecorder([.lifecycle, .layout])
        parent.embed(child)
        #expect(
            here.take() == [
                "C.willMove(toParent: P)", "C.loadView()", "C.viewDidLoad()", "C.viewWillAppear(false)",
                "C.didMove(toParent: P)",
            ])
        stage.layoutNow()
        let lines = here.take().filter { $0.hasPrefix("C.") }
        #expect(lines.first == "C.viewIsAppearing(false)" && lines.last == "C.viewDidAppear(false)")
        #expect(lines.contains("C.viewWillLayoutSubviews()") && lines.contains("C.viewDidLayoutSubviews()"))
    }

    @Test(.oracle("CHILD-S2"))
    func `removing from a visible parent goes step by step`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let here = LifecycleRecorder(.lifecycle)
        parent.extract(child)
        #expect(here.take() == ["C.willMove(toParent: nil)", "C.viewWillDisappear(false)", "C.didMove(toParent: nil)"])
        stage.layoutNow()
        #expect(here.take() == ["C.viewDidDisappear(false)"])
    }

    @Test(.documented("VCPG: table 5-1"))
    func `flags say why a child comes and goes, from the first callback to the last`() {
        let parent = controller("P")
        let child = ScriptedController("C")
        var seen: [String] = []
        func note(_ name: String) -> (ScriptedController) -> Void {
            { seen.append("\(name) \($0.isMovingToParent ? "to" : "")\($0.isMovingFromParent ? "from" : "")") }
        }
        child.onWillAppear = note("will")
        child.onDidAppear = note("did")
        child.onWillDisappear = note("willNot")
        child.onDidDisappear = note("didNot")
        let stage = stage(showing: parent)
        #expect(!child.isMovingToParent)
        parent.embed(child)
        #expect(child.isMovingToParent)
        stage.layoutNow()
        #expect(!child.isMovingToParent)
        parent.extract(child)
        #expect(child.isMovingFromParent)
        stage.layoutNow()
        #expect(seen == ["will to", "did to", "willNot from", "didNot from"])
        #expect(!child.isMovingFromParent && !child.isMovingToParent)
    }

    @Test(.oracle("CHILD-S4"))
    func `a swap between begin and end gives each callback once`() {
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        stage.layoutNow()
        let here = LifecycleRecorder(.lifecycle)
        parent.addChild(new)
        old.willMove(toParent: nil)
        new.view.frame = old.view.frame
        new.beginAppearanceTransition(true, animated: false)
        old.beginAppearanceTransition(false, animated: false)
        parent.view.insertSubview(new.view, aboveSubview: old.view)
        old.view.removeFromSuperview()
        new.endAppearanceTransition()
        old.endAppearanceTransition()
        new.didMove(toParent: parent)
        old.removeFromParent()
        let expected = [
            "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "2.loadView()", "2.viewDidLoad()",
            "2.viewWillAppear(false)",
            "1.viewWillDisappear(false)", "2.viewIsAppearing(false)", "2.viewDidAppear(false)", "1.viewDidDisappear(false)",
            "2.didMove(toParent: P)", "1.didMove(toParent: nil)",
        ]
        #expect(here.take() == expected)
        stage.layoutNow()
        #expect(here.take() == [])
    }

    @Test(.oracle("CHILD-S4: a swap without a window"))
    func `a swap outside a window has no appearance callbacks`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        parent.embed(old)
        _ = recorder.take()
        parent.addChild(new)
        old.willMove(toParent: nil)
        parent.view.insertSubview(new.view, aboveSubview: old.view)
        old.view.removeFromSuperview()
        new.didMove(toParent: parent)
        old.removeFromParent()
        #expect(
            recorder.take() == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "2.loadView()", "2.viewDidLoad()",
                "2.didMove(toParent: P)",
                "1.didMove(toParent: nil)",
            ])
    }

    @Test(.assumed("the recursion of ten thousand levels fits"))
    func `ten thousand levels appear, disappear and go without trouble`() {
        let root = controller("R")
        let stage = Stage(device: .iPhoneSE)
        var deepest = root
        let here = LifecycleRecorder([])
        let depth = 10_000
        for _ in 0..<depth {
            let next = UIViewController()
            next.view = UIView()
            deepest.embed(next)
            deepest = next
        }
        stage.window.rootViewController = root
        stage.layoutNow()
        #expect(deepest.view.window === stage.window)
        here.records = .appearance
        stage.window.rootViewController = nil
        stage.layoutNow()
        #expect(here.take().count == (depth + 1) * 2)
        stage.layoutNow()
    }
}
