import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// An iOS user recognises them at once.
@MainActor @Suite("Lists / Table / Pictures", .assumed("looked at"))
struct TablePictureTests {
    private static let styles: [UITableViewCell.CellStyle] = [.default, .value1, .value2, .subtitle]
    private static let accessories: [UITableViewCell.AccessoryType] = [
        .none, .disclosureIndicator, .checkmark, .detailButton, .detailDisclosureButton,
    ]

    private final class Sample: NSObject, UITableViewDataSource {
        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 9 }
        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let row = indexPath.row
            let style = TablePictureTests.styles[row < 4 ? row : 0]
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            cell.textLabel?.text = row < 4 ? ["Basic", "Right Detail", "Left Detail", "Subtitle"][row] : "Row \(row)"
            cell.detailTextLabel?.text = "Detail"
            if row >= 4 { cell.accessoryType = TablePictureTests.accessories[row - 4] }
            if row == 6 { cell.imageView?.image = UIImage(systemName: "star.fill") }
            return cell
        }
    }

    private func picture(
        _ style: UITableView.Style, _ appearance: UIUserInterfaceStyle = .light, _ size: UIContentSizeCategory = .large,
        _ direction: UITraitEnvironmentLayoutDirection = .leftToRight, named name: String, selected: Int? = 5
    ) {
        let stage = Stage(device: .iPhone13, style: appearance, contentSize: size, layoutDirection: direction)
        let source = Sample()
        let rows = TableRows([["Anna", "Ben", "Clara"], ["David", "Eva"]])
        rows.headers = [0: "Header", 1: "Second"]
        rows.footers = [0: "A footer says what its section is about."]
        rows.fill = { cell, path in cell.accessoryType = path.section == 0 ? .disclosureIndicator : .none }
        let lower = UITableView(frame: CGRect(x: 0, y: 430, width: 390, height: 414), style: style)
        let upper = UITableView(frame: CGRect(x: 0, y: 0, width: 390, height: 430), style: style)
        for table in [upper, lower] { table.contentInsetAdjustmentBehavior = .never }
        upper.dataSource = source
        lower.dataSource = rows
        stage.window.addSubview(upper)
        stage.window.addSubview(lower)
        stage.layoutNow()
        if let selected { upper.selectRow(at: IndexPath(row: selected, section: 0), animated: false, scrollPosition: .none) }
        stage.layoutNow()
        withExtendedLifetime((source, rows)) { assertSnapshot(of: stage, named: name) }
    }

    @Test func `all styles of tables, cells and accessories`() {
        picture(.plain, named: "plain")
        picture(.grouped, named: "grouped")
        picture(.insetGrouped, named: "inset")
    }

    @Test func `in the dark, with large letters, and mirrored`() {
        picture(.insetGrouped, .dark, named: "dark")
        picture(.insetGrouped, .light, .accessibilityMedium, named: "large", selected: nil)
        picture(.insetGrouped, .light, .large, .rightToLeft, named: "mirrored")
        picture(.plain, .dark, named: "plain dark")
    }

    @Test func `rows that can be deleted, and one that is about to be`() {
        let rows = EditableRows([["Anna", "Ben", "Clara"]])
        let scene = TableScene(rows, style: .insetGrouped, device: .iPhone13, size: CGSize(width: 390, height: 300))
        scene.table.setEditing(true, animated: false)
        scene.stage.layoutNow()
        scene.stage.tap(at: CGPoint(x: 20 + 30, y: scene.point(1).y))
        scene.stage.settle()
        assertSnapshot(of: scene.table)
    }
}
