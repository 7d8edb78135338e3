import AppleFoundation

/// Finds the controller that decides about the status bar, the home indicator, the screen's edges and the pointer.
@MainActor package enum SystemDeference {
    package enum Matter: CaseIterable { case statusBar, homeIndicator, screenEdges, pointerLock }

    /// What controllers want of a window's surroundings, as last asked.
    package struct Wishes: Equatable {
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

    /// Asks anew where the controller is in charge, directly or through those that point to it.
    static func update(_ matter: Matter, for controller: UIViewController) {
        controller.rootView?.windowReference?._withUnsafeGuaranteedRef { update(matter, in: $0) }
    }

    package static func update(_ matter: Matter, in window: UIWindow) {
        guard let start = start(in: window, forStatusBar: matter == .statusBar) else { return }
        switch matter {
        case .statusBar where !InformationFile.isStatusBarControllerBased:
            window.wishes.statusBarStyle = InformationFile.statusBarStyle
            window.wishes.isStatusBarHidden = InformationFile.isStatusBarHidden
        case .statusBar:
            let style = end(of: start, along: \.childForStatusBarStyle).preferredStatusBarStyle
            let hiding = end(of: start, along: \.childForStatusBarHidden)
            let isHidden = hiding.prefersStatusBarHidden
            let animation = hiding.preferredStatusBarUpdateAnimation
            window.wishes.statusBarStyle = style
            window.wishes.isStatusBarHidden = isHidden
            window.wishes.statusBarAnimation = animation
            window.wishes.isStatusBarChangeAnimated = UIView.inheritedAnimationDuration > 0
        case .homeIndicator:
            let isHidden = end(of: start, along: \.childForHomeIndicatorAutoHidden).prefersHomeIndicatorAutoHidden
            window.wishes.isHomeIndicatorAutoHidden = isHidden
        case .screenEdges:
            let last = end(of: start, along: \.childForScreenEdgesDeferringSystemGestures)
            let edges = last.preferredScreenEdgesDeferringSystemGestures
            window.wishes.deferredEdges = edges
        case .pointerLock:
            let isLocked = end(of: start, along: \.childViewControllerForPointerLock).prefersPointerLocked
            window.wishes.isPointerLocked = isLocked
        }
    }

    package static func updateAll(in window: UIWindow) {
        for matter in Matter.allCases { update(matter, in: window) }
    }

    /// The root, or the topmost controller presented over the full screen; for the status bar also one that captures it.
    static func start(in window: UIWindow, forStatusBar: Bool) -> UIViewController? {
        guard var current = window.storedRoot else { return nil }
        // Mostly nobody has presented anything.
        if current.controllerRarities?.presented == nil { return current }
        var answer = current
        while let presented = current.controllerRarities?.presented {
            current = presented
            let style = presented.ownPresentation?.styleInUse ?? presented.resolvedPresentationStyle
            let isFull = style == .fullScreen || (style == .overFullScreen && !forStatusBar)
            if isFull || (forStatusBar && presented.modalPresentationCapturesStatusBarAppearance) { answer = presented }
        }
        return answer
    }

    private static func end(of start: UIViewController, along next: (UIViewController) -> UIViewController?) -> UIViewController
    {
        var current = start
        var steps = 0
        while let following = next(current), following !== current, steps < 10_000 {
            current = following
            steps += 1
        }
        return current
    }
}
