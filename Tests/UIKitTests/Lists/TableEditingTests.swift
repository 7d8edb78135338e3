import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Rows in editing mode, and rows that are swiped.
@MainActor @Suite("Lists / Table / Editing")
struct TableEditingTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    private func buttons(_ cell: UITableViewCell) -> [String] {
        cell.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    }

    /// What stands beside the row after a finger has drawn it aside.
    private func swiped(_ row: Int, _ scene: TableScene) -> [String] {
        let place = scene.point(row)
        scene.stage.drag(from: CGPoint(x: 350, y: place.y), to: CGPoint(x: 200, y: place.y), duration: 0.4)
        scene.stage.settle()
        defer {
            scene.stage.tap(at: scene.point(row == 0 ? 1 : 0))
            scene.stage.settle()
        }
        return buttons(scene.table.visibleCells[row])
    }

    // MARK: The mode
    @Test(.oracle("LIST-23"))
    func `entering the mode and leaving it clears the selection`() {
        let scene = TableScene(TableRows(count: 3)) {
            $0.rowHeight = 44
            $0.allowsSelectionDuringEditing = true
        }
        for editing in [true, false] {
            scene.table.selectRow(at: path(1), animated: false, scrollPosition: .none)
            #expect(scene.table.visibleCells[1].isSelected)
            scene.table.setEditing(editing, animated: false)
            #expect(scene.table.indexPathForSelectedRow == nil && !scene.table.visibleCells[1].isSelected)
        }
    }

    private final class EditedCell: UITableViewCell {
        var tell: (String) -> Void = { _ in }
        override func setEditing(_ editing: Bool, animated: Bool) {
            super.setEditing(editing, animated: animated)
            tell("cell \(editing)")
        }
    }

    private final class EditedRows: AskingRows {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = EditedCell(style: .default, reuseIdentifier: nil)
            cell.tell = { [unowned self] in lines.append($0) }
            return cell
        }
    }

    @Test(.documented("UITableView.setEditing(_:animated:)"))
    func `the cells that can be seen hear of the mode, then each row is asked whether and how it is edited`() {
        let rows = EditedRows(count: 3)
        rows.mayEdit = { $0.row != 1 }
        let watch = StyleWatch { rows.lines.append($0) }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        _ = rows.take()
        scene.table.setEditing(true, animated: false)
        #expect(
            rows.take() == [
                "cell true", "cell true", "cell true", "can edit 0.0", "style 0.0", "can edit 0.1", "can edit 0.2", "style 0.2",
            ])
        #expect(scene.table.visibleCells.map(\.isEditing) == [true, true, true])
        #expect(scene.table.visibleCells.map(\.editingStyle) == [.delete, .none, .delete])
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells.map(\.contentView.frame.minX) == [40, 0, 40])
    }

    @Test(.documented("WWDC-2010-TABLES: UITableView.setEditing(_:animated:)"))
    func `inside of a block of updates the mode changes at its end, and new rows are asked then`() {
        let rows = AskingRows([["a", "b"]])
        let watch = StyleWatch { rows.lines.append($0) }
        watch.style = { $0.row == 2 ? .insert : .delete }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        _ = rows.take()
        scene.table.performBatchUpdates {
            scene.table.setEditing(true, animated: false)
            #expect(!scene.table.isEditing && rows.take() == [])
            rows.sections[0].append("new")
            scene.table.insertRows(at: [path(2)], with: .none)
        }
        #expect(scene.table.isEditing && rows.take().contains("style 0.2"))
        scene.stage.settle()
        #expect(scene.table.visibleCells.map(\.editingStyle) == [.delete, .delete, .insert])
    }

    @Test(.documented("UITableView.allowsSelection, UITableView.allowsSelectionDuringEditing"))
    func `rows are selected where the mode allows it`() {
        let watch = DeselectionWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        func selects() -> Bool {
            scene.stage.tap(at: scene.point(2))
            defer { watch.lines = [] }
            return watch.lines.contains("did select 2")
        }
        #expect(selects())
        scene.table.allowsSelection = false
        #expect(!selects())
        scene.table.setEditing(true, animated: false)
        #expect(!selects())
        scene.table.allowsSelectionDuringEditing = true
        #expect(selects())
        scene.table.setEditing(false, animated: false)
        #expect(!selects())
    }

    @Test(.oracle("LIST-23"))
    func `the sign for inserting commits at once`() {
        let rows = AskingRows(count: 3)
        let watch = StyleWatch()
        watch.style = { _ in .insert }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        _ = rows.take()
        scene.stage.tap(at: CGPoint(x: 26, y: scene.point(1).y))
        scene.stage.settle()
        #expect(rows.take() == ["commit 2 0.1"] && !scene.table.visibleCells[1].showingDeleteConfirmation)
    }

    // MARK: Swipes
    @Test(.oracle("LIST-23"))
    func `only a row that may be deleted can be swiped, and the delegate has a word for it`() {
        let rows = AskingRows(count: 5)
        rows.mayEdit = { $0.row != 3 }
        let watch = StyleWatch()
        watch.style = { [.delete, .none, .insert, .delete, .delete][$0.row] }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        #expect((0..<4).map { swiped($0, scene) } == [["Delete"], [], [], []])
        watch.title = "Throw away"
        #expect(swiped(4, scene) == ["Throw away"])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)"))
    func `newer actions come before older ones, and those before deleting`() {
        let choices = ActionChoices()
        let scene = TableScene(AskingRows(count: 3)) {
            $0.rowHeight = 44
            $0.delegate = choices
        }
        #expect(swiped(1, scene) == ["Delete"])
        choices.older = [UITableViewRowAction(style: .normal, title: "Older") { _, _ in }]
        #expect(swiped(1, scene) == ["Older"])
        choices.newer = UISwipeActionsConfiguration(actions: [
            UIContextualAction(style: .normal, title: "Newer") { _, _, _ in }
        ])
        #expect(swiped(1, scene) == ["Newer"])
        choices.newer = UISwipeActionsConfiguration(actions: [])
        #expect(swiped(1, scene) == [])
    }

    @Test(.documented("UISwipeActionsConfiguration.performsFirstActionWithFullSwipe, UIContextualAction.backgroundColor"))
    func `a full swipe performs the first action, unless the list of actions says no`() {
        var done: [String] = []
        let choices = ActionChoices()
        let scene = TableScene(AskingRows(count: 3)) {
            $0.rowHeight = 44
            $0.delegate = choices
        }
        var handed: UIView?
        for performs in [true, false] {
            let first = UIContextualAction(style: .destructive, title: "First") { action, view, finish in
                done.append(action.title ?? "")
                handed = view
                finish(true)
            }
            let configuration = UISwipeActionsConfiguration(actions: [first])
            #expect(configuration.performsFirstActionWithFullSwipe)
            configuration.performsFirstActionWithFullSwipe = performs
            choices.newer = configuration
            let place = scene.point(1)
            scene.stage.drag(from: CGPoint(x: 370, y: place.y), to: CGPoint(x: 20, y: place.y), duration: 0.4)
            scene.stage.settle()
            #expect(done == (performs ? ["First"] : []))
            done = []
        }
        #expect(handed != nil && !(handed is UITableViewCell))
        #expect(UIContextualAction(style: .destructive, title: nil) { _, _, _ in }.backgroundColor == .systemRed)
        #expect(UIContextualAction(style: .normal, title: nil) { _, _, _ in }.backgroundColor == .systemGray)
    }

    // MARK: What a cell hears
    private final class Told: UITableViewCell {
        var states: [UInt] = []
        override func willTransition(to state: StateMask) {
            super.willTransition(to: state)
            states.append(state.rawValue)
        }
    }

    private final class ToldRows: TableRows {
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
        }
    }

    @Test(.documented("UITableViewCell.StateMask, UITableViewDelegate.tableView(_:willBeginEditingRowAt:)"))
    func `a swiped cell shows a confirmation and no control, and the mode tells of no row`() throws {
        let choices = SwipeWatch()
        let rows = ToldRows(count: 3)
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.register(Told.self, forCellReuseIdentifier: "c")
            $0.delegate = choices
        }
        let cell = try #require(scene.table.visibleCells[1] as? Told)
        _ = swiped(1, scene)
        #expect(cell.states == [2, 0])
        #expect(choices.lines == ["begin 1", "end 1"])
        choices.lines = []
        cell.states = []
        scene.table.setEditing(true, animated: false)
        scene.table.setEditing(false, animated: false)
        #expect(cell.states == [1, 0] && choices.lines == [])
    }

    // MARK: Controllers
    @Test(.oracle("LIST-23"))
    func `the edit button of a table controller edits its table, that of another controller doesn't`() {
        let own = FruitController(style: .plain)
        let other = UIViewController()
        let table = UITableView()
        other.view.addSubview(table)
        for controller in [own, other] {
            let navigation = UINavigationController(rootViewController: controller)
            let stage = Stage(device: .iPhone15)
            stage.window.rootViewController = navigation
            controller.navigationItem.rightBarButtonItem = controller.editButtonItem
            stage.settle()
            stage.tap(at: CGPoint(x: 363, y: 81))
            stage.settle()
            #expect(controller.isEditing)
        }
        #expect(own.tableView.isEditing && !table.isEditing)
    }
}
