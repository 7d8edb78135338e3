import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A recogniser as an app writes it: recognised as soon as a finger is down.
final class TouchDownGesture: UIGestureRecognizer {
    var resets = 0
    var prevents = true
    var isPreventable = true

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) { if state == .possible { state = .began } }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) { state = .changed }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { state = .ended }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .cancelled }
    override func reset() { resets += 1 }
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool { prevents }
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool { isPreventable }
}

@MainActor @Suite("Events / Gestures / One against another", .serialized)
final class RelationTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }
    lazy var inner: TouchLogView = {
        let inner = TouchLogView("inner", log, frame: CGRect(x: 50, y: 50, width: 200, height: 200))
        view.addSubview(inner)
        return inner
    }()

    @Test(.assumed("of two taps the one of the inner view wins"))
    func `the inner view's recogniser comes first`() {
        log.add(UITapGestureRecognizer(), "outer", to: view)
        log.add(UITapGestureRecognizer(), "inner", to: inner)
        stage.tap(inner)
        #expect(log.take() == ["inner began", "inner ended", "inner cancelled"])
    }

    @Test(.documented("UIGestureRecognizer: a recogniser gets the touches of the views below its own"))
    func `the outer view's recogniser sees touches of the inner view`() {
        log.add(UITapGestureRecognizer(), "outer", to: view)
        stage.tap(inner)
        #expect(log.take() == ["inner began", "outer ended", "inner cancelled"])
    }

    @Test(.documented("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"))
    func `both are recognised when one delegate agrees`() {
        log.add(UITapGestureRecognizer(), "outer", to: view)
        log.add(UITapGestureRecognizer(), "inner", to: inner, asDelegate: true)
        log.simultaneously = { mine, other in mine.name == "inner" && other.name == "outer" }
        stage.tap(inner)
        #expect(log.take() == ["inner began", "inner ended", "outer ended", "inner cancelled"])
    }

    @Test(.documented("UIGestureRecognizerDelegate.gestureRecognizerShouldBegin(_:)"))
    func `a delegate may say no, and the other gets its chance`() {
        log.add(UITapGestureRecognizer(), "outer", to: view)
        log.add(UITapGestureRecognizer(), "inner", to: inner, asDelegate: true)
        log.shouldBegin = { $0.name != "inner" }
        stage.tap(inner)
        #expect(log.take() == ["inner began", "outer ended", "inner cancelled"])
    }

    @Test(.documented("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldReceive:)"))
    func `a delegate may keep touches away`() {
        log.add(UITapGestureRecognizer(), "tap", to: view, asDelegate: true)
        log.shouldReceive = { [view] _, touch in touch.view === view }
        _ = inner
        stage.tap(inner)
        #expect(log.take() == ["inner began", "inner ended"])
        stage.tap(view, at: CGPoint(x: 10, y: 10))
        #expect(log.take() == ["view began", "tap ended", "view cancelled"])
    }

    @Test(.documented("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRequireFailureOf:)"), arguments: [true, false])
    func `a delegate may have one wait for another`(asksWaiting: Bool) {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view, asDelegate: asksWaiting)
        let swipe = log.add(UISwipeGestureRecognizer(), "swipe", to: view, asDelegate: !asksWaiting)
        if asksWaiting {
            log.shouldRequireFailure = { $0 === pan && $1 === swipe }
        } else {
            log.shouldBeRequiredToFail = { $0 === swipe && $1 === pan }
        }
        stage.swipe(.right, on: view)
        #expect(log.take().filter { !$0.hasPrefix("view") } == ["swipe ended"])
        stage.drag(view, by: CGVector(dx: 60, dy: 90), duration: 0.4)
        let lines = log.take()
        #expect(
            lines.contains("pan began") && lines.contains("pan ended") && !lines.contains("swipe ended"),
            "\(lines.filter { !$0.contains("moved") })")
    }

    @Test(.documented("UIGestureRecognizer.require(toFail:)"))
    func `a tap that waits for a pan is recognised when the pan fails`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        log.add(UITapGestureRecognizer(), "tap", to: view).require(toFail: pan)
        stage.tap(view)
        #expect(log.take() == ["view began", "tap ended", "view cancelled"])
    }

    @Test(.assumed("a recogniser that is off or sees no touch is not waited for"))
    func `nobody waits for one that takes no part`() {
        let double = log.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        log.add(UITapGestureRecognizer(), "tap", to: view).require(toFail: double)
        double.isEnabled = false
        stage.tap(view)
        #expect(log.take().contains("tap ended"))
    }

    @Test(.documented("UIGestureRecognizer.reset()"))
    func `an app's own recogniser is reset when its touches are gone`() {
        let own = log.add(TouchDownGesture(), "own", to: view)
        let finger = stage.touchDown(view)
        #expect(log.take() == ["own began"] && own.resets == 0)
        finger.move(by: CGVector(dx: 1, dy: 0))
        finger.lift()
        #expect(log.take() == ["own changed", "own ended"])
        #expect(own.resets == 1 && own.state == .possible)
    }

    @Test(.documented("UIGestureRecognizer.canPrevent(_:)"))
    func `one that prevents nobody leaves the others alone`() {
        let own = log.add(TouchDownGesture(), "own", to: view)
        log.add(UITapGestureRecognizer(), "tap", to: view)
        stage.tap(view)
        #expect(!log.take().contains("tap ended"))
        own.prevents = false
        stage.tap(view)
        #expect(log.take().contains("tap ended"))
    }

    @Test(.documented("UIGestureRecognizer.canBePrevented(by:)"))
    func `one that can't be prevented goes on`() {
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        let own = log.add(TouchDownGesture(), "own", to: view)
        _ = tap
        own.isPreventable = false
        stage.tap(view)
        #expect(log.take().filter { $0.hasPrefix("own") } == ["own began", "own ended"])
    }

    @Test(.assumed("two fingers on two views that don't contain each other"))
    func `gestures of neighbours go on side by side`() {
        let left = TouchLogView("left", log, frame: CGRect(x: 0, y: 700, width: 150, height: 100))
        let right = TouchLogView("right", log, frame: CGRect(x: 200, y: 700, width: 150, height: 100))
        stage.window.addSubview(left)
        stage.window.addSubview(right)
        let first = log.add(UIPanGestureRecognizer(), "first", to: left)
        let second = log.add(UIPanGestureRecognizer(), "second", to: right)
        let a = stage.touchDown(left)
        let b = stage.touchDown(right)
        a.move(by: CGVector(dx: 0, dy: 30))
        b.move(by: CGVector(dx: 0, dy: 30))
        #expect(first.state.isActiveForTests && second.state.isActiveForTests)
        a.lift()
        b.lift()
    }

    @Test(.documented("UIGestureRecognizer.delaysTouchesBegan"))
    func `the view may have to wait for its touches`() {
        log.add(UIPanGestureRecognizer(), "pan", to: view).delaysTouchesBegan = true
        stage.tap(view)
        #expect(log.take() == ["view began", "view ended"])
        stage.drag(view, by: CGVector(dx: 40, dy: 0), duration: 0.05)
        #expect(log.take().filter { $0.hasPrefix("view") } == [])
    }

    @Test(.documented("UIGestureRecognizer.removeTarget(_:action:)"))
    func `targets can be taken off, and are not kept`() {
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        tap.removeTarget(log, action: GestureLog.report)
        stage.tap(view)
        #expect(!log.take().contains("tap ended"))
        weak var other: GestureLog?
        do {
            let target = GestureLog()
            other = target
            tap.addTarget(target, action: GestureLog.report)
        }
        #expect(other == nil)
        stage.tap(view)
    }

    @Test(.documented("UIGestureRecognizer.init(target:action:): the same pair is kept once"))
    func `the same target and action count once`() {
        let tap = log.add(UITapGestureRecognizer(target: log, action: GestureLog.report), "tap", to: view)
        _ = tap
        stage.tap(view)
        #expect(log.take().filter { $0 == "tap ended" }.count == 1)
    }

    @Test(.documented("UIGestureRecognizer: control actions prevent overlapping gesture recogniser behaviour"))
    func `a tap on a button is the button's, also inside a view with a tap recogniser`() {
        log.add(UITapGestureRecognizer(), "tap", to: view)
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 100, height: 40))
        button.addAction(UIAction { [log] _ in log.note("button") }, for: .touchUpInside)
        view.addSubview(button)
        stage.tap(button)
        #expect(log.take() == ["button"])
        button.isEnabled = false
        stage.tap(button)
        #expect(log.take().contains("tap ended"))
    }

    @Test(.documented("UIView.gestureRecognizers"))
    func `a recogniser belongs to one view`() {
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        inner.addGestureRecognizer(tap)
        #expect(tap.view === inner && view.gestureRecognizers == [] && inner.gestureRecognizers == [tap])
        inner.removeGestureRecognizer(tap)
        #expect(tap.view == nil)
    }

    @Test(.documented("UIGestureRecognizer.State"), arguments: 0..<6, 0..<6)
    func `states follow each other as UIKit's figure says`(from: Int, to: Int) {
        let gesture = UIGestureRecognizer()
        typealias State = UIGestureRecognizer.State
        let allowed: [State: [State: State]] = [
            .possible: [.began: .began, .changed: .began, .ended: .ended, .failed: .failed, .cancelled: .failed],
            .began: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
            .changed: [.changed: .changed, .ended: .ended, .cancelled: .cancelled, .failed: .cancelled],
        ]
        let start = State(rawValue: from)!
        let wanted = State(rawValue: to)!
        // A finger keeps the recogniser from being reset at once.
        view.addGestureRecognizer(gesture)
        let finger = stage.touchDown(view)
        if start == .changed || start == .cancelled { gesture.state = .began }
        if start != .possible { gesture.state = start }
        #expect(gesture.state == start)
        gesture.state = wanted
        #expect(gesture.state == allowed[start]?[wanted] ?? start)
        finger.lift()
    }
}
