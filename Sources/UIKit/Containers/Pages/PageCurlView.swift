import AppleFoundation
import CoreGraphics
import QuartzCore

/// Draws a page that is being turned: flat up to a line, then round a cylinder, then flat with its back up.
final class PageCurlView: UIView {
    /// Which edge of the page is held by the spine, in the view's own directions.
    enum Spine { case left, right, top, bottom }

    private let front: CGImage?
    private let back: CGImage?
    private let page: CGRect
    private let spine: Spine
    private var link: CADisplayLink?
    private var way: (start: CFTimeInterval, duration: TimeInterval, from: CGFloat, to: CGFloat)?
    private var done: (() -> Void)?

    /// 0 is flat in its place, 1 is turned over.
    var progress: CGFloat = 0 { didSet { if progress != oldValue { setNeedsDisplay() } } }

    init(frame: CGRect, page: CGRect, spine: Spine, front: CGImage?, back: CGImage?) {
        self.front = front
        self.back = back
        self.page = page
        self.spine = spine
        super.init(frame: frame)
        isOpaque = false
        isUserInteractionEnabled = false
    }

    required init?(coder: NSCoder) { fatalError("Made for one turn.") }

    // MARK: Moving
    func run(to target: CGFloat, duration: TimeInterval, _ done: @escaping () -> Void) {
        stop()
        self.done = done
        way = (CACurrentMediaTime(), max(duration, 0.001), progress, target)
        let made = CADisplayLink(target: self, selector: Selector("curlTick:"))
        made.add(to: .main, forMode: .common)
        link = made
    }

    func tick() {
        guard let way else { return stop() }
        let share = min(max(CGFloat((CACurrentMediaTime() - way.start) / way.duration), 0), 1)
        let eased = share * share * (3 - 2 * share)
        progress = way.from + (way.to - way.from) * eased
        if share >= 1 {
            let body = done
            stop()
            body?()
        }
    }

    func stop() {
        link?.invalidate()
        link = nil
        way = nil
        done = nil
    }

    // MARK: Drawing
    override func draw(_ rect: CGRect) {
        guard let context = UIGraphicsGetCurrentContext(), let front else { return }
        context.saveGState()
        defer { context.restoreGState() }
        // From here on the page's spine is at x = 0, and the page turns from its right edge.
        context.concatenate(toPageSpace)
        let size = pageSize
        let curl = CurlGeometry(size: size, progress: progress)
        drawShadow(context, curl, size)
        // What still lies flat.
        draw(context, front, size, curl, from: -10_000, to: curl.fold, scale: 1, offset: 0)
        let steps = 20
        for step in 0..<steps {
            let a = CGFloat(step) / CGFloat(steps) * .pi
            let b = CGFloat(step + 1) / CGFloat(steps) * .pi
            let u0 = curl.fold + curl.radius * a
            let u1 = curl.fold + curl.radius * b
            let x0 = curl.fold + curl.radius * sin(a)
            let x1 = curl.fold + curl.radius * sin(b)
            guard u1 > u0 else { continue }
            let scale = (x1 - x0) / (u1 - u0)
            let showsBack = a + b > .pi
            let shade = showsBack ? 0.02 + 0.16 * abs(cos((a + b) / 2 + .pi / 2)) : 0.22 * sin((a + b) / 2)
            draw(
                context, showsBack ? nil : front, size, curl, from: u0, to: u1 + 0.3, scale: scale, offset: x0 - scale * u0,
                shade: shade, isBack: showsBack)
        }
        // What lies over with its back up.
        let end = curl.fold + curl.radius * .pi
        draw(
            context, nil, size, curl, from: end, to: 10_000, scale: -1, offset: curl.fold + end, shade: 0.02, isBack: true)
    }

    private var pageSize: CGSize {
        spine == .top || spine == .bottom ? CGSize(width: page.height, height: page.width) : page.size
    }

    private var toPageSpace: CGAffineTransform {
        switch spine {
        case .left: return CGAffineTransform(translationX: page.minX, y: page.minY)
        case .right: return CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: page.maxX, ty: page.minY)
        case .top: return CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: page.minX, ty: page.minY)
        case .bottom: return CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: page.minX, ty: page.maxY)
        }
    }

    /// One band of the paper, mapped along the direction in which it turns.
    private func draw(
        _ context: CGContext, _ image: CGImage?, _ size: CGSize, _ curl: CurlGeometry, from: CGFloat, to: CGFloat,
        scale: CGFloat, offset: CGFloat, shade: CGFloat = 0, isBack: Bool = false
    ) {
        context.saveGState()
        defer { context.restoreGState() }
        context.rotate(by: curl.tilt)
        context.concatenate(CGAffineTransform(a: scale, b: 0, c: 0, d: 1, tx: offset, ty: 0))
        context.clip(to: CGRect(x: from, y: -20_000, width: to - from, height: 40_000))
        context.rotate(by: -curl.tilt)
        let paper = CGRect(origin: .zero, size: size)
        context.clip(to: paper)
        if isBack {
            drawBack(context, paper)
        } else if let image {
            drawUpright(context, image, paper, mirrored: false)
        }
        if shade > 0 {
            context.setFillColor(UIColor(white: 0, alpha: shade).cgColor)
            context.fill(paper)
        }
    }

    /// Its own picture, or the front's shining through.
    private func drawBack(_ context: CGContext, _ paper: CGRect) {
        if let back { return drawUpright(context, back, paper, mirrored: true) }
        context.setFillColor(UIColor.white.cgColor)
        context.fill(paper)
        guard let front else { return }
        context.saveGState()
        context.setAlpha(0.12)
        drawUpright(context, front, paper, mirrored: false)
        context.restoreGState()
    }

    /// The picture as it lies on the page, whichever way the page's space is turned.
    private func drawUpright(_ context: CGContext, _ image: CGImage, _ paper: CGRect, mirrored: Bool) {
        context.saveGState()
        if mirrored { context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: paper.width, ty: 0)) }
        // Back from the page's space to the view's, where pictures are upright.
        var inverse = toPageSpace.inverted()
        inverse.tx = 0
        inverse.ty = 0
        let picture = UIImage(cgImage: image, scale: 1, orientation: .up)
        switch spine {
        case .left: picture.draw(in: paper)
        case .right:
            context.concatenate(CGAffineTransform(a: -1, b: 0, c: 0, d: 1, tx: paper.width, ty: 0))
            picture.draw(in: paper)
        case .top:
            context.concatenate(CGAffineTransform(a: 0, b: 1, c: 1, d: 0, tx: 0, ty: 0))
            picture.draw(in: CGRect(x: 0, y: 0, width: paper.height, height: paper.width))
        case .bottom:
            context.concatenate(CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: paper.width, ty: 0))
            picture.draw(in: CGRect(x: 0, y: 0, width: paper.height, height: paper.width))
        }
        context.restoreGState()
    }

    /// On the page below, beside the bend.
    private func drawShadow(_ context: CGContext, _ curl: CurlGeometry, _ size: CGSize) {
        guard curl.radius > 0 else { return }
        context.saveGState()
        context.clip(to: CGRect(x: -size.width, y: 0, width: 2 * size.width, height: size.height))
        context.rotate(by: curl.tilt)
        let edge = curl.fold + curl.radius
        let steps = 12
        let reach = min(28, curl.radius)
        for step in 0..<steps {
            let share = 1 - CGFloat(step) / CGFloat(steps)
            context.setFillColor(UIColor(white: 0, alpha: 0.16 * share * share).cgColor)
            context.fill(
                CGRect(
                    x: edge + reach * CGFloat(step) / CGFloat(steps), y: -20_000, width: reach / CGFloat(steps), height: 40_000)
            )
        }
        context.restoreGState()
    }
}

/// Where the paper bends. The line of the bend goes from the free edge to the spine, a little aslant on its way.
struct CurlGeometry {
    let fold: CGFloat
    let radius: CGFloat
    let tilt: CGFloat

    init(size: CGSize, progress: CGFloat) {
        let progress = min(max(progress, 0), 1)
        tilt = 0.22 * sin(progress * .pi) * (1 - progress)
        radius = min(size.width, size.height) * 0.16 * sin(progress * .pi)
        let farthest = size.width * cos(tilt) + size.height * sin(tilt)
        fold = farthest * (1 - progress)
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
        let front = picture(of: (isMid ? turning.last : turning.first)?.viewIfLoaded)
        let back = isMid ? picture(of: other.first?.viewIfLoaded) : nil
        let curl = PageCurlView(frame: area.bounds, page: page, spine: curlSpine, front: front, back: back)
        // What lies below: the pages that are not on the turning leaf.
        for view in turning.compactMap(\.viewIfLoaded) where !isMid { area.sendSubviewToBack(view) }
        for view in other.compactMap(\.viewIfLoaded) where !isMid { area.bringSubviewToFront(view) }
        area.addSubview(curl)
        return curl
    }

    private var curlSpine: PageCurlView.Spine {
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
