import AppleFoundation
import ConstraintSolver
import CoreGraphics

extension UIView {
    /// The size that the constraints inside give the view.
    final func fittingSize(_ asked: CGSize, horizontal: UILayoutPriority, vertical: UILayoutPriority) -> CGSize {
        let target = CGSize(width: Self.usable(asked.width), height: Self.usable(asked.height))
        updateConstraintsOfSubtree()
        let root = hierarchyRoot
        // Whoever measures a view that lies in another one gives it a size afterwards.
        let isQuiet = superview != nil && flags.contains(.translatesAutoresizingMask)
        if root.flags.contains(.needsEngine) { root.ownEngine.quietly(isQuiet) { root.ownEngine.update() } }
        guard let state = layoutState else { return plainFittingSize(target, horizontal, vertical) }
        let engine: LayoutEngine
        if let own = state.engine {
            engine = own
        } else if state.record.pointee.references == nil {
            return plainFittingSize(target, horizontal, vertical)
        } else {
            engine = root.ownEngine
        }
        return engine.quietly(isQuiet) {
            engine.update()
            if isMeasuredInPlace(state) { return engine.fit(state, self, target, horizontal, vertical) }
            return LayoutDetour.measure(self, state, engine, target, horizontal, vertical)
        }
    }

    private static func usable(_ length: CGFloat) -> CGFloat { length.isNaN ? 0 : min(max(length, 0), 1e9) }

    private func plainFittingSize(_ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority) -> CGSize {
        let intrinsic = intrinsicContentSize
        let insets = alignmentRectInsets
        let hasWidth = intrinsic.width != UIView.noIntrinsicMetric
        let hasHeight = intrinsic.height != UIView.noIntrinsicMetric
        var size = CGSize(
            width: hasWidth ? intrinsic.width + insets.left + insets.right : 0,
            height: hasHeight ? intrinsic.height + insets.top + insets.bottom : 0)
        if horizontal.rawValue > 750 || !hasWidth, horizontal.rawValue >= 50 { size.width = target.width }
        if wrapsTextInLayout, hasHeight, size.width < intrinsic.width {
            size.height = intrinsicSize(forLayoutWidth: size.width).height
        }
        if vertical.rawValue > 750 || !hasHeight, vertical.rawValue >= 50 { size.height = target.height }
        return size
    }

    /// Nothing outside has a say in the view's size, so it can be measured where it is.
    private func isMeasuredInPlace(_ state: LayoutState) -> Bool {
        if superview == nil { return true }
        guard flags.contains(.translatesAutoresizingMask) else { return false }
        var next = state.record.pointee.references
        while let reference = next {
            next = reference.links.pointee.next
            guard let holder = reference.row.pointee.holder else { return false }
            if holder !== state, holder.view?.isInside(self) != true { return false }
        }
        return true
    }
}

extension LayoutEngine {
    /// Holds back what there is to be said of conflicts until the next update.
    @inline(__always) fileprivate func quietly<Result>(_ isQuiet: Bool, _ body: () -> Result) -> Result {
        let held = holdsReports
        holdsReports = held || isQuiet
        defer { holdsReports = held }
        return body()
    }

    /// Lets go of the view's size, asks for the target as strongly as wished, solves, and puts everything back.
    func fit(
        _ state: LayoutState, _ view: UIView, _ target: CGSize, _ horizontal: UILayoutPriority, _ vertical: UILayoutPriority
    ) -> CGSize {
        join(state)
        update()
        let wasPinned = state.marks.contains(.isPinned)
        let couldMark = marksViews
        marksViews = false
        isMeasuring = true
        defer {
            marksViews = couldMark
            isMeasuring = false
        }
        if wasPinned {
            state.marks.remove(.isPinned)
            untie(state)
            solver.release(.init(index: state.width))
            solver.release(.init(index: state.height))
            retie(subviewsOf: view)
        }
        let width = solver.add(
            .init(.init(index: state.width)), .equal, Double(target.width), priority: Self.strength(horizontal))
        let height = solver.add(
            .init(.init(index: state.height)), .equal, Double(target.height), priority: Self.strength(vertical))
        if wasPinned { refreshContentForMeasuring(state, view) }
        update()
        let scale = view.traits.drawingScale
        let result = CGSize(
            width: PixelGrid.ceil(value(state.width), scale), height: PixelGrid.ceil(value(state.height), scale))
        solver.remove(width)
        solver.remove(height)
        if wasPinned {
            removeContent(state)
            pin(state, view)
            retie(subviewsOf: view)
        }
        update()
        return CGSize(width: max(0, result.width), height: max(0, result.height))
    }
}

extension LayoutEngine {
    private static func strength(_ priority: UILayoutPriority) -> Float {
        priority.rawValue > 0.001 ? min(priority.rawValue, 1000) : 0.001
    }
}

extension PixelGrid {
    /// Up to the next pixel; a hair above one does not count.
    static func ceil(_ value: CGFloat, _ scale: CGFloat) -> CGFloat { (value * scale - 1e-4).rounded(.up) / scale }
}

/// Measures a view that others hold in place: its subtree is solved apart for a moment.
@MainActor enum LayoutDetour {
    /// Rows are known by their addresses meanwhile: none may move, so no objects are made for bare ones.
    private(set) static var isUnderWay = false

    private struct Saved {
        let state: LayoutState
        let engine: LayoutEngine?
        let slot: Int32
        let content: ContentRows
        let maskRows: MaskRows?
        let marks: LayoutState.Marks
        let managedChildren: Int32
    }

    static func measure(
        _ view: UIView, _ state: LayoutState, _ engine: LayoutEngine, _ target: CGSize, _ horizontal: UILayoutPriority,
        _ vertical: UILayoutPriority
    ) -> CGSize {
        var saved: [Saved] = []
        var constraints: [(constraint: ConstraintRow, row: Int32, offset: Double)] = []
        func save(_ state: LayoutState) {
            state.arrangeNow()
            saved.append(
                Saved(
                    state: state, engine: state.engine, slot: state.slot, content: state.content, maskRows: state.maskRows,
                    marks: state.marks, managedChildren: state.managedChildren))
            var next = state.record.pointee.firstHeld
            while let row = next {
                constraints.append((row, row.pointee.row, row.pointee.offset))
                row.pointee.row = -1
                next = row.links.nextHeld
            }
            for index in 0..<state.record.pointee.bare.count {
                let row = state.record.pointee.bare[index]
                constraints.append((row, row.pointee.row, row.pointee.offset))
                row.pointee.row = -1
            }
            let kept = state.marks.intersection(.kept)
            state.forgetEngine()
            state.marks = kept
            state.managedChildren = 0
        }
        for inner in view.subtree {
            guard let state = inner.layoutState else { continue }
            save(state)
            for guide in state.guides + state.systemGuides { if let state = guide.layoutState { save(state) } }
        }
        let wasUnderWay = isUnderWay
        isUnderWay = true
        defer { isUnderWay = wasUnderWay }
        let apart = LayoutEngine(root: view)
        apart.marksViews = false
        apart.join(state)
        for entry in constraints { apart.install(entry.constraint) }
        let size = apart.fit(state, view, target, horizontal, vertical)
        apart.retire()
        for entry in constraints {
            entry.constraint.pointee.row = entry.row
            entry.constraint.pointee.offset = entry.offset
        }
        for old in saved {
            let state = old.state
            state.engine = old.engine
            state.slot = old.slot
            state.content = old.content
            state.maskRows = old.maskRows
            state.marks = old.marks
            state.managedChildren = old.managedChildren
            if let inner = state.view { inner.flags.set(.isPlacedByEngine, old.marks.contains(.isManaged)) }
        }
        return size
    }
}
