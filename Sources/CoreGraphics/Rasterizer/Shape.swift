import AppleFoundation
import CCairo
import RasterKernels

/// What a drawing call covers, in pixels.
enum Shape {
    case rect(CGRect)
    case path(PathStorage, CGPathFillRule)
    case stroke(PathStorage)
    /// All that the clip lets through.
    case everything

    /// Whether cairo can clip to it.
    var isArea: Bool {
        switch self {
        case .rect, .path: return true
        case .stroke, .everything: return false
        }
    }
}

/// What a shape is covered with.
enum Ink {
    case color(SRGBColor)
    case pattern(OpaquePointer)

    static let black = Ink.color(.black)
}

extension GraphicsState {
    /// How far a stroke reaches from its path, in pixels.
    var strokeReach: CGFloat {
        let scale = max(hypot(device.a, device.b), hypot(device.c, device.d)) + min(abs(device.b), abs(device.c))
        var reach = lineWidth / 2
        if lineJoin == .miter { reach *= max(1, miterLimit) }
        if lineCap == .square { reach = max(reach, lineWidth * 0.7072) }
        return reach * scale + 1
    }

    func pixelBounds(of shape: Shape, in clip: PixelRect) -> PixelRect {
        switch shape {
        case .rect(let rect): return PixelRect(enclosing: rect).intersection(clip)
        case .path(let path, _):
            let box = path.controlBox
            // A path without area still covers nothing.
            return PixelRect(enclosing: box).intersection(clip)
        case .stroke(let path):
            let box = path.controlBox
            guard !box.isNull else { return .empty }
            return PixelRect(enclosing: box.insetBy(dx: -strokeReach, dy: -strokeReach)).intersection(clip)
        case .everything: return clip
        }
    }

    /// Covers `shape` with `ink` on one cairo context, knowing nothing of shadows and masks.
    func cover(_ shape: Shape, _ ink: Ink, on cr: OpaquePointer, alpha: CGFloat, mode: CGBlendMode) {
        cairo_set_operator(cr, mode.cairoOperator)
        cairo_set_antialias(cr, isAntialiased ? CAIRO_ANTIALIAS_DEFAULT : CAIRO_ANTIALIAS_NONE)
        switch ink {
        case .color(let color):
            cairo_set_source_rgba(
                cr, Double(color.red), Double(color.green), Double(color.blue), Double(color.alpha) * Double(alpha))
            if mode.reachesOutside, shape.isArea {
                paintClipped(to: shape, cr, alpha: 1)
            } else {
                fill(shape, cr)
            }
        case .pattern(let pattern):
            cairo_set_source(cr, pattern)
            switch shape {
            case .everything: cairo_paint_with_alpha(cr, Double(alpha))
            case .stroke: fill(shape, cr)
            case .rect, .path:
                if alpha < 1 || mode.reachesOutside {
                    paintClipped(to: shape, cr, alpha: alpha)
                } else {
                    fill(shape, cr)
                }
            }
        }
    }

    private func paintClipped(to shape: Shape, _ cr: OpaquePointer, alpha: CGFloat) {
        cairo_save(cr)
        emit(shape, cr)
        cairo_clip(cr)
        cairo_paint_with_alpha(cr, Double(alpha))
        cairo_restore(cr)
    }

    private func emit(_ shape: Shape, _ cr: OpaquePointer) {
        switch shape {
        case .rect(let rect): rect.emit(to: cr)
        case .path(let path, let rule):
            path.emit(to: cr)
            cairo_set_fill_rule(cr, rule.cairo)
        case .stroke(let path): path.emit(to: cr)
        case .everything: cairo_new_path(cr)
        }
    }

    private func fill(_ shape: Shape, _ cr: OpaquePointer) {
        emit(shape, cr)
        switch shape {
        case .rect, .path: cairo_fill(cr)
        case .everything: cairo_paint(cr)
        case .stroke:
            guard device.isUsable else { return cairo_new_path(cr) }
            var matrix = device.cairo
            cairo_set_matrix(cr, &matrix)
            cairo_set_line_width(cr, Double(lineWidth))
            cairo_set_line_cap(cr, lineCap.cairo)
            cairo_set_line_join(cr, lineJoin.cairo)
            cairo_set_miter_limit(cr, Double(miterLimit))
            if dashLengths.isEmpty {
                cairo_set_dash(cr, nil, 0, 0)
            } else {
                let lengths = dashLengths.map { Double($0) }
                cairo_set_dash(cr, lengths, Int32(lengths.count), Double(dashPhase))
            }
            cairo_stroke(cr)
            cairo_identity_matrix(cr)
        }
    }
}
