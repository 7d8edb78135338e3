import AppleFoundation
import CoreGraphics
import QuartzCore

/// The lines of a cell: below it, and above it at the beginning of a grouped section.
struct CellSeparators {
    private var bottom: UIView?
    private var top: UIView?

    @MainActor mutating func place(_ cell: UITableViewCell, _ look: TableLook, automaticLeft: CGFloat, isMirrored: Bool) {
        let isNone = cell.table.map { $0.separatorStyle == .none } ?? true
        let isLast = cell.setting.edges.contains(.last)
        let pixel = 1 / cell.traits.drawingScale
        let size = cell.bounds.size
        let isEdgeless = look.isInset && isLast
        if isNone || isEdgeless {
            bottom?.isHidden = true
        } else {
            var insets = Self.insets(cell, automaticLeft, look.lineEnd)
            // The last line of a grouped section goes from edge to edge.
            if look.isGrouped, isLast { insets = (0, 0) }
            let frame = CGRect(
                x: insets.0, y: size.height - pixel, width: max(0, size.width - insets.0 - insets.1), height: pixel)
            Self.show(&bottom, frame, cell, isMirrored)
        }
        if isNone || !look.isGrouped || look.isInset || !cell.setting.edges.contains(.first) {
            top?.isHidden = true
        } else {
            Self.show(&top, CGRect(x: 0, y: 0, width: size.width, height: pixel), cell, isMirrored)
        }
    }

    /// What `body` makes while no line shows.
    @MainActor func without<Result>(_ body: () -> Result) -> Result {
        let shown = [bottom, top].compactMap { $0 }.filter { !$0.isHidden }
        for line in shown { line.isHidden = true }
        defer { for line in shown { line.isHidden = false } }
        return body()
    }

    @MainActor private static func insets(
        _ cell: UITableViewCell, _ automatic: CGFloat, _ end: CGFloat
    ) -> (CGFloat, CGFloat) {
        guard let table = cell.table else { return (automatic, 0) }
        let own = cell.setting.separatorInset ?? table.ownSeparatorInset
        guard let own else { return (automatic, end) }
        let isAdded = table.separatorInsetReference == .fromAutomaticInsets
        let left = own.left == -1 ? automatic : own.left + (isAdded ? automatic : 0)
        return (left, own.right == -1 ? end : own.right + (isAdded ? end : 0))
    }

    @MainActor private static func show(_ view: inout UIView?, _ frame: CGRect, _ cell: UITableViewCell, _ isMirrored: Bool) {
        let line: UIView
        if let view {
            line = view
        } else {
            line = UIView(frame: frame)
            line.isUserInteractionEnabled = false
            cell.addSubview(line)
            view = line
        }
        let color = cell.table?.separatorColor ?? .separator
        if line.backgroundColor !== color { line.backgroundColor = color }
        if line.isHidden { line.isHidden = false }
        let place =
            isMirrored
            ? CGRect(x: cell.bounds.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
        if line.frame != place { line.frame = place }
    }
}
