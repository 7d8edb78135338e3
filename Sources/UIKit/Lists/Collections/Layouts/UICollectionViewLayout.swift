import AppleFoundation
import CoreGraphics
import ListEngine

/// Decides where the elements of a collection view are.
///
/// It knows numbers and places, no views: the collection view asks it, in an order that subclasses rely on (`CollectionArrangement`).
@preconcurrency @MainActor
open class UICollectionViewLayout: _MainActorObject, @preconcurrency NSCoding {
    final weak var owner: UICollectionView?
    /// What views of its own look are made of, by their kinds.
    final var decorations: [String: CollectionPool.Source] = [:]
    /// What the next `invalidateLayout()` is about.
    private var pending: UICollectionViewLayoutInvalidationContext?

    // MARK: Creating
    public override init() { super.init() }

    public required init?(coder: NSCoder) { super.init() }

    nonisolated open func encode(with coder: NSCoder) {}

    /// The view whose layout it is.
    open var collectionView: UICollectionView? { owner }

    // MARK: Classes
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }
    open class var invalidationContextClass: AnyClass { UICollectionViewLayoutInvalidationContext.self }

    // MARK: Places, for subclasses to say
    /// Before anything else is asked. Never called directly.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    // MARK: Decoration views
    open func register(_ viewClass: AnyClass?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = viewClass.map { .type($0) }
    }
    open func register(_ nib: UINib?, forDecorationViewOfKind elementKind: String) {
        decorations[elementKind] = nib.map { .nib($0) }
    }

    // MARK: Invalidating
    /// The next layout of the view begins with `prepare()`.
    open func invalidateLayout() {
        let context = pending ?? Self.newContext(type(of: self).invalidationContextClass)
        pending = nil
        invalidateLayout(with: context)
    }

    /// Subclasses call super.
    open func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        owner?.arrangement.invalidated(context)
    }

    /// The way on which the view itself invalidates: subclasses hear of both.
    final func invalidate(_ context: UICollectionViewLayoutInvalidationContext) {
        pending = context
        invalidateLayout()
        pending = nil
    }

    private static func newContext(_ type: AnyClass) -> UICollectionViewLayoutInvalidationContext {
        (type as? UICollectionViewLayoutInvalidationContext.Type)?._new() ?? UICollectionViewLayoutInvalidationContext()
    }

    final func newContext() -> UICollectionViewLayoutInvalidationContext {
        Self.newContext(type(of: self).invalidationContextClass)
    }

    final func newAttributes(
        _ category: UICollectionView.ElementCategory, _ kind: String, _ indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes {
        let type = type(of: self).layoutAttributesClass as? UICollectionViewLayoutAttributes.Type
        let made = type == UICollectionViewLayoutAttributes.self ? nil : type?._new()
        let attributes = made ?? UICollectionViewLayoutAttributes()
        attributes.become(category, kind, indexPath)
        return attributes
    }

    // MARK: The window over the content moves
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
    open func invalidationContext(forBoundsChange newBounds: CGRect) -> UICollectionViewLayoutInvalidationContext {
        newContext()
    }

    // MARK: Cells know their size
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }
    open func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        let path = preferredAttributes.indexPath
        switch preferredAttributes.element.category {
        case .cell: context.invalidateItems(at: [path])
        case .supplementaryView:
            context.invalidateSupplementaryElements(ofKind: preferredAttributes.element.kind, at: [path])
        case .decorationView: context.invalidateDecorationElements(ofKind: preferredAttributes.element.kind, at: [path])
        }
        return context
    }
    /// Whether cells are asked for their size at all.
    var measuresCells: Bool { CollectionHooks.takesPreferredSizes(type(of: self)) }
    /// Nobody sees how often, and about which part, the layout is asked.
    var mayAnswerInParts: Bool { false }
    /// All there is are rows, one below the other, whose heights alone are measured.
    var isColumnOfRows: Bool { false }
    /// Takes what was measured without a context, where nobody else would see one.
    func takes(_ size: CGSize, of element: CollectionElement) -> Bool { false }
    /// Puts what it says now into what it has just answered of an item that nobody has seen yet. False if it has to be asked instead.
    func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool { false }
    /// What it says of a part is the same wherever the window over the content is, until it is invalidated.
    var answersStay: Bool { false }
    /// Headers and the like may be elsewhere although nothing was invalidated: ours that stick follow the window.
    var movesViewsItself: Bool { false }

    /// From where to where people read, as the layout goes by it.
    func direction(in view: UICollectionView) -> UIUserInterfaceLayoutDirection { view.effectiveUserInterfaceLayoutDirection }

    /// The room around the content is another one.
    func insetsChanged() {}
    func traitsChanged() {}
    /// Items are called otherwise now: what is kept of them goes with them.
    func follow(_ update: ListUpdate) {}
    /// Moves what the view itself can't move, before it goes to an item.
    func bring(_ path: ListPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {}
    /// Another layout takes its place.
    func givesWay() {}

    // MARK: Where scrolling ends
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// After an update or a change of layouts.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint { proposedContentOffset }

    // MARK: Reading direction
    open var developmentLayoutDirection: UIUserInterfaceLayoutDirection { .leftToRight }
    open var flipsHorizontallyInOppositeLayoutDirection: Bool { false }

    // MARK: Updates
    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    /// Inside the animation's block.
    open func finalizeCollectionViewUpdates() {}
    open func prepare(forAnimatedBoundsChange oldBounds: CGRect) {}
    open func finalizeAnimatedBoundsChange() {}
    /// Nil: it fades in where it is.
    open func initialLayoutAttributesForAppearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    /// Nil: it fades out where it is.
    open func finalLayoutAttributesForDisappearingItem(at itemIndexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingSupplementaryElement(
        ofKind elementKind: String, at elementIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func initialLayoutAttributesForAppearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func finalLayoutAttributesForDisappearingDecorationElement(
        ofKind elementKind: String, at decorationIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }
    open func indexPathsToDeleteForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToDeleteForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForSupplementaryView(ofKind elementKind: String) -> [IndexPath] { [] }
    open func indexPathsToInsertForDecorationView(ofKind elementKind: String) -> [IndexPath] { [] }

    // MARK: One layout gives way to another
    open func prepareForTransition(to newLayout: UICollectionViewLayout) {}
    open func prepareForTransition(from oldLayout: UICollectionViewLayout) {}
    /// Inside the animation's block.
    open func finalizeLayoutTransition() {}

    // MARK: Items that are carried
    open func targetIndexPath(
        forInteractivelyMovingItem previousIndexPath: IndexPath, withPosition position: CGPoint
    ) -> IndexPath { owner?.indexPathForItem(at: position) ?? previousIndexPath }
    open func layoutAttributesForInteractivelyMovingItem(
        at indexPath: IndexPath, withTargetPosition position: CGPoint
    ) -> UICollectionViewLayoutAttributes {
        let attributes =
            (layoutAttributesForItem(at: indexPath)?.copy() as? UICollectionViewLayoutAttributes)
            ?? newAttributes(.cell, "", indexPath)
        attributes.center = position
        attributes.zIndex = Int.max
        return attributes
    }
    open func invalidationContext(
        forInteractivelyMovingItems targetIndexPaths: [IndexPath], withTargetPosition targetPosition: CGPoint,
        previousIndexPaths: [IndexPath], previousPosition: CGPoint
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.carried = (previousIndexPaths, targetIndexPaths, targetPosition)
        return context
    }
    open func invalidationContextForEndingInteractiveMovementOfItems(
        toFinalIndexPaths indexPaths: [IndexPath], previousIndexPaths: [IndexPath], movementCancelled: Bool
    ) -> UICollectionViewLayoutInvalidationContext {
        let context = newContext()
        context.carried = (previousIndexPaths, indexPaths, .zero)
        return context
    }
}

/// Knows which of a layout's hooks a class overrides.
@MainActor enum CollectionHooks {
    private class Plain: UICollectionViewLayout {}
    private class Measures: UICollectionViewLayout {
        override func shouldInvalidateLayout(
            forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
            withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
        ) -> Bool { self.owner == nil }
    }

    private static let measuring = VirtualTable.entry(
        of: UICollectionViewLayout.self, overriddenIn: Measures.self, butNotIn: Plain.self)
    private static let known = TypeMemory<Bool>()

    /// Whether the class has its own answer to a cell's wish for a size.
    static func takesPreferredSizes(
        _ type: UICollectionViewLayout.Type, besides base: UICollectionViewLayout.Type = UICollectionViewLayout.self
    ) -> Bool {
        if type == base { return false }
        if let known = known[type] { return known }
        let differs = measuring.map { VirtualTable.differs(type, from: base, at: $0) } ?? true
        known[type] = differs
        return differs
    }
}
