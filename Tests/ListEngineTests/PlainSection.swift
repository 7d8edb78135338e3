import ListEngine

/// A section as it is described, laid out whole: group after group, item after item, nothing kept.
struct PlainSection {
    var spec: LayoutSectionSpec
    var count: Int
    var widths: [Int: Double] = [:]
    var heights: [Int: Double] = [:]
    var header: Double?

    mutating func insert(_ item: Int, _ number: Int) {
        func moved(_ list: [Int: Double]) -> [Int: Double] {
            Dictionary(uniqueKeysWithValues: list.map { ($0.key < item ? $0.key : $0.key + number, $0.value) })
        }
        (widths, heights) = (moved(widths), moved(heights))
        count += number
    }

    mutating func delete(_ item: Int, _ number: Int) {
        func moved(_ list: [Int: Double]) -> [Int: Double] {
            let kept = list.filter { $0.key < item || $0.key >= item + number }
            return Dictionary(uniqueKeysWithValues: kept.map { ($0.key < item ? $0.key : $0.key - number, $0.value) })
        }
        (widths, heights) = (moved(widths), moved(heights))
        count -= number
    }

    /// All frames from the section's beginning, and how long it is.
    func frames(_ isHorizontal: Bool) -> ([LayoutRect], Double) {
        let top = headerHeight
        let insets = spec.insets
        let width = 320 - insets.leading - insets.trailing
        // Beside the way that the layout scrolls a header takes room from the groups.
        let height = 400 - insets.top - insets.bottom - (isHorizontal ? top : 0)
        let isAcross = spec.scrolling != nil
        let goesRight = isHorizontal != isAcross
        var frames: [LayoutRect] = []
        var place = 0.0
        /// Of the groups of which something is known, if there are any.
        var breadths: [Double] = []
        var knownBreadths: [Double] = []
        let originX = insets.leading
        let originY = insets.top + top
        while frames.count < count {
            let first = frames.count
            var solver = PlainSolver(widths: widths, heights: heights, next: first, end: count)
            let node = solver.node(spec.group, max(0, width), max(0, height), nil, nil)
            guard !node.frames.isEmpty else { break }
            let edges = spec.group.edges
            let before = goesRight ? least(edges.leading) : least(edges.top)
            let after = goesRight ? least(edges.trailing) : least(edges.bottom)
            let side = goesRight ? least(edges.top) + least(edges.bottom) : least(edges.leading) + least(edges.trailing)
            var across = goesRight ? least(edges.top) : least(edges.leading)
            let own = goesRight ? node.height : node.width
            let room = isAcross ? own + side : goesRight ? max(0, height) : max(0, width)
            if case .flexible? = goesRight ? edges.top : edges.leading {
                across += max(0, room - own - side)
            }
            for frame in node.frames {
                frames.append(
                    goesRight
                        ? LayoutRect(originX + place + before + frame.x, originY + across + frame.y, frame.width, frame.height)
                        : LayoutRect(originX + across + frame.x, originY + place + before + frame.y, frame.width, frame.height))
            }
            let length = (goesRight ? node.width : node.height) + before + after
            place += max(0, length + spec.groupSpacing)
            breadths.append(own + side)
            let isKnown = (first..<frames.count).contains { widths[$0] != nil || heights[$0] != nil }
            if isKnown { knownBreadths.append(own + side) }
        }
        let breadth = (knownBreadths.isEmpty ? breadths : knownBreadths).max() ?? 0
        let sum = max(0, place - (frames.isEmpty ? 0 : spec.groupSpacing))
        let around = isHorizontal ? insets.leading + insets.trailing : insets.top + insets.bottom + top
        return (frames, around + (isAcross ? breadth : sum))
    }

    private var headerHeight: Double {
        guard let boundary = spec.boundaries.first else { return 0 }
        if let header { return header }
        if case .estimated(let estimate) = boundary.size.height { return estimate }
        return 0
    }
}

private func least(_ spacing: LayoutSpacing?) -> Double {
    switch spacing {
    case .fixed(let length)?, .flexible(let length)?: length
    case nil: 0
    }
}

private func isFlexible(_ spacing: LayoutSpacing?) -> Bool { if case .flexible? = spacing { true } else { false } }
private func isOpen(_ dimension: LayoutDimension) -> Bool { if case .estimated = dimension { true } else { false } }

private func length(_ dimension: LayoutDimension, _ width: Double, _ height: Double) -> Double {
    switch dimension {
    case .fractionalWidth(let share): share * width
    case .fractionalHeight(let share): share * height
    case .absolute(let length), .estimated(let length), .uniform(let length): length
    }
}

struct PlainNode {
    var width: Double
    var height: Double
    var frames: [LayoutRect] = []
}

/// One group after another, spelled out for both directions.
struct PlainSolver {
    let widths: [Int: Double]
    let heights: [Int: Double]
    var next: Int
    let end: Int

    mutating func node(_ spec: LayoutItemSpec, _ cw: Double, _ ch: Double, _ fw: Double?, _ fh: Double?) -> PlainNode {
        var width = fw ?? length(spec.size.width, cw, ch)
        var height = fh ?? length(spec.size.height, cw, ch)
        let openWidth = isOpen(spec.size.width) && fw == nil
        let openHeight = isOpen(spec.size.height) && fh == nil
        var insets = spec.insets
        if openWidth { (insets.leading, insets.trailing) = (0, 0) }
        if openHeight { (insets.top, insets.bottom) = (0, 0) }
        func inner(_ width: Double, _ height: Double) -> LayoutRect {
            LayoutRect(
                insets.leading, insets.top, max(0, width - insets.leading - insets.trailing),
                max(0, height - insets.top - insets.bottom))
        }
        guard let group = spec.group else {
            guard next < end else { return PlainNode(width: width, height: height) }
            if openWidth, let known = widths[next] { width = known }
            if openHeight, let known = heights[next] { height = known }
            next += 1
            return PlainNode(width: width, height: height, frames: [inner(width, height)])
        }
        let room = inner(width, height)
        var cells = fill(group, room, openWidth, openHeight)
        let goesRight = group.axis == .horizontal
        // How far they reach across.
        var breadth = goesRight ? room.height : room.width
        if goesRight ? openHeight : openWidth {
            let own = cells.filter { cell in
                guard !cell.node.frames.isEmpty else { return false }
                if goesRight, case .fractionalHeight = cell.spec.size.height { return false }
                if !goesRight, case .fractionalWidth = cell.spec.size.width { return false }
                return true
            }
            if !own.isEmpty {
                breadth = own.map { cell in
                    goesRight
                        ? cell.node.height + least(cell.spec.edges.top) + least(cell.spec.edges.bottom)
                        : cell.node.width + least(cell.spec.edges.leading) + least(cell.spec.edges.trailing)
                }.max()!
            }
            for index in cells.indices where breadth != (goesRight ? room.height : room.width) {
                guard !cells[index].node.frames.isEmpty else { continue }
                let spec = cells[index].spec
                var share: Double?
                if goesRight, case .fractionalHeight(let part) = spec.size.height { share = part }
                if !goesRight, case .fractionalWidth(let part) = spec.size.width { share = part }
                guard let share else { continue }
                let count = cells[index].node.frames.count
                var again = PlainSolver(
                    widths: widths, heights: heights, next: cells[index].first, end: cells[index].first + count)
                let kept =
                    goesRight
                    ? (isOpen(spec.size.width) ? nil : cells[index].node.width)
                    : (isOpen(spec.size.height) ? nil : cells[index].node.height)
                let node =
                    goesRight
                    ? again.node(spec, room.width, room.height, kept, share * breadth)
                    : again.node(spec, room.width, room.height, share * breadth, kept)
                if node.frames.count == count { cells[index].node = node }
            }
        }
        // What is left along.
        let gap = least(group.spacing)
        var used = Double(max(0, cells.count - 1)) * gap
        var shares = isFlexible(group.spacing) ? max(0, cells.count - 1) : 0
        for cell in cells {
            let edges = cell.spec.edges
            let (before, after) = goesRight ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
            used += (goesRight ? cell.node.width : cell.node.height) + least(before) + least(after)
            shares += (isFlexible(before) ? 1 : 0) + (isFlexible(after) ? 1 : 0)
        }
        let whole = (goesRight ? openWidth : openHeight) ? used : goesRight ? room.width : room.height
        let share = shares > 0 ? max(0, whole - used) / Double(shares) : 0
        var frames: [LayoutRect] = []
        var place = 0.0
        for (number, cell) in cells.enumerated() {
            if number > 0 { place += gap + (isFlexible(group.spacing) ? share : 0) }
            let edges = cell.spec.edges
            let (before, after) = goesRight ? (edges.leading, edges.trailing) : (edges.top, edges.bottom)
            let (above, below) = goesRight ? (edges.top, edges.bottom) : (edges.leading, edges.trailing)
            place += least(before) + (isFlexible(before) ? share : 0)
            let free = max(0, breadth - (goesRight ? cell.node.height : cell.node.width) - least(above) - least(below))
            let parts = (isFlexible(above) ? 1 : 0) + (isFlexible(below) ? 1 : 0)
            let side = least(above) + (isFlexible(above) ? free / Double(parts) : 0)
            for frame in cell.node.frames {
                frames.append(
                    LayoutRect(
                        room.x + frame.x + (goesRight ? place : side), room.y + frame.y + (goesRight ? side : place),
                        frame.width, frame.height))
            }
            place += (goesRight ? cell.node.width : cell.node.height) + least(after) + (isFlexible(after) ? share : 0)
        }
        if openWidth { width = goesRight ? whole : breadth }
        if openHeight { height = goesRight ? breadth : whole }
        return PlainNode(width: width, height: height, frames: frames)
    }

    private struct Cell {
        var node: PlainNode
        let spec: LayoutItemSpec
        let first: Int
    }

    private mutating func fill(
        _ group: LayoutGroupSpec, _ room: LayoutRect, _ openWidth: Bool, _ openHeight: Bool
    ) -> [Cell] {
        let goesRight = group.axis == .horizontal
        let open = goesRight ? openWidth : openHeight
        let whole = goesRight ? room.width : room.height
        let gap = least(group.spacing)
        var items: [LayoutItemSpec] = []
        var most: Int?
        var share: Double?
        switch group.content {
        case .cycle(let list): items = list
        case .repeated(let list, let count): (items, most) = (list, count)
        case .shared(let list, let count):
            (items, most) = (list, count)
            share = (whole - Double(count - 1) * gap) / Double(count)
            if share! <= 0, !open { return [] }
        case .custom: break
        }
        if most == nil, !open, whole <= 0 { return [] }
        let wantsGhosts =
            !open
            && (isFlexible(group.spacing)
                || items.contains {
                    goesRight
                        ? isFlexible($0.edges.leading) || isFlexible($0.edges.trailing)
                        : isFlexible($0.edges.top) || isFlexible($0.edges.bottom)
                })
        var cells: [Cell] = []
        var used = 0.0
        var mark = -1.0
        while cells.count < most ?? 1000 {
            let spec = items[cells.count % items.count]
            if next >= end, cells.isEmpty || !wantsGhosts { break }
            if most == nil, cells.count % items.count == 0, !cells.isEmpty {
                if used <= mark { break }
                mark = used
            }
            let edges =
                goesRight
                ? least(spec.edges.leading) + least(spec.edges.trailing) : least(spec.edges.top) + least(spec.edges.bottom)
            let ownDimension = goesRight ? spec.size.width : spec.size.height
            var forced: Double?
            if let share, !open || !isOpen(ownDimension) { forced = max(0, share - edges) }
            let first = next
            var made = node(spec, room.width, room.height, goesRight ? forced : nil, goesRight ? nil : forced)
            if most == nil {
                let own = open ? length(ownDimension, room.width, room.height) : goesRight ? made.width : made.height
                let reach = (cells.isEmpty ? 0 : used + gap) + own + edges
                if reach > whole + 1e-6 {
                    if !cells.isEmpty {
                        next = first
                        break
                    }
                    if !open {
                        next = first
                        let all = max(0, whole - edges)
                        made = node(spec, room.width, room.height, goesRight ? all : nil, goesRight ? nil : all)
                    }
                }
                used = reach
            }
            cells.append(Cell(node: made, spec: spec, first: first))
        }
        if !wantsGhosts { while cells.last?.node.frames.isEmpty == true { cells.removeLast() } }
        return cells
    }
}
