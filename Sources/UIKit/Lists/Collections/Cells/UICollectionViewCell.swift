import AppleFoundation
import CoreGraphics
import QuartzCore

/// One item of a collection view: content, and what lies behind it.
@preconcurrency @MainActor
open class UICollectionViewCell: UICollectionReusableView {
    // MARK: Collaborators
    final var parts = CollectionCellParts()
    /// Where a tap on the cell leads, in a storyboard.
    final var selectionSegue: (any RowSegue)?

    // MARK: Creating
    public override init(frame: CGRect) {
        super.init(frame: frame)
        parts.adopt(UIView(frame: bounds), self)
    }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        InterfaceFileCoder.of(coder)?.fill(self)
        if parts.content == nil { parts.adopt(UIView(frame: bounds), self) }
        coder.fill(self, as: UICollectionViewCell.self)
    }

    // MARK: Content
    /// What the app's subviews belong into.
    open var contentView: UIView { parts.content ?? self }

    // MARK: Backgrounds
    open var backgroundView: UIView? {
        get { parts.background }
        set { parts.replaceBackground(newValue, self) }
    }
    /// In front of the background while the cell is selected or highlighted.
    open var selectedBackgroundView: UIView? {
        get { parts.selectedBackground }
        set { parts.replaceSelectedBackground(newValue, self) }
    }

    // MARK: Selection and highlighting
    open var isSelected: Bool {
        get { parts.isSelected }
        set {
            guard newValue != parts.isSelected else { return }
            parts.isSelected = newValue
            parts.showSelection(self)
        }
    }
    open var isHighlighted: Bool {
        get { parts.isHighlighted }
        set {
            guard newValue != parts.isHighlighted else { return }
            parts.isHighlighted = newValue
            parts.showSelection(self)
        }
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
        parts.layOut(self)
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
