import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Proxies hold for all of a program: these classes belong to the tests alone.
private final class Badge: UILabel {}
private class Plate: UIView {}
private final class RoundPlate: Plate {}
private final class Tray: UIView {}
private final class Bar: UINavigationBar {}

@MainActor @Suite("Views / Appearance proxies", .serialized)
struct AppearanceProxyTests {
    private func shown(_ views: UIView..., in container: UIView? = nil) -> Stage {
        let stage = Stage()
        let container = container ?? stage.window
        for view in views { container.addSubview(view) }
        if container !== stage.window { stage.window.addSubview(container) }
        return stage
    }

    @Test(.documented("UIAppearance: applied when a view enters a window"))
    func `what is set for a class comes when an object comes into a window`() {
        defer { AppearanceProxies.removeAll() }
        Badge.appearance().textColor = .orange
        Badge.appearance().backgroundColor = .black
        #expect(Badge.appearance() === Badge.appearance())
        let badge = Badge()
        #expect(badge.textColor == UILabel().textColor)
        let stage = shown(badge, UILabel())
        #expect(badge.textColor == .orange && badge.backgroundColor == .black)
        #expect((stage.window.subviews.last as? UILabel)?.backgroundColor == nil)
        Badge.appearance().textColor = .green
        #expect(badge.textColor == .orange)
    }

    @Test(.documented("UIAppearance: what is set on the object itself stays"))
    func `what an object has of its own stays`() {
        defer { AppearanceProxies.removeAll() }
        Plate.appearance().backgroundColor = .red
        let (own, plain) = (Plate(), Plate())
        own.backgroundColor = .blue
        let stage = shown(own, plain)
        #expect(own.backgroundColor == .blue && plain.backgroundColor == .red)
        _ = stage
    }

    @Test(.documented("UIAppearance: subclasses take it over, their own proxy goes before"))
    func `the nearer class goes before the wider`() {
        defer { AppearanceProxies.removeAll() }
        RoundPlate.appearance().backgroundColor = .green
        Plate.appearance().backgroundColor = .red
        Plate.appearance().tintColor = .purple
        let (round, plain) = (RoundPlate(), Plate())
        let stage = shown(round, plain)
        #expect(round.backgroundColor == .green && plain.backgroundColor == .red && round.tintColor == .purple)
        _ = stage
    }

    @Test(.documented("UIAppearance.appearance(whenContainedInInstancesOf:): the innermost container first"))
    func `a proxy may hold only inside some containers`() {
        defer { AppearanceProxies.removeAll() }
        Plate.appearance().backgroundColor = .red
        Plate.appearance(whenContainedInInstancesOf: [Tray.self]).backgroundColor = .blue
        Badge.appearance(whenContainedInInstancesOf: [Tray.self, Plate.self]).textColor = .green
        let (inside, outside, badge) = (Plate(), Plate(), Badge())
        let tray = Tray()
        tray.addSubview(badge)
        let first = shown(inside, in: tray)
        let second = shown(outside)
        #expect(inside.backgroundColor == .blue && outside.backgroundColor == .red && badge.textColor != .green)
        let (late, other) = (Badge(), Tray())
        other.addSubview(late)
        outside.addSubview(other)
        #expect(late.textColor == .green)
        _ = (first, second)
    }

    @Test(.documented("UIAppearance.appearance(for:)"))
    func `a proxy may hold only for some traits`() {
        defer { AppearanceProxies.removeAll() }
        Plate.appearance(for: UITraitCollection(userInterfaceStyle: .dark)).backgroundColor = .white
        let (dark, light) = (Plate(), Plate())
        dark.overrideUserInterfaceStyle = .dark
        let stage = shown(dark, light)
        #expect(dark.backgroundColor == .white && light.backgroundColor == nil)
        _ = stage
    }

    @Test(.documented("UINavigationBar: titleTextAttributes, barTintColor, standardAppearance of UI_APPEARANCE_SELECTOR"))
    func `bars and their items take it over`() {
        defer { AppearanceProxies.removeAll() }
        Bar.appearance().titleTextAttributes = [.foregroundColor: UIColor.red]
        Bar.appearance().barTintColor = .yellow
        UIBarButtonItem.appearance(whenContainedInInstancesOf: [Bar.self])
            .setTitleTextAttributes([.foregroundColor: UIColor.green], for: .normal)
        let navigation = UINavigationController(navigationBarClass: Bar.self, toolbarClass: nil)
        let root = controller("R")
        let item = UIBarButtonItem(title: "Go", style: .plain, target: nil, action: nil)
        root.navigationItem.rightBarButtonItem = item
        navigation.viewControllers = [root]
        let stage = Stage()
        stage.window.rootViewController = navigation
        stage.settle()
        let bar = navigation.navigationBar
        #expect(bar.barTintColor == .yellow && bar.titleTextAttributes?[.foregroundColor] as? UIColor == .red)
        #expect(item.titleTextAttributes(for: .normal)?[.foregroundColor] as? UIColor == .green)
    }

    @Test(.documented("UIAppearance.appearance(): of a navigation bar's standardAppearance"))
    func `an appearance object set on the proxy counts as set`() {
        defer { AppearanceProxies.removeAll() }
        let looks = UINavigationBarAppearance()
        looks.configureWithOpaqueBackground()
        looks.backgroundColor = .magenta
        Bar.appearance().standardAppearance = looks
        let (bar, own) = (Bar(), Bar())
        let mine = UINavigationBarAppearance()
        mine.backgroundColor = .cyan
        own.standardAppearance = mine
        let stage = shown(bar, own)
        #expect(bar.standardAppearance.backgroundColor == .magenta && own.standardAppearance.backgroundColor == .cyan)
        _ = stage
    }
}
