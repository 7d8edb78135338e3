@_spi(House) import AppleFoundation

/// Decides whether a controller may become a child, and whether its view may go where it is put.
@MainActor enum ContainmentChecks {
    /// What is wrong with the wish; nil if nothing is.
    static func refusal(adding child: UIViewController, to parent: UIViewController) -> Misuse? {
        if child === parent { return .childOfItself(controller: Diagnostics.name(parent)) }
        // Only a controller that has children can be above us.
        if !child.containment.children.isEmpty, isInside(parent, child) {
            return .cycleOfControllers(controller: Diagnostics.name(child), parent: Diagnostics.name(parent))
        }
        guard let outer = child.rootView?.superview, let host = nearestController(from: outer), host !== parent else {
            return nil
        }
        return .childBelongsElsewhere(
            child: Diagnostics.name(child), expected: Diagnostics.name(host), requested: Diagnostics.name(parent))
    }

    /// What is wrong with putting the root view of `controller` into `superview`.
    static func refusal(placing controller: UIViewController, in superview: UIView) -> Misuse? {
        guard controller.containment.parent != nil, let host = nearestController(from: superview),
            !controller.containment.isChild(of: host), let parent = controller.containment.parent,
            host !== controller
        else { return nil }
        return .viewBelongsElsewhere(
            child: Diagnostics.name(controller), expected: Diagnostics.name(host), actual: Diagnostics.name(parent))
    }

    /// The controller whose root view is the view or the nearest one above it.
    static func nearestController(from view: UIView) -> UIViewController? {
        var candidate: Uncounted<UIView>? = Uncounted(view)
        while let current = candidate {
            if current.use({ $0.isOwned }),
                let owner = current.use({ $0.viewOwner })
            {
                return owner.ownerResponder as? UIViewController
            }
            candidate = current.use { $0.parentReference }
        }
        return nil
    }

    private static func isInside(_ controller: UIViewController, _ ancestor: UIViewController) -> Bool {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if current === ancestor { return true }
            candidate = current.containment.parent
        }
        return false
    }
}
