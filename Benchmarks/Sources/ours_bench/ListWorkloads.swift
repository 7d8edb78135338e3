import Foundation
import HeadlessHost
import ListObjects
import UIKit

/// Lists: the peers' rows of three labels, recycled, and what a list costs that is far longer than anything that can be seen of it.
@MainActor
enum ListWorkloads {
    private static var rowHeight: CGFloat { ListRow.height }

    // MARK: Frames

    /// The peers' `list`: made and drawn once, then frames after a step of 37 points, as of a drag, and of 1,500, as of a fling. Whole
    /// frames first, as the peers draw them, then again what changed alone. A fling that would leave the rows behind isn't measured.
    static func scroll(_ rows: Int, frames: Int, _ heights: RowHeights, picture: String?) throws {
        try scroll("table", heights.suffix, rows, frames: frames, picture: picture) {
            RowTable(rows, heights, font: Workloads.peerFont())
        }
    }

    static func scroll(_ rows: Int, frames: Int, _ layout: RowLayout, picture: String?) throws {
        try scroll(layout.rawValue, "", rows, frames: frames, picture: picture) {
            RowCollection(rows, layout, font: Workloads.peerFont())
        }
    }

    private static func scroll(
        _ kind: String, _ suffix: String, _ rows: Int, frames: Int, picture: String?, _ make: () -> UIScrollView
    ) throws {
        let host = warmScreen()
        var measurement = Measurement()
        let list = make()
        host.show(list)
        host.drawFrame(whole: true)
        measurement.end("list.\(kind).first_frame\(suffix)", rows, operations: 1)
        for whole in [true, false] {
            for (name, step) in [("drag", CGFloat(37)), ("fling", 1500)] {
                if step * CGFloat(frames) > CGFloat(rows) * rowHeight { continue }
                list.contentOffset.y = 0
                host.drawFrame(whole: true)
                measurement = Measurement()
                for _ in 0..<frames {
                    list.contentOffset.y += step
                    host.drawFrame(whole: whole)
                }
                measurement.end(
                    "list.\(kind).scroll_\(name)\(whole ? "" : "_incremental")\(suffix)", rows, operations: frames,
                    check: Double(list.contentOffset.y))
                if list.contentOffset.y != step * CGFloat(frames) { exit(3) }
            }
        }
        if let picture { try host.writePNG(to: URL(fileURLWithPath: picture)) }
    }

    /// Rows whose texts never change, a row further with each frame: once there are cells enough, nothing has to be made any more. Run with
    /// two numbers of frames under a profiler that counts, the difference tells what a frame allocates.
    static func sameTexts(_ rows: Int, frames: Int) {
        let table = SameTable(rows, font: Workloads.peerFont())
        sameTexts(table, "table", rows, frames: frames) { table.made }
    }

    static func sameTexts(_ rows: Int, frames: Int, _ layout: RowLayout) {
        let collection = RowCollection(rows, layout, font: Workloads.peerFont(), hasSameTexts: true)
        sameTexts(collection, layout.rawValue, rows, frames: frames) { collection.subviews.count }
    }

    private static func sameTexts(_ list: UIScrollView, _ kind: String, _ rows: Int, frames: Int, _ views: () -> Int) {
        let host = warmScreen()
        host.show(list)
        host.drawFrame(whole: true)
        let measurement = Measurement()
        for _ in 0..<frames {
            list.contentOffset.y += rowHeight
            host.drawFrame(whole: false)
        }
        measurement.end("list.\(kind).same_texts", rows, operations: frames, check: Double(views()))
    }

    /// The peers' `listall`: every row a view of its own.
    static func buildAll(_ rows: Int) {
        let host = warmScreen()
        let measurement = Measurement()
        let font = Workloads.peerFont()
        let list = UIScrollView()
        for row in 0..<rows {
            let view = ListRow(row: row, font: font)
            view.frame = CGRect(x: 0, y: CGFloat(row) * rowHeight, width: Workloads.frameSize.width, height: rowHeight)
            list.addSubview(view)
        }
        list.contentSize = CGSize(width: Workloads.frameSize.width, height: CGFloat(rows) * rowHeight)
        host.show(list)
        list.layoutIfNeeded()
        for view in list.subviews { view.layoutIfNeeded() }
        host.drawFrame(whole: true)
        measurement.end("list.build_all", rows, operations: 1)
    }

    // MARK: Many rows

    /// Where the delegate has to be asked for the height of each row: what it costs beside the asking.
    static func askedHeights(_ rows: Int) {
        let host = warmScreen()
        let table = RowTable(rows, .fixed, font: Workloads.peerFont())
        let heights = AskedHeights(rowHeight)
        table.estimatedRowHeight = 0
        table.delegate = heights
        host.show(table)
        host.drawFrame()
        let answers = heights.asked
        var measurement = Measurement()
        table.reloadData()
        table.layoutIfNeeded()
        let asked = heights.asked - answers
        measurement.end("list.table.ask_heights", rows, operations: rows, check: Double(asked))
        if asked < rows { exit(3) }
        measurement = Measurement()
        var sum: CGFloat = 0
        for row in 0..<rows { sum += heights.tableView(table, heightForRowAt: IndexPath(row: row, section: 0)) }
        measurement.end("list.table.ask_heights_alone", rows, operations: rows, check: Double(sum))
    }

    /// A thousand rows go and come at random places in one update, which is laid out.
    static func updates(_ rows: Int, changes: Int, repetitions: Int) {
        let host = warmScreen()
        let table = RowTable(rows, .fixed, font: Workloads.peerFont())
        host.show(table)
        host.drawFrame()
        var dice = Dice()
        var deleted: [[IndexPath]] = []
        var inserted: [[IndexPath]] = []
        for _ in 0..<repetitions {
            var places: Set<Int> = []
            while places.count < changes / 2 { places.insert(dice.roll(rows)) }
            deleted.append(places.map { IndexPath(row: $0, section: 0) })
            places = []
            while places.count < changes / 2 { places.insert(dice.roll(rows)) }
            inserted.append(places.map { IndexPath(row: $0, section: 0) })
        }
        let measurement = Measurement()
        for index in 0..<repetitions {
            UIView.performWithoutAnimation {
                table.performBatchUpdates {
                    table.deleteRows(at: deleted[index], with: .none)
                    table.insertRows(at: inserted[index], with: .none)
                }
                table.layoutIfNeeded()
            }
        }
        measurement.end("list.updates", rows, operations: repetitions, check: Double(table.numberOfRows(inSection: 0)))
        if table.numberOfRows(inSection: 0) != rows { exit(3) }
    }

    /// What turns one snapshot of items into another, with changes and moves in it, and the standard library's answer to the same
    /// question.
    static func difference(_ count: Int, changes: Int, moves: Int, repetitions: Int) {
        var dice = Dice()
        let old = Array(0..<count)
        var new = old
        for _ in 0..<changes / 2 { new.remove(at: dice.roll(new.count)) }
        for index in 0..<changes / 2 { new.insert(count + index, at: dice.roll(new.count)) }
        for _ in 0..<moves { new.insert(new.remove(at: dice.roll(new.count)), at: dice.roll(new.count)) }
        let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 480))
        let source = UITableViewDiffableDataSource<Int, Int>(tableView: table) { table, _, _ in
            table.dequeueReusableCell(withIdentifier: "row") ?? UITableViewCell(style: .default, reuseIdentifier: "row")
        }
        let host = warmScreen()
        host.show(table)
        var measurement = Measurement()
        for repetition in 0...repetitions {
            if repetition == 1 { measurement = Measurement() }
            var snapshot = NSDiffableDataSourceSnapshot<Int, Int>()
            snapshot.appendSections([0])
            snapshot.appendItems(repetition.isMultiple(of: 2) ? old : new)
            source.apply(snapshot, animatingDifferences: false)
        }
        measurement.end("list.diff", count, operations: repetitions, check: Double(table.numberOfRows(inSection: 0)))
        measurement = Measurement()
        let answer = new.difference(from: old).inferringMoves()
        measurement.end("list.diff_standard", count, operations: 1, check: Double(answer.count))
    }

    private struct Dice {
        private var state: UInt64 = 7

        mutating func roll(_ sides: Int) -> Int {
            state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int((state >> 33) % UInt64(max(1, sides)))
        }
    }

    /// A peer's program warms its window before it measures, too.
    private static func warmScreen() -> HeadlessHost {
        let host = Workloads.plainScreen()
        host.show(UIView())
        host.drawFrame(whole: true)
        return host
    }
}
