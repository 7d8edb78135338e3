import AppleFoundation
import CoreGraphics

/// The root view of a page view controller.
final class _UIPageViewControllerContentView: UIView {
    weak var controller: UIPageViewController?
    /// A scroll view for pages that scroll.
    let pageArea: UIView
    private var dots: UIPageControl?

    init(frame: CGRect, pageArea: UIView) {
        self.pageArea = pageArea
        super.init(frame: frame)
        pageArea.frame = bounds
        pageArea.clipsToBounds = true
        addSubview(pageArea)
    }

    required init?(coder: NSCoder) { fatalError("Made by page view controllers.") }

    var dotsHeight: CGFloat { dots == nil ? 0 : 37 }

    func showDots(_ state: (count: Int, index: Int)?) {
        guard let state else {
            dots?.removeFromSuperview()
            dots = nil
            return
        }
        let view = dots ?? makeDots()
        dots = view
        view.numberOfPages = state.count
        view.currentPage = state.index
        shownIndex = state.index
        setNeedsLayout()
    }

    private var shownIndex = 0

    private func makeDots() -> UIPageControl {
        let made = UIPageControl(frame: .zero)
        made.pageIndicatorTintColor = UIColor.label.withAlphaComponent(0.3)
        made.currentPageIndicatorTintColor = .label
        made.addAction(
            UIAction(identifier: UIAction.Identifier("page.dots")) { [weak self, weak made] _ in
                guard let self, let made, made.currentPage != self.shownIndex else { return }
                self.controller?.dotsPressed(forward: made.currentPage > self.shownIndex)
            }, for: .valueChanged)
        addSubview(made)
        return made
    }

    /// What the dots leave to the pages.
    var area: CGRect {
        let bottom = dots == nil ? 0 : dotsHeight + safeAreaInsets.bottom
        return CGRect(x: 0, y: 0, width: bounds.width, height: bounds.height - bottom)
    }

    func put(_ views: [UIView], above: Bool) {
        for view in views where view.superview !== pageArea {
            if above { pageArea.addSubview(view) } else { pageArea.insertSubview(view, at: 0) }
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        let area = area
        if pageArea.frame != area { pageArea.frame = area }
        dots?.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: dotsHeight)
        controller?.layOutPages()
    }
}

/// Holds pages that scroll: the one that is shown in the middle of three places, so that apps see the content move.
///
/// The page view controller's own pan moves it, in place of a scroll view's.
final class _UIQueuingScrollView: UIScrollView {
    private let turning: UIPanGestureRecognizer
    var enabledChanged: (() -> Void)?

    init(turning: UIPanGestureRecognizer) {
        self.turning = turning
        super.init(frame: .zero)
        super.panGestureRecognizer.isEnabled = false
        addGestureRecognizer(turning)
        isPagingEnabled = true
        scrollsToTop = false
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        contentInsetAdjustmentBehavior = .never
    }

    required init?(coder: NSCoder) { fatalError("Made by page view controllers.") }

    override var panGestureRecognizer: UIPanGestureRecognizer { turning }
    override var isScrollEnabled: Bool { didSet { enabledChanged?() } }
}

extension UIPageViewController {
    final var contentView: _UIPageViewControllerContentView? { viewIfLoaded as? _UIPageViewControllerContentView }

    final func makeContainerView() {
        let turning = UIPanGestureRecognizer(target: nil, action: nil)
        let scroll = pages.style == .scroll ? _UIQueuingScrollView(turning: turning) : nil
        let made = _UIPageViewControllerContentView(frame: UIScreen.main.bounds, pageArea: scroll ?? UIView(frame: .zero))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.controller = self
        view = made
        gestures = PageGestures(self, pan: turning)
        scroll?.enabledChanged = { [weak self] in self?.gestures?.sourceChanged() }
        for controller in pages.current { made.put([controller.view], above: true) }
        made.showDots(pages.dots)
    }

    /// Where pages are at rest: one fills the area, two share it.
    final var pageFrames: [CGRect] {
        guard let area = contentView?.area else { return [] }
        let size = pages.size(of: area.size)
        guard pages.spine == .mid else { return [CGRect(origin: .zero, size: size)] }
        let first = CGRect(origin: .zero, size: size)
        let second = pages.isHorizontal ? first.offsetBy(dx: size.width, dy: 0) : first.offsetBy(dx: 0, dy: size.height)
        let isMirrored = pages.isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        return isMirrored ? [second, first] : [first, second]
    }

    final func layOutPages() {
        guard let content = contentView else { return }
        if let turn = pages.turn {
            if !turn.isEnding { move(turn, to: turn.progress) }
            return
        }
        rest()
        for (controller, frame) in zip(pages.current, pageFrames) {
            guard let view = controller.viewIfLoaded ?? controller.view else { continue }
            if view.superview !== content.pageArea { content.put([view], above: true) }
            let frame = frame.offsetBy(dx: restOffset.x, dy: restOffset.y)
            if view.frame != frame { view.frame = frame }
        }
    }

    // MARK: Pages that scroll
    private var queue: _UIQueuingScrollView? { contentView?.pageArea as? _UIQueuingScrollView }

    /// From one page to the next.
    private var pageExtent: CGFloat {
        guard let content = contentView else { return 0 }
        return (pages.isHorizontal ? content.area.width : content.area.height) + pages.spacing
    }

    /// Where the shown page lies: one place before it, one behind it.
    final var restOffset: CGPoint {
        if queue == nil { return .zero }
        return pages.isHorizontal ? CGPoint(x: pageExtent, y: 0) : CGPoint(x: 0, y: pageExtent)
    }

    private func rest() {
        guard let queue else { return }
        let size = queue.bounds.size
        let whole =
            pages.isHorizontal
            ? CGSize(width: 2 * pageExtent + size.width, height: size.height)
            : CGSize(width: size.width, height: 2 * pageExtent + size.height)
        if queue.contentSize != whole { queue.contentSize = whole }
        scroll(by: 0)
    }

    /// So many places on, in the direction of the axis.
    final func scroll(by places: CGFloat) {
        guard let queue else { return }
        let rest = restOffset
        let place = CGPoint(x: rest.x * (1 + places), y: rest.y * (1 + places))
        if queue.contentOffset != place { queue.contentOffset = place }
    }

    final func dotsPressed(forward: Bool) {
        let direction: NavigationDirection = forward ? .forward : .reverse
        let next = neighbours(direction)
        guard !next.isEmpty, pages.turn == nil else {
            contentView?.showDots(pages.dots)
            return
        }
        let turn = PageTurn(from: pages.current, to: next, direction: direction, isByHand: true)
        delegate?.`pageViewController(_:willTransitionTo:)`?(self, next)
        begin(turn, animated: true)
        run(turn, to: 1, duration: 0.35)
    }
}

/// Turns pages with a finger.
@preconcurrency @MainActor
final class PageGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UIPageViewController
    let pan: UIPanGestureRecognizer
    let tap: UITapGestureRecognizer
    private var turn: PageTurn?

    init(_ owner: UIPageViewController, pan: UIPanGestureRecognizer) {
        self.owner = owner
        self.pan = pan
        tap = UITapGestureRecognizer(target: nil, action: nil)
        super.init()
        pan.addTarget(self, action: Selector("panMoved:"))
        pan.delegate = self
        if pan.view == nil { owner.view.addGestureRecognizer(pan) }
        tap.addTarget(self, action: Selector("tapped:"))
        tap.delegate = self
        tap.cancelsTouchesInView = false
        if owner.transitionStyle == .pageCurl { owner.view.addGestureRecognizer(tap) }
        sourceChanged()
    }

    var all: [UIGestureRecognizer] { [pan, tap] }

    func sourceChanged() {
        let mayScroll = (owner.contentView?.pageArea as? UIScrollView)?.isScrollEnabled ?? true
        pan.isEnabled = owner.dataSource != nil && mayScroll
        tap.isEnabled = owner.dataSource != nil
    }

    private var isHorizontal: Bool { owner.navigationOrientation == .horizontal }

    private func along(_ point: CGPoint) -> CGFloat {
        guard isHorizontal else { return point.y }
        return owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -point.x : point.x
    }

    private var extent: CGFloat {
        let size = owner.contentView?.pageArea.bounds.size ?? .zero
        return max(1, (isHorizontal ? size.width : size.height) + owner.pages.spacing)
    }

    func shouldBegin(_ recognizer: UIGestureRecognizer) -> Bool {
        guard owner.dataSource != nil, !owner.pages.current.isEmpty else { return false }
        if recognizer === tap {
            // At the edges only: the middle belongs to the page.
            let share = along(recognizer.location(in: owner.view)) / extent
            return abs(share) < 0.12 || abs(share) > 0.88
        }
        let way = pan.translation(in: owner.view)
        return isHorizontal ? abs(way.x) >= abs(way.y) : abs(way.y) >= abs(way.x)
    }

    func panMoved(_ recognizer: UIPanGestureRecognizer) {
        let way = along(recognizer.translation(in: owner.view))
        switch recognizer.state {
        case .began: begin(way)
        case .changed:
            if turn == nil { begin(way) }
            update(way)
        case .ended: end(way, velocity: along(recognizer.velocity(in: owner.view)))
        case .cancelled, .failed:
            if let turn, owner.pages.turn === turn { owner.run(turn, to: 0, duration: 0.25) }
            turn = nil
        default: break
        }
    }

    private func begin(_ way: CGFloat) {
        guard way != 0, owner.pages.turn == nil else { return }
        let direction: UIPageViewController.NavigationDirection = way < 0 ? .forward : .reverse
        let next = owner.neighbours(direction)
        if next.isEmpty { return }
        let made = PageTurn(from: owner.pages.current, to: next, direction: direction, isByHand: true)
        turn = made
        owner.delegate?.`pageViewController(_:willTransitionTo:)`?(owner, next)
        owner.begin(made, animated: true)
        update(way)
    }

    private func update(_ way: CGFloat) {
        guard let turn, owner.pages.turn === turn else { return }
        let share = turn.direction == .forward ? -way / extent : way / extent
        owner.move(turn, to: min(max(share, 0), 1))
    }

    private func end(_ way: CGFloat, velocity: CGFloat) {
        guard let turn, owner.pages.turn === turn else { return }
        self.turn = nil
        let speed = turn.direction == .forward ? -velocity : velocity
        let goes = speed > 200 || (speed > -200 && turn.progress > 0.5)
        let rest = Double(goes ? 1 - turn.progress : turn.progress)
        owner.run(turn, to: goes ? 1 : 0, duration: max(0.1, 0.35 * rest))
    }

    func tapped(_ recognizer: UITapGestureRecognizer) {
        guard recognizer.state == .ended, owner.transitionStyle == .pageCurl, owner.pages.turn == nil else { return }
        let share = along(recognizer.location(in: owner.view)) / extent
        // Where reading goes from right to left the right edge is minus one, and leads back.
        let isMirrored = isHorizontal && owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        owner.dotsPressed(forward: share > (isMirrored ? -0.5 : 0.5))
    }
}
