import AppleFoundation
import CoreGraphics
import QuartzCore

/// The accessories of a list's cell: which are there now, their views, and where these go.
@MainActor final class ListCellAccessories {
    private struct Shown {
        let accessory: UICellAccessory
        let view: UIView
        let isLeading: Bool
    }

    private(set) var list: [UICellAccessory] = []
    private var shown: [Shown] = []
    private var isEditing = false
    private var isExpanded = false

    private static let gap: CGFloat = 10
    private static let edge: CGFloat = 16

    // MARK: - Which
    func set(_ list: [UICellAccessory], _ cell: UICollectionViewListCell) {
        self.list = list
        rebuild(cell)
    }

    func editingChanged(_ isEditing: Bool, _ cell: UICollectionViewListCell) {
        guard isEditing != self.isEditing else { return }
        self.isEditing = isEditing
        if list.contains(where: { $0.displayed != .always }) { rebuild(cell) }
    }

    func expansionChanged(_ isExpanded: Bool, _ cell: UICollectionViewListCell) {
        guard isExpanded != self.isExpanded else { return }
        self.isExpanded = isExpanded
        let isAnimated = cell.window != nil && UIView.areAnimationsEnabled
        for one in shown { (one.view as? OutlineChevron)?.point(isExpanded, animated: isAnimated) }
    }

    private func isThere(_ accessory: UICellAccessory) -> Bool {
        switch accessory.displayed {
        case .always: true
        case .whenEditing: isEditing
        case .whenNotEditing: !isEditing
        }
    }

    /// The side and the order are the system's; views of the app's say where they stand among the others.
    private func ordered(leading: Bool) -> [UICellAccessory] {
        func isLeading(_ accessory: UICellAccessory) -> Bool {
            switch (accessory.kind, accessory.placement) {
            case (.delete, _), (.insert, _), (.multiselect, _), (.customView, .leading?): true
            default: false
            }
        }
        let order: [UICellAccessory.Kind] = [
            .delete, .insert, .multiselect, .label, .detail, .checkmark, .popUpMenu, .disclosureIndicator, .outlineDisclosure,
            .reorder,
        ]
        let here = list.filter { isThere($0) && isLeading($0) == leading }
        var result = order.flatMap { kind in here.filter { $0.kind == kind } }
        for accessory in here {
            switch accessory.placement {
            case .leading(_, let position)?, .trailing(_, let position)?:
                result.insert(accessory, at: min(max(0, position(result)), result.count))
            case nil: break
            }
        }
        return result
    }

    private func rebuild(_ cell: UICollectionViewListCell) {
        for one in shown { one.view.removeFromSuperview() }
        shown = []
        for isLeading in [true, false] {
            for accessory in ordered(leading: isLeading) {
                let view = view(accessory, cell)
                view.isHidden = accessory.isHidden
                if let tint = accessory.tintColor { view.tintColor = tint }
                cell.addSubview(view)
                shown.append(Shown(accessory: accessory, view: view, isLeading: isLeading))
            }
        }
        cell.setNeedsLayout()
    }

    // MARK: - Views
    private func symbol(_ name: String, _ size: CGFloat, _ weight: UIImage.SymbolWeight, _ tint: UIColor?) -> UIImageView {
        let configuration = UIImage.SymbolConfiguration(pointSize: size, weight: weight)
        let view = UIImageView(image: UIImage(systemName: name, withConfiguration: configuration))
        if let tint { view.tintColor = tint }
        view.contentMode = .center
        return view
    }

    private func button(_ name: String, _ tint: UIColor?, _ action: (() -> Void)?) -> UIButton {
        let button = UIButton(type: tint == nil ? .system : .custom)
        let configuration = UIImage.SymbolConfiguration(pointSize: 20, weight: .regular)
        button.setImage(UIImage(systemName: name, withConfiguration: configuration), for: .normal)
        if let tint { button.tintColor = tint }
        if let action {
            button.addAction(UIAction { _ in action() }, for: .primaryActionTriggered)
        } else {
            button.isUserInteractionEnabled = false
        }
        return button
    }

    private func view(_ accessory: UICellAccessory, _ cell: UICollectionViewListCell) -> UIView {
        switch accessory.accessoryType {
        case .disclosureIndicator: return symbol("chevron.forward", 13.5, .semibold, .tertiaryLabel)
        case .outlineDisclosure:
            let chevron = OutlineChevron(isExpanded)
            if style(of: accessory, cell) == .header {
                chevron.isUserInteractionEnabled = false
            } else {
                chevron.addAction(
                    UIAction { [weak self, weak cell] _ in if let self, let cell { toggle(cell) } },
                    for: .primaryActionTriggered)
            }
            return chevron
        case .checkmark: return symbol("checkmark", 15, .semibold, nil)
        case .delete:
            return button("minus.circle.fill", accessory.backgroundColor ?? .systemRed, accessory.action ?? Self.asking(cell))
        case .insert: return button("plus.circle.fill", accessory.backgroundColor ?? .systemGreen, accessory.action)
        case .reorder:
            return CellReorderControl(in: cell) { [weak cell] gesture in
                if let cell, let view = cell.collection { view.reordering.carry(gesture, cell, view) }
            }.view
        case .multiselect:
            return cell.isSelected
                ? symbol("checkmark.circle.fill", 20, .regular, accessory.backgroundColor)
                : symbol("circle", 20, .regular, .tertiaryLabel)
        case .detail: return button("info.circle", nil, accessory.action)
        case .label:
            let label = UILabel()
            label.text = accessory.text
            label.font = accessory.font
            label.adjustsFontForContentSizeCategory = accessory.adjustsFont
            label.textColor = accessory.tintColor ?? .secondaryLabel
            return label
        case .popUpMenu: return menuButton(accessory)
        case .customView(let view): return view
        }
    }

    /// What a tap on the red sign does: the buttons beside the row are the question.
    private static func asking(_ cell: UICollectionViewListCell) -> () -> Void {
        { [weak cell] in
            guard let cell, let view = cell.collection, let path = view.path(of: cell, .cell) else { return }
            view.swipe.reveal(cell, path, view)
        }
    }

    // MARK: - Outlines
    private func style(
        of accessory: UICellAccessory, _ cell: UICollectionViewListCell
    ) -> UICellAccessory.OutlineDisclosureOptions.Style {
        if accessory.outlineStyle != .automatic { return accessory.outlineStyle }
        return cell.isHeaderOfSection ? .header : .cell
    }

    private var outline: UICellAccessory? { shown.first { $0.accessory.kind == .outlineDisclosure }?.accessory }

    /// Whether a tap anywhere on the cell opens and closes it, instead of selecting it.
    func togglesByTap(_ cell: UICollectionViewListCell) -> Bool {
        outline.map { style(of: $0, cell) == .header } ?? false
    }

    func toggle(_ cell: UICollectionViewListCell) {
        if let action = outline?.action { return action() }
        guard let view = cell.collection, let path = view.path(of: cell, .cell) else { return }
        view.outlineSource?.toggle(at: path)
    }

    private func menuButton(_ accessory: UICellAccessory) -> UIView {
        let button = UIButton(type: .system)
        button.menu = accessory.menu
        button.showsMenuAsPrimaryAction = true
        button.changesSelectionAsPrimaryAction = true
        if let action = accessory.action { button.addAction(UIAction { _ in action() }, for: .menuActionTriggered) }
        return button
    }

    /// A cell that is selected shows it.
    func selectionChanged(_ cell: UICollectionViewListCell) {
        if shown.contains(where: { $0.accessory.kind == .multiselect }) { rebuild(cell) }
    }

    // MARK: - Places
    private func width(_ one: Shown) -> CGFloat {
        switch (one.accessory.width, one.accessory.kind) {
        case (.custom(let width), _) where width > 0 && width.isFinite: return width
        case (_, .customView): return one.view.bounds.width
        case (_, .label), (_, .popUpMenu): return one.view.sizeThatFits(CGSize(width: 1e6, height: 1e6)).width.rounded(.up)
        case (_, .disclosureIndicator): return 10.5
        case (_, .outlineDisclosure): return 14
        default: return 24
        }
    }

    /// What they take at both ends.
    var room: (leading: CGFloat, trailing: CGFloat) {
        var room: (leading: CGFloat, trailing: CGFloat) = (0, 0)
        for one in shown {
            if one.isLeading {
                room.leading += width(one) + Self.gap
            } else {
                room.trailing += width(one) + Self.gap
            }
        }
        // The content has a margin of its own on that side.
        if room.leading > 0 { room.leading += Self.edge - Self.gap }
        if room.trailing > 0 { room.trailing += Self.edge - Self.gap }
        return room
    }

    func place(in cell: UICollectionViewListCell, indent: CGFloat) {
        let size = cell.bounds.size
        let isMirrored = cell.isRightToLeft
        func set(_ one: Shown, _ x: CGFloat, _ width: CGFloat) {
            var frame = CGRect(x: x, y: 0, width: width, height: size.height)
            if case .customView = one.accessory.kind {
                let own = one.accessory.maintainsFixedSize ? one.view.bounds.width : width
                let height = min(one.view.bounds.height, size.height)
                frame = CGRect(x: x + (width - own) / 2, y: ((size.height - height) / 2).rounded(), width: own, height: height)
            }
            if isMirrored { frame.origin.x = size.width - frame.maxX }
            if one.view.frame != frame { one.view.frame = frame }
        }
        var start = Self.edge + indent
        for one in shown where one.isLeading {
            let width = width(one)
            set(one, start, width)
            start += width + Self.gap
        }
        var end = size.width - Self.edge
        for one in shown.reversed() where !one.isLeading {
            let width = width(one)
            set(one, end - width, width)
            end -= width + Self.gap
        }
    }
}
