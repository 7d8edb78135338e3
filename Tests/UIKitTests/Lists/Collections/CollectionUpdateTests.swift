import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Updates")
struct CollectionUpdateTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func layout(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    private func scene(_ sections: [[String]], _ set: (UICollectionView) -> Void = { _ in }) -> CollectionScene {
        CollectionScene(CollectionItems(sections), layout(), set)
    }

    @Test(.documented("UICollectionView.performBatchUpdates(_:completion:)"))
    func `deletes name old places and inserts new ones, in whatever order`() {
        let scene = scene([["a", "b", "c", "d"]])
        var finished: [Bool] = []
        scene.view.performBatchUpdates {
            scene.items.sections = [["x", "a", "d", "c"]]
            scene.view.insertItems(at: [path(0)])
            scene.view.moveItem(at: path(3), to: path(2))
            scene.view.deleteItems(at: [path(1)])
        } completion: {
            finished.append($0)
        }
        #expect(scene.visibleTexts == ["x", "a", "d", "c"] && finished.isEmpty)
        scene.stage.settle()
        #expect(finished == [true] && scene.visibleTexts == ["x", "a", "d", "c"])
        #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 100, 200, 300])
    }

    @Test(.documented("UICollectionView.insertItems(at:)"))
    func `a single change is done when the call returns`() {
        let scene = scene([["a", "b"]])
        scene.items.sections[0].append("c")
        scene.view.insertItems(at: [path(2)])
        #expect(scene.view.numberOfItems(inSection: 0) == 3 && scene.frame(2)?.minY == 200)
        #expect(scene.view.contentSize.height == 300)
    }

    @Test(.oracle("COLL-30, LIST-64"))
    func `counts that don't fit are an exception with all numbers`() {
        let scene = scene([["a", "b", "c"]])
        let said = Misuse.observed { scene.view.insertItems(at: [path(0)]) }.map(\.message)
        #expect(
            said.first?.hasPrefix(
                "Invalid batch updates detected: the number of sections and/or items returned by the data source before and/or after "
                    + "performing the batch updates are inconsistent with the updates.\nData source before updates = { 1 section with "
                    + "item counts: [3] }\nData source after updates = { 1 section with item counts: [3] }\nUpdates = [\n\tInsert item "
                    + "(0 - 0)\n]\nCollection view: <UICollectionView")
                == true)
        #expect(
            said.first?.hasSuffix(
                "\nInvalid update: invalid number of items in section 0.  The number of items contained in an existing section after the "
                    + "update (3) must be equal to the number of items contained in that section before the update (3), plus or minus the "
                    + "number of items inserted or deleted from that section (1 inserted, 0 deleted) and plus or minus the number of "
                    + "items moved into or out of that section (0 moved in, 0 moved out).")
                == true)
        let sections = Misuse.observed { scene.view.insertSections(IndexSet(integer: 0)) }
        #expect(
            sections.first?.message.hasSuffix(
                "Invalid update: invalid number of sections.  The number of sections contained in the collection view after the update (1) "
                    + "must be equal to the number of sections contained in the collection view before the update (1), plus or minus the "
                    + "number of sections inserted or deleted (1 inserted, 0 deleted).") == true)
        let missing = Misuse.observed { scene.view.deleteItems(at: [path(20)]) }
        #expect(
            missing.map(\.message) == ["attempt to delete item 20 from section 0 which only contains 3 items before the update"]
        )
        scene.stage.layoutNow()
        #expect(scene.visibleTexts == ["a", "b", "c"])
    }

    @Test(.assumed("views slide from where they were"))
    func `what stays slides, what comes fades in, what goes fades out`() {
        let watch = CollectionWatch()
        let scene = scene([["a", "b", "c"]]) { $0.delegate = watch }
        _ = watch.take()
        let (a, b, c) = (0, 1, 2)
        let cells = scene.view.visibleCells
        scene.items.sections = [["c", "a", "n"]]
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [path(b)])
            scene.view.moveItem(at: path(c), to: path(0))
            scene.view.insertItems(at: [path(2)])
        }
        #expect(watch.take() == ["will display 0.2"])
        scene.stage.advance(by: 0.15)
        let moving = cells[c].layer.presentation()?.frame.minY ?? -1
        #expect(moving > 0 && moving < 200)
        #expect(cells[b].superview === scene.view && !cells[b].isHidden)
        let fading = cells[b].layer.presentation()?.opacity ?? 1
        #expect(fading < 1 && fading > 0)
        scene.stage.settle()
        #expect(watch.take() == ["did end 0.1"])
        #expect(scene.view.cellForItem(at: path(0)) === cells[c] && scene.view.cellForItem(at: path(1)) === cells[a])
    }

    @Test(.documented("UICollectionView.reloadItems(at:)"))
    func `a reloaded item gets a new cell, a reconfigured one keeps its own`() {
        let scene = scene([["a", "b"]])
        let old = scene.view.visibleCells
        scene.items.sections = [["A", "B"]]
        scene.view.reloadItems(at: [path(0)])
        scene.stage.settle()
        #expect(scene.view.cellForItem(at: path(0)) !== old[0] && scene.visibleTexts == ["A", "b"])
        scene.view.reconfigureItems(at: [path(1), path(77)])
        #expect(scene.view.cellForItem(at: path(1)) === old[1] && scene.visibleTexts == ["A", "B"])
    }

    @Test(.assumed("the selection follows its items"))
    func `selected items are followed, deleted ones forgotten`() {
        let scene = scene([["a", "b", "c"]]) { $0.allowsMultipleSelection = true }
        for item in 0..<3 { scene.view.selectItem(at: path(item), animated: false, scrollPosition: []) }
        scene.items.sections = [["c", "a"]]
        scene.view.performBatchUpdates {
            scene.view.deleteItems(at: [path(1)])
            scene.view.moveItem(at: path(2), to: path(0))
        }
        scene.stage.settle()
        #expect(scene.view.indexPathsForSelectedItems == [path(1), path(0)])
        #expect(scene.view.visibleCells.allSatisfy { $0.isSelected })
    }

    @Test(.documented("UICollectionView.insertSections(_:)"))
    func `sections come, go and change places with their items`() {
        let scene = scene([["a"], ["b"], ["c"]])
        scene.items.sections = [["c"], ["x", "y"], ["a"]]
        scene.view.performBatchUpdates {
            scene.view.deleteSections(IndexSet(integer: 1))
            scene.view.insertSections(IndexSet(integer: 1))
            scene.view.moveSection(2, toSection: 0)
        }
        scene.stage.settle()
        #expect(scene.visibleTexts == ["c", "x", "y", "a"])
        #expect(scene.view.numberOfSections == 3)
    }

    @Test(.documented("UICollectionView.performBatchUpdates(_:completion:)"))
    func `blocks inside of blocks are one update, and one without changes still ends`() {
        let scene = scene([["a"]])
        var ends = 0
        scene.view.performBatchUpdates {
            scene.items.sections = [["a", "b", "c"]]
            scene.view.insertItems(at: [path(1)])
            #expect(scene.view.numberOfItems(inSection: 0) == 1)
            scene.view.performBatchUpdates {
                scene.view.insertItems(at: [path(2)])
            } completion: { _ in
                ends += 1
            }
        } completion: { _ in
            ends += 1
        }
        scene.view.performBatchUpdates(nil) { _ in ends += 1 }
        scene.stage.settle()
        #expect(ends == 3 && scene.visibleTexts == ["a", "b", "c"])
    }

    // MARK: Layouts
    @Test(.documented("UICollectionView.setCollectionViewLayout(_:animated:completion:)"))
    func `views go from the places of one layout to those of another`() {
        let scene = scene([["a", "b", "c"]])
        let next = layout(50)
        var ends: [Bool] = []
        let cells = scene.view.visibleCells
        scene.view.setCollectionViewLayout(next, animated: true) { ends.append($0) }
        #expect(scene.view.collectionViewLayout === next && next.collectionView === scene.view)
        scene.stage.advance(by: 0.15)
        let y = cells[2].layer.presentation()?.frame.minY ?? 0
        #expect(y > 100 && y < 200)
        scene.stage.settle()
        #expect(ends == [true] && scene.view.visibleCells.map(\.frame.minY) == [0, 50, 100])
        #expect(scene.view.visibleCells == cells)
    }

    @Test(.documented("UICollectionViewTransitionLayout"))
    func `an interactive change of layouts stands where its progress says, and can be taken back`() {
        let scene = scene([["a", "b", "c"]])
        let (old, next) = (scene.view.collectionViewLayout, layout(50))
        var ends: [[Bool]] = []
        let between = scene.view.startInteractiveTransition(to: next) { ends.append([$0, $1]) }
        #expect(scene.view.collectionViewLayout === between && between.currentLayout === old && between.nextLayout === next)
        between.transitionProgress = 0.5
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 75, 150])
        scene.view.cancelInteractiveTransition()
        scene.stage.settle()
        #expect(scene.view.collectionViewLayout === old && ends == [[true, false]])
        #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 100, 200])
        _ = scene.view.startInteractiveTransition(to: next)
        scene.view.finishInteractiveTransition()
        scene.stage.settle()
        #expect(scene.view.collectionViewLayout === next)
    }

    // MARK: Carrying
    @Test(.documented("UICollectionView.beginInteractiveMovementForItem(at:)"))
    func `a carried item goes with the finger, and the data source hears once where it ended`() {
        let items = CollectionItemsThatMove([["a", "b", "c", "d", "e"]])
        items.tellsCounts = false
        let scene = CollectionScene(items, layout())
        _ = items.take()
        #expect(!scene.view.beginInteractiveMovementForItem(at: path(3)))
        #expect(scene.view.beginInteractiveMovementForItem(at: path(0)))
        #expect(items.take() == ["can move 3", "can move 0"])
        let cell = scene.view.cellForItem(at: path(0))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 130))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 240))
        #expect(cell?.center == CGPoint(x: 190, y: 240) && items.take().isEmpty)
        #expect(scene.view.cellForItem(at: path(2)) === cell && scene.visibleTexts == ["b", "c", "a", "d", "e"])
        scene.view.endInteractiveMovement()
        scene.stage.settle()
        #expect(items.take() == ["move 0 to 2"] && items.sections == [["b", "c", "a", "d", "e"]])
        #expect(cell?.frame.minY == 200 && scene.visibleTexts == ["b", "c", "a", "d", "e"])
    }

    @Test(.documented("UICollectionView.cancelInteractiveMovement()"))
    func `a carry that is cancelled moves nothing`() {
        let items = CollectionItemsThatMove([["a", "b", "c"]])
        let scene = CollectionScene(items, layout())
        _ = scene.view.beginInteractiveMovementForItem(at: path(0))
        scene.view.updateInteractiveMovementTargetPosition(CGPoint(x: 190, y: 240))
        #expect(scene.visibleTexts == ["b", "c", "a"])
        scene.view.cancelInteractiveMovement()
        scene.stage.settle()
        #expect(scene.visibleTexts == ["a", "b", "c"] && !items.lines.contains { $0.hasPrefix("move") })
        #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 100, 200])
    }

    // MARK: Cells that measure themselves
    @Test(.documented("UICollectionViewFlowLayout.estimatedItemSize"))
    func `cells that know their size get it, and the others wait as they were estimated`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        let items = CollectionItems(count: 20)
        items.fill = { cell, path in
            (cell as? CollectionCell)?.preferred = CGSize(width: 375, height: path.item == 1 ? 150 : 60)
        }
        let scene = CollectionScene(items, layout)
        #expect(scene.frame(0)?.height == 60 && scene.frame(1) == CGRect(x: 0, y: 60, width: 375, height: 150))
        #expect(scene.view.visibleCells.map(\.frame.height) == [60, 150, 60, 60, 60, 60, 60])
        #expect(scene.view.contentSize.height == 1810)
        #expect(items.take().filter { $0.hasPrefix("cell") } == (0..<7).map { "cell 0.\($0)" })
    }

    @Test(.assumed("what an update brings is measured like what scrolling brings"))
    func `items that an update brings have their own size from the first frame`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        let items = CollectionItems(count: 20)
        items.fill = { cell, _ in
            guard let cell = cell as? CollectionCell else { return }
            cell.preferred = CGSize(width: 375, height: cell.text == "new" ? 30 : 60)
        }
        let scene = CollectionScene(items, layout)
        items.sections[0].insert("new", at: 1)
        scene.view.performBatchUpdates { scene.view.insertItems(at: [self.path(1)]) }
        scene.stage.layoutNow()
        #expect(scene.view.visibleCells.map(\.frame.height) == [60, 30, 60, 60, 60, 60, 60, 60, 60])
        #expect(scene.frame(2)?.minY == 90 && scene.visibleTexts[1] == "new")
        scene.stage.settle()
        #expect(scene.view.visibleCells.map(\.frame.minY) == [0, 60, 90, 150, 210, 270, 330, 390, 450])
    }

    @Test(.assumed("a view that is out of sight again when it is about to move may show another item by then"))
    func `an app that scrolls while an update shows its items finds each of them at its place`() {
        let items = CollectionItems(count: 40)
        let pairs = CollectionPairs()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 60)
        let scene = CollectionScene(items, layout) { $0.delegate = pairs }
        items.sections[0].insert("new", at: 2)
        pairs.insideWill = { scene.view.contentOffset.y = 1000 }
        scene.view.performBatchUpdates { scene.view.insertItems(at: [self.path(2)]) }
        for _ in 0..<2 {
            for path in scene.view.indexPathsForVisibleItems {
                #expect(scene.view.cellForItem(at: path)?.frame == scene.frame(path.item))
            }
            #expect(scene.view.indexPathsForVisibleItems.count == scene.view.visibleCells.count)
            #expect(pairs.problem(scene.view.visibleCells) == nil)
            scene.stage.settle()
        }
        #expect(scene.view.contentOffset.y == 1000 && !scene.visibleTexts.contains("new"))
    }

    @Test(.documented("UICollectionView.selfSizingInvalidation"))
    func `a shown cell that invalidates its size is measured again`() {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(CollectionItems(count: 20), layout)
        let cell = scene.view.cellForItem(at: path(0)) as? CollectionCell
        cell?.preferred = CGSize(width: 375, height: 33)
        cell?.invalidateIntrinsicContentSize()
        scene.stage.layoutNow()
        #expect(cell?.frame.height == 33 && scene.frame(1)?.minY == 33)
        scene.view.selfSizingInvalidation = .disabled
        cell?.preferred = CGSize(width: 375, height: 44)
        cell?.invalidateIntrinsicContentSize()
        scene.stage.layoutNow()
        #expect(cell?.frame.height == 33)
    }

    @Test(.documented("UICollectionView.selfSizingInvalidation"))
    func `a shown cell whose content asks is measured again`() throws {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 375, height: 100)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(CollectionItems(count: 20), layout)
        let cell = try #require(scene.view.cellForItem(at: path(0)) as? CollectionCell)
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.heightAnchor.constraint(equalToConstant: 30), box.widthAnchor.constraint(equalToConstant: 375),
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        cell.contentView.invalidateIntrinsicContentSize()
        scene.stage.layoutNow()
        #expect(cell.frame.height == 30 && scene.frame(1)?.minY == 30)
    }

    @Test(.documented("UICollectionReusableView.preferredLayoutAttributesFitting(_:)"))
    func `a cell measures the constraints of its content`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 50, height: 50))
        let box = UIView()
        box.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 80), box.heightAnchor.constraint(equalToConstant: 30),
            box.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor, constant: 5),
            box.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor, constant: -5),
            box.topAnchor.constraint(equalTo: cell.contentView.topAnchor),
            box.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor),
        ])
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path(0))
        attributes.frame = CGRect(x: 10, y: 20, width: 50, height: 50)
        #expect(cell.preferredLayoutAttributesFitting(attributes).frame == CGRect(x: 10, y: 20, width: 90, height: 30))
        let view = UICollectionReusableView(frame: .zero)
        #expect(view.preferredLayoutAttributesFitting(attributes) === attributes)
    }
}
