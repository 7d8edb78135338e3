import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Reordering")
struct TableReorderTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    private func scene(_ rows: TableRows, _ watch: MoveWatch? = nil, style: UITableView.Style = .plain) -> TableScene {
        let scene = TableScene(rows, style: style) {
            $0.rowHeight = 40
            $0.delegate = watch
        }
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        return scene
    }

    private func handle(_ cell: UITableViewCell) -> UIView? { cell.subviews.first { $0.accessibilityLabel == "Reorder" } }

    @Test(.documented("UITableViewDataSource.tableView(_:moveRowAt:to:), UITableViewDataSource.tableView(_:canMoveRowAt:)"))
    func `rows have a handle in editing mode if the data source moves rows and lets this one`() {
        #expect(handle(scene(TableRows([["a"]])).table.visibleCells[0]) == nil)
        let rows = MovableRows([["a", "b"]])
        rows.fixed = ["b"]
        let scene = scene(rows)
        let cells = scene.table.visibleCells
        #expect(handle(cells[0]) != nil && cells[0].showsReorderControl && handle(cells[1]) == nil)
        #expect(cells[0].contentView.frame.maxX < cells[1].contentView.frame.maxX)
        scene.table.setEditing(false, animated: false)
        scene.stage.layoutNow()
        #expect(handle(cells[0]) == nil)
    }

    @Test(.oracle("LIST-36"))
    func `a dragged row asks for each new place, the data source hears once, and nothing is reloaded`() {
        let rows = MovableRows([["a", "b", "c", "d", "e"]])
        let watch = MoveWatch()
        let scene = scene(rows, watch)
        let cell = scene.table.visibleCells[0]
        _ = rows.take()
        scene.stage.dragRow(path(0), in: scene.table, to: path(3))
        #expect(watch.lines == ["0.0 to 0.1", "0.0 to 0.2", "0.0 to 0.3"])
        #expect(rows.take() == ["move 0.0 0.3"] && scene.visibleTexts == ["b", "c", "d", "a", "e"])
        #expect(scene.table.cellForRow(at: path(3)) === cell)
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
        scene.stage.dragRow(path(4), in: scene.table, to: path(0))
        #expect(scene.visibleTexts == ["e", "b", "c", "d", "a"])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:targetIndexPathForMoveFromRowAt:toProposedIndexPath:)"))
    func `the delegate sends a row elsewhere`() {
        let rows = MovableRows([["a", "b", "c"]])
        let watch = MoveWatch()
        watch.first = 1
        let scene = scene(rows, watch)
        scene.stage.dragRow(path(2), in: scene.table, to: path(0))
        #expect(rows.lines.last == "move 0.2 0.1" && scene.visibleTexts == ["a", "c", "b"])
    }

    @Test(.assumed("a row can be dropped in another section, and in an empty one"))
    func `rows go to other sections`() {
        let rows = MovableRows([["a", "b"], ["c"], []])
        rows.headers = [0: "0", 1: "1", 2: "2"]
        let scene = scene(rows, style: .grouped)
        scene.stage.dragRow(path(0), in: scene.table, to: path(0, 1))
        #expect(rows.sections == [["b"], ["a", "c"], []] && scene.visibleTexts == ["b", "a", "c"])
        // Below the last row: into the section that has none.
        let cell = scene.table.cellForRow(at: path(1, 1))!
        let start = handle(cell)!.convert(CGPoint(x: 10, y: 20), to: nil)
        let end = scene.table.convert(scene.table.rectForHeader(inSection: 2), to: nil).midY
        scene.stage.drag(from: start, to: CGPoint(x: start.x, y: end), duration: 0.5)
        scene.stage.settle()
        #expect(rows.sections == [["b"], ["a"], ["c"]])
        #expect(scene.table.numberOfRows(inSection: 2) == 1)
    }

    @Test(.assumed("while a finger has it a row is lifted, and the others make room"))
    func `the row follows the finger, in the state of one that is moved`() {
        let rows = MovableRows([["a", "b", "c"]])
        let scene = scene(rows)
        let cell = scene.table.visibleCells[0]
        var states: [Bool] = []
        cell.configurationUpdateHandler = { _, state in states.append(state.isReordering) }
        let start = handle(cell)!.convert(CGPoint(x: 10, y: 20), to: nil)
        let finger = scene.stage.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 50), duration: 0.2)
        scene.stage.advance(by: 0.4)
        #expect(cell.frame.minY == 50 && states.last == true)
        #expect(scene.table.cellForRow(at: path(1))?.frame.minY == 0)
        finger.lift()
        scene.stage.settle()
        #expect(states.last == false && scene.visibleTexts == ["b", "a", "c"] && rows.sections == [["b", "a", "c"]])
    }

    @Test(.assumed("near an edge the table scrolls under the row"))
    func `a row that is held at the edge goes further than can be seen`() {
        let rows = MovableRows(count: 40)
        let scene = scene(rows)
        let start = handle(scene.table.visibleCells[0])!.convert(CGPoint(x: 10, y: 20), to: nil)
        let finger = scene.stage.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: 438), duration: 0.3)
        scene.stage.advance(by: 20)
        #expect(abs(scene.table.contentOffset.y - (40 * 40 - 440)) < 0.5)
        finger.lift()
        scene.stage.settle()
        #expect(rows.sections[0].last == "Row 0" && rows.sections[0].count == 40)
        #expect(scene.visibleTexts.last == "Row 0" && Set(scene.visibleTexts).count == scene.visibleTexts.count)
    }

    @Test(.assumed("each cell that is said to come is said to go, wherever a finger has taken it"))
    func `a row dropped far from its old place keeps its cell, which goes like any other`() {
        let rows = MovableRows([(0..<40).map(String.init)])
        let pairs = TablePairs()
        let scene = TableScene(rows) {
            $0.rowHeight = 40
            $0.delegate = pairs
        }
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        let cell = scene.table.cellForRow(at: path(0))!
        let start = handle(cell)!.convert(CGPoint(x: 10, y: 20), to: nil)
        let finger = scene.stage.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: 438), duration: 0.3)
        scene.stage.advance(by: 5)
        finger.lift()
        scene.stage.settle()
        let place = rows.sections[0].firstIndex(of: "0")!
        #expect(place > 15 && scene.table.cellForRow(at: path(place)) === cell)
        #expect(scene.visibleTexts.filter { $0 == "0" }.count == 1 && pairs.problem(scene.table.visibleCells) == nil)
        rows.sections = []
        scene.table.reloadData()
        scene.stage.settle()
        #expect(pairs.leftover() == nil)
    }

    @Test(.documented("UITableViewDiffableDataSource"))
    func `a diffable data source moves its items by a snapshot`() {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 440))
        table.contentInsetAdjustmentBehavior = .never
        table.rowHeight = 40
        let source = MovableSource(tableView: table) { _, _, item in
            let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
            cell.textLabel?.text = item
            return cell
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a", "b", "c"])
        source.apply(snapshot, animatingDifferences: false)
        stage.window.addSubview(table)
        table.setEditing(true, animated: false)
        stage.layoutNow()
        stage.dragRow(path(0), in: table, to: path(2))
        #expect(source.snapshot().itemIdentifiers == ["b", "c", "a"])
        #expect(table.visibleCells.map { $0.textLabel?.text } == ["b", "c", "a"])
    }

    @Test(.documented("UITableView.allowsMultipleSelectionDuringEditing"))
    func `with multiple selection rows have circles instead of controls, and taps fill them`() {
        let rows = EditableRows(count: 3)
        let watch = MoveWatch()
        watch.style = .delete
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = watch
            $0.allowsMultipleSelectionDuringEditing = true
        }
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells[0].contentView.frame.minX > 30)
        scene.stage.tapRow(path(1), in: scene.table)
        scene.stage.tap(at: CGPoint(x: 26, y: scene.point(2).y))
        scene.stage.settle()
        #expect(scene.table.indexPathsForSelectedRows == [path(1), path(2)])
        assertSnapshot(of: scene.table, named: "circles")
    }

    @Test(.assumed("looked at"))
    func `rows with handles, one of them lifted`() {
        let rows = MovableRows([["Anna", "Ben", "Clara"]])
        rows.fill = { cell, path in cell.editingAccessoryType = path.row == 2 ? .disclosureIndicator : .none }
        let scene = TableScene(rows, style: .insetGrouped, device: .iPhone13, size: CGSize(width: 390, height: 300))
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        let start = handle(scene.table.visibleCells[0])!.convert(CGPoint(x: 10, y: 20), to: nil)
        let finger = scene.stage.touchDown(at: start)
        finger.move(to: CGPoint(x: start.x, y: start.y + 60), duration: 0.2)
        scene.stage.advance(by: 0.5)
        assertSnapshot(of: scene.table, named: "lifted")
        finger.lift()
        scene.stage.settle()
    }

    // MARK: - Actions, and words of the verbs
    @Test(
        .documented(
            "UITableViewDelegate.tableView(_:editActionsForRowAt:), UITableViewDelegate.tableView(_:leadingSwipeActionsConfigurationForRowAt:)"
        ))
    func `older actions stand at the end and newer ones at the beginning`() {
        let older = OlderActions()
        let rows = EditableRows(count: 30)
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.delegate = older
        }
        scene.stage.swipeRow("Row 20", in: scene.table, pressing: "Share")
        scene.stage.swipeRow(path(1), in: scene.table, .right, pressing: "Pin")
        #expect(older.lines == ["Share 20", "Pin 1"])
    }

    private nonisolated func says(_ issue: Issue, _ text: String) -> Bool { issue.comments.contains { $0.rawValue == text } }

    /// A verb says in an issue of the test what it missed: the issues are what is asked for here.
    @Test(.ours)
    func `verbs say which row isn't there, and what there is`() {
        let scene = TableScene(TableRows(count: 2)) { $0.rowHeight = 44 }
        withKnownIssue {
            scene.stage.tapRow(path(7), in: scene.table)
        } matching: {
            says($0, "Row 7 of section 0 isn't there: the section has 2 rows.")
        }
        withKnownIssue {
            scene.stage.scroll(scene.table, toRow: path(0, 3))
        } matching: {
            says($0, "Row 0 of section 3 isn't there: the table has 1 section.")
        }
        withKnownIssue {
            scene.stage.tapRow("Nobody", in: scene.table)
        } matching: {
            says($0, "No row of the table shows \"Nobody\". Those that can be seen show: Row 0, Row 1.")
        }
        withKnownIssue {
            scene.stage.swipeRow(path(0), in: scene.table, pressing: "Delete")
        } matching: {
            says($0, "Row 0 of section 0 has no action \"Delete\" on that side, but no actions.")
        }
        withKnownIssue {
            scene.stage.dragRow(path(0), in: scene.table, to: path(1))
        } matching: {
            says($0, "Row 0 of section 0 has no handle to be moved by: the table isn't in editing mode.")
        }
    }
}

@MainActor @Suite("Lists / Table / Rows that change their size")
struct TableResizingTests {
    private final class Growing: UITableViewCell {
        var height: CGFloat = 60 { didSet { invalidateIntrinsicContentSize() } }
        override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: height) }
    }

    @Test(.documented("UITableView.selfSizingInvalidation"))
    func `a cell that asks for another size gets it, animated with those below it, unless that is off`() {
        for mode in [UITableView.SelfSizingInvalidation.enabled, .disabled] {
            let cell = Growing(style: .default, reuseIdentifier: nil)
            let source = OneCell(cell)
            let stage = Stage(device: .iPhone15)
            let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 400))
            table.contentInsetAdjustmentBehavior = .never
            table.selfSizingInvalidation = mode
            table.dataSource = source
            stage.window.addSubview(table)
            stage.layoutNow()
            #expect(table.contentSize.height == 60)
            cell.height = 100
            stage.layoutNow()
            #expect(table.contentSize.height == (mode == .enabled ? 100 : 60))
            if mode == .enabled { #expect(cell.layer.presentation()?.frame.height == 60) }
            stage.settle()
            UIView.performWithoutAnimation { cell.height = 80 }
            stage.layoutNow()
            #expect(table.contentSize.height == (mode == .enabled ? 80 : 60))
            if mode == .enabled { #expect(cell.layer.presentation()?.frame.height ?? 80 == 80) }
        }
    }

    @Test(.documented("UITableView.fillerRowHeight"))
    func `a plain table can go on with lines below its last row`() {
        let scene = TableScene(TableRows(count: 2)) {
            $0.rowHeight = 40
            $0.fillerRowHeight = UITableView.automaticDimension
        }
        func lines() -> [CGFloat] {
            scene.table.subviews.filter { type(of: $0) == UIView.self && $0.bounds.height < 1 && !$0.isHidden }.map(
                \.frame.maxY
            ).sorted()
        }
        #expect(lines().prefix(3) == [120, 160, 200] && (lines().last ?? 0) >= 440)
        scene.table.fillerRowHeight = 0
        #expect(lines().isEmpty)
    }
}
