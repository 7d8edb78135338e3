import AppleFoundation
import CoreGraphics

/// One finger on the screen, from the moment it comes down to the moment it is lifted.
@preconcurrency @MainActor
open class UITouch: _MainActorObject {
    /// How far a touch is; a stationary one is in its event because another one moved.
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

    /// What touches: a finger, a pencil, a pointer.
    public enum TouchType: Int, Sendable {
        case direct = 0
        case indirect = 1
        case pencil = 2
        case indirectPointer = 3
        public static var stylus: TouchType { .pencil }
    }

    /// What could be known of a touch only later.
    public struct Properties: OptionSet, Hashable, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let force = Properties(rawValue: 1 << 0)
        public static let azimuth = Properties(rawValue: 1 << 1)
        public static let altitude = Properties(rawValue: 1 << 2)
        public static let location = Properties(rawValue: 1 << 3)
        public static let roll = Properties(rawValue: 1 << 4)
    }

    // MARK: Collaborators
    /// Which recognisers it was given to.
    final var recognizers: [UIGestureRecognizer] = []
    /// How far its view has been told.
    final var delivery = TouchProgress()

    // MARK: When and what
    open internal(set) var timestamp: TimeInterval = 0
    open internal(set) var phase: Phase = .began
    open internal(set) var tapCount = 1
    open internal(set) var type: TouchType = .direct
    open internal(set) var majorRadius: CGFloat = 20
    open internal(set) var majorRadiusTolerance: CGFloat = 5
    open internal(set) var force: CGFloat = 0
    open internal(set) var maximumPossibleForce: CGFloat = 0
    open internal(set) var altitudeAngle: CGFloat = .pi / 2
    open internal(set) var estimationUpdateIndex: NSNumber?
    open internal(set) var estimatedProperties: Properties = []
    open internal(set) var estimatedPropertiesExpectingUpdates: Properties = []

    // MARK: Where
    /// The view the touch began in; it stays the same when the finger moves elsewhere.
    open internal(set) var view: UIView?
    open internal(set) var window: UIWindow?
    open var gestureRecognizers: [UIGestureRecognizer]? { recognizers }
    /// In the window's coordinates.
    final var windowLocation = CGPoint.zero
    final var previousWindowLocation = CGPoint.zero

    public override init() { super.init() }

    open func location(in view: UIView?) -> CGPoint { convert(windowLocation, to: view) }
    open func previousLocation(in view: UIView?) -> CGPoint { convert(previousWindowLocation, to: view) }
    open func preciseLocation(in view: UIView?) -> CGPoint { location(in: view) }
    open func precisePreviousLocation(in view: UIView?) -> CGPoint { previousLocation(in: view) }
    open func azimuthAngle(in view: UIView?) -> CGFloat { 0 }
    open func azimuthUnitVector(in view: UIView?) -> CGVector { CGVector(dx: 1, dy: 0) }

    private func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
        guard let view, let window else { return point }
        return window.convert(point, to: view)
    }

    /// What it is now, for the list of what came between two events.
    final func copied() -> UITouch {
        let copy = UITouch()
        copy.timestamp = timestamp
        copy.phase = phase
        copy.tapCount = tapCount
        copy.type = type
        copy.view = view
        copy.window = window
        copy.windowLocation = windowLocation
        copy.previousWindowLocation = previousWindowLocation
        return copy
    }
}

/// How much of a touch its view has heard.
struct TouchProgress {
    enum Stage {
        /// The view has not been told, because a gesture may still claim the touch.
        case waiting
        case begun
        /// Told of the end or the cancellation, or never to be told anything.
        case over
    }

    var stage = Stage.waiting
    /// A gesture was recognised and keeps the touch.
    var isClaimed = false
    /// The finger has been lifted.
    var hasEnded = false
}
