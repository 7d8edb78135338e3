import AppleFoundation

/// What controllers want of a window's surroundings, as last asked.
package struct WindowWishes: Equatable {
    package var statusBarStyle = UIStatusBarStyle.default
    package var isStatusBarHidden = false
    package var statusBarAnimation = UIStatusBarAnimation.fade
    /// The bar's last change belongs to an animation.
    package var isStatusBarChangeAnimated = false
    package var isHomeIndicatorAutoHidden = false
    package var deferredEdges: UIRectEdge = []
    package var isPointerLocked = false

    package init() {}
}
