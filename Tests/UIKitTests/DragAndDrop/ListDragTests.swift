import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Drag and drop")
struct ListDragTests {
    private let watch = ListDragWatch()

    private func scene(_ rows: TableRows, drops: Bool = true) -> TableScene {
        TableScene(rows) {
            $0.rowHeight = 40
            $0.dragDelegate = watch
            if drops { $0.dropDelegate = watch }
        }
    }

    @Test(.documented("UITableViewDragDelegate, UITableViewDropDelegate, UITableViewDropCoordinator"))
    func `a row is lifted, goes over others, and is dropped where one of them is`() {
        let scene = scene(TableRows([["a", "b", "c", "d", "e"]]))
        watch.operation = .move
        watch.performed = { table, coordinator in
            guard let source = coordinator.items[0].sourceIndexPath, let place = coordinator.destinationIndexPath else {
                return
            }
            let item = scene.rows.sections[0].remove(at: source.row)
            scene.rows.sections[0].insert(item, at: place.row)
            table.performBatchUpdates { table.moveRow(at: source, to: place) }
            coordinator.drop(coordinator.items[0].dragItem, toRowAt: place)
        }
        scene.stage.dragAndDrop(from: scene.point(0), to: scene.point(3))
        let lines = watch.take()
        #expect(lines.first == "items 0.0" && lines.contains("begin true") && lines.contains("enter true"))
        #expect(lines.contains("over 0.3") && lines.contains("drop 0.0 at 0.3"))
        #expect(lines.suffix(2) == ["drop end", "end false"])
        #expect(scene.visibleTexts == ["b", "c", "d", "a", "e"] && !scene.table.hasActiveDrop)
    }

    @Test(.documented("UITableViewDragDelegate.tableView(_:itemsForBeginning:at:), UITableView.dragInteractionEnabled"))
    func `rows without items stay, and so do all where dragging is off`() {
        let scene = scene(TableRows([["a", "b"]]))
        watch.fixed = [0]
        scene.stage.dragAndDrop(from: scene.point(0), to: scene.point(1))
        #expect(watch.take() == ["items 0.0"])
        scene.table.dragInteractionEnabled = false
        scene.stage.dragAndDrop(from: scene.point(1), to: scene.point(0))
        #expect(watch.take() == [])
    }

    @Test(.assumed("a row that its data source can move is moved by it, as by its handle"))
    func `a table whose data source moves rows moves its own by itself`() {
        let rows = MovableRows([["a", "b", "c", "d"]])
        let scene = scene(rows, drops: false)
        _ = rows.take()
        scene.stage.dragAndDrop(from: scene.point(0), to: scene.point(2))
        #expect(rows.take().filter { $0.hasPrefix("move") } == ["move 0.0 0.2"])
        #expect(scene.visibleTexts == ["b", "c", "a", "d"])
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
        // With a delegate for drops, too, if it proposes a move.
        scene.table.dropDelegate = watch
        watch.operation = .move
        scene.stage.dragAndDrop(from: scene.point(3), to: scene.point(0))
        #expect(scene.visibleTexts == ["d", "b", "c", "a"])
        #expect(!watch.lines.contains { $0.hasPrefix("drop 0") })
    }

    @Test(.documented("UITableViewDropProposal.Intent.insertAtDestinationIndexPath"))
    func `rows make room for what is above them`() {
        let scene = scene(TableRows([["a", "b", "c"]]))
        let outside = UIView(frame: CGRect(x: 100, y: 600, width: 60, height: 60))
        let drag = DragWatch()
        outside.addInteraction(UIDragInteraction(delegate: drag))
        scene.stage.window.addSubview(outside)
        scene.stage.layoutNow()
        let finger = scene.stage.touchDown(at: CGPoint(x: 130, y: 630))
        scene.stage.advance(by: 0.6)
        finger.move(to: scene.point(1), duration: 0.3)
        scene.stage.advance(by: 0.5)
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 84, 124])
        finger.move(to: CGPoint(x: 130, y: 640), duration: 0.3)
        scene.stage.advance(by: 0.5)
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80] && watch.lines.last == "exit")
        finger.move(to: scene.point(2), duration: 0.3)
        watch.performed = { table, coordinator in
            #expect(coordinator.items[0].sourceIndexPath == nil)
            scene.rows.sections[0].insert("new", at: 2)
            table.insertRows(at: [IndexPath(row: 2, section: 0)], with: .automatic)
        }
        finger.lift()
        scene.stage.settle()
        #expect(watch.lines.contains("drop nowhere at 0.2") && scene.visibleTexts == ["a", "b", "new", "c"])
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120])
    }

    @Test(.documented("UITableViewDropProposal.Intent.insertIntoDestinationIndexPath, UICellConfigurationState.cellDropState"))
    func `a row that would take something in knows it`() throws {
        let scene = scene(TableRows([["a", "b", "c"]]))
        watch.intoRows = true
        let finger = scene.stage.touchDown(at: scene.point(0))
        scene.stage.advance(by: 0.6)
        finger.move(to: scene.point(1), duration: 0.3)
        scene.stage.advance(by: 0.5)
        let cells = scene.table.visibleCells
        #expect(cells.map(\.frame.minY) == [0, 40, 80])
        #expect(cells.map { $0.configurationState.cellDropState } == [.notTargeted, .targeted, .notTargeted])
        #expect(cells[0].configurationState.cellDragState == .dragging)
        finger.lift()
        scene.stage.settle()
        #expect(cells.map { $0.configurationState.cellDropState } == [.none, .none, .none])
        #expect(cells[0].configurationState.cellDragState == .none && cells[0].alpha == 1)
    }

    @Test(.documented("UITableViewCell.dragStateDidChange(_:)"))
    func `a cell hears where in a drag it is`() throws {
        let scene = scene(DragStateRows([["a", "b"]]))
        let cell = try #require(scene.table.visibleCells[0] as? DragStateCell)
        scene.stage.dragAndDrop(from: scene.point(0), to: scene.point(1))
        #expect(cell.states == [1, 2, 0])
    }

    @Test(.documented("UITableViewDragDelegate.tableView(_:itemsForAddingTo:at:point:)"))
    func `a tap on a further row adds it`() {
        let scene = scene(TableRows([["a", "b", "c", "d"]]))
        watch.intoRows = true
        let finger = scene.stage.touchDown(at: scene.point(0))
        scene.stage.advance(by: 0.6)
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.1)
        scene.stage.tap(at: scene.point(2))
        finger.move(to: scene.point(3), duration: 0.3)
        finger.lift()
        scene.stage.settle()
        #expect(watch.lines.contains("add 0.2") && watch.lines.contains("drop 0.0 0.2 at 0.3"))
        #expect(scene.table.indexPathForSelectedRow == nil)
    }

    @Test(.documented("UITableViewDropItem.sourceIndexPath"))
    func `rows that are on their way go where an update leads them`() {
        let scene = scene(TableRows([["a", "b", "c"]]))
        watch.operation = .move
        let finger = scene.stage.touchDown(at: scene.point(1))
        scene.stage.advance(by: 0.6)
        finger.move(by: CGVector(dx: 30, dy: 0), duration: 0.1)
        scene.rows.sections[0].insert("new", at: 0)
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .none)
        finger.move(to: scene.point(3), duration: 0.3)
        finger.lift()
        scene.stage.settle()
        #expect(watch.lines.contains("drop 0.2 at 0.3"))
    }

    @Test(.assumed("a list scrolls under a finger near its edge, as while rows are reordered"))
    func `near an edge the table scrolls`() {
        let scene = scene(TableRows(count: 100))
        let finger = scene.stage.touchDown(at: scene.point(0))
        scene.stage.advance(by: 0.6)
        finger.move(to: CGPoint(x: 100, y: 430), duration: 0.3)
        scene.stage.advance(by: 1)
        #expect(scene.table.contentOffset.y > 100)
        finger.lift()
        scene.stage.settle()
    }

    @Test(.documented("UICollectionViewDragDelegate, UICollectionViewDropDelegate, UICollectionViewDropCoordinator"))
    func `items of a collection view are lifted and dropped`() {
        let items = CollectionItems([["a", "b", "c", "d"]])
        let scene = CollectionScene(items) {
            $0.dragDelegate = watch
            $0.dropDelegate = watch
        }
        watch.operation = .move
        watch.performedItems = { view, coordinator in
            guard let source = coordinator.items[0].sourceIndexPath, let place = coordinator.destinationIndexPath else {
                return
            }
            let item = items.sections[0].remove(at: source.item)
            items.sections[0].insert(item, at: place.item)
            view.performBatchUpdates {
                view.deleteItems(at: [source])
                view.insertItems(at: [place])
            }
            coordinator.drop(coordinator.items[0].dragItem, toItemAt: place)
        }
        scene.stage.dragAndDrop(from: scene.point(0), to: scene.point(2))
        #expect(watch.lines.contains("drop 0.0 at 0.2") && watch.lines.last == "end false")
        #expect(items.sections == [["b", "c", "a", "d"]])
    }

    @Test(.documented("UICollectionViewDropProposal.Intent"))
    func `an item without anything to lift stays; beyond the last one the place is one past it`() {
        typealias Intent = UICollectionViewDropProposal.Intent
        #expect(
            [Intent.unspecified, .insertAtDestinationIndexPath, .insertIntoDestinationIndexPath].map(\.rawValue) == [0, 1, 2])
        let scene = CollectionScene(CollectionItems([["a", "b", "c", "d"]])) {
            $0.dragDelegate = watch
            $0.dropDelegate = watch
        }
        watch.fixed = [1]
        scene.stage.dragAndDrop(from: scene.point(1), to: scene.point(2))
        #expect(watch.take() == ["items 0.1"])
        watch.operation = .move
        scene.stage.dragAndDrop(from: scene.point(0), to: CGPoint(x: 340, y: 25))
        #expect(watch.lines.contains("over 0.4") && watch.lines.contains("drop 0.0 at 0.4"))
    }

    // MARK: Placeholders
    /// Drops what is carried from outside between two rows, as a placeholder.
    private func held(
        _ scene: TableScene, at row: Int, height: CGFloat = 60
    ) throws -> (context: any UITableViewDropPlaceholderContext, cell: UITableViewCell) {
        let outside = UIView(frame: CGRect(x: 100, y: 600, width: 60, height: 60))
        let drag = DragWatch()
        outside.addInteraction(UIDragInteraction(delegate: drag))
        scene.stage.window.addSubview(outside)
        scene.table.register(UITableViewCell.self, forCellReuseIdentifier: "wait")
        scene.stage.layoutNow()
        var made: (any UITableViewDropPlaceholderContext)?
        var cell: UITableViewCell?
        watch.performed = { _, coordinator in
            let placeholder = UITableViewDropPlaceholder(
                insertionIndexPath: IndexPath(row: row, section: 0), reuseIdentifier: "wait", rowHeight: height)
            placeholder.cellUpdateHandler = {
                cell = $0
                $0.textLabel?.text = "Loading"
            }
            made = coordinator.drop(coordinator.items[0].dragItem, to: placeholder)
        }
        scene.stage.dragAndDrop(from: CGPoint(x: 130, y: 630), to: scene.point(0))
        scene.stage.settle()
        outside.removeFromSuperview()
        withExtendedLifetime(drag) {}
        return (try #require(made), try #require(cell))
    }

    @Test(.documented("UITableViewDropPlaceholder, UITableViewPlaceholder.cellUpdateHandler"))
    func `a placeholder stands among the rows, of which the data source knows nothing`() throws {
        let scene = scene(TableRows([["a", "b", "c"]]))
        _ = scene.rows.take()
        let (context, cell) = try held(scene, at: 1)
        #expect(cell.superview === scene.table && cell.frame == CGRect(x: 0, y: 40, width: 375, height: 60))
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 100, 140] && scene.table.contentSize.height == 180)
        #expect(scene.table.numberOfRows(inSection: 0) == 3 && !scene.rows.take().contains { $0.hasPrefix("cell") })
        #expect(scene.table.hasUncommittedUpdates && scene.table.indexPath(for: cell) == nil)
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 60)) == nil)
        #expect(scene.table.indexPathForRow(at: CGPoint(x: 10, y: 110))?.row == 1)
        #expect(scene.table.rectForRow(at: IndexPath(row: 2, section: 0)).minY == 140)
        // Rows that come and go take it along.
        scene.rows.sections[0].insert("new", at: 0)
        scene.table.insertRows(at: [IndexPath(row: 0, section: 0)], with: .automatic)
        scene.stage.settle()
        #expect(cell.frame.minY == 80 && scene.table.visibleCells.map(\.frame.minY) == [0, 40, 140, 180])
        var asked: IndexPath?
        #expect(
            context.commitInsertion {
                asked = $0
                scene.rows.sections[0].insert("dropped", at: $0.row)
            })
        scene.stage.settle()
        #expect(asked == IndexPath(row: 2, section: 0) && scene.visibleTexts == ["new", "a", "dropped", "b", "c"])
        #expect(scene.table.visibleCells.map(\.frame.minY) == [0, 40, 80, 120, 160])
        #expect(!scene.table.hasUncommittedUpdates && cell.isHidden)
        #expect(!context.commitInsertion { _ in Issue.record("twice") } && !context.deletePlaceholder())
    }

    @Test(.documented("UITableViewDropPlaceholderContext.deletePlaceholder(), UITableView.reloadData()"))
    func `a placeholder can be taken away, and a reload takes all of them`() throws {
        for reloads in [false, true] {
            let scene = scene(TableRows([["a", "b"]]))
            let (context, cell) = try held(scene, at: 2, height: UITableView.automaticDimension)
            #expect(cell.frame.minY == 80 && cell.frame.height > 40 && scene.table.contentSize.height == 80 + cell.frame.height)
            if reloads { scene.table.reloadData() }
            #expect(context.deletePlaceholder() == !reloads)
            scene.stage.settle()
            #expect(cell.isHidden && scene.table.contentSize.height == 80 && !scene.table.hasUncommittedUpdates)
            #expect(!context.commitInsertion { _ in Issue.record("gone") })
            #expect(scene.visibleTexts == ["a", "b"])
        }
    }

    @Test(.assumed("a placeholder is a row to the eye"))
    func `a placeholder at the beginning of a card has its round corners`() throws {
        let rows = TableRows([["a", "b"]])
        let scene = TableScene(rows, style: .insetGrouped) {
            $0.rowHeight = 40
            $0.dropDelegate = watch
        }
        let (context, cell) = try held(scene, at: 0)
        scene.stage.layoutNow()
        let first = scene.table.visibleCells[0]
        #expect(cell.layer.cornerRadius == 10 && cell.layer.maskedCorners == [.layerMinXMinYCorner, .layerMaxXMinYCorner])
        #expect(first.layer.cornerRadius == 0 && first.frame.minY == cell.frame.maxY)
        #expect(context.deletePlaceholder())
        scene.stage.settle()
        #expect(first.layer.cornerRadius == 10)
    }

    @Test(.ours)
    func `rows above which a placeholder has gone out of sight are there`() throws {
        let scene = scene(TableRows(count: 60))
        let (context, cell) = try held(scene, at: 0, height: 400)
        for y in stride(from: CGFloat(0), through: 2360, by: 90) {
            scene.table.contentOffset.y = y
            scene.stage.layoutNow()
            let seen = CGRect(x: 0, y: y, width: 375, height: 440)
            var edge = cell.frame.maxY
            for row in scene.table.visibleCells where row.frame.maxY > seen.minY {
                #expect(row.frame.minY == max(edge, row.frame.minY) && !row.isHidden)
                edge = row.frame.maxY
            }
            #expect(edge >= min(seen.maxY, 2800))
        }
        #expect(context.deletePlaceholder())
        scene.stage.settle()
        #expect(scene.table.contentSize.height == 2400 && scene.table.contentOffset.y == 1960)
    }
}
