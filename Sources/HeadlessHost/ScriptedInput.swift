import AppleFoundation
import CoreGraphics
import UIKit

/// Events written down beforehand, as plain data, and handed over when the clock reaches them.
@MainActor package final class ScriptedInput: InputSource {
    private var waiting: [(time: TimeInterval, event: HostEvent)] = []
    private var down: [(number: Int, place: CGPoint)] = []

    /// Where fingers are down.
    package var fingers: [CGPoint] { down.map(\.place) }

    package nonisolated init() {}

    package var isEmpty: Bool { waiting.isEmpty }

    /// The moment of the next event.
    package var nextTime: TimeInterval? { waiting.first?.time }

    /// Adds the script's steps, counted from `start`.
    package func add(_ script: TouchScript, from start: TimeInterval) {
        for step in script.steps {
            let time = start + step.time
            let touch = HostTouch(identifier: step.finger, phase: step.phase, location: step.location, timestamp: time)
            waiting.append((time, .touch(touch)))
        }
        // Swift's sort keeps no order among equals, and fingers that land together must stay in the script's order.
        waiting = waiting.enumerated().sorted { ($0.element.time, $0.offset) < ($1.element.time, $1.offset) }
            .map(\.element)
    }

    package var now: () -> TimeInterval = { .infinity }

    package func takeEvents() -> [HostEvent] {
        let now = now() + 1e-9
        let due = waiting.prefix { $0.time <= now }
        waiting.removeFirst(due.count)
        for step in due { if case .touch(let touch) = step.event { follow(touch) } }
        return due.map(\.event)
    }
}

extension ScriptedInput {
    private func follow(_ touch: HostTouch) {
        down.removeAll { $0.number == touch.identifier }
        if touch.phase != .ended, touch.phase != .cancelled { down.append((touch.identifier, touch.location)) }
    }
}

/// What fingers do, as plain data: places on the screen in points, times in seconds from the script's beginning.
package struct TouchScript: Hashable, Sendable {
    package struct Step: Hashable, Sendable {
        package var time: TimeInterval
        package var finger: Int
        package var phase: UITouch.Phase
        package var location: CGPoint

        package init(time: TimeInterval, finger: Int = 0, phase: UITouch.Phase, location: CGPoint) {
            self.time = time
            self.finger = finger
            self.phase = phase
            self.location = location
        }
    }

    package var steps: [Step]

    package init(_ steps: [Step] = []) { self.steps = steps }

    package var duration: TimeInterval { steps.map(\.time).max() ?? 0 }

    package static func tap(at point: CGPoint, holding duration: TimeInterval = 0.05) -> TouchScript {
        TouchScript([
            Step(time: 0, phase: .began, location: point), Step(time: duration, phase: .ended, location: point),
        ])
    }

    /// One finger in a straight line, a step each sixtieth of a second.
    package static func drag(from start: CGPoint, to end: CGPoint, duration: TimeInterval = 0.3) -> TouchScript {
        let count = frames(duration)
        var steps = [Step(time: 0, phase: .began, location: start)]
        for index in 1...count {
            let share = CGFloat(index) / CGFloat(count)
            let point = CGPoint(x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
            steps.append(Step(time: duration * Double(share), phase: .moved, location: point))
        }
        steps.append(Step(time: duration, phase: .ended, location: end))
        return TouchScript(steps)
    }

    /// Two fingers beside a point, 80 points apart, that go apart or together until they are so many times as far.
    package static func pinch(at centre: CGPoint, scale: CGFloat, duration: TimeInterval = 0.3) -> TouchScript {
        // Fingers that end closer than a nail's width would be one.
        let spread = max(40, scale > 0 ? 4 / scale : 40)
        let count = frames(duration)
        var steps: [Step] = []
        for index in 0...count {
            let share = CGFloat(index) / CGFloat(count)
            let distance = spread * (1 + (scale - 1) * share)
            for (finger, side) in [(0, -1), (1, 1)] as [(Int, CGFloat)] {
                let point = CGPoint(x: centre.x + side * distance, y: centre.y)
                let time = duration * Double(share)
                steps.append(Step(time: time, finger: finger, phase: index == 0 ? .began : .moved, location: point))
                if index == count { steps.append(Step(time: duration, finger: finger, phase: .ended, location: point)) }
            }
        }
        return TouchScript(steps)
    }

    /// A step each sixtieth of a second, at least one; not more than an hour's.
    private static func frames(_ duration: TimeInterval) -> Int {
        duration.isFinite ? Int(min(max(1, (duration * 60).rounded()), 216_000)) : 1
    }

    /// This script, then the other one after a pause.
    package func then(_ next: TouchScript, after pause: TimeInterval = 0.1) -> TouchScript {
        let start = duration + pause
        return TouchScript(
            steps
                + next.steps.map { step in
                    var later = step
                    later.time += start
                    return later
                })
    }
}
