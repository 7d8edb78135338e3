// swift-format-ignore-file
import UIKit

/// A row of a list: a title, a line below it, a time on the right.
public final class ListRow: UIView {
    public static let height: CGFloat = 88
    private let title = UILabel()
    private let subtitle = UILabel()
    private let time = UILabel()

    public init(font: UIFont) {
        super.init(frame: .zero)
        for label in [title, subtitle, time] {
            label.font = font
            addSubview(label)
        }
        time.textAlignment = .right
    }

    public convenience init(row: Int, font: UIFont) {
        self.init(font: font)
        show(row)
    }

    public func show(_ row: Int) {
        title.text = "Row \(row) title"
        subtitle.text = "Subtitle of row \(row) with some more words"
        time.text = "\((row / 60) % 24):\(row % 60 < 10 ? "0" : "")\(row % 60)"
    }

    public required init?(coder: NSCoder) { fatalError("Rows are made in code.") }

    public override func layoutSubviews() {
        super.layoutSubviews()
        let width = bounds.width
        title.frame = CGRect(x: 0, y: 0, width: width - 80, height: 22)
        subtitle.frame = CGRect(x: 0, y: 24, width: width - 80, height: 22)
        time.frame = CGRect(x: width - 80, y: 0, width: 80, height: Self.height)
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ ListRow.self }, "ListObjects.ListRow") { r in _ = r } } } }

/// Where rows get their heights from.
public enum RowHeights: String {
    case fixed, automatic

    public var suffix: String { self == .fixed ? "" : "_\(rawValue)" }
}

/// A table of the peers' rows.
public final class RowTable: UITableView {
    let rows: Rows

    @preconcurrency @MainActor final class Rows: NSObject, UITableViewDataSource {
        let count: Int
        let font: UIFont

        init(_ count: Int, _ font: UIFont) { (self.count, self.font) = (count, font) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            let cell =
                tableView.dequeueReusableCell(withIdentifier: "row") as? RowCell ?? RowCell(font: font, reuseIdentifier: "row")
            cell.row.show(indexPath.row)
            return cell
        }
    private enum __ObjC2 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ Rows.self }, "ListObjects.RowTable.Rows") { r in _ = r } } } }

    public init(_ count: Int, _ heights: RowHeights, font: UIFont) {
        rows = Rows(count, font)
        super.init(frame: .zero, style: .plain)
        dataSource = rows
        separatorStyle = .none
        showsVerticalScrollIndicator = false
        backgroundColor = .white
        switch heights {
        case .fixed: rowHeight = ListRow.height
        case .automatic: estimatedRowHeight = ListRow.height
        }
    }

    public required init?(coder: NSCoder) { fatalError("Tables are made in code.") }
private enum __ObjC3 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RowTable.self }, "ListObjects.RowTable") { r in _ = r } } } }

final class RowCell: UITableViewCell {
    let row: ListRow

    init(font: UIFont, reuseIdentifier: String) {
        row = ListRow(font: font)
        super.init(style: .default, reuseIdentifier: reuseIdentifier)
        row.frame = contentView.bounds
        row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        contentView.addSubview(row)
    }

    required init?(coder: NSCoder) { fatalError("Cells are made in code.") }

    override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontal: UILayoutPriority,
        verticalFittingPriority vertical: UILayoutPriority
    ) -> CGSize {
        CGSize(width: targetSize.width, height: ListRow.height)
    }
private enum __ObjC4 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ RowCell.self }, "ListObjects.RowCell") { r in _ = r } } } }
