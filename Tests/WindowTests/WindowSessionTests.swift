import AppleFoundation
import CSDL
import CoreLocation
import CoreGraphics
import HeadlessHost
import LiveHost
import QuartzCore
import RunOrders
import TestEvidence
import Testing
import UIKit

@testable import SDLHost

/// A device in a window that nobody sees: SDL with its own driver for that, and events in its queue.
@MainActor @Suite("Window / Session", .ours, .enabled(if: XDisplay.hasSDL, "needs libSDL2"), .serialized)
struct WindowSessionTests {
    private let run: WindowSession
    private let window: UIWindow
    private let field = UITextField(frame: CGRect(x: 20, y: 100, width: 200, height: 40))
    private var sdl: allium_sdl { run.window.library.sdl }

    init() throws {
        let device = SimulatedDevice.iPhoneSE
        run = WindowSession(device, window: try DeviceWindow(device, scale: 1, driver: "dummy"), orders: RunOrders())
        window = UIWindow(frame: UIScreen.main.bounds)
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        window.addSubview(field)
        turn()
    }

    /// Other tests may have had their turn since.
    private func turn() {
        run.session.takeCharge()
        run.turn()
    }

    private func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
        var event = SDL_Event()
        fill(&event)
        event.type = type.rawValue
        #expect(sdl.PushEvent(&event) == 1)
    }

    private func push(_ type: SDL_EventType, _ text: String, start: Int32 = 0) {
        push(type) {
            $0.edit.start = start
            withUnsafeMutableBytes(of: &$0.edit.text) { $0.copyBytes(from: Array(text.utf8)) }
        }
    }

    private func press(_ code: SDL_Scancode, _ symbol: Int32, _ modifiers: SDL_Keymod...) {
        let state = modifiers.reduce(0) { $0 | UInt16($1.rawValue) }
        for type in [SDL_KEYDOWN, SDL_KEYUP] {
            push(type) { $0.key.keysym = SDL_Keysym(scancode: code, sym: symbol, mod: state, unused: 0) }
        }
        turn()
    }

    private func end() {
        run.session.close()
        run.window.close()
    }

    @Test func `text is composed in the field, and what the keys type comes once`() {
        defer { end() }
        #expect(!run.textInput.isActive)
        run.session.takeCharge()
        field.becomeFirstResponder()
        #expect(run.textInput.isActive)
        push(SDL_TEXTEDITING, "ni", start: 2)
        turn()
        #expect(field.text == "ni" && field.markedTextRange != nil)
        push(SDL_TEXTEDITING, "")
        push(SDL_TEXTINPUT, "你")
        turn()
        #expect(field.text == "你" && field.markedTextRange == nil)
        push(SDL_TEXTINPUT, "é")
        turn()
        #expect(field.text == "你é")
        push(SDL_KEYDOWN) { $0.key.keysym = SDL_Keysym(scancode: SDL_SCANCODE_B, sym: 98, mod: 0, unused: 0) }
        push(SDL_TEXTINPUT, "b")
        turn()
        #expect(field.text == "你éb")
        press(SDL_SCANCODE_BACKSPACE, 8)
        #expect(field.text == "你é")
        run.session.takeCharge()
        field.resignFirstResponder()
        #expect(!run.textInput.isActive)
    }

    @Test func `what is copied lies on the desktop's clipboard, and what others copy can be pasted`() throws {
        defer { end() }
        run.session.takeCharge()
        UIPasteboard.general.string = "from the app"
        let text = try #require(sdl.GetClipboardText())
        #expect(String(cString: text) == "from the app")
        sdl.free(text)
        turn()
        let count = UIPasteboard.general.changeCount
        #expect(UIPasteboard.general.string == "from the app")
        _ = sdl.SetClipboardText("from elsewhere")
        push(SDL_CLIPBOARDUPDATE) { _ in }
        turn()
        #expect(UIPasteboard.general.changeCount == count + 1)
        #expect(UIPasteboard.general.string == "from elsewhere")
        field.becomeFirstResponder()
        press(SDL_SCANCODE_V, 118, KMOD_LCTRL)
        #expect(field.text == "from elsewhere")
    }

    @Test func `keys of the device change what it is like`() {
        defer { end() }
        var traits: UITraitCollection { run.session.screen.traitCollection }
        press(SDL_SCANCODE_A, 97, KMOD_LCTRL, KMOD_LSHIFT)
        #expect(traits.userInterfaceStyle == .dark)
        press(SDL_SCANCODE_EQUALS, 61, KMOD_LCTRL, KMOD_LALT)
        #expect(traits.preferredContentSizeCategory == .extraLarge)
        press(SDL_SCANCODE_MINUS, 45, KMOD_LCTRL, KMOD_LALT)
        #expect(traits.preferredContentSizeCategory == .large)
        press(SDL_SCANCODE_R, 114, KMOD_LCTRL, KMOD_LSHIFT)
        #expect(traits.layoutDirection == .rightToLeft)
        press(SDL_SCANCODE_RIGHT, 0x4000_004F, KMOD_LCTRL)
        #expect(InterfaceRotation.deviceOrientation == .landscapeRight)
        press(SDL_SCANCODE_LEFT, 0x4000_0050, KMOD_LCTRL)
        press(SDL_SCANCODE_LEFT, 0x4000_0050, KMOD_LCTRL)
        #expect(InterfaceRotation.deviceOrientation == .landscapeLeft)
        press(SDL_SCANCODE_T, 116, KMOD_LCTRL)
        #expect(run.clock.speed == 0.1)
    }

    private func click(_ x: Int32, _ y: Int32, button: UInt8 = 1) {
        for type in [SDL_MOUSEBUTTONDOWN, SDL_MOUSEBUTTONUP] {
            push(type) { ($0.button.x, $0.button.y, $0.button.button) = (x, y, button) }
        }
        turn()
    }

    @Test func `the menu takes clicks and keys while it is open, and what it does is what the key does`() throws {
        defer { end() }
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        window.addSubview(button)
        turn()
        click(200, 350)
        #expect(taps == 1)
        click(200, 350, button: 3)
        click(200, 350)
        #expect(taps == 1)
        // Nothing is left of it, and the app is as it was.
        press(SDL_SCANCODE_F1, 0x4000_003A)
        press(SDL_SCANCODE_ESCAPE, 27)
        click(200, 350)
        #expect(taps == 2)
        press(SDL_SCANCODE_F1, 0x4000_003A)
        for _ in 0..<6 { press(SDL_SCANCODE_DOWN, 0x4000_0051) }
        press(SDL_SCANCODE_RETURN, 13)
        #expect(run.session.screen.traitCollection.userInterfaceStyle == .dark)
        #expect(field.text == "")
    }

    @Test func `a finger that is down when the menu opens still comes up`() {
        defer { end() }
        let button = UIButton(frame: CGRect(x: 100, y: 300, width: 200, height: 100))
        window.addSubview(button)
        turn()
        push(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (200, 350, 1) }
        turn()
        #expect(button.isTracking)
        press(SDL_SCANCODE_F1, 0x4000_003A)
        #expect(!button.isTracking)
        push(SDL_MOUSEBUTTONUP) { ($0.button.x, $0.button.y, $0.button.button) = (200, 350, 1) }
        turn()
        press(SDL_SCANCODE_ESCAPE, 27)
        click(200, 350)
        #expect(!button.isTracking)
    }

    @Test func `the app comes to another device of its kind, and to no other`() {
        defer { end() }
        #expect(run.live.change(to: "iPhone 15 Pro Max"))
        turn()
        #expect(window.bounds.size == CGSize(width: 430, height: 932) && run.live.deviceName == "iPhone 15 Pro Max")
        #expect(window.safeAreaInsets.top == 59)
        #expect(!run.live.change(to: "iPad mini") && !run.live.change(to: "iPhone 99"))
        #expect(window.bounds.width == 430)
    }

    @Test func `edges of views are drawn over them, and are gone afterwards`() throws {
        defer { end() }
        let box = UIView(frame: CGRect(x: 50, y: 300, width: 100, height: 60))
        box.backgroundColor = .black
        window.addSubview(box)
        turn()
        func pixels() throws -> [UInt32] {
            let picture = try #require(run.window.picture()).pixels
            return [(50, 330), (149, 330), (100, 300), (100, 359), (100, 330)].map { picture.row($0.1)[$0.0] & 0xFFFFFF }
        }
        #expect(try pixels() == [0, 0, 0, 0, 0])
        press(SDL_SCANCODE_L, 108, KMOD_LCTRL, KMOD_LSHIFT)
        usleep(20_000)
        turn()
        let edges = try pixels()
        #expect(edges.dropLast().allSatisfy { $0 != 0 } && edges.last == 0, "\(edges)")
        press(SDL_SCANCODE_L, 108, KMOD_LCTRL, KMOD_LSHIFT)
        usleep(20_000)
        turn()
        #expect(try pixels() == [0, 0, 0, 0, 0])
    }

    @Test func `the menu offers places to apps that ask where they are, and they learn of it`() {
        defer { end() }
        let manager = CLLocationManager()
        manager.requestWhenInUseAuthorization()
        run.live.go(to: "Tokyo", latitude: 35.6762, longitude: 139.6503)
        manager.requestWhenInUseAuthorization()
        for _ in 0..<20 where manager.location == nil {
            _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
        }
        #expect(DevicePlace.isWanted && run.live.placeName == "Tokyo")
        #expect(LocationSimulator.shared.location?.coordinate.latitude == 35.6762)
    }

    @Test func `an app that is left hears nothing until somebody comes back`() {
        defer { end() }
        press(SDL_SCANCODE_H, 104, KMOD_LCTRL, KMOD_LSHIFT)
        #expect(UIApplication.shared.applicationState == .background)
        run.session.takeCharge()
        field.becomeFirstResponder()
        press(SDL_SCANCODE_A, 97)
        #expect(field.text == "")
        push(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (10, 10, 1) }
        turn()
        #expect(UIApplication.shared.applicationState == .active)
    }
}

@Suite("Window / Orders", .ours)
struct WindowOrdersTests {
    @Test func `programs find the wish for a window in the text of their orders, and nowhere else`() throws {
        var orders = RunOrders()
        #expect(!orders.text.contains(RunOrders.windowMark))
        orders.window = true
        #expect(orders.text.contains(RunOrders.windowMark))
        orders.window = false
        #expect(!orders.text.contains(RunOrders.windowMark))
    }

    @Test func `a window leaves nothing to scripts, and has a possible scale`() {
        var orders = RunOrders()
        orders.window = true
        orders.script = ["wait 1"]
        #expect(throws: RunProblem("a script is for runs without a window")) { try orders.check() }
        orders.script = nil
        orders.windowScale = 9
        #expect(throws: RunProblem("a window can't have 9.0 pixels for each point; it can have 0.25 to 4")) {
            try orders.check()
        }
        orders.windowScale = 1.5
        #expect(throws: Never.self) { try orders.check() }
    }

    @Test func `every key of the device has keys of its own`() {
        #expect(Set(DeviceKey.allCases.map(\.keys)).count == DeviceKey.allCases.count)
    }
}
