import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Values, and what is said of layouts that lose or move what is shown.
@MainActor @Suite("Lists / Collection / Facts")
struct CollectionFactTests {
    @Test(
        .documented(
            "UICollectionView.ScrollPosition, ElementCategory, UICollectionViewUpdateItem.Action, SelfSizingInvalidation"))
    func `numbers of directions, categories, actions and positions`() {
        #expect([UICollectionView.ScrollDirection.vertical, .horizontal].map(\.rawValue) == [0, 1])
        #expect([UICollectionView.ElementCategory.cell, .supplementaryView, .decorationView].map(\.rawValue) == [0, 1, 2])
        #expect([UICollectionViewUpdateItem.Action.insert, .delete, .reload, .move, .none].map(\.rawValue) == [0, 1, 2, 3, 4])
        #expect(
            [UICollectionView.SelfSizingInvalidation.disabled, .enabled, .enabledIncludingConstraints].map(\.rawValue) == [
                0, 1, 2,
            ])
        let positions: [UICollectionView.ScrollPosition] = [
            .top, .centeredVertically, .bottom, .left, .centeredHorizontally, .right,
        ]
        #expect(positions.map(\.rawValue) == [1, 2, 4, 8, 16, 32])
        #expect(UICollectionView.elementKindSectionHeader == "UICollectionElementKindSectionHeader")
        #expect(UICollectionView.elementKindSectionFooter == "UICollectionElementKindSectionFooter")
    }

    @Test(.documented("UICollectionView.cellForItem(at:), indexPath(for:), indexPathForItem(at:)"))
    func `what isn't there is nil`() {
        let scene = CollectionScene(CollectionItems(count: 3))
        #expect(scene.view.cellForItem(at: IndexPath(item: 9, section: 0)) == nil)
        #expect(scene.view.cellForItem(at: IndexPath(item: 0, section: 9)) == nil)
        #expect(scene.view.indexPath(for: UICollectionViewCell(frame: .zero)) == nil)
        #expect(scene.view.indexPathForItem(at: CGPoint(x: 3, y: 470)) == nil)
        #expect(scene.view.supplementaryView(forElementKind: "x", at: IndexPath(item: 0, section: 0)) == nil)
    }

    /// One header, that stands somewhere or nowhere.
    private final class Headed: RecordingLayout {
        var place: CGFloat? = 0
        private func header(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            guard let place else { return nil }
            let made = UICollectionViewLayoutAttributes(
                forSupplementaryViewOfKind: UICollectionView.elementKindSectionHeader, with: path)
            made.frame = CGRect(x: 0, y: place, width: 100, height: 20)
            return made
        }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            (super.layoutAttributesForElements(in: rect) ?? []) + [header(IndexPath(item: 0, section: 0))].compactMap { $0 }
        }
        override func layoutAttributesForSupplementaryView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? { header(indexPath) }
    }

    private func scene(_ layout: Headed) -> CollectionScene {
        CollectionScene(CollectionItemsWithEdges([(0..<20).map { "\($0)" }]), layout)
    }

    @Test(.oracle("COLL-36"))
    func `a header that moves without an invalidation is an exception`() {
        let layout = Headed()
        let scene = scene(layout)
        var said = Misuse.observed {
            scene.view.contentOffset.y = 5
            scene.view.layoutIfNeeded()
        }
        #expect(said.isEmpty)
        layout.place = 7
        said = Misuse.observed {
            scene.view.contentOffset.y = 9
            scene.view.layoutIfNeeded()
        }
        let words = said.map(\.message)
        #expect(words.count == 1 && words[0].hasPrefix("layout attributes for supplementary item at index path (<NSIndexPath"))
        #expect(words.first?.hasSuffix(" without invalidating the layout") == true)
        layout.place = 3
        said = Misuse.observed {
            layout.invalidateLayout()
            scene.view.layoutIfNeeded()
        }
        #expect(
            said.isEmpty
                && scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader)[0].frame.minY == 3)
    }

    @Test(.oracle("COLL-37"))
    func `a header that the layout has lost is an exception`() {
        let layout = Headed()
        let scene = scene(layout)
        layout.place = nil
        let said = Misuse.observed {
            let context = UICollectionViewLayoutInvalidationContext()
            context.invalidateSupplementaryElements(
                ofKind: UICollectionView.elementKindSectionHeader, at: [IndexPath(item: 0, section: 0)])
            layout.invalidateLayout(with: context)
            scene.view.layoutIfNeeded()
        }
        #expect(
            said.map(\.message).first?.hasPrefix(
                "no UICollectionViewLayoutAttributes instance for -layoutAttributesForSupplementaryElementOfKind: "
                    + "UICollectionElementKindSectionHeader at path <NSIndexPath") == true)
        #expect(scene.view.visibleSupplementaryViews(ofKind: UICollectionView.elementKindSectionHeader).isEmpty)
    }

    // MARK: Cells
    @Test(.oracle("COLL-38"))
    func `a cell that wasn't dequeued is an exception`() {
        let items = CollectionItems(count: 1)
        items.made = { UICollectionViewCell(frame: .zero) }
        let said = Misuse.observed { _ = CollectionScene(items) }
        #expect(
            said.map(\.message) == [
                "the cell returned from -collectionView:cellForItemAtIndexPath: does not have a reuseIdentifier - cells must be retrieved by "
                    + "calling -dequeueReusableCellWithReuseIdentifier:forIndexPath:"
            ])
    }

    @Test(
        .assumed("the sheet's words for a frame that is none"),
        arguments: [CGSize(width: CGFloat.nan, height: 40), CGSize(width: 40, height: CGFloat.infinity)])
    func `a cell that would like a size that is none is an exception, and keeps the one that it had`(size: CGSize) {
        let layout = UICollectionViewFlowLayout()
        layout.estimatedItemSize = CGSize(width: 50, height: 50)
        let items = CollectionItems(count: 1)
        items.fill = { cell, _ in (cell as? CollectionCell)?.preferred = size }
        var scene: CollectionScene?
        let said = Misuse.observed { scene = CollectionScene(items, layout) }
        #expect(said.first?.message.hasPrefix("Rounding frame ({{") == true)
        #expect(
            said.first?.message.hasSuffix(
                "from preferred layout attributes resulted in a frame with one or more invalid members")
                == true)
        #expect(scene?.frame(0)?.size == CGSize(width: 50, height: 50))
    }

    @Test(.assumed("in Objective-C init() of a view calls the init(frame:) of whatever class it is"))
    func `a view that makes its layout itself can be created without anything`() {
        let said = Misuse.observed {
            let view = SelfMadeView()
            #expect(view.made == 1 && view.frame == .zero && view.collectionViewLayout is UICollectionViewFlowLayout)
        }
        #expect(said.isEmpty)
    }
}
