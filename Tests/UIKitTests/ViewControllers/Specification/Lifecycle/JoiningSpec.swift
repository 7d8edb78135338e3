import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Specification / Lifecycle / Appearance: views that join and leave")
struct JoiningSpec {
    @Test(.oracle("LIFE-V1"))
    func `addChild alone brings no appearance`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = controller("C")
        _ = child.view
        let recorder = LifecycleRecorder(.appearance)
        root.addChild(child)
        child.didMove(toParent: root)
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    @Test(.oracle("LIFE-V2"))
    func `a proper child of a visible parent appears in two steps`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = controller("C")
        let recorder = LifecycleRecorder([.appearance, .layout])
        root.embed(child)
        #expect(recorder.take() == ["C.viewWillAppear(false)"])
        stage.layoutNow()
        let lines = recorder.take().filter { $0.hasPrefix("C.") && !$0.contains("Constraints") }
        #expect(lines.first == "C.viewIsAppearing(false)" && lines.last == "C.viewDidAppear(false)")
        #expect(lines.dropFirst().dropLast().allSatisfy { $0.contains("LayoutSubviews") } && lines.count >= 4)
    }

    @Test(.oracle("CHILD-20"))
    func `a child added in viewDidLoad says nothing then, and follows its parent later`() {
        let root = ScriptedController("P")
        let child = controller("C")
        let recorder = freshRecorder(.appearance)
        root.onDidLoad = {
            $0.embed(child)
            #expect(recorder.take() == [])
        }
        _ = stage(showing: root)
        #expect(
            recorder.takeWillsAndDids() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "P.viewDidAppear(false)", "C.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("LIFE-V4"))
    func `the view of a controller without parent gets its callbacks`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let orphan = controller("C")
        let recorder = LifecycleRecorder(.appearance)
        _ = Misuse.observed {
            root.view.addSubview(orphan.view)
            stage.layoutNow()
        }
        #expect(
            recorder.take() == ["C.viewWillAppear(false)", "C.viewIsAppearing(false)", "C.viewDidAppear(false)"])
        #expect(orphan.parent == nil)
    }

    @Test(.oracle("CHILD-21"))
    func `without addChild the inner did comes first`() {
        let root = ScriptedController("P")
        let orphan = controller("C")
        root.onDidLoad = { $0.view.addSubview(orphan.view) }
        let recorder = freshRecorder(.appearance)
        _ = Misuse.observed { _ = stage(showing: root) }
        #expect(
            recorder.takeWillsAndDids() == [
                "P.viewWillAppear(false)", "C.viewWillAppear(false)", "C.viewDidAppear(false)", "P.viewDidAppear(false)",
            ])
    }

    @Test(.oracle("LIFE-V7"))
    func `a controller that nobody holds goes, and its view stays`() {
        let root = controller("P")
        _ = stage(showing: root)
        weak var gone: UIViewController?
        var view: UIView?
        autoreleasepool {
            let orphan = controller("C")
            gone = orphan
            view = orphan.view
            root.view.addSubview(orphan.view)
            UIKitTests.settle()
        }
        #expect(gone == nil && view?.window != nil && view?.next === root.view)
    }

    @Test(.oracle("LIFE-V8"))
    func `removeFromSuperview says will at once and did after the turn`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let child = controller("C")
        root.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        child.view.removeFromSuperview()
        #expect(recorder.take() == ["C.viewWillDisappear(false)"])
        stage.layoutNow()
        #expect(recorder.take() == ["C.viewDidDisappear(false)"])
    }

    @Test(.assumed("a child joins the transition that its parent is in"))
    func `a child added while its parent appears says will now and did with it`() {
        let parent = controller("P")
        _ = stage(showing: controller("R"))
        parent.beginAppearanceTransition(true, animated: true)
        let recorder = LifecycleRecorder(.appearance)
        let child = controller("C")
        stageWindow.addSubview(parent.view)
        parent.embed(child)
        #expect(recorder.take() == ["C.viewWillAppear(true)"])
        parent.endAppearanceTransition()
        #expect(
            recorder.takeWillsAndDids() == ["P.viewDidAppear(true)", "C.viewDidAppear(true)"])
    }

    private var stageWindow: UIWindow { UIScreen.main.windows[0] }

    // MARK: A child is never more visible than its parent
    @Test(.oracle("LIFE-V12"))
    func `with a parent that has disappeared the child has as well`() {
        let (root, child) = (controller("P"), controller("C"))
        root.embed(child)
        let stage = stage(showing: root)
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = nil
        stage.layoutNow()
        #expect(
            recorder.take() == [
                "P.viewWillDisappear(false)", "C.viewWillDisappear(false)", "P.viewDidDisappear(false)",
                "C.viewDidDisappear(false)",
            ])
    }

    @Test(.oracle("LIFE-V12"))
    func `in a parent that is appearing the child is at most appearing`() {
        let (root, child) = (controller("P"), controller("C"))
        root.embed(child)
        let stage = Stage(device: .iPhoneSE)
        let recorder = LifecycleRecorder(.appearance)
        stage.window.rootViewController = root
        #expect(recorder.take() == ["P.viewWillAppear(false)", "C.viewWillAppear(false)"])
    }

    @Test(.oracle("LIFE-V12"))
    func `in a parent that is disappearing an appeared child is disappearing`() {
        let (root, child) = (controller("P"), controller("C"))
        root.embed(child)
        _ = stage(showing: root)
        let recorder = LifecycleRecorder(.appearance)
        root.beginAppearanceTransition(false, animated: false)
        #expect(recorder.take() == ["P.viewWillDisappear(false)", "C.viewWillDisappear(false)"])
        root.beginAppearanceTransition(true, animated: false)
        root.endAppearanceTransition()
    }

    @Test(.oracle("LIFE-V12"))
    func `in a parent that turns round while appearing the child turns round too`() {
        let (root, child) = (controller("P"), controller("C"))
        root.embed(child)
        let recorder = LifecycleRecorder(.appearance)
        root.beginAppearanceTransition(true, animated: false)
        root.beginAppearanceTransition(false, animated: false)
        #expect(recorder.take().filter { $0.hasPrefix("C") } == ["C.viewWillAppear(false)", "C.viewWillDisappear(false)"])
        root.endAppearanceTransition()
        #expect(recorder.take() == ["P.viewDidDisappear(false)", "C.viewDidDisappear(false)"])
    }

    @Test(.assumed("a view joins a parent that is not to be seen: nothing until it is"))
    func `in a parent that has disappeared a new child says nothing`() {
        let (root, child) = (controller("P"), controller("C"))
        let stage = stage(showing: root)
        stage.window.rootViewController = nil
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        root.embed(child)
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    // MARK: Hidden is not away
    @Test(.assumed("appearance follows the window: no source contradicts"))
    func `hiding a controller's view says nothing`() {
        let (root, child) = (controller("P"), controller("C"))
        let stage = stage(showing: root)
        root.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        child.view.isHidden = true
        stage.layoutNow()
        child.view.isHidden = false
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    @Test(.assumed("appearance follows the window: no source contradicts"))
    func `making a controller's view transparent says nothing`() {
        let (root, child) = (controller("P"), controller("C"))
        let stage = stage(showing: root)
        root.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        child.view.alpha = 0
        stage.layoutNow()
        #expect(recorder.take() == [])
    }

    @Test(.assumed("the state follows the window, not visibility"))
    func `a child under a hidden view of a visible window appears`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let box = UIView()
        box.isHidden = true
        root.view.addSubview(box)
        let child = controller("C")
        let recorder = LifecycleRecorder(.appearance)
        root.addChild(child)
        box.addSubview(child.view)
        child.didMove(toParent: root)
        stage.layoutNow()
        #expect(recorder.takeWillsAndDids() == ["C.viewWillAppear(false)", "C.viewDidAppear(false)"])
    }

    @Test(.assumed("a view that moves inside its window neither left nor came"))
    func `moving a child's view to another place of the same parent says nothing`() {
        let root = controller("P")
        let stage = stage(showing: root)
        let box = UIView()
        root.view.addSubview(box)
        let child = controller("C")
        root.embed(child)
        stage.layoutNow()
        let recorder = LifecycleRecorder(.appearance)
        box.addSubview(child.view)
        stage.layoutNow()
        #expect(recorder.take() == [])
    }
}

/// Lets what is due happen.
@MainActor func settle() { FrameLoop.commit() }
