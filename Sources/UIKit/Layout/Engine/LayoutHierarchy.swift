@_spi(House) import AppleFoundation
import CoreGraphics

/// Moves constraints from engine to engine as views come and go.
@MainActor enum LayoutHierarchy {
    /// Before `view` leaves its superview: constraints that name both sides go, those inside wait for the next engine.
    static func leave(_ view: UIView) {
        guard takesPart(view) else { return }
        if let state = view.layoutState, let above = view.superview?.layoutState { above.dropBareRows(naming: state) }
        let root = view.hierarchyRoot
        let engine = root.layoutState?.ownEngine
        guard engine != nil || isConstrainedFromAbove(view) else { return }
        let states = states(in: view)
        if states.isEmpty { return }
        for state in states { dropReferences(to: state, from: view) }
        guard let engine else { return }
        for state in states { suspend(state, engine) }
        for state in states {
            engine.leave(state)
            state.engine = nil
        }
    }

    /// Whether layout knows the view or one below it.
    private static func takesPart(_ view: UIView) -> Bool {
        if view.layoutState != nil { return true }
        if view.subviewList.isEmpty { return false }
        var isKnown = false
        view.visitSubtree { if $0.layoutState != nil { isKnown = true } }
        return isKnown
    }

    /// Constraints that name the item and are held outside of `view` go.
    private static func dropReferences(to state: LayoutState, from view: UIView) {
        var next = state.record.pointee.references
        while let reference = next {
            next = reference.links.pointee.next
            guard let holder = reference.row.pointee.holder?.view, !holder.isInside(view) else { continue }
            // The next reference may be one of the same constraint.
            while let same = next, same.row == reference.row { next = same.links.pointee.next }
            ConstraintActivation.deactivate(reference.row)
        }
    }

    private static func isConstrainedFromAbove(_ view: UIView) -> Bool {
        var next = view.superview
        while let above = next {
            if let state = above.layoutState, state.constraintCount > 0 { return true }
            next = above.superview
        }
        return false
    }

    /// Out of the engine, to be taken up by another one.
    private static func suspend(_ state: LayoutState, _ engine: LayoutEngine) {
        engine.untie(state)
        guard let view = state.record.pointee.view else { return }
        var next = state.record.pointee.firstHeld
        while let row = next {
            next = row.links.nextHeld
            if row.pointee.row < 0 { continue }
            engine.remove(row)
            ConstraintActivation.wait(row, in: state, at: view)
        }
        state.suspendBareRows(in: engine)
    }

    private static func states(in root: UIView) -> [LayoutState] {
        var found: [LayoutState] = []
        for view in root.subtree {
            guard let state = view.layoutState else { continue }
            found.append(state)
            for guide in state.guides { if let state = guide.layoutState { found.append(state) } }
            for guide in state.systemGuides { if let state = guide.layoutState { found.append(state) } }
        }
        return found
    }

    /// After `view` got a superview: it is no root any more.
    static func joined(_ view: UIView) {
        if let state = view.layoutState, let engine = state.ownEngine {
            state.ownEngine = nil
            dissolve(engine, under: view, includingRoot: true)
            engine.retire()
        }
        if view.flags.contains(.needsEngine), let superview = view.superview, !superview.flags.contains(.needsEngine) {
            superview.engineWorkWaits()
        }
    }

    private static func dissolve(_ engine: LayoutEngine, under root: UIView, includingRoot: Bool) {
        for item in engine.items {
            guard let item else { continue }
            item.record.pointee.view?.use { _ = $0.flags.remove(.isPlacedByEngine) }
            item.forgetEngine()
        }
        engine.items = []
        for index in 0..<engine.rows.count {
            guard let row = engine.rows[Int32(index)] else { continue }
            row.pointee.row = -1
            row.pointee.marks.remove(.isReported)
            guard let holder = row.pointee.holder, let view = holder.record.pointee.view,
                includingRoot || view != Uncounted(root)
            else { continue }
            if row.pointee.marks.contains(.isBare) {
                if holder.marks.contains(.hasBareWork) { continue }
                holder.marks.insert(.hasBareWork)
            } else {
                if row.pointee.marks.contains(.isWaiting) { continue }
                ConstraintActivation.enqueue(row, in: holder)
            }
            if view.use({ $0.flags.contains(.needsEngine) }) { continue }
            var next: Uncounted<UIView>? = view
            while let current = next {
                next = current.use { view in
                    if view.flags.contains(.needsEngine) { return nil }
                    view.flags.insert(.needsEngine)
                    return view === root ? nil : view.parentReference
                }
            }
        }
        engine.rows.deallocate()
        var pending = root.subviewList.views
        if includingRoot { root.layoutState?.disown() }
        while let view = pending.popLast() {
            view.layoutState?.disown()
            if !view.subviewList.isEmpty { pending.append(contentsOf: view.subviewList.views) }
        }
    }

    /// A view ends. It has no superview, so it may be the root of an engine.
    static func rootWent(_ view: UIView) {
        guard let state = view.layoutState else { return }
        if let engine = state.ownEngine {
            state.ownEngine = nil
            dissolve(engine, under: view, includingRoot: false)
            // Elsewhere its solver goes with it: the spare one is the main actor's.
            if Thread.isMainThread { engine.retire() }
        }
        state.engine = nil
        while let row = state.record.pointee.firstHeld {
            row.pointee.row = -1
            ConstraintActivation.release(row)
        }
        if state.record.pointee.rare != nil {
            for guide in state.guides + state.systemGuides { guide.storedOwner = nil }
        }
        // Constraints that a superview held are gone since it left that superview; what is left names it from nowhere.
        view.layoutState = nil
        state.end()
    }
}

@MainActor extension LayoutState {
    func disown() {
        record.pointee.engine = nil
        managedChildren = 0
    }

    /// Leading and trailing are on the other side now, in what this view holds.
    func readingDirectionChanged() {
        var next = record.pointee.firstHeld
        while let row = next {
            next = row.links.nextHeld
            if row.pointee.firstAttribute.kind == .readingX || row.pointee.secondAttribute.kind == .readingX {
                row.engine?.reinstall(row)
            }
        }
        for index in 0..<record.pointee.bare.count {
            let row = record.pointee.bare[index]
            if row.pointee.firstAttribute.kind == .readingX { row.engine?.reinstall(row) }
        }
        refreshMargins()
    }
}
