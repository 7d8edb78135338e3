import AppleFoundation
import CoreGraphics

/// Decides how a presented controller looks on the screen: its frame, what surrounds it, and how it adapts.
@preconcurrency @MainActor
open class UIPresentationController: NSObject, UIContentContainer, UITraitEnvironment {
    // MARK: Who takes part
    open internal(set) var presentedViewController: UIViewController {
        get { presented }
        set {
            presented = newValue
            if kept != nil { kept = newValue }
        }
    }
    /// Before anybody presents it is an empty controller that belongs nowhere.
    open var presentingViewController: UIViewController { presenter ?? UIViewController() }
    /// A controller owns what presents it. One that nobody owns in this way keeps the controller that it was made for.
    private unowned var presented: UIViewController
    private var kept: UIViewController?
    final weak var presenter: UIViewController?
    /// There while the presentation lasts.
    open internal(set) var containerView: UIView?
    open weak var delegate: (any UIAdaptivePresentationControllerDelegate)?
    var phase = Phase.idle
    var adaptation = PresentationAdaptation(original: .none, answer: .none, isCompact: false)
    /// The one that this stands in for, in another style.
    weak var original: UIPresentationController?
    /// Who was to be presented before the delegate gave another for this style.
    var replaced: UIViewController?
    /// The presenter's view while it makes room.
    var removed: RemovedView?
    var ownStyle: UIModalPresentationStyle
    /// What the presented controller was shown with in the end.
    var styleInUse: UIModalPresentationStyle

    public init(presentedViewController: UIViewController, presenting presentingViewController: UIViewController?) {
        presented = presentedViewController
        kept = presentedViewController
        presenter = presentingViewController
        ownStyle = presentedViewController.resolvedPresentationStyle
        styleInUse = ownStyle
        super.init()
    }

    /// Says whether the presented controller owns this one.
    final func setOwnedByPresented(_ isOwned: Bool) { kept = isOwned ? nil : presented }

    // MARK: Style
    open var presentationStyle: UIModalPresentationStyle { styleInUse }
    open var adaptivePresentationStyle: UIModalPresentationStyle {
        adaptivePresentationStyle(for: traitCollection)
    }
    open func adaptivePresentationStyle(for traitCollection: UITraitCollection) -> UIModalPresentationStyle {
        delegate?.`adaptivePresentationStyle(for:traitCollection:)`?(self, traitCollection)
            ?? delegate?.`adaptivePresentationStyle(for:)`?(self) ?? ownStyle
    }
    open var shouldPresentInFullscreen: Bool { true }
    open var shouldRemovePresentersView: Bool { styleInUse == .fullScreen || styleInUse == .currentContext }

    // MARK: Views
    open var frameOfPresentedViewInContainerView: CGRect { containerView?.bounds ?? .zero }
    open var presentedView: UIView? { presentedViewController.view }
    open func containerViewWillLayoutSubviews() {
        _ = isExchanged(self, UIPresentationController.self, "containerViewWillLayoutSubviews")
    }
    open func containerViewDidLayoutSubviews() {
        _ = isExchanged(self, UIPresentationController.self, "containerViewDidLayoutSubviews")
    }

    // MARK: Phases
    open func presentationTransitionWillBegin() {
        _ = isExchanged(self, UIPresentationController.self, "presentationTransitionWillBegin")
    }
    open func presentationTransitionDidEnd(_ completed: Bool) {
        _ = isExchanged(self, UIPresentationController.self, "presentationTransitionDidEnd:", [completed])
    }
    open func dismissalTransitionWillBegin() {
        _ = isExchanged(self, UIPresentationController.self, "dismissalTransitionWillBegin")
    }
    open func dismissalTransitionDidEnd(_ completed: Bool) {
        _ = isExchanged(self, UIPresentationController.self, "dismissalTransitionDidEnd:", [completed])
    }
    /// Where the presented view is put at each layout.
    var frameInLayout: CGRect { frameOfPresentedViewInContainerView }
    /// Gives the presented controller's view back, out of what was put around it.
    func letGoOfView() {}

    // MARK: Traits
    open var overrideTraitCollection: UITraitCollection? {
        didSet {
            presentedViewController.rareState.overrideFromPresentation = overrideTraitCollection
            presentedViewController.ownTraitsChanged()
        }
    }
    open var traitCollection: UITraitCollection {
        let outer = containerView?.traitCollection ?? presenter?.traitCollection ?? .current
        guard let overrideTraitCollection else { return outer }
        return UITraitCollection(traitsFrom: [outer, overrideTraitCollection])
    }
    open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

    // MARK: Size (UIContentContainer)
    open var preferredContentSize: CGSize { presentedViewController.preferredContentSize }
    open func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        let name: StaticString = "preferredContentSizeDidChangeForChildContentContainer:"
        if isExchanged(self, UIPresentationController.self, name, [container]) { return }
        containerView?.setNeedsLayout()
    }
    open func systemLayoutFittingSizeDidChange(forChildContentContainer container: any UIContentContainer) {
        let name: StaticString = "systemLayoutFittingSizeDidChangeForChildContentContainer:"
        _ = isExchanged(self, UIPresentationController.self, name, [container])
    }
    open func size(
        forChildContentContainer container: any UIContentContainer, withParentContainerSize parentSize: CGSize
    ) -> CGSize {
        guard let containerView, let view = presentedViewController.viewIfLoaded else { return parentSize }
        return view.bounds.size == containerView.bounds.size ? parentSize : view.bounds.size
    }
    /// Overrides call super.
    open func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator) {
        let name: StaticString = "viewWillTransitionToSize:withTransitionCoordinator:"
        if isExchanged(self, UIPresentationController.self, name, [size, coordinator]) { return }
        let own = self.size(forChildContentContainer: presentedViewController, withParentContainerSize: size)
        if presentedViewController.viewIfLoaded?.bounds.size == own { return }
        presentedViewController.announce(size: own, coordinator)
    }
    /// Overrides call super.
    open func willTransition(
        to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
    ) {
        let name: StaticString = "willTransitionToTraitCollection:withTransitionCoordinator:"
        if isExchanged(self, UIPresentationController.self, name, [newCollection, coordinator]) { return }
        var own = newCollection
        if let override = presentedViewController.mergedTraitOverrides {
            own = UITraitCollection(traitsFrom: [newCollection, override])
        }
        if own.storage == presentedViewController.presentTraits.storage { return }
        presentedViewController.announce(traits: own, coordinator)
    }
}
