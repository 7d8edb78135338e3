import CoreGraphics
import RasterKernels

extension Painter {
    func drawGradient(_ gradient: GradientContents, _ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        guard !gradient.colors.isEmpty else { return }
        let table = table(for: gradient)
        let opacity = item.opacityByte
        let frame = item.frame
        guard let map = gradient.map(in: frame) else {
            // Both ends in one place: everything lies beyond the end.
            if let last = gradient.colors.last {
                let pixel = last.pixel(opacity: item.opacity)
                forEachPiece(corners(of: item), within: area) { rect, mask in
                    if let mask {
                        Coverage.fill(surface.view, clip: rect, mask: mask.view, pixel: pixel)
                    } else {
                        surface.fill(rect, pixel: pixel)
                    }
                }
            }
            return
        }
        forEachPiece(corners(of: item), within: area) { rect, mask in
            switch gradient.kind {
            case .axial:
                Gradients.linear(
                    surface.view, clip: rect, map: map, table: table, opacity: opacity, mask: mask?.view)
            case .radial:
                Gradients.radial(
                    surface.view, clip: rect, map: map, table: table, opacity: opacity, mask: mask?.view)
            case .conic:
                Gradients.conic(
                    surface.view, clip: rect, map: map, table: table, opacity: opacity, mask: mask?.view)
            }
        }
    }

    private func table(for gradient: GradientContents) -> GradientTable {
        if let table = caches.gradients[gradient.serial] { return table }
        var stops: [GradientStop] = []
        for (index, color) in gradient.colors.enumerated() {
            let even = gradient.colors.count > 1 ? Float(index) / Float(gradient.colors.count - 1) : 0
            let location = index < gradient.locations.count ? gradient.locations[index] : even
            stops.append(
                GradientStop(location: location, red: color.red, green: color.green, blue: color.blue, alpha: color.alpha))
        }
        let table = GradientTable(stops: stops)
        caches.gradients.insert(table, for: gradient.serial, cost: GradientTable.size * 4)
        return table
    }
}

extension GradientContents {
    /// From plane pixels to the gradient's own coordinates. The unit square is stretched with the box, colours and all.
    func map(in frame: PixelRect) -> GradientMap? {
        let width = Double(frame.width)
        let height = Double(frame.height)
        let (x0, y0) = (Double(start.x), Double(start.y))
        let (dx, dy) = (Double(end.x) - x0, Double(end.y) - y0)
        guard width > 0, height > 0, (x0 + y0 + dx + dy).isFinite else { return nil }
        // To the unit square, from its start.
        let (sx, sy) = (1 / width, 1 / height)
        let (tx, ty) = (-Double(frame.minX) * sx - x0, -Double(frame.minY) * sy - y0)
        switch kind {
        case .axial:
            let length = dx * dx + dy * dy
            guard length > 1e-12 else { return nil }
            return GradientMap(
                a: sx * dx / length, b: 0, c: sy * dy / length, d: 0, tx: (tx * dx + ty * dy) / length, ty: 0)
        case .radial:
            guard abs(dx) > 1e-6, abs(dy) > 1e-6 else { return nil }
            return GradientMap(a: sx / abs(dx), b: 0, c: 0, d: sy / abs(dy), tx: tx / abs(dx), ty: ty / abs(dy))
        case .conic:
            let length = (dx * dx + dy * dy).squareRoot()
            guard length > 1e-6 else { return nil }
            let (ux, uy) = (dx / length, dy / length)
            return GradientMap(
                a: sx * ux, b: -sx * uy, c: sy * uy, d: sy * ux, tx: tx * ux + ty * uy, ty: -tx * uy + ty * ux)
        }
    }
}
