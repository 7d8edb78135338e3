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
        controller?.askForOwedDots()
        let area = area
        if pageArea is UIScrollView {
            controller.map { $0.resizeQueue(to: $0.frame(ofQueueIn: area)) }
        } else if pageArea.frame != area {
            pageArea.frame = area
        }
        dots?.frame = CGRect(x: 0, y: area.maxY, width: bounds.width, height: dotsHeight)
        controller?.layOutPages()
    }
}

extension UIPageViewController {
    final var contentView: _UIPageViewControllerContentView? { viewIfLoaded as? _UIPageViewControllerContentView }

    final func makeContainerView() {
        let area = UIScreen.main.bounds
        let scroll = pages.style == .scroll ? _UIQueuingScrollView(frame: frame(ofQueueIn: area), of: self) : nil
        let made = _UIPageViewControllerContentView(frame: area, pageArea: scroll ?? UIView(frame: area))
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.controller = self
        view = made
        if scroll == nil { gestures = PageGestures(self) }
        for controller in pages.current { made.put([controller.view], above: true) }
        made.showDots(pages.dots)
    }

    /// A data source that comes after the pages is asked in the next layout, when the app has made up its mind.
    final func dotsMayHaveChanged() {
        guard pages.style == .scroll, dataSource != nil, !pages.current.isEmpty else { return }
        pages.owesDots = true
        viewIfLoaded?.setNeedsLayout()
    }

    final func askForOwedDots() { if pages.owesDots, !pages.current.isEmpty { askForDots() } }

    /// Where pages are at rest: one fills the area, two share it.
    final var pageFrames: [CGRect] {
        guard let area = contentView?.area else { return [] }
        if queue != nil { return [frame(inPlace: 1)] }
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
            if !turn.isEnding || queue != nil { move(turn, to: turn.progress) }
            return
        }
        for (controller, frame) in zip(pages.current, pageFrames) {
            guard let view = controller.viewIfLoaded ?? controller.view else { continue }
            if view.superview !== content.pageArea { content.put([view], above: true) }
            if view.frame != frame { view.frame = frame }
        }
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

/// Turns the pages of a curl with a finger.
@preconcurrency @MainActor
final class PageGestures: NSObject, UIGestureRecognizerDelegate {
    private unowned let owner: UIPageViewController
    let pan: UIPanGestureRecognizer
    let tap: UITapGestureRecognizer
    private var turn: PageTurn?

    init(_ owner: UIPageViewController) {
        self.owner = owner
        pan = UIPanGestureRecognizer(target: nil, action: nil)
        tap = UITapGestureRecognizer(target: nil, action: nil)
        super.init()
        pan.addTarget(self, action: Selector("panMoved:"))
        pan.delegate = self
        owner.view.addGestureRecognizer(pan)
        tap.addTarget(self, action: Selector("tapped:"))
        tap.delegate = self
        tap.cancelsTouchesInView = false
        owner.view.addGestureRecognizer(tap)
        sourceChanged()
    }

    var all: [UIGestureRecognizer] { [pan, tap] }

    func sourceChanged() {
        pan.isEnabled = owner.dataSource != nil
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
        guard recognizer.state == .ended, owner.pages.turn == nil else { return }
        let share = along(recognizer.location(in: owner.view)) / extent
        // Where reading goes from right to left the right edge is minus one, and leads back.
        let isMirrored = isHorizontal && owner.view.effectiveUserInterfaceLayoutDirection == .rightToLeft
        owner.dotsPressed(forward: share > (isMirrored ? -0.5 : 0.5))
    }
}
