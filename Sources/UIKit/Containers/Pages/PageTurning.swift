import AppleFoundation
import CoreGraphics

extension UIPageViewController {
    // MARK: Setting
    final func setPages(
        _ controllers: [UIViewController], direction: NavigationDirection, animated: Bool, completion: ((Bool) -> Void)?
    ) {
        if pages.isChoosingSpine {
            pages.forNewSpine = { [weak self] in
                self?.setPages(controllers, direction: direction, animated: false, completion: completion)
            }
            return
        }
        let required = pages.required(animated: animated)
        guard controllers.count == required || (controllers.count == 1 && required == 2 && !animated && pages.spine != .mid)
        else {
            return reportMisuse(
                "The number of view controllers provided (\(controllers.count)) doesn't match the number required "
                    + "(\(required)) for the requested transition", exception: .invalidArgumentException)
        }
        if let turn = pages.turn { settle(turn, completed: true) }
        // A page's back is never in front.
        let shown = pages.style == .pageCurl && pages.spine != .mid ? Array(controllers.prefix(1)) : controllers
        pages.forgetNeighbours()
        if pages.current.elementsEqual(shown, by: ===) {
            askForDots()
            completion?(true)
            return
        }
        let moves = animated && !pages.current.isEmpty && isOnScreen && UIView.areAnimationsEnabled
        if moves, pages.style == .scroll, let stray = pages.current.first(where: { $0.parent !== self }) {
            let view = stray.viewIfLoaded.map { "\($0)" } ?? "of \(stray)"
            return reportMisuse(
                "No view controller managing visible view \(view)", exception: .internalInconsistencyException)
        }
        let turn = PageTurn(from: pages.current, to: shown, direction: direction, isByHand: false)
        turn.completion = completion
        begin(turn, animated: moves)
        if moves { run(turn, to: 1, duration: pages.style == .scroll ? 0.35 : 0.6) } else { settle(turn, completed: true) }
        askForDots()
    }

    /// Both numbers, or no dots.
    final func askForDots() {
        pages.owesDots = false
        let old = pages.dots?.count
        pages.dots = nil
        if let dataSource, pages.style == .scroll, pages.isHorizontal,
            let count = dataSource.`presentationCount(for:)`?(self), let index = dataSource.`presentationIndex(for:)`?(self)
        {
            pages.dots = (count, index)
        }
        if (old == nil) != (pages.dots == nil) { viewIfLoaded?.setNeedsLayout() }
        contentView?.showDots(pages.dots)
    }

    // MARK: Turning
    private var isOnScreen: Bool { viewIfLoaded?.window != nil && !pages.isGoing }

    /// The coming pages are children and in the tree when this returns.
    final func begin(_ turn: PageTurn, animated: Bool) {
        // The places have their size before anything is put into them.
        if let content = contentView, queue != nil { resizeQueue(to: frame(ofQueueIn: content.area)) }
        pages.turn = turn
        turn.isAnimated = animated
        for controller in turn.to where controller.parent !== self { addChild(controller) }
        if isViewLoaded { for controller in turn.to { _ = controller.view } }
        let told = isOnScreen
        if told {
            for controller in turn.to { controller.beginAppearanceTransition(true, animated: animated) }
            for controller in turn.from { controller.beginAppearanceTransition(false, animated: animated) }
        }
        guard let content = contentView else { return }
        UIView.performWithoutAnimation {
            content.put(turn.to.compactMap(\.viewIfLoaded), above: turn.direction == .forward || pages.style == .scroll)
            if animated, pages.style == .pageCurl { turn.curl = makeCurl(turn, in: content) }
            move(turn, to: 0)
            content.layoutIfNeeded()
        }
    }

    final func move(_ turn: PageTurn, to progress: CGFloat) {
        turn.progress = progress
        if let curl = turn.curl {
            curl.progress = turn.direction == .forward ? progress : 1 - progress
            place(turn.to, at: pageFrames)
            return
        }
        guard queue != nil else { return place(turn.to, at: pageFrames) }
        place(turn.from, at: [frame(inPlace: 1)])
        place(turn.to, at: [frame(inPlace: turn.isAnimated ? place(of: turn.direction) : 1)])
    }

    private func place(_ controllers: [UIViewController], at frames: [CGRect]) {
        for (controller, frame) in zip(controllers, frames) {
            if let view = controller.viewIfLoaded, view.frame != frame { view.frame = frame }
        }
    }

    final func run(_ turn: PageTurn, to target: CGFloat, duration: TimeInterval) {
        turn.isEnding = true
        let end = { [weak self] in
            guard let self, self.pages.turn === turn else { return }
            self.settle(turn, completed: target == 1)
        }
        if let curl = turn.curl {
            curl.run(to: turn.direction == .forward ? target : 1 - target, duration: duration, end)
            return
        }
        guard let queue else { return end() }
        turn.target = target
        queue.setContentOffset(queue.offset(of: target == 1 ? place(of: turn.direction) : 1), animated: true)
        queue.setNeedsLayout()
    }

    /// The end, one way or the other: callbacks, places as children, the delegate, the neighbours.
    final func settle(_ turn: PageTurn, completed: Bool) {
        guard pages.turn === turn else { return }
        pages.turn = nil
        turn.curl?.stop()
        turn.curl?.removeFromSuperview()
        if completed { complete(turn) } else { cancel(turn) }
        layOutPages()
        centreQueue()
        if turn.isByHand {
            delegate?.`pageViewController(_:didFinishAnimating:previousViewControllers:transitionCompleted:)`?(
                self, true, turn.from, completed)
            if completed {
                learn(after: turn)
                closeEnds()
            }
        }
        setNeedsStatusBarAppearanceUpdate()
        turn.completion?(true)
    }

    private func complete(_ turn: PageTurn) {
        pages.current = turn.to
        let told = isOnScreen
        let leaves = { [self] in
            for controller in turn.from where !turn.to.contains(where: { $0 === controller }) {
                controller.willMove(toParent: nil)
                controller.viewIfLoaded?.removeFromSuperview()
                if told { controller.endAppearanceTransition() }
            }
            _ = self
        }
        let arrives = { if told { for controller in turn.to { controller.endAppearanceTransition() } } }
        if pages.style == .scroll {
            arrives()
            leaves()
        } else {
            leaves()
            arrives()
        }
        for controller in turn.to where controller.parent === self { controller.didMove(toParent: self) }
        for controller in turn.from where !turn.to.contains(where: { $0 === controller }) { controller.removeFromParent() }
    }

    private func cancel(_ turn: PageTurn) {
        let told = isOnScreen
        let returns = { if told { for controller in turn.from { controller.beginAppearanceTransition(true, animated: true) } } }
        let goes = { if told { for controller in turn.to { controller.beginAppearanceTransition(false, animated: true) } } }
        let returned = { if told { for controller in turn.from { controller.endAppearanceTransition() } } }
        let gone = {
            for controller in turn.to {
                controller.viewIfLoaded?.removeFromSuperview()
                if told { controller.endAppearanceTransition() }
            }
        }
        if pages.style == .scroll {
            returns()
            returned()
            goes()
            gone()
        } else {
            goes()
            returns()
            gone()
            returned()
        }
        for controller in turn.to {
            controller.willMove(toParent: nil)
            controller.removeFromParent()
        }
    }

    // MARK: The data source
    /// Asked once for each side, both sides before the first turn.
    final func neighbours(_ direction: NavigationDirection) -> [UIViewController] {
        let forward = direction == .forward
        func ask(_ isForward: Bool) {
            if isForward {
                if case .unknown = pages.after { pages.after = .known(fetch(.forward)) }
            } else if case .unknown = pages.before {
                pages.before = .known(fetch(.reverse))
            }
        }
        ask(forward)
        ask(!forward)
        if case .known(let list) = forward ? pages.after : pages.before { return list }
        return []
    }

    private func fetch(_ direction: NavigationDirection) -> [UIViewController] {
        guard let dataSource else { return [] }
        var found: [UIViewController] = []
        var edge = direction == .forward ? pages.current.last : pages.current.first
        for _ in 0..<(pages.spine == .mid ? 2 : 1) {
            guard let page = edge else { return [] }
            edge =
                direction == .forward
                ? dataSource.pageViewController(self, viewControllerAfter: page)
                : dataSource.pageViewController(self, viewControllerBefore: page)
            guard let next = edge else { return [] }
            if direction == .forward { found.append(next) } else { found.insert(next, at: 0) }
        }
        return found
    }

    /// Where we come from is known; where it goes on is asked for.
    private func learn(after turn: PageTurn) {
        if turn.direction == .forward {
            pages.before = .known(turn.from)
            pages.after = .known(fetch(.forward))
        } else {
            pages.after = .known(turn.from)
            pages.before = .known(fetch(.reverse))
        }
        if let dots = pages.dots {
            let next = dots.index + (turn.direction == .forward ? 1 : -1)
            pages.dots = (dots.count, min(max(next, 0), max(dots.count - 1, 0)))
            contentView?.showDots(pages.dots)
        }
    }

    // MARK: The spine
    final func spineMayChange(for size: CGSize) {
        guard pages.style == .pageCurl, let delegate else { return }
        let orientation: UIInterfaceOrientation = size.width > size.height ? .landscapeRight : .portrait
        pages.isChoosingSpine = true
        let answer = delegate.`pageViewController(_:spineLocationFor:)`?(self, orientation)
        pages.isChoosingSpine = false
        let set = pages.forNewSpine
        pages.forNewSpine = nil
        if let spine = answer, spine != .none {
            pages.spine = spine
            if spine == .mid { pages.isDoubleSided = true }
        }
        pages.forgetNeighbours()
        set?()
        viewIfLoaded?.setNeedsLayout()
    }
}
