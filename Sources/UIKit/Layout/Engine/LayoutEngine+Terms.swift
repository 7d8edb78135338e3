@_spi(House) import AppleFoundation
import ConstraintSolver
import CoreGraphics
import QuartzCore

/// Writes out what a constraint says: which variables, how many times each, and what is left without them.
extension LayoutEngine {
    @inline(__always) private func readsFromRight(_ holder: Uncounted<UIView>) -> Bool {
        if knownHolder == holder { return knownHolderIsReversed }
        let isReversed = holder.use { $0.isRightToLeft }
        if !isInstalling { return isReversed }
        knownHolder = holder
        knownHolderIsReversed = isReversed
        return isReversed
    }

    /// Collects the terms of a constraint; those that cancel each other out are left out.
    func writeOut(_ row: ConstraintRow, holder: Uncounted<UIView>) {
        termCount = 0
        sum = 0
        hasCancelled = false
        guard let first = row.pointee.firstState else { return }
        space = holder
        spaceScale = 1
        let attribute = row.pointee.firstAttribute
        let reads = attribute.reads
        isReversed = (reads || row.pointee.secondAttribute.reads) && readsFromRight(holder)
        needsMirror = reads && isReversed
        let hasOrigins = row.pointee.marks.contains(.hasOrigins)
        if row.pointee.secondState != nil {
            spaceScale = Double(row.pointee.multiplier)
            if spaceScale == 1, row.pointee.marks.contains(.isHeldAbove) {
                // Distances are the same everywhere; the nearest common ancestor needs the fewest terms.
                space = ConstraintActivation.commonAncestor(of: row) ?? holder
            }
        }
        add(first, attribute, 1)
        if hasOrigins, let origin = row.constraint.firstOrigin { add(origin.state, origin.attribute, -1) }
        if let second = row.pointee.secondState {
            add(second, row.pointee.secondAttribute, -spaceScale)
            if hasOrigins, let origin = row.constraint.secondOrigin { add(origin.state, origin.attribute, spaceScale) }
        }
        if hasCancelled { dropCancelled() }
    }

    private func dropCancelled() {
        var count = 0
        for place in 0..<termCount where terms[place].coefficient != 0 {
            if count != place { terms[count] = terms[place] }
            count += 1
        }
        termCount = count
    }

    @inline(__always) private func term(_ variable: Int32, _ factor: Double) {
        let (terms, count) = (terms, termCount)
        for place in 0..<count where terms[place].variable.index == variable {
            terms[place].coefficient += factor
            if terms[place].coefficient == 0 { hasCancelled = true }
            return
        }
        if factor == 0 { return }
        if count == termCapacity { makeRoom() }
        self.terms[count] = Solver.Term(.init(index: variable), factor)
        termCount = count &+ 1
    }

    private func makeRoom() {
        let larger = UnsafeMutablePointer<Solver.Term>.allocate(capacity: termCapacity * 2)
        larger.moveInitialize(from: terms, count: termCount)
        terms.deallocate()
        terms = larger
        termCapacity *= 2
    }

    /// Adds `factor` times the value of an attribute, in the coordinates of `space`.
    private func add(_ state: LayoutState, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double) {
        guard let host = state.host else { return }
        let place = attribute.place
        if state.isView, !state.marks.contains(.isSpecial), !place.isEmpty { return addPlain(state, host, place, factor) }
        host.use { addSpecial(state, $0, attribute, factor) }
    }

    /// An edge, middle or length of a view that says nothing about itself that `UIView` doesn't say.
    @inline(__always) private func addPlain(
        _ state: LayoutState, _ host: Uncounted<UIView>, _ place: NSLayoutConstraint.Attribute.Place, _ factor: Double
    ) {
        join(state)
        let isHorizontal = place.contains(.horizontal)
        let length = isHorizontal ? state.width : state.height
        if place.contains(.size) { return term(length, factor) }
        let factor = isHorizontal && needsMirror ? mirrored(factor) : factor
        if host != space {
            term(isHorizontal ? state.x : state.y, factor)
            origin(above: host, horizontally: isHorizontal, factor)
        }
        if place.contains(.middle) { return term(length, factor / 2) }
        // Reading from the right, a leading edge is where the view ends.
        if place.contains(.end) != (place.contains(.reading) && isReversed) { term(length, factor) }
    }

    /// Right to left, distances are counted from the right edge.
    private func mirrored(_ factor: Double) -> Double {
        if spaceScale != 1 {
            let item = space.use { $0.layoutItem }
            join(item)
            term(item.width, factor)
        }
        return -factor
    }

    private func addSpecial(
        _ state: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) {
        let kind = state.guide?.kind
        let isOwn = state.isView || kind?.hasOwnBox == true
        var box = isOwn ? state : host.layoutItem
        if host.placesContent, isSpace(host), attribute.kind != .size, !isCenter(attribute), kind == nil {
            // A scroll view's edges are those of its content to all that lies inside.
            box = host.scrollContentGuide.layoutItem
        }
        join(box)
        let extent = extent(of: box, kind, host)
        let insets = self.insets(state, kind, attribute, host)
        switch attribute {
        case .width:
            term(extent.width, factor)
            sum -= factor * Double(insets.left + insets.right)
            return
        case .height:
            if let strip = state.guide?.strip(in: host) {
                sum += factor * Double(strip.height)
                return
            }
            term(extent.height, factor)
            sum -= factor * Double(insets.top + insets.bottom)
            return
        default: break
        }
        if attribute.isHorizontal {
            addHorizontal(box, extent, host, attribute, needsMirror ? mirrored(factor) : factor, insets)
        } else {
            addVertical(state, box, extent, host, attribute, factor, insets)
        }
    }

    /// Whose size it is: what can be seen of a scroll view is as large as the view, whoever says how large that is.
    private func extent(of box: LayoutState, _ kind: UILayoutGuide.Kind?, _ host: UIView) -> LayoutState {
        guard kind == .frame else { return box }
        let item = host.layoutItem
        join(item)
        return item
    }

    private func isSpace(_ view: UIView) -> Bool { space == Uncounted(view) }

    private func isCenter(_ attribute: NSLayoutConstraint.Attribute) -> Bool { attribute == .centerX || attribute == .centerY }

    private func addHorizontal(
        _ box: LayoutState, _ extent: LayoutState, _ host: UIView, _ attribute: NSLayoutConstraint.Attribute,
        _ factor: Double, _ insets: UIEdgeInsets
    ) {
        origin(of: box, host, horizontally: true, factor)
        var isLeft = false
        switch attribute {
        case .centerX, .centerXWithinMargins:
            term(extent.width, factor / 2)
            sum += factor * Double(insets.left - insets.right) / 2
            return
        case .left, .leftMargin: isLeft = true
        case .leading, .leadingMargin: isLeft = !isReversed
        case .trailing, .trailingMargin: isLeft = isReversed
        default: isLeft = false
        }
        if isLeft {
            sum += factor * Double(insets.left)
        } else {
            term(extent.width, factor)
            sum -= factor * Double(insets.right)
        }
    }

    private func addVertical(
        _ state: LayoutState, _ box: LayoutState, _ extent: LayoutState, _ host: UIView,
        _ attribute: NSLayoutConstraint.Attribute, _ factor: Double, _ insets: UIEdgeInsets
    ) {
        if attribute == .firstBaseline || attribute == .lastBaseline, let view = state.view {
            let isFirst = attribute == .firstBaseline
            if let distance = view.baselineFromBottom(first: isFirst) {
                view.layoutItem.marks.insert(.hasMarginReferences)
                origin(of: box, host, horizontally: false, factor)
                term(extent.height, factor)
                sum -= factor * Double(distance)
                return
            }
            let other = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
            if other !== view, other.isInside(view) {
                if other.layoutState?.takesPart == true || !other.translatesAutoresizingMaskIntoConstraints {
                    return add(other.layoutItem, attribute, factor)
                }
            }
        }
        origin(of: box, host, horizontally: false, factor)
        if let strip = state.guide?.strip(in: host) {
            if !strip.isAtTop { term(extent.height, factor) }
            let share: Double
            switch attribute {
            case .top, .topMargin: share = strip.isAtTop ? 0 : -1
            case .centerY, .centerYWithinMargins: share = strip.isAtTop ? 0.5 : -0.5
            default: share = strip.isAtTop ? 1 : 0
            }
            sum += factor * share * Double(strip.height)
            return
        }
        switch attribute {
        case .top, .topMargin, .firstBaseline:
            sum += factor * Double(insets.top)
        case .centerY, .centerYWithinMargins:
            term(extent.height, factor / 2)
            sum += factor * Double(insets.top - insets.bottom) / 2
        default:
            term(extent.height, factor)
            sum -= factor * Double(insets.bottom)
        }
    }

    /// The left or top edge in the coordinates of `space`.
    private func origin(of box: LayoutState, _ host: UIView, horizontally: Bool, _ factor: Double) {
        if !box.isView {
            term(horizontally ? box.x : box.y, factor)
            if host.placesContent, !isSpace(host) { leaveContent(of: host, horizontally, factor) }
        }
        if isSpace(host) { return }
        let item = host.layoutItem
        join(item)
        term(horizontally ? item.x : item.y, factor)
        origin(above: Uncounted(host), horizontally: horizontally, factor)
    }

    /// From the view's superview up to `space`.
    @inline(__always) private func origin(above host: Uncounted<UIView>, horizontally: Bool, _ factor: Double) {
        var next = host.use { $0.parentReference }
        while let view = next, view != space {
            next = view.use { view in
                let item = view.layoutItem
                join(item)
                term(horizontally ? item.x : item.y, factor)
                if item.marks.contains(.isSpecial), view.placesContent { leaveContent(of: view, horizontally, factor) }
                return view.parentReference
            }
        }
    }

    /// Outside of a scroll view its content is where it was scrolled to.
    private func leaveContent(of view: UIView, _ horizontally: Bool, _ factor: Double) {
        let visible = view.scrollFrameGuide.layoutItem
        join(visible)
        term(horizontally ? visible.x : visible.y, -factor)
    }

    private func insets(
        _ state: LayoutState, _ kind: UILayoutGuide.Kind?, _ attribute: NSLayoutConstraint.Attribute, _ host: UIView
    ) -> UIEdgeInsets {
        if let guide = state.guide {
            if kind?.hasOwnBox == true { return .zero }
            host.layoutItem.marks.insert(.hasMarginReferences)
            return guide.systemInsets(in: host)
        }
        if attribute.isMargin {
            state.marks.insert(.hasMarginReferences)
            return host.layoutMargins
        }
        return host.alignmentRectInsets
    }
}
