@_spi(House) import AppleFoundation
import CoreGraphics
import QuartzCore

extension UIScrollView {
    // MARK: Where the content may be

    /// The offsets at which nothing beyond the content's end can be seen.
    final var horizontalRange: ClosedRange<CGFloat> {
        let inset = insets.adjusted
        let least = -inset.left
        return least...max(least, contentExtent.width + inset.right - viewLayer.bounds.width)
    }

    final var verticalRange: ClosedRange<CGFloat> {
        let inset = insets.adjusted
        let least = -inset.top
        return least...max(least, contentExtent.height + inset.bottom - viewLayer.bounds.height)
    }

    final func nearest(to offset: CGPoint) -> CGPoint {
        let x = horizontalRange
        let y = verticalRange
        return CGPoint(
            x: min(max(offset.x, x.lowerBound), x.upperBound), y: min(max(offset.y, y.lowerBound), y.upperBound))
    }

    /// Whether a finger can move the content along the axis at all.
    final func canScroll(horizontally: Bool) -> Bool {
        let range = horizontally ? horizontalRange : verticalRange
        if range.upperBound > range.lowerBound { return true }
        guard bounces else { return false }
        return horizontally ? alwaysBounceHorizontal && bouncesHorizontally : alwaysBounceVertical && bouncesVertically
    }

    final func bounces(horizontally: Bool) -> Bool {
        guard bounces, horizontally ? bouncesHorizontally : bouncesVertically else { return false }
        return canScroll(horizontally: horizontally)
    }

    // MARK: Changes

    /// The one place where the offset changes.
    final func moveContent(to offset: CGPoint) {
        guard offset.x.isFinite, offset.y.isFinite else { return }
        let old = viewLayer.bounds.origin
        guard offset != old else { return }
        // What the app does when it hears of this is its own doing again.
        if scrollFlags.remove(.movesItself) == nil {
            // Somebody else moves the content: what goes on goes on from there.
            drag.contentMoved(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
            animator?.contentMoved(by: CGPoint(x: offset.x - old.x, y: offset.y - old.y))
        }
        bounds = CGRect(origin: offset, size: viewLayer.bounds.size)
    }

    /// By a finger or a motion: on whole pixels.
    final func moveByItself(to offset: CGPoint) {
        let scale = traits.drawingScale
        let place = CGPoint(x: (offset.x * scale).rounded() / scale, y: (offset.y * scale).rounded() / scale)
        guard place != contentOffset else { return }
        scrollFlags.insert(.movesItself)
        contentOffset = place
        scrollFlags.remove(.movesItself)
    }

    final func boundsChanged(from old: CGRect) {
        let new = viewLayer.bounds
        guard new != old else { return }
        let isResized = new.size != old.size
        contentMoved(isResized: isResized)
        if isResized {
            updateInsets()
            keepInRange()
        }
        if new.origin != old.origin {
            setNeedsLayout()
            indicators?.contentMoved(self)
            frameGuideMoved()
            refresher?.follow(self)
            delegate?.`scrollViewDidScroll(_:)`?(self)
        } else if isResized {
            indicators?.update(self)
            frameGuideMoved()
            refresher?.follow(self)
        }
    }

    final func resizeContent(to size: CGSize) {
        guard size != contentExtent else { return }
        contentExtent = size
        updateInsets()
        keepInRange()
        indicators?.update(self)
    }

    /// After a change of sizes or insets content at rest is not left beyond its end.
    final func keepInRange() {
        guard !isTracking, !isDragging, !isDecelerating, !isScrollAnimating, !isZooming else { return }
        // Nothing is known about the content before it has a size.
        guard contentExtent != .zero else { return }
        let offset = contentOffset
        let place = CGPoint(x: min(offset.x, horizontalRange.upperBound), y: min(offset.y, verticalRange.upperBound))
        // An offset before the beginning is the app's wish.
        if place != offset { contentOffset = place }
    }

    final func takeContentSizeFromConstraints() {
        guard let guide = layoutState?.systemGuides.first(where: { $0.kind == .content }), let state = guide.layoutState,
            state.takesPart
        else { return }
        if let zoomer, zoomer.isZoomed { zoomer.keepPlace(self) } else { contentSize = guide.layoutFrame.size }
    }

    // MARK: Going somewhere

    final func scroll(to offset: CGPoint, animated: Bool) {
        stopMotion(tellsEnd: false)
        guard animated, window != nil, UIView.areAnimationsEnabled else {
            contentOffset = offset
            return
        }
        guard offset != contentOffset else { return }
        scrollFlags.insert(.isAnimating)
        move(
            .animated(from: contentOffset.x, to: offset.x, duration: ScrollAnimator.duration),
            .animated(from: contentOffset.y, to: offset.y, duration: ScrollAnimator.duration)
        ) { $0.animationEnded() }
    }

    private func animationEnded() {
        scrollFlags.remove(.isAnimating)
        delegate?.`scrollViewDidEndScrollingAnimation(_:)`?(self)
        if scrollFlags.contains(.goesToTop) {
            scrollFlags.remove(.goesToTop)
            delegate?.`scrollViewDidScrollToTop(_:)`?(self)
        }
        cameToRest()
    }

    final func reveal(_ rect: CGRect, animated: Bool) {
        let inset = insets.adjusted
        let visible = bounds.inset(by: inset)
        func along(_ low: CGFloat, _ high: CGFloat, _ from: CGFloat, _ to: CGFloat) -> CGFloat {
            // What is larger than the view shows its beginning.
            if high - low >= to - from { return low - from }
            if low < from { return low - from }
            return high > to ? high - to : 0
        }
        let dx = along(rect.minX, rect.maxX, visible.minX, visible.maxX)
        let dy = along(rect.minY, rect.maxY, visible.minY, visible.maxY)
        let target = nearest(to: CGPoint(x: contentOffset.x + dx, y: contentOffset.y + dy))
        if target != contentOffset { setContentOffset(target, animated: animated) }
    }

    /// A tap on the status bar; false when the view doesn't answer to it.
    @discardableResult
    package final func scrollToTopByUser() -> Bool {
        guard scrollsToTop, window != nil else { return false }
        let top = -adjustedContentInset.top
        guard contentOffset.y > top else { return false }
        if delegate?.`scrollViewShouldScrollToTop(_:)`?(self) == false { return false }
        setContentOffset(CGPoint(x: contentOffset.x, y: top), animated: true)
        if isScrollAnimating {
            scrollFlags.insert(.goesToTop)
        } else {
            delegate?.`scrollViewDidScrollToTop(_:)`?(self)
        }
        return true
    }

    // MARK: Motions

    final func move(
        _ horizontal: ScrollMotion, _ vertical: ScrollMotion, completion: @escaping @MainActor (UIScrollView) -> Void
    ) {
        showIndicators()
        animator?.stop()
        animator = ScrollAnimator(self, horizontal, vertical, completion: completion)
    }

    final func stopMotion(tellsEnd: Bool) {
        guard let running = animator else { return }
        animator = nil
        running.stop()
        let wasDecelerating = isDecelerating
        let wasAnimating = isScrollAnimating
        scrollFlags.subtract([.isDecelerating, .isAnimating, .goesToTop])
        cameToRest()
        guard tellsEnd else { return }
        if wasDecelerating { delegate?.`scrollViewDidEndDecelerating(_:)`?(self) }
        if wasAnimating { delegate?.`scrollViewDidEndScrollingAnimation(_:)`?(self) }
    }
}

/// Moves content along two motions, a step each frame.
@MainActor final class ScrollAnimator {
    static let duration: CGFloat = 0.3

    private weak var view: UIScrollView?
    private var horizontal: ScrollMotion
    private var vertical: ScrollMotion
    private let start: CFTimeInterval
    private var link: CADisplayLink?
    private let completion: @MainActor (UIScrollView) -> Void

    init(
        _ view: UIScrollView, _ horizontal: ScrollMotion, _ vertical: ScrollMotion,
        completion: @escaping @MainActor (UIScrollView) -> Void
    ) {
        self.view = view
        self.horizontal = horizontal
        self.vertical = vertical
        self.completion = completion
        start = CACurrentMediaTime()
        let link = CADisplayLink { [weak self] link in Isolation.assumeMain { self?.step(link.timestamp) } }
        link.add(to: .main, forMode: .common)
        self.link = link
    }

    var end: CGPoint { CGPoint(x: horizontal.end, y: vertical.end) }

    func contentMoved(by distance: CGPoint) {
        horizontal.move(by: distance.x)
        vertical.move(by: distance.y)
    }

    private func step(_ now: CFTimeInterval) {
        guard let view else { return stop() }
        let time = CGFloat(now - start)
        view.moveByItself(to: CGPoint(x: horizontal.place(at: time), y: vertical.place(at: time)))
        guard link != nil, time >= max(horizontal.duration, vertical.duration) else { return }
        stop()
        if view.animator === self { view.animator = nil }
        completion(view)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}
