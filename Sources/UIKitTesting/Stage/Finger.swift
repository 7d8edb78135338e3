import AppleFoundation
import CoreGraphics
import HeadlessHost
import UIKit

/// A finger on a stage's screen, for gestures that a test wants to look into while they go on.
///
/// ```swift
/// let finger = stage.touchDown(at: CGPoint(x: 100, y: 300))
/// finger.move(to: CGPoint(x: 250, y: 300), duration: 0.2)
/// #expect(drawer.frame.minX == -50)
/// finger.lift()
/// ```
@preconcurrency @MainActor public final class Finger {
    /// Where it is, in the window's points.
    public private(set) var location: CGPoint
    public private(set) var isDown = true
    private let stage: Stage
    private let identifier: Int

    init(stage: Stage, identifier: Int, location: CGPoint) {
        self.stage = stage
        self.identifier = identifier
        self.location = location
        stage.perform([step(.began, location, at: 0)])
    }

    private func step(_ phase: UITouch.Phase, _ point: CGPoint, at time: TimeInterval) -> TouchScript.Step {
        TouchScript.Step(time: time, finger: identifier, phase: phase, location: point)
    }

    /// Moves in a straight line, seen sixty times a second. Without a duration it is there at once.
    public func move(to point: CGPoint, duration: TimeInterval = 0) {
        require(isDown, "This finger has been lifted. Ask the stage for another one.")
        let count = max(1, Int((duration * 60).rounded()))
        let start = location
        location = point
        stage.perform(
            (1...count).map { index in
                let share = CGFloat(index) / CGFloat(count)
                let place = CGPoint(x: start.x + (point.x - start.x) * share, y: start.y + (point.y - start.y) * share)
                return step(.moved, place, at: duration * Double(share))
            })
    }

    public func move(by way: CGVector, duration: TimeInterval = 0) {
        move(to: CGPoint(x: location.x + way.dx, y: location.y + way.dy), duration: duration)
    }

    public func lift() { end(.ended) }

    /// As when a call comes in.
    public func cancel() { end(.cancelled) }

    private func end(_ phase: UITouch.Phase) {
        guard isDown else { return }
        isDown = false
        stage.perform([step(phase, location, at: 0)])
    }
}
