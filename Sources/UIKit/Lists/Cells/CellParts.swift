import AppleFoundation
import CoreGraphics
import ListEngine
import QuartzCore

/// A row's place as the engine names it.
typealias ListRow = ListPath

/// What is set on a cell.
struct CellSetting {
    var selectionStyle = UITableViewCell.SelectionStyle.default
    var isSelected = false
    var isHighlighted = false
    var hasOwnColor = false
    var accessoryType = UITableViewCell.AccessoryType.none
    var accessoryView: UIView?
    var editingAccessoryType = UITableViewCell.AccessoryType.none
    var editingAccessoryView: UIView?
    var indentationLevel = 0
    var indentationWidth: CGFloat = 10
    var separatorInset: UIEdgeInsets?
    var isEditing = false
    var isConfirming = false
    /// What the table offers in editing mode.
    var controls = EditControls()
    var editingStyle: UITableViewCell.EditingStyle { controls.style }
    var indentsWhileEditing = true
    var showsReorderControl = false
    /// A row of a static table, as high as the file says.
    var storedHeight: CGFloat?
    /// Where in its section it stands, which decides on separators and corners.
    var edges: RowEdges = []
    var look: TableLook?
    /// What it was registered by, where its nib has no identifier.
    var registeredIdentifier: String?
    /// What a storyboard leads to from a tap on the row, and from one on its button.
    var selectionSegue: (any RowSegue)?
    var accessorySegue: (any RowSegue)?
    /// A row of a static table.
    var isStatic = false
    /// It waits to be used again.
    var isHiddenByTable = false
    /// Its configurations are to be brought up to date; so they are before it is shown for the first time.
    var needsConfiguration = true
    var isConfiguring = false
    /// A finger has it.
    var isReordering = false
    var dragState = UICellConfigurationState.DragState.none
    var dropState = UICellConfigurationState.DropState.none
}

/// The controls of a row in editing mode.
struct EditControls: Equatable {
    var style = UITableViewCell.EditingStyle.none
    /// A circle that is filled while the row is selected.
    var selects = false
    /// Lines at the end that the row can be moved by.
    var moves = false

    var isAtBeginning: Bool { style != .none || selects }
}

/// Which ends of its section a row is.
struct RowEdges: OptionSet {
    let rawValue: UInt8
    static let first = RowEdges(rawValue: 1)
    static let last = RowEdges(rawValue: 2)
}

/// The views of a cell, made when they are asked for.
@MainActor final class CellParts {
    let style: UITableViewCell.CellStyle
    var content: UIView = CellContentView(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    private(set) var text: UILabel?
    private(set) var detail: UILabel?
    private(set) var image: UIImageView?
    var background: UIView?
    var selectedBackground: UIView?
    var multipleBackground: UIView?
    /// The grey of a selected cell without a view of its own.
    var plainSelection: UIView?
    var accessory: CellAccessory?
    var separators = CellSeparators()
    var editControl: CellEditControl?
    var reorderControl: CellReorderControl?
    var configurations: CellConfigurations?

    init(style: UITableViewCell.CellStyle) { self.style = style }

    // MARK: Labels
    /// No text style has this size; it grows as those around it do.
    private static var pairFont: UIFont { UIFontMetrics(forTextStyle: .footnote).scaledFont(for: .systemFont(ofSize: 14)) }

    func textLabel(_ cell: UITableViewCell) -> UILabel? {
        if let text { return text }
        let label = UILabel()
        switch style {
        case .value2:
            label.font = Self.pairFont
            label.textColor = cell.tintColor
            label.textAlignment = cell.isRightToLeft ? .left : .right
        default: label.font = .preferredFont(forTextStyle: .body)
        }
        label.adjustsFontForContentSizeCategory = true
        text = label
        content.addSubview(label)
        return label
    }

    func detailLabel(_ cell: UITableViewCell) -> UILabel? {
        if style == .default { return nil }
        if let detail { return detail }
        let label = UILabel()
        switch style {
        case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
        case .value2: label.font = Self.pairFont
        default:
            label.font = .preferredFont(forTextStyle: .body)
            label.textColor = .secondaryLabel
            label.textAlignment = cell.isRightToLeft ? .left : .right
        }
        label.adjustsFontForContentSizeCategory = true
        detail = label
        content.addSubview(label)
        return label
    }

    func imageView(_ cell: UITableViewCell) -> UIImageView? {
        if let image { return image }
        let view = UIImageView(frame: .zero)
        image = view
        content.addSubview(view)
        return view
    }

    /// The views of an interface file.
    func adopt(content: UIView?, text: UILabel?, detail: UILabel?, image: UIImageView?, _ cell: UITableViewCell) {
        if let content {
            self.content.removeFromSuperview()
            self.content = content
            cell.addSubview(content)
        }
        if let text { self.text = text }
        if let detail { self.detail = detail }
        if let image { self.image = image }
    }

    /// The view that a configuration made, or a plain one. Built-in labels go with what they were in.
    func replaceContent(_ view: UIView?, _ cell: UITableViewCell) {
        let new = view ?? CellContentView(frame: content.frame)
        new.frame = content.frame
        cell.insertSubview(new, aboveSubview: content)
        content.removeFromSuperview()
        content = new
        text = nil
        detail = nil
        image = nil
        cell.setNeedsLayout()
    }

    // MARK: Backgrounds
    func replace(
        _ part: ReferenceWritableKeyPath<CellParts, UIView?>, with view: UIView?, _ cell: UITableViewCell
    ) {
        guard self[keyPath: part] !== view else { return }
        self[keyPath: part]?.removeFromSuperview()
        self[keyPath: part] = view
        if part == \.background, let view { cell.insertSubview(view, at: 0) }
        cell.showSelection(animated: false)
        cell.setNeedsLayout()
    }

    func tintChanged(_ cell: UITableViewCell) {
        if style == .value2 { text?.textColor = cell.tintColor }
    }
}
