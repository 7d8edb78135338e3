import CoreGraphics

/// Draws what waits for a frame, as far as the frame shows it: a long page of labels costs what can be seen of it.
///
/// Where it isn't plain to see where a layer will be drawn, as under a transform or while something moves, all that is below draws.
struct LateDisplay {
    private struct Visit {
        let layer: CALayer
        /// What is seen of the layer's own coordinates; nil if that isn't known.
        let seen: CGRect?
    }

    private static let work: LayerFlags = [.needsLateDisplay, .needsLateDisplayBelow]

    private var stack: [Visit] = []

    /// All that `root`'s bounds show.
    static func run(_ root: CALayer) {
        guard !root.flags.isDisjoint(with: work) else { return }
        var display = LateDisplay()
        display.stack = [Visit(layer: root, seen: root.storedBounds)]
        while let visit = display.stack.popLast() { display.run(visit) }
    }

    private mutating func run(_ visit: Visit) {
        let layer = visit.layer
        // What a hidden layer has to draw waits until it shows.
        if layer.isHidden { return }
        if layer.flags.contains(.needsLateDisplay) {
            // One without extent has nothing to draw, and is done with that.
            if let seen = visit.seen, !seen.intersects(layer.storedBounds), !layer.storedBounds.isEmpty {
                layer.spread(.needsLateDisplayBelow)
            } else {
                layer.displayIfNeeded()
            }
        }
        guard layer.flags.contains(.needsLateDisplayBelow) else { return }
        var seen = Self.isPlain(layer) ? visit.seen : nil
        if let outside = seen, layer.masksToBounds {
            let inside = outside.intersection(layer.storedBounds)
            if inside.isEmpty { return layer.spread(.needsLateDisplayBelow) }
            seen = inside
        }
        layer.flags.remove(.needsLateDisplayBelow)
        if let mask = layer.extras?.mask { stack.append(Visit(layer: mask, seen: nil)) }
        for child in layer.sublayerList.reversed() where !child.flags.isDisjoint(with: Self.work) {
            stack.append(Visit(layer: child, seen: seen.flatMap { Self.seen($0, of: child) }))
        }
    }

    /// Whether the sublayers are drawn where their positions say, and only there.
    private static func isPlain(_ layer: CALayer) -> Bool {
        if !layer.flags.isDisjoint(with: [.hasAnimations, .geometryFlipped, .rasterizes, .isMask]) { return false }
        if layer.transforms != nil || (layer.look?.values.shadowOpacity ?? 0) > 0 { return false }
        return type(of: layer) == CALayer.self || !(layer is CAReplicatorLayer)
    }

    /// What is seen of a sublayer, in its own coordinates.
    private static func seen(_ rect: CGRect, of layer: CALayer) -> CGRect? {
        guard !layer.flags.contains(.hasAnimations), layer.transforms == nil, (layer.look?.values.shadowOpacity ?? 0) == 0
        else {
            return nil
        }
        let bounds = layer.storedBounds
        let anchor = layer.look?.values.anchorPoint ?? CGPoint(x: 0.5, y: 0.5)
        let corner = CGPoint(
            x: layer.storedPosition.x - anchor.x * bounds.width, y: layer.storedPosition.y - anchor.y * bounds.height)
        return rect.offsetBy(dx: bounds.minX - corner.x, dy: bounds.minY - corner.y)
    }
}
