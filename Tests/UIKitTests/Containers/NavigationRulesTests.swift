import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Navigation / When changes wait", .serialized)
struct NavigationWaitingTests {
    @Test(.documented("UINavigationController: its other initialisers"))
    func `every other initialiser gives an empty stack`() {
        let plain = UINavigationController(nibName: nil, bundle: nil)
        let classes = UINavigationController(navigationBarClass: UINavigationBar.self, toolbarClass: nil)
        for nav in [plain, classes] {
            #expect(nav.viewControllers.isEmpty && nav.topViewController == nil && nav.visibleViewController == nil)
            #expect(nav.popViewController(animated: false) == nil && nav.popToRootViewController(animated: false) == nil)
        }
    }

    @Test(.documented("UINavigationController.viewControllers")) func `the stack is told from the bottom to the top`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.push(scene.c)
        #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c] && scene.nav.topViewController === scene.c)
    }

    @Test(.oracle("NAV-5: a new stack during a transition waits for it"), arguments: [true, false])
    func `a new stack during a push waits, and the old one is told meanwhile`(animated: Bool) {
        let scene = NavigationScene()
        scene.nav.pushViewController(scene.b, animated: true)
        scene.stage.layoutNow()
        scene.nav.setViewControllers([scene.a, scene.c], animated: animated)
        #expect(scene.nav.viewControllers == [scene.a, scene.b])
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a, scene.c] && scene.c.view.window != nil && scene.b.parent == nil)
        scene.stage.expectNothingPending()
    }

    @Test(.oracle("NAV-5: a push while a presentation runs waits for it"), arguments: [true, false])
    func `a push on a stack that is just being presented waits`(animated: Bool) {
        let stage = Stage(device: .iPhoneSE1)
        let (root, a, b) = (controller("R"), controller("A"), controller("B"))
        stage.window.rootViewController = root
        stage.settle()
        let nav = UINavigationController(rootViewController: a)
        root.present(nav, animated: true)
        stage.advance(by: 0.1)
        nav.pushViewController(b, animated: animated)
        #expect(nav.viewControllers == [a] && b.parent == nil)
        stage.settle()
        #expect(nav.viewControllers == [a, b] && b.view.window != nil)
        stage.expectNothingPending()
    }

    @Test(.oracle("NAV-5: a push while a presentation runs waits for it"))
    func `a push on a stack that is just presenting waits, and so does a new stack`() {
        let scene = NavigationScene()
        scene.nav.present(controller("M"), animated: true)
        scene.stage.advance(by: 0.1)
        scene.nav.pushViewController(scene.b, animated: false)
        scene.nav.setViewControllers([scene.a, scene.b, scene.c], animated: false)
        #expect(scene.nav.viewControllers == [scene.a])
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a, scene.b, scene.c])
    }

    @Test(.assumed("a controller may push when it has appeared: it waits for no more than the end of this turn"))
    func `a root that pushes when it has appeared in what is presented pushes once`() {
        let stage = Stage(device: .iPhoneSE1)
        let (root, b) = (controller("R"), controller("B"))
        stage.window.rootViewController = root
        stage.settle()
        let pushing = ScriptedController("A")
        pushing.onDidAppear = { $0.navigationController?.pushViewController(b, animated: false) }
        let nav = UINavigationController(rootViewController: pushing)
        root.present(nav, animated: true)
        stage.settle()
        #expect(nav.viewControllers == [pushing, b] && b.view.window != nil)
    }

    @Test(.assumed("the presentation has not begun, so nothing runs"))
    func `before the presentation has begun a push is there at once`() {
        let stage = Stage(device: .iPhoneSE1)
        let (root, a, b) = (controller("R"), controller("A"), controller("B"))
        stage.window.rootViewController = root
        stage.settle()
        let nav = UINavigationController(rootViewController: a)
        root.present(nav, animated: true)
        nav.pushViewController(b, animated: false)
        #expect(nav.viewControllers == [a, b])
        stage.settle()
        #expect(b.view.window != nil && !a.isViewLoaded)
    }

    @Test(.assumed("nobody keeps what was popped where nobody looks"))
    func `a stack that is not on the screen lets go at once`() {
        let stage = Stage(device: .iPhoneSE1)
        let nav = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, controller("B")]
        stage.window.rootViewController = tabs
        weak var middle: UIViewController?
        weak var top: UIViewController?
        autoreleasepool {
            let (one, two) = (controller("C"), controller("D"))
            (middle, top) = (one, two)
            nav.pushViewController(one, animated: false)
            stage.settle()
            nav.pushViewController(two, animated: false)
            stage.settle()
        }
        tabs.selectedIndex = 1
        stage.settle()
        nav.popToRootViewController(animated: false)
        tabs.selectedIndex = 0
        stage.settle()
        #expect(middle == nil && top == nil && nav.topViewController?.view.window != nil)
    }

    @Test(.assumed("what waits does not disturb the bar, so UIKit's words about a corrupted bar have no cause"))
    func `a push that waits leaves the bar whole, and nothing more is said`() {
        let scene = NavigationScene()
        let said = Misuse.observed {
            scene.nav.pushViewController(scene.b, animated: true)
            scene.stage.layoutNow()
            scene.nav.pushViewController(scene.c, animated: true)
            scene.stage.settle()
            _ = scene.nav.popViewController(animated: true)
            scene.stage.layoutNow()
            _ = scene.nav.popViewController(animated: true)
            scene.stage.settle()
        }
        // Neither "Finishing up a navigation transition in an unexpected state." nor
        // "Attempting to begin a transition on navigation bar …".
        #expect(
            said.map(\.message) == [
                "nested push animation can result in corrupted navigation bar",
                "nested pop animation can result in corrupted navigation bar",
            ])
        #expect(scene.nav.viewControllers == [scene.a] && scene.nav.navigationBar.items == [scene.a.navigationItem])
    }

    @Test(.oracle("NAV-38"))
    func `with an own animator for pushes only, pops and the finger stay UIKit's`() {
        let scene = NavigationScene()
        let hand = NavigationStagehand()
        let animator = FadeAnimator()
        hand.animator = animator
        hand.animatesPushesOnly = true
        scene.nav.delegate = hand
        scene.push(scene.b, animated: true)
        #expect(animator.lines == ["animate", "ended true"])
        let finger = scene.stage.touchDown(at: CGPoint(x: 4, y: 300))
        finger.move(to: CGPoint(x: 200, y: 300), duration: 0.5)
        #expect(scene.nav.transitionCoordinator?.isInteractive == true && scene.nav.viewControllers == [scene.a])
        finger.move(to: CGPoint(x: 300, y: 300), duration: 0.2)
        finger.lift()
        scene.stage.settle()
        #expect(scene.nav.viewControllers == [scene.a] && scene.a.view.window != nil)
        scene.push(scene.b, animated: true)
        scene.nav.popViewController(animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.b.view.layer.presentation().map { $0.frame.minX > 10 } == true)
        scene.stage.settle()
        #expect(animator.lines == ["animate", "ended true", "animate", "ended true"])
    }
}

@MainActor @Suite("Containers / Navigation / Rules of the bars", .serialized)
struct NavigationBarRulesTests {
    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    // MARK: The way back
    @Test(.documented("UINavigationItem.BackButtonDisplayMode.generic"))
    func `generic ignores both titles of the screen, not the one of its button`() {
        let scene = NavigationScene()
        scene.a.title = "Inbox"
        scene.a.navigationItem.backButtonTitle = "Mail"
        scene.a.navigationItem.backButtonDisplayMode = .generic
        scene.push(scene.b)
        #expect(BarWords.texts(scene.nav) == ["Back", "B"])
        scene.a.navigationItem.backBarButtonItem = item("Home")
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["Home", "B"])
    }

    @Test(.documented("UINavigationItem.BackButtonDisplayMode.minimal: only the indicator"))
    func `minimal means the chevron alone, whatever the titles are`() {
        let scene = NavigationScene()
        scene.a.title = "Inbox"
        scene.a.navigationItem.backButtonTitle = "Mail"
        scene.a.navigationItem.backButtonDisplayMode = .minimal
        scene.push(scene.b)
        #expect(BarWords.texts(scene.nav) == ["B"])
        scene.stage.tap(at: CGPoint(x: 16, y: 42))
        scene.stage.settle()
        #expect(scene.nav.topViewController === scene.a)
    }

    @Test(.documented("UINavigationItem.backAction: a button where there would be none"))
    func `an own action brings a button to the first screen too`() {
        let scene = NavigationScene()
        var count = 0
        scene.a.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["Leave", "A"])
        scene.stage.tap(at: CGPoint(x: 20, y: 42))
        #expect(count == 1)
        scene.a.navigationItem.hidesBackButton = true
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["A"])
    }

    // MARK: Heights
    @Test(.documented("UINavigationBar.prefersLargeTitles"))
    func `without the bar's wish no item is large`() {
        let scene = NavigationScene(device: .iPhone15)
        scene.a.navigationItem.largeTitleDisplayMode = .always
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 44)
        scene.nav.navigationBar.prefersLargeTitles = true
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 96)
        scene.a.navigationItem.largeTitleDisplayMode = .never
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 44)
    }

    @Test(.documented("UINavigationController.setNavigationBarHidden(_:animated:): slides, for hideShowBarDuration"))
    func `a bar slides upwards for a fifth of a second`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        func top() -> CGFloat { (bar.layer.presentation() ?? bar.layer).frame.minY }
        scene.nav.setNavigationBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(top() < 10 && top() > -40 && !bar.isHidden)
        scene.stage.advance(by: 0.12)
        #expect(bar.isHidden)
        scene.nav.setNavigationBarHidden(false, animated: false)
        scene.stage.settle()
        #expect(top() == 20 && !bar.isHidden)
    }

    @Test(.oracle("NAV-81"))
    func `another height of the bar sends no size`() {
        let scene = NavigationScene([.environment, .insets])
        scene.nav.setNavigationBarHidden(true, animated: false)
        scene.stage.settle()
        scene.nav.setNavigationBarHidden(false, animated: true)
        scene.stage.settle()
        scene.nav.navigationBar.prefersLargeTitles = true
        scene.stage.settle()
        let lines = scene.take()
        #expect(lines.filter { $0 == "A.viewSafeAreaInsetsDidChange()" }.count >= 3)
        #expect(!lines.contains { $0.contains("viewWillTransition") })
    }

    // MARK: Bars that come and go
    @Test(.documented("UINavigationController.hidesBarsOnTap: the toolbar if it has items"), arguments: [true, false])
    func `a toolbar takes part only with items`(hasItems: Bool) {
        let scene = NavigationScene()
        if hasItems { scene.a.toolbarItems = [item("One")] }
        scene.nav.isToolbarHidden = false
        scene.nav.hidesBarsOnTap = true
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 160, y: 300))
        scene.stage.settle()
        #expect(scene.nav.isNavigationBarHidden && scene.nav.isToolbarHidden == hasItems)
        scene.stage.tap(at: CGPoint(x: 160, y: 300))
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden && !scene.nav.isToolbarHidden)
    }

    @Test(.assumed("there is no keyboard on the screen yet: the property says so"))
    func `hiding for a keyboard is kept and spoken of`() {
        let nav = UINavigationController()
        let said = Misuse.observed { nav.hidesBarsWhenKeyboardAppears = true }
        #expect(nav.hidesBarsWhenKeyboardAppears)
        #expect(said.isEmpty || said[0].message.contains("hidesBarsWhenKeyboardAppears"))
    }

    @Test(.documented("UIViewController.hidesBottomBarWhenPushed: set before the push"))
    func `set after the push it changes nothing on the screen`() {
        let stage = Stage(device: .iPhone15)
        let nav = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, controller("B")]
        stage.window.rootViewController = tabs
        let inner = controller("C")
        nav.pushViewController(inner, animated: false)
        stage.settle()
        inner.hidesBottomBarWhenPushed = true
        stage.settle()
        #expect(!tabs.tabBar.isHidden && inner.view.safeAreaInsets.bottom == 83)
    }

    // MARK: Deference
    @Test(.documented("UINavigationControllerDelegate.navigationControllerPreferredInterfaceOrientationForPresentation(_:)"))
    func `the delegate decides over the preferred orientation`() {
        let stage = Stage(device: .iPhone15)
        let nav = UINavigationController(rootViewController: controller("A"))
        #expect(nav.preferredInterfaceOrientationForPresentation == .portrait && stage.window.rootViewController == nil)
        let hand = NavigationStagehand()
        hand.preferred = .landscapeLeft
        nav.delegate = hand
        #expect(nav.preferredInterfaceOrientationForPresentation == .landscapeLeft)
    }

    // MARK: Own animators
    @Test(.documented("WWDC-2013-218: with an own animator the bar cross-fades"))
    func `beside an own animator the bar fades where it stands`() {
        func places(_ animator: FadeAnimator?) -> (CGFloat?, Float?) {
            let scene = NavigationScene()
            let hand = NavigationStagehand()
            hand.animator = animator
            scene.nav.delegate = hand
            scene.nav.pushViewController(scene.b, animated: true)
            scene.stage.advance(by: 0.1)
            var found: [UILabel] = []
            var pending: [UIView] = [scene.nav.navigationBar]
            while let view = pending.popLast() {
                if let label = view as? UILabel, label.text == "B" { found.append(label) }
                pending += view.subviews
            }
            defer { scene.stage.settle() }
            guard let label = found.first, let content = label.superview else { return (nil, nil) }
            let middle = label.layer.presentation().map { $0.frame.midX }
            return (middle, (content.layer.presentation() ?? content.layer).opacity)
        }
        let (still, share) = places(FadeAnimator())
        #expect(abs((still ?? 0) - 160) < 1 && (share ?? 0) > 0.02 && (share ?? 1) < 0.9)
        let (moving, _) = places(nil)
        #expect((moving ?? 0) > 170)
    }
}

@MainActor @Suite("Containers / Navigation / Names of exceptions", .serialized)
struct NavigationExceptionTests {
    private func raised(_ body: () -> Void) -> [String?] { Misuse.observed(during: body).map(\.exceptionName) }

    @Test(.oracle("NAV-44, NAV-52, NAV-53, NAV-54, NAV-59"))
    func `each has UIKit's name`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        let (invalid, inconsistent) = ("NSInvalidArgumentException", "NSInternalInconsistencyException")
        #expect(raised { scene.nav.viewControllers = [scene.b, scene.b] } == [inconsistent])
        #expect(raised { scene.nav.pushViewController(UINavigationController(), animated: false) } == [invalid])
        #expect(raised { scene.nav.pushViewController(UISplitViewController(), animated: false) } == [invalid])
        #expect(raised { _ = scene.nav.popToViewController(scene.c, animated: false) } == [inconsistent])
        #expect(raised { bar.pushItem(UINavigationItem(title: "x"), animated: false) } == [inconsistent])
        #expect(raised { bar.items = [] } == [inconsistent])
        #expect(raised { _ = bar.popItem(animated: false) } == [inconsistent])
    }
}
