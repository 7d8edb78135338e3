import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// A table on a stage, as large as the window of a phone unless told otherwise.
@MainActor final class TableScene {
    let stage: Stage
    let table: UITableView
    let rows: TableRows

    init(
        _ rows: TableRows, style: UITableView.Style = .plain, device: SimulatedDevice = .iPhone15, size: CGSize? = nil,
        _ set: (UITableView) -> Void = { _ in }
    ) {
        self.rows = rows
        stage = Stage(device: device)
        table = UITableView(frame: CGRect(origin: .zero, size: size ?? CGSize(width: 375, height: 440)), style: style)
        table.contentInsetAdjustmentBehavior = .never
        set(table)
        table.dataSource = rows
        stage.window.addSubview(table)
        stage.layoutNow()
    }

    /// In the middle of a row, in the window.
    func point(_ row: Int, section: Int = 0) -> CGPoint {
        let rect = table.rectForRow(at: IndexPath(row: row, section: section))
        return table.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    var visibleTexts: [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }
}
