import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Tabs on the screen.
@MainActor struct TabScene {
    let stage: Stage
    let tabs = UITabBarController()
    let children: [UIViewController]
    let recorder: LifecycleRecorder
    var a: UIViewController { children[0] }
    var b: UIViewController { children[1] }

    init(_ count: Int = 2, device: SimulatedDevice = .iPhoneSE1, records: LifecycleRecorder.Calls = [.loading, .appearance]) {
        stage = Stage(device: device)
        children = "ABCDEFGH".prefix(count).map { controller(String($0)) }
        recorder = LifecycleRecorder(records)
        recorder.name(tabs, "T")
        tabs.viewControllers = children
        stage.window.rootViewController = tabs
        stage.layoutNow()
        _ = recorder.take()
    }

    func take() -> [String] { recorder.take().filter { !$0.hasPrefix("T.") } }

    /// A finger on the tab at this place of so many.
    func tap(_ index: Int, of count: Int? = nil) {
        let bar = tabs.tabBar
        let width = bar.bounds.width / CGFloat(count ?? children.count)
        stage.tap(at: CGPoint(x: width * (CGFloat(index) + 0.5), y: bar.frame.minY + 24))
        stage.settle()
    }
}

@MainActor @Suite("Containers / Tabs", .serialized)
struct TabTests {
    @Test(.oracle("TABS-1"))
    func `the view is loaded by init`() {
        #expect(UITabBarController().isViewLoaded)
        #expect(UITabBarController(nibName: nil, bundle: nil).isViewLoaded)
    }

    @Test(.oracle("TABS-2"))
    func `children load when they are selected first`() {
        let scene = TabScene(3)
        #expect(scene.a.isViewLoaded && !scene.b.isViewLoaded && !scene.children[2].isViewLoaded)
        scene.tabs.selectedIndex = 1
        scene.stage.settle()
        #expect(scene.b.isViewLoaded && !scene.children[2].isViewLoaded)
    }

    @Test(.documented("UITabBarController.viewControllers"))
    func `the first is selected, and who stays stays selected`() {
        let scene = TabScene(3)
        #expect(scene.tabs.selectedIndex == 0 && scene.tabs.selectedViewController === scene.a)
        scene.tabs.selectedIndex = 1
        scene.tabs.viewControllers = [scene.children[2], scene.b]
        #expect(scene.tabs.selectedViewController === scene.b && scene.tabs.selectedIndex == 1)
        scene.tabs.viewControllers = [scene.children[2], scene.a]
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 1 && scene.tabs.selectedViewController === scene.a)
        #expect(scene.b.parent == nil && scene.a.view.window != nil)
        #expect(UITabBarController().selectedIndex == NSNotFound && UITabBarController().viewControllers == nil)
    }

    @Test(.oracle("TABS-4"))
    func `selecting by code`() {
        let scene = TabScene()
        scene.tabs.selectedIndex = 1
        #expect(scene.take() == ["B.loadView()", "B.viewDidLoad()", "B.viewWillAppear(false)", "A.viewWillDisappear(false)"])
        scene.stage.layoutNow()
        #expect(scene.take() == ["B.viewIsAppearing(false)", "A.viewDidDisappear(false)", "B.viewDidAppear(false)"])
        scene.tabs.selectedViewController = scene.a
        scene.stage.layoutNow()
        #expect(
            scene.take() == [
                "A.viewWillAppear(false)", "B.viewWillDisappear(false)", "A.viewIsAppearing(false)",
                "B.viewDidDisappear(false)", "A.viewDidAppear(false)",
            ])
    }

    @Test(.assumed("each will has its did")) func `two selections in one turn are balanced`() {
        let scene = TabScene(3)
        scene.tabs.selectedIndex = 1
        scene.tabs.selectedIndex = 2
        scene.stage.settle()
        let lines = scene.take()
        #expect(lines.last == "C.viewDidAppear(false)")
        #expect(
            lines.filter { $0 == "B.viewDidAppear(false)" }.count == lines.filter { $0 == "B.viewDidDisappear(false)" }.count)
    }

    @Test(.assumed("nothing changes")) func `selecting the selected one`() {
        let scene = TabScene()
        scene.tabs.selectedIndex = 0
        scene.tap(0)
        #expect(scene.take() == [])
    }

    @Test(.documented("UITabBarControllerDelegate"))
    func `the delegate hears of fingers only`() {
        let scene = TabScene()
        let log = TabLog()
        scene.tabs.delegate = log
        scene.tabs.selectedIndex = 1
        scene.stage.settle()
        #expect(log.lines == [])
        scene.tap(0)
        #expect(log.lines == ["shouldSelect A", "didSelect A"] && scene.tabs.selectedIndex == 0)
        scene.tap(0)
        #expect(log.lines == ["shouldSelect A", "didSelect A", "shouldSelect A", "didSelect A"])
    }

    @Test(.documented("UITabBarControllerDelegate.tabBarController(_:shouldSelect:)"))
    func `no means no`() {
        let scene = TabScene()
        let log = TabLog()
        log.allows = false
        scene.tabs.delegate = log
        scene.tap(1)
        #expect(log.lines == ["shouldSelect B"] && scene.tabs.selectedIndex == 0 && scene.take() == [])
    }

    @Test(.assumed("as every app does it"))
    func `the selected tab again takes a stack to its root`() {
        let stage = Stage(device: .iPhoneSE1)
        let nav = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, controller("B")]
        stage.window.rootViewController = tabs
        nav.pushViewController(controller("C"), animated: false)
        stage.settle()
        stage.tap(at: CGPoint(x: 80, y: 540))
        stage.settle()
        #expect(nav.viewControllers.count == 1)
    }

    // MARK: The bar
    @Test(.oracle("TABS-16: 49 points, and 34 below on phones without a button"))
    func `the bar's height`() {
        #expect(TabScene(device: .iPhoneSE1).tabs.tabBar.frame == CGRect(x: 0, y: 519, width: 320, height: 49))
        let scene = TabScene(device: .iPhone15)
        #expect(scene.tabs.tabBar.frame.height == 83)
        #expect(scene.a.view.safeAreaInsets.bottom == 83)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.tabs.tabBar.frame.height == 32 + scene.tabs.view.safeAreaInsets.bottom)
    }

    @Test(.oracle("TABS-16")) func `the bar on a large phone on its side and on an iPad`() {
        let pad = TabScene(device: .iPadPro11)
        #expect(pad.tabs.tabBar.frame.height == 49 + pad.tabs.view.safeAreaInsets.bottom)
        let plus = TabScene(device: .iPhone8Plus)
        plus.stage.rotate(to: .landscapeLeft)
        plus.stage.settle()
        #expect(plus.tabs.tabBar.frame.height == 49)
    }

    @Test(.documented("UITabBarController.tabBar"))
    func `a managed bar's items are the controller's business`() {
        let scene = TabScene()
        let said = Misuse.observed { scene.tabs.tabBar.items = [] }
        #expect(said.map(\.message) == ["Directly modifying a tab bar managed by a tab bar controller is not allowed."])
        #expect(said.map(\.exceptionName) == ["NSInternalInconsistencyException"])
        #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B"])
    }

    @Test(.assumed("the text is not sourced: it begins with the setter's name"))
    func `a stranger can't be selected`() {
        let scene = TabScene()
        let said = Misuse.observed { scene.tabs.selectedViewController = controller("X") }
        #expect(said.count == 1 && said[0].message.hasPrefix("-[UITabBarController setSelectedViewController:]"))
        #expect(scene.tabs.selectedIndex == 0)
    }

    @Test(.documented("UIViewController.tabBarItem"))
    func `items are made lazily, and nil resets`() {
        let made = controller("Inbox")
        let first = made.tabBarItem
        #expect(first?.title == "Inbox" && made.tabBarItem === first)
        made.tabBarItem = UITabBarItem(title: "Other", image: nil, tag: 3)
        #expect(made.tabBarItem.title == "Other" && made.tabBarItem.tag == 3)
        made.tabBarItem = nil
        #expect(made.tabBarItem.title == "Inbox")
        #expect(UITabBarItem(tabBarSystemItem: .search, tag: 1).title == "Search")
    }

    @Test(.documented("UINavigationController")) func `a stack takes its bottom controller's item`() {
        let root = controller("Root")
        let nav = UINavigationController(rootViewController: root)
        nav.pushViewController(controller("Top"), animated: false)
        #expect(nav.tabBarItem === root.tabBarItem && nav.tabBarItem.title == "Root")
        nav.tabBarItem = UITabBarItem(title: "Own", image: nil, tag: 0)
        #expect(nav.tabBarItem.title == "Own")
    }

    @Test(.documented("UITabBarItem.badgeValue")) func `a badge`() {
        let scene = TabScene()
        scene.b.tabBarItem.badgeValue = "12"
        scene.stage.settle()
        let badge = scene.stage.view(showing: "12")
        #expect(badge?.superview?.bounds.height == 18 && (badge?.superview?.bounds.width ?? 0) >= 18)
        scene.b.tabBarItem.badgeValue = nil
        scene.stage.settle()
        #expect(scene.stage.view(showing: "12") == nil)
    }

    @Test(.documented("UIViewController.tabBarController")) func `the nearest tab bar controller`() {
        let scene = TabScene()
        let inner = controller("I")
        scene.a.embed(inner)
        #expect(inner.tabBarController === scene.tabs && scene.tabs.tabBarController == nil)
    }

    // MARK: More
    @Test(.assumed("a child is where the bar has room for it, and stays selected"))
    func `a child moves from the list into the bar and back`() {
        let scene = TabScene(7, records: .appearance)
        let tabs = scene.tabs
        tabs.selectedIndex = 5
        scene.stage.settle()
        let child = scene.children[5]
        #expect(child.parent === tabs.moreNavigationController && child.view.window != nil)
        let said = Misuse.observed {
            tabs.traitOverrides.horizontalSizeClass = .regular
            scene.stage.settle()
        }
        #expect(said.isEmpty && tabs.selectedIndex == 5 && child.parent === tabs && child.view.window != nil)
        #expect(tabs.tabBar.items?.count == 7 && tabs.moreNavigationController.viewControllers.count == 1)
        #expect(tabs.moreNavigationController.view.window == nil)
        let again = Misuse.observed {
            tabs.traitOverrides.horizontalSizeClass = .compact
            scene.stage.settle()
        }
        #expect(again.isEmpty && tabs.selectedIndex == 5 && child.view.window != nil)
        #expect(child.parent === tabs.moreNavigationController && tabs.moreNavigationController.viewControllers.last === child)
        let log = scene.take().filter { $0.hasPrefix("F.") && !$0.contains("IsAppearing") }
        let once = ["F.viewWillAppear(false)", "F.viewDidAppear(false)"]
        // It goes and comes in one turn, which turns its disappearance round.
        let left = ["F.viewWillDisappear(false)"]
        #expect(log == once + left + once + left + once)
    }

    @Test(.assumed("the list's first child takes its place")) func `with room for all the list is not shown`() {
        let scene = TabScene(7)
        let tabs = scene.tabs
        scene.tap(4, of: 5)
        #expect(tabs.selectedViewController === tabs.moreNavigationController)
        tabs.traitOverrides.horizontalSizeClass = .regular
        scene.stage.settle()
        #expect(tabs.selectedIndex == 4 && scene.children[4].view.window != nil)
    }

    @Test(.documented("UITabBarController.moreNavigationController"))
    func `more than five`() {
        let scene = TabScene(7)
        #expect(scene.tabs.tabBar.items?.map(\.title) == ["A", "B", "C", "D", "More"])
        #expect(!scene.tabs.viewControllers!.contains(scene.tabs.moreNavigationController))
        scene.tap(4, of: 5)
        #expect(scene.tabs.selectedViewController === scene.tabs.moreNavigationController)
        #expect(scene.tabs.selectedIndex == NSNotFound)
        scene.tabs.selectedIndex = 5
        scene.stage.settle()
        #expect(scene.tabs.selectedViewController === scene.children[5] && scene.tabs.selectedIndex == 5)
        #expect(scene.children[5].view.window != nil && scene.children[5].navigationController != nil)
        scene.tabs.selectedIndex = 0
        scene.stage.settle()
        #expect(scene.a.view.window != nil && scene.children[5].view.window == nil)
    }

    @Test(.documented("UITabBarController.moreNavigationController")) func `a row of the list shows its controller`() {
        let scene = TabScene(7)
        scene.tap(4, of: 5)
        scene.stage.tap("F")
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 5 && scene.children[5].view.window != nil)
    }

    @Test(.documented("UITabBarController.moreNavigationController")) func `five fit`() {
        #expect(TabScene(5).tabs.tabBar.items?.count == 5)
        #expect(TabScene(7, device: .iPadPro11).tabs.tabBar.items?.count == 7)
        let scene = TabScene(6)
        #expect(scene.tabs.customizableViewControllers ?? [] == scene.children)
    }

    // MARK: Stacks and the bar
    @Test(.documented("UIViewController.hidesBottomBarWhenPushed"), arguments: [true, false])
    func `a pushed screen takes the bar away`(animated: Bool) {
        let stage = Stage(device: .iPhone15)
        let nav = UINavigationController(rootViewController: controller("A"))
        let tabs = UITabBarController()
        tabs.viewControllers = [nav, controller("B")]
        stage.window.rootViewController = tabs
        stage.settle()
        let bar = tabs.tabBar
        let inner = controller("C")
        inner.hidesBottomBarWhenPushed = true
        nav.pushViewController(inner, animated: animated)
        stage.settle()
        #expect(bar.isHidden && inner.view.safeAreaInsets.bottom == 34)
        let above = controller("D")
        nav.pushViewController(above, animated: animated)
        stage.settle()
        #expect(bar.isHidden)
        nav.popToRootViewController(animated: animated)
        stage.settle()
        #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 852 - 83, width: 393, height: 83))
        #expect(nav.topViewController?.view.safeAreaInsets.bottom == 83)
    }

    // MARK: Animators
    @Test(.documented("UITabBarControllerDelegate.tabBarController(_:animationControllerForTransitionFrom:to:)"))
    func `an own animator`() {
        let scene = TabScene()
        let hand = TabStagehand()
        let animator = FadeAnimator()
        hand.animator = animator
        scene.tabs.delegate = hand
        scene.tap(1)
        #expect(hand.asked == ["animator A B", "interaction"] && animator.lines == ["animate", "ended true"])
        #expect(
            scene.take().filter { !$0.contains("oad") } == [
                "B.viewWillAppear(true)", "A.viewWillDisappear(true)", "B.viewIsAppearing(true)", "A.viewDidDisappear(true)",
                "B.viewDidAppear(true)",
            ])
        #expect(scene.a.view.window == nil && scene.b.view.window != nil)
    }

    @Test(.assumed("what is cancelled has not been")) func `a cancelled change leaves all as it was`() {
        let scene = TabScene()
        let hand = TabStagehand()
        let driver = UIPercentDrivenInteractiveTransition()
        hand.animator = FadeAnimator()
        hand.interaction = driver
        scene.tabs.delegate = hand
        scene.tabs.selectedIndex = 1
        scene.stage.layoutNow()
        driver.update(0.3)
        driver.cancel()
        scene.stage.settle()
        #expect(scene.tabs.selectedIndex == 0 && scene.a.view.window != nil && scene.b.view.window == nil)
        #expect(scene.take().last == "A.viewDidAppear(true)")
    }

    // MARK: Deference
    @Test(.documented("UITabBarController")) func `the selected child decides over the status bar`() {
        let scene = TabScene()
        #expect(scene.tabs.childForStatusBarStyle === scene.a && scene.tabs.childForStatusBarHidden === scene.a)
        scene.tabs.selectedIndex = 1
        #expect(scene.tabs.childForStatusBarHidden === scene.b)
    }

    @Test(.documented("UITabBarControllerDelegate.tabBarControllerSupportedInterfaceOrientations(_:)"))
    func `the delegate decides over orientations`() {
        let tabs = UITabBarController()
        let log = TabLog()
        tabs.delegate = log
        #expect(tabs.supportedInterfaceOrientations == .portrait)
    }

    // MARK: UITab
    @Test(.documented("UITab")) func `tabs make their controllers`() {
        let stage = Stage(device: .iPhoneSE1)
        let first = UITab(title: "One", image: nil, identifier: "1") { _ in controller("x") }
        let second = UITab(title: "Two", image: nil, identifier: "2") { _ in controller("y") }
        let tabs = UITabBarController(tabs: [first, second])
        stage.window.rootViewController = tabs
        stage.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["One", "Two"] && tabs.selectedTab === first)
        tabs.selectedTab = second
        stage.settle()
        #expect(tabs.selectedIndex == 1 && tabs.tab(forIdentifier: "2") === second && second.tabBarController === tabs)
        second.badgeValue = "3"
        #expect(tabs.tabBar.items?[1].badgeValue == "3")
    }

    // MARK: A bar of its own
    @Test(.documented("UITabBar")) func `a bar of its own`() {
        let stage = Stage(device: .iPhoneSE1)
        let bar = UITabBar(frame: CGRect(x: 0, y: 100, width: 320, height: 49))
        let log = TabBarLog()
        bar.delegate = log
        bar.items = ["A", "B"].map { UITabBarItem(title: $0, image: nil, tag: 0) }
        stage.window.addSubview(bar)
        stage.settle()
        #expect(bar.selectedItem == nil)
        stage.tap(at: CGPoint(x: 240, y: 124))
        #expect(log.lines == ["didSelect B"] && bar.selectedItem === bar.items?[1])
    }
}
