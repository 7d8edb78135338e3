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

    /// Fills a picture that shows a rectangle: y grows down.
    func paint(_ rect: WorldRect, into pixels: PixelBuffer, pixelsPerUnit scale: Double, screenScale: Double) {
        let zoom = Self.zoom(scale / screenScale)
        let (start, rowLength) = (pixels.row(0), pixels.bytesPerRow / 4)
        start.update(repeating: Self.word(palette.water), count: rowLength * pixels.height)
        guard let atlas else { return }
        var layers: [AreaRaster.Layer] = []
        func outlines(_ shapes: Shapes, most: Int = .max) -> Outlines {
            Outlines(shapes, in: rect, unit: atlas.unit, pixelsPerUnit: scale, margin: 4 * screenScale, most: most)
        }
        func fill(_ outlines: Outlines, _ color: CGColor) {
            if !outlines.isEmpty { layers.append(.rings(outlines, Self.word(color))) }
        }
        func stroke(_ outlines: Outlines, _ color: CGColor, _ width: Double) {
            if !outlines.isEmpty { layers.append(.lines(outlines, width: width * screenScale, Self.word(color))) }
        }
        defer {
            AreaRaster.paint(layers, into: start, width: pixels.width, height: pixels.height, rowLength: rowLength)
        }
        let land = outlines(atlas.land)
        if !land.isEmpty {
            fill(land, palette.land)
            if zoom > 6, style != .imagery { fill(outlines(atlas.towns), palette.town) }
            fill(outlines(atlas.ice, most: zoom < 3 ? 60 : .max), palette.ice)
            if zoom > 3.4, style != .imagery { stroke(outlines(atlas.provinces), palette.province, 0.6) }
        }
        fill(outlines(atlas.shelves), palette.ice)
        guard !land.isEmpty else { return }
        if zoom > 2.2 {
            let most = zoom > 5 ? Int.max : Int(40 * (zoom - 1))
            stroke(outlines(atlas.rivers, most: most), palette.river, min(0.5 + zoom * 0.1, 2))
        }
        fill(outlines(atlas.lakes, most: zoom < 3 ? 40 : .max), palette.lake)
        if style != .imagery { stroke(outlines(atlas.borders), palette.border, zoom < 4 ? 0.6 : 1) }
    }

    /// The colours of maps are opaque.
    private static func word(_ color: CGColor) -> UInt32 { 0xFF00_0000 | color.srgb.premultipliedWord }
}
