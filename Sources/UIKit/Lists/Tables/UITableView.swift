import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// Shows rows below one another, as many as there are, and makes views only for those that can be seen.
@preconcurrency @MainActor
open class UITableView: UIScrollView {
    // MARK: Collaborators
    final let content = TableContent()
    final let pool = CellPool()
    final let display = TableDisplay()
    final let selection = TableSelection()
    final let updates = TableUpdates()
    final let editing = TableEditing()
    final let swipe = RowSwipe()
    final let ranges = RangeSelection()
    final let reorder = RowReorder()
    final let fillers = FillerLines()
    final let prefetching = TablePrefetching()
    final let drags = ListDrags()
    /// Where rows make room for what is above them.
    final var dropGap: RowGap?
    /// Rows that stand for what is dropped and still to come.
    final var placeholders: TablePlaceholders?
    final var rowMenu: RowMenu?
    final var sectionIndex: SectionIndexView?
    final private(set) weak var listDelegate: (any UITableViewDelegate)?
    private weak var storedDataSource: (any UITableViewDataSource)?
    private let tableStyle: Style
    /// The rows of a storyboard, if it has them.
    final var staticContent: StaticTable?

    // MARK: Creating
    public init(frame: CGRect, style: Style) {
        tableStyle = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        let file = InterfaceFileCoder.of(coder)
        tableStyle = file?.attribute("style").map { Style(word: $0) } ?? .plain
        super.init(coder: coder)
        setUp(from: file)
        coder.fill(self, as: UITableView.self)
        file?.fill(self)
    }

    private func setUp(from file: (any InterfaceFilling)? = nil) {
        // A file says it where it is so.
        if file == nil { alwaysBounceVertical = true }
        if ownFill == nil { backgroundColor = tableStyle == .plain ? .systemBackground : .systemGroupedBackground }
    }

    open var style: Style { tableStyle }

    // MARK: Where the rows come from
    open weak var dataSource: (any UITableViewDataSource)? {
        get { storedDataSource }
        set {
            // Cells of another data source show nothing of this one.
            if newValue !== storedDataSource {
                display.forgetCells()
                placeholders?.removeAll(self)
            }
            storedDataSource = newValue
            content.forget()
            setNeedsLayout()
        }
    }

    /// One object for rows and scrolling.
    @_nonoverride open weak var delegate: (any UITableViewDelegate)? {
        get { listDelegate }
        set { super.delegate = newValue }
    }

    override func delegateChanged() {
        super.delegateChanged()
        listDelegate = super.delegate as? any UITableViewDelegate
        listenForMenus()
        ranges.listen(self)
        content.forget()
        setNeedsLayout()
    }

    open weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)?
    /// Whether the data source for prefetching hears of what comes next. Cells are made when they come into sight, and not before.
    open var isPrefetchingEnabled = true { didSet { if isPrefetchingEnabled { Unsupported.cellsAheadOfTime.report() } } }

    // MARK: Counts
    /// Without a data source there is one, and it is empty.
    open var numberOfSections: Int { isWithoutSource ? 1 : content.loaded(self).sectionCount }
    open func numberOfRows(inSection section: Int) -> Int {
        isWithoutSource && section == 0 ? 0 : content.count(inSection: section, self)
    }
    private var isWithoutSource: Bool { dataSource == nil && content.loaded(self).sectionCount == 0 }

    // MARK: Heights (TableContent)
    open var rowHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    open var sectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    open var sectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    open var estimatedRowHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    open var estimatedSectionHeaderHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    open var estimatedSectionFooterHeight: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    /// What a plain header keeps free above itself.
    open var sectionHeaderTopPadding: CGFloat = UITableView.automaticDimension { didSet { content.heightsChanged(self) } }
    /// Lines go on below the last row of a plain table, so far apart.
    open var fillerRowHeight: CGFloat = 0 {
        didSet {
            display.looksChanged(self)
            if fillerRowHeight == 0 { fillers.place(self) }
        }
    }
    /// What measures a row once more, besides the table.
    open var selfSizingInvalidation = SelfSizingInvalidation.enabled { didSet { display.looksChanged(self) } }

    // MARK: Looks
    final var look: TableLook { TableLook(self) }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine { didSet { display.looksChanged(self) } }
    open var separatorColor: UIColor? = .separator { didSet { display.looksChanged(self) } }
    final var ownSeparatorInset: UIEdgeInsets? { didSet { display.looksChanged(self) } }
    open var separatorInset: UIEdgeInsets {
        get { ownSeparatorInset ?? UIEdgeInsets(top: 0, left: look.margin, bottom: 0, right: look.lineEnd) }
        set { ownSeparatorInset = newValue }
    }
    open var separatorInsetReference = SeparatorInsetReference.fromCellEdges { didSet { display.looksChanged(self) } }
    open var separatorEffect: UIVisualEffect? { didSet { Unsupported.kept("UITableView.separatorEffect") } }
    /// Whether the margins of rows, headers and footers grow so that text between them is no wider than reads well.
    open var cellLayoutMarginsFollowReadableWidth = false {
        didSet { if oldValue != cellLayoutMarginsFollowReadableWidth { display.marginsChanged(self) } }
    }
    open var insetsContentViewsToSafeArea = true { didSet { display.looksChanged(self) } }
    /// Behind everything; it doesn't scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView { insertSubview(backgroundView, at: 0) }
            setNeedsLayout()
        }
    }
    /// Above the first section. Its height counts; assigned again it is measured anew.
    open var tableHeaderView: UIView? {
        get { display.headerView }
        set { display.setHeader(newValue, self) }
    }
    /// Below the last section.
    open var tableFooterView: UIView? {
        get { display.footerView }
        set { display.setFooter(newValue, self) }
    }

    // MARK: Registering and reusing (CellPool)
    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        pool.registerCell(cellClass, identifier)
    }
    open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) { pool.registerCell(nib, identifier) }
    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.registerHeader(aClass, identifier)
    }
    open func register(_ nib: UINib?, forHeaderFooterViewReuseIdentifier identifier: String) {
        pool.registerHeader(nib, identifier)
    }
    /// Nil where nothing is registered and no cell waits.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? { display.dequeue(identifier, self) }
    /// As large as its row.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        display.dequeue(identifier, for: indexPath, self)
    }
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        let view = pool.header(identifier)
        view?.table = self
        view?.role.isGrouped = tableStyle != .plain
        view?.role.isHeader = !display.asksForFooter
        return view
    }

    // MARK: Places (TableQueries)
    open func rect(forSection section: Int) -> CGRect { sectionRect(section) }
    open func rectForHeader(inSection section: Int) -> CGRect { partRect(.header(section)) }
    open func rectForFooter(inSection section: Int) -> CGRect { partRect(.footer(section)) }
    open func rectForRow(at indexPath: IndexPath) -> CGRect { rowRect(indexPath) }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? { row(at: point) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { display.row(of: cell, self).map { IndexPath($0) } }
    open func indexPathsForRows(in rect: CGRect) -> [IndexPath]? { rows(in: rect) }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? {
        updateIfPending()
        return indexPath.listRow.flatMap { display.cell(at: $0) }
    }
    open var visibleCells: [UITableViewCell] { display.rows.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { display.rows.map { IndexPath($0.path) } }
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.headers[section]?.view as? UITableViewHeaderFooterView
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        display.footers[section]?.view as? UITableViewHeaderFooterView
    }

    // MARK: Scrolling
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool) {
        scroll(to: indexPath, scrollPosition, animated: animated)
    }
    open func scrollToNearestSelectedRow(at scrollPosition: ScrollPosition, animated: Bool) {
        if let row = indexPathForSelectedRow { scrollToRow(at: row, at: scrollPosition, animated: animated) }
    }

    // MARK: Selection (TableSelection)
    open var allowsSelection = true
    open var allowsSelectionDuringEditing = false
    open var allowsMultipleSelection = false
    open var allowsMultipleSelectionDuringEditing = false
    open var selectionFollowsFocus = false { didSet { Unsupported.kept("UITableView.selectionFollowsFocus") } }
    open var allowsFocus = true { didSet { Unsupported.kept("UITableView.allowsFocus") } }
    open var allowsFocusDuringEditing = false { didSet { Unsupported.kept("UITableView.allowsFocusDuringEditing") } }
    open var remembersLastFocusedIndexPath = false { didSet { Unsupported.kept("UITableView.remembersLastFocusedIndexPath") } }
    /// Nil when nothing is selected.
    open var indexPathForSelectedRow: IndexPath? { selection.first.map { IndexPath($0) } }
    open var indexPathsForSelectedRows: [IndexPath]? { selection.isEmpty ? nil : selection.rows.map { IndexPath($0) } }
    /// Tells no delegate. Nil deselects all.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {
        selection.select(indexPath, animated: animated, scrollPosition, self)
    }
    open func deselectRow(at indexPath: IndexPath, animated: Bool) { selection.deselect(indexPath, animated: animated, self) }

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

    // MARK: Reloading
    /// Asks for the counts now, and for the rows at the next layout. The selection is gone.
    open func reloadData() { reloadAll() }
    open func reloadSectionIndexTitles() { reloadIndex() }

    // MARK: Changes (TableUpdates)
    open func beginUpdates() { updates.begin(self) }
    open func endUpdates() { updates.end(self) }
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        self.updates.perform(updates, completion, self)
    }
    /// Also while placeholders stand for what is still to come.
    open var hasUncommittedUpdates: Bool { updates.isOpen || placeholders?.rows.isEmpty == false }
    open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.rows(indexPaths, animation, self) { .insert($0) }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.rows(indexPaths, animation, self) { .delete($0) }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {
        updates.rows(indexPaths, animation, self) { .reload($0) }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        guard let target = newIndexPath.listRow else { return }
        updates.rows([indexPath], .automatic, self) { .move($0, to: target) }
    }
    open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.sections(sections, animation, self) { .insertSection($0) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.sections(sections, animation, self) { .deleteSection($0) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {
        updates.sections(sections, animation, self) { .reloadSection($0) }
    }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        updates.sections(IndexSet(integer: section), .automatic, self) { .moveSection($0, to: newSection) }
    }
    /// The cells stay: their contents are asked for once more.
    open func reconfigureRows(at indexPaths: [IndexPath]) { display.reconfigure(indexPaths, self) }

    // MARK: Editing (TableEditing)
    open var isEditing: Bool {
        get { editing.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    open func setEditing(_ editing: Bool, animated: Bool) { self.editing.set(editing, animated: animated, self) }

    // MARK: Index
    open var sectionIndexMinimumDisplayRowCount = 0
    open var sectionIndexColor: UIColor? { didSet { sectionIndex?.color() } }
    open var sectionIndexBackgroundColor: UIColor? { didSet { sectionIndex?.color() } }
    open var sectionIndexTrackingBackgroundColor: UIColor?

    // MARK: Drag and drop
    open weak var dragDelegate: (any UITableViewDragDelegate)? { didSet { listenForDrags() } }
    open weak var dropDelegate: (any UITableViewDropDelegate)? { didSet { listenForDrags() } }
    open var dragInteractionEnabled = true { didSet { drags.source?.updateEnabled() } }
    /// Whether rows of it are on their way.
    open var hasActiveDrag: Bool { drags.isDragging }
    /// Whether something is above it that it may take.
    open var hasActiveDrop: Bool { drags.isTarget }

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        display.resizeRows(self)
        display.update(self)
    }

    open override func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool {
        swipe.mayBegin(gestureRecognizer, self) ?? ranges.mayBegin(gestureRecognizer, self)
            ?? super.gestureRecognizerShouldBegin(gestureRecognizer)
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        display.looksChanged(self)
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        // Heights of texts are whole pixels.
        guard
            previousTraitCollection?.preferredContentSizeCategory != traits.preferredContentSizeCategory
                || previousTraitCollection?.displayScale != traits.displayScale
        else { return }
        content.heightsChanged(self)
    }

    /// A touch in a row belongs to the table: a drag may take it.
    open override func touchesShouldCancel(in view: UIView) -> Bool { !(view is UIControl) || view is UIButton }
}

/// The maker for `init(frame:style:)`; see AppleFoundation's `SlotConstruction`.
open class _UITableViewMaker: UITableView {
    public required override init(frame: CGRect, style: Style) { super.init(frame: frame, style: style) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableView {
    /// What adapted code calls for `type.init(frame:style:)` and `T(frame:style:)`.
    @inline(never)
    public static func _new(frame: CGRect, style: Style) -> Self {
        _objcMade(_objcMaker(self, _UITableViewMaker.self).init(frame: frame, style: style))
    }
}
