import AppleFoundation
import ConstraintSolver
import CoreGraphics

/// The rows that stand for an autoresizing mask where the superview's size is for the engine to find: x, width, y and height.
struct MaskRows {
    var x: Int32 = -1
    var width: Int32 = -1
    var y: Int32 = -1
    var height: Int32 = -1
}

/// Autoresizing masks as equations.
///
/// A view that keeps its mask is a constant as long as its superview is one. In a superview that constraints size, each
/// flexible part follows that size, with the same shares as `Autoresizing` gives: `x == x0 + a * (W - W0)`.
extension LayoutEngine {
    /// Ties the view to its superview's size; false when constants say it all.
    func tie(_ state: LayoutState, _ view: UIView) -> Bool {
        guard view.flags.autoresizing != 0, view !== root, let superview = view.superview,
            superview.flags.contains(.autoresizesSubviews), let outer = variableState(of: superview)
        else {
            untie(state)
            return false
        }
        untie(state)
        let box = layoutBox(of: view)
        let room = superview.viewLayer.bounds.size
        let mask = view.autoresizingMask
        let across = Autoresizing.shares(
            start: box.minX, length: box.width, total: room.width, flexibleStart: mask.contains(.flexibleLeftMargin),
            flexibleLength: mask.contains(.flexibleWidth), flexibleEnd: mask.contains(.flexibleRightMargin))
        let down = Autoresizing.shares(
            start: box.minY, length: box.height, total: room.height, flexibleStart: mask.contains(.flexibleTopMargin),
            flexibleLength: mask.contains(.flexibleHeight), flexibleEnd: mask.contains(.flexibleBottomMargin))
        var rows = MaskRows()
        rows.x = tie(state.x, at: box.minX, share: across.start, of: outer.width, now: room.width)
        rows.width = tie(state.width, at: box.width, share: across.length, of: outer.width, now: room.width)
        rows.y = tie(state.y, at: box.minY, share: down.start, of: outer.height, now: room.height)
        rows.height = tie(state.height, at: box.height, share: down.length, of: outer.height, now: room.height)
        state.maskRows = rows
        return true
    }

    private func tie(_ variable: Int32, at value: CGFloat, share: CGFloat, of outer: Int32, now: CGFloat) -> Int32 {
        let own = Solver.Variable(index: variable)
        guard share != 0 else {
            solver.fix(own, at: finite(value))
            return -1
        }
        solver.release(own)
        let constant = finite(value) - Double(share) * finite(now)
        return solver.add(.init(own), .init(.init(index: outer), -Double(share)), .equal, constant).index
    }

    /// Takes the rows away; the variables are free then, or fixed where nothing was flexible.
    func untie(_ state: LayoutState) {
        guard let rows = state.maskRows else { return }
        state.maskRows = nil
        for row in [rows.x, rows.width, rows.y, rows.height] where row >= 0 { solver.remove(.init(index: row)) }
    }

    /// The subviews' masks follow a size that became, or ceased to be, the engine's to find.
    func retie(subviewsOf view: UIView) {
        if view.subviewList.isEmpty { return }
        for child in view.subviewList.views where child.flags.autoresizing != 0 {
            guard let state = child.layoutState, state.engine === self, state.marks.contains(.isPinned) else { continue }
            let wasTied = state.maskRows != nil
            pin(state, child)
            if wasTied || state.maskRows != nil { retie(subviewsOf: child) }
        }
    }

    /// Views between that only have masks take part when a size above them is the engine's to find.
    private func variableState(of view: UIView) -> LayoutState? {
        var links: [UIView] = []
        var next = view
        while next.layoutState?.takesPart != true {
            guard next.flags.autoresizing != 0, next.flags.contains(.translatesAutoresizingMask), next !== root,
                let above = next.superview
            else { return nil }
            links.append(next)
            next = above
        }
        guard let found = next.layoutState, found.engine === self, isVariable(found) else { return nil }
        for link in links.reversed() {
            join(link.layoutItem)
            guard isVariable(link.layoutItem) else { return nil }
        }
        return links.first?.layoutState ?? found
    }

    private func isVariable(_ state: LayoutState) -> Bool {
        guard let rows = state.maskRows else { return !state.marks.contains(.isPinned) }
        return rows.width >= 0 || rows.height >= 0
    }

    private func layoutBox(of view: UIView) -> CGRect {
        let size = view.viewLayer.bounds.size
        let position = view.viewLayer.position
        return CGRect(
            x: position.x - 0.5 * size.width, y: position.y - 0.5 * size.height, width: size.width, height: size.height)
    }
}

extension Autoresizing {
    /// How much of each point that the superview grows goes to the near margin and to the length.
    static func shares(
        start: CGFloat, length: CGFloat, total: CGFloat, flexibleStart: Bool, flexibleLength: Bool, flexibleEnd: Bool
    ) -> (start: CGFloat, length: CGFloat) {
        let grown = resolve(
            start: start, length: length, oldTotal: total, newTotal: total + 1, flexibleStart: flexibleStart,
            flexibleLength: flexibleLength, flexibleEnd: flexibleEnd)
        return (grown.start - start, grown.length - length)
    }
}
