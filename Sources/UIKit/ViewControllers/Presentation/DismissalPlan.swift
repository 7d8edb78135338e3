import AppleFoundation

/// Decides what goes when a controller is asked to dismiss.
struct DismissalPlan {
    /// Who stays, and shows again.
    let presenter: UIViewController
    /// What goes, from the one that `presenter` presents to the topmost.
    let chain: [UIViewController]

    var top: UIViewController { chain[chain.count - 1] }

    /// What the controller or an ancestor has presented, and all above; else the controller's own presentation. Nil for neither.
    @MainActor init?(for controller: UIViewController) {
        let first: UIViewController
        if let presented = controller.nearestPresented {
            first = presented
        } else if let own = DismissalPlan.presentedAncestor(of: controller) {
            first = own
        } else {
            return nil
        }
        guard let presenter = first.controllerRarities?.presenting else { return nil }
        var chain = [first]
        while let next = chain[chain.count - 1].controllerRarities?.presented { chain.append(next) }
        self.presenter = presenter
        self.chain = chain
    }

    @MainActor private static func presentedAncestor(of controller: UIViewController) -> UIViewController? {
        var candidate: UIViewController? = controller
        while let current = candidate {
            if current.controllerRarities?.presenting != nil { return current }
            candidate = current.containment.parent
        }
        return nil
    }
}
