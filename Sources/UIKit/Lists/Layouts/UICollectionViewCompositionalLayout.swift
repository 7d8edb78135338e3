import AppleFoundation
import CoreGraphics
import ListEngine

/// What holds for all sections of a compositional layout.
open class UICollectionViewCompositionalLayoutConfiguration: NSObject, NSCopying {
    public override init() { super.init() }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical
    open var interSectionSpacing: CGFloat = 0
    /// At the edges of all sections together.
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var contentInsetsReference = UIContentInsetsReference.safeArea

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionViewCompositionalLayoutConfiguration()
        copy.scrollDirection = scrollDirection
        copy.interSectionSpacing = interSectionSpacing
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.contentInsetsReference = contentInsetsReference
        return copy
    }

    final var made: UICollectionViewCompositionalLayoutConfiguration {
        copy() as? UICollectionViewCompositionalLayoutConfiguration ?? UICollectionViewCompositionalLayoutConfiguration()
    }
}

/// Says what a section is made of. Nil is for sections that aren't there.
public typealias UICollectionViewCompositionalLayoutSectionProvider =
    @MainActor (
        _ section: Int, _ environment: any NSCollectionLayoutEnvironment
    ) -> NSCollectionLayoutSection?

/// Sections of groups of items.
@preconcurrency @MainActor
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
    /// Where everything is (`CompositionalLayout`), and the attributes that say so.
    final let places: CompositionalArrangement

    // MARK: Creating
    public convenience init(section: NSCollectionLayoutSection) {
        self.init(section: section, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    public init(section: NSCollectionLayoutSection, configuration: UICollectionViewCompositionalLayoutConfiguration) {
        places = CompositionalArrangement(configuration.made) { _, _ in section }
        super.init()
    }
    public convenience init(sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider) {
        self.init(sectionProvider: sectionProvider, configuration: UICollectionViewCompositionalLayoutConfiguration())
    }
    /// The provider is asked for each section whenever the layout is found anew.
    public init(
        sectionProvider: @escaping UICollectionViewCompositionalLayoutSectionProvider,
        configuration: UICollectionViewCompositionalLayoutConfiguration
    ) {
        places = CompositionalArrangement(configuration.made, sectionProvider)
        super.init()
    }

    public required init?(coder: NSCoder) {
        places = CompositionalArrangement(UICollectionViewCompositionalLayoutConfiguration()) { _, _ in nil }
        super.init(coder: coder)
    }

    /// A copy: to change it, set it.
    open var configuration: UICollectionViewCompositionalLayoutConfiguration {
        get { places.configuration.made }
        set {
            places.configuration = newValue.made
            invalidateLayout()
        }
    }

    // MARK: The contract
    open override func invalidateLayout(with context: UICollectionViewLayoutInvalidationContext) {
        places.invalidated(context)
        super.invalidateLayout(with: context)
    }

    open override func prepare() {
        super.prepare()
        places.prepare(self)
    }

    open override var collectionViewContentSize: CGSize { places.contentSize }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        places.attributes(in: rect, self)
    }
    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        places.attributes(of: CollectionElement(.cell, "", indexPath), self)
    }
    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.attributes(of: CollectionElement(.supplementaryView, elementKind, indexPath), self)
    }
    open override func layoutAttributesForDecorationView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        places.attributes(of: CollectionElement(.decorationView, elementKind, indexPath), self)
    }

    /// What stays in sight is found anew each time, and needs no invalidating.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        collectionView.map { newBounds.size != $0.bounds.size } ?? false
    }

    // MARK: Elements that measure themselves
    override var measuresCells: Bool {
        places.measures
            || CollectionHooks.takesPreferredSizes(type(of: self), besides: UICollectionViewCompositionalLayout.self)
    }

    override var mayAnswerInParts: Bool {
        type(of: self) == UICollectionViewCompositionalLayout.self
            && places.sections.allSatisfy { $0.visibleItemsInvalidationHandler == nil }
    }

    override var isColumnOfRows: Bool { places.isColumnOfRows }

    override func takes(_ size: CGSize, of element: CollectionElement) -> Bool {
        guard type(of: self) == UICollectionViewCompositionalLayout.self, let collectionView else { return false }
        places.measure(element, size)
        collectionView.arrangement.measured()
        return true
    }

    override func renew(_ attributes: UICollectionViewLayoutAttributes) -> Bool { places.renew(attributes) }

    override var movesViewsItself: Bool { true }
    override var answersStay: Bool { mayAnswerInParts && !places.followsWindow }

    /// Only along axes that are estimated.
    open override func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { places.accepts(preferredAttributes.size, originalAttributes) }

    open override func invalidationContext(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutInvalidationContext {
        places.measure(originalAttributes.element, preferredAttributes.size)
        let context = super.invalidationContext(
            forPreferredLayoutAttributes: preferredAttributes, withOriginalAttributes: originalAttributes)
        context.movesOthers = true
        return context
    }

    override func follow(_ update: ListUpdate) { places.follow(update) }

    override func insetsChanged() { if places.roomChanged(self) { invalidateLayout() } }
    override func traitsChanged() { insetsChanged() }

    override func bring(_ path: ListPath, _ position: UICollectionView.ScrollPosition, animated: Bool) {
        places.bring(path, position, animated: animated, self)
    }

    override func givesWay() { places.rows.removeAll() }

    // MARK: Reading direction
    open override var flipsHorizontallyInOppositeLayoutDirection: Bool { true }

    /// That of the traits: what the view is forced to concerns its own parts.
    override func direction(in view: UICollectionView) -> UIUserInterfaceLayoutDirection {
        view.traits.layoutDirection == .rightToLeft ? .rightToLeft : .leftToRight
    }
}
