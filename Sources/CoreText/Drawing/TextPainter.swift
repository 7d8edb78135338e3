import AppleFoundation
import CoreGraphics
import RasterKernels

/// Draws a layout from glyph images: everything but stroked glyphs, very large glyphs and attachments.
struct TextPainter {
    let layout: TextLayout
    let origin: CGPoint
    /// Replaces the styles' colours, for plain text whose layout is shared.
    let color: SRGBColor?
    let canvas: PixelCanvas

    func paint() {
        for line in layout.lines where canvas.mayShow(inkBounds(line)) {
            for fragment in line.fragments { paintBackground(fragment, line) }
            for fragment in line.fragments { paintShadow(fragment, line) }
            TextDecorations(layout: layout, line: line, origin: origin, color: color).forEachStroke(isOver: false) {
                canvas.fill($0, $1)
            }
            for fragment in line.fragments { paintGlyphs(fragment, line) }
            TextDecorations(layout: layout, line: line, origin: origin, color: color).forEachStroke(isOver: true) {
                canvas.fill($0, $1)
            }
        }
    }

    private func inkBounds(_ line: TextLine) -> CGRect {
        let margin = line.height + 8
        return CGRect(
            x: origin.x + line.origin.x - margin, y: origin.y + line.origin.y - margin,
            width: line.width + line.trailingWhitespaceWidth + 2 * margin, height: line.height + 2 * margin)
    }

    private func style(_ fragment: LineFragment) -> TextStyle { layout.text.runs[fragment.run.styleIndex].style }

    private func paintBackground(_ fragment: LineFragment, _ line: TextLine) {
        guard let background = style(fragment).rare?.values.backgroundColor, Int(fragment.textStart) < max(line.contentEnd, 1)
        else { return }
        canvas.fill(
            CGRect(
                x: origin.x + line.origin.x + CGFloat(fragment.x), y: origin.y + line.origin.y, width: CGFloat(fragment.width),
                height: line.height), background.srgb)
    }

    private func paintGlyphs(_ fragment: LineFragment, _ line: TextLine) {
        let style = style(fragment)
        let values = style.rare?.values
        if let values, values.strokeWidth != 0 || values.expansion != 0 { return }
        guard Double(fragment.run.pointSize) * canvas.scale <= GlyphCache.largestPixelSize else { return }
        let pixel = canvas.pixel(color ?? style.color.srgb)
        draw(fragment, line, on: canvas, pixel: pixel)
    }

    private func draw(_ fragment: LineFragment, _ line: TextLine, on canvas: PixelCanvas, pixel: UInt32) {
        let run = fragment.run
        guard run.kind == .glyphs || run.kind == .mark else { return }
        let lift = style(fragment).rare?.values.baselineOffset ?? 0
        let baseline = Double(origin.y + line.baseline - lift)
        let size64 = canvas.size64(run.pointSize)
        let typeface = run.plan.typeface
        let left = Double(origin.x + line.origin.x)
        layout.forEachGlyph(in: fragment) { glyph, x in
            canvas.draw(
                typeface, glyph.id, size64: size64, skew: run.skew, x: left + Double(x + glyph.dx),
                baseline: baseline - Double(glyph.dy), pixel: pixel)
        }
    }

    /// The glyphs' coverage, blurred and moved.
    private func paintShadow(_ fragment: LineFragment, _ line: TextLine) {
        guard let shadow = style(fragment).rare?.values.shadow, shadow.color.alpha > 0 else { return }
        if let sheet = canvas.sheet { return sheet.refuse() }
        let sigma = Float(Double(shadow.blurRadius) * canvas.scale / 2)
        let reach = Blur.extent(sigma: sigma)
        let box = CGRect(
            x: origin.x + line.origin.x + CGFloat(fragment.x) + shadow.offset.width,
            y: origin.y + line.origin.y + shadow.offset.height, width: CGFloat(fragment.width), height: line.height)
        let area = canvas.whole(box.insetBy(dx: -line.height / 2, dy: -line.height / 2)).outset(by: reach)
        guard canvas.clips.contains(where: { $0.intersects(area) }),
            let ink = PixelBuffer(width: area.width, height: area.height),
            let mask = PixelBuffer(format: .alpha, width: area.width, height: area.height)
        else { return }
        let inkView = ink.argbView.placed(x: area.minX, y: area.minY)
        let moved = PixelCanvas(
            view: inkView, clips: [area], scale: canvas.scale,
            originX: canvas.originX + Double(shadow.offset.width) * canvas.scale,
            originY: canvas.originY + Double(shadow.offset.height) * canvas.scale, opacity: 1)
        draw(fragment, line, on: moved, pixel: 0xFFFF_FFFF)
        let maskView = mask.alphaView.placed(x: area.minX, y: area.minY)
        Coverage.extractAlpha(inkView, into: maskView)
        if sigma > 0 { Blur.gaussian(maskView, sigma: sigma) }
        let pixel = canvas.pixel(shadow.color.srgb)
        for clip in canvas.clips { Coverage.fill(canvas.view, clip: clip, mask: maskView, pixel: pixel) }
    }
}

extension TextLayout {
    /// Glyphs from left to right, with the pen's place relative to the line.
    func forEachGlyph(in fragment: LineFragment, _ body: (ShapedGlyph, Float) -> Void) {
        var x = fragment.x
        let glyphs = fragment.run.glyphs
        for index in Int(fragment.glyphs.lowerBound)..<Int(fragment.glyphs.upperBound) {
            let glyph = glyphs[index]
            body(glyph, x)
            x += glyph.advance
            if fragment.spaceExtra != 0, text.utf16[Int(glyph.cluster)] == 0x20 { x += fragment.spaceExtra }
        }
    }
}
