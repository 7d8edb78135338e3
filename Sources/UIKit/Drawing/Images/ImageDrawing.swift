import AppleFoundation
import CoreGraphics

/// Puts pictures into contexts whose y points down.
enum ImageDrawing {
    static func draw(
        _ image: UIImage, in rect: CGRect, blendMode: CGBlendMode, alpha: CGFloat, context: CGContext, tint: UIColor? = nil
    ) {
        guard rect.width > 0, rect.height > 0, alpha > 0 else { return }
        if case .frames(let images, _) = image.content {
            if let first = images.first {
                draw(first, in: rect, blendMode: blendMode, alpha: alpha, context: context, tint: tint)
            }
            return
        }
        let colors = (tint ?? image.options.tint).map { [$0] } ?? []
        let pixels: CGImage?
        if case .symbol(let symbol) = image.content {
            let matrix = context.ctm
            let stretch = rect.width / max(0.5, symbol.size(scale: image.scale).width)
            let wanted = hypot(matrix.a, matrix.b) * stretch
            pixels = symbol.bitmap(scale: wanted > 0.1 && wanted < 64 ? wanted : image.scale, colors: colors)
        } else if let color = colors.first, let stored = image.cgImage {
            pixels = tinted(stored, color: color)
        } else {
            pixels = image.cgImage
        }
        guard let pixels else { return }
        context.saveGState()
        if blendMode != .normal { context.setBlendMode(blendMode) }
        if alpha != 1 { context.setAlpha(alpha) }
        if image.options.isResizable {
            drawSlices(pixels, of: image, in: rect, context: context)
        } else {
            draw(pixels, orientation: image.imageOrientation, in: rect, context: context)
        }
        context.restoreGState()
    }

    /// The stored picture turned upright to fill `rect`.
    static func draw(_ pixels: CGImage, orientation: UIImage.Orientation, in rect: CGRect, context: CGContext) {
        context.saveGState()
        context.translateBy(x: rect.midX, y: rect.midY)
        context.concatenate(orientation.transform)
        context.scaleBy(x: 1, y: -1)
        let size = orientation.swapsSides ? CGSize(width: rect.height, height: rect.width) : rect.size
        context.draw(pixels, in: CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
        context.restoreGState()
    }

    /// The same shape in one colour.
    static func tinted(_ pixels: CGImage, color: UIColor) -> CGImage? {
        let size = CGSize(width: pixels.width, height: pixels.height)
        return BitmapContexts.image(size: size, scale: 1) { context in
            let bounds = CGRect(origin: .zero, size: size)
            draw(pixels, orientation: .up, in: bounds, context: context)
            context.setBlendMode(.sourceIn)
            context.setFillColor(color.cgColor)
            context.fill(bounds)
        }
    }

    /// The stored pixels turned upright, for uses that know no orientation.
    static func upright(_ image: UIImage) -> CGImage? {
        guard let pixels = image.cgImage else { return nil }
        if image.imageOrientation == .up && image.options.tint == nil { return pixels }
        return BitmapContexts.image(size: image.size, scale: image.scale) { context in
            draw(image, in: CGRect(origin: .zero, size: image.size), blendMode: .normal, alpha: 1, context: context)
        }
    }

    // MARK: Resizable pictures

    private static func drawSlices(_ pixels: CGImage, of image: UIImage, in rect: CGRect, context: CGContext) {
        let upright = image.imageOrientation == .up ? pixels : Self.upright(image) ?? pixels
        let scale = CGFloat(upright.width) / max(image.size.width, 0.001)
        let columns = SliceAxis.slices(
            leading: image.capInsets.left, trailing: image.capInsets.right, source: image.size.width, from: rect.minX,
            length: rect.width, tiles: image.resizingMode == .tile)
        let rows = SliceAxis.slices(
            leading: image.capInsets.top, trailing: image.capInsets.bottom, source: image.size.height, from: rect.minY,
            length: rect.height, tiles: image.resizingMode == .tile)
        for row in rows {
            for column in columns {
                let source = CGRect(
                    x: column.source * scale, y: row.source * scale, width: column.sourceLength * scale,
                    height: row.sourceLength * scale)
                let target = CGRect(x: column.target, y: row.target, width: column.targetLength, height: row.targetLength)
                guard source.width > 0, source.height > 0, target.width > 0, target.height > 0 else { continue }
                drawPart(source, of: upright, in: target, context: context)
            }
        }
    }

    private static func drawPart(_ source: CGRect, of pixels: CGImage, in target: CGRect, context: CGContext) {
        if let part = pixels.cropping(to: source.integral), source == source.integral {
            draw(part, orientation: .up, in: target, context: context)
            return
        }
        context.saveGState()
        context.clip(to: target)
        let sx = target.width / source.width
        let sy = target.height / source.height
        let whole = CGRect(
            x: target.minX - source.minX * sx, y: target.minY - source.minY * sy, width: CGFloat(pixels.width) * sx,
            height: CGFloat(pixels.height) * sy)
        draw(pixels, orientation: .up, in: whole, context: context)
        context.restoreGState()
    }
}

/// One piece of a resizable picture along one axis, in points.
struct SliceAxis: Equatable {
    var source: CGFloat
    var sourceLength: CGFloat
    var target: CGFloat
    var targetLength: CGFloat

    static func slices(
        leading: CGFloat, trailing: CGFloat, source: CGFloat, from start: CGFloat, length: CGFloat, tiles: Bool
    ) -> [SliceAxis] {
        var leading = max(0, min(leading, source))
        var trailing = max(0, min(trailing, source - leading))
        let middle = source - leading - trailing
        let leadingSource = leading
        let trailingSource = trailing
        if leading + trailing > length, leading + trailing > 0 {
            let factor = length / (leading + trailing)
            leading *= factor
            trailing *= factor
        }
        var slices: [SliceAxis] = []
        if leading > 0 {
            slices.append(SliceAxis(source: 0, sourceLength: leadingSource, target: start, targetLength: leading))
        }
        let room = length - leading - trailing
        if room > 0, middle > 0 {
            if tiles {
                var offset: CGFloat = 0
                while offset < room, slices.count < 4096 {
                    let part = min(middle, room - offset)
                    slices.append(
                        SliceAxis(
                            source: leadingSource, sourceLength: part, target: start + leading + offset, targetLength: part))
                    offset += middle
                }
            } else {
                slices.append(
                    SliceAxis(source: leadingSource, sourceLength: middle, target: start + leading, targetLength: room))
            }
        }
        if trailing > 0 {
            slices.append(
                SliceAxis(
                    source: source - trailingSource, sourceLength: trailingSource, target: start + length - trailing,
                    targetLength: trailing))
        }
        return slices
    }
}

/// Whether two pictures show the same.
enum ImageEquality {
    static func areEqual(_ a: UIImage, _ b: UIImage) -> Bool {
        guard a.scale == b.scale, a.imageOrientation == b.imageOrientation, a.renderingMode == b.renderingMode,
            a.capInsets == b.capInsets, a.resizingMode == b.resizingMode, a.alignmentRectInsets == b.alignmentRectInsets,
            a.options.tint == b.options.tint, a.options.flipsForRightToLeft == b.options.flipsForRightToLeft
        else { return false }
        switch (a.content, b.content) {
        case (.empty, .empty): return true
        case (.bitmap(let image), .bitmap(let other)): return image == other
        case (.symbol(let symbol), .symbol(let other)): return symbol == other
        case (.frames(let images, let duration), .frames(let others, let otherDuration)):
            return images == others && duration == otherDuration
        default: return false
        }
    }
}
