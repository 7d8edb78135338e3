import AppleFoundation
import QuartzCore

/// What the screen shows and what goes on in the program, put aside while somebody else has the screen. Nobody hears of it.
@MainActor package final class ScreenAside {
    private struct Member {
        weak var window: UIWindow?
    }

    private let windows: [Member]
    /// In the order of their showing.
    private let shown: [Member]
    private weak var key: UIWindow?
    private weak var responder: UIResponder?
    private let pending: AnimationScheduler.Pending
    private let areAnimationsEnabled = AnimationContext.areEnabled
    private let orientations = InterfaceRotation.orientations
    private let device: Device
    private let traits: UITraitCollection
    /// Layers that are nowhere would forget what moves them.
    private let shelf = CALayer()

    /// Leaves the screen empty.
    package init(_ screen: UIScreen) {
        FrameLoop.commit()
        device = screen.device
        traits = screen.traitCollection
        windows = screen.windowStack.windows.map { Member(window: $0) }
        shown = screen.windowStack.shownInOrder.map { Member(window: $0) }
        key = KeyWindow.current
        responder = FirstResponderTracker.responder
        pending = AnimationScheduler.shared.takePending()
        for member in shown { member.window.map { shelf.addSublayer($0.viewLayer) } }
        for member in windows { member.window.map(screen.forget) }
        KeyWindow.restore(nil)
        FirstResponderTracker.restore(nil)
        TouchDelivery.shared.forgetAll()
        AnimationContext.areEnabled = true
    }

    /// The screen has to be empty.
    package func putBack(on screen: UIScreen) {
        screen.device = device
        screen.setTraits(traits)
        InterfaceRotation.orientations = orientations
        for window in windows.compactMap(\.window) { screen.windowStack.add(window) }
        for window in shown.compactMap(\.window) where !window.isHidden { window.comeBack() }
        KeyWindow.restore(key)
        FirstResponderTracker.restore(responder)
        AnimationScheduler.shared.put(back: pending)
        AnimationContext.areEnabled = areAnimationsEnabled
    }
}
