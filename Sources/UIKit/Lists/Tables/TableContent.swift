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
    /// Whether any were counted so far.
    var hasRows: Bool { isLoaded && extents.counts.contains { $0 > 0 } }

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
        extents = sections(askCounts(table), table)
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
        extents = sections(extents.counts, table)
        table.display.measureAgain()
        table.updateContentSize()
    }

    /// What a delegate estimates of each row, once more; rows that were measured keep their heights.
    func reaskEstimates(_ table: UITableView) {
        let heights = RowHeights(table)
        guard heights.asksForEstimates else { return }
        for (section, count) in extents.counts.enumerated() {
            for item in 0..<count {
                let path = ListPath(section, item)
                let new = heights.extent(path)
                let old = extents.extent(of: .item(path))
                if !old.isKnown, new != old { extents.set(.item(path), new) }
            }
        }
    }

    // MARK: - Updating
    func apply(_ update: ListUpdate, _ table: UITableView) {
        let heights = RowHeights(table)
        let fresh = { (number: Int) in self.section(number, update.after[number], update.after.count, heights, table) }
        extents.apply(update, fresh, item: heights.extent)
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

    func set(_ part: ListExtents.Part, _ length: CGFloat) { extents.set(part, .known(Self.bounded(length))) }

    /// Nothing is so high that sums were no numbers any more.
    static func bounded(_ height: CGFloat) -> Double { height.isNaN ? 0 : Double(min(height, 1e9)) }

    // MARK: - Sections
    private func sections(_ counts: [Int], _ table: UITableView) -> ListExtents {
        let heights = RowHeights(table)
        return ListExtents(counts.indices.map { section($0, counts[$0], counts.count, heights, table) })
    }

    private func section(
        _ number: Int, _ count: Int, _ sections: Int, _ heights: RowHeights, _ table: UITableView
    ) -> ListExtents.Section {
        let edges = edges(number, sections, table)
        return .init(header: edges.header, items: heights.runs(number, count), footer: edges.footer)
    }
}
