import AppleFoundation
import CoreGraphics

/// Follows a pointer over its view without a button being pressed.
open class UIHoverGestureRecognizer: UIGestureRecognizer {
    override public init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        cancelsTouchesInView = false
        delaysTouchesEnded = false
    }

    /// From 0, on the screen, to 1, as far away as it can be noticed.
    open internal(set) var zOffset: CGFloat = 0
    open var altitudeAngle: CGFloat { .pi / 2 }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    /// Pointers press nothing here.
    open override func shouldReceive(_ event: UIEvent) -> Bool { event.type == .hover }
    open override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }
    open override func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    /// The pointer came, moved or went.
    final func follow(_ phase: UITouch.Phase, at location: CGPoint, in window: UIWindow) {
        tracking.location = location
        tracking.window = window
        switch phase {
        case .regionEntered: state = .began
        case .regionExited: state = state.isActive ? .ended : .failed
        default: state = state.isActive ? .changed : .began
        }
    }
}
