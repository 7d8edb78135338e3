import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Events / Gestures / Pans", .serialized)
final class PanTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }

    @Test(.documented("UIPanGestureRecognizer"))
    func `begin after ten points, and then tell of every movement`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 9, dy: 0))
        #expect(log.take() == ["view began", "view moved"] && pan.state == .possible)
        finger.move(by: CGVector(dx: 2, dy: 0))
        #expect(log.take() == ["pan began", "view cancelled"] && pan.state == .began)
        #expect(pan.translation(in: view) == CGPoint(x: 11, y: 0))
        finger.move(by: CGVector(dx: 0, dy: 20))
        #expect(log.take() == ["pan changed"] && pan.translation(in: view) == CGPoint(x: 11, y: 20))
        finger.lift()
        #expect(log.take() == ["pan ended"] && pan.state == .possible)
        #expect(pan.translation(in: view) == .zero)
    }

    @Test(.documented("UIPanGestureRecognizer.setTranslation(_:in:)"))
    func `count from what they are told`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 30, dy: 0))
        pan.setTranslation(.zero, in: view)
        finger.move(by: CGVector(dx: 5, dy: 6))
        #expect(pan.translation(in: view) == CGPoint(x: 5, y: 6))
    }

    @Test(.documented("UIPanGestureRecognizer.velocity(in:)"))
    func `know how fast the finger goes, and that a resting one doesn't`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 120, dy: -60), duration: 0.3)
        let velocity = pan.velocity(in: view)
        #expect(abs(velocity.x - 400) < 1 && abs(velocity.y + 200) < 1)
        stage.advance(by: 0.2)
        var last = CGPoint(x: 1, y: 1)
        log.onReport = { last = ($0 as! UIPanGestureRecognizer).velocity(in: nil) }
        finger.lift()
        #expect(last == .zero)
    }

    @Test(.documented("UIPanGestureRecognizer.minimumNumberOfTouches"))
    func `wait for as many fingers as they need`() {
        view.isMultipleTouchEnabled = true
        log.add(UIPanGestureRecognizer(), "pan", to: view).minimumNumberOfTouches = 2
        let first = stage.touchDown(at: CGPoint(x: 100, y: 300))
        first.move(by: CGVector(dx: 30, dy: 0))
        #expect(!log.take().contains("pan began"))
        let second = stage.touchDown(at: CGPoint(x: 200, y: 300))
        second.move(by: CGVector(dx: 30, dy: 0))
        #expect(log.take().contains("pan began"))
        second.lift()
        #expect(log.take().last == "pan ended")
        first.lift()
    }

    @Test(.documented("UIPanGestureRecognizer.maximumNumberOfTouches"))
    func `fail when there are too many fingers`() {
        log.add(UIPanGestureRecognizer(), "pan", to: view).maximumNumberOfTouches = 1
        let first = stage.touchDown(at: CGPoint(x: 100, y: 300))
        let second = stage.touchDown(at: CGPoint(x: 200, y: 300))
        first.move(by: CGVector(dx: 30, dy: 0))
        #expect(!log.take().contains("pan began"))
        first.lift()
        second.lift()
    }

    @Test(.documented("UIResponder.touchesCancelled(_:with:): the system cancels touches"))
    func `are cancelled with their touches`() {
        log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.cancel()
        #expect(log.take().last == "pan cancelled")
    }

    @Test(.documented("UIGestureRecognizer.isEnabled"))
    func `are cancelled when they are turned off, and can be used again`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 30, dy: 0))
        pan.isEnabled = false
        #expect(log.take().contains("pan cancelled"))
        finger.move(by: CGVector(dx: 30, dy: 0))
        finger.lift()
        #expect(log.take() == [])
        pan.isEnabled = true
        stage.drag(view, by: CGVector(dx: 40, dy: 0))
        #expect(log.take().contains("pan ended"))
    }

    @Test(.assumed("a view that goes takes its gestures with it"))
    func `end when their view goes away`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 30, dy: 0))
        view.removeFromSuperview()
        #expect(log.take().contains("pan cancelled") && pan.state == .possible)
        finger.lift()
        stage.window.addSubview(view)
        stage.drag(view, by: CGVector(dx: 40, dy: 0))
        #expect(log.take().contains("pan ended"))
    }

    @Test(.documented("UIPanGestureRecognizer.translation(in:)"))
    func `measure in the coordinates of the view that is asked about`() {
        let pan = log.add(UIPanGestureRecognizer(), "pan", to: view)
        let zoomed = UIView(frame: view.bounds)
        zoomed.transform = CGAffineTransform(scaleX: 2, y: 2)
        view.addSubview(zoomed)
        let finger = stage.touchDown(at: CGPoint(x: 200, y: 400))
        finger.move(by: CGVector(dx: 40, dy: 20))
        #expect(pan.translation(in: zoomed) == CGPoint(x: 20, y: 10))
    }

    @Test(
        .documented("UIScreenEdgePanGestureRecognizer"),
        arguments: [(2, 60, true), (2, -60, false), (100, 60, false)] as [(CGFloat, CGFloat, Bool)])
    func `from the edge begin at the edge and go inwards`(start: CGFloat, way: CGFloat, isEdge: Bool) {
        let pan = log.add(UIScreenEdgePanGestureRecognizer(), "edge", to: stage.window)
        pan.edges = .left
        stage.drag(from: CGPoint(x: start, y: 700), to: CGPoint(x: start + way, y: 705))
        #expect(log.take().contains("edge began") == isEdge)
    }
}

@MainActor @Suite("Events / Gestures / Long presses", .serialized)
final class LongPressTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }

    @Test(.documented("UILongPressGestureRecognizer"))
    func `begin after half a second, and end with the finger`() {
        log.add(UILongPressGestureRecognizer(), "press", to: view)
        let finger = stage.touchDown(view)
        stage.advance(by: 0.49)
        #expect(log.take() == ["view began"])
        stage.advance(by: 0.02)
        #expect(log.take() == ["press began", "view cancelled"])
        finger.move(by: CGVector(dx: 80, dy: 0))
        #expect(log.take() == ["press changed"])
        finger.lift()
        #expect(log.take() == ["press ended"])
    }

    @Test(.documented("UILongPressGestureRecognizer.allowableMovement"))
    func `fail when the finger moves before`() {
        log.add(UILongPressGestureRecognizer(), "press", to: view)
        let finger = stage.touchDown(view)
        finger.move(by: CGVector(dx: 12, dy: 0))
        stage.advance(by: 1)
        finger.lift()
        #expect(!log.take().contains("press began"))
        stage.expectNothingPending()
    }

    @Test(.documented("UILongPressGestureRecognizer.minimumPressDuration"), arguments: [0, 0.2, 1.5])
    func `take the time that they are told`(duration: TimeInterval) {
        log.add(UILongPressGestureRecognizer(), "press", to: view).minimumPressDuration = duration
        let finger = stage.touchDown(view)
        if duration > 0 {
            stage.advance(by: duration - 0.01)
            #expect(!log.take().contains("press began"))
            stage.advance(by: 0.02)
        }
        #expect(log.take().contains("press began"))
        finger.lift()
    }

    @Test(.documented("UILongPressGestureRecognizer.numberOfTapsRequired"))
    func `may need a tap before`() {
        log.add(UILongPressGestureRecognizer(), "press", to: view).numberOfTapsRequired = 1
        stage.longPress(view)
        stage.advance(by: 1)
        #expect(!log.take().contains("press began"))
        stage.tap(view)
        stage.advance(by: 0.1)
        stage.longPress(view)
        #expect(log.take().contains("press began"))
    }

    @Test(.documented("UILongPressGestureRecognizer.minimumPressDuration: a short touch is no long press"))
    func `leave short touches to others`() {
        log.add(UITapGestureRecognizer(), "tap", to: view)
        log.add(UILongPressGestureRecognizer(), "press", to: view)
        stage.tap(view)
        #expect(log.take() == ["view began", "tap ended", "view cancelled"])
        stage.longPress(view)
        #expect(log.take() == ["view began", "press began", "view cancelled", "press ended"])
    }
}

@MainActor @Suite("Events / Gestures / Swipes and two fingers", .serialized)
final class SwipeAndPinchTests {
    lazy var scene = TouchScene()
    var stage: Stage { scene.stage }
    var log: GestureLog { scene.log }
    var view: TouchLogView { scene.view }

    private static let directions: [UISwipeGestureRecognizer.Direction] = [.left, .right, .up, .down]

    @Test(.documented("UISwipeGestureRecognizer.direction"), arguments: 0..<4, 0..<4)
    func `a swipe counts in its own direction only`(wanted: Int, done: Int) {
        log.add(UISwipeGestureRecognizer(), "swipe", to: view).direction = Self.directions[wanted]
        stage.swipe(Self.directions[done], on: view)
        #expect(log.take().contains("swipe ended") == (wanted == done))
    }

    @Test(.documented("UISwipeGestureRecognizer: several directions"))
    func `a swipe may have several directions`() {
        log.add(UISwipeGestureRecognizer(), "swipe", to: view).direction = [.left, .up]
        stage.swipe(.up, on: view)
        stage.swipe(.left, on: view)
        stage.swipe(.down, on: view)
        #expect(log.take().filter { $0 == "swipe ended" }.count == 2)
    }

    @Test(.assumed("half a second, fifty points"))
    func `a slow or short stroke is no swipe`() {
        log.add(UISwipeGestureRecognizer(), "swipe", to: view)
        stage.drag(view, by: CGVector(dx: 120, dy: 0), duration: 2)
        stage.drag(view, by: CGVector(dx: 30, dy: 0), duration: 0.1)
        #expect(!log.take().contains("swipe ended"))
    }

    @Test(.documented("UIPinchGestureRecognizer.scale"), arguments: [2, 0.5] as [CGFloat])
    func `a pinch tells by how much`(scale: CGFloat) {
        view.isMultipleTouchEnabled = true
        let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view)
        var last: CGFloat = 0
        log.onReport = { _ in last = pinch.scale }
        stage.pinch(view, scale: scale)
        let lines = log.take()
        #expect(lines.contains("pinch began") && lines.contains("pinch changed") && lines.last == "pinch ended")
        #expect(abs(last - scale) < 0.01)
        #expect(pinch.scale == 1)
    }

    @Test(.documented("UIRotationGestureRecognizer.rotation"))
    func `a rotation tells the angle, across the half turn as well`() {
        view.isMultipleTouchEnabled = true
        let rotation = log.add(UIRotationGestureRecognizer(), "turn", to: view)
        var last: CGFloat = 0
        log.onReport = { _ in last = rotation.rotation }
        stage.turn(view, by: 1.2 * .pi)
        #expect(abs(last - 1.2 * .pi) < 0.01)
        #expect(log.take().last == "turn ended")
        stage.turn(view, by: -0.5)
        #expect(abs(last + 0.5) < 0.01)
    }

    @Test(.documented("UIGestureRecognizerDelegate.gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)"))
    func `pinch and rotation go together when a delegate allows it`() {
        view.isMultipleTouchEnabled = true
        let pinch = log.add(UIPinchGestureRecognizer(), "pinch", to: view, asDelegate: true)
        let rotation = log.add(UIRotationGestureRecognizer(), "turn", to: view)
        let first = stage.touchDown(at: CGPoint(x: 150, y: 400))
        let second = stage.touchDown(at: CGPoint(x: 250, y: 400))
        second.move(by: CGVector(dx: 40, dy: 60), duration: 0.2)
        #expect(pinch.state.isActiveForTests != rotation.state.isActiveForTests)
        first.lift()
        second.lift()
        log.simultaneously = { _, _ in true }
        let third = stage.touchDown(at: CGPoint(x: 150, y: 400))
        let fourth = stage.touchDown(at: CGPoint(x: 250, y: 400))
        fourth.move(by: CGVector(dx: 40, dy: 60), duration: 0.2)
        #expect(pinch.state.isActiveForTests && rotation.state.isActiveForTests)
        third.lift()
        fourth.lift()
    }
}

extension UIGestureRecognizer.State {
    var isActiveForTests: Bool { self == .began || self == .changed }
}
