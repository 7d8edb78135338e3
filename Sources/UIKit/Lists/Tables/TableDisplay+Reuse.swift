import AppleFoundation
import CoreGraphics
import ListEngine

/// Cells from the pool, and cells that are filled once more.
extension TableDisplay {
    // MARK: - Handing out
    func dequeue(_ identifier: String, _ table: UITableView) -> UITableViewCell? {
        if let reconfigured, reconfigured.cell.reuseIdentifier == identifier { return reconfigured.cell }
        let cell = table.pool.cell(identifier)
        cell?.table = table
        cell?.setting.look = table.look
        return cell
    }

    func dequeue(_ identifier: String, for indexPath: IndexPath, _ table: UITableView) -> UITableViewCell {
        guard let path = indexPath.listRow, table.content.loaded(table).contains(path) else {
            reportMisuse(
                "request for rect at invalid index path (<NSIndexPath: \(Diagnostics.address(table))> 2 indexes \(indexPath))",
                exception: .internalInconsistencyException)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        guard let cell = dequeue(identifier, table) else {
            TableWarnings.notRegistered(identifier)
            return UITableViewCell(style: .default, reuseIdentifier: identifier)
        }
        if reconfigured?.cell === cell { return cell }
        if asked?.path == path {
            if asked?.isAnswered == true { TableWarnings.secondCell(identifier, path) }
            asked?.isAnswered = true
        }
        let extent = table.content.extents.extent(of: .item(path))
        let height = (extent.isKnown ? nil : RowHeights(table).given(path)) ?? CGFloat(extent.length)
        let size = CGSize(width: table.cellWidth, height: height)
        if cell.bounds.size != size { cell.bounds.size = size }
        return cell
    }

    /// The same cells, filled once more and measured again.
    func reconfigure(_ paths: [IndexPath], _ table: UITableView) {
        for indexPath in paths {
            guard let path = indexPath.listRow, let cell = cell(at: path) else { continue }
            reconfigured = (path, cell)
            let start = generation
            let answer = ask(path, table)
            reconfigured = nil
            if answer !== cell {
                reportMisuse(
                    "The data source returned another cell than the one that is shown for the row that is reconfigured. Dequeue with "
                        + "the same identifier and the index path, and return that cell.",
                    exception: .internalInconsistencyException)
            }
            // The data source has changed rows meanwhile: this one may be called otherwise now, or be gone.
            guard start == generation else { continue }
            dress(cell, path, table)
            cell.configureIfNeeded()
            measure(cell, path, table)
        }
        forgetPlaces()
        table.setNeedsLayout()
    }
}
