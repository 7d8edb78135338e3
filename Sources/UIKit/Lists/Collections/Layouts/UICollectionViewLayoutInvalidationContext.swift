import AppleFoundation
import CoreGraphics
import ListEngine

/// What of a layout is to be found anew.
open class UICollectionViewLayoutInvalidationContext: NSObject {
    private var everything = false
    private var counts = false
    private var items: [IndexPath]?
    private var supplementaries: [String: [IndexPath]]?
    private var decorations: [String: [IndexPath]]?

    public override init() { super.init() }

    /// As after `reloadData`.
    open var invalidateEverything: Bool { everything }
    /// Whether the numbers of sections and items are asked for again.
    open var invalidateDataSourceCounts: Bool { counts }
    final func note(everything: Bool, counts: Bool) {
        self.everything = everything
        self.counts = counts
    }

    // MARK: Single elements
    open func invalidateItems(at indexPaths: [IndexPath]) {
        if !indexPaths.isEmpty { items = Self.merged(items, indexPaths) }
    }
    open func invalidateSupplementaryElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let merged = Self.merged(supplementaries?[elementKind], indexPaths)
        supplementaries = supplementaries ?? [:]
        supplementaries?[elementKind] = merged
    }
    open func invalidateDecorationElements(ofKind elementKind: String, at indexPaths: [IndexPath]) {
        let merged = Self.merged(decorations?[elementKind], indexPaths)
        decorations = decorations ?? [:]
        decorations?[elementKind] = merged
    }
    open var invalidatedItemIndexPaths: [IndexPath]? { items }
    open var invalidatedSupplementaryIndexPaths: [String: [IndexPath]]? { supplementaries }
    open var invalidatedDecorationIndexPaths: [String: [IndexPath]]? { decorations }

    /// Each once, in the order in which they came.
    private static func merged(_ old: [IndexPath]?, _ new: [IndexPath]) -> [IndexPath] {
        if old == nil, new.count == 1 { return new }
        var merged = old ?? []
        var known = Set(merged)
        for path in new where known.insert(path).inserted { merged.append(path) }
        return merged
    }

    /// Those that are named change their sizes, and so others their places.
    final var movesOthers = false

    /// Whether nothing is meant but the views beside the items that are named.
    final var namesOnlyViews: Bool {
        !movesOthers && !everything && !counts && items == nil
            && (supplementaries?.isEmpty == false || decorations?.isEmpty == false)
    }

    // MARK: Adjustments
    /// Added to the content's offset at once.
    open var contentOffsetAdjustment = CGPoint.zero
    /// Added to the content's size at once; the layout's own takes its place when it is next asked.
    open var contentSizeAdjustment = CGSize.zero

    // MARK: Items that are carried
    open var previousIndexPathsForInteractivelyMovingItems: [IndexPath]? { carried?.previous }
    open var targetIndexPathsForInteractivelyMovingItems: [IndexPath]? { carried?.targets }
    open var interactiveMovementTarget: CGPoint { carried?.position ?? .zero }
    final var carried: (previous: [IndexPath], targets: [IndexPath], position: CGPoint)?
}

/// What of a flow is to be found anew.
open class UICollectionViewFlowLayoutInvalidationContext: UICollectionViewLayoutInvalidationContext {
    /// Whether the delegate is asked again for sizes and spaces.
    open var invalidateFlowLayoutDelegateMetrics = true
    /// Whether places are reckoned anew.
    open var invalidateFlowLayoutAttributes = true
}

/// What an update does to one item or section, as layouts are told.
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    private let before: IndexPath?
    private let after: IndexPath?
    private let action: Action

    public convenience override init() { self.init(.none, from: nil, to: nil) }

    init(_ action: Action, from before: IndexPath?, to after: IndexPath?) {
        self.action = action
        self.before = before
        self.after = after
        super.init()
    }

    /// Nil for what is inserted. A section's has `NSNotFound` as its item.
    open var indexPathBeforeUpdate: IndexPath? { before }
    /// Nil for what is deleted.
    open var indexPathAfterUpdate: IndexPath? { after }
    open var updateAction: Action { action }
}
