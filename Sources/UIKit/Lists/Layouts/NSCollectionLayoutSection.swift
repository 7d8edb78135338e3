import AppleFoundation
import CoreGraphics
import ListEngine

/// How the groups of a section scroll that lie across the way of the layout.
public enum UICollectionLayoutSectionOrthogonalScrollingBehavior: Int, Sendable {
    /// They don't: they follow the layout's way.
    case none = 0
    case continuous = 1
    /// Comes to rest at the beginning of a group.
    case continuousGroupLeadingBoundary = 2
    /// By pages as long as the collection view.
    case paging = 3
    case groupPaging = 4
    /// As `groupPaging`, with each group in the middle.
    case groupPagingCentered = 5
}

/// How fast such a section comes to rest.
public enum UICollectionLayoutSectionOrthogonalScrollingDecelerationRate: Int, Sendable {
    case automatic = 0
    case normal = 1
    case fast = 2
}

/// Whether such a section goes beyond its ends.
public enum UICollectionLayoutSectionOrthogonalScrollingBounce: Int, Sendable {
    case automatic = 0
    case always = 1
    case never = 2
}

/// More about sections that scroll across.
open class UICollectionLayoutSectionOrthogonalScrollingProperties: NSObject, NSCopying {
    public override init() { super.init() }

    open var decelerationRate = UICollectionLayoutSectionOrthogonalScrollingDecelerationRate.automatic
    open var bounce = UICollectionLayoutSectionOrthogonalScrollingBounce.automatic

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = UICollectionLayoutSectionOrthogonalScrollingProperties()
        copy.decelerationRate = decelerationRate
        copy.bounce = bounce
        return copy
    }
}

/// Hears of the elements of a section each time they are placed, and how far it is scrolled.
public typealias NSCollectionLayoutSectionVisibleItemsInvalidationHandler =
    @MainActor (
        _ visibleItems: [any NSCollectionLayoutVisibleItem], _ scrollOffset: CGPoint,
        _ environment: any NSCollectionLayoutEnvironment
    ) -> Void

/// A section of a collection view: a group, as often as the items need it.
open class NSCollectionLayoutSection: NSObject, NSCopying {
    private let group: NSCollectionLayoutGroup
    /// What makes it a list.
    final var list: ListSection?
    /// Above all of it.
    final var topPadding: CGFloat = 0

    public init(group: NSCollectionLayoutGroup) {
        self.group = group
        super.init()
    }

    // MARK: Room
    open var contentInsets = NSDirectionalEdgeInsets.zero
    open var interGroupSpacing: CGFloat = 0
    /// What the insets are counted from; automatic is what the layout says.
    open var contentInsetsReference = UIContentInsetsReference.automatic
    /// The same for headers and footers; automatic is what the section says.
    open var supplementaryContentInsetsReference = UIContentInsetsReference.automatic
    open var supplementariesFollowContentInsets = true

    // MARK: Beside the items
    open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
    open var decorationItems: [NSCollectionLayoutDecorationItem] = []

    // MARK: Scrolling across
    open var orthogonalScrollingBehavior = UICollectionLayoutSectionOrthogonalScrollingBehavior.none
    open var orthogonalScrollingProperties = UICollectionLayoutSectionOrthogonalScrollingProperties()
    open var visibleItemsInvalidationHandler: NSCollectionLayoutSectionVisibleItemsInvalidationHandler?

    // MARK: As a value
    /// The insets that a reference stands for.
    func spec(
        _ environment: LayoutEnvironment, _ insets: (UIContentInsetsReference) -> NSDirectionalEdgeInsets
    ) -> LayoutSectionSpec {
        var spec = LayoutSectionSpec(group.spec(environment))
        spec.insets = LayoutInsets(contentInsets)
        spec.referenceInsets = LayoutInsets(insets(contentInsetsReference))
        if !supplementariesFollowContentInsets || supplementaryContentInsetsReference != .automatic {
            let reference = supplementaryContentInsetsReference
            let around = LayoutInsets(insets(reference == .automatic ? contentInsetsReference : reference))
            spec.boundaryInsets = supplementariesFollowContentInsets ? around + spec.insets : around
        }
        spec.groupSpacing = interGroupSpacing
        spec.padding = topPadding
        spec.boundaries = boundarySupplementaryItems.map(\.boundarySpec)
        spec.decorations = decorationItems.map(\.decorationSpec)
        spec.scrolling = OrthogonalScrolling(rawValue: orthogonalScrollingBehavior.rawValue)
        return spec
    }

    /// Whether things of one kind hang at several items.
    final var hasDuplicates: Bool {
        var known: [String: NSCollectionLayoutSupplementaryItem] = [:]
        func isDouble(_ item: NSCollectionLayoutItem) -> Bool {
            for other in item.supplementaryItems {
                if let first = known.updateValue(other, forKey: other.elementKind), first !== other { return true }
            }
            return (item as? NSCollectionLayoutGroup)?.subitems.contains(where: isDouble) ?? false
        }
        return isDouble(group)
    }

    open func copy(with zone: NSZone? = nil) -> Any {
        let copy = NSCollectionLayoutSection(group: group)
        copy.list = list
        copy.topPadding = topPadding
        copy.contentInsets = contentInsets
        copy.interGroupSpacing = interGroupSpacing
        copy.contentInsetsReference = contentInsetsReference
        copy.supplementaryContentInsetsReference = supplementaryContentInsetsReference
        copy.supplementariesFollowContentInsets = supplementariesFollowContentInsets
        copy.boundarySupplementaryItems = boundarySupplementaryItems
        copy.decorationItems = decorationItems
        copy.orthogonalScrollingBehavior = orthogonalScrollingBehavior
        copy.orthogonalScrollingProperties = orthogonalScrollingProperties
        copy.visibleItemsInvalidationHandler = visibleItemsInvalidationHandler
        return copy
    }
}
