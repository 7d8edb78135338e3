import AppleFoundation
import CCairo

/// Cairo counts in 24.8 fixed point: farther out coordinates would wrap round, so they stop here.
private let farthest: CGFloat = 4_194_304

@inline(__always)
private func near(_ value: CGFloat) -> Double { Double(max(-farthest, min(value, farthest))) }

extension PathStorage {
    /// Makes this path, in pixels, cairo's current path.
    func emit(to cr: OpaquePointer) {
        cairo_new_path(cr)
        var current = CGPoint.zero
        forEach { verb, p in
            switch verb {
            case .move:
                current = p[0]
                cairo_move_to(cr, near(p[0].x), near(p[0].y))
            case .line:
                current = p[0]
                cairo_line_to(cr, near(p[0].x), near(p[0].y))
            case .quad:
                let c = Cubic(current, quadControl: p[0], p[1])
                current = p[1]
                cairo_curve_to(cr, near(c.p1.x), near(c.p1.y), near(c.p2.x), near(c.p2.y), near(c.p3.x), near(c.p3.y))
            case .cubic:
                current = p[2]
                cairo_curve_to(cr, near(p[0].x), near(p[0].y), near(p[1].x), near(p[1].y), near(p[2].x), near(p[2].y))
            case .close:
                cairo_close_path(cr)
            }
        }
    }
}

extension CGRect {
    /// Makes this rectangle, in pixels, cairo's current path.
    func emit(to cr: OpaquePointer) {
        cairo_new_path(cr)
        let x = near(minX)
        let y = near(minY)
        cairo_rectangle(cr, x, y, near(maxX) - x, near(maxY) - y)
    }
}

extension CGAffineTransform {
    var cairo: cairo_matrix_t {
        cairo_matrix_t(xx: Double(a), yx: Double(b), xy: Double(c), yy: Double(d), x0: Double(tx), y0: Double(ty))
    }

    /// Whether cairo can invert it.
    var isUsable: Bool { isFinite && abs(determinant) > 1e-12 && determinant.isFinite }
}
