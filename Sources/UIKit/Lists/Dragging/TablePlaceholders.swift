import AppleFoundation
import CoreGraphics
import ListEngine

/// Rows that stand for what is still to come. The data source knows nothing of them: its rows keep their names, and those below make room.
@MainActor final class TablePlaceholders {
    @MainActor final class Row {
        /// The row that it stands in front of.
        fileprivate(set) var path: ListPath
        let height: CGFloat
        let cell: UITableViewCell
        private weak var list: UITableView?
        /// The next update brings the row of one behind it.
        fileprivate var stays = false

        fileprivate init(_ path: ListPath, _ height: CGFloat, _ cell: UITableViewCell, _ list: UITableView) {
            (self.path, self.height, self.cell, self.list) = (path, height, cell, list)
        }

        /// False once it is gone.
        var isThere: Bool { list?.placeholders?.rows.contains { $0 === self } ?? false }
    }

    private(set) var rows: [Row] = []

    // MARK: - Coming and going
    /// Nil where its place is none of the table's, or nothing can be made for it.
    func add(_ placeholder: UITableViewPlaceholder, _ table: UITableView) -> Row? {
        let counts = table.content.loaded(table).counts
        guard let path = placeholder.insertionIndexPath.listRow, counts.indices.contains(path.section), path.item >= 0,
            path.item <= counts[path.section]
        else {
            reportMisuse(
                "request to insert placeholder at invalid index path (\(placeholder.insertionIndexPath))",
                exception: .internalInconsistencyException)
            return nil
        }
        guard let cell = table.display.dequeue(placeholder.reuseIdentifier, table) else {
            TableWarnings.notRegistered(placeholder.reuseIdentifier)
            return nil
        }
        placeholder.cellUpdateHandler?(cell)
        cell.configureIfNeeded()
        cell.takeBackground(table.look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
        let row = Row(path, height(placeholder, cell, table), cell, table)
        // The one that comes last stands where it was said to, before those that were put there earlier.
        rows.insert(row, at: rows.firstIndex { $0.path >= path } ?? rows.count)
        cell.frame = frame(of: row, table)
        table.insertSubview(cell, at: table.cellDepth)
        cell.isHidden = false
        move(table)
        return row
    }

    private func height(_ placeholder: UITableViewPlaceholder, _ cell: UITableViewCell, _ table: UITableView) -> CGFloat {
        if placeholder.rowHeight >= 0, placeholder.rowHeight.isFinite { return min(placeholder.rowHeight, 1e9) }
        let fitted = cell.systemLayoutSizeFitting(
            CGSize(width: table.cellWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return fitted > 0 && fitted.isFinite ? fitted : TableLook.standardRow
    }

    func remove(_ row: Row, _ table: UITableView, animated: Bool) {
        guard let index = rows.firstIndex(where: { $0 === row }) else { return }
        rows.remove(at: index)
        table.display.putAway(row.cell, table)
        if animated { move(table) } else { table.display.looksChanged(table) }
        table.pool.hideWaiting()
    }

    /// Everything comes anew.
    func removeAll(_ table: UITableView) {
        let old = rows
        rows = []
        for row in old { table.display.putAway(row.cell, table) }
    }

    private func move(_ table: UITableView) {
        table.display.looksChanged(table)
        table.updateContentSize()
        ControlLooks.change(table, animated: table.window != nil && UIView.areAnimationsEnabled) { table.display.place(table) }
        table.setNeedsLayout()
    }

    /// A row takes its place: those before it stay where they are.
    func exchange(_ row: Row, _ table: UITableView) {
        for other in rows {
            if other === row { break }
            if other.path == row.path { other.stays = true }
        }
        remove(row, table, animated: false)
    }

    /// They go with the rows that they stand in front of.
    func follow(_ update: ListUpdate, _ table: UITableView) {
        for row in rows {
            if row.stays {
                row.stays = false
                continue
            }
            guard let section = update.section(after: row.path.section) else {
                // Gone with its section.
                rows.removeAll { $0 === row }
                table.display.putAway(row.cell, table)
                continue
            }
            let count = update.after[section]
            if row.path.item >= update.before[row.path.section] {
                row.path = ListPath(section, count)
            } else {
                row.path = update.path(after: row.path) ?? ListPath(section, min(row.path.item, count))
            }
        }
        rows.sort { $0.path < $1.path }
    }

    // MARK: - Room
    var height: CGFloat { rows.reduce(0) { $0 + $1.height } }

    /// How far a row is from where the content has it.
    func shift(of path: ListPath) -> CGFloat { rows.reduce(0) { $1.path <= path ? $0 + $1.height : $0 } }

    func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
        rows.reduce(0) { $1.path.section < section || !isHeader && $1.path.section == section ? $0 + $1.height : $0 }
    }

    /// Where the content has what is shown there; nil in the room of a placeholder.
    func place(of y: CGFloat, _ table: UITableView) -> CGFloat? {
        var shift: CGFloat = 0
        for row in rows {
            let top = frame(of: row, table).minY
            if y < top { break }
            if y < top + row.height { return nil }
            shift += row.height
        }
        return y - shift
    }

    func frame(of row: Row, _ table: UITableView) -> CGRect {
        let extents = table.content.extents
        var y = table.display.top
        if extents.contains(row.path) {
            y += CGFloat(extents.start(of: .item(row.path)))
        } else if row.path.section < extents.sectionCount {
            y += CGFloat(extents.start(of: .footer(row.path.section)))
        }
        for other in rows {
            if other === row { break }
            y += other.height
        }
        return CGRect(x: table.cellStart, y: y, width: table.cellWidth, height: row.height)
    }

    /// Whether one stands in front of the row, or at the section's end.
    func stands(at path: ListPath) -> Bool { rows.contains { $0.path == path } }

    func show(_ table: UITableView) {
        for (index, row) in rows.enumerated() {
            let frame = frame(of: row, table)
            if row.cell.frame != frame { row.cell.frame = frame }
            let edges = edges(of: index, table)
            guard row.cell.setting.edges != edges || row.cell.setting.look != table.look else { continue }
            row.cell.setting.edges = edges
            row.cell.setting.look = table.look
            row.cell.setNeedsLayout()
        }
    }

    private func edges(of index: Int, _ table: UITableView) -> RowEdges {
        let path = rows[index].path
        let counts = table.content.extents.counts
        var edges: RowEdges = []
        if path.item == 0, index == 0 || rows[index - 1].path != path { edges.insert(.first) }
        let isLast = index == rows.count - 1 || rows[index + 1].path != path
        if counts.indices.contains(path.section), path.item == counts[path.section], isLast { edges.insert(.last) }
        return edges
    }
}
