import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Bar items and assistive programs", .serialized)
struct BarItemAccessibilityTests {
    private func button(named label: String, in view: UIView) -> UIView? {
        if view is UIControl, view.accessibilityLabel == label { return view }
        for subview in view.subviews { if let found = button(named: label, in: subview) { return found } }
        return nil
    }

    @Test(.oracle("EASY-TIP"))
    func `the view of an item is found by its key`() {
        let root = controller("R")
        let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        #expect(item.value(forKey: "view") as? UIView == nil)
        let navigation = UINavigationController(rootViewController: root)
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        navigation.tabBarItem = UITabBarItem(title: "Post", image: nil, tag: 0)
        let stage = stage(showing: tabs)
        let button = item.value(forKey: "view") as? UIView
        #expect(button?.isDescendant(of: navigation.navigationBar) == true)
        #expect(button?.accessibilityLabel == "Send")
        let tab = navigation.tabBarItem.value(forKey: "view") as? UIView
        #expect(tab?.isDescendant(of: tabs.tabBar) == true)
        let own = UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30))
        #expect(UIBarButtonItem(customView: own).value(forKey: "view") as? UIView === own)
        withExtendedLifetime(stage) {}
    }

    @Test(.documented("UIAccessibility on UIBarItem"))
    func `what a bar button item says of itself its button says, later changes too`() {
        let root = controller("R")
        let item = UIBarButtonItem(title: "Send", style: .plain, target: nil, action: nil)
        item.accessibilityIdentifier = "send"
        item.accessibilityHint = "Sends the letter"
        root.navigationItem.rightBarButtonItem = item
        let navigation = UINavigationController(rootViewController: root)
        let stage = stage(showing: navigation)
        let shown = button(named: "Send", in: navigation.navigationBar)
        #expect(shown?.accessibilityIdentifier == "send" && shown?.accessibilityHint == "Sends the letter")
        #expect(shown?.isAccessibilityElement == true && shown?.accessibilityTraits.contains(.button) == true)
        item.accessibilityLabel = "Post"
        item.accessibilityValue = "2 letters"
        item.accessibilityTraits = [.button, .startsMediaSession]
        stage.settle()
        let changed = button(named: "Post", in: navigation.navigationBar)
        #expect(changed?.accessibilityValue == "2 letters")
        #expect(changed?.accessibilityTraits.contains(.startsMediaSession) == true)
        item.isAccessibilityElement = false
        stage.settle()
        #expect(button(named: "Post", in: navigation.navigationBar)?.isAccessibilityElement == false)
    }

    @Test(.documented("UIViewController.tabBarItem: what a tab bar controller shows for the controller"))
    func `a tab's item that a child is given later takes the place of its old one, on the screen as well`() {
        let tabs = UITabBarController()
        let (first, second) = (controller("A"), controller("B"))
        tabs.viewControllers = [first, UINavigationController(rootViewController: second)]
        let stage = stage(showing: tabs)
        first.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 1)
        second.tabBarItem = UITabBarItem(title: "Post", image: nil, tag: 2)
        stage.settle()
        #expect(tabs.tabBar.items?.map(\.title) == ["Home", "Post"] && tabs.tabBar.selectedItem === first.tabBarItem)
        #expect(button(named: "Home", in: tabs.tabBar) != nil && button(named: "Post", in: tabs.tabBar) != nil)
        stage.tap("Post")
        #expect(tabs.selectedIndex == 1)
    }

    @Test(.documented("UIAccessibility on UITabBarItem"))
    func `a tab's button says its value unless a badge stands there`() {
        let tabs = UITabBarController()
        let child = controller("C")
        child.tabBarItem = UITabBarItem(title: "Home", image: nil, tag: 0)
        child.tabBarItem.badgeValue = "3"
        tabs.viewControllers = [child]
        let stage = stage(showing: tabs)
        #expect(button(named: "Home", in: tabs.tabBar)?.accessibilityValue == "3")
        child.tabBarItem.accessibilityValue = "3 new"
        stage.settle()
        #expect(button(named: "Home", in: tabs.tabBar)?.accessibilityValue == "3 new")
        #expect(child.tabBarItem.accessibilityTraits == .none)
    }
}

@MainActor @Suite("Accessibility")
struct AccessibilityMemberTests {
    private final class Closing: UIViewController {
        var closings = 0
        override func accessibilityPerformEscape() -> Bool {
            closings += 1
            return true
        }
    }

    @Test(.documented("HEADERS: UIAccessibilityAction on NSObject, so controllers override it too"))
    func `controllers answer the gestures of assistive programs`() {
        let closing = Closing()
        let responder: UIResponder = closing
        #expect(responder.accessibilityPerformEscape() && closing.closings == 1)
        #expect(!responder.accessibilityActivate() && !responder.accessibilityScroll(.down))
    }

    @Test(.documented("UIView.accessibilityActivationPoint: the middle by default; accessibilityCustomActions"))
    func `views keep what they are told`() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        let stage = Stage()
        stage.window.addSubview(view)
        #expect(view.accessibilityActivationPoint == CGPoint(x: 25, y: 40) && view.accessibilityCustomActions == nil)
        let action = UIAccessibilityCustomAction(name: "Archive") { _ in true }
        view.accessibilityCustomActions = [action]
        view.accessibilityContainerType = .list
        view.shouldGroupAccessibilityChildren = true
        #expect(view.accessibilityCustomActions?.first?.actionHandler?(action) == true)
        #expect(view.accessibilityContainerType == .list && view.shouldGroupAccessibilityChildren)
        let image = UIImage()
        image.accessibilityIdentifier = "leaf"
        image.accessibilityLabel = "A leaf"
        #expect(image.accessibilityIdentifier == "leaf" && image.accessibilityLabel == "A leaf")
    }
}
