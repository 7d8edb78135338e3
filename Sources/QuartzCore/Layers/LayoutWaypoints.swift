@_spi(House) import AppleFoundation

/// Keeps layout far down in a deep tree from costing what the depth is.
///
/// A layer that asks for layout marks the layers above it, so that who comes down from the top finds it; but it marks only so
/// many. The topmost marked one is noted here as a waypoint, from where the search goes on.
enum LayoutWaypoints {
    /// Trees less deep than this never have a waypoint.
    static let reach = 48

    private nonisolated(unsafe) static var layers: [Uncounted<CALayer>] = []

    static var count: Int { layers.count }

    static func add(_ layer: CALayer) {
        if layer.flags.contains(.isWaypoint) { return }
        layer.flags.insert(.isWaypoint)
        layers.append(Uncounted(layer))
    }

    static func remove(_ layer: CALayer) {
        layer.flags.remove(.isWaypoint)
        let searched = Uncounted(layer)
        layers.removeAll { $0 == searched }
    }

    /// The one nearest to the top of those inside `root` that still have layout to do; it is a waypoint no longer.
    @inline(__always)
    static func take(inside root: CALayer) -> CALayer? { layers.isEmpty ? nil : search(inside: root) }

    private static func search(inside root: CALayer) -> CALayer? {
        layers.removeAll { reference in
            reference.use { layer in
                guard layer.flags.isDisjoint(with: [.needsLayout, .needsLayoutBelow]) else { return false }
                layer.flags.remove(.isWaypoint)
                return true
            }
        }
        let inside = layers.filter { $0.use { $0.isInside(root) } }
        guard var found = inside.first else { return nil }
        if inside.count > 1 {
            let depths = inside.map { $0.use { $0.depth } }
            found = inside[depths.indices.min { depths[$0] < depths[$1] }!]
        }
        let layer = found.object
        remove(layer)
        return layer
    }
}

extension CALayer {
    fileprivate var depth: Int {
        var depth = 0
        var next = parentReference
        while let layer = next {
            depth += 1
            next = layer.use { $0.parentReference }
        }
        return depth
    }

    fileprivate func isInside(_ root: CALayer) -> Bool {
        // Who knows the top of its tree need not climb there.
        let searched = Uncounted(root)
        if let top = owner?.topLayer, top == searched { return true }
        if let above = owner?.topLayer?.use({ $0.parentReference }), above == searched {
            return true
        }
        var next: Uncounted<CALayer>? = Uncounted(self)
        while let layer = next {
            if layer == searched { return true }
            next = layer.use { $0.parentReference }
        }
        return false
    }
}
