import CPixman
import CoreGraphics
import RasterKernels

extension Painter {
    func drawContents(_ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        switch nodes[Int(item.node)].contents {
        case .bitmap(let bitmap): drawBitmap(bitmap, item, area, surface)
        case .gradient(let gradient): drawGradient(gradient, item, area, surface)
        case .shape(let shape): drawShape(shape, item, area, surface)
        case .backdrop, nil: break
        }
    }

    private func drawBitmap(_ bitmap: BitmapContents, _ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        let node = nodes + Int(item.node)
        guard
            let placement = BitmapPlacement(bitmap, box: node.pointee.box, frame: item.frame, scale: scale(of: item))
        else { return }
        let generation = node.pointee.contentsGeneration
        let destination = placement.destination
        if let ink = bitmap.ink {
            if placement.isPixelForPixel, bitmap.isPlain || !bitmap.stretchesCenter, !item.isRounded, item.opacityByte == 255,
                bitmap.tint == nil
            {
                let x = destination.minX - Int(placement.source.minX)
                let y = destination.minY - Int(placement.source.minY)
                let visible = area.intersection((bitmap.pixels.inked ?? bitmap.pixels.bounds).offset(x: x, y: y))
                guard !visible.isEmpty, let color = caches.solidColor(ink) else { return }
                surface.ink(color, through: bitmap.pixels, x: x, y: y, within: visible)
            } else if let coloured = caches.coloured(bitmap, generation) {
                drawBitmap(coloured, item, area, surface)
            }
            return
        }
        if placement.isPixelForPixel && !bitmap.stretchesCenter {
            let x = destination.minX - Int(placement.source.minX)
            let y = destination.minY - Int(placement.source.minY)
            var visible = area
            if !bitmap.isOpaque, area.area > 1024 {
                visible = area.intersection(caches.visiblePart(bitmap, generation).offset(x: x, y: y))
                if visible.isEmpty { return }
            }
            blit(bitmap.pixels, bitmap, x: x, y: y, item, visible, surface)
            return
        }
        if bitmap.stretchesCenter {
            guard let stretched = stretchedCopy(bitmap, generation, placement, scale(of: item)) else { return }
            blit(stretched, bitmap, x: destination.minX, y: destination.minY, item, area, surface)
            return
        }
        // The size changes every frame while it animates; only what stays is worth a copy.
        let key = RenderCaches.BitmapKey(
            bitmap, generation, width: destination.width, height: destination.height, scale: scale(of: item))
        if let copy = caches.copy(key, of: bitmap) {
            blit(copy, bitmap, x: destination.minX, y: destination.minY, item, area, surface)
            return
        }
        let isSmall = destination.width * destination.height <= Self.largestScaledCopy
        if isSmall && (caches.seenBitmaps[key] != nil || bitmap.tint != nil || item.isRounded || area.contains(destination)) {
            if let copy = PixelBuffer(width: destination.width, height: destination.height) {
                sample(
                    bitmap, generation, placement, onto: copy.argbView.placed(x: destination.minX, y: destination.minY),
                    clip: destination, opacity: 255)
                caches.keep(copy, key, of: bitmap)
                blit(copy, bitmap, x: destination.minX, y: destination.minY, item, area, surface)
                return
            }
        }
        caches.seenBitmaps.insert(true, for: key, cost: 1)
        if bitmap.tint == nil && !item.isRounded {
            sample(bitmap, generation, placement, onto: surface.view, clip: area, opacity: item.opacityByte)
            return
        }
        // Too large for a copy: by way of the part that is needed.
        guard let part = caches.pool.take(width: area.width, height: area.height) else { return }
        defer { caches.pool.put(part) }
        let partSurface = Surface(part, region: area)
        partSurface.clear(area)
        sample(bitmap, generation, placement, onto: partSurface.view, clip: area, opacity: 255)
        blit(part, bitmap, x: area.minX, y: area.minY, item, area, surface)
    }

    /// Scaled copies of more pixels than this are not kept.
    private static let largestScaledCopy = 4_000_000

    /// Draws the placed part of an image, scaled.
    private func sample(
        _ bitmap: BitmapContents, _ generation: UInt32, _ placement: BitmapPlacement, onto target: ARGBPixels,
        clip: PixelRect, opacity: UInt8
    ) {
        let destination = placement.destination
        var source = placement.source
        let ratioX = (source.maxX - source.minX) / Double(destination.width)
        let ratioY = (source.maxY - source.minY) / Double(destination.height)
        let isReduction = ratioX > 1 || ratioY > 1
        let filter = isReduction ? bitmap.minification : bitmap.magnification
        var reduction = 1
        if filter != .nearest { while min(ratioX, ratioY) / Double(reduction) >= 2 && reduction < 64 { reduction *= 2 } }
        guard let pixels = colorPixels(bitmap, generation, reduction: reduction) else { return }
        let factor = Double(reduction)
        source = Box(
            minX: source.minX / factor, minY: source.minY / factor, maxX: source.maxX / factor, maxY: source.maxY / factor)
        let a = (source.maxX - source.minX) / Double(destination.width)
        let e = (source.maxY - source.minY) / Double(destination.height)
        // Counted from the destination's corner: a copy must not remember where it was made.
        let map = SamplerMap(a: a, b: 0, c: source.minX, d: 0, e: e, f: source.minY)
        let moved = target.placed(x: target.originX - destination.minX, y: target.originY - destination.minY)
        let visible = clip.intersection(destination).offset(x: -destination.minX, y: -destination.minY)
        // Beyond the shown part of an image its own edge goes on, so that neighbours in a sheet do not bleed in.
        let content = PixelRect(
            minX: wholePixel((source.minX + 0.001).rounded(.down)), minY: wholePixel((source.minY + 0.001).rounded(.down)),
            maxX: wholePixel((source.maxX - 0.001).rounded(.up)), maxY: wholePixel((source.maxY - 0.001).rounded(.up))
        ).intersection(pixels.bounds)
        QuadSampler.draw(
            moved, clip: visible, source: pixels.argbView, content: content, map: map,
            filter: filter == .nearest ? .nearest : .linear, edges: .clamped, opacity: opacity)
    }

    /// The image in colour, made smaller by a whole number.
    func colorPixels(_ bitmap: BitmapContents, _ generation: UInt32, reduction: Int) -> PixelBuffer? {
        let pixels = bitmap.pixels
        if reduction == 1 && pixels.format == .argb { return pixels }
        let key = RenderCaches.BitmapKey(bitmap, generation, reduction: reduction)
        if let copy = caches.copy(key, of: bitmap) { return copy }
        let width = (pixels.width + reduction - 1) / reduction
        let height = (pixels.height + reduction - 1) / reduction
        guard let copy = PixelBuffer(width: width, height: height) else { return nil }
        if pixels.format == .argb {
            Resampling.shrink(pixels.argbView, area: pixels.bounds, factor: reduction, into: copy.argbView)
        } else {
            guard let small = PixelBuffer(format: .alpha, width: width, height: height) else { return nil }
            Resampling.shrink(pixels.alphaView, area: pixels.bounds, factor: reduction, into: small.alphaView)
            Coverage.fill(copy.argbView, clip: copy.bounds, mask: small.alphaView, pixel: 0xff00_0000)
        }
        caches.keep(copy, key, of: bitmap)
        return copy
    }

    /// Pixel for pixel: the image's first pixel lies at (`x`, `y`).
    private func blit(
        _ pixels: PixelBuffer, _ bitmap: BitmapContents, x: Int, y: Int, _ item: DrawItem, _ area: PixelRect, _ surface: Surface
    ) {
        let opacity = item.opacityByte
        if pixels.format == .alpha || bitmap.tint != nil {
            let pixel = (bitmap.tint ?? .black).pixel(opacity: item.opacity)
            forEachPiece(corners(of: item), within: area) { rect, mask in
                fillThrough(pixels, x: x, y: y, rect, mask, pixel, surface)
            }
            return
        }
        forEachPiece(corners(of: item), within: area) { rect, mask in
            if opacity == 255 {
                if let mask {
                    surface.composite(
                        PIXMAN_OP_OVER, pixels, x: x, y: y, within: rect, mask: mask.buffer.pixmanImage, maskX: mask.x,
                        maskY: mask.y)
                } else {
                    surface.composite(bitmap.isOpaque ? PIXMAN_OP_SRC : PIXMAN_OP_OVER, pixels, x: x, y: y, within: rect)
                }
            } else {
                Coverage.blend(
                    surface.view, clip: rect, source: pixels.argbView.placed(x: x, y: y), opacity: opacity, mask: mask?.view)
            }
        }
    }

    /// A colour through an image's alpha.
    private func fillThrough(
        _ pixels: PixelBuffer, x: Int, y: Int, _ rect: PixelRect, _ mask: PlacedMask?, _ pixel: UInt32, _ surface: Surface
    ) {
        let rect = rect.intersection(pixels.bounds.offset(x: x, y: y))
        if rect.isEmpty { return }
        if pixels.format == .alpha && mask == nil {
            Coverage.fill(surface.view, clip: rect, mask: pixels.alphaView.placed(x: x, y: y), pixel: pixel)
            return
        }
        guard let part = caches.pool.take(width: rect.width, height: rect.height) else { return }
        defer { caches.pool.put(part) }
        let partSurface = Surface(part, region: rect)
        let view = partSurface.view
        partSurface.clear(rect)
        if pixels.format == .alpha {
            Coverage.fill(view, clip: rect, mask: pixels.alphaView.placed(x: x, y: y), pixel: pixel)
        } else {
            partSurface.composite(PIXMAN_OP_SRC, pixels, x: x, y: y, within: rect)
            ColorConversion.tint(
                ARGBPixels(base: part.data, width: rect.width, height: rect.height, bytesPerRow: part.bytesPerRow), pixel: pixel
            )
        }
        Coverage.blend(surface.view, clip: rect, source: view, mask: mask?.view)
    }
}

extension BitmapContents {
    var stretchesCenter: Bool { center != CGRect(x: 0, y: 0, width: 1, height: 1) }
}
