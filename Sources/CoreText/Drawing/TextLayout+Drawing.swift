import AppleFoundation
import CoreGraphics
import RasterKernels

extension TextLayout {
    /// Everything that may be coloured: the lines with room for accents, slopes and shadows.
    func inkBounds(at origin: CGPoint) -> CGRect {
        var bounds = usedRect.offsetBy(dx: origin.x, dy: origin.y)
        var reach: CGFloat = 4
        for run in text.runs {
            reach = max(reach, run.style.font.pointSize)
            guard let values = run.style.rare?.values else { continue }
            reach = max(reach, abs(values.baselineOffset) + run.style.font.pointSize)
            if let shadow = values.shadow {
                reach = max(
                    reach,
                    run.style.font.pointSize + abs(shadow.offset.width) + abs(shadow.offset.height) + 2 * shadow.blurRadius)
            }
        }
        for line in lines { bounds.size.width = max(bounds.size.width, line.width + line.trailingWhitespaceWidth) }
        return bounds.insetBy(dx: -reach, dy: -reach)
    }

    /// Draws with the layout's top left corner at `origin` of the context's user space, whose y axis points down.
    /// `color` replaces the styles' own colours.
    package func draw(in context: CGContext, at origin: CGPoint = .zero, color: CGColor? = nil) {
        guard text.count > 0, PixelCanvas.reaches(origin) else { return }
        TextLock.withLock {
            let painted = PixelCanvas.draw(in: context, bounds: inkBounds(at: origin)) { canvas in
                TextPainter(layout: self, origin: origin, color: color?.srgb, canvas: canvas).paint()
            }
            OutlinePainter(layout: self, origin: origin, color: color, context: context).paint(everything: !painted)
        }
        drawAttachments(in: context, at: origin)
    }

    /// Draws into the pixels of a backing store that has `scale` pixels a point. Only pixels inside `clips` change.
    package func draw(
        into pixels: PixelBuffer, at origin: CGPoint = .zero, scale: CGFloat, clips: [CGRect]? = nil, color: CGColor? = nil
    ) {
        guard text.count > 0, scale > 0, scale < 1000, PixelCanvas.reaches(origin) else { return }
        if needsContext(scale: scale) {
            guard let context = CGContext(drawingInto: pixels) else { return }
            context.setBaseTransform(
                CGAffineTransform(a: scale, b: 0, c: 0, d: -scale, tx: 0, ty: CGFloat(pixels.height)))
            if let clips { context.clip(to: clips) }
            draw(in: context, at: origin, color: color)
            return
        }
        TextLock.withLock {
            let canvas = PixelCanvas(pixels, scale: scale, clips: clips)
            TextPainter(layout: self, origin: origin, color: color?.srgb, canvas: canvas).paint()
        }
    }

    /// Glyph images are not enough: there are strokes, attachments or huge letters.
    func needsContext(scale: CGFloat) -> Bool {
        text.runs.contains { run in
            if Double(run.style.font.pointSize * scale) > GlyphCache.largestPixelSize { return true }
            guard let values = run.style.rare?.values else { return false }
            return values.strokeWidth != 0 || values.expansion != 0 || values.attachment?.draw != nil
        }
    }

    private func drawAttachments(in context: CGContext, at origin: CGPoint) {
        for (attachment, rect) in attachments {
            guard let draw = attachment.draw else { continue }
            context.saveGState()
            draw(context, rect.offsetBy(dx: origin.x, dy: origin.y))
            context.restoreGState()
        }
    }

    /// The attachments that are shown, with their places.
    package var attachments: [(attachment: TextStyle.Attachment, rect: CGRect)] {
        guard text.runs.contains(where: { $0.style.rare?.values.attachment != nil }) else { return [] }
        var found: [(TextStyle.Attachment, CGRect)] = []
        for line in lines {
            for fragment in line.fragments where fragment.run.kind == .attachment {
                let values = text.runs[fragment.run.styleIndex].style.rare?.values
                guard let attachment = values?.attachment else { continue }
                let bottom = line.baseline - attachment.baselineOffset - (values?.baselineOffset ?? 0)
                found.append(
                    (
                        attachment,
                        CGRect(
                            x: line.origin.x + CGFloat(fragment.x), y: bottom - attachment.size.height,
                            width: attachment.size.width, height: attachment.size.height)
                    ))
            }
        }
        return found
    }

    /// All glyphs as one path, y down; pictures are left out.
    package func path(at origin: CGPoint = .zero) -> CGPath {
        let path = CGMutablePath()
        TextLock.withLock {
            for line in lines {
                for fragment in line.fragments {
                    OutlinePainter.forEachOutline(self, fragment, line, origin) { path.addPath($0) }
                }
            }
        }
        return path
    }
}

extension PixelCanvas {
    /// False for places that are no numbers or farther away than any pixel.
    static func reaches(_ point: CGPoint) -> Bool { abs(point.x) < 1e8 && abs(point.y) < 1e8 }

    /// A whole buffer whose first pixel is the origin.
    init(_ pixels: PixelBuffer, scale: CGFloat, clips: [CGRect]?) {
        let bounds = pixels.bounds
        let rects =
            clips.map { $0.map { PixelRect.scaled($0, by: scale).intersection(bounds) }.filter { !$0.isEmpty } } ?? [bounds]
        self.init(view: pixels.argbView, clips: rects, scale: Double(scale), originX: 0, originY: 0, opacity: 1)
    }
}
