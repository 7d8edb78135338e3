import AppleFoundation

extension UIViewController {
    // MARK: Who presents whom
    final var nearestPresented: UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let presented = current.controllerRarities?.presented { return presented }
            candidate = current.containment.parent
        }
        return nil
    }

    final var farthestPresenting: UIViewController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let presenting = current.controllerRarities?.presenting { return presenting }
            candidate = current.containment.parent
        }
        return nil
    }

    /// What presents this controller itself, or would.
    final var ownPresentation: UIPresentationController? {
        controllerRarities?.activePresentation ?? controllerRarities?.presentationController
    }

    final var resolvedPresentationStyle: UIModalPresentationStyle {
        let style = controllerRarities?.presentationStyle ?? .automatic
        return style == .automatic ? .pageSheet : style
    }

    /// Of this controller or the nearest ancestor that is presented; made now where nobody has presented it yet.
    final var nearestPresentationController: UIPresentationController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let rarities = current.controllerRarities, rarities.presenting != nil {
                return rarities.presentationController ?? rarities.activePresentation
            }
            candidate = current.containment.parent
        }
        return containment.parent == nil ? presentationController(for: nil) : nil
    }

    final var presentationInUse: UIPresentationController? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if current.controllerRarities?.presenting != nil { return current.ownPresentation }
            candidate = current.containment.parent
        }
        return nil
    }

    final var currentCoordinator: (any UIViewControllerTransitionCoordinator)? {
        var candidate: UIViewController? = self
        while let current = candidate {
            if let coordinator = current.controllerRarities?.coordinator { return coordinator }
            candidate = current.containment.parent
        }
        return nil
    }

    // MARK: Showing nearby
    final func showNearby(_ controller: UIViewController, sender: Any?) {
        if let target = ShowTarget.find(.show, from: self, sender: sender) { return target.show(controller, sender: sender) }
        present(controller, animated: true)
    }

    final func showDetailNearby(_ controller: UIViewController, sender: Any?) {
        if let target = ShowTarget.find(.showDetail, from: self, sender: sender) {
            return target.showDetailViewController(controller, sender: sender)
        }
        present(controller, animated: true)
    }

    final func ancestorOverriding(_ action: Selector, sender: Any?) -> UIViewController? {
        guard let kind = ShowTarget(action) else {
            var candidate = containment.parent
            while let current = candidate {
                if current.canPerformAction(action, withSender: sender) { return current }
                candidate = current.containment.parent
            }
            return nil
        }
        return ShowTarget.find(kind, from: self, sender: sender)
    }

    /// Only one that presents itself and doesn't want to is passed over.
    final var takesActions: Bool { controllerRarities?.presented == nil || performsActionsWhilePresentingModally }
}

/// Finds the ancestor with an own way of showing: its class overrides the method.
@MainActor enum ShowTarget {
    case show
    case showDetail

    init?(_ action: Selector) {
        switch action.description {
        case "showViewController:sender:", "show:sender:": self = .show
        case "showDetailViewController:sender:": self = .showDetail
        default: return nil
        }
    }

    private var action: Selector {
        self == .show ? Selector("showViewController:sender:") : Selector("showDetailViewController:sender:")
    }

    /// Whether the class has a way of its own; a controller may still refuse.
    static func isAnswered(_ action: Selector, by type: UIViewController.Type) -> Bool? {
        ShowTarget(action).map { overrides($0, type) }
    }

    static func find(_ kind: ShowTarget, from controller: UIViewController, sender: Any?) -> UIViewController? {
        var candidate = controller.containment.parent
        while let current = candidate {
            if overrides(kind, type(of: current)), current.canPerformAction(kind.action, withSender: sender) { return current }
            candidate = current.containment.parent
        }
        return nil
    }

    private static func overrides(_ kind: ShowTarget, _ type: UIViewController.Type) -> Bool {
        type != UIViewController.self && ControllerOverrides.overrides(kind == .show ? .show : .showDetail, in: type)
    }
}
