import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// A bar keeps its views from one item to the next. Nothing of the one before may be left.
@MainActor @Suite("Containers / Bars / What stays and what changes", .serialized)
struct NavigationBarChangesTests {
    private func label(_ text: String, _ nav: UINavigationController) -> UILabel? {
        BarWords.labels(nav.navigationBar).first { $0.text == text }
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test(.documented("UINavigationController"), arguments: [false, true])
    func `up and down a stack the bar shows the top item and nothing else`(animated: Bool) {
        let scene = NavigationScene()
        scene.a.navigationItem.rightBarButtonItem = item("Edit")
        scene.b.navigationItem.leftBarButtonItem = item("Menu")
        scene.b.navigationItem.prompt = "Prompt"
        scene.c.title = nil
        scene.stage.settle()
        func walk(_ change: () -> Void) -> [String] {
            change()
            scene.stage.settle()
            return BarWords.texts(scene.nav)
        }
        let nav = scene.nav
        for _ in 0..<2 {
            #expect(BarWords.texts(nav) == ["A", "Edit"])
            #expect(Set(walk { nav.pushViewController(scene.b, animated: animated) }) == ["Menu", "B", "Prompt"])
            #expect(walk { nav.pushViewController(scene.c, animated: animated) } == ["B"])
            #expect(nav.navigationBar.frame.height == 44)
            #expect(Set(walk { nav.popViewController(animated: animated) }) == ["Menu", "B", "Prompt"])
            #expect(walk { nav.popViewController(animated: animated) } == ["A", "Edit"])
        }
    }

    @Test(.documented("UINavigationController")) func `a button pressed after many pushes still goes back one`() {
        let scene = NavigationScene()
        for _ in 0..<3 {
            scene.push(scene.b)
            scene.push(scene.c)
            scene.stage.tap(at: CGPoint(x: 20, y: 42))
            scene.stage.settle()
            #expect(scene.nav.topViewController === scene.b)
            scene.stage.tap(at: CGPoint(x: 20, y: 42))
            scene.stage.settle()
            #expect(scene.nav.topViewController === scene.a)
        }
    }

    @Test(.documented("UIBarButtonItem.isHidden")) func `a hidden button makes room, and comes back`() {
        let scene = NavigationScene()
        let one = item("1")
        let two = item("2")
        scene.a.navigationItem.rightBarButtonItems = [one, two]
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["A", "2", "1"])
        one.isHidden = true
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["A", "2"])
        let frame = label("2", scene.nav).map { $0.convert($0.bounds, to: nil) }
        #expect(frame?.maxX == 304)
        one.isHidden = false
        scene.stage.settle()
        #expect(BarWords.texts(scene.nav) == ["A", "2", "1"])
    }

    @Test(.documented("UIBarButtonItem.customView")) func `a custom view can be exchanged`() {
        let scene = NavigationScene()
        let button = UIBarButtonItem(customView: UIView(frame: CGRect(x: 0, y: 0, width: 30, height: 30)))
        scene.a.navigationItem.rightBarButtonItem = button
        scene.stage.settle()
        let old = button.customView
        let new = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
        button.customView = new
        scene.stage.settle()
        #expect(old?.window == nil && new.window != nil)
        #expect(new.convert(new.bounds, to: nil) == CGRect(x: 254, y: 32, width: 50, height: 20))
        button.customView = nil
        button.title = "Edit"
        scene.stage.settle()
        #expect(new.window == nil && BarWords.texts(scene.nav) == ["A", "Edit"])
    }

    @Test(.documented("UINavigationItem.titleView")) func `a title view comes back as it was, even after a cancelled pop`() {
        let scene = NavigationScene()
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 80, height: 30))
        scene.b.navigationItem.titleView = view
        scene.push(scene.b)
        scene.stage.settle()
        let place = view.convert(view.bounds, to: nil)
        #expect(place == CGRect(x: 120, y: 27, width: 80, height: 30))
        let finger = scene.stage.touchDown(at: CGPoint(x: 2, y: 300))
        finger.move(by: CGVector(dx: 100, dy: 0), duration: 0.3)
        finger.cancel()
        scene.stage.settle()
        #expect(scene.nav.topViewController === scene.b && view.window != nil)
        #expect(view.transform == .identity && view.convert(view.bounds, to: nil) == place)
        scene.nav.pushViewController(scene.c, animated: true)
        scene.stage.settle()
        #expect(view.window == nil)
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        #expect(view.transform == .identity && view.convert(view.bounds, to: nil) == place)
    }

    // MARK: Looks
    private func color(_ attributes: UILabel?) -> UIColor? {
        guard let label = attributes else { return nil }
        return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? label.textColor
    }

    @Test(.documented("UINavigationItem.standardAppearance")) func `an item brings its own looks and takes them along`() {
        let scene = NavigationScene()
        let own = UINavigationBarAppearance()
        own.titleTextAttributes = [.foregroundColor: UIColor.red]
        own.backButtonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        scene.b.navigationItem.standardAppearance = own
        scene.b.navigationItem.scrollEdgeAppearance = own
        scene.push(scene.b)
        #expect(color(label("B", scene.nav)) == .red && color(label("A", scene.nav)) == .green)
        scene.push(scene.c)
        #expect(color(label("C", scene.nav)) == .label)
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        #expect(color(label("B", scene.nav)) == .red)
    }

    @Test(.documented("UINavigationBar.standardAppearance"))
    func `what is changed in the bar's own appearance is seen with the next item`() {
        let scene = NavigationScene()
        scene.nav.navigationBar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.push(scene.b)
        #expect(color(label("B", scene.nav)) == .red)
        scene.nav.navigationBar.standardAppearance.backButtonAppearance.normal.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]
        scene.push(scene.c)
        #expect(color(label("C", scene.nav)) == .red && color(label("B", scene.nav)) == .green)
    }

    @Test(.documented("UINavigationBar.scrollEdgeAppearance")) func `titles follow the looks at the edge`() {
        let scene = NavigationScene()
        let scroll = UIScrollView(frame: scene.a.view.bounds)
        scroll.contentSize = CGSize(width: 320, height: 3000)
        scene.a.view.addSubview(scroll)
        let edge = UINavigationBarAppearance()
        edge.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.nav.navigationBar.scrollEdgeAppearance = edge
        scene.nav.view.setNeedsLayout()
        scene.stage.settle()
        #expect(color(label("A", scene.nav)) == .red)
        scroll.contentOffset.y = 300
        scene.stage.settle()
        #expect(color(label("A", scene.nav)) == .label)
        scroll.contentOffset.y = -scroll.adjustedContentInset.top
        scene.stage.settle()
        #expect(color(label("A", scene.nav)) == .red)
    }

    // MARK: Misuse
    @Test(.assumed("the console's words of iOS 17 as they are quoted")) func `an item that another bar has taken is spoken of`()
    {
        let scene = NavigationScene()
        let other = UINavigationBar(frame: CGRect(x: 0, y: 300, width: 320, height: 44))
        scene.a.view.addSubview(other)
        scene.stage.settle()
        let said = Misuse.observed {
            other.items = [scene.a.navigationItem]
            scene.a.title = "Taken"
            scene.nav.navigationBar.prefersLargeTitles = true
            scene.stage.settle()
        }
        #expect(said.count == 1)
        let text = said.first?.message ?? ""
        #expect(text.hasPrefix("Layout requested for visible navigation bar, "))
        #expect(text.contains("when the top item belongs to a different navigation bar."))
    }
}
