import AppleFoundation

/// One finger on the screen, from the moment it comes down to the moment it is lifted.
@preconcurrency @MainActor
open class UITouch: NSObject {
    public enum Phase: Int, Sendable {
        case began = 0
        case moved = 1
        case stationary = 2
        case ended = 3
        case cancelled = 4
        case regionEntered = 5
        case regionMoved = 6
        case regionExited = 7
    }

    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
    }

    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    open internal(set) var type: TouchType = .direct
    open internal(set) var majorRadius: CGFloat = 0
    open internal(set) var majorRadiusTolerance: CGFloat = 0
    open internal(set) var force: CGFloat = 0
    open internal(set) var maximumPossibleForce: CGFloat = 0
    /// The view the touch began in; it stays the same when the finger moves elsewhere.
    open internal(set) var view: UIView?
    open internal(set) var window: UIWindow?
    /// In the window's coordinates.
    var windowLocation = CGPoint.zero
    var previousWindowLocation = CGPoint.zero

    nonisolated override init() { super.init() }

    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }
}
