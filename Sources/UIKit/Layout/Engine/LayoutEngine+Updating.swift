@_spi(House) import AppleFoundation
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
            if !rewrapped, staleContent.isEmpty, !root.flags.contains(.needsEngine), !solver.needsSolving {
                isRestless = false
                if hasReportsToMake, !holdsReports, marksViews {
                    hasReportsToMake = false
                    reportConflicts()
                }
                return
            }
        }
        if isRestless { return }
        isRestless = true
        Misuse.report(.layoutFeedbackLoop(view: HierarchyDescription.line(root)))
    }

    /// Constraints that were activated since, superviews' first.
    func installWaiting() {
        var working = working
        self.working.removeAll()
        var count = 0
        var newItems = 0
        var bareCount = 0
        forEachViewWithWork { view in
            view.flags.remove(.needsEngine)
            guard let state = view.layoutState,
                state.record.pointee.waitingCount > 0 || state.marks.contains(.hasBareWork)
            else { return }
            count += Int(state.record.pointee.waitingCount)
            bareCount += Int(state.record.pointee.bare.count)
            if state.marks.contains(.awaitsArrangement) { bareCount += 4 * view.subviewList.count + 4 }
            if !state.takesPart { newItems += 1 }
            working.append(state)
        }
        // An arranged view has about four rows, and two for its content.
        newItems += bareCount / 4
        count += bareCount
        solver.expect(constraints: count + bareCount / 2, variables: 4 * newItems)
        rows.expect(count + bareCount / 2)
        if newItems > 16 { items.reserveCapacity(items.count + newItems) }
        isInstalling = true
        for index in working.indices {
            if index + 4 < working.count { prefetch(working[index + 4].record) }
            if index + 2 < working.count, let view = working[index + 2].record.pointee.view { prefetch(view.address) }
            installWaiting(of: working[index])
        }
        isInstalling = false
        knownHolder = nil
        if working.count < 256 {
            working.removeAll(keepingCapacity: true)
            self.working = working
        }
    }

    /// Superviews before their subviews.
    private func forEachViewWithWork(_ body: (UIView) -> Void) {
        var pending: [Uncounted<UIView>] = [Uncounted(root)]
        while let next = pending.popLast() {
            next.use { view in
                body(view)
                view.subviewList.visitReversed { child in
                    if child.use({ $0.flags.contains(.needsEngine) }) { pending.append(child) }
                }
            }
        }
    }

    private func installWaiting(of state: LayoutState) {
        guard let space = state.record.pointee.view else { return }
        // The holder finds its engine here even when nothing names the holder itself.
        if state.record.pointee.engine == nil { state.record.pointee.engine = Uncounted(self) }
        state.arrangeNow(isTakenUp: true)
        while let row = ConstraintActivation.dequeueFirst(in: state) {
            if row.pointee.row < 0 { install(row, in: space) }
        }
        guard state.marks.contains(.hasBareWork) else { return }
        state.marks.remove(.hasBareWork)
        installBareRows(of: state, in: space)
    }

    /// Rows of a stack view, which name the stack, its subviews and its guides only.
    private func installBareRows(of state: LayoutState, in space: Uncounted<UIView>) {
        var index: Int32 = 0
        while index < state.record.pointee.bare.count {
            let row = state.record.pointee.bare[index]
            index &+= 1
            if row.pointee.row >= 0 || row.pointee.firstState == nil { continue }
            install(row, in: space)
        }
    }

    private func collectChanges(except current: UIView?) {
        var marked = current.map { Uncounted($0) }
        let changed = solver.changedList
        Self.round &+= 1
        let round = Self.round
        for place in 0..<changed.count {
            let variable = changed[place]
            if place + 8 < changed.count, let soon = items[Int(changed[place + 8] >> 2)] { prefetch(soon.record) }
            guard let state = items[Int(variable >> 2)] else { continue }
            let marks = state.marks
            // The width of a text may ask for another height; otherwise it is enough that the item moves.
            if variable & 3 == 2, marks.contains(.wrapsText), !marks.contains(.needsTextHeight) {
                state.marks.insert(.needsTextHeight)
                rewrapping.append(state)
            }
            if state.record.pointee.round == round { continue }
            state.record.pointee.round = round
            guard marksViews else { continue }
            if marks.contains(.isManaged) {
                state.marks.insert(.hasMoved)
                guard let above = state.record.pointee.view?.use({ $0.parentReference }),
                    above != marked
                else { continue }
                marked = above
                if let current, above == Uncounted(current) { continue }
                above.use { if !$0.viewLayer.needsLayout() { $0.viewLayer.setNeedsLayout() } }
            } else if state.isGuide, let above = state.hostView, above !== current {
                above.viewLayer.setNeedsLayout()
            }
        }
    }

    // MARK: Handing out frames

    /// Gives the subviews of `view` that the engine places their frames.
    func place(subviewsOf view: UIView) {
        let scale = view.traitsReference.use { $0.drawingScale }
        let parent = Uncounted(view)
        let children = view.subviewList.views
        children.withUnsafeBufferPointer { list in
            let references = UnsafeRawPointer(list.baseAddress.unsafelyUnwrapped).assumingMemoryBound(
                to: Uncounted<UIView>.self)
            for index in 0..<list.count {
                if index + 2 < list.count { prefetch(references[index + 2].address) }
                if index + 1 < list.count { references[index + 1].use { prefetchPlaces(of: $0) } }
                references[index].use { child in
                    guard child.flags.contains(.isPlacedByEngine), let state = child.layoutState, state.takesPart else {
                        return
                    }
                    if !state.marks.contains(.hasMoved), child.viewLayer.isWherePlaced { return }
                    guard child.parentReference == parent else { return }
                    place(child, state, scale: scale)
                }
            }
        }
    }

    /// What placing a view reads and writes.
    @inline(__always) private func prefetchPlaces(of view: UIView) {
        guard let state = view.layoutState else { return }
        let layer = Uncounted(view.viewLayer).address
        prefetch(layer)
        prefetch(layer + 64)
        prefetch(state.record)
        if state.takesPart { prefetch(solver.valueList + Int(state.x)) }
    }

    private func place(_ view: UIView, _ state: LayoutState, scale: CGFloat) {
        state.marks.remove(.hasMoved)
        let values = solver.valueList + Int(state.x)
        let x = CGFloat(values[0])
        let y = CGFloat(values[1])
        let across = PixelGrid.span(x, x + CGFloat(values[2]), scale)
        let down = PixelGrid.span(y, y + CGFloat(values[3]), scale)
        let (left, top) = (across.start, down.start)
        let width = max(0, across.length)
        let height = max(0, down.length)
        let layer = view.viewLayer
        var placement = CALayer.Placement.refused
        if !state.marks.contains(.hasOwnGeometry) {
            placement = layer.placeAtRest(
                CGRect(x: left, y: top, width: width, height: height), byMiddle: true)
        }
        switch placement {
        case .unchanged, .moved:
            if state.marks.contains(.hasMarginReferences) { state.refreshMargins() }
            view.safeAreaMayHaveChanged(childrenMoved: false)
        case .resized(let size):
            if !view.subviewList.isEmpty { view.autoresizeSubviews(from: size, to: CGSize(width: width, height: height)) }
            if state.marks.contains(.hasMarginReferences) { state.refreshMargins() }
            view.safeAreaMayHaveChanged(childrenMoved: true)
        case .refused:
            let bounds = layer.bounds
            if bounds.size.width != width || bounds.size.height != height {
                view.bounds = CGRect(x: bounds.origin.x, y: bounds.origin.y, width: width, height: height)
            }
            let center = CGPoint(x: left + 0.5 * width, y: top + 0.5 * height)
            if layer.position != center { view.center = center }
        }
        layer.notePlaced()
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
        points(pixels(value, scale), scale)
    }

    /// From one edge to another. What lies between is counted in whole pixels: a width of 100 is just that wherever it begins.
    @inline(__always)
    static func span(_ start: CGFloat, _ end: CGFloat, _ scale: CGFloat) -> (start: CGFloat, length: CGFloat) {
        let first = pixels(start, scale)
        return (points(first, scale), points(pixels(end, scale) - first, scale))
    }

    @inline(__always) private static func pixels(_ value: CGFloat, _ scale: CGFloat) -> CGFloat {
        let shifted = value * scale + 0.5 + 1e-6
        // Cutting off is much quicker than asking for the next lower whole number.
        guard abs(shifted) < 1e15 else { return shifted.rounded(.down) }
        let cut = CGFloat(Int(shifted))
        return cut > shifted ? cut - 1 : cut
    }

    @inline(__always) private static func points(_ pixels: CGFloat, _ scale: CGFloat) -> CGFloat {
        scale == 1 ? pixels : scale == 2 ? pixels * 0.5 : pixels / scale
    }
}

extension UIView {
    /// The topmost view: the window, or the root of a tree that is in none.
    final var hierarchyRoot: UIView {
        if let window = windowReference?.object { return window }
        var view = self
        while let above = view.superview { view = above }
        return view
    }

    /// For a root: layout has left work to constraints.
    final var asksForAnotherPass: Bool {
        if !flags.isDisjoint(with: [.needsUpdateConstraints, .needsEngine]) { return true }
        return layoutState?.ownEngine?.hasWork ?? false
    }

    /// Marks the way up: there are constraints that the engine doesn't know.
    final func engineWorkWaits() {
        flags.insert(.needsEngine)
        tellConstraintsChanged()
        var next = parentReference
        // Whoever marked the superview has seen to it that there will be a layout.
        if let next, next.use({ $0.flags.contains(.needsEngine) }) { return }
        while let view = next {
            next = view.use { view in
                if view.flags.contains(.needsEngine) { return nil }
                view.flags.insert(.needsEngine)
                return view.parentReference
            }
        }
        TransactionStack.noteChange()
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
        guard let layoutState, let engine = layoutState.record.pointee.engine else { return }
        engine.use { engine in
            engine.update(layingOut: self)
            if layoutState.managedChildren > 0 { engine.place(subviewsOf: self) }
        }
    }

    /// The bounds or the place were set.
    final func engineGeometryChanged(_ state: LayoutState) {
        guard let engine = state.record.pointee.engine else { return }
        engine.use { $0.geometryChanged(state, self) }
        if state.marks.contains(.hasMarginReferences) { state.refreshMargins() }
    }
}
