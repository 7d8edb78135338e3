import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Two fingers that go over rows.
@MainActor @Suite("Lists / Selection by two fingers")
struct RangeSelectionTests {
    /// Side by side, from one place to the next ones, and up again.
    private func pan(_ stage: Stage, _ places: [CGPoint], between: () -> Void = {}) {
        let fingers = [-20.0, 20].map { stage.touchDown(at: CGPoint(x: places[0].x + $0, y: places[0].y)) }
        for (start, end) in zip(places, places.dropFirst()) {
            for _ in 0..<12 {
                for finger in fingers {
                    finger.move(by: CGVector(dx: (end.x - start.x) / 12, dy: (end.y - start.y) / 12), duration: 0.008)
                }
            }
            between()
        }
        for finger in fingers { finger.lift() }
        stage.settle()
    }

    private func table(_ watch: RangeWatch) -> TableScene {
        let scene = TableScene(TableRows(count: 60)) {
            $0.rowHeight = 44
            $0.allowsMultipleSelectionDuringEditing = true
            $0.delegate = watch
        }
        watch.begins = { scene.table.isEditing = true }
        return scene
    }

    @Test(.documented("UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)"))
    func `two fingers select the rows that they go over, and scroll nothing`() {
        let watch = RangeWatch()
        let scene = table(watch)
        pan(scene.stage, [scene.point(1), scene.point(4)])
        #expect(
            watch.take() == [
                "should begin 1", "did begin 1", "selected 1", "selected 2", "selected 3", "selected 4", "did end",
            ])
        #expect(scene.table.indexPathsForSelectedRows?.map(\.row) == [1, 2, 3, 4])
        #expect(scene.table.contentOffset == .zero && scene.table.isEditing)
    }

    @Test(.assumed("what the fingers leave again is as it was; from a selected row they let go"))
    func `rows that the fingers leave again are as they were, and from a selected row on they let go`() {
        let watch = RangeWatch()
        let scene = table(watch)
        pan(scene.stage, [scene.point(1), scene.point(5), scene.point(2)]) {}
        #expect(scene.table.indexPathsForSelectedRows?.map(\.row).sorted() == [1, 2])
        pan(scene.stage, [scene.point(2), scene.point(0)])
        #expect(scene.table.indexPathsForSelectedRows == nil)
        #expect(!watch.lines.contains { $0.hasPrefix("performed") })
    }

    @Test(.documented("UITableViewDelegate.tableView(_:shouldBeginMultipleSelectionInteractionAt:)"))
    func `two fingers scroll where the delegate doesn't let them select, and one finger always does`() {
        let watch = RangeWatch()
        watch.mayBegin = false
        let scene = table(watch)
        pan(scene.stage, [scene.point(6), scene.point(2)])
        #expect(watch.take() == ["should begin 6"])
        #expect(scene.table.contentOffset.y > 60 && scene.table.indexPathsForSelectedRows == nil)
        watch.mayBegin = true
        let offset = scene.table.contentOffset.y
        scene.stage.drag(from: CGPoint(x: 100, y: 300), to: CGPoint(x: 100, y: 200))
        scene.stage.settle()
        #expect(watch.take() == [] && scene.table.contentOffset.y > offset)
    }

    @Test(.ours)
    func `rows that come meanwhile don't confuse the fingers`() {
        let watch = RangeWatch()
        let scene = table(watch)
        var isDone = false
        pan(scene.stage, [scene.point(3), scene.point(4), scene.point(5)]) {
            if isDone { return }
            isDone = true
            scene.rows.sections[0].insert("new", at: 0)
            UIView.performWithoutAnimation { scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none) }
            scene.stage.layoutNow()
        }
        #expect(scene.table.indexPathsForSelectedRows?.map(\.row).sorted() == [4, 5])
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:shouldBeginMultipleSelectionInteractionAt:)"))
    func `two fingers select the items between the first and the last`() {
        let watch = RangeWatch()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 100, height: 60)
        let scene = CollectionScene(CollectionItems(count: 60), layout) {
            $0.allowsMultipleSelection = true
            $0.delegate = watch
        }
        pan(scene.stage, [scene.point(1), scene.point(7)])
        #expect(watch.lines.first == "should begin 1" && watch.lines.last == "did end")
        #expect(scene.view.indexPathsForSelectedItems?.map(\.item) == Array(1...7))
        #expect(scene.view.contentOffset == .zero)
        scene.view.allowsMultipleSelection = false
        scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
        _ = watch.take()
        pan(scene.stage, [scene.point(1), scene.point(7)])
        let selected = (1...7).map { "selected \($0)" }
        #expect(watch.take() == ["should begin 1", "did begin 1"] + selected + ["did end"])
        // It stays so: a tap adds one more.
        #expect(scene.view.allowsMultipleSelection)
        scene.stage.tap(at: scene.point(9))
        #expect(scene.view.indexPathsForSelectedItems?.count == 8)
    }
}
