import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// How rows come and go.
@MainActor @Suite("Lists / Table / Animations")
struct TableAnimationTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func scene(_ texts: [String]) -> TableScene { TableScene(TableRows([texts])) { $0.rowHeight = 40 } }

    private func shown(_ cell: UITableViewCell) -> CGRect { cell.layer.presentation()?.frame ?? cell.frame }

    @Test(.documented("WWDC-2010-TABLES: UITableView.RowAnimation.none"))
    func `rows that come and go without an animation let the others slide`() {
        let scene = scene(["a", "b", "c"])
        let cells = scene.table.visibleCells
        scene.rows.sections = [["b", "c"]]
        scene.table.deleteRows(at: [path(0)], with: .none)
        #expect(cells[0].isHidden || cells[0].superview == nil)
        #expect(cells[1].frame.minY == 0 && shown(cells[1]).minY == 40 && shown(cells[2]).minY == 80)
        scene.stage.settle()
        scene.rows.sections = [["x", "b", "c"]]
        scene.table.insertRows(at: [path(0)], with: .none)
        let new = scene.table.visibleCells[0]
        #expect(shown(new) == CGRect(x: 0, y: 0, width: 375, height: 40) && new.layer.presentation()?.opacity ?? 1 == 1)
        #expect(cells[1].frame.minY == 40 && shown(cells[1]).minY == 0)
        scene.stage.settle()
    }

    @Test(
        .documented("WWDC-2010-TABLES: UITableView.RowAnimation"),
        arguments: [
            (UITableView.RowAnimation.fade, 0.0, 0.0), (.right, 375, 0), (.left, -375, 0), (.top, 0, -40), (.bottom, 0, 40),
            (.middle, 0, -20), (.automatic, 0, -20),
        ])
    func `a row comes from where its animation says, and goes there`(
        animation: UITableView.RowAnimation, x: Double, y: Double
    ) {
        let scene = scene(["a", "b"])
        let outside = CGRect(x: CGFloat(x), y: 40 + CGFloat(y), width: 375, height: 40)
        scene.rows.sections = [["a", "new", "b"]]
        scene.table.insertRows(at: [path(1)], with: animation)
        let new = scene.table.visibleCells[1]
        #expect(shown(new) == outside && new.layer.presentation()?.opacity == 0)
        #expect(new.frame == CGRect(x: 0, y: 40, width: 375, height: 40) && new.alpha == 1)
        #expect(shown(scene.table.visibleCells[2]).minY == 40)
        scene.stage.settle()
        scene.rows.sections = [["a", "b"]]
        scene.table.deleteRows(at: [path(1)], with: animation)
        #expect(shown(new) == CGRect(x: 0, y: 40, width: 375, height: 40) && new.layer.presentation()?.opacity == 1)
        #expect(new.frame == outside && new.alpha == 0)
        scene.stage.settle()
        #expect(new.isHidden || new.superview == nil)
    }

    @Test(.documented("UITableView.reloadRows(at:with:)"))
    func `a reloaded row leaves where its successor comes from`() {
        let scene = scene(["a", "b"])
        let old = scene.table.visibleCells[1]
        scene.rows.sections = [["a", "B"]]
        scene.table.reloadRows(at: [path(1)], with: .right)
        let new = scene.table.visibleCells[1]
        #expect(new !== old && shown(new).minX == 375 && new.frame.minX == 0)
        #expect(shown(old).minX == 0 && old.frame.minX == 375)
        scene.stage.settle()
        #expect(scene.visibleTexts == ["a", "B"])
    }

    @Test(.documented("UITableView.performBatchUpdates(_:completion:)"))
    func `an animation that is broken off has not finished`() {
        let scene = scene(["a", "b", "c"])
        var finished: [Bool] = []
        scene.rows.sections = [["b", "c"]]
        scene.table.performBatchUpdates {
            scene.table.deleteRows(at: [path(0)], with: .fade)
        } completion: {
            finished.append($0)
        }
        scene.stage.advance(by: 0.1)
        #expect(finished == [])
        for view in scene.table.subviews { view.layer.removeAllAnimations() }
        scene.stage.settle()
        #expect(finished == [false] && scene.visibleTexts == ["b", "c"])
    }

    // MARK: Outside of a window
    @Test(.oracle("LIST-3, LIST-56"))
    func `a table that was never loaded holds nothing that a row could come to`() {
        let rows = TableRows(count: 1)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        let said = Misuse.observed { table.insertRows(at: [path(0)], with: .none) }
        #expect(said.count == 1 && said[0].message.contains("Data source before updates = { 0 sections }"))
        #expect(said[0].message.contains("Data source after updates = { 1 section with row counts: [1] }"))
    }

    @Test(.documented("UITableView.performBatchUpdates(_:completion:)"))
    func `outside of a window changes are checked and made, and their end is told`() {
        let rows = TableRows(count: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        let stage = Stage(device: .iPhone15)
        table.dataSource = rows
        #expect(table.numberOfRows(inSection: 0) == 2)
        var finished: Bool?
        rows.sections[0].append("new")
        table.performBatchUpdates {
            table.insertRows(at: [path(2)], with: .fade)
        } completion: {
            finished = $0
        }
        stage.settle()
        #expect(finished == true && table.numberOfRows(inSection: 0) == 3)
        let said = Misuse.observed { table.deleteRows(at: [path(0)], with: .fade) }
        #expect(said.count == 1)
    }
}
