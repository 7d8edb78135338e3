import CoreGraphics
import Pager
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The recipes, with breakfast in front.
@MainActor final class PagerScene: ExampleScene {
    let pager = RecipesApp.makePager()

    init(on device: SimulatedDevice = .iPhone15, layoutDirection: UITraitEnvironmentLayoutDirection = .leftToRight) {
        super.init(RecipesApp.makeRoot(pager), on: device, layoutDirection: layoutDirection)
    }

    /// A finger that has moved sideways over the page.
    func swipe(by way: CGFloat, duration: TimeInterval = 0.4) -> Finger {
        let finger = stage.touchDown(at: CGPoint(x: way < 0 ? 340 : 50, y: 500))
        finger.move(by: CGVector(dx: way, dy: 0), duration: duration)
        return finger
    }

    var shown: [String] { pager.pages.filter { $0.viewIfLoaded?.window != nil }.compactMap(\.title) }
    func seen(_ page: Int) -> CGRect { (pager.pages[page].view.layer.presentation() ?? pager.pages[page].view.layer).frame }
}

/// Gives the pager another animator, and writes down what it hears.
@MainActor private final class PagerGuide: PagerControllerDelegate {
    var lines: [String] = []
    var animator: UIViewControllerAnimatedTransitioning?

    func pager(_ pager: PagerController, animatorFrom from: UIViewController, to: UIViewController, forward: Bool)
        -> UIViewControllerAnimatedTransitioning?
    {
        lines.append("\(from.title!) to \(to.title!), \(forward ? "forward" : "back")")
        return animator
    }

    func pager(_ pager: PagerController, didShow page: UIViewController) { lines.append("shows \(page.title!)") }
}

@MainActor @Suite("Examples / Pager", .assumed("what a person expects of such an app on iOS"), .serialized)
struct PagerTests {
    // MARK: Pages that don't show
    @Test func `all pages are children, but only the one in front has a view and appears`() {
        let pager = RecipesApp.makePager()
        let stage = Stage(device: .iPhone15)
        let recorder = LifecycleRecorder([.loading, .appearance], on: stage)
        stage.window.rootViewController = pager
        stage.settle()
        #expect(pager.children.compactMap(\.title) == ["Breakfast", "Lunch", "Dinner", "Sweets"])
        #expect(pager.pages.map(\.isViewLoaded) == [true, false, false, false])
        #expect(
            recorder.take().filter { !$0.hasPrefix("Recipes") }.joined(separator: "\n") == """
                Breakfast.loadView()
                Breakfast.viewDidLoad()
                Breakfast.viewWillAppear(false)
                Breakfast.viewIsAppearing(false)
                Breakfast.viewDidAppear(false)
                """)
    }

    // MARK: Taps
    @Test func `a tap on a title slides there`() {
        let scene = PagerScene()
        scene.stage.tap("Lunch")
        scene.stage.advance(by: 0.15)
        #expect(scene.shown == ["Breakfast", "Lunch"])
        #expect(scene.seen(0).maxX == scene.seen(1).minX && scene.seen(1).minX > 100)
        scene.stage.settle()
        #expect(scene.shown == ["Lunch"] && scene.pager.selectedIndex == 1 && scene.pager.strip.position == 1)
        #expect(
            scene.take() == """
                Breakfast.viewWillDisappear(true)
                Lunch.viewWillAppear(true)
                Lunch.viewIsAppearing(true)
                Breakfast.viewDidDisappear(true)
                Lunch.viewDidAppear(true)
                """)
        scene.stage.expectNothingPending()
    }

    @Test func `a distant title is reached in one step`() {
        let scene = PagerScene()
        scene.stage.tap("Sweets")
        scene.stage.settle()
        #expect(scene.shown == ["Sweets"])
        #expect(scene.pager.pages.map(\.isViewLoaded) == [true, false, false, true])
    }

    @Test func `of taps while pages move the last one counts`() {
        let scene = PagerScene()
        scene.stage.tap("Lunch")
        scene.stage.tap("Sweets")
        scene.stage.tap("Dinner")
        scene.stage.settle()
        #expect(scene.shown == ["Dinner"] && !scene.pager.pages[3].isViewLoaded)
    }

    @Test func `without animation it is there at once`() {
        let scene = PagerScene()
        scene.pager.select(2, animated: false)
        #expect(scene.shown == ["Dinner"])
        scene.stage.layoutNow()
        #expect(
            scene.take() == """
                Breakfast.viewWillDisappear(false)
                Dinner.viewWillAppear(false)
                Dinner.viewIsAppearing(false)
                Breakfast.viewDidDisappear(false)
                Dinner.viewDidAppear(false)
                """)
        scene.stage.expectNothingPending()
    }

    // MARK: Swipes
    @Test func `pages and strip follow the finger`() {
        let scene = PagerScene()
        let finger = scene.swipe(by: -200)
        #expect(
            scene.take() == """
                Breakfast.viewWillDisappear(true)
                Lunch.viewWillAppear(true)
                Lunch.viewIsAppearing(true)
                """)
        let share = scene.pager.strip.position
        #expect(share > 0.4 && share < 0.55)
        #expect(abs(scene.seen(0).minX + 393 * share) < 2 && abs(scene.seen(1).minX - 393 * (1 - share)) < 2)
        finger.move(by: CGVector(dx: -60, dy: 0), duration: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.shown == ["Lunch"] && scene.pager.strip.position == 1)
        #expect(
            scene.take() == """
                Breakfast.viewDidDisappear(true)
                Lunch.viewDidAppear(true)
                """)
    }

    @Test func `let go too early, everything is as before`() {
        let scene = PagerScene()
        let finger = scene.swipe(by: -150)
        finger.move(by: CGVector(dx: 90, dy: 0), duration: 0.4)
        finger.lift()
        scene.stage.settle()
        #expect(scene.shown == ["Breakfast"] && scene.pager.selectedIndex == 0 && scene.pager.strip.position == 0)
        #expect(scene.place(scene.pager.selectedPage.view).minX == 0)
        #expect(
            scene.take() == """
                Breakfast.viewWillDisappear(true)
                Lunch.viewWillAppear(true)
                Lunch.viewIsAppearing(true)
                Lunch.viewWillDisappear(true)
                Lunch.viewDidDisappear(true)
                Breakfast.viewWillAppear(true)
                Breakfast.viewIsAppearing(true)
                Breakfast.viewDidAppear(true)
                """)
        scene.stage.expectNothingPending()
        scene.stage.swipe(.left)
        scene.stage.settle()
        #expect(scene.shown == ["Lunch"])
    }

    @Test func `a call that comes in puts the pages back`() {
        let scene = PagerScene()
        scene.swipe(by: -300).cancel()
        scene.stage.settle()
        #expect(scene.shown == ["Breakfast"] && !scene.pager.isMoving)
        scene.stage.expectNothingPending()
    }

    @Test func `swipes lead there and back, and no further than the ends`() {
        let scene = PagerScene()
        scene.stage.swipe(.right)
        scene.stage.settle()
        #expect(scene.shown == ["Breakfast"] && scene.take() == "")
        for expected in ["Lunch", "Dinner", "Sweets", "Sweets"] {
            scene.stage.swipe(.left)
            scene.stage.settle()
            #expect(scene.shown == [expected])
        }
        scene.stage.swipe(.right)
        scene.stage.settle()
        #expect(scene.shown == ["Dinner"])
    }

    @Test func `up and down belongs to the page`() {
        let scene = PagerScene()
        scene.stage.drag(from: CGPoint(x: 200, y: 700), to: CGPoint(x: 190, y: 500))
        scene.stage.settle()
        #expect(scene.shown == ["Breakfast"] && scene.take() == "")
    }

    @Test func `read from right to left, the next page is on the left`() {
        let scene = PagerScene(layoutDirection: .rightToLeft)
        scene.stage.swipe(.left)
        scene.stage.settle()
        #expect(scene.shown == ["Breakfast"])
        scene.stage.swipe(.right)
        scene.stage.settle()
        #expect(scene.shown == ["Lunch"])
        #expect(scene.place(scene.pager.strip.buttons[0]).minX > scene.place(scene.pager.strip.buttons[1]).minX)
    }

    // MARK: Other animators
    @Test(arguments: ["tap", "swipe", "half a swipe"]) func `the delegate's animator moves the pages`(way: String) {
        let scene = PagerScene()
        let guide = PagerGuide()
        guide.animator = PagerZoom()
        scene.pager.delegate = guide
        var finger: Finger?
        if way == "tap" {
            scene.stage.tap("Lunch")
            scene.stage.advance(by: 0.1)
        } else {
            finger = scene.swipe(by: -200)
        }
        let layer = scene.pager.pages[1].view.layer.presentation()
        #expect((layer?.opacity ?? 1) > 0 && (layer?.opacity ?? 1) < 1 && scene.seen(0).minX == 0)
        if way == "half a swipe" { finger?.move(by: CGVector(dx: 150, dy: 0), duration: 0.3) }
        finger?.lift()
        scene.stage.settle()
        let arrives = way != "half a swipe"
        #expect(guide.lines == ["Breakfast to Lunch, forward"] + (arrives ? ["shows Lunch"] : []))
        #expect(scene.shown == [arrives ? "Lunch" : "Breakfast"])
        #expect(scene.pager.pages[1].view.alpha == 1 && scene.pager.pages[1].view.transform == .identity)
    }

    // MARK: Sizes and surroundings
    @Test func `pages fill what the strip leaves, also when the device turns`() {
        let scene = PagerScene()
        let top = scene.place(scene.pager.strip).maxY
        #expect(abs(top - (59 + 44 + 44)) < 0.01)
        #expect(scene.place(scene.pager.selectedPage.view) == CGRect(x: 0, y: top, width: 393, height: 852 - top))
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        let wide = scene.place(scene.pager.strip).maxY
        #expect(scene.place(scene.pager.selectedPage.view) == CGRect(x: 0, y: wide, width: 852, height: 393 - wide))
    }

    @Test func `covered and uncovered, only the page in front hears of it`() {
        let scene = PagerScene()
        scene.stage.tap("Dinner")
        scene.stage.settle()
        scene.recorder.clear()
        let cover = UIViewController()
        cover.title = "Cover"
        cover.modalPresentationStyle = .fullScreen
        scene.pager.present(cover, animated: false)
        scene.stage.settle()
        scene.pager.dismiss(animated: false)
        scene.stage.settle()
        #expect(
            scene.take("Breakfast", "Lunch", "Dinner", "Sweets") == """
                Dinner.viewWillDisappear(false)
                Dinner.viewDidDisappear(false)
                Dinner.viewWillAppear(false)
                Dinner.viewIsAppearing(false)
                Dinner.viewDidAppear(false)
                """)
    }
}
