import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// The object that a bar gives is the bar's own copy: what is changed about it shows with the next layout.
@MainActor @Suite("Containers / Bars / Appearance changed in place", .serialized)
struct AppearanceChangeTests {
    private func labels(_ view: UIView) -> [UILabel] {
        if view.isHidden || view.alpha < 0.5 { return [] }
        return view.subviews.flatMap(labels) + ((view as? UILabel).map { [$0] } ?? [])
    }

    private func color(of text: String, in bar: UIView) -> UIColor? {
        guard let label = labels(bar).first(where: { $0.text == text }) else { return nil }
        return label.attributedText?.attribute(.foregroundColor, at: 0, effectiveRange: nil) as? UIColor ?? label.textColor
    }

    private func backgrounds(_ bar: UIView) -> [UIColor] {
        (bar.subviews.first?.subviews ?? []).compactMap(\.backgroundColor)
    }

    private func item(_ title: String) -> UIBarButtonItem {
        UIBarButtonItem(title: title, style: .plain, target: nil, action: nil)
    }

    @Test(.documented("UINavigationBar.standardAppearance: a copy, which is the bar's own")) func `of a navigation bar`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        scene.a.navigationItem.rightBarButtonItem = item("Edit")
        bar.scrollEdgeAppearance = UINavigationBarAppearance()
        scene.push(scene.b)
        scene.nav.popViewController(animated: false)
        scene.stage.settle()
        bar.scrollEdgeAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
        bar.scrollEdgeAppearance?.backgroundColor = .yellow
        bar.scrollEdgeAppearance?.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.green]
        scene.stage.layoutNow()
        #expect(color(of: "A", in: bar) == .red && color(of: "Edit", in: bar) == .green && backgrounds(bar).contains(.yellow))
        let button = UIBarButtonItemAppearance()
        button.normal.titleTextAttributes = [.foregroundColor: UIColor.blue]
        bar.scrollEdgeAppearance?.buttonAppearance = button
        scene.stage.layoutNow()
        #expect(color(of: "Edit", in: bar) == .blue)
        // It was copied.
        button.normal.titleTextAttributes = [:]
        scene.stage.layoutNow()
        #expect(color(of: "Edit", in: bar) == .blue)
        bar.scrollEdgeAppearance?.configureWithTransparentBackground()
        scene.stage.layoutNow()
        #expect(!backgrounds(bar).contains(.yellow))
    }

    @Test(.documented("UINavigationBar.standardAppearance: the default one as well")) func `of a bar that was given none`() {
        let scene = NavigationScene()
        let bar = scene.nav.navigationBar
        bar.standardAppearance.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.stage.layoutNow()
        #expect(color(of: "A", in: bar) == .red)
        let own = UINavigationBarAppearance()
        bar.standardAppearance = own
        scene.stage.layoutNow()
        #expect(color(of: "A", in: bar) == .label)
        own.titleTextAttributes = [.foregroundColor: UIColor.green]
        scene.stage.layoutNow()
        #expect(color(of: "A", in: bar) == .label)
    }

    @Test(.documented("UINavigationItem.standardAppearance")) func `of an item`() {
        let scene = NavigationScene()
        scene.a.navigationItem.standardAppearance = UINavigationBarAppearance()
        scene.stage.layoutNow()
        scene.a.navigationItem.standardAppearance?.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.stage.layoutNow()
        #expect(color(of: "A", in: scene.nav.navigationBar) == .red)
    }

    @Test(.documented("UIToolbar.standardAppearance")) func `of a toolbar`() {
        let scene = NavigationScene()
        scene.a.toolbarItems = [item("One")]
        scene.nav.isToolbarHidden = false
        scene.stage.settle()
        let bar = scene.nav.toolbar!
        bar.standardAppearance.backgroundColor = .yellow
        bar.standardAppearance.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.stage.layoutNow()
        #expect(color(of: "One", in: bar) == .red && backgrounds(bar).contains(.yellow))
    }

    @Test(.documented("UITabBar.standardAppearance")) func `of a tab bar and of a tab`() {
        let scene = TabScene()
        let bar = scene.tabs.tabBar
        bar.standardAppearance.backgroundColor = .yellow
        bar.standardAppearance.stackedLayoutAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        scene.stage.layoutNow()
        #expect(color(of: "B", in: bar) == .red && backgrounds(bar).contains(.yellow))
        scene.a.tabBarItem.standardAppearance = UITabBarAppearance()
        scene.stage.layoutNow()
        scene.a.tabBarItem.standardAppearance?.stackedLayoutAppearance.selected.titleTextAttributes = [
            .foregroundColor: UIColor.green
        ]
        scene.stage.layoutNow()
        #expect(color(of: "A", in: bar) == .green)
    }

    @Test(.assumed("a bar that has gone hears nothing")) func `an object outlives its bar`() {
        var appearance: UINavigationBarAppearance?
        weak var gone: UINavigationBar?
        autoreleasepool {
            let bar = UINavigationBar()
            gone = bar
            appearance = bar.standardAppearance
        }
        #expect(gone == nil)
        appearance?.buttonAppearance.normal.titleTextAttributes = [.foregroundColor: UIColor.red]
        #expect(appearance?.buttonAppearance.normal.titleTextAttributes.count == 1)
    }

    @Test(.documented("UITabBarAppearance.stackedItemPositioning, stackedItemWidth, stackedItemSpacing"))
    func `an appearance says how a tab bar places its items`() {
        let scene = TabScene()
        let bar = scene.tabs.tabBar
        let appearance = UITabBarAppearance()
        appearance.stackedItemPositioning = .centered
        appearance.stackedItemWidth = 50
        appearance.stackedItemSpacing = 10
        bar.standardAppearance = appearance
        bar.scrollEdgeAppearance = appearance
        scene.stage.layoutNow()
        let buttons = bar.subviews.filter { $0 is UIControl }.map(\.frame).sorted { $0.minX < $1.minX }
        #expect(buttons.count == 2 && buttons.allSatisfy { $0.width == 50 })
        #expect(buttons[1].minX - buttons[0].maxX == 10)
    }
}
