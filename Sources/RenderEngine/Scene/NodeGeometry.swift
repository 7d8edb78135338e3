import CoreGraphics

/// Where a node's bounds coordinates lie in its parent's.
enum NodePlacement {
    case translation(x: Double, y: Double)
    case matrix(Matrix4)
    /// Not a number, infinite: nothing can be drawn.
    case impossible
}

extension RenderNode {
    /// A size that is not finite cannot be drawn; a negative one is turned around.
    var box: Box { Box(bounds) }

    /// From bounds coordinates to the parent's bounds coordinates, before the parent's `sublayerTransform`.
    func placement(inside parent: RenderNode?) -> NodePlacement {
        let anchor = anchorInBounds
        if rare == nil, parent?.rare?.sublayerTransform == nil, parent?.isGeometryFlipped != true {
            let x = Double(position.x) - anchor.x
            let y = Double(position.y) - anchor.y
            return (x + y).isFinite ? .translation(x: x, y: y) : .impossible
        }
        var matrix = Matrix4(translationX: -anchor.x, y: -anchor.y, z: -Double(anchorPointZ))
        if let transform { matrix = matrix.followed(by: transform) }
        matrix = matrix.translatedAfter(x: Double(position.x), y: Double(position.y), z: Double(zPosition))
        if let parent {
            let parentAnchor = parent.anchorInBounds
            if parent.isGeometryFlipped {
                let box = parent.box
                let flip = Matrix4(scaleX: 1, y: -1).translatedAfter(x: 0, y: box.minY + box.maxY)
                matrix = matrix.followed(by: flip)
            }
            if let sublayerTransform = parent.sublayerTransform {
                matrix = matrix.followed(
                    by: sublayerTransform.about(x: parentAnchor.x, y: parentAnchor.y, z: Double(parent.anchorPointZ)))
            }
        }
        guard matrix.isFinite else { return .impossible }
        if matrix.isPlanarTranslation, parent?.flattensSublayers != false {
            return .translation(x: matrix.m41, y: matrix.m42)
        }
        return .matrix(matrix)
    }

    var anchorInBounds: (x: Double, y: Double) {
        let anchor = anchorPoint
        return (
            Double(bounds.origin.x + anchor.x * bounds.size.width), Double(bounds.origin.y + anchor.y * bounds.size.height)
        )
    }
}
