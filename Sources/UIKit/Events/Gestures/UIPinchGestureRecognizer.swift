import AppleFoundation
import CoreGraphics

/// Recognises two fingers that move together or apart.
open class UIPinchGestureRecognizer: UIGestureRecognizer {
    /// How much larger the distance is than at the beginning; set it to count from there on.
    open var scale: CGFloat {
        get { ownScale }
        set {
            ownScale = newValue
            meter.reset()
            meter.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// Scale per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x }

    private var ownScale: CGFloat = 1
    private var start: FingerPair?
    private var last: FingerPair?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    /// How much the distance changes before it is a pinch.
    private static let slop: CGFloat = 8

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    open override func reset() {
        ownScale = 1
        start = nil
        last = nil
        meter.reset()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
            return
        }
        last = FingerPair(tracking.touches)
        if start == nil { start = last }
        lastTime = event.timestamp
        meter.add(CGPoint(x: ownScale, y: 0), at: lastTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(tracking.touches), let start, let previous = last else {
            if state.isActive { state = .changed }
            return
        }
        ownScale *= pair.distance / previous.distance
        last = pair
        lastTime = event.timestamp
        meter.add(CGPoint(x: ownScale, y: 0), at: lastTime)
        if state.isActive {
            state = .changed
        } else if abs(pair.distance - start.distance) >= Self.slop {
            state = .began
        }
    }

    /// Two fingers on a trackpad, which are no touches.
    final func follow(_ event: HostPinch) {
        lastTime = event.timestamp
        if event.phase == .began { reset() }
        ownScale *= event.scale
        meter.add(CGPoint(x: ownScale, y: 0), at: lastTime)
        switch event.phase {
        case .ended: if state.isActive { state = .ended } else { reset() }
        case .cancelled: if state.isActive { state = .cancelled } else { reset() }
        case .began, .moved:
            if state.isActive { state = .changed } else if ownScale != 1 { state = .began }
        }
    }

    /// One finger may be lifted and come back; the pinch ends with the second.
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        lastTime = event.timestamp
        if touchesDown.isEmpty {
            state = state.isActive ? .ended : .failed
        } else if state.isActive {
            state = .changed
        }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        state = state.isActive ? .cancelled : .failed
    }
}
