import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Events / Gestures / Taps", .serialized)
final class TapTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }

    @Test(.documented("UITapGestureRecognizer"))
    func `are recognised when the finger is lifted, and take the touch from the view`() {
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        stage.tap(view)
        #expect(log.take() == ["view began", "tap ended", "view cancelled"])
        #expect(tap.state == .possible)
    }

    @Test(.documented("UIGestureRecognizer.cancelsTouchesInView"))
    func `leave the touch to the view when they are told to`() {
        log.add(UITapGestureRecognizer(), "tap", to: view).cancelsTouchesInView = false
        stage.tap(view)
        #expect(log.take() == ["view began", "tap ended", "view ended"])
    }

    @Test(.documented("UITapGestureRecognizer.numberOfTapsRequired"))
    func `of two need two, and the view hears of the first only when that is clear`() {
        log.add(UITapGestureRecognizer(), "double", to: view).numberOfTapsRequired = 2
        stage.doubleTap(view)
        #expect(log.take() == ["view began", "view began", "double ended", "view cancelled", "view cancelled"])
        stage.tap(view)
        #expect(log.take() == ["view began"])
        stage.advance(by: 0.5)
        #expect(log.take() == ["view ended"])
        stage.expectNothingPending()
    }

    @Test(.documented("UIGestureRecognizer.require(toFail:)"))
    func `once wait for the second tap of another recogniser`() {
        let single = log.add(UITapGestureRecognizer(), "single", to: view)
        let double = log.add(UITapGestureRecognizer(), "double", to: view)
        double.numberOfTapsRequired = 2
        single.require(toFail: double)
        stage.tap(view)
        #expect(log.take() == ["view began"])
        stage.advance(by: 0.4)
        #expect(log.take() == ["single ended", "view cancelled"])
        stage.doubleTap(view)
        stage.advance(by: 1)
        #expect(log.take() == ["view began", "view began", "double ended", "view cancelled", "view cancelled"])
    }

    @Test(.assumed("45 points"))
    func `fail when the finger slips too far`() {
        log.add(UITapGestureRecognizer(), "tap", to: view)
        stage.drag(view, by: CGVector(dx: 60, dy: 0))
        let lines = log.take()
        #expect(lines.first == "view began" && lines.last == "view ended" && !lines.contains("tap ended"))
    }

    @Test(.documented("UITapGestureRecognizer.numberOfTouchesRequired"))
    func `of two fingers need both`() {
        view.isMultipleTouchEnabled = true
        log.add(UITapGestureRecognizer(), "two", to: view).numberOfTouchesRequired = 2
        stage.tap(view)
        #expect(log.take() == ["view began", "view ended"])
        let first = stage.touchDown(at: CGPoint(x: 100, y: 300))
        let second = stage.touchDown(at: CGPoint(x: 200, y: 300))
        first.lift()
        second.lift()
        #expect(log.take().contains("two ended"))
    }

    @Test(.documented("UIGestureRecognizer.location(in:)"))
    func `know where they were`() {
        let tap = log.add(UITapGestureRecognizer(), "tap", to: view)
        var place = CGPoint.zero
        log.onReport = { place = $0.location(in: $0.view) }
        stage.tap(view, at: CGPoint(x: 20, y: 30))
        #expect(place == CGPoint(x: 20, y: 30))
        #expect(tap.location(in: stage.window) == CGPoint(x: 70, y: 230))
    }
}
