import AppleFoundation
import RasterKernels

/// What `saveGState` keeps. The clip is kept by cairo beside it.
struct GraphicsState {
    /// From user space to CoreGraphics' device space, whose y axis points up.
    var ctm = CGAffineTransform.identity
    /// From user space to pixels, whose y axis points down.
    var device = CGAffineTransform.identity

    var fill = Paint()
    var stroke = Paint()
    var alpha: CGFloat = 1
    var blendMode = CGBlendMode.normal
    var shadow: Shadow?
    var patternPhase = CGSize.zero

    var lineWidth: CGFloat = 1
    var lineCap = CGLineCap.butt
    var lineJoin = CGLineJoin.miter
    var miterLimit: CGFloat = 10
    var dashPhase: CGFloat = 0
    var dashLengths: [CGFloat] = []
    var flatness: CGFloat = 0.5

    var flags: Flags = .initial
    var interpolationQuality = CGInterpolationQuality.default
    var renderingIntent = CGColorRenderingIntent.defaultIntent
    var textDrawingMode = CGTextDrawingMode.fill
    var characterSpacing: CGFloat = 0

    /// What `clip(to:mask:)` and clipping text left over, in pixels; nil when everything passes.
    var clipMask: ClipMask?
    /// The whole clip as pixels, once somebody asked for it.
    var pixelClip: PixelClip?

    struct Paint {
        var color = SRGBColor.black
        var pattern: CGPattern?
        var space: CGColorSpace = .sharedDeviceGray
        /// The colour object this paint came from, if it did.
        var source: CGColor?
    }

    struct Shadow {
        /// In base space.
        var offset: CGSize
        var blur: CGFloat
        var color: SRGBColor
    }

    struct Flags: OptionSet {
        let rawValue: UInt16
        static let shouldAntialias = Flags(rawValue: 1)
        static let allowsAntialiasing = Flags(rawValue: 2)
        static let shouldSmoothFonts = Flags(rawValue: 4)
        static let allowsFontSmoothing = Flags(rawValue: 8)
        static let shouldSubpixelPositionFonts = Flags(rawValue: 16)
        static let allowsFontSubpixelPositioning = Flags(rawValue: 32)
        static let shouldSubpixelQuantizeFonts = Flags(rawValue: 64)
        static let allowsFontSubpixelQuantization = Flags(rawValue: 128)
        static let initial: Flags = [
            .shouldAntialias, .allowsAntialiasing, .shouldSmoothFonts, .allowsFontSmoothing, .shouldSubpixelPositionFonts,
            .allowsFontSubpixelPositioning, .shouldSubpixelQuantizeFonts, .allowsFontSubpixelQuantization,
        ]
    }

    var isAntialiased: Bool { flags.isSuperset(of: [.shouldAntialias, .allowsAntialiasing]) }
}

/// Coverage at a place in the pixel plane; outside of it nothing passes.
package final class ClipMask {
    package let coverage: PixelBuffer
    package let x: Int
    package let y: Int

    package init(coverage: PixelBuffer, x: Int, y: Int) {
        self.coverage = coverage
        self.x = x
        self.y = y
    }

    package var bounds: PixelRect { PixelRect(x: x, y: y, width: coverage.width, height: coverage.height) }

    package var view: AlphaPixels { coverage.alphaView.placed(x: x, y: y) }
}

/// Which pixels drawing may change.
package enum PixelClip {
    /// These rectangles, which do not overlap, and nothing else.
    case rects([PixelRect])
    /// As far as the mask lets it through.
    case mask(ClipMask)

    package var bounds: PixelRect {
        switch self {
        case .rects(let rects): return rects.reduce(.empty) { $0.union($1) }
        case .mask(let mask): return mask.bounds
        }
    }
}

extension PixelBuffer {
    package var bounds: PixelRect { PixelRect(x: 0, y: 0, width: width, height: height) }

    /// The kernels' view of an `argb` buffer.
    package var argbView: ARGBPixels { ARGBPixels(base: data, width: width, height: height, bytesPerRow: bytesPerRow) }

    /// The kernels' view of an `alpha` buffer.
    package var alphaView: AlphaPixels { AlphaPixels(base: data, width: width, height: height, bytesPerRow: bytesPerRow) }
}
