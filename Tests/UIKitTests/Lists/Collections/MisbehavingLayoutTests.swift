import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// Layouts and data sources that contradict themselves: a sentence, never a crash or an endless loop.
@MainActor @Suite("Lists / Collection / Misbehaving layouts")
struct MisbehavingLayoutTests {
    private final class Wrong: RecordingLayout {
        var change: ((UICollectionViewLayoutAttributes) -> Void)?
        var size: CGSize?
        var extra: [UICollectionViewLayoutAttributes] = []
        var neverEnds = false

        override func prepare() {
            super.prepare()
            if neverEnds { invalidateLayout() }
        }
        override var collectionViewContentSize: CGSize { size ?? super.collectionViewContentSize }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let list = super.layoutAttributesForElements(in: rect) ?? []
            for attributes in list { change?(attributes) }
            return list + extra
        }
    }

    private func told(_ layout: Wrong) -> (scene: CollectionScene, words: [String]) {
        var scene: CollectionScene?
        let said = Misuse.observed { scene = CollectionScene(CollectionItems(count: 3), layout) }
        return (scene!, said.map(\.message))
    }

    @Test(.ours)
    func `places that are no numbers are passed over`() {
        for value in [CGFloat.nan, .infinity, -.infinity, .greatestFiniteMagnitude] {
            let layout = Wrong()
            layout.change = { if $0.indexPath.item == 1 { $0.frame.origin.y = value } }
            let told = told(layout)
            #expect(told.words.contains { $0.contains("is no number or without end") })
            #expect(told.scene.visibleTexts == ["Item 0", "Item 2"])
        }
    }

    @Test(.ours)
    func `a content without end keeps the size that it has`() {
        let layout = Wrong()
        layout.size = CGSize(width: CGFloat.infinity, height: .nan)
        let told = told(layout)
        #expect(told.words.contains { $0.contains("which is no size") } && told.scene.view.contentSize == .zero)
    }

    @Test(.oracle("COLL-27"))
    func `attributes for items that aren't there are ignored`() {
        let layout = Wrong()
        let extra = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: 9, section: 4))
        extra.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        layout.extra = [extra]
        let told = told(layout)
        #expect(
            told.words.contains {
                $0.hasPrefix("Layout attributes <UICollectionViewLayoutAttributes")
                    && $0.hasSuffix("but are not valid for the data source counts. Attributes will be ignored.")
            })
        #expect(told.scene.visibleTexts == ["Item 0", "Item 1", "Item 2"])
    }

    @Test(.oracle("COLL-28"))
    func `a layout that never ends invalidating is an exception`() {
        let layout = Wrong()
        layout.neverEnds = true
        let told = told(layout)
        #expect(told.words.first?.contains("is stuck in its update/layout loop.") == true)
        #expect(told.scene.visibleTexts == ["Item 0", "Item 1", "Item 2"])
    }

    @Test(.oracle("COLL-28"))
    func `a data source that reloads whenever it is asked ends too`() {
        let items = CollectionItems(count: 3)
        weak var view: UICollectionView?
        items.fill = { _, _ in view?.reloadData() }
        let said = Misuse.observed { _ = CollectionScene(items) { view = $0 } }
        #expect(said.contains { $0.message.contains("is stuck in its update/layout loop.") })
    }

    @Test(.oracle("COLL-29"))
    func `a second cell for one item is told of and used again`() {
        let items = CollectionItems(count: 1)
        weak var view: UICollectionView?
        items.fill = { _, path in _ = view?.dequeueReusableCell(withReuseIdentifier: "item", for: path) }
        let said = Misuse.observed { _ = CollectionScene(items) { view = $0 } }
        #expect(said.first?.message.hasPrefix("Expected dequeued view to be returned to the collection view") == true)
    }

    @Test(.ours)
    func `one cell for two items shows the later one`() {
        let items = CollectionItems(count: 2)
        let scene = CollectionScene(SameCell(items))
        #expect(scene.view.visibleCells.count <= 2)
        scene.view.reloadData()
        scene.stage.layoutNow()
        #expect(scene.view.numberOfItems(inSection: 0) == 2)
    }

    @Test(.ours)
    func `a flow with measures that are no numbers has places all the same`() {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: CGFloat.nan, height: .infinity)
        layout.minimumLineSpacing = -.infinity
        layout.minimumInteritemSpacing = .nan
        layout.sectionInset = UIEdgeInsets(top: .infinity, left: .nan, bottom: -.infinity, right: 1e300)
        layout.headerReferenceSize = CGSize(width: CGFloat.nan, height: .nan)
        let scene = CollectionScene(CollectionItems(count: 5), layout)
        #expect(scene.view.contentSize.height.isFinite && scene.view.numberOfItems(inSection: 0) == 5)
        layout.itemSize = CGSize(width: 0, height: 0)
        layout.minimumInteritemSpacing = 0
        layout.estimatedItemSize = CGSize(width: CGFloat.nan, height: 3)
        scene.stage.layoutNow()
        #expect(scene.view.contentSize.height.isFinite)
    }
}

/// Returns one and the same cell for each of its items.
@MainActor private final class SameCell: CollectionItems {
    private var cell: UICollectionViewCell?
    init(_ items: CollectionItems) { super.init(items.sections) }
    override func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath) -> UICollectionViewCell
    {
        if let cell { return cell }
        let made = super.collectionView(collectionView, cellForItemAt: indexPath)
        cell = made
        return made
    }
}
