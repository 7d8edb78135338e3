import AppleFoundation
import ListEngine

extension UITableView {
    /// How sections and their rows look.
    public enum Style: Int, Sendable {
        case plain = 0
        case grouped = 1
        /// Sections are cards with round corners.
        case insetGrouped = 2
    }

    /// Where a row comes to stand.
    public enum ScrollPosition: Int, Sendable {
        /// Just so far that the row can be seen.
        case none = 0
        case top = 1
        case middle = 2
        case bottom = 3
    }

    /// How rows come and go.
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

    /// From where insets of separators are measured.
    public enum SeparatorInsetReference: Int, Sendable {
        case fromCellEdges = 0
        case fromAutomaticInsets = 1
    }

    /// What measures a row anew.
    public enum SelfSizingInvalidation: Int, Sendable {
        case disabled = 0
        case enabled = 1
        case enabledIncludingConstraints = 2
    }

    /// The size that the table finds by itself.
    public nonisolated static let automaticDimension: CGFloat = -1
    /// Stands for the search field in a section index.
    public nonisolated static let indexSearch = "{search}"
    public nonisolated static let selectionDidChangeNotification = Notification.Name(
        "UITableViewSelectionDidChangeNotification")
}

extension Notification.Name {
    public static let UITableViewSelectionDidChange = UITableView.selectionDidChangeNotification
}

extension IndexPath {
    init(_ row: ListRow) { self.init(row: row.item, section: row.section) }
    /// Nil for paths that are no rows.
    var listRow: ListRow? { count == 2 ? ListRow(self[0], self[1]) : nil }
}
