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
private final class Gauge: UISlider {}
private final class Timetable: UITableView {}
private final class Sheet: UIView {
    var dynamicInset = 1
    /// Not `@objc`, so that no proxy knows it.
    var plain = 1
}

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

    // MARK: Any property

    @Test(.documented("UIAppearance; UIView.semanticContentAttribute"))
    func `whatever can be set on a view can be set on its proxy`() {
        defer { AppearanceProxies.removeAll() }
        Plate.appearance().semanticContentAttribute = .forceRightToLeft
        Plate.appearance().clipsToBounds = true
        Plate.appearance().tag = 4
        Plate.appearance().transform = CGAffineTransform(scaleX: 2, y: 2)
        Plate.appearance().tintAdjustmentMode = .dimmed
        let (plain, own) = (Plate(), Plate())
        own.semanticContentAttribute = .forceLeftToRight
        let stage = shown(plain, own)
        #expect(plain.semanticContentAttribute == .forceRightToLeft && own.semanticContentAttribute == .forceLeftToRight)
        #expect(plain.clipsToBounds && plain.tag == 4 && plain.transform.a == 2)
        #expect(plain.tintAdjustmentMode == .dimmed)
        _ = stage
    }

    @Test(.documented("UIView.layoutMargins"), arguments: [false, true])
    func `margins of a proxy reach views whose place has given them others`(areDirectional: Bool) {
        defer { AppearanceProxies.removeAll() }
        if areDirectional {
            Plate.appearance().directionalLayoutMargins = NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)
        } else {
            Plate.appearance().layoutMargins = UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)
        }
        let stage = Stage(device: .iPhone15)
        let (plain, own) = (Plate(frame: stage.window.bounds), Plate(frame: stage.window.bounds))
        own.layoutMargins = UIEdgeInsets(top: 9, left: 9, bottom: 9, right: 9)
        for view in [plain, own] { stage.window.addSubview(view) }
        #expect(plain.safeAreaInsets.top > 0 && plain.layoutMargins.top == plain.safeAreaInsets.top + 1)
        #expect(plain.layoutMargins.left == 2 && plain.layoutMargins.right == 4)
        #expect(own.layoutMargins.left == 9)
    }

    @Test(.documented("UITableView.separatorColor, rowHeight: of UI_APPEARANCE_SELECTOR"))
    func `tables take their looks from proxies`() {
        defer { AppearanceProxies.removeAll() }
        Timetable.appearance().separatorColor = .red
        Timetable.appearance().separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 0)
        let (plain, own) = (Timetable(), Timetable())
        own.separatorColor = .blue
        let stage = shown(plain, own)
        #expect(plain.separatorColor == .red && plain.separatorInset.left == 40)
        #expect(own.separatorColor == .blue && own.separatorInset.left == 40)
        _ = stage
    }

    @Test(.documented("UISlider.setThumbImage(_:for:) of UI_APPEARANCE_SELECTOR"))
    func `setters with a state reach objects state by state`() {
        defer { AppearanceProxies.removeAll() }
        let (thumb, track) = (UIImage(), UIImage())
        Gauge.appearance().setThumbImage(thumb, for: .highlighted)
        Gauge.appearance().setMinimumTrackImage(track, for: .normal)
        let gauge = Gauge()
        let stage = shown(gauge)
        #expect(gauge.thumbImage(for: .highlighted) === thumb && gauge.thumbImage(for: .normal) == nil)
        #expect(gauge.minimumTrackImage(for: .normal) === track)
        _ = stage
    }

    @Test(.assumed("every property that can be set by key is one that a proxy notices"))
    func `each property of each view and item is noticed by its proxy, or equal by its nature`() {
        for card in CardBook.all where card.type is UIView.Type && card.type != UIWindow.self || card.type is UIBarItem.Type {
            let object = AppearanceProxies.plainObject(card.type)
            for property in ClassRegistry.shared.ownProperties(of: card.type) {
                let value = property.get(object)
                // What can't be compared with itself would seem to be set on every proxy.
                #expect(
                    AppearanceValue.isSame(
                        value.flatMap(AppearanceValue.flat), property.get(object).flatMap(AppearanceValue.flat)),
                    "\(card.type).\(property.key)")
            }
        }
    }

    @Test(.assumed("what is set on a proxy that is kept counts from then on"))
    func `a proxy that is kept can be set later`() {
        defer { AppearanceProxies.removeAll() }
        let proxy = Plate.appearance()
        let stage = shown(Plate())
        proxy.backgroundColor = .brown
        let late = Plate()
        stage.window.addSubview(late)
        #expect(late.backgroundColor == .brown)
    }

    @Test(.assumed("an app's own properties by its tables, as the adapter writes them for @objc dynamic"))
    func `an app's own dynamic properties are set, and others are said to be none`() {
        defer { AppearanceProxies.removeAll() }
        _objcRegister({ Sheet.self }, "Sheet") { table in
            table.c("<dynamicInset >dynamicInset") { owner, index, arguments in
                guard let sheet = owner as? Sheet else { return nil }
                if index == 0 { return sheet.dynamicInset }
                sheet.dynamicInset = _objcValue(arguments)
                return nil
            }
        }
        Sheet.appearance().dynamicInset = 9
        let first = Sheet()
        let stage = shown(first)
        #expect(first.dynamicInset == 9)
        AppearanceProxies.removeAll()
        Sheet.appearance().plain = 7
        let second = Sheet()
        stage.window.addSubview(second)
        #expect(second.plain == 1 && Unsupported.appearance.names["Sheet.plain"] != nil)
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
