import AppleFoundation
import CoreGraphics
import UIKit

/// The mouse as a finger, or with Alt as two of them on either side of a middle; a finger that slides off the glass comes up there.
package struct MouseFingers {
    package enum Input {
        case moved, pressed, released
        /// The pointer is outside of the window.
        case left
        /// A modifier key went down or up.
        case modified
    }

    /// The fingers of the mouse, apart from those of a touch screen.
    private let identifiers: (first: Int, second: Int, hover: Int)

    /// The screen, in points.
    package var bounds: CGRect
    private var place = CGPoint.zero
    /// Between two fingers.
    private var middle: CGPoint?
    private var isDown = false
    private var hasSecond = false
    private var isHovering = false
    /// The button is down, but the finger has left the glass.
    private var isBeside = false

    /// Each of several mice before one screen has a number of its own.
    package init(bounds: CGRect, number: Int = 0) {
        self.bounds = bounds
        identifiers = (-1 - 3 * number, -2 - 3 * number, -3 - 3 * number)
    }

    /// Where marks are to be shown: two fingers are invisible otherwise.
    package var marks: [CGPoint] {
        guard let middle else { return [] }
        return [place, opposite(middle)]
    }

    private func opposite(_ middle: CGPoint) -> CGPoint { CGPoint(x: 2 * middle.x - place.x, y: 2 * middle.y - place.y) }

    package mutating func receive(_ input: Input, at point: CGPoint, two: Bool, together: Bool, time: TimeInterval)
        -> [HostTouch]
    {
        let old = place
        if input != .left { place = point }
        if isDown {
            if hasSecond, together, let middle {
                self.middle = CGPoint(x: middle.x + place.x - old.x, y: middle.y + place.y - old.y)
            }
        } else {
            middle = two && input != .left ? middle ?? CGPoint(x: bounds.midX, y: bounds.midY) : nil
            if together, two, let middle {
                self.middle = CGPoint(x: middle.x + place.x - old.x, y: middle.y + place.y - old.y)
            }
        }
        switch input {
        case .pressed: return press(two, time)
        case .released: return release(two, time)
        case .moved: return isDown ? drag(time) : isBeside ? [] : hover(time)
        case .modified: return isDown ? drag(time) : []
        case .left: return leave(time)
        }
    }

    private mutating func press(_ two: Bool, _ time: TimeInterval) -> [HostTouch] {
        guard !isDown, bounds.contains(place) else { return [] }
        (isDown, hasSecond) = (true, two)
        return exit(time) + touches(.began, time)
    }

    private mutating func drag(_ time: TimeInterval) -> [HostTouch] {
        if !bounds.contains(place) {
            isBeside = true
            return lift(.ended, time)
        }
        return touches(.moved, time)
    }

    private mutating func release(_ two: Bool, _ time: TimeInterval) -> [HostTouch] {
        isBeside = false
        guard isDown else { return [] }
        let touches = lift(.ended, time)
        if !two { middle = nil }
        return touches
    }

    private mutating func leave(_ time: TimeInterval) -> [HostTouch] { isDown ? [] : exit(time) }

    private mutating func lift(_ phase: UITouch.Phase, _ time: TimeInterval) -> [HostTouch] {
        isDown = false
        return touches(phase, time)
    }

    /// The glass has edges.
    private func onGlass(_ point: CGPoint) -> CGPoint {
        CGPoint(
            x: min(max(point.x, bounds.minX), bounds.maxX - 0.5), y: min(max(point.y, bounds.minY), bounds.maxY - 0.5))
    }

    private func touches(_ phase: UITouch.Phase, _ time: TimeInterval) -> [HostTouch] {
        var touches = [
            HostTouch(identifier: identifiers.first, phase: phase, location: onGlass(place), timestamp: time)
        ]
        if hasSecond, let middle {
            touches.append(
                HostTouch(
                    identifier: identifiers.second, phase: phase, location: onGlass(opposite(middle)), timestamp: time))
        }
        return touches
    }

    /// Nobody holds it any more: what is down does nothing.
    package mutating func cancel(time: TimeInterval) -> [HostTouch] {
        isBeside = false
        return isDown ? lift(.cancelled, time) : exit(time)
    }

    // MARK: Hovering

    private mutating func hover(_ time: TimeInterval) -> [HostTouch] {
        guard bounds.contains(place) else { return exit(time) }
        defer { isHovering = true }
        return [pointer(isHovering ? .regionMoved : .regionEntered, time)]
    }

    private mutating func exit(_ time: TimeInterval) -> [HostTouch] {
        guard isHovering else { return [] }
        isHovering = false
        return [pointer(.regionExited, time)]
    }

    private func pointer(_ phase: UITouch.Phase, _ time: TimeInterval) -> HostTouch {
        var touch = HostTouch(identifier: identifiers.hover, phase: phase, location: place, timestamp: time)
        touch.type = .indirectPointer
        return touch
    }
}
