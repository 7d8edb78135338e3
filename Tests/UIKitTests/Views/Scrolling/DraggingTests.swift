import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Scrolling / Dragging", .serialized)
final class DraggingTests {
    lazy var scene = ScrollScene()
    var stage: Stage { scene.stage }
    var view: UIScrollView { scene.view }

    @Test(.documented("UIScrollViewDelegate, order of the calls"))
    func `tells what happens in UIKit's order`() {
        stage.drag(from: scene.point(0, 150), to: scene.point(0, -150), duration: 0.2)
        #expect(
            scene.log.take() == ["will drag", "scroll", "will end", "did drag on", "will decelerate"])
        #expect(view.isDecelerating && !view.isDragging && !view.isTracking)
        stage.settle()
        #expect(scene.log.take() == ["scroll", "did decelerate"])
        #expect(!view.isDecelerating)
        stage.expectNothingPending()
    }

    @Test(.assumed("the ten points of the pan move nothing"))
    func `follows the finger, but for the way until it is a drag`() {
        let finger = stage.touchDown(at: scene.point(0, 100))
        finger.move(by: CGVector(dx: 0, dy: -9))
        #expect(view.isTracking && !view.isDragging && view.contentOffset == .zero)
        finger.move(by: CGVector(dx: 0, dy: -3))
        #expect(view.isDragging && view.contentOffset == .zero)
        finger.move(by: CGVector(dx: 0, dy: -100))
        #expect(view.contentOffset == CGPoint(x: 0, y: 100))
        finger.move(by: CGVector(dx: 50, dy: 40))
        #expect(view.contentOffset == CGPoint(x: 0, y: 60))
    }

    @Test(.documented("UIScrollView.DecelerationRate: .998 and .99 of the velocity each millisecond"))
    func `rolls out as far as its rate says`() {
        view.contentSize.height = 20_000
        for (rate, factor) in [(UIScrollView.DecelerationRate.normal, 0.4995), (.fast, 0.0995)] {
            view.contentOffset = .zero
            view.decelerationRate = rate
            stage.drag(from: scene.point(0, 150), to: scene.point(0, -150), duration: 0.3)
            let start = view.contentOffset.y
            stage.settle()
            let way = view.contentOffset.y - start
            // 300 points in 0.3 seconds.
            #expect(abs(way - 1000 * factor) < 3)
        }
    }

    @Test(.documented("UIScrollViewDelegate.scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)"))
    func `comes to rest where its delegate says`() {
        scene.log.target = { velocity, target in
            #expect(abs(velocity.y - 1) < 0.01)
            #expect(abs(target.y - 783) < 3)
            return CGPoint(x: 0, y: 650)
        }
        stage.drag(from: scene.point(0, 150), to: scene.point(0, -150), duration: 0.3)
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 0, y: 650))
    }

    @Test(.documented("UIScrollViewDelegate.scrollViewDidEndDragging(_:willDecelerate:): false without velocity"))
    func `rests where the finger is lifted after a pause`() {
        let finger = stage.touchDown(at: scene.point(0, 100))
        finger.move(by: CGVector(dx: 0, dy: -110), duration: 0.3)
        stage.advance(by: 0.2)
        finger.lift()
        #expect(scene.log.take().suffix(2) == ["will end", "did drag rest"])
        let offset = view.contentOffset
        stage.settle()
        #expect(view.contentOffset == offset && offset.y > 90)
    }

    @Test(.assumed("0.55 is the factor in descriptions of the rubber band"))
    func `is drawn beyond its end ever harder, and springs back`() {
        let finger = stage.touchDown(at: scene.point(0, -100))
        finger.move(by: CGVector(dx: 0, dy: 10))
        finger.move(by: CGVector(dx: 0, dy: 200))
        let (pulled, height): (CGFloat, CGFloat) = (200, 400)
        let expected = (1 - 1 / (pulled * 0.55 / height + 1)) * height
        #expect(abs(view.contentOffset.y + expected) < 0.4)
        stage.advance(by: 0.2)
        finger.lift()
        #expect(scene.log.take().suffix(2) == ["did drag on", "will decelerate"])
        stage.settle()
        #expect(view.contentOffset == .zero)
        #expect(scene.log.take() == ["scroll", "did decelerate"])
    }

    @Test(.documented("UIScrollView.bounces"))
    func `stops at its end when it must not bounce`() {
        view.bounces = false
        stage.drag(from: scene.point(0, -150), to: scene.point(0, 150), duration: 0.2)
        stage.settle()
        #expect(view.contentOffset == .zero)
        #expect(scene.log.scrolls == 0)
    }

    @Test(.assumed("a fling against the end bounces and comes back"))
    func `bounces when it rolls against its end`() {
        view.contentOffset.y = 1400
        var furthest: CGFloat = 0
        scene.log.onScroll = { furthest = max(furthest, $0.contentOffset.y) }
        stage.drag(from: scene.point(0, 150), to: scene.point(0, -150), duration: 0.1)
        stage.settle()
        #expect(furthest > 1620)
        #expect(view.contentOffset.y == 1600)
    }

    @Test(.documented("UIScrollView.alwaysBounceVertical"), arguments: [false, true])
    func `moves content that is smaller than the view only if told to`(always: Bool) {
        view.contentSize.height = 100
        view.alwaysBounceVertical = always
        let finger = stage.touchDown(at: scene.middle)
        finger.move(by: CGVector(dx: 0, dy: 100), duration: 0.2)
        #expect((view.contentOffset.y < 0) == always)
        #expect(view.isDragging == always)
        finger.lift()
        stage.settle()
        #expect(view.contentOffset == .zero)
    }

    @Test(
        .documented("UIScrollView.isPagingEnabled"),
        arguments: [(-200, 1), (200, 0), (-60, 1), (-20, 0)] as [(CGFloat, CGFloat)])
    func `goes page by page`(way: CGFloat, page: CGFloat) {
        view.contentSize = CGSize(width: 900, height: 400)
        view.isPagingEnabled = true
        let isQuick = abs(way) == 60
        let finger = stage.touchDown(at: scene.middle)
        finger.move(by: CGVector(dx: way, dy: 0), duration: isQuick ? 0.1 : 0.4)
        if !isQuick { stage.advance(by: 0.2) }
        finger.lift()
        stage.settle()
        #expect(view.contentOffset == CGPoint(x: 300 * page, y: 0))
    }

    @Test(.assumed("one page for one stroke"))
    func `never skips a page`() {
        view.contentSize = CGSize(width: 3000, height: 400)
        view.isPagingEnabled = true
        stage.drag(from: scene.point(140, 0), to: scene.point(-140, 0), duration: 0.05)
        stage.settle()
        #expect(view.contentOffset.x == 300)
    }

    @Test(.assumed("a finger catches content that rolls, and touches nothing"))
    func `stops under the finger`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        stage.drag(from: scene.point(0, 150), to: scene.point(0, -150), duration: 0.2)
        stage.advance(by: 0.1)
        _ = scene.log.take()
        let finger = stage.touchDown(at: scene.middle)
        #expect(scene.log.take() == ["did decelerate"])
        let offset = view.contentOffset
        stage.advance(by: 0.5)
        #expect(view.contentOffset == offset)
        finger.lift()
        stage.settle()
        #expect(taps == 0 && view.contentOffset == offset)
    }

    @Test(.documented("UIScrollView.isScrollEnabled"))
    func `does not move when it is told not to`() {
        view.isScrollEnabled = false
        stage.drag(from: scene.point(0, 150), to: scene.point(0, -150))
        #expect(view.contentOffset == .zero && scene.log.take() == [])
    }

    @Test(.documented("UIScrollView.isDirectionalLockEnabled"))
    func `keeps to one direction when locked`() {
        view.contentSize = CGSize(width: 2000, height: 2000)
        view.isDirectionalLockEnabled = true
        let finger = stage.touchDown(at: scene.point(0, 100))
        finger.move(by: CGVector(dx: -2, dy: -20))
        finger.move(by: CGVector(dx: -80, dy: -80))
        #expect(view.contentOffset == CGPoint(x: 0, y: 80))
    }

    @Test(.assumed("an app that moves the content under the finger, as endless lists do"))
    func `goes on from where its app puts it`() {
        let finger = stage.touchDown(at: scene.point(0, 100))
        finger.move(by: CGVector(dx: 0, dy: -10))
        finger.move(by: CGVector(dx: 0, dy: -50))
        view.contentOffset.y += 500
        finger.move(by: CGVector(dx: 0, dy: -50))
        #expect(view.contentOffset.y == 600)
    }
}

@MainActor @Suite("Views / Scrolling / One inside another", .serialized)
final class NestedScrollingTests {
    lazy var scene = ScrollScene(content: CGSize(width: 900, height: 400))
    var stage: Stage { scene.stage }

    private func inner(_ size: CGSize) -> UIScrollView {
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        inner.contentSize = size
        scene.view.addSubview(inner)
        stage.layoutNow()
        return inner
    }

    @Test(.documented("SCROLL-PG: nested scroll views, cross-directional scrolling"))
    func `each takes its own direction`() {
        let inner = inner(CGSize(width: 300, height: 2000))
        stage.drag(from: scene.point(0, 100), to: scene.point(0, -100))
        stage.settle()
        #expect(inner.contentOffset.y > 150 && scene.view.contentOffset == .zero)
        let offset = inner.contentOffset
        stage.drag(from: scene.point(100, 0), to: scene.point(-100, 0))
        stage.settle()
        #expect(inner.contentOffset == offset && scene.view.contentOffset.x > 150)
    }

    @Test(.documented("SCROLL-PG: nested scroll views, same direction"))
    func `the outer one goes on when the inner one is at its end`() {
        let inner = inner(CGSize(width: 600, height: 400))
        stage.drag(from: scene.point(100, 0), to: scene.point(-100, 0), duration: 1)
        stage.settle()
        #expect(inner.contentOffset.x > 150 && scene.view.contentOffset.x == 0)
        inner.contentOffset.x = 300
        stage.drag(from: scene.point(100, 0), to: scene.point(-100, 0), duration: 1)
        stage.settle()
        #expect(inner.contentOffset.x == 300 && scene.view.contentOffset.x > 150)
    }
}
