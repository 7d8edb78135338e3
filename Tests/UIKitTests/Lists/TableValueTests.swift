import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Values of tables, and what fingers and questions come to at their edges.
@MainActor @Suite("Lists / Table / Values")
struct TableValueTests {
    private func path(_ row: Int) -> IndexPath { IndexPath(row: row, section: 0) }

    // MARK: Defaults
    @Test(.documented("UITableView.init(frame:)"))
    func `a table that is made of a frame alone is plain and keeps it`() {
        let frame = CGRect(x: 3, y: 4, width: 50, height: 60)
        #expect(UITableView(frame: frame).style == .plain && UITableView(frame: frame).frame == frame)
        #expect(UITableView(frame: frame, style: .insetGrouped).style == .insetGrouped)
    }

    @Test(.documented("UITableView.automaticDimension"))
    func `all heights and estimates are automatic, and lines end with the rows`() {
        let table = UITableView()
        #expect(UITableView.automaticDimension == -1)
        #expect([table.rowHeight, table.sectionHeaderHeight, table.sectionFooterHeight] == [-1, -1, -1])
        #expect(
            [table.estimatedRowHeight, table.estimatedSectionHeaderHeight, table.estimatedSectionFooterHeight] == [-1, -1, -1])
        #expect(table.sectionHeaderTopPadding == -1 && table.fillerRowHeight == 0)
    }

    @Test(.documented("UITableView"))
    func `what a table allows, and what it doesn't`() {
        let table = UITableView()
        #expect(table.allowsSelection && table.insetsContentViewsToSafeArea && table.dragInteractionEnabled)
        #expect(!table.allowsSelectionDuringEditing && !table.allowsMultipleSelectionDuringEditing && !table.isEditing)
        #expect(!table.cellLayoutMarginsFollowReadableWidth && !table.remembersLastFocusedIndexPath)
        #expect(table.separatorInsetReference == .fromCellEdges && table.sectionIndexMinimumDisplayRowCount == 0)
        #expect(table.tableHeaderView == nil && table.tableFooterView == nil)
    }

    @Test(.oracle("LIST-44"))
    func `a cell takes neither place nor size from its frame`() {
        let cell = UITableViewCell(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    }

    private final class Styled: UITableViewCell {
        var made: CellStyle?
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: .subtitle, reuseIdentifier: reuseIdentifier)
            made = style
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test(.documented("UITableView.register(_:forCellReuseIdentifier:)"))
    func `a registered class is asked for the default style`() {
        let table = UITableView()
        table.register(Styled.self, forCellReuseIdentifier: "c")
        let cell = table.dequeueReusableCell(withIdentifier: "c") as? Styled
        #expect(cell?.made == .default && cell?.detailTextLabel != nil)
    }

    // MARK: Questions
    @Test(.documented("UITableView.indexPathsForRows(in:)"))
    func `a rectangle that is none holds no rows`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 40 }
        #expect(scene.table.indexPathsForRows(in: .null) == nil)
        #expect(scene.table.indexPathsForRows(in: CGRect(x: 0, y: 45, width: 10, height: 50)) == [path(1), path(2)])
    }

    @Test(.documented("UITableView.reloadData()"))
    func `reloading inside of a block of updates is told`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 40 }
        let said = Misuse.observed { scene.table.performBatchUpdates { scene.table.reloadData() } }
        #expect(said.first?.message.hasPrefix("reloadData() was called inside of a block of updates.") == true)
        scene.stage.settle()
        #expect(scene.table.visibleCells.count == 3)
    }

    // MARK: Selection
    @Test(.documented("UITableViewDelegate.tableView(_:willDeselectRowAt:)"))
    func `the delegate can keep a row selected, or have another one deselected`() {
        let watch = DeselectionWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 40
            $0.allowsMultipleSelection = true
            $0.delegate = watch
        }
        for row in 0..<3 { scene.stage.tap(at: scene.point(row)) }
        watch.lines = []
        watch.willDeselect = { _ in nil }
        scene.stage.tap(at: scene.point(1))
        #expect(watch.lines == [] && scene.table.indexPathsForSelectedRows?.count == 3)
        watch.willDeselect = { _ in IndexPath(row: 2, section: 0) }
        scene.stage.tap(at: scene.point(1))
        #expect(watch.lines == ["did deselect 2"] && scene.table.indexPathsForSelectedRows == [path(0), path(1)])
        #expect(scene.table.visibleCells.map(\.isSelected) == [true, true, false, false, false])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:shouldHighlightRowAt:)"))
    func `a row that may not be highlighted leaves the selection as it looks`() {
        let watch = DeselectionWatch()
        let scene = TableScene(TableRows(count: 5)) {
            $0.rowHeight = 40
            $0.delegate = watch
        }
        scene.stage.tap(at: scene.point(1))
        watch.mayHighlight = false
        scene.stage.tap(at: scene.point(3))
        #expect(scene.table.indexPathForSelectedRow == path(1))
        #expect(scene.table.visibleCells.map(\.isSelected) == [false, true, false, false, false])
    }

    // MARK: Index
    @Test(.documented("UITableView.sectionIndexMinimumDisplayRowCount, UITableView.indexSearch"))
    func `an index shows where there are rows enough, and each of its titles is asked for its section`() throws {
        let rows = LetterRows((0..<10).map { section in (0..<8).map { _ in String(UnicodeScalar(UInt8(65 + section))) } })
        rows.sections[0][0] = "{"
        func index(_ table: UITableView) -> UIView? { table.subviews.first { $0.frame.maxX == 375 && $0.frame.width == 15 } }
        for (minimum, isShown) in [(80, true), (81, false)] {
            let scene = TableScene(rows) {
                $0.rowHeight = 44
                $0.sectionIndexMinimumDisplayRowCount = minimum
            }
            #expect((index(scene.table) != nil) == isShown)
        }
        #expect(UITableView.indexSearch == "{search}")
        // Whoever says which section a title leads to says it of the magnifier too.
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        scene.table.contentOffset.y = 500
        rows.lines = []
        scene.stage.layoutNow()
        let first = try #require(index(scene.table)?.subviews.first as? UILabel)
        scene.stage.tap(at: first.convert(CGPoint(x: first.bounds.midX, y: first.bounds.midY), to: nil))
        #expect(rows.lines.contains("index {") && scene.table.contentOffset.y == 0)
    }

    // MARK: Diffable
    @Test(.documented("UITableViewDiffableDataSource.defaultRowAnimation"))
    func `a diffable data source animates as the table likes unless it is told how`() {
        let scene = TableScene(TableRows(count: 0)) {
            $0.rowHeight = 40
            $0.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        }
        let source = UITableViewDiffableDataSource<Int, String>(tableView: scene.table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "c", for: path)
        }
        #expect(source.defaultRowAnimation == .automatic)
        source.defaultRowAnimation = .left
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["a"])
        source.apply(snapshot, animatingDifferences: false)
        scene.stage.settle()
        snapshot.appendItems(["b"])
        source.apply(snapshot)
        #expect(scene.table.visibleCells.last?.layer.presentation()?.frame.minX == -375)
        scene.stage.settle()
    }

    @Test(.oracle("LIST-34"))
    func `applying on the main queue while updates are on their way from another is an exception`() {
        let scene = TableScene(TableRows(count: 0)) { $0.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
        let source = UITableViewDiffableDataSource<Int, String>(tableView: scene.table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "c", for: path)
        }
        var made = NSDiffableDataSourceSnapshot<Int, String>()
        made.appendSections([0])
        made.appendItems(["a"])
        let snapshot = made
        let sent = source
        // It has been compared there and waits for the main thread.
        let queue = DispatchQueue(label: "diff")
        queue.async { sent.apply(snapshot, animatingDifferences: false) }
        queue.sync {}
        let said = Misuse.observed { source.apply(snapshot, animatingDifferences: false) }.map(\.message)
        #expect(
            said.first?.hasPrefix(
                "Deadlock detected: calling this method on the main queue with outstanding async updates is not permitted and will deadlock. "
                    + "Please always submit updates either always on the main queue or always off the main queue - view=<UITableView: 0x"
            )
                == true)
        scene.stage.settle()
    }
}
