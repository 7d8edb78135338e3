@_spi(House) import AppleFoundation
import CHarfBuzz
import CoreGraphics

/// Glyphs as paths.
enum GlyphOutlines {
    private final class Pen {
        let path = CGMutablePath()
        var transform: CGAffineTransform
        var isOpen = false
        init(_ transform: CGAffineTransform) { self.transform = transform }
    }

    nonisolated(unsafe) private static let functions: OpaquePointer = {
        let functions = hb_draw_funcs_create()!
        hb_draw_funcs_set_move_to_func(
            functions,
            { _, data, _, x, y, _ in
                let pen = ObjectPlace.object(at: data!, as: Pen.self)
                pen.path.move(to: CGPoint(x: CGFloat(x), y: CGFloat(y)), transform: pen.transform)
            }, nil, nil)
        hb_draw_funcs_set_line_to_func(
            functions,
            { _, data, _, x, y, _ in
                let pen = ObjectPlace.object(at: data!, as: Pen.self)
                pen.path.addLine(to: CGPoint(x: CGFloat(x), y: CGFloat(y)), transform: pen.transform)
            }, nil, nil)
        hb_draw_funcs_set_quadratic_to_func(
            functions,
            { _, data, _, x1, y1, x, y, _ in
                let pen = ObjectPlace.object(at: data!, as: Pen.self)
                pen.path.addQuadCurve(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)), control: CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
                    transform: pen.transform)
            }, nil, nil)
        hb_draw_funcs_set_cubic_to_func(
            functions,
            { _, data, _, x1, y1, x2, y2, x, y, _ in
                let pen = ObjectPlace.object(at: data!, as: Pen.self)
                pen.path.addCurve(
                    to: CGPoint(x: CGFloat(x), y: CGFloat(y)), control1: CGPoint(x: CGFloat(x1), y: CGFloat(y1)),
                    control2: CGPoint(x: CGFloat(x2), y: CGFloat(y2)), transform: pen.transform)
            }, nil, nil)
        hb_draw_funcs_set_close_path_func(
            functions,
            { _, data, _, _ in
                ObjectPlace.object(at: data!, as: Pen.self).path.closeSubpath()
            }, nil, nil)
        hb_draw_funcs_make_immutable(functions)
        return functions
    }()

    /// The outline in font units through `transform`; empty for a space, nil for a glyph that is a picture.
    static func path(_ typeface: Typeface, _ glyph: UInt16, _ transform: CGAffineTransform) -> CGMutablePath? {
        guard !typeface.isColor else { return nil }
        let pen = Pen(transform)
        hb_font_get_glyph_shape(typeface.font, UInt32(glyph), functions, ObjectPlace.of(pen))
        return pen.path
    }
}

extension Font {
    /// A glyph's outline at this size, y up from the baseline; nil when the glyph is a picture.
    package func path(of glyph: UInt16, transform: CGAffineTransform = .identity) -> CGPath? {
        TextLock.withLock {
            let skewed = CGAffineTransform(a: unitScale, b: 0, c: unitScale * syntheticSkew, d: unitScale, tx: 0, ty: 0)
            return GlyphOutlines.path(typeface, glyph, skewed.concatenating(transform))
        }
    }
}
