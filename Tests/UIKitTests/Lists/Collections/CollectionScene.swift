import AppleFoundation
import CoreGraphics
import UIKit
import UIKitTesting

/// A collection view on a stage.
@MainActor final class CollectionScene {
    let stage: Stage
    let view: UICollectionView
    let items: CollectionItems

    init(
        _ items: CollectionItems, _ layout: UICollectionViewLayout? = nil,
        device: SimulatedDevice = .iPhone8, size: CGSize = CGSize(width: 375, height: 480),
        _ set: (UICollectionView) -> Void = { _ in }
    ) {
        self.items = items
        stage = Stage(device: device)
        view = UICollectionView(
            frame: CGRect(origin: .zero, size: size), collectionViewLayout: layout ?? UICollectionViewFlowLayout())
        view.contentInsetAdjustmentBehavior = .never
        view.register(CollectionCell.self, forCellWithReuseIdentifier: "item")
        for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
            view.register(UICollectionReusableView.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "edge")
        }
        set(view)
        view.dataSource = items
        stage.window.addSubview(view)
        stage.layoutNow()
    }

    func frame(_ item: Int, _ section: Int = 0) -> CGRect? {
        view.layoutAttributesForItem(at: IndexPath(item: item, section: section))?.frame
    }

    /// In the middle of an item, in the window.
    func point(_ item: Int, _ section: Int = 0) -> CGPoint {
        let rect = frame(item, section) ?? .zero
        return view.convert(CGPoint(x: rect.midX, y: rect.midY), to: nil)
    }

    var visibleTexts: [String] { view.visibleCells.map { ($0 as? CollectionCell)?.text ?? "" } }
}

/// One column of items of one height, that writes down what it is asked.
@MainActor class RecordingLayout: UICollectionViewLayout {
    var lines: [String] = []
    var height: CGFloat = 100
    var invalidates = false
    private(set) var contexts: [UICollectionViewLayoutInvalidationContext] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }

    private var count: Int {
        guard let view = collectionView else { return 0 }
        return (0..<view.numberOfSections).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
    }

    private func words(_ rect: CGRect) -> String { "\(Int(rect.minY))…\(Int(rect.maxY))" }

    override func prepare() {
        super.prepare()
        lines.append("prepare")
        _ = count
    }
    override var collectionViewContentSize: CGSize {
        lines.append("size")
        return CGSize(width: collectionView?.bounds.width ?? 0, height: CGFloat(count) * height)
    }
    override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        lines.append("elements \(words(rect))")
        return paths.compactMap { made($0) }.filter { $0.frame.intersects(rect) }
    }
    override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        lines.append("item \(indexPath.item)")
        return made(indexPath)
    }

    private var paths: [IndexPath] {
        guard let view = collectionView else { return [] }
        return (0..<view.numberOfSections).flatMap { section in
            (0..<view.numberOfItems(inSection: section)).map { IndexPath(item: $0, section: section) }
        }
    }

    func made(_ path: IndexPath) -> UICollectionViewLayoutAttributes? {
        guard let view = collectionView else { return nil }
        let before = (0..<path.section).reduce(0) { $0 + view.numberOfItems(inSection: $1) }
        let attributes = UICollectionViewLayoutAttributes(forCellWith: path)
        attributes.frame = CGRect(x: 0, y: CGFloat(before + path.item) * height, width: view.bounds.width, height: height)
        return attributes
    }

    override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        lines.append("should \(words(newBounds)) from \(words(collectionView?.bounds ?? .zero))")
        return invalidates
    }
    override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        lines.append("context from \(words(collectionView?.bounds ?? .zero))")
        let context = super.invalidationContext(forBoundsChange: newBounds)
        contexts.append(context)
        return context
    }
    override func invalidateLayout() {
        lines.append("invalidate")
        super.invalidateLayout()
    }
    override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        let isKnown = contexts.contains { $0 === context }
        let words = [
            isKnown ? "same context" : "context", context.invalidateEverything ? "everything" : "",
            context.invalidateDataSourceCounts ? "counts" : "",
        ]
        lines.append(words.filter { !$0.isEmpty }.joined(separator: " "))
        super.invalidateLayout(with: context)
    }
    override func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {
        super.prepare(forCollectionViewUpdates: updateItems)
        let words = updateItems.map { item in
            "\(item.updateAction) \(item.indexPathBeforeUpdate.map { "\($0.item)" } ?? "-")>\(item.indexPathAfterUpdate.map { "\($0.item)" } ?? "-")"
        }
        lines.append("updates " + words.joined(separator: ", "))
    }
    override func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        lines.append("target")
        return super.targetContentOffset(forProposedContentOffset: proposedContentOffset)
    }
    override func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        lines.append("initial \(itemIndexPath.item)")
        return nil
    }
    override func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        lines.append("final \(itemIndexPath.item)")
        return nil
    }
    override func prepare(forAnimatedBoundsChange oldBounds: CGRect) { lines.append("animated from \(words(oldBounds))") }
    override func finalizeAnimatedBoundsChange() { lines.append("finalize bounds") }
    override func finalizeCollectionViewUpdates() { lines.append("finalize") }
}
