import AppleFoundation
import CoreGraphics
import RenderEngine

/// A way between two layers' coordinates: a shift as long as that is enough.
private struct PlaneWay {
    var offset = CGPoint.zero
    var map: PlaneMap?

    mutating func shift(_ by: CGPoint) {
        if let map {
            self.map = map.followed(by: PlaneMap(translationX: Double(by.x), y: Double(by.y)))
        } else {
            offset.x += by.x
            offset.y += by.y
        }
    }

    mutating func follow(_ next: PlaneMap) {
        let before = map ?? PlaneMap(translationX: Double(offset.x), y: Double(offset.y))
        map = before.followed(by: next)
    }

    func applied(_ p: CGPoint) -> CGPoint {
        guard let map else { return CGPoint(x: p.x + offset.x, y: p.y + offset.y) }
        guard let q = map.projected(x: Double(p.x), y: Double(p.y)) else { return CGPoint(x: p.x, y: p.y) }
        return CGPoint(x: q.x, y: q.y)
    }

    func applied(_ r: CGRect) -> CGRect {
        guard let map else { return r.offsetBy(dx: offset.x, dy: offset.y) }
        return map.projectedBounds(Box(r))?.rect ?? .null
    }

    var inverted: PlaneWay? {
        guard let map else { return PlaneWay(offset: CGPoint(x: -offset.x, y: -offset.y)) }
        return map.inverted().map { PlaneWay(map: $0) }
    }
}

extension CALayer {
    /// Up to `ancestor`, or to the root's surroundings.
    private func way(upTo ancestor: CALayer?) -> PlaneWay {
        var way = PlaneWay()
        var layer = self
        while layer !== ancestor {
            let parent = layer.superlayer
            let isParentPlain =
                parent.map {
                    ($0.transforms == nil || $0.transforms!.sublayers == CATransform3DIdentity) && !$0.isGeometryFlipped
                }
                ?? true
            if isParentPlain, layer.isPlainlyPlaced, parent?.flattensSublayers ?? true {
                way.shift(layer.plainOffset)
            } else {
                // Below a transform layer nothing is flat until a layer flattens.
                var matrix = layer.matrix(toParent: parent)
                var above = parent
                while let space = above, !space.flattensSublayers, space !== ancestor {
                    let next = space.superlayer
                    matrix = matrix.followed(by: space.matrix(toParent: next))
                    above = next
                }
                way.follow(PlaneMap(matrix))
                if let above { layer = above } else { return way }
                continue
            }
            guard let parent else { return way }
            layer = parent
        }
        return way
    }

    func commonAncestor(with other: CALayer) -> CALayer? {
        var a: CALayer? = self
        var b: CALayer? = other
        var depthA = depth
        var depthB = other.depth
        while depthA > depthB {
            a = a?.superlayer
            depthA -= 1
        }
        while depthB > depthA {
            b = b?.superlayer
            depthB -= 1
        }
        while a !== b {
            a = a?.superlayer
            b = b?.superlayer
        }
        return a
    }

    private var depth: Int {
        var count = 0
        var next = superlayer
        while let layer = next {
            count += 1
            next = layer.superlayer
        }
        return count
    }

    private func ways(from: CALayer?, to: CALayer?) -> (PlaneWay, PlaneWay?) {
        if from === to { return (PlaneWay(), PlaneWay()) }
        let meeting: CALayer?
        if let from, let to { meeting = from.commonAncestor(with: to) } else { meeting = nil }
        let up = from?.way(upTo: meeting) ?? PlaneWay()
        let down = to?.way(upTo: meeting) ?? PlaneWay()
        return (up, down.inverted)
    }

    /// Nil layers stand for the surroundings of the root. A layer that is seen edge-on has no way back: the point stays.
    func converted(_ p: CGPoint, from: CALayer?, to: CALayer?) -> CGPoint {
        let (up, down) = ways(from: from, to: to)
        let middle = up.applied(p)
        return down?.applied(middle) ?? middle
    }

    func converted(_ r: CGRect, from: CALayer?, to: CALayer?) -> CGRect {
        let (up, down) = ways(from: from, to: to)
        let middle = up.applied(r)
        return down?.applied(middle) ?? middle
    }

    // MARK: Hit-testing

    /// From the superlayer's coordinates into the layer's; nil when it is seen edge-on.
    package func ownPoint(_ p: CGPoint) -> CGPoint? {
        let parent = superlayer
        let hasPlainParent =
            parent.map { ($0.transforms == nil || $0.transforms!.sublayers == CATransform3DIdentity) && !$0.isGeometryFlipped }
            ?? true
        if hasPlainParent, isPlainlyPlaced {
            let offset = plainOffset
            return CGPoint(x: p.x - offset.x, y: p.y - offset.y)
        }
        guard let inverse = PlaneMap(matrix(toParent: parent)).inverted(),
            let q = inverse.projected(x: Double(p.x), y: Double(p.y))
        else { return nil }
        return CGPoint(x: q.x, y: q.y)
    }

    func findHit(_ p: CGPoint) -> CALayer? {
        guard !isHidden, let point = ownPoint(p) else { return nil }
        let isInside = contains(point)
        if masksToBounds, !isInside { return nil }
        for child in sublayersByDepth().reversed() {
            if let hit = DeepStack.call({ child.hitTest(point) }) { return hit }
        }
        return isInside && flattensSublayers ? self : nil
    }

    /// In drawing order: by `zPosition`, then by place in the list.
    func sublayersByDepth() -> [CALayer] {
        let list = sublayers ?? []
        guard list.contains(where: { $0.zPosition != 0 }) else { return list }
        return list.enumerated().sorted { a, b in
            let (za, zb) = (a.element.zPosition, b.element.zPosition)
            return za == zb ? a.offset < b.offset : za < zb
        }.map(\.element)
    }

    // MARK: Visibility and scrolling

    func unclippedBounds() -> CGRect {
        var rect = storedBounds
        var ancestor = superlayer
        while let layer = ancestor {
            if layer.masksToBounds || layer is CAScrollLayer {
                rect = rect.intersection(converted(layer.bounds, from: layer, to: self))
                if rect.isNull { return .zero }
            }
            ancestor = layer.superlayer
        }
        return rect
    }

    func nearestScrollLayer() -> CAScrollLayer? {
        var next: CALayer? = self
        while let layer = next {
            if let scroll = layer as? CAScrollLayer { return scroll }
            next = layer.superlayer
        }
        return nil
    }

    func scrollNearest(to rect: CGRect) {
        guard let scroll = superlayer?.nearestScrollLayer() ?? nearestScrollLayer() else { return }
        scroll.reveal(converted(rect, from: self, to: scroll))
    }
}
