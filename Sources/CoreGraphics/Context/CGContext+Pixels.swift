import AppleFoundation
import CCairo
import RasterKernels

/// A context's pixels, lent for the length of a call. All coordinates are those of the context's pixel plane, y down,
/// to which `CGContext.pixelTransform` leads from user space.
package struct PixelAccess {
    package let pixels: PixelBuffer
    /// The kernels' view of an `argb` buffer, placed in the pixel plane: inside a transparency layer it starts somewhere else.
    package let view: ARGBPixels
    /// Which pixels may change; within the view.
    package let clip: PixelClip
}

// How text gets into a context. CoreText asks `withPixels` first and blits its glyphs straight into the pixels, with the fill colour
// times `globalAlpha`, inside `clip`. When that answers false (shadow, blend mode, document, grey memory of somebody else),
// it draws the same glyphs into a mask or a picture of its own and hands that to `fillMask` or `drawPixels`,
// or, when `isDocument`, adds the glyphs' outlines to a path and fills that. Clipping text modes end in `clip(toMask:x:y:)`.
extension CGContext {
    /// Whether drawing goes into a document, which has no pixels.
    package var isDocument: Bool { target.pixels == nil }

    /// Lends the pixels to `body`, or answers false when they may not be written directly: with a shadow, a blend mode other
    /// than normal, pixels that are not `argb` or somebody else's, or in a document.
    @discardableResult
    package func withPixels(_ body: (PixelAccess) -> Void) -> Bool {
        guard state.shadow == nil, state.blendMode == .normal, bitmap?.foreign == nil || !layers.isEmpty,
            let pixels = target.pixels, pixels.format == .argb
        else { return false }
        let clip = pixelClip
        if clip.bounds.isEmpty { return true }
        let view = pixels.argbView.placed(x: target.originX, y: target.originY)
        target.access { body(PixelAccess(pixels: pixels, view: view, clip: clip)) }
        return true
    }

    /// Fills the coverage of `mask`, whose first pixel lies at (`x`, `y`) of the pixel plane, with `color` or else the fill
    /// colour. Clip, alpha, blend mode and shadow count.
    package func fillMask(_ mask: PixelBuffer, x: Int, y: Int, color: SRGBColor? = nil) {
        let place = ClipMask(coverage: mask, x: x, y: y)
        if color == nil, let pattern = state.fill.pattern {
            saveGState()
            clip(toMask: mask, x: x, y: y)
            _ = pattern
            paint(.rect(place.bounds.cgRect), with: state.fill)
            restoreGState()
            return
        }
        let color = color ?? state.fill.color
        if state.shadow == nil, state.blendMode.takesCoverageAsAlpha, bitmap?.foreign == nil || !layers.isEmpty {
            if target.pixels?.format == .argb, state.blendMode == .normal {
                withPixels { access in
                    let pixel = color.withAlpha(state.alpha).premultipliedWord
                    switch access.clip {
                    case .rects(let rects):
                        for rect in rects { Coverage.fill(access.view, clip: rect, mask: place.view, pixel: pixel) }
                    case .mask: composite(color.withAlpha(state.alpha), through: place)
                    }
                }
            } else {
                composite(color.withAlpha(state.alpha), through: place)
            }
            return
        }
        guard let tinted = PixelBuffer(width: mask.width, height: mask.height) else { return }
        Coverage.fill(tinted.argbView, clip: tinted.bounds, mask: mask.alphaView, pixel: color.premultipliedWord)
        drawPixels(tinted, x: x, y: y)
    }

    /// Draws an `argb` buffer with its first pixel at (`x`, `y`) of the pixel plane. Clip, alpha, blend mode and shadow count.
    package func drawPixels(_ pixels: PixelBuffer, x: Int, y: Int) {
        let surface = makeSurface(of: pixels)
        defer { cairo_surface_destroy(surface) }
        guard let pattern = CairoPattern(adopting: cairo_pattern_create_for_surface(surface)) else { return }
        var matrix = CGAffineTransform(translationX: CGFloat(-x), y: CGFloat(-y)).cairo
        cairo_pattern_set_matrix(pattern.pointer, &matrix)
        cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
        paint(.rect(CGRect(x: x, y: y, width: pixels.width, height: pixels.height)), .pattern(pattern.pointer))
        releaseSource()
    }
}
