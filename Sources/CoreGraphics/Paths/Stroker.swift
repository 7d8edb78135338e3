import AppleFoundation

struct StrokeStyle {
    var width: CGFloat
    var cap: CGLineCap
    var join: CGLineJoin
    var miterLimit: CGFloat
    var tolerance: CGFloat
}

extension PathStorage {
    /// The outline of the stroked path, to be filled by the winding rule.
    func stroked(_ style: StrokeStyle) -> PathStorage {
        guard style.width > 0, style.width.isFinite else { return PathStorage() }
        var stroker = Stroker(style)
        for line in polylines(tolerance: style.tolerance, reach: style.width / 2) { stroker.add(line) }
        return stroker.outline
    }
}

/// Walks along one side of each subpath and back on the other.
private struct Stroker {
    private let style: StrokeStyle
    private let reach: CGFloat
    private(set) var outline = PathStorage()
    private var isFirst = true

    init(_ style: StrokeStyle) {
        self.style = style
        reach = style.width / 2
    }

    mutating func add(_ line: Polyline) {
        let corners = line.corners
        guard corners.count > 1 else { return addDot(at: corners[0].point) }
        if line.isClosed {
            addRing(corners)
            addRing(corners.reversed().map(\.reversed))
        } else {
            addOpen(corners)
        }
    }

    /// A subpath without length shows its caps, unless they are butt.
    private mutating func addDot(at point: CGPoint) {
        switch style.cap {
        case .butt: break
        case .round:
            outline.addEllipse(
                in: CGRect(x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2), .identity)
        case .square:
            outline.addRect(CGRect(x: point.x - reach, y: point.y - reach, width: reach * 2, height: reach * 2), .identity)
        }
    }

    private mutating func addRing(_ corners: [Polyline.Corner]) {
        isFirst = true
        for corner in corners { addJoin(corner) }
        outline.close()
    }

    private mutating func addOpen(_ corners: [Polyline.Corner]) {
        isFirst = true
        let last = corners.count - 1
        addCap(at: corners[0].point, towards: -corners[0].outgoing)
        for index in 1..<max(last, 1) { addJoin(corners[index]) }
        addCap(at: corners[last].point, towards: corners[last].incoming)
        for index in stride(from: last - 1, to: 0, by: -1) { addJoin(corners[index].reversed) }
        outline.close()
    }

    private mutating func add(_ point: CGPoint) {
        if isFirst { outline.move(to: point) } else { outline.line(to: point) }
        isFirst = false
    }

    /// From the right side of the line that ends here round to its left side; right is towards `-normal`.
    private mutating func addCap(at point: CGPoint, towards direction: CGVector) {
        let along = direction.unit * reach
        let side = -along.normal
        switch style.cap {
        case .butt:
            add(point + side)
            add(point + -side)
        case .square:
            add(point + side + along)
            add(point + -side + along)
        case .round:
            add(point + side)
            addArc(around: point, from: side, by: .pi)
        }
    }

    /// The right side of a corner.
    private mutating func addJoin(_ corner: Polyline.Corner) {
        let point = corner.point
        let (d0, d1) = (corner.incoming, corner.outgoing)
        let side0 = -d0.normal * reach
        let side1 = -d1.normal * reach
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let dot = d0.dx * d1.dx + d0.dy * d1.dy
        if d0 == d1 { return add(point + side0) }
        if cross < 0 || cross == 0 && dot > 0 {
            // The inner side of a right turn: by way of the corner, which the winding rule fills anyway.
            add(point + side0)
            if cross < -1e-9 { add(point) }
            add(point + side1)
            return
        }
        let join = corner.isBend ? CGLineJoin.round : style.join
        add(point + side0)
        switch join {
        case .bevel: break
        case .round:
            addArc(around: point, from: side0, by: atan2(cross, dot) == 0 ? .pi : atan2(cross, dot))
        case .miter:
            // One over the sine of half the angle between the lines; the limit compares with it.
            let halfSquared = (1 + dot) / 2
            if halfSquared > 0, 1 / halfSquared <= style.miterLimit * style.miterLimit {
                let middle = CGVector(dx: side0.dx + side1.dx, dy: side0.dy + side1.dy)
                add(point + middle * (1 / (2 * halfSquared)))
            }
        }
        add(point + side1)
    }

    private mutating func addArc(around center: CGPoint, from start: CGVector, by angle: CGFloat) {
        outline.addRelativeArc(center: center, radius: reach, startAngle: atan2(start.dy, start.dx), delta: angle, .identity)
    }
}
