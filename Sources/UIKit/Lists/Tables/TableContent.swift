import AppleFoundation
import CoreGraphics
import ListEngine

/// How many rows there are, and how high each is.
@MainActor final class TableContent {
    private(set) var extents = ListExtents()
    private(set) var isLoaded = false
    /// Rows and headers are to be measured anew.
    private var heightsAreStale = false
    private var width: CGFloat = -1

    // MARK: - Loading
    func forget() { isLoaded = false }

    /// The counts, asked for if they aren't known.
    func loaded(_ table: UITableView) -> ListExtents {
        if !isLoaded { load(table) }
        return extents
    }

    func load(_ table: UITableView) {
        isLoaded = true
        heightsAreStale = false
        width = table.bounds.width
        let counts = askCounts(table)
        extents = ListExtents(counts.indices.map { section($0, counts[$0], counts.count, table) })
        table.updateContentSize()
        table.reloadIndex()
        table.swipe.listen(table)
        table.prefetching.forget()
    }

    func askCounts(_ table: UITableView) -> [Int] {
        guard let source = table.dataSource else { return [] }
        let sections = source.`numberOfSections(in:)`?(table) ?? table.staticContent?.counts.count ?? 1
        guard sections > 0 else { return [] }
        return (0..<sections).map { max(0, source.tableView(table, numberOfRowsInSection: $0)) }
    }

    func count(inSection section: Int, _ table: UITableView) -> Int {
        let extents = loaded(table)
        guard section >= 0, section < extents.sectionCount else {
            reportMisuse(
                "Requested the number of rows for section (\(section)) which is out of bounds.",
                exception: .internalInconsistencyException)
            return 0
        }
        return extents.itemCount(in: section)
    }

    /// What an app says about heights is other than before.
    func heightsChanged(_ table: UITableView) {
        guard isLoaded else { return }
        heightsAreStale = true
        table.display.forgetPlaces()
        table.setNeedsLayout()
    }

    /// Before rows are laid out: all there, and of this width.
    func prepare(_ table: UITableView) {
        if !isLoaded { load(table) }
        if heightsAreStale || width != table.bounds.width { reask(table) }
    }

    /// Heights once more, of all rows: those that can be seen are measured again.
    func reask(_ table: UITableView) {
        heightsAreStale = false
        width = table.bounds.width
        let counts = extents.counts
        extents = ListExtents(counts.indices.map { section($0, counts[$0], counts.count, table) })
        table.display.measureAgain()
        table.updateContentSize()
    }

    // MARK: - Updating
    func apply(_ update: ListUpdate, _ table: UITableView) {
        let fresh = { (number: Int) in self.section(number, update.after[number], update.after.count, table) }
        extents.apply(update, fresh) { self.rowExtent($0, table) }
        refreshEdges(update, table)
    }

    /// Headers and footers may have come or gone, and the first section is another one.
    private func refreshEdges(_ update: ListUpdate, _ table: UITableView) {
        for number in update.after.indices {
            let new = edges(number, update.after.count, table)
            if extents.extent(of: .header(number)).length != new.header.length { extents.set(.header(number), new.header) }
            if extents.extent(of: .footer(number)).length != new.footer.length { extents.set(.footer(number), new.footer) }
        }
    }

    func set(_ part: ListExtents.Part, _ length: CGFloat) { extents.set(part, .known(Double(length))) }

    // MARK: - Rows
    static let estimate: CGFloat = 44

    private func section(_ number: Int, _ count: Int, _ sections: Int, _ table: UITableView) -> ListExtents.Section {
        let edges = edges(number, sections, table)
        return .init(header: edges.header, items: rows(number, count, table), footer: edges.footer)
    }

    /// Whether rows are estimated until they are shown.
    func usesEstimates(_ table: UITableView) -> Bool {
        table.estimatedRowHeight != 0 || table.listDelegate?.`tableView(_:estimatedHeightForRowAt:)` != nil
    }

    private func rows(_ section: Int, _ count: Int, _ table: UITableView) -> [ExtentRun] {
        if count == 0 { return [] }
        let delegate = table.listDelegate
        let asksHeights = delegate?.`tableView(_:heightForRowAt:)` != nil
        let asksEstimates = delegate?.`tableView(_:estimatedHeightForRowAt:)` != nil
        let isOneForAll = asksHeights ? !asksEstimates && usesEstimates(table) : table.rowHeight >= 0 || !asksEstimates
        if isOneForAll, !table.hasStaticHeights { return [ExtentRun(count, rowExtent(ListPath(section, 0), table))] }
        var runs: [ExtentRun] = []
        for row in 0..<count {
            let extent = rowExtent(ListPath(section, row), table)
            if let last = runs.indices.last, runs[last].extent == extent {
                runs[last].count += 1
            } else {
                runs.append(ExtentRun(1, extent))
            }
        }
        return runs
    }

    /// Before the row's cell is made.
    func rowExtent(_ path: ListPath, _ table: UITableView) -> Extent {
        let delegate = table.listDelegate
        if let ask = delegate?.`tableView(_:heightForRowAt:)` {
            if usesEstimates(table) { return .estimated(estimate(path, table)) }
            return .known(checked(ask(table, IndexPath(path)), path, table))
        }
        if let stored = table.staticHeight(path) { return .known(Double(stored)) }
        if table.rowHeight >= 0 { return .known(Double(table.rowHeight)) }
        return usesEstimates(table) ? .estimated(estimate(path, table)) : .known(Double(TableLook.standardRow))
    }

    private func estimate(_ path: ListPath, _ table: UITableView) -> Double {
        let own =
            table.listDelegate?.`tableView(_:estimatedHeightForRowAt:)`?(table, IndexPath(path)) ?? table.estimatedRowHeight
        if own >= 0 { return Double(max(own, 1)) }
        return Double(table.rowHeight > 0 ? table.rowHeight : Self.estimate)
    }

    private func checked(_ height: CGFloat, _ path: ListPath, _ table: UITableView) -> Double {
        if height >= 0, height.isFinite { return Double(height) }
        // Rows that nothing measures are as high as the table's.
        if height == UITableView.automaticDimension {
            return Double(table.rowHeight >= 0 ? table.rowHeight : TableLook.standardRow)
        }
        let text = String(format: "%.6f", Double(height))
        reportMisuse(
            "table view row height must not be negative - provided height for index path (\(ListProblem.name(path))) is \(text)",
            exception: .internalInconsistencyException)
        return Double(TableLook.standardRow)
    }

    /// The height that the delegate gives the row; nil if the cell has to be measured.
    func delegateHeight(_ path: ListPath, _ table: UITableView) -> CGFloat? {
        guard let ask = table.listDelegate?.`tableView(_:heightForRowAt:)` else { return nil }
        let height = ask(table, IndexPath(path))
        if height == UITableView.automaticDimension, usesEstimates(table) { return nil }
        return CGFloat(checked(height, path, table))
    }

    /// Whether the cell's own content decides on the row's height, each time that the cell comes into sight.
    func isSelfSizing(_ path: ListPath, _ table: UITableView) -> Bool {
        guard usesEstimates(table) else { return false }
        if table.listDelegate?.`tableView(_:heightForRowAt:)` != nil { return true }
        return table.rowHeight < 0 && table.staticHeight(path) == nil
    }
}
