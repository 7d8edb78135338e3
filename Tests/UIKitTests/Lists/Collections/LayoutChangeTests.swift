import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// What a layout of an app's hears of changes, and what comes of its answers.
@MainActor @Suite("Lists / Collection / Layouts and changes")
struct LayoutChangeTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private final class Answering: RecordingLayout {
        var updates: [UICollectionViewUpdateItem] = []
        var initial: CGPoint?
        var final: CGPoint?
        override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) { updates = updateItems }
        private func ending(_ path: IndexPath, _ offset: CGPoint?) -> UICollectionViewLayoutAttributes? {
            guard let offset else { return nil }
            let made = made(path)
            made?.frame = CGRect(origin: offset, size: CGSize(width: 50, height: 20))
            made?.alpha = 0.5
            return made
        }
        override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
        {
            updates.contains { $0.indexPathAfterUpdate == itemIndexPath } ? ending(itemIndexPath, initial) : nil
        }
        override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes?
        {
            updates.contains { $0.indexPathBeforeUpdate == itemIndexPath } ? ending(itemIndexPath, final) : nil
        }
    }

    @Test(.documented("UICollectionViewUpdateItem"))
    func `an item that comes has no place before, one that goes none after, and sections have no item`() {
        let layout = Answering()
        let scene = CollectionScene(CollectionItems([["a", "b"], ["c"]]), layout)
        scene.view.performBatchUpdates {
            scene.items.sections = [["b", "new"], ["x"], ["c"]]
            scene.view.deleteItems(at: [path(0)])
            scene.view.insertItems(at: [path(1)])
            scene.view.insertSections(IndexSet(integer: 1))
        }
        let deleted = layout.updates.first { $0.updateAction == .delete }
        #expect(deleted?.indexPathBeforeUpdate == path(0) && deleted?.indexPathAfterUpdate == nil)
        let inserted = layout.updates.filter { $0.updateAction == .insert }
        #expect(inserted.allSatisfy { $0.indexPathBeforeUpdate == nil } && inserted.count == 2)
        #expect(Set(inserted.map(\.indexPathAfterUpdate)) == [path(1), IndexPath(item: NSNotFound, section: 1)])
        scene.stage.settle()
    }

    @Test(.documented("UICollectionViewLayout.initialLayoutAttributesForAppearingItem(at:)"))
    func `items come from where the layout says, and go there`() throws {
        let layout = Answering()
        layout.initial = CGPoint(x: 30, y: 300)
        layout.final = CGPoint(x: 200, y: 10)
        let scene = CollectionScene(CollectionItems(count: 2), layout)
        scene.items.sections[0].insert("new", at: 1)
        scene.view.insertItems(at: [path(1)])
        let new = try #require(scene.view.cellForItem(at: path(1)))
        #expect(new.layer.presentation()?.frame == CGRect(x: 30, y: 300, width: 50, height: 20))
        #expect(abs(Double(new.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-3)
        scene.stage.settle()
        #expect(new.frame == CGRect(x: 0, y: 100, width: 375, height: 100) && new.alpha == 1)
        scene.items.sections[0].remove(at: 1)
        scene.view.deleteItems(at: [path(1)])
        #expect(new.frame == CGRect(x: 200, y: 10, width: 50, height: 20) && new.alpha == 0.5)
        scene.stage.settle()
        #expect(new.isHidden || new.superview == nil)
    }

    @Test(.oracle("COLL-20"))
    func `a batch asks for the counts when its block has ended, before the layout hears of it`() {
        let layout = RecordingLayout()
        let scene = CollectionScene(CollectionItems(count: 3), layout)
        let items = scene.items
        _ = (layout.take(), items.take())
        scene.view.performBatchUpdates {
            #expect(items.take().isEmpty)
            items.sections[0].append("new")
            scene.view.insertItems(at: [path(3)])
            #expect(items.take().isEmpty && layout.take().isEmpty)
        }
        #expect(Array(items.take().prefix(2)) == ["sections", "items 0"] && layout.take().contains("prepare"))
        scene.stage.settle()
    }

    private final class Measuring: RecordingLayout {
        private var heights: [IndexPath: CGFloat] = [:]
        override func made(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
            let made = super.made(path)
            if let height = heights[path] { made?.frame.size.height = height }
            return made
        }
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool {
            lines.append("would \(preferredAttributes.indexPath.item) \(Int(preferredAttributes.size.height))")
            return preferredAttributes.size != originalAttributes.size
        }
        override func invalidationContext(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> UICollectionViewLayoutInvalidationContext {
            lines.append("context for \(preferredAttributes.indexPath.item)")
            heights[preferredAttributes.indexPath] = preferredAttributes.size.height
            return super.invalidationContext(
                forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        }
    }

    @Test(.documented("UICollectionViewLayout.shouldInvalidateLayout(forPreferredLayoutAttributes:withOriginalAttributes:)"))
    func `a cell says what it would like, the layout goes along, prepares and is asked again`() throws {
        let layout = Measuring()
        let items = CollectionItems(count: 1)
        items.fill = { cell, _ in (cell as? CollectionCell)?.preferred = CGSize(width: 375, height: 70) }
        let scene = CollectionScene(items, layout)
        let lines = layout.take()
        func place(_ words: String, after: Int = -1) throws -> Int {
            try #require(lines.indices.first { $0 > after && lines[$0].hasPrefix(words) })
        }
        let wish = try place("would 0 70")
        let context = try place("context for 0", after: wish)
        let invalidated = try place("context", after: context)
        let prepared = try place("prepare", after: invalidated)
        #expect(try place("elements", after: prepared) > prepared)
        #expect(scene.view.visibleCells[0].frame.height == 70)
    }
}
