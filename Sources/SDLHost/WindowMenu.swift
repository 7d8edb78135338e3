import CoreGraphics
import HeadlessHost
import LiveHost
import UIKit

/// The device's menu in a window: what is the menu's, and what is still the app's.
@MainActor final class WindowMenu {
    enum Answer {
        case passesOn, taken
        /// It is this one for the app.
        case instead(HostEvent)
        case choice(DeviceMenu.Choice)
    }

    private let menu: DeviceMenu
    private let window: DeviceWindow
    /// Fingers that the app has: it hears when they come up, whatever is over it.
    private var fingers: Set<Int> = []
    private var isStale = false
    /// The app knows of a pointer.
    private var hovers = false

    init(_ live: LiveSession, _ window: DeviceWindow) { (menu, self.window) = (DeviceMenu(live), window) }

    var isOpen: Bool { menu.isOpen }

    func toggle() {
        if menu.isOpen { menu.close() } else { menu.open() }
        isStale = true
    }

    /// Draws it, if it has changed.
    func show() {
        guard isStale else { return }
        isStale = false
        window.show(menu: menu.picture())
    }

    /// The mouse leaves the app.
    func leaves(_ touches: [HostTouch]) -> [HostEvent] {
        for touch in touches { fingers.remove(touch.identifier) }
        hovers = false
        return touches.map { .touch($0) }
    }

    func take(_ event: HostEvent) -> Answer {
        switch event {
        case .touch(let touch): return take(touch)
        case .key(let key) where menu.isOpen && key.phase != .up: return answer(menu.take(key))
        case .text where menu.isOpen, .scroll where menu.isOpen, .pinch where menu.isOpen: return .taken
        default: return .passesOn
        }
    }

    private func take(_ touch: HostTouch) -> Answer {
        let isOver = touch.phase == .ended || touch.phase == .cancelled
        if touch.type == .indirectPointer, !menu.isOpen { return hover(touch) }
        if fingers.contains(touch.identifier) {
            if isOver { fingers.remove(touch.identifier) }
            return .passesOn
        }
        if menu.isOpen { return answer(menu.take(touch)) }
        guard touch.phase == .began else { return .taken }
        fingers.insert(touch.identifier)
        return .passesOn
    }

    /// The pointer comes to the app anew when the menu has gone.
    private func hover(_ touch: HostTouch) -> Answer {
        let (known, isOver) = (hovers, touch.phase == .regionExited)
        hovers = !isOver
        if known || touch.phase == .regionEntered { return .passesOn }
        if isOver { return .taken }
        var entered = touch
        entered.phase = .regionEntered
        return .instead(.touch(entered))
    }

    private func answer(_ choice: DeviceMenu.Choice?) -> Answer {
        isStale = true
        return choice.map { .choice($0) } ?? .taken
    }
}
