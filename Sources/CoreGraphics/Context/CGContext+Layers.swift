import AppleFoundation
import CCairo
import RasterKernels

/// A transparency layer that is being drawn.
struct TransparencyLayer {
    /// The surface outside; nil when cairo keeps it itself (in a document).
    let outer: DrawingTarget?
    /// How many states were saved when the layer began.
    let depth: Int
    /// The state outside, which says how the layer is composited.
    let state: GraphicsState
}

extension CGContext {
    /// Collects what follows, up to `endTransparencyLayer`, to composite it as one thing with the alpha, blend mode and
    /// shadow that are set now.
    public func beginTransparencyLayer(auxiliaryInfo: CFDictionary?) {
        beginLayer(in: target.clipBounds)
    }

    /// The same; only what lies in `rect` is kept.
    public func beginTransparencyLayer(in rect: CGRect, auxiliaryInfo: CFDictionary?) {
        guard rect.isFinite else { return beginLayer(in: target.clipBounds) }
        beginLayer(in: PixelRect(enclosing: rect.applying(state.device)).intersection(target.clipBounds))
    }

    private func beginLayer(in area: PixelRect) {
        let outerState = state
        if target.pixels == nil {
            layers.append(TransparencyLayer(outer: nil, depth: stateStack.count, state: outerState))
            cairo_push_group(target.cr)
        } else {
            // A layer that shows nothing still needs something to draw on.
            let visible = area.isEmpty ? PixelRect(x: target.originX, y: target.originY, width: 1, height: 1) : area
            let format = target.pixels?.format ?? .argb
            guard let inner = DrawingTarget(area: visible, format: format) else {
                GraphicsMessages.report(
                    "CGContext.beginTransparencyLayer: no memory for \(visible.width) x \(visible.height) pixels.")
                layers.append(TransparencyLayer(outer: nil, depth: stateStack.count, state: outerState))
                return
            }
            if area.isEmpty {
                CGRect.zero.emit(to: inner.cr)
                cairo_clip(inner.cr)
            }
            layers.append(TransparencyLayer(outer: target, depth: stateStack.count, state: outerState))
            target = inner
        }
        state.alpha = 1
        state.blendMode = .normal
        state.shadow = nil
        state.clipMask = nil
        state.pixelClip = nil
    }

    public func endTransparencyLayer() {
        guard let layer = layers.last else {
            GraphicsMessages.report("CGContext.endTransparencyLayer(): no layer was begun.")
            return
        }
        while stateStack.count > layer.depth {
            _ = stateStack.popLast()
            cairo_restore(target.cr)
        }
        layers.removeLast()
        let inner = target
        state = layer.state
        if let outer = layer.outer {
            target = outer
            cairo_surface_flush(inner.surface)
            guard let pattern = CairoPattern(adopting: cairo_pattern_create_for_surface(inner.surface)) else { return }
            cairo_pattern_set_filter(pattern.pointer, CAIRO_FILTER_NEAREST)
            paint(.rect(inner.area.cgRect), .pattern(pattern.pointer))
            releaseSource()
        } else if target.pixels == nil, let pattern = CairoPattern(adopting: cairo_pop_group(target.cr)) {
            paint(.everything, .pattern(pattern.pointer))
            releaseSource()
        }
    }
}
