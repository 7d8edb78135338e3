import AppleFoundation
import CoreGraphics
import ListEngine

/// The room that rows make: for one that is moved among them, or for one that comes from elsewhere.
struct RowGap: Equatable {
    /// The row that is on its way; nil if it comes from elsewhere.
    var origin: ListPath?
    var target: ListPath
    var height: CGFloat

    /// How far a row is from where the content has it.
    func shift(of path: ListPath) -> CGFloat {
        if path == origin { return 0 }
        var shift: CGFloat = 0
        if let origin, path > origin { shift -= height }
        if shown(path) > target || shown(path) == target && origin == nil { shift += height }
        return shift
    }

    func shift(ofSection section: Int, isHeader: Bool) -> CGFloat {
        let leaves = origin.map { isHeader ? section > $0.section : section >= $0.section } ?? false
        let comes = isHeader ? section > target.section : section >= target.section
        return (leaves ? -height : 0) + (comes ? height : 0)
    }

    /// The row's number with the moved one where it would be.
    func shown(_ path: ListPath) -> ListPath {
        guard let origin else { return path }
        var path = path
        if path.section == origin.section, path.item > origin.item { path.item -= 1 }
        if path.section == target.section, path.item >= target.item { path.item += 1 }
        return path
    }
}

extension UITableView {
    /// The room that rows make at the moment.
    final var gap: RowGap? { reorder.gap ?? dropGap }

    /// The place whose row is there, as rows are shown beside the gap; also over a header, a footer, or in a section that has no other
    /// row. Nil beside all of them, and in the gap itself.
    final func rowPlace(at y: CGFloat, _ gap: RowGap?) -> ListPath? {
        let extents = content.extents
        for row in display.rows where row.path != gap?.origin {
            let frame = display.frame(of: row.path, self).offsetBy(dx: 0, dy: gap?.shift(of: row.path) ?? 0)
            if y >= frame.minY, y < frame.maxY { return gap?.shown(row.path) ?? row.path }
        }
        for section in 0..<extents.sectionCount {
            let start = CGFloat(extents.start(ofSection: section)) + (gap?.shift(ofSection: section, isHeader: true) ?? 0)
            let end = CGFloat(extents.end(ofSection: section)) + (gap?.shift(ofSection: section, isHeader: false) ?? 0)
            guard y >= display.top + start, y < display.top + end else { continue }
            let others = extents.itemCount(in: section) - (section == gap?.origin?.section ? 1 : 0)
            let header = CGFloat(extents.extent(of: .header(section)).length)
            if others == 0 || y < display.top + start + header { return ListPath(section, 0) }
            let footer = CGFloat(extents.extent(of: .footer(section)).length)
            return y >= display.top + end - footer ? ListPath(section, others) : nil
        }
        return nil
    }
}
