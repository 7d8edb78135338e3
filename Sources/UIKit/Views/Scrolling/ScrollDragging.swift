import AppleFoundation
import CoreGraphics
import QuartzCore

/// What a drag has to remember.
struct ScrollDrag {
    /// The offset that the finger asked for when the drag began, and how far the finger had gone by then.
    var start = CGPoint.zero
    var fingerStart = CGPoint.zero
    var movesHorizontally = true
    var movesVertically = true

    /// The app moves the content under the finger: the drag goes on from there.
    mutating func contentMoved(by distance: CGPoint) {
        start.x += distance.x
        start.y += distance.y
    }
}

/// The pan of a scroll view: it starts as soon as the finger has gone far enough along an axis that scrolls.
final class ScrollPanGestureRecognizer: UIPanGestureRecognizer {
    private var scrollView: UIScrollView? { view as? UIScrollView }

    /// The scroll view's own business.
    override weak var delegate: (any UIGestureRecognizerDelegate)? {
        get { super.delegate }
        set {
            if newValue === scrollView { return super.delegate = newValue }
            reportMisuse(
                "UIScrollView's built-in pan gesture recognizer must have its scroll view as its delegate.",
                exception: .invalidArgumentException)
        }
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        let isFirst = numberOfTouches == touches.count
        super.touchesBegan(touches, with: event)
        if isFirst, state == .possible { scrollView?.fingerCameDown(touches) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesEnded(touches, with: event)
        if state == .failed { scrollView?.fingerLeft() }
    }

    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesCancelled(touches, with: event)
        if state == .failed { scrollView?.fingerLeft() }
    }

    override func reset() {
        super.reset()
        scrollView?.fingerLeft()
        slop = 10
    }

    override func hasGoneFarEnough(_ way: CGPoint) -> Bool {
        guard let scrollView else { return super.hasGoneFarEnough(way) }
        if slop == 0 { return true }
        return (abs(way.x) >= slop && scrollView.canScroll(horizontally: true))
            || (abs(way.y) >= slop && scrollView.canScroll(horizontally: false))
    }

    override func takesScroll(_ distance: CGVector) -> Bool { scrollView?.takesScroll(distance) ?? false }
    override func usefulStep(_ distance: CGVector) -> CGVector { scrollView?.usefulStep(distance) ?? .zero }

    /// Zooming goes together with dragging.
    override func canPrevent(_ other: UIGestureRecognizer) -> Bool {
        !(other is ScrollPinchGestureRecognizer && other.view === view) && super.canPrevent(other)
    }
}

/// Keeps a touch from the content until it is clear that the finger doesn't scroll.
final class ScrollTouchDelay: UIGestureRecognizer {
    private static let patience: TimeInterval = 0.15
    private let clock = GestureTimer()

    override init(target: Any?, action: Selector?) {
        super.init(target: target, action: action)
        delaysTouchesBegan = true
        delaysTouchesEnded = false
        cancelsTouchesInView = false
    }

    override func reset() { clock.stop() }
    override func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { false }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        guard let view = view as? UIScrollView, view.delaysContentTouches, view.mayScrollAtAll, state == .possible else {
            return giveUp(event)
        }
        clock.start(at: event.timestamp + Self.patience) { [weak self] in self?.giveUp(nil) }
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) { giveUp(event) }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) { giveUp(event) }

    /// The content gets its touches now, unless the scroll view refuses.
    private func giveUp(_ event: UIEvent?) {
        if let scrollView = view as? UIScrollView {
            for touch in tracking.touches where touch.delivery.stage == .waiting && touch.view !== scrollView {
                guard let view = touch.view else { continue }
                if !scrollView.touchesShouldBegin([touch], with: event, in: view) { touch.delivery.isClaimed = true }
            }
        }
        state = .failed
    }
}

extension UIScrollView {
    final var mayScrollAtAll: Bool {
        isScrollEnabled && (canScroll(horizontally: true) || canScroll(horizontally: false))
    }

    // MARK: Before the drag

    final func fingerCameDown(_ touches: Set<UITouch>) {
        guard mayScrollAtAll else { return }
        scrollFlags.insert(.isTracking)
        guard animator != nil else { return }
        // The finger catches content that moves: it sticks at once, and what lies below is not touched.
        stopMotion(tellsEnd: true)
        pan.slop = 0
        for touch in touches { touch.delivery.isClaimed = true }
    }

    /// Without having dragged.
    final func fingerLeft() {
        guard isTracking, !isDragging else { return }
        scrollFlags.remove(.isTracking)
        refresher?.fingerLeaves(self)
        springBackIfNeeded()
        if animator == nil { cameToRest() }
    }

    /// Content beyond its end comes back, and so do pages that a finger caught half-way.
    final func springBackIfNeeded() {
        let wasCaught = pan.slop == 0
        let target = isPagingEnabled && wasCaught ? page(.zero) : nearest(to: contentOffset)
        guard animator == nil, target != contentOffset else { return }
        scrollFlags.insert(.isDecelerating)
        move(
            .springing(from: contentOffset.x, velocity: 0, to: target.x),
            .springing(from: contentOffset.y, velocity: 0, to: target.y)
        ) { $0.decelerationEnded() }
    }

    /// Whether the pan may become a drag.
    final func mayDrag() -> Bool {
        guard mayScrollAtAll else { return false }
        for touch in pan.tracking.touches where touch.view !== self && touch.delivery.stage == .begun {
            guard let view = touch.view else { continue }
            if !canCancelContentTouches || !touchesShouldCancel(in: view) { return false }
        }
        let way = pan.translation(in: superview)
        let isHorizontal = abs(way.x) > abs(way.y)
        guard canScroll(horizontally: isHorizontal) else { return canScroll(horizontally: !isHorizontal) }
        return !leavesToOuter(horizontally: isHorizontal, by: isHorizontal ? -way.x : -way.y)
    }

    /// Content at its end lets a scroll view around it scroll on.
    private func leavesToOuter(horizontally: Bool, by distance: CGFloat) -> Bool {
        guard isAtEnd(horizontally: horizontally, towards: distance), distance != 0 else { return false }
        var step = superview
        while let view = step {
            if let outer = view as? UIScrollView, outer.mayScrollAtAll, outer.canScroll(horizontally: horizontally),
                !outer.isAtEnd(horizontally: horizontally, towards: distance)
            {
                return true
            }
            step = view.superview
        }
        return false
    }

    // MARK: Wheels and trackpads

    /// Content at its end leaves the wheel to a scroll view around it.
    fileprivate final func takesScroll(_ distance: CGVector) -> Bool {
        guard mayScrollAtAll else { return false }
        let isHorizontal = abs(distance.dx) > abs(distance.dy)
        let way = isHorizontal ? -distance.dx : -distance.dy
        return canScroll(horizontally: isHorizontal) && (way == 0 || !isAtEnd(horizontally: isHorizontal, towards: way))
    }

    /// A wheel doesn't pull content beyond its end.
    fileprivate final func usefulStep(_ distance: CGVector) -> CGVector {
        let place = nearest(to: CGPoint(x: contentOffset.x - distance.dx, y: contentOffset.y - distance.dy))
        return CGVector(dx: contentOffset.x - place.x, dy: contentOffset.y - place.y)
    }

    private func isAtEnd(horizontally: Bool, towards distance: CGFloat) -> Bool {
        let range = horizontally ? horizontalRange : verticalRange
        let offset = horizontally ? contentOffset.x : contentOffset.y
        return distance > 0 ? offset >= range.upperBound : offset <= range.lowerBound
    }

    // MARK: The drag

    final func panChanged() {
        switch pan.state {
        case .began: beginDrag()
        case .changed: if isDragging { followFinger() }
        case .ended: if isDragging { endDrag(velocity: pan.velocity(in: superview)) }
        default: if isDragging { endDrag(velocity: .zero) }
        }
    }

    private func beginDrag() {
        stopMotion(tellsEnd: false)
        scrollFlags.formUnion([.isTracking, .isDragging])
        let size = viewLayer.bounds.size
        drag.start = CGPoint(
            x: RubberBand.wanted(contentOffset.x, in: horizontalRange, length: size.width),
            y: RubberBand.wanted(contentOffset.y, in: verticalRange, length: size.height))
        // What the finger has gone before it was a drag doesn't move the content.
        let way = pan.translation(in: superview)
        drag.fingerStart = way
        drag.movesHorizontally = canScroll(horizontally: true)
        drag.movesVertically = canScroll(horizontally: false)
        if isDirectionalLockEnabled {
            if abs(way.x) > abs(way.y) * 2 { drag.movesVertically = false }
            if abs(way.y) > abs(way.x) * 2 { drag.movesHorizontally = false }
        }
        showIndicators()
        if keyboardDismissMode == .onDrag || keyboardDismissMode == .onDragWithAccessory { window?.endEditing(true) }
        delegate?.`scrollViewWillBeginDragging(_:)`?(self)
    }

    /// The keyboard goes down before the finger.
    private var takesKeyboardAlong: Bool {
        keyboardDismissMode == .interactive || keyboardDismissMode == .interactiveWithAccessory
    }

    private func followFinger() {
        guard !isZooming else { return }
        if takesKeyboardAlong, let window {
            let place = window.convert(pan.location(in: window), to: nil as UIWindow?)
            FirstResponder.on(window.screen).onDrag?(.moved(to: place.y))
        }
        let way = pan.translation(in: superview)
        let size = viewLayer.bounds.size
        var place = contentOffset
        if drag.movesHorizontally {
            place.x = RubberBand.shown(
                drag.start.x - (way.x - drag.fingerStart.x), in: horizontalRange, length: size.width,
                bounces: bounces(horizontally: true))
        }
        if drag.movesVertically {
            place.y = RubberBand.shown(
                drag.start.y - (way.y - drag.fingerStart.y), in: verticalRange, length: size.height,
                bounces: bounces(horizontally: false))
        }
        moveByItself(to: place)
    }

    // MARK: Letting go

    private static let leastVelocity: CGFloat = 30

    private func endDrag(velocity finger: CGPoint) {
        refresher?.fingerLeaves(self)
        if takesKeyboardAlong { FirstResponder.on(window?.screen).onDrag?(.ended(finger.y)) }
        func useful(_ velocity: CGFloat, _ moves: Bool) -> CGFloat {
            moves && abs(velocity) >= Self.leastVelocity ? -velocity : 0
        }
        let velocity = CGPoint(
            x: useful(finger.x, drag.movesHorizontally), y: useful(finger.y, drag.movesVertically))
        let rate = decelerationRate.rawValue
        let natural = CGPoint(
            x: Deceleration(from: contentOffset.x, velocity: velocity.x, rate: rate).target,
            y: Deceleration(from: contentOffset.y, velocity: velocity.y, rate: rate).target)
        let proposed = isPagingEnabled ? page(velocity) : nearest(to: natural)
        let speed = CGPoint(x: velocity.x / 1000, y: velocity.y / 1000)
        var target = restingPlace(proposed, velocity: speed)
        if !target.x.isFinite || !target.y.isFinite { target = proposed }
        delegate?.`scrollViewWillEndDragging(_:withVelocity:targetContentOffset:)`?(
            self, speed, &target)
        let goesOn = target != contentOffset
        scrollFlags.subtract([.isTracking, .isDragging])
        delegate?.`scrollViewDidEndDragging(_:willDecelerate:)`?(self, goesOn)
        // The delegate may have taken over.
        guard goesOn, animator == nil, !isDragging else {
            if !goesOn { cameToRest() }
            return
        }
        scrollFlags.insert(.isDecelerating)
        delegate?.`scrollViewWillBeginDecelerating(_:)`?(self)
        guard isDecelerating, animator == nil else { return }
        let horizontal = motion(
            from: contentOffset.x, velocity: velocity.x, natural: natural.x, to: target.x, isOwn: target.x == proposed.x,
            in: horizontalRange, horizontally: true)
        let vertical = motion(
            from: contentOffset.y, velocity: velocity.y, natural: natural.y, to: target.y, isOwn: target.y == proposed.y,
            in: verticalRange, horizontally: false)
        move(horizontal, vertical) { $0.decelerationEnded() }
    }

    final func decelerationEnded() {
        scrollFlags.remove(.isDecelerating)
        delegate?.`scrollViewDidEndDecelerating(_:)`?(self)
        cameToRest()
    }

    /// Whoever lays out by what goes on looks once more.
    final func cameToRest() {
        indicators?.fadeSoon(self)
        setNeedsLayout()
        contentRested()
    }

    private func motion(
        from start: CGFloat, velocity: CGFloat, natural: CGFloat, to target: CGFloat, isOwn: Bool,
        in range: ClosedRange<CGFloat>, horizontally: Bool
    ) -> ScrollMotion {
        if start == target, velocity == 0 || isOwn { return .resting(at: target) }
        if isPagingEnabled || !range.contains(start) && !range.contains(natural) {
            return .springing(from: start, velocity: velocity, to: target)
        }
        let rate = decelerationRate.rawValue
        let bounces = self.bounces(horizontally: horizontally)
        if isOwn { return .decelerating(from: start, to: natural, rate: rate, in: range, bounces: bounces) }
        // Another target, near to where it would have rolled anyway, is reached by rolling a little faster or slower.
        let way = natural - start
        let share = way == 0 ? 0 : (target - start) / way
        if share > 0.5, share < 2 {
            return .decelerating(from: start, to: target, rate: rate, in: target...target, bounces: false)
        }
        return .springing(from: start, velocity: velocity, to: target)
    }

    /// The page that the finger meant.
    private func page(_ velocity: CGPoint) -> CGPoint {
        func along(_ offset: CGFloat, _ length: CGFloat, _ velocity: CGFloat, _ moves: Bool) -> CGFloat {
            guard moves, length > 0 else { return offset }
            let place = offset / length
            if velocity > Self.pageVelocity { return (place + 1e-3).rounded(.down) * length + length }
            if velocity < -Self.pageVelocity { return (place - 1e-3).rounded(.up) * length - length }
            return place.rounded() * length
        }
        let size = viewLayer.bounds.size
        let wanted = CGPoint(
            x: along(contentOffset.x, size.width, velocity.x, drag.movesHorizontally),
            y: along(contentOffset.y, size.height, velocity.y, drag.movesVertically))
        return nearest(to: wanted)
    }

    private static let pageVelocity: CGFloat = 200
}
