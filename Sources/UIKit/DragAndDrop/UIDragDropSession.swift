import AppleFoundation
import CoreGraphics

/// What fingers carry, as both ends see it.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
    var items: [UIDragItem] { get }
    func location(in view: UIView) -> CGPoint
    var allowsMoveOperation: Bool { get }
    var isRestrictedToDraggingApplication: Bool { get }
    func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
    func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

/// As the view sees it where the items come from.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
    /// What the app wants to remember with it.
    var localContext: Any? { get set }
}

public enum UIDropSessionProgressIndicatorStyle: UInt, Sendable {
    case none = 0
    case `default` = 1
}

/// As the view sees it that the items are above.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
    /// Nil if the items come from another app.
    var localDragSession: (any UIDragSession)? { get }
    var progressIndicatorStyle: UIDropSessionProgressIndicatorStyle { get set }
    /// Of all items that can be read as the class, in their order. The closure is called on the main queue.
    @discardableResult
    func loadObjects(
        ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
    ) -> Progress
}

/// Lets an app add its own to the way of an item.
@preconcurrency @MainActor
public protocol UIDragAnimating: NSObjectProtocol {
    func addAnimations(_ animations: @escaping () -> Void)
    func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void)
}
