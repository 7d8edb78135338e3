import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Containers / Bars / Items", .serialized)
struct BarItemTests {
    @Test(.documented("UIViewController.navigationItem"))
    func `a navigation item is made when it is read, with the title`() {
        let made = controller("Inbox")
        #expect(made.navigationItem.title == "Inbox" && made.navigationItem === made.navigationItem)
        made.title = "Sent"
        #expect(made.navigationItem.title == "Sent" && made.tabBarItem.title == "Sent")
        made.title = "Drafts"
        #expect(made.tabBarItem.title == "Drafts" && made.navigationItem.title == "Drafts")
        made.navigationItem.title = "Other"
        #expect(made.title == "Drafts")
    }

    @Test(.documented("UINavigationItem.leftBarButtonItem"))
    func `the single item is the first of several`() {
        let item = UINavigationItem(title: "T")
        #expect(item.leftBarButtonItem == nil && item.leftBarButtonItems == nil && item.rightBarButtonItems == nil)
        let one = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
        let two = UIBarButtonItem(title: "2", style: .plain, target: nil, action: nil)
        item.rightBarButtonItems = [one, two]
        #expect(item.rightBarButtonItem === one)
        item.rightBarButtonItem = two
        #expect(item.rightBarButtonItems ?? [] == [two])
        item.rightBarButtonItem = nil
        #expect(item.rightBarButtonItems == nil)
    }

    @Test(.documented("UINavigationItem"))
    func `defaults`() {
        let item = UINavigationItem()
        #expect(!item.hidesBackButton && !item.leftItemsSupplementBackButton && item.prompt == nil && item.titleView == nil)
        #expect(item.largeTitleDisplayMode == .automatic && item.backButtonDisplayMode == .default)
        let button = UIBarButtonItem()
        #expect(button.style == .plain && button.isEnabled && button.width == 0 && button.tag == 0)
        #expect(UIBarButtonItem(barButtonSystemItem: .done, target: nil, action: nil).style == .done)
        #expect(UIBarButtonItem(barButtonSystemItem: .cancel, target: nil, action: nil).title == "Cancel")
        #expect(UIBarButtonItem(barButtonSystemItem: .add, target: nil, action: nil).image != nil)
    }

    @Test(.documented("UIBarButtonItem.init(primaryAction:)"))
    func `an action gives its title`() {
        var count = 0
        let button = UIBarButtonItem(primaryAction: UIAction(title: "Go") { _ in count += 1 })
        #expect(button.title == "Go")
        let scene = NavigationScene()
        scene.a.navigationItem.rightBarButtonItem = button
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 290, y: 42))
        #expect(count == 1)
    }

    @Test(.documented("UIBarButtonItem.target"))
    func `a button calls its target with itself`() {
        let target = ButtonTarget()
        let scene = NavigationScene()
        let button = UIBarButtonItem(title: "Edit", style: .plain, target: target, action: Selector("pressed:"))
        scene.a.navigationItem.rightBarButtonItem = button
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 290, y: 42))
        #expect(target.senders.count == 1 && target.senders.first === button)
        button.isEnabled = false
        scene.stage.settle()
        scene.stage.tap(at: CGPoint(x: 290, y: 42))
        #expect(target.senders.count == 1)
    }

    @Test(.documented("UIViewController.editButtonItem"))
    func `the edit button turns editing on and off`() {
        let scene = NavigationScene()
        scene.a.navigationItem.rightBarButtonItem = scene.a.editButtonItem
        scene.stage.settle()
        #expect(scene.a.editButtonItem.title == "Edit")
        scene.stage.tap(at: CGPoint(x: 290, y: 42))
        #expect(scene.a.isEditing && scene.a.editButtonItem.title == "Done" && scene.a.editButtonItem.style == .done)
        scene.a.isEditing = false
        #expect(scene.a.editButtonItem.title == "Edit")
    }
}

@MainActor @Suite("Containers / Bars / Navigation bar", .serialized)
struct NavigationBarTests {
    /// Texts that are visible in the bar, from left to right.
    private func texts(_ nav: UINavigationController) -> [String] { shown(in: nav.navigationBar) }

    private func shown(in view: UIView) -> [String] {
        var found: [(CGFloat, String)] = []
        func walk(_ next: UIView) {
            if next.isHidden || next.alpha < 0.5 { return }
            if let label = next as? UILabel, let text = label.text ?? label.attributedText?.string, !text.isEmpty {
                found.append((next.convert(next.bounds, to: view).minX, text))
            }
            next.subviews.forEach(walk)
        }
        walk(view)
        return found.sorted { $0.0 < $1.0 }.map(\.1)
    }

    // MARK: The way back
    @Test(.documented("UINavigationItem.backBarButtonItem"))
    func `the back button takes the title of the screen before`() {
        let scene = NavigationScene()
        #expect(texts(scene.nav) == ["A"])
        scene.a.title = "Inbox"
        scene.b.title = "Letter"
        scene.push(scene.b)
        #expect(texts(scene.nav) == ["Inbox", "Letter"])
        scene.a.navigationItem.backButtonTitle = "Mail"
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Mail", "Letter"])
        scene.a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Home", "Letter"])
    }

    @Test(.documented("UINavigationItem.backButtonTitle"))
    func `without a title it says Back, and with little room nothing`() {
        let scene = NavigationScene()
        scene.a.title = nil
        scene.b.title = "B"
        scene.push(scene.b)
        #expect(texts(scene.nav) == ["Back", "B"])
        scene.a.title = "A title that is much too long for a button"
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Back", "B"])
        scene.b.title = "A title that takes nearly all there is"
        scene.stage.settle()
        #expect(texts(scene.nav).last == "A title that takes nearly all there is")
        #expect(texts(scene.nav).first != "A title that is much too long for a button")
    }

    @Test(.documented("UINavigationItem.backButtonDisplayMode"))
    func `display modes`() {
        let scene = NavigationScene()
        scene.a.title = "Inbox"
        scene.push(scene.b)
        scene.a.navigationItem.backButtonDisplayMode = .generic
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Back", "B"])
        scene.a.navigationItem.backButtonDisplayMode = .minimal
        scene.stage.settle()
        #expect(texts(scene.nav) == ["B"])
        scene.a.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Home", "B"])
    }

    @Test(.documented("UINavigationItem.leftItemsSupplementBackButton"))
    func `left buttons replace the way back unless they supplement it`() {
        let scene = NavigationScene()
        scene.a.title = "Inbox"
        scene.push(scene.b)
        scene.b.navigationItem.leftBarButtonItem = UIBarButtonItem(title: "Menu", style: .plain, target: nil, action: nil)
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Menu", "B"])
        scene.b.navigationItem.leftItemsSupplementBackButton = true
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Inbox", "Menu", "B"])
        scene.b.navigationItem.hidesBackButton = true
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Menu", "B"])
    }

    @Test(.documented("UINavigationItem.backAction"))
    func `an own action takes the place of going back`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        var count = 0
        scene.b.navigationItem.backAction = UIAction(title: "Leave") { _ in count += 1 }
        scene.stage.settle()
        #expect(texts(scene.nav) == ["Leave", "B"])
        scene.stage.tap(at: CGPoint(x: 20, y: 42))
        scene.stage.settle()
        #expect(count == 1 && scene.nav.topViewController === scene.b)
    }

    @Test(.documented("UINavigationController")) func `the back button goes back`() {
        let scene = NavigationScene()
        scene.push(scene.b)
        scene.stage.tap(at: CGPoint(x: 20, y: 42))
        scene.stage.settle()
        #expect(scene.nav.topViewController === scene.a && texts(scene.nav) == ["A"])
    }

    @Test(.documented("UINavigationItem.rightBarButtonItems"))
    func `right buttons go from right to left`() {
        let scene = NavigationScene()
        scene.a.navigationItem.rightBarButtonItems = ["1", "2"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        scene.a.navigationItem.leftBarButtonItems = ["3", "4"].map {
            UIBarButtonItem(title: $0, style: .plain, target: nil, action: nil)
        }
        scene.stage.settle()
        #expect(texts(scene.nav) == ["3", "4", "A", "2", "1"])
    }

    @Test(.assumed("bars read as text does")) func `from right to left everything is mirrored`() {
        let stage = Stage(device: .iPhoneSE1, layoutDirection: .rightToLeft)
        let root = controller("A")
        let nav = UINavigationController(rootViewController: root)
        root.navigationItem.rightBarButtonItem = UIBarButtonItem(title: "1", style: .plain, target: nil, action: nil)
        stage.window.rootViewController = nav
        nav.pushViewController(controller("B"), animated: false)
        stage.settle()
        #expect(texts(nav) == ["B", "A"])
        nav.popViewController(animated: true)
        stage.settle()
        #expect(texts(nav) == ["1", "A"])
    }

    // MARK: Heights
    @Test(.oracle("NAV-77"))
    func `heights`() {
        let scene = NavigationScene(device: .iPhone15)
        let bar = scene.nav.navigationBar
        #expect(bar.frame == CGRect(x: 0, y: scene.nav.view.safeAreaInsets.top, width: 393, height: 44))
        bar.prefersLargeTitles = true
        scene.stage.settle()
        #expect(bar.frame.height == 96)
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(bar.frame.height == 32)
    }

    @Test(.assumed("50 points on an iPad")) func `on an iPad`() {
        let scene = NavigationScene(device: .iPadPro11)
        #expect(scene.nav.navigationBar.frame.height == 50)
    }

    @Test(.documented("UINavigationItem.prompt")) func `a prompt makes room`() {
        let scene = NavigationScene()
        scene.a.navigationItem.prompt = "Choose one"
        scene.stage.settle()
        #expect(scene.nav.navigationBar.frame.height == 74 && Set(texts(scene.nav)) == ["A", "Choose one"])
    }

    @Test(.documented("UINavigationItem.largeTitleDisplayMode"))
    func `automatic takes after the item before`() {
        let scene = NavigationScene(device: .iPhone15)
        let bar = scene.nav.navigationBar
        bar.prefersLargeTitles = true
        scene.push(scene.b)
        #expect(bar.frame.height == 96)
        scene.b.navigationItem.largeTitleDisplayMode = .never
        scene.stage.settle()
        #expect(bar.frame.height == 44)
        scene.push(scene.c)
        #expect(bar.frame.height == 44)
        scene.c.navigationItem.largeTitleDisplayMode = .always
        scene.stage.settle()
        #expect(bar.frame.height == 96)
    }

    @Test(.documented("WWDC-2017-204: the safe area ends at the bar"))
    func `the content's safe area`() {
        let scene = NavigationScene(device: .iPhone15)
        let top = scene.nav.view.safeAreaInsets.top
        let bottom = scene.nav.view.safeAreaInsets.bottom
        #expect(scene.a.view.safeAreaInsets == UIEdgeInsets(top: top + 44, left: 0, bottom: bottom, right: 0))
        scene.nav.isToolbarHidden = false
        scene.stage.settle()
        #expect(scene.a.view.safeAreaInsets.bottom == bottom + 44)
        #expect(scene.a.view.convert(scene.a.view.bounds, to: nil) == scene.stage.window.bounds)
    }

    @Test(.documented("WWDC-2017-204: the safe area ends at the bar"))
    func `a screen without a safe area has one below the bar`() {
        let scene = NavigationScene(device: .screen(CGSize(width: 390, height: 844)))
        let below = UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0)
        #expect(scene.nav.view.safeAreaInsets == .zero && scene.a.view.safeAreaInsets == below)
        scene.push(scene.b)
        #expect(scene.b.view.safeAreaInsets == below && scene.a.view.safeAreaInsets == .zero)
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        #expect(scene.a.view.safeAreaInsets == below && scene.b.view.safeAreaInsets == .zero)
        let window = scene.stage.window
        window.rootViewController = nil
        #expect(scene.a.view.safeAreaInsets == .zero)
        window.rootViewController = scene.nav
        scene.stage.settle()
        #expect(scene.a.view.safeAreaInsets == below)
    }

    @Test(.documented("UIViewController.additionalSafeAreaInsets"))
    func `a child's additional insets hold as soon as it comes to a window`() {
        let outer = UIViewController()
        let inner = UIViewController()
        inner.additionalSafeAreaInsets.left = 20
        outer.addChild(inner)
        inner.view.frame = outer.view.bounds
        let box = UIView(frame: outer.view.bounds)
        box.addSubview(inner.view)
        let label = UILabel(frame: CGRect(x: 5, y: 300, width: 50, height: 20))
        inner.view.addSubview(label)
        outer.view.addSubview(box)
        inner.didMove(toParent: outer)
        let stage = Stage(device: .screen(CGSize(width: 390, height: 844)))
        stage.window.rootViewController = outer
        stage.settle()
        #expect(inner.view.safeAreaInsets.left == 20 && label.safeAreaInsets.left == 15)
        label.frame.origin.x = 50
        #expect(label.safeAreaInsets.left == 0)
        outer.view.removeFromSuperview()
        #expect(inner.view.safeAreaInsets == .zero)
    }

    @Test(.oracle("NAV-81"))
    func `hiding the bar changes the safe area alone`() {
        let scene = NavigationScene([.environment, .insets])
        _ = scene.take()
        scene.nav.setNavigationBarHidden(true, animated: false)
        scene.stage.settle()
        let lines = scene.take()
        #expect(lines.contains("A.viewSafeAreaInsetsDidChange()") && !lines.contains { $0.contains("viewWillTransition") })
        #expect(scene.a.view.safeAreaInsets.top == 20 && scene.nav.navigationBar.isHidden)
        #expect(UINavigationController.hideShowBarDuration == 0.2)
    }

    @Test(.documented("UINavigationController.setNavigationBarHidden(_:animated:)"))
    func `the bar slides in and out`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        scene.nav.setNavigationBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(!bar.isHidden && scene.nav.isNavigationBarHidden)
        scene.stage.settle()
        #expect(bar.isHidden)
        scene.nav.setNavigationBarHidden(false, animated: true)
        scene.stage.settle()
        #expect(!bar.isHidden && bar.frame == CGRect(x: 0, y: 20, width: 320, height: 44))
        #expect(scene.a.view.safeAreaInsets.top == 64)
    }

    @Test(.documented("UIViewController.edgesForExtendedLayout"))
    func `content begins below an opaque bar`() {
        let scene = NavigationScene()
        func top() -> CGFloat { scene.a.view.convert(scene.a.view.bounds, to: nil).minY }
        #expect(top() == 0)
        scene.nav.navigationBar.isTranslucent = false
        scene.stage.settle()
        #expect(top() == 64 && scene.a.view.safeAreaInsets.top == 0)
        scene.a.extendedLayoutIncludesOpaqueBars = true
        scene.nav.view.setNeedsLayout()
        scene.stage.settle()
        #expect(top() == 0 && scene.a.view.safeAreaInsets.top == 64)
        scene.nav.navigationBar.isTranslucent = true
        scene.a.edgesForExtendedLayout = []
        scene.nav.view.setNeedsLayout()
        scene.stage.settle()
        #expect(top() == 64)
    }

    // MARK: Large titles and scrolling
    @Test(.documented("UINavigationBar.prefersLargeTitles"))
    func `a large title goes up with the content, and the bar gets its background`() {
        let scene = NavigationScene(device: .iPhone15)
        let scroll = UIScrollView(frame: scene.a.view.bounds)
        scroll.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        scroll.contentSize = CGSize(width: 393, height: 3000)
        scene.a.view.addSubview(scroll)
        scene.nav.navigationBar.prefersLargeTitles = true
        scene.stage.settle()
        let rest = scroll.adjustedContentInset.top
        #expect(rest == scene.nav.view.safeAreaInsets.top + 96)
        scroll.contentOffset.y = -rest + 20
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 76)
        scroll.contentOffset.y = -rest + 80
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 44)
        scroll.contentOffset.y = -rest
        scene.stage.layoutNow()
        #expect(scene.nav.navigationBar.frame.height == 96)
    }

    // MARK: Toolbar
    @Test(.documented("UINavigationController.toolbar"))
    func `the toolbar shows the top's items`() {
        let scene = NavigationScene()
        #expect(scene.nav.isToolbarHidden)
        scene.a.toolbarItems = [UIBarButtonItem(title: "One", style: .plain, target: nil, action: nil)]
        scene.b.toolbarItems = [UIBarButtonItem(title: "Two", style: .plain, target: nil, action: nil)]
        scene.nav.setToolbarHidden(false, animated: false)
        scene.stage.settle()
        #expect(shown(in: scene.nav.toolbar) == ["One"])
        scene.push(scene.b)
        #expect(shown(in: scene.nav.toolbar) == ["Two"])
        scene.b.setToolbarItems(nil, animated: false)
        scene.stage.settle()
        #expect(shown(in: scene.nav.toolbar) == [])
    }

    @Test(.documented("UIBarButtonItem.SystemItem.flexibleSpace"))
    func `flexible spaces share what is left`() {
        let stage = Stage(device: .iPhoneSE1)
        let bar = UIToolbar(frame: CGRect(x: 0, y: 100, width: 320, height: 44))
        bar.items = [
            UIBarButtonItem.flexibleSpace(), UIBarButtonItem(title: "Middle", style: .plain, target: nil, action: nil),
            UIBarButtonItem.flexibleSpace(),
        ]
        stage.window.addSubview(bar)
        stage.settle()
        let label = stage.view(showing: "Middle")
        #expect(abs((label?.convert(label?.bounds ?? .zero, to: bar).midX ?? 0) - 160) < 1)
    }

    // MARK: A bar of its own
    @Test(.documented("UINavigationBarDelegate"))
    func `a bar of its own pushes and pops items`() {
        let stage = Stage(device: .iPhoneSE1)
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 20, width: 320, height: 44))
        let log = BarLog()
        bar.delegate = log
        bar.items = [UINavigationItem(title: "One")]
        stage.window.addSubview(bar)
        stage.settle()
        bar.pushItem(UINavigationItem(title: "Two"), animated: false)
        #expect(log.lines == ["shouldPush Two", "didPush Two"] && bar.topItem?.title == "Two" && bar.backItem?.title == "One")
        stage.settle()
        stage.tap(at: CGPoint(x: 20, y: 42))
        stage.settle()
        #expect(log.lines.suffix(2) == ["shouldPop Two", "didPop Two"] && bar.topItem?.title == "One")
        log.allows = false
        bar.pushItem(UINavigationItem(title: "Three"), animated: false)
        #expect(bar.topItem?.title == "One")
    }

    // MARK: Deference
    @Test(.documented("UIViewController.childForStatusBarHidden"))
    func `the top decides over the status bar`() {
        let scene = NavigationScene()
        #expect(scene.nav.childForStatusBarHidden === scene.a && scene.nav.childForStatusBarStyle == nil)
        scene.nav.isNavigationBarHidden = true
        #expect(scene.nav.childForStatusBarStyle === scene.a)
        scene.nav.navigationBar.barStyle = .black
        #expect(scene.nav.preferredStatusBarStyle == .lightContent)
    }

    @Test(.assumed("iOS tutorials make the status bar light by barStyle in viewDidAppear"))
    func `a bar that becomes black while it shows makes the status bar light at once`() {
        let scene = NavigationScene()
        let manager = scene.stage.window.windowScene!.statusBarManager!
        #expect(manager.statusBarStyle == .default)
        scene.nav.navigationBar.barStyle = .black
        #expect(manager.statusBarStyle == .lightContent)
        scene.nav.navigationBar.barStyle = .default
        #expect(manager.statusBarStyle == .default)
    }

    @Test(.documented("UINavigationController.hidesBarsWhenVerticallyCompact"))
    func `little height takes the bar away`() {
        let scene = NavigationScene(device: .iPhone15)
        scene.nav.hidesBarsWhenVerticallyCompact = true
        scene.stage.rotate(to: .landscapeLeft)
        scene.stage.settle()
        #expect(scene.nav.isNavigationBarHidden)
        scene.stage.rotate(to: .portrait)
        scene.stage.settle()
        #expect(!scene.nav.isNavigationBarHidden)
    }

    @Test(.documented("UINavigationController"))
    func `defaults`() {
        let nav = UINavigationController()
        #expect(!nav.isNavigationBarHidden && nav.isToolbarHidden && !nav.hidesBarsOnTap && !nav.hidesBarsOnSwipe)
        #expect(!nav.hidesBarsWhenKeyboardAppears && !nav.hidesBarsWhenVerticallyCompact)
        #expect(nav.navigationBar.isTranslucent && !nav.navigationBar.prefersLargeTitles)
        #expect(!UIViewController().hidesBottomBarWhenPushed)
    }

    // MARK: Appearance
    @Test(.documented("UIBarAppearance"))
    func `presets`() {
        let appearance = UINavigationBarAppearance()
        #expect(appearance.backgroundEffect != nil && appearance.shadowColor != nil)
        appearance.configureWithOpaqueBackground()
        #expect(appearance.backgroundEffect == nil && appearance.backgroundColor == .systemBackground)
        appearance.configureWithTransparentBackground()
        #expect(appearance.backgroundColor == nil && appearance.shadowColor == nil)
    }

    @Test(.documented("UINavigationBar.standardAppearance"))
    func `a bar keeps a copy of an appearance`() {
        let bar = UINavigationBar()
        let appearance = UINavigationBarAppearance()
        appearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.standardAppearance = appearance
        appearance.titleTextAttributes = [:]
        #expect(bar.standardAppearance.titleTextAttributes[.foregroundColor] as? UIColor == .red)
        let copy = bar.standardAppearance.copy() as? UINavigationBarAppearance
        #expect(copy?.titleTextAttributes[.foregroundColor] as? UIColor == .red && copy !== bar.standardAppearance)
    }

    @Test(.documented("UINavigationBar: NSCoding")) func `bars and items survive an archive`() throws {
        let item = UINavigationItem(title: "T")
        item.prompt = "P"
        item.rightBarButtonItems = [UIBarButtonItem(title: "R", style: .done, target: nil, action: nil)]
        let coder = NSKeyedArchiver(requiringSecureCoding: false)
        item.encode(with: coder)
        let reader = try NSKeyedUnarchiver(forReadingFrom: coder.encodedData)
        reader.requiresSecureCoding = false
        let copy = UINavigationItem(coder: reader)
        #expect(copy?.title == "T" && copy?.prompt == "P")
    }
}
