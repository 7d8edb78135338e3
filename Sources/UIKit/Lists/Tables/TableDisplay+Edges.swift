import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Headers, footers, and the places of all.
extension TableDisplay {
    // MARK: - Which
    /// Sections of which something can be seen; empty where there are none.
    private func seenSections(_ table: UITableView) -> Range<Int> {
        let extents = table.content.extents
        let bounds = table.viewLayer.bounds
        let low = Double(bounds.minY - top - (table.placeholders?.height ?? 0))
        guard extents.sectionCount > 0, let first = extents.part(at: low),
            let last = extents.part(at: Double(bounds.maxY - top).nextDown)
        else { return 0..<0 }
        return first.section..<last.section + 1
    }

    func updateEdges(_ table: UITableView) {
        let sections = seenSections(table)
        for section in headers.keys.sorted() where !sections.contains(section) || length(.header(section), table) == 0 {
            leaveEdge(section, isHeader: true, table)
        }
        for section in footers.keys.sorted() where !sections.contains(section) || length(.footer(section), table) == 0 {
            leaveEdge(section, isHeader: false, table)
        }
        let round = generation
        for section in sections {
            for isHeader in [true, false] where (isHeader ? headers : footers)[section] == nil {
                guard round == generation else { return }
                if length(isHeader ? .header(section) : .footer(section), table) > 0 {
                    makeEdge(section, isHeader: isHeader, table)
                }
            }
        }
    }

    private func length(_ part: ListExtents.Part, _ table: UITableView) -> Double {
        table.content.extents.extent(of: part).length
    }

    // MARK: - Making
    private func makeEdge(_ section: Int, isHeader: Bool, _ table: UITableView) {
        let delegate = table.listDelegate
        asksForFooter = !isHeader
        defer { asksForFooter = false }
        let round = generation
        let own =
            isHeader
            ? delegate?.`tableView(_:viewForHeaderInSection:)`?(table, section)
            : delegate?.`tableView(_:viewForFooterInSection:)`?(table, section)
        let edge: Edge
        if let own {
            edge = Edge(view: own, isReused: own is UITableViewHeaderFooterView)
        } else {
            let title = table.title(section, isHeader: isHeader)
            guard title?.isEmpty == false else {
                // Whoever could have had a view has none: only a section of a grouped table is apart from the next one by itself.
                if round == generation {
                    settle(
                        isHeader ? .header(section) : .footer(section), table.look.isGrouped ? table.look.groupGap : 0, table)
                }
                return
            }
            edge = Edge(view: table.pool.titleHeader(), isReused: true)
            take(edge.view, title, isHeader: isHeader, table)
        }
        if let own = own as? UITableViewHeaderFooterView {
            own.table = table
            own.role.isHeader = isHeader
            own.role.isGrouped = table.style != .plain
            // A registered view without a title of its own shows the section's.
            if own.hasNoText, let title = table.title(section, isHeader: isHeader) {
                take(own, title, isHeader: isHeader, table)
            }
        }
        guard round == generation else {
            // Asked for a section that is called otherwise now.
            if let view = edge.view as? UITableViewHeaderFooterView { _ = table.pool.keep(view) }
            return
        }
        (edge.view as? UITableViewHeaderFooterView)?.configureIfNeeded()
        measure(edge.view, section, isHeader: isHeader, table)
        if isHeader { headers[section] = edge } else { footers[section] = edge }
        if isHeader {
            delegate?.`tableView(_:willDisplayHeaderView:forSection:)`?(table, edge.view, section)
        } else {
            delegate?.`tableView(_:willDisplayFooterView:forSection:)`?(table, edge.view, section)
        }
        if edge.view.superview !== table { table.addSubview(edge.view) }
        if edge.isReused, edge.view.isHidden { edge.view.isHidden = false }
    }

    private func take(_ view: UIView, _ title: String?, isHeader: Bool, _ table: UITableView) {
        guard let view = view as? UITableViewHeaderFooterView else { return }
        view.table = table
        var role = view.role
        role.isHeader = isHeader
        role.isGrouped = table.style != .plain
        view.take(title, role)
    }

    private func measure(_ view: UIView, _ section: Int, isHeader: Bool, _ table: UITableView) {
        let part: ListExtents.Part = isHeader ? .header(section) : .footer(section)
        guard !table.content.extents.extent(of: part).isKnown else { return }
        let width = table.bounds.width
        var height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        if height <= 0 || !height.isFinite { height = TableLook.plainHeader }
        settle(part, isHeader ? height + table.headerPadding : height, table)
    }

    /// What was only estimated is so high. What can be seen stays where it is.
    private func settle(_ part: ListExtents.Part, _ height: CGFloat, _ table: UITableView) {
        guard !table.content.extents.extent(of: part).isKnown else { return }
        let old = table.content.extents.extent(of: part).length
        let isAbove = table.content.extents.start(of: part) + old < Double(table.viewLayer.bounds.minY - top)
        table.content.set(part, height)
        table.updateContentSize()
        if isAbove {
            table.moveContent(
                to: CGPoint(x: table.contentOffset.x, y: table.contentOffset.y + height - CGFloat(old)))
        }
    }

    func leaveEdge(_ section: Int, isHeader: Bool, _ table: UITableView) {
        guard let edge = isHeader ? headers.removeValue(forKey: section) : footers.removeValue(forKey: section) else { return }
        if isHeader {
            table.listDelegate?.`tableView(_:didEndDisplayingHeaderView:forSection:)`?(table, edge.view, section)
        } else {
            table.listDelegate?.`tableView(_:didEndDisplayingFooterView:forSection:)`?(table, edge.view, section)
        }
        if let view = edge.view as? UITableViewHeaderFooterView {
            view.float(false)
            if table.pool.keep(view) { return }
        }
        if edge.view is UITableViewCell { TableWarnings.cellAsEdge() }
        edge.view.removeFromSuperview()
    }

    // MARK: - Places
    func place(_ table: UITableView) {
        placeRows(table)
        table.placeholders?.show(table)
        stickEdges(table)
        placeEnds(table)
        if table.fillerRowHeight != 0 { table.fillers.place(table) }
        table.placeIndex()
    }

    func frame(of path: ListPath, _ table: UITableView) -> CGRect {
        let extents = table.content.extents
        let shift = table.placeholders?.shift(of: path) ?? 0
        return CGRect(
            x: table.cellStart, y: top + CGFloat(extents.start(of: .item(path))) + shift, width: table.cellWidth,
            height: CGFloat(extents.extent(of: .item(path)).length))
    }

    private func placeRows(_ table: UITableView) {
        let extents = table.content.extents
        let x = table.cellStart
        let width = table.cellWidth
        let gap = table.gap
        var end: (path: ListPath, y: Double)?
        for row in rows {
            let start: Double
            if let end, end.path.section == row.path.section {
                start = end.y
            } else {
                start = extents.start(of: .item(row.path))
            }
            let length = extents.extent(of: .item(row.path)).length
            var frame = CGRect(x: x, y: top + CGFloat(start), width: width, height: CGFloat(length))
            if let gap {
                if table.reorder.holds(row.cell) {
                    frame.origin.y = row.cell.frame.minY
                } else {
                    frame.origin.y += gap.shift(of: row.path)
                }
            }
            if let placeholders = table.placeholders { frame.origin.y += placeholders.shift(of: row.path) }
            if row.cell.frame != frame { row.cell.frame = frame }
            end = (row.path, start + length)
        }
    }

    /// Headers and footers of a plain table stay in sight while something of their section can be seen.
    func stickEdges(_ table: UITableView) {
        if headers.isEmpty, footers.isEmpty { return }
        let extents = table.content.extents
        let bounds = table.viewLayer.bounds
        let insets = table.adjustedContentInset
        let isPlain = table.style == .plain
        let width = bounds.width
        let gap = table.gap
        let placeholders = table.placeholders
        func shift(_ section: Int, isHeader: Bool) -> CGFloat {
            (gap?.shift(ofSection: section, isHeader: isHeader) ?? 0)
                + (placeholders?.shift(ofSection: section, isHeader: isHeader) ?? 0)
        }
        for (section, edge) in headers {
            let length = CGFloat(extents.extent(of: .header(section)).length)
            let padding = min(table.headerPadding, length)
            let natural =
                top + CGFloat(extents.start(of: .header(section))) + padding + shift(section, isHeader: true)
            let height = length - padding
            var y = natural
            if isPlain {
                let end =
                    top + CGFloat(extents.end(ofSection: section) - extents.extent(of: .footer(section)).length)
                    + (placeholders?.shift(ofSection: section, isHeader: false) ?? 0)
                y = max(natural, min(bounds.minY + insets.top, end - height))
            }
            set(edge, CGRect(x: 0, y: y, width: width, height: height), isFloating: y > natural)
        }
        for (section, edge) in footers {
            let height = CGFloat(extents.extent(of: .footer(section)).length)
            let natural = top + CGFloat(extents.start(of: .footer(section))) + shift(section, isHeader: false)
            var y = natural
            if isPlain {
                let start = top + CGFloat(extents.start(ofSection: section) + extents.extent(of: .header(section)).length)
                y = min(natural, max(bounds.maxY - insets.bottom - height, start))
            }
            set(edge, CGRect(x: 0, y: y, width: width, height: height), isFloating: y < natural)
        }
    }

    private func set(_ edge: Edge, _ frame: CGRect, isFloating: Bool) {
        if edge.view.frame != frame { edge.view.frame = frame }
        (edge.view as? UITableViewHeaderFooterView)?.float(isFloating)
    }
}

extension ListExtents.Part {
    var section: Int {
        switch self {
        case .header(let section), .footer(let section): section
        case .item(let path): path.section
        }
    }
}

extension UITableViewHeaderFooterView {
    /// Nothing was set that shows.
    var hasNoText: Bool { contentConfiguration == nil && contentView.subviews.isEmpty }
}
