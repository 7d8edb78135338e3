/// What lies at the boundary of a section or of the whole layout, and the room that it takes there.
struct LayoutBoundaries {
    let list: [LayoutBoundary]
    let axis: LayoutAxis
    /// How large each turned out to be.
    private var measured: [Int: LayoutSize] = [:]
    private(set) var sizes: [LayoutSize]
    /// Before the content along the axis, and behind it.
    private(set) var before = 0.0
    private(set) var after = 0.0
    /// The same across.
    private(set) var side = (start: 0.0, end: 0.0)
    private let container: LayoutSize
    private let insets: LayoutInsets

    /// The insets are what the container keeps free across the axis.
    init(_ list: [LayoutBoundary], along axis: LayoutAxis, in container: LayoutSize, insets: LayoutInsets) {
        self.list = list
        self.axis = axis
        self.insets = insets
        var inner = container
        inner[axis.other] = max(0, container[axis.other] - insets.both(axis.other))
        self.container = inner
        sizes = list.map { $0.size.size(in: inner) }
        reckon()
    }

    private mutating func reckon() {
        guard !list.isEmpty else { return }
        before = 0
        after = 0
        side = (0, 0)
        for (boundary, size) in zip(list, sizes) where boundary.extends {
            let along = boundary.alignment.share(axis)
            let across = boundary.alignment.share(axis.other)
            if along == 0 {
                before = max(before, size[axis])
            } else if along == 1 {
                after = max(after, size[axis])
            } else if across == 0 {
                side.start = max(side.start, size[axis.other])
            } else if across == 1 {
                side.end = max(side.end, size[axis.other])
            }
        }
    }

    /// What was measured of others of the same kinds is known of these.
    mutating func adopt(_ other: LayoutBoundaries) {
        guard other.list == list, other.container == container else { return }
        measured = other.measured
        sizes = other.sizes
        reckon()
    }

    /// True if that was news.
    mutating func measure(_ index: Int, width: Double?, height: Double?) -> Bool {
        let spec = list[index].size
        var size = sizes[index]
        if spec.width.isMeasured, let width { size.width = width.asLength }
        if spec.height.isMeasured, let height { size.height = height.asLength }
        guard size != sizes[index] else { return false }
        sizes[index] = size
        measured[index] = size
        reckon()
        return true
    }

    /// Where it lies in something of that length, from the beginning of its own room; as far as it may, it stays between two places.
    func frame(_ index: Int, length: Double, seen: (start: Double, end: Double)?) -> LayoutRect {
        let boundary = list[index]
        let size = sizes[index]
        let own = size[axis]
        let along = boundary.alignment.share(axis)
        let across = boundary.alignment.share(axis.other)
        let offset = boundary.offset
        let way = (axis == .horizontal ? offset.x : offset.y).asPlace
        var place: Double
        if along == 0 {
            place = (boundary.extends ? before - own : before) + way
            if boundary.pins, let seen { place = min(max(place, seen.start), max(place, length - after - own)) }
        } else if along == 1 {
            place = (boundary.extends ? length - after : length - after - own) + way
            if boundary.pins, let seen { place = max(min(place, seen.end - own), min(place, before)) }
        } else {
            place = before + (length - before - after - own) / 2 + way
        }
        let room = container[axis.other]
        let sideways = (axis == .horizontal ? offset.y : offset.x).asPlace
        let start = insets.start(axis.other) + (room - size[axis.other]) * across + sideways
        return LayoutRect(axis, place, own, across: start, breadth: size[axis.other]).inset(boundary.insets)
    }
}
