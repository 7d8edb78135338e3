import AppleFoundation
import CoreGraphics

/// Recognises a quick stroke in one direction.
open class UISwipeGestureRecognizer: UIGestureRecognizer {
    /// Ways of a swipe; with several the recogniser doesn't tell which one it was.
    public struct Direction: OptionSet, Hashable, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let right = Direction(rawValue: 1 << 0)
        public static let left = Direction(rawValue: 1 << 1)
        public static let up = Direction(rawValue: 1 << 2)
        public static let down = Direction(rawValue: 1 << 3)
    }

    /// Any one of these.
    open var direction = Direction.right
    open var numberOfTouchesRequired = 1

    private var start: CGPoint?
    private var startTime: TimeInterval = 0

    /// How long a swipe may last, how far it goes, and how steeply it may lean.
    private static let duration: TimeInterval = 0.5
    private static let distance: CGFloat = 50
    private static let lean: CGFloat = 0.6

    override public init(target: Any?, action: Selector?) { super.init(target: target, action: action) }

    open override func reset() { start = nil }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        if numberOfTouches > numberOfTouchesRequired {
            state = .failed
        } else if numberOfTouches == numberOfTouchesRequired {
            start = tracking.location
            startTime = event.timestamp
        }
    }

    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let start, state == .possible else { return }
        if event.timestamp - startTime > Self.duration {
            state = .failed
            return
        }
        let way = CGPoint(x: tracking.location.x - start.x, y: tracking.location.y - start.y)
        if isFar(way) {
            state = matches(way) ? .ended : .failed
        } else if TapSequence.distance(.zero, way) > Self.distance * 1.5 {
            state = .failed
        }
    }

    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        touchesMoved(touches, with: event)
        if state == .possible { state = .failed }
    }

    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { state = .failed }

    private func isFar(_ way: CGPoint) -> Bool { max(abs(way.x), abs(way.y)) >= Self.distance }

    private func matches(_ way: CGPoint) -> Bool {
        func leans(_ side: CGFloat, _ forth: CGFloat) -> Bool { abs(side) <= abs(forth) * Self.lean }
        if direction.contains(.right), way.x > 0, leans(way.y, way.x) { return true }
        if direction.contains(.left), way.x < 0, leans(way.y, way.x) { return true }
        if direction.contains(.down), way.y > 0, leans(way.x, way.y) { return true }
        return direction.contains(.up) && way.y < 0 && leans(way.x, way.y)
    }
}
