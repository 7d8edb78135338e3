import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Navigation / Back with a finger", .serialized)
struct NavigationInteractionTests {
    private func scene() -> NavigationScene {
        let scene = NavigationScene([.appearance, .containment])
        scene.push(scene.b)
        _ = scene.take()
        return scene
    }

    /// A finger that has gone some way from the left edge.
    private func drag(_ scene: NavigationScene, to x: CGFloat, y: CGFloat = 300) -> Finger {
        let finger = scene.stage.touchDown(at: CGPoint(x: 4, y: y))
        finger.move(to: CGPoint(x: x, y: y), duration: 0.5)
        return finger
    }

    @Test(.oracle("NAV-30, NAV-32"))
    func `a long way goes back`() {
        let scene = scene()
        let finger = drag(scene, to: 250)
        #expect(
            scene.take() == [
                "B.willMove(toParent: nil)", "B.viewWillDisappear(true)", "A.viewWillAppear(true)", "A.viewIsAppearing(true)",
            ])
        #expect(scene.nav.viewControllers == [scene.a])
        #expect(scene.nav.transitionCoordinator?.isInteractive == true)
        finger.lift()
        #expect(scene.nav.transitionCoordinator?.isInteractive == false)
        scene.stage.settle()
        #expect(scene.take() == ["B.viewDidDisappear(true)", "A.viewDidAppear(true)", "B.didMove(toParent: nil)"])
        #expect(scene.b.parent == nil && scene.b.view.window == nil && scene.a.view.superview != nil)
        scene.stage.expectNothingPending()
    }

    @Test(.assumed("a stack that goes away decides nothing: the pop comes to nothing"))
    func `a stack that goes away under the finger lets its animation go`() {
        let scene = scene()
        let finger = drag(scene, to: 200)
        let said = Misuse.observed {
            scene.stage.window.rootViewController = controller("Other")
            scene.stage.settle()
            finger.lift()
            scene.stage.settle()
        }
        #expect(said.isEmpty && scene.nav.viewControllers == [scene.a, scene.b])
        scene.stage.window.rootViewController = scene.nav
        scene.stage.settle()
        #expect(scene.b.view.window != nil && scene.a.view.window == nil)
        #expect(scene.b.view.convert(scene.b.view.bounds, to: nil) == scene.stage.window.bounds)
        scene.stage.expectNothingPending()
    }

    @Test(.oracle("NAV-30, NAV-31"))
    func `a short way comes to nothing`() {
        let scene = scene()
        let finger = drag(scene, to: 90)
        _ = scene.take()
        finger.move(to: CGPoint(x: 60, y: 300), duration: 0.5)
        finger.lift()
        scene.stage.settle()
        let lines = scene.take().filter { !$0.contains("viewIsAppearing") && !$0.contains("Move") }
        #expect(
            lines == [
                "A.viewWillDisappear(true)", "A.viewDidDisappear(true)", "B.viewWillAppear(true)", "B.viewDidAppear(true)",
            ])
        #expect(scene.nav.viewControllers == [scene.a, scene.b] && scene.b.parent === scene.nav)
        #expect(scene.a.view.superview == nil && scene.b.view.window != nil)
        #expect(scene.b.view.convert(scene.b.view.bounds, to: nil) == scene.stage.window.bounds)
        #expect(scene.nav.navigationBar.items == [scene.a.navigationItem, scene.b.navigationItem])
        scene.stage.expectNothingPending()
    }

    @Test(.oracle("NAV-35"))
    func `a cancelled pop sends no farewell`() {
        let scene = scene()
        let finger = drag(scene, to: 60)
        finger.cancel()
        scene.stage.settle()
        #expect(!scene.take().contains("B.didMove(toParent: nil)"))
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.notifyWhenInteractionChanges(_:)"))
    func `observers hear of the cancellation before the callbacks`() {
        let scene = scene()
        let finger = drag(scene, to: 60)
        _ = scene.take()
        var heard: [Bool] = []
        var before: [String] = []
        scene.nav.transitionCoordinator?.notifyWhenInteractionChanges { context in
            heard.append(context.isCancelled)
            before = scene.take()
        }
        finger.cancel()
        #expect(heard == [true] && before == [])
        scene.stage.settle()
        #expect(scene.take().first { $0.contains("viewW") } == "A.viewWillDisappear(true)")
    }

    @Test(.documented("UINavigationController.interactivePopGestureRecognizer")) func `views follow the finger`() {
        let scene = scene()
        let width = scene.stage.window.bounds.width
        let finger = drag(scene, to: 4 + width / 2)
        let share = scene.nav.transitionCoordinator?.percentComplete ?? 0
        #expect(share > 0.4 && share < 0.6)
        let layer = scene.b.view.layer.presentation() ?? scene.b.view.layer
        #expect(abs(layer.frame.minX - width * share) < 2)
        finger.cancel()
        scene.stage.settle()
    }

    @Test(.assumed("the default delegate's rule"), arguments: ["root", "hidden bar", "no back button", "left button"])
    func `where there is no way back there is no gesture`(reason: String) {
        let scene = NavigationScene()
        if reason != "root" { scene.push(scene.b) }
        if reason == "hidden bar" { scene.nav.isNavigationBarHidden = true }
        if reason == "no back button" { scene.b.navigationItem.hidesBackButton = true }
        if reason == "left button" {
            scene.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
        }
        scene.stage.settle()
        let before = scene.nav.viewControllers
        let finger = drag(scene, to: 250)
        finger.lift()
        scene.stage.settle()
        #expect(scene.nav.viewControllers == before)
    }

    @Test(.documented("UINavigationItem.leftItemsSupplementBackButton"))
    func `a left button beside the back button leaves the gesture`() {
        let scene = scene()
        scene.b.navigationItem.leftItemsSupplementBackButton = true
        scene.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)
        drag(scene, to: 280).lift()
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a])
    }

    @Test(.documented("UINavigationController.interactivePopGestureRecognizer"))
    func `the recogniser can be switched off`() {
        let scene = scene()
        #expect(scene.nav.interactivePopGestureRecognizer is UIScreenEdgePanGestureRecognizer)
        scene.nav.interactivePopGestureRecognizer?.isEnabled = false
        drag(scene, to: 280).lift()
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a, scene.b])
    }

    @Test(.documented("WWDC-2013-218: will show is sent at the start"))
    func `the delegate hears will at the start and did at the end`() {
        let scene = scene()
        let log = NavigationLog()
        scene.nav.delegate = log
        let finger = drag(scene, to: 60)
        #expect(log.lines == ["willShow(A, true)"])
        finger.cancel()
        scene.stage.settle()
        #expect(log.lines == ["willShow(A, true)"])
        drag(scene, to: 300).lift()
        scene.stage.settle()
        #expect(log.lines == ["willShow(A, true)", "willShow(A, true)", "didShow(A, true)"])
    }

    // MARK: Bars
    @Test(.documented("UINavigationController.hidesBarsOnTap"))
    func `a tap hides the bars and brings them back`() {
        let scene = scene()
        scene.nav.hidesBarsOnTap = true
        scene.stage.tap(at: CGPoint(x: 160, y: 300))
        scene.stage.settle()
        #expect(scene.nav.isNavigationBarHidden && scene.nav.isToolbarHidden)
        scene.stage.tap(at: CGPoint(x: 160, y: 300))
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden && scene.nav.isToolbarHidden)
    }

    @Test(.documented("UINavigationController.hidesBarsOnSwipe"))
    func `a swipe hides the bars and brings them back`() {
        let scene = scene()
        scene.nav.hidesBarsOnSwipe = true
        scene.stage.swipe(.up)
        scene.stage.settle()
        #expect(scene.nav.isNavigationBarHidden)
        scene.stage.swipe(.down)
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden)
    }
}

@MainActor @Suite("Containers / Navigation / Delegate", .serialized)
struct NavigationDelegateTests {
    /// Appearance and delegate in one list.
    private func merged(_ scene: NavigationScene, _ log: NavigationLog) -> () -> [String] {
        var all: [String] = []
        log.onLine = { line in
            all.append(contentsOf: scene.take())
            all.append(line)
        }
        return {
            all.append(contentsOf: scene.take())
            defer { all = [] }
            return all.filter { !$0.contains("Load") && !$0.contains("load") && !$0.contains("IsAppearing") }
        }
    }

    @Test(.oracle("NAV-16, NAV-17"), arguments: [true, false])
    func `push and pop with the delegate's calls`(animated: Bool) {
        let scene = NavigationScene()
        let log = NavigationLog()
        scene.nav.delegate = log
        let take = merged(scene, log)
        scene.nav.pushViewController(scene.b, animated: animated)
        scene.stage.settle()
        #expect(
            take() == [
                "A.viewWillDisappear(\(animated))", "B.viewWillAppear(\(animated))", "willShow(B, \(animated))",
                "A.viewDidDisappear(\(animated))", "B.viewDidAppear(\(animated))", "didShow(B, \(animated))",
            ])
        scene.nav.popViewController(animated: animated)
        scene.stage.settle()
        #expect(
            take() == [
                "B.viewWillDisappear(\(animated))", "A.viewWillAppear(\(animated))", "willShow(A, \(animated))",
                "B.viewDidDisappear(\(animated))", "A.viewDidAppear(\(animated))", "didShow(A, \(animated))",
            ])
        scene.nav.setViewControllers([scene.a, scene.c], animated: animated)
        scene.stage.settle()
        #expect(take().filter { $0.contains("how") } == ["willShow(C, \(animated))", "didShow(C, \(animated))"])
    }

    @Test(.oracle("NAV-18"))
    func `the root is announced`() {
        let stage = Stage(device: .iPhoneSE1)
        let log = NavigationLog()
        let nav = UINavigationController(rootViewController: controller("A"))
        nav.delegate = log
        stage.window.rootViewController = nav
        stage.settle()
        #expect(log.lines == ["willShow(A, false)", "didShow(A, false)"])
    }

    @Test(.documented("UINavigationControllerDelegate.navigationController(_:animationControllerFor:from:to:)"))
    func `an own animator runs, and the interaction is asked for only then`() {
        let scene = NavigationScene()
        let hand = NavigationStagehand()
        scene.nav.delegate = hand
        scene.push(scene.b, animated: true)
        #expect(hand.asked == ["animator push A B"])
        let animator = FadeAnimator()
        var isRight = false
        animator.onAnimate = { context in
            isRight =
                context.viewController(forKey: .from) === scene.b && context.view(forKey: .to) === scene.a.view
                && context.isAnimated && context.presentationStyle == .none
                && scene.b.view.isDescendant(of: context.containerView)
                && context.finalFrame(for: scene.b) == .zero && context.finalFrame(for: scene.a) != .zero
        }
        hand.animator = animator
        hand.asked = []
        scene.nav.popViewController(animated: true)
        scene.stage.layoutNow()
        #expect(hand.asked == ["animator pop B A", "interaction"] && animator.lines == ["animate"] && isRight)
        scene.stage.settle()
        #expect(animator.lines == ["animate", "ended true"])
        #expect(scene.a.view.window != nil && scene.b.view.superview == nil)
    }

    @Test(
        .documented("UINavigationControllerDelegate.navigationController(_:interactionControllerFor:)"),
        arguments: [true, false])
    func `an own interaction drives an own animator`(finishes: Bool) {
        let scene = NavigationScene()
        scene.push(scene.b)
        let hand = NavigationStagehand()
        let animator = FadeAnimator()
        let driver = UIPercentDrivenInteractiveTransition()
        hand.animator = animator
        hand.interaction = driver
        scene.nav.delegate = hand
        scene.nav.popViewController(animated: true)
        scene.stage.layoutNow()
        driver.update(0.5)
        scene.stage.advance(by: 1)
        #expect(scene.nav.transitionCoordinator?.percentComplete == 0.5)
        if finishes { driver.finish() } else { driver.cancel() }
        scene.stage.settle()
        #expect(animator.lines == ["animate", "ended \(finishes)"])
        #expect(scene.nav.viewControllers == (finishes ? [scene.a] : [scene.a, scene.b]))
        #expect((scene.a.view.window != nil) == finishes && (scene.b.view.window != nil) == !finishes)
    }

    @Test(.documented("UIViewControllerTransitionCoordinator.animate(alongsideTransition:completion:)"))
    func `others move along`() {
        let scene = NavigationScene()
        let dot = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        scene.a.view.addSubview(dot)
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.layoutNow()
        var ended = 0
        scene.nav.transitionCoordinator?.animate(alongsideTransition: { _ in dot.alpha = 0 }, completion: { _ in ended += 1 })
        #expect(scene.a.transitionCoordinator != nil && scene.b.transitionCoordinator != nil)
        scene.stage.advance(by: 0.1)
        #expect(ended == 0 && dot.alpha == 0)
        scene.stage.settle()
        #expect(ended == 1)
    }

    @Test(.documented("UINavigationControllerDelegate.navigationControllerSupportedInterfaceOrientations(_:)"))
    func `the delegate decides over orientations, the top does not`() {
        final class Upright: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .portrait }
        }
        let nav = UINavigationController(rootViewController: Upright())
        #expect(nav.supportedInterfaceOrientations != .portrait)
        let hand = NavigationStagehand()
        hand.orientations = .landscapeLeft
        nav.delegate = hand
        #expect(nav.supportedInterfaceOrientations == .landscapeLeft)
    }
}
