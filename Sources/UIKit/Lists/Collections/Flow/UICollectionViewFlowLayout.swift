import AppleFoundation
import CoreGraphics
import ListEngine

/// Lines of items, one after the other, in sections with headers and footers.
@preconcurrency @MainActor
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    /// Where everything is (`FlowContent`), and the attributes that say so.
    final let flow = FlowArrangement()

    /// Where insets of sections are measured from.
    public enum SectionInsetReference: Int, Sendable {
        case fromContentInset = 0
        case fromSafeArea = 1
        case fromLayoutMargins = 2
    }

    /// Cells measure themselves, and those not yet measured are as large as the others on average.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)

    // MARK: Creating
    public override init() { super.init() }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        coder.fill(self, as: UICollectionViewFlowLayout.self)
    }

    // MARK: Measures
    open var minimumLineSpacing: CGFloat = 10 { didSet { changed(minimumLineSpacing != oldValue) } }
    open var minimumInteritemSpacing: CGFloat = 10 { didSet { changed(minimumInteritemSpacing != oldValue) } }
    open var itemSize = CGSize(width: 50, height: 50) { didSet { changed(itemSize != oldValue) } }
    /// Other than zero: cells measure themselves.
    open var estimatedItemSize = CGSize.zero { didSet { changed(estimatedItemSize != oldValue) } }
    open var scrollDirection = UICollectionView.ScrollDirection.vertical { didSet { changed(scrollDirection != oldValue) } }
    open var headerReferenceSize = CGSize.zero { didSet { changed(headerReferenceSize != oldValue) } }
    open var footerReferenceSize = CGSize.zero { didSet { changed(footerReferenceSize != oldValue) } }
    open var sectionInset = UIEdgeInsets.zero { didSet { changed(sectionInset != oldValue) } }
    open var sectionInsetReference = SectionInsetReference.fromContentInset {
        didSet { changed(sectionInsetReference != oldValue) }
    }
    open var sectionHeadersPinToVisibleBounds = false { didSet { changed(sectionHeadersPinToVisibleBounds != oldValue) } }
    open var sectionFootersPinToVisibleBounds = false { didSet { changed(sectionFootersPinToVisibleBounds != oldValue) } }

    private func changed(_ isOther: Bool) { if isOther { invalidateLayout() } }

    // MARK: The contract
    open override class var invalidationContextClass: AnyClass { UICollectionViewFlowLayoutInvalidationContext.self }

    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        flow.invalidated(context)
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        flow.prepare(self)
    }

    open override var collectionViewContentSize: CGSize { flow.contentSize(self) }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        flow.attributes(in: rect, self)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.attributes(of: CollectionElement(.cell, "", indexPath), self)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        flow.attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath), self)
    }

    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let view = collectionView else { return false }
        if newBounds.size != view.bounds.size { return true }
        // Headers that stay in sight move with it, and nothing else.
        return newBounds.origin != view.bounds.origin && (sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds)
    }

    open override func invalidationContext(
        forBoundsChange newBounds: CGRect
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(forBoundsChange: newBounds)
        guard let context = context as? UICollectionViewFlowLayoutInvalidationContext, let view = collectionView else {
            return context
        }
        let old = view.bounds
        let isCrossed = scrollDirection == .vertical ? newBounds.minX != old.minX : newBounds.minY != old.minY
        context.invalidateFlowLayoutDelegateMetrics = false
        context.invalidateFlowLayoutAttributes = newBounds.size != old.size || isCrossed
        if !context.invalidateFlowLayoutAttributes { flow.namePinned(in: context, self) }
        return context
    }

    // MARK: Cells that measure themselves
    override var measuresCells: Bool {
        estimatedItemSize != .zero
            || CollectionHooks.takesPreferredSizes(type(of: self), besides: UICollectionViewFlowLayout.self)
    }
    override var movesViewsItself: Bool { sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds }
    override var mayAnswerInParts: Bool { type(of: self) == UICollectionViewFlowLayout.self }

    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool {
        guard estimatedItemSize != .zero, preferredAttributes.element.category == .cell else { return false }
        return flow.accepts(preferredAttributes.size, originalAttributes, self)
    }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        (context as? UICollectionViewFlowLayoutInvalidationContext)?.invalidateFlowLayoutDelegateMetrics = false
        flow.measured[originalAttributes.element.path] = preferredAttributes.size
        return context
    }

    override func follow(_ update: ListUpdate) { flow.follow(update) }

    override func insetsChanged() {
        guard flow.insetsMatter(self) else { return }
        invalidateLayout()
    }
}
