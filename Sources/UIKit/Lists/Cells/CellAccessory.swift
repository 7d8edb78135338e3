import AppleFoundation
import CoreGraphics
import QuartzCore

/// What stands at the end of a cell: an arrow, a check mark, a button, or a view of the app's.
@MainActor final class CellAccessory {
    let type: UITableViewCell.AccessoryType
    private(set) var views: [UIView] = []
    /// A view of the app's has its own size.
    private let ownView: UIView?

    init(_ type: UITableViewCell.AccessoryType, _ cell: UITableViewCell) {
        self.type = type
        ownView = nil
        switch type {
        case .none: break
        case .disclosureIndicator: views = [Self.arrow()]
        case .checkmark: views = [Self.mark()]
        case .detailButton: views = [Self.button(cell)]
        case .detailDisclosureButton: views = [Self.button(cell), Self.arrow()]
        }
        for view in views { cell.addSubview(view) }
    }

    init(_ view: UIView, _ cell: UITableViewCell) {
        type = .none
        ownView = view
        views = [view]
        cell.addSubview(view)
    }

    func shows(_ type: UITableViewCell.AccessoryType, _ view: UIView?) -> Bool {
        view.map { $0 === ownView } ?? (ownView == nil && type == self.type)
    }

    func remove() { for view in views { view.removeFromSuperview() } }

    // MARK: Making
    private static func arrow() -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 13.5, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: "chevron.forward", withConfiguration: configuration))
        view.tintColor = .tertiaryLabel
        view.contentMode = .center
        return view
    }

    private static func mark() -> UIView {
        let configuration = UIImage.SymbolConfiguration(pointSize: 15, weight: .semibold)
        let view = UIImageView(image: UIImage(systemName: "checkmark", withConfiguration: configuration))
        view.contentMode = .center
        return view
    }

    private static func button(_ cell: UITableViewCell) -> UIView {
        let button = UIButton(type: .system)
        let configuration = UIImage.SymbolConfiguration(pointSize: 19, weight: .regular)
        button.setImage(UIImage(systemName: "info.circle", withConfiguration: configuration), for: .normal)
        button.addAction(
            UIAction { [weak cell] _ in
                guard let cell, let row = cell.row, let table = cell.table else { return }
                table.listDelegate?.`tableView(_:accessoryButtonTappedForRowWith:)`?(table, IndexPath(row))
                table.performAccessorySegue(cell)
            }, for: .primaryActionTriggered)
        return button
    }

    // MARK: Placing
    private static let arrowWidth: CGFloat = 10.5
    private static let buttonWidth: CGFloat = 24
    private static let gap: CGFloat = 10

    private func width(of view: UIView, _ scale: CGFloat) -> CGFloat {
        if let ownView { return ownView.bounds.width }
        return view is UIButton || type == .checkmark ? Self.buttonWidth : (Self.arrowWidth * scale).rounded(.down) / scale
    }

    /// With what lies between its parts, and without the margin.
    func width(_ scale: CGFloat) -> CGFloat {
        views.reduce(CGFloat(views.count - 1) * Self.gap) { $0 + width(of: $1, scale) }
    }

    func place(endingAt end: CGFloat, height: CGFloat, _ scale: CGFloat, mirroredIn total: CGFloat?) {
        var right = end
        for view in views.reversed() {
            let width = width(of: view, scale)
            let tall = ownView == nil ? height : view.bounds.height
            var frame = CGRect(x: right - width, y: ((height - tall) / 2 * scale).rounded() / scale, width: width, height: tall)
            right -= width + Self.gap
            if let total { frame.origin.x = total - frame.maxX }
            if view.frame != frame { view.frame = frame }
        }
    }
}

extension UITableViewCell {
    final func accessoriesChanged() {
        let isEditing = setting.isEditing
        let view = isEditing ? setting.editingAccessoryView : setting.accessoryView
        let type = isEditing ? setting.editingAccessoryType : setting.accessoryType
        setNeedsLayout()
        if let shown = parts.accessory {
            if shown.shows(type, view) { return }
            shown.remove()
            parts.accessory = nil
        }
        if let view {
            parts.accessory = CellAccessory(view, self)
        } else if type != .none {
            parts.accessory = CellAccessory(type, self)
        }
    }
}
