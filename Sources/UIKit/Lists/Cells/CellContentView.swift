import AppleFoundation

/// Holds the content of a cell, and hears when that asks for another size.
final class CellContentView: UIView {
    override func invalidateIntrinsicContentSize() {
        super.invalidateIntrinsicContentSize()
        switch superview {
        case let cell as UITableViewCell: cell.sizeInvalidated()
        case let cell as UICollectionViewCell: cell.wantsMeasuring()
        default: break
        }
    }

    override var translatesAutoresizingMaskIntoConstraints: Bool {
        get { super.translatesAutoresizingMaskIntoConstraints }
        set {
            if !newValue, let cell = superview as? UITableViewCell { TableWarnings.contentViewConstraints(cell) }
            super.translatesAutoresizingMaskIntoConstraints = newValue
        }
    }

    override func setNeedsUpdateConstraints() {
        super.setNeedsUpdateConstraints()
        (superview as? UITableViewCell)?.constraintsChanged()
    }
}

extension UITableViewCell: HearsConstraints {
    final func constraintsChangedInside() { constraintsChanged() }

    final func sizeInvalidated() {
        guard let table, row != nil, table.selfSizingInvalidation != .disabled else { return }
        table.display.resize(self, table)
    }

    final func constraintsChanged() {
        guard let table, row != nil, table.selfSizingInvalidation == .enabledIncludingConstraints else { return }
        table.display.resize(self, table)
    }
}
