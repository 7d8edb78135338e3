import AppleFoundation
import CoreGraphics
import RasterKernels

/// Text of one colour, as coverage: a byte a pixel, and only where there is ink is it ever looked at.
///
/// What takes a second colour can't be on it, nor what is a picture: then the sheet says that it isn't enough.
package final class InkSheet {
    /// `alpha` pixels, the first of which is the origin.
    package let pixels: PixelBuffer
    package let scale: CGFloat
    /// Premultiplied; nil while the sheet is empty.
    package private(set) var color: UInt32?
    package private(set) var isEnough = true
    private let view: AlphaPixels
    /// What may be drawn on.
    package private(set) var clip: PixelRect

    package init?(width: Int, height: Int, scale: CGFloat) {
        guard scale > 0, scale < 1000, let pixels = PixelBuffer(format: .alpha, width: width, height: height) else {
            return nil
        }
        self.pixels = pixels
        self.scale = scale
        view = pixels.alphaView
        clip = pixels.bounds
        pixels.inked = .empty
    }

    /// Clears what was drawn, or a part of it: what is around that stays, and its colour.
    package func begin(within part: PixelRect? = nil) {
        clip = part?.intersection(pixels.bounds) ?? pixels.bounds
        if let inked = pixels.inked?.intersection(clip), !inked.isEmpty {
            for y in inked.minY..<inked.maxY { memset(pixels.alphaRow(y) + inked.minX, 0, inked.width) }
        }
        isEnough = true
        guard part == nil else { return }
        pixels.inked = .empty
        color = nil
    }

    /// Of what may be drawn on, in points.
    package var area: CGRect {
        CGRect(
            x: CGFloat(clip.minX) / scale, y: CGFloat(clip.minY) / scale, width: CGFloat(clip.width) / scale,
            height: CGFloat(clip.height) / scale)
    }

    func refuse() { isEnough = false }

    private func takes(_ pixel: UInt32) -> Bool {
        if color == nil { color = pixel }
        if color != pixel { isEnough = false }
        return isEnough
    }

    private func note(_ area: PixelRect) { pixels.inked = pixels.inked?.union(area) }

    func add(_ mask: AlphaPixels, _ pixel: UInt32) {
        guard takes(pixel) else { return }
        note(Coverage.cover(view, clip: clip, mask: mask))
    }

    func fill(_ rect: PixelRect, _ pixel: UInt32) {
        guard takes(pixel) else { return }
        let area = rect.intersection(clip)
        for y in area.minY..<area.maxY { memset(pixels.alphaRow(y) + area.minX, 255, area.width) }
        note(area)
    }
}

extension PixelCanvas {
    init(_ sheet: InkSheet) {
        let none = ARGBPixels(base: sheet.pixels.data, width: 0, height: 0, bytesPerRow: 0)
        self.init(
            view: none, clips: [sheet.clip], scale: Double(sheet.scale), originX: 0, originY: 0, opacity: 1,
            sheet: sheet)
    }
}

extension PlainText {
    /// Draws in `rect` (points) of a sheet, the block of lines centred from top to bottom as a label does; false where that
    /// takes more than ink.
    package func draw(on sheet: InkSheet, rect: CGRect, color: CGColor) -> Bool {
        guard !string.isEmpty, isUsable(rect) else { return true }
        return TextLock.withLock {
            guard Double(font.pointSize * sheet.scale) <= GlyphCache.largestPixelSize else { return false }
            guard let line = singleLine(in: rect) else {
                let layout = layout(in: rect.size)
                return layout.draw(on: sheet, at: origin(of: layout, in: rect), color: color)
            }
            let canvas = PixelCanvas(sheet)
            SimpleText.draw(string, font: font, x: line.x, baseline: line.baseline, color: color.srgb, on: canvas)
            return sheet.isEnough
        }
    }
}

extension TextLayout {
    /// Draws on a sheet; false where that takes more than ink. `color` replaces the styles' own colours.
    package func draw(on sheet: InkSheet, at origin: CGPoint = .zero, color: CGColor? = nil) -> Bool {
        guard text.count > 0, PixelCanvas.reaches(origin) else { return true }
        if needsContext(scale: sheet.scale) { return false }
        return TextLock.withLock {
            TextPainter(layout: self, origin: origin, color: color?.srgb, canvas: PixelCanvas(sheet)).paint()
            return sheet.isEnough
        }
    }
}
