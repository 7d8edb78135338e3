import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// One set of changes on its way to the screen: the rows that stay slide, the others come and go.
@MainActor struct TableChange {
    private let table: UITableView
    private let update: ListUpdate
    private let animations: [ListChange: UITableView.RowAnimation]

    /// Where the rows were that can still be seen, by their cells.
    private var places: [ObjectIdentifier: CGRect] = [:]
    private var leaving: [Leaving] = []
    private let oldExtents: ListExtents
    private let oldTop: CGFloat
    /// It comes from a callback while rows are being shown: they are shown once more, as they are now.
    private let isInside: Bool
    private var generation = 0

    /// The content is as it will be; layout has to keep away meanwhile.
    init(_ table: UITableView, _ update: ListUpdate, _ animations: [ListChange: UITableView.RowAnimation]) {
        self.table = table
        self.update = update
        self.animations = animations
        oldExtents = table.content.extents
        oldTop = table.display.top
        isInside = table.display.isUpdating
        // Of another data source, or of before a reload: to the update they mean nothing.
        table.display.dropOutdated(table)
        table.content.apply(update, table)
        table.selection.follow(update)
        table.placeholders?.follow(update, table)
        table.drags.follow(update)
        table.ranges.follow(update)
        reaskHeights()
        splitRows()
        renameEdges()
        table.display.forgetPlaces()
        table.display.renamed()
        generation = table.display.generation
        table.updateContentSize()
    }

    private var display: TableDisplay { table.display }

    func show(completion: @escaping (Bool) -> Void) {
        let hadRows = !places.isEmpty || !leaving.isEmpty
        guard table.window != nil, !isInside else {
            for row in leaving { display.leave(row.row, table) }
            table.pool.hideWaiting()
            table.setNeedsLayout()
            return AnimatedEnd.later(completion)
        }
        for row in leaving where row.animation != .none { table.swipe.forget(row.row.cell, table, animated: true) }
        // What went out of sight can be used for what comes.
        for row in leaving where row.animation == .none { display.leave(row.row, table) }
        display.keepsOffset = true
        UIView.performWithoutAnimation { display.update(table) }
        display.keepsOffset = false
        // An app that has changed rows meanwhile has them shown as they are.
        guard UIView.areAnimationsEnabled, hadRows, generation == display.generation else {
            for row in leaving where row.animation != .none { display.leave(row.row, table) }
            table.pool.hideWaiting()
            return AnimatedEnd.later(completion)
        }
        animate(completion)
    }

    // MARK: - Old rows
    private struct Leaving {
        let row: TableDisplay.Row
        let animation: UITableView.RowAnimation
    }

    /// Rows that stay get their new names; the others are taken out of the display.
    private mutating func splitRows() {
        var staying: [TableDisplay.Row] = []
        for row in display.rows {
            let isReloaded = update.wishes.reloaded.contains(row.path)
            if let path = update.path(after: row.path), !isReloaded {
                row.cell.row = path
                staying.append(.init(path: path, cell: row.cell))
            } else {
                leaving.append(.init(row: row, animation: animation(of: row.path)))
            }
        }
        staying.sort { $0.path < $1.path }
        let extents = table.content.extents
        let bounds = table.viewLayer.bounds
        let low = Double(bounds.minY - display.top)
        let high = Double(bounds.maxY - display.top)
        // What comes between those that stay is made by the display.
        display.rows = staying.filter { row in
            let start = extents.start(of: .item(row.path))
            let isSeen = start < high && start + extents.extent(of: .item(row.path)).length > low
            if isSeen {
                places[ObjectIdentifier(row.cell)] = row.cell.frame
            } else {
                leaving.append(.init(row: row, animation: .none))
            }
            return isSeen
        }
        for row in display.rows { display.dress(row.cell, row.path, table) }
    }

    private func animation(of path: ListPath) -> UITableView.RowAnimation {
        animations[.delete(path)] ?? animations[.reload(path)] ?? animations[.deleteSection(path.section)]
            ?? animations[.reloadSection(path.section)] ?? .automatic
    }

    private func arrival(of path: ListPath) -> UITableView.RowAnimation {
        if let animation = animations[.insert(path)] ?? animations[.insertSection(path.section)] { return animation }
        if let source = update.path(before: path), let animation = animations[.reload(source)] { return animation }
        if let section = update.section(before: path.section), let animation = animations[.reloadSection(section)] {
            return animation
        }
        return .automatic
    }

    /// Headers follow their sections; those of sections that go or are reloaded are made anew.
    private func renameEdges() {
        guard update.changesSections || !update.wishes.reloadedSections.isEmpty else { return }
        for isHeader in [true, false] {
            var kept: [Int: TableDisplay.Edge] = [:]
            let old = isHeader ? display.headers : display.footers
            for (section, edge) in old {
                if let now = update.section(after: section), !update.wishes.reloadedSections.contains(section) {
                    kept[now] = edge
                } else {
                    display.leaveEdge(section, isHeader: isHeader, table)
                }
            }
            if isHeader { display.headers = kept } else { display.footers = kept }
        }
    }

    /// All heights that the delegate gives are asked for again.
    private func reaskHeights() {
        let content = table.content
        let asks = table.listDelegate?.`tableView(_:heightForRowAt:)` != nil
        if asks, !RowHeights(table).usesEstimates { return content.reask(table) }
        content.reaskEstimates(table)
        display.measureAgain()
    }

    // MARK: - Animating
    private func animate(_ completion: @escaping (Bool) -> Void) {
        let display = display
        let table = table
        var moves: [(row: TableDisplay.Row, from: CGRect, to: CGRect, fades: Bool)] = []
        for row in display.rows {
            let to = row.cell.frame
            if let from = places[ObjectIdentifier(row.cell)] {
                if from != to { moves.append((row, from, to, false)) }
            } else if let source = update.path(before: row.path), !update.wishes.reloaded.contains(source),
                oldExtents.contains(source)
            {
                // It slides in from where it was out of sight.
                var from = to
                from.origin.y = oldTop + CGFloat(oldExtents.start(of: .item(source)))
                moves.append((row, from, to, false))
            } else {
                let animation = arrival(of: row.path)
                if animation == .none { continue }
                moves.append((row, Self.outside(animation, to, table), to, true))
            }
        }
        UIView.performWithoutAnimation {
            for (row, from, _, fades) in moves {
                row.cell.layoutIfNeeded()
                guard display.cell(at: row.path) === row.cell else { continue }
                row.cell.frame = from
                if fades { row.cell.alpha = 0 }
            }
        }
        let staying = leaving.filter { $0.animation != .none }
        // Those that go lie behind those that stay.
        for row in staying {
            row.row.cell.row = nil
            table.insertSubview(row.row.cell, at: table.cellDepth)
        }
        UIView.animate(
            withDuration: TableUpdates.duration, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]
        ) {
            // The animation before this one may end here, and an app that hears of that may do anything.
            for (row, _, to, fades) in moves {
                if display.cell(at: row.path) === row.cell {
                    let now = display.frame(of: row.path, table)
                    row.cell.frame = abs(now.minY - to.minY) < 1e-6 && now.height == to.height ? to : now
                }
                if fades { row.cell.alpha = 1 }
            }
            for row in staying {
                row.row.cell.frame = Self.outside(row.animation, row.row.cell.frame, table)
                row.row.cell.alpha = 0
            }
        } completion: { finished in
            for row in staying {
                row.row.cell.alpha = 1
                display.leave(row.row, table)
            }
            table.pool.hideWaiting()
            completion(finished)
        }
        guard generation != display.generation else { return }
        display.forgetPlaces()
        table.setNeedsLayout()
    }

    /// Where a row comes from, or goes to.
    private static func outside(_ animation: UITableView.RowAnimation, _ frame: CGRect, _ table: UITableView) -> CGRect {
        var frame = frame
        switch animation {
        case .left: frame.origin.x -= table.bounds.width
        case .right: frame.origin.x += table.bounds.width
        case .top: frame.origin.y -= frame.height
        case .bottom: frame.origin.y += frame.height
        // In the middle of a gap that isn't there yet, or no more.
        case .automatic, .middle: frame.origin.y -= frame.height / 2
        case .fade, .none: break
        }
        return frame
    }
}

/// Completions come after the caller's own code, as with animations of no duration.
@MainActor enum AnimatedEnd {
    static func later(_ completion: @escaping (Bool) -> Void) { AnimationCompletion(completion).close() }
}
