import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Shows items where a layout says, and makes views only for those that can be seen.
@preconcurrency @MainActor
open class UICollectionView: UIScrollView {
    // MARK: Collaborators
    final let content = CollectionContent()
    final let pool = CollectionPool()
    final let arrangement = CollectionArrangement()
    final let display = CollectionDisplay()
    final let selection = CollectionSelection()
    final let updates = CollectionUpdates()
    final let prefetching = CollectionPrefetching()
    final let reordering = CollectionReordering()
    final let transition = CollectionInteractiveTransition()
    final let swipe = RowSwipe()
    final let ranges = RangeSelection()
    final let drags = ListDrags()
    final var rowMenu: RowMenu?
    final var sectionIndex: SectionIndexView?
    /// The data source, if its sections may be trees.
    final private(set) weak var outlineSource: (any OutlineSource)?
    final private(set) weak var listDelegate: (any UICollectionViewDelegate)?
    private weak var storedDataSource: (any UICollectionViewDataSource)?
    final var layoutInUse: UICollectionViewLayout

    // MARK: Creating
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutInUse = layout
        super.init(frame: frame)
        setUp()
    }

    /// A collection view without a layout is a mistake.
    public convenience override init(frame: CGRect) {
        reportMisuse(
            "UICollectionView must be initialized with a non-nil layout parameter", exception: .invalidArgumentException)
        self.init(frame: frame, collectionViewLayout: UICollectionViewFlowLayout())
    }

    public required init?(coder: NSCoder) {
        let file = InterfaceFileCoder.of(coder)
        layoutInUse = file?.collectionLayout() ?? UICollectionViewFlowLayout()
        super.init(coder: coder)
        setUp()
        coder.fill(self, as: UICollectionView.self)
        file?.fill(self)
    }

    private func setUp() {
        arrangement.attach(self)
        layoutInUse.owner = self
        if ownFill == nil { backgroundColor = .systemBackground }
    }

    // MARK: Layout
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutInUse }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) { exchangeLayout(for: layout, animated: animated, completion) }

    // MARK: Where the items come from
    open weak var dataSource: (any UICollectionViewDataSource)? {
        get { storedDataSource }
        set {
            storedDataSource = newValue
            outlineSource = newValue as? any OutlineSource
            contentIsAnother()
        }
    }

    /// One object for items and scrolling.
    @_nonoverride open weak var delegate: (any UICollectionViewDelegate)? {
        get { listDelegate }
        set { super.delegate = newValue }
    }

    override func delegateChanged() {
        super.delegateChanged()
        listDelegate = super.delegate as? any UICollectionViewDelegate
        listenForMenus()
        ranges.listen(self)
    }

    open weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)?
    /// Whether the data source for prefetching hears of what comes next. Cells are made when they come into sight, and not before.
    open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled { Unsupported.cellsAheadOfTime.report() } } }

    // MARK: Looks
    /// Behind everything; it doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// What measures an item once more, besides its layout.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled {
        didSet {
            let hears = selfSizingInvalidation == .enabledIncludingConstraints
            for shown in display.views.values { shown.hearsConstraints = hears }
        }
    }

    // MARK: Registering and reusing (CollectionPool)
    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        pool.register(cellClass.map { .type($0) }, .init(kind: "", identifier: identifier))
    }
    open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {
        pool.register(nib.map { .nib($0) }, .init(kind: "", identifier: identifier))
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String, withReuseIdentifier identifier: String
    ) { pool.register(viewClass.map { .type($0) }, .init(kind: elementKind, identifier: identifier)) }
    open func register(
        _ nib: UINib?, forSupplementaryViewOfKind kind: String, withReuseIdentifier identifier: String
    ) { pool.register(nib.map { .nib($0) }, .init(kind: kind, identifier: identifier)) }
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell { display.dequeueCell(identifier, for: indexPath, self) }
    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView { display.dequeueView(elementKind, identifier, for: indexPath, self) }

    // MARK: Counts
    open var numberOfSections: Int { content.loaded(self).count }
    open func numberOfItems(inSection section: Int) -> Int { content.count(inSection: section, self) }

    // MARK: Places (CollectionQueries)
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        arrangement.attributes(of: CollectionElement(.cell, "", indexPath))
    }
    open func layoutAttributesForSupplementaryElement(
        ofKind kind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        arrangement.attributes(of: CollectionElement(.supplementaryView, kind, indexPath))
    }
    open func indexPathForItem(at point: CGPoint) -> IndexPath? { item(at: point) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { path(of: cell, .cell) }
    open func indexPath(forSupplementaryView supplementaryView: UICollectionReusableView) -> IndexPath? {
        path(of: supplementaryView, .supplementaryView)
    }
    /// Nil for what has no cell.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        display.views[CollectionElement(.cell, "", indexPath)] as? UICollectionViewCell
    }
    open var visibleCells: [UICollectionViewCell] { shownViews(.cell).compactMap { $0.view as? UICollectionViewCell } }
    open var indexPathsForVisibleItems: [IndexPath] { shownViews(.cell).map(\.element.indexPath) }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath) -> UICollectionReusableView? {
        display.views[CollectionElement(.supplementaryView, elementKind, indexPath)]
    }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        shownViews(.supplementaryView, elementKind).map(\.view)
    }
    open func indexPathsForVisibleSupplementaryElements(ofKind elementKind: String) -> [IndexPath] {
        shownViews(.supplementaryView, elementKind).map(\.element.indexPath)
    }

    // MARK: Scrolling
    open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }

    // MARK: Selection (CollectionSelection)
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false { didSet { Unsupported.kept("UICollectionView.selectionFollowsFocus") } }
    open var allowsFocus = true { didSet { Unsupported.kept("UICollectionView.allowsFocus") } }
    open var allowsFocusDuringEditing = false { didSet { Unsupported.kept("UICollectionView.allowsFocusDuringEditing") } }
    open var remembersLastFocusedIndexPath = false {
        didSet { Unsupported.kept("UICollectionView.remembersLastFocusedIndexPath") }
    }
    /// Nil or those that are selected, in the order in which they were.
    open var indexPathsForSelectedItems: [IndexPath]? { selection.items.map { IndexPath($0) } }
    /// Tells no delegate. Nil deselects all.
    open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition, self)
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, self) }

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.began(touches, self) { super.touchesBegan(touches, with: event) }
    }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.moved(touches, self) { super.touchesMoved(touches, with: event) }
    }
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.ended(touches, self) { super.touchesEnded(touches, with: event) }
    }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
        if !selection.cancelled(touches, self) { super.touchesCancelled(touches, with: event) }
    }

    // MARK: Editing
    open var isEditing = false { didSet { if isEditing != oldValue { editingChanged() } } }

    // MARK: Reloading
    /// The views go now; counts and new views are asked for at the next layout. The selection is gone.
    open func reloadData() { reloadAll() }

    // MARK: Changes (CollectionUpdates)
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion, self)
    }
    open var hasUncommittedUpdates: Bool { updates.isOpen || reordering.isActive }
    open func insertItems(at indexPaths: [IndexPath]) { updates.items(indexPaths, self) { .insert($0) } }
    open func deleteItems(at indexPaths: [IndexPath]) { updates.items(indexPaths, self) { .delete($0) } }
    open func reloadItems(at indexPaths: [IndexPath]) { updates.items(indexPaths, self) { .reload($0) } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let target = newIndexPath.listRow else { return }
        updates.items([indexPath], self) { .move($0, to: target) }
    }
    open func insertSections(_ sections: IndexSet) { updates.sections(sections, self) { .insertSection($0) } }
    open func deleteSections(_ sections: IndexSet) { updates.sections(sections, self) { .deleteSection($0) } }
    open func reloadSections(_ sections: IndexSet) { updates.sections(sections, self) { .reloadSection($0) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.sections(IndexSet(integer: section), self) { .moveSection($0, to: newSection) }
    }
    /// The cells stay: their contents are asked for once more.
    open func reconfigureItems(at indexPaths: [IndexPath]) {
        updates.whenClosed { [weak self] in self.map { $0.display.reconfigure(indexPaths, $0) } }
    }

    // MARK: Carrying items (CollectionReordering)
    /// False if the data source doesn't let the item go.
    open func beginInteractiveMovementForItem(at indexPath: IndexPath) -> Bool { reordering.begin(at: indexPath, self) }
    open func updateInteractiveMovementTargetPosition(_ targetPosition: CGPoint) { reordering.update(targetPosition, self) }
    open func endInteractiveMovement() { reordering.end(self) }
    open func cancelInteractiveMovement() { reordering.cancel(self) }

    // MARK: Layouts that fingers exchange (CollectionInteractiveTransition)
    open func startInteractiveTransition(
        to layout: UICollectionViewLayout, completion: LayoutInteractiveTransitionCompletion? = nil
    ) -> UICollectionViewTransitionLayout { transition.start(to: layout, completion, self) }
    open func finishInteractiveTransition() { transition.end(finishes: true, self) }
    open func cancelInteractiveTransition() { transition.end(finishes: false, self) }

    // MARK: Drag and drop
    open weak var dragDelegate: (any UICollectionViewDragDelegate)? { didSet { listenForDrags() } }
    open weak var dropDelegate: (any UICollectionViewDropDelegate)? { didSet { listenForDrags() } }
    open var dragInteractionEnabled = true { didSet { drags.source?.updateEnabled() } }
    open var reorderingCadence = ReorderingCadence.immediate {
        didSet { Unsupported.kept("UICollectionView.reorderingCadence") }
    }
    /// Whether items of it are on their way.
    open var hasActiveDrag: Bool { drags.isDragging }
    /// Whether something is above it that it may take.
    open var hasActiveDrop: Bool { drags.isTarget }

    // MARK: Geometry
    open override var bounds: CGRect {
        get { super.bounds }
        set {
            arrangement.boundsWillChange(to: newValue)
            super.bounds = newValue
            arrangement.boundsQuestionIsOver()
        }
    }

    open override var frame: CGRect {
        get { super.frame }
        set {
            let bounds = viewLayer.bounds
            if newValue.size != bounds.size, CATransform3DIsIdentity(layer.transform) {
                arrangement.boundsWillChange(to: CGRect(origin: bounds.origin, size: newValue.size))
            }
            super.frame = newValue
            arrangement.boundsQuestionIsOver()
        }
    }

    override func restingPlace(_ proposed: CGPoint, velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    override func contentMoved(isResized: Bool) { arrangement.boundsDidChange(isResized: isResized) }
    override var describedEnd: [String] {
        ["layout: \(collectionViewLayout)", "dataSource: \(dataSource.map { Diagnostics.name($0) } ?? "(null)")"]
    }
    override func contentInsetsMoved() { collectionViewLayout.insetsChanged() }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        collectionViewLayout.traitsChanged()
        // Sizes of texts are whole pixels.
        if previousTraitCollection?.displayScale != traits.displayScale {
            display.forgetMeasures(self)
            setNeedsLayout()
        }
    }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        display.update(self)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        swipe.mayBegin(gestureRecognizer, self) ?? ranges.mayBegin(gestureRecognizer, self)
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    /// A touch in an item belongs to the view: a drag may take it.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }
}

/// The maker for `init(frame:collectionViewLayout:)`; see AppleFoundation's `SlotConstruction`.
open class _UICollectionViewMaker: UICollectionView {
    public required override init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        super.init(frame: frame, collectionViewLayout: layout)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UICollectionView {
    /// What adapted code calls for `type.init(frame:collectionViewLayout:)` and `T(frame:collectionViewLayout:)`.
    @inline(never)
    public static func _new(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) -> Self {
        _objcMade(_objcMaker(self, _UICollectionViewMaker.self).init(frame: frame, collectionViewLayout: layout))
    }
}
