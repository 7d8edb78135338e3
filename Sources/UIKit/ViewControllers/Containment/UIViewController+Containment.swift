@_spi(House) import AppleFoundation

/// The steps behind adding and removing children.
extension UIViewController {
    final func adopt(_ child: UIViewController) {
        if let refusal = ContainmentChecks.refusal(adding: child, to: self) { return Misuse.report(refusal) }
        withExtendedLifetime(child) {
            if child.containment.parent != nil {
                child.controllerFlags.insert(.isChangingParent)
                child.removeFromParent()
                child.controllerFlags.remove(.isChangingParent)
            }
            // A callback may have given it to somebody else.
            guard child.containment.parent == nil else { return }
            containment.append(child)
            _objcChange(child, "parent") { child.containment.setParent(self) }
            child.controllerFlags.insert(.awaitsDidMove)
            child.expectingSuper(.owesWillMove) { child.willMove(toParent: self) }
        }
    }

    final func leaveParent() {
        guard let parent = containment.parent else { return }
        withExtendedLifetime(self) {
            if ControllerAdvice.isGiven { checkFarewell(to: parent) }
            parent.containment.remove(self)
            _objcChange(self, "parent") { containment.setParent(nil) }
            goOnAlone()
            if let rarities = controllerRarities, rarities.overrideFromParent != nil {
                rarities.overrideFromParent = nil
                ownTraitsChanged()
            }
            controllerFlags.subtract(.awaitsDidMove)
            expectingSuper(.owesDidMove) { didMove(toParent: nil) }
            if LeakWatch.isOn { LeakWatch.watch(self, "removed from its parent") }
        }
    }

    /// What UIKit's own `willMove(toParent:)` is for: from here on the controller knows why it comes or goes.
    final func noteMove(to parent: UIViewController?) {
        ControllerObservation.note(self, .willMove(toParent: parent))
        controllerFlags.subtract(.owesWillMove)
        controllerFlags.set(.isMovingToParent, parent != nil)
        controllerFlags.set(.isMovingFromParent, parent == nil)
    }

    final func noteMoved(to parent: UIViewController?) {
        ControllerObservation.note(self, .didMove(toParent: parent))
        controllerFlags.subtract([.owesDidMove, .awaitsDidMove])
    }

    /// Whether the view of this child is inside the parent's.
    final func isShown(in parent: UIViewController) -> Bool {
        guard let view = rootView, let outer = parent.rootView, let superview = view.parentReference else { return false }
        if superview == Uncounted(outer) { return true }
        return superview.use { $0.isInside(outer) }
    }
}
