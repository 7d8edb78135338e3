import AppleFoundation

extension CGPath {
    /// The outline that stroking this path would cover.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let scaled = max(transform.meanScale, 1e-6)
        let style = StrokeStyle(
            width: lineWidth, cap: lineCap, join: lineJoin, miterLimit: miterLimit,
            tolerance: min(0.05, lineWidth / 50) / scaled)
        return CGPath(storage: storage.stroked(style).applying(transform))
    }

    /// The dashes that `lengths` make of this path.
    public func copy(
        dashingWithPhase phase: CGFloat, lengths: [CGFloat], transform: CGAffineTransform = .identity
    ) -> CGPath {
        CGPath(storage: storage.dashed(phase: phase, lengths: lengths).applying(transform))
    }

    /// The path with lines in place of curves, never farther than `threshold` away.
    public func flattened(threshold: CGFloat) -> CGPath {
        CGPath(storage: storage.flattened(tolerance: threshold > 0 ? threshold : 0.1))
    }

    /// The part between two fractions of the path's whole length: what `strokeStart` and `strokeEnd` leave.
    package func trimmed(from start: CGFloat, to end: CGFloat) -> CGPath {
        let start = max(0, min(start, 1))
        let end = max(0, min(end, 1))
        if start <= 0, end >= 1 { return self }
        return CGPath(storage: start < end ? storage.trimmed(start, end) : PathStorage())
    }
}

extension PathStorage {
    /// Calls `body` with every drawn piece, closing lines included.
    private func forEachPiece(_ body: (Cubic, _ isLine: Bool, _ beginsSubpath: Bool) -> Void) {
        var point = CGPoint.zero
        var start = CGPoint.zero
        var begins = true
        forEach { verb, p in
            switch verb {
            case .move:
                point = p[0]
                start = p[0]
                begins = true
            case .line:
                body(Cubic(line: point, p[0]), true, begins)
                point = p[0]
                begins = false
            case .quad:
                body(Cubic(point, quadControl: p[0], p[1]), false, begins)
                point = p[1]
                begins = false
            case .cubic:
                body(Cubic(p0: point, p1: p[0], p2: p[1], p3: p[2]), false, begins)
                point = p[2]
                begins = false
            case .close:
                if point != start { body(Cubic(line: point, start), true, begins) }
                point = start
                begins = true
            }
        }
    }

    func trimmed(_ start: CGFloat, _ end: CGFloat) -> PathStorage {
        var total: CGFloat = 0
        forEachPiece { curve, isLine, _ in total += CurveRuler(curve, isLine: isLine).length }
        let from = start * total
        let to = end * total
        var result = PathStorage()
        var passed: CGFloat = 0
        forEachPiece { curve, isLine, begins in
            let ruler = CurveRuler(curve, isLine: isLine)
            let first = passed
            passed += ruler.length
            guard passed > from, first < to, ruler.length > 0 else { return }
            let part = curve.part(ruler.parameter(at: from - first), ruler.parameter(at: to - first))
            if result.isEmpty || begins { result.move(to: part.p0) }
            if isLine {
                result.line(to: part.p3)
            } else {
                result.cubic(to: part.p3, control1: part.p1, control2: part.p2)
            }
        }
        return result
    }
}
