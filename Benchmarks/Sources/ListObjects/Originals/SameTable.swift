// swift-format-ignore-file
import UIKit

/// A table of rows whose texts never change.
public final class SameTable: UITableView {
    private let rows: Rows

    @MainActor private final class Rows: NSObject, UITableViewDataSource {
        let count: Int
        let font: UIFont
        var made = 0

        init(_ count: Int, _ font: UIFont) { (self.count, self.font) = (count, font) }

        func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }

        func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
            if let cell = tableView.dequeueReusableCell(withIdentifier: "row") { return cell }
            made += 1
            let cell = UITableViewCell(style: .default, reuseIdentifier: "row")
            let row = ListRow(row: 1, font: font)
            row.frame = cell.contentView.bounds
            row.autoresizingMask = [.flexibleWidth, .flexibleHeight]
            cell.contentView.addSubview(row)
            return cell
        }
    }

    /// How many cells there are by now.
    public var made: Int { rows.made }

    public init(_ count: Int, font: UIFont) {
        rows = Rows(count, font)
        super.init(frame: .zero, style: .plain)
        rowHeight = ListRow.height
        separatorStyle = .none
        showsVerticalScrollIndicator = false
        dataSource = rows
    }

    public required init?(coder: NSCoder) { fatalError("Tables are made in code.") }
}
