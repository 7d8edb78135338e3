import AppleFoundation
import CoreGraphics
import TestEvidence
import Testing
import UIKit
import UIKitTesting

/// From the question for a view to the word that it is gone.
@MainActor @Suite("Lists / Collection / Displaying")
struct CollectionDisplayTests {
    private func path(_ item: Int, _ section: Int = 0) -> IndexPath { IndexPath(item: item, section: section) }

    private func column(_ height: CGFloat = 100) -> UICollectionViewFlowLayout {
        let layout = UICollectionViewFlowLayout()
        layout.itemSize = CGSize(width: 375, height: height)
        layout.minimumLineSpacing = 0
        return layout
    }

    @Test(.documented("UICollectionReusableView.preferredLayoutAttributesFitting(_:)"))
    func `a cell that was shown before is prepared, filled, measured, and only then said to come`() {
        var lines: [String] = []
        let items = CollectionItems(count: 60)
        let watch = LineWatch { lines.append($0) }
        items.fill = { cell, path in
            lines.append("fill \(path.item)")
            guard let cell = cell as? MeasuredItem else { return }
            cell.log = { lines.append($0) }
        }
        let layout = column()
        layout.estimatedItemSize = CGSize(width: 375, height: 100)
        let scene = CollectionScene(items, layout) { view in
            view.isPrefetchingEnabled = false
            view.register(MeasuredItem.self, forCellWithReuseIdentifier: "item")
            view.delegate = watch
        }
        lines = []
        scene.view.contentOffset.y = 30
        scene.stage.layoutNow()
        lines = []
        scene.view.contentOffset.y = 130
        scene.stage.layoutNow()
        #expect(lines == ["gone 0", "reuse", "fill 6", "measure", "come 6"])
    }

    @Test(.documented("UICollectionViewDelegate.collectionView(_:didEndDisplaying:forItemAt:)"))
    func `what is deleted or reloaded is said to be gone, as what is scrolled away is`() {
        var lines: [String] = []
        let watch = LineWatch { lines.append($0) }
        let layout = column()
        layout.headerReferenceSize = CGSize(width: 0, height: 30)
        let scene = CollectionScene(CollectionItemsWithEdges([["a", "b"], ["c"]]), layout) { $0.delegate = watch }
        func end(_ change: () -> Void) -> [String] {
            lines = []
            UIView.performWithoutAnimation(change)
            scene.stage.settle()
            return lines.sorted()
        }
        let view = scene.view
        #expect(
            end {
                scene.items.sections[0].remove(at: 1)
                view.deleteItems(at: [path(1)])
            } == ["gone 1"])
        #expect(end { view.reloadItems(at: [path(0)]) } == ["come 0", "gone 0"])
        #expect(
            end {
                scene.items.sections.remove(at: 1)
                view.deleteSections([1])
            } == ["gone 0", "header gone 1"])
        #expect(end { view.reloadData() } == ["come 0", "gone 0", "header come 0", "header gone 0"])
    }

    @Test(.assumed("layouts of published apps keep the attributes that they answer with, and move them"))
    func `a layout may change the objects that it answered with before`() {
        let layout = KeptAttributes()
        let scene = CollectionScene(CollectionItems(count: 3), layout)
        let cell = scene.view.cellForItem(at: path(1))
        #expect(cell?.frame.minY == 100)
        layout.kept[1].frame.origin.y = 250
        layout.kept[1].alpha = 0.5
        layout.invalidateLayout()
        scene.stage.layoutNow()
        #expect(scene.view.cellForItem(at: path(1)) === cell)
        #expect(cell?.frame.minY == 250 && cell?.alpha == 0.5)
        layout.kept[1].transform = CGAffineTransform(scaleX: 2, y: 2)
        layout.invalidateLayout()
        scene.stage.layoutNow()
        #expect(cell?.transform.a == 2)
    }

    @Test(.assumed("sizing cells of published apps ask themselves, not their content views"))
    func `a cell asked for its fitting size answers for the constraints of its content`() {
        let cell = UICollectionViewCell(frame: CGRect(x: 0, y: 0, width: 320, height: 50))
        let inner = UIView()
        inner.translatesAutoresizingMaskIntoConstraints = false
        cell.contentView.addSubview(inner)
        NSLayoutConstraint.activate([
            inner.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 10),
            inner.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -10),
            inner.leadingAnchor.constraint(equalTo: cell.contentView.leadingAnchor),
            inner.trailingAnchor.constraint(equalTo: cell.contentView.trailingAnchor),
            inner.heightAnchor.constraint(equalToConstant: 100),
        ])
        let size = cell.systemLayoutSizeFitting(
            CGSize(width: 320, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size == CGSize(width: 320, height: 120))
        #expect(cell.frame.height == 50)
    }

    @Test(.assumed("a mismatch leaves the list as the data source has it"))
    func `after an update that doesn't fit the view shows what the data source has`() {
        let scene = CollectionScene(CollectionItems(count: 2), column())
        let said = Misuse.observed {
            scene.items.sections[0] += ["x", "y"]
            scene.view.insertItems(at: [path(2)])
        }
        #expect(said.count == 1 && said[0].message.hasPrefix("Invalid batch updates detected: "))
        scene.stage.layoutNow()
        #expect(scene.visibleTexts == ["Item 0", "Item 1", "x", "y"])
        #expect(scene.view.numberOfItems(inSection: 0) == 4)
    }

    @Test(.oracle("COLL-39"))
    func `cells without any width are shown where they stand, and say how wide they want to be`() {
        let layout = GrowingRow()
        let scene = CollectionScene(CollectionItems(count: 3), layout) { view in
            view.register(WideItem.self, forCellWithReuseIdentifier: "item")
        }
        let frames = (0..<3).compactMap { scene.frame($0) }
        #expect(frames.map(\.width) == [50, 100, 150] && frames.map(\.minX) == [0, 50, 150])
        #expect(scene.view.visibleCells.count == 3)
    }
}

/// A row of items that have no width until their cells say one.
@MainActor private final class GrowingRow: UICollectionViewLayout {
    private var widths: [Int: CGFloat] = [:]

    override var collectionViewContentSize: CGSize { CGSize(width: widths.values.reduce(0, +), height: 50) }

    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let made = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        let start = (0..<indexPath.item).reduce(0) { $0 + (widths[$1] ?? 0) }
        made.frame = CGRect(x: start, y: 0, width: widths[indexPath.item] ?? 0, height: 50)
        return made
    }

    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        (0..<3).compactMap { layoutAttributesForItem(at: IndexPath(item: $0, section: 0)) }
    }

    override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferred: UICollectionViewLayoutAttributes,
        withOriginalAttributes original: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard preferred.size.width != original.size.width else { return false }
        widths[original.indexPath.item] = preferred.size.width
        return true
    }
}

@MainActor private final class WideItem: UICollectionViewCell {
    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        layoutAttributes.size.width = CGFloat(layoutAttributes.indexPath.item + 1) * 50
        return layoutAttributes
    }
}

/// One column of attributes that are made once.
@MainActor private final class KeptAttributes: UICollectionViewLayout {
    lazy var kept = (0..<3).map { item in
        let made = UICollectionViewLayoutAttributes(forCellWith: IndexPath(item: item, section: 0))
        made.frame = CGRect(x: 0, y: CGFloat(item) * 100, width: 375, height: 100)
        return made
    }

    override var collectionViewContentSize: CGSize { CGSize(width: 375, height: 400) }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { kept }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { kept[indexPath.item] }
}

/// Tells when it is prepared and measured.
@MainActor private final class MeasuredItem: UICollectionViewCell {
    var log: ((String) -> Void)?

    override func prepareForReuse() {
        super.prepareForReuse()
        log?("reuse")
    }

    override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        log?("measure")
        return layoutAttributes
    }
}
