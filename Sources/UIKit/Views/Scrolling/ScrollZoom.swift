import AppleFoundation
import CoreGraphics
import QuartzCore

/// The pinch of a scroll view.
final class ScrollPinchGestureRecognizer: UIPinchGestureRecognizer {
    /// A drag may turn into zooming when a second finger comes.
    override func canBePrevented(by other: UIGestureRecognizer) -> Bool {
        other.view !== view && super.canBePrevented(by: other)
    }
}

/// Zooming: which view, from which scale, about which point.
@MainActor final class ScrollZoom {
    weak var view: UIView?
    private(set) var isZoomed = false
    private var startScale: CGFloat = 1

    /// The scale of the view that is zoomed.
    static func scale(of view: UIView) -> CGFloat {
        let transform = view.transform
        return hypot(transform.a, transform.b)
    }

    func begin(_ scrollView: UIScrollView) { startScale = scrollView.currentZoomScale }

    /// The scale that a pinch asks for; beyond the limits the fingers have to go further and further.
    func wanted(_ pinch: CGFloat, in scrollView: UIScrollView) -> CGFloat {
        let scale = startScale * pinch
        let range = scrollView.zoomRange
        if range.contains(scale) { return scale }
        let limit = min(max(scale, range.lowerBound), range.upperBound)
        guard scrollView.bouncesZoom else { return limit }
        return limit * pow(scale / limit, 0.4)
    }

    /// Scales the content; the point of the content that lies at `anchor`, seen from the view's corner, stays there.
    func apply(_ scale: CGFloat, about anchor: CGPoint, to scrollView: UIScrollView, keepsInRange: Bool) {
        guard let view, scale > 0 else { return }
        let old = Self.scale(of: view)
        let origin = view.frame.origin
        let offset = scrollView.contentOffset
        let point = CGPoint(x: offset.x + anchor.x - origin.x, y: offset.y + anchor.y - origin.y)
        isZoomed = true
        view.transform = CGAffineTransform(scaleX: scale, y: scale)
        setOrigin(origin, of: view)
        scrollView.contentExtent = view.frame.size
        scrollView.updateInsets()
        let factor = old > 0 ? scale / old : 1
        var place = CGPoint(
            x: point.x * factor + origin.x - anchor.x, y: point.y * factor + origin.y - anchor.y)
        if keepsInRange { place = scrollView.nearest(to: place) }
        scrollView.moveByItself(to: place)
        scrollView.indicators?.update(scrollView)
    }

    /// Constraints place the view as if it were not scaled.
    func keepPlace(_ scrollView: UIScrollView) {
        guard let view else { return }
        if view.flags.contains(.isPlacedByEngine) { setOrigin(.zero, of: view) }
        scrollView.contentSize = view.frame.size
    }

    private func setOrigin(_ origin: CGPoint, of view: UIView) {
        let frame = view.frame
        guard frame.origin != origin else { return }
        view.center = CGPoint(
            x: view.center.x + origin.x - frame.minX, y: view.center.y + origin.y - frame.minY)
    }
}

extension UIScrollView {
    final var zoomRange: ClosedRange<CGFloat> { minimumZoomScale...max(minimumZoomScale, maximumZoomScale) }

    private var zoomedView: UIView? { delegate?.`viewForZooming(in:)`?(self) }

    final var currentZoomScale: CGFloat { (zoomer?.view ?? zoomedView).map(ScrollZoom.scale) ?? 1 }

    /// There is a pinch as long as there is something to zoom.
    final func zoomingMayHaveChanged() {
        setPinch(delegate != nil && minimumZoomScale != maximumZoomScale)
        pinchGestureRecognizer?.onChange = { [weak self] _ in self?.pinchChanged() }
    }

    private func prepareZoom() -> ScrollZoom? {
        guard let view = zoomedView else { return nil }
        let zoomer = self.zoomer ?? ScrollZoom()
        self.zoomer = zoomer
        zoomer.view = view
        return zoomer
    }

    // MARK: By pinching

    private func pinchChanged() {
        guard let pinch = pinchGestureRecognizer else { return }
        switch pinch.state {
        case .began:
            guard let zoomer = prepareZoom() else { return }
            stopMotion(tellsEnd: true)
            zoomer.begin(self)
            scrollFlags.insert(.isZooming)
            showIndicators()
            delegate?.`scrollViewWillBeginZooming(_:with:)`?(self, zoomer.view)
            followPinch(pinch, zoomer)
        case .changed:
            if isZooming, let zoomer { followPinch(pinch, zoomer) }
        default:
            if isZooming { endZoom() }
        }
    }

    private func followPinch(_ pinch: UIPinchGestureRecognizer, _ zoomer: ScrollZoom) {
        guard pinch.numberOfTouches > 1 else { return }
        let place = pinch.location(in: self)
        let anchor = CGPoint(x: place.x - contentOffset.x, y: place.y - contentOffset.y)
        zoomer.apply(zoomer.wanted(pinch.scale, in: self), about: anchor, to: self, keepsInRange: false)
        delegate?.`scrollViewDidZoom(_:)`?(self)
    }

    private func endZoom() {
        scrollFlags.remove(.isZooming)
        let scale = currentZoomScale
        let limit = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
        if limit != scale {
            scrollFlags.insert(.isZoomBouncing)
            animateZoom(to: limit, about: CGPoint(x: bounds.width / 2, y: bounds.height / 2))
            return
        }
        delegate?.`scrollViewDidEndZooming(_:with:atScale:)`?(self, zoomer?.view, scale)
        if !isDragging { springBackIfNeeded() }
    }

    // MARK: By program

    final func zoom(toScale scale: CGFloat, animated: Bool) {
        guard let zoomer = prepareZoom() else { return }
        let limit = min(max(scale, zoomRange.lowerBound), zoomRange.upperBound)
        guard limit != currentZoomScale else { return }
        let middle = CGPoint(x: bounds.width / 2, y: bounds.height / 2)
        if animated, window != nil, UIView.areAnimationsEnabled {
            delegate?.`scrollViewWillBeginZooming(_:with:)`?(self, zoomer.view)
            animateZoom(to: limit, about: middle)
        } else {
            zoomer.apply(limit, about: middle, to: self, keepsInRange: true)
            delegate?.`scrollViewDidZoom(_:)`?(self)
        }
    }

    final func zoom(toRect rect: CGRect, animated: Bool) {
        guard let zoomer = prepareZoom(), let view = zoomer.view, rect.width > 0, rect.height > 0 else { return }
        let size = bounds.size
        let wanted = min(size.width / rect.width, size.height / rect.height)
        let limit = min(max(wanted, zoomRange.lowerBound), zoomRange.upperBound)
        let go = {
            zoomer.apply(limit, about: .zero, to: self, keepsInRange: false)
            // The rectangle is the zoomed view's; its middle comes to the middle.
            let middle = CGPoint(x: rect.midX * limit + view.frame.minX, y: rect.midY * limit + view.frame.minY)
            self.moveByItself(
                to: self.nearest(to: CGPoint(x: middle.x - size.width / 2, y: middle.y - size.height / 2)))
            self.delegate?.`scrollViewDidZoom(_:)`?(self)
        }
        guard animated, window != nil, UIView.areAnimationsEnabled else { return go() }
        delegate?.`scrollViewWillBeginZooming(_:with:)`?(self, view)
        UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction, animations: go) { _ in
            self.zoomAnimationEnded()
        }
    }

    private static let zoomDuration: TimeInterval = 0.3

    private func animateZoom(to scale: CGFloat, about anchor: CGPoint) {
        UIView.animate(withDuration: Self.zoomDuration, delay: 0, options: .allowUserInteraction) {
            self.zoomer?.apply(scale, about: anchor, to: self, keepsInRange: true)
            self.delegate?.`scrollViewDidZoom(_:)`?(self)
        } completion: { _ in
            self.zoomAnimationEnded()
        }
    }

    private func zoomAnimationEnded() {
        scrollFlags.remove(.isZoomBouncing)
        delegate?.`scrollViewDidEndZooming(_:with:atScale:)`?(self, zoomer?.view, currentZoomScale)
        indicators?.fadeSoon(self)
    }
}
