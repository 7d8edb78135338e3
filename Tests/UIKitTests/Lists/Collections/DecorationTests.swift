import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What layouts bring along besides items: decorations, layouts between two others, and attributes that were changed in place.
@MainActor @Suite("Lists / Collection / Decorations and what layouts hand out")
struct DecorationTests {
    /// A column with a stripe behind each item and a lid in front of the second.
    private final class Striped: UICollectionViewLayout {
        override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 300) }
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            let items = (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
            let extra = [("lid", 1), ("stripe", 0), ("stripe", 1), ("stripe", 2)].compactMap { kind, item in
                layoutAttributesForDecorationView(ofKind: kind, at: IndexPath(item: item, section: 0))
            }
            return extra + items
        }
        override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
            let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
            made.frame = CGRect(x: 0, y: indexPath.item * 100, width: 375, height: 90)
            return made
        }
        override func layoutAttributesForDecorationView(
            ofKind elementKind: String, at indexPath: IndexPath
        ) -> UICollectionViewLayoutAttributes? {
            let made = UICollectionViewLayoutAttributes(forDecorationViewOfKind: elementKind, with: indexPath)
            made.frame = CGRect(x: 0, y: indexPath.item * 100, width: 375, height: 100)
            made.zIndex = elementKind == "lid" ? 5 : -1
            return made
        }
    }

    private final class Stripe: UICollectionReusableView {}
    private final class Lid: UICollectionReusableView {}

    @Test(.documented("UICollectionViewLayout.register(_:forDecorationViewOfKind:), UICollectionViewLayoutAttributes.zIndex"))
    func `a layout makes its decorations by itself, and what is higher lies in front`() {
        let layout = Striped()
        layout.register(Stripe.self, forDecorationViewOfKind: "stripe")
        layout.register(Lid.self, forDecorationViewOfKind: "lid")
        let items = CollectionItems(count: 3)
        let scene = CollectionScene(items, layout)
        #expect(items.take().filter { $0.hasPrefix("cell") } == ["cell 0.0", "cell 0.1", "cell 0.2"])
        let order = scene.view.subviews.filter { $0 is UICollectionReusableView }.map { "\(type(of: $0))" }
        #expect(order == ["Stripe", "Stripe", "Stripe", "CollectionCell", "CollectionCell", "CollectionCell", "Lid"])
        let lid = scene.view.subviews.first { $0 is Lid } as? Lid
        #expect(lid?.frame == CGRect(x: 0, y: 100, width: 375, height: 100) && lid?.reuseIdentifier == "lid")
        #expect(scene.view.visibleCells.count == 3)
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:transitionLayoutForOldLayout:newLayout:)"))
    func `the delegate may have a layout of its own between two others`() {
        let choice = BetweenChoice()
        let (old, new) = (UICollectionViewFlowLayout(), UICollectionViewFlowLayout())
        new.itemSize = CGSize(width: 100, height: 100)
        let scene = CollectionScene(CollectionItems(count: 3), old) { $0.delegate = choice }
        var ends: [[Bool]] = []
        let between = scene.view.startInteractiveTransition(to: new) { ends.append([$0, $1]) }
        #expect(between === choice.made && scene.view.collectionViewLayout === between)
        #expect(between.currentLayout === old && between.nextLayout === new && between.transitionProgress == 0)
        between.transitionProgress = 1
        scene.stage.layoutNow()
        #expect(scene.frame(0)?.size == CGSize(width: 100, height: 100))
        scene.view.finishInteractiveTransition()
        scene.stage.settle()
        #expect(scene.view.collectionViewLayout === new && ends == [[true, true]])
    }

    /// Moves what it is given, or copies of it.
    private final class Pushed: UICollectionViewFlowLayout {
        var copies = false
        override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
            super.layoutAttributesForElements(in: rect)?.map { given in
                let own = copies ? given.copy() as! UICollectionViewLayoutAttributes : given
                if own.indexPath.item == 1 { own.frame.origin.y = 7 }
                return own
            }
        }
    }

    @Test(.oracle("COLL-54"))
    func `who moves what a flow has given him, and no copy, is told so once`() {
        func words(_ copies: Bool) -> [String] {
            Misuse.observed {
                let layout = Pushed()
                layout.copies = copies
                let scene = CollectionScene(CollectionItems(count: 100), layout)
                for y in [100.0, 200, 300] {
                    scene.view.contentOffset.y = y
                    scene.stage.layoutNow()
                }
            }.map(\.message)
        }
        #expect(words(true).isEmpty)
        let said = words(false)
        #expect(said.count == 3 && said.first == "Logging only once for UICollectionViewFlowLayout cache mismatched frame")
        #expect(
            said[1].hasPrefix("UICollectionViewFlowLayout has cached frame mismatch for index path <NSIndexPath")
                && said[1].hasSuffix("- cached value: {{65.0, 7.0}, {50.0, 50.0}}; expected value: {{65.0, 0.0}, {50.0, 50.0}}")
        )
        #expect(said[2].hasPrefix("This is likely occurring because the flow layout subclass UIKitTests."))
        #expect(
            said[2].hasSuffix(
                "Pushed is modifying attributes returned by UICollectionViewFlowLayout without copying them"))
    }
}
