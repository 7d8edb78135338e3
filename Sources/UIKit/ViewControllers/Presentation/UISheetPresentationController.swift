import AppleFoundation
import CoreGraphics
import QuartzCore

/// Presents a controller as a sheet, with heights that it may rest at.
open class UISheetPresentationController: UIPresentationController {
    /// A height at which a sheet rests.
    @preconcurrency @MainActor
    public class Detent: NSObject {
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
            precondition(!detents.isEmpty, "A sheet needs at least one detent.")
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
    open weak var sourceView: UIView?

    private let dimming = UIView()
    private let grabber = UIView()

    /// Evaluates the detents anew at the next layout.
    open func invalidateDetents() { containerView?.setNeedsLayout() }

    /// Animates what `changes` sets about this sheet.
    open func animateChanges(_ changes: () -> Void) {
        withoutActuallyEscaping(changes) { changes in
            UIView.animate(withDuration: 0.4) { [self] in
                changes()
                containerView?.layoutIfNeeded()
            }
        }
    }

    // MARK: Where it lies
    open override var shouldRemovePresentersView: Bool { styleInUse == .fullScreen || styleInUse == .currentContext }

    open override var frameOfPresentedViewInContainerView: CGRect {
        guard let container = containerView, styleInUse == .pageSheet || styleInUse == .formSheet else {
            return super.frameOfPresentedViewInContainerView
        }
        return SheetGeometry(self, container).frame
    }

    // MARK: Chrome
    open override func presentationTransitionWillBegin() {
        super.presentationTransitionWillBegin()
        guard let container = containerView, styleInUse == .pageSheet || styleInUse == .formSheet else { return }
        dimming.backgroundColor = UIColor(white: 0, alpha: 0.2)
        dimming.frame = container.bounds
        dimming.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        dimming.alpha = 0
        container.insertSubview(dimming, at: 0)
        fade(to: isUndimmed ? 0 : 1)
    }

    open override func dismissalTransitionWillBegin() {
        super.dismissalTransitionWillBegin()
        fade(to: 0)
    }

    open override func presentationTransitionDidEnd(_ completed: Bool) {
        super.presentationTransitionDidEnd(completed)
        if !completed { dimming.removeFromSuperview() }
    }

    open override func dismissalTransitionDidEnd(_ completed: Bool) {
        super.dismissalTransitionDidEnd(completed)
        if !completed { dimming.alpha = isUndimmed ? 0 : 1 }
    }

    private func fade(to alpha: CGFloat) {
        let coordinator = presentedViewController.transitionCoordinator
        if coordinator?.animate(alongsideTransition: { [dimming] _ in dimming.alpha = alpha }) != true { dimming.alpha = alpha }
    }

    private var isUndimmed: Bool {
        guard let limit = largestUndimmedDetentIdentifier, let container = containerView else { return false }
        let heights = SheetGeometry(self, container).heights
        guard let bound = heights.first(where: { $0.identifier == limit }) else { return false }
        return SheetGeometry(self, container).selected.height <= bound.height
    }

    open override func containerViewWillLayoutSubviews() {
        super.containerViewWillLayoutSubviews()
        guard let view = presentedView, styleInUse == .pageSheet || styleInUse == .formSheet, let container = containerView
        else {
            return
        }
        let isFull = frameOfPresentedViewInContainerView == container.bounds
        view.layer.cornerRadius = isFull ? 0 : preferredCornerRadius ?? 10
        view.layer.maskedCorners =
            SheetGeometry(self, container).isFloating
            ? [.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner, .layerMaxXMaxYCorner]
            : [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        view.clipsToBounds = !isFull
        (container as? PresentationContainerView)?.letsTouchesThrough = isUndimmed
        dimming.isUserInteractionEnabled = !isUndimmed
        if phase == .presented { dimming.alpha = isUndimmed ? 0 : 1 }
        placeGrabber(in: view)
    }

    private func placeGrabber(in view: UIView) {
        guard prefersGrabberVisible else { return grabber.removeFromSuperview() }
        grabber.backgroundColor = .tertiaryLabel
        grabber.layer.cornerRadius = 2.5
        grabber.frame = CGRect(x: (view.bounds.width - 36) / 2, y: 5, width: 36, height: 5)
        grabber.autoresizingMask = [.flexibleLeftMargin, .flexibleRightMargin]
        view.addSubview(grabber)
    }

    // MARK: The user's hand
    /// The user has pulled the sheet down far enough: asks whoever has a say, and dismisses or not.
    package final func userDismisses(animated: Bool = true) { dismissByUser(animated: animated) }

    /// The user lets the sheet rest at another detent.
    package final func userSelects(_ identifier: Detent.Identifier) {
        guard detents.contains(where: { $0.identifier == identifier }), identifier != selectedDetentIdentifier else { return }
        animateChanges { selectedDetentIdentifier = identifier }
        (delegate as? any UISheetPresentationControllerDelegate)?
            .`sheetPresentationControllerDidChangeSelectedDetentIdentifier(_:)`?(self)
    }
}

extension UIPresentationController {
    /// Pulled or tapped away. An app's own `dismiss` asks nobody.
    package final func dismissByUser(animated: Bool) {
        guard phase == .presented else { return }
        let isHeld = ControllerTree.all(from: presentedViewController).contains { $0.isModalInPresentation }
        if isHeld || delegate?.`presentationControllerShouldDismiss(_:)`?(self) == false {
            delegate?.`presentationControllerDidAttemptToDismiss(_:)`?(self)
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
