import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

@MainActor @Suite("Views / Animation / Transitions")
struct TransitionTests {
    private func scene() -> (stage: SmallStage, box: UIView, old: UIView, new: UIView) {
        let stage = SmallStage()
        let box = UIView(frame: CGRect(x: 10, y: 10, width: 60, height: 40))
        let old = UIView(frame: box.bounds)
        let new = UIView(frame: box.bounds)
        old.backgroundColor = .red
        new.backgroundColor = .blue
        box.addSubview(old)
        stage.window.addSubview(box)
        FrameLoop.commit()
        return (stage, box, old, new)
    }

    @Test(
        .documented("UIView.transition(from:to:duration:options:completion:)"),
        arguments: [
            UIView.AnimationOptions.transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop,
            .transitionFlipFromBottom, .transitionCurlUp, .transitionCurlDown, .transitionCrossDissolve,
        ])
    func `replaces one view by the other and leaves no trace`(options: UIView.AnimationOptions) {
        let (stage, box, old, new) = scene()
        var calls: [Bool] = []
        UIView.transition(from: old, to: new, duration: 1, options: options) { calls.append($0) }
        #expect(box.subviews == [new] && old.superview == nil)
        stage.advance(0.5)
        #expect(calls == [])
        stage.advance(0.5)
        #expect(calls == [true])
        #expect(stage.window.layer.sublayers == [box.layer] && box.layer.sublayers == [new.layer])
        #expect(box.layer.animationKeys() == nil)
    }

    @Test(.documented("UIView.AnimationOptions.showHideTransitionViews"))
    func `may hide and show instead`() {
        let (stage, box, old, new) = scene()
        box.addSubview(new)
        new.isHidden = true
        UIView.transition(from: old, to: new, duration: 1, options: [.transitionFlipFromLeft, .showHideTransitionViews])
        #expect(old.isHidden && !new.isHidden && box.subviews == [old, new])
        stage.advance(1)
    }

    @Test(.documented("UIView.transition(with:duration:options:animations:completion:)"))
    func `the change inside does not move by itself`() {
        let (stage, box, old, _) = scene()
        UIView.transition(with: box, duration: 1, options: .transitionCrossDissolve, animations: { old.center.x = 50 })
        #expect(old.layer.animationKeys() == nil && box.layer.animationKeys() == [kCATransition])
        stage.advance(1)
        #expect(box.layer.animationKeys() == nil)
    }

    @Test(.assumed("without duration the completion comes in the next turn"))
    func `without duration everything changes at once`() {
        let (stage, box, old, new) = scene()
        var calls = 0
        UIView.transition(from: old, to: new, duration: 0, options: .transitionFlipFromLeft) { _ in calls += 1 }
        #expect(box.subviews == [new] && calls == 0)
        stage.advance(0)
        #expect(calls == 1)
    }

    @Test(.assumed("as for every other transition, the caller's own code goes on before the completion"))
    func `a transition from a view that is nowhere ends at a later turn`() {
        let stage = SmallStage()
        let (old, new) = (UIView(), UIView())
        new.isHidden = true
        var calls: [Bool] = []
        UIView.transition(from: old, to: new, duration: 1, options: .showHideTransitionViews) { calls.append($0) }
        #expect(calls == [] && old.isHidden && !new.isHidden)
        stage.advance(0)
        #expect(calls == [true])
    }
}
