/// Sections of groups of items, along one axis: where everything lies, and what a rectangle touches.
///
/// A question costs what it finds, and the logarithm of the number of sections; in sections whose groups are alike nothing is kept for
/// each item. Values only: views, and who asks when, are somebody else's.
package struct CompositionalLayout {
    package enum Kind: Hashable, Sendable {
        case item
        /// Hung up at an item, or at the group that begins with it.
        case supplementary(String)
        /// At the boundary of a section, by its number in the section's list.
        case boundary(Int, String)
        /// At that of the whole layout.
        case layoutBoundary(Int, String)
        case decoration(String)
    }

    package struct Element: Hashable, Sendable {
        package var kind: Kind
        package var path: ListPath
        package var frame: LayoutRect
        package var zIndex: Int
        /// Whether it moves with its section's groups. Its frame is that before they were moved.
        package var isScrolled = false
        package var measuresWidth = false
        package var measuresHeight = false
    }

    package struct Configuration: Hashable, Sendable {
        package var axis = LayoutAxis.vertical
        package var sectionSpacing: Double = 0
        package var boundaries: [LayoutBoundary] = []
        package var boundaryInsets = LayoutInsets.zero
        package var scale: Double = 1

        package init() {}
    }

    package let configuration: Configuration
    package let container: LayoutSize
    private var sections: ContiguousArray<LayoutSection> = []
    /// How long each section is with what lies behind it.
    private var lengths = ExtentTree()
    private var boundaries: LayoutBoundaries
    /// How far things reach out of their sections.
    private var reach = 0.0
    private var axis: LayoutAxis { configuration.axis }
    private var spacing: Double { configuration.sectionSpacing.asLength }

    package init(_ configuration: Configuration, in size: LayoutSize, _ sections: [(LayoutSectionSpec, count: Int)]) {
        self.configuration = configuration
        let size = LayoutSize(size.width.asLength, size.height.asLength)
        container = size
        boundaries = LayoutBoundaries(
            configuration.boundaries, along: configuration.axis, in: size,
            insets: configuration.boundaryInsets.without(configuration.axis))
        for (spec, count) in sections {
            self.sections.append(LayoutSection(spec, along: configuration.axis, in: size, count: max(0, count)))
        }
        relist()
    }

    private mutating func relist() {
        let spacing = spacing
        lengths = ExtentTree(sections.map { ExtentRun(1, .known($0.spec.padding.asLength + $0.length + spacing)) })
        reach = sections.lazy.map { Self.reach(of: $0) }.max() ?? 0
    }

    /// Nothing but items, one below the other, that say how high they are.
    package var isColumnOfRows: Bool {
        axis == .vertical && boundaries.list.isEmpty && sections.allSatisfy { $0.spec.scrolling == nil && $0.body.isOfRows }
    }

    // MARK: - Lengths
    package var counts: [Int] { sections.map(\.count) }
    package var sectionCount: Int { sections.count }

    private var sectionsLength: Double { sections.isEmpty ? 0 : max(0, lengths.length - spacing) }

    package var size: LayoutSize {
        var size = container
        size[axis] = boundaries.before + sectionsLength + boundaries.after
        return size
    }

    private func start(of section: Int) -> Double {
        boundaries.before + lengths.offset(of: section) + sections[section].spec.padding.asLength
    }

    package func frame(ofSection section: Int) -> LayoutRect {
        LayoutRect(axis, start(of: section), sections[section].length, across: 0, breadth: container[axis.other])
    }

    /// What doesn't go as it is asked for in a section.
    package func problem(in section: Int) -> LayoutProblem? {
        let section = sections[section]
        return section.count > 0 ? section.body.problem : nil
    }

    // MARK: - One thing
    package func contains(_ path: ListPath) -> Bool {
        path.section >= 0 && path.section < sections.count && sections[path.section].body.contains(path.item)
    }

    package func element(at path: ListPath) -> Element? {
        guard contains(path) else { return nil }
        let section = sections[path.section]
        if let row = section.body.row(path.item) {
            return item(row.leaf, path, section, corner(path.section, section, path.item, row.size))
        }
        let group = section.body.group(of: path.item)
        let solved = section.body.solved(group)
        let corner = corner(path.section, section, group, solved.size)
        let number = path.item - section.body.items(of: group).lowerBound
        return number < solved.leaves.count ? item(solved.leaves[number], path, section, corner) : nil
    }

    /// The supplementary things of an item, and of groups that begin with it.
    package func supplementaries(at path: ListPath) -> [Element] {
        guard contains(path) else { return [] }
        let section = sections[path.section]
        let group = section.body.group(of: path.item)
        let solved = section.body.solved(group)
        let corner = corner(path.section, section, group, solved.size)
        let number = path.item - section.body.items(of: group).lowerBound
        var found: [Element] = []
        if number < solved.leaves.count { addSupplementaries(solved, number, path, section, corner, nil, &found) }
        return found
    }

    package func boundary(_ index: Int, ofSection number: Int, seen: LayoutRect?) -> Element {
        let section = sections[number]
        let start = start(of: number)
        let frame = section.boundaries.frame(
            index, length: section.length, seen: seen.map { ($0.start(axis) - start, $0.end(axis) - start) })
        let spec = section.spec.boundaries[index]
        return Element(
            kind: .boundary(index, spec.kind), path: ListPath(number, 0), frame: snapped(frame, start),
            zIndex: max(spec.zIndex, section.lowestZ), measuresWidth: spec.size.width.isMeasured,
            measuresHeight: spec.size.height.isMeasured)
    }

    package func layoutBoundary(_ index: Int, seen: LayoutRect?) -> Element {
        let frame = boundaries.frame(index, length: size[axis], seen: seen.map { ($0.start(axis), $0.end(axis)) })
        let spec = boundaries.list[index]
        return Element(
            kind: .layoutBoundary(index, spec.kind), path: ListPath(0, 0), frame: frame.snapped(configuration.scale),
            zIndex: spec.zIndex, measuresWidth: spec.size.width.isMeasured, measuresHeight: spec.size.height.isMeasured)
    }

    package func decoration(_ index: Int, ofSection number: Int) -> Element {
        let section = sections[number]
        let insets = section.spec.referenceInsets
        let across = axis.other
        let whole = LayoutRect(
            axis, 0, section.length, across: insets.start(across),
            breadth: max(0, container[across] - insets.both(across)))
        let spec = section.spec.decorations[index]
        return Element(
            kind: .decoration(spec.kind), path: ListPath(number, 0),
            frame: snapped(whole.inset(spec.insets), start(of: number)),
            zIndex: spec.zIndex)
    }

    private func snapped(_ frame: LayoutRect, _ start: Double) -> LayoutRect {
        (axis == .horizontal ? frame.moved(start, 0) : frame.moved(0, start)).snapped(configuration.scale)
    }

    private func corner(_ number: Int, _ section: LayoutSection, _ group: Int, _ size: LayoutSize) -> LayoutPoint {
        let start = start(of: number)
        let body = section.bodyStart
        let corner = section.body.corner(of: group, size)
        return axis == .horizontal
            ? LayoutPoint(start + body.x + corner.x, body.y + corner.y)
            : LayoutPoint(body.x + corner.x, start + body.y + corner.y)
    }

    private func item(
        _ leaf: SolvedGroup.Leaf, _ path: ListPath, _ section: LayoutSection, _ corner: LayoutPoint
    ) -> Element {
        Element(
            kind: .item, path: path, frame: leaf.frame.moved(corner.x, corner.y).snapped(configuration.scale),
            zIndex: max(leaf.zIndex, section.lowestZ), isScrolled: section.spec.scrolling != nil,
            measuresWidth: leaf.measuresWidth, measuresHeight: leaf.measuresHeight)
    }

    private func addSupplementaries(
        _ solved: SolvedGroup, _ number: Int, _ path: ListPath, _ section: LayoutSection, _ corner: LayoutPoint,
        _ rect: LayoutRect?, _ found: inout [Element]
    ) {
        func add(_ spec: LayoutSupplementary, _ frame: LayoutRect) {
            let frame = frame.moved(corner.x, corner.y).snapped(configuration.scale)
            if let rect, !frame.touches(rect) { return }
            found.append(
                Element(
                    kind: .supplementary(spec.kind), path: path, frame: frame, zIndex: max(spec.zIndex, section.lowestZ),
                    isScrolled: section.spec.scrolling != nil))
        }
        for extra in solved.extras where extra.leaf == number { add(extra.supplementary, extra.frame) }
        let leaf = solved.leaves[number]
        for supplementary in leaf.supplementaries { add(supplementary, supplementary.frame(in: leaf.frame)) }
    }

    // MARK: - What a rectangle touches
    /// What is in it, section by section; what belongs to an item stands before the item. What can be seen says where pinned things are, and
    /// the sections whose groups were moved are asked how far.
    package func elements(
        in rect: LayoutRect, seen: LayoutRect? = nil, moved: (_ section: Int) -> Double = { _ in 0 }
    ) -> [Element] {
        var found: [Element] = []
        addElements(in: rect, seen: seen, moved: moved, to: &found)
        return found
    }

    /// The same, to a list whose room is used again.
    package func addElements(
        in rect: LayoutRect, seen: LayoutRect?, moved: (_ section: Int) -> Double, to found: inout [Element]
    ) {
        for index in boundaries.list.indices {
            let element = layoutBoundary(index, seen: seen)
            if element.frame.touches(rect) { found.append(element) }
        }
        for number in sections(from: rect.start(axis), to: rect.end(axis)) {
            addSection(number, rect, seen, moved, &found)
        }
    }

    private func sections(from place: Double, to end: Double) -> Range<Int> {
        guard !sections.isEmpty, end >= place else { return 0..<0 }
        let from = place - boundaries.before - reach
        let to = end - boundaries.before + reach
        // Sections without length are nowhere, but something may reach out of them.
        let low = reach > 0 && from <= 0 ? 0 : lengths.index(at: from) ?? 0
        let high = reach > 0 && to >= lengths.length ? sections.count - 1 : lengths.index(at: to) ?? sections.count - 1
        return low..<max(low, high) + 1
    }

    private static func reach(of section: LayoutSection) -> Double {
        let body = section.spec.scrolling == nil ? section.body.overhang : section.body.sideOverhang
        return section.spec.boundaries.reduce(body) { reach, boundary in
            let size =
                boundary.extends
                ? 0
                : max(
                    boundary.size.width.length(in: section.container),
                    boundary.size.height.length(in: section.container))
            return max(reach, abs(boundary.offset.x.asPlace) + size, abs(boundary.offset.y.asPlace) + size)
        }
    }

    private func addSection(
        _ number: Int, _ rect: LayoutRect, _ seen: LayoutRect?, _ moved: (Int) -> Double, _ found: inout [Element]
    ) {
        let section = sections[number]
        for index in section.spec.decorations.indices {
            let element = decoration(index, ofSection: number)
            if element.frame.touches(rect) { found.append(element) }
        }
        for index in section.spec.boundaries.indices {
            let element = boundary(index, ofSection: number, seen: seen)
            if element.frame.touches(rect) { found.append(element) }
        }
        guard section.count > 0 else { return }
        let start = start(of: number)
        let body = section.bodyStart
        let corner = axis == .horizontal ? LayoutPoint(start + body.x, body.y) : LayoutPoint(body.x, start + body.y)
        var window = rect
        if let scroller = section.scroller {
            let over = section.body.sideOverhang
            let across = axis.other
            let seen = LayoutRect(
                axis, scroller.frame.start(axis) + start - over, scroller.frame.length(axis) + 2 * over,
                across: rect.start(across), breadth: rect.length(across))
            guard seen.touches(rect) else { return }
            window = LayoutRect(
                axis, rect.start(axis), rect.length(axis), across: moved(number).asPlace, breadth: container[across])
        }
        let way = section.body.way
        let from = window.start(way) - (way == .horizontal ? corner.x : corner.y)
        for group in section.body.groups(from: from, to: from + window.length(way)) {
            addGroup(group, number, section, corner, window, &found)
        }
    }

    private func addGroup(
        _ group: Int, _ number: Int, _ section: LayoutSection, _ body: LayoutPoint, _ window: LayoutRect,
        _ found: inout [Element]
    ) {
        if let row = section.body.row(group) {
            let own = section.body.corner(of: group, row.size)
            let element = item(
                row.leaf, ListPath(number, group), section, LayoutPoint(body.x + own.x, body.y + own.y))
            if element.frame.touches(window) { found.append(element) }
            return
        }
        let solved = section.body.solved(group)
        let own = section.body.corner(of: group, solved.size)
        let corner = LayoutPoint(body.x + own.x, body.y + own.y)
        let first = section.body.items(of: group).lowerBound
        for leaf in solved.leaves.indices {
            let path = ListPath(number, first + leaf)
            if !solved.extras.isEmpty || !solved.leaves[leaf].supplementaries.isEmpty {
                addSupplementaries(solved, leaf, path, section, corner, window, &found)
            }
            let element = item(solved.leaves[leaf], path, section, corner)
            if element.frame.touches(window) { found.append(element) }
        }
    }

    // MARK: - Sideways
    /// Where what moves by itself lies, and how large what is in it is; nil where a section's groups follow the layout's way.
    package func scroller(ofSection number: Int) -> (frame: LayoutRect, content: LayoutSize)? {
        guard let scroller = sections[number].scroller else { return nil }
        return (snapped(scroller.frame, start(of: number)), scroller.content)
    }

    /// The sections whose groups move by themselves.
    package var scrolledSections: [Int] { sections.indices.filter { sections[$0].spec.scrolling != nil } }

    package func rest(ofSection number: Int, at offset: Double, towards proposed: Double, velocity: Double) -> Double {
        sections[number].rest(of: offset, towards: proposed, velocity: velocity)
    }

    // MARK: - What is measured
    /// True if something lies elsewhere now.
    package mutating func measure(_ path: ListPath, width: Double?, height: Double?) -> Bool {
        guard contains(path), sections[path.section].measure(path.item, width: width, height: height) else { return false }
        relist(path.section)
        return true
    }

    package mutating func measureBoundary(_ index: Int, ofSection section: Int, width: Double?, height: Double?) -> Bool {
        guard sections.indices.contains(section), sections[section].spec.boundaries.indices.contains(index),
            sections[section].measureBoundary(index, width: width, height: height)
        else { return false }
        relist(section)
        return true
    }

    package mutating func measureLayoutBoundary(_ index: Int, width: Double?, height: Double?) -> Bool {
        boundaries.list.indices.contains(index) && boundaries.measure(index, width: width, height: height)
    }

    private mutating func relist(_ section: Int) {
        let length = sections[section].spec.padding.asLength + sections[section].length + spacing
        if lengths[section].length != length { lengths[section] = .known(length) }
        reach = max(reach, Self.reach(of: sections[section]))
    }

    // MARK: - Updates
    /// Items and sections as an update leaves them: what was measured stays with those that stay and with those that move.
    package mutating func apply(_ update: ListUpdate, _ spec: (_ section: Int) -> LayoutSectionSpec) {
        let moved = update.wishes.moved.map { ($0.value, measured($0.key)) }
        var changed: ContiguousArray<LayoutSection> = []
        let edited = update.sectionsWithItemChanges
        for number in update.after.indices {
            let now = spec(number)
            guard let source = update.section(before: number), !update.wishes.reloadedSections.contains(source),
                sections.indices.contains(source)
            else {
                changed.append(LayoutSection(now, along: axis, in: container, count: update.after[number]))
                continue
            }
            changed.append(sections[source])
            if edited.contains(source) || update.before[source] != update.after[number] {
                changed[changed.count - 1].edit(
                    gone: update.rangesGone(fromSection: source), placed: update.rangesPlaced(inSection: number))
            }
            changed[changed.count - 1].renew(now)
        }
        sections = changed
        for path in update.wishes.reloaded {
            if let now = update.path(after: path), contains(now) { sections[now.section].forget(now.item) }
        }
        for (path, size) in moved where contains(path) {
            _ = sections[path.section].measure(path.item, width: size.width, height: size.height)
        }
        relist()
    }

    /// Sections as they are described now; what was measured stays where there is as much room as before.
    package mutating func renew(_ spec: (_ section: Int) -> LayoutSectionSpec) {
        for number in sections.indices { sections[number].renew(spec(number)) }
        relist()
    }

    private func measured(_ path: ListPath) -> (width: Double?, height: Double?) {
        guard sections.indices.contains(path.section) else { return (nil, nil) }
        let measures = sections[path.section].body.measures
        return (measures.length(.horizontal, of: path.item), measures.length(.vertical, of: path.item))
    }
}
