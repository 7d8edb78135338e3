import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Containment / The parent and child calls")
struct ParentAndChildSpec {

    @Test(.documented("UIViewController.addChild(_:): calls willMove(toParent:)"))
    func `addChild calls willMove with the parent`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(recorder.take() == ["C.willMove(toParent: P)"])
    }

    @Test(.documented("UIViewController.addChild(_:)"))
    func `addChild appends to children and sets the parent`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(parent.children == [child] && child.parent === parent)
    }

    @Test(.documented("UIViewController.addChild(_:): didMove is the container's to call"))
    func `addChild does not call didMove`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(!recorder.take().contains("C.didMove(toParent: P)"))
    }

    @Test(.oracle("CHILD-2"))
    func `the parent can be read inside willMove`() {
        let parent = controller("P")
        let child = ScriptedController("C")
        var seen: UIViewController?
        child.onWillMove = { made, _ in seen = made.parent }
        parent.addChild(child)
        #expect(seen === parent)
    }

    @Test(.documented("UIViewController.addChild(_:): the old parent is left first"))
    func `a child of another parent leaves it first`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (first, second, child) = (controller("P"), controller("Q"), controller("C"))
        first.addChild(child)
        _ = recorder.take()
        second.addChild(child)
        #expect(recorder.take() == ["C.didMove(toParent: nil)", "C.willMove(toParent: Q)"])
        #expect(first.children == [] && child.parent === second)
    }

    @Test(.assumed("the header names removal only"))
    func `leaving for another parent sends no willMove with nil`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (first, second, child) = (controller("P"), controller("Q"), controller("C"))
        first.addChild(child)
        second.addChild(child)
        #expect(!recorder.take().contains("C.willMove(toParent: nil)"))
    }

    @Test(.documented("UIViewController.removeFromParent()"))
    func `removeFromParent takes it from children and clears the parent`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        child.removeFromParent()
        #expect(parent.children == [] && child.parent == nil)
    }

    @Test(.documented("UIViewController.removeFromParent(): calls didMove(toParent: nil)"))
    func `removeFromParent calls didMove with nil`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        _ = recorder.take()
        child.removeFromParent()
        #expect(recorder.take() == ["C.didMove(toParent: nil)"])
    }

    @Test(.documented("UIViewController.removeFromParent(): willMove is the container's to call"))
    func `removeFromParent does not call willMove`() {
        let recorder = LifecycleRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        _ = recorder.take()
        child.removeFromParent()
        #expect(!recorder.take().contains { $0.contains("willMove") })
    }

    @Test(.documented("UIViewController.removeFromParent()"))
    func `inside that didMove the parent is gone`() {
        let parent = controller("P")
        let child = ScriptedController("C")
        var seen: [UIViewController?] = []
        child.onDidMove = { made, _ in seen.append(made.parent) }
        parent.addChild(child)
        child.removeFromParent()
        #expect(seen.count == 1 && seen[0] == nil)
    }

    @Test(.assumed("nobody to leave"))
    func `removeFromParent without a parent does nothing`() {
        let recorder = LifecycleRecorder(.lifecycle)
        controller("C").removeFromParent()
        #expect(recorder.take() == [])
    }

    @Test(.oracle("CHILD-5: everything else works"))
    func `without didMove the child still appears`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        let here = LifecycleRecorder(.appearance)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = Misuse.observed { stage.layoutNow() }
        #expect(here.takeWillsAndDids() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.oracle("CHILD-5: traits still arrive"))
    func `without didMove the child still gets traits`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.addChild(child)
        parent.view.addSubview(child.view)
        _ = Misuse.observed { stage.layoutNow() }
        parent.overrideUserInterfaceStyle = .dark
        #expect(child.traitCollection.userInterfaceStyle == .dark)
    }

    @Test(.oracle("CHILD-5: rotation still arrives"))
    func `without didMove the child still hears of sizes`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.addChild(child)
        child.view.frame = parent.view.bounds
        parent.view.addSubview(child.view)
        _ = Misuse.observed { stage.layoutNow() }
        let here = LifecycleRecorder(.environment)
        InterfaceRotation.deviceTurned(to: .landscapeLeft)
        stage.settle()
        #expect(here.lines.contains("C.viewWillTransition(to: 667×375)"))
    }

    @Test(.documented("UIViewController.willMove(toParent:): overrides call super"))
    func `willMove without super is told`() {
        final class Silent: UIViewController {
            override func willMove(toParent parent: UIViewController?) {}
        }
        let made = Silent()
        let heard = Misuse.observed { controller("P").addChild(made) }
        #expect(heard == [.superNotCalled(controller: Diagnostics.name(made), method: "willMove(toParent:)")])
    }

    @Test(.documented("UIViewController.didMove(toParent:): overrides call super"))
    func `didMove without super is told`() {
        final class Silent: UIViewController {
            override func didMove(toParent parent: UIViewController?) {}
        }
        let (parent, made) = (controller("P"), Silent())
        parent.addChild(made)
        let heard = Misuse.observed { made.removeFromParent() }
        #expect(heard == [.superNotCalled(controller: Diagnostics.name(made), method: "didMove(toParent:)")])
    }

    @Test(.documented("UIViewController.children: in order of addition"))
    func `children come in the order of addition`() {
        let parent = controller("P")
        let all = (0..<4).map { controller("\($0)") }
        for child in all { parent.addChild(child) }
        #expect(parent.children == all)
    }

    @Test(.documented("UIViewController.children: without what is presented"))
    func `children leave out what is presented`() {
        let scene = PresentingScene(.fullScreen)
        scene.present()
        #expect(scene.root.children == [] && scene.modal.parent == nil)
    }

    @Test(.documented("UIViewController.children: strong"))
    func `a parent holds its children`() {
        let parent = controller("P")
        weak var held: UIViewController?
        autoreleasepool {
            let child = controller("C")
            held = child
            parent.addChild(child)
        }
        #expect(held != nil && held?.parent === parent)
    }

    @Test(.documented("UIViewController.parent: weak"))
    func `a child does not hold its parent`() {
        weak var gone: UIViewController?
        let child = controller("C")
        autoreleasepool {
            let parent = controller("P")
            gone = parent
            parent.addChild(child)
        }
        #expect(gone == nil && child.parent == nil)
    }

    @Test(.oracle("CHILD-8"))
    func `addChild loads neither view and adds none`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        #expect(!parent.isViewLoaded && !child.isViewLoaded)
        #expect(parent.view.subviews == [])
    }

    @Test(.oracle("CHILD-9"))
    func `a view that is read before addChild knows no parent in viewDidLoad`() {
        let (parent, child) = (controller("P"), ProbeController("C"))
        _ = child.view
        parent.addChild(child)
        #expect(child.moment("viewDidLoad")?.hasParent == false)
    }

    @Test(.documented("UIViewController.removeFromParent(): the view stays"))
    func `removeFromParent leaves the view where it is`() {
        let (parent, child) = (controller("P"), controller("C"))
        parent.embed(child)
        child.removeFromParent()
        #expect(child.view.superview === parent.view)
    }

    @Test(.oracle("CHILD-13"))
    func `a shown child hears didMove once for its coming`() {
        let recorder = freshRecorder(.lifecycle)
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        #expect(recorder.lines.count { $0 == "C.didMove(toParent: P)" } == 1)
    }

    @Test(.oracle("CHILD-13"))
    func `a shown child hears didMove with nil once for its going`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let here = LifecycleRecorder(.containment)
        parent.extract(child)
        stage.layoutNow()
        #expect(here.take() == ["C.willMove(toParent: nil)", "C.didMove(toParent: nil)"])
    }
}

@MainActor @Suite("Specification / Containment / Standard sequences")
struct SequencesSpec {
    @Test(.oracle("CHILD-S1"))
    func `adding while the parent is visible`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        let recorder = LifecycleRecorder([.lifecycle, .layout])
        parent.addChild(child)
        #expect(recorder.take() == ["C.willMove(toParent: P)"])
        child.view.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        #expect(recorder.take() == ["C.loadView()", "C.viewDidLoad()"])
        parent.view.addSubview(child.view)
        #expect(recorder.take() == ["C.viewWillAppear(false)"])
        child.didMove(toParent: parent)
        #expect(recorder.take() == ["C.didMove(toParent: P)"])
        stage.layoutNow()
        let lines = recorder.take().filter { $0.hasPrefix("C.") && !$0.contains("Constraints") }
        #expect(lines.first == "C.viewIsAppearing(false)" && lines.last == "C.viewDidAppear(false)")
        #expect(lines[1] == "C.viewWillLayoutSubviews()" && lines[2] == "C.viewDidLayoutSubviews()")
    }

    @Test(.oracle("CHILD-S1: window is nil in that viewWillAppear"))
    func `in the child's viewWillAppear there is no window yet`() {
        let (parent, child) = (controller("P"), ProbeController("C"))
        _ = stage(showing: parent)
        parent.embed(child)
        #expect(child.moment("viewWillAppear")?.hasWindow == false)
    }

    @Test(.oracle("CHILD-S2"))
    func `removing while visible`() {
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.lifecycle)
        child.willMove(toParent: nil)
        #expect(recorder.take() == ["C.willMove(toParent: nil)"])
        child.view.removeFromSuperview()
        #expect(recorder.take() == ["C.viewWillDisappear(false)"])
        child.removeFromParent()
        #expect(recorder.take() == ["C.didMove(toParent: nil)"])
        stage.layoutNow()
        #expect(recorder.take() == ["C.viewDidDisappear(false)"])
    }

    @Test(.oracle("CHILD-20"))
    func `a proper child added before the parent is visible`() {
        let parent = ScriptedController("P")
        let child = controller("C")
        parent.onDidLoad = { $0.embed(child) }
        let recorder = freshRecorder(.appearance)
        _ = stage(showing: parent)
        #expect(
            recorder.takeWillsAndDids() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("CHILD-21"))
    func `a view without addChild before the host is visible`() {
        let host = ScriptedController("P")
        let child = controller("C")
        host.onDidLoad = { $0.view.addSubview(child.view) }
        let recorder = freshRecorder(.appearance)
        _ = Misuse.observed { _ = stage(showing: host) }
        #expect(
            recorder.takeWillsAndDids() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)", "P.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("CHILD-22"))
    func `an embedded child at launch`() {
        let parent = ScriptedController("P")
        let child = ProbeController("C")
        parent.onDidLoad = { $0.embed(child) }
        let recorder = freshRecorder(.containment)
        _ = stage(showing: parent)
        #expect(recorder.take() == ["C.willMove(toParent: P)", "C.didMove(toParent: P)"])
        let order = [
            "viewWillAppear", "updateViewConstraints", "viewWillLayoutSubviews", "viewDidLayoutSubviews", "viewDidAppear",
        ]
        .compactMap { child.calls.firstIndex(of: $0) }
        #expect(order.count == 5 && order == order.sorted())
    }

    // MARK: Swaps with begin and end
    @MainActor private struct Swap {
        let parent = controller("P")
        let old = controller("1")
        let new = controller("2")

        func run(callsBeginAndEnd: Bool) {
            parent.addChild(new)
            old.willMove(toParent: nil)
            guard parent.isViewLoaded else {
                new.didMove(toParent: parent)
                return old.removeFromParent()
            }
            new.view.frame = old.view.frame
            if callsBeginAndEnd {
                new.beginAppearanceTransition(true, animated: false)
                old.beginAppearanceTransition(false, animated: false)
            }
            parent.view.insertSubview(new.view, aboveSubview: old.view)
            old.view.removeFromSuperview()
            if callsBeginAndEnd {
                new.endAppearanceTransition()
                old.endAppearanceTransition()
            }
            new.didMove(toParent: parent)
            old.removeFromParent()
        }
    }

    @Test(.oracle("CHILD-S4: the order of a swap, right after the call"))
    func `a swap with begin and end is done within the call`() {
        let swap = Swap()
        let stage = stage(showing: swap.parent)
        swap.parent.embed(swap.old)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.lifecycle)
        swap.run(callsBeginAndEnd: true)
        #expect(
            recorder.takeWillsAndDids().filter { !$0.contains("viewDidLoad") } == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "2.loadView()", "2.viewWillAppear(false)",
                "1.viewWillDisappear(false)", "2.viewDidAppear(false)", "1.viewDidDisappear(false)",
                "2.didMove(toParent: P)", "1.didMove(toParent: nil)",
            ])
    }

    @Test(.oracle("CHILD-S4: no duplicates"))
    func `the views' moves repeat nothing of what begin and end said`() {
        let swap = Swap()
        let stage = stage(showing: swap.parent)
        swap.parent.embed(swap.old)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        swap.run(callsBeginAndEnd: true)
        stage.layoutNow()
        stage.layoutNow()
        let lines = recorder.take()
        #expect(Set(lines).count == lines.count && lines.count == 5)
    }

    @Test(.oracle("CHILD-S4: the parent's view outside a window"))
    func `a swap outside a window has no appearance`() {
        let swap = Swap()
        swap.parent.embed(swap.old)
        let recorder = LifecycleRecorder(.lifecycle)
        swap.run(callsBeginAndEnd: false)
        #expect(
            recorder.take().filter { !$0.contains("viewDidLoad") } == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "2.loadView()", "2.didMove(toParent: P)",
                "1.didMove(toParent: nil)",
            ])
    }

    @Test(.oracle("CHILD-S4: the parent's view not loaded"))
    func `a swap without a loaded view loads none`() {
        let swap = Swap()
        swap.parent.addChild(swap.old)
        swap.old.didMove(toParent: swap.parent)
        let recorder = LifecycleRecorder(.lifecycle)
        swap.run(callsBeginAndEnd: false)
        #expect(
            recorder.take() == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "2.didMove(toParent: P)", "1.didMove(toParent: nil)",
            ])
        #expect(!swap.new.isViewLoaded && !swap.parent.isViewLoaded)
    }
}
