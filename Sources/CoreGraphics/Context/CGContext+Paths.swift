import AppleFoundation
import CCairo

extension CGContext {
    // MARK: Building the current path

    public func beginPath() { currentPath.removeAll() }

    public func move(to point: CGPoint) {
        let point = point.applying(state.device)
        if point.isFinite { currentPath.move(to: point) }
    }

    public func addLine(to point: CGPoint) {
        let point = point.applying(state.device)
        if point.isFinite, hasCurrentPoint("addLine(to:)") { currentPath.line(to: point) }
    }

    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        let end = end.applying(state.device)
        let control1 = control1.applying(state.device)
        let control2 = control2.applying(state.device)
        guard end.isFinite, control1.isFinite, control2.isFinite, hasCurrentPoint("addCurve(to:control1:control2:)") else {
            return
        }
        currentPath.cubic(to: end, control1: control1, control2: control2)
    }

    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        let end = end.applying(state.device)
        let control = control.applying(state.device)
        guard end.isFinite, control.isFinite, hasCurrentPoint("addQuadCurve(to:control:)") else { return }
        currentPath.quad(to: end, control: control)
    }

    public func closePath() { currentPath.close() }

    public func addRect(_ rect: CGRect) {
        if rect.isFinite, !rect.isNull { currentPath.addRect(rect, state.device) }
    }

    public func addRects(_ rects: [CGRect]) {
        for rect in rects { addRect(rect) }
    }

    public func addLines(between points: [CGPoint]) {
        guard let first = points.first else { return }
        move(to: first)
        for point in points.dropFirst() { addLine(to: point) }
    }

    public func addEllipse(in rect: CGRect) {
        if rect.isFinite { currentPath.addEllipse(in: rect, state.device) }
    }

    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        guard center.isFinite, radius.isFinite, startAngle.isFinite, endAngle.isFinite else { return }
        currentPath.addArc(
            center: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise, state.device)
    }

    public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {
        guard tangent1End.isFinite, tangent2End.isFinite, radius.isFinite,
            hasCurrentPoint("addArc(tangent1End:tangent2End:radius:)")
        else { return }
        currentPath.addTangentArc(
            current: currentPointOfPath, corner: tangent1End, end: tangent2End, radius: radius, state.device)
    }

    public func addPath(_ path: CGPath) { currentPath.append(path.storage, state.device) }

    private func hasCurrentPoint(_ call: String) -> Bool {
        if !currentPath.isEmpty { return true }
        GraphicsMessages.report("CGContext.\(call): no current point.")
        return false
    }

    // MARK: Asking about it

    public var isPathEmpty: Bool { currentPath.isEmpty }

    public var currentPointOfPath: CGPoint { currentPath.currentPoint?.applying(state.device.inverted()) ?? .zero }

    public var boundingBoxOfPath: CGRect { currentPath.applying(state.device.inverted()).controlBox }

    /// A copy in user space; nil when there is no path.
    public var path: CGPath? { currentPath.isEmpty ? nil : CGPath(storage: currentPath.applying(state.device.inverted())) }

    public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
        let point = point.applying(state.device)
        guard point.isFinite else { return false }
        let strokes = mode == .stroke || mode == .fillStroke || mode == .eoFillStroke
        if mode != .stroke {
            let rule: CGPathFillRule = mode == .eoFill || mode == .eoFillStroke ? .evenOdd : .winding
            if currentPath.contains(point, rule) { return true }
        }
        return strokes && strokedPath().contains(point, .winding)
    }

    /// Replaces the current path by the outline of its stroke.
    public func replacePathWithStrokedPath() { currentPath = strokedPath() }

    private func strokedPath() -> PathStorage {
        let inUserSpace = currentPath.applying(state.device.inverted())
        let style = StrokeStyle(
            width: state.lineWidth, cap: state.lineCap, join: state.lineJoin, miterLimit: state.miterLimit,
            tolerance: 0.05 / max(state.device.meanScale, 1e-6))
        let dashed =
            state.dashLengths.isEmpty ? inUserSpace : inUserSpace.dashed(phase: state.dashPhase, lengths: state.dashLengths)
        return dashed.stroked(style).applying(state.device)
    }

    // MARK: Drawing

    public func drawPath(using mode: CGPathDrawingMode) {
        let path = currentPath
        beginPath()
        guard !path.isEmpty else { return }
        switch mode {
        case .fill, .fillStroke: fill(path, .winding)
        case .eoFill, .eoFillStroke: fill(path, .evenOdd)
        case .stroke: break
        }
        if mode == .stroke || mode == .fillStroke || mode == .eoFillStroke { paint(.stroke(path), with: state.stroke) }
    }

    public func fillPath(using rule: CGPathFillRule = .winding) { drawPath(using: rule == .evenOdd ? .eoFill : .fill) }

    public func strokePath() { drawPath(using: .stroke) }

    private func fill(_ path: PathStorage, _ rule: CGPathFillRule) { paint(.path(path, rule), with: state.fill) }

    public func fill(_ rect: CGRect) {
        beginPath()
        if let shape = shape(of: rect) { paint(shape, with: state.fill) }
    }

    public func fill(_ rects: [CGRect]) {
        beginPath()
        guard rects.count != 1 else { return fill(rects[0]) }
        addRects(rects)
        fillPath()
    }

    /// A rectangle of user space in pixels; nil when there is nothing to cover.
    func shape(of rect: CGRect) -> Shape? {
        guard rect.isFinite, !rect.isNull else { return nil }
        if state.device.isRectilinear { return .rect(rect.applying(state.device)) }
        var path = PathStorage()
        path.addRect(rect, state.device)
        return .path(path, .winding)
    }

    public func stroke(_ rect: CGRect) {
        beginPath()
        addRect(rect)
        strokePath()
    }

    public func stroke(_ rect: CGRect, width: CGFloat) {
        let old = state.lineWidth
        setLineWidth(width)
        stroke(rect)
        state.lineWidth = old
    }

    public func fillEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        fillPath()
    }

    public func strokeEllipse(in rect: CGRect) {
        beginPath()
        addEllipse(in: rect)
        strokePath()
    }

    /// Lines between the first and second point, third and fourth, and so on.
    public func strokeLineSegments(between points: [CGPoint]) {
        beginPath()
        for index in stride(from: 0, to: points.count - 1, by: 2) {
            move(to: points[index])
            addLine(to: points[index + 1])
        }
        strokePath()
    }

    /// Makes a rectangle transparent, whatever alpha, blend mode and shadow are set; black where there is no alpha.
    public func clear(_ rect: CGRect) {
        guard let shape = shape(of: rect) else { return }
        let saved = state
        state.shadow = nil
        state.alpha = 1
        state.blendMode = .clear
        paint(shape, .black)
        state.shadow = saved.shadow
        state.alpha = saved.alpha
        state.blendMode = saved.blendMode
    }
}

extension CGAffineTransform {
    /// The square root of how much areas grow.
    package var meanScale: CGFloat { abs(determinant).squareRoot() }
}
