import AppleFoundation
import CoreGraphics
import ListEngine

/// The lines that an old plain table goes on with below its last row.
@MainActor final class FillerLines {
    private var lines: [UIView] = []

    func place(_ table: UITableView) {
        let height = Self.height(table)
        guard height > 0, table.style == .plain, table.tableFooterView == nil, table.separatorStyle != .none else {
            for line in lines { line.removeFromSuperview() }
            lines = []
            return
        }
        let start = table.display.top + CGFloat(table.content.extents.length)
        // As many as can come into sight while the table bounces.
        let count = Int((table.bounds.height / height).rounded(.up)) + 1
        while lines.count > count { lines.removeLast().removeFromSuperview() }
        while lines.count < count {
            let line = UIView(frame: .zero)
            line.isUserInteractionEnabled = false
            table.insertSubview(line, at: 0)
            lines.append(line)
        }
        let pixel = 1 / table.traits.drawingScale
        let left = table.separatorInset.left
        let width = max(0, table.bounds.width - left - table.separatorInset.right)
        for (number, line) in lines.enumerated() {
            line.backgroundColor = table.separatorColor ?? .separator
            let x = table.isRightToLeft ? table.bounds.width - left - width : left
            let frame = CGRect(x: x, y: start + CGFloat(number + 1) * height - pixel, width: width, height: pixel)
            if line.frame != frame { line.frame = frame }
        }
    }

    private static func height(_ table: UITableView) -> CGFloat {
        if table.fillerRowHeight != UITableView.automaticDimension { return table.fillerRowHeight }
        return table.rowHeight > 0 ? table.rowHeight : TableLook.standardRow
    }
}
