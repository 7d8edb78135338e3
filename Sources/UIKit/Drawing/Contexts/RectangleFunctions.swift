import AppleFoundation
import CoreGraphics

/// Fills with the current fill colour.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(rect)
    context.restoreGState()
}

/// Draws a line one point wide just inside `rect`, in the current fill colour.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let rect = rect.standardized
    let width = min(1, rect.width)
    let height = min(1, rect.height)
    let edges: [CGRect] = [
        CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.maxY - height, width: rect.width, height: height),
        CGRect(x: rect.minX, y: rect.minY + height, width: width, height: max(0, rect.height - 2 * height)),
        CGRect(x: rect.maxX - width, y: rect.minY + height, width: width, height: max(0, rect.height - 2 * height)),
    ]
    context.saveGState()
    context.setBlendMode(blendMode)
    context.fill(edges)
    context.restoreGState()
}

/// From now on only what lies inside `rect` is drawn.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }
