import AppleFoundation
import CoreGraphics
import QuartzCore

/// One item of a collection view: content, and what lies behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    // MARK: Collaborators
    final var parts = CollectionCellParts()
    final var configured = ConfiguredState()
    /// Where a tap on the cell leads, in a storyboard.
    final var selectionSegue: (any RowSegue)?

    // MARK: Creating
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.adopt(CellContentView(frame: bounds), self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceFileCoder.of(coder)?.fill(self)
        if parts.content == nil { parts.adopt(CellContentView(frame: bounds), self) }
        coder.fill(self, as: UICollectionViewCell.self)
    }

    // MARK: Content
    /// What the app's subviews belong into.
    open var contentView: UIView { parts.content ?? self }
    /// Where the content lies in the cell.
    var contentFrame: CGRect { CGRect(origin: .zero, size: bounds.size) }

    // MARK: Backgrounds
    open var backgroundView: UIView? {
        get { backgroundConfiguration == nil ? parts.background : nil }
        set { parts.replaceBackground(newValue, self) }
    }
    /// In front of the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { backgroundConfiguration == nil ? parts.selectedBackground : nil }
        set { parts.replaceSelectedBackground(newValue, self) }
    }

    // MARK: Selection and highlighting
    open var isSelected: Bool {
        get { parts.isSelected }
        set {
            guard newValue != parts.isSelected else { return }
            parts.isSelected = newValue
            stateChanged()
            parts.showSelection(self)
        }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set {
            guard newValue != parts.isHighlighted else { return }
            parts.isHighlighted = newValue
            stateChanged()
            parts.showSelection(self)
        }
    }

    // MARK: Configurations (CellConfigurations)
    public typealias ConfigurationUpdateHandler = (_ cell: UICollectionViewCell, _ state: UICellConfigurationState) -> Void
    /// Overrides call super, and add what only they know.
    open var configurationState: UICellConfigurationState { currentState }
    /// At the next layout, once for all that ask.
    open func setNeedsUpdateConfiguration() { stateChanged() }
    /// Brings the configurations in line with the state. Overrides may set them.
    open func updateConfiguration(using state: UICellConfigurationState) { configured.made?.update(for: state, self) }
    /// Called after `updateConfiguration(using:)`.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { stateChanged() } }
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .clear() }
    /// Makes the content view, or is handed to it if it fits.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configured.made?.content }
        set { takeContent(newValue) }
    }
    open var automaticallyUpdatesContentConfiguration: Bool {
        get { configured.made?.updatesContent ?? true }
        set { configurations.updatesContent = newValue }
    }
    /// Stands instead of the cell's colour and background views.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { configured.made?.background }
        set { takeBackground(newValue) }
    }
    open var automaticallyUpdatesBackgroundConfiguration: Bool {
        get { configured.made?.updatesBackground ?? true }
        set { configurations.updatesBackground = newValue }
    }
    open override func prepareForReuse() {
        super.prepareForReuse()
        configured.isStale = true
    }

    // MARK: Dragging
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }
    open func dragStateDidChange(_ dragState: DragState) {}

    // MARK: Layout
    open override func layoutSubviews() {
        super.layoutSubviews()
        if configured.isStale, window != nil { configureIfNeeded() }
        configured.made?.backgroundView?.frame = bounds
        parts.layOut(self)
    }

    /// What the constraints in the content view ask for, unless the app has some that are the cell's own.
    open override func systemLayoutSizeFitting(
        _ targetSize: CGSize, withHorizontalFittingPriority horizontalFittingPriority: UILayoutPriority,
        verticalFittingPriority: UILayoutPriority
    ) -> CGSize {
        guard constraints.isEmpty, let content = parts.content else {
            return super.systemLayoutSizeFitting(
                targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
                verticalFittingPriority: verticalFittingPriority)
        }
        return content.systemLayoutSizeFitting(
            targetSize, withHorizontalFittingPriority: horizontalFittingPriority,
            verticalFittingPriority: verticalFittingPriority)
    }

    /// The size that the content asks for, by its constraints or by `sizeThatFits`.
    open override func preferredLayoutAttributesFitting(
        _ layoutAttributes: UICollectionViewLayoutAttributes
    ) -> UICollectionViewLayoutAttributes {
        let size = fittingSize(layoutAttributes.size, fixed: layoutAttributes.fixedAxes)
        if size != layoutAttributes.size { layoutAttributes.frame = CGRect(origin: layoutAttributes.frame.origin, size: size) }
        return layoutAttributes
    }
}
