import AppleFoundation
import CoreGraphics

/// What fingers do, with everything that was reported since the last event.
final class UITouchesEvent: UIEvent {
    private var coalesced: [ObjectIdentifier: [UITouch]] = [:]

    override var type: EventType { .touches }

    func begin(at time: TimeInterval) {
        timestamp = time
        coalesced.removeAll(keepingCapacity: true)
    }

    /// Remembers what a touch is now, in case it moves again before the event is sent.
    func note(_ touch: UITouch) { coalesced[ObjectIdentifier(touch), default: []].append(touch.copied()) }

    override func coalescedTouches(for touch: UITouch) -> [UITouch]? { coalesced[ObjectIdentifier(touch)] }

    /// One step further on the way of the last movement.
    override func predictedTouches(for touch: UITouch) -> [UITouch]? {
        guard touch.phase == .moved else { return [] }
        let next = touch.copied()
        let way = CGPoint(
            x: touch.windowLocation.x - touch.previousWindowLocation.x,
            y: touch.windowLocation.y - touch.previousWindowLocation.y)
        next.previousWindowLocation = touch.windowLocation
        next.windowLocation = CGPoint(x: touch.windowLocation.x + way.x, y: touch.windowLocation.y + way.y)
        next.timestamp = touch.timestamp + 1 / 60
        return [next]
    }
}
