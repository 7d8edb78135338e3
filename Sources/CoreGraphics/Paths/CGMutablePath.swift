import AppleFoundation

/// A path that can be added to. Steps with a coordinate that is not a number or infinite are left out.
public final class CGMutablePath: CGPath, @unchecked Sendable {
    public init() { super.init(storage: PathStorage()) }

    package override init(storage: PathStorage) { super.init(storage: storage) }

    public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard accepts(point) else { return }
        storage.move(to: point)
    }

    public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
        let point = point.applying(transform)
        guard accepts(point), hasCurrentPoint("addLine(to:)") else { return }
        storage.line(to: point)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {
        let end = end.applying(transform)
        let control = control.applying(transform)
        guard accepts(end), accepts(control), hasCurrentPoint("addQuadCurve(to:control:)") else { return }
        storage.quad(to: end, control: control)
    }

    public func addCurve(
        to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
    ) {
        let end = end.applying(transform)
        let control1 = control1.applying(transform)
        let control2 = control2.applying(transform)
        guard accepts(end), accepts(control1), accepts(control2), hasCurrentPoint("addCurve(to:control1:control2:)") else {
            return
        }
        storage.cubic(to: end, control1: control1, control2: control2)
    }

    public func closeSubpath() { storage.close() }

    // MARK: Shapes

    public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        guard accepts(rect), accepts(transform) else { return }
        storage.addRect(rect, transform)
    }

    public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    public func addRoundedRect(
        in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard accepts(rect), accepts(transform), cornerWidth.isFinite, cornerHeight.isFinite else { return }
        storage.addRoundedRect(rect, cornerWidth, cornerHeight, transform)
    }

    public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        guard accepts(rect), accepts(transform) else { return }
        storage.addEllipse(in: rect, transform)
    }

    /// A move to the first point and lines to the others.
    public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
        guard let first = points.first else { return }
        storage.reserve(verbs: points.count, points: points.count)
        move(to: first, transform: transform)
        for point in points.dropFirst() { addLine(to: point, transform: transform) }
    }

    public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
        guard accepts(transform) else { return }
        storage.append(path.storage, transform)
    }

    // MARK: Arcs

    /// With y up, `clockwise` means falling angles; where y points down it looks the other way round.
    public func addArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
        transform: CGAffineTransform = .identity
    ) {
        guard accepts(center), accepts(transform), radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        storage.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, transform)
    }

    public func addRelativeArc(
        center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard accepts(center), accepts(transform), radius.isFinite, startAngle.isFinite, delta.isFinite else { return }
        storage.addRelativeArc(center: center, radius: radius, startAngle: startAngle, delta: delta, transform)
    }

    /// A line to, and an arc between, the two lines current point – `tangent1End` – `tangent2End`.
    public func addArc(
        tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
    ) {
        guard accepts(tangent1End), accepts(tangent2End), accepts(transform), radius.isFinite,
            hasCurrentPoint("addArc(tangent1End:tangent2End:radius:)")
        else { return }
        let current = transform.isIdentity ? currentPoint : currentPoint.applying(transform.inverted())
        storage.addTangentArc(current: current, corner: tangent1End, end: tangent2End, radius: radius, transform)
    }

    // MARK: Checks

    private func accepts(_ point: CGPoint) -> Bool { point.isFinite }
    private func accepts(_ rect: CGRect) -> Bool { rect.isFinite }
    private func accepts(_ transform: CGAffineTransform) -> Bool { transform.isFinite }

    private func hasCurrentPoint(_ call: String) -> Bool {
        if !storage.isEmpty { return true }
        GraphicsMessages.report("CGMutablePath.\(call): no current point.")
        return false
    }
}
