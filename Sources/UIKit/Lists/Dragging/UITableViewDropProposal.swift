@_spi(House) import AppleFoundation
import CoreGraphics

/// What a table would do with what is above it, and where.
@preconcurrency @MainActor
open class UITableViewDropProposal: UIDropProposal {
    /// Where among the rows it would go.
    public enum Intent: Int, Sendable {
        /// The table shows nothing of it.
        case unspecified = 0
        /// Between rows.
        case insertAtDestinationIndexPath = 1
        /// Into the row under the finger.
        case insertIntoDestinationIndexPath = 2
        /// Between rows or into one, as the finger stands.
        case automatic = 3
    }

    public let intent: Intent

    public init(operation: UIDropOperation, intent: Intent) {
        self.intent = intent
        super.init(operation: operation)
    }

    public override init(operation: UIDropOperation) {
        intent = .unspecified
        super.init(operation: operation)
    }

    nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
        Isolation.assumeMain { UITableViewDropProposal(operation: operation, intent: intent) }
    }
}

/// An item that is dropped on a table.
@preconcurrency @MainActor
public protocol UITableViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Nil unless it comes from the same table.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop, with what a table does for it.
@preconcurrency @MainActor
public protocol UITableViewDropCoordinator: NSObjectProtocol {
    var items: [any UITableViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UITableViewDropProposal { get }
    var session: any UIDropSession { get }
    /// A row that stands there until the item's data have come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UITableViewDropPlaceholder) -> any UITableViewDropPlaceholderContext
    /// The item moves to the row's place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toRowAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item shrinks into a rectangle of the row.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoRowAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A row that stands for one that is still to come.
@preconcurrency @MainActor
open class UITableViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    final let reuseIdentifier: String
    final let rowHeight: CGFloat
    /// Fills the cell; the data source isn't asked.
    open var cellUpdateHandler: ((UITableViewCell) -> Void)?

    /// With an automatic height the cell is measured.
    public init(insertionIndexPath: IndexPath, reuseIdentifier: String, rowHeight: CGFloat) {
        self.insertionIndexPath = insertionIndexPath
        self.reuseIdentifier = reuseIdentifier
        self.rowHeight = rowHeight
        super.init()
    }
}

/// A placeholder for an item that is dropped.
@preconcurrency @MainActor
open class UITableViewDropPlaceholder: UITableViewPlaceholder {
    /// How the item looks on its way to the placeholder.
    open var previewParametersProvider: ((UITableViewCell) -> UIDragPreviewParameters?)?
}

/// A placeholder's end: data have come, or will not.
@preconcurrency @MainActor
public protocol UITableViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// The data source takes the item in at the index path that it is given. False if there is nothing to exchange any more.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
}
