import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

private final class OldListener: NSObject {
    var calls: [String] = []

    override init() {
        _ = Self.table
        super.init()
    }

    /// What the source adapter would write.
    private static let table: Void = {
        let names = "-animationWillStart:context: -animationDidStop:finished:context: -stopped"
        _objcRegister({ OldListener.self }, "OldListener") { table in
            table.c(names) { owner, index, arguments in
                guard let listener = owner as? OldListener else { return nil }
                let name = (arguments.first ?? nil) as? String ?? "-"
                switch index {
                case 0: listener.calls.append("start \(name)")
                case 1: listener.calls.append("stop \(name) \(_objcArg(arguments, 1, Bool.self))")
                default: listener.calls.append("stopped")
                }
                return nil
            }
        }
    }()
}

@MainActor @Suite("Views / Animation / Blocks")
struct BlockAnimationTests {

    /// A view in a window, with a clock that only this test moves.
    private func scene() -> (SmallStage, UIView) {
        let stage = SmallStage()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        stage.window.addSubview(view)
        return (stage, view)
    }

    private func moveLinearly(_ view: UIView, to x: CGFloat, in duration: TimeInterval, completion: ((Bool) -> Void)? = nil) {
        UIView.animate(
            withDuration: duration, delay: 0, options: .curveLinear, animations: { view.center.x = x }, completion: completion)
    }

    @Test(.documented("UIView.animate(withDuration:animations:)"))
    func `the model has the new value at once, the screen gets there`() {
        let (stage, view) = scene()
        moveLinearly(view, to: 105, in: 1)
        #expect(view.center.x == 105)
        #expect(isClose(stage.x(view), 5))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 55))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 105))
        #expect(view.layer.animationKeys() == nil)
    }

    @Test(.documented("UIView.animate(withDuration:animations:completion:)"))
    func `the completion is called once, at the end`() {
        let (stage, view) = scene()
        var calls: [Bool] = []
        moveLinearly(view, to: 105, in: 1) { calls.append($0) }
        stage.advance(0.99)
        #expect(calls == [])
        stage.advance(0.02)
        #expect(calls == [true])
        stage.advance(5)
        #expect(calls == [true])
    }

    @Test(.documented("UIView.animate(withDuration:animations:completion:)"))
    func `finished is false when the animation was taken away`() {
        let (stage, view) = scene()
        var calls: [Bool] = []
        moveLinearly(view, to: 105, in: 1) { calls.append($0) }
        stage.advance(0.5)
        view.layer.removeAllAnimations()
        stage.advance(1)
        #expect(calls == [false])
    }

    @Test(.documented("UIView.animate: a duration of 0 completes in the next turn"))
    func `without duration the completion waits for the next turn`() {
        let (stage, view) = scene()
        var calls: [Bool] = []
        UIView.animate(withDuration: 0, animations: { view.center.x = 50 }, completion: { calls.append($0) })
        #expect(calls == [])
        #expect(view.layer.animationKeys() == nil)
        stage.advance(0)
        #expect(calls == [true])
    }

    @Test(.assumed("reports of completions that run right away when nothing moves"))
    func `a block that changes nothing completes at once`() {
        let (stage, _) = scene()
        var calls: [Bool] = []
        UIView.animate(withDuration: 3, animations: {}, completion: { calls.append($0) })
        stage.advance(0.001)
        #expect(calls == [true])
    }

    @Test(.documented("UIView.animate(withDuration:delay:options:animations:completion:)"))
    func `a delay holds the old value`() {
        let (stage, view) = scene()
        UIView.animate(withDuration: 1, delay: 0.5, options: .curveLinear, animations: { view.alpha = 0 })
        stage.advance(0.5)
        #expect(isClose(stage.alpha(view), 1))
        stage.advance(0.5)
        #expect(isClose(stage.alpha(view), 0.5))
        stage.advance(0.5)
        #expect(isClose(stage.alpha(view), 0))
    }

    @Test(.documented("UIView.AnimationOptions: curves"))
    func `curves start and end as their names say`() {
        let (stage, view) = scene()
        func quarter(_ options: UIView.AnimationOptions) -> CGFloat {
            view.center.x = 0
            UIView.animate(withDuration: 1, delay: 0, options: options, animations: { view.center.x = 100 })
            stage.advance(0.25)
            defer { stage.advance(1) }
            return stage.x(view)
        }
        #expect(isClose(quarter(.curveLinear), 25))
        #expect(quarter(.curveEaseIn) < 15)
        #expect(quarter(.curveEaseOut) > 35)
        let both = quarter([])
        #expect(both > 10 && both < 20)
    }

    @Test(.assumed("since iOS 8 animations add up: prints of position, position-2 show it"))
    func `a second animation of a property is added to the first`() {
        let (stage, view) = scene()
        moveLinearly(view, to: 105, in: 1)
        stage.advance(0.5)
        moveLinearly(view, to: 5, in: 1)
        #expect(isClose(stage.x(view), 55))
        #expect(view.layer.animationKeys() == ["position", "position-2"])
        stage.advance(0.5)
        // Half of the way back, and the first one has arrived.
        #expect(isClose(stage.x(view), 55))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 5))
    }

    @Test(.documented("UIView: bounds and transform animate"))
    func `size, transform, colour and corners move`() {
        let (stage, view) = scene()
        view.backgroundColor = UIColor(red: 0, green: 0, blue: 0, alpha: 1)
        UIView.animate(
            withDuration: 1, delay: 0, options: .curveLinear,
            animations: {
                view.bounds.size.width = 30
                view.transform = CGAffineTransform(translationX: 40, y: 0)
                view.backgroundColor = UIColor(red: 1, green: 1, blue: 1, alpha: 1)
                view.layer.cornerRadius = 8
            })
        stage.advance(0.5)
        let shown = view.layer.presentation()!
        #expect(isClose(shown.bounds.width, 20))
        #expect(isClose(shown.affineTransform().tx, 20))
        #expect(isClose(shown.cornerRadius, 4))
        #expect(isClose(shown.backgroundColor?.components?.first ?? -1, 0.5, 0.02))
    }

    @Test(.documented("UIView.AnimationOptions.repeat, autoreverse"))
    func `repeats for ever, there and back`() {
        let (stage, view) = scene()
        var calls = 0
        UIView.animate(
            withDuration: 1, delay: 0, options: [.repeat, .autoreverse, .curveLinear], animations: { view.center.x = 105 },
            completion: { _ in calls += 1 })
        stage.advance(1.25)
        #expect(isClose(stage.x(view), 80))
        stage.advance(100)
        #expect(calls == 0)
        view.layer.removeAllAnimations()
        #expect(calls == 1)
    }

    @Test(.documented("UIView.performWithoutAnimation(_:)"))
    func `nothing moves where that is said`() {
        let (stage, view) = scene()
        UIView.animate(withDuration: 1) {
            UIView.performWithoutAnimation { view.center.x = 50 }
            #expect(UIView.areAnimationsEnabled)
        }
        #expect(view.layer.animationKeys() == nil)
        UIView.setAnimationsEnabled(false)
        var calls: [Bool] = []
        UIView.animate(withDuration: 1, animations: { view.alpha = 0 }, completion: { calls.append($0) })
        UIView.setAnimationsEnabled(true)
        #expect(view.layer.animationKeys() == nil && view.alpha == 0)
        #expect(calls == [])
        stage.advance(0)
        #expect(calls == [true])
    }

    @Test(
        .documented("UIView.animate(withDuration:delay:options:animations:completion:): 0, at the next cycle of the run loop"))
    func `without duration or without animations the completion comes after the caller's own code`() {
        let (stage, view) = scene()
        var lines: [String] = []
        UIView.animate(withDuration: 0, animations: { view.alpha = 0.9 }, completion: { _ in lines.append("no duration") })
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1, animations: { view.alpha = 0.8 }, completion: { _ in lines.append("block") })
            UIView.animateKeyframes(
                withDuration: 1, delay: 0, animations: { view.alpha = 0.7 }, completion: { _ in lines.append("key frames") })
            UIView.animate(
                withDuration: 1, delay: 1, usingSpringWithDamping: 1, initialSpringVelocity: 0,
                animations: { view.alpha = 0.6 }, completion: { _ in lines.append("spring") })
            UIView.transition(
                with: view, duration: 1, options: .transitionCrossDissolve, animations: { view.alpha = 0.5 },
                completion: { _ in lines.append("transition") })
        }
        lines.append("caller")
        stage.advance(0)
        #expect(lines == ["caller", "no duration", "block", "key frames", "spring", "transition"])
    }

    @Test(.documented("UIView.AnimationOptions.overrideInheritedDuration"))
    func `a block inside another takes its duration`() {
        let (stage, view) = scene()
        var inner: [Bool] = []
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            #expect(UIView.inheritedAnimationDuration == 2)
            UIView.animate(withDuration: 0.1, animations: { view.center.x = 105 }, completion: { inner.append($0) })
        }
        stage.advance(1)
        #expect(isClose(stage.x(view), 55))
        #expect(inner == [])
        stage.advance(1)
        #expect(inner == [true])
        UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
            UIView.animate(
                withDuration: 0.5, delay: 0, options: [.overrideInheritedDuration, .overrideInheritedCurve, .curveLinear],
                animations: { view.center.x = 5 })
        }
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 5))
    }

    @Test(.documented("UIView.animate(withDuration:delay:usingSpringWithDamping:…)"))
    func `a spring overshoots and rests in time`() {
        let (stage, view) = scene()
        var calls = 0
        UIView.animate(
            withDuration: 1, delay: 0, usingSpringWithDamping: 0.3, initialSpringVelocity: 0,
            animations: { view.center.x = 105 }, completion: { _ in calls += 1 })
        var highest: CGFloat = 0
        for _ in 0..<50 {
            stage.advance(0.02)
            highest = max(highest, stage.x(view))
        }
        #expect(highest > 115)
        #expect(isClose(stage.x(view), 105, 0.5))
        stage.advance(0.01)
        #expect(calls == 1)
    }

    @Test(.documented("UIView.animate(springDuration:bounce:…)"))
    func `a spring without bounce creeps to its end`() {
        let (stage, view) = scene()
        UIView.animate(springDuration: 0.5, bounce: 0) { view.center.x = 105 }
        var last: CGFloat = 0
        for _ in 0..<100 {
            stage.advance(0.02)
            let x = stage.x(view)
            #expect(x >= last - 0.001 && x <= 105.001)
            last = x
        }
        #expect(isClose(last, 105, 0.2))
    }

    @Test(.documented("UIView.layoutIfNeeded() in a block"))
    func `what layout moves inside a block, moves`() {
        let (stage, _) = scene()
        let container = ReactingView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        let child = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        container.addSubview(child)
        stage.window.addSubview(container)
        FrameLoop.commit()
        var target: CGFloat = 5
        container.onLayout = { child.center.x = target }
        target = 95
        container.setNeedsLayout()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { container.layoutIfNeeded() }
        stage.advance(0.5)
        #expect(isClose(stage.x(child), 50))
    }

    @Test(.documented("UIView.beginAnimations(_:context:)"))
    func `the old way works`() {
        let (stage, view) = scene()
        UIView.beginAnimations(nil, context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        view.center.x = 105
        UIView.commitAnimations()
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 55))
        #expect(Misuse.observed { UIView.commitAnimations() } == [.unbalancedCommitAnimations])
    }

    @Test(.documented("UIView.setAnimationDelegate(_:), setAnimationWillStart(_:), setAnimationDidStop(_:)"))
    func `a delegate hears of beginning and end, with as many arguments as its methods take`() {
        let (stage, view) = scene()
        let listener = OldListener()
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationDelay(0.5)
        UIView.setAnimationDelegate(listener)
        UIView.setAnimationWillStart(Selector(("animationWillStart:context:")))
        UIView.setAnimationDidStop(Selector(("animationDidStop:finished:context:")))
        view.center.x = 105
        UIView.commitAnimations()
        #expect(listener.calls == [])
        stage.advance(0.6)
        #expect(listener.calls == ["start move"])
        stage.advance(1)
        #expect(listener.calls == ["start move", "stop move true"])
    }

    @Test(.assumed("a public library's stack view sets the delegate of the block that it is changed in"))
    func `a block of today has a delegate, too`() {
        let (stage, view) = scene()
        let listener = OldListener()
        UIView.animate(withDuration: 1) {
            view.center.x = 105
            UIView.setAnimationDelegate(listener)
            UIView.setAnimationDidStop(Selector(("stopped")))
        }
        stage.advance(0.5)
        #expect(listener.calls == [])
        stage.advance(0.6)
        #expect(listener.calls == ["stopped"])
    }

    @Test(.documented("UIView.animateKeyframes(withDuration:delay:options:animations:completion:)"))
    func `keyframes share the duration`() {
        let (stage, view) = scene()
        var calls: [Bool] = []
        let linear = UIView.KeyframeAnimationOptions(rawValue: UIView.AnimationOptions.curveLinear.rawValue)
        UIView.animateKeyframes(
            withDuration: 2, delay: 0, options: linear,
            animations: {
                UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.25) { view.center.x = 25 }
                UIView.addKeyframe(withRelativeStartTime: 0.5, relativeDuration: 0.5) { view.center.x = 85 }
            }, completion: { calls.append($0) })
        stage.advance(0.25)
        #expect(isClose(stage.x(view), 15))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 25))
        stage.advance(0.75)
        #expect(isClose(stage.x(view), 55))
        stage.advance(0.5)
        #expect(isClose(stage.x(view), 85) && calls == [true])
    }

    @Test(.documented("UIView.addKeyframe: only inside animateKeyframes"))
    func `a keyframe outside is reported and happens at once`() {
        let (_, view) = scene()
        let misuses = Misuse.observed {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 1) { view.center.x = 40 }
        }
        #expect(misuses == [.keyframeOutsideKeyframeAnimation])
        #expect(view.center.x == 40)
    }

    @Test(.assumed("a view that leaves the window stops moving"))
    func `leaving the window ends the animations`() {
        let (stage, view) = scene()
        var calls: [Bool] = []
        moveLinearly(view, to: 105, in: 1) { calls.append($0) }
        stage.advance(0.5)
        view.removeFromSuperview()
        stage.advance(0.1)
        #expect(calls == [false])
    }
}
