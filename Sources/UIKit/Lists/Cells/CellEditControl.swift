import AppleFoundation
import CoreGraphics
import QuartzCore

/// The red or green circle at the beginning of a row that can be deleted or inserted.
@MainActor final class CellEditControl {
    /// What it takes of the row.
    static let width: CGFloat = 40

    let style: UITableViewCell.EditingStyle
    let button: UIButton

    init(_ style: UITableViewCell.EditingStyle, _ cell: UITableViewCell) {
        self.style = style
        button = UIButton(type: .custom)
        let isInsert = style == .insert
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
        willTransition(to: editing ? .showingEditControl : [])
        let style = editing ? setting.editingStyle : .none
        if style == .none || parts.editControl?.style != style {
            parts.editControl?.button.removeFromSuperview()
            parts.editControl = nil
        }
        if style != .none, parts.editControl == nil { parts.editControl = CellEditControl(style, self) }
        accessoriesChanged()
        ControlLooks.change(self, animated: animated && UIView.areAnimationsEnabled, duration: 0.3) {
            self.setNeedsLayout()
            self.layoutIfNeeded()
        }
        didTransition(to: editing ? .showingEditControl : [])
    }
}
