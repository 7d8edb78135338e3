import AppleFoundation
import CoreGraphics
import RasterKernels

/// Draws a layout through a context's paths: wherever glyph images do not fit.
struct OutlinePainter {
    let layout: TextLayout
    let origin: CGPoint
    let color: CGColor?
    let context: CGContext

    /// `everything` false draws only what the glyph images left out: strokes and huge letters.
    func paint(everything: Bool) {
        let scale = abs(context.pixelTransform.a)
        for line in layout.lines {
            if everything {
                for fragment in line.fragments { paintBackground(fragment, line) }
                strokeDecorations(line, isOver: false)
            }
            for fragment in line.fragments {
                let values = style(fragment).rare?.values
                let isSpecial = values.map { $0.strokeWidth != 0 || $0.expansion != 0 } ?? false
                let isHuge = Double(fragment.run.pointSize) * Double(scale) > GlyphCache.largestPixelSize
                if everything || isSpecial || isHuge { paint(fragment, line, values, withShadow: everything) }
            }
            if everything { strokeDecorations(line, isOver: true) }
        }
    }

    private func style(_ fragment: LineFragment) -> TextStyle { layout.text.runs[fragment.run.styleIndex].style }

    private func paintBackground(_ fragment: LineFragment, _ line: TextLine) {
        guard let background = style(fragment).rare?.values.backgroundColor else { return }
        context.saveGState()
        context.setFillColor(background)
        context.fill(
            CGRect(
                x: origin.x + line.origin.x + CGFloat(fragment.x), y: origin.y + line.origin.y, width: CGFloat(fragment.width),
                height: line.height))
        context.restoreGState()
    }

    private func strokeDecorations(_ line: TextLine, isOver: Bool) {
        TextDecorations(layout: layout, line: line, origin: origin, color: color?.srgb).forEachStroke(isOver: isOver) {
            rect, ink in
            context.saveGState()
            context.setFillColor(CGColor(ink))
            context.fill(rect)
            context.restoreGState()
        }
    }

    private func paint(_ fragment: LineFragment, _ line: TextLine, _ values: TextStyle.Values?, withShadow: Bool) {
        if fragment.run.plan.typeface.isColor {
            paintPictures(fragment, line)
            return
        }
        let path = CGMutablePath()
        OutlinePainter.forEachOutline(layout, fragment, line, origin) { path.addPath($0) }
        guard !path.isEmpty else { return }
        let style = style(fragment)
        let fill = color ?? style.color
        context.saveGState()
        defer { context.restoreGState() }
        if withShadow, let shadow = values?.shadow {
            context.setShadow(offset: shadow.offset, blur: shadow.blurRadius, color: shadow.color)
        }
        let stroke = values?.strokeWidth ?? 0
        context.setFillColor(fill)
        if stroke <= 0 {
            context.addPath(path)
            context.fillPath()
        }
        if stroke != 0 {
            context.setStrokeColor(values?.strokeColor ?? fill)
            context.setLineWidth(abs(stroke) / 100 * style.font.pointSize)
            context.setLineJoin(.miter)
            context.addPath(path)
            context.strokePath()
        }
    }

    /// Colour glyphs at the resolution that the context's matrix asks for, drawn as images.
    private func paintPictures(_ fragment: LineFragment, _ line: TextLine) {
        let run = fragment.run
        let matrix = context.pixelTransform
        let scale = max(1, min(8, sqrt(abs(matrix.a * matrix.d - matrix.b * matrix.c))))
        let size64 = UInt32(max(64, min(Double(run.pointSize) * Double(scale) * 64, 1_000_000)))
        let lift = style(fragment).rare?.values.baselineOffset ?? 0
        layout.forEachGlyph(in: fragment) { glyph, x in
            let image = GlyphCache.image(run.plan.typeface, glyph.id, size64: size64, phase: 0, skew: 0)
            guard let data = image.data, let pixels = PixelBuffer(width: Int(image.width), height: Int(image.height)) else {
                return
            }
            for row in 0..<pixels.height {
                memcpy(pixels.row(row), data + row * pixels.width * 4, pixels.width * 4)
            }
            let picture = CGImage(pixels: pixels)
            let left = origin.x + line.origin.x + CGFloat(x + glyph.dx) + CGFloat(image.left) / scale
            let top = origin.y + line.baseline - lift - CGFloat(image.top) / scale
            context.saveGState()
            context.translateBy(x: left, y: top + CGFloat(image.height) / scale)
            context.scaleBy(x: 1, y: -1)
            context.draw(
                picture, in: CGRect(x: 0, y: 0, width: CGFloat(image.width) / scale, height: CGFloat(image.height) / scale))
            context.restoreGState()
        }
    }

    /// Each glyph's outline in place, y down.
    static func forEachOutline(
        _ layout: TextLayout, _ fragment: LineFragment, _ line: TextLine, _ origin: CGPoint, _ body: (CGPath) -> Void
    ) {
        let run = fragment.run
        guard run.kind == .glyphs || run.kind == .mark else { return }
        let values = layout.text.runs[run.styleIndex].style.rare?.values
        let scale = CGFloat(run.pointSize / run.plan.unitsPerEm)
        let stretch = CGFloat(values?.stretch ?? 1)
        let baseline = origin.y + line.baseline - (values?.baselineOffset ?? 0)
        let left = origin.x + line.origin.x
        layout.forEachGlyph(in: fragment) { glyph, x in
            let transform = CGAffineTransform(
                a: scale * stretch, b: 0, c: scale * CGFloat(run.skew), d: -scale, tx: left + CGFloat(x + glyph.dx),
                ty: baseline - CGFloat(glyph.dy))
            if let path = GlyphOutlines.path(run.plan.typeface, glyph.id, transform) { body(path) }
        }
    }
}

extension PixelRect {
    static func scaled(_ rect: CGRect, by scale: CGFloat) -> PixelRect {
        PixelRect(
            enclosing: CGRect(
                x: rect.minX * scale, y: rect.minY * scale, width: rect.width * scale, height: rect.height * scale))
    }
}
