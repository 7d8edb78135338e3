import CPixman
import CoreGraphics
import RasterKernels

/// Draws ranges of one display list.
struct Painter {
    let list: DisplayList
    let nodes: UnsafePointer<RenderNode>
    let caches: RenderCaches

    /// Draws the items that show within `clip`. With `clears`, what no opaque item hides is made transparent first.
    func run(_ range: Range<Int>, on surface: Surface, clip: PixelRect, clears: Bool) {
        withUnsafeTemporaryAllocation(of: Int32.self, capacity: max(range.count, 1)) { memory in
            let order = memory.baseAddress!
            let (count, isCovered) = cull(range, clip, into: order)
            if clears && !isCovered { surface.clear(clip) }
            var index = count
            while index > 0 {
                index -= 1
                draw(Int(order[index]), on: surface, clip: clip)
            }
        }
    }

    /// Finds, from front to back, what opaque boxes in front leave to be seen. Returns how many items and whether they leave
    /// nothing of `clip` open.
    private func cull(_ range: Range<Int>, _ clip: PixelRect, into order: UnsafeMutablePointer<Int32>) -> (Int, Bool) {
        list.items.withUnsafeBufferPointer { items in
            var count = 0
            var index = range.lowerBound
            while index < range.upperBound {
                if items[index].kind != .dissolved && items[index].bounds.intersects(clip) {
                    order[count] = Int32(index)
                    count += 1
                }
                index = max(Int(items[index].end), index + 1)
            }
            var cover = OpaqueCover()
            var kept = 0
            // Front to back, and the kept ones end up in that order too: reverse first.
            var low = 0
            var high = count - 1
            while low < high {
                (order[low], order[high]) = (order[high], order[low])
                low += 1
                high -= 1
            }
            for position in 0..<count {
                let item = items[Int(order[position])]
                let visible = item.bounds.intersection(clip)
                if cover.hides(visible) { continue }
                order[kept] = order[position]
                kept += 1
                if !item.opaque.isEmpty { cover.add(item.opaque.intersection(clip)) }
                // A backdrop looks at all that lies behind it, hidden or not.
                if item.kind == .backdrop { cover.remove(touching: visible) }
                if item.kind == .group, !list.backdrops.isEmpty { removeBackdrops(inside: item, Int(order[position]), &cover) }
            }
            return (kept, cover.hides(clip))
        }
    }

    private func removeBackdrops(inside item: DrawItem, _ index: Int, _ cover: inout OpaqueCover) {
        for backdrop in list.backdrops where Int(backdrop) > index && backdrop < item.end {
            cover.remove(touching: item.bounds)
        }
    }

    func draw(_ index: Int, on surface: Surface, clip: PixelRect) {
        let item = list.items[index]
        let area = item.bounds.intersection(clip)
        if area.isEmpty { return }
        switch item.kind {
        case .background: drawBackground(item, area, surface)
        case .contents: drawContents(item, area, surface)
        case .border: drawBorder(item, area, surface)
        case .shadow: drawShadow(item, area, surface)
        case .backdrop: drawBackdrop(item, area, surface)
        case .group: drawGroup(index, item, area, surface)
        case .dissolved: break
        }
    }

    // MARK: - Shared by the kinds of items

    func scale(of item: DrawItem) -> Double { list.planes[Int(item.plane)].scale }

    func corners(of item: DrawItem) -> CornerGeometry {
        if !item.isRounded { return CornerGeometry(frame: item.frame, radius: 0, isContinuous: false, corners: []) }
        return CornerGeometry(nodes[Int(item.node)], item.frame, scale(of: item))
    }

    /// Calls `body` for each piece of a box: plain, or through the coverage of a corner.
    func forEachPiece(_ corners: CornerGeometry, within area: PixelRect, _ body: (PixelRect, PlacedMask?) -> Void) {
        if corners.corners.isEmpty {
            body(area, nil)
            return
        }
        guard let mask = caches.cornerMask(corners) else { return }
        corners.forEachPiece(within: area) { rect, corner in
            guard let corner else { return body(rect, nil) }
            let origin = corners.maskOrigin(corner)
            body(rect, PlacedMask(buffer: mask, x: origin.x, y: origin.y))
        }
    }

    func drawBackground(_ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        guard let color = nodes[Int(item.node)].backgroundColor else { return }
        let pixel = color.pixel(opacity: item.opacity)
        if !item.isRounded { return surface.fill(area, pixel: pixel) }
        forEachPiece(corners(of: item), within: area) { rect, mask in
            if let mask {
                Coverage.fill(surface.view, clip: rect, mask: mask.view, pixel: pixel)
            } else {
                surface.fill(rect, pixel: pixel)
            }
        }
    }
}

struct PlacedMask {
    let buffer: PixelBuffer
    let x: Int
    let y: Int
    var view: AlphaPixels { buffer.alphaView.placed(x: x, y: y) }
}

/// A few opaque rectangles: the largest that were met.
private struct OpaqueCover {
    private var rects: (PixelRect, PixelRect, PixelRect, PixelRect) = (.empty, .empty, .empty, .empty)

    func hides(_ rect: PixelRect) -> Bool {
        rects.0.contains(rect) || rects.1.contains(rect) || rects.2.contains(rect) || rects.3.contains(rect)
    }

    mutating func add(_ rect: PixelRect) {
        // Boxes that continue each other, as the rows of a list do, become one.
        var rect = rect
        withUnsafeMutableBytes(of: &rects) { bytes in
            let all = bytes.bindMemory(to: PixelRect.self)
            for index in 0..<4 {
                let other = all[index]
                if other.isEmpty { continue }
                let sharesColumns = other.minX == rect.minX && other.maxX == rect.maxX
                let sharesRows = other.minY == rect.minY && other.maxY == rect.maxY
                if sharesColumns && rect.minY <= other.maxY && other.minY <= rect.maxY
                    || sharesRows && rect.minX <= other.maxX && other.minX <= rect.maxX
                {
                    rect = rect.union(other)
                    all[index] = .empty
                }
            }
            var target = 0
            for index in 1..<4 where all[index].area < all[target].area { target = index }
            if rect.area > all[target].area { all[target] = rect }
        }
    }

    mutating func remove(touching rect: PixelRect) {
        if rects.0.intersects(rect) { rects.0 = .empty }
        if rects.1.intersects(rect) { rects.1 = .empty }
        if rects.2.intersects(rect) { rects.2 = .empty }
        if rects.3.intersects(rect) { rects.3 = .empty }
    }
}

extension RenderColor {
    func pixel(opacity: Float) -> UInt32 {
        PixelMath.premultiplied(red: red, green: green, blue: blue, alpha: alpha * opacity)
    }
}

extension DrawItem {
    /// 0...255, rounded.
    var opacityByte: UInt8 { opacity >= 1 ? 255 : opacity > 0 ? UInt8(opacity * 255 + 0.5) : 0 }
}
