import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Sessions / Ports", .ours, .serialized)
struct PortTests {
    private let made = HeadlessSession(device: .iPadPro11)
    private let window: UIWindow
    /// Other tests may have had their turn since it was made.
    private var session: HeadlessSession {
        made.activate()
        return made
    }

    init() {
        window = UIWindow(frame: UIScreen.main.bounds)
        window.makeKeyAndVisible()
        session.turn()
    }

    final class Typist: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
    }

    final class Composer: UIView, TextInputClient {
        var text = ""
        var marked = ""
        var selection = 0..<0
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text += text }
        func deleteBackward() { text = String(text.dropLast()) }
        func setMarkedText(_ text: String, selection: Range<Int>) { (marked, self.selection) = (text, selection) }
        func unmarkText() {
            text += marked
            marked = ""
        }
        var caretRect: CGRect {
            convert(CGRect(x: CGFloat(text.count + marked.count) * 10, y: 0, width: 2, height: 20), to: nil)
        }
        override var canBecomeFirstResponder: Bool { true }
    }

    private func shown<View: UIView>(_ view: View, _ frame: CGRect = CGRect(x: 100, y: 100, width: 300, height: 40)) -> View {
        view.frame = frame
        window.addSubview(view)
        session.turn()
        return view
    }

    private func key(_ phase: HostKey.Phase, _ usage: Int, _ text: String, typesText: Bool = true) -> HostEvent {
        var key = HostKey(phase, usage: usage, characters: text, timestamp: session.clock.now)
        key.typesText = typesText
        return .key(key)
    }

    // MARK: Keys

    @Test(.documented("UIKeyboardHIDUsage; UIResponder.pressesBegan(_:with:)"))
    func `keys come in, are held and go out`() {
        final class Presser: UIView {
            var log: [String] = []
            override var canBecomeFirstResponder: Bool { true }
            override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
                log.append("began \(presses.first!.key!.keyCode.rawValue)")
            }
            override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("ended") }
            override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) { log.append("cancelled") }
        }
        let presser = shown(Presser())
        presser.becomeFirstResponder()
        session.send(key(.down, 4, "a"), key(.held, 4, "a"), key(.down, 4, "a"), key(.up, 4, "a"), key(.up, 4, "a"))
        #expect(presser.log == ["began 4", "ended"])
        session.send(key(.down, 5, "b"), .state(.background), .state(.active), key(.up, 5, "b"))
        #expect(presser.log == ["began 4", "ended", "began 5", "cancelled"])
    }

    @Test func `a key that is held types again, and with an input method keys type nothing by themselves`() {
        let typist = shown(Typist())
        typist.becomeFirstResponder()
        session.send(key(.down, 4, "a"), key(.held, 4, "a"), key(.held, 4, "a"), key(.up, 4, "a"))
        session.send(key(.down, 5, "b", typesText: false), .text(.insert("β")), key(.up, 5, "b", typesText: false))
        #expect(typist.text == "aaaβ")
    }

    @Test func `an unknown key is told once, and what it types is not lost`() {
        let misuses = MisuseRecorder()
        let typist = shown(Typist())
        typist.becomeFirstResponder()
        for _ in 0..<3 { session.send(key(.down, 5_000, "q"), key(.up, 5_000, "q")) }
        #expect(typist.text == "qqq")
        let words = misuses.take()
        #expect(words.count == 1 && words[0].hasSuffix("sends keys that UIKit has no name for: the last was number 5000."))
    }

    // MARK: Text

    @Test func `text that is composed shows where it can, and elsewhere when it is finished`() {
        let (composer, typist) = (shown(Composer()), shown(Typist(), CGRect(x: 0, y: 300, width: 50, height: 30)))
        composer.becomeFirstResponder()
        session.send(.text(.compose("ni", selection: 2..<2)))
        #expect(composer.marked == "ni" && composer.selection == 2..<2 && composer.text == "")
        session.send(.text(.insert("你")))
        #expect(composer.marked == "" && composer.text == "你")
        typist.becomeFirstResponder()
        session.send(.text(.compose("´", selection: 1..<1)))
        #expect(typist.text == "")
        session.send(.text(.insert("é")))
        #expect(typist.text == "é")
        session.send(.text(.compose("x", selection: 0..<1)), .text(.compose("", selection: 0..<0)), .text(.insert("y")))
        #expect(typist.text == "éy")
    }

    @Test func `what is being composed when another one takes the text stays where it was`() {
        let (composer, typist) = (shown(Composer()), shown(Typist()))
        composer.becomeFirstResponder()
        session.send(.text(.compose("ni", selection: 0..<2)))
        typist.becomeFirstResponder()
        #expect(composer.text == "ni" && typist.text == "")
        session.send(.text(.compose("hao", selection: 0..<3)))
        typist.resignFirstResponder()
        #expect(typist.text == "hao")
    }

    @Test func `the input method learns when text is wanted, and where its candidates go`() {
        let composer = shown(Composer())
        #expect(session.outlets.caret == nil)
        composer.becomeFirstResponder()
        #expect(session.outlets.caret == CGRect(x: 100, y: 100, width: 2, height: 20))
        session.send(.text(.compose("ab", selection: 2..<2)))
        #expect(session.outlets.caret?.minX == 120)
        let typist = shown(Typist(), CGRect(x: 10, y: 20, width: 30, height: 40))
        typist.becomeFirstResponder()
        #expect(session.outlets.caret == typist.frame && session.outlets.typingCount == 2)
        typist.removeFromSuperview()
        #expect(session.outlets.caret == nil)
    }

    @Test func `text that nobody takes is told once`() {
        let misuses = MisuseRecorder()
        session.send(.text(.insert("a")), .text(.compose("b", selection: 0..<1)), .text(.compose("", selection: 0..<0)))
        #expect(misuses.take().map { $0.contains("text while nobody takes any") } == [true])
        let composer = shown(Composer())
        composer.becomeFirstResponder()
        session.send(.text(.compose("b", selection: 5..<9)))
        #expect(composer.marked == "b" && composer.selection == 1..<1 && misuses.take().count == 1)
    }

    // MARK: Wheels and trackpads

    private func scrolls() -> (outer: UIScrollView, inner: UIScrollView) {
        let outer = shown(UIScrollView(), CGRect(x: 0, y: 0, width: 400, height: 400))
        outer.contentInsetAdjustmentBehavior = .never
        outer.contentSize = CGSize(width: 400, height: 2000)
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        inner.contentInsetAdjustmentBehavior = .never
        inner.contentSize = CGSize(width: 400, height: 400)
        outer.addSubview(inner)
        session.turn()
        return (outer, inner)
    }

    private func wheel(_ y: CGFloat, x: CGFloat = 0, _ phase: HostScroll.Phase = .step) -> HostEvent {
        .scroll(HostScroll(phase, at: CGPoint(x: 50, y: 50), by: CGVector(dx: x, dy: y), timestamp: session.clock.now))
    }

    @Test(.documented("UIPanGestureRecognizer.allowedScrollTypesMask"))
    func `a wheel scrolls what is under the pointer, then what is around it, and not beyond the end`() {
        let (outer, inner) = scrolls()
        session.send(wheel(-60))
        #expect(inner.contentOffset.y == 60 && outer.contentOffset.y == 0)
        session.send(wheel(-60))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 0)
        session.send(wheel(-60))
        #expect(inner.contentOffset.y == 100 && outer.contentOffset.y == 60)
        session.send(wheel(5000))
        session.send(wheel(5000))
        #expect(inner.contentOffset.y == 0 && outer.contentOffset.y == 0)
        #expect(!inner.isDragging && !outer.isDragging && !inner.isDecelerating && !outer.isDecelerating)
    }

    @Test(.assumed("as a finger that drags"))
    func `two fingers on a trackpad drag, and the content rolls on`() {
        let (outer, inner) = scrolls()
        inner.isScrollEnabled = false
        session.send(wheel(-10, .began))
        for _ in 0..<10 {
            session.advance(by: 1 / 60)
            session.send(wheel(-20, .moved))
        }
        #expect(outer.contentOffset.y == 210 && outer.isDragging)
        session.send(wheel(0, .ended))
        #expect(outer.isDecelerating && !outer.isDragging)
        session.advance(by: 5)
        #expect(!outer.isDecelerating && outer.contentOffset.y > 300)
    }

    @Test func `a pan of the app's own takes wheels where it says so`() {
        let view = shown(UIView())
        var states: [UIGestureRecognizer.State] = []
        var way = CGPoint.zero
        let pan = UIPanGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(pan)
        func send(_ phase: HostScroll.Phase) {
            session.send(
                .scroll(
                    HostScroll(phase, at: CGPoint(x: 110, y: 110), by: CGVector(dx: 0, dy: 7), timestamp: session.clock.now)))
            way = pan.translation(in: nil)
            states.append(pan.state)
        }
        send(.began)
        #expect(states == [.possible])
        pan.allowedScrollTypesMask = .continuous
        send(.began)
        send(.moved)
        #expect(states == [.possible, .changed, .changed] && way == CGPoint(x: 0, y: 14))
        send(.ended)
        #expect(pan.state == .possible)
    }

    @Test(.documented("UIEvent.EventType.transform: pinch and rotation without touches"))
    func `two fingers on a trackpad pinch and turn`() {
        let view = shown(UIView())
        let pinch = UIPinchGestureRecognizer(target: nil, action: nil)
        let rotation = UIRotationGestureRecognizer(target: nil, action: nil)
        view.addGestureRecognizer(pinch)
        func send(_ phase: HostPinch.Phase, scale: CGFloat, rotation: CGFloat) {
            session.send(
                .pinch(
                    HostPinch(
                        phase, at: CGPoint(x: 110, y: 110), scale: scale, rotation: rotation, timestamp: session.clock.now)))
        }
        send(.began, scale: 1, rotation: 0)
        send(.moved, scale: 1.5, rotation: 0)
        send(.moved, scale: 2, rotation: 0)
        #expect(pinch.state == .changed && pinch.scale == 3 && pinch.numberOfTouches == 0)
        send(.ended, scale: 1, rotation: 0)
        #expect(pinch.state == .possible && pinch.scale == 1)
        // A host that tells of a second beginning has lost the end of the first.
        send(.began, scale: 1, rotation: 0)
        send(.moved, scale: 1.5, rotation: 0)
        send(.began, scale: 1, rotation: 0)
        #expect(pinch.state == .possible && pinch.scale == 1)
        send(.cancelled, scale: 1, rotation: 0)
        #expect(!TouchDelivery.shared.isBusy)
        view.removeGestureRecognizer(pinch)
        view.addGestureRecognizer(rotation)
        send(.began, scale: 1, rotation: 0)
        send(.moved, scale: 1, rotation: 0.5)
        #expect(rotation.state == .began && rotation.rotation == 0.5)
        send(.cancelled, scale: 1, rotation: 0)
        #expect(rotation.state == .possible)
    }

    // MARK: The screen

    @Test func `a window on the desk that is resized resizes the app, and impossible sizes do not`() {
        final class Root: UIViewController {
            var sizes: [CGSize] = []
            override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
                super.viewWillTransition(to: size, with: coordinator)
                sizes.append(size)
            }
        }
        let misuses = MisuseRecorder()
        let root = Root()
        window.rootViewController = root
        session.turn()
        session.send(.resize(CGSize(width: 700, height: 500)))
        #expect(root.sizes == [CGSize(width: 700, height: 500)] && root.view.bounds.size == CGSize(width: 700, height: 500))
        #expect(root.traitCollection.horizontalSizeClass == .regular)
        session.send(.resize(CGSize(width: 400, height: 500)))
        #expect(root.traitCollection.horizontalSizeClass == .compact && UIScreen.main.bounds.width == 400)
        for size in [
            CGSize.zero, CGSize(width: CGFloat.nan, height: 5), CGSize(width: -4, height: 5),
            CGSize(width: 5, height: CGFloat.infinity),
        ] {
            session.send(.resize(size))
        }
        #expect(root.view.bounds.size == CGSize(width: 400, height: 500) && root.sizes.count == 2)
        let words = misuses.take()
        #expect(words.count == 1)
        #expect(words[0].hasSuffix("sends an impossible size of the screen: 0.0 by 0.0 points; it keeps its own."))
    }

    @Test(.documented("UIScreen.screens, didConnectNotification, didDisconnectNotification"))
    func `another screen can be attached, shows its windows, and goes`() {
        made.activate()
        final class Log: @unchecked Sendable { var names: [String] = [] }
        let log = Log()
        let tokens = [UIScreen.didConnectNotification, UIScreen.didDisconnectNotification].map { name in
            NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
                log.names.append($0.name.rawValue)
            }
        }
        let display = OffscreenDisplay()
        let other = session.session.attachScreen(
            SimulatedDevice.screen(CGSize(width: 100, height: 50), scale: 1).device, display: display)
        #expect(UIScreen.screens == [.main, other])
        let second = UIWindow(frame: other.bounds)
        second.screen = other
        second.backgroundColor = .white
        second.isHidden = false
        session.turn()
        FrameLoop.present()
        #expect(display.frame?.width == 100 && display.frame?.height == 50 && second.isKeyWindow == false)
        session.session.detachScreen(other)
        #expect(UIScreen.screens == [.main])
        #expect(log.names == ["UIScreenDidConnectNotification", "UIScreenDidDisconnectNotification"])
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    // MARK: The device

    @Test(.documented("UIDevice.isBatteryMonitoringEnabled, batteryLevel, batteryState, proximityState"))
    func `the battery and what covers the front are known to those who monitor them`() {
        made.activate()
        final class Log: @unchecked Sendable { var count = 0 }
        let log = Log()
        let names = [
            UIDevice.batteryLevelDidChangeNotification, UIDevice.batteryStateDidChangeNotification,
            UIDevice.proximityStateDidChangeNotification,
        ]
        let tokens = names.map {
            NotificationCenter.default.addObserver(forName: $0, object: UIDevice.current, queue: nil) { _ in log.count += 1 }
        }
        let device = UIDevice.current
        session.send(.status(DeviceStatus(batteryLevel: 0.5, isNear: true)))
        #expect(device.batteryLevel == -1 && device.batteryState == .unknown && !device.proximityState && log.count == 0)
        device.isBatteryMonitoringEnabled = true
        device.isProximityMonitoringEnabled = true
        #expect(device.batteryLevel == 0.5 && device.batteryState == .unplugged && device.proximityState)
        session.send(.status(DeviceStatus(batteryLevel: 1, isCharging: true)))
        #expect(device.batteryState == .full && log.count == 3)
        let misuses = MisuseRecorder()
        session.send(.status(DeviceStatus(batteryLevel: 7)))
        #expect(device.batteryLevel == 1 && misuses.take().count == 1)
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @Test(.documented("UIDevice.orientation"))
    func `the device lies on the table`() {
        made.activate()
        UIDevice.current.beginGeneratingDeviceOrientationNotifications()
        session.send(.turn(.landscapeRight))
        #expect(UIDevice.current.orientation == .landscapeRight && window.bounds.width == 1194)
        session.send(.turn(.faceUp))
        #expect(UIDevice.current.orientation == .faceUp && window.bounds.width == 1194)
    }

    @Test func `the user makes it dark, the text larger, and shakes it`() {
        final class Root: UIViewController {
            var shakes: [UIEvent.EventSubtype] = []
            override func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) { shakes.append(motion) }
        }
        let root = Root()
        window.rootViewController = root
        session.turn()
        session.send(.style(.dark), .textSize(.extraLarge), .shake)
        #expect(root.traitCollection.userInterfaceStyle == .dark && root.shakes == [.motionShake])
        #expect(UIApplication.shared.preferredContentSizeCategory == .extraLarge)
    }

    @Test(.documented("UIAccessibility.post(notification:argument:)"))
    func `what is posted for accessibility reaches the host`() {
        made.activate()
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(session.outlets.posted.map { $0.argument as? String } == ["Saved"])
        let stage = Stage()
        UIAccessibility.post(notification: .announcement, argument: "Sent")
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(stage.announcements == ["Sent"] && made.outlets.posted.count == 1)
    }

    // MARK: The end

    @Test func `switched off in the middle of everything it ends in order, and hears nothing more`() {
        made.activate()
        final class Log: @unchecked Sendable { var lines: [String] = [] }
        let log = Log()
        let names = [
            (UIApplication.willResignActiveNotification, "resigns"),
            (UIApplication.didEnterBackgroundNotification, "background"),
            (UIApplication.willTerminateNotification, "terminates"),
        ]
        let tokens = names.map { name, line in
            NotificationCenter.default.addObserver(forName: name, object: UIApplication.shared, queue: nil) { _ in
                log.lines.append(line)
            }
        }
        let misuses = MisuseRecorder()
        ApplicationLifecycle.becomeActive()
        let button = shown(UIButton(type: .system))
        button.addAction(UIAction { _ in log.lines.append("tapped") }, for: .touchUpInside)
        let typist = shown(Typist(), CGRect(x: 0, y: 0, width: 10, height: 10))
        typist.becomeFirstResponder()
        UIView.animate(withDuration: 5) {
            button.alpha = 0.5
        } completion: {
            _ = $0
            log.lines.append("animated")
        }
        session.advance(by: 1)
        session.send(.text(.compose("draft", selection: 0..<0)))
        func touch(_ phase: UITouch.Phase) -> HostEvent {
            .touch(HostTouch(identifier: 1, phase: phase, location: button.center, timestamp: session.clock.now))
        }
        session.send(touch(.began), .close, touch(.ended), .text(.insert("late")))
        #expect(log.lines.filter { $0 != "animated" } == ["resigns", "background", "terminates"])
        #expect(typist.text == "draft" && window.isHidden && session.session.isOver)
        #expect(misuses.take().map { $0.contains("events after the end") } == [true])
        ApplicationLifecycle.enterForeground()
        tokens.forEach(NotificationCenter.default.removeObserver)
    }

    @Test func `fingers that come up nowhere come up where they were`() {
        let misuses = MisuseRecorder()
        let button = shown(UIButton(type: .system))
        var taps = 0
        button.addAction(UIAction { _ in taps += 1 }, for: .touchUpInside)
        let nowhere = CGPoint(x: CGFloat.nan, y: 0)
        for place in [nowhere, button.center] {
            session.send(.touch(HostTouch(identifier: 1, phase: .began, location: place, timestamp: .nan)))
        }
        session.send(.touch(HostTouch(identifier: 1, phase: .moved, location: nowhere, timestamp: -5)))
        session.send(.touch(HostTouch(identifier: 1, phase: .ended, location: nowhere, timestamp: 1e300)))
        #expect(taps == 1 && !TouchDelivery.shared.isBusy && misuses.take().count == 2)
    }
}
