import AppleFoundation
import CoreGraphics

/// Something at an end of a list's cell: an arrow, a check mark, a control, a label, or a view of the app's.
public struct UICellAccessory {
    public enum AccessoryType {
        case disclosureIndicator
        case outlineDisclosure
        case checkmark
        case delete
        case insert
        case reorder
        case multiselect
        case detail
        case label
        case popUpMenu
        case customView(UIView)
    }

    /// When it is there at all.
    public enum DisplayedState: Hashable, Sendable {
        case always
        case whenEditing
        case whenNotEditing
    }

    /// How much room is kept for it.
    public enum LayoutDimension: Hashable, Sendable {
        case actual
        case standard
        case custom(CGFloat)
    }

    /// At which end a view of the app's is, and where among the others there.
    public enum Placement {
        /// Gets those of the same end, and says before which one.
        public typealias Position = ([UICellAccessory]) -> Int
        case leading(displayed: DisplayedState = .always, at: Position = { $0.count })
        case trailing(displayed: DisplayedState = .always, at: Position = { _ in 0 })

        public static func position(before accessory: UICellAccessory) -> Position {
            { list in list.firstIndex { $0.kind == accessory.kind } ?? list.count }
        }
        public static func position(after accessory: UICellAccessory) -> Position {
            { list in (list.firstIndex { $0.kind == accessory.kind }).map { $0 + 1 } ?? list.count }
        }
    }

    public typealias ActionHandler = () -> Void
    public typealias MenuSelectedElementDidChangeHandler = (UIMenu) -> Void

    /// Ordered as they stand: from the cell's leading edge inwards, and from its content outwards.
    enum Kind: Hashable {
        case delete, insert, multiselect
        case label, detail, checkmark, popUpMenu, disclosureIndicator, outlineDisclosure, reorder
        case customView(ObjectIdentifier)
    }

    public let accessoryType: AccessoryType
    let kind: Kind
    var displayed = DisplayedState.always
    var isHidden = false
    var width = LayoutDimension.actual
    var tintColor: UIColor?
    var backgroundColor: UIColor?
    var action: ActionHandler?
    var outlineStyle = OutlineDisclosureOptions.Style.automatic
    var text: String?
    var font: UIFont?
    var adjustsFont = false
    var menu: UIMenu?
    var placement: Placement?
    var maintainsFixedSize = false

    private init(_ type: AccessoryType, _ kind: Kind) {
        accessoryType = type
        self.kind = kind
    }

    private init(
        _ type: AccessoryType, _ kind: Kind, _ displayed: DisplayedState, _ isHidden: Bool, _ width: LayoutDimension,
        _ tintColor: UIColor?
    ) {
        self.init(type, kind)
        self.displayed = displayed
        self.isHidden = isHidden
        self.width = width
        self.tintColor = tintColor
    }

    // MARK: - Kinds
    public static func disclosureIndicator(
        displayed: DisplayedState = .always, options: DisclosureIndicatorOptions = DisclosureIndicatorOptions()
    ) -> UICellAccessory {
        UICellAccessory(
            .disclosureIndicator, .disclosureIndicator, displayed, options.isHidden, options.reservedLayoutWidth,
            options.tintColor)
    }

    public static func outlineDisclosure(
        displayed: DisplayedState = .always, options: OutlineDisclosureOptions = OutlineDisclosureOptions(),
        actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .outlineDisclosure, .outlineDisclosure, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        made.outlineStyle = options.style
        return made
    }

    public static func checkmark(
        displayed: DisplayedState = .always, options: CheckmarkOptions = CheckmarkOptions()
    ) -> UICellAccessory {
        UICellAccessory(.checkmark, .checkmark, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func delete(
        displayed: DisplayedState = .whenEditing, options: DeleteOptions = DeleteOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .delete, .delete, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func insert(
        displayed: DisplayedState = .whenEditing, options: InsertOptions = InsertOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .insert, .insert, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        made.action = actionHandler
        return made
    }

    public static func reorder(
        displayed: DisplayedState = .whenEditing, options: ReorderOptions = ReorderOptions()
    ) -> UICellAccessory {
        if !options.showsVerticalSeparator { Unsupported.kept("UICellAccessory.ReorderOptions.showsVerticalSeparator") }
        return UICellAccessory(.reorder, .reorder, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
    }

    public static func multiselect(
        displayed: DisplayedState = .whenEditing, options: MultiselectOptions = MultiselectOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .multiselect, .multiselect, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.backgroundColor = options.backgroundColor
        return made
    }

    public static func detail(
        displayed: DisplayedState = .always, options: DetailOptions = DetailOptions(), actionHandler: ActionHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .detail, .detail, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.action = actionHandler
        return made
    }

    public static func label(
        text: String, displayed: DisplayedState = .always, options: LabelOptions = LabelOptions()
    ) -> UICellAccessory {
        var made = UICellAccessory(.label, .label, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.text = text
        made.font = options.font
        made.adjustsFont = options.adjustsFontForContentSizeCategory
        return made
    }

    public static func popUpMenu(
        _ menu: UIMenu, displayed: DisplayedState = .always, options: PopUpMenuOptions = PopUpMenuOptions(),
        selectedElementDidChangeHandler: MenuSelectedElementDidChangeHandler? = nil
    ) -> UICellAccessory {
        var made = UICellAccessory(
            .popUpMenu, .popUpMenu, displayed, options.isHidden, options.reservedLayoutWidth, options.tintColor)
        made.menu = menu
        if let selectedElementDidChangeHandler { made.action = { selectedElementDidChangeHandler(menu) } }
        return made
    }

    public static func customView(configuration: CustomViewConfiguration) -> UICellAccessory {
        let view = configuration.customView
        var made = UICellAccessory(.customView(view), .customView(ObjectIdentifier(view)))
        switch configuration.placement {
        case .leading(let displayed, _), .trailing(let displayed, _): made.displayed = displayed
        }
        made.placement = configuration.placement
        made.isHidden = configuration.isHidden
        made.width = configuration.reservedLayoutWidth ?? .actual
        made.tintColor = configuration.tintColor
        made.maintainsFixedSize = configuration.maintainsFixedSize
        return made
    }
}
