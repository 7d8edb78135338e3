import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Views / Scrolling / By program", .serialized)
final class ProgrammaticScrollingTests {
    lazy var scene = ScrollScene()
    var stage: Stage { scene.stage }
    var view: UIScrollView { scene.view }

    @Test(.documented("UIScrollView: defaults"))
    func `has UIKit's defaults`() {
        let view = UIScrollView()
        #expect(view.isScrollEnabled && view.bounces && !view.isPagingEnabled && !view.alwaysBounceVertical)
        #expect(view.showsVerticalScrollIndicator && view.showsHorizontalScrollIndicator && view.clipsToBounds)
        #expect(view.delaysContentTouches && view.canCancelContentTouches && view.bouncesZoom && view.scrollsToTop)
        #expect(view.minimumZoomScale == 1 && view.maximumZoomScale == 1 && view.zoomScale == 1)
        #expect(view.decelerationRate == .normal && view.contentInsetAdjustmentBehavior == .automatic)
        #expect(view.keyboardDismissMode == .none && !view.isDirectionalLockEnabled && view.indicatorStyle == .default)
    }

    @Test(.documented("UIScrollView.contentOffset: the origin of the bounds"))
    func `moves its bounds`() {
        view.contentOffset = CGPoint(x: 0, y: 120)
        #expect(view.bounds.origin == CGPoint(x: 0, y: 120))
        #expect(scene.log.take() == ["scroll"])
        view.contentOffset = CGPoint(x: 0, y: 120)
        #expect(scene.log.take() == [])
        view.bounds.origin.y = 30
        #expect(view.contentOffset.y == 30 && scene.log.take() == ["scroll"])
    }

    @Test(.assumed("programs may go anywhere"))
    func `goes beyond its end when it is told to`() {
        view.setContentOffset(CGPoint(x: 0, y: -50), animated: false)
        #expect(view.contentOffset.y == -50)
        view.setContentOffset(CGPoint(x: 0, y: 5000), animated: false)
        #expect(view.contentOffset.y == 5000)
    }

    @Test(.documented("UIScrollViewDelegate.scrollViewDidEndScrollingAnimation(_:)"))
    func `glides when it is told to`() {
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        #expect(view.contentOffset.y == 0)
        stage.advance(by: 0.15)
        #expect(abs(view.contentOffset.y - 150) < 20)
        stage.settle()
        #expect(view.contentOffset.y == 300)
        #expect(scene.log.take() == ["scroll", "did animate"])
        view.setContentOffset(CGPoint(x: 0, y: 300), animated: true)
        stage.settle()
        #expect(scene.log.take() == [])
    }

    @Test(.documented("UIView.setAnimationsEnabled(_:)"))
    func `doesn't glide where nothing is animated`() {
        let view = view
        UIView.performWithoutAnimation { view.setContentOffset(CGPoint(x: 0, y: 300), animated: true) }
        #expect(view.contentOffset.y == 300)
    }

    @Test(
        .documented("UIScrollView.scrollRectToVisible(_:animated:)"),
        arguments: [(0, 100, 0), (900, 100, 600), (500, 50, 150), (1990, 10, 1600), (300, 1000, 300)]
            as [(CGFloat, CGFloat, CGFloat)])
    func `goes just so far that a rectangle shows`(y: CGFloat, height: CGFloat, expected: CGFloat) {
        view.scrollRectToVisible(CGRect(x: 0, y: y, width: 300, height: height), animated: false)
        #expect(view.contentOffset.y == expected)
    }

    @Test(.assumed("content at rest is not left beyond its end"))
    func `comes back when the content gets shorter`() {
        view.contentOffset.y = 1600
        view.contentSize.height = 1000
        #expect(view.contentOffset.y == 600)
        view.frame.size.height = 600
        #expect(view.contentOffset.y == 400)
    }

    @Test(.documented("UIScrollView.scrollsToTop"))
    func `goes to its top when the status bar is tapped`() {
        view.contentOffset.y = 800
        _ = scene.log.take()
        stage.tapStatusBar()
        stage.settle()
        #expect(view.contentOffset.y == 0)
        #expect(scene.log.take() == ["scroll", "did animate", "did go to top"])
        view.contentOffset.y = 800
        scene.log.mayScrollToTop = false
        stage.tapStatusBar()
        stage.settle()
        #expect(view.contentOffset.y == 800)
    }

    @Test(.documented("UIScrollView.flashScrollIndicators()"))
    func `shows its indicators for a moment`() {
        view.flashScrollIndicators()
        let bars = view.layer.sublayers!.filter { $0.zPosition > 0 }
        #expect(bars.count == 2 && bars[0].opacity == 1 && bars[1].isHidden)
        #expect(bars[0].frame.maxX == 297 && abs(bars[0].frame.height - 394 * 400 / 2000) < 0.2)
        stage.settle()
        #expect(bars[0].opacity == 0)
        stage.expectNothingPending()
    }

    @Test(.documented("UIScrollView.showsVerticalScrollIndicator"))
    func `shows no indicators when told not to`() {
        view.showsVerticalScrollIndicator = false
        view.showsHorizontalScrollIndicator = false
        view.flashScrollIndicators()
        #expect((view.layer.sublayers ?? []).allSatisfy { $0.zPosition == 0 || $0.isHidden })
    }

    @Test(.documented("UIView.point(inside:with:): hit-testing follows the bounds"))
    func `is touched where its content shows`() {
        let button = UIButton(frame: CGRect(x: 0, y: 1000, width: 300, height: 50))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        view.addSubview(button)
        view.contentOffset.y = 900
        stage.tap(button)
        #expect(taps == 1)
        stage.tap(at: CGPoint(x: 100, y: 325))
        #expect(taps == 2)
    }
}

@MainActor @Suite("Views / Scrolling / Touches of the content", .serialized)
final class ContentTouchTests {
    lazy var scene = ScrollScene()
    var stage: Stage { scene.stage }
    var view: UIScrollView { scene.view }
    let log = GestureLog()
    lazy var content: TouchLogView = {
        let content = TouchLogView("content", log, frame: CGRect(x: 0, y: 0, width: 300, height: 2000))
        view.addSubview(content)
        return content
    }()

    @Test(.documented("UIScrollView.delaysContentTouches"))
    func `come late, and all at once for a short touch`() {
        let finger = stage.touchDown(content, at: CGPoint(x: 100, y: 100))
        #expect(log.take() == [])
        stage.advance(by: 0.16)
        #expect(log.take() == ["content began"])
        finger.lift()
        #expect(log.take() == ["content ended"])
        stage.tap(content, at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["content began", "content ended"])
    }

    @Test(.documented("UIScrollView.delaysContentTouches: false"))
    func `come at once when they are not delayed`() {
        view.delaysContentTouches = false
        let finger = stage.touchDown(content, at: CGPoint(x: 100, y: 100))
        #expect(log.take() == ["content began"])
        finger.move(by: CGVector(dx: 0, dy: -30))
        #expect(log.take() == ["content cancelled"] && view.isDragging)
        finger.lift()
        stage.settle()
    }

    @Test(.documented("UIScrollView.delaysContentTouches: a drag, of which the content hears nothing"))
    func `never come when the finger drags at once`() {
        let finger = stage.touchDown(content, at: CGPoint(x: 100, y: 200))
        finger.move(by: CGVector(dx: 0, dy: -100), duration: 0.1)
        finger.lift()
        stage.settle()
        #expect(log.take() == [])
    }

    @Test(.documented("UIScrollView.canCancelContentTouches"), arguments: [true, false])
    func `are taken away only if that is allowed`(may: Bool) {
        view.canCancelContentTouches = may
        let finger = stage.touchDown(content, at: CGPoint(x: 100, y: 100))
        stage.advance(by: 0.3)
        finger.move(by: CGVector(dx: 0, dy: -40))
        #expect(view.isDragging == may)
        #expect(log.take() == (may ? ["content began", "content cancelled"] : ["content began", "content moved"]))
        finger.lift()
        stage.settle()
    }

    @Test(.documented("UIScrollView.touchesShouldCancel(in:): a control keeps its touch"))
    func `of a control stay with it once it has them`() {
        let button = UIButton(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        view.addSubview(button)
        stage.layoutNow()
        let finger = stage.touchDown(button)
        stage.advance(by: 0.3)
        #expect(button.isHighlighted)
        finger.move(by: CGVector(dx: 0, dy: -40))
        #expect(!view.isDragging && button.isTracking)
        finger.lift()
        stage.drag(button, by: CGVector(dx: 0, dy: -100), duration: 0.1)
        #expect(view.contentOffset.y > 50)
        stage.settle()
    }

    @Test(.documented("UIScrollView.touchesShouldBegin(_:with:in:)"))
    func `may be refused`() {
        final class Refusing: UIScrollView {
            override func touchesShouldBegin(_ touches: Set<UITouch>, with event: UIEvent?, in view: UIView) -> Bool { false }
        }
        let refusing = Refusing(frame: CGRect(x: 0, y: 100, width: 300, height: 90))
        refusing.contentSize = CGSize(width: 300, height: 900)
        stage.window.addSubview(refusing)
        let inside = TouchLogView("inside", log, frame: CGRect(x: 0, y: 0, width: 300, height: 900))
        refusing.addSubview(inside)
        stage.tap(inside, at: CGPoint(x: 20, y: 20))
        stage.advance(by: 1)
        #expect(log.take() == [])
    }
}

@MainActor @Suite("Views / Scrolling / Insets and guides", .serialized)
final class ScrollInsetTests {
    private func fullScreen(_ content: CGSize, behavior: UIScrollView.ContentInsetAdjustmentBehavior = .automatic)
        -> (stage: Stage, view: UIScrollView)
    {
        let stage = Stage(device: .iPhone15)
        let view = UIScrollView(frame: stage.window.bounds)
        view.contentInsetAdjustmentBehavior = behavior
        view.contentSize = content
        stage.window.addSubview(view)
        stage.layoutNow()
        return (stage, view)
    }

    @Test(.documented("UIScrollView.contentInsetAdjustmentBehavior"))
    func `take the safe area along the axes that scroll`() {
        let tall = CGSize(width: 100, height: 3000)
        let short = CGSize(width: 100, height: 100)
        let safe = UIEdgeInsets(top: 59, left: 0, bottom: 34, right: 0)
        #expect(fullScreen(tall).view.adjustedContentInset == safe)
        #expect(fullScreen(short).view.adjustedContentInset == .zero)
        #expect(fullScreen(short, behavior: .always).view.adjustedContentInset == safe)
        #expect(fullScreen(tall, behavior: .never).view.adjustedContentInset == .zero)
        #expect(fullScreen(tall, behavior: .scrollableAxes).view.adjustedContentInset == safe)
    }

    @Test(.documented("UIScrollView.adjustedContentInset: contentInset and the system's part"))
    func `add up`() {
        let (_, view) = fullScreen(CGSize(width: 100, height: 3000))
        view.contentInset = UIEdgeInsets(top: 10, left: 1, bottom: 20, right: 2)
        #expect(view.adjustedContentInset == UIEdgeInsets(top: 69, left: 1, bottom: 54, right: 2))
        #expect(view.safeAreaInsets.top == 59)
    }

    @Test(.assumed("content under bars begins below them"))
    func `keep the content's beginning in sight`() {
        let (stage, view) = fullScreen(CGSize(width: 100, height: 3000))
        #expect(view.contentOffset.y == -59)
        view.contentInset.top = 20
        #expect(view.contentOffset.y == -79)
        view.contentOffset.y = 500
        view.contentInset.top = 0
        #expect(view.contentOffset.y == 500)
        stage.settle()
    }

    @Test(.documented("UIScrollView.contentInsetAdjustmentBehavior: alwaysBounceVertical counts as scrollable"))
    func `follow what bounces`() {
        let (_, view) = fullScreen(CGSize(width: 100, height: 100))
        view.alwaysBounceVertical = true
        #expect(view.adjustedContentInset.top == 59)
    }

    @Test(.documented("UIScrollViewDelegate.scrollViewDidChangeAdjustedContentInset(_:)"))
    func `are told when they change`() {
        let (_, view) = fullScreen(CGSize(width: 100, height: 3000))
        let log = ScrollLog()
        view.delegate = log
        view.contentInset.bottom = 100
        #expect(log.take() == ["insets"])
        view.contentInset.bottom = 100
        #expect(log.take() == [])
    }

    @Test(.documented("WWDC-2018-235: safe area inside a scroll view"))
    func `leave nothing of the safe area to the content`() {
        let (stage, view) = fullScreen(CGSize(width: 393, height: 3000))
        let inside = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 3000))
        view.addSubview(inside)
        stage.layoutNow()
        #expect(inside.safeAreaInsets == .zero)
    }

    @Test(.documented("UIScrollView.contentLayoutGuide"))
    func `constraints give the content its size`() {
        let (stage, view) = fullScreen(.zero, behavior: .never)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor, constant: 10),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor, constant: -20),
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 1500),
        ])
        stage.layoutNow()
        #expect(view.contentSize == CGSize(width: 393, height: 1530))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 393, height: 1500))
        view.contentOffset.y = 300
        stage.layoutNow()
        #expect(content.frame == CGRect(x: 0, y: 10, width: 393, height: 1500))
        view.frame.size.width = 300
        stage.layoutNow()
        #expect(view.contentSize == CGSize(width: 300, height: 1530))
    }

    @Test(.documented("UIScrollView.frameLayoutGuide: the untransformed frame rectangle of the scroll view"))
    func `constraints of the frame's guide place the scroll view itself`() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 393, height: 852))
        let view = UIScrollView()
        let content = UIView()
        for item in [view, content] { item.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(view)
        view.addSubview(content)
        NSLayoutConstraint.activate([
            view.frameLayoutGuide.topAnchor.constraint(equalTo: root.topAnchor, constant: 40),
            view.frameLayoutGuide.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            view.frameLayoutGuide.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 10),
            view.frameLayoutGuide.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -10),
            content.topAnchor.constraint(equalTo: view.contentLayoutGuide.topAnchor),
            content.bottomAnchor.constraint(equalTo: view.contentLayoutGuide.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.contentLayoutGuide.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.frameLayoutGuide.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        let heard = Misuse.observed { root.layoutIfNeeded() }
        #expect(heard.isEmpty)
        #expect(view.frame == CGRect(x: 10, y: 40, width: 373, height: 812))
        #expect(view.contentSize == CGSize(width: 373, height: 2000))
        #expect(view.frameLayoutGuide.layoutFrame.size == view.frame.size)
        view.contentOffset.y = 300
        root.frame.size = CGSize(width: 852, height: 393)
        #expect(Misuse.observed { root.layoutIfNeeded() }.isEmpty)
        #expect(view.frame == CGRect(x: 10, y: 40, width: 832, height: 353))
        #expect(view.contentSize.width == 832 && content.frame.minY == 0)
    }

    @Test(.documented("AREA-L1: the scroll view's own edges"))
    func `edges of the view mean the content`() {
        let (stage, view) = fullScreen(.zero, behavior: .never)
        let content = UIView()
        content.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(content)
        NSLayoutConstraint.activate([
            content.topAnchor.constraint(equalTo: view.topAnchor), content.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            content.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: view.trailingAnchor),
            content.widthAnchor.constraint(equalTo: view.widthAnchor),
            content.heightAnchor.constraint(equalToConstant: 2000),
        ])
        stage.layoutNow()
        #expect(view.contentSize == CGSize(width: 393, height: 2000))
    }

    @Test(.documented("UIScrollView.frameLayoutGuide: does not scroll"))
    func `what holds on to the frame guide floats`() {
        let (stage, view) = fullScreen(CGSize(width: 393, height: 3000), behavior: .never)
        let badge = UIView()
        badge.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(badge)
        NSLayoutConstraint.activate([
            badge.topAnchor.constraint(equalTo: view.frameLayoutGuide.topAnchor, constant: 10),
            badge.trailingAnchor.constraint(equalTo: view.frameLayoutGuide.trailingAnchor, constant: -10),
            badge.widthAnchor.constraint(equalToConstant: 20), badge.heightAnchor.constraint(equalToConstant: 20),
        ])
        stage.layoutNow()
        view.contentOffset.y = 700
        stage.layoutNow()
        #expect(badge.frame == CGRect(x: 363, y: 710, width: 20, height: 20))
    }
}

@MainActor @Suite("Views / Scrolling / Zooming", .serialized)
final class ZoomingTests {
    lazy var scene: ScrollScene = {
        let scene = ScrollScene(content: CGSize(width: 300, height: 400))
        let picture = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
        scene.log.zoomedView = picture
        scene.view.addSubview(picture)
        scene.view.maximumZoomScale = 4
        scene.view.minimumZoomScale = 0.5
        return scene
    }()
    var stage: Stage { scene.stage }
    var view: UIScrollView { scene.view }

    @Test(.documented("UIScrollView.zoomScale"))
    func `makes the content larger about the middle`() {
        view.zoomScale = 2
        #expect(view.contentSize == CGSize(width: 600, height: 800) && view.contentOffset == CGPoint(x: 150, y: 200))
        #expect(scene.log.zoomedView?.frame == CGRect(x: 0, y: 0, width: 600, height: 800))
        #expect(scene.log.take().contains("zoom"))
        view.zoomScale = 9
        #expect(view.zoomScale == 4)
    }

    @Test(.documented("UIScrollViewDelegate: order of the calls while pinching"))
    func `follows two fingers`() {
        stage.pinch(view, scale: 2)
        stage.settle()
        let lines = scene.log.take()
        #expect(lines.first == "will zoom" && lines.last?.hasPrefix("did zoom 2") == true)
        #expect(abs(view.zoomScale - 2) < 0.05 && !view.isZooming)
    }

    @Test(.documented("UIScrollView.bouncesZoom"))
    func `springs back to its limits`() {
        view.maximumZoomScale = 1.5
        let log = scene.log
        var most: CGFloat = 0
        log.onScroll = { most = max(most, $0.zoomScale) }
        stage.pinch(view, scale: 3)
        stage.settle()
        #expect(most > 1.55)
        #expect(abs(view.zoomScale - 1.5) < 1e-6 && log.take().last == "did zoom 1.5")
    }

    @Test(.documented("UIScrollView.pinchGestureRecognizer: nil while nothing can be zoomed"))
    func `has a pinch only when there is something to zoom`() {
        #expect(view.pinchGestureRecognizer != nil)
        view.maximumZoomScale = 1
        view.minimumZoomScale = 1
        #expect(view.pinchGestureRecognizer == nil)
    }

    @Test(.documented("UIScrollView.zoom(to:animated:)"))
    func `zooms to a rectangle`() {
        view.zoom(to: CGRect(x: 150, y: 200, width: 150, height: 200), animated: false)
        #expect(view.zoomScale == 2 && view.contentOffset == CGPoint(x: 300, y: 400))
        view.zoom(to: CGRect(x: 0, y: 0, width: 300, height: 400), animated: true)
        stage.settle()
        #expect(view.zoomScale == 1 && view.contentOffset == .zero)
    }
}
