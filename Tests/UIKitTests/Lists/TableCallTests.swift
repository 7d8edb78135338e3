import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a table asks, and when.
@MainActor @Suite("Lists / Table / Calls")
struct TableCallTests {
    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    // MARK: Cells
    private final class Prepared: UITableViewCell {
        nonisolated(unsafe) static var tell: () -> Void = {}
        override func prepareForReuse() {
            super.prepareForReuse()
            Self.tell()
        }
    }

    /// Its cells are dequeued for their rows, or have no identifier.
    private final class DequeuedRows: TableRows {
        var identifies = true
        override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            lines.append("ask \(indexPath.row)")
            defer { lines.append("got \(indexPath.row)") }
            return identifies
                ? tableView.dequeueReusableCell(withIdentifier: "c", for: indexPath)
                : Prepared(style: .default, reuseIdentifier: nil)
        }
    }

    @Test(.documented("UITableViewCell.prepareForReuse(), UITableView.dequeueReusableCell(withIdentifier:)"))
    func `a cell is prepared just before it is handed out again, and at no other time`() {
        let rows = DequeuedRows(count: 100)
        Prepared.tell = { rows.lines.append("prepared") }
        defer { Prepared.tell = {} }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.register(Prepared.self, forCellReuseIdentifier: "c")
        }
        func asked() -> [String] { rows.take().filter { $0 != "sections" && !$0.hasPrefix("rows") } }
        #expect(!asked().contains("prepared"))
        let leaving = Array(scene.table.visibleCells.prefix(2))
        scene.table.contentOffset.y = 88
        scene.table.layoutIfNeeded()
        #expect(asked() == ["ask 10", "prepared", "got 10", "ask 11", "prepared", "got 11"])
        #expect(scene.table.visibleCells.suffix(2).allSatisfy { cell in leaving.contains { $0 === cell } })
        // Not where it leaves, and not where it is filled once more.
        scene.table.frame.size.height = 220
        scene.table.layoutIfNeeded()
        #expect(scene.table.visibleCells.count == 5 && asked() == [])
        scene.table.reconfigureRows(at: [path(3)])
        #expect(asked() == ["ask 3", "got 3"])
        // What nobody can ask for isn't used again.
        rows.identifies = false
        scene.table.reloadData()
        for y in stride(from: CGFloat(0), to: 900, by: 150) {
            scene.table.contentOffset.y = y
            scene.table.layoutIfNeeded()
        }
        #expect(!asked().contains("prepared"))
    }

    @Test(.oracle("LIST-50"))
    func `dequeuing for a row asks how high it is, so that the cell has its size`() {
        let rows = DequeuedRows(count: 3)
        let heights = TableHeights(rows)
        let scene = TableScene(rows) {
            $0.register(UITableViewCell.self, forCellReuseIdentifier: "c")
            $0.delegate = heights
        }
        let lines = rows.take()
        let start = lines.firstIndex(of: "ask 0") ?? 0
        #expect(Array(lines[start..<start + 3]) == ["ask 0", "height 0.0", "got 0"])
        _ = scene.table.dequeueReusableCell(withIdentifier: "c")
        #expect(rows.take() == [])
    }

    @Test(.oracle("LIST-51"))
    func `what can be seen right after a reload are still the cells of before`() {
        let scene = TableScene(TableRows([["a", "b"]])) { $0.rowHeight = 44 }
        scene.rows.sections = [["x", "y", "z"]]
        scene.table.reloadData()
        #expect(scene.visibleTexts == ["a", "b"])
        scene.table.layoutIfNeeded()
        #expect(scene.visibleTexts == ["x", "y", "z"])
    }

    // MARK: Heights
    @Test(.oracle("LIST-52"))
    func `estimates of all rows are asked for up front, and heights of those alone that come into sight`() {
        let rows = TableRows(count: 50)
        let estimates = TableEstimates(rows)
        let scene = TableScene(rows) { $0.delegate = estimates }
        let all = (0..<50).map { "estimate 0.\($0)" }
        func asked() -> (before: [String], after: [String]) {
            let lines = rows.take().filter { $0 != "sections" && !$0.hasPrefix("rows") }
            let cell = lines.firstIndex { $0.hasPrefix("cell") } ?? lines.endIndex
            return (Array(lines[..<cell]), Array(lines[cell...]))
        }
        var (before, after) = asked()
        #expect(before == all && after.prefix(4) == ["cell 0.0", "height 0.0", "cell 0.1", "height 0.1"])
        #expect(after.count == 2 * scene.table.visibleCells.count && !after.contains("height 0.20"))
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        (before, after) = asked()
        #expect(before == all && after.prefix(2) == ["cell 0.0", "height 0.0"])
        rows.sections[0].insert("new", at: 30)
        scene.table.insertRows(at: [path(30)], with: .none)
        let estimated = rows.take().filter { $0.hasPrefix("estimate") }
        #expect(Set(estimated) == Set((0..<51).map { "estimate 0.\($0)" }))
        // Rows that were seen stay as high as they are.
        #expect(scene.table.rectForRow(at: path(5)) == CGRect(x: 0, y: 250, width: 375, height: 50))
    }

    @Test(.documented("WWDC-2010-TABLES: UITableView.insertRows(at:with:)"))
    func `a change asks for the counts of all sections, then for all heights, then for cells`() {
        let rows = TableRows([["a", "b"], ["c"]])
        let heights = AllHeights(rows)
        let scene = TableScene(rows) {
            $0.estimatedRowHeight = 0
            $0.delegate = heights
        }
        _ = rows.take()
        rows.sections[1].append("d")
        scene.table.insertRows(at: [path(1, 1)], with: .none)
        let lines = rows.take()
        #expect(Array(lines.prefix(3)) == ["sections", "rows 0", "rows 1"])
        let cells = lines.firstIndex { $0.hasPrefix("cell") } ?? lines.endIndex
        #expect(
            Set(lines[3..<cells]) == [
                "header 0", "height 0.0", "height 0.1", "footer 0", "header 1", "height 1.0", "height 1.1", "footer 1",
            ])
        #expect(Array(lines[cells...]) == ["cell 1.1"])
    }

    // MARK: Headers
    @Test(.oracle("LIST-14"))
    func `headers and footers are asked for after the rows: the view, the title, and then it is displayed`() {
        let rows = TitledRows([["a"]])
        rows.headers = [0: "Head"]
        rows.footers = [0: "Foot"]
        let edges = EdgeViews { rows.lines.append($0) }
        _ = TableScene(rows) { $0.delegate = edges }
        let lines = rows.take()
        let row = lines.firstIndex(of: "cell 0.0") ?? 0
        #expect(
            Array(lines[(row + 1)...]) == [
                "view of header 0", "title of header 0", "will display header 0", "view of footer 0", "title of footer 0",
                "will display footer 0",
            ])
        #expect(edges.shown.count == 2 && edges.shown.allSatisfy { type(of: $0) == UITableViewHeaderFooterView.self })
    }

    // MARK: Who is asked
    @Test(.documented("UITableView.dataSource, UITableView.delegate"))
    func `a table holds neither its data source nor its delegate, which is told of scrolling too`() {
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        autoreleasepool {
            var rows: TableRows? = TableRows(count: 1)
            var watch: TableWatch? = TableWatch()
            table.dataSource = rows
            table.delegate = watch
            #expect(table.dataSource === rows && table.delegate === watch)
            rows = nil
            watch = nil
        }
        #expect(table.dataSource == nil && table.delegate == nil)
        let watch = TableWatch()
        let scene = TableScene(TableRows(count: 100)) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        scene.table.contentOffset.y = 100
        #expect(watch.scrolls == 1 && (scene.table as UIScrollView).delegate === watch)
    }

    @Test(.documented("UITableViewDataSource.numberOfSections(in:)"))
    func `where there are no sections nothing else is asked`() {
        let rows = TableRows([])
        let scene = TableScene(rows)
        _ = rows.take()
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        #expect(Set(rows.take()) == ["sections"] && scene.table.numberOfSections == 0 && scene.table.contentSize.height == 0)
    }

    @Test(.oracle("LIST-53"))
    func `who is the data source no more isn't asked for titles`() {
        let rows = TitledRows([["a"]])
        rows.headers = [0: "Old"]
        let scene = TableScene(rows) { $0.register(UITableViewCell.self, forCellReuseIdentifier: "c") }
        _ = rows.take()
        let source = UITableViewDiffableDataSource<Int, String>(tableView: scene.table) { table, path, item in
            table.dequeueReusableCell(withIdentifier: "c", for: path)
        }
        var snapshot = NSDiffableDataSourceSnapshot<Int, String>()
        snapshot.appendSections([0])
        snapshot.appendItems(["x", "y"])
        source.apply(snapshot, animatingDifferences: false)
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells.count == 2 && rows.take() == [] && scene.table.headerView(forSection: 0) == nil)
        withExtendedLifetime(source) {}
    }

    @Test(.documented("UITableView.reloadData(), UITableView.insertRows(at:with:)"))
    func `a change right after a reload begins with the rows of the reload`() {
        let watch = TableWatch()
        let scene = TableScene(TableRows([["a", "b"], ["c"]])) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        _ = watch.take()
        scene.rows.sections = [["x"]]
        scene.table.reloadData()
        scene.rows.sections = [["x", "y"], ["z"]]
        scene.table.performBatchUpdates {
            scene.table.insertRows(at: [path(1)], with: .automatic)
            scene.table.insertSections([1], with: .automatic)
        }
        scene.stage.settle()
        #expect(scene.visibleTexts == ["x", "y", "z"])
        #expect(
            watch.take() == [
                "did end 0.0", "did end 0.1", "did end 1.0", "will display 0.0", "will display 0.1", "will display 1.0",
            ])
    }

    @Test(.documented("UITableViewDataSource.numberOfSections(in:)"))
    func `who doesn't say how many sections there are has one`() {
        let rows = BareRows()
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        #expect(table.numberOfSections == 1 && table.numberOfRows(inSection: 0) == 2)
        withExtendedLifetime(rows) {}
    }
}
