import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Events / Touches", .serialized)
final class TouchDeliveryTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }

    final class Keeper: UIView {
        var touches: [UITouch] = []
        var phases: [UITouch.Phase] = []
        var counts: [Int] = []
        var times: [TimeInterval] = []
        var event: UIEvent?
        private func keep(_ new: Set<UITouch>, _ event: UIEvent?) {
            for touch in new {
                if !touches.contains(touch) { touches.append(touch) }
                phases.append(touch.phase)
                counts.append(touch.tapCount)
                times.append(touch.timestamp)
            }
            self.event = event
        }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { keep(touches, event) }
    }

    private func keeper() -> Keeper {
        let keeper = Keeper(frame: CGRect(x: 0, y: 650, width: 390, height: 100))
        stage.window.addSubview(keeper)
        return keeper
    }

    @Test(.documented("UITouch: one object from beginning to end"))
    func `are one object each, whose view stays the same`() {
        let keeper = keeper()
        stage.drag(from: CGPoint(x: 100, y: 700), to: CGPoint(x: 100, y: 100), duration: 0.1)
        #expect(keeper.touches.count == 1 && keeper.touches[0].view === keeper && keeper.touches[0].window === stage.window)
        #expect(keeper.phases.first == .began && keeper.phases.last == .ended)
        #expect(keeper.phases.dropFirst().dropLast().allSatisfy { $0 == .moved })
        #expect(keeper.touches[0].location(in: keeper) == CGPoint(x: 100, y: -550))
    }

    @Test(.documented("UITouch.tapCount"))
    func `count the taps on one place`() {
        let keeper = keeper()
        for _ in 0..<3 {
            stage.tap(keeper)
            stage.advance(by: 0.1)
        }
        stage.advance(by: 1)
        stage.tap(keeper)
        #expect(keeper.counts == [1, 1, 2, 2, 3, 3, 1, 1])
    }

    @Test(.documented("UITouch.timestamp"))
    func `carry the time of the stage's clock`() {
        let keeper = keeper()
        stage.tap(keeper)
        #expect(abs(keeper.times[1] - keeper.times[0] - 0.05) < 1e-9)
        #expect(keeper.event?.timestamp == keeper.times[1] && keeper.event?.type == .touches)
    }

    @Test(.documented("UIView.isMultipleTouchEnabled"), arguments: [false, true])
    func `of a second finger are for views that want several`(several: Bool) {
        view.isMultipleTouchEnabled = several
        let first = stage.touchDown(at: CGPoint(x: 100, y: 300))
        let second = stage.touchDown(at: CGPoint(x: 200, y: 300))
        second.lift()
        first.lift()
        #expect(
            log.take() == (several ? ["view began", "view began", "view ended", "view ended"] : ["view began", "view ended"]))
    }

    @Test(.documented("UIView.isExclusiveTouch"))
    func `of a view that wants to be alone keep the others out`() {
        let other = TouchLogView("other", log, frame: CGRect(x: 0, y: 700, width: 100, height: 100))
        stage.window.addSubview(other)
        other.isExclusiveTouch = true
        let first = stage.touchDown(view)
        let second = stage.touchDown(other)
        first.lift()
        second.lift()
        #expect(log.take() == ["view began", "view ended"])
        let third = stage.touchDown(other)
        let fourth = stage.touchDown(view)
        third.lift()
        fourth.lift()
        #expect(log.take() == ["other began", "other ended"])
    }

    @Test(.documented("UIResponder.touchesBegan(_:with:) forwards to the next responder"))
    func `go up the responder chain when nobody takes them`() {
        let plain = UIView(frame: CGRect(x: 10, y: 10, width: 100, height: 100))
        view.addSubview(plain)
        stage.tap(plain)
        #expect(log.take() == ["view began", "view ended"])
    }

    @Test(.assumed("a view that goes away loses its touches"))
    func `are cancelled when their view goes`() {
        let finger = stage.touchDown(view)
        view.removeFromSuperview()
        #expect(log.take() == ["view began", "view cancelled"])
        finger.lift()
        #expect(log.take() == [])
    }

    @Test(.documented("UIApplication.beginIgnoringInteractionEvents()"))
    func `are overlooked while the application says so`() {
        // The application of this stage, whoever else's was in charge before.
        _ = stage
        UIApplication.shared.beginIgnoringInteractionEvents()
        stage.tap(at: CGPoint(x: 200, y: 400))
        UIApplication.shared.endIgnoringInteractionEvents()
        #expect(log.take() == [])
        stage.tap(view)
        #expect(log.take() == ["view began", "view ended"])
    }

    @Test(.documented("UIWindow.sendEvent(_:)"))
    func `pass the window, which may keep them`() {
        final class Deaf: UIWindow {
            var isDeaf = true
            var seen = 0
            override func sendEvent(_ event: UIEvent) {
                seen += 1
                if !isDeaf { super.sendEvent(event) }
            }
        }
        let window = Deaf(frame: stage.window.bounds)
        stage.show(window)
        window.addSubview(view)
        stage.tap(view)
        #expect(log.take() == [] && window.seen == 2)
        window.isDeaf = false
        stage.tap(view)
        #expect(log.take() == ["view began", "view ended"])
    }

    @Test(.documented("UIEvent.allTouches"))
    func `are all in the event`() {
        let keeper = keeper()
        keeper.isMultipleTouchEnabled = true
        let first = stage.touchDown(view)
        let second = stage.touchDown(keeper)
        #expect(keeper.event?.allTouches?.count == 2)
        #expect(keeper.event?.touches(for: keeper)?.count == 1)
        #expect(keeper.event?.touches(for: stage.window)?.count == 2)
        first.lift()
        second.lift()
    }

    @Test(.documented("UIHoverGestureRecognizer"))
    func `of a pointer that hovers begin, change and end over the view`() {
        log.add(UIHoverGestureRecognizer(), "hover", to: view)
        stage.hover(at: CGPoint(x: 200, y: 300))
        stage.hover(at: CGPoint(x: 210, y: 310))
        stage.hover(at: CGPoint(x: 200, y: 100))
        stage.hover(at: CGPoint(x: 200, y: 90))
        #expect(log.take() == ["hover began", "hover changed", "hover ended"])
    }

    @Test(.assumed("a stage says what is in the way"))
    func `that can't reach a view fail the test in words`() {
        let cover = UIView(frame: stage.window.bounds)
        stage.window.addSubview(cover)
        // The stage fails the test in words: that is what is tested.
        withKnownIssue {
            stage.tap(view)
        } matching: {
            "\($0)".contains("is behind UIView")
        }
        cover.isUserInteractionEnabled = false
        stage.tap(view)
        #expect(log.take() == ["view began", "view ended"])
        withKnownIssue {
            stage.tap("Nowhere")
        } matching: {
            "\($0)".contains("No visible view shows")
        }
    }
}
