import AppleFoundation

/// Something to share that takes time to make: an object of your own whose `item` is asked for when somebody has chosen what to do with it.
open class UIActivityItemProvider: Operation, @unchecked Sendable {
    /// What stands for the item until it is asked for.
    public final let placeholderItem: Any?
    /// What will be done with the item. Nil until that is chosen.
    public final internal(set) var activityType: UIActivity.ActivityType?

    public init(placeholderItem: Any) {
        self.placeholderItem = placeholderItem
        super.init()
    }

    /// What is shared. Subclasses make it here; otherwise it is the placeholder.
    open var item: Any { placeholderItem ?? NSNull() }
}

extension UIActivityItemProvider: UIActivityItemSource {
    @MainActor public func activityViewControllerPlaceholderItem(_ activityViewController: UIActivityViewController) -> Any {
        placeholderItem ?? NSNull()
    }

    @MainActor public func activityViewController(
        _ activityViewController: UIActivityViewController, itemForActivityType activityType: UIActivity.ActivityType?
    ) -> Any? {
        self.activityType = activityType
        return item
    }
}
