import AppleFoundation
import CoreGraphics

/// What a recogniser and the arbiter know of the gesture in progress.
@MainActor struct GestureTracking {
    var state = UIGestureRecognizer.State.possible
    /// Recognised, but for others that have to fail first.
    var wish: UIGestureRecognizer.State?
    var hasAskedToBegin = false
    var needsAction = false
    /// In the order in which they came down.
    var touches: [UITouch] = []
    var presses: [UIPress] = []
    weak var window: UIWindow?
    /// The middle of the touches, in the window's coordinates.
    var location = CGPoint.zero

    mutating func updateLocation() {
        guard let first = touches.first else { return }
        if window == nil { window = first.window }
        var sum = CGPoint.zero
        for touch in touches {
            sum.x += touch.windowLocation.x
            sum.y += touch.windowLocation.y
        }
        location = CGPoint(x: sum.x / CGFloat(touches.count), y: sum.y / CGFloat(touches.count))
    }
}

/// A recogniser that is not kept.
struct WeakGesture {
    weak var recognizer: UIGestureRecognizer?
    init(_ recognizer: UIGestureRecognizer) { self.recognizer = recognizer }
}

/// Who is told of a gesture.
struct GestureTargets {
    private struct Entry {
        weak var target: AnyObject?
        let action: Selector
    }

    private var entries: [Entry] = []

    mutating func add(_ target: Any, _ action: Selector) {
        let object = objectOf(target)
        if entries.contains(where: { $0.target === object && $0.action == action }) { return }
        entries.append(Entry(target: object, action: action))
    }

    mutating func remove(_ target: Any?, _ action: Selector?) {
        let object = target.map(objectOf)
        entries.removeAll { entry in
            (object == nil || entry.target === object) && (action == nil || entry.action == action)
        }
    }

    @MainActor func send(_ recognizer: UIGestureRecognizer) {
        for entry in entries {
            guard let target = entry.target else { continue }
            ActionCall.send(entry.action, to: target, from: recognizer, [recognizer])
        }
    }
}

/// Measures how fast something moves, from what was seen in the last tenth of a second.
struct VelocityMeter {
    private var samples: [(time: TimeInterval, value: CGPoint)] = []
    private static let window: TimeInterval = 0.1

    mutating func reset() { samples.removeAll(keepingCapacity: true) }

    mutating func add(_ value: CGPoint, at time: TimeInterval) {
        if let last = samples.last, time - last.time < 0.0005 {
            // Two reports of one moment are one; the first stays, so that lifting a finger changes nothing.
            if samples.count == 1 { samples[0].value = value }
            return
        }
        samples.append((time, value))
        samples.removeAll { $0.time < time - Self.window - 1e-6 }
    }

    /// Per second; the newest movement counts most.
    func velocity(at time: TimeInterval) -> CGPoint {
        guard samples.count > 1, let last = samples.last, time - last.time < Self.window else { return .zero }
        let recent = samples.suffix(4)
        var weight: CGFloat = 0
        var sum = CGPoint.zero
        var previous = recent.first!
        for (index, sample) in recent.dropFirst().enumerated() {
            let duration = CGFloat(sample.time - previous.time)
            let share = CGFloat(index + 1)
            sum.x += (sample.value.x - previous.value.x) / duration * share
            sum.y += (sample.value.y - previous.value.y) / duration * share
            weight += share
            previous = sample
        }
        return CGPoint(x: sum.x / weight, y: sum.y / weight)
    }
}
