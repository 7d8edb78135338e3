/// From target to source pixels: u = (a x + b y + c) / w, v = (d x + e y + f) / w, w = g x + h y + i, and w > 0 before the eye.
package struct SamplerMap: Equatable, Sendable {
    package var a: Double
    package var b: Double
    package var c: Double
    package var d: Double
    package var e: Double
    package var f: Double
    package var g: Double
    package var h: Double
    package var i: Double

    package init(
        a: Double, b: Double, c: Double, d: Double, e: Double, f: Double, g: Double = 0, h: Double = 0, i: Double = 1
    ) {
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        self.e = e
        self.f = f
        self.g = g
        self.h = h
        self.i = i
    }

    var isFinite: Bool { (a + b + c + d + e + f + g + h + i).isFinite }
}

/// Draws a picture through any affine or perspective map, with soft edges.
///
/// Every value comes from absolute coordinates, so a picture drawn in tiles equals the one drawn at once.
package enum QuadSampler {
    package enum Filter: Sendable { case linear, nearest }
    package enum Edges: Sendable {
        /// The picture ends softly; beyond it nothing is drawn.
        case transparent
        /// Its outermost pixels go on for ever.
        case clamped
    }

    /// Draws `source` over `target`. The picture is the part `content` of `source` (in source coordinates); `source` must hold
    /// all of it that the clip can see.
    package static func draw(
        _ target: ARGBPixels, clip: PixelRect, source: ARGBPixels, content: PixelRect, map: SamplerMap,
        filter: Filter = .linear, edges: Edges = .transparent, opacity: UInt8 = 255, mask: AlphaPixels? = nil
    ) {
        var area = clip.intersection(target.bounds)
        if let mask { area = area.intersection(mask.bounds) }
        if area.isEmpty || opacity == 0 || content.isEmpty || source.width <= 0 || source.height <= 0 || !map.isFinite {
            return
        }
        let sampler = PictureSampler(source: source, content: content, clamps: edges == .clamped)
        if sampler.maxX < sampler.minX || sampler.maxY < sampler.minY { return }
        withUnsafeTemporaryAllocation(of: UInt32.self, capacity: area.width) { scratch in
            let line = scratch.baseAddress! - area.minX
            let hasPerspective = map.g != 0 || map.h != 0
            for y in area.minY..<area.maxY {
                let row = RowMap(map, y: y, content: content)
                let reach: Float = edges == .clamped ? 1e6 : filter == .linear ? 0.5 : 0
                let outer = row.span(
                    minU: -reach, maxU: Float(content.width) + reach, minV: -reach, maxV: Float(content.height) + reach,
                    within: area.minX, area.maxX)
                if outer.lowerBound >= outer.upperBound { continue }
                switch (filter, hasPerspective) {
                case (.nearest, _): sampler.nearest(row, outer, line)
                case (.linear, true): sampler.linear(row, outer, line, perspective: true)
                case (.linear, false): sampler.linear(row, outer, line, perspective: false)
                }
                Spans.blend(
                    target.row(y) + outer.lowerBound, count: outer.count, source: line + outer.lowerBound, opacity: opacity,
                    coverage: mask.map { UnsafePointer($0.row(y) + outer.lowerBound) })
            }
        }
    }
}

/// The map along one row: everything linear in x, relative to the content's corner.
private struct RowMap {
    let stepU: Float
    let stepV: Float
    let stepW: Float
    let startU: Float
    let startV: Float
    let startW: Float

    @inline(__always)
    init(_ m: SamplerMap, y: Int, content: PixelRect) {
        let centre = Double(y) + 0.5
        let left = Double(content.minX)
        let top = Double(content.minY)
        let w = m.h * centre + m.i + m.g * 0.5
        stepU = Float(m.a - left * m.g)
        stepV = Float(m.d - top * m.g)
        stepW = Float(m.g)
        startU = Float(m.b * centre + m.c + m.a * 0.5 - left * w)
        startV = Float(m.e * centre + m.f + m.d * 0.5 - top * w)
        startW = Float(w)
    }

    /// The pixels of this row whose place may lie in a box; found without regard to the clip, then cut to it.
    @inline(__always)
    func span(minU: Float, maxU: Float, minV: Float, maxV: Float, within minX: Int, _ maxX: Int) -> Range<Int> {
        var low: Float = -1e7
        var high: Float = 1e7
        // slope * x + offset >= 0
        @inline(__always)
        func keep(_ slope: Float, _ offset: Float) {
            if slope > 0 {
                low = max(low, -offset / slope)
            } else if slope < 0 {
                high = min(high, -offset / slope)
            } else if !(offset >= 0) {
                high = -2e7
            }
        }
        keep(stepW, startW - 1e-6)
        keep(stepU - minU * stepW, startU - minU * startW)
        keep(maxU * stepW - stepU, maxU * startW - startU)
        keep(stepV - minV * stepW, startV - minV * startW)
        keep(maxV * stepW - stepV, maxV * startW - startV)
        guard low <= high, low.isFinite, high.isFinite else { return minX..<minX }
        let first = max(minX, Int(max(low, -1e7).rounded(.up)))
        let last = min(maxX, Int(min(high, 1e7).rounded(.down)) + 1)
        return first < last ? first..<last : minX..<minX
    }
}

extension PictureSampler {
    @inline(__always)
    fileprivate func nearest(_ row: RowMap, _ span: Range<Int>, _ line: UnsafeMutablePointer<UInt32>) {
        for x in span {
            let position = Float(x)
            let scale = 1 / (row.stepW * position + row.startW)
            line[x] = nearest(
                (row.stepU * position + row.startU) * scale, (row.stepV * position + row.startV) * scale)
        }
    }

    @inline(__always)
    fileprivate func linear(_ row: RowMap, _ span: Range<Int>, _ line: UnsafeMutablePointer<UInt32>, perspective: Bool) {
        let flat = 1 / row.startW
        for x in span {
            let position = Float(x)
            let scale = perspective ? 1 / (row.stepW * position + row.startW) : flat
            line[x] = linear((row.stepU * position + row.startU) * scale, (row.stepV * position + row.startV) * scale)
        }
    }
}
