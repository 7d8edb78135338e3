import AppleFoundation
import CoreGraphics
import QuartzCore
import TestEvidence
import Testing
import UIKit

private struct Density: UITraitDefinition {
    static let defaultValue = 1
    static let affectsColorAppearance = true
}

extension UIMutableTraits {
    fileprivate var density: Int {
        get { self[Density.self] }
        set { self[Density.self] = newValue }
    }
}

@MainActor @Suite("Environment / Traits")
struct TraitTests {
    @Test(.documented("UITraitCollection.init(traitsFrom:)"))
    func `later collections win where they say something`() {
        freshScreen()
        let all = UITraitCollection(traitsFrom: [
            UITraitCollection(userInterfaceStyle: .light), UITraitCollection(displayScale: 2),
            UITraitCollection(userInterfaceStyle: .dark), UITraitCollection(userInterfaceStyle: .unspecified),
        ])
        #expect(all.userInterfaceStyle == .dark && all.displayScale == 2)
        #expect(all.horizontalSizeClass == .unspecified && all.layoutDirection == .unspecified)
        #expect(all.containsTraits(in: UITraitCollection(displayScale: 2)))
        #expect(!all.containsTraits(in: UITraitCollection(displayScale: 3)))
        #expect(
            all
                == UITraitCollection(traitsFrom: [
                    UITraitCollection(displayScale: 2), UITraitCollection(userInterfaceStyle: .dark),
                ]))
    }

    @Test(.documented("UITraitCollection.init(mutations:), modifyingTraits(_:)"))
    func `traits can be written by name or by type`() {
        freshScreen()
        let first = UITraitCollection {
            $0.userInterfaceIdiom = .pad
            $0[UITraitDisplayScale.self] = 2
        }
        let second = first.modifyingTraits { $0.preferredContentSizeCategory = .large }
        #expect(first.preferredContentSizeCategory == .unspecified)
        #expect(second.userInterfaceIdiom == .pad && second.displayScale == 2 && second.preferredContentSizeCategory == .large)
        #expect(second.replacing(UITraitUserInterfaceIdiom.self, value: .phone).userInterfaceIdiom == .phone)
    }

    @Test(.documented("UITraitDefinition"))
    func `an app's own traits work like the system's`() {
        freshScreen()
        let traits = UITraitCollection { $0.density = 5 }
        #expect(traits[Density.self] == 5)
        #expect(UITraitCollection()[Density.self] == 1)
        #expect(traits != UITraitCollection { $0.density = 6 })
        #expect(traits == UITraitCollection { $0.density = 5 })
        #expect(traits.hasDifferentColorAppearance(comparedTo: UITraitCollection { $0.density = 6 }))
    }

    @Test(.documented("UITraitCollection.hasDifferentColorAppearance(comparedTo:)"))
    func `only some traits change colours`() {
        freshScreen()
        let light = UITraitCollection(userInterfaceStyle: .light)
        #expect(light.hasDifferentColorAppearance(comparedTo: UITraitCollection(userInterfaceStyle: .dark)))
        #expect(light.hasDifferentColorAppearance(comparedTo: nil))
        let large = light.modifyingTraits { $0.preferredContentSizeCategory = .extraLarge }
        #expect(!light.hasDifferentColorAppearance(comparedTo: large))
    }

    @Test(.documented("UITraitCollection.current, performAsCurrent(_:)"))
    func `the current traits belong to a piece of work`() {
        freshScreen()
        let dark = UITraitCollection(userInterfaceStyle: .dark)
        let before = UITraitCollection.current.userInterfaceStyle
        dark.performAsCurrent { #expect(UITraitCollection.current === dark) }
        #expect(UITraitCollection.current.userInterfaceStyle == before)
    }

    @Test(.documented("UIContentSizeCategory"))
    func `text sizes have an order`() {
        freshScreen()
        #expect(UIContentSizeCategory.small < .large)
        #expect(UIContentSizeCategory.accessibilityMedium > .extraExtraExtraLarge)
        #expect(UIContentSizeCategory.accessibilityMedium.isAccessibilityCategory)
        #expect(!UIContentSizeCategory.extraExtraExtraLarge.isAccessibilityCategory)
    }

    // MARK: In views
    final class Watching: UIView {
        var previous: [UIUserInterfaceStyle?] = []
        var inside: [UIUserInterfaceStyle] = []
        override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
            super.traitCollectionDidChange(previousTraitCollection)
            previous.append(previousTraitCollection?.userInterfaceStyle)
            inside.append(UITraitCollection.current.userInterfaceStyle)
        }
    }

    @Test(.documented("UIView.traitCollectionDidChange(_:), overrideUserInterfaceStyle"))
    func `an override goes down the tree and is told once`() {
        freshScreen()
        let root = UIView()
        let middle = UIView()
        let leaf = Watching()
        root.addSubview(middle)
        middle.addSubview(leaf)
        root.overrideUserInterfaceStyle = .dark
        #expect(leaf.traitCollection.userInterfaceStyle == .dark)
        #expect(leaf.previous == [.light] && leaf.inside == [.dark])
        middle.overrideUserInterfaceStyle = .light
        #expect(leaf.traitCollection.userInterfaceStyle == .light && root.traitCollection.userInterfaceStyle == .dark)
        root.overrideUserInterfaceStyle = .light
        #expect(leaf.previous == [.light, .dark])
        middle.overrideUserInterfaceStyle = .unspecified
        root.overrideUserInterfaceStyle = .unspecified
        #expect(leaf.previous.count == 2)
    }

    @Test(.documented("UIView.traitOverrides"))
    func `single traits can be overridden and given back`() {
        freshScreen()
        let view = UIView()
        let child = UIView()
        view.addSubview(child)
        view.traitOverrides.horizontalSizeClass = .regular
        view.traitOverrides.density = 3
        #expect(child.traitCollection.horizontalSizeClass == .regular && child.traitCollection[Density.self] == 3)
        #expect(view.traitOverrides.contains(UITraitHorizontalSizeClass.self))
        view.traitOverrides.remove(UITraitHorizontalSizeClass.self)
        #expect(child.traitCollection.horizontalSizeClass == .compact && child.traitCollection[Density.self] == 3)
    }

    @Test(.documented("REFERENCE: UIView.registerForTraitChanges(_:handler:)"))
    func `closures hear of the traits they asked for`() {
        freshScreen()
        let view = UIView()
        var calls: [UIUserInterfaceStyle] = []
        let registration = view.registerForTraitChanges([UITraitUserInterfaceStyle.self]) {
            (changed: UIView, previous: UITraitCollection) in
            #expect(changed === view)
            calls.append(previous.userInterfaceStyle)
        }
        var densities = 0
        view.registerForTraitChanges([Density.self]) { (_: UIView, _) in densities += 1 }
        view.traitOverrides.userInterfaceStyle = .dark
        #expect(calls == [.light] && densities == 0)
        view.traitOverrides.density = 9
        #expect(densities == 1 && calls.count == 1)
        view.unregisterForTraitChanges(registration)
        view.traitOverrides.userInterfaceStyle = .light
        #expect(calls.count == 1)
    }

    @Test(.documented("UIView.traitCollection: inherited from the superview"))
    func `a view takes over what its new superview has`() {
        freshScreen()
        let dark = UIView()
        dark.overrideUserInterfaceStyle = .dark
        let view = Watching()
        dark.addSubview(view)
        #expect(view.traitCollection.userInterfaceStyle == .dark && view.previous == [.light])
    }

    @Test(.documented("UIColor.init(dynamicProvider:): dynamic colours follow the view's traits"))
    func `a dynamic background is resolved again`() {
        freshScreen()
        let view = UIView()
        view.backgroundColor = UIColor { $0.userInterfaceStyle == .dark ? .black : .white }
        let light = view.layer.backgroundColor
        view.overrideUserInterfaceStyle = .dark
        #expect(light?.components?.first == 1)
        #expect(view.layer.backgroundColor?.components?.first == 0)
    }

    @Test(.documented("UIScreen: traits come from the device"))
    func `a screen hands its traits to its windows`() {
        freshScreen()
        let screen = UIScreen(device: .iPhone15ProMax)
        let window = UIWindow(screen: screen)
        let view = UIView()
        window.addSubview(view)
        #expect(view.traitCollection.horizontalSizeClass == .compact && view.traitCollection.verticalSizeClass == .regular)
        screen.device = Device.iPhone15ProMax.held(.landscape)
        #expect(view.traitCollection.horizontalSizeClass == .regular && view.traitCollection.verticalSizeClass == .compact)
        screen.setTraits(screen.traitCollection.modifyingTraits { $0.userInterfaceStyle = .dark })
        #expect(view.traitCollection.userInterfaceStyle == .dark)
    }

    // MARK: Tint
    final class Tinted: UIView {
        var changes = 0
        override func tintColorDidChange() { changes += 1 }
    }

    @Test(.documented("UIView.tintColor, tintColorDidChange()"))
    func `the tint colour is inherited, and those who inherit are told`() {
        freshScreen()
        let root = UIView()
        let own = Tinted()
        let child = Tinted()
        root.addSubview(own)
        root.addSubview(child)
        #expect(child.tintColor == UIColor.systemBlue)
        own.tintColor = .green
        root.tintColor = .red
        #expect(child.tintColor == UIColor.red && own.tintColor == UIColor.green)
        #expect(own.changes == 1 && child.changes == 1)
        own.tintColor = nil
        #expect(own.tintColor == UIColor.red && own.changes == 2)
    }

    @Test(.documented("UIView.tintAdjustmentMode"))
    func `a dimmed tint has no hue`() throws {
        freshScreen()
        let root = UIView()
        let child = Tinted()
        root.addSubview(child)
        root.tintColor = .red
        root.tintAdjustmentMode = .dimmed
        #expect(child.tintAdjustmentMode == .dimmed)
        var red: CGFloat = 0
        var green: CGFloat = 0
        var blue: CGFloat = 0
        #expect(child.tintColor.getRed(&red, green: &green, blue: &blue, alpha: nil))
        #expect(red == green && green == blue)
        root.tintAdjustmentMode = .automatic
        #expect(child.tintColor == UIColor.red)
    }
}
