import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIView {
    /// Changes the layer and tells those who depend on the size or the place.
    final func changeFrame(to rect: CGRect) {
        switch viewLayer.placeAtRest(rect) {
        case .refused: changeGeometry { $0.frame = rect }
        case .unchanged:
            if let layoutState { engineGeometryChanged(layoutState) }
            if flags.contains(.preservesSuperviewLayoutMargins) || (isOwned && rarities != nil) { marginsMayHaveChanged() }
        case .moved:
            if let layoutState { engineGeometryChanged(layoutState) }
            safeAreaMayHaveChanged(childrenMoved: false)
        case .resized(let oldSize):
            if !subviewList.isEmpty { autoresizeSubviews(from: oldSize, to: rect.size) }
            if let layoutState { engineGeometryChanged(layoutState) }
            safeAreaMayHaveChanged(childrenMoved: true)
        }
    }

    final func changeGeometry(_ change: (CALayer) -> Void) {
        let old = viewLayer.bounds
        change(viewLayer)
        let new = viewLayer.bounds
        if new.size != old.size { autoresizeSubviews(from: old.size, to: new.size) }
        if let layoutState { engineGeometryChanged(layoutState) }
        safeAreaMayHaveChanged(childrenMoved: new != old)
    }

    final func changePosition(to point: CGPoint) {
        viewLayer.position = point
        if let layoutState { engineGeometryChanged(layoutState) }
        safeAreaMayHaveChanged(childrenMoved: false)
    }

    final func fitSize() {
        let size = sizeThatFits(bounds.size)
        if transform.isIdentity {
            frame.size = size
        } else {
            bounds.size = size
        }
    }

    final func setContentScale(_ scale: CGFloat) {
        guard scale > 0, scale != viewLayer.contentsScale else { return }
        viewLayer.contentsScale = scale
        if flags.contains(.drawsContent) { viewLayer.setNeedsDisplay() }
    }

    final func setContentMode(_ mode: ContentMode) {
        guard mode.rawValue != flags.contentMode else { return }
        flags.contentMode = mode.rawValue
        viewLayer.contentsGravity = mode.gravity
        viewLayer.needsDisplayOnBoundsChange = mode == .redraw
    }

    final func setHidden(_ isHidden: Bool) {
        viewLayer.isHidden = isHidden
        guard let layoutState, layoutState.marks.contains(.isArranged) else { return }
        tellStack(contentChanged: false)
        if AnimationContext.isAnimating { moveStackWithBlock(isHiding: isHidden) }
    }

    // MARK: Sizes for Auto Layout
    final func intrinsicSizeBecameInvalid() {
        if let layoutState {
            layoutState.engine?.contentBecameStale(layoutState)
            if layoutState.marks.contains(.isArranged) { tellStack(contentChanged: true) }
        }
        superview?.setNeedsLayout()
    }

    final func hugging(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        let pair = rarities?.contentHugging ?? naturalHugging
        return axis == .horizontal ? pair.horizontal : pair.vertical
    }

    final func setHugging(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        var pair = rare.contentHugging ?? naturalHugging
        if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
        rare.contentHugging = pair
        if let layoutState { layoutState.engine?.contentBecameStale(layoutState) }
    }

    final func compressionResistance(along axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
        guard let pair = rarities?.compressionResistance else { return .defaultHigh }
        return axis == .horizontal ? pair.horizontal : pair.vertical
    }

    final func setCompressionResistance(_ priority: UILayoutPriority, along axis: NSLayoutConstraint.Axis) {
        var pair = rare.compressionResistance ?? (.defaultHigh, .defaultHigh)
        if axis == .horizontal { pair.horizontal = priority } else { pair.vertical = priority }
        rare.compressionResistance = pair
        if let layoutState { layoutState.engine?.contentBecameStale(layoutState) }
    }

    final func setAutoresizingMask(_ mask: UIView.AutoresizingMask) {
        guard mask.rawValue != flags.autoresizing else { return }
        flags.autoresizing = mask.rawValue
        if let layoutState { engineGeometryChanged(layoutState) }
    }

    /// Not for constraints to find: the view keeps its mask, or it is what fills a window, whatever it says of its mask.
    final var hasGivenFrame: Bool {
        if flags.contains(.translatesAutoresizingMask) { return true }
        guard flags.contains(.isOwned), let superview, superview.flags.contains(.isWindow) else { return false }
        return (superview as? any ViewWindow)?.isFilled(by: self) ?? false
    }

    final func setTranslatesAutoresizingMask(_ translates: Bool) {
        guard translates != flags.contains(.translatesAutoresizingMask) else { return }
        flags.set(.translatesAutoresizingMask, translates)
        if let layoutState { layoutState.engine?.translationChanged(layoutState, self) }
    }
}

extension UIView.ContentMode {
    var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: return .resize
        case .scaleAspectFit: return .resizeAspect
        case .scaleAspectFill: return .resizeAspectFill
        case .center: return .center
        case .top: return .top
        case .bottom: return .bottom
        case .left: return .left
        case .right: return .right
        case .topLeft: return .topLeft
        case .topRight: return .topRight
        case .bottomLeft: return .bottomLeft
        case .bottomRight: return .bottomRight
        }
    }
}
