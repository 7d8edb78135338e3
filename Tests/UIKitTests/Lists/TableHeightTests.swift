import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Who decides how high rows, headers and footers are.
@MainActor @Suite("Lists / Table / Heights")
struct TableHeightTests {
    private func words(_ body: () -> Void) -> [String] { Misuse.observed { body() }.map(\.message) }

    private static func box(_ height: CGFloat, in view: UIView) -> NSLayoutConstraint {
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        view.addSubview(box)
        let constraint = box.heightAnchor.constraint(equalToConstant: height)
        constraint.priority = UILayoutPriority(999)
        NSLayoutConstraint.activate([
            box.topAnchor.constraint(equalTo: view.topAnchor), box.bottomAnchor.constraint(equalTo: view.bottomAnchor),
            box.leadingAnchor.constraint(equalTo: view.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: view.trailingAnchor), constraint,
        ])
        return constraint
    }

    /// Rows whose constraints ask for 90 points.
    private func scene(delegate: (any UITableViewDelegate)? = nil, _ set: (UITableView) -> Void) -> TableScene {
        let rows = TableRows(count: 3)
        rows.fill = { cell, _ in if cell.contentView.constraints.isEmpty { _ = Self.box(90, in: cell.contentView) } }
        return TableScene(rows) {
            $0.delegate = delegate
            set($0)
        }
    }

    private func heights(_ scene: TableScene) -> [CGFloat] { scene.table.visibleCells.map(\.frame.height) }

    // MARK: Rows
    @Test(.documented("UITableView.estimatedRowHeight, UITableView.rowHeight"))
    func `a row height of the table's turns measuring off, whatever constraints ask for`() {
        #expect(heights(scene { _ in }) == [90, 90, 90])
        for estimate in [UITableView.automaticDimension, 60, 0] {
            let scene = scene {
                $0.rowHeight = 44
                $0.estimatedRowHeight = estimate
            }
            #expect(heights(scene) == [44, 44, 44] && scene.table.contentSize.height == 132)
            // The same table with the height left to its rows.
            scene.table.rowHeight = UITableView.automaticDimension
            scene.table.estimatedRowHeight = 60
            scene.stage.layoutNow()
            #expect(heights(scene) == [90, 90, 90])
        }
    }

    @Test(.documented("UITableView.estimatedRowHeight: zero"))
    func `without an estimate no row is measured`() {
        #expect(heights(scene { $0.estimatedRowHeight = 0 }) == [44, 44, 44])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:heightForRowAt:)"))
    func `the delegate leaves to its rows how high they are, whatever the table says`() {
        let answers = TableHeights(TableRows(count: 0))
        answers.height = { $0.row == 1 ? UITableView.automaticDimension : 50 }
        #expect(heights(scene(delegate: answers) { $0.rowHeight = 44 }) == [50, 90, 50])
    }

    @Test(.documented("UITableView.reconfigureRows(at:)"))
    func `a row that is configured again is measured again, and one out of sight isn't asked for`() {
        var height: CGFloat = 90
        var constraints: [ObjectIdentifier: NSLayoutConstraint] = [:]
        let rows = TableRows(count: 20)
        rows.fill = { cell, path in
            let constraint = constraints[ObjectIdentifier(cell)] ?? Self.box(90, in: cell.contentView)
            constraints[ObjectIdentifier(cell)] = constraint
            constraint.constant = path.row == 1 ? height : 90
        }
        let scene = TableScene(rows)
        let cells = scene.table.visibleCells
        _ = rows.take()
        height = 30
        scene.table.reconfigureRows(at: [IndexPath(row: 1, section: 0), IndexPath(row: 15, section: 0)])
        scene.stage.settle()
        #expect(rows.take().filter { $0.hasPrefix("cell") }.prefix(1) == ["cell 0.1"])
        #expect(scene.table.visibleCells.prefix(3).map(\.frame.height) == [90, 30, 90])
        #expect(scene.table.visibleCells[1] === cells[1] && scene.table.visibleCells[2].frame.minY == 120)
    }

    // MARK: Headers and footers
    private final class Tall: UITableViewHeaderFooterView {
        override init(reuseIdentifier: String?) {
            super.init(reuseIdentifier: reuseIdentifier)
            _ = TableHeightTests.box(60, in: contentView)
        }
        required init?(coder: NSCoder) { super.init(coder: coder) }
    }

    private func edges(_ views: any UITableViewDelegate, _ set: (UITableView) -> Void = { _ in }) -> TableScene {
        TableScene(TableRows([["a"], ["b"]])) {
            $0.rowHeight = 40
            $0.sectionHeaderTopPadding = 0
            $0.register(Tall.self, forHeaderFooterViewReuseIdentifier: "head")
            $0.delegate = views
            set($0)
        }
    }

    @Test(.documented("UITableView.estimatedSectionHeaderHeight, UITableView.estimatedSectionFooterHeight"))
    func `headers and footers are as high as their constraints ask for`() {
        let views = EdgeViews()
        views.header = { table, _ in table.dequeueReusableHeaderFooterView(withIdentifier: "head") }
        views.footer = { _, section in
            let plain = UIView()
            _ = Self.box(CGFloat(20 + section), in: plain)
            return plain
        }
        for estimate in [UITableView.automaticDimension, 25] {
            let scene = edges(views) {
                $0.estimatedSectionHeaderHeight = estimate
                $0.estimatedSectionFooterHeight = estimate
            }
            let table = scene.table
            #expect((0..<2).map { table.rectForHeader(inSection: $0).height } == [60, 60])
            #expect((0..<2).map { table.rectForFooter(inSection: $0).height } == [20, 21])
            #expect(table.headerView(forSection: 1)?.frame == CGRect(x: 0, y: 120, width: 375, height: 60))
            #expect(table.contentSize.height == 241)
        }
        // The table's own heights end that.
        let fixed = edges(views) {
            $0.sectionHeaderHeight = 33
            $0.sectionFooterHeight = 11
        }
        #expect(fixed.table.rectForHeader(inSection: 0).height == 33 && fixed.table.rectForFooter(inSection: 1).height == 11)
    }

    @Test(.documented("UITableViewDelegate.tableView(_:heightForHeaderInSection:)"))
    func `a height that the delegate gives a header counts more than its constraints`() {
        let headers = TableHeaders()
        #expect(edges(headers).table.rectForHeader(inSection: 1).height == 40)
        headers.header = UITableView.automaticDimension
        #expect(edges(headers).table.rectForHeader(inSection: 1).height == 60)
    }

    @Test(.oracle("LIST-54"))
    func `a height below nothing of a header is an exception`() {
        let headers = TableHeaders()
        headers.header = -0.5
        let said = words { _ = edges(headers) }
        #expect(said.contains("section header height must not be negative - provided height for section 0 is -0.500000"))
    }

    // MARK: Sums
    @Test(.documented("UITableView.rect(forSection:)"))
    func `a section is its header, its rows and its footer`() {
        let rows = TableRows([["a", "b"], ["c"]])
        let heights = AllHeights(rows)
        let scene = TableScene(rows, style: .grouped) { $0.delegate = heights }
        #expect(scene.table.rect(forSection: 0) == CGRect(x: 0, y: 0, width: 375, height: 110))
        #expect(scene.table.rect(forSection: 1) == CGRect(x: 0, y: 110, width: 375, height: 70))
    }

    @Test(.oracle("LIST-55"))
    func `the rows of a section that isn't there are an exception`() {
        let table = TableScene(TableRows(count: 1)).table
        let said = words { #expect(table.numberOfRows(inSection: 9) == 0) }
        #expect(said == ["Requested the number of rows for section (9) which is out of bounds."])
    }
}
