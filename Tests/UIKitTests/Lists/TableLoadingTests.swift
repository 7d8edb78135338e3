import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Loading")
struct TableLoadingTests {
    @Test(.oracle("LIST-12"))
    func `cells are made by layout, not by reloadData or addSubview`() {
        let rows = TableRows(count: 3)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        table.reloadData()
        #expect(!rows.take().contains { $0.hasPrefix("cell") })
        let stage = Stage(device: .iPhone15)
        stage.window.addSubview(table)
        #expect(!rows.lines.contains { $0.hasPrefix("cell") })
        table.layoutIfNeeded()
        #expect(rows.take().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
    }

    @Test(.oracle("LIST-37"))
    func `a table controller's table begins below the status bar, until a container says where it is`() {
        let stage = Stage(device: .iPhoneSE)
        let controller = UITableViewController()
        #expect(controller.view.frame == CGRect(x: 0, y: 20, width: 375, height: 647))
        stage.window.rootViewController = controller
        stage.settle()
        #expect(controller.view.frame == CGRect(x: 0, y: 0, width: 375, height: 667))
    }

    @Test(.oracle("LIST-13"))
    func `reloadData asks for the counts before it returns, and sets the size of the content`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 40 }
        _ = scene.rows.take()
        scene.rows.sections = [["a", "b", "c", "d", "e"]]
        scene.table.reloadData()
        #expect(scene.rows.take() == ["sections", "rows 0"])
        #expect(scene.table.contentSize.height == 200)
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        #expect(scene.rows.take().filter { $0.hasPrefix("cell") }.count == 5)
        #expect(scene.visibleTexts == ["a", "b", "c", "d", "e"])
    }

    @Test(.assumed("cells of another data source show nothing of this one"))
    func `another data source gets cells of its own, even if it has as many rows`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 40 }
        let other = TableRows([["a", "b", "c"]])
        scene.table.dataSource = other
        // Nothing is asked before the next layout.
        #expect(other.lines.isEmpty)
        scene.stage.layoutNow()
        #expect(scene.visibleTexts == ["a", "b", "c"])
        _ = other.take()
        scene.table.dataSource = other
        scene.stage.layoutNow()
        #expect(!other.lines.contains { $0.hasPrefix("cell") })
        scene.table.dataSource = nil
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells.isEmpty)
    }

    @Test(.documented("UITableView.rowHeight: constraints of the content view say how high a row is"), arguments: [20, 90])
    func `rows that measure themselves conflict with no height that they had before`(height: CGFloat) {
        let misuses = MisuseRecorder()
        let rows = TableRows(count: 30)
        rows.fill = { cell, _ in
            guard cell.contentView.viewWithTag(7) == nil else { return }
            let box = UIView()
            box.tag = 7
            box.translatesAutoresizingMaskIntoConstraints = false
            cell.contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.heightAnchor.constraint(equalToConstant: height),
                box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
                box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
                box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            ])
        }
        let scene = TableScene(rows)
        scene.table.contentOffset.y = 300
        scene.stage.layoutNow()
        scene.table.reloadData()
        scene.stage.layoutNow()
        #expect(scene.table.visibleCells.allSatisfy { $0.contentView.frame.height == height })
        #expect(misuses.take() == [])
    }

    @Test(.documented("UITableView.estimatedRowHeight"))
    func `without estimates all heights are asked for before any cell`() {
        let rows = TableRows(count: 40)
        let heights = TableHeights(rows)
        let scene = TableScene(rows) {
            $0.estimatedRowHeight = 0
            $0.delegate = heights
        }
        let lines = rows.take().filter { !$0.hasPrefix("rows") && $0 != "sections" && !$0.hasPrefix("will") }
        let expected = (0..<40).map { "height 0.\($0)" }
        #expect(Array(lines.prefix(40)) == expected)
        #expect(lines[40] == "cell 0.0")
        let sum = (0..<40).map { heights.height(IndexPath(row: $0, section: 0)) }.reduce(0, +)
        #expect(scene.table.contentSize.height == sum)
    }

    @Test(.oracle("LIST-14"))
    func `with estimates each row that comes into sight is made, measured, asked about and shown, from the top`() {
        let rows = EditableRows(count: 40)
        let heights = TableHeights(rows)
        _ = TableScene(rows) { $0.delegate = heights }
        let lines = rows.take().filter { !$0.hasPrefix("rows") && $0 != "sections" }
        #expect(
            Array(lines.prefix(8)) == [
                "cell 0.0", "height 0.0", "can edit 0.0", "will display 0.0", "cell 0.1", "height 0.1", "can edit 0.1",
                "will display 0.1",
            ])
        #expect(lines.filter { $0.hasPrefix("cell") }.count < 16)
    }

    @Test(.documented("UITableView.estimatedRowHeight"))
    func `the size of the content is what has been measured and the estimate of the rest`() {
        let rows = TableRows(count: 1000)
        let heights = TableHeights(rows)
        heights.height = { _ in 100 }
        let scene = TableScene(rows, size: CGSize(width: 375, height: 500)) {
            $0.estimatedRowHeight = 20
            $0.delegate = heights
        }
        #expect(scene.table.visibleCells.count == 5)
        #expect(scene.table.contentSize.height == CGFloat(20_400))
        #expect(scene.table.rectForRow(at: IndexPath(row: 5, section: 0)).height == 20)
    }

    @Test(
        .assumed("automatic says that somebody else decides: with nobody to measure, the table's own height does"),
        arguments: [60, -1])
    func `an automatic answer without estimates is the table's row height`(rowHeight: CGFloat) {
        let rows = TableRows(count: 3)
        let heights = TableHeights(rows)
        heights.height = { $0.row == 1 ? UITableView.automaticDimension : 50 }
        let said = Misuse.observed {
            let scene = TableScene(rows) {
                $0.estimatedRowHeight = 0
                $0.rowHeight = rowHeight
                $0.delegate = heights
            }
            #expect(scene.table.rectForRow(at: IndexPath(row: 1, section: 0)).height == (rowHeight < 0 ? 44 : rowHeight))
        }
        #expect(said.isEmpty)
    }

    @Test(.oracle("LIST-15"))
    func `reloadData says of each row that was visible that it is no more, by its old place`() {
        let watch = TableWatch()
        let scene = TableScene(TableRows(count: 3)) { $0.delegate = watch }
        _ = watch.take()
        scene.rows.sections = [["a"]]
        scene.table.reloadData()
        scene.table.layoutIfNeeded()
        #expect(watch.take() == ["did end 0.0", "did end 0.1", "did end 0.2", "will display 0.0"])
    }

    @Test(.documented("UITableView.reloadData()"))
    func `reloadData keeps the offset as far as there is content, and forgets the selection`() {
        let scene = TableScene(TableRows(count: 100)) { $0.rowHeight = 44 }
        scene.table.selectRow(at: IndexPath(row: 1, section: 0), animated: false, scrollPosition: .none)
        scene.table.contentOffset.y = 2000
        scene.table.reloadData()
        scene.stage.layoutNow()
        #expect(scene.table.contentOffset.y == 2000)
        #expect(scene.table.indexPathForSelectedRow == nil)
        scene.rows.sections = [["a", "b"]]
        scene.table.reloadData()
        scene.stage.layoutNow()
        #expect(scene.table.contentOffset.y == 0)
    }

    @Test(.oracle("LIST-16"))
    func `a table outside of a window loads its rows, and says so`() {
        let rows = TableRows(count: 2)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.dataSource = rows
        let said = Misuse.observed { table.layoutIfNeeded() }
        #expect(table.visibleCells.count == 2)
        #expect(
            said.count == 1 && said[0].message.hasPrefix("Warning once only: UITableView was told to layout its visible cells"))
    }

    @Test(.oracle("LIST-17"))
    func `asking for a cell makes the table show what is pending`() {
        let scene = TableScene(TableRows(count: 3))
        scene.rows.sections = [["x", "y"]]
        scene.table.reloadData()
        #expect(scene.table.cellForRow(at: IndexPath(row: 1, section: 0))?.textLabel?.text == "y")
        #expect(scene.table.cellForRow(at: IndexPath(row: 7, section: 0)) == nil)
    }

    @Test(.documented("UITableView"))
    func `a fresh table has UIKit's defaults`() {
        let table = UITableView()
        #expect(table.style == .plain && table.rowHeight == -1 && table.estimatedRowHeight == -1)
        #expect(table.sectionHeaderHeight == -1 && table.sectionHeaderTopPadding == -1)
        #expect(table.allowsSelection && !table.allowsMultipleSelection && !table.isEditing && table.alwaysBounceVertical)
        #expect(table.clipsToBounds && table.separatorStyle == .singleLine && table.tableHeaderView == nil)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        #expect(cell.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
        #expect(cell.detailTextLabel == nil && cell.indentationWidth == 10 && cell.selectionStyle == .default)
    }
}

@MainActor @Suite("Lists / Table / Reuse")
struct TableReuseTests {
    private final class Counted: UITableViewCell {
        nonisolated(unsafe) static var made = 0
        nonisolated(unsafe) static var prepared = 0
        override init(style: CellStyle, reuseIdentifier: String?) {
            Self.made += 1
            super.init(style: style, reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
        override func prepareForReuse() {
            super.prepareForReuse()
            Self.prepared += 1
        }
    }

    @Test(.documented("UITableView.register(_:forCellReuseIdentifier:)"))
    func `a registered class is made in the default style with the identifier, and prepared only when it is used again`() {
        Counted.made = 0
        Counted.prepared = 0
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 400))
        table.register(Counted.self, forCellReuseIdentifier: "id")
        let cell = table.dequeueReusableCell(withIdentifier: "id")
        #expect(cell is Counted && cell?.reuseIdentifier == "id" && Counted.made == 1 && Counted.prepared == 0)
        table.register(nil as AnyClass?, forCellReuseIdentifier: "id")
        #expect(table.dequeueReusableCell(withIdentifier: "id") == nil)
        #expect(table.dequeueReusableHeaderFooterView(withIdentifier: "none") == nil)
    }

    @Test(.assumed("only what can be seen costs"))
    func `a million rows need as many cells as fit on the screen, and scrolling makes no more`() {
        let rows = TableRows([Array(repeating: "Row", count: 100_000)])
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        #expect(rows.made == 10)
        for step in 1...200 {
            scene.table.contentOffset.y = CGFloat(step) * 37
            scene.table.layoutIfNeeded()
        }
        scene.table.contentOffset.y = 3_000_000
        scene.table.layoutIfNeeded()
        #expect(rows.made <= 12)
        #expect(scene.table.indexPathsForVisibleRows?.first == IndexPath(row: 68181, section: 0))
    }

    @Test(.oracle("LIST-18"))
    func `dequeuing for a row raises where nothing is registered`() {
        let scene = TableScene(TableRows(count: 1))
        let said = Misuse.observed {
            _ = scene.table.dequeueReusableCell(withIdentifier: "x", for: IndexPath(row: 0, section: 0))
        }
        #expect(
            said.map(\.message) == [
                "unable to dequeue a cell with identifier x - must register a nib or a class for the identifier or connect a prototype "
                    + "cell in a storyboard"
            ])
    }

    @Test(.documented("UITableView.dequeueReusableCell(withIdentifier:for:)"))
    func `a cell that is dequeued for a row has the row's size`() {
        let scene = TableScene(TableRows(count: 3)) { $0.rowHeight = 70 }
        scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "c")
        let cell = scene.table.dequeueReusableCell(withIdentifier: "c", for: IndexPath(row: 0, section: 0))
        #expect(cell.bounds.size == CGSize(width: 375, height: 70))
    }

    @Test(.assumed("each will has its did"))
    func `rows that leave while scrolling end their display, and no row is shown twice`() {
        let watch = TableWatch()
        let scene = TableScene(TableRows(count: 300)) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        var shown: Set<String> = []
        for y in stride(from: CGFloat(0), through: 4000, by: 170) {
            scene.table.contentOffset.y = y
            scene.table.layoutIfNeeded()
            for line in watch.take() {
                let row = String(line.split(separator: " ").last!)
                if line.hasPrefix("will display") { #expect(shown.insert(row).inserted) }
                if line.hasPrefix("did end") { #expect(shown.remove(row) != nil) }
            }
            #expect(Set(scene.table.indexPathsForVisibleRows!.map { "0.\($0.row)" }) == shown)
        }
    }
}
