import AppleFoundation
import CoreGraphics
import QuartzCore

/// A page that is being turned.
final class PageCurlView: UIView {
    private var link: CADisplayLink?

    override class var layerClass: AnyClass { CurlLayer.self }
    private var curlLayer: CurlLayer { layer as! CurlLayer }

    var progress: CGFloat {
        get { curlLayer.progress }
        set { curlLayer.progress = newValue }
    }

    init(frame: CGRect, sheet: CurledImage?, scale: CGFloat) {
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
        curlLayer.contentsScale = scale
        curlLayer.sheet = sheet
    }

    required init?(coder: NSCoder) { fatalError("Made for one turn.") }

    func run(to target: CGFloat, duration: TimeInterval, _ done: @escaping () -> Void) {
        stop()
        let pacing = CAMediaTimingFunction(name: .easeInEaseOut)
        link = curlLayer.run(to: target, duration: duration, pacing: pacing, done)
    }

    func stop() {
        link?.invalidate()
        link = nil
    }
}

extension UIPageViewController {
    /// The page that turns: the old one on its way out, or the new one on its way in.
    final func makeCurl(_ turn: PageTurn, in content: _UIPageViewControllerContentView) -> PageCurlView {
        let area = content.pageArea
        let forward = turn.direction == .forward
        let frames = pageFrames
        let isMid = pages.spine == .mid
        for (controller, frame) in zip(turn.to, frames) { controller.viewIfLoaded?.frame = frame }
        area.layoutIfNeeded()
        let turning = forward ? turn.from : turn.to
        let other = forward ? turn.to : turn.from
        let page = isMid ? frames[1] : frames[0]
        let back = isMid ? picture(of: other.first?.viewIfLoaded) : nil
        let sheet = picture(of: (isMid ? turning.last : turning.first)?.viewIfLoaded).map {
            CurledImage(front: $0, back: back, paper: page, spine: curlSpine)
        }
        let curl = PageCurlView(frame: area.bounds, sheet: sheet, scale: max(1, traitCollection.displayScale))
        // What lies below: the pages that are not on the turning leaf.
        for view in turning.compactMap(\.viewIfLoaded) where !isMid { area.sendSubviewToBack(view) }
        for view in other.compactMap(\.viewIfLoaded) where !isMid { area.bringSubviewToFront(view) }
        area.addSubview(curl)
        return curl
    }

    private var curlSpine: CurledImage.Spine {
        let atEnd = pages.spine == .max
        if pages.isHorizontal {
            let isRightToLeft = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
            return atEnd != isRightToLeft ? .right : .left
        }
        return atEnd ? .bottom : .top
    }

    private func picture(of view: UIView?) -> CGImage? {
        guard let view, view.bounds.width > 0, view.bounds.height > 0 else { return nil }
        let format = UIGraphicsImageRendererFormat()
        format.scale = max(1, traitCollection.displayScale)
        format.opaque = false
        return UIGraphicsImageRenderer(size: view.bounds.size, format: format).image { _ in
            _ = view.drawHierarchy(in: view.bounds, afterScreenUpdates: true)
        }.cgImage
    }
}
