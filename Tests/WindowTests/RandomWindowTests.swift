import AppleFoundation
import CSDL
import CoreGraphics
import HeadlessHost
import RunOrders
import TestEvidence
import Testing
import UIKit

@testable import SDLHost

/// Somebody who clicks, drags and opens the menu as they like: in the end the app holds no finger that nobody has on the glass.
@MainActor @Suite("Window / Whatever happens", .ours, .enabled(if: XDisplay.hasSDL, "needs libSDL2"), .serialized)
struct RandomWindowTests {
    private final class Glass: UIView {
        var down: Set<ObjectIdentifier> = []
        var count = 0

        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            count += touches.count
            for touch in touches { #expect(down.insert(ObjectIdentifier(touch)).inserted) }
        }
        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lift(touches) }
        private func lift(_ touches: Set<UITouch>) {
            for touch in touches { #expect(down.remove(ObjectIdentifier(touch)) != nil) }
        }
    }

    private struct Dice: RandomNumberGenerator {
        var state: UInt64
        mutating func next() -> UInt64 {
            state &+= 0x9E37_79B9_7F4A_7C15
            var word = state
            word = (word ^ (word >> 30)) &* 0xBF58_476D_1CE4_E5B9
            word = (word ^ (word >> 27)) &* 0x94D0_49BB_1331_11EB
            return word ^ (word >> 31)
        }
    }

    @Test(arguments: 1...4 as ClosedRange<UInt64>) func `no finger is stuck after thousands of clicks, drags and menus`(
        seed: UInt64
    ) throws {
        let device = SimulatedDevice.iPhoneSE
        let run = WindowSession(device, window: try DeviceWindow(device, scale: 1, driver: "dummy"), orders: RunOrders())
        let window = UIWindow(frame: UIScreen.main.bounds)
        let glass = Glass(frame: window.bounds)
        glass.isMultipleTouchEnabled = true
        window.addSubview(glass)
        window.makeKeyAndVisible()
        func turn() {
            run.session.takeCharge()
            run.turn()
        }
        func push(_ type: SDL_EventType, _ fill: (inout SDL_Event) -> Void) {
            var event = SDL_Event()
            fill(&event)
            event.type = type.rawValue
            _ = run.window.library.sdl.PushEvent(&event)
        }
        func key(_ code: SDL_Scancode, _ symbol: Int32) {
            for type in [SDL_KEYDOWN, SDL_KEYUP] {
                push(type) { $0.key.keysym = SDL_Keysym(scancode: code, sym: symbol, mod: 0, unused: 0) }
            }
        }
        turn()
        var dice = Dice(state: seed)
        for step in 0..<1_250 {
            // Beside the menu: what is clicked in it would write files.
            let x = Int32.random(in: -20...30, using: &dice), y = Int32.random(in: -20...700, using: &dice)
            switch Int.random(in: 0..<10, using: &dice) {
            case 0...2: push(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (x, y, 1) }
            case 3...4: push(SDL_MOUSEBUTTONUP) { ($0.button.x, $0.button.y, $0.button.button) = (x, y, 1) }
            case 5...6: push(SDL_MOUSEMOTION) { ($0.motion.x, $0.motion.y) = (x + Int32(step % 3) * 150, y) }
            case 7: push(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (x, y, 3) }
            case 8: key(SDL_SCANCODE_ESCAPE, 27)
            default: push(SDL_WINDOWEVENT) { $0.window.event = UInt8(SDL_WINDOWEVENT_LEAVE.rawValue) }
            }
            if step % 3 == 0 { turn() }
        }
        for _ in 0..<2 { key(SDL_SCANCODE_ESCAPE, 27) }
        push(SDL_MOUSEBUTTONUP) { ($0.button.x, $0.button.y, $0.button.button) = (10, 10, 1) }
        turn()
        #expect(glass.down.isEmpty && glass.count > 25)
        push(SDL_MOUSEBUTTONDOWN) { ($0.button.x, $0.button.y, $0.button.button) = (10, 300, 1) }
        turn()
        #expect(glass.down.count == 1)
        run.session.close()
        run.window.close()
    }
}
