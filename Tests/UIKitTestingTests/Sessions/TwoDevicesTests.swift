import AppleFoundation
import HeadlessHost
import QuartzCore
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Sessions / Two devices in one test", .ours)
struct TwoDevicesTests {
    @Test(.documented("UIScreen.main, UIApplication.shared, UIDevice.current: the device's own"))
    func `an iPhone and an iPad have a screen, an application and a device each`() {
        let phone = Stage(device: .iPhone15, ownsApplication: true)
        let (screen, application, device) = (UIScreen.main, UIApplication.shared, UIDevice.current)
        let pad = Stage(device: .iPadPro11, style: .dark, ownsApplication: true)
        #expect(UIScreen.main !== screen && UIApplication.shared !== application && UIDevice.current !== device)
        #expect(UIScreen.main.bounds.width == 834 && UIDevice.current.userInterfaceIdiom == .pad)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark && UIView().traitCollection.userInterfaceIdiom == .pad)
        phone.perform {
            #expect(UIScreen.main === screen && UIApplication.shared === application && UIDevice.current === device)
            #expect(UIScreen.main.bounds.width == 393 && UIDevice.current.model == "iPhone")
            #expect(
                UITraitCollection.current.userInterfaceStyle == .light && UIView().traitCollection.userInterfaceIdiom == .phone)
        }
        #expect(phone.window.screen === screen && pad.window.screen !== screen)
        #expect(pad.window.windowScene?.screen === pad.window.screen && phone.window.windowScene !== pad.window.windowScene)
    }

    @Test func `each has its key window, whoever is in charge`() {
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        #expect(phone.window.isKeyWindow && pad.window.isKeyWindow)
        let other = phone.perform { UIWindow() }
        pad.perform { other.makeKeyAndVisible() }
        #expect(other.isKeyWindow && !phone.window.isKeyWindow && pad.window.isKeyWindow)
        #expect(pad.perform { UIApplication.shared.keyWindow } === pad.window)
        #expect(phone.perform { UIApplication.shared.keyWindow } === other)
        #expect(
            phone.perform { UIApplication.shared.windows.count } == 2 && pad.perform { UIApplication.shared.windows.count } == 1
        )
    }

    @Test func `each has its first responder, whoever is in charge`() {
        final class Field: UIView {
            override var canBecomeFirstResponder: Bool { true }
        }
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        let (one, two) = (Field(), Field())
        phone.show(one)
        pad.show(two)
        #expect(one.becomeFirstResponder() && two.becomeFirstResponder())
        #expect(one.isFirstResponder && two.isFirstResponder)
        #expect(one.resignFirstResponder() && !one.isFirstResponder && two.isFirstResponder)
        phone.perform { two.removeFromSuperview() }
        #expect(!two.isFirstResponder)
    }

    @Test func `fingers on one do not disturb those on the other`() {
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        var taps: [String] = []
        func button(_ name: String) -> UIButton {
            UIButton(type: .system, primaryAction: UIAction(title: name) { _ in taps.append(name) })
        }
        let (one, two) = (button("phone"), button("pad"))
        phone.show(one)
        pad.show(two)
        let finger = phone.touchDown(one)
        pad.tap(two)
        #expect(one.isHighlighted && !two.isHighlighted && taps == ["pad"])
        finger.lift()
        #expect(!one.isHighlighted && taps == ["pad", "phone"])
    }

    @Test func `each has its own time, orientation and switch of animations`() throws {
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        let (one, two) = (UIView(), UIView())
        phone.show(one)
        pad.show(two)
        var ended: [String] = []
        phone.perform {
            UIView.animate(withDuration: 2) {
                one.alpha = 0
            } completion: { _ in
                ended.append("phone")
            }
            UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        }
        pad.perform {
            UIView.animate(withDuration: 1) {
                two.alpha = 0
            } completion: { _ in
                ended.append("pad")
            }
            UIView.setAnimationsEnabled(false)
        }
        pad.advance(by: 5)
        #expect(ended == ["pad"] && phone.time == 0 && !phone.pending.isEmpty && pad.pending.isEmpty)
        #expect(phone.perform { UIView.areAnimationsEnabled } && !pad.perform { UIView.areAnimationsEnabled })
        phone.rotate(to: .landscapeLeft)
        phone.settle()
        #expect(ended == ["pad", "phone"] && phone.time == 2)
        #expect(phone.window.bounds.width == 852 && pad.window.bounds.width == 834)
        #expect(pad.window.windowScene?.interfaceOrientation == .portrait)
        #expect(phone.window.windowScene?.interfaceOrientation == .landscapeRight)
    }

    @Test func `a screen is laid out with its own session in charge`() {
        final class Asking: UIView {
            var widths: [CGFloat] = []
            override func layoutSubviews() {
                super.layoutSubviews()
                widths.append(UIScreen.main.bounds.width)
            }
        }
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        let (one, two) = (Asking(), Asking())
        phone.show(one)
        pad.show(two)
        for view in [one, two] {
            view.widths = []
            view.setNeedsLayout()
        }
        pad.layoutNow()
        #expect(one.widths == [393] && two.widths == [834])
        #expect(UIScreen.main.bounds.width == 834)
    }

    @Test func `what a program does to one device while the other is in charge is not lost`() {
        final class Watcher: UIViewController {
            var lines: [String] = []
            override func viewDidLayoutSubviews() { if lines.last != "layout" { lines.append("layout") } }
            override func viewWillAppear(_ animated: Bool) { lines.append("will appear") }
            override func viewDidAppear(_ animated: Bool) { lines.append("did appear") }
        }
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        let watcher = Watcher()
        phone.window.rootViewController = watcher
        pad.advance(by: 0.1)
        #expect(watcher.lines == ["will appear", "layout", "did appear"])
        #expect(watcher.view.bounds.size == CGSize(width: 393, height: 852))
        let sheet = Watcher()
        watcher.present(sheet, animated: true)
        phone.settle()
        #expect(sheet.lines.last == "did appear" && sheet.view.window === phone.window)
    }

    @Test func `one is torn down in the middle of an animation, and the other goes on`() {
        weak var window: UIWindow?
        weak var screen: UIScreen?
        weak var application: UIApplication?
        let pad = Stage(device: .iPadPro11)
        let view = UIView()
        pad.show(view)
        var hasEnded = false
        do {
            let phone = Stage(device: .iPhone15, ownsApplication: true)
            let moving = UIView()
            phone.show(moving)
            phone.perform {
                UIView.animate(withDuration: 10) { moving.alpha = 0 }
                application = UIApplication.shared
            }
            let finger = phone.touchDown(at: CGPoint(x: 10, y: 10))
            phone.advance(by: 1)
            #expect(finger.isDown)
            pad.perform {
                UIView.animate(withDuration: 2) {
                    view.alpha = 0
                } completion: { _ in
                    hasEnded = true
                }
            }
            phone.advance(by: 1)
            (window, screen) = (phone.window, phone.window.screen)
        }
        #expect(pad.pending.count == 1)
        pad.settle()
        #expect(hasEnded && pad.time == 2 && UIScreen.main === pad.window.screen)
        #expect(window == nil && screen == nil && application == nil)
    }

    @Test func `what the program was told holds on every device but one with an application of its own`() {
        final class Delegate: NSObject, UIApplicationDelegate {}
        let delegate = Delegate()
        let old = Stage().perform { UIApplication.shared.delegate }
        UIApplication.shared.delegate = delegate
        let phone = Stage(device: .iPhone15)
        let pad = Stage(device: .iPadPro11)
        #expect(UIApplication.shared.delegate === delegate && phone.perform { UIApplication.shared.delegate } === delegate)
        let other = Stage(ownsApplication: true)
        #expect(UIApplication.shared.delegate === delegate)
        UIApplication.shared.delegate = nil
        #expect(pad.perform { UIApplication.shared.delegate } === delegate && other.time == 0)
        pad.perform { UIApplication.shared.delegate = old }
    }

    @Test func `a window whose device is gone comes up on the one in charge`() {
        let window = Stage(device: .iPadPro11).perform { UIWindow() }
        let phone = Stage(device: .iPhone15)
        window.makeKeyAndVisible()
        #expect(window.screen === phone.window.screen && window.traitCollection.userInterfaceIdiom == .phone)
        #expect(window.isKeyWindow && UIScreen.main.windows.last === window)
    }

    @Test func `a window that is shown on another stage moves to it`() {
        let phone = Stage(device: .iPhone15)
        let window = UIWindow()
        let pad = Stage(device: .iPadPro11)
        pad.show(window)
        #expect(window.screen !== phone.window.screen && window.traitCollection.userInterfaceIdiom == .pad)
        #expect(window.isKeyWindow && phone.window.isKeyWindow)
    }

    @Test func `a hundred devices, one after the other and two by two, leave nothing behind`() {
        let before = UIScreen.main
        final class Memory {
            weak var screen: UIScreen?
            init(_ screen: UIScreen) { self.screen = screen }
        }
        var screens: [Memory] = []
        for round in 0..<50 {
            let pair = [Stage(device: .iPhone15), Stage(device: round.isMultiple(of: 2) ? .iPadPro11 : .iPhone8)]
            for stage in pair + pair.reversed() {
                let view = UIView()
                stage.show(view)
                stage.perform { UIView.animate(withDuration: 3) { view.alpha = 0 } }
                stage.advance(by: 0.1)
            }
            screens += pair.map { Memory($0.window.screen) }
        }
        _ = Stage()
        #expect(screens.count == 100 && screens.allSatisfy { $0.screen == nil })
        _ = before
    }
}
