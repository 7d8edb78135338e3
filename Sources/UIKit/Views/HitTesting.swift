import AppleFoundation
import CoreGraphics
import QuartzCore

/// Finds the view under a point.
@MainActor enum HitTesting {
    /// Views that are more transparent than this don't exist for touches. Each level counts alone.
    static let leastOpacity: Float = 0.01

    /// The bounds without their right and bottom edge.
    static func contains(_ point: CGPoint, in bounds: CGRect) -> Bool {
        point.x >= bounds.minX && point.x < bounds.maxX && point.y >= bounds.minY && point.y < bounds.maxY
    }

    static func deepestView(in view: UIView, at point: CGPoint, with event: UIEvent?) -> UIView? {
        guard view.isUserInteractionEnabled, !view.flags.contains(.isBarred), !view.isHidden,
            view.viewLayer.opacity > leastOpacity
        else { return nil }
        guard view.point(inside: point, with: event) else { return nil }
        if view.subviewList.isEmpty { return view }
        for child in view.subviews.reversed() {
            // One step down, not the way between any two layers. A view that is seen edge-on can't be touched.
            guard let inside = child.viewLayer.ownPoint(point) else { continue }
            if let hit = DeepStack.call({ child.hitTest(inside, with: event) }) { return hit }
        }
        return view
    }
}
