import AppleFoundation
import CoreGraphics
import ListEngine

/// Tells of rows that will be wanted soon: those that come next on the way that the content moves.
@MainActor final class TablePrefetching {
    private var told: Set<ListPath> = []
    private var isDownward = true
    private var lastOffset: CGFloat = 0

    func forget() { told = [] }

    /// After rows came into sight.
    func update(_ table: UITableView) {
        guard table.isPrefetchingEnabled, let source = table.prefetchDataSource, let first = table.display.rows.first?.path,
            let last = table.display.rows.last?.path
        else { return }
        let offset = table.contentOffset.y
        let goesDown = offset == lastOffset ? isDownward : offset > lastOffset
        let distance = abs(offset - lastOffset)
        lastOffset = offset
        if goesDown != isDownward {
            isDownward = goesDown
            cancel(table, source)
        }
        told = told.filter { $0 < first || $0 > last }
        // Too fast to be of use.
        guard distance < table.bounds.height else { return }
        var wanted: [ListPath] = []
        var step = goesDown ? last : first
        for _ in 0..<table.display.rows.count {
            let next =
                goesDown
                ? table.display.following(step, table.content.extents) : table.display.preceding(step, table.content.extents)
            guard let next else { break }
            step = next
            if told.insert(next).inserted { wanted.append(next) }
        }
        if !wanted.isEmpty { source.tableView(table, prefetchRowsAt: wanted.map { IndexPath($0) }) }
    }

    private func cancel(_ table: UITableView, _ source: any UITableViewDataSourcePrefetching) {
        let shown = Set(table.display.rows.map(\.path))
        let dropped = told.subtracting(shown).filter { table.content.extents.contains($0) }.sorted()
        told = []
        if !dropped.isEmpty { source.`tableView(_:cancelPrefetchingForRowsAt:)`?(table, dropped.map { IndexPath($0) }) }
    }
}
