import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Tabs / Rules", .serialized)
struct TabRulesTests {
    @Test(.oracle("TABS-2"))
    func `a stack under an unselected tab has a view of its own, its content has none`() {
        let stage = Stage(device: .iPhoneSE1)
        let (a, b) = (controller("A"), controller("B"))
        let stacks = [a, b].map { UINavigationController(rootViewController: $0) }
        let tabs = UITabBarController()
        tabs.viewControllers = stacks
        stage.window.rootViewController = tabs
        stage.settle()
        #expect(a.view.window != nil)
        #expect(stacks[1].isViewLoaded && stacks[1].view.window == nil && !b.isViewLoaded)
        #expect(stacks[1].viewIfLoaded.map { String(describing: type(of: $0)) } == "UILayoutContainerView")
    }

    @Test(.oracle("TABS-5"))
    func `the new one hears of it before the old one, the other way round than in a stack`() {
        let scene = TabScene(records: .appearance)
        scene.tabs.selectedIndex = 1
        #expect(scene.take() == ["B.viewWillAppear(false)", "A.viewWillDisappear(false)"])
        scene.stage.settle()
    }

    /// Many apps' tab bar controllers look at the item that was pressed.
    private final class Listening: UITabBarController {
        var heard: [String] = []
        override func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {
            heard.append("\(item.title ?? "") at \(selectedIndex)")
        }
    }

    @Test(.assumed("the bar tells its delegate before the controller acts"))
    func `a tab bar controller is its bar's delegate and hears which item was pressed`() {
        let stage = Stage(device: .iPhoneSE1)
        let tabs = Listening()
        tabs.viewControllers = ["A", "B"].map { name in
            let child = controller(name)
            child.tabBarItem = UITabBarItem(title: name, image: nil, tag: 0)
            return child
        }
        stage.window.rootViewController = tabs
        stage.settle()
        stage.tap("B")
        stage.settle()
        stage.tap("B")
        stage.settle()
        #expect(tabs.heard == ["B at 0", "B at 1"] && tabs.selectedIndex == 1)
        tabs.selectedIndex = 0
        #expect(tabs.heard.count == 2)
    }

    @Test(.documented("UITabBarController.viewControllers"))
    func `without the selected one the same place is selected, or the first`() {
        let scene = TabScene(3)
        scene.tabs.selectedIndex = 1
        scene.tabs.viewControllers = [controller("D"), controller("E"), controller("F")]
        #expect(scene.tabs.selectedIndex == 1)
        scene.tabs.selectedIndex = 2
        scene.tabs.viewControllers = [controller("G"), controller("H")]
        #expect(scene.tabs.selectedIndex == 0)
    }

    @Test(.assumed("a public coordinator library's tests expect it of animated tabs"))
    func `new children come with the delegate's animation`() {
        let scene = TabScene(2, records: [.appearance, .containment])
        let hand = TabStagehand()
        let animator = FadeAnimator()
        hand.animator = animator
        scene.tabs.delegate = hand
        let old = scene.children[0]
        let new = controller("C")
        _ = scene.take()
        scene.tabs.setViewControllers([new], animated: true)
        #expect(hand.asked.first == "animator A C" && animator.lines == ["animate"])
        #expect(old.parent === scene.tabs && old.view.window != nil)
        scene.stage.settle()
        #expect(animator.lines == ["animate", "ended true"])
        #expect(old.parent == nil && old.view.window == nil && scene.tabs.children == [new] && new.view.window != nil)
        let lines = scene.take().filter { $0.hasPrefix("A.") }
        #expect(
            lines == [
                "A.willMove(toParent: nil)", "A.viewWillDisappear(true)", "A.viewDidDisappear(true)",
                "A.didMove(toParent: nil)",
            ])
        // Without an animator they change places at once.
        hand.animator = nil
        scene.tabs.setViewControllers([controller("D")], animated: true)
        #expect(new.parent == nil && scene.tabs.children.count == 1)
    }

    @Test(.documented("UITabBarController.moreNavigationController")) func `the list is made when it is read first`() {
        let scene = TabScene(3)
        #expect(scene.tabs.children == scene.children)
        let more = scene.tabs.moreNavigationController
        #expect(scene.tabs.moreNavigationController === more && !more.isViewLoaded)
        #expect(scene.tabs.viewControllers?.contains(more) == false && scene.tabs.children == scene.children)
    }

    @Test(.oracle("TABS-17"))
    func `children have no say over orientations`() {
        final class Sideways: UIViewController {
            override var supportedInterfaceOrientations: UIInterfaceOrientationMask { .landscapeLeft }
        }
        let tabs = UITabBarController()
        tabs.viewControllers = [Sideways(), Sideways()]
        #expect(tabs.supportedInterfaceOrientations != .landscapeLeft)
        #expect(tabs.supportedInterfaceOrientations == UIViewController().supportedInterfaceOrientations)
    }

    @Test(.documented("UITabBarControllerDelegate.tabBarController(_:interactionControllerFor:)"), arguments: [true, false])
    func `an own interaction drives an own animator, which hears of its end`(finishes: Bool) {
        let scene = TabScene(records: .appearance)
        let hand = TabStagehand()
        let driver = UIPercentDrivenInteractiveTransition()
        let animator = FadeAnimator()
        hand.animator = animator
        hand.interaction = driver
        scene.tabs.delegate = hand
        scene.tabs.selectedIndex = 1
        scene.stage.layoutNow()
        #expect(hand.asked == ["animator A B", "interaction"])
        driver.update(0.4)
        if finishes { driver.finish() } else { driver.cancel() }
        scene.stage.settle()
        // On iOS it has been seen to hear of it twice.
        #expect(animator.lines == ["animate", "ended \(finishes)"])
        #expect(scene.tabs.selectedIndex == (finishes ? 1 : 0))
        let took = finishes ? scene.b : scene.a
        #expect(scene.tabs.selectedViewController === took && took.view.window != nil)
        scene.stage.expectNothingPending()
    }

    @Test(
        .assumed("on iOS 8 to 13 the screen stayed black; here it does not"),
        arguments: [
            UIModalPresentationStyle.currentContext, .overCurrentContext,
        ])
    func `what a tab's controller presents in its context survives another tab, and leaves the tab whole`(
        style: UIModalPresentationStyle
    ) {
        let scene = TabScene(records: .appearance)
        let modal = controller("M")
        modal.modalPresentationStyle = style
        scene.a.definesPresentationContext = true
        scene.a.present(modal, animated: false)
        scene.stage.settle()
        #expect(modal.view.window != nil && modal.presentingViewController === scene.a)
        scene.tabs.selectedIndex = 1
        scene.stage.settle()
        #expect(scene.b.view.window != nil && modal.view.window == nil)
        scene.tabs.selectedIndex = 0
        scene.stage.settle()
        #expect(modal.view.window != nil)
        scene.a.dismiss(animated: false)
        scene.stage.settle()
        #expect(modal.view.window == nil && scene.a.view.window != nil && !scene.a.view.isHidden && scene.a.view.alpha == 1)
        #expect(scene.a.view.convert(scene.a.view.bounds, to: nil) == scene.stage.window.bounds)
        scene.stage.expectNothingPending()
    }

    @Test(.oracle("TABS-16: 49 on a Plus on its side and on a pad"))
    func `heights with the safe area below`() {
        let max = TabScene(device: .iPhone15ProMax)
        #expect(max.tabs.tabBar.frame.height == 83)
        max.stage.rotate(to: .landscapeLeft)
        max.stage.settle()
        #expect(max.tabs.tabBar.frame.height == 49 + max.tabs.view.safeAreaInsets.bottom)
        let pad = TabScene(device: .iPadPro11)
        #expect(pad.tabs.tabBar.frame == CGRect(x: 0, y: 1194 - 69, width: 834, height: 69))
    }
}
