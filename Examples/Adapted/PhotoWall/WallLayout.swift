import UIKit

/// Tells the wall how high a photo is beside its width.
@preconcurrency @MainActor public protocol WallLayoutDelegate: AnyObject {
    func wall(_ layout: WallLayout, aspectRatioOfItemAt indexPath: IndexPath) -> CGFloat
}

/// Photos in columns, each as high as it is; the next one hangs where the wall is lowest. A header above each section stays at the top of the
/// window while the section goes by.
public final class WallLayout: UICollectionViewLayout {
    public weak var delegate: (any WallLayoutDelegate)?
    public var spacing: CGFloat = 4
    public var headerHeight: CGFloat = 36
    public var columnWidth: CGFloat = 120

    private struct Section {
        var header: CGRect
        var items: [CGRect]
        var end: CGFloat
    }

    private var sections: [Section] = []
    private var height: CGFloat = 0

    public override func prepare() {
        super.prepare()
        guard sections.isEmpty, let collectionView else { return }
        height = 0
        for section in 0..<collectionView.numberOfSections { append(section, collectionView) }
    }

    private func append(_ section: Int, _ collectionView: UICollectionView) {
        let width = collectionView.bounds.width
        let columns = max(2, Int((width + spacing) / (columnWidth + spacing)))
        let side = (width - spacing * CGFloat(columns - 1)) / CGFloat(columns)
        let header = CGRect(x: 0, y: height, width: width, height: headerHeight)
        var ends = [CGFloat](repeating: header.maxY, count: columns)
        var items: [CGRect] = []
        for item in 0..<collectionView.numberOfItems(inSection: section) {
            let ratio = delegate?.wall(self, aspectRatioOfItemAt: IndexPath(item: item, section: section)) ?? 1
            let column = ends.indices.min { ends[$0] < ends[$1] } ?? 0
            let frame = CGRect(
                x: CGFloat(column) * (side + spacing), y: ends[column], width: side, height: (side * ratio).rounded())
            ends[column] = frame.maxY + spacing
            items.append(frame)
        }
        height = ends.max() ?? header.maxY
        sections.append(Section(header: header, items: items, end: height))
    }

    public override var collectionViewContentSize: CGSize { CGSize(width: collectionView?.bounds.width ?? 0, height: height) }

    // MARK: Where things are
    public override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var found: [UICollectionViewLayoutAttributes] = []
        for (number, section) in sections.enumerated() where section.header.minY < rect.maxY && section.end > rect.minY {
            let kind = UICollectionView.elementKindSectionHeader
            if let header = layoutAttributesForSupplementaryView(ofKind: kind, at: IndexPath(item: 0, section: number)) {
                found.append(header)
            }
            for (item, frame) in section.items.enumerated() where frame.intersects(rect) {
                if let photo = layoutAttributesForItem(at: IndexPath(item: item, section: number)) { found.append(photo) }
            }
        }
        return found
    }

    public override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        let attributes = UICollectionViewLayoutAttributes(forCellWith: indexPath)
        attributes.frame = sections[indexPath.section].items[indexPath.item]
        return attributes
    }

    public override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let section = sections[indexPath.section]
        let attributes = UICollectionViewLayoutAttributes(forSupplementaryViewOfKind: elementKind, with: indexPath)
        let top = (collectionView?.contentOffset.y ?? 0) + (collectionView?.adjustedContentInset.top ?? 0)
        attributes.frame = section.header
        attributes.frame.origin.y = min(max(top, section.header.minY), section.end - headerHeight)
        attributes.zIndex = 1
        return attributes
    }

    // MARK: What changes it
    public override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { true }

    public override func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        // Scrolling moves the headers alone.
        guard newBounds.width == collectionView?.bounds.width else { return context }
        let headers = sections.indices.map { IndexPath(item: 0, section: $0) }
        context.invalidateSupplementaryElements(ofKind: UICollectionView.elementKindSectionHeader, at: headers)
        return context
    }

    public override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        super.invalidateLayout(with: context)
        let isWhole = context.invalidateEverything || context.invalidateDataSourceCounts
        if isWhole || context.invalidatedSupplementaryIndexPaths == nil { sections = [] }
    }
private enum __ObjC1 { @section(".init_array") @used static let register: @convention(c) @Sendable () -> Void = { _objcRegister({ WallLayout.self }, "PhotoWall.WallLayout") { r in _ = r } } } }

fileprivate extension CGRect { nonisolated func intersects(_ other: CGRect) -> Bool { func meet(_ a: CGFloat, _ b: CGFloat, _ c: CGFloat, _ d: CGFloat) -> Bool { a < d && c < b || a == b && a == c && a < d || c == d && c == a && c < b }; return !isNull && !other.isNull && meet(minX, maxX, other.minX, other.maxX) && meet(minY, maxY, other.minY, other.maxY) } }
