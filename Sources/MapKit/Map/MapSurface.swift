import AppleFoundation
import CoreGraphics
import MapEngine
import QuartzCore
import UIKit

/// Pictures of parts of the world, side by side, that move with it. A part is drawn when it comes into sight.
///
/// They lie on a grid that begins at the corner of the view for which it was made, so the first pictures cover it and nothing more. While a
/// finger zooms they are stretched; at rest they are as large as they are drawn.
@MainActor final class MapSurface {
    typealias Painter = @MainActor (_ rect: WorldRect, _ pixels: PixelBuffer, _ pixelsPerUnit: Double) -> Void

    private struct Place: Hashable {
        let column, row: Int
    }

    /// The world's place in the corner of the grid, its scale, and the size of a part in pixels.
    private struct Grid {
        let corner: WorldPoint
        let scale: Double
        let width, height: Int
        let screen: CGFloat
    }

    let layer = CALayer()
    private let moved = CALayer()
    private let isOpaque: Bool
    private var grid: Grid?
    private var parts: [Place: CALayer] = [:]
    private let paint: Painter
    /// How many parts were drawn: for those who want to know whether something is cheap.
    private(set) var paintCount = 0

    init(isOpaque: Bool, paint: @escaping Painter) {
        self.isOpaque = isOpaque
        self.paint = paint
        layer.masksToBounds = true
        layer.addSublayer(moved)
        moved.bounds = .zero
        moved.anchorPoint = .zero
        for layer in [layer, moved] { layer.actions = Self.still }
    }

    private static let still: [String: any CAAction] = [
        "position": NSNull(), "bounds": NSNull(), "transform": NSNull(), "contents": NSNull(), "sublayers": NSNull(),
    ]

    func forget() {
        for part in parts.values { part.removeFromSuperlayer() }
        parts = [:]
        grid = nil
    }

    /// Draws anew what shows a part of the world.
    func forget(_ rect: WorldRect) {
        guard let grid else { return }
        for (place, part) in parts {
            let shown = Self.rect(of: place, in: grid)
            let isHit = shown.copies.contains { shown.moved(byX: -Double($0) * Mercator.side).meets(rect) }
            guard isHit || rect.copies.contains(where: { rect.moved(byX: -Double($0) * Mercator.side).meets(shown) }) else {
                continue
            }
            part.removeFromSuperlayer()
            parts[place] = nil
        }
    }

    func show(_ look: Viewport, screenScale: CGFloat, isMoving: Bool) {
        layer.frame = CGRect(x: 0, y: 0, width: look.width, height: look.height)
        if needsGrid(look, screenScale, isMoving) { makeGrid(look, screenScale) }
        guard let grid else { return }
        let ratio = look.scale / grid.scale
        let corner = look.unwrapped(grid.corner.nearest(to: look.center))
        let isPlain = ratio == 1 && look.heading == 0
        let screen = Double(grid.screen)
        moved.position =
            isPlain
            ? CGPoint(x: (corner.x * screen).rounded() / screen, y: (corner.y * screen).rounded() / screen)
            : CGPoint(x: corner.x, y: corner.y)
        moved.setAffineTransform(
            isPlain
                ? .identity
                : CGAffineTransform(rotationAngle: -CGFloat(look.heading) * .pi / 180).scaledBy(
                    x: CGFloat(ratio), y: CGFloat(ratio)))
        fill(look, grid)
    }

    // MARK: Grids
    private func needsGrid(_ look: Viewport, _ screenScale: CGFloat, _ isMoving: Bool) -> Bool {
        guard let grid, grid.screen == screenScale else { return true }
        let ratio = look.scale / grid.scale
        if isMoving ? ratio < 0.7 || ratio > 1.6 : ratio != 1 { return true }
        return abs(look.center.x - grid.corner.nearest(to: look.center).x) > Mercator.side * 0.4
    }

    private func makeGrid(_ look: Viewport, _ screen: CGFloat) {
        forget()
        // As large as the view, if that isn't large itself.
        func part(_ length: Double) -> Int {
            let pixels = (length * Double(screen)).rounded(.up)
            return max(Int((pixels / max(1, (pixels / 2048).rounded(.up))).rounded(.up)), 1)
        }
        let corner = WorldPoint(look.center.x - look.width / 2 / look.scale, look.center.y - look.height / 2 / look.scale)
        grid = Grid(corner: corner, scale: look.scale, width: part(look.width), height: part(look.height), screen: screen)
    }

    private static func rect(of place: Place, in grid: Grid) -> WorldRect {
        let pixels = grid.scale * Double(grid.screen)
        let (x, y) = (Double(place.column * grid.width) / pixels, Double(place.row * grid.height) / pixels)
        return WorldRect(
            minX: grid.corner.x + x, minY: grid.corner.y + y, maxX: grid.corner.x + x + Double(grid.width) / pixels,
            maxY: grid.corner.y + y + Double(grid.height) / pixels)
    }

    // MARK: Parts
    private func fill(_ look: Viewport, _ grid: Grid) {
        let corner = grid.corner.nearest(to: look.center)
        let pixels = grid.scale * Double(grid.screen)
        let rect = look.visibleRect
        // A hair's breadth is no new column: rounding to whole pixels shows none of it.
        func range(_ low: Double, _ high: Double, _ size: Int) -> ClosedRange<Int> {
            let first = Int(((low * pixels + 0.5) / Double(size)).rounded(.down))
            return first...max(first, Int(((high * pixels - 0.5) / Double(size)).rounded(.down)))
        }
        let columns = range(rect.minX - corner.x, rect.maxX - corner.x, grid.width)
        let rows = range(rect.minY - corner.y, rect.maxY - corner.y, grid.height)
        for (place, part) in parts
        where place.column < columns.lowerBound - 1 || place.column > columns.upperBound + 1 || place.row < rows.lowerBound - 1
            || place.row > rows.upperBound + 1
        {
            part.removeFromSuperlayer()
            parts[place] = nil
        }
        for row in rows {
            for column in columns where parts[Place(column: column, row: row)] == nil {
                let place = Place(column: column, row: row)
                guard let part = draw(place, grid) else { continue }
                moved.addSublayer(part)
                parts[place] = part
            }
        }
    }

    private func draw(_ place: Place, _ grid: Grid) -> CALayer? {
        guard let pixels = PixelBuffer(width: grid.width, height: grid.height) else { return nil }
        paintCount += 1
        paint(Self.rect(of: place, in: grid), pixels, grid.scale * Double(grid.screen))
        let part = CALayer()
        part.actions = Self.still
        part.contents = CGImage(pixels: pixels, isOpaque: isOpaque)
        part.contentsScale = grid.screen
        part.frame = CGRect(
            x: CGFloat(place.column * grid.width) / grid.screen, y: CGFloat(place.row * grid.height) / grid.screen,
            width: CGFloat(grid.width) / grid.screen, height: CGFloat(grid.height) / grid.screen)
        return part
    }
}
