import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Containers as applications use them.
@MainActor @Suite("Containers / As apps use them", .serialized)
struct FoundInAppsTests {
    private final class Deck: NSObject, UIPageViewControllerDataSource {
        let pages = (0..<3).map { controller(String($0)) }
        func pageViewController(_ pages: UIPageViewController, viewControllerBefore one: UIViewController) -> UIViewController?
        {
            self.pages.firstIndex(of: one).flatMap { $0 > 0 ? self.pages[$0 - 1] : nil }
        }
        func pageViewController(_ pages: UIPageViewController, viewControllerAfter one: UIViewController) -> UIViewController? {
            self.pages.firstIndex(of: one).flatMap { $0 < 2 ? self.pages[$0 + 1] : nil }
        }
    }

    // MARK: Pages
    @Test(.documented("UIPageViewController.setViewControllers(_:direction:animated:completion:)"), arguments: [true, false])
    func `a page survives another frame of its container`(_ animated: Bool) {
        let stage = Stage()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let root = UIViewController()
        root.addChild(pages)
        root.view.addSubview(pages.view)
        pages.didMove(toParent: root)
        stage.window.rootViewController = root
        stage.settle()
        let deck = Deck()
        pages.setViewControllers([deck.pages[0]], direction: .forward, animated: false)
        stage.settle()
        pages.view.frame = CGRect(x: 0, y: 50, width: 200, height: 300)
        deck.pages[1].view.frame = CGRect(x: 0, y: 0, width: 200, height: 337)
        pages.setViewControllers([deck.pages[1]], direction: .forward, animated: animated)
        stage.settle()
        #expect(pages.viewControllers == [deck.pages[1]])
        #expect(deck.pages[1].view.convert(deck.pages[1].view.bounds, to: root.view) == pages.view.frame)
    }

    @Test(.assumed("a data source that comes after the pages is asked for the dots as well"))
    func `dots come with a late data source`() {
        let stage = Stage()
        let pages = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        let book = DottedBook((1...3).map { controller(String($0)) })
        pages.setViewControllers([book.pages[1]], direction: .forward, animated: false)
        pages.dataSource = book
        stage.window.rootViewController = pages
        stage.settle()
        let dots = pages.view.subviews.compactMap { $0 as? UIPageControl }.first
        #expect(dots?.numberOfPages == 3)
    }

    // MARK: Pictures in bars
    private func shade(_ mode: UIImage.RenderingMode = .automatic) -> UIImage {
        picture(20, 20) { $0.fill(CGRect(x: 0, y: 0, width: 20, height: 20)) }.withRenderingMode(mode)
    }

    private func pictures(in view: UIView) -> [UIImageView] {
        view.subviews.flatMap { [$0 as? UIImageView].compactMap { $0 } + pictures(in: $0) }
    }

    private func modes(in view: UIView) -> Set<UIImage.RenderingMode> {
        Set(pictures(in: view).compactMap { $0.image?.size == CGSize(width: 20, height: 20) ? $0.image?.renderingMode : nil })
    }

    @Test(.documented("UIBarItem.image, UITabBarItem: template unless alwaysOriginal"))
    func `pictures of bars are templates unless they say otherwise`() {
        let stage = Stage()
        let controller = UIViewController()
        controller.navigationItem.rightBarButtonItem = UIBarButtonItem(
            image: shade(), style: .plain, target: nil, action: nil)
        controller.tabBarItem = UITabBarItem(title: "T", image: shade(), selectedImage: shade())
        let stack = UINavigationController(rootViewController: controller)
        let tabs = UITabBarController()
        tabs.viewControllers = [stack]
        stage.window.rootViewController = tabs
        stage.settle()
        #expect(modes(in: stack.navigationBar) == [.alwaysTemplate])
        #expect(modes(in: tabs.tabBar) == [.alwaysTemplate])
        controller.navigationItem.rightBarButtonItem?.image = shade(.alwaysOriginal)
        controller.tabBarItem.selectedImage = shade(.alwaysOriginal)
        stage.settle()
        #expect(modes(in: stack.navigationBar) == [.alwaysOriginal])
        #expect(modes(in: tabs.tabBar) == [.alwaysOriginal])
        // The items' own pictures are what they were.
        #expect(controller.tabBarItem.image?.renderingMode == .automatic)
    }

    // MARK: Opaque bars
    @Test(.documented("UINavigationBar.isTranslucent, extendedLayoutIncludesOpaqueBars"))
    func `below an opaque bar the view says itself where it is`() throws {
        let stage = Stage(device: .iPhone15)
        let controller = UIViewController()
        let stack = UINavigationController(rootViewController: controller)
        stack.navigationBar.isTranslucent = false
        stage.window.rootViewController = stack
        stage.settle()
        let bar = stack.navigationBar.frame.maxY
        #expect(controller.view.frame == CGRect(x: 0, y: bar, width: 393, height: 852 - bar))
        #expect(controller.view.convert(CGPoint.zero, to: nil).y == bar && controller.view.safeAreaInsets.top == 0)
        let next = UIViewController()
        stack.pushViewController(next, animated: true)
        stage.settle()
        #expect(next.view.frame == CGRect(x: 0, y: bar, width: 393, height: 852 - bar))
        stack.popViewController(animated: true)
        stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: bar, width: 393, height: 852 - bar))
        controller.extendedLayoutIncludesOpaqueBars = true
        stack.view.setNeedsLayout()
        stage.settle()
        #expect(controller.view.frame == stage.window.bounds)
    }

    @Test(.documented("UINavigationController.toolbar: shows the top's items"))
    func `a toolbar that was there first shows the items`() {
        let stage = Stage()
        let stack = UINavigationController()
        stack.toolbar.tintColor = .red
        stack.isToolbarHidden = false
        let controller = UIViewController()
        controller.toolbarItems = [UIBarButtonItem(title: "X", style: .plain, target: nil, action: nil)]
        stack.viewControllers = [controller]
        stage.window.rootViewController = stack
        stage.settle()
        #expect(stack.toolbar.items?.map(\.title) == ["X"])
    }

    // MARK: Windows
    @Test(.assumed("a public suite makes a window in a function and presents from it in the same turn"))
    func `a window that nobody holds lives to the end of the turn`() {
        let stage = Stage()
        let root = UIViewController()
        weak var gone: UIWindow?
        let misuses = Misuse.observed {
            do {
                let window = UIWindow(frame: UIScreen.main.bounds)
                gone = window
                window.rootViewController = root
                window.makeKeyAndVisible()
            }
            root.present(UIViewController(), animated: false)
        }
        #expect(misuses.isEmpty && root.presentedViewController != nil)
        stage.settle()
        #expect(gone == nil)
    }

    // MARK: Small ones
    @Test(.assumed("a public suite sets the page of a page control without pages"))
    func `a page control without pages is on page 0`() {
        let control = UIPageControl()
        #expect(control.currentPage == 0)
        control.numberOfPages = 0
        control.currentPage = 0
        #expect(control.currentPage == 0 && control.numberOfPages == 0)
        control.numberOfPages = 3
        control.currentPage = 2
        control.numberOfPages = 0
        #expect(control.currentPage == 0)
    }

    @Test(.documented("UIView.keyboardLayoutGuide"))
    func `the keyboard guide of a view is always the same`() {
        let stage = Stage()
        let view = UIView()
        let first = view.keyboardLayoutGuide
        #expect(view.keyboardLayoutGuide === first)
        stage.window.addSubview(view)
        #expect(view.keyboardLayoutGuide === first)
        view.removeFromSuperview()
        #expect(view.keyboardLayoutGuide === first)
    }
}
