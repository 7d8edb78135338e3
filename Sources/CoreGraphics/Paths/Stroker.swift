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
        guard line.points.count > 1 else { return addDot(at: line.points[0]) }
        if line.isClosed, line.points.count > 2 {
            addRing(line.points, line.bends)
            addRing(line.points.reversed(), line.bends.reversed())
        } else {
            addOpen(line)
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

    private mutating func addRing(_ points: [CGPoint], _ bends: [Bool]) {
        isFirst = true
        let count = points.count
        for index in 0..<count {
            let before = points[(index + count - 1) % count]
            let after = points[(index + 1) % count]
            addJoin(before, points[index], after, bends[index])
        }
        outline.close()
    }

    private mutating func addOpen(_ line: Polyline) {
        isFirst = true
        let points = line.points
        let last = points.count - 1
        addCap(at: points[0], towards: points[0] - points[1])
        for index in 1..<max(last, 1) { addJoin(points[index - 1], points[index], points[index + 1], line.bends[index]) }
        addCap(at: points[last], towards: points[last] - points[last - 1])
        for index in stride(from: last - 1, to: 0, by: -1) {
            addJoin(points[index + 1], points[index], points[index - 1], line.bends[index])
        }
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

    /// The right side of the corner `before` – `point` – `after`.
    private mutating func addJoin(_ before: CGPoint, _ point: CGPoint, _ after: CGPoint, _ bends: Bool) {
        let d0 = (point - before).unit
        let d1 = (after - point).unit
        let side0 = -d0.normal * reach
        let side1 = -d1.normal * reach
        let cross = d0.dx * d1.dy - d0.dy * d1.dx
        let dot = d0.dx * d1.dx + d0.dy * d1.dy
        if cross < 0 || cross == 0 && dot > 0 {
            // The inner side of a right turn: by way of the corner, which the winding rule fills anyway.
            add(point + side0)
            if cross < -1e-9 { add(point) }
            add(point + side1)
            return
        }
        let join = bends ? (dot > 0.96 ? CGLineJoin.bevel : .round) : style.join
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
