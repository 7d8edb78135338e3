import CoreGraphics

/// Paths as coverage, by way of a drawing context.
enum PathCoverage {
    /// Fills `path`, given in points, scaled and then moved by (`x`, `y`) pixels.
    static func fill(_ path: CGPath, evenOdd: Bool, into target: PixelBuffer, scale: Double, x: Double, y: Double) {
        guard let context = context(target, scale, x, y) else { return }
        context.addPath(path)
        context.fillPath(using: evenOdd ? .evenOdd : .winding)
        context.flush()
    }

    static func stroke(_ shape: ShapeContents, into target: PixelBuffer, scale: Double, x: Double, y: Double) {
        let path = shape.path.trimmed(from: shape.strokeStart, to: shape.strokeEnd)
        guard !path.isEmpty, let context = context(target, scale, x, y) else { return }
        context.addPath(path)
        context.setLineWidth(shape.lineWidth)
        context.setLineCap(shape.lineCap)
        context.setLineJoin(shape.lineJoin)
        context.setMiterLimit(shape.miterLimit)
        if !shape.dashLengths.isEmpty { context.setLineDash(phase: shape.dashPhase, lengths: shape.dashLengths) }
        context.strokePath()
        context.flush()
    }

    private static func context(_ target: PixelBuffer, _ scale: Double, _ x: Double, _ y: Double) -> CGContext? {
        guard let context = CGContext(drawingInto: target) else { return nil }
        // The context's own y points up.
        context.setBaseTransform(
            CGAffineTransform(
                a: CGFloat(scale), b: 0, c: 0, d: CGFloat(-scale), tx: CGFloat(x), ty: CGFloat(Double(target.height) - y)))
        return context
    }
}
