@_spi(House) import AppleFoundation
import CoreGraphics

/// Puts a split view controller's columns on the screen.
extension UISplitViewController: ContainerViewOwner {
    final var containerView: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

    final func makeContainerView() {
        let made = UILayoutContainerView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.clipsToBounds = true
        made.backgroundColor = .opaqueSeparator
        made.controller = self
        ownView = made
        made.content.frame = made.bounds
        made.content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.addSubview(made.content)
        view = made
        gestures = SplitGestures(self)
        for column in [Column.primary, .supplementary, .secondary] {
            if let controller = split.columns[column] { adopt(controller, column) }
        }
    }

    /// Folded or not, all that belongs on the screen is there when this returns.
    final func settle() {
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact != split.isCollapsed, viewIfLoaded?.window != nil || parent != nil || isCompact {
            if isCompact { fold() } else { unfold() }
        }
        showAgain()
    }

    final func widthClassMayHaveChanged() {
        guard let view = viewIfLoaded, view.window != nil else { return }
        let isCompact = traitCollection.horizontalSizeClass == .compact
        if isCompact == split.isCollapsed { return }
        if isCompact { fold() } else { unfold() }
    }

    final func containerViewLaysOut() {
        guard let container = containerView, container.window != nil else { return }
        widthClassMayHaveChanged()
        if !split.isCollapsed {
            let mode = split.hasChosenMode ? displayMode : resolvedMode
            if split.mode == nil { split.mode = mode }
            if mode != split.mode { return change(to: mode, animated: false) }
        }
        arrange(animated: false)
    }

    final func showAgain() {
        guard isViewLoaded else { return }
        if !split.isCollapsed, split.mode == nil { split.mode = resolvedMode }
        arrange(animated: false)
    }

    // MARK: Arranging
    private var wanted: [Column] {
        if split.isCollapsed {
            if !split.isClassic, split.columns[.compact] != nil { return [.compact] }
            return [split.columns[.primary] != nil ? .primary : .secondary]
        }
        return columns(of: displayMode).filter { split.columns[$0] != nil }
    }

    final func arrange(animated: Bool) { arrange(animated: animated, interaction: nil, undo: {}) }

    /// Columns come and go; with an interaction a finger moves them, and `undo` is called when it changes its mind.
    final func arrange(animated: Bool, interaction: FingerInteraction?, undo: @escaping () -> Void) {
        guard let container = containerView else { return }
        let wanted = wanted
        let frames = split.isCollapsed ? [wanted[0]: container.bounds] : frames(of: displayMode)
        let before = split.visible
        let comes = wanted.filter { !before.contains($0) }
        let goes = before.filter { !wanted.contains($0) }
        let isOnScreen = container.window != nil && !split.isGoing
        let moves = animated && isOnScreen && UIView.areAnimationsEnabled && !(comes.isEmpty && goes.isEmpty)
        if !comes.isEmpty || !goes.isEmpty { split.running?.context.completeTransition(true) }
        let dims = !split.isCollapsed && displayMode.isOver
        let animator = SplitMove { [self] in
            for column in wanted {
                guard let wrapper = wrapper(of: column), let frame = frames[column] else { continue }
                if wrapper.frame != frame { wrapper.frame = frame }
            }
            for column in goes {
                guard let wrapper = wrapper(of: column) else { continue }
                wrapper.frame = hiddenFrame(of: column, wrapper.frame)
            }
            gestures?.dimView.alpha = dims ? 1 : 0
            gestures?.dimView.frame = container.bounds
            if moves { container.layoutIfNeeded() }
        }
        let run = moves ? prepare(animator, comes.first ?? goes.first, in: container.content) : nil
        for column in comes {
            guard let controller = split.columns[column], controller.parent === self else { continue }
            let frame = frames[column] ?? container.bounds
            _ = controller.view
            if isOnScreen { controller.beginAppearanceTransition(true, animated: moves) }
            UIView.performWithoutAnimation {
                place(controller.view, column, moves ? hiddenFrame(of: column, frame) : frame)
                if moves { container.layoutIfNeeded() }
            }
        }
        for column in goes where isOnScreen {
            split.columns[column]?.beginAppearanceTransition(false, animated: moves)
        }
        split.visible = wanted
        raise(wanted)
        gestures?.place(isMirrored)
        decorate(wanted)
        if dims { gestures?.showDim(in: container.content, below: wrapper(of: wanted.dropFirst().first)) }
        guard let run else {
            animator.move()
            return settle(comes, goes, isOnScreen)
        }
        interaction?.moved = animator
        run.start(interaction) { [weak self] completed in
            guard let self else { return }
            if self.split.running === run { self.split.running = nil }
            if completed { return self.settle(comes, goes, true) }
            self.settleBack(comes, goes, before)
            undo()
        }
    }

    /// A line between columns, and in column styles a button that shows and hides the first one, in the bar that stands first.
    private func decorate(_ wanted: [Column]) {
        for column in wanted {
            let line: UIRectEdge = split.isCollapsed || column == .secondary ? [] : isMirrored ? .left : .right
            (wrapper(of: column) as? SplitColumnView)?.lineEdge = line
        }
        if split.isClassic { return }
        let order: [Column] = [.primary, .supplementary, .secondary]
        let first = split.isCollapsed ? nil : order.first { wanted.contains($0) }
        let isWanted = presentsWithGesture && displayModeButtonVisibility != .never
        for column in order {
            guard let bar = (split.columns[column] as? UINavigationController)?.navigationBar else { continue }
            let wantsMode = column == first && isWanted
            let wantsWidth =
                !wantsMode && column == .secondary && showsSecondaryOnlyButton && split.hasSupplementary && !split.isCollapsed
            let present = bar.sidebarButton?.accessibilityLabel
            if !wantsMode, !wantsWidth {
                bar.sidebarButton = nil
            } else if wantsMode, present != "Sidebar" {
                bar.sidebarButton = makeModeButton()
            } else if wantsWidth, present != "Full Width" {
                bar.sidebarButton = makeSecondaryOnlyButton()
            }
        }
    }

    /// Nothing stays under way when the columns fold, unfold or go. What a finger has not decided comes to nothing.
    final func endRunning() {
        guard let run = split.running else { return }
        let context = run.context
        let completes = !context.isInteractive && !context.transitionWasCancelled
        gestures?.letGo()
        split.mover?.end(completed: completes)
        if split.running === run { context.completeTransition(completes) }
    }

    private func prepare(_ animator: SplitMove, _ column: Column?, in content: UIView) -> ContainerTransition {
        let to = column.flatMap { split.columns[$0] } ?? self
        let run = ContainerTransition(
            of: self, in: content, from: split.columns[.secondary] ?? self, to: to, isAnimated: true)
        run.prepare(animator)
        split.running = run
        split.mover = animator
        return run
    }

    private func settle(_ comes: [Column], _ goes: [Column], _ isOnScreen: Bool) {
        for column in comes {
            if isOnScreen, let controller = split.columns[column], controller.parent === self {
                controller.endAppearanceTransition()
            }
        }
        for column in goes {
            guard let controller = split.columns[column] else { continue }
            wrapper(of: column)?.removeFromSuperview()
            if isOnScreen { controller.endAppearanceTransition() }
        }
        if split.isCollapsed || !displayMode.isOver { gestures?.hideDim() }
    }

    /// What has come goes, and the other way round.
    private func settleBack(_ comes: [Column], _ goes: [Column], _ before: [Column]) {
        for column in comes {
            guard let controller = split.columns[column] else { continue }
            controller.beginAppearanceTransition(false, animated: true)
            wrapper(of: column)?.removeFromSuperview()
            controller.endAppearanceTransition()
        }
        for column in goes {
            split.columns[column]?.beginAppearanceTransition(true, animated: true)
            split.columns[column]?.endAppearanceTransition()
        }
        split.visible = before
    }

    private func place(_ view: UIView, _ column: Column, _ frame: CGRect) {
        guard let container = containerView else { return }
        let wrapper = view.superview as? SplitColumnView ?? SplitColumnView(frame: frame)
        wrapper.frame = frame
        view.frame = wrapper.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        if view.superview !== wrapper { wrapper.addSubview(view) }
        if wrapper.superview !== container.content { container.content.addSubview(wrapper) }
    }

    final func wrapper(of column: Column?) -> UIView? {
        column.flatMap { split.columns[$0]?.viewIfLoaded?.superview as? SplitColumnView }
    }

    /// Over the secondary column, or beside it: order matters in the first case only.
    private func raise(_ columns: [Column]) {
        guard let content = containerView?.content else { return }
        let wrappers = columns.compactMap { wrapper(of: $0) }
        if wrappers.elementsEqual(content.subviews.filter { $0 is SplitColumnView }.suffix(wrappers.count), by: ===) { return }
        for wrapper in wrappers { content.bringSubviewToFront(wrapper) }
    }
}

/// Around one column, with the line that parts it from the next.
final class SplitColumnView: UIView {
    private let line = UIView(frame: .zero)
    var lineEdge: UIRectEdge = [] { didSet { if lineEdge != oldValue { setNeedsLayout() } } }

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
        line.backgroundColor = .separator
        line.isUserInteractionEnabled = false
        addSubview(line)
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    override func layoutSubviews() {
        super.layoutSubviews()
        let hair = 1 / max(1, traitCollection.displayScale)
        line.isHidden = lineEdge.isEmpty
        line.frame = CGRect(x: lineEdge == .left ? 0 : bounds.width - hair, y: 0, width: hair, height: bounds.height)
        if subviews.last !== line { bringSubviewToFront(line) }
    }
}

/// Moves columns to where they belong.
final class SplitMove: NSObject, HoldableAnimator {
    let move: () -> Void
    private var made: UIViewPropertyAnimator?

    init(_ move: @escaping () -> Void) {
        self.move = move
        super.init()
    }

    func transitionDuration(using transitionContext: (any UIViewControllerContextTransitioning)?) -> TimeInterval { 0.3 }

    func animateTransition(using transitionContext: any UIViewControllerContextTransitioning) {
        animator(using: transitionContext).startAnimation()
    }

    /// At once, one way or the other.
    func end(completed: Bool) {
        guard let animator = made, animator.state == .active else { return }
        animator.stopAnimation(false)
        animator.finishAnimation(at: completed ? .end : .start)
    }

    func animator(using context: any UIViewControllerContextTransitioning) -> UIViewPropertyAnimator {
        if let made { return made }
        let animator = UIViewPropertyAnimator(
            duration: transitionDuration(using: context), timingParameters: UICubicTimingParameters(animationCurve: .easeInOut))
        animator.addAnimations(move)
        animator.addCompletion { [weak self] position in
            self?.made = nil
            context.completeTransition(position == .end)
        }
        made = animator
        return animator
    }
}
