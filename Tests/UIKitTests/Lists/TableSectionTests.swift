import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Sections")
struct TableSectionTests {
    private func sections() -> TableRows {
        let rows = TableRows((0..<6).map { section in (0..<10).map { "\(section).\($0)" } })
        rows.headers = Dictionary(uniqueKeysWithValues: (0..<6).map { ($0, "Section \($0)") })
        return rows
    }

    @Test(.documented("UITableView.Style.plain"))
    func `plain headers stay at the top until the next section pushes them out`() throws {
        let scene = TableScene(sections()) {
            $0.rowHeight = 40
            $0.sectionHeaderTopPadding = 0
        }
        let table = scene.table
        table.contentOffset.y = 100
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.minY == 100)
        // The second section begins at 428.
        table.contentOffset.y = 410
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0)?.frame.maxY == 428)
        #expect(table.headerView(forSection: 1)?.frame.minY == 428)
        table.contentOffset.y = 440
        table.layoutIfNeeded()
        #expect(table.headerView(forSection: 0) == nil && table.headerView(forSection: 1)?.frame.minY == 440)
    }

    @Test(.documented("UITableView.Style.grouped"))
    func `grouped headers scroll away`() {
        let scene = TableScene(sections(), style: .grouped) { $0.rowHeight = 40 }
        let first = scene.table.headerView(forSection: 0)?.frame.minY
        scene.table.contentOffset.y = 30
        scene.table.layoutIfNeeded()
        #expect(scene.table.headerView(forSection: 0)?.frame.minY == first)
    }

    @Test(.documented("UITableViewDelegate.tableView(_:viewForHeaderInSection:)"))
    func `a view of the delegate is as high as the delegate says and as wide as the table`() {
        let headers = TableHeaders()
        let scene = TableScene(sections()) {
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
            $0.sectionHeaderTopPadding = 0
            $0.delegate = headers
        }
        let view = scene.table.headerView(forSection: 0)
        #expect(view?.frame.size == CGSize(width: 375, height: 40) && view?.textLabel?.text == "Head 0")
    }

    @Test(.oracle("LIST-21"))
    func `no height asked for is the usual one in a grouped table and none in a plain one`() {
        for (style, expected) in [(UITableView.Style.grouped, 38.0), (.plain, 0)] {
            let headers = TableHeaders()
            headers.header = 0
            let scene = TableScene(sections(), style: style) { $0.delegate = headers }
            #expect(scene.table.rectForHeader(inSection: 1).height == CGFloat(expected))
        }
    }

    @Test(.oracle("LIST-22"))
    func `the table's header counts by its height alone, and rows begin below it`() {
        let header = UIView(frame: CGRect(x: 30, y: 50, width: 10, height: 77))
        let footer = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 20))
        let scene = TableScene(TableRows(count: 2)) {
            $0.rowHeight = 40
            $0.tableHeaderView = header
            $0.tableFooterView = footer
        }
        #expect(header.frame == CGRect(x: 0, y: 0, width: 375, height: 77))
        #expect(scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 77)
        #expect(footer.frame == CGRect(x: 0, y: 157, width: 375, height: 20))
        #expect(scene.table.contentSize.height == 177)
    }

    @Test(.documented("UITableView"))
    func `places and rows find each other`() {
        let table = TableScene(sections(), style: .grouped) { $0.rowHeight = 40 }.table
        let rect = table.rectForRow(at: IndexPath(row: 3, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: rect.midY)) == IndexPath(row: 3, section: 1))
        #expect(table.indexPathForRow(at: CGPoint(x: 10, y: table.rectForHeader(inSection: 1).midY)) == nil)
        #expect(table.indexPathsForRows(in: rect)?.first == IndexPath(row: 3, section: 1))
        #expect(table.numberOfRows(inSection: 2) == 10 && table.numberOfSections == 6)
        let said = Misuse.observed { _ = table.rectForHeader(inSection: 9) }
        #expect(said.map(\.message) == ["request for rect of header in invalid section (9)"])
    }

    @Test(.oracle("LIST-20"))
    func `scrolling to a row that isn't there raises in UIKit's words`() {
        let scene = TableScene(TableRows(count: 72))
        let said = Misuse.observed {
            scene.table.scrollToRow(at: IndexPath(row: 72, section: 0), at: .top, animated: false)
            scene.table.scrollToRow(at: IndexPath(row: 0, section: 18), at: .top, animated: false)
        }.map(\.message)
        #expect(
            said[0].hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds row (72) when there are only 72 rows in section 0. Table view: <"
            ))
        #expect(
            said[1].hasPrefix(
                "Attempted to scroll the table view to an out-of-bounds section (18) when there are only 1 sections."))
    }

    @Test(.documented("UITableView.ScrollPosition"))
    func `rows come to the top, the middle, the bottom, or just into sight`() {
        let scene = TableScene(TableRows(count: 100)) { $0.rowHeight = 44 }
        func offset(_ row: Int, _ position: UITableView.ScrollPosition) -> CGFloat {
            scene.table.scrollToRow(at: IndexPath(row: row, section: 0), at: position, animated: false)
            return scene.table.contentOffset.y
        }
        #expect(offset(50, .top) == 2200)
        #expect(offset(50, .bottom) == CGFloat(1804))
        #expect(offset(50, .middle) == CGFloat(2002))
        #expect(offset(47, .none) == 2002)
        #expect(offset(60, .none) == CGFloat(2244))
        #expect(offset(99, .top) == CGFloat(3960))
    }
}

@MainActor @Suite("Lists / Table / Self-sizing")
struct TableSelfSizingTests {
    private final class Tall: UITableViewCell {
        let box = UIView()
        lazy var height = box.heightAnchor.constraint(equalToConstant: 80)
        override init(style: CellStyle, reuseIdentifier: String?) {
            super.init(style: style, reuseIdentifier: reuseIdentifier)
            box.translatesAutoresizingMaskIntoConstraints = false
            contentView.addSubview(box)
            NSLayoutConstraint.activate([
                box.topAnchor.constraint(equalTo: contentView.topAnchor, constant: 5),
                box.bottomAnchor.constraint(equalTo: contentView.bottomAnchor, constant: -5),
                box.leadingAnchor.constraint(equalTo: contentView.layoutMarginsGuide.leadingAnchor),
                box.trailingAnchor.constraint(equalTo: contentView.trailingAnchor), height,
            ])
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private final class Source: NSObject, UITableViewDataSource {
        var heights: [CGFloat]
        init(_ heights: [CGFloat]) { self.heights = heights }
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { heights.count }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell = tableView.dequeueReusableCell(withIdentifier: "tall", for: indexPath) as! Tall
            cell.height.constant = heights[indexPath.row]
            return cell
        }
    }

    private func table(_ source: Source) -> (Stage, UITableView) {
        let stage = Stage(device: .iPhone15)
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 500))
        table.contentInsetAdjustmentBehavior = .never
        table.register(Tall.self, forCellReuseIdentifier: "tall")
        table.dataSource = source
        stage.window.addSubview(table)
        stage.layoutNow()
        return (stage, table)
    }

    @Test(.documented("UITableView.estimatedRowHeight"))
    func `constraints in the content view give the row its height`() {
        let source = Source([80, 30, 120])
        let (_, table) = table(source)
        #expect(table.visibleCells.map(\.frame.height) == [90, 40, 130])
        #expect(table.contentSize.height == 260)
        #expect((table.visibleCells[0] as? Tall)?.box.frame == CGRect(x: 16, y: 5, width: 359, height: 80))
    }

    @Test(.documented("UITableView.estimatedRowHeight"))
    func `rows above that turn out higher than estimated don't move what can be seen`() {
        let source = Source((0..<200).map { 60 + CGFloat($0 % 7) * 10 })
        let (stage, table) = table(source)
        table.scrollToRow(at: IndexPath(row: 120, section: 0), at: .top, animated: false)
        stage.layoutNow()
        #expect(table.indexPathsForVisibleRows?.first?.row == 120)
        // Upwards, a little at a time: nothing jumps.
        for _ in 0..<150 {
            guard let first = table.indexPathsForVisibleRows?.first, first.row > 1 else { break }
            let cell = table.cellForRow(at: first)!
            let before = cell.convert(CGPoint.zero, to: stage.window).y
            table.contentOffset.y -= 13
            table.layoutIfNeeded()
            if table.indexPath(for: cell) == first {
                #expect(abs(cell.convert(CGPoint.zero, to: stage.window).y - before - 13) < 0.01)
            }
            var end = table.visibleCells[0].frame.maxY
            for cell in table.visibleCells.dropFirst() {
                #expect(abs(cell.frame.minY - end) < 0.01)
                end = cell.frame.maxY
            }
        }
    }

    @Test(.assumed("the words are those of consoles in public reports"))
    func `a row that comes out without height gets the usual one, and that is said`() {
        let said = Misuse.observed {
            let source = Source([-10])
            let (_, table) = table(source)
            #expect(table.visibleCells.first?.frame.height == 44)
        }
        #expect(said.contains { $0.message.contains("Detected a case where constraints ambiguously suggest a height of zero") })
    }

    @Test(.documented("WWDC-2010-TABLES: an empty block"))
    func `an empty block of updates measures rows anew`() {
        let source = Source([80, 80])
        let (stage, table) = table(source)
        let cell = table.visibleCells[0] as! Tall
        cell.height.constant = 150
        table.beginUpdates()
        table.endUpdates()
        stage.settle()
        #expect(table.visibleCells[0] === cell && cell.frame.height == 160)
        #expect(table.visibleCells[1].frame.minY == 160)
    }
}
