import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Selection")
struct TableSelectionTests {
    private func scene(_ watch: TableWatch) -> TableScene {
        watch.tellsDisplay = false
        return TableScene(TableRows(count: 30)) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
    }

    @Test(.assumed("what is shown selected is what is selected, whenever that was said"))
    func `rows may be selected and deselected while they are about to be shown`() throws {
        let pairs = TablePairs()
        let scene = TableScene(TableRows(count: 30)) {
            $0.rowHeight = 44
            $0.delegate = pairs
        }
        let path = IndexPath(row: 20, section: 0)
        pairs.insideWill = { scene.table.selectRow(at: path, animated: false, scrollPosition: .none) }
        scene.table.scrollToRow(at: path, at: .top, animated: false)
        scene.stage.layoutNow()
        #expect(try #require(scene.table.cellForRow(at: path)).isSelected)
        scene.table.contentOffset = .zero
        scene.stage.layoutNow()
        pairs.insideWill = { scene.table.deselectRow(at: path, animated: false) }
        scene.table.scrollToRow(at: path, at: .top, animated: false)
        scene.stage.layoutNow()
        #expect(try !#require(scene.table.cellForRow(at: path)).isSelected && scene.table.indexPathForSelectedRow == nil)
    }

    @Test(.oracle("LIST-23"))
    func `a tap highlights, asks, deselects the old row and then selects the new one`() {
        let watch = TableWatch()
        let scene = scene(watch)
        scene.stage.tap(at: scene.point(1))
        #expect(
            watch.take() == ["should highlight 1", "did highlight 1", "did unhighlight 1", "will select 1", "did select 1"])
        scene.stage.tap(at: scene.point(3))
        #expect(
            watch.take() == [
                "should highlight 3", "did highlight 3", "did unhighlight 3", "will select 3", "will deselect 1",
                "did deselect 1",
                "did select 3",
            ])
        #expect(scene.table.indexPathForSelectedRow == IndexPath(row: 3, section: 0))
        #expect(scene.table.visibleCells.map(\.isSelected).firstIndex(of: true) == 3)
    }

    @Test(.documented("UIScrollView.delaysContentTouches"))
    func `a finger that rests highlights the row, and scrolling takes it back`() {
        let watch = TableWatch()
        let scene = scene(watch)
        let finger = scene.stage.touchDown(at: scene.point(4))
        #expect(watch.take() == [])
        scene.stage.advance(by: 0.2)
        #expect(watch.take() == ["should highlight 4", "did highlight 4"])
        #expect(scene.table.cellForRow(at: IndexPath(row: 4, section: 0))?.isHighlighted == true)
        finger.move(by: CGVector(dx: 0, dy: -60), duration: 0.1)
        finger.lift()
        scene.stage.settle()
        #expect(watch.take() == ["did unhighlight 4"])
        #expect(scene.table.indexPathForSelectedRow == nil && scene.table.contentOffset.y > 0)
    }

    @Test(.documented("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)"))
    func `a row that may not be highlighted isn't selected`() {
        let watch = TableWatch()
        let scene = scene(watch)
        watch.mayHighlight = false
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == ["should highlight 2"])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:willSelectRowAt:)"))
    func `the delegate can refuse a selection, or choose another row`() {
        let watch = TableWatch()
        let scene = scene(watch)
        watch.willSelect = { _ in nil }
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take().last == "will select 2" && scene.table.indexPathForSelectedRow == nil)
        watch.willSelect = { _ in IndexPath(row: 5, section: 0) }
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take().last == "did select 5" && scene.table.indexPathForSelectedRow?.row == 5)
    }

    @Test(.oracle("LIST-23"))
    func `the selected row stays selected when it is tapped again, and with several it doesn't`() {
        let watch = TableWatch()
        let scene = scene(watch)
        scene.stage.tap(at: scene.point(1))
        scene.stage.tap(at: scene.point(1))
        #expect(scene.table.indexPathForSelectedRow?.row == 1)
        scene.table.allowsMultipleSelection = true
        scene.stage.tap(at: scene.point(2))
        #expect(scene.table.indexPathsForSelectedRows?.count == 2)
        _ = watch.take()
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take().suffix(2) == ["will deselect 1", "did deselect 1"])
        #expect(scene.table.indexPathsForSelectedRows == [IndexPath(row: 2, section: 0)])
    }

    @Test(.documented("UITableView.selectRow(at:animated:scrollPosition:)"))
    func `selecting in code tells nobody, and nil clears`() {
        let watch = TableWatch()
        let scene = scene(watch)
        scene.table.selectRow(at: IndexPath(row: 20, section: 0), animated: false, scrollPosition: .middle)
        #expect(watch.take().isEmpty && scene.table.indexPathForSelectedRow?.row == 20)
        #expect(scene.table.contentOffset.y == CGFloat(682))
        scene.table.selectRow(at: nil, animated: false, scrollPosition: .none)
        #expect(scene.table.indexPathForSelectedRow == nil && scene.table.indexPathsForSelectedRows == nil)
    }

    @Test(.oracle("LIST-23"))
    func `without a selection style nothing shows, and the delegate hears of it`() {
        let watch = TableWatch()
        let scene = scene(watch)
        scene.table.visibleCells[1].selectionStyle = .none
        let count = scene.table.visibleCells[1].subviews.count
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take().last == "did select 1" && scene.table.visibleCells[1].subviews.count == count)
        scene.stage.tap(at: scene.point(2))
        #expect(scene.table.visibleCells[2].subviews.contains { $0.backgroundColor == .systemGray4 })
    }

    @Test(.documented("UITableViewDelegate.tableView(_:accessoryButtonTappedForRowWith:)"))
    func `a detail button has a tap of its own`() {
        let watch = TableWatch()
        watch.tellsDisplay = false
        let rows = TableRows(count: 3)
        rows.fill = { cell, _ in cell.accessoryType = .detailButton }
        let scene = TableScene(rows) { $0.delegate = watch }
        let rect = scene.table.rectForRow(at: IndexPath(row: 1, section: 0))
        scene.stage.tap(at: scene.table.convert(CGPoint(x: 375 - 16 - 12, y: rect.midY), to: nil))
        #expect(watch.take() == ["accessory 1"])
    }

    // MARK: What a tap does
    @Test(.documented("UITableViewDelegate: performPrimaryActionForRowAt, canPerformPrimaryActionForRowAt"))
    func `a tap does a row's own after it was selected, also where it may not be selected, and not while editing`() {
        let watch = PrimaryWatch()
        let scene = TableScene(TableRows(count: 30)) {
            $0.rowHeight = 44
            $0.allowsSelectionDuringEditing = true
            $0.delegate = watch
        }
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take() == ["will select 1", "did select 1", "perform 1"])
        watch.maySelect = false
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == ["will select 2", "perform 2"])
        watch.maySelect = true
        scene.table.setEditing(true, animated: false)
        scene.stage.tap(at: scene.point(3))
        #expect(watch.take() == ["will select 3", "did select 3"])
    }

    @Test(.documented("UITableViewDelegate: performPrimaryActionForRowAt, without extending an existing selection"))
    func `a tap that extends a selection does nothing else`() {
        let watch = PrimaryWatch()
        let scene = TableScene(TableRows(count: 30)) {
            $0.rowHeight = 44
            $0.allowsMultipleSelection = true
            $0.delegate = watch
        }
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take() == ["will select 1", "did select 1", "perform 1"])
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == ["will select 2", "did select 2"])
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == [])
    }

    @Test(.documented("UITableViewDelegate: canPerformPrimaryActionForRowAt"))
    func `the delegate says which rows do something, also while editing`() {
        let choice = PrimaryChoice()
        let scene = TableScene(TableRows(count: 30)) {
            $0.rowHeight = 44
            $0.allowsSelectionDuringEditing = true
            $0.delegate = choice
        }
        choice.mayPerform = false
        scene.stage.tap(at: scene.point(1))
        #expect(choice.take() == ["can perform 1"])
        choice.mayPerform = true
        scene.table.setEditing(true, animated: false)
        scene.stage.tap(at: scene.point(2))
        #expect(choice.take() == ["can perform 2", "perform 2"])
    }
}
