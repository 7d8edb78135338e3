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
        pressAction(title, beside: cell, named: ListSearch(table, self).name(row), place)
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
        let search = ListSearch(table, self)
        guard search.shown(row, place) != nil, search.shown(target, place) != nil else { return }
        guard let cell = table.cellForRow(at: row) else {
            return fail("\(search.name(row)) and \(search.name(target)) can't be seen at once.", place)
        }
        guard let handle = cell.subviews.first(where: { $0.accessibilityLabel == "Reorder" }) else {
            let reason = table.isEditing ? "its data source doesn't let it move" : "the table isn't in editing mode"
            return fail("\(search.name(row)) has no handle to be moved by: \(reason).", place)
        }
        guard let start = reach(handle, nil, place) else { return }
        var way = table.rectForRow(at: target).midY - table.rectForRow(at: row).midY
        // What lies behind a section that it leaves comes nearer.
        if target.section > row.section { way -= cell.bounds.height }
        drag(from: start, to: CGPoint(x: start.x, y: start.y + way), duration: 0.6)
        settle()
    }

    // MARK: Looking

    private func shown(_ row: IndexPath, in table: UITableView, _ place: TestPlace) -> UITableViewCell? {
        ListSearch(table, self).shown(row, place) as? UITableViewCell
    }

    private func row(showing text: String, in table: UITableView, _ place: TestPlace) -> IndexPath? {
        ListSearch(table, self).path(showing: text, place)
    }

    /// The buttons that a swipe laid bare beside a cell, by their titles.
    func pressAction(_ title: String, beside cell: UIView, named name: String, _ place: TestPlace) {
        // They are where the finger made room.
        let buttons = cell.subviews.compactMap { $0 as? UIButton }.filter {
            !$0.isHidden && $0.bounds.width > 0 && cell.bounds.minX != 0
        }
        let titles = buttons.map { $0.title(for: .normal) ?? $0.accessibilityLabel ?? "a picture" }
        guard let index = titles.firstIndex(of: title) else {
            let offer = titles.isEmpty ? "no actions" : titles.joined(separator: ", ")
            return fail("\(name) has no action \"\(title)\" on that side, but \(offer).", place)
        }
        guard let target = reach(buttons[index], nil, place) else { return }
        tap(at: target)
        settle()
    }
}
