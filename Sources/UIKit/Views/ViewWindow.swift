import AppleFoundation
import CoreGraphics

/// All that views know of their window beyond what apps can ask it. Windows adopt it.
@MainActor protocol ViewWindow {
    /// What the screen's housing and bars cover of the window.
    var screenSafeArea: UIEdgeInsets { get }
    /// Where the docked keyboard is, in the screen's coordinates; nil while there is none.
    var keyboardFrame: CGRect? { get }
    /// The window gives the view its frame: it is that of its root controller.
    func isFilled(by view: UIView) -> Bool
}
