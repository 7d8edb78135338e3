// swift-format-ignore-file
import AppleFoundation
import CoreGraphics

/// Follows a scroll view: what the finger does, where the content goes, when it comes to rest.
@preconcurrency @MainActor
@objc public protocol UIScrollViewDelegate: NSObjectProtocol {
    @objc optional func scrollViewDidScroll(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidZoom(_ scrollView: UIScrollView)

    @objc optional func scrollViewWillBeginDragging(_ scrollView: UIScrollView)
    /// The velocity is in points per millisecond; where the content is to come to rest can be changed.
    @objc(scrollViewWillEndDragging:withVelocity:targetContentOffset:)
    optional func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint,
        targetContentOffset: UnsafeMutablePointer<CGPoint>
    )
    @objc(scrollViewDidEndDragging:willDecelerate:)
    optional func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool)

    @objc optional func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndDecelerating(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView)

    @objc(viewForZoomingInScrollView:)
    optional func viewForZooming(in scrollView: UIScrollView) -> UIView?
    @objc(scrollViewWillBeginZooming:withView:)
    optional func scrollViewWillBeginZooming(_ scrollView: UIScrollView, with view: UIView?)
    @objc(scrollViewDidEndZooming:withView:atScale:)
    optional func scrollViewDidEndZooming(_ scrollView: UIScrollView, with view: UIView?, atScale scale: CGFloat)

    @objc optional func scrollViewShouldScrollToTop(_ scrollView: UIScrollView) -> Bool
    @objc optional func scrollViewDidScrollToTop(_ scrollView: UIScrollView)
    @objc optional func scrollViewDidChangeAdjustedContentInset(_ scrollView: UIScrollView)
}
