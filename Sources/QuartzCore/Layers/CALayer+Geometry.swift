import AppleFoundation
import CoreGraphics
import RenderEngine

extension Matrix4 {
    package init(_ t: CATransform3D) {
        self.init()
        (m11, m12, m13, m14) = (Double(t.m11), Double(t.m12), Double(t.m13), Double(t.m14))
        (m21, m22, m23, m24) = (Double(t.m21), Double(t.m22), Double(t.m23), Double(t.m24))
        (m31, m32, m33, m34) = (Double(t.m31), Double(t.m32), Double(t.m33), Double(t.m34))
        (m41, m42, m43, m44) = (Double(t.m41), Double(t.m42), Double(t.m43), Double(t.m44))
    }
}

extension CALayer {
    /// What `frame` is, unless a subclass says otherwise.
    package final var presentFrame: CGRect { transforms == nil ? plainFrame : transformedFrame }

    @inline(__always)
    var plainFrame: CGRect {
        let size = storedBounds.size
        if look == nil, size.width >= 0, size.height >= 0 {
            return CGRect(
                x: storedPosition.x - 0.5 * size.width, y: storedPosition.y - 0.5 * size.height, width: size.width,
                height: size.height)
        }
        let anchor = anchorPoint
        return CGRect(
            x: storedPosition.x - anchor.x * size.width, y: storedPosition.y - anchor.y * size.height,
            width: size.width, height: size.height
        ).standardized
    }

    var transformedFrame: CGRect {
        let anchor = anchorPoint
        let size = storedBounds.size
        if let upright = UprightTransform(transform), size.width >= 0, size.height >= 0 {
            return upright.frame(ofSize: size, anchor: anchor, at: storedPosition)
        }
        let box = CGRect(x: -anchor.x * size.width, y: -anchor.y * size.height, width: size.width, height: size.height)
        var matrix = Matrix4(transform)
        if anchorPointZ != 0 { matrix = matrix.translatedBefore(x: 0, y: 0, z: -Double(anchorPointZ)) }
        return matrix.projectedBounds(box).offsetBy(dx: storedPosition.x, dy: storedPosition.y)
    }

    /// Chooses bounds and position so that the frame becomes `rect`; exact for transforms that keep rectangles upright.
    func setFrame(_ rect: CGRect) {
        guard acceptsFrame(rect) else { return }
        var rect = rect
        if rect.size.width < 0 || rect.size.height < 0 { rect = rect.standardized }
        if rect.isNull { rect = .zero }
        if isAtRest, transforms == nil {
            _ = place(rect, false)
            return
        }
        var size = rect.size
        if let transforms, transforms.own != CATransform3DIdentity {
            if let upright = UprightTransform(transforms.own), let before = upright.size(thatBecomes: size) {
                size = before
            } else {
                let inverse = CATransform3DGetAffineTransform(CATransform3DInvert(transforms.own))
                let width = abs(inverse.a) * size.width + abs(inverse.c) * size.height
                let height = abs(inverse.b) * size.width + abs(inverse.d) * size.height
                if width.isFinite, height.isFinite { size = CGSize(width: width, height: height) }
            }
        }
        let anchor = anchorPoint
        position = CGPoint(x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        bounds = CGRect(origin: storedBounds.origin, size: size)
    }

    /// What came of a frame.
    package enum Placement {
        /// Left to `frame`.
        case refused
        case unchanged
        case moved
        case resized(from: CGSize)
    }

    /// The frame of a layer that its owner may move without asking. Layout puts the middle of the rectangle where the layer's position is,
    /// wherever it hangs.
    package final func placeAtRest(_ rect: CGRect, byMiddle: Bool = false) -> Placement {
        guard flags.contains(.isStill), transforms == nil, rect.size.width >= 0, rect.size.height >= 0 else { return .refused }
        let old = storedBounds.size
        let place = storedPosition
        // What has a frame already is not asked whether it may have it.
        if look == nil, rect.size.width == old.width, rect.size.height == old.height,
            rect.origin.x + 0.5 * old.width == place.x, rect.origin.y + 0.5 * old.height == place.y
        {
            return .unchanged
        }
        guard !LayerOwners.areMoving, acceptsFrame(rect) else { return .refused }
        if self.place(rect, byMiddle) { return .resized(from: old) }
        return .moved
    }

    /// Still where layout put it.
    package final var isWherePlaced: Bool { flags.contains(.isWherePlaced) }

    /// Layout has put it where it is. Whoever moves it elsewhere takes that back.
    package final func notePlaced() { flags.insert(.isWherePlaced) }

    /// Position and size at once, when nothing moves and nobody has to be asked.
    @inline(__always)
    private func place(_ rect: CGRect, _ byMiddle: Bool) -> Bool {
        let middle = CGPoint(x: 0.5, y: 0.5)
        let anchor = byMiddle ? middle : look?.values.anchorPoint ?? middle
        let position = CGPoint(
            x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        let old = storedBounds.size
        let isResized = rect.size.width != old.width || rect.size.height != old.height
        guard isResized || position.x != storedPosition.x || position.y != storedPosition.y else { return false }
        flags.remove(.isWherePlaced)
        storedPosition = position
        var marks: LayerFlags = .valuesChanged
        if isResized {
            storedBounds.size = rect.size
            if hasLayout { marks.insert(.needsLayout) }
            if flags.contains(.displaysOnBoundsChange) || drawsBackgroundPattern {
                extras?.dirtyRect = nil
                marks.insert(displayMark)
            }
        }
        mark(marks)
        return isResized
    }

    private func acceptsFrame(_ rect: CGRect) -> Bool {
        let isFinite =
            rect.origin.x.isFinite && rect.origin.y.isFinite && rect.size.width.isFinite && rect.size.height.isFinite
        if isFinite { return true }
        let anchor = anchorPoint
        let point = CGPoint(x: rect.origin.x + anchor.x * rect.size.width, y: rect.origin.y + anchor.y * rect.size.height)
        return accepts(point) && accepts(CGRect(origin: storedBounds.origin, size: rect.size))
    }

    func countsFlippedAncestors() -> Bool {
        var isFlipped = false
        var next: CALayer? = self
        while let layer = next {
            if layer.isGeometryFlipped { isFlipped.toggle() }
            next = layer.superlayer
        }
        return isFlipped
    }

    /// Only whole-plane shifts lie between the layer's coordinates and its parent's.
    var isPlainlyPlaced: Bool {
        transforms == nil && anchorPointZ == 0 && zPosition == 0
    }

    /// The shift that `isPlainlyPlaced` speaks of.
    var plainOffset: CGPoint {
        let anchor = anchorPoint
        let bounds = storedBounds
        return CGPoint(
            x: storedPosition.x - anchor.x * bounds.size.width - bounds.origin.x,
            y: storedPosition.y - anchor.y * bounds.size.height - bounds.origin.y)
    }

    /// From the layer's coordinates to those of `parent`, in space.
    func matrix(toParent parent: CALayer?) -> Matrix4 {
        let anchor = anchorPoint
        let bounds = storedBounds
        let x = Double(bounds.origin.x + anchor.x * bounds.size.width)
        let y = Double(bounds.origin.y + anchor.y * bounds.size.height)
        var m = Matrix4(translationX: -x, y: -y, z: -Double(anchorPointZ))
        if let transforms, transforms.own != CATransform3DIdentity { m = m.followed(by: Matrix4(transforms.own)) }
        m = m.translatedAfter(x: Double(storedPosition.x), y: Double(storedPosition.y), z: Double(zPosition))
        guard let parent else { return m }
        let box = parent.bounds
        if parent.isGeometryFlipped {
            m = m.followed(by: Matrix4(scaleX: 1, y: -1))
                .translatedAfter(x: 0, y: Double(box.origin.y * 2 + box.size.height))
        }
        if let outer = parent.transforms?.sublayers, outer != CATransform3DIdentity {
            let anchor = parent.anchorPoint
            let cx = Double(box.origin.x + anchor.x * box.size.width)
            let cy = Double(box.origin.y + anchor.y * box.size.height)
            m = m.followed(by: Matrix4(outer).about(x: cx, y: cy))
        }
        return m
    }
}
