import AppleFoundation

extension UITableViewCell {
    /// How the built-in texts of a cell stand.
    public enum CellStyle: Int, Sendable {
        case `default` = 0
        /// The detail stands at the end of the line.
        case value1 = 1
        /// A small title in the tint colour beside the detail.
        case value2 = 2
        /// The detail stands below.
        case subtitle = 3
    }

    /// How a selected cell looks; the colours are of older systems.
    public enum SelectionStyle: Int, Sendable {
        case none = 0
        case blue = 1
        case gray = 2
        case `default` = 3
    }

    /// What the control at the beginning of a row does.
    public enum EditingStyle: Int, Sendable {
        case none = 0
        case delete = 1
        case insert = 2
    }

    /// What stands at the end of a row.
    public enum AccessoryType: Int, Sendable {
        case none = 0
        case disclosureIndicator = 1
        case detailDisclosureButton = 2
        case checkmark = 3
        case detailButton = 4
    }

    /// The lines between rows.
    public enum SeparatorStyle: Int, Sendable {
        case none = 0
        case singleLine = 1
        case singleLineEtched = 2
    }

    /// How a cell shows that it has the focus.
    public enum FocusStyle: Int, Sendable {
        case `default` = 0
        case custom = 1
    }

    /// Where in a drag a cell is.
    public enum DragState: Int, Sendable {
        case none = 0
        case lifting = 1
        case dragging = 2
    }

    /// What a cell shows beside its content.
    public struct StateMask: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let showingEditControl = StateMask(rawValue: 1)
        public static let showingDeleteConfirmation = StateMask(rawValue: 2)
    }
}
