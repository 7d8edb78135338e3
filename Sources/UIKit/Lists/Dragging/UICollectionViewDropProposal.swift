@_spi(House) import AppleFoundation
import CoreGraphics

/// What a collection view would do with what is above it, and where.
@preconcurrency @MainActor
open class UICollectionViewDropProposal: UIDropProposal {
    /// Where among the items it would go.
    public enum Intent: Int, Sendable {
        /// The collection view shows nothing of it.
        case unspecified = 0
        /// Between items.
        case insertAtDestinationIndexPath = 1
        /// Into the item under the finger.
        case insertIntoDestinationIndexPath = 2
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
        Isolation.assumeMain { UICollectionViewDropProposal(operation: operation, intent: intent) }
    }
}

/// An item that is dropped on a collection view.
@preconcurrency @MainActor
public protocol UICollectionViewDropItem: NSObjectProtocol {
    var dragItem: UIDragItem { get }
    /// Nil unless it comes from the same collection view.
    var sourceIndexPath: IndexPath? { get }
    var previewSize: CGSize { get }
}

/// A drop, with what a collection view does for it.
@preconcurrency @MainActor
public protocol UICollectionViewDropCoordinator: NSObjectProtocol {
    var items: [any UICollectionViewDropItem] { get }
    var destinationIndexPath: IndexPath? { get }
    var proposal: UICollectionViewDropProposal { get }
    var session: any UIDropSession { get }
    /// A item that stands there until the item's data have come.
    @discardableResult
    func drop(_ dragItem: UIDragItem, to placeholder: UICollectionViewDropPlaceholder)
        -> any UICollectionViewDropPlaceholderContext
    /// The item moves to the item's place.
    @discardableResult
    func drop(_ dragItem: UIDragItem, toItemAt indexPath: IndexPath) -> any UIDragAnimating
    /// The item shrinks into a rectangle of the item.
    @discardableResult
    func drop(_ dragItem: UIDragItem, intoItemAt indexPath: IndexPath, rect: CGRect) -> any UIDragAnimating
    @discardableResult
    func drop(_ dragItem: UIDragItem, to target: UIDragPreviewTarget) -> any UIDragAnimating
}

/// A item that stands for one that is still to come.
@preconcurrency @MainActor
open class UICollectionViewPlaceholder: NSObject {
    final let insertionIndexPath: IndexPath
    open var cellUpdateHandler: ((UICollectionViewCell) -> Void)? {
        didSet { Unsupported.kept("UICollectionViewPlaceholder.cellUpdateHandler") }
    }

    public init(insertionIndexPath: IndexPath, reuseIdentifier: String) {
        self.insertionIndexPath = insertionIndexPath
        super.init()
        Unsupported.dropPlaceholders.report()
    }
}

/// A placeholder for an item that is dropped.
@preconcurrency @MainActor
open class UICollectionViewDropPlaceholder: UICollectionViewPlaceholder {
    open var previewParametersProvider: ((UICollectionViewCell) -> UIDragPreviewParameters?)? {
        didSet { Unsupported.kept("UICollectionViewDropPlaceholder.previewParametersProvider") }
    }
}

/// A placeholder's end: data have come, or will not.
@preconcurrency @MainActor
public protocol UICollectionViewDropPlaceholderContext: UIDragAnimating {
    var dragItem: UIDragItem { get }
    /// The data source takes the item in at the index path that it is given. False if there is nothing to exchange any more.
    @discardableResult
    func commitInsertion(dataSourceUpdates: (_ insertionIndexPath: IndexPath) -> Void) -> Bool
    @discardableResult
    func deletePlaceholder() -> Bool
    /// Its cell is asked for anew.
    func setNeedsCellUpdate()
}
