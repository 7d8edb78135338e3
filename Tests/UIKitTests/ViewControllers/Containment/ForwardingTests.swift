import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Containment / Forwarding")
struct ForwardingTests {
    @Test(.documented("UIViewController.shouldAutomaticallyForwardAppearanceMethods"))
    func `a container that forwards by hand gets its own callbacks, its children none`() {
        let recorder = LifecycleRecorder(.appearance)
        let parent = ManualContainer()
        parent.title = "P"
        let child = controller("C")
        parent.embed(child)
        let stage = stage(showing: parent)
        #expect(recorder.take() == ["P.viewWillAppear(false)", "P.viewIsAppearing(false)", "P.viewDidAppear(false)"])
        let late = controller("L")
        parent.embed(late)
        parent.extract(late)
        stage.layoutNow()
        #expect(recorder.take() == [])
        child.beginAppearanceTransition(true, animated: true)
        stage.layoutNow()
        child.endAppearanceTransition()
        #expect(recorder.take() == ["C.viewWillAppear(true)", "C.viewIsAppearing(true)", "C.viewDidAppear(true)"])
    }

    @Test(.documented("UIViewController.beginAppearanceTransition(_:animated:)"))
    func `begin and end go down the tree of those that forward`() {
        let recorder = LifecycleRecorder(.appearance)
        let (a, b, c) = (controller("A"), controller("B"), controller("C"))
        a.embed(b)
        b.embed(c)
        a.beginAppearanceTransition(true, animated: true)
        a.endAppearanceTransition()
        a.beginAppearanceTransition(false, animated: false)
        a.endAppearanceTransition()
        #expect(
            recorder.take() == [
                "A.viewWillAppear(true)", "B.viewWillAppear(true)", "C.viewWillAppear(true)", "A.viewDidAppear(true)",
                "B.viewDidAppear(true)", "C.viewDidAppear(true)", "A.viewWillDisappear(false)", "B.viewWillDisappear(false)",
                "C.viewWillDisappear(false)", "A.viewDidDisappear(false)", "B.viewDidDisappear(false)",
                "C.viewDidDisappear(false)",
            ])
    }

    @Test(.oracle("LIFE-V1"))
    func `a child whose view is not inside is left out`() {
        let recorder = LifecycleRecorder(.appearance)
        let (parent, child) = (controller("P"), controller("C"))
        parent.addChild(child)
        _ = child.view
        _ = stage(showing: parent)
        #expect(recorder.take().allSatisfy { $0.hasPrefix("P.") })
    }

    @Test(.documented("UIViewController, figure of valid state transitions"))
    func `children turn round with their parent`() {
        let recorder = LifecycleRecorder(.appearance)
        let (parent, child) = (controller("P"), controller("C"))
        parent.embed(child)
        parent.beginAppearanceTransition(true, animated: true)
        parent.beginAppearanceTransition(false, animated: true)
        parent.endAppearanceTransition()
        #expect(
            recorder.take() == [
                "P.viewWillAppear(true)", "C.viewWillAppear(true)", "P.viewWillDisappear(true)", "C.viewWillDisappear(true)",
                "P.viewDidDisappear(true)", "C.viewDidDisappear(true)",
            ])
    }

    @Test(.assumed("a child that loses its parent in the middle still comes to an end"))
    func `a child taken out while its parent disappears is told that it did`() {
        let recorder = LifecycleRecorder(.appearance)
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        parent.embed(child)
        stage.layoutNow()
        _ = recorder.take()
        parent.beginAppearanceTransition(false, animated: false)
        parent.extract(child)
        parent.endAppearanceTransition()
        stage.layoutNow()
        #expect(recorder.take().filter { $0.hasPrefix("C") } == ["C.viewWillDisappear(false)", "C.viewDidDisappear(false)"])
    }

    @Test(.assumed("a child is never more visible than its parent"))
    func `a child added while its parent disappears stays away`() {
        let recorder = LifecycleRecorder(.appearance)
        let (parent, child) = (controller("P"), controller("C"))
        let stage = stage(showing: parent)
        _ = recorder.take()
        parent.beginAppearanceTransition(false, animated: false)
        parent.embed(child)
        stage.layoutNow()
        #expect(recorder.take() == ["P.viewWillDisappear(false)"])
        parent.beginAppearanceTransition(true, animated: false)
        parent.endAppearanceTransition()
        stage.layoutNow()
        #expect(
            recorder.take().filter { $0.hasPrefix("C") && !$0.contains("Is") } == [
                "C.viewWillAppear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("CHILD-48"))
    func `a container's own begin and end give the order of the end calls`() {
        let recorder = LifecycleRecorder(.appearance)
        let parent = ManualContainer()
        let (old, new) = (controller("1"), controller("2"))
        let stage = stage(showing: parent)
        parent.embed(old)
        old.beginAppearanceTransition(true, animated: false)
        old.endAppearanceTransition()
        _ = recorder.take()
        parent.addChild(new)
        old.willMove(toParent: nil)
        old.beginAppearanceTransition(false, animated: true)
        new.beginAppearanceTransition(true, animated: true)
        UIView.transition(from: old.view, to: new.view, duration: 0.4, options: .transitionFlipFromLeft) { _ in
            new.endAppearanceTransition()
            old.endAppearanceTransition()
            new.didMove(toParent: parent)
            old.removeFromParent()
        }
        stage.settle()
        #expect(
            recorder.take() == [
                "1.viewWillDisappear(true)", "2.viewWillAppear(true)", "2.viewIsAppearing(true)", "2.viewDidAppear(true)",
                "1.viewDidDisappear(true)",
            ])
    }
}
