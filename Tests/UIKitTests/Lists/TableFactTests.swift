import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Values, defaults, and what is said of mistakes.
@MainActor @Suite("Lists / Table facts")
struct TableFactTests {
    private func words(_ body: () -> Void) -> [String] { Misuse.observed { body() }.map(\.message) }

    // MARK: Values
    @Test(.documented("UITableView.Style, UITableView.ScrollPosition, UITableView.RowAnimation, UITableViewCell.CellStyle"))
    func `numbers of styles, positions and animations`() {
        #expect([UITableView.Style.plain, .grouped, .insetGrouped].map(\.rawValue) == [0, 1, 2])
        #expect([UITableView.ScrollPosition.none, .top, .middle, .bottom].map(\.rawValue) == [0, 1, 2, 3])
        #expect(
            [UITableView.RowAnimation.fade, .right, .left, .top, .bottom, .none, .middle, .automatic].map(\.rawValue)
                == [0, 1, 2, 3, 4, 5, 6, 100])
        #expect([UITableViewCell.CellStyle.default, .value1, .value2, .subtitle].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITableViewCell.SelectionStyle.none, .blue, .gray, .default].map(\.rawValue) == [0, 1, 2, 3])
        #expect([UITableViewCell.EditingStyle.none, .delete, .insert].map(\.rawValue) == [0, 1, 2])
        #expect(
            [UITableViewCell.AccessoryType.none, .disclosureIndicator, .detailDisclosureButton, .checkmark, .detailButton].map(
                \.rawValue) == [0, 1, 2, 3, 4])
        #expect([UITableViewCell.SeparatorStyle.none, .singleLine].map(\.rawValue) == [0, 1])
    }

    @Test(.oracle("LIST-44"))
    func `a cell made in code is as wide as an early phone`() {
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    @Test(.documented("UITableViewCell"))
    func `a fresh cell has UIKit's defaults`() {
        let cell = UITableViewCell(style: .subtitle, reuseIdentifier: "a")
        #expect(cell.selectionStyle == .default && cell.accessoryType == .none && cell.editingStyle == .none)
        #expect(cell.indentationLevel == 0 && cell.indentationWidth == 10 && cell.shouldIndentWhileEditing)
        #expect(!cell.showsReorderControl && !cell.isSelected && !cell.isHighlighted && !cell.isEditing)
        #expect(cell.contentConfiguration == nil && cell.backgroundConfiguration == nil)
        #expect(cell.automaticallyUpdatesContentConfiguration && cell.automaticallyUpdatesBackgroundConfiguration)
        #expect(cell.textLabel != nil && cell.detailTextLabel != nil && cell.imageView != nil)
        #expect(UITableViewCell(style: .default, reuseIdentifier: nil).detailTextLabel == nil)
        var content = UIListContentConfiguration.cell()
        content.text = "a"
        cell.contentConfiguration = content
        #expect(cell.textLabel == nil && cell.detailTextLabel == nil && cell.imageView == nil)
    }

    // MARK: Questions
    @Test(.documented("UITableView.cellForRow(at:), indexPath(for:), indexPathForRow(at:), indexPathsForRows(in:)"))
    func `what isn't there is nil`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 44 }
        let table = scene.table
        #expect(table.cellForRow(at: IndexPath(row: 9, section: 0)) == nil)
        #expect(table.cellForRow(at: IndexPath(row: 0, section: 4)) == nil)
        #expect(table.indexPath(for: UITableViewCell(style: .default, reuseIdentifier: nil)) == nil)
        #expect(table.indexPathForRow(at: CGPoint(x: 5, y: 400)) == nil)
        #expect(table.indexPathForSelectedRow == nil && table.indexPathsForSelectedRows == nil)
        #expect(table.dequeueReusableCell(withIdentifier: "nobody") == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "nobody") == nil)
        #expect(table.headerView(forSection: 0) == nil)
    }

    @Test(.documented("UITableView.scrollToRow(at:at:animated:): NSNotFound"))
    func `a section without rows is scrolled to by a row that is none`() {
        let rows = TableRows([(0..<30).map { "\($0)" }, [], (0..<30).map { "\($0)" }])
        rows.headers = [1: "Empty"]
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        scene.table.scrollToRow(at: IndexPath(row: NSNotFound, section: 1), at: .top, animated: false)
        #expect(scene.table.contentOffset.y == scene.table.rect(forSection: 1).minY)
    }

    @Test(.documented("UITableView.register(_:forCellReuseIdentifier:)"))
    func `a later registration takes the place of an earlier one, and nil takes it away`() {
        final class Other: UITableViewCell {}
        let table = TableScene(TableRows(count: 1)).table
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.register(Other.self, forCellReuseIdentifier: "c")
        #expect(table.dequeueReusableCell(withIdentifier: "c") is Other)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "c")
        #expect(table.dequeueReusableCell(withIdentifier: "c") == nil)
    }

    @Test(.documented("UITableView.selectionDidChangeNotification"))
    func `a user's selection is posted, an app's isn't`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 44 }
        var posts = 0
        let token = NotificationCenter.default.addObserver(
            forName: UITableView.selectionDidChangeNotification, object: scene.table, queue: nil
        ) { _ in MainActor.assumeIsolated { posts += 1 } }
        defer { NotificationCenter.default.removeObserver(token) }
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        #expect(posts == 0)
        scene.stage.tap(at: scene.point(0))
        #expect(posts == 1 && scene.table.indexPathForSelectedRow == IndexPath(row: 0, section: 0))
    }

    // MARK: Cells that lay themselves out
    private final class CountingTable: UITableView {
        var passes = 0
        override func layoutSubviews() {
            passes += 1
            super.layoutSubviews()
        }
    }

    private final class RestlessRows: TableRows {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
            cell.setNeedsLayout()
            cell.layoutIfNeeded()
            return cell
        }
    }

    @Test(.oracle("COLL-35"))
    func `a cell that lays itself out while it is made doesn't lay out its table`() {
        let table = CountingTable(frame: CGRect(x: 0, y: 0, width: 320, height: 400), style: .plain)
        table.rowHeight = 44
        table.contentInsetAdjustmentBehavior = .never
        let rows = RestlessRows(count: 30)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        table.dataSource = rows
        let stage = Stage(device: .iPhone15)
        stage.window.addSubview(table)
        table.layoutIfNeeded()
        #expect(table.passes == 1 && table.visibleCells.count == 10)
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.passes == 2 && table.visibleCells.first?.frame.minY == 88)
    }

    // MARK: Mistakes
    private final class TwoCells: TableRows {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if indexPath.row == 0 { _ = tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath) }
            return tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }
    }

    @Test(.oracle("LIST-39"))
    func `a row has one cell`() {
        var scene: TableScene?
        let said = words {
            scene = TableScene(TwoCells(count: 2)) { $0.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
        }
        #expect(
            said.count == 1
                && said[0].hasPrefix("Attempted to dequeue multiple cells for the same index path, which is not allowed."))
        #expect(said[0].contains("Cell identifier: c, index path: <NSIndexPath") && scene?.table.visibleCells.count == 2)
    }

    @Test(.oracle("LIST-41"))
    func `a height below nothing is an exception`() {
        let rows = TableRows(count: 1)
        let heights = TableHeights(rows)
        heights.height = { _ in -0.01 }
        let said = words { _ = TableScene(rows) { $0.delegate = heights } }
        #expect(
            said.contains {
                $0.hasPrefix("table view row height must not be negative - provided height for index path (<NSIndexPath")
            })
        #expect(said.contains { $0.hasSuffix(") is -0.010000") })
    }

    @Test(.oracle("LIST-42"))
    func `a controller that has no cell is an exception`() {
        final class Empty: UITableViewController {
            override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
        }
        let stage = Stage(device: .iPhone15)
        let said = words {
            stage.window.rootViewController = Empty()
            stage.layoutNow()
        }
        #expect(
            said.contains {
                $0.hasPrefix("UITableView (<UITableView: ") && $0.contains(") failed to obtain a cell from its dataSource (<")
            })
    }

    @Test(.oracle("LIST-43"))
    func `a cell can't be dequeued for a row that isn't there`() {
        let table = TableScene(TableRows(count: 1)).table
        table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let said = words { _ = table.dequeueReusableCell(withIdentifier: "c", for: IndexPath(row: 7, section: 0)) }
        #expect(said.count == 1 && said[0].hasPrefix("request for rect at invalid index path (<NSIndexPath: 0x"))
    }

    @Test(.documented("UITableViewHeaderFooterView.backgroundView; UITableViewCell.contentView"))
    func `what belongs to the table isn't the app's to set`() {
        let header = UITableViewHeaderFooterView(reuseIdentifier: nil)
        #expect(
            words { header.backgroundColor = .red } == [
                "Changing the background color of UITableViewHeaderFooterView is not supported. Use the background view configuration instead."
            ])
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        let said = words { cell.contentView.translatesAutoresizingMaskIntoConstraints = false }
        #expect(
            said.count == 1
                && said[0].hasPrefix(
                    "Changing the translatesAutoresizingMaskIntoConstraints property of the contentView of a UITableViewCell is not supported"
                ))
    }
}
