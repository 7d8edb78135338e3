import AppleFoundation
import CoreGraphics
import ListEngine

/// How high rows are before their cells are made, by what the table and its delegate say.
///
/// What the delegate answers is looked up once for all rows that are asked for: where there are thousands, each costs its own answer and little more.
@MainActor struct RowHeights {
    static let estimate: CGFloat = 44

    private let table: UITableView
    private let height: ((UITableView, IndexPath) -> CGFloat)?
    private let ownEstimate: ((UITableView, IndexPath) -> CGFloat)?
    /// Whether rows are estimated until they are shown.
    let usesEstimates: Bool

    init(_ table: UITableView) {
        self.table = table
        let delegate = table.listDelegate
        height = delegate?.`tableView(_:heightForRowAt:)`
        ownEstimate = delegate?.`tableView(_:estimatedHeightForRowAt:)`
        usesEstimates = table.estimatedRowHeight != 0 || ownEstimate != nil
    }

    /// Whether the delegate estimates each row by itself.
    var asksForEstimates: Bool { ownEstimate != nil }

    // MARK: - Before rows are shown
    func runs(_ section: Int, _ count: Int) -> [ExtentRun] {
        if count == 0 { return [] }
        if isOneForAll { return [ExtentRun(count, extent(ListPath(section, 0)))] }
        var runs: [ExtentRun] = []
        var run = ExtentRun(1, extent(ListPath(section, 0)))
        for row in 1..<max(count, 1) {
            let extent = extent(ListPath(section, row))
            if extent == run.extent {
                run.count += 1
            } else {
                runs.append(run)
                run = ExtentRun(1, extent)
            }
        }
        runs.append(run)
        return runs
    }

    private var isOneForAll: Bool {
        if table.hasStaticHeights { return false }
        if height != nil { return ownEstimate == nil && usesEstimates }
        return table.rowHeight >= 0 || ownEstimate == nil
    }

    func extent(_ path: ListPath) -> Extent {
        if let height {
            if usesEstimates { return .estimated(estimate(path)) }
            return .known(checked(height(table, IndexPath(path)), path))
        }
        if let stored = table.staticHeight(path) { return .known(Double(stored)) }
        if table.rowHeight >= 0 { return .known(TableContent.bounded(table.rowHeight)) }
        return usesEstimates ? .estimated(estimate(path)) : .known(Double(TableLook.standardRow))
    }

    private func estimate(_ path: ListPath) -> Double {
        let own = ownEstimate?(table, IndexPath(path)) ?? table.estimatedRowHeight
        if own >= 0 { return TableContent.bounded(max(own, 1)) }
        return Double(table.rowHeight > 0 ? table.rowHeight : Self.estimate)
    }

    @inline(__always) private func checked(_ height: CGFloat, _ path: ListPath) -> Double {
        if height >= 0, height.isFinite { return Double(min(height, 1e9)) }
        return replacement(for: height, path)
    }

    @inline(never) private func replacement(for height: CGFloat, _ path: ListPath) -> Double {
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

    // MARK: - When they are shown
    /// The height that the delegate gives the row; nil if the cell has to be measured.
    func given(_ path: ListPath) -> CGFloat? {
        guard let height else { return nil }
        let answer = height(table, IndexPath(path))
        if answer == UITableView.automaticDimension, usesEstimates { return nil }
        return CGFloat(checked(answer, path))
    }

    /// Whether the cell's own content decides on the row's height, each time that the cell comes into sight.
    func isSelfSizing(_ path: ListPath) -> Bool {
        guard usesEstimates else { return false }
        return height != nil || (table.rowHeight < 0 && table.staticHeight(path) == nil)
    }
}
