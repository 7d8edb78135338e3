@_spi(House) import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// Intrinsic content sizes: at most that size with the hugging priority, at least that size with the compression resistance.
extension LayoutEngine {
    func contentBecameStale(_ state: LayoutState) {
        guard state.takesPart, !state.marks.contains(.contentIsStale) else { return }
        guard state.marks.contains(.isManaged) || state.view === root else { return }
        contentIsStale(state)
        wake()
    }

    @inline(__always) func isMine(_ state: LayoutState) -> Bool {
        state.record.pointee.engine == Uncounted(self)
    }

    func refreshStaleContent() {
        let stale = staleContent
        staleContent.removeAll(keepingCapacity: true)
        for index in stale.indices {
            // Their records and views were last touched when the rows were made.
            if index + 4 < stale.count { prefetch(stale[index + 4].record) }
            if index + 2 < stale.count, let view = stale[index + 2].record.pointee.view { prefetch(view.address) }
            let state = stale[index]
            guard state.marks.contains(.contentIsStale), isMine(state), let view = state.record.pointee.view else { continue }
            state.marks.remove(.contentIsStale)
            view.use { refreshContent(state, $0) }
        }
    }

    /// A pinned view has no content of its own in the engine, except while it is measured.
    func refreshContentForMeasuring(_ state: LayoutState, _ view: UIView) { refreshContent(state, view) }

    private func refreshContent(_ state: LayoutState, _ view: UIView) {
        state.marks.remove(.wrapsText)
        var size = view.intrinsicContentSize
        if view.wrapsTextInLayout {
            state.marks.insert(.wrapsText)
            // The text is as high as its lines in the width it has got.
            let width = value(state.width)
            let isNew = !state.content.width.isThere && !state.content.height.isThere
            if !isNew, width > 0, width < size.width - 0.01 {
                size.height = view.intrinsicSize(forLayoutWidth: width).height
            }
            if !state.marks.contains(.needsTextHeight) {
                state.marks.insert(.needsTextHeight)
                rewrapping.append(state)
            }
        }
        apply(size, to: state, view)
        state.refreshBaselines()
    }

    /// After a solution: texts that got another width need another height. True when a height changed.
    func rewrapTexts() -> Bool {
        if rewrapping.isEmpty { return false }
        let list = rewrapping
        rewrapping.removeAll(keepingCapacity: true)
        var changed = false
        for state in list {
            state.marks.remove(.needsTextHeight)
            guard isMine(state), state.takesPart, state.marks.contains(.wrapsText), let view = state.view else {
                continue
            }
            let natural = state.content.size.width
            let width = value(state.width)
            guard natural > 0 else { continue }
            let limit = width > 0.01 && width < natural - 0.01 ? width : natural
            let size = view.intrinsicSize(forLayoutWidth: limit == natural ? 0 : limit)
            if size.height != state.content.size.height {
                apply(CGSize(width: natural, height: size.height), to: state, view)
                state.refreshBaselines()
                changed = true
            }
        }
        return changed
    }

    private func apply(_ size: CGSize, to state: LayoutState, _ view: UIView) {
        let insets = view.alignmentRectInsets
        state.content.size = size
        let width = size.width.isFinite && size.width >= 0 ? Self.limited(size.width + insets.left + insets.right) : nil
        let height = size.height.isFinite && size.height >= 0 ? Self.limited(size.height + insets.top + insets.bottom) : nil
        if width == nil, height == nil, !state.content.width.isThere, !state.content.height.isThere { return }
        let hugging = (view.hugging(along: .horizontal), view.hugging(along: .vertical))
        let resistance = (view.compressionResistance(along: .horizontal), view.compressionResistance(along: .vertical))
        var content = state.content
        keep(&content.width, state.width, width, hugging.0, resistance.0)
        keep(&content.height, state.height, height, hugging.1, resistance.1)
        state.content = content
    }

    /// Brings the rows of one length up to date, or takes them away when there is no length.
    @inline(__always) private func keep(
        _ rows: inout ContentRows.Pair, _ variable: Int32, _ length: Double?, _ hugging: UILayoutPriority,
        _ resistance: UILayoutPriority
    ) {
        let atMost = Self.strength(of: hugging)
        let atLeast = Self.strength(of: resistance)
        let isWish = atMost < Solver.required && atLeast < Solver.required
        if rows.isThere, length == nil || rows.isOne != isWish { remove(&rows) }
        guard let length else { return }
        if !rows.isThere {
            let variable = Solver.Variable(index: variable)
            if isWish {
                rows.atMost = solver.addContent(variable, length, atMost: atMost, atLeast: atLeast).index
                rows.atLeast = rows.atMost
            } else {
                rows.atMost = solver.add(.init(variable), .lessThanOrEqual, length, priority: atMost).index
                rows.atLeast = solver.add(.init(variable), .greaterThanOrEqual, length, priority: atLeast).index
            }
            return
        }
        solver.setConstant(length, of: .init(index: rows.atMost))
        if isWish { return solver.setPriorities(atMost: atMost, atLeast: atLeast, ofContent: .init(index: rows.atMost)) }
        solver.setPriority(atMost, of: .init(index: rows.atMost))
        solver.setConstant(length, of: .init(index: rows.atLeast))
        solver.setPriority(atLeast, of: .init(index: rows.atLeast))
    }

    private func remove(_ rows: inout ContentRows.Pair) {
        if rows.atMost >= 0 { solver.remove(.init(index: rows.atMost)) }
        if rows.atLeast >= 0, !rows.isOne { solver.remove(.init(index: rows.atLeast)) }
        rows = ContentRows.Pair()
    }

    @inline(__always) private static func strength(of priority: UILayoutPriority) -> Float {
        priority.rawValue > 0.01 ? min(priority.rawValue, 1000) : 0.01
    }

    func removeContent(_ state: LayoutState) {
        remove(&state.content.width)
        remove(&state.content.height)
        state.content = ContentRows()
        state.marks.remove(.contentIsStale)
    }
}

@MainActor extension LayoutState {
    /// Baselines move with the text.
    func refreshBaselines() {
        guard marks.contains(.hasMarginReferences), let engine else { return }
        engine.refreshReferences(to: self)
    }

    /// Margins or the safe area are different: constraints that reach to them move.
    func refreshMargins() {
        guard marks.contains(.hasMarginReferences), let engine else { return }
        engine.refreshReferences(to: self)
        if record.pointee.rare == nil { return }
        for guide in systemGuides {
            guard let state = guide.layoutState else { continue }
            engine.refreshReferences(to: state)
        }
    }
}

extension LayoutEngine {
    func refreshReferences(to state: LayoutState) {
        var next = state.record.pointee.references
        while let reference = next {
            next = reference.links.pointee.next
            refresh(reference.row)
        }
    }
}
