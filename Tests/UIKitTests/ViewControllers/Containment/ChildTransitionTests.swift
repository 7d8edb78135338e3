import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("View controllers / Containment / transition(from:to:)")
struct ChildTransitionTests {
    @MainActor private struct Scene {
        let stage: Stage
        let parent = controller("P")
        let old = controller("1")
        let new = controller("2")
        let recorder: LifecycleRecorder

        init() {
            stage = UIKitTests.stage(showing: parent)
            parent.embed(old)
            stage.layoutNow()
            recorder = LifecycleRecorder([.appearance, .containment])
            parent.addChild(new)
            old.willMove(toParent: nil)
            new.view.frame = old.view.frame
        }

        func end(_ log: ((Bool) -> Void)? = nil) -> (Bool) -> Void {
            { finished in
                new.didMove(toParent: parent)
                old.removeFromParent()
                log?(finished)
            }
        }
    }

    nonisolated static let options: [UIView.AnimationOptions] = [
        [], .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom,
        .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve, [.transitionCrossDissolve, .curveLinear],
        .allowAnimatedContent, [.transitionFlipFromLeft, .allowUserInteraction],
    ]

    @Test(.oracle("CHILD-65"), arguments: options)
    func `new did appear comes before old did disappear, then the completion`(options: UIView.AnimationOptions) {
        let scene = Scene()
        var finished: [Bool] = []
        scene.parent.transition(
            from: scene.old, to: scene.new, duration: 0.4, options: options,
            animations: options.isEmpty ? { scene.new.view.alpha = 0.5 } : nil, completion: scene.end { finished.append($0) })
        #expect(
            scene.recorder.take().prefix(4) == [
                "2.willMove(toParent: P)", "1.willMove(toParent: nil)", "1.viewWillDisappear(true)", "2.viewWillAppear(true)",
            ])
        #expect(scene.new.view.superview === scene.parent.view && scene.old.view.superview === scene.parent.view)
        scene.stage.settle()
        let lines = scene.recorder.take().filter { !$0.contains("IsAppearing") }
        #expect(
            lines == [
                "2.viewDidAppear(true)", "1.viewDidDisappear(true)", "2.didMove(toParent: P)", "1.didMove(toParent: nil)",
            ])
        #expect(finished == [true] && scene.old.view.superview == nil)
        #expect(!scene.old.view.isHidden && !scene.new.view.isHidden)
    }

    @Test(.documented("UIViewController.transition: a duration of 0 changes without animation"), arguments: options)
    func `without a duration it is done at once`(options: UIView.AnimationOptions) {
        let scene = Scene()
        var finished: [Bool] = []
        scene.parent.transition(
            from: scene.old, to: scene.new, duration: 0, options: options, animations: nil,
            completion: scene.end { finished.append($0) })
        scene.stage.layoutNow()
        #expect(finished == [true])
        #expect(
            scene.recorder.take().filter { $0.contains("Appear") || $0.contains("Disappear") }.filter { !$0.contains("Is") }
                == [
                    "1.viewWillDisappear(false)", "2.viewWillAppear(false)", "2.viewDidAppear(false)",
                    "1.viewDidDisappear(false)",
                ])
        #expect(scene.old.view.superview == nil && scene.parent.children == [scene.new])
    }

    @Test(.assumed("a parent outside a window changes links and views only"))
    func `outside a window there are no appearance callbacks`() {
        let (parent, old, new) = (controller("P"), controller("1"), controller("2"))
        parent.embed(old)
        parent.addChild(new)
        let recorder = LifecycleRecorder(.appearance)
        parent.transition(from: old, to: new, duration: 0, animations: nil)
        #expect(recorder.take() == [])
        #expect(new.view.superview === parent.view && old.view.superview == nil)
    }

    @Test(.documented("UIViewController.transition: parents are the caller's business"))
    func `it leaves parents and children alone`() {
        let scene = Scene()
        scene.parent.transition(from: scene.old, to: scene.new, duration: 0.2, animations: nil)
        scene.stage.settle()
        #expect(scene.parent.children == [scene.old, scene.new])
    }

    @Test(.assumed("an interrupted transition ends with false, and with all its callbacks"))
    func `interrupted, it still comes to its end once`() {
        let scene = Scene()
        var finished: [Bool] = []
        scene.parent.transition(
            from: scene.old, to: scene.new, duration: 0.4, options: [], animations: { scene.new.view.alpha = 0 },
            completion: scene.end { finished.append($0) })
        scene.stage.advance(by: 0.1)
        scene.new.view.layer.removeAllAnimations()
        scene.stage.settle()
        #expect(finished.count == 1)
        #expect(scene.recorder.lines.count { $0 == "2.viewDidAppear(true)" } == 1)
        #expect(scene.recorder.lines.count { $0 == "1.viewDidDisappear(true)" } == 1)
    }

    @Test(.assumed("taking the new view away again turns it round"))
    func `a parent that goes away meanwhile takes both along`() {
        let scene = Scene()
        scene.parent.transition(
            from: scene.old, to: scene.new, duration: 0.4, options: [], animations: { scene.new.view.alpha = 0 },
            completion: scene.end())
        scene.stage.advance(by: 0.1)
        scene.stage.window.rootViewController = nil
        scene.stage.settle()
        let new = scene.recorder.lines.filter { $0.hasPrefix("2.view") }
        #expect(new.last == "2.viewDidDisappear(false)" || new.last == "2.viewDidDisappear(true)", "\(new)")
        #expect(scene.recorder.lines.filter { $0.hasPrefix("1.viewDid") }.count == 1)
    }
}
