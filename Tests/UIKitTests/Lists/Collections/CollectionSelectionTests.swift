import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / Selection and scrolling")
struct CollectionSelectionTests {
    private let watch = CollectionWatch()

    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func scene(_ set: (UICollectionView) -> Void = { _ in }) -> CollectionScene {
        watch.tellsDisplay = false
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 50)
        layout.minimumLineSpacing = 0
        return CollectionScene(CollectionItems(count: 100), layout) {
            $0.delegate = watch
            set($0)
        }
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)"))
    func `a tap highlights, asks, selects and then takes the highlight away`() {
        let scene = scene()
        scene.stage.tap(at: scene.point(1))
        #expect(
            watch.take() == ["should highlight 1", "did highlight 1", "should select 1", "did select 1", "did unhighlight 1"])
        #expect(scene.view.indexPathsForSelectedItems == [path(1)])
        #expect(scene.view.cellForItem(at: path(1))?.isSelected == true)
        scene.stage.tap(at: scene.point(3))
        #expect(
            watch.take() == [
                "should highlight 3", "did highlight 3", "should select 3", "did deselect 1", "did select 3",
                "did unhighlight 3",
            ])
        #expect(scene.view.cellForItem(at: path(1))?.isSelected == false)
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:shouldDeselectItemAt:)"))
    func `where several may be selected a second tap asks and deselects`() {
        let scene = scene { $0.allowsMultipleSelection = true }
        for item in [1, 3] { scene.stage.tap(at: scene.point(item)) }
        #expect(scene.view.indexPathsForSelectedItems == [path(1), path(3)])
        _ = watch.take()
        scene.stage.tap(at: scene.point(1))
        #expect(
            watch.take() == [
                "should highlight 1", "did highlight 1", "should deselect 1", "did deselect 1", "did unhighlight 1",
            ])
        #expect(scene.view.indexPathsForSelectedItems == [path(3)])
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:shouldHighlightItemAt:)"))
    func `what may not be highlighted isn't selected, and what may not be selected stays as it is`() {
        let scene = scene()
        watch.refused = ["should highlight 1", "should select 2"]
        scene.stage.tap(at: scene.point(1))
        #expect(watch.take() == ["should highlight 1"])
        scene.stage.tap(at: scene.point(2))
        #expect(watch.take() == ["should highlight 2", "did highlight 2", "should select 2", "did unhighlight 2"])
        #expect(scene.view.indexPathsForSelectedItems == [])
    }

    @Test(.assumed("a drag means something else than a tap"))
    func `a drag takes the highlight away`() {
        let scene = scene()
        let finger = scene.stage.touchDown(at: scene.point(4))
        scene.stage.advance(by: 0.3)
        #expect(watch.take() == ["should highlight 4", "did highlight 4"])
        finger.move(by: CGVector(dx: 0, dy: -80), duration: 0.2)
        #expect(watch.take() == ["did unhighlight 4"])
        finger.lift()
        #expect(scene.view.indexPathsForSelectedItems == [] && scene.view.contentOffset.y > 0)
    }

    @Test(.documented("UICollectionView.selectItem(at:animated:scrollPosition:)"))
    func `the app selects without telling its delegate`() {
        let scene = scene()
        scene.view.selectItem(at: path(2), animated: false, scrollPosition: [])
        scene.view.selectItem(at: path(50), animated: false, scrollPosition: .top)
        #expect(watch.take().isEmpty && scene.view.indexPathsForSelectedItems == [path(50)])
        #expect(scene.view.contentOffset.y == 2500)
        scene.stage.layoutNow()
        #expect(scene.view.cellForItem(at: path(50))?.isSelected == true)
        scene.view.selectItem(at: nil, animated: false, scrollPosition: [])
        #expect(scene.view.indexPathsForSelectedItems == [] && scene.view.cellForItem(at: path(50))?.isSelected == false)
    }

    @Test(.documented("UICollectionView.scrollToItem(at:at:animated:)"))
    func `items come to stand where they are wanted, as far as there is content`() {
        let scene = scene { $0.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0) }
        func offset(_ item: Int, _ position: UICollectionView.ScrollPosition) -> CGFloat {
            scene.view.scrollToItem(at: path(item), at: position, animated: false)
            return scene.view.contentOffset.y
        }
        #expect(offset(40, .top) == 1980)
        #expect(offset(40, .bottom) == 1600)
        #expect(offset(40, .centeredVertically) == 1790)
        #expect(offset(0, .bottom) == -20)
        #expect(offset(99, .top) == 4550)
    }

    @Test(.oracle("COLL-26"))
    func `scrolling to what isn't there is an exception with both counts`() {
        let scene = scene()
        let said = Misuse.observed { scene.view.scrollToItem(at: path(1000), at: .top, animated: false) }
        #expect(
            said.first?.message.hasPrefix(
                "Attempted to scroll the collection view to an out-of-bounds item (1000) when there are only 100 items in section 0. "
                    + "Collection view: <UICollectionView") == true)
        let twice = Misuse.observed { scene.view.scrollToItem(at: path(1), at: [.top, .bottom], animated: false) }
        #expect(twice.count == 1 && scene.view.contentOffset.y == 0)
    }

    @Test(.documented("UICollectionViewLayout.targetContentOffset(forProposedContentOffset:withScrollingVelocity:)"))
    func `the layout says where content that was let go comes to rest`() {
        let layout = SteppingLayout()
        layout.itemSize = CGSize(width: 375, height: 70)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(CollectionItems(count: 100), layout)
        scene.stage.drag(from: CGPoint(x: 100, y: 400), to: CGPoint(x: 100, y: 150), duration: 0.2)
        scene.stage.settle()
        #expect(layout.asked > 0 && scene.view.contentOffset.y > 0)
        #expect(scene.view.contentOffset.y.truncatingRemainder(dividingBy: 70) == 0)
    }

    @Test(.oracle("COLL-31"))
    func `items that come next are told of before they are asked for`() {
        let prefetcher = CollectionPrefetcher()
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: 480)
        layout.minimumLineSpacing = 0
        let scene = CollectionScene(CollectionItems(count: 9), layout) { $0.prefetchDataSource = prefetcher }
        #expect(prefetcher.lines == ["prefetch 1"])
        scene.view.contentOffset.y = 10
        scene.stage.layoutNow()
        #expect(prefetcher.lines == ["prefetch 1", "prefetch 2 3"])
        scene.view.isPrefetchingEnabled = false
        scene.view.contentOffset.y = 960
        scene.stage.layoutNow()
        #expect(prefetcher.lines.count == 2)
    }
}

@MainActor private final class SteppingLayout: UICollectionViewFlowLayout {
    var asked = 0
    override func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint {
        asked += 1
        return CGPoint(x: 0, y: (proposedContentOffset.y / 70).rounded() * 70)
    }
}
