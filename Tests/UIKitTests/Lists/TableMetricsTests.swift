import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Frames that Interface Builder wrote into public documents.
@MainActor @Suite("Lists / Table / Measures", .oracle("LIST-19"))
struct TableMetricsTests {
    private func height(
        _ style: UITableViewCell.CellStyle, device: SimulatedDevice, detail: String? = nil, fonts: (CGFloat, CGFloat)? = nil
    ) -> CGFloat {
        let rows = TableRows([["Title"]])
        rows.style = style
        rows.fill = { cell, _ in
            cell.detailTextLabel?.text = detail
            if let fonts {
                cell.textLabel?.font = .systemFont(ofSize: fonts.0)
                cell.detailTextLabel?.font = .systemFont(ofSize: fonts.1)
            }
        }
        let scene = TableScene(rows, device: device)
        return scene.table.rectForRow(at: IndexPath(row: 0, section: 0)).height
    }

    private func near(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.01 }

    @Test func `an automatic row of one line is a pixel less than 44 points high`() {
        #expect(near(height(.default, device: .iPhone15), 43.667))
        #expect(near(height(.default, device: .iPhoneSE), 43.5))
        #expect(near(height(.value1, device: .iPhone15, detail: "Detail"), 43.667))
    }

    @Test func `an automatic row with a subtitle`() {
        #expect(near(height(.subtitle, device: .iPhone15, detail: "Detail", fonts: (17, 12)), 55.667))
        #expect(near(height(.subtitle, device: .iPhoneSE, detail: "Detail", fonts: (17, 12)), 55.5))
        #expect(near(height(.subtitle, device: .iPhone15, detail: "Detail", fonts: (14, 13)), 49.667))
        #expect(near(height(.subtitle, device: .iPhone15, detail: "Detail", fonts: (14, 14)), 50.667))
    }

    @Test(arguments: [(320.0, 16.0), (375, 16), (390, 20), (393, 20), (414, 20), (428, 20)])
    func `text begins at the margin of the table's width`(width: Double, margin: Double) {
        let scene = TableScene(TableRows(count: 1), size: CGSize(width: width, height: 300))
        #expect(scene.table.visibleCells[0].textLabel?.frame.minX == CGFloat(margin))
    }

    @Test(arguments: [(375.0, 16.0, 343.0), (390, 20, 350), (414, 20, 374), (428, 20, 388)])
    func `cards of an inset grouped table`(width: Double, x: Double, cell: Double) {
        let scene = TableScene(TableRows(count: 2), style: .insetGrouped, size: CGSize(width: width, height: 300))
        let frame = scene.table.visibleCells[0].frame
        #expect(frame.minX == CGFloat(x) && frame.width == CGFloat(cell))
        #expect(scene.table.visibleCells[0].textLabel?.frame.minX == CGFloat(x))
        #expect(scene.table.visibleCells.map(\.layer.cornerRadius) == [10, 10])
        #expect(scene.table.visibleCells[0].layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
    }

    @Test(arguments: [
        (375.0, UITableViewCell.AccessoryType.disclosureIndicator, 348.5, 348.667), (390, .disclosureIndicator, 359.5, 359.667),
        (414, .disclosureIndicator, 383.5, 383.667), (414, .checkmark, 370, 370), (390, .detailButton, 346, 346),
        (375, .none, 375, 375),
    ])
    func `the content ends where the accessory begins`(
        width: Double, type: UITableViewCell.AccessoryType, at2: Double, at3: Double
    ) {
        for (device, expected) in [(SimulatedDevice.iPhoneSE, at2), (.iPhone15, at3)] {
            let rows = TableRows(count: 1)
            rows.fill = { cell, _ in cell.accessoryType = type }
            let scene = TableScene(rows, device: device, size: CGSize(width: width, height: 300))
            let cell = scene.table.visibleCells[0]
            #expect(near(cell.contentView.frame.width, CGFloat(expected)))
            let label = cell.textLabel!.frame
            #expect(near(cell.contentView.bounds.width - label.maxX, type == .none ? (width >= 390 ? 20 : 16) : 8))
            #expect(label.height == cell.bounds.height)
        }
    }

    @Test func `the lines of a subtitle`() {
        for (device, first, second) in [
            (SimulatedDevice.iPhoneSE, (10.0, 20.5), (31.5, 14.5)), (.iPhone15, (9, 20.333), (31.333, 14.333)),
        ] {
            let rows = TableRows([["Title"]])
            rows.style = .subtitle
            rows.fill = { cell, _ in cell.detailTextLabel?.text = "Detail" }
            let cell = TableScene(rows, device: device).table.visibleCells[0]
            #expect(near(cell.textLabel!.frame.minY, CGFloat(first.0)) && near(cell.textLabel!.frame.height, CGFloat(first.1)))
            #expect(near(cell.detailTextLabel!.frame.minY, CGFloat(second.0)))
            #expect(near(cell.detailTextLabel!.frame.height, CGFloat(second.1)))
        }
        let rows = TableRows([["Title"]])
        rows.style = .subtitle
        rows.fill = { cell, _ in cell.detailTextLabel?.text = "Detail" }
        let cell = TableScene(rows, device: .iPhoneSE) { $0.rowHeight = 44 }.table.visibleCells[0]
        #expect(cell.textLabel!.frame.minY == 5 && cell.detailTextLabel!.frame.minY == 25.5)
    }

    @Test func `the two texts of a line`() {
        for (device, height) in [(SimulatedDevice.iPhoneSE, 20.5), (.iPhone15, 20.333)] {
            let rows = TableRows([["Title"]])
            rows.style = .value1
            rows.fill = { cell, _ in cell.detailTextLabel?.text = "Detail" }
            let cell = TableScene(rows, device: device).table.visibleCells[0]
            #expect(near(cell.textLabel!.frame.minY, 12) && near(cell.textLabel!.frame.height, CGFloat(height)))
            #expect(near(cell.detailTextLabel!.frame.minY, 12) && near(cell.detailTextLabel!.frame.maxX, 375 - 16))
        }
    }

    @Test func `headers with titles`() {
        for (device, first) in [(SimulatedDevice.iPhoneSE, 55.5), (.iPhone15, 55.333)] {
            let rows = TableRows([["a"], ["b"]])
            rows.headers = [0: "One", 1: "Two"]
            let plain = TableScene(rows, device: device)
            #expect(plain.table.rectForRow(at: IndexPath(row: 0, section: 0)).minY == 50)
            let grouped = TableScene(rows, style: .grouped, device: device)
            #expect(near(grouped.table.rectForHeader(inSection: 0).height, CGFloat(first)))
            #expect(near(grouped.table.rectForHeader(inSection: 1).height, 38))
            #expect(grouped.table.headerView(forSection: 0)?.textLabel?.text == "ONE")
        }
        let rows = TableRows([["a"]])
        rows.headers = [0: "One"]
        #expect(TableScene(rows) { $0.sectionHeaderTopPadding = 0 }.table.rectForHeader(inSection: 0).height == 28)
    }

    @Test func `sections without titles are apart in a grouped table, and not in a plain one`() {
        let grouped = TableScene(TableRows([["a"], ["b"]]), style: .grouped, device: .iPhoneSE).table
        #expect(grouped.rectForHeader(inSection: 1).height == 17.5 && grouped.rectForFooter(inSection: 0).height == 17.5)
        let own = TableScene(TableRows([["a"], ["b"]]), style: .grouped) {
            $0.sectionHeaderHeight = 18
            $0.sectionFooterHeight = 18
        }.table
        let gap =
            own.rectForRow(at: IndexPath(row: 0, section: 1)).minY - own.rectForRow(at: IndexPath(row: 0, section: 0)).maxY
        #expect(near(gap, 36))
        let plain = TableScene(TableRows([["a"], ["b"]])).table
        #expect(plain.rectForHeader(inSection: 1).height == 0)
    }

    @Test func `the footer of a grouped section`() {
        let rows = TableRows([["a"]])
        rows.footers = [0: "Footer"]
        let table = TableScene(rows, style: .grouped, device: .iPhoneSE).table
        #expect(table.rectForFooter(inSection: 0).height == 37.5)
        #expect(table.footerView(forSection: 0)?.textLabel?.text == "Footer")
    }

    @Test func `a symbol stands in a column of 24 points, and text 15 points behind it`() {
        let rows = TableRows(count: 1)
        rows.fill = { cell, _ in cell.imageView?.image = UIImage(systemName: "star") }
        let wide = TableScene(rows, size: CGSize(width: 390, height: 300)).table.visibleCells[0]
        #expect(wide.textLabel?.frame.minX == 59)
        #expect(abs(wide.imageView!.frame.midX - 32) < 0.5)
        let narrow = TableScene(rows, size: CGSize(width: 375, height: 300)).table.visibleCells[0]
        #expect(narrow.textLabel?.frame.minX == 55)
    }

    // MARK: Lines
    /// From where to where the line below a row goes.
    private func line(
        _ row: Int = 0, style: UITableView.Style = .plain, _ set: (UITableView) -> Void = { _ in }
    ) throws -> ClosedRange<CGFloat> {
        let scene = TableScene(TableRows(count: 3), style: style) {
            $0.rowHeight = 44
            set($0)
        }
        let cell = try #require(scene.table.cellForRow(at: IndexPath(row: row, section: 0)))
        let line = try #require(
            cell.subviews.first { $0.frame.height < 1 && $0.frame.maxY == cell.bounds.maxY && !$0.isHidden })
        return line.frame.minX...line.frame.maxX
    }

    @Test(
        .documented(
            "UITableView.separatorInset, separatorInsetReference: insets from the cell's edges or from the automatic ones"))
    func `a line begins and ends where its insets say, and left and right alone count`() throws {
        #expect(try line() == 16...375)
        #expect(try line { $0.separatorInset = .zero } == 0...375)
        #expect(try line { $0.separatorInset = UIEdgeInsets(top: 9, left: 40, bottom: 9, right: 30) } == 40...345)
        #expect(
            try line {
                $0.separatorInset = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: 30)
                $0.separatorInsetReference = .fromAutomaticInsets
            } == 56...345)
    }

    @Test(.documented("UITableView.automaticDimension as an edge of separatorInset"))
    func `an edge can stay automatic`() throws {
        let left = UIEdgeInsets(top: 0, left: UITableView.automaticDimension, bottom: 0, right: 30)
        #expect(try line { $0.separatorInset = left } == 16...345)
        let right = UIEdgeInsets(top: 0, left: 40, bottom: 0, right: UITableView.automaticDimension)
        #expect(try line { $0.separatorInset = right } == 40...375)
    }

    @Test(.documented("UITableViewCell.separatorInset: instead of the table's"))
    func `a cell's own insets win, and a fresh cell has the table's while it is made`() throws {
        var found: [UIEdgeInsets] = []
        let rows = TableRows(count: 3)
        rows.fill = { cell, path in
            found.append(cell.separatorInset)
            if path.row == 1 { cell.separatorInset = UIEdgeInsets(top: 0, left: 80, bottom: 0, right: 0) }
        }
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.register(UITableViewCell.self, forCellReuseIdentifier: "row")
            $0.separatorInset = UIEdgeInsets(top: 0, left: 50, bottom: 0, right: 20)
        }
        #expect(found.map(\.left) == [50, 50, 50])
        let lines = (0..<3).map { row in
            scene.table.cellForRow(at: IndexPath(row: row, section: 0))?.subviews
                .first { $0.frame.height < 1 && !$0.isHidden }?.frame ?? .zero
        }
        #expect(lines.map(\.minX) == [50, 80, 50] && lines.map(\.maxX) == [355, 375, 355])
    }
}
