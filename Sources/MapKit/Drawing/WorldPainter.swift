import AppleFoundation
import CoreGraphics
import MapEngine
import UIKit

/// Draws a part of the world, as far as it is the same from all sides: water, land, lakes, rivers, borders. No names.
struct WorldPainter {
    let atlas: Atlas?
    let palette: MapPalette
    let style: MapPalette.Style

    /// Which steps of size the world is drawn in: 0 is 256 points for all of it, each step doubles that.
    static func zoom(_ pointsPerUnit: Double) -> Double { log2(pointsPerUnit * Mercator.side / 256) }

    /// Fills a context whose pixels show a rectangle: y grows down.
    func paint(_ rect: WorldRect, in context: CGContext, pixelsPerUnit scale: Double, screenScale: Double) {
        let zoom = Self.zoom(scale / screenScale)
        context.setFillColor(palette.water)
        context.fill(CGRect(x: 0, y: 0, width: rect.width * scale, height: rect.height * scale))
        guard let atlas else { return }
        func outlines(_ shapes: Shapes, most: Int = .max) -> Outlines {
            Outlines(shapes, in: rect, unit: atlas.unit, pixelsPerUnit: scale, margin: 4 * screenScale, most: most)
        }
        // Of lines this thin nobody sees the corners, and round ones cost more than the lines.
        context.setLineJoin(.bevel)
        let land = outlines(atlas.land)
        if !land.isEmpty {
            fill(land, palette.land, in: context)
            if zoom > 6, style != .imagery { fill(outlines(atlas.towns), palette.town, in: context) }
            fill(outlines(atlas.ice, most: zoom < 3 ? 60 : .max), palette.ice, in: context)
            if zoom > 3.4, style != .imagery {
                stroke(outlines(atlas.provinces), palette.province, 0.6 * screenScale, in: context)
            }
        }
        fill(outlines(atlas.shelves), palette.ice, in: context)
        guard !land.isEmpty else { return }
        if zoom > 2.2 {
            let most = zoom > 5 ? Int.max : Int(40 * (zoom - 1))
            stroke(outlines(atlas.rivers, most: most), palette.river, min(0.5 + zoom * 0.1, 2) * screenScale, in: context)
        }
        fill(outlines(atlas.lakes, most: zoom < 3 ? 40 : .max), palette.lake, in: context)
        if style != .imagery {
            stroke(outlines(atlas.borders), palette.border, (zoom < 4 ? 0.6 : 1) * screenScale, in: context)
        }
    }

    private func path(_ outlines: Outlines, isClosed: Bool) -> CGPath {
        let path = CGMutablePath()
        for index in 0..<outlines.count {
            let line = outlines.line(index)
            var place = line.startIndex
            path.move(to: CGPoint(x: line[place], y: line[place + 1]))
            place += 2
            while place < line.endIndex {
                path.addLine(to: CGPoint(x: line[place], y: line[place + 1]))
                place += 2
            }
            if isClosed { path.closeSubpath() }
        }
        return path
    }

    private func fill(_ outlines: Outlines, _ color: CGColor, in context: CGContext) {
        guard !outlines.isEmpty else { return }
        context.setFillColor(color)
        context.addPath(path(outlines, isClosed: true))
        context.fillPath()
    }

    private func stroke(_ outlines: Outlines, _ color: CGColor, _ width: Double, in context: CGContext) {
        guard !outlines.isEmpty else { return }
        context.setStrokeColor(color)
        context.setLineWidth(width)
        context.addPath(path(outlines, isClosed: false))
        context.strokePath()
    }
}
