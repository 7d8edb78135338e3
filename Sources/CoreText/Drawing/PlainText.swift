import AppleFoundation
import CoreGraphics
import RasterKernels

/// Text in one font and one colour, as most labels have it: drawn without keeping anything but the caches.
package struct PlainText {
    package var string: String
    package var font: Font
    package var alignment: TextAlignment = .natural
    package var lineBreakMode: TextLineBreakMode = .byTruncatingTail
    /// Zero means any number.
    package var maximumLines = 1
    /// What natural alignment means; nil follows the text's own direction.
    package var naturalAlignment: TextAlignment?
    package var isRightToLeftByDefault = false

    package init(_ string: String, font: Font) {
        self.string = string
        self.font = font
    }

    /// Not rounded. Nothing is wider than `width`.
    package func size(width: CGFloat = .infinity) -> CGSize {
        TextMeasurer.size(of: string, font: font, width: width, maximumLines: maximumLines, lineBreakMode: lineBreakMode)
    }

    /// The lines in an area of this size; its glyphs are shared with other uses of the same string.
    package func layout(in size: CGSize) -> TextLayout {
        var options = TextLayoutOptions(
            width: size.width, height: size.height, maximumLines: maximumLines, lineBreakMode: lineBreakMode,
            alignment: alignment)
        options.naturalAlignment = naturalAlignment
        options.isRightToLeftByDefault = isRightToLeftByDefault
        options.dropsLinesBelowHeight = maximumLines != 1
        return TextLayout(TextMeasurer.styledText(string, font: font), options)
    }

    /// Draws in `rect` of a context whose y axis points down, the block of lines centred from top to bottom as a label does.
    package func draw(in context: CGContext, rect: CGRect, color: CGColor) {
        guard !string.isEmpty, isUsable(rect) else { return }
        TextLock.withLock {
            if let line = singleLine(in: rect) {
                let margin = font.pointSize
                let bounds = CGRect(
                    x: line.x - margin, y: line.baseline - font.ascender - margin, width: line.width + 2 * margin,
                    height: font.lineHeight + 2 * margin)
                let isSmall = Double(font.pointSize * abs(context.pixelTransform.a)) <= GlyphCache.largestPixelSize
                let isDone =
                    isSmall
                    && PixelCanvas.draw(in: context, bounds: bounds) { canvas in
                        SimpleText.draw(string, font: font, x: line.x, baseline: line.baseline, color: color.srgb, on: canvas)
                    }
                if isDone { return }
            }
            let layout = layout(in: rect.size)
            layout.draw(in: context, at: origin(of: layout, in: rect), color: color)
        }
    }

    /// Draws in `rect` (points) of a backing store that has `scale` pixels a point. Only pixels inside `clips` change.
    package func draw(into pixels: PixelBuffer, rect: CGRect, scale: CGFloat, color: CGColor, clips: [CGRect]? = nil) {
        guard !string.isEmpty, isUsable(rect), scale > 0, scale < 1000 else { return }
        TextLock.withLock {
            if Double(font.pointSize * scale) <= GlyphCache.largestPixelSize, let line = singleLine(in: rect) {
                let canvas = PixelCanvas(pixels, scale: scale, clips: clips)
                SimpleText.draw(string, font: font, x: line.x, baseline: line.baseline, color: color.srgb, on: canvas)
                return
            }
            let layout = layout(in: rect.size)
            layout.draw(into: pixels, at: origin(of: layout, in: rect), scale: scale, clips: clips, color: color)
        }
    }

    func isUsable(_ rect: CGRect) -> Bool {
        PixelCanvas.reaches(rect.origin) && rect.width > 0 && rect.width < 1e8 && abs(rect.height) < 1e8
    }

    func origin(of layout: TextLayout, in rect: CGRect) -> CGPoint {
        CGPoint(x: rect.minX, y: rect.minY + max(0, (rect.height - layout.size.height) / 2))
    }

    /// Where everyday text goes that fits on one line; nil when it has to be laid out.
    func singleLine(in rect: CGRect) -> (x: CGFloat, baseline: CGFloat, width: CGFloat)? {
        guard let width = SimpleText.width(of: string, font: font), width <= rect.width + CGFloat(LineBreaker.tolerance),
            string.utf8.last != 0x20, !isRightToLeftByDefault
        else { return nil }
        let height = font.lineHeight + font.leading
        let top = rect.minY + max(0, (rect.height - height) / 2)
        var x = rect.minX
        switch alignment == .natural ? naturalAlignment ?? .left : alignment {
        case .right: x += rect.width - width
        case .center: x += (rect.width - width) / 2
        default: break
        }
        return (x, top + font.ascender, width)
    }
}

extension SimpleText {
    /// The glyphs of a string that `width(of:font:)` could measure.
    static func draw(_ string: String, font: Font, x: CGFloat, baseline: CGFloat, color: SRGBColor, on canvas: PixelCanvas) {
        guard let pairs = font.plan.pairs else { return }
        let typeface = font.plan.typeface
        let size64 = canvas.size64(Float(font.pointSize))
        let skew = Float(font.syntheticSkew)
        let pixel = canvas.pixel(color)
        let scale = Double(font.unitScale)
        let tracking = Double(font.tracking)
        let baseline = Double(baseline)
        var pen = Double(x)
        var text = string
        text.withUTF8 { bytes in
            var previous = PairAdvances.noSlot
            var index = 0
            while index <= bytes.count {
                var slot = PairAdvances.noSlot
                if index == bytes.count {
                    index += 1
                } else if bytes[index] < 0x80 {
                    slot = PairAdvances.slot(ascii: bytes[index])
                    index += 1
                } else {
                    slot = rareSlot(bytes, &index)
                }
                if previous != PairAdvances.noSlot {
                    guard let units = advance(font.plan, pairs, previous, slot, along: { slots(bytes) }) else { return }
                    if previous != 1 {
                        canvas.draw(
                            typeface, pairs.glyphs[Int(previous)], size64: size64, skew: skew, x: pen, baseline: baseline,
                            pixel: pixel)
                    }
                    pen += Double(units) * scale + tracking
                }
                previous = slot
            }
        }
    }
}
