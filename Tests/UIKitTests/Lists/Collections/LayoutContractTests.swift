import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

@MainActor @Suite("Lists / Collection / What layouts are asked")
struct LayoutContractTests {
    private func scene(_ layout: RecordingLayout, count: Int = 20) -> CollectionScene {
        CollectionScene(CollectionItems(count: count), layout)
    }

    @Test(.oracle("COLL-8"))
    func `making a collection view asks neither the layout nor the data source`() {
        let layout = RecordingLayout()
        let items = CollectionItems(count: 3)
        let view = UICollectionView(frame: CGRect(x: 0, y: 0, width: 100, height: 100), collectionViewLayout: layout)
        view.dataSource = items
        #expect(layout.lines.isEmpty && items.lines.isEmpty)
        #expect(layout.collectionView === view)
    }

    @Test(.oracle("COLL-9"))
    func `the first layout prepares, takes the size, then the elements, then the size once more`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        #expect(layout.take() == ["prepare", "size", "elements 0…480", "size"])
        #expect(Array(scene.items.take().prefix(4)) == ["sections", "items 0", "cell 0.0", "cell 0.1"])
        scene.view.setNeedsLayout()
        scene.stage.layoutNow()
        #expect(layout.take() == ["elements 0…480", "size"])
    }

    @Test(.oracle("COLL-10"))
    func `elements are asked for in whole pages`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        _ = layout.take()
        scene.view.contentOffset.y = 100
        scene.stage.layoutNow()
        #expect(layout.take().contains("elements 0…960"))
        scene.view.contentOffset.y = -59
        scene.stage.layoutNow()
        #expect(layout.take().contains("elements -480…480"))
    }

    @Test(.oracle("COLL-11"))
    func `reloading reaches the layout with the next pass, right before it prepares`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        _ = (layout.take(), scene.items.take())
        scene.view.reloadData()
        #expect(layout.take().isEmpty && scene.items.take().isEmpty)
        scene.stage.layoutNow()
        #expect(
            layout.take() == ["invalidate", "context everything counts", "prepare", "size", "elements 0…480", "size"])
        #expect(Array(scene.items.take().prefix(3)) == ["sections", "items 0", "cell 0.0"])
    }

    @Test(.oracle("COLL-12"))
    func `a plain invalidation keeps the counts, and several are one`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        _ = (layout.take(), scene.items.take())
        layout.invalidateLayout()
        layout.invalidateLayout()
        #expect(layout.take() == ["invalidate", "context", "invalidate", "context"])
        scene.stage.layoutNow()
        #expect(layout.take() == ["prepare", "size", "elements 0…480", "size"])
        #expect(scene.items.take().isEmpty)
    }

    @Test(.oracle("COLL-12"))
    func `a layout without a view invalidates itself with a context too`() {
        let layout = RecordingLayout()
        layout.invalidateLayout()
        #expect(layout.lines == ["invalidate", "context"])
    }

    @Test(.oracle("COLL-13"))
    func `each change of bounds is asked about while the old ones hold`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        _ = layout.take()
        scene.view.contentOffset.y = 100
        #expect(layout.take() == ["should 100…580 from 0…480"])
        scene.view.bounds.origin.y = 110
        #expect(layout.take() == ["should 110…590 from 100…580"])
        scene.view.frame.size.height = 400
        #expect(layout.take() == ["should 110…510 from 110…590"])
        scene.view.contentOffset.y = 110
        #expect(layout.take().isEmpty)
    }

    @Test(.oracle("COLL-14"))
    func `a layout that minds gets the same context back, and the delegate hears of the scroll after that`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        let watch = ScrollLines { layout.lines.append($0) }
        scene.view.delegate = watch
        layout.invalidates = true
        _ = layout.take()
        scene.view.setContentOffset(CGPoint(x: 0, y: 100), animated: false)
        #expect(
            layout.take() == [
                "should 100…580 from 0…480", "context from 0…480", "invalidate", "same context", "did scroll",
            ])
        scene.view.contentOffset.y = 120
        #expect(layout.take() == ["did scroll"])
        scene.stage.layoutNow()
        #expect(layout.take() == ["prepare", "size", "elements 0…960", "size"])
        scene.view.contentOffset.y = 130
        #expect(layout.take().first == "should 130…610 from 120…600")
    }

    @Test(.oracle("COLL-15"))
    func `another size is prepared for at once, elements wait for the pass`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        layout.invalidates = true
        _ = layout.take()
        scene.view.frame.size.height = 400
        #expect(
            layout.take() == ["should 0…400 from 0…480", "context from 0…480", "invalidate", "same context", "prepare", "size"])
        scene.stage.layoutNow()
        #expect(layout.take() == ["elements 0…400", "size"])
    }

    @Test(.documented("UICollectionViewLayout.prepare(forAnimatedBoundsChange:)"))
    func `a change of size inside an animation asks where elements come from and go to`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        layout.invalidates = true
        _ = layout.take()
        UIView.animate(withDuration: 0.3) { scene.view.frame.size.height = 280 }
        #expect(
            Array(layout.take().prefix(18)) == [
                "should 0…280 from 0…480", "context from 0…480", "invalidate", "same context", "prepare", "size",
                "animated from 0…480", "final 0", "final 1", "final 2", "final 3", "final 4", "elements 0…280", "size",
                "finalize bounds",
            ])
        scene.stage.settle()
        #expect(scene.view.visibleCells.count == 3)
    }

    @Test(.oracle("COLL-16"))
    func `a context names each item once, in order, and nothing from the beginning`() {
        let context = UICollectionViewLayoutInvalidationContext()
        #expect(!context.invalidateEverything && !context.invalidateDataSourceCounts)
        #expect(
            context.invalidatedItemIndexPaths == nil && context.invalidatedSupplementaryIndexPaths == nil
                && context.invalidatedDecorationIndexPaths == nil)
        #expect(context.contentOffsetAdjustment == .zero && context.contentSizeAdjustment == .zero)
        context.invalidateItems(at: [])
        #expect(context.invalidatedItemIndexPaths == nil)
        let paths = [2, 1, 2].map { IndexPath(item: $0, section: 0) }
        context.invalidateItems(at: paths)
        context.invalidateItems(at: [paths[1]])
        #expect(context.invalidatedItemIndexPaths == Array(paths.prefix(2)))
        context.invalidateSupplementaryElements(ofKind: "kind", at: [])
        #expect(context.invalidatedSupplementaryIndexPaths == ["kind": []])
        let flow = UICollectionViewFlowLayoutInvalidationContext()
        #expect(flow.invalidateFlowLayoutAttributes && flow.invalidateFlowLayoutDelegateMetrics)
    }

    @Test(.oracle("COLL-17"))
    func `adjustments in a context are added at once`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        scene.view.contentOffset.y = 30
        let context = UICollectionViewLayoutInvalidationContext()
        context.contentOffsetAdjustment = CGPoint(x: 0, y: 4)
        context.contentSizeAdjustment = CGSize(width: 0, height: 50)
        layout.invalidateLayout(with: context)
        #expect(scene.view.contentOffset.y == 34 && scene.view.contentSize.height == 2050)
        scene.stage.layoutNow()
        #expect(scene.view.contentSize.height == 2000)
    }

    @Test(.oracle("COLL-18"))
    func `attributes begin with nothing, and a size keeps its center`() {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 0, section: 0))
        #expect(attributes.zIndex == 0 && attributes.alpha == 1 && !attributes.isHidden && attributes.frame == .zero)
        #expect(attributes.transform == .identity && attributes.representedElementKind == nil)
        #expect(attributes.representedElementCategory == .cell)
        attributes.size = CGSize(width: 100, height: 61)
        #expect(attributes.frame.origin == CGPoint(x: -50, y: -30.5))
        attributes.frame = CGRect(x: 137.5, y: 1 / 3, width: 100, height: 60)
        #expect(attributes.frame == CGRect(x: 137.5, y: 1 / 3, width: 100, height: 60))
        let copy = attributes.copy() as? UICollectionViewLayoutAttributes
        #expect(copy == attributes && copy !== attributes)
        copy?.alpha = 0.5
        #expect(copy != attributes)
        let header = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: "kind", with: IndexPath(index: 2))
        #expect(header.representedElementKind == "kind" && header.indexPath == IndexPath(index: 2))
    }

    @Test(.documented("UICollectionViewLayout"))
    func `the layout at the bottom of all places nothing`() {
        let layout = UICollectionViewLayout()
        #expect(layout.collectionViewContentSize == .zero && layout.layoutAttributesForElements(in: .infinite) == nil)
        #expect(!layout.shouldInvalidateLayout(forBoundsChange: .zero) && !layout.flipsHorizontallyInOppositeLayoutDirection)
    }

    @Test(.oracle("COLL-19"))
    func `what the view knows of an item isn't asked again`() {
        let layout = RecordingLayout()
        let scene = scene(layout)
        _ = layout.take()
        #expect(scene.frame(2)?.minY == 200)
        #expect(layout.take().isEmpty)
        #expect(scene.frame(15)?.minY == 1500)
        #expect(layout.take() == ["item 15"])
    }

    @Test(.oracle("COLL-20"))
    func `an update asks for all elements on the screen, old and new`() {
        let layout = RecordingLayout()
        let scene = scene(layout, count: 3)
        _ = (layout.take(), scene.items.take())
        scene.view.performBatchUpdates {
            scene.items.sections[0].insert("new", at: 1)
            scene.view.insertItems(at: [IndexPath(item: 1, section: 0)])
        }
        let lines = layout.take()
        #expect(
            lines == [
                "invalidate", "context counts", "prepare", "size", "elements 0…480", "size", "updates insert ->1", "target",
                "final 0",
                "final 1", "final 2", "initial 0", "initial 1", "initial 2", "initial 3", "finalize",
            ])
        #expect(scene.items.take().filter { $0.hasPrefix("cell") } == ["cell 0.1"])
        #expect(scene.visibleTexts == ["Item 0", "new", "Item 1", "Item 2"])
    }
}
