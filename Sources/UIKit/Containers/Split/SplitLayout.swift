import AppleFoundation
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

    final func arrange(animated: Bool) {
        guard let container = containerView else { return }
        let bounds = container.bounds
        let wanted = wanted
        let frames = split.isCollapsed ? [wanted[0]: bounds] : frames(of: displayMode)
        let isOnScreen = container.window != nil
        let comes = wanted.filter { !split.visible.contains($0) }
        let goes = split.visible.filter { !wanted.contains($0) }
        let moves = animated && isOnScreen && UIView.areAnimationsEnabled
        for column in comes {
            guard let controller = split.columns[column], controller.parent === self else { continue }
            let frame = frames[column] ?? bounds
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
        let dims = !split.isCollapsed && displayMode.isOver
        if dims { gestures?.showDim(in: container.content, below: wrapper(of: wanted.dropFirst().first)) }
        let move = { [self] in
            for column in wanted {
                guard let wrapper = wrapper(of: column), let frame = frames[column] else { continue }
                if wrapper.frame != frame { wrapper.frame = frame }
            }
            for column in goes {
                guard let wrapper = wrapper(of: column) else { continue }
                wrapper.frame = hiddenFrame(of: column, wrapper.frame)
            }
            gestures?.dimView.alpha = dims ? 1 : 0
            gestures?.dimView.frame = bounds
        }
        let end = { [self] in
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
            if !dims { gestures?.hideDim() }
        }
        if moves {
            UIView.animate(withDuration: 0.3) {
                move()
                container.layoutIfNeeded()
            } completion: { _ in
                end()
            }
        } else {
            move()
            end()
        }
    }

    private func place(_ view: UIView, _ column: Column, _ frame: CGRect) {
        guard let container = containerView else { return }
        let wrapper = view.superview as? SplitColumnView ?? SplitColumnView(frame: frame)
        wrapper.frame = frame
        wrapper.showsLine = column != .secondary && column != .compact && !split.isCollapsed
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
        for column in columns { if let wrapper = wrapper(of: column) { content.bringSubviewToFront(wrapper) } }
    }
}

/// Around one column, with the line that parts it from the next one.
final class SplitColumnView: UIView {
    private var line: UIView?

    override init(frame: CGRect) {
        super.init(frame: frame)
        clipsToBounds = true
    }

    required init?(coder: NSCoder) { super.init(coder: coder) }

    var showsLine: Bool {
        get { line != nil }
        set {
            guard newValue != showsLine else { return }
            line?.removeFromSuperview()
            line = newValue ? UIView(frame: .zero) : nil
            guard let line else { return }
            line.backgroundColor = .separator
            line.isUserInteractionEnabled = false
            addSubview(line)
        }
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard let line else { return }
        let width = 1 / max(1, traitCollection.displayScale)
        let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
        line.frame = CGRect(x: isMirrored ? 0 : bounds.width - width, y: 0, width: width, height: bounds.height)
        if subviews.last !== line { bringSubviewToFront(line) }
    }
}
