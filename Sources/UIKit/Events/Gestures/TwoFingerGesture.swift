import AppleFoundation
import CoreGraphics

/// Follows two fingers: how far apart they are, and which way the line between them points.
@MainActor struct FingerPair {
    let distance: CGFloat
    let angle: CGFloat

    /// Nil unless two fingers are down.
    init?(_ touches: [UITouch]) {
        guard touches.count == 2 else { return nil }
        let dx = touches[1].windowLocation.x - touches[0].windowLocation.x
        let dy = touches[1].windowLocation.y - touches[0].windowLocation.y
        distance = max(1, hypot(dx, dy))
        angle = atan2(dy, dx)
    }

    /// The smaller way round.
    func turn(from earlier: FingerPair) -> CGFloat {
        var turn = angle - earlier.angle
        while turn > .pi { turn -= 2 * .pi }
        while turn < -.pi { turn += 2 * .pi }
        return turn
    }
}

extension UIGestureRecognizer {
    final var touchesDown: [UITouch] { tracking.touches.filter { $0.phase != .ended && $0.phase != .cancelled } }
}
