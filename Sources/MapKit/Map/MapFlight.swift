import AppleFoundation
import MapEngine
import QuartzCore
import UIKit

/// Moves a map over some frames: to another look, or on after a finger has let go.
@MainActor final class MapFlight {
    private let start = CACurrentMediaTime()
    private let duration: TimeInterval
    private let look: (Double) -> Viewport
    private let step: @MainActor (Viewport) -> Void
    private var end: (@MainActor (Bool) -> Void)?
    private var link: CADisplayLink?

    /// `look` says what shows after a time; `end` is called once, with whether it came to its end.
    init(
        duration: TimeInterval, look: @escaping (Double) -> Viewport, step: @escaping @MainActor (Viewport) -> Void,
        end: @escaping @MainActor (Bool) -> Void
    ) {
        (self.duration, self.look, self.step, self.end) = (duration, look, step, end)
        let link = CADisplayLink { [weak self] link in MainActor.assumeIsolated { self?.tick(link.timestamp) } }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    static func to(
        _ goal: Viewport, from start: Viewport, step: @escaping @MainActor (Viewport) -> Void,
        end: @escaping @MainActor (Bool) -> Void
    ) -> MapFlight {
        let place = start.screen(goal.center)
        let screens = hypot(place.x - start.width / 2, place.y - start.height / 2) / max(start.width, start.height)
        let duration = min(0.45 + 0.15 * log2(1 + screens), 1.2)
        return MapFlight(
            duration: duration,
            look: { time in
                let share = min(time / duration, 1)
                return start.between(goal, share: share * share * (3 - 2 * share))
            }, step: step, end: end)
    }

    /// Rolls out: as much of its speed is left after each millisecond.
    static func rolling(
        _ start: Viewport, velocity: CGPoint, step: @escaping @MainActor (Viewport) -> Void,
        end: @escaping @MainActor (Bool) -> Void
    ) -> MapFlight {
        let decay = 1000 * log(0.996)
        let speed = Double(hypot(velocity.x, velocity.y))
        return MapFlight(
            duration: log(0.5 * -decay / speed) / decay,
            look: { time in
                let way = (exp(decay * time) - 1) / decay
                return start.dragged(fromX: 0, 0, toX: Double(velocity.x) * way, Double(velocity.y) * way)
            }, step: step, end: end)
    }

    private func tick(_ now: CFTimeInterval) {
        let time = now - start
        step(look(min(time, duration)))
        if time >= duration { stop(finished: true) }
    }

    func stop(finished: Bool = false) {
        link?.invalidate()
        link = nil
        let end = end
        self.end = nil
        end?(finished)
    }
}
