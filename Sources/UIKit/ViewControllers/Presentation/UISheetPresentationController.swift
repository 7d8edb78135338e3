import AppleFoundation
import CoreGraphics
import QuartzCore

/// Presents a controller as a sheet, with heights that it may rest at.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public class Detent: NSObject {
        /// Names of the heights at which a sheet rests.
        public struct Identifier: RawRepresentable, Hashable, Sendable {
            public let rawValue: String
            public init(rawValue: String) { self.rawValue = rawValue }
            public init(_ rawValue: String) { self.rawValue = rawValue }
            public static let medium = Identifier("com.apple.UIKit.medium")
            public static let large = Identifier("com.apple.UIKit.large")
        }

        public let identifier: Identifier
        private let resolver: (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?

        init(identifier: Identifier, resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?)
        {
            self.identifier = identifier
            self.resolver = resolver
        }

        /// About half of the height; not where there is little of it.
        public class func medium() -> Detent {
            Detent(identifier: .medium) {
                $0.containerTraitCollection.verticalSizeClass == .compact ? nil : ($0.maximumDetentValue * 0.5).rounded()
            }
        }
        public class func large() -> Detent { Detent(identifier: .large) { $0.maximumDetentValue } }

        /// A height of your own, inside the sheet's safe area; nil leaves the detent out.
        public class func custom(
            identifier: Identifier? = nil,
            resolver: @escaping (any UISheetPresentationControllerDetentResolutionContext) -> CGFloat?
        ) -> Detent {
            counter += 1
            return Detent(identifier: identifier ?? Identifier("custom-\(counter)"), resolver: resolver)
        }
        private static var counter = 0

        public func resolvedValue(in context: any UISheetPresentationControllerDetentResolutionContext) -> CGFloat? {
            resolver(context)
        }
    }

    // MARK: Settings
    open var detents: [Detent] = [.large()] {
        didSet {
            guard !detents.isEmpty else {
                detents = oldValue
                Misuse.report(.raised(name: "NSInvalidArgumentException", words: "A sheet needs at least one detent."))
                return
            }
            invalidateDetents()
        }
    }
    /// Nil, or one that is not among the detents, means the smallest.
    open var selectedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var largestUndimmedDetentIdentifier: Detent.Identifier? { didSet { containerView?.setNeedsLayout() } }
    open var prefersGrabberVisible = false { didSet { containerView?.setNeedsLayout() } }
    open var prefersScrollingExpandsWhenScrolledToEdge = true
    open var prefersEdgeAttachedInCompactHeight = false { didSet { containerView?.setNeedsLayout() } }
    open var widthFollowsPreferredContentSizeWhenEdgeAttached = false { didSet { containerView?.setNeedsLayout() } }
    open var preferredCornerRadius: CGFloat? { didSet { containerView?.setNeedsLayout() } }
    open weak var sourceView: UIView? { didSet { Unsupported.kept("UISheetPresentationController.sourceView") } }

    private let dimming = DimmingView()
    private var sheetView: SheetView?
    private var presenterCard: PresenterCard?
    private var pan: SheetPan?
    final lazy var hand = SheetHand(self)

    /// Evaluates the detents anew at the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates what `changes` sets about this sheet.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.4, delay: 0, options: .allowUserInteraction) { [self] in
                changes()
                containerView?.setNeedsLayout()
                containerView?.layoutIfNeeded()
                for sheet in adjacentSheets { sheet.containerView?.layoutIfNeeded() }
            }
        }
    }

    /// The one below and the one above.
    private var adjacentSheets: [UISheetPresentationController] {
        let below = presentedViewController.presentingViewController?.activePresentationController
        let above = presentedViewController.presentedViewController?.activePresentationController
        return [below, above].compactMap { $0 as? UISheetPresentationController }
    }

    // MARK: Where it lies
    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView else { return super.frameOfPresentedViewInContainerView }
        return SheetGeometry(self, container).frame
    }

    /// Where the hand holds it, else where it rests.
    override var frameInLayout: CGRect {
        guard let container = containerView, let top = sheetView == nil ? nil : hand.top else {
            return frameOfPresentedViewInContainerView
        }
        return SheetGeometry(self, container).frame(top: top)
    }

    final var place: SheetGeometry? { containerView.map { SheetGeometry(self, $0) } }

    // MARK: Chrome (SheetView, PresenterCard)
    open override var presentedView: UIView? { sheetView ?? super.presentedView }

    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, let content = presentedViewController.view else { return }
        sheetView = SheetView(content)
        presenterCard = viewBehind.map(PresenterCard.init)
        dimming.strength = .sheet
        dimming.whenTapped = { [weak self] in self?.tappedBeside() }
        dimming.put(into: container)
        dress()
        fade(isShown: !isUndimmed)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if completed, let sheetView { pan = SheetPan(self, view: sheetView) }
        if !completed { takeAway() }
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(isShown: false)
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if completed { takeAway() } else { dimming.alpha = isUndimmed ? 0 : 1 }
    }

    private func takeAway() {
        dimming.removeFromSuperview()
        presenterCard?.remove()
        presenterCard = nil
    }

    override func letGoOfView() {
        if let sheetView, let view = presentedViewController.viewIfLoaded, view.isDescendant(of: sheetView) {
            view.removeFromSuperview()
        }
        sheetView = nil
        pan = nil
    }

    private func fade(isShown: Bool) {
        let coordinator = presentedViewController.transitionCoordinator
        dimming.fade(isShown: isShown, alongside: coordinator)
        // Under the user's finger the card follows step by step.
        if coordinator?.initiallyInteractive == true || hand.isDragging { return }
        let duration = coordinator?.transitionDuration ?? 0
        showPresenter(phase == .dismissing ? 0 : 1, duration: duration)
    }

    private var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier, let place else { return false }
        guard let bound = place.heights.first(where: { $0.identifier == limit }) else { return false }
        return place.selected.height <= bound.height
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let container = containerView, sheetView != nil else { return }
        dress()
        (container as? PresentationContainerView)?.letsTouchesThrough = isUndimmed
        guard phase == .presented else { return }
        dimming.alpha = isUndimmed ? 0 : 1
        if !hand.isDragging { showPresenter(1, duration: UIView.inheritedAnimationDuration) }
    }

    private func dress() {
        guard let place else { return }
        let corners: CACornerMask = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let all: CACornerMask = [corners, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
        sheetView?.look(
            cornerRadius: place.fillsScreen ? 0 : preferredCornerRadius ?? 10, corners: place.isFloating ? all : corners,
            hasGrabber: prefersGrabberVisible && !place.fillsScreen, hasShadow: !place.fillsScreen)
    }

    // MARK: The presenter, behind
    /// What becomes a card behind a large sheet: the presenter's whole screen, or the sheet that it is in.
    private var viewBehind: UIView? {
        guard let presenter else { return nil }
        if let sheet = presenter.ownPresentation as? UISheetPresentationController, sheet.phase == .presented {
            return sheet.sheetView
        }
        guard let view = presenter.viewIfLoaded, let window = view.window, view.bounds.size == window.bounds.size else {
            return nil
        }
        return view
    }

    /// Draws the presenter back by a share of what the sheet's height asks for.
    final func showPresenter(_ share: CGFloat, duration: TimeInterval = 0) {
        guard let presenterCard, let place else { return }
        presenterCard.show(share * place.presenterShare(top: hand.top), top: place.presenterTop, duration: duration)
    }

    // MARK: The user's hand (SheetHand)
    /// Whether there is a larger detent.
    final var canGrow: Bool {
        guard let place, let highest = place.tops.first else { return false }
        return place.frame.minY > highest + 0.5
    }

    final func handMoved() {
        containerView?.setNeedsLayout()
        containerView?.layoutIfNeeded()
        showPresenter(1)
    }

    /// Asks whoever has a say.
    final func userMayDismiss() -> Bool {
        if ControllerTree.all(from: presentedViewController).contains(where: \.isModalInPresentation) { return false }
        return delegateInCharge?.`presentationControllerShouldDismiss(_:)`?(self) != false
    }

    final func userWasRefused() { delegateInCharge?.`presentationControllerDidAttemptToDismiss(_:)`?(self) }

    private func tappedBeside() {
        // On a phone a touch above the sheet does nothing.
        if place?.isFloating == true { dismissByUser(animated: true) }
    }

    final func userPlaced(at index: Int) {
        guard let place, place.topsIdentifiers.indices.contains(index) else { return }
        let identifier = place.topsIdentifiers[index]
        guard identifier != place.selected.identifier else { return }
        changedByUser = true
        selectedDetentIdentifier = identifier
    }
    private var changedByUser = false

    final func userHasPlaced() {
        guard changedByUser else { return }
        changedByUser = false
        (delegateInCharge as? any UISheetPresentationControllerDelegate)?
            .`sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`?(self)
    }

    /// The user has pulled the sheet down far enough: asks whoever has a say, and dismisses or not.
    package final func userDismisses(animated: Bool = true) { dismissByUser(animated: animated) }

    /// The user lets the sheet rest at another detent.
    package final func userSelects(_ identifier: Detent.Identifier) {
        guard let index = place?.topsIdentifiers.firstIndex(of: identifier) else { return }
        animateChanges { userPlaced(at: index) }
        userHasPlaced()
    }

    /// A finger on the sheet, for who has touches but no gestures.
    package final func handBegins() { hand.begin() }
    package final func handMoves(by translation: CGFloat) { hand.move(by: translation) }
    package final func handEnds(velocity: CGFloat) { hand.end(velocity: velocity) }
}

extension UIPresentationController {
    /// Pulled or tapped away. An app's own `dismiss` asks nobody.
    package final func dismissByUser(animated: Bool) {
        guard phase == .presented else { return }
        let isHeld = ControllerTree.all(from: presentedViewController).contains { $0.isModalInPresentation }
        if isHeld || delegateInCharge?.`presentationControllerShouldDismiss(_:)`?(self) == false {
            delegateInCharge?.`presentationControllerDidAttemptToDismiss(_:)`?(self)
            return
        }
        presentedViewController.dismissPresented(animated: animated, byUser: true, completion: nil)
    }
}

/// What a detent's height may depend on.
@preconcurrency @MainActor
public protocol UISheetPresentationControllerDetentResolutionContext: NSObjectProtocol {
    var containerTraitCollection: UITraitCollection { get }
    var maximumDetentValue: CGFloat { get }
}
