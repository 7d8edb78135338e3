import AppleFoundation
import CoreGraphics
import UIKit

/// What a person does with the rows of a table.
extension Stage {
    // MARK: Scrolling

    /// Brings a row into sight. Fails when there is no such row.
    @discardableResult
    public func scroll(
        _ table: UITableView, toRow row: IndexPath, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UITableViewCell? {
        shown(row, in: table, TestPlace(fileID: fileID, filePath: file, line: line, column: column))
    }

    /// Brings the row that shows this text into sight, wherever in the table it is.
    @discardableResult
    public func scroll(
        _ table: UITableView, toRow text: String, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) -> UITableViewCell? {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        return row(showing: text, in: table, place).flatMap { shown($0, in: table, place) }
    }

    // MARK: Tapping

    public func tapRow(
        _ row: IndexPath, in table: UITableView, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let cell = shown(row, in: table, place), let target = reach(cell.contentView, nil, place) else { return }
        tap(at: target)
        settle()
    }

    public func tapRow(
        _ text: String, in table: UITableView, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let row = row(showing: text, in: table, place) else { return }
        tapRow(row, in: table, fileID: fileID, file: file, line: line, column: column)
    }

    // MARK: Actions beside rows

    /// Swipes a row to the left or to the right, and presses the action that has this title.
    public func swipeRow(
        _ row: IndexPath, in table: UITableView, _ direction: UISwipeGestureRecognizer.Direction = .left,
        pressing title: String, fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line,
        column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let cell = shown(row, in: table, place), let middle = reach(cell.contentView, nil, place) else { return }
        let way: CGFloat = min(cell.bounds.width * 0.45, 180) * (direction.contains(.right) ? 1 : -1)
        drag(
            from: CGPoint(x: middle.x - way / 2, y: middle.y), to: CGPoint(x: middle.x + way / 2, y: middle.y), duration: 0.4)
        settle()
        // They are where the finger made room.
        let buttons = cell.subviews.compactMap { $0 as? UIButton }.filter {
            !$0.isHidden && $0.bounds.width > 0 && cell.bounds.minX != 0
        }
        let titles = buttons.map { $0.title(for: .normal) ?? $0.accessibilityLabel ?? "a picture" }
        guard let index = titles.firstIndex(of: title) else {
            let offer = titles.isEmpty ? "no actions" : titles.joined(separator: ", ")
            return fail("\(Self.name(row)) has no action \"\(title)\" on that side, but \(offer).", place)
        }
        guard let target = reach(buttons[index], nil, place) else { return }
        tap(at: target)
        settle()
    }

    public func swipeRow(
        _ text: String, in table: UITableView, _ direction: UISwipeGestureRecognizer.Direction = .left, pressing title: String,
        fileID: String = #fileID, file: StaticString = #filePath, line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard let row = row(showing: text, in: table, place) else { return }
        swipeRow(row, in: table, direction, pressing: title, fileID: fileID, file: file, line: line, column: column)
    }

    // MARK: Moving

    /// Takes a row by its handle and drops it where another one is. Both have to be visible at once.
    public func dragRow(
        _ row: IndexPath, in table: UITableView, to target: IndexPath, fileID: String = #fileID, file: StaticString = #filePath,
        line: UInt = #line, column: UInt = #column
    ) {
        let place = TestPlace(fileID: fileID, filePath: file, line: line, column: column)
        guard shown(row, in: table, place) != nil, shown(target, in: table, place) != nil else { return }
        guard let cell = table.cellForRow(at: row) else {
            return fail("\(Self.name(row)) and \(Self.name(target)) can't be seen at once.", place)
        }
        guard let handle = cell.subviews.first(where: { $0.accessibilityLabel == "Reorder" }) else {
            let reason = table.isEditing ? "its data source doesn't let it move" : "the table isn't in editing mode"
            return fail("\(Self.name(row)) has no handle to be moved by: \(reason).", place)
        }
        guard let start = reach(handle, nil, place) else { return }
        var way = table.rectForRow(at: target).midY - table.rectForRow(at: row).midY
        // What lies behind a section that it leaves comes nearer.
        if target.section > row.section { way -= cell.bounds.height }
        drag(from: start, to: CGPoint(x: start.x, y: start.y + way), duration: 0.6)
        settle()
    }

    // MARK: Looking

    static func name(_ row: IndexPath) -> String { "Row \(row.row) of section \(row.section)" }

    private func shown(_ row: IndexPath, in table: UITableView, _ place: TestPlace) -> UITableViewCell? {
        layoutNow()
        guard row.count == 2, row.section >= 0, row.section < table.numberOfSections else {
            fail("\(Self.name(row)) isn't there: the table has \(Self.count(table.numberOfSections, "section")).", place)
            return nil
        }
        let count = table.numberOfRows(inSection: row.section)
        guard row.row >= 0, row.row < count else {
            fail("\(Self.name(row)) isn't there: the section has \(Self.count(count, "row")).", place)
            return nil
        }
        table.scrollToRow(at: row, at: .none, animated: false)
        layoutNow()
        if let cell = table.cellForRow(at: row) { return cell }
        fail("\(Self.name(row)) can't be brought into sight.", place)
        return nil
    }

    private static func count(_ count: Int, _ thing: String) -> String {
        count == 0 ? "no \(thing)s" : "\(count) \(thing)\(count == 1 ? "" : "s")"
    }

    /// What can be seen first, then page by page from the top.
    private func row(showing text: String, in table: UITableView, _ place: TestPlace) -> IndexPath? {
        layoutNow()
        if let row = visibleRow(showing: text, in: table) { return row }
        let start = table.contentOffset
        var next = IndexPath(row: 0, section: 0)
        while let page = after(next, in: table) {
            table.scrollToRow(at: page, at: .top, animated: false)
            layoutNow()
            if let row = visibleRow(showing: text, in: table) { return row }
            let last = table.indexPathsForVisibleRows?.max() ?? page
            next = IndexPath(row: max(last.row, last == page ? last.row + 1 : 0), section: last.section)
            if last == page, after(next, in: table) == nil { break }
        }
        table.contentOffset = start
        layoutNow()
        let visible = table.visibleCells.compactMap { StageSearch.texts(in: $0).first }
        fail("No row of the table shows \"\(text)\". Those that can be seen show: \(visible.joined(separator: ", ")).", place)
        return nil
    }

    private func visibleRow(showing text: String, in table: UITableView) -> IndexPath? {
        table.visibleCells.first { StageSearch.texts(in: $0).contains(text) }.flatMap { table.indexPath(for: $0) }
    }

    /// The row itself, or the first one behind it.
    private func after(_ row: IndexPath, in table: UITableView) -> IndexPath? {
        var section = row.section
        var number = row.row
        while section < table.numberOfSections {
            if number < table.numberOfRows(inSection: section) { return IndexPath(row: number, section: section) }
            section += 1
            number = 0
        }
        return nil
    }
}
