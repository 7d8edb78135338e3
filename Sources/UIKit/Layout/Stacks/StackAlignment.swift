import AppleFoundation
import CoreGraphics

/// Across the axis.
extension StackArrangement {
    mutating func align() {
        if stackAlignment == .fill || visible.isEmpty { return fillAcross() }
        if visible.count == 1 { return alignOne(visible[0].state) }
        let first = visible[0].state
        switch alignment {
        case .leading: alignEdges(first, acrossStart, isStart: true)
        case .trailing: alignEdges(first, acrossEnd, isStart: false)
        case .center: alignMiddles(first)
        default: alignBaselines(first)
        }
        for view in visible { addSize(.ambiguitySuppression, view.state, acrossSize, 0, priority: 25) }
        // Hidden views have no size of their own along the axis; across it they follow the others.
        for view in views where view.isHidden {
            add(.alignment, first, acrossStart, view.state, acrossStart, priority: 25)
        }
    }

    /// Columns have no baselines to align.
    private var alignment: UIStackView.Alignment {
        guard !isHorizontal else { return stackAlignment }
        switch stackAlignment {
        case .firstBaseline, .lastBaseline:
            Misuse.report(
                .layoutWarning(
                    "\(Diagnostics.name(stack)): alignment \(stackAlignment == .firstBaseline ? "firstBaseline" : "lastBaseline") "
                        + "is invalid for vertical axis. Use Leading or Trailing instead."))
            return stackAlignment == .firstBaseline ? .leading : .trailing
        default: return stackAlignment
        }
    }

    private mutating func fillAcross() {
        guard let first = (visible.first ?? views.first)?.state else { return }
        add(.canvasConnection, canvas, acrossStart, first, acrossStart)
        add(.canvasConnection, canvas, acrossEnd, first, acrossEnd)
        for view in views where view.state !== first {
            add(.alignment, first, acrossStart, view.state, acrossStart)
            add(.alignment, first, acrossEnd, view.state, acrossEnd)
        }
    }

    private mutating func alignOne(_ item: LayoutState) {
        let canvasEdge = StackLabel.canvasConnection
        switch alignment {
        case .leading, .firstBaseline:
            add(canvasEdge, canvas, acrossStart, item, acrossStart)
            add(canvasEdge, item, acrossEnd, .lessThanOrEqual, canvas, acrossEnd)
        case .trailing, .lastBaseline:
            add(canvasEdge, canvas, acrossStart, .lessThanOrEqual, item, acrossStart)
            add(canvasEdge, item, acrossEnd, canvas, acrossEnd)
        default:
            add(canvasEdge, canvas, acrossStart, .lessThanOrEqual, item, acrossStart)
            add(canvasEdge, item, acrossEnd, .lessThanOrEqual, canvas, acrossEnd)
            add(canvasEdge, canvas, acrossMiddle, item, acrossMiddle)
        }
        addSize(.canvasFit, canvas, acrossSize, 0, priority: 49)
        addSize(.ambiguitySuppression, item, acrossSize, 0, priority: 25)
    }

    private mutating func makeSpanner() -> LayoutState {
        let spanner = spacer(_UILayoutSpacer(), "UISV-alignment-spanner")
        addSize(.spanningFit, spanner, acrossSize, 0, priority: 51)
        // Along the axis it lies where the canvas begins.
        add(.spanningBoundary, spanner, start, canvas, start)
        addSize(.spanningFit, spanner, size, 0)
        return spanner
    }

    private mutating func alignEdges(_ first: LayoutState, _ edge: Attribute, isStart: Bool) {
        let spanner = makeSpanner()
        for view in visible {
            let item = view.state
            if item !== first { add(.alignment, first, edge, item, edge) }
            let near = isStart ? acrossStart : acrossEnd
            add(.spanningBoundary, spanner, near, item, near, priority: 999.5)
            add(
                .spanningBoundary, spanner, isStart ? acrossEnd : acrossStart,
                isStart ? .greaterThanOrEqual : .lessThanOrEqual, item, isStart ? acrossEnd : acrossStart)
        }
        add(.canvasConnection, canvas, acrossStart, isStart ? first : spanner, acrossStart)
        add(.canvasConnection, canvas, acrossEnd, isStart ? spanner : first, acrossEnd)
    }

    private mutating func span(_ spanner: LayoutState, looseStart: Bool = false, looseEnd: Bool = false) {
        for view in visible {
            let item = view.state
            add(.spanningBoundary, spanner, acrossStart, .lessThanOrEqual, item, acrossStart)
            add(.spanningBoundary, spanner, acrossEnd, .greaterThanOrEqual, item, acrossEnd)
        }
        add(.canvasConnection, canvas, acrossStart, looseStart ? .lessThanOrEqual : .equal, spanner, acrossStart)
        add(.canvasConnection, canvas, acrossEnd, looseEnd ? .greaterThanOrEqual : .equal, spanner, acrossEnd)
    }

    private mutating func alignMiddles(_ first: LayoutState) {
        let spanner = makeSpanner()
        for view in visible.dropFirst() { add(.alignment, first, acrossMiddle, view.state, acrossMiddle) }
        span(spanner)
        add(.canvasConnection, canvas, acrossMiddle, first, acrossMiddle)
    }

    private mutating func alignBaselines(_ first: LayoutState) {
        let baseline: Attribute = alignment == .firstBaseline ? .firstBaseline : .lastBaseline
        let spanner = makeSpanner()
        for view in visible.dropFirst() { add(.alignment, first, baseline, view.state, baseline) }
        // First baselines hang from the top, last ones stand at the bottom.
        span(spanner, looseStart: baseline == .lastBaseline, looseEnd: baseline == .firstBaseline)
        addSize(.canvasFit, canvas, acrossSize, 0, priority: 49)
        for view in visible where view.state.view?.wrapsTextInLayout == true {
            add(
                .textWidthDisambiguation, view.state, size, stack.layoutItem, size,
                multiplier: 1 / CGFloat(visible.count), priority: 760)
        }
    }
}
