import AppleFoundation
import CoreGraphics

/// Where a tab bar controller's bar and content are.
extension UITabBarController: ContainerViewOwner {
    final var containerView: UILayoutContainerView? { viewIfLoaded as? UILayoutContainerView }

    final func makeContainerView() {
        let made = UILayoutContainerView(frame: UIScreen.main.bounds)
        made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        made.clipsToBounds = true
        made.controller = self
        ownView = made
        made.content.frame = made.bounds
        made.addSubview(made.content)
        made.addSubview(tabBar)
        view = made
        if !tabState.controllers.isEmpty { takeControllers(tabState.controllers, animated: false) }
    }

    final func containerViewLaysOut() {
        if tabState.shown == nil { installSelected() }
        layOutContents()
        endPending()
    }

    private var isBarAway: Bool { tabState.isBarHidden || tabState.childHidesBar }

    final func layOutContents() {
        guard let container = containerView else { return }
        let bounds = container.bounds
        let height = BarMetrics.tabBar(traitCollection) + container.safeAreaInsets.bottom
        if !tabState.isSliding {
            let y = isBarAway ? bounds.height : bounds.height - height
            let frame = CGRect(x: 0, y: y, width: bounds.width, height: height)
            if tabBar.frame != frame { tabBar.frame = frame }
            tabBar.isHidden = isBarAway
        }
        if container.content.frame != bounds { container.content.frame = bounds }
        container.content.contentSafeAreaInsets = UIEdgeInsets(
            top: 0, left: 0, bottom: isBarAway ? 0 : BarMetrics.tabBar(traitCollection), right: 0)
        if tabState.running == nil { container.content.place(in: contentFrame(for: tabState.shown)) }
    }

    /// The whole of the container, or what an opaque bar leaves of it.
    final func contentFrame(for controller: UIViewController?) -> CGRect {
        guard let container = containerView else { return .zero }
        var frame = container.bounds
        guard let controller, !isBarAway else { return frame }
        let reaches =
            controller.edgesForExtendedLayout.contains(.bottom)
            && (tabBar.isTranslucent || controller.extendedLayoutIncludesOpaqueBars)
        if !reaches { frame.size.height -= BarMetrics.tabBar(traitCollection) + container.safeAreaInsets.bottom }
        return frame
    }

    final func barChanged() { viewIfLoaded?.setNeedsLayout() }

    // MARK: Hiding
    final func hideBar(_ hidden: Bool, animated: Bool) {
        guard hidden != tabState.isBarHidden else { return }
        tabState.isBarHidden = hidden
        guard animated, let container = containerView, container.window != nil, UIView.areAnimationsEnabled else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        slideBar(in: container)
    }

    private func slideBar(in container: UIView) {
        tabBar.isHidden = false
        UIView.animate(withDuration: 0.25, delay: 0, options: .allowUserInteraction) {
            self.layOutContents()
            self.tabBar.isHidden = false
            container.layoutIfNeeded()
        } completion: { _ in
            self.tabBar.isHidden = self.isBarAway
        }
    }

    /// A navigation controller's stack decides about the bar; the bar goes and comes with the stack's old screen.
    final func childHidesBar(
        _ hides: Bool, from child: UIViewController, transition: (any UIViewControllerTransitionCoordinator)?
    ) {
        guard child === tabState.shown || child === tabState.selected || transition == nil else { return }
        guard hides != tabState.childHidesBar, child.parent === self else { return }
        tabState.childHidesBar = hides
        guard let transition, let container = containerView, !tabState.isBarHidden else {
            viewIfLoaded?.setNeedsLayout()
            return
        }
        let width = container.bounds.width
        let away = container.effectiveUserInterfaceLayoutDirection == .rightToLeft ? width : -width
        let height = BarMetrics.tabBar(traitCollection) + container.safeAreaInsets.bottom
        let inPlace = CGRect(x: 0, y: container.bounds.height - height, width: width, height: height)
        let aside = inPlace.offsetBy(dx: away, dy: 0)
        tabState.isSliding = true
        UIView.performWithoutAnimation {
            tabBar.isHidden = false
            tabBar.frame = hides ? inPlace : aside
            tabBar.layoutIfNeeded()
            layOutContents()
        }
        transition.animate(
            alongsideTransition: { _ in self.tabBar.frame = hides ? aside : inPlace },
            completion: { _ in
                self.tabState.isSliding = false
                self.viewIfLoaded?.setNeedsLayout()
            })
    }
}
