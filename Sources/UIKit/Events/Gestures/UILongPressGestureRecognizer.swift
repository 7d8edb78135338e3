import AppleFoundation
import CoreGraphics

/// Recognises fingers that stay down for a while; they may be dragged afterwards.
open class UILongPressGestureRecognizer: UIGestureRecognizer {
    /// How many taps come before the long press.
    open var numberOfTapsRequired = 0
    open var numberOfTouchesRequired = 1
    open var minimumPressDuration: TimeInterval = 0.5
    /// How far the fingers may move before it is recognised.
    open var allowableMovement: CGFloat = 10

    private var taps = TapSequence()
    private let clock = GestureTimer()
    private var starts: [ObjectIdentifier: CGPoint] = [:]

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    override var awaitsMoreTouches: Bool { state == .possible && taps.count > 0 }

    open override func reset() {
        clock.stop()
        taps = TapSequence()
        starts = [:]
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard state == .possible else { return }
        if taps.began(touches, all: numberOfTouches, limit: numberOfTouchesRequired) == .failed {
            state = .failed
            return
        }
        for touch in touches { starts[ObjectIdentifier(touch)] = touch.windowLocation }
        guard numberOfTouches == numberOfTouchesRequired else { return }
        if taps.count < numberOfTapsRequired {
            clock.start(at: event.timestamp + TapLimits.duration) { [weak self] in self?.state = .failed }
        } else if minimumPressDuration <= 0 {
            state = .began
        } else {
            clock.start(at: event.timestamp + minimumPressDuration) { [weak self] in self?.state = .began }
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            state = .changed
        } else if state == .possible {
            for touch in touches {
                guard let start = starts[ObjectIdentifier(touch)] else { continue }
                if TapSequence.distance(start, touch.windowLocation) > allowableMovement {
                    state = .failed
                    return
                }
            }
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        if state.isActive {
            if touches.count == numberOfTouches { state = .ended }
            return
        }
        guard taps.count < numberOfTapsRequired else {
            state = .failed
            return
        }
        let verdict = taps.ended(touches, all: numberOfTouches, fingers: numberOfTouchesRequired, taps: .max)
        switch verdict {
        case .wait: clock.start(at: event.timestamp + TapLimits.pause) { [weak self] in self?.state = .failed }
        case .failed: state = .failed
        default: break
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }
}
