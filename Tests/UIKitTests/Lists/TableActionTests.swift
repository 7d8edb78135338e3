import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Actions beside rows")
struct TableActionTests {
    private func buttons(_ cell: UITableViewCell) -> [String] {
        cell.subviews.compactMap { ($0 as? UIButton)?.title(for: .normal) }
    }

    @Test(.oracle("LIST-23"))
    func `a row that can be deleted shows a button when it is swiped, and the data source commits`() {
        let rows = EditableRows(count: 4)
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        let place = scene.point(2)
        scene.stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.4)
        scene.stage.settle()
        let cell = scene.table.visibleCells[2]
        #expect(buttons(cell) == ["Delete"] && cell.bounds.minX > 60)
        _ = rows.take()
        scene.stage.tap(at: CGPoint(x: 375 - 20, y: place.y))
        scene.stage.settle()
        #expect(rows.take().contains("commit 1 2") && scene.visibleTexts == ["Row 0", "Row 1", "Row 3"])
        #expect(scene.table.visibleCells.allSatisfy { $0.bounds.minX == 0 })
    }

    @Test(.assumed("a row that is gone can't be deleted once more"))
    func `a row that goes under a finger isn't what the finger deletes`() {
        let rows = EditableRows(count: 4)
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        let place = scene.point(3)
        let finger = scene.stage.touchDown(at: CGPoint(x: 360, y: place.y))
        finger.move(to: CGPoint(x: 20, y: place.y), duration: 0.3)
        #expect(buttons(scene.table.visibleCells[3]) == ["Delete"])
        _ = rows.take()
        rows.sections = [["Row 0"]]
        scene.table.deleteRows(at: (1...3).map { IndexPath(row: $0, section: 0) }, with: .fade)
        finger.lift()
        scene.stage.settle()
        #expect(!rows.take().contains { $0.hasPrefix("commit") } && scene.visibleTexts == ["Row 0"])
    }

    @Test(.oracle("LIST-23"))
    func `without a data source that commits no row can be swiped`() {
        let scene = TableScene(TableRows(count: 4)) { $0.rowHeight = 44 }
        let place = scene.point(2)
        scene.stage.drag(from: place, to: CGPoint(x: place.x - 120, y: place.y), duration: 0.4)
        scene.stage.settle()
        #expect(scene.table.visibleCells[2].bounds.minX == 0)
    }

    @Test(.documented("UITableViewDelegate.tableView(_:trailingSwipeActionsConfigurationForRowAt:)"))
    func `the delegate's actions stand beside the row, the first one at the edge, and an empty list means none`() {
        let watch = SwipeWatch()
        let scene = TableScene(TableRows(count: 4)) {
            $0.rowHeight = 44
            $0.delegate = watch
        }
        func swipe(_ row: Int, by way: CGFloat) {
            let place = scene.point(row)
            scene.stage.drag(from: CGPoint(x: 360, y: place.y), to: CGPoint(x: 360 - way, y: place.y), duration: 0.4)
            scene.stage.settle()
        }
        swipe(0, by: 150)
        #expect(watch.lines.isEmpty)
        swipe(1, by: 150)
        #expect(watch.lines == ["begin 1"])
        scene.stage.tap(at: CGPoint(x: 370, y: scene.point(1).y))
        #expect(watch.lines.last == "remove 1")
        watch.done?(true)
        scene.stage.settle()
        #expect(watch.lines.last == "end 1" && scene.table.visibleCells[1].bounds.minX == 0)
        watch.lines = []
        // Over most of the row: the first action.
        swipe(2, by: 320)
        #expect(watch.lines.prefix(2) == ["begin 2", "remove 2"])
    }

    @Test(.documented("UITableViewDataSource.sectionIndexTitles(for:)"))
    func `a finger on the index leads to the section of the letter`() throws {
        let rows = LetterRows((0..<20).map { section in (0..<8).map { _ in String(UnicodeScalar(UInt8(65 + section))) } })
        let scene = TableScene(rows) { $0.rowHeight = 44 }
        let index = try #require(scene.table.subviews.first { $0.frame.maxX == 375 && $0.frame.width == 15 })
        #expect(index.subviews.count == 20)
        #expect(scene.table.visibleCells[0].contentView.frame.maxX == 360)
        let label = index.subviews[10]
        scene.stage.tap(at: label.convert(CGPoint(x: label.bounds.midX, y: label.bounds.midY), to: nil))
        #expect(rows.lines.contains("index K"))
        #expect(scene.table.contentOffset.y == scene.table.rect(forSection: 10).minY)
        scene.stage.layoutNow()
        #expect(index.frame.minY == scene.table.contentOffset.y)
    }

    @Test(.documented("UITableViewDataSourcePrefetching"))
    func `rows that come next are told of, nearest first, and taken back when the way turns`() {
        let rows = LetterRows([(0..<200).map { "R\($0)" }])
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.prefetchDataSource = rows
        }
        scene.table.contentOffset.y = 100
        scene.table.layoutIfNeeded()
        #expect(Array(rows.fetched.prefix(12)) == Array(10..<22))
        rows.fetched = []
        scene.table.contentOffset.y = 40
        scene.table.layoutIfNeeded()
        #expect(rows.cancelled == Array(13..<24))
    }

    @Test(.documented("UITableView.isPrefetchingEnabled"))
    func `a table that doesn't prefetch tells of no rows`() {
        let rows = LetterRows([(0..<200).map { "R\($0)" }])
        let scene = TableScene(rows) {
            $0.rowHeight = 44
            $0.prefetchDataSource = rows
            $0.isPrefetchingEnabled = false
        }
        scene.table.contentOffset.y = 100
        scene.table.layoutIfNeeded()
        #expect(rows.fetched.isEmpty)
        scene.table.isPrefetchingEnabled = true
        scene.table.contentOffset.y = 200
        scene.table.layoutIfNeeded()
        #expect(!rows.fetched.isEmpty)
    }
}
