import AppleFoundation
import CoreGraphics

/// Hands touches to recognisers and decides which of them may recognise: who waits for whom, who stops whom.
@MainActor final class GestureArbiter {
    static var shared: GestureArbiter { TouchDelivery.shared.gestures }

    weak var touches: TouchDelivery?

    /// Who watches touches or still has something to say, in the order in which they get touches.
    private(set) var inPlay: [UIGestureRecognizer] = []
    private var isDelivering = false
    private var isSettling = false

    // MARK: Assigning touches

    /// The recognisers of the touched view and of those around it, innermost first.
    func assign(_ touch: UITouch, event: UIEvent) {
        var found: [UIGestureRecognizer] = []
        var step = touch.view
        while let view = step {
            // Of two on one view the newer comes first.
            for recognizer in (view.gestureRecognizers ?? []).reversed() where accepts(recognizer, touch, event) {
                found.append(recognizer)
            }
            step = view.superview
        }
        touch.recognizers = found
        for recognizer in found {
            recognizer.tracking.touches.append(touch)
            if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
        }
    }

    private func accepts(_ recognizer: UIGestureRecognizer, _ touch: UITouch, _ event: UIEvent) -> Bool {
        guard recognizer.isEnabled, !recognizer.tracking.state.isFinal else { return false }
        guard recognizer.allowedTouchTypes.contains(where: { $0.intValue == touch.type.rawValue }) else { return false }
        if recognizer.requiresExclusiveTouchType, let first = recognizer.tracking.touches.first, first.type != touch.type {
            return false
        }
        guard recognizer.shouldReceive(event) else { return false }
        guard let delegate = recognizer.delegate else { return true }
        if let answer = delegate.`gestureRecognizer:shouldReceiveEvent:`?(recognizer, event), !answer { return false }
        return delegate.`gestureRecognizer:shouldReceiveTouch:`?(recognizer, touch) ?? true
    }

    // MARK: Delivering

    /// Lets the recognisers see an event, and tells those who want to know what came of it.
    func deliver(_ event: UIEvent, touches: [UITouch]) {
        guard !inPlay.isEmpty else { return }
        isDelivering = true
        for recognizer in inPlay {
            if recognizer.tracking.touches.isEmpty { continue }
            recognizer.tracking.updateLocation()
            recognizer.modifierFlags = event.modifierFlags
            recognizer.buttonMask = event.buttonMask
            deliver(touches, to: recognizer, event)
        }
        isDelivering = false
        settle()
    }

    private func deliver(_ touches: [UITouch], to recognizer: UIGestureRecognizer, _ event: UIEvent) {
        func set(_ phase: UITouch.Phase) -> Set<UITouch> {
            Set(touches.lazy.filter { touch in touch.phase == phase && recognizer.isWatching(touch) })
        }
        func isOpen() -> Bool { !recognizer.tracking.state.isFinal && recognizer.isEnabled }
        let began = set(.began)
        let moved = set(.moved)
        let ended = set(.ended)
        let cancelled = set(.cancelled)
        if isOpen(), !began.isEmpty {
            recognizer.touchesBegan(began, with: event)
            // Fingers that join a gesture that is going on are lost to the views as well.
            if recognizer.tracking.state.isActive { claimTouches(of: recognizer) }
        }
        if isOpen(), !moved.isEmpty { recognizer.touchesMoved(moved, with: event) }
        if isOpen(), !ended.isEmpty { recognizer.touchesEnded(ended, with: event) }
        if isOpen(), !cancelled.isEmpty { recognizer.touchesCancelled(cancelled, with: event) }
    }

    /// Touches that have ended leave their recognisers; those that are through begin afresh.
    func release(_ touches: [UITouch]) {
        guard !inPlay.isEmpty else { return }
        for touch in touches {
            for recognizer in touch.recognizers { recognizer.tracking.touches.removeAll { $0 === touch } }
        }
        clearUp()
    }

    private func clearUp() {
        var left = false
        for recognizer in inPlay where recognizer.tracking.touches.isEmpty {
            let tracking = recognizer.tracking
            if tracking.state.isFinal {
                restart(recognizer)
                left = true
            } else if tracking.state == .possible, tracking.wish == nil, !recognizer.awaitsMoreTouches {
                left = true
            }
        }
        guard left else { return }
        inPlay.removeAll { recognizer in
            let tracking = recognizer.tracking
            return tracking.touches.isEmpty && tracking.state == .possible && tracking.wish == nil
                && !recognizer.awaitsMoreTouches
        }
        resumeWaiting()
    }

    private func restart(_ recognizer: UIGestureRecognizer) {
        recognizer.reset()
        let location = recognizer.tracking.location
        let window = recognizer.tracking.window
        recognizer.tracking = GestureTracking()
        // Whoever asks late still learns where it was.
        recognizer.tracking.location = location
        recognizer.tracking.window = window
    }

    // MARK: Changing states

    /// Subclasses set their state as touches come, or whenever a timer says so.
    func set(_ new: UIGestureRecognizer.State, on recognizer: UIGestureRecognizer) {
        switch GestureStateMachine.step(from: recognizer.tracking.state, to: new) {
        case .refused: return
        case .recognise(let wish):
            if !inPlay.contains(where: { $0 === recognizer }) { inPlay.append(recognizer) }
            // Who waits already goes on waiting, for the newer state.
            if recognizer.tracking.wish != nil {
                if wish == .ended { recognizer.tracking.wish = wish }
                return
            }
            tryToRecognise(recognizer, wish)
        case .move(.failed): fail(recognizer)
        case .move(let state):
            // It began in this very event, when another one failed: its beginning is told first.
            if recognizer.tracking.state == .began, recognizer.tracking.needsAction {
                if state == .changed { break }
                recognizer.tracking.needsAction = false
                recognizer.sendActions()
            }
            _objcChange(recognizer, "state") { recognizer.tracking.state = state }
            recognizer.tracking.needsAction = true
        }
        settleUnlessDelivering()
    }

    private func tryToRecognise(_ recognizer: UIGestureRecognizer, _ wish: UIGestureRecognizer.State) {
        if !recognizer.tracking.hasAskedToBegin {
            recognizer.tracking.hasAskedToBegin = true
            guard mayBegin(recognizer) else { return fail(recognizer) }
            // Whoever was asked may have turned it off.
            guard recognizer.isEnabled, recognizer.tracking.state == .possible else { return }
        }
        if inPlay.contains(where: { other in blocks(other, recognizer) }) {
            recognizer.tracking.wish = wish
            return
        }
        recognizer.tracking.wish = nil
        if inPlay.contains(where: { other in other.tracking.state.isRecognized && stops(other, recognizer) }) {
            return fail(recognizer)
        }
        _objcChange(recognizer, "state") { recognizer.tracking.state = wish }
        recognizer.tracking.needsAction = true
        claimTouches(of: recognizer)
        for other in inPlay where other !== recognizer && other.tracking.state == .possible {
            if stops(recognizer, other) || (isWaiting(other, for: recognizer)) { fail(other) }
        }
    }

    private func claimTouches(of recognizer: UIGestureRecognizer) {
        guard recognizer.cancelsTouchesInView else { return }
        for touch in recognizer.tracking.touches { touch.delivery.isClaimed = true }
        touches?.claimWithheld(by: recognizer)
    }

    private func mayBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        if recognizer.isSimpleTap, let view = recognizer.view, recognizer.isOverControl(inside: view) { return false }
        if let view = recognizer.view, !view.gestureRecognizerShouldBegin(recognizer) { return false }
        guard recognizer.delegate?.`gestureRecognizerShouldBegin(_:)`?(recognizer) ?? true else { return false }
        return recognizer.mayBegin
    }

    /// Whether `recognizer` has to wait because `other` may still succeed.
    private func blocks(_ other: UIGestureRecognizer, _ recognizer: UIGestureRecognizer) -> Bool {
        other !== recognizer && other.tracking.state == .possible && isInvolved(other) && isWaiting(recognizer, for: other)
    }

    private func isInvolved(_ recognizer: UIGestureRecognizer) -> Bool {
        !recognizer.tracking.touches.isEmpty || recognizer.tracking.wish != nil || recognizer.awaitsMoreTouches
    }

    private func isWaiting(_ recognizer: UIGestureRecognizer, for other: UIGestureRecognizer) -> Bool {
        if recognizer.requirements.contains(where: { $0.recognizer === other }) { return true }
        guard areRelated(recognizer, other) else { return false }
        if recognizer.shouldRequireFailure(of: other) || other.shouldBeRequiredToFail(by: recognizer) { return true }
        if recognizer.delegate?.`gestureRecognizer(_:shouldRequireFailureOf:)`?(recognizer, other) == true { return true }
        return other.delegate?.`gestureRecognizer(_:shouldBeRequiredToFailBy:)`?(other, recognizer) == true
    }

    /// Whether `winner`, being recognised, leaves no room for `other`.
    private func stops(_ winner: UIGestureRecognizer, _ other: UIGestureRecognizer) -> Bool {
        guard winner !== other, areRelated(winner, other) else { return false }
        guard winner.canPrevent(other), other.canBePrevented(by: winner) else { return false }
        return !mayBothRecognise(winner, other)
    }

    private func mayBothRecognise(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        if a.delegate?.`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`?(a, b) == true { return true }
        return b.delegate?.`gestureRecognizer(_:shouldRecognizeSimultaneouslyWith:)`?(b, a) == true
    }

    /// Two gestures have to do with each other when one finger counts for both, or one's view lies in the other's.
    private func areRelated(_ a: UIGestureRecognizer, _ b: UIGestureRecognizer) -> Bool {
        if a.tracking.touches.contains(where: { b.isWatching($0) }) { return true }
        guard let first = a.view, let second = b.view else { return false }
        return first.isDescendant(of: second) || second.isDescendant(of: first)
    }

    private func fail(_ recognizer: UIGestureRecognizer) {
        guard recognizer.tracking.state == .possible else { return }
        _objcChange(recognizer, "state") { recognizer.tracking.state = .failed }
        recognizer.tracking.wish = nil
        resumeWaiting()
    }

    private func resumeWaiting() {
        for recognizer in inPlay {
            if let wish = recognizer.tracking.wish, recognizer.tracking.state == .possible { tryToRecognise(recognizer, wish) }
        }
    }

    // MARK: Telling

    private func settleUnlessDelivering() {
        guard !isDelivering, !isSettling else { return }
        settle()
        // Outside of an event nobody else clears up.
        clearUp()
        touches?.catchUp()
    }

    private func settle() {
        guard !isSettling else { return }
        isSettling = true
        defer { isSettling = false }
        // Actions may change other gestures' states; each change is told.
        for _ in 0..<32 {
            let changed = inPlay.filter(\.tracking.needsAction)
            if changed.isEmpty { break }
            for recognizer in changed where recognizer.tracking.needsAction {
                recognizer.tracking.needsAction = false
                recognizer.sendActions()
            }
        }
    }

    // MARK: Leaving

    /// Ends what the recogniser is doing, because it was turned off or taken from its view.
    func drop(_ recognizer: UIGestureRecognizer) {
        guard inPlay.contains(where: { $0 === recognizer }) else { return }
        set(.cancelled, on: recognizer)
        for touch in recognizer.tracking.touches { touch.recognizers.removeAll { $0 === recognizer } }
        recognizer.tracking.touches = []
        if !isDelivering, !isSettling {
            clearUp()
            touches?.catchUp()
        }
    }

    func ignore(_ touch: UITouch, by recognizer: UIGestureRecognizer) {
        recognizer.tracking.touches.removeAll { $0 === touch }
        touch.recognizers.removeAll { $0 === recognizer }
    }

    /// Whether a gesture that is not decided yet keeps the touch's beginning, or its end, from its view.
    func withholds(_ touch: UITouch, _ habit: KeyPath<UIGestureRecognizer, Bool>) -> Bool {
        touch.recognizers.contains { recognizer in
            recognizer[keyPath: habit] && recognizer.tracking.state == .possible && recognizer.isEnabled
                && (recognizer.isWatching(touch) || recognizer.tracking.wish != nil || recognizer.awaitsMoreTouches)
        }
    }

    /// A new stage has no old gestures.
    func forgetAll() {
        for recognizer in inPlay { restart(recognizer) }
        inPlay = []
        isDelivering = false
        isSettling = false
    }
}

extension UIGestureRecognizer {
    final func isWatching(_ touch: UITouch) -> Bool { tracking.touches.contains { $0 === touch } }

    /// Whether a finger of the gesture is on an enabled control between the touched view and the recogniser's.
    fileprivate final func isOverControl(inside outer: UIView) -> Bool {
        tracking.touches.contains { touch in
            var step = touch.view
            while let view = step, view !== outer {
                if let control = view as? UIControl { return (control as any TapKeeper).keepsTaps }
                step = view.superview
            }
            return false
        }
    }
}
