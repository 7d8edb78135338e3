import AppleFoundation
import CoreGraphics
import ListEngine

/// A row's cell: asked for, measured, dressed, shown, and given back.
extension TableDisplay {
    /// Asks for the row's cell, measures it, and says that it is going to be seen. Nil if rows have other names by then.
    func make(_ path: ListPath, _ table: UITableView) -> Row? {
        if let cell = table.reorder.heldCell(at: path) { return Row(path: path, cell: cell) }
        let round = generation
        // Rows may be made while another one is being configured again: they get cells of their own.
        let other = reconfigured
        reconfigured = nil
        let asked = ask(path, table)
        reconfigured = other
        guard let cell = asked else { return nil }
        guard round == generation, table.content.extents.contains(path) else {
            if cell.row == nil { putAway(cell, table) }
            return nil
        }
        cell.table = table
        cell.row = path
        let isSelected = table.selection.contains(path)
        if cell.isSelected != isSelected { cell.setSelected(isSelected, animated: false) }
        cell.configureIfNeeded()
        dress(cell, path, table)
        measure(cell, path, table)
        cell.setControls(table.editing.controls(cell, path, table), isEditing: table.editing.isEditing)
        table.listDelegate?.`tableView(_:willDisplay:forRowAt:)`?(table, cell, IndexPath(path))
        // Whoever selects or deselects rows meanwhile finds those that are shown, which this one isn't yet.
        let isSelectedNow = table.selection.contains(path)
        if round == generation, isSelectedNow != isSelected, cell.isSelected != isSelectedNow {
            cell.setSelected(isSelectedNow, animated: false)
        }
        if cell.superview !== table {
            let isDue = table.viewLayer.needsLayout()
            table.insertSubview(cell, at: table.cellDepth)
            // What the table brings in itself is no reason to lay it out again.
            if !isDue, isUpdating { table.viewLayer.layoutIsDone() }
        }
        if cell.setting.isHiddenByTable {
            cell.setting.isHiddenByTable = false
            cell.isHidden = false
        }
        let row = Row(path: path, cell: cell)
        if round == generation { return row }
        leave(row, table)
        return nil
    }

    func ask(_ path: ListPath, _ table: UITableView) -> UITableViewCell? {
        let outer = asked
        asked = (path, false)
        defer { asked = outer }
        return table.dataSource?.tableView(table, cellForRowAt: IndexPath(path))
    }

    /// What the delegate says, what the constraints ask for, or what is known already.
    func measure(_ cell: UITableViewCell, _ path: ListPath, _ table: UITableView) {
        // No second owner of the extents: they are changed in place.
        let extent = table.content.extents.extent(of: .item(path))
        let heights = RowHeights(table)
        if extent.isKnown, !heights.isSelfSizing(path) { return }
        if let height = heights.given(path) {
            if !extent.isKnown || CGFloat(extent.length) != height { table.content.set(.item(path), height) }
            return
        }
        let width = table.cellWidth
        var height = cell.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if height <= 0 || !height.isFinite {
            TableWarnings.zeroHeight(cell)
            height = TableLook.standardRow
        }
        let pixels = table.traits.drawingScale
        height = (height * pixels - 1e-3).rounded(.up) / pixels
        if !extent.isKnown || CGFloat(extent.length) != height { table.content.set(.item(path), height) }
    }

    /// What the row's place in its section means for its looks.
    func dress(_ cell: UITableViewCell, _ path: ListPath, _ table: UITableView) {
        let look = table.look
        var edges: RowEdges = []
        let end = table.content.extents.itemCount(in: path.section)
        // A placeholder at an end of the section is the row there.
        if path.item == 0, table.placeholders?.stands(at: path) != true { edges.insert(.first) }
        if path.item == end - 1, table.placeholders?.stands(at: ListPath(path.section, end)) != true { edges.insert(.last) }
        if cell.setting.look != look || cell.setting.edges != edges {
            cell.setting.look = look
            cell.setting.edges = edges
            cell.setNeedsLayout()
        }
        cell.hearsConstraints = table.selfSizingInvalidation == .enabledIncludingConstraints
        cell.takeBackground(look.isGrouped ? .secondarySystemGroupedBackground : .systemBackground)
        if let level = table.listDelegate?.`tableView(_:indentationLevelForRowAt:)`?(table, IndexPath(path)),
            cell.indentationLevel != level
        {
            cell.indentationLevel = level
        }
    }

    /// A row that stayed on the screen for a while although its place was out of sight.
    func takeBack(_ row: Row) {
        guard !rows.contains(where: { $0.cell === row.cell }) else { return }
        row.cell.row = row.path
        rows.insert(row, at: rows.firstIndex { $0.path > row.path } ?? rows.count)
        forgetPlaces()
    }

    func leave(_ row: Row, _ table: UITableView) {
        if table.reorder.holds(row.cell) { return }
        row.cell.row = nil
        table.listDelegate?.`tableView(_:didEndDisplaying:forRowAt:)`?(table, row.cell, IndexPath(row.path))
        putAway(row.cell, table)
    }

    func putAway(_ cell: UITableViewCell, _ table: UITableView) {
        if table.swipe.isOpen { table.swipe.forget(cell, table) }
        cell.row = nil
        // Cells of a static table stay with it.
        if cell.setting.isStatic {
            cell.setting.isHiddenByTable = true
            cell.isHidden = true
        } else if !table.pool.keep(cell) {
            cell.removeFromSuperview()
        }
    }
}
