import AppleFoundation
import ListEngine

extension UITableView {
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        /// Sections are cards with round corners.
        case insetGrouped = 2
    }

    public enum ScrollPosition: Int, Sendable {
        /// Just so far that the row can be seen.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    public enum RowAnimation: Int, Sendable {
        case fade = 0
        case right = 1
        case left = 2
        case top = 3
        case bottom = 4
        case none = 5
        case middle = 6
        case automatic = 100
    }

    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// The size that the table finds by itself.
    public static let automaticDimension: CGFloat = -1
    /// Stands for the search field in a section index.
    public static let indexSearch = "{search}"
    public static let selectionDidChangeNotification = Notification.Name("UITableViewSelectionDidChangeNotification")
}

extension Notification.Name {
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
}

extension IndexPath {
    init(_ row: ListRow) { self.init(row: row.item, section: row.section) }
    /// Nil for paths that are no rows.
    var listRow: ListRow? { count == 2 ? ListRow(self[0], self[1]) : nil }
}
