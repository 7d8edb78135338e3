@_spi(House) import AppleFoundation

/// Finds the controller that decides about the status bar, the home indicator, the screen's edges and the pointer.
@MainActor package enum SystemDeference {
    package enum Matter: CaseIterable { case statusBar, homeIndicator, screenEdges, pointerLock }

    /// Asks anew where the controller is in charge, directly or through those that point to it.
    static func update(_ matter: Matter, for controller: UIViewController) {
        controller.rootView?.windowReference?.use { update(matter, in: $0) }
    }

    package static func update(_ matter: Matter, in window: UIWindow) {
        if matter == .statusBar, !InformationFile.isStatusBarControllerBased { return takeStatusBarOfProgram(window) }
        guard let start = start(in: window, forStatusBar: matter == .statusBar) else { return }
        switch matter {
        case .statusBar:
            let style = ask(start, along: { $0.childForStatusBarStyle }) { $0.preferredStatusBarStyle }
            let hiding = ask(start, along: { $0.childForStatusBarHidden }) {
                (isHidden: $0.prefersStatusBarHidden, animation: $0.preferredStatusBarUpdateAnimation)
            }
            window.wishes.statusBarStyle = style
            window.wishes.isStatusBarHidden = hiding.isHidden
            window.wishes.statusBarAnimation = hiding.animation
            window.wishes.isStatusBarChangeAnimated = UIView.inheritedAnimationDuration > 0
        case .homeIndicator:
            let isHidden = ask(start, along: { $0.childForHomeIndicatorAutoHidden }) { $0.prefersHomeIndicatorAutoHidden }
            window.wishes.isHomeIndicatorAutoHidden = isHidden
        case .screenEdges:
            let edges = ask(start, along: { $0.childForScreenEdgesDeferringSystemGestures }) {
                $0.preferredScreenEdgesDeferringSystemGestures
            }
            window.wishes.deferredEdges = edges
        case .pointerLock:
            let isLocked = ask(start, along: { $0.childViewControllerForPointerLock }) { $0.prefersPointerLocked }
            window.wishes.isPointerLocked = isLocked
        }
    }

    /// The information file decides, and what the application object was told.
    private static func takeStatusBarOfProgram(_ window: UIWindow) {
        window.wishes.statusBarStyle = InformationFile.statusBarStyle
        window.wishes.isStatusBarHidden = InformationFile.isStatusBarHidden
        window.wishes.statusBarAnimation = InformationFile.asked.animation
        window.wishes.isStatusBarChangeAnimated = InformationFile.asked.isAnimated
    }

    /// What the application object is told counts only where controllers are not asked.
    static func ask(animated: Bool, _ change: (inout AskedStatusBar) -> Void) {
        guard !InformationFile.isStatusBarControllerBased else { return }
        var asked = InformationFile.asked
        change(&asked)
        asked.isAnimated = animated
        let news = StatusBarNews(isHidden: asked.isHidden)
        InformationFile.asked = asked
        for window in UIScreen.main.windows { update(.statusBar, in: window) }
        news.tellOfEnd()
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

    /// Asks the last of those that point to one another. Mostly there are one or two: nobody is held longer than needed for them.
    @inline(__always)
    private static func ask<Answer>(
        _ start: UIViewController, along next: (UIViewController) -> UIViewController?,
        _ question: (UIViewController) -> Answer
    ) -> Answer {
        guard let first = next(start), first !== start else { return question(start) }
        guard let second = next(first), second !== first else { return question(first) }
        var current = second
        var steps = 2
        while let following = next(current), following !== current, steps < 10_000 {
            current = following
            steps += 1
        }
        return question(current)
    }
}
