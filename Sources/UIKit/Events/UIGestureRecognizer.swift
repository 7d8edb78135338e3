import AppleFoundation

/// Turns touches into gestures.
@preconcurrency @MainActor
open class UIGestureRecognizer: NSObject {
    /// The view it is attached to.
    open internal(set) weak var view: UIView?
    open var isEnabled = true
    open var name: String?

    nonisolated public override init() { super.init() }
}
