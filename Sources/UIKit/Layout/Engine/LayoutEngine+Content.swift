import AppleFoundation
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
        state.record.pointee.engine?.toOpaque() == Unmanaged.passUnretained(self).toOpaque()
    }

    func refreshStaleContent() {
        let stale = staleContent
        staleContent.removeAll(keepingCapacity: true)
        for index in stale.indices {
            // Their records and views were last touched when the rows were made.
            if index + 4 < stale.count { prefetch(stale[index + 4].record) }
            if index + 2 < stale.count, let view = stale[index + 2].record.pointee.view { prefetch(view.toOpaque()) }
            let state = stale[index]
            guard state.marks.contains(.contentIsStale), isMine(state), let view = state.record.pointee.view else { continue }
            state.marks.remove(.contentIsStale)
            view._withUnsafeGuaranteedRef { refreshContent(state, $0) }
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
            let isNew = state.content.widthMost < 0 && state.content.heightMost < 0
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
        if width == nil, height == nil, state.content.widthMost < 0, state.content.heightMost < 0 { return }
        let hugging = (view.hugging(along: .horizontal), view.hugging(along: .vertical))
        let resistance = (view.compressionResistance(along: .horizontal), view.compressionResistance(along: .vertical))
        var content = state.content
        rows(&content.widthMost, &content.widthLeast, state.width, width, hugging.0, resistance.0)
        rows(&content.heightMost, &content.heightLeast, state.height, height, hugging.1, resistance.1)
        state.content = content
    }

    @inline(__always) private func rows(
        _ most: inout Int32, _ least: inout Int32, _ variable: Int32, _ length: Double?, _ hugging: UILayoutPriority,
        _ resistance: UILayoutPriority
    ) {
        guard most < 0, let length else {
            row(&most, length, hugging)
            return row(&least, length, resistance)
        }
        let made = solver.addContent(
            .init(index: variable), length, atMost: Self.strength(of: hugging), atLeast: Self.strength(of: resistance))
        most = made.atMost.index
        least = made.atLeast.index
    }

    private func row(_ row: inout Int32, _ length: Double?, _ priority: UILayoutPriority) {
        if row < 0 { return }
        guard let length else {
            solver.remove(.init(index: row))
            row = -1
            return
        }
        solver.setConstant(length, of: .init(index: row))
        solver.setPriority(Self.strength(of: priority), of: .init(index: row))
    }

    @inline(__always) private static func strength(of priority: UILayoutPriority) -> Float {
        priority.rawValue > 0.01 ? min(priority.rawValue, 1000) : 0.01
    }

    func removeContent(_ state: LayoutState) {
        for row in [state.content.widthMost, state.content.widthLeast, state.content.heightMost, state.content.heightLeast]
        where row >= 0 {
            solver.remove(.init(index: row))
        }
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
