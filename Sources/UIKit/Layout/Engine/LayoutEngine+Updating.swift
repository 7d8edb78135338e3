import AppleFoundation
import ConstraintSolver
import CoreGraphics
import QuartzCore

extension LayoutEngine {
    private static let roundLimit = 32

    /// Takes up what waits, solves, and asks the superviews of all that moved for layout, except `current`, which is at it.
    func update(layingOut current: UIView? = nil) {
        if isUpdating { return }
        isUpdating = true
        defer { isUpdating = false }
        for _ in 0..<Self.roundLimit {
            if root.flags.contains(.needsEngine) { installWaiting() }
            if !staleContent.isEmpty { refreshStaleContent() }
            if solver.needsSolving {
                solver.solve()
                collectChanges(except: current)
                if !(solver.conflicts.isEmpty && knownConflicts.isEmpty) { reportConflicts() }
            }
            let rewrapped = rewrapTexts()
            if !rewrapped, staleContent.isEmpty, !root.flags.contains(.needsEngine), !solver.needsSolving { return }
        }
        Misuse.report(.layoutFeedbackLoop(view: HierarchyDescription.line(root)))
    }

    /// Constraints that were activated since, superviews' first.
    func installWaiting() {
        var pending: [UIView] = [root]
        while let view = pending.popLast() {
            view.flags.remove(.needsEngine)
            if let state = view.layoutState, !state.waiting.isEmpty {
                let waiting = state.waiting
                state.waiting.removeAll()
                for constraint in waiting {
                    guard constraint.holder === state, constraint.marks.contains(.isWaiting) else { continue }
                    constraint.marks.remove(.isWaiting)
                    if constraint.row < 0 { install(constraint) }
                }
            }
            if view.subviewList.isEmpty { continue }
            for child in view.subviewList.views.reversed() where child.flags.contains(.needsEngine) { pending.append(child) }
        }
    }

    private func collectChanges(except current: UIView?) {
        for place in 0..<solver.changedCount {
            let variable = solver.changedVariable(at: place).index
            guard let (state, part) = owner(of: variable) else { continue }
            if part == 2, state.marks.contains(.wrapsText), !state.marks.contains(.needsTextHeight) {
                state.marks.insert(.needsTextHeight)
                rewrapping.append(state)
            }
            guard marksViews else { continue }
            if state.marks.contains(.isManaged), let above = state.view?.superview {
                if above !== current, !above.viewLayer.needsLayout() { above.viewLayer.setNeedsLayout() }
            } else if state.view == nil, let above = state.guide?.owningView, above !== current {
                above.viewLayer.setNeedsLayout()
            }
        }
    }

    // MARK: Handing out frames

    /// Gives the subviews of `view` that the engine places their frames.
    func place(subviewsOf view: UIView) {
        let scale = view.traits.drawingScale
        for child in view.subviewList.views where child.flags.contains(.isPlacedByEngine) {
            guard let state = child.layoutState, state.takesPart, child.superview === view else { continue }
            place(child, state, scale: scale)
        }
    }

    private func place(_ view: UIView, _ state: LayoutState, scale: CGFloat) {
        let x = value(state.x)
        let y = value(state.y)
        let left = PixelGrid.snap(x, scale)
        let top = PixelGrid.snap(y, scale)
        let width = max(0, PixelGrid.snap(x + value(state.width), scale) - left)
        let height = max(0, PixelGrid.snap(y + value(state.height), scale) - top)
        let layer = view.viewLayer
        let bounds = layer.bounds
        if bounds.size.width != width || bounds.size.height != height {
            view.bounds = CGRect(x: bounds.origin.x, y: bounds.origin.y, width: width, height: height)
        }
        let anchor = layer.anchorPoint
        let center = CGPoint(x: left + anchor.x * width, y: top + anchor.y * height)
        if layer.position != center { view.center = center }
    }

    /// A root that no mask holds takes the size that its constraints give it.
    func placeRoot() {
        guard let state = root.layoutState, state.takesPart, !state.marks.contains(.isPinned), root.superview == nil else {
            return
        }
        let scale = root.traits.drawingScale
        let size = CGSize(
            width: max(0, PixelGrid.snap(value(state.width), scale)), height: max(0, PixelGrid.snap(value(state.height), scale))
        )
        if root.viewLayer.bounds.size != size { root.bounds.size = size }
    }
}

/// Edges go to the nearest pixel, halves to the right and down.
enum PixelGrid {
    @inline(__always) static func snap(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        (value * scale + 0.5 + 1e-6).rounded(.down) / scale
    }
}

extension UIView {
    /// The topmost view: the window, or the root of a tree that is in none.
    final var hierarchyRoot: UIView {
        if let window = windowReference?.takeUnretainedValue() { return window }
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    /// Marks the way up: there are constraints that the engine doesn't know.
    final func engineWorkWaits() {
        var view: UIView? = self
        while let current = view, current === self || !current.flags.contains(.needsEngine) {
            current.flags.insert(.needsEngine)
            view = current.superview
        }
        TransactionStack.shared.noteChange()
    }

    /// Brings the engine of the whole hierarchy up to date, and makes it first if constraints wait for it.
    final func updateEngine() {
        let root = hierarchyRoot
        guard root.flags.contains(.needsEngine) || root.layoutState?.ownEngine != nil else { return }
        let engine = root.ownEngine
        engine.update()
        engine.placeRoot()
    }

    /// The engine of the hierarchy that this view is the root of.
    final var ownEngine: LayoutEngine {
        let state = passiveLayoutItem
        if let engine = state.ownEngine { return engine }
        let engine = LayoutEngine(root: self)
        state.ownEngine = engine
        return engine
    }

    /// What `layoutSubviews()` of every view does: frames for the subviews that have none of their own.
    final func placeSubviews() {
        guard let layoutState, let engine = layoutState.engine else { return }
        engine.update(layingOut: self)
        if layoutState.managedChildren > 0 { engine.place(subviewsOf: self) }
    }

    /// The bounds or the place were set.
    final func engineGeometryChanged(_ state: LayoutState) {
        guard let engine = state.engine else { return }
        engine.geometryChanged(state, self)
        if state.marks.contains(.hasMarginReferences) { state.refreshMargins() }
    }
}
