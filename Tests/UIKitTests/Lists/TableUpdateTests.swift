import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Updates")
struct TableUpdateTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test(.documented("WWDC-2018-225: batch updates"))
    func `a batch deletes by old places, inserts by new ones, and keeps the cells of rows that stay`() {
        let rows = TableRows([["a", "b", "c", "d"]])
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        let kept = scene.table.cellForRow(at: path(3))
        var finished: Bool?
        scene.table.performBatchUpdates {
            rows.sections = [["x", "b", "d", "y"]]
            scene.table.insertRows(at: [path(0), path(3)], with: .fade)
            scene.table.deleteRows(at: [path(0), path(2)], with: .left)
        } completion: {
            finished = $0
        }
        #expect(finished == nil)
        #expect(scene.visibleTexts == ["x", "b", "d", "y"])
        #expect(scene.table.cellForRow(at: path(2)) === kept)
        scene.stage.settle()
        #expect(finished == true)
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
        #expect(scene.table.visibleCells.allSatisfy { $0.alpha == 1 })
    }

    @Test(.documented("UITableView.reloadRows(at:with:)"))
    func `a reloaded row gets another cell, a reconfigured one keeps its own`() {
        let rows = TableRows([["a", "b"]])
        let scene = TableScene(rows)
        let cells = scene.table.visibleCells
        rows.sections = [["A", "B"]]
        scene.table.reloadRows(at: [path(0)], with: .automatic)
        scene.stage.settle()
        #expect(scene.visibleTexts == ["A", "b"] && scene.table.visibleCells[0] !== cells[0])
        scene.table.reconfigureRows(at: [path(1)])
        #expect(scene.visibleTexts == ["A", "B"] && scene.table.visibleCells[1] === cells[1])
    }

    @Test(.assumed("each row that is shown has a cell of its own"))
    func `rows that come while another one is configured again get cells of their own`() {
        let rows = RandomRows([["a", "b", "c"]])
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        let cell = scene.table.cellForRow(at: path(1))
        rows.inside = {
            rows.sections = [["new", "a", "b", "c"]]
            scene.table.insertRows(at: [self.path(0)], with: .none)
        }
        scene.table.reconfigureRows(at: [path(1)])
        scene.stage.settle()
        #expect(scene.visibleTexts == ["new", "a", "b", "c"] && scene.table.cellForRow(at: path(2)) === cell)
        #expect(Set(scene.table.visibleCells.map { ObjectIdentifier($0) }).count == 4)
    }

    @Test(.assumed("whatever a row's height was estimated as, no room that rows could fill stays empty"))
    func `a row that comes in lower than estimated leaves room for the last one`() {
        let rows = TableRows([["a", "b", "c", "d", "e", "f", "g", "h", "i"]])
        let heights = TableHeights(rows)
        // Estimated as 44.
        heights.height = { $0.row == 0 ? 30 : 44 }
        let scene = TableScene(rows, size: CGSize(width: 375, height: 219)) { $0.delegate = heights }
        #expect(scene.visibleTexts == ["a", "b", "c", "d", "e", "f"])
        rows.sections[0].insert("new", at: 0)
        scene.table.insertRows(at: [path(0)], with: .automatic)
        // 30 + 4 · 44 is less than 219: there is room for the sixth.
        #expect(scene.visibleTexts == ["new", "a", "b", "c", "d", "e"])
        scene.stage.settle()
        #expect(scene.visibleTexts == ["new", "a", "b", "c", "d", "e"] && scene.table.contentOffset.y == 0)
    }

    @Test(.documented("UITableView.moveRow(at:to:)"))
    func `a moved row keeps its cell and slides`() {
        let rows = TableRows([["a", "b", "c"]])
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        let cell = scene.table.cellForRow(at: path(2))!
        rows.sections = [["c", "a", "b"]]
        scene.table.moveRow(at: path(2), to: path(0))
        #expect(scene.table.indexPath(for: cell) == path(0) && cell.frame.minY == 0)
        #expect(cell.layer.presentation()?.frame.minY == 80)
        scene.stage.settle()
        #expect(scene.visibleTexts == ["c", "a", "b"])
    }

    @Test(.oracle("LIST-1, LIST-64"))
    func `a wrong count is refused in UIKit's words, and the table shows what is there`() {
        let rows = TableRows([["a", "b"]])
        let scene = TableScene(rows)
        rows.sections = [["a", "b", "c", "d"]]
        let said = Misuse.observed { scene.table.insertRows(at: [path(2)], with: .fade) }
        #expect(said.count == 1)
        #expect(
            said[0].message.hasPrefix(
                "Invalid batch updates detected: the number of sections and/or rows returned by the data source before and after "
                    + "performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with row "
                    + "counts: [2] }\nData source after updates = { 1 section with row counts: [4] }\nUpdates = [\n\tInsert row (0 - 2)\n]"
                    + "\nTable view: <UITableView: 0x"))
        #expect(
            said[0].message.contains(
                "\nInvalid update: invalid number of rows in section 0. The number of rows contained in an existing section after the update "
                    + "(4) must be equal to the number of rows contained in that section before the update (2), plus or minus the number "
                    + "of rows inserted or deleted from that section (1 inserted, 0 deleted)"))
        scene.stage.layoutNow()
        #expect(scene.visibleTexts == ["a", "b", "c", "d"])
    }

    @Test(.documented("UITableView.beginUpdates()"))
    func `blocks nest, and only the outermost end acts`() {
        let rows = TableRows([["a"]])
        let scene = TableScene(rows)
        scene.table.beginUpdates()
        scene.table.beginUpdates()
        rows.sections = [["a", "b", "c"]]
        scene.table.insertRows(at: [path(1)], with: .none)
        scene.table.endUpdates()
        #expect(scene.table.hasUncommittedUpdates && scene.table.numberOfRows(inSection: 0) == 1)
        scene.table.insertRows(at: [path(2)], with: .none)
        scene.table.endUpdates()
        #expect(!scene.table.hasUncommittedUpdates && scene.visibleTexts == ["a", "b", "c"])
    }

    @Test(.documented("UITableView.insertSections(_:with:)"))
    func `sections come, go and move with their rows and headers`() {
        let rows = TableRows([["a"], ["b"], ["c"]])
        rows.headers = [0: "A", 1: "B", 2: "C"]
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        rows.sections = [["c"], ["new"], ["a"]]
        rows.headers = [0: "C", 1: "New", 2: "A"]
        scene.table.performBatchUpdates {
            scene.table.deleteSections([1], with: .fade)
            scene.table.insertSections([1], with: .fade)
            scene.table.moveSection(2, toSection: 0)
        }
        scene.stage.settle()
        #expect(scene.visibleTexts == ["c", "new", "a"])
        #expect((0..<3).map { scene.table.headerView(forSection: $0)?.textLabel?.text } == ["C", "New", "A"])
    }

    @Test(.documented("UIView.performWithoutAnimation(_:)"))
    func `without animations rows are where they belong at once`() {
        let rows = TableRows([["a", "b"]])
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        rows.sections = [["b"]]
        UIView.performWithoutAnimation { scene.table.deleteRows(at: [path(0)], with: .fade) }
        #expect(scene.visibleTexts == ["b"] && scene.table.visibleCells[0].frame.minY == 0)
        #expect(scene.table.visibleCells[0].layer.presentation()?.frame.minY ?? 0 == 0)
    }

    @Test(.assumed("selected rows follow their items"))
    func `the selection follows its rows`() {
        let rows = TableRows([["a", "b", "c"]])
        let scene = TableScene(rows)
        scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
        rows.sections = [["x", "a", "b", "c"]]
        scene.table.insertRows(at: [path(0)], with: .none)
        #expect(scene.table.indexPathForSelectedRow == path(2))
        rows.sections = [["x", "a", "c"]]
        scene.table.deleteRows(at: [path(2)], with: .none)
        #expect(scene.table.indexPathForSelectedRow == nil)
    }

    @Test(.oracle("LIST-23"))
    func `in editing mode a row is deleted after its control and a confirmation`() throws {
        let rows = EditableRows(count: 3)
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        let cell = scene.table.visibleCells[1]
        #expect(cell.isEditing && cell.editingStyle == .delete && cell.contentView.frame.minX > 30)
        scene.stage.tap(at: CGPoint(x: 26, y: scene.point(1).y))
        scene.stage.settle()
        #expect(cell.showingDeleteConfirmation)
        _ = rows.take()
        scene.stage.tap(at: CGPoint(x: 375 - 20, y: scene.point(1).y))
        scene.stage.settle()
        #expect(rows.take().contains("commit 1 1") && scene.visibleTexts == ["Row 0", "Row 2"])
    }
}

@MainActor @Suite("Lists / Table / Controller")
struct TableControllerTests {
    @Test(.documented("UITableViewController"))
    func `the table is the view, and the controller is its data source and delegate`() {
        let controller = FruitController(style: .grouped)
        let stage = Stage(device: .iPhone15)
        stage.window.rootViewController = controller
        stage.layoutNow()
        #expect(controller.tableView === controller.view && controller.tableView.style == .grouped)
        #expect(controller.tableView.visibleCells.map { $0.textLabel?.text } == ["Apple", "Pear", "Plum"])
        #expect(controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0)).height == 50)
        let rect = controller.tableView.rectForRow(at: IndexPath(row: 1, section: 0))
        stage.tap(at: controller.tableView.convert(CGPoint(x: 100, y: rect.midY), to: nil))
        #expect(controller.chosen == ["Pear"])
    }

    @Test(.documented("UITableViewController.clearsSelectionOnViewWillAppear"))
    func `the selection goes when the controller appears again`() {
        for clears in [true, false] {
            let controller = FruitController(style: .plain)
            controller.clearsSelectionOnViewWillAppear = clears
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(device: .iPhone15)
            stage.window.rootViewController = navigation
            stage.layoutNow()
            controller.tableView.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
            navigation.pushViewController(UIViewController(), animated: false)
            stage.layoutNow()
            navigation.popViewController(animated: false)
            stage.layoutNow()
            #expect((controller.tableView.indexPathForSelectedRow == nil) == clears)
        }
    }

    @Test(.documented("UITableViewController.refreshControl"))
    func `the refresh control is the table's, and editing is passed on`() {
        let controller = FruitController(style: .plain)
        let refresh = UIRefreshControl()
        controller.refreshControl = refresh
        #expect(controller.tableView.refreshControl === refresh)
        controller.setEditing(true, animated: false)
        #expect(controller.tableView.isEditing)
    }
}
