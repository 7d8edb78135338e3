import AppleFoundation
import CoreGraphics

/// Draws the shapes of a symbol into a transparent context.
struct SymbolPainter {
    let context: CGContext
    let stroke: CGFloat
    let isFilled: Bool
    /// The colours of the levels of importance; one colour means that details are cut out instead of drawn.
    let levels: [ColorComponents]

    func paint(_ glyph: SymbolGlyph) {
        context.setLineCap(.round)
        context.setLineJoin(.round)
        let cuts = levels.count == 1
        for element in glyph.elements {
            let line = stroke * element.strokeFactor
            switch element.kind {
            case .body:
                isFilled ? fill(element, grow: line) : outline(element, line)
            case .line: outline(element, line)
            case .solid: fill(element, grow: line - SymbolGlyph.regularStroke)
            case .detail: outline(element, line, cut: isFilled && cuts)
            case .spot: fill(element, grow: line - SymbolGlyph.regularStroke, cut: isFilled && cuts)
            case .hole: isFilled ? fill(element, grow: 0.2, cut: cuts) : outline(element, line)
            case .gap: fill(element, grow: 2 * line, cut: true)
            case .broadGap: outline(element, 3.2 * line, cut: true)
            }
        }
    }

    private func outline(_ element: SymbolGlyph.Element, _ width: CGFloat, cut: Bool = false) {
        draw(element, fills: false, strokeWidth: width, cut: cut)
    }

    /// Fills the shape, made `grow` units wider.
    private func fill(_ element: SymbolGlyph.Element, grow: CGFloat, cut: Bool = false) {
        draw(element, fills: true, strokeWidth: max(0, grow), cut: cut)
    }

    private func draw(_ element: SymbolGlyph.Element, fills: Bool, strokeWidth: CGFloat, cut: Bool) {
        let components = levels[min(element.level, levels.count - 1)]
        let isFaint = !cut && components.alpha < 1
        let color = CGColor(srgbRed: components.red, green: components.green, blue: components.blue, alpha: 1)
        context.saveGState()
        context.setBlendMode(cut ? .clear : .normal)
        if isFaint {
            context.setAlpha(components.alpha)
            context.beginTransparencyLayer(auxiliaryInfo: nil)
        }
        if fills {
            context.setFillColor(color)
            context.addPath(element.path)
            context.fillPath()
        }
        if strokeWidth > 0 {
            context.setStrokeColor(color)
            context.setLineWidth(strokeWidth)
            context.addPath(element.path)
            context.strokePath()
        }
        if isFaint { context.endTransparencyLayer() }
        context.restoreGState()
    }
}
