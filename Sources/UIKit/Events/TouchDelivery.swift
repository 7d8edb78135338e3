import AppleFoundation
import CoreGraphics

/// Follows the fingers on the screen: whose they are, and what their views have been told.
@MainActor package final class TouchDelivery: SessionPart {
    package static var shared = TouchDelivery()

    let gestures = GestureArbiter()
    let hover = HoverDelivery()
    private var fingers: [(identifier: Int, touch: UITouch)] = []
    /// Lifted, but a gesture still keeps that from the view.
    private var withheld: [UITouch] = []
    private let event = UITouchesEvent()
    private var waiting: [HostTouch] = []
    private var isDelivering = false
    private var lastTap: (location: CGPoint, time: TimeInterval, count: Int, view: ObjectIdentifier?)?

    /// Whether a finger is down, or a gesture goes on that began with one.
    package var isBusy: Bool { !fingers.isEmpty || !withheld.isEmpty || !gestures.inPlay.isEmpty }

    package init() { gestures.touches = self }

    /// Of the session that a screen belongs to, whichever is in charge.
    static func on(_ screen: UIScreen?) -> TouchDelivery {
        let surface: (any TouchSurface)? = screen
        return surface?.touchDelivery ?? shared
    }

    // MARK: From the host

    /// Delivers what fingers did, in order. What happens at one moment is one event.
    package func receive(_ touches: [HostTouch]) {
        waiting += touches
        guard !isDelivering else { return }
        isDelivering = true
        defer { isDelivering = false }
        while !waiting.isEmpty { send(takeBatch()) }
    }

    /// As many touches as fit into one event: each finger once, but for movements in a row, of which the last one counts.
    private func takeBatch() -> [HostTouch] {
        var batch: [HostTouch] = []
        var count = 0
        for touch in waiting {
            if let index = batch.lastIndex(where: { $0.identifier == touch.identifier }) {
                guard batch[index].phase == .moved, touch.phase == .moved else { break }
            }
            batch.append(touch)
            count += 1
        }
        waiting.removeFirst(count)
        return batch
    }

    private func send(_ batch: [HostTouch]) {
        event.begin(at: batch.map(\.timestamp).max() ?? 0)
        for (_, touch) in fingers { touch.phase = .stationary }
        for step in batch { apply(step) }
        event.touches = Set(fingers.lazy.map(\.touch))
        guard !event.touches.isEmpty else { return }
        UIApplication.shared.sendEvent(event)
        let ended = fingers.map(\.touch).filter { $0.phase == .ended || $0.phase == .cancelled }
        guard !ended.isEmpty else { return }
        fingers.removeAll { $0.touch.phase == .ended || $0.touch.phase == .cancelled }
        gestures.release(ended)
        catchUp()
        event.touches = Set(fingers.lazy.map(\.touch))
    }

    private func apply(_ step: HostTouch) {
        if step.phase.rawValue >= UITouch.Phase.regionEntered.rawValue { return hover.receive(step) }
        if let known = fingers.first(where: { $0.identifier == step.identifier })?.touch {
            guard step.phase != .began else { return }
            move(known, step)
        } else if step.phase == .began, !UIApplication.shared.isIgnoringInteractionEvents {
            begin(step)
        }
    }

    private func move(_ touch: UITouch, _ step: HostTouch) {
        let location = place(step.location, in: touch.window)
        if step.phase == .moved, location == touch.windowLocation, touch.phase != .moved { return }
        touch.previousWindowLocation = touch.windowLocation
        touch.windowLocation = location
        touch.timestamp = step.timestamp
        touch.phase = step.phase
        event.note(touch)
        guard step.phase == .ended else { return }
        lastTap = (location, step.timestamp, touch.tapCount, touch.view.map(ObjectIdentifier.init))
    }

    private func place(_ point: CGPoint, in window: UIWindow?) -> CGPoint {
        guard let window else { return point }
        return window.convert(point, from: nil as UIWindow?)
    }

    private func begin(_ step: HostTouch) {
        let touch = UITouch()
        touch.timestamp = step.timestamp
        touch.type = step.type
        touch.phase = .began
        for window in UIScreen.main.surface.windows.reversed() {
            let location = place(step.location, in: window)
            guard let view = window.hitTest(location, with: event) else { continue }
            if !window.goal.takesTouches { return }
            touch.window = window
            touch.view = view
            touch.windowLocation = location
            touch.previousWindowLocation = location
            break
        }
        guard let view = touch.view, isWelcome(touch, view) else { return }
        touch.tapCount = tapCount(of: touch, view)
        if !view.isMultipleTouchEnabled, fingers.contains(where: { $0.touch.view === view && $0.touch.delivery.stage != .over })
        {
            touch.delivery.stage = .over
        }
        event.buttonMask = step.buttons
        fingers.append((step.identifier, touch))
        event.note(touch)
        gestures.assign(touch, event: event)
    }

    /// A view that wants to be alone keeps fingers off the others, and waits for its turn.
    private func isWelcome(_ touch: UITouch, _ view: UIView) -> Bool {
        for (_, other) in fingers where other.window === touch.window && other.view !== view {
            if view.isExclusiveTouch || other.view?.isExclusiveTouch == true { return false }
        }
        return true
    }

    /// How often the same place was touched in a row.
    private func tapCount(of touch: UITouch, _ view: UIView) -> Int {
        guard let last = lastTap, touch.timestamp - last.time <= TapLimits.pause, last.view == ObjectIdentifier(view),
            hypot(touch.windowLocation.x - last.location.x, touch.windowLocation.y - last.location.y) <= TapLimits.slip
        else { return 1 }
        return last.count + 1
    }

    // MARK: To the views

    /// Gestures see the event first; then the views get what the gestures leave them.
    func deliver(_ event: UIEvent, in window: UIWindow) {
        let touches = fingers.map(\.touch).filter { $0.window === window }
        guard !touches.isEmpty else { return }
        gestures.deliver(event, touches: touches)
        let live = touches.filter { $0.phase != .stationary || $0.delivery.isClaimed || $0.delivery.stage == .waiting }
        for touch in live where touch.phase == .ended || touch.phase == .cancelled { touch.delivery.hasEnded = true }
        tell(live, .began) { $0.delivery.stage == .waiting && !$0.delivery.isClaimed && self.mayBegin($0) }
        tell(live, .moved) { $0.phase == .moved && $0.delivery.stage == .begun && !$0.delivery.isClaimed }
        tell(live, .ended) { $0.phase == .ended && $0.delivery.stage == .begun && !$0.delivery.isClaimed && self.mayEnd($0) }
        tell(live, .cancelled) { $0.delivery.stage == .begun && ($0.delivery.isClaimed || $0.phase == .cancelled) }
        for touch in live where touch.delivery.isClaimed { touch.delivery.stage = .over }
        withheld += live.filter { $0.delivery.hasEnded && $0.delivery.stage != .over }
    }

    private func mayBegin(_ touch: UITouch) -> Bool { !gestures.withholds(touch, \.delaysTouchesBegan) }

    private func mayEnd(_ touch: UITouch) -> Bool { !gestures.withholds(touch, \.delaysTouchesEnded) }

    /// Gestures were decided outside of an event: views learn what was kept from them.
    func catchUp() {
        let claimed = fingers.map(\.touch).filter { $0.delivery.isClaimed }
        tell(claimed + withheld, .cancelled) { $0.delivery.stage == .begun && $0.delivery.isClaimed }
        for touch in claimed { touch.delivery.stage = .over }
        let late = fingers.map(\.touch) + withheld
        tell(late, .began) { $0.delivery.stage == .waiting && !$0.delivery.isClaimed && self.mayBegin($0) }
        guard !withheld.isEmpty else { return }
        tell(withheld, .ended) {
            $0.delivery.stage == .begun && !$0.delivery.isClaimed && $0.phase == .ended && self.mayEnd($0)
        }
        tell(withheld, .cancelled) { $0.delivery.stage == .begun && $0.phase == .cancelled }
        withheld.removeAll { $0.delivery.stage == .over || $0.delivery.isClaimed }
    }

    /// Earlier fingers of a gesture, such as the first of two taps.
    func claimWithheld(by recognizer: UIGestureRecognizer) {
        for touch in withheld where touch.recognizers.contains(where: { $0 === recognizer }) { touch.delivery.isClaimed = true }
    }

    /// One call for each view and phase, views in the order of their touches.
    private func tell(_ touches: [UITouch], _ phase: UITouch.Phase, where isMeant: (UITouch) -> Bool) {
        var meant: [(view: UIView, touches: [UITouch])] = []
        for touch in touches where isMeant(touch) {
            guard let view = touch.view else { continue }
            if let index = meant.firstIndex(where: { $0.view === view }) {
                if !meant[index].touches.contains(where: { $0 === touch }) { meant[index].touches.append(touch) }
            } else {
                meant.append((view, [touch]))
            }
        }
        for (view, touches) in meant {
            let set = Set(touches)
            switch phase {
            case .began:
                let phases = touches.map(\.phase)
                for touch in touches {
                    touch.delivery.stage = .begun
                    // Told late, it begins all the same.
                    touch.phase = .began
                }
                view.touchesBegan(set, with: event)
                for (touch, phase) in zip(touches, phases) { touch.phase = phase }
            case .moved: view.touchesMoved(set, with: event)
            case .ended:
                for touch in touches { touch.delivery.stage = .over }
                view.touchesEnded(set, with: event)
            default:
                for touch in touches { touch.delivery.stage = .over }
                view.touchesCancelled(set, with: event)
            }
        }
    }

    // MARK: Interruptions

    /// Ends all touches for which it holds, as a call or a rotation does.
    package func cancel(where isMeant: (UITouch) -> Bool = { _ in true }) {
        let meant = fingers.filter { isMeant($0.touch) }
        guard !meant.isEmpty else { return }
        receive(
            meant.map {
                HostTouch(
                    identifier: $0.identifier, phase: .cancelled, location: screenPlace($0.touch),
                    timestamp: max($0.touch.timestamp, event.timestamp))
            })
    }

    /// Where a finger is that is down, in the screen's points.
    func place(ofFinger identifier: Int) -> CGPoint? {
        fingers.first { $0.identifier == identifier }.map { screenPlace($0.touch) }
    }

    private func screenPlace(_ touch: UITouch) -> CGPoint {
        touch.window?.convert(touch.windowLocation, to: nil as UIWindow?) ?? touch.windowLocation
    }

    /// Views below `root` leave their window: they lose their touches, and gestures on them end.
    func leaveWindow(_ root: UIView) {
        guard isBusy else { return }
        for recognizer in gestures.inPlay where recognizer.view?.isDescendant(of: root) == true {
            gestures.drop(recognizer)
        }
        let touches = fingers.map(\.touch) + withheld
        for touch in touches where touch.delivery.stage != .over && touch.view?.isDescendant(of: root) == true {
            touch.delivery.isClaimed = true
        }
        catchUp()
    }

    /// A new stage has no old fingers.
    package func forgetAll() {
        fingers = []
        withheld = []
        waiting = []
        lastTap = nil
        event.touches = []
        event.begin(at: 0)
        hover.forgetAll()
        gestures.forgetAll()
    }
}

/// What still counts as a tap.
enum TapLimits {
    /// Between two taps in a row, and between the fingers of one.
    static let pause: TimeInterval = 0.35
    /// How far a finger may slip.
    static let slip: CGFloat = 45
    /// How long one of several taps may last; a single one may last as long as it likes.
    static let duration: TimeInterval = 0.75
}
