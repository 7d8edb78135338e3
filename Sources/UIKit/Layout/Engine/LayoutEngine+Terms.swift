import AppleFoundation
import ConstraintSolver
import CoreGraphics
import QuartzCore

/// Writes out what a constraint says: which variables, how many times each, and what is left without them.
extension LayoutEngine {
    /// What most constraints say, in one go: a length, or how two plain views lie to each other that the holder is or has as subviews.
    /// False when it takes more than that. The terms come in the same order as otherwise.
    func writeOutPlainly(_ row: ConstraintRow, holder: Unmanaged<UIView>) -> Bool {
        guard let first = row.pointee.firstState, isPlain(first),
            row.pointee.marks.isDisjoint(with: [.hasOrigins, .isHeldAbove])
        else { return false }
        let attribute = row.pointee.firstAttribute.place
        guard let second = row.pointee.secondState else {
            guard attribute.contains(.size) else { return false }
            join(first)
            terms[0] = Solver.Term(.init(index: attribute.contains(.horizontal) ? first.width : first.height), 1)
            termCount = 1
            sum = 0
            return true
        }
        let other = row.pointee.secondAttribute.place
        guard row.pointee.multiplier == 1, first != second, isPlain(second) else { return false }
        if attribute.contains(.size) {
            guard other.contains(.size) else { return false }
            join(first)
            join(second)
            terms[0] = Solver.Term(.init(index: attribute.contains(.horizontal) ? first.width : first.height), 1)
            terms[1] = Solver.Term(.init(index: other.contains(.horizontal) ? second.width : second.height), -1)
            termCount = 2
            sum = 0
            return true
        }
        guard attribute.contains(.place), other.contains(.place),
            attribute.contains(.horizontal) == other.contains(.horizontal),
            let firstOffset = offset(of: first, in: holder), let secondOffset = offset(of: second, in: holder)
        else { return false }
        if attribute.contains(.reading) || other.contains(.reading) {
            if readsFromRight(holder) { return false }
        }
        join(first)
        var count = 0
        @inline(__always) func put(
            _ state: LayoutState, _ place: NSLayoutConstraint.Attribute.Place, _ offset: Int, _ sign: Double
        ) {
            let start = place.contains(.horizontal) ? state.x : state.y
            if offset > 0 {
                terms[count] = Solver.Term(.init(index: start), sign)
                count += 1
            }
            if place.contains(.end) || place.contains(.middle) {
                terms[count] = Solver.Term(.init(index: start + 2), place.contains(.end) ? sign : sign / 2)
                count += 1
            }
        }
        put(first, attribute, firstOffset, 1)
        join(second)
        put(second, other, secondOffset, -1)
        termCount = count
        sum = 0
        return true
    }

    /// The same for a row of a stack view: all but the stack itself is one level below it.
    @inline(__always)
    func writeOutBarely(_ row: ConstraintRow, holder: LayoutState, _ space: Unmanaged<UIView>) -> Bool {
        guard let first = row.pointee.firstState, isPlain(first) else { return false }
        let attribute = row.pointee.firstAttribute.place
        let isHorizontal = attribute.contains(.horizontal)
        sum = 0
        join(first)
        guard let second = row.pointee.secondState else {
            guard attribute.contains(.size) else { return false }
            terms[0] = Solver.Term(.init(index: isHorizontal ? first.width : first.height), 1)
            termCount = 1
            return true
        }
        let other = row.pointee.secondAttribute.place
        guard row.pointee.multiplier == 1, first != second, isPlain(second), isHorizontal == other.contains(.horizontal) else {
            return false
        }
        if attribute.contains(.size) {
            guard other.contains(.size) else { return false }
            join(second)
            terms[0] = Solver.Term(.init(index: isHorizontal ? first.width : first.height), 1)
            terms[1] = Solver.Term(.init(index: isHorizontal ? second.width : second.height), -1)
            termCount = 2
            return true
        }
        guard attribute.contains(.place), other.contains(.place) else { return false }
        if isHorizontal, attribute.contains(.reading) || other.contains(.reading), readsFromRight(space) { return false }
        let terms = terms
        var count = 0
        @inline(__always) func put(_ state: LayoutState, _ place: NSLayoutConstraint.Attribute.Place, _ sign: Double) {
            let start = isHorizontal ? state.x : state.y
            if state != holder {
                terms[count] = Solver.Term(.init(index: start), sign)
                count += 1
            }
            if place.contains(.end) || place.contains(.middle) {
                terms[count] = Solver.Term(.init(index: start + 2), place.contains(.end) ? sign : sign / 2)
                count += 1
            }
        }
        put(first, attribute, 1)
        join(second)
        put(second, other, -1)
        termCount = count
        return true
    }

    /// Says nothing about itself that `UIView` doesn't say, or is a guide with a rectangle of its own.
    @inline(__always) private func isPlain(_ state: LayoutState) -> Bool {
        state.isView ? !state.marks.contains(.isSpecial) : state.marks.contains(.isFreeGuide)
    }

    @inline(__always) private func readsFromRight(_ holder: Unmanaged<UIView>) -> Bool {
        if knownHolder == holder.toOpaque() { return knownHolderIsReversed }
        let isReversed = holder._withUnsafeGuaranteedRef { $0.isRightToLeft }
        if !isInstalling { return isReversed }
        knownHolder = holder.toOpaque()
        knownHolderIsReversed = isReversed
        return isReversed
    }

    /// How many levels below the holder: none or one, or nil for more.
    @inline(__always) private func offset(of state: LayoutState, in holder: Unmanaged<UIView>) -> Int? {
        guard let view = state.record.pointee.view else {
            return state.record.pointee.host?.toOpaque() == holder.toOpaque() ? 1 : nil
        }
        if view.toOpaque() == holder.toOpaque() { return 0 }
        return view._withUnsafeGuaranteedRef { $0.parentReference }?.toOpaque() == holder.toOpaque() ? 1 : nil
    }

    /// Collects the terms of a constraint; those that cancel each other out are left out.
    func writeOut(_ row: ConstraintRow, holder: Unmanaged<UIView>) {
        termCount = 0
        sum = 0
        guard let first = row.pointee.firstState else { return }
        space = holder
        spaceScale = 1
        let attribute = row.pointee.firstAttribute
        let reads = attribute.kind == .readingX
        isReversed =
            reads || row.pointee.secondAttribute.kind == .readingX
            ? holder._withUnsafeGuaranteedRef { $0.isRightToLeft } : false
        needsMirror = reads && isReversed
        let hasOrigins = row.pointee.marks.contains(.hasOrigins)
        if let second = row.pointee.secondState {
            let multiplier = Double(row.pointee.multiplier)
            spaceScale = multiplier
            if multiplier == 1, row.pointee.marks.contains(.isHeldAbove) {
                // Distances are the same everywhere; the nearest common ancestor needs the fewest terms.
                space = ConstraintActivation.commonAncestor(of: row) ?? holder
            }
            add(first, attribute, 1)
            if hasOrigins, let origin = row.constraint.firstOrigin { add(origin.state, origin.attribute, -1) }
            add(second, row.pointee.secondAttribute, -multiplier)
            if hasOrigins, let origin = row.constraint.secondOrigin { add(origin.state, origin.attribute, multiplier) }
        } else {
            add(first, attribute, 1)
            if hasOrigins, let origin = row.constraint.firstOrigin { add(origin.state, origin.attribute, -1) }
        }
        var count = 0
        for place in 0..<termCount where terms[place].coefficient != 0 {
            if count != place { terms[count] = terms[place] }
            count += 1
        }
        termCount = count
    }

    @inline(__always) private func term(_ variable: Int32, _ factor: Double) {
        for place in 0..<termCount where terms[place].variable.index == variable {
            terms[place].coefficient += factor
            return
        }
        if termCount == termCapacity { makeRoom() }
        terms[termCount] = Solver.Term(.init(index: variable), factor)
        termCount += 1
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
        if state.isView, isPlain(state), attribute.rawValue <= NSLayoutConstraint.Attribute.centerY.rawValue {
            return addPlain(state, host, attribute, factor)
        }
        host._withUnsafeGuaranteedRef { addSpecial(state, $0, attribute, factor) }
    }

    /// The attribute of a view that says nothing about itself that `UIView` doesn't say.
    private func addPlain(
        _ state: LayoutState, _ host: Unmanaged<UIView>, _ attribute: NSLayoutConstraint.Attribute, _ factor: Double
    ) {
        join(state)
        var factor = factor
        var reachesEnd = false
        var isHorizontal = true
        switch attribute {
        case .width: return term(state.width, factor)
        case .height: return term(state.height, factor)
        case .left: break
        case .right: reachesEnd = true
        case .leading, .trailing: reachesEnd = (attribute == .trailing) != isReversed
        case .centerX: break
        default:
            isHorizontal = false
            reachesEnd = attribute == .bottom
        }
        if isHorizontal, needsMirror { factor = mirrored(factor) }
        origin(of: host, horizontally: isHorizontal, factor)
        if attribute == .centerX || attribute == .centerY {
            term(isHorizontal ? state.width : state.height, factor / 2)
        } else if reachesEnd {
            term(isHorizontal ? state.width : state.height, factor)
        }
    }

    /// Right to left, distances are counted from the right edge.
    private func mirrored(_ factor: Double) -> Double {
        if spaceScale != 1 {
            let item = space._withUnsafeGuaranteedRef { $0.layoutItem }
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

    private func isSpace(_ view: UIView) -> Bool { space.toOpaque() == Unmanaged.passUnretained(view).toOpaque() }

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
        origin(of: Unmanaged.passUnretained(host), horizontally: horizontally, factor)
    }

    private func origin(of host: Unmanaged<UIView>, horizontally: Bool, _ factor: Double) {
        var next: Unmanaged<UIView>? = host
        while let view = next, view.toOpaque() != space.toOpaque() {
            let isHost = view.toOpaque() == host.toOpaque()
            next = view._withUnsafeGuaranteedRef { view in
                let item = view.layoutItem
                join(item)
                term(horizontally ? item.x : item.y, factor)
                if !isHost, item.marks.contains(.isSpecial), view.placesContent { leaveContent(of: view, horizontally, factor) }
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
