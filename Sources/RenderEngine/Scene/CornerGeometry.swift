import CoreGraphics
import RasterKernels

/// The rounded corners of a box, in pixels.
struct CornerGeometry: Equatable {
    let frame: PixelRect
    /// Limited to what fits.
    let radius: Float
    let isContinuous: Bool
    let corners: RenderNode.Corners
    /// The side of the square that a rounded corner touches.
    let tile: Int

    init(_ node: RenderNode, _ frame: PixelRect, _ scale: Double) {
        self.init(
            frame: frame, radius: Float(Double(node.cornerRadius) * scale), isContinuous: node.hasContinuousCorners,
            corners: node.maskedCorners)
    }

    init(frame: PixelRect, radius: Float, isContinuous: Bool, corners: RenderNode.Corners) {
        self.frame = frame
        self.isContinuous = isContinuous
        let limited =
            radius.isNaN || corners.isEmpty
            ? 0
            : RoundedCorners.limitedRadius(radius, isContinuous: isContinuous, width: frame.width, height: frame.height)
        self.radius = limited
        self.corners = limited > 0 ? corners : []
        tile = RoundedCorners.tileSize(
            radius: limited, isContinuous: isContinuous, width: frame.width, height: frame.height)
    }

    private var hasTop: Bool { !corners.isDisjoint(with: [.minXMinY, .maxXMinY]) }
    private var hasBottom: Bool { !corners.isDisjoint(with: [.minXMaxY, .maxXMaxY]) }
    private var hasLeft: Bool { !corners.isDisjoint(with: [.minXMinY, .minXMaxY]) }
    private var hasRight: Bool { !corners.isDisjoint(with: [.maxXMinY, .maxXMaxY]) }

    /// The largest band without corners.
    var solid: PixelRect {
        if corners.isEmpty { return frame }
        var tall = frame
        if hasLeft { tall.minX += tile }
        if hasRight { tall.maxX -= tile }
        var wide = frame
        if hasTop { wide.minY += tile }
        if hasBottom { wide.maxY -= tile }
        return tall.area > wide.area ? (tall.isEmpty ? .empty : tall) : (wide.isEmpty ? .empty : wide)
    }

    /// The squares in which the curve runs.
    func cornerRect(_ corner: RenderNode.Corners) -> PixelRect {
        guard corners.contains(corner) else { return .empty }
        let isRight = corner == .maxXMinY || corner == .maxXMaxY
        let isBottom = corner == .minXMaxY || corner == .maxXMaxY
        // Where two squares meet on an odd side, the first keeps the pixel that they share.
        var rect = PixelRect(
            x: isRight ? frame.maxX - tile : frame.minX, y: isBottom ? frame.maxY - tile : frame.minY, width: tile, height: tile
        )
        if isRight, !corners.isDisjoint(with: isBottom ? .minXMaxY : .minXMinY) {
            rect.minX = max(rect.minX, frame.minX + tile)
        }
        if isBottom, !corners.isDisjoint(with: isRight ? .maxXMinY : .minXMinY) {
            rect.minY = max(rect.minY, frame.minY + tile)
        }
        return rect.isEmpty ? .empty : rect
    }

    static let each: [RenderNode.Corners] = [.minXMinY, .maxXMinY, .minXMaxY, .maxXMaxY]

    func touchesCurve(_ rect: PixelRect) -> Bool {
        for corner in Self.each where cornerRect(corner).intersects(rect) { return true }
        return false
    }

    /// Cuts the box into pieces: squares with a curve (with the corner) and plain rectangles (nil).
    func forEachPiece(within area: PixelRect, _ body: (PixelRect, RenderNode.Corners?) -> Void) {
        @inline(__always)
        func emit(_ rect: PixelRect, _ corner: RenderNode.Corners?) {
            let visible = rect.intersection(area)
            if !visible.isEmpty { body(visible, corner) }
        }
        if corners.isEmpty { return emit(frame, nil) }
        let top = hasTop ? frame.minY + tile : frame.minY
        let bottom = max(top, hasBottom ? frame.maxY - tile : frame.maxY)
        if hasTop { band(frame.minY, top, .minXMinY, .maxXMinY, emit) }
        emit(PixelRect(minX: frame.minX, minY: top, maxX: frame.maxX, maxY: bottom), nil)
        if hasBottom { band(bottom, frame.maxY, .minXMaxY, .maxXMaxY, emit) }
    }

    private func band(
        _ minY: Int, _ maxY: Int, _ left: RenderNode.Corners, _ right: RenderNode.Corners,
        _ emit: (PixelRect, RenderNode.Corners?) -> Void
    ) {
        if minY >= maxY { return }
        let leftEnd = corners.contains(left) ? frame.minX + tile : frame.minX
        let rightStart = max(leftEnd, corners.contains(right) ? frame.maxX - tile : frame.maxX)
        if leftEnd > frame.minX {
            emit(PixelRect(minX: frame.minX, minY: minY, maxX: min(leftEnd, frame.maxX), maxY: maxY), left)
        }
        emit(PixelRect(minX: leftEnd, minY: minY, maxX: rightStart, maxY: maxY), nil)
        if rightStart < frame.maxX { emit(PixelRect(minX: rightStart, minY: minY, maxX: frame.maxX, maxY: maxY), right) }
    }
}
