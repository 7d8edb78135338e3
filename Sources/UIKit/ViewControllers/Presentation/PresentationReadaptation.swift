import AppleFoundation
import CoreGraphics

/// A presentation that is shown meets other size classes: it may change its style, and change back.
extension UIPresentationController {
    /// Called when the container's traits are other ones.
    final func adaptToNewTraits() {
        guard phase == .presented, let container = containerView else { return }
        let wished = original ?? self
        guard wished.ownStyle == .popover || wished.ownStyle == .pageSheet || wished.ownStyle == .formSheet else { return }
        let traits = container.traitCollection
        let decided = wished.adaptation(for: traits)
        guard decided != wished.adaptation else { return }
        let (next, shown) = wished.controllerInUse(decided)
        wished.announceAdaptation(nil)
        UIView.performWithoutAnimation { handOver(to: next, showing: shown, in: container) }
    }

    private func handOver(
        to next: UIPresentationController, showing new: UIViewController, in container: UIView
    ) {
        guard let presenter, next !== self else { return }
        let old = presentedViewController
        let (removed, removes) = (removed, next.shouldRemovePresentersView)
        withExtendedLifetime(self) {
            if old === new {
                // Its view leaves the window for a moment; nobody needs to know.
                new.beginTransition(appearing: true, animated: false, driver: .hand)
                leaveContainer()
            } else {
                let isInside = ControllerTree.all(from: new).contains { $0 === old }
                if !isInside, old.appearance.isVisible {
                    old.beginTransition(appearing: false, animated: false, driver: .hand)
                }
                leaveContainer()
                PresentationHandover.show(new, insteadOf: old, presenter: presenter)
                if !new.appearance.isVisible { new.beginTransition(appearing: true, animated: false, driver: .hand) }
            }
            new.rareState.activePresentation = next
            next.setOwnedByPresented(true)
            next.enter(container, removed: removed, presenter: presenter, removes: removes)
            for controller in [old, new] where controller.appearance.isOpen { controller.endTransition() }
        }
    }

    /// Takes its chrome out; the container stays for the next.
    private func leaveContainer() {
        dismissalTransitionWillBegin()
        presentedView?.removeFromSuperview()
        dismissalTransitionDidEnd(true)
        letGoOfView()
        containerView = nil
        removed = nil
        phase = .idle
    }

    private func enter(_ container: UIView, removed: RemovedView?, presenter: UIViewController, removes: Bool) {
        containerView = container
        (container as? PresentationContainerView)?.presentation = self
        (container as? PresentationContainerView)?.letsTouchesThrough = false
        phase = .presenting
        prepareToBegin()
        presentationTransitionWillBegin()
        if let view = presentedView {
            view.frame = frameOfPresentedViewInContainerView
            container.addSubview(view)
        }
        if removes, removed == nil {
            presenter.beginTransition(appearing: false, animated: false, driver: .hand)
            self.removed = RemovedView(presenter.rootView)
            presenter.rootView?.removeFromSuperview()
        } else if !removes, let removed {
            presenter.beginTransition(appearing: true, animated: false, driver: .hand)
            removed.putBack()
        } else {
            self.removed = removed
        }
        phase = .presented
        container.setNeedsLayout()
        container.layoutIfNeeded()
        presentationTransitionDidEnd(true)
        if presenter.appearance.isOpen { presenter.endTransition() }
    }
}
