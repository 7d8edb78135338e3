/// A section with all that belongs to it. Places are told from its own beginning along the axis that the layout scrolls.
struct LayoutSection {
    private(set) var spec: LayoutSectionSpec
    let axis: LayoutAxis
    let container: LayoutSize
    private(set) var body: LayoutBody
    private(set) var boundaries: LayoutBoundaries
    /// Nothing of it lies below this, if something is behind it.
    private(set) var lowestZ: Int

    init(_ spec: LayoutSectionSpec, along axis: LayoutAxis, in container: LayoutSize, count: Int) {
        self.spec = spec
        self.axis = axis
        self.container = container
        let insets = spec.insets + spec.referenceInsets.without(axis)
        boundaries = LayoutBoundaries(
            spec.boundaries, along: axis, in: container, insets: spec.boundaryInsets ?? insets.without(axis))
        var room = LayoutSize.zero
        room[axis] = max(0, container[axis] - insets.both(axis))
        let side = boundaries.side
        room[axis.other] = max(0, container[axis.other] - insets.both(axis.other) - side.start - side.end)
        body = LayoutBody(
            spec.group, along: spec.scrolling == nil ? axis : axis.other, in: room, spacing: spec.groupSpacing,
            hugs: spec.scrolling != nil, measures: LayoutMeasures(count: count))
        lowestZ = spec.decorations.isEmpty ? .min : (spec.decorations.lazy.map(\.zIndex).max() ?? 0) + 1
    }

    var count: Int { body.count }
    private var insets: LayoutInsets { spec.insets + spec.referenceInsets.without(axis) }

    // MARK: - Lengths
    private var bodyLength: Double { spec.scrolling == nil ? body.length : body.breadth }

    var length: Double { boundaries.before + insets.both(axis) + bodyLength + boundaries.after }

    /// Where the groups begin along the axis, and across it as long as nobody scrolled them.
    var bodyStart: LayoutPoint {
        let along = boundaries.before + insets.start(axis)
        let across = spec.scrolling == .groupPagingCentered ? centring : insets.start(axis.other) + boundaries.side.start
        return axis == .horizontal ? LayoutPoint(along, across) : LayoutPoint(across, along)
    }

    /// What the first group needs before it to be in the middle.
    private var centring: Double {
        guard body.groupCount > 0 else { return insets.start(axis.other) }
        return max(0, (container[axis.other] - body.solved(0).size[axis.other]) / 2)
    }

    // MARK: - Sideways
    /// What moves by itself where the groups lie across: its place in the section, and how long what is in it is.
    var scroller: (frame: LayoutRect, content: LayoutSize)? {
        guard spec.scrolling != nil else { return nil }
        let across = axis.other
        let frame = LayoutRect(
            axis, boundaries.before + insets.start(axis), bodyLength, across: 0, breadth: container[across])
        var content = LayoutSize.zero
        content[axis] = bodyLength
        if spec.scrolling == .groupPagingCentered {
            content[across] = 2 * centring + body.length
        } else {
            content[across] = insets.both(across) + boundaries.side.start + boundaries.side.end + body.length
        }
        return (frame, content)
    }

    /// Where the row comes to rest that a finger leaves at a place, on the way to another.
    func rest(of offset: Double, towards proposed: Double, velocity: Double) -> Double {
        guard let scrolling = spec.scrolling, let scroller else { return 0 }
        let across = axis.other
        let page = container[across]
        let last = max(0, scroller.content[across] - page)
        let place = (proposed.isNaN ? offset : proposed).asPlace
        func inside(_ value: Double) -> Double { min(max(0, value), last) }
        switch scrolling {
        case .continuous: return inside(place)
        case .continuousGroupLeadingBoundary:
            guard place < last else { return last }
            let (before, after) = groups(around: place)
            return inside(place - before <= after - place ? before : after)
        case .paging:
            guard page > 0 else { return 0 }
            let number = offset.asPlace / page
            let target = velocity > 0 ? number.rounded(.down) + 1 : velocity < 0 ? number.rounded(.up) - 1 : number.rounded()
            return inside(target * page)
        case .groupPaging, .groupPagingCentered:
            let here = offset.asPlace
            let (before, after) = groups(around: here)
            if velocity > 0 { return inside(after) }
            if velocity < 0 { return inside(before < here ? before : groups(around: before - 0.001).before) }
            return inside(here - before <= after - here ? before : after)
        }
    }

    /// The last place at or before one where a group is where it rests, and the next one behind it.
    private func groups(around place: Double) -> (before: Double, after: Double) {
        guard body.groupCount > 0 else { return (0, 0) }
        func resting(_ group: Int) -> Double {
            guard spec.scrolling == .groupPagingCentered, group < body.groupCount else { return body.start(of: group) }
            let own = body.solved(group).size[axis.other]
            return body.start(of: group) + own / 2 + centring - container[axis.other] / 2
        }
        var low = 0
        var high = body.groupCount
        while high - low > 1 {
            let middle = (low + high) / 2
            if resting(middle) <= place + 0.0005 { low = middle } else { high = middle }
        }
        return (resting(low), low + 1 < body.groupCount ? resting(low + 1) : .greatestFiniteMagnitude)
    }

    // MARK: - Changing
    mutating func measure(_ item: Int, width: Double?, height: Double?) -> Bool {
        body.measure(item, width: width, height: height)
    }

    mutating func measureBoundary(_ index: Int, width: Double?, height: Double?) -> Bool {
        guard boundaries.measure(index, width: width, height: height) else { return false }
        makeRoom()
        return true
    }

    /// What lies at the sides leaves the groups less of it.
    private mutating func makeRoom() {
        var room = body.room
        let side = boundaries.side
        room[axis.other] = max(0, container[axis.other] - insets.both(axis.other) - side.start - side.end)
        guard room != body.room else { return }
        body = LayoutBody(
            body.spec, along: body.way, in: room, spacing: body.spacing, hugs: body.hugs, measures: body.measures)
    }

    /// Another description of the same items.
    mutating func renew(_ spec: LayoutSectionSpec) {
        guard !spec.isSame(as: self.spec) else { return }
        var made = LayoutSection(spec, along: axis, in: container, count: count)
        made.boundaries.adopt(boundaries)
        made.makeRoom()
        if made.body.room == body.room, made.body.way == body.way, !body.measures.isEmpty {
            made.body = LayoutBody(
                spec.group, along: body.way, in: body.room, spacing: spec.groupSpacing, hugs: body.hugs,
                measures: body.measures)
        }
        self = made
    }

    mutating func forget(_ item: Int) { body.forget(item) }
    mutating func edit(gone: [Range<Int>], placed: [Range<Int>]) { body.edit(gone: gone, placed: placed) }
}

/// How the groups of a section move that lie across the way of the layout.
package enum OrthogonalScrolling: Int, Hashable, Sendable {
    case continuous = 1, continuousGroupLeadingBoundary, paging, groupPaging, groupPagingCentered
}
