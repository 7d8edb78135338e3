import AppleFoundation

/// Decides who presents when a controller is asked to.
@MainActor enum PresentationContextSearch {
    /// The controller whose view will be covered.
    static func presenter(from source: UIViewController, style: UIModalPresentationStyle, isFullscreen: Bool)
        -> UIViewController
    {
        let wantsContext = style == .currentContext || style == .overCurrentContext || (style == .custom && !isFullscreen)
        if wantsContext, let context = definedContext(from: source) { return context }
        return farthest(from: source)
    }

    private static func definedContext(from source: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = source
        while let current = candidate {
            if current.definesPresentationContext { return current }
            candidate = current.containment.parent
        }
        return nil
    }

    /// The end of the line of parents: a window's root, something presented, or something that belongs nowhere.
    static func farthest(from source: UIViewController) -> UIViewController {
        var current = source
        while let parent = current.containment.parent { current = parent }
        return current
    }

    /// What speaks against presenting; nil if nothing does.
    static func refusal(presenting controller: UIViewController, on presenter: UIViewController, from source: UIViewController)
        -> Misuse?
    {
        let name = Diagnostics.name
        if let other = controller.controllerRarities?.presenting {
            return .presentedTwice(controller: name(controller), presenter: name(other))
        }
        if let alert = controller as? UIAlertController, alert.isEmpty { return .alert(.nothingToShow) }
        if let parent = controller.containment.parent {
            return .presentingChild(controller: name(controller), parent: name(parent))
        }
        if controller === presenter || controller.rootView?.window?.storedRoot === controller {
            return .presentingActive(controller: name(controller))
        }
        func refusal(_ reason: Misuse.PresentationRefusal, by presenter: UIViewController) -> Misuse {
            .presentationRefused(
                controller: name(controller), presenter: name(presenter), source: name(source), reason: reason)
        }
        // Whoever shows something in a context of its own presents nothing else, be it elsewhere.
        for busy in [presenter, source] {
            guard let presented = busy.controllerRarities?.presented else { continue }
            let isMoving = presented.ownPresentation?.phase != .presented
            return refusal(isMoving ? .inProgress : .alreadyPresenting(name(presented)), by: busy)
        }
        if presenter.ownPresentation?.phase == .dismissing { return refusal(.inProgress, by: presenter) }
        guard presenter.view.window != nil else { return refusal(.notInWindow, by: presenter) }
        return nil
    }
}
