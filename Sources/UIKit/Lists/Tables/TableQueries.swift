import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

extension UITableView {
    // MARK: - Sizes
    final var cellStart: CGFloat { style == .insetGrouped ? look.margin + safeAreaInsets.left : 0 }
    final var cellWidth: CGFloat {
        let width = bounds.width
        guard style == .insetGrouped else { return width }
        let safe = safeAreaInsets
        return max(0, width - look.margin * 2 - safe.left - safe.right)
    }

    final func updateContentSize() {
        let room = placeholders?.height ?? 0
        let height = display.top + CGFloat(content.extents.length) + room + (tableFooterView?.frame.height ?? 0)
        let size = CGSize(width: bounds.width, height: height)
        if contentSize != size { contentSize = size }
    }

    /// In front of what lies behind all rows.
    final var cellDepth: Int { (backgroundView != nil ? 1 : 0) + (refreshControl != nil ? 1 : 0) }

    // MARK: - Places
    final func partRect(_ part: ListExtents.Part) -> CGRect {
        let extents = content.loaded(self)
        guard part.section >= 0, part.section < extents.sectionCount else {
            let name: String
            if case .header = part { name = "header" } else { name = "footer" }
            reportMisuse(
                "request for rect of \(name) in invalid section (\(part.section))", exception: .internalInconsistencyException)
            return .zero
        }
        let height = CGFloat(extents.extent(of: part).length)
        var isHeader = false
        if case .header = part { isHeader = true }
        let shift = placeholders?.shift(ofSection: part.section, isHeader: isHeader) ?? 0
        return CGRect(x: 0, y: display.top + CGFloat(extents.start(of: part)) + shift, width: bounds.width, height: height)
    }

    final func sectionRect(_ section: Int) -> CGRect {
        let extents = content.loaded(self)
        guard section >= 0, section < extents.sectionCount else { return .zero }
        let start = extents.start(ofSection: section)
        return CGRect(
            x: 0, y: display.top + CGFloat(start), width: bounds.width, height: CGFloat(extents.end(ofSection: section) - start)
        )
    }

    final func rowRect(_ indexPath: IndexPath) -> CGRect {
        guard let path = indexPath.listRow, content.loaded(self).contains(path) else { return .zero }
        return display.frame(of: path, self)
    }

    final func row(at point: CGPoint) -> IndexPath? {
        let extents = content.loaded(self)
        guard let place = placeholders.map({ $0.place(of: point.y, self) }) ?? point.y else { return nil }
        let y = Double(place - display.top)
        guard y >= 0, y < extents.length, point.x >= 0, point.x <= bounds.width, case .item(let path)? = extents.part(at: y)
        else {
            return nil
        }
        return IndexPath(path)
    }

    final func rows(in rect: CGRect) -> [IndexPath]? {
        guard !rect.isNull, rect.width >= 0, rect.height >= 0 else { return nil }
        let extents = content.loaded(self)
        var paths: [IndexPath] = []
        let low = Double(rect.minY - display.top)
        extents.forEach(from: max(0, low), to: Double(rect.maxY - display.top)) { part, start, extent in
            if case .item(let path) = part, start + extent.length > low { paths.append(IndexPath(path)) }
        }
        return paths
    }

    /// What is asked of rows that can be seen is answered by what will be seen.
    final func updateIfPending() {
        if display.isPending, content.isLoaded || dataSource != nil, !display.isUpdating { display.update(self) }
    }

    // MARK: - Going somewhere
    final func scroll(to indexPath: IndexPath, _ position: ScrollPosition, animated: Bool) {
        let extents = content.loaded(self)
        guard let path = indexPath.listRow else { return }
        guard path.section >= 0, path.section < extents.sectionCount else {
            return outOfBounds(
                "out-of-bounds section (\(path.section)) when there are only \(extents.sectionCount) sections.")
        }
        let count = extents.itemCount(in: path.section)
        if path.item == NSNotFound {
            let rect = sectionRect(path.section)
            return reveal(CGRect(x: 0, y: rect.minY, width: 1, height: min(rect.height, 1)), position, animated: animated)
        }
        guard path.item >= 0, path.item < count else {
            return outOfBounds("out-of-bounds row (\(path.item)) when there are only \(count) rows in section \(path.section).")
        }
        content.prepare(self)
        reveal(display.frame(of: path, self), position, animated: animated)
        guard !animated || !isScrollAnimating else { return }
        settle(path, position)
    }

    /// Rows that were only estimated are measured on arrival: then the place is another one.
    private func settle(_ path: ListPath, _ position: ScrollPosition) {
        guard window != nil, RowHeights(self).isSelfSizing(path), position != .none else { return }
        for _ in 0..<4 {
            let place = contentOffset
            display.update(self)
            // The app may have taken it away meanwhile.
            guard content.extents.contains(path) else { return }
            reveal(display.frame(of: path, self), position, animated: false)
            if contentOffset == place { return }
        }
    }

    private func outOfBounds(_ words: String) {
        reportMisuse(
            "Attempted to scroll the table view to an \(words) Table view: \(description)", exception: .rangeException)
    }

    private func reveal(_ rect: CGRect, _ position: ScrollPosition, animated: Bool) {
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        // A plain header that sticks covers what lies below it.
        let covered = style == .plain ? coveredByHeader(rect) : 0
        var y: CGFloat
        switch position {
        case .none:
            let low = contentOffset.y + inset.top + covered
            let high = contentOffset.y + bounds.height - inset.bottom
            if rect.minY >= low, rect.maxY <= high { return }
            y = rect.minY < low ? rect.minY - inset.top - covered : rect.maxY - room - inset.top
        case .top: y = rect.minY - inset.top - covered
        case .middle: y = rect.midY - inset.top - room / 2
        case .bottom: y = rect.maxY - room - inset.top
        }
        let range = verticalRange
        y = min(max(y, range.lowerBound), range.upperBound)
        setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
    }

    private func coveredByHeader(_ rect: CGRect) -> CGFloat {
        let extents = content.extents
        guard let part = extents.part(at: Double(rect.minY - display.top)), case .item = part else { return 0 }
        let length = CGFloat(extents.extent(of: .header(part.section)).length)
        return max(0, length - headerPadding)
    }

    // MARK: - Loading anew
    final func reloadAll() {
        if updates.isOpen {
            Misuse.report(
                .other("reloadData() was called inside of a block of updates. Call it after the block.", isException: false))
        }
        reorder.contentChanges(self)
        selection.clear(self)
        drags.forget()
        ranges.forget()
        placeholders?.removeAll(self)
        content.load(self)
        display.forgetCells()
        setNeedsLayout()
    }

    final var isMultiplySelecting: Bool { isEditing ? allowsMultipleSelectionDuringEditing : allowsMultipleSelection }

    // MARK: - Rows of a file
    final var hasStaticHeights: Bool { staticContent != nil }
    final func staticHeight(_ path: ListPath) -> CGFloat? { staticContent?.height(of: path, self) }
}
