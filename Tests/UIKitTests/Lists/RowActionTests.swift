import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Table / Older menus of rows")
struct RowActionTests {
    @Test(.documented("UITableViewDelegate.tableView(_:performAction:forRowAt:withSender:)"))
    func `a finger that rests on a row shows what can be done with it, and that is done`() {
        let watch = CopyingWatch()
        let scene = TableScene(TableRows(count: 4)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        scene.stage.longPress(at: scene.point(2))
        scene.stage.settle()
        #expect(watch.lines == ["should show 2"] && UIMenuController.shared.isMenuVisible)
        #expect(scene.stage.view(showing: "Copy") != nil && scene.stage.view(showing: "Paste") == nil)
        scene.stage.tap("Copy")
        scene.stage.settle()
        #expect(watch.lines == ["should show 2", "copy: 2 true"] && !UIMenuController.shared.isMenuVisible)
        // The row that has none is selected as ever.
        watch.lines = []
        scene.stage.longPress(at: scene.point(0))
        scene.stage.settle()
        #expect(watch.lines == ["should show 0", "did select 0"] && !UIMenuController.shared.isMenuVisible)
    }

    @Test(.documented("UIMenuController.menuItems"))
    func `items of the app's stand in it too`() {
        let watch = CopyingWatch()
        let scene = TableScene(TableRows(count: 4)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        UIMenuController.shared.menuItems = [UIMenuItem(title: "Share", action: Selector("share:"))]
        defer { UIMenuController.shared.menuItems = nil }
        scene.stage.longPress(at: scene.point(1))
        scene.stage.settle()
        scene.stage.tap("Share")
        scene.stage.settle()
        #expect(watch.lines == ["should show 1", "share: 1 true"])
    }

    @Test(.documented("UITableViewDelegate.tableView(_:shouldShowMenuForRowAt:)"))
    func `who can't perform what it offers isn't asked`() {
        let watch = CopyWatch()
        let scene = TableScene(TableRows(count: 4)) {
            $0.rowHeight = 60
            $0.delegate = watch
        }
        scene.stage.longPress(at: scene.point(2))
        scene.stage.settle()
        #expect(watch.lines == ["did select 2"] && !UIMenuController.shared.isMenuVisible)
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:performAction:forItemAt:withSender:)"))
    func `items have it as rows do`() {
        let watch = ItemCopyWatch()
        let scene = CollectionScene(CollectionItems(count: 4)) { $0.delegate = watch }
        scene.stage.longPress(at: scene.point(2))
        scene.stage.settle()
        #expect(watch.lines == ["should show 2"] && UIMenuController.shared.isMenuVisible)
        scene.stage.tap("Copy")
        scene.stage.settle()
        #expect(watch.lines == ["should show 2", "copy: 2 true"] && !UIMenuController.shared.isMenuVisible)
        scene.stage.longPress(at: scene.point(0))
        scene.stage.settle()
        #expect(watch.lines.last == "should show 0" && !UIMenuController.shared.isMenuVisible)
    }
}
