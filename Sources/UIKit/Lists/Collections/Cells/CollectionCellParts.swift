import AppleFoundation
import CoreGraphics
import QuartzCore

/// A cell's views in their order: background, background of a selected cell, content.
@MainActor struct CollectionCellParts {
    private(set) var content: UIView?
    private(set) var background: UIView?
    private(set) var selectedBackground: UIView?
    var isSelected = false
    var isHighlighted = false
    var isEdited = false
    var isSwiped = false
    var isReordering = false
    var dragState = UICellConfigurationState.DragState.none
    var dropState = UICellConfigurationState.DropState.none
    /// Whether what is below the item in its tree can be seen.
    var isExpanded = false

    // MARK: Content
    /// The view becomes what holds the cell's content.
    mutating func adopt(_ view: UIView, _ cell: UICollectionViewCell) {
        content?.removeFromSuperview()
        content = view
        view.frame = cell.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.addSubview(view)
    }

    // MARK: Backgrounds
    mutating func replaceBackground(_ view: UIView?, _ cell: UICollectionViewCell) {
        guard background !== view else { return }
        background?.removeFromSuperview()
        background = view
        if let view { add(view, at: 0, cell) }
    }

    mutating func replaceSelectedBackground(_ view: UIView?, _ cell: UICollectionViewCell) {
        guard selectedBackground !== view else { return }
        selectedBackground?.removeFromSuperview()
        selectedBackground = view
        if let view {
            add(view, at: background == nil ? 0 : 1, cell)
            view.isHidden = !(isSelected || isHighlighted)
        }
    }

    private func add(_ view: UIView, at index: Int, _ cell: UICollectionViewCell) {
        view.frame = cell.bounds
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        cell.insertSubview(view, at: index)
    }

    func layOut(_ cell: UICollectionViewCell) {
        let bounds = cell.bounds
        for case let view? in [background, selectedBackground] where view.frame != bounds && view.superview === cell {
            view.frame = bounds
        }
        guard let content, content.superview === cell else { return }
        let place = cell.contentFrame
        if content.frame != place { content.frame = place }
    }

    // MARK: Selection
    func showSelection(_ cell: UICollectionViewCell) {
        let isShown = isSelected || isHighlighted
        if let selectedBackground, selectedBackground.isHidden == isShown { selectedBackground.isHidden = !isShown }
        // Labels, pictures and controls inside know of it.
        var pending = content?.subviews ?? []
        while let view = pending.popLast() {
            switch view {
            case let label as UILabel: label.isHighlighted = isShown
            case let picture as UIImageView: picture.isHighlighted = isShown
            case let control as UIControl:
                control.isHighlighted = isShown
                continue
            default: break
            }
            pending += view.subviews
        }
    }
}

extension UICollectionViewCell {
    /// Along an axis that the layout has fixed the size is what it is.
    final func fittingSize(_ size: CGSize, fixed: UICollectionViewLayoutAttributes.FixedAxes) -> CGSize {
        let content = contentView
        guard configured.made?.content != nil || !content.constraints.isEmpty else {
            let own = sizeThatFits(size)
            return CGSize(
                width: fixed.contains(.horizontal) ? size.width : own.width,
                height: fixed.contains(.vertical) ? size.height : own.height)
        }
        let target = CGSize(
            width: fixed.contains(.horizontal) ? size.width : UIView.layoutFittingCompressedSize.width,
            height: fixed.contains(.vertical) ? size.height : UIView.layoutFittingCompressedSize.height)
        return content.systemLayoutSizeFitting(
            target, withHorizontalFittingPriority: fixed.contains(.horizontal) ? .required : .fittingSizeLevel,
            verticalFittingPriority: fixed.contains(.vertical) ? .required : .fittingSizeLevel)
    }
}
