import AppleFoundation
import CoreGraphics
import QuartzCore

/// A row of a table: content, what stands at its end, and what lies behind.
@preconcurrency @MainActor
open class UITableViewCell: UIView, UIGestureRecognizerDelegate {
    // MARK: Collaborators
    final let parts: CellParts
    final var setting = CellSetting()
    final weak var table: UITableView?
    /// The row that it shows, while it is one of the table's.
    final var row: ListRow?
    private let identifier: String?

    // MARK: Creating
    public init(style: CellStyle, reuseIdentifier: String?) {
        parts = CellParts(style: style)
        identifier = reuseIdentifier
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        setUp()
    }

    /// The place is the table's business, and so is the size.
    public convenience override init(frame: CGRect) { self.init(style: .default, reuseIdentifier: nil) }

    public required init?(coder: NSCoder) {
        let file = InterfaceFileCoder.of(coder)
        parts = CellParts(style: file?.attribute("style").map { CellStyle(word: $0) } ?? .default)
        identifier = file?.attribute("reuseIdentifier")
        super.init(coder: coder)
        setUp()
        file?.fill(self)
        coder.fill(self, as: UITableViewCell.self)
    }

    private func setUp() {
        // Corners of a section and rows that shrink cut the content off.
        clipsToBounds = true
        addSubview(parts.content)
    }

    open var reuseIdentifier: String? { identifier }

    /// Before the cell is handed out again. Overrides call super.
    open func prepareForReuse() {
        setHighlighted(false, animated: false)
        setSelected(false, animated: false)
        setting.needsConfiguration = true
    }

    // MARK: Content
    /// What the app's subviews belong into.
    open var contentView: UIView { parts.content }
    open var textLabel: UILabel? { contentConfiguration == nil ? parts.textLabel(self) : nil }
    /// Nil in cells of the default style.
    open var detailTextLabel: UILabel? { contentConfiguration == nil ? parts.detailLabel(self) : nil }
    open var imageView: UIImageView? { contentConfiguration == nil ? parts.imageView(self) : nil }

    // MARK: Backgrounds
    open var backgroundView: UIView? {
        get { backgroundConfiguration == nil ? parts.background : nil }
        set { parts.replace(\.background, with: newValue, self) }
    }
    open var selectedBackgroundView: UIView? {
        get { backgroundConfiguration == nil ? parts.selectedBackground : nil }
        set { parts.replace(\.selectedBackground, with: newValue, self) }
    }
    open var multipleSelectionBackgroundView: UIView? {
        get { backgroundConfiguration == nil ? parts.multipleBackground : nil }
        set { parts.replace(\.multipleBackground, with: newValue, self) }
    }
    open override var backgroundColor: UIColor? {
        get { super.backgroundColor }
        set {
            setting.hasOwnColor = true
            super.backgroundColor = newValue
        }
    }

    /// The table's colour, unless the app has set one.
    final func takeBackground(_ color: UIColor?) {
        guard !setting.hasOwnColor, ownFill !== color, parts.configurations?.background == nil else { return }
        super.backgroundColor = color
    }
    final func setPlainColor(_ color: UIColor?) { super.backgroundColor = color }

    // MARK: Configurations (CellConfigurations)
    public typealias ConfigurationUpdateHandler = (_ cell: UITableViewCell, _ state: UICellConfigurationState) -> Void
    /// Overrides call super, and add what only they know.
    open var configurationState: UICellConfigurationState { currentState }
    /// At the next layout, once for all that ask.
    open func setNeedsUpdateConfiguration() {
        setting.needsConfiguration = true
        setNeedsLayout()
    }
    /// Brings the configurations in line with the state. Overrides may set them.
    open func updateConfiguration(using state: UICellConfigurationState) { parts.configurations?.update(for: state, self) }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Empty, and as the cell's style has it.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        switch parts.style {
        case .default: .cell()
        case .subtitle: .subtitleCell()
        case .value1, .value2: .valueCell()
        }
    }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration {
        table?.style ?? .plain == .plain ? .listPlainCell() : .listGroupedCell()
    }
    /// Makes the content view, or is handed to it if it fits.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { parts.configurations?.content }
        set { takeContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { parts.configurations?.updatesContent ?? true }
        set { configurations.updatesContent = newValue }
    }
    /// Stands instead of the cell's colour and background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { parts.configurations?.background }
        set { takeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { parts.configurations?.updatesBackground ?? true }
        set { configurations.updatesBackground = newValue }
    }

    // MARK: Selection and highlighting
    open var selectionStyle: SelectionStyle {
        get { setting.selectionStyle }
        set { setting.selectionStyle = newValue }
    }
    open var isSelected: Bool {
        get { setting.isSelected }
        set { setSelected(newValue, animated: false) }
    }
    open var isHighlighted: Bool {
        get { setting.isHighlighted }
        set { setHighlighted(newValue, animated: false) }
    }
    /// Overrides call super.
    open func setSelected(_ selected: Bool, animated: Bool) {
        guard setting.isSelected != selected else { return }
        setting.isSelected = selected
        setting.needsConfiguration = true
        showSelection(animated: animated)
    }
    /// Overrides call super.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) {
        guard setting.isHighlighted != highlighted else { return }
        setting.isHighlighted = highlighted
        setting.needsConfiguration = true
        showSelection(animated: animated)
    }

    // MARK: Accessories
    open var accessoryType: AccessoryType {
        get { setting.accessoryType }
        set {
            guard newValue != setting.accessoryType else { return }
            setting.accessoryType = newValue
            accessoriesChanged()
        }
    }
    /// Stands instead of the accessory's type.
    open var accessoryView: UIView? {
        get { setting.accessoryView }
        set {
            guard newValue !== setting.accessoryView else { return }
            setting.accessoryView = newValue
            accessoriesChanged()
        }
    }
    open var editingAccessoryType: AccessoryType {
        get { setting.editingAccessoryType }
        set {
            setting.editingAccessoryType = newValue
            accessoriesChanged()
        }
    }
    open var editingAccessoryView: UIView? {
        get { setting.editingAccessoryView }
        set {
            setting.editingAccessoryView = newValue
            accessoriesChanged()
        }
    }

    // MARK: Indentation and separator
    open var indentationLevel: Int {
        get { setting.indentationLevel }
        set {
            setting.indentationLevel = newValue
            setNeedsLayout()
        }
    }
    open var indentationWidth: CGFloat {
        get { setting.indentationWidth }
        set {
            setting.indentationWidth = newValue
            setNeedsLayout()
        }
    }
    /// The table's, unless it is set. −1 on a side means the table decides.
    open var separatorInset: UIEdgeInsets {
        get { setting.separatorInset ?? table?.separatorInset ?? UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) }
        set {
            setting.separatorInset = newValue
            setNeedsLayout()
        }
    }

    // MARK: Editing
    open var isEditing: Bool {
        get { setting.isEditing }
        set { setEditing(newValue, animated: false) }
    }
    /// Overrides call super.
    open func setEditing(_ editing: Bool, animated: Bool) { changeEditing(editing, animated: animated) }
    open var editingStyle: EditingStyle { setting.editingStyle }
    open var shouldIndentWhileEditing: Bool {
        get { setting.indentsWhileEditing }
        set {
            setting.indentsWhileEditing = newValue
            setNeedsLayout()
        }
    }
    /// Set by the table for rows that can be moved.
    open var showsReorderControl: Bool {
        get { setting.showsReorderControl }
        set {
            setting.showsReorderControl = newValue
            setNeedsLayout()
        }
    }
    open var showingDeleteConfirmation: Bool { setting.isConfirming }
    open func willTransition(to state: StateMask) {}
    open func didTransition(to state: StateMask) {}
    open var focusStyle = FocusStyle.default { didSet { Unsupported.kept("UITableViewCell.focusStyle") } }
    open var userInteractionEnabledWhileDragging = false {
        didSet { Unsupported.kept("UITableViewCell.userInteractionEnabledWhileDragging") }
    }
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        if setting.needsConfiguration, window != nil { configureIfNeeded() }
        CellLayout(self, bounds.size).apply(to: self)
    }

    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        let width = size.width > 0 && size.width < 1e6 ? size.width : bounds.width
        return CGSize(width: width, height: CellLayout(self, CGSize(width: width, height: 0)).naturalHeight(self))
    }

    /// What the constraints in the content view ask for; without any, what `sizeThatFits` says.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        fit(targetSize, horizontalFittingPriority, verticalFittingPriority)
    }

    open override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        sizeInvalidated()
    }

    open override func safeAreaInsetsDidChange() {
        super.safeAreaInsetsDidChange()
        setNeedsLayout()
    }

    open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
        super.traitCollectionDidChange(previousTraitCollection)
        setting.needsConfiguration = true
        setNeedsLayout()
    }

    open override func tintColorDidChange() {
        super.tintColorDidChange()
        parts.tintChanged(self)
    }
}

/// The maker for `init(style:reuseIdentifier:)`; see AppleFoundation's `SlotConstruction`.
open class _UITableViewCellMaker: UITableViewCell {
    public required override init(style: CellStyle, reuseIdentifier: String?) {
        super.init(style: style, reuseIdentifier: reuseIdentifier)
    }
    public required init?(coder: NSCoder) { super.init(coder: coder) }
}

extension UITableViewCell {
    /// What adapted code calls for `type.init(style:reuseIdentifier:)` and `T(style:reuseIdentifier:)`.
    @inline(never)
    public static func _new(style: CellStyle, reuseIdentifier: String?) -> Self {
        _objcMade(_objcMaker(self, _UITableViewCellMaker.self).init(style: style, reuseIdentifier: reuseIdentifier))
    }
}
