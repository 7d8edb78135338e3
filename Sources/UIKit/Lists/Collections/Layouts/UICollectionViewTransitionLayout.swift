import AppleFoundation
import CoreGraphics
import QuartzCore

/// Stands between two layouts: everything is as far from the one to the other as the progress says.
@preconcurrency @MainActor
open class UICollectionViewTransitionLayout: UICollectionViewLayout {
    private let current: UICollectionViewLayout
    private let next: UICollectionViewLayout
    private var values: [String: CGFloat] = [:]

    public init(currentLayout: UICollectionViewLayout, nextLayout newLayout: UICollectionViewLayout) {
        current = currentLayout
        next = newLayout
        super.init()
    }

    public required init?(coder: NSCoder) {
        current = UICollectionViewLayout()
        next = UICollectionViewLayout()
        super.init(coder: coder)
    }

    open var currentLayout: UICollectionViewLayout { current }
    open var nextLayout: UICollectionViewLayout { next }
    /// From 0, the current layout, to 1, the next.
    open var transitionProgress: CGFloat = 0 { didSet { if transitionProgress != oldValue { invalidateLayout() } } }

    // MARK: Values that go along
    open func updateValue(_ value: CGFloat, forAnimatedKey key: String) { values[key] = value }
    open func value(forAnimatedKey key: String) -> CGFloat { values[key] ?? 0 }

    // MARK: Places
    open override func prepare() {
        super.prepare()
        current.owner = collectionView
        next.owner = collectionView
        current.prepare()
        next.prepare()
    }

    open override var collectionViewContentSize: CGSize {
        let (from, to) = (current.collectionViewContentSize, next.collectionViewContentSize)
        return CGSize(width: between(from.width, to.width), height: between(from.height, to.height))
    }

    private func between(_ from: CGFloat, _ to: CGFloat) -> CGFloat { from + (to - from) * transitionProgress }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        var seen: Set<CollectionElement> = []
        var result: [UICollectionViewLayoutAttributes] = []
        for layout in [current, next] {
            for attributes in layout.layoutAttributesForElements(in: rect) ?? [] where seen.insert(attributes.element).inserted
            {
                if let between = between(attributes.element) { result.append(between) }
            }
        }
        return result
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        between(CollectionElement(.cell, "", indexPath))
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(CollectionElement(.supplementaryView, elementKind, indexPath)) }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { between(CollectionElement(.decorationView, elementKind, indexPath)) }

    /// What only one of the two layouts has fades.
    private func between(_ element: CollectionElement) -> UICollectionViewLayoutAttributes? {
        guard let arrangement = owner?.arrangement else { return nil }
        let (from, to) = (arrangement.ask(element, current), arrangement.ask(element, next))
        guard let made = (from ?? to)?.copy() as? UICollectionViewLayoutAttributes else { return nil }
        guard let from, let to else {
            made.alpha *= from == nil ? transitionProgress : 1 - transitionProgress
            return made
        }
        made.size = CGSize(width: between(from.size.width, to.size.width), height: between(from.size.height, to.size.height))
        made.center = CGPoint(x: between(from.center.x, to.center.x), y: between(from.center.y, to.center.y))
        made.alpha = between(from.alpha, to.alpha)
        made.zIndex = transitionProgress < 0.5 ? from.zIndex : to.zIndex
        if from.isTurned || to.isTurned { made.transform3D = transitionProgress < 0.5 ? from.transform3D : to.transform3D }
        return made
    }
}
