import AppleFoundation
import RasterKernels

/// Turning images into coverage and coverage into images.
enum ImageMasks {
    /// Coverage from a mask image's grey samples: black paints.
    static func coverage(fromSamples samples: PixelBuffer) -> PixelBuffer? {
        guard let result = PixelBuffer(format: .alpha, width: samples.width, height: samples.height) else { return nil }
        for y in 0..<samples.height {
            let row = samples.row(y)
            let out = result.alphaRow(y)
            for x in 0..<samples.width { out[x] = 255 - UInt8(row[x] & 255) }
        }
        return result
    }

    /// What a clip or a masked image lets through: a mask image's coverage, else the alpha of an image that has one, else luminance.
    static func coverage(of mask: CGImage) -> PixelBuffer? {
        let pixels = mask.pixels
        if pixels.format == .alpha { return pixels }
        guard let result = PixelBuffer(format: .alpha, width: pixels.width, height: pixels.height) else { return nil }
        if !mask.isOpaque {
            Coverage.extractAlpha(pixels.argbView, into: result.alphaView)
            return result
        }
        for y in 0..<pixels.height { LuminanceTables.shared.export(pixels.row(y), to: result.alphaRow(y), count: pixels.width) }
        return result
    }

    static func apply(_ mask: CGImage, to pixels: PixelBuffer) -> PixelBuffer? {
        guard let coverage = coverage(of: mask), let result = pixels.copy(), result.format == .argb,
            let fitted = PixelScaling.resized(coverage, width: pixels.width, height: pixels.height)
        else { return nil }
        Coverage.multiply(result.argbView, clip: result.bounds, mask: fitted.alphaView)
        return result
    }

    static func removing(_ ranges: [CGFloat], from pixels: PixelBuffer) -> PixelBuffer? {
        guard let result = pixels.copy(), result.format == .argb else { return nil }
        let bounds = ranges.map { UInt32(min(max($0.isFinite ? $0 : 0, 0), 255)) }
        for y in 0..<result.height {
            let row = result.row(y)
            for x in 0..<result.width {
                let word = row[x]
                let parts = [word >> 16 & 255, word >> 8 & 255, word & 255]
                var inside = true
                for index in 0..<bounds.count / 2 where parts[index] < bounds[index * 2] || parts[index] > bounds[index * 2 + 1]
                {
                    inside = false
                }
                if inside { row[x] = 0 }
            }
        }
        return result
    }
}
