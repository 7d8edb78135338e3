import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Headers and footers of sections, and those of the table.
@MainActor @Suite("Lists / Table / Headers and footers")
struct TableEdgeTests {
    private func rows(_ sections: Int, _ count: Int = 10) -> TableRows {
        let rows = TableRows((0..<sections).map { section in (0..<count).map { "\(section).\($0)" } })
        rows.headers = Dictionary(uniqueKeysWithValues: (0..<sections).map { ($0, "Section \($0)") })
        return rows
    }

    @Test(.documented("UITableViewDelegate.tableView(_:viewForHeaderInSection:)"))
    func `a view counts more than the title, and is as wide as the table and as high as its header`() {
        let view = UIView(frame: CGRect(x: 5, y: 6, width: 7, height: 8))
        let edges = EdgeViews()
        edges.header = { _, section in section == 0 ? view : nil }
        let scene = TableScene(rows(2, 2)) {
            $0.sectionHeaderHeight = 33
            $0.sectionHeaderTopPadding = 0
            $0.delegate = edges
        }
        #expect(view.superview === scene.table && view.frame == CGRect(x: 0, y: 0, width: 375, height: 33))
        #expect(scene.table.headerView(forSection: 0) == nil)
        let titled = scene.table.headerView(forSection: 1)
        #expect(titled?.textLabel?.text == "Section 1" && edges.shown == [view, titled])
    }

    @Test(.oracle("LIST-60"))
    func `a header is its background and then a content of the same size`() throws {
        let behind = UIView()
        let edges = EdgeViews()
        edges.header = { table, _ in
            let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
            header?.backgroundView = behind
            return header
        }
        let scene = TableScene(rows(1, 2)) {
            $0.sectionHeaderHeight = 30
            $0.register(UITableViewHeaderFooterView.self, forHeaderFooterViewReuseIdentifier: "head")
            $0.delegate = edges
        }
        let header = try #require(scene.table.headerView(forSection: 0))
        #expect(header.subviews == [behind, header.contentView])
        #expect(behind.frame == header.bounds && header.contentView.frame == header.bounds && header.frame.height == 30)
    }

    private final class CountedHeader: UITableViewHeaderFooterView {
        nonisolated(unsafe) static var made = 0
        override init(reuseIdentifier: String?) {
            Self.made += 1
            super.init(reuseIdentifier: reuseIdentifier)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    @Test(.oracle("LIST-61"))
    func `headers that leave are used again`() {
        CountedHeader.made = 0
        let edges = EdgeViews()
        edges.header = { table, section in
            let header = table.dequeueReusableHeaderFooterView(withIdentifier: "head")
            header?.textLabel?.text = "Own \(section)"
            return header
        }
        let scene = TableScene(rows(30, 2)) {
            $0.rowHeight = 30
            $0.sectionHeaderHeight = 20
            $0.register(CountedHeader.self, forHeaderFooterViewReuseIdentifier: "head")
            $0.delegate = edges
        }
        for y in stride(from: CGFloat(0), through: 2450, by: 70) {
            scene.table.contentOffset.y = y
            scene.table.layoutIfNeeded()
        }
        let shown = edges.shown.count
        #expect(shown >= 25 && CountedHeader.made <= 8)
        // Footers for which there is no view have no height.
        #expect((0..<24).allSatisfy { scene.table.rectForFooter(inSection: $0).height == 0 })
        #expect(scene.table.headerView(forSection: 0) == nil)
        #expect(scene.table.headerView(forSection: 24)?.textLabel?.text == "Own 24")
    }

    @Test(.assumed("the words are those of consoles in public reports"))
    func `a cell that stands as a header is told of when it goes`() {
        let edges = EdgeViews()
        edges.header = { _, _ in UITableViewCell(style: .default, reuseIdentifier: nil) }
        let said = Misuse.observed {
            let scene = TableScene(rows(1, 2)) {
                $0.sectionHeaderHeight = 30
                $0.delegate = edges
            }
            scene.table.reloadData()
            scene.table.layoutIfNeeded()
        }
        #expect(said.map(\.message) == ["no index path for table cell being reused"])
    }

    @Test(.documented("UITableViewHeaderFooterView.detailTextLabel"))
    func `only headers of grouped tables have a second label`() {
        for style in [UITableView.Style.plain, .grouped] {
            let scene = TableScene(rows(1, 1), style: style)
            #expect((scene.table.headerView(forSection: 0)?.detailTextLabel != nil) == (style == .grouped))
        }
    }

    @Test(.oracle("LIST-62"))
    func `titles of grouped headers are in capitals, small and grey, those of footers as they are`() throws {
        let rows = rows(1, 1)
        rows.footers = [0: "Foot"]
        let scene = TableScene(rows, style: .grouped)
        let header = try #require(scene.table.headerView(forSection: 0)?.textLabel)
        let footer = try #require(scene.table.footerView(forSection: 0)?.textLabel)
        #expect(header.text == "SECTION 0" && footer.text == "Foot")
        for label in [header, footer] { #expect(label.font.pointSize == 13 && label.textColor == .secondaryLabel) }
    }

    @Test(.oracle("LIST-19"))
    func `a grouped footer is as high as its lines`() {
        let rows = rows(1, 1)
        rows.footers = [0: String(repeating: "word ", count: 14)]
        let scene = TableScene(rows, style: .grouped, device: .iPhoneSE)
        #expect(scene.table.rectForFooter(inSection: 0).height == 53.5)
        rows.footers = [0: "word"]
        scene.table.reloadData()
        #expect(scene.table.rectForFooter(inSection: 0).height == 37.5)
    }

    @Test(.documented("UITableView.Style.plain"))
    func `plain footers stay at the bottom while something of their section can be seen`() throws {
        let rows = TableRows((0..<3).map { section in (0..<20).map { "\(section).\($0)" } })
        rows.footers = [0: "Foot 0", 1: "Foot 1", 2: "Foot 2"]
        let scene = TableScene(rows) { $0.rowHeight = 40 }
        let height = scene.table.rectForFooter(inSection: 0).height
        #expect(height > 20)
        #expect(try #require(scene.table.footerView(forSection: 0)).frame.maxY == 440)
        scene.table.contentOffset.y = 100
        scene.table.layoutIfNeeded()
        #expect(try #require(scene.table.footerView(forSection: 0)).frame.maxY == 540)
        // Where the section ends it goes with it, and the next one's comes.
        scene.table.contentOffset.y = 500
        scene.table.layoutIfNeeded()
        #expect(try #require(scene.table.footerView(forSection: 0)).frame.minY == 800)
        #expect(try #require(scene.table.footerView(forSection: 1)).frame.maxY == 940)
    }

    // MARK: The table's own
    @Test(.oracle("LIST-22"))
    func `the table's header is measured anew when it is assigned again, and its background doesn't scroll`() {
        let header = UIView(frame: CGRect(x: 0, y: 0, width: 0, height: 50))
        let behind = UIView()
        let scene = TableScene(TableRows(count: 30)) {
            $0.rowHeight = 40
            $0.tableHeaderView = header
            $0.backgroundView = behind
        }
        func first() -> CGFloat { scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY }
        #expect(first() == 50 && scene.table.contentSize.height == 1250)
        header.frame.size.height = 80
        scene.table.tableHeaderView = header
        scene.stage.layoutNow()
        #expect(first() == 80 && scene.table.contentSize.height == 1280 && scene.table.visibleCells[0].frame.minY == 80)
        #expect(scene.table.subviews.first === behind && behind.frame == scene.table.bounds)
        scene.table.contentOffset.y = 200
        scene.table.layoutIfNeeded()
        #expect(behind.frame == scene.table.bounds && behind.frame.minY == 200)
    }

    @Test(.documented("UITableView.fillerRowHeight, UITableView.tableFooterView"))
    func `a footer of the table ends the lines below the last row, however small`() {
        let scene = TableScene(TableRows(count: 2)) {
            $0.rowHeight = 40
            $0.fillerRowHeight = UITableView.automaticDimension
        }
        func lines() -> Int {
            scene.table.subviews.filter { type(of: $0) == UIView.self && (0.1..<1).contains($0.frame.height) }.count
        }
        #expect(lines() > 5)
        scene.table.tableFooterView = UIView()
        scene.stage.layoutNow()
        #expect(lines() == 0)
    }
}
