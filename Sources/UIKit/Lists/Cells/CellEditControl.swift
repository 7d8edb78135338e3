import AppleFoundation
import CoreGraphics
import QuartzCore

/// The red or green circle at the beginning of a row that can be deleted or inserted.
@MainActor final class CellEditControl {
    /// What it takes of the row.
    static let width: CGFloat = 40

    enum Kind { case delete, insert, select }

    let kind: Kind
    let button: UIButton

    init(_ kind: Kind, _ cell: UITableViewCell) {
        self.kind = kind
        button = UIButton(type: .custom)
        guard kind != .select else {
            // The row itself takes the touches.
            button.isUserInteractionEnabled = false
            showSelected(cell.isSelected)
            cell.addSubview(button)
            return
        }
        let isInsert = kind == .insert
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        let image = UIImage(systemName: isInsert ? "plus.circle.fill" : "minus.circle.fill", withConfiguration: configuration)
        button.setImage(image, for: .normal)
        button.tintColor = isInsert ? .systemGreen : .systemRed
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell, let table = cell.table else { return }
                table.editing.tapped(isInsert ? .insert : .delete, cell, table)
            }, for: .primaryActionTriggered)
        cell.addSubview(button)
    }

    static func kind(_ controls: EditControls) -> Kind? {
        if controls.selects { return .select }
        switch controls.style {
        case .delete: return .delete
        case .insert: return .insert
        case .none: return nil
        }
    }

    func showSelected(_ isSelected: Bool) {
        guard kind == .select else { return }
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        let name = isSelected ? "checkmark.circle.fill" : "circle"
        button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
        button.tintColor = isSelected ? nil : .tertiaryLabel
    }

    func place(start: CGFloat, height: CGFloat, mirroredIn total: CGFloat?) {
        var frame = CGRect(x: start - 2, y: 0, width: 28, height: height)
        if let total { frame.origin.x = total - frame.maxX }
        if button.frame != frame { button.frame = frame }
    }
}

/// What a confirmed deletion waits for.
@MainActor final class CellConfirmation {
    static let font = UIFont.systemFont(ofSize: 17)
    let button = UIButton(type: .custom)
    let width: CGFloat

    init(title: String, _ cell: UITableViewCell, _ action: @escaping () -> Void) {
        button.setTitle(title, for: .normal)
        button.setTitleColor(.white, for: .normal)
        button.titleLabel?.font = Self.font
        button.backgroundColor = .systemRed
        button.sizeToFit()
        width = max(74, button.bounds.width + 32)
        button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        cell.addSubview(button)
    }
}

extension UITableViewCell {
    final func changeEditing(_ editing: Bool, animated: Bool) {
        guard editing != setting.isEditing else { return }
        setting.isEditing = editing
        setting.needsConfiguration = true
        willTransition(to: editing ? .showingEditControl : [])
        if table?.editing.isChanging != true { showEditing(animated: animated) }
    }

    /// The controls that the row offers come and go.
    final func showEditing(animated: Bool) {
        let editing = setting.isEditing
        let kind = editing ? CellEditControl.kind(setting.controls) : nil
        if parts.editControl?.kind != kind {
            parts.editControl?.button.removeFromSuperview()
            parts.editControl = kind.map { CellEditControl($0, self) }
        }
        let moves = editing && setting.controls.moves && setting.showsReorderControl
        if !moves {
            parts.reorderControl?.view.removeFromSuperview()
            parts.reorderControl = nil
        } else if parts.reorderControl == nil {
            parts.reorderControl = CellReorderControl(in: self) { [weak self] gesture in
                if let self, let table { table.reorder.changed(gesture, self, table) }
            }
        }
        accessoriesChanged()
        ControlLooks.change(self, animated: animated && UIView.areAnimationsEnabled, duration: 0.3) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        didTransition(to: editing ? .showingEditControl : [])
    }
}
