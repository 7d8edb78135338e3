import CoreGraphics
import RasterKernels

extension Painter {
    /// Backdrops are blurred at a quarter of their size.
    static let backdropReduction = 4

    /// What is behind the box, blurred. Only pixels inside the box count, so that nothing beyond it bleeds in.
    func drawBackdrop(_ item: DrawItem, _ area: PixelRect, _ surface: Surface) {
        guard case .backdrop(let backdrop) = nodes[Int(item.node)].contents else { return }
        let scale = scale(of: item)
        let opacity = item.opacityByte
        let source = item.bounds.intersection(surface.bounds)
        if source.isEmpty || opacity == 0 { return }
        let corners = corners(of: item)
        let sigma = Float(Double(backdrop.blurRadius) * scale)
        // A blur of a pixel or two would show the reduction.
        let factor = sigma >= 4 ? Self.backdropReduction : 1
        let width = (source.width + factor - 1) / factor
        let height = (source.height + factor - 1) / factor
        guard let small = caches.pool.take(width: width, height: height) else { return }
        defer { caches.pool.put(small) }
        let view = ARGBPixels(base: small.data, width: width, height: height, bytesPerRow: small.bytesPerRow)
        Resampling.shrink(surface.view, area: source, factor: factor, into: view)
        if sigma > 0 { Blur.gaussian(view, sigma: min(sigma, 512) / Float(factor), edges: .normalized) }
        ColorConversion.saturate(view, by: backdrop.saturation)
        if let tint = backdrop.tint { Coverage.fill(view, clip: view.bounds, pixel: tint.pixel(opacity: 1)) }
        forEachPiece(corners, within: area) { rect, mask in
            Resampling.enlarge(
                view, factor: factor, onto: surface.view, area: source, clip: rect, opacity: opacity, mask: mask?.view)
        }
    }
}
