import AppleFoundation
import CoreGraphics
import QuartzCore

extension UITableViewCell {
    private var isShownSelected: Bool {
        (setting.isSelected || setting.isHighlighted) && setting.selectionStyle != .none
    }

    /// Behind the content, in front of the background: there only while it is to be seen.
    final func showSelection(animated: Bool) {
        let isShown = isShownSelected
        // A configuration of the background shows it by itself.
        let wanted = isShown && parts.configurations?.background == nil ? selectionView() : nil
        for view in [parts.selectedBackground, parts.multipleBackground, parts.plainSelection] {
            guard let view, view !== wanted, view.superview === self else { continue }
            fadeAway(view, animated: animated && !isShown)
        }
        if let wanted {
            wanted.layer.removeAllAnimations()
            wanted.alpha = 1
            if wanted.superview !== self {
                wanted.frame = bounds
                insertSubview(wanted, belowSubview: parts.content)
            }
        }
        showHighlight(setting.isHighlighted || setting.isSelected)
        parts.editControl?.showSelected(setting.isSelected)
        setNeedsLayout()
    }

    private func selectionView() -> UIView {
        if let table, table.isMultiplySelecting, let view = parts.multipleBackground { return view }
        if let view = parts.selectedBackground { return view }
        if let view = parts.plainSelection { return view }
        let view = UIView(frame: bounds)
        view.backgroundColor = .systemGray4
        parts.plainSelection = view
        return view
    }

    private func fadeAway(_ view: UIView, animated: Bool) {
        guard animated, window != nil, UIView.areAnimationsEnabled else { return view.removeFromSuperview() }
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .beginFromCurrentState]) {
            view.alpha = 0
        } completion: { [weak self] _ in
            // It may be wanted again by now.
            guard let self, !isShownSelected else { return }
            view.removeFromSuperview()
            view.alpha = 1
        }
    }

    /// Labels, pictures and controls inside know of it.
    private func showHighlight(_ isHighlighted: Bool) {
        guard setting.selectionStyle != .none else { return }
        var pending = parts.content.subviews
        while let view = pending.popLast() {
            switch view {
            case let label as UILabel: label.isHighlighted = isHighlighted
            case let picture as UIImageView: picture.isHighlighted = isHighlighted
            case let control as UIControl:
                control.isHighlighted = isHighlighted
                continue
            default: break
            }
            pending += view.subviews
        }
    }
}
