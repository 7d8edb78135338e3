import AppleFoundation
import CoreGraphics

/// Sizes, insets and margins, and how news of them travels.
extension UIViewController {
    // MARK: Insets and margins
    final func setAdditionalSafeArea(_ insets: UIEdgeInsets) {
        guard insets != additionalSafeAreaInsets else { return }
        rareState.additionalSafeAreaInsets = insets
        rootView?.updateSafeArea()
    }

    /// 16 at the sides, 20 from a width of 400 on, and nothing above and below.
    final var defaultMinimumMargins: NSDirectionalEdgeInsets {
        let width = rootView?.viewLayer.bounds.size.width ?? UIScreen.main.bounds.width
        let side: CGFloat = width < 400 ? 16 : 20
        return NSDirectionalEdgeInsets(top: 0, leading: side, bottom: 0, trailing: side)
    }

    final func setRespectsMinimumMargins(_ respects: Bool) {
        guard respects != controllerFlags.contains(.respectsMinimumMargins) else { return }
        controllerFlags.set(.respectsMinimumMargins, respects)
        rootView?.marginsChanged()
    }

    // MARK: Preferred size
    final func setPreferredContentSize(_ size: CGSize) {
        guard size != preferredContentSize else { return }
        rareState.preferredContentSize = size
        if let parent = containment.parent {
            ControllerObservation.note(parent, .preferredContentSizeDidChange(child: self))
            parent.preferredContentSizeDidChange(forChildContentContainer: self)
        } else if let presentation = ownPresentation, controllerRarities?.presenting != nil {
            presentation.preferredContentSizeDidChange(forChildContentContainer: self)
        }
    }

    // MARK: Size transitions
    /// The whole size for a child that fills its parent; otherwise it keeps its own.
    final func defaultSize(of container: any UIContentContainer, in parentSize: CGSize) -> CGSize {
        guard let child = container as? UIViewController, let view = child.rootView, let own = rootView else {
            return parentSize
        }
        return view.bounds.size == own.bounds.size ? parentSize : view.bounds.size
    }

    final func announce(size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerObservation.note(self, .viewWillTransition(to: size))
        viewWillTransition(to: size, with: coordinator)
    }

    final func announce(traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        ControllerObservation.note(self, .willTransition(to: traits))
        willTransition(to: traits, with: coordinator)
    }

    final func passOn(_ size: CGSize, _ coordinator: any UIViewControllerTransitionCoordinator) {
        (coordinator as? TransitionCoordinator)?.noteDefault(self)
        for child in containment.children {
            let own = self.size(forChildContentContainer: child, withParentContainerSize: size)
            if let view = child.rootView, view.bounds.size == own { continue }
            DeepStack.call { child.announce(size: own, coordinator) }
        }
        guard let presentation = controllerRarities?.presented?.ownPresentation else { return }
        DeepStack.call { presentation.viewWillTransition(to: size, with: coordinator) }
    }

    final func passOn(_ traits: UITraitCollection, _ coordinator: any UIViewControllerTransitionCoordinator) {
        for child in containment.children {
            var own = traits
            if let override = child.mergedTraitOverrides { own = UITraitCollection(traitsFrom: [traits, override]) }
            if own.storage == child.presentTraits.storage { continue }
            DeepStack.call { child.announce(traits: own, coordinator) }
        }
        guard let presentation = controllerRarities?.presented?.ownPresentation else { return }
        DeepStack.call { presentation.willTransition(to: traits, with: coordinator) }
    }
}
