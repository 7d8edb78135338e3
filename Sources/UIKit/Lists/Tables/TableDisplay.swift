import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Which rows, headers and footers have views, and where those are.
@MainActor final class TableDisplay {
    struct Row {
        var path: ListPath
        let cell: UITableViewCell
    }

    struct Edge {
        let view: UIView
        /// The table made it for a title.
        let isReused: Bool
    }

    /// Those that can be seen, in order.
    var rows: [Row] = []
    var headers: [Int: Edge] = [:]
    var footers: [Int: Edge] = [:]
    private(set) var headerView: UIView?
    private(set) var footerView: UIView?
    /// Rows are asked for anew: their cells go first.
    private var needsNewCells = false
    private var needsMeasuring = false
    /// Where the window over the content may be with the same rows in it.
    private var steady: (top: ClosedRange<Double>, bottom: ClosedRange<Double>)?
    private(set) var isUpdating = false
    /// The row for which the data source is being asked, and whether it has got a cell for it already.
    var asked: (path: ListPath, isAnswered: Bool)?
    /// The offset stays, whatever rows above turn out to be.
    var keepsOffset = false
    /// The delegate is asked for a section's footer.
    var asksForFooter = false
    /// The existing cell of a row that is being configured again.
    var reconfigured: (row: ListPath, cell: UITableViewCell)?
    /// Counts what gives rows other names or other cells. An app may do that in any callback: what is being done then begins again.
    private(set) var generation = 0
    /// On their way out; kept for its room.
    private var unseen: [Row] = []
    /// So often that it goes on with what it has.
    private var isTired = false

    // MARK: - Notes
    func forgetPlaces() { steady = nil }

    /// All cells make room for new ones at the next layout.
    func forgetCells() {
        needsNewCells = true
        steady = nil
        if !isTired { generation &+= 1 }
    }

    /// Rows have other names.
    func renamed() { generation &+= 1 }

    /// Cells have asked for another size: whether that is to be seen.
    private var resizes: Bool?

    func resize(_ cell: UITableViewCell, _ table: UITableView) {
        guard !isUpdating, !table.updates.isApplying, row(of: cell, table) != nil else { return }
        resizes = (resizes ?? false) || UIView.areAnimationsEnabled
        table.setNeedsLayout()
    }

    /// All that were asked for at once.
    func resizeRows(_ table: UITableView) {
        guard let isAnimated = resizes else { return }
        resizes = nil
        let change = { table.updates.perform(nil, nil, table) }
        if isAnimated, table.window != nil { change() } else { UIView.performWithoutAnimation(change) }
    }

    func measureAgain() {
        needsMeasuring = true
        steady = nil
    }

    func looksChanged(_ table: UITableView) {
        steady = nil
        for row in rows {
            dress(row.cell, row.path, table)
            row.cell.setNeedsLayout()
        }
        table.setNeedsLayout()
    }

    /// Everything has another room for its text.
    func marginsChanged(_ table: UITableView) {
        table.content.heightsChanged(table)
        measureAgain()
        looksChanged(table)
        for edge in headers.values { edge.view.setNeedsLayout() }
        for edge in footers.values { edge.view.setNeedsLayout() }
    }

    var isPending: Bool { needsNewCells || steady == nil }

    // MARK: - Header and footer of the table
    /// Where the first section begins.
    var top: CGFloat { headerView?.frame.height ?? 0 }

    func setHeader(_ view: UIView?, _ table: UITableView) {
        if headerView !== view { takeAway(headerView, table) }
        headerView = view
        if let view {
            view.frame = CGRect(x: 0, y: 0, width: table.bounds.width, height: view.frame.height)
            if view.superview !== table { table.addSubview(view) }
        }
        placesChanged(table)
    }

    func setFooter(_ view: UIView?, _ table: UITableView) {
        if footerView !== view { takeAway(footerView, table) }
        footerView = view
        if let view, view.superview !== table { table.addSubview(view) }
        placesChanged(table)
    }

    /// One that somebody else has taken stays there.
    private func takeAway(_ view: UIView?, _ table: UITableView) {
        if let view, view.superview === table { view.removeFromSuperview() }
    }

    private func placesChanged(_ table: UITableView) {
        table.content.heightsChanged(table)
        steady = nil
        if table.content.isLoaded { table.updateContentSize() }
        placeEnds(table)
        table.setNeedsLayout()
    }

    func placeEnds(_ table: UITableView) {
        let width = table.bounds.width
        if let view = headerView {
            let frame = CGRect(x: 0, y: 0, width: width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
        if let view = footerView {
            let y = top + CGFloat(table.content.extents.length) + (table.placeholders?.height ?? 0)
            let frame = CGRect(x: 0, y: y, width: width, height: view.frame.height)
            if view.frame != frame { view.frame = frame }
        }
    }

    // MARK: - Asking
    func cell(at path: ListPath) -> UITableViewCell? {
        index(of: path).map { rows[$0].cell }
    }

    func index(of path: ListPath) -> Int? {
        var low = 0
        var high = rows.count
        while low < high {
            let middle = (low + high) / 2
            if rows[middle].path < path { low = middle + 1 } else { high = middle }
        }
        return low < rows.count && rows[low].path == path ? low : nil
    }

    func row(of cell: UITableViewCell, _ table: UITableView) -> ListPath? {
        guard cell.table === table, let path = cell.row, self.cell(at: path) === cell else { return nil }
        return path
    }

    // MARK: - Updating
    /// Brings the views in line with the content and the place of the window over it.
    func update(_ table: UITableView) {
        guard !isUpdating, !table.updates.isApplying else { return }
        let bounds = table.viewLayer.bounds
        if let background = table.backgroundView, background.frame != bounds { background.frame = bounds }
        table.content.prepare(table)
        let low = Double(bounds.minY - top)
        let high = Double(bounds.maxY - top)
        if let steady, !needsNewCells, steady.top.contains(low), steady.bottom.contains(high) {
            stickEdges(table)
            table.placeIndex()
            return
        }
        guard bounds.width > 0, bounds.height > 0 else { return }
        if table.window == nil, table.content.extents.length > 0 { TableWarnings.layoutOutsideWindow(table) }
        isUpdating = true
        defer { isUpdating = false }
        table.viewLayer.layoutIsDone()
        if table.swipe.isOpen, needsNewCells || table.isDragging { table.swipe.close(table, animated: !needsNewCells) }
        showAll(table)
        let round = generation
        table.pool.hideWaiting()
        place(table)
        table.prefetching.update(table)
        if round == generation { noteSteady(table) } else { table.setNeedsLayout() }
    }

    /// Until nobody has changed anything meanwhile.
    private func showAll(_ table: UITableView) {
        defer { isTired = false }
        for round in 0...100 {
            if round == 100 {
                isTired = true
                TableWarnings.loop(table)
            }
            let start = generation
            if needsNewCells { dropAllCells(table) }
            if needsMeasuring { remeasure(table) }
            table.content.prepare(table)
            let isFull = start == generation && fill(table)
            let (place, length) = (window(table), table.content.extents.length)
            if start == generation { updateEdges(table) }
            // A header that is measured moves the rows below it, and an app that hears of one may scroll.
            if start == generation, isFull, place == window(table), length == table.content.extents.length { break }
        }
        if isTired {
            needsNewCells = false
            table.viewLayer.layoutIsDone()
        }
    }

    private func noteSteady(_ table: UITableView) {
        let bounds = table.viewLayer.bounds
        let extents = table.content.extents
        let low = Double(bounds.minY - top)
        let high = Double(bounds.maxY - top)
        steady = nil
        guard table.placeholders?.rows.isEmpty ?? true else { return }
        guard let first = extents.part(at: low), let last = extents.part(at: high.nextDown) else { return }
        let (start, end) = (extents.start(of: first), extents.start(of: last))
        let bottomEnd = end + extents.extent(of: last).length
        var top = low < 0 ? (-Double.infinity, 0) : (start, (start + extents.extent(of: first).length).nextDown)
        var bottom = high > extents.length ? (extents.length, Double.infinity) : (min(end.nextUp, bottomEnd), bottomEnd)
        // Sums are rounded: where one part ends another may have begun already. What counts is when a row is one that can be seen.
        if let row = rows.first?.path {
            top.1 = min(top.1, self.end(of: row, extents).nextDown)
            if let above = preceding(row, extents) { top.0 = max(top.0, self.end(of: above, extents)) }
        }
        if let row = rows.last?.path {
            bottom.0 = max(bottom.0, extents.start(of: .item(row)).nextUp)
            if let below = following(row, extents) { bottom.1 = min(bottom.1, extents.start(of: .item(below))) }
        }
        guard top.0 <= low, low <= top.1, bottom.0 <= high, high <= bottom.1 else { return }
        steady = (top.0...top.1, bottom.0...bottom.1)
    }

    private func end(of path: ListPath, _ extents: ListExtents) -> Double {
        extents.start(of: .item(path)) + extents.extent(of: .item(path)).length
    }

    /// Cells that make room for new ones anyway.
    func dropOutdated(_ table: UITableView) { if needsNewCells { dropAllCells(table) } }

    private func dropAllCells(_ table: UITableView) {
        needsNewCells = false
        let old = rows
        rows = []
        for row in old { leave(row, table) }
        for section in headers.keys.sorted() { leaveEdge(section, isHeader: true, table) }
        for section in footers.keys.sorted() { leaveEdge(section, isHeader: false, table) }
    }

    /// The window over the content in the content's own measure.
    private func window(_ table: UITableView) -> (low: Double, high: Double) {
        let bounds = table.viewLayer.bounds
        // What lies below placeholders is shown farther down.
        return (Double(bounds.minY - top - (table.placeholders?.height ?? 0)), Double(bounds.maxY - top))
    }

    /// Rows that come into sight get their cells, those that leave it give theirs back.
    ///
    /// What can be seen stays where it is: when rows above it turn out to be of another height than estimated, the offset goes with them.
    /// False if the window has moved over the rows meanwhile: the content is shorter than estimated, rows above are while the offset stays,
    /// or the app has scrolled.
    private func fill(_ table: UITableView) -> Bool {
        let content = table.content
        let round = generation
        var (low, high) = window(table)
        dropUnseen(low, high, table)
        // An app that is told of rows on their way out may scroll.
        if round == generation, window(table) != (low, high) { return false }
        guard round == generation, let start = rows.first?.path ?? firstRow(low, high, content.extents) else { return true }
        if rows.isEmpty {
            guard let row = make(start, table) else { return true }
            rows = [row]
        }
        // Downwards, each row where the one before it ends. An update leaves gaps.
        var index = 0
        while let next = following(rows[index].path, content.extents), content.extents.start(of: .item(next)) < high {
            if index + 1 >= rows.count || rows[index + 1].path != next {
                guard let row = make(next, table) else { break }
                rows.insert(row, at: index + 1)
            }
            index += 1
        }
        if round != generation { return true }
        // Upwards, each row ending where the one below it begins.
        var shift = 0.0
        var hasSlid = false
        while let first = rows.first?.path, let previous = preceding(first, content.extents) {
            let extent = content.extents.extent(of: .item(previous))
            guard content.extents.start(of: .item(previous)) + extent.length > low else { break }
            guard let row = make(previous, table) else { break }
            rows.insert(row, at: 0)
            let growth = content.extents.extent(of: .item(previous)).length - extent.length
            // Where the offset stays, the rows below have moved instead.
            if keepsOffset, growth != 0 { hasSlid = true }
            let change = keepsOffset ? 0 : growth
            shift += change
            low += change
            high += change
        }
        if round != generation { return true }
        table.updateContentSize()
        if shift != 0 { table.moveContent(to: CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + CGFloat(shift))) }
        let (least, most) = window(table)
        if round == generation { dropUnseen(least, most, table) }
        return !hasSlid && abs(least - low) < 1e-3 && abs(most - high) < 1e-3
    }

    private func dropUnseen(_ low: Double, _ high: Double, _ table: UITableView) {
        for row in rows where !isSeen(row.path, low, high, table.content.extents) { unseen.append(row) }
        if unseen.isEmpty { return }
        rows.removeAll { row in unseen.contains { $0.path == row.path } }
        for row in unseen { leave(row, table) }
        unseen.removeAll(keepingCapacity: true)
    }

    private func isSeen(_ path: ListPath, _ low: Double, _ high: Double, _ extents: ListExtents) -> Bool {
        extents.contains(path) && extents.start(of: .item(path)) < high && end(of: path, extents) > low
    }

    private func firstRow(_ low: Double, _ high: Double, _ extents: ListExtents) -> ListPath? {
        switch extents.part(at: max(low, 0)) {
        case .item(let path)?: return extents.start(of: .item(path)) < high && low < extents.length ? path : nil
        case .header(let section)?: return ListPath(section, 0).checked(extents, high) ?? later(section, extents, high)
        case .footer(let section)?: return later(section, extents, high)
        case nil: return nil
        }
    }

    private func later(_ section: Int, _ extents: ListExtents, _ high: Double) -> ListPath? {
        following(ListPath(section, Int.max - 1), extents)?.checked(extents, high)
    }

    func following(_ path: ListPath, _ extents: ListExtents) -> ListPath? {
        guard path.section < extents.sectionCount else { return nil }
        if path.item < extents.itemCount(in: path.section) - 1 { return ListPath(path.section, path.item + 1) }
        var section = path.section + 1
        while section < extents.sectionCount {
            if extents.itemCount(in: section) > 0 { return ListPath(section, 0) }
            section += 1
        }
        return nil
    }

    func preceding(_ path: ListPath, _ extents: ListExtents) -> ListPath? {
        guard path.section < extents.sectionCount else { return nil }
        let before = min(path.item, extents.itemCount(in: path.section))
        if before > 0 { return ListPath(path.section, before - 1) }
        var section = path.section - 1
        while section >= 0 {
            let count = extents.itemCount(in: section)
            if count > 0 { return ListPath(section, count - 1) }
            section -= 1
        }
        return nil
    }

    /// Rows that can be seen, measured once more; what is first stays where it is.
    private func remeasure(_ table: UITableView) {
        needsMeasuring = false
        let look = table.look
        for row in rows where table.content.extents.contains(row.path) {
            if row.cell.setting.look != look {
                row.cell.setting.look = look
                row.cell.setNeedsLayout()
            }
            measure(row.cell, row.path, table)
        }
    }
}

extension ListPath {
    /// The row, if it is there and begins before the end of the window.
    fileprivate func checked(_ extents: ListExtents, _ high: Double) -> ListPath? {
        extents.contains(self) && extents.start(of: .item(self)) < high ? self : nil
    }
}
