import AppleFoundation

/// Something that a view can be given so that the user can do more with it.
@preconcurrency @MainActor
public protocol UIInteraction: NSObjectProtocol {
    /// The view that has it. Weak.
    var view: UIView? { get }
    /// Just before it comes to a view, or leaves it for none.
    func willMove(to view: UIView?)
    func didMove(to view: UIView?)
}
