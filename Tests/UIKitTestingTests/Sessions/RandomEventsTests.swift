import AppleFoundation
import CoreGraphics
import HeadlessHost
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Anything that hosts could ever send, to two devices in turns. `ALLIUM_EVENTS` says how many; `Scripts/random-events` asks for more.
@MainActor @Suite("Sessions / Random events", .ours, .serialized)
struct RandomEventsTests {
    private struct Dice {
        var state: UInt64
        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(sides))
        }
        mutating func pick<Value>(_ values: [Value]) -> Value { values[roll(values.count)] }
        mutating func isOneIn(_ sides: Int) -> Bool { roll(sides) == 0 }
    }

    final class Typist: UIView, UIKeyInput {
        var text = ""
        var hasText: Bool { !text.isEmpty }
        func insertText(_ text: String) { self.text = String((self.text + text).suffix(40)) }
        func deleteBackward() { text = String(text.dropLast()) }
        override var canBecomeFirstResponder: Bool { true }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            if isFirstResponder { resignFirstResponder() } else { becomeFirstResponder() }
        }
    }

    /// A device with something to touch, scroll, type into and present.
    @MainActor final class Desk {
        let session: HeadlessSession
        let window: UIWindow
        private(set) var touchesDown = 0

        init(_ device: SimulatedDevice) {
            session = HeadlessSession(device: device)
            window = UIWindow(frame: UIScreen.main.bounds)
            let root = UIViewController()
            let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))
            scroll.contentSize = CGSize(width: 500, height: 3000)
            scroll.maximumZoomScale = 3
            let button = UIButton(
                type: .system,
                primaryAction: UIAction(title: "Open") { [weak root] _ in
                    let next = UIViewController()
                    next.view.backgroundColor = .green
                    next.view.addSubview(Typist(frame: CGRect(x: 0, y: 60, width: 200, height: 200)))
                    next.view.addGestureRecognizer(UIHoverGestureRecognizer(target: nil, action: nil))
                    if root?.presentedViewController == nil {
                        root?.present(next, animated: true)
                    } else {
                        root?.dismiss(animated: true)
                    }
                })
            button.frame = CGRect(x: 20, y: 20, width: 200, height: 100)
            scroll.addSubview(button)
            root.view.addSubview(scroll)
            root.view.addSubview(Typist(frame: CGRect(x: 0, y: 420, width: 300, height: 200)))
            root.view.addSubview(UISlider(frame: CGRect(x: 0, y: 640, width: 300, height: 40)))
            root.view.addGestureRecognizer(UIPinchGestureRecognizer(target: nil, action: nil))
            root.view.addGestureRecognizer(UIRotationGestureRecognizer(target: nil, action: nil))
            window.rootViewController = root
            window.makeKeyAndVisible()
            session.turn()
        }
    }

    private func number(_ dice: inout Dice) -> CGFloat {
        dice.isOneIn(12)
            ? dice.pick([.nan, .infinity, -.infinity, 0, -0.0, 1e300, -1e18, .leastNonzeroMagnitude, -1])
            : CGFloat(dice.roll(9000)) / 10 - 20
    }

    private func event(_ dice: inout Dice, at now: TimeInterval) -> HostEvent {
        let place = CGPoint(x: number(&dice), y: number(&dice))
        let time = dice.isOneIn(20) ? Double(number(&dice)) : now
        switch dice.roll(20) {
        case 0...6:
            let phases: [UITouch.Phase] = [
                .began, .began, .moved, .moved, .moved, .stationary, .ended, .ended, .cancelled, .regionEntered, .regionMoved,
                .regionExited,
            ]
            var touch = HostTouch(identifier: dice.roll(4), phase: dice.pick(phases), location: place, timestamp: time)
            touch.type = dice.pick([.direct, .indirect, .pencil, .indirectPointer])
            return .touch(touch)
        case 7...9:
            let usage = dice.isOneIn(6) ? dice.pick([-1, 0, 1, 999, .max, .min]) : 4 + dice.roll(100)
            var key = HostKey(
                dice.pick([.down, .down, .held, .up, .up, .cancelled]), usage: usage,
                characters: dice.pick(["a", "", "\u{0}", "é", "👩‍👩‍👧", "UIKeyInputUpArrow", "\u{8}"]),
                modifiers: UIKeyModifierFlags(rawValue: dice.roll(64) << 16), timestamp: time)
            key.typesText = dice.roll(2) == 0
            return .key(key)
        case 10, 11:
            let text = dice.pick(["", "n", "ni", "你", "e\u{301}", "\u{FFFD}\u{0}", String(repeating: "x", count: 300)])
            if dice.roll(2) == 0 { return .text(.insert(text)) }
            let start = dice.roll(20) - 5
            return .text(.compose(text, selection: start..<start + dice.roll(400)))
        case 12, 13:
            return .scroll(
                HostScroll(
                    dice.pick([.step, .step, .began, .moved, .ended, .cancelled]), at: place,
                    by: CGVector(dx: number(&dice), dy: number(&dice)), timestamp: time))
        case 14:
            return .pinch(
                HostPinch(
                    dice.pick([.began, .moved, .moved, .ended, .cancelled]), at: place, scale: number(&dice) / 100,
                    rotation: number(&dice) / 100, timestamp: time))
        case 15: return .resize(CGSize(width: number(&dice), height: number(&dice)))
        case 16: return .turn(UIDeviceOrientation(rawValue: dice.roll(7))!)
        case 17:
            return .status(
                DeviceStatus(batteryLevel: Float(number(&dice)) / 500, isCharging: dice.roll(2) == 0, isNear: dice.roll(2) == 0)
            )
        case 18:
            return dice.pick([
                .style(.dark), .style(.light), .textSize(.small), .textSize(.accessibilityLarge), .clipboardChanged,
            ])
        default: return dice.pick([.shake, .memoryWarning, .state(.background), .state(.inactive), .state(.active)])
        }
    }

    /// Everything comes to rest: no finger, no key, no animation, no composition is left, and the app still works.
    private func rest(_ desk: Desk, _ seed: UInt64) {
        let session = desk.session
        session.send(.state(.active), .turn(.portrait), .style(.light))
        for finger in 0..<4 {
            session.send(
                .touch(
                    HostTouch(identifier: finger, phase: .ended, location: CGPoint(x: 700, y: 1), timestamp: session.clock.now))
            )
        }
        // A pointer that rests over a view is followed: it goes.
        session.send(
            .touch(
                HostTouch(identifier: 0, phase: .regionExited, location: CGPoint(x: 700, y: 1), timestamp: session.clock.now)))
        session.send(.scroll(HostScroll(.cancelled, at: .zero, by: .zero, timestamp: session.clock.now)))
        session.send(.pinch(HostPinch(.cancelled, at: .zero, timestamp: session.clock.now)))
        for _ in 0..<10 { session.advance(by: 1) }
        #expect(!TouchDelivery.shared.isBusy, "seed \(seed): a finger or a gesture sticks")
        #expect(desk.window.bounds.width.isFinite && desk.window.bounds.width >= 1, "seed \(seed)")
        #expect(UIScreen.main === desk.window.screen, "seed \(seed)")
    }

    @Test func `whatever hosts send, nothing sticks, nothing crosses over, nothing stays behind`() {
        let given = ProcessInfo.processInfo.environment["ALLIUM_EVENTS"].flatMap { Int($0) } ?? 4_000
        let perRound = 400
        weak var lastWindow: UIWindow?
        for round in 0..<max(1, given / perRound) {
            let seed = UInt64(round) &* 7919 &+ 17
            var dice = Dice(state: seed)
            let misuses = MisuseRecorder()
            autoreleasepool {
                let desks = [Desk(.iPadPro11), Desk(.iPhone15)]
                for _ in 0..<perRound {
                    let desk = desks[dice.roll(2)]
                    let session = desk.session
                    session.activate()
                    session.session.receive((0...dice.roll(3)).map { _ in event(&dice, at: session.clock.now) })
                    if dice.isOneIn(3) { session.advance(by: Double(dice.roll(200)) / 1000) }
                }
                // One of them goes as it is, or is switched off; the other comes to rest.
                if dice.isOneIn(2) { desks[0].session.send(.close, .shake) } else { rest(desks[0], seed) }
                rest(desks[1], seed)
                lastWindow = desks[1].window
            }
            let kinds = misuses.take().filter { $0.hasPrefix("The host of") }
            #expect(kinds.count <= 2 * 12, "seed \(seed): each kind is told once a session")
        }
        _ = Stage()
        #expect(lastWindow == nil)
    }
}
