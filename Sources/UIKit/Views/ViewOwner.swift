import AppleFoundation

/// All that a view knows of its controller. View controllers adopt it; nothing else in this folder knows them.
@MainActor package protocol ViewOwner: AnyObject {
    /// The responder between the view and its superview.
    var ownerResponder: UIResponder { get }
    /// What the controller adds to the safe area of its view.
    var ownerAdditionalSafeAreaInsets: UIEdgeInsets { get }
    /// The least margins of the controller's view; nil where the view's own count alone.
    var ownerMinimumLayoutMargins: UIEdgeInsets? { get }
    /// Traits that the controller sets for its view and everything inside.
    var ownerTraitOverrides: UITraitCollection? { get }

    /// Whether the view may go into `superview`; says why if not.
    func viewOwnerMayPlaceView(in superview: UIView) -> Bool
    /// The view is about to come to a window that shows, or to leave one.
    func viewOwnerVisibilityWillChange(isComing: Bool)
    func viewOwnerVisibilityDidChange(isComing: Bool)
    func viewOwnerWillLayoutSubviews()
    func viewOwnerDidLayoutSubviews()
    func viewOwnerSafeAreaInsetsDidChange()
    func viewOwnerLayoutMarginsDidChange()
    /// Traits are about to be handed to the view's subviews.
    func viewOwnerTraitsDidChange(from previous: UITraitCollection)
    /// Instead of the view's own `updateConstraints()`; calls it in turn.
    func viewOwnerUpdateConstraints()
    /// The keyboard comes, goes or has another height.
    func viewOwnerKeyboardMoved()
}

extension ViewOwner {
    package func viewOwnerMayPlaceView(in superview: UIView) -> Bool { true }
    package func viewOwnerKeyboardMoved() {}
}

extension UIView {
    /// The same as asking for `owner`, without counting references.
    @inline(__always) final var isOwned: Bool { flags.contains(.isOwned) }

    /// The controller whose root view this is. It is not kept alive: the owner takes itself off before it goes.
    package final var owner: (any ViewOwner)? {
        get { viewOwner }
        set {
            viewOwner = newValue
            flags.set(.isOwned, newValue != nil)
            flags.insert(.hearsOfWindows)
            WindowAttachment.changes &+= 1
            if newValue != nil, layoutState != nil { updateConstraintsOnce() }
            viewLayer.ownerLaysOut()
            surroundingsChanged()
        }
    }
}
