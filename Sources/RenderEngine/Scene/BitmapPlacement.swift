import CoreGraphics
import RasterKernels

/// Where an image goes: a part of its pixels onto a box of the layer.
struct BitmapPlacement: Equatable {
    /// In pixels of the image, possibly fractional.
    var source: Box
    /// In whole pixels of the plane.
    var destination: PixelRect
    /// Every image pixel becomes one plane pixel.
    var isPixelForPixel: Bool

    /// Nil when nothing is to be drawn. `frame` is the layer's box on the plane, `scale` the plane's pixels per point.
    init?(_ contents: BitmapContents, box: Box, frame: PixelRect, scale: Double) {
        let pixels = contents.pixels
        let rect = contents.rect
        let imageScale = Double(contents.scale)
        if contents.isPlain, frame.width == pixels.width, frame.height == pixels.height {
            source = Box(PixelRect(x: 0, y: 0, width: pixels.width, height: pixels.height))
            destination = frame
            isPixelForPixel = true
            return
        }
        guard imageScale > 0, imageScale.isFinite, Box(rect).isFinite, box.isFinite else { return nil }
        let width = Double(pixels.width) * Double(rect.size.width)
        let height = Double(pixels.height) * Double(rect.size.height)
        guard width > 0, height > 0 else { return nil }
        source = Box(
            minX: Double(rect.origin.x) * Double(pixels.width), minY: Double(rect.origin.y) * Double(pixels.height),
            maxX: Double(rect.origin.x) * Double(pixels.width) + width,
            maxY: Double(rect.origin.y) * Double(pixels.height) + height)

        let boxWidth = box.maxX - box.minX
        let boxHeight = box.maxY - box.minY
        var size = (width: width / imageScale, height: height / imageScale)
        switch contents.gravity {
        case .resize: size = (boxWidth, boxHeight)
        case .resizeAspect, .resizeAspectFill:
            let horizontal = boxWidth / size.width
            let vertical = boxHeight / size.height
            let factor = contents.gravity == .resizeAspect ? min(horizontal, vertical) : max(horizontal, vertical)
            size = (size.width * factor, size.height * factor)
        default: break
        }
        guard size.width > 0, size.height > 0, size.width.isFinite, size.height.isFinite else { return nil }
        var x = (boxWidth - size.width) / 2
        var y = (boxHeight - size.height) / 2
        switch contents.gravity {
        case .left, .topLeft, .bottomLeft: x = 0
        case .right, .topRight, .bottomRight: x = boxWidth - size.width
        default: break
        }
        switch contents.gravity {
        case .top, .topLeft, .topRight: y = 0
        case .bottom, .bottomLeft, .bottomRight: y = boxHeight - size.height
        default: break
        }
        let left = Double(frame.minX) + x * scale
        let top = Double(frame.minY) + y * scale
        destination = PixelRect(
            snapping: Box(minX: left, minY: top, maxX: left + size.width * scale, maxY: top + size.height * scale))
        isPixelForPixel =
            abs(size.width * scale - width) < 0.75 && abs(size.height * scale - height) < 0.75
            && source.minX == source.minX.rounded() && source.minY == source.minY.rounded()
            && width == width.rounded() && height == height.rounded()
        if isPixelForPixel {
            destination = PixelRect(x: destination.minX, y: destination.minY, width: Int(width), height: Int(height))
        }
        if destination.isEmpty { return nil }
    }
}
