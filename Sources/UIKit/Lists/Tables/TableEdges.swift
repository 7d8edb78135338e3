import AppleFoundation
import CoreGraphics
import ListEngine

/// How high headers and footers of sections are.
extension TableContent {
    func edges(_ section: Int, _ count: Int, _ table: UITableView) -> (header: Extent, footer: Extent) {
        (edge(section, isHeader: true, table), edge(section, isHeader: false, table))
    }

    private func edge(_ section: Int, isHeader: Bool, _ table: UITableView) -> Extent {
        let delegate = table.listDelegate
        let asked =
            isHeader
            ? delegate?.`tableView(_:heightForHeaderInSection:)`?(table, section)
            : delegate?.`tableView(_:heightForFooterInSection:)`?(table, section)
        let hasView =
            isHeader
            ? delegate?.`tableView(_:viewForHeaderInSection:)` != nil : delegate?.`tableView(_:viewForFooterInSection:)` != nil
        if let asked, asked != UITableView.automaticDimension {
            return .known(Self.bounded(explicit(asked, section, isHeader: isHeader, hasView: hasView, table)))
        }
        let own = isHeader ? table.sectionHeaderHeight : table.sectionFooterHeight
        if hasView {
            if own >= 0 { return .known(Self.bounded(padded(own, isHeader: isHeader, table))) }
            let asked =
                isHeader
                ? delegate?.`tableView(_:estimatedHeightForHeaderInSection:)`?(table, section)
                : delegate?.`tableView(_:estimatedHeightForFooterInSection:)`?(table, section)
            let estimate = asked ?? (isHeader ? table.estimatedSectionHeaderHeight : table.estimatedSectionFooterHeight)
            if estimate != 0 { return .estimated(Self.bounded(estimate > 0 ? estimate : TableLook.plainHeader)) }
        }
        if let title = table.title(section, isHeader: isHeader), !title.isEmpty {
            return .known(Double(titled(title, section, isHeader: isHeader, table)))
        }
        guard table.style != .plain else { return .known(0) }
        return .known(Double(own >= 0 ? own : table.look.groupGap))
    }

    private func explicit(_ height: CGFloat, _ section: Int, isHeader: Bool, hasView: Bool, _ table: UITableView) -> CGFloat {
        if height < 0 || !height.isFinite {
            let text = String(format: "%.6f", Double(height))
            let name = isHeader ? "header" : "footer"
            reportMisuse(
                "section \(name) height must not be negative - provided height for section \(section) is \(text)",
                exception: .internalInconsistencyException)
            return 0
        }
        guard height == 0 else {
            return table.style == .plain && !hasView && table.title(section, isHeader: isHeader) == nil
                ? 0 : padded(height, isHeader: isHeader, table)
        }
        // In a grouped table nothing asked for is the usual.
        guard table.style != .plain else { return 0 }
        if let title = table.title(section, isHeader: isHeader), !title.isEmpty {
            return titled(title, section, isHeader: isHeader, table)
        }
        return table.look.groupGap
    }

    private func titled(_ title: String, _ section: Int, isHeader: Bool, _ table: UITableView) -> CGFloat {
        let look = table.look
        let height = look.titleHeight(title, isHeader: isHeader, width: table.bounds.width, table.traits)
        if look.isGrouped, isHeader, section == 0, table.tableHeaderView == nil { return height + look.firstGap }
        return padded(height, isHeader: isHeader, table)
    }

    private func padded(_ height: CGFloat, isHeader: Bool, _ table: UITableView) -> CGFloat {
        isHeader ? height + table.headerPadding : height
    }
}

extension UITableView {
    /// What lies free above a plain header.
    final var headerPadding: CGFloat {
        guard style == .plain else { return 0 }
        return sectionHeaderTopPadding >= 0 ? sectionHeaderTopPadding : TableLook.plainTopPadding
    }

    final func title(_ section: Int, isHeader: Bool) -> String? {
        let asked =
            isHeader ? dataSource?.`tableView(_:titleForHeaderInSection:)` : dataSource?.`tableView(_:titleForFooterInSection:)`
        if let asked { return asked(self, section) }
        return staticContent?.title(section, isHeader: isHeader)
    }
}
