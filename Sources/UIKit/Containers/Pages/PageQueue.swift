import AppleFoundation
import CoreGraphics

/// The scroll view in which pages follow each other: three places in a row, and the shown page in the middle one.
///
/// It is an ordinary scroll view. Apps look for it among the subviews, follow it as its delegate, and switch it off.
final class _UIQueuingScrollView: UIScrollView {
    private weak var controller: UIPageViewController?

    init(frame: CGRect, of controller: UIPageViewController) {
        self.controller = controller
        super.init(frame: frame)
        isPagingEnabled = true
        showsHorizontalScrollIndicator = false
        showsVerticalScrollIndicator = false
        scrollsToTop = false
        contentInsetAdjustmentBehavior = .never
        if isHorizontal { alwaysBounceHorizontal = true } else { alwaysBounceVertical = true }
        queue()
    }

    required init?(coder: NSCoder) { fatalError("Made by page view controllers.") }

    private var isHorizontal: Bool { controller?.pages.isHorizontal ?? true }

    /// From one place to the next.
    var step: CGFloat { isHorizontal ? bounds.width : bounds.height }

    /// How far the shown page is from its place: towards the second half of the content, when positive.
    var way: CGFloat { (isHorizontal ? contentOffset.x : contentOffset.y) - step }

    var isAtRest: Bool { !isTracking && !isDragging && !isDecelerating && !isScrollAnimating }

    /// The offset that shows a place: 0, 1 or 2.
    func offset(of place: CGFloat) -> CGPoint {
        isHorizontal ? CGPoint(x: place * step, y: 0) : CGPoint(x: 0, y: place * step)
    }

    /// Makes room for three pages and shows the middle one.
    func queue() {
        contentSize =
            isHorizontal
            ? CGSize(width: 3 * bounds.width, height: bounds.height)
            : CGSize(width: bounds.width, height: 3 * bounds.height)
        showMiddle()
    }

    func showMiddle() { setContentOffset(offset(of: 1), animated: false) }

    /// The finger doesn't go where no page is, except to see the end.
    func close(before: Bool, after: Bool) {
        let first = before ? -step : 0
        let last = after ? -step : 0
        let inset =
            isHorizontal
            ? UIEdgeInsets(top: 0, left: first, bottom: 0, right: last)
            : UIEdgeInsets(top: first, left: 0, bottom: last, right: 0)
        guard contentInset != inset else { return }
        // Content at its beginning would follow the inset.
        let place = contentOffset
        contentInset = inset
        contentOffset = place
    }

    override var bounds: CGRect {
        didSet { if bounds.origin != oldValue.origin { controller?.queueMoved() } }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        controller?.queueMayRest()
    }

    override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        guard super.gestureRecognizerShouldBegin(gestureRecognizer) else { return false }
        guard gestureRecognizer === panGestureRecognizer, let controller else { return true }
        return controller.fingerMayTurn(panGestureRecognizer.translation(in: controller.view))
    }
}

extension UIPageViewController {
    final var queue: _UIQueuingScrollView? { contentView?.pageArea as? _UIQueuingScrollView }

    /// Towards the second half of the content lies what comes after, unless one reads from the right.
    private var forwardSign: CGFloat {
        pages.isHorizontal && view.effectiveUserInterfaceLayoutDirection == .rightToLeft ? -1 : 1
    }

    /// The place of what a turn brings: the first or the last one.
    final func place(of direction: NavigationDirection) -> CGFloat {
        1 + (direction == .forward ? forwardSign : -forwardSign)
    }

    /// A page's frame among the three places, with half of the space on each side.
    final func frame(inPlace place: CGFloat) -> CGRect {
        guard let queue, let area = contentView?.area else { return .zero }
        let origin = queue.offset(of: place)
        let half = pages.spacing / 2
        return CGRect(
            origin: CGPoint(x: origin.x + (pages.isHorizontal ? half : 0), y: origin.y + (pages.isHorizontal ? 0 : half)),
            size: area.size)
    }

    /// The scroll view in the area of the pages, and half of the space around it.
    final func frame(ofQueueIn area: CGRect) -> CGRect {
        let half = pages.spacing / 2
        return area.insetBy(dx: pages.isHorizontal ? -half : 0, dy: pages.isHorizontal ? 0 : -half)
    }

    /// Places change their size: what is under way ends where it was going.
    final func resizeQueue(to frame: CGRect) {
        guard let queue, queue.frame != frame else { return }
        if let turn = pages.turn { settle(turn, completed: turn.target == 1 || turn.progress > 0.5) }
        queue.frame = frame
        queue.queue()
        closeEnds()
    }

    // MARK: The finger

    /// Asks for the pages beside the shown one before the first drag, the one that the finger wants to see first.
    final func fingerMayTurn(_ translation: CGPoint) -> Bool {
        guard dataSource != nil, !pages.current.isEmpty else { return false }
        guard abs(pages.isHorizontal ? translation.x : translation.y) >= abs(pages.isHorizontal ? translation.y : translation.x)
        else { return false }
        if pages.turn == nil { learnNeighbours(towards: -(pages.isHorizontal ? translation.x : translation.y)) }
        return true
    }

    private func learnNeighbours(towards way: CGFloat) {
        _ = neighbours(way * forwardSign >= 0 ? .forward : .reverse)
        closeEnds()
    }

    /// The data source has no page on a side: there the content ends.
    final func closeEnds() {
        var ends = (before: pages.hasNone(.reverse), after: pages.hasNone(.forward))
        if forwardSign < 0 { ends = (ends.after, ends.before) }
        let wasCentring = pages.isCentring
        pages.isCentring = true
        queue?.close(before: ends.before, after: ends.after)
        pages.isCentring = wasCentring
    }

    /// A drag away from the middle begins a turn; one back over the middle gives it up.
    final func queueMoved() {
        guard let queue, !pages.isCentring, queue.step > 0 else { return }
        let way = queue.way * forwardSign
        if let turn = pages.turn {
            guard turn.isAnimated else { return }
            let gone = turn.direction == .forward ? way : -way
            turn.progress = min(max(gone / queue.step, 0), 1)
            if gone < 0, queue.isDragging { settle(turn, completed: false) }
            return
        }
        guard queue.isDragging, way != 0, dataSource != nil, !pages.current.isEmpty else { return }
        learnNeighbours(towards: queue.way)
        let direction: NavigationDirection = way > 0 ? .forward : .reverse
        let next = neighbours(direction)
        if next.isEmpty { return }
        let turn = PageTurn(from: pages.current, to: next, direction: direction, isByHand: true)
        turn.isEnding = true
        delegate?.`pageViewController(_:willTransitionTo:)`?(self, next)
        begin(turn, animated: true)
        queueMoved()
    }

    /// Nothing moves any more: the turn has come through or come to nothing.
    final func queueMayRest() {
        guard let queue, let turn = pages.turn, turn.isAnimated, turn.isEnding, queue.isAtRest else { return }
        let way = abs(queue.way)
        if way < 0.5 { return settle(turn, completed: false) }
        if abs(way - queue.step) < 0.5 { settle(turn, completed: true) }
    }

    /// The shown page is in the middle again, and the finger, if there is one, goes on from here.
    final func centreQueue() {
        guard let queue else { return }
        pages.isCentring = true
        queue.showMiddle()
        pages.isCentring = false
        closeEnds()
    }
}
