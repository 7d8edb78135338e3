import AppleFoundation

/// Walks trees of controllers.
@MainActor package enum ControllerTree {
    /// The controller, its children, and what each presents: parents before children.
    package static func all(from root: UIViewController) -> [UIViewController] {
        var found: [UIViewController] = []
        var pending = [root]
        while let controller = pending.popLast() {
            found.append(controller)
            if let presented = controller.controllerRarities?.presented { pending.append(presented) }
            pending.append(contentsOf: controller.containment.children.reversed())
        }
        return found
    }

    /// The child through which a controller, presented ones included, is reached.
    static func child(of container: UIViewController, containing controller: UIViewController) -> UIViewController? {
        var current: UIViewController? = controller
        while let step = current {
            let rarities = step.controllerRarities
            // Inside the presenter the way leads through whoever asked for the presentation.
            let next = step.parent ?? (rarities?.presenting == nil ? nil : rarities?.presentationSource ?? rarities?.presenting)
            if next === container { return step.parent === container ? step : nil }
            current = next
        }
        return nil
    }
}
