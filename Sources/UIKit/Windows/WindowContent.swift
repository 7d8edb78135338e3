import AppleFoundation

/// All that a window knows of the controllers whose views it shows. The room of view controllers makes windows adopt it.
@MainActor protocol WindowContent {
    func replaceRoot(with new: UIViewController?)
    /// The view of the root controller.
    func isRoot(_ view: UIView) -> Bool
    func controllersBecomeVisible()
    /// To be called before the window goes; what it returns is to be called when it has gone.
    func controllersBecomeHidden() -> () -> Void
}
