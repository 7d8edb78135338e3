import AppleFoundation
import CoreGraphics

/// Recognises two fingers that turn about each other.
open class UIRotationGestureRecognizer: UIGestureRecognizer {
    /// Radians since the beginning, clockwise; set it to count from there on.
    open var rotation: CGFloat {
        get { ownRotation }
        set {
            ownRotation = newValue
            meter.reset()
            meter.add(CGPoint(x: newValue, y: 0), at: lastTime)
        }
    }

    /// Radians per second.
    open var velocity: CGFloat { meter.velocity(at: lastTime).x }

    private var ownRotation: CGFloat = 0
    private var last: FingerPair?
    private var meter = VelocityMeter()
    private var lastTime: TimeInterval = 0
    /// How far the fingers turn before it is a rotation.
    private static let slop: CGFloat = 0.12

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    open override func reset() {
        ownRotation = 0
        last = nil
        meter.reset()
    }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > 2 {
            if state.isActive { for touch in touches { ignore(touch, for: event) } } else { state = .failed }
            return
        }
        last = FingerPair(tracking.touches)
        lastTime = event.timestamp
        meter.add(CGPoint(x: ownRotation, y: 0), at: lastTime)
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let pair = FingerPair(tracking.touches), let previous = last else {
            if state.isActive { state = .changed }
            return
        }
        ownRotation += pair.turn(from: previous)
        last = pair
        lastTime = event.timestamp
        meter.add(CGPoint(x: ownRotation, y: 0), at: lastTime)
        if state.isActive {
            state = .changed
        } else if abs(ownRotation) >= Self.slop {
            state = .began
        }
    }

    /// Two fingers on a trackpad, which are no touches.
    final func follow(_ event: HostPinch) {
        lastTime = event.timestamp
        if event.phase == .began { reset() }
        ownRotation += event.rotation
        meter.add(CGPoint(x: ownRotation, y: 0), at: lastTime)
        switch event.phase {
        case .ended: if state.isActive { state = .ended } else { reset() }
        case .cancelled: if state.isActive { state = .cancelled } else { reset() }
        case .began, .moved:
            if state.isActive { state = .changed } else if abs(ownRotation) >= Self.slop { state = .began }
        }
    }

    /// One finger may be lifted and come back; the rotation ends with the second.
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
